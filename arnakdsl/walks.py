"""Walks through all that a linked pack does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from arnakdsl.linking import Linked
from arnakdsl.records import parts_of
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

ACTS = "acts"
"""What a linked pack keeps the list of its acts under."""


def acts(linked: Linked) -> Sequence[Act]:
    """Every act of a pack, each before those in it; a definition once for each place where it is called."""
    if ACTS not in linked.kept:
        linked.kept[ACTS] = tuple(_acts(linked))
    found: Sequence[Act] = linked.kept[ACTS]
    return found


def _acts(linked: Linked) -> Iterator[Act]:
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
        waiting += below(each)[::-1]


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
        yield each
        for name in _parts(each.__class__):
            waiting.append(getattr(each, name))


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    """The fields with values in them; where a name was picked from is no part of it."""
    return tuple(name for name in parts_of(kind) if name != "places")
