"""Why an option is not among those of an act that asks: the options of its first decision, looked through one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from arnakdsl.bindtypes import places_of
from arnakdsl.reference.decisions import opens, shows_candidates
from arnakdsl.reference.values import Named, Names
from arnakdsl.say.phrase import phrase
from arnakdsl.syntax import ast
from arnakdsl.typed import (
    Act,
    Branch,
    ChooseOf,
    IfOf,
    LabelOf,
    MayOf,
    Numbers,
    OfferOf,
    PickOf,
    PileOf,
    SeqOf,
    TradeOf,
    Union,
    Value,
    Where,
    WindowOf,
)
from arnakdsl.values import Type
from arnakdsl.why.actions import CANDIDATE, CONDITION, COST, LAST, Actions, Near

NUMBER = Type("number")


class Decisions(Actions):
    """Says what stands against an option of a decision."""

    def in_act(self, act: Act, option: str, names: Names) -> Iterator[Near]:
        """The reasons against each way in which an act could offer an option; nothing if it has no such id."""
        match act:
            case PickOf():
                yield from self.in_pick(act, option, names)
            case ChooseOf(branches=branches):
                for branch in branches:
                    yield from self.in_branch(branch, option, names)
            case TradeOf(cost=first, label=label) | MayOf(act=first, label=label):
                if opens(first):
                    yield from self.in_act(first, option, names)
                else:
                    yield from self.in_single(label, option, first, names, self.steps.possible)
            case OfferOf(actions=actions):
                for action in (self.linked.actions[each] for each in actions if each in self.linked.actions):
                    yield from self.of_action(action, option, act)
            case SeqOf(acts=(first, *_)):
                yield from self.in_act(first, option, names)
            case IfOf(condition=condition, then=then, otherwise=None):
                found = list(self.in_act(then, option, names))
                if found and not self.steps.truth(condition, names):
                    step, seen = self.written(act, names)
                    if isinstance(step, ast.If):
                        found = [Near(CONDITION, tuple(self.failing(step.condition, condition, names, seen)))]
                yield from found
            case WindowOf():
                pass

    def in_single(
        self, label: LabelOf, option: str, act: Act, names: Names, can: Callable[[Act, Names], bool]
    ) -> Iterator[Near]:
        """The one option that stands for an act."""
        if option == self.steps.label(label, names):
            found = () if can(act, names) else tuple(self.impossible(act, names))
            yield Near(COST if found else LAST, found)

    def in_branch(self, branch: Branch, option: str, names: Names) -> Iterator[Near]:
        act = branch.act
        if not branch.labelled and shows_candidates(act):
            yield from self.in_act(act, option, names)
            return
        yield from self.in_single(branch.called, option, act, names, self.steps.runnable)

    # ------------------------------------------------------------ picks

    def in_pick(self, act: PickOf, option: str, names: Names) -> Iterator[Near]:
        step, seen = self.written(act, names)
        node = self.set_of(act, step)
        for named, kind, segment in self.picked(act, option):
            absent = self.absent(named.number, kind)
            if absent:
                yield Near(CANDIDATE, absent)
            elif node is None:
                yield Near(CANDIDATE, (self.reason(phrase("not-there", thing=self.named(named, kind)), act.at.span),))
            else:
                part = self.with_segment(node, act.set, segment)
                found = tuple(self.missing_from(*part, named, kind, names, seen)) if part else ()
                if part:
                    yield Near(self.rank(part[1], named, names) if found else LAST, found)

    def picked(self, act: PickOf, option: str) -> Iterator[tuple[Named, Type, str]]:
        """What an id picks, things, seats or numbers, and the segment of the pile it is picked from."""
        words = f"{act.label.words}:"
        if not option.startswith(words):
            return
        kind = NUMBER if isinstance(act.set, Numbers) else act.var.type
        for number, segment in self.ids.picked(option.removeprefix(words), kind):
            yield Named(number), kind, segment

    def with_segment(self, node: ast.Expr, value: Value, segment: str) -> tuple[ast.Expr, Value] | None:
        """The part of a set whose piles have a segment in ids; none if there is none."""
        match node, value:
            case ast.Query(set=inner), Where(set=of):
                part = self.with_segment(inner, of, segment)
                return part and (replace(node, set=part[0]), replace(value, set=part[1]))
            case ast.Query(set=inner), _:
                part = self.with_segment(inner, value, segment)
                return part and (replace(node, set=part[0]), part[1])
            case ast.Arithmetic(op="+"), Union(parts=parts):
                written = self.sentences.parts_of(node)
                found = [
                    each for each in map(self.with_segment, written, parts, [segment] * len(parts)) if each is not None
                ] if len(written) == len(parts) else []  # fmt: skip
                return found[0] if len(found) == 1 else (node, value) if found else None
        piles = places_of(value)
        own = self.model.piles[piles[0].name].segment if piles and isinstance(piles[0], PileOf) else ""
        return (node, value) if own == segment else None
