"""Steps in a row, and those that choose, branch and repeat."""

from __future__ import annotations

from dataclasses import replace

from arnakdsl import codes
from arnakdsl.bind.calls import Calls
from arnakdsl.bind.scope import Scope
from arnakdsl.bindtypes import maybe_nobody, places_of
from arnakdsl.records import record
from arnakdsl.syntax import ast
from arnakdsl.typed import (
    PLAIN,
    Act,
    Bind,
    Branch,
    ChooseOf,
    EachOf,
    EachPlayer,
    IfOf,
    LabelOf,
    Local,
    MayOf,
    OtherSeat,
    PickOf,
    Place,
    SeqOf,
    TradeOf,
    Value,
)
from arnakdsl.values import CONDITION, NUMBER, Type, member
from arnakdsl.whereabouts import places_of_named

PLAYER = "player"  # behind `each`: everybody in turn
OPENING = "pick"  # the word of an option whose pick has no label and no verb


@record
class SeqRest:
    """The steps behind a `let`."""

    steps: tuple[ast.Step, ...]
    at: Place
    index: int

    def place(self) -> Place:
        return Place(f"{self.at.path}.{self.index}", self.at.span)


class Steps(Calls):
    """Binds steps that are no call."""

    def sequence(self, steps: tuple[ast.Step, ...], scope: Scope, at: Place) -> Act | None:
        acts: list[Act] = []
        fine = True
        for index, step in enumerate(steps):
            path = f"{at.path}.{index}"
            if isinstance(step, ast.Let):
                rest = SeqRest(steps[index + 1 :], at, index + 1)
                bound = self.let(step, rest, scope, path)
                fine = fine and bound is not None
                acts += [bound] if bound else []
                break
            told = self.told
            act = self.act(step, scope, path)
            self.told = told
            fine = fine and act is not None
            acts += [act] if act else []
        if not fine:
            return None
        return acts[0] if len(acts) == 1 else SeqOf(tuple(acts), at)

    def let(self, node: ast.Let, rest: SeqRest, scope: Scope, path: str) -> Act | None:
        at = Place(path, node.span)
        if isinstance(node.value, ast.Pick):
            picked = self.picked(node.value, scope, OPENING, node.name.text)
            if picked is None:
                self.sequence(rest.steps, scope.having(node.name.text, self._stand_in(node.value)), rest.place())
                return None
            var, found, label = picked
            body = self.sequence(rest.steps, scope.having(node.name.text, var), rest.place())
            return PickOf(var, found, label, body, at) if body else None
        value = self.value(node.value, scope)
        if value is None:
            return None
        if value.type.name in ("pile", "cost", "icons", "text"):
            span = node.value.span
            hint = "write it where it is used"
            wanted = "a number, a condition, a thing or a set"
            self.found(codes.WRONG_TYPE, span, hint=hint, wanted=wanted, seen=str(value.type), text=span.text)
            return None
        var = self.local(node.name.text, value.type, places_of_named(self.model, value), maybe_nobody(value))
        body = self.sequence(rest.steps, scope.having(node.name.text, var), rest.place())
        return Bind(var, value, body, at) if body else None

    def _stand_in(self, pick: ast.Pick) -> Value:
        """For a name whose value is not understood: a number, or any kind of entity."""
        if isinstance(pick.query, ast.Range):
            return Local("unknown", NUMBER)
        return Local("unknown", Type("entity", tuple(self.model.kinds)))

    def labelled(self, step: ast.Step, label: ast.Label, scope: Scope, at: Place) -> Act | None:
        """A step with a label of its own, outside a `choose`."""
        found = self.label(label, scope)
        if found is None:
            return None
        match step:
            case ast.Trade(cost=cost, step=inner):
                return self.trade(cost, inner, found, scope, at)
            case ast.May(step=inner):
                return self.may(inner, found, scope, at)
        self.found(codes.USELESS_LABEL, label.span)
        return None

    def trade(self, cost: ast.Step, step: ast.Step, label: LabelOf, scope: Scope, at: Place) -> Act | None:
        self.needs_player(scope, at.span, "a cost with '->'")
        price, gain = self.act(cost, scope, f"{at.path}.cost"), self.act(step, scope, f"{at.path}.do")
        return TradeOf(price, gain, label, at) if price and gain else None

    def may(self, step: ast.Step, label: LabelOf | None, scope: Scope, at: Place) -> Act | None:
        self.needs_player(scope, at.span, "'may'")
        if isinstance(step, ast.Labelled) and not isinstance(step.step, ast.Trade):
            label = self.label(step.label, scope)
            step = step.step
        inner = self._inner_label(step)
        if inner is not None:
            label = label or self.label(inner, scope)
        act = self.option(step, scope, f"{at.path}.may")
        return MayOf(act, label or LabelOf(PLAIN), at) if act else None

    def choose(self, node: ast.Choose, scope: Scope, at: Place) -> Act | None:
        self.needs_player(scope, at.span, "'choose'")
        branches: list[Branch] = []
        for index, step in enumerate(node.branches, 1):
            label, labelled = LabelOf(f"option:{index}"), False
            inner = step.steps[0] if isinstance(step, ast.Seq) and len(step.steps) == 1 else step
            if isinstance(inner, ast.Labelled):
                found = self.label(inner.label, scope)
                label, labelled, inner = found or label, True, inner.step
            act = self.option(inner, scope, f"{at.path}.{index}")
            if act is None:
                continue
            branches.append(Branch(self.guarded_label(inner, label, scope), labelled or self._guarded(inner), act))
        number = node.count.value if node.count else 1
        if node.count and not 1 <= number <= len(node.branches):
            self.found(codes.TOO_MANY_BRANCHES, node.count.span, count=number, branches=len(node.branches))
            return None
        return ChooseOf(number, tuple(branches), at) if len(branches) == len(node.branches) else None

    def option(self, step: ast.Step, scope: Scope, path: str) -> Act | None:
        """A step that stands for an option: the label in `if c { a as word }` is the option's."""
        if isinstance(step, ast.If):
            return self.conditional(step, scope, Place(path, step.span), option=True)
        return self.act(step, scope, path)

    def conditional(self, node: ast.If, scope: Scope, at: Place, option: bool = False) -> Act | None:
        condition = self.value(node.condition, scope, CONDITION)
        inner = self._labelled_within(node) if option else None
        body = inner.step if inner else node.then
        then = self.act(body, scope, f"{at.path}.then")
        otherwise = self.act(node.otherwise, scope, f"{at.path}.else") if node.otherwise else None
        if condition is None or then is None or (node.otherwise and otherwise is None):
            return None
        return IfOf(condition, then, otherwise, at)

    def each(self, node: ast.Each, scope: Scope, at: Place) -> Act | None:
        if node.set is None:
            body = self.act(node.body, replace(scope, nobody=False), f"{at.path}.do")
            others = self.model.others
            if node.name.text != PLAYER and node.name.text not in others:
                self.unknown(codes.UNKNOWN_NAME, node.name, [PLAYER, *others])
                return None
            seat = OtherSeat(node.name.text) if node.name.text in others else None
            return EachPlayer(body, at, seat) if body else None
        found = self.as_set(node.set, scope)
        if found is None:
            return None
        var = self.local(node.name.text, member(found.type), places_of(found))
        body = self.act(node.body, scope.having(node.name.text, var), f"{at.path}.do")
        return EachOf(var, found, body, at) if body else None
