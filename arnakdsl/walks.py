"""Walks through all that a linked pack does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arnakdsl.linking import Linked
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    EachOf,
    EachPlayer,
    IfOf,
    MayOf,
    PickOf,
    RepeatOf,
    SeqOf,
    TradeOf,
    WhileOf,
)


def acts(linked: Linked) -> Iterator[Act]:
    """Every act of a pack, each before those in it; a definition once for each place where it is called."""
    yield from (each for act in linked.effects.values() for each in inside(act))
    yield from (each for action in linked.actions.values() for each in inside(action.do))
    for giver in (*linked.sources.values(), *linked.units.values()):
        yield from inside(giver.do) if giver.do else ()
    yield from (each for act in linked.procedures.values() for each in inside(act))


def inside(act: Act) -> Iterator[Act]:
    """An act and all acts in it."""
    waiting = [act]
    while waiting:
        each = waiting.pop()
        yield each
        waiting += reversed(below(each))


def below(act: Act) -> tuple[Act, ...]:
    """The acts that an act is made of."""
    match act:
        case SeqOf(acts=parts):
            return parts
        case Bind(body=body) | PickOf(body=body) | EachOf(body=body) | EachPlayer(body=body):
            return (body,)
        case RepeatOf(body=body) | WhileOf(body=body) | MayOf(act=body):
            return (body,)
        case ChooseOf(branches=branches):
            return tuple(each.act for each in branches)
        case TradeOf(cost=cost, act=body):
            return (cost, body)
        case IfOf(then=then, otherwise=otherwise):
            return (then, otherwise) if otherwise else (then,)
    return ()


def values_in(value: Any) -> Iterator[Any]:
    """A value and all values in it."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, tuple):
            waiting.extend(each)
            continue
        names = _FIELDS.get(type(each))
        if names is None:
            names = _FIELDS[type(each)] = _fields(type(each))
        yield each
        waiting.extend([getattr(each, name) for name in names])


def _fields(kind: type) -> tuple[str, ...]:
    return tuple(name for name in getattr(kind, "__dataclass_fields__", ()) if name not in PLAIN)


PLAIN = ("type", "places", "text", "op", "kind")
"""Fields in which there is no value; where a name was picked from is no part of it."""
_FIELDS: dict[type, tuple[str, ...]] = {}
