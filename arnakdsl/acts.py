"""The acts of a pack, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

from arnakdsl.linking import Linked
from arnakdsl.typed import Act, Branch


def roots(linked: Linked) -> Iterator[Act]:
    """The acts that no other holds: of the course of the game, of actions, of things."""
    yield from linked.procedures.values()
    yield from (each.do for each in linked.actions.values())
    yield from linked.effects.values()


def within(act: Act) -> Iterator[Act]:
    """An act and all acts in it."""
    yield act
    kind: Any = type(act)
    for name in _parts(kind):
        inner = getattr(act, name)
        for each in inner if isinstance(inner, tuple) else (inner,):
            found = each.act if isinstance(each, Branch) else each
            if isinstance(found, Act):
                yield from within(found)


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))
