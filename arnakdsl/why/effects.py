"""Why an effect can do nothing: which of its steps, and what stands against that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from arnakrt.why import Reason

from arnakdsl.reference.values import Names
from arnakdsl.say.phrase import Said, phrase
from arnakdsl.say.values import Seen
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    Do,
    EachOf,
    EffectOf,
    IfOf,
    MayOf,
    PayOf,
    PickOf,
    RepeatOf,
    ResolveOf,
    SeqOf,
    TradeOf,
)
from arnakdsl.why.bills import Bills

Written: TypeAlias = tuple[ast.Step | None, Seen]
"""A step as written, none if its place is not found, with the names in sight there."""


class Effects(Bills):
    """Says effects that can do nothing."""

    def written(self, act: Act, names: Names) -> Written:
        """The step that an act was made of, its names said as what they stand for now."""
        step, seen = self.step_at(act.at.path)
        return step, self.now(seen, names)

    def step_at(self, path: str) -> Written:
        """The step at a place of the content."""
        root, known = path.split("/", 1)[0], self.reading.texts
        if root not in known:
            known[root] = {path: (step, seen) for path, step, seen in self.texts.decisions.steps(root)}
        return known[root].get(path, (None, Seen()))

    def clause(self, step: ast.Step | None, seen: Seen) -> Said:
        """What a step does, in words."""
        return self.sentences.clause(step, seen) if step is not None else phrase("nothing-there")

    def powerless(self, effect: EffectOf, names: Names) -> Iterator[Reason]:
        """Why nothing of a printed effect could happen."""
        key = self.steps.number(effect.owner, names), effect.name
        act = self.linked.effects.get(key)
        if act is not None and not self.steps.possible_effect(effect, names):
            yield from self.impossible(act, {})

    def impossible(self, act: Act, names: Names) -> Iterator[Reason]:
        """The parts of an act that can do nothing, each with what stands against it."""
        step, seen = self.written(act, names)
        match act:
            case Bind(var=var, value=value, body=body):
                yield from self.impossible(body, {**names, var.name: self.steps.named(value, names)})
            case SeqOf(acts=acts):
                payments = [each for each in acts if isinstance(each, PayOf)]
                for each in payments or acts:
                    if not self.steps.possible(each, names):
                        yield from self.impossible(each, names)
            case TradeOf(cost=inner) | MayOf(act=inner) | RepeatOf(body=inner):
                yield from self.impossible(inner, names)
            case ChooseOf(branches=branches):
                for branch in branches:
                    yield from self.impossible(branch.act, names)
            case IfOf(condition=condition, then=then, otherwise=otherwise):
                met = self.steps.truth(condition, names)
                branch_taken = then if met else otherwise
                if branch_taken is not None:
                    yield from self.impossible(branch_taken, names)
                elif isinstance(step, ast.If):
                    yield from self.failing(step.condition, condition, names, seen)
            case PayOf(cost=cost):
                yield from self.unpaid(step.args if isinstance(step, ast.Call) else (), cost, names, seen, act.at.span)
            case PickOf() | EachOf():
                yield self.nobody(self.set_of(act, step), seen, act.at.span)
            case ResolveOf(effect=effect):
                yield from (
                    self.powerless(effect, names) if self.effect_of(effect, names) else [self.idle(act, step, seen)]
                )
            case Do():
                yield self.undone(act, step, names, seen)
            case _:
                yield self.idle(act, step, seen)

    def effect_of(self, effect: EffectOf, names: Names) -> bool:
        return (self.steps.number(effect.owner, names), effect.name) in self.linked.effects

    def set_of(self, act: PickOf | EachOf, step: ast.Step | None) -> ast.Expr | None:
        """The set that is picked from or gone through, as written."""
        match step:
            case ast.Each(set=found):
                return found
            case ast.Let(value=ast.Pick(query=query)):
                return query
            case ast.Call(args=args, named=named):
                picks = [
                    each for each in (*args, *(value for one in named for value in one.values))
                    if isinstance(each, ast.Pick)
                ]  # fmt: skip
                at = self.pick_number(act)
                return picks[at].query if at < len(picks) else None
        return None

    def pick_number(self, act: Act) -> int:
        """Which of the picks of one step an act is, from 0."""
        same = [each for each in self.reading.acts.get(act.at.path, ()) if isinstance(each, PickOf)]
        return same.index(act) if act in same else 0

    def nobody(self, node: ast.Expr | None, seen: Seen, place: Span) -> Reason:
        """That a set is empty."""
        if node is None:
            return self.reason(phrase("nothing-there"), place)
        statement = phrase("exists", set=self.sentences.set(node, seen))
        return self.reason(phrase("not", statement=statement), node.span)

    def undone(self, act: Do, step: ast.Step | None, names: Names, seen: Seen) -> Reason:
        """That a verb has nothing to work on: an empty pile, an empty mark."""
        node = self.taken_from(step)
        if node is not None:
            return self.reason(self.empty(node, names, seen), node.span)
        return self.idle(act, step, seen)

    def taken_from(self, step: ast.Step | None) -> ast.Path | None:
        """Where a step takes something from."""
        if not isinstance(step, ast.Call) or step.verb.text != "move":
            return None
        node = next((each.values[0] for each in step.named if each.preposition.text == "from"), step.args[0])
        while isinstance(node, ast.Apply) and node.args and not node.rest:
            node = node.args[0]
        return node if isinstance(node, ast.Path) else None

    def empty(self, node: ast.Path, names: Names, seen: Seen) -> Said:
        found, inside = self.by_name(node, names, seen)
        return self.sentences.condition(found, inside, yes=False)

    def idle(self, act: Act, step: ast.Step | None, seen: Seen) -> Reason:
        """That a step would do nothing."""
        return self.reason(phrase("does-nothing", step=self.clause(step, seen)), act.at.span)
