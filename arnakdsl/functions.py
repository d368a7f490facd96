"""The functions of the language: `count(hand)`, `first(trees by row)`, `table(n, 3, 2, 1)` ...

One entry each in `FUNCTIONS`: from the call as written to its typed value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from arnakdsl import codes
from arnakdsl.syntax import ast
from arnakdsl.syntax.signatures import SIGNATURES
from arnakdsl.typed import (
    AnyOf,
    Can,
    Const,
    CostOf,
    Count,
    EffectOf,
    Either,
    FirstBy,
    IconsIn,
    Least,
    NextSeat,
    PlaceIn,
    ScoreOf,
    Sum,
    Table,
    Tops,
    TurnOrder,
    Value,
    Yields,
)
from arnakdsl.values import CONDITION, COST, EFFECT, NUMBER, SEAT, Type, set_of

if TYPE_CHECKING:
    from arnakdsl.bind import Binder, Scope

Function = Callable[["Binder", ast.Apply, "Scope"], Value | None]


def _arity(binder: Binder, node: ast.Apply) -> bool:
    wants = SIGNATURES[node.name.text]
    if wants.least <= len(node.args) <= wants.most:
        return True
    some = str(wants.least) if wants.least == wants.most else f"{wants.least} or more"
    binder.found(codes.WRONG_ARITY, node.span, name=node.name.text, wanted=some, seen=len(node.args))
    return False


def _not(binder: Binder, node: ast.Expr, wanted: str) -> None:
    binder.found(codes.WRONG_TYPE, node.span, wanted=wanted, seen="something else", text=node.span.text)


def _count(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    found = binder.as_set(node.args[0], scope) if _arity(binder, node) else None
    return Count(found) if found else None


def _any(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    found = binder.as_set(node.args[0], scope) if _arity(binder, node) else None
    return AnyOf(found) if found else None


def _sum(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    found = binder.as_set(node.args[0], scope) if _arity(binder, node) else None
    if found is None:
        return None
    it = binder.member_local(found)
    value = binder.value(node.args[1], scope.of_each(it), NUMBER)
    return Sum(found, it, value) if value else None


def _pile(binder: Binder, node: ast.Expr, scope: Scope) -> Value | None:
    found = binder.value(node, scope)
    if found is not None and found.type.name != "pile":
        binder.found(codes.WRONG_TYPE, node.span, wanted="a pile", seen=str(found.type), text=node.span.text)
        return None
    return found


def _end(place: int) -> Function:
    def end(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
        found = _pile(binder, node.args[0], scope) if _arity(binder, node) else None
        return PlaceIn(found, Const(place, NUMBER), Type("entity", found.type.of)) if found else None

    return end


def _place(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    if not _arity(binder, node):
        return None
    found, number = _pile(binder, node.args[0], scope), binder.value(node.args[1], scope, NUMBER)
    return PlaceIn(found, number, Type("entity", found.type.of)) if found and number else None


def _first(last: bool) -> Function:
    def first(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
        if not _arity(binder, node):
            return None
        query = node.args[0]
        plain = replace(query, keys=()) if isinstance(query, ast.Query) else query
        found = binder.as_set(plain, scope)
        if found is None:
            return None
        it = binder.member_local(found)
        keys = [binder.value(key, scope.of_each(it), NUMBER) for key in getattr(query, "keys", ())]
        if any(key is None for key in keys):
            return None
        return FirstBy(found, it, tuple(key for key in keys if key), last, it.type)

    return first


def _tops(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    if not _arity(binder, node):
        return None
    name = node.args[0].names[0] if isinstance(node.args[0], ast.Path) else None
    families = {each.name for each in binder.model.piles.values() if each.owner != "game"}
    if name is None or name.text not in families:
        if name:
            binder.unknown(codes.UNKNOWN_PILE, name, families)
        else:
            _not(binder, node.args[0], "the name of a pile")
        return None
    return Tops(name.text, set_of(*binder.model.piles[name.text].of))


def _least(op: str) -> Function:
    def least(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
        if not _arity(binder, node):
            return None
        args = [binder.value(each, scope, NUMBER) for each in node.args]
        return Least(op, tuple(each for each in args if each)) if all(args) else None

    return least


def _table(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    if not _arity(binder, node):
        return None
    index, *values = (binder.value(each, scope, NUMBER) for each in node.args)
    return Table(index, tuple(each for each in values if each)) if index and all(values) else None


def _either(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    if not _arity(binder, node):
        return None
    condition = binder.value(node.args[0], scope, CONDITION)
    then, otherwise = binder.value(node.args[1], scope), binder.value(node.args[2], scope)
    if condition is None or then is None or otherwise is None:
        return None
    for each, value in zip(node.args[1:], (then, otherwise), strict=True):
        if value.type.name in ("pile", "set", "effect"):
            hint = "write 'if COND { ... } else { ... }' around the steps"
            wanted = "a number, a condition, a thing or a cost"
            binder.found(
                codes.WRONG_TYPE, each.span, hint=hint, wanted=wanted, seen=str(value.type), text=each.span.text
            )
            return None
    if isinstance(then, CostOf) and isinstance(otherwise, CostOf):
        return Either(condition, then, otherwise, COST)
    return (
        Either(condition, then, otherwise, then.type)
        if binder.expect(otherwise, then.type, node.args[2].span)
        else None
    )


def _can(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    found = binder.value(node.args[0], scope, EFFECT) if _arity(binder, node) else None
    if isinstance(found, EffectOf):
        return Can(found)
    if found is not None:
        _not(binder, node.args[0], "a printed effect")
    return None


def _yields(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    if not _arity(binder, node):
        return None
    effect, unit = binder.value(node.args[0], scope, EFFECT), node.args[1]
    if not isinstance(effect, EffectOf):
        if effect is not None:
            _not(binder, node.args[0], "a printed effect")
        return None
    name = unit.names[0] if isinstance(unit, ast.Path) and len(unit.names) == 1 else None
    if name is None:
        _not(binder, unit, "the name of a counter or an icon")
        return None
    if name.text not in binder.model.resources:
        binder.unknown(codes.UNKNOWN_RESOURCE, name, binder.model.resources)
        return None
    return Yields(effect, name.text)


def _seat(make: type[TurnOrder] | type[NextSeat]) -> Function:
    def seat(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
        found = binder.value(node.args[0], scope, SEAT) if _arity(binder, node) else None
        return make(found) if found else None

    return seat


def _score(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    if not _arity(binder, node):
        return None
    name = node.args[0].names[0] if isinstance(node.args[0], ast.Path) else None
    if name is None:
        _not(binder, node.args[0], "the name of a score")
        return None
    if name.text not in binder.model.scores:
        binder.unknown(codes.UNKNOWN_ID, name, binder.model.scores)
        return None
    return ScoreOf(name.text)


def _icons(binder: Binder, node: ast.Apply, scope: Scope) -> Value | None:
    found = binder.cost(node.args, scope) if _arity(binder, node) else None
    if found is not None and not found.attributes:
        _not(binder, node.args[0], "printed icons")
    return IconsIn(found.attributes[0]) if found and found.attributes else None


FUNCTIONS: Mapping[str, Function] = {
    "count": _count,
    "any": _any,
    "sum": _sum,
    "top": _end(1),
    "bottom": _end(-1),
    "place": _place,
    "first": _first(False),
    "last": _first(True),
    "tops": _tops,
    "min": _least("min"),
    "max": _least("max"),
    "table": _table,
    "either": _either,
    "can": _can,
    "yields": _yields,
    "turn_order": _seat(TurnOrder),
    "next_seat": _seat(NextSeat),
    "score": _score,
    "icons": _icons,
}
