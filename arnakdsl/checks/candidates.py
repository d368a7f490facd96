"""The names under `for`: how many there can be; each stands in the ids of the options, in order."""

from __future__ import annotations

import re
from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked


def check(linked: Linked) -> Iterator[Finding]:
    yield from _actions(linked)
    yield from _givers(linked)


def _actions(linked: Linked) -> Iterator[Finding]:
    for name, action in linked.actions.items():
        entry = linked.model.actions[name].entry
        free = not action.cost.amounts and not action.cost.attributes
        limit = 2 if free else 1
        if len(action.candidates) > limit:
            yield codes.TOO_MANY_NAMES.at(entry.id_span, what=f"'{name}'", count=len(action.candidates), limit=limit)
        yield from _option(entry, action.option, [written for written, _ in linked.model.actions[name].candidates])


def _givers(linked: Linked) -> Iterator[Finding]:
    for bound, table in ((linked.sources, linked.model.sources), (linked.units, linked.model.units)):
        for name, giver in ((name, table[name]) for name in bound):
            if len(giver.candidates) > 1:
                count = len(giver.candidates)
                yield codes.TOO_MANY_NAMES.at(giver.entry.id_span, what=f"'{name}'", count=count, limit=1)
            yield from _option(giver.entry, giver.option, [written for written, _ in giver.candidates])


def _option(entry: Entry, option: str, names: list[str]) -> Iterator[Finding]:
    """The id of an option names each candidate once, in order."""
    if re.findall(r"\{([a-z_0-9]+)\}", option) != names:
        node = entry.node("option")
        yield codes.OPTION_WITHOUT_NAME.at(
            node.span if node else entry.id_span, option=option, names=", ".join(names) or "nothing",
            hint="write each name of 'for' once, in order, in braces",
        )  # fmt: skip
