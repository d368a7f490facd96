"""Two actions of one menu that have no candidates and the same id."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import BoundAction, Linked


def check(linked: Linked) -> Iterator[Finding]:
    first: dict[tuple[str, str], BoundAction] = {}
    for action in linked.actions.values():
        if not action.menu or action.candidates:
            continue
        other = first.setdefault((action.menu, action.option), action)
        if other is not action:
            entry = linked.model.actions[action.name].entry
            yield codes.OPTIONS_ALIKE.at(entry.id_span, one=other.name, other=action.name, option=action.option)
