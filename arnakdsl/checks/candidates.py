"""The names under `for`: how many there can be; each stands in the ids of the options, in order.  What does nothing beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.options import SEATS
from arnakdsl.values import member


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
        elif len(action.candidates) == 2 and action.candidates[0][1].type.of in (SEATS, ("number",)):
            first = linked.model.actions[name].candidates[0][0]
            seen = str(member(action.candidates[0][1].type))
            yield codes.WRONG_TYPE.at(
                entry.id_span, text=first, seen=seen, wanted="a thing, as the first of two names is"
            )
        yield from _option(entry, action.option, [written for written, _ in linked.model.actions[name].candidates])


def _givers(linked: Linked) -> Iterator[Finding]:
    for bound, table in ((linked.sources, linked.model.sources), (linked.units, linked.model.units)):
        for name, giver in ((name, table[name]) for name in bound):
            if len(giver.candidates) > 1:
                count = len(giver.candidates)
                yield codes.TOO_MANY_NAMES.at(giver.entry.id_span, what=f"'{name}'", count=count, limit=1)
            idle = "cost" if giver.candidates else "do"
            if giver.entry.node(idle) is not None:
                beside = "beside" if giver.candidates else "without"
                yield codes.IDLE_FIELD.at(giver.entry.id_span, name=name, field=idle, beside=beside)
            yield from _option(giver.entry, giver.option, [written for written, _ in giver.candidates])


def _option(entry: Entry, option: str, names: list[str]) -> Iterator[Finding]:
    """The id of an option names each candidate once, in order."""
    if option and re.findall(r"\{([a-z_0-9]+)\}", option) != names:  # one that is missing has its finding
        node = entry.node("option")
        yield codes.OPTION_WITHOUT_NAME.at(
            node.span if node else entry.id_span, option=option, names=", ".join(names) or "nothing",
            hint="write each name of 'for' once, in order, in braces",
        )  # fmt: skip
