"""Verbs that ask or lead on: `pay`, `offer`, `resolve`, `window`, `nothing`, `finish`."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from arnakdsl import codes
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, CostOf, EffectOf, OfferOf, PayOf, Place, ResolveOf, Value, WindowOf
from arnakdsl.verbs.verb import Argument, Target, Verb, bind_arguments, matched

if TYPE_CHECKING:
    from arnakdsl.bind import Binder, Scope


class Pay(Verb):
    """Pay a cost: tokens, then units such as cards, then icons from the pool and from sources."""

    name = "pay"
    takes = (Argument("cost", "amounts"),)

    def of_a_player(self, act: Act, shared: Container[str]) -> bool:
        return True

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None:
            return None
        (cost,) = args
        assert isinstance(cost, CostOf), "amounts"
        return PayOf(cost, at)


class Offer(Verb):
    """One decision over the candidates of actions, or of a menu; `less` is a discount, `for` is paid for any of them."""

    name = "offer"
    takes = (
        Argument("actions", "value"),
        Argument("discount", "amounts", "less", True),
        Argument("extra", "amounts", "for", True),
    )

    def of_a_player(self, act: Act, shared: Container[str]) -> bool:
        return True

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        if matched(self, binder, node) is None:
            return None
        if not node.args:
            binder.found(codes.MISSING_ARGUMENT, node.span, verb=self.name, name="actions")
            return None
        names: list[str] = []
        read = [_actions(binder, each, names) for each in node.args]
        if not all(read):
            return None
        costs: dict[str, CostOf | None] = {"less": None, "for": None}
        for written in node.named:
            found = binder.cost(written.values, scope)
            if found is None:
                return None
            costs[written.preposition.text] = found
        return OfferOf(tuple(names), costs["less"], costs["for"], at)


def _actions(binder: Binder, node: ast.Expr, names: list[str]) -> bool:
    """Collect the actions that `a or b` names; a menu stands for its actions."""
    if isinstance(node, ast.Logic) and node.op == "or":
        return _actions(binder, node.left, names) and _actions(binder, node.right, names)
    word = node.names[0] if isinstance(node, ast.Path) and len(node.names) == 1 else None
    model = binder.model
    if word and word.text in model.actions:
        names.append(word.text)
        return True
    if word and word.text in model.menus:
        names.extend(name for name, action in model.actions.items() if action.menu == word.text)
        return True
    if word:
        binder.unknown(codes.UNKNOWN_ACTION, word, {*model.actions, *model.menus})
    else:
        binder.found(codes.WRONG_TYPE, node.span, wanted="an action", seen="something else", text=node.span.text)
    return False


class Resolve(Verb):
    """Carry out an effect that is printed on an entity."""

    name = "resolve"
    takes = (Argument("effect", "effect"),)

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None:
            return None
        (effect,) = args
        if isinstance(effect, EffectOf):
            return ResolveOf(effect, at)
        span = node.args[0].span
        binder.found(
            codes.WRONG_TYPE, span, wanted="a printed effect", seen=str(effect.type if effect else ""), text=span.text
        )
        return None


class Window(Verb):
    """A last moment for free actions before something hidden is seen."""

    name = "window"

    def of_a_player(self, act: Act, shared: Container[str]) -> bool:
        return True

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        return WindowOf(at) if args is not None else None


class Nothing(Verb):
    """Do nothing: a branch that only needs its label."""

    name = "nothing"
    idle = True

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        to.line("pass")

    def possible(self, args: Sequence[Value | None], to: Target) -> str:
        return "False"


class Finish(Verb):
    """End the game at once."""

    name = "finish"
    ends = True

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        to.line("return over(s)")
