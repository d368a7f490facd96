"""Small questions about typed values."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from arnakdsl.typed import (
    Arith,
    Attr,
    Const,
    Count,
    Either,
    FirstBy,
    IconsIn,
    Least,
    Local,
    Me,
    NextSeat,
    PileOf,
    PlaceIn,
    Start,
    Sum,
    Table,
    Tops,
    TurnOrder,
    Union,
    Value,
    Where,
)
from arnakdsl.values import NUMBER


def is_number(value: Value | None) -> bool:
    return value is not None and value.type.name == NUMBER.name


def fixed(value: Value) -> int | None:
    """The number that a value is in any game; none if it is worked out while playing."""
    match value:
        case Const(value=number):
            return number
        case Arith(op=op, left=left, right=right):
            one, two = fixed(left), fixed(right)
            if one is None or two is None:
                return None
            return one + two if op == "+" else one - two if op == "-" else one * two
    return None


def never_negative(value: Value) -> bool:
    """Is a number zero or more for sure?"""
    match value:
        case Const(value=number):
            return number >= 0
        case Count() | TurnOrder() | IconsIn():
            return True
        case Least(op="max", args=args):
            return any(map(never_negative, args))
        case Least(args=values) | Table(values=values):
            return all(map(never_negative, values))
        case Sum(value=inner):
            return never_negative(inner)
        case Either(then=then, otherwise=otherwise):
            return never_negative(then) and never_negative(otherwise)
        case Arith(op="+" | "*", left=left, right=right):
            return never_negative(left) and never_negative(right)
    return False


def maybe_nobody(value: Value) -> bool:
    """Can an entity or a seat turn out to be none?"""
    match value:
        case Const(value=number):
            return not number
        case Me() | Start():
            return False
        case NextSeat(seat=seat):
            return maybe_nobody(seat)
        case Local(maybe=maybe):
            return maybe
    return value.type.name in ("entity", "seat")


def reads_me(value: Any) -> bool:
    """Is a value about the running seat?"""
    if isinstance(value, tuple):
        return any(map(reads_me, value))
    if isinstance(value, Me):
        return True
    return is_dataclass(value) and any(reads_me(getattr(value, each.name)) for each in fields(value))


def strays(value: Value, kinds: tuple[str, ...]) -> bool:
    """Can the value be a thing of a kind that is not among these?"""
    of = set(value.type.of)
    anything = {"game", "player"} <= of  # the pile that an attribute names; what is not understood
    return value.type.name in ("entity", "pile", "set") and not anything and not of <= set(kinds)


def places_of(value: Value) -> tuple[Value, ...]:
    """The piles that a thing, or the members of a set, lie in."""
    match value:
        case PileOf() | Tops():
            return (value,)
        case Attr(type=kind_of) if kind_of.name == "pile":
            return (value,)
        case PlaceIn(pile=pile):
            return (pile,)
        case Local(type=kind_of, places=places) if kind_of.name == "set":
            return places
        case Where(set=inner) | FirstBy(set=inner):
            return places_of(inner)
        case Union(parts=parts):
            return tuple(place for part in parts for place in places_of(part))
    return ()
