"""Attributes that name a pile and are used, where no thing has any."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.generate import children
from arnakdsl.linking import Linked
from arnakdsl.typed import Attr


def check(linked: Linked) -> Iterator[Finding]:
    model = linked.model
    named = {name for thing in model.things for name, written in thing.written.items() if written}
    unnamed = [
        (kind, attribute)
        for kind in model.kinds.values()
        for attribute in kind.attributes.values()
        if attribute.type.name == "pile" and attribute.name not in named
    ]
    used = _used(linked) if unnamed else set()
    for kind, attribute in unnamed:
        if attribute.name in used:
            hint = f"say it for one {kind.name}, or give it a default"
            yield codes.NO_PILE_NAMED.at(attribute.span, kind=kind.name, name=attribute.name, hint=hint)


def _used(linked: Linked) -> set[str]:
    """The attributes that name a pile and are read anywhere."""
    found: set[str] = set()
    waiting: list[Any] = [linked.effects, linked.actions, linked.procedures, linked.sources, linked.units]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Attr) and each.type.name == "pile":
            found.add(each.name)
        waiting += each.values() if isinstance(each, dict) else children(each)
    return found
