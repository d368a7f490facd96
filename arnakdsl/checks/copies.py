"""How many there are of a thing; one with marks is there once."""

from __future__ import annotations

import re
from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked

COPIES = re.compile(r"[0-9]{1,9}")
MOST_COPIES = 1_000
OF_SEATS = ("players", "seats")  # copies: as many as there are


def check(linked: Linked) -> Iterator[Finding]:
    for thing in linked.model.things:
        if thing.copies not in OF_SEATS and not (COPIES.fullmatch(thing.copies) and int(thing.copies) <= MOST_COPIES):
            node = thing.entry.node("copies")
            place, hint = (
                node.span if node else thing.entry.id_span,
                f"from 0 to {MOST_COPIES}, or 'players' or 'seats'",
            )
            yield codes.BAD_COPIES.at(place, text=thing.copies[:40], hint=hint)
        elif thing.copies != "1" and linked.model.kinds[thing.kind].marks:
            yield codes.COPIES_WITH_MARKS.at(thing.entry.id_span, id=thing.id)
