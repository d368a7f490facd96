"""Walks through values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from arnakdsl.typed import Act, Both, Const, CostOf, Do, Local, Value


def conjuncts(value: Value) -> Iterator[Value]:
    """The parts of a condition joined by `and`."""
    if isinstance(value, Both) and value.op == "and":
        yield from conjuncts(value.left)
        yield from conjuncts(value.right)
    else:
        yield value


def renamed(value: Any, old: Local, new: Local | Const) -> Any:
    """A value with one name for another."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(renamed(each, old, new) for each in value)
    names = getattr(type(value), "__dataclass_fields__", None)
    if names is None or isinstance(value, Local | Const):
        return value
    parts = {name: renamed(getattr(value, name), old, new) for name in names if name != "type"}
    return replace(value, **parts)


def mentions(value: Any, it: Local) -> bool:
    """Does a value depend on a name?"""
    if value == it:
        return True
    return any(mentions(each, it) for each in children(value))


def gained(act: Act) -> set[str]:
    """The counters of which a gain stands anywhere in an act."""
    found: set[str] = set()
    waiting: list[Any] = [act]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Do) and each.verb == "gain":
            found.update(unit for cost in each.args if isinstance(cost, CostOf) for _, unit in cost.amounts)
        waiting += children(each)
    return found


def children(value: Any) -> Iterator[Any]:
    """The values inside a value."""
    for name in getattr(type(value), "__dataclass_fields__", ()):
        inner = getattr(value, name)
        if isinstance(inner, tuple):
            for each in inner:
                yield from each if isinstance(each, tuple) else (each,)
        elif hasattr(type(inner), "__dataclass_fields__"):
            yield inner
