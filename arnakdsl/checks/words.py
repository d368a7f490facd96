"""The words that stand for things in option ids differ within a kind, as far as they are in one game."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked


def check(linked: Linked) -> Iterator[Finding]:
    holders: dict[tuple[str, str], list[str]] = {}
    for thing in linked.model.things:
        others = holders.setdefault((thing.kind, thing.word), [])
        holder = next((each for each in others if linked.model.together(each, thing.id)), None)
        others.append(thing.id)
        if holder:
            node = thing.entry.node("word") or linked.model.by_id[holder].entry.node("word")
            yield codes.DUPLICATE_ID.at(node.span if node else thing.entry.id_span, id=thing.word)
