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
        if holder is None:
            others.append(thing.id)
            continue
        others.remove(holder)
        entries = thing.entry, linked.model.by_id[holder].entry
        place, first = (node.span if (node := each.node("word")) else each.id_span for each in entries)
        if thing.entry.node("word") is None:
            place, first = first, place
        hint = "options name things by it: give it another word"
        yield codes.DUPLICATE_ID.at(place, id=thing.word, hint=hint, also=(("first here", first),))
