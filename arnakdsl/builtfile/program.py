"""The linked program of a pack as JSON: every effect, cost and value as a typed tree, names looked up, definitions in place.

A node is a list: its form, then its fields in the order of `forms`.  Where a step stands is its path.
"""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from arnakdsl.linking import Linked
from arnakdsl.typed import Place

PARTS = (
    "actions", "sources", "units", "beside", "leftover", "procedures", "scores", "evaluations", "tiebreaks", "invariants",
)  # fmt: skip
PLAIN = frozenset((int, str, bool, type(None)))


def program_text(linked: Linked) -> str:
    """The program of a pack."""
    things = linked.model.things
    writer = _Writer()
    data = {
        "things": [[each.id, each.kind] for each in things],
        **{
            table: {f"{things[number - 1].id}.{name}": writer.tree(each) for (number, name), each in found.items()}
            for table, found in (("effects", linked.effects), ("costs", linked.costs))
        },
        **{part: writer.tree(getattr(linked, part)) for part in PARTS},
    }
    return json.dumps({"forms": writer.forms, **data}, separators=(",", ":"))


class _Writer:
    """Writes trees; what stands in many places, such as a type, is written once and shared."""

    def __init__(self) -> None:
        self.forms: dict[str, list[str]] = {}
        self._names: dict[type, list[str]] = {}
        self._written: dict[int, Any] = {}

    def tree(self, value: Any) -> Any:
        """A value as plain data."""
        kind = value.__class__
        names = self._names.get(kind)
        if names is None:
            if kind in PLAIN:
                return value
            if kind is tuple or kind is list:
                return [self.tree(each) for each in value]
            if kind is dict:
                return {key: self.tree(each) for key, each in value.items()}
            if kind is Place:
                return value.path
            names = self._names[kind] = self.forms[kind.__name__] = [each.name for each in fields(kind)]
        written = self._written.get(id(value))
        if written is None:
            tree = self.tree
            written = self._written[id(value)] = [kind.__name__, *[tree(getattr(value, name)) for name in names]]
        return written
