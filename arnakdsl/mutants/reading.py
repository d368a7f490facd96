"""Which printed attributes a pack reads: what is only shown is no part of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from arnakdsl.linking import Linked
from arnakdsl.typed import Attr, EffectOf, Part


def attributes_read(linked: Linked) -> set[tuple[str, str]]:
    """Kind and name of each attribute that an effect, a cost, a condition or a value looks at."""
    found: set[tuple[str, str]] = set()
    bound = [getattr(linked, each.name) for each in fields(linked) if each.name not in ("model", "evaluations", "kept")]
    for node in _nodes(bound, set()):
        match node:
            case Attr(owner=owner, name=name) | EffectOf(owner=owner, name=name):
                found |= {(kind, name) for kind in owner.type.of}
            case Part(kind=kind, attribute=attribute):
                found.add((kind, attribute))
    return found


def _nodes(value: Any, seen: set[int]) -> Iterator[Any]:
    """Every node of typed trees, each once."""
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for each in value:
            yield from _nodes(each, seen)
    elif is_dataclass(value) and id(value) not in seen:
        seen.add(id(value))
        yield value
        for each in fields(value):
            yield from _nodes(getattr(value, each.name), seen)
