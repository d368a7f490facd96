"""Things that could lie somewhere and never do: no pile is filled with them, nothing lays them anywhere."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.origins import Origins
from arnakdsl.typed import Do
from arnakdsl.walks import acts


def check(linked: Linked) -> Iterator[Finding]:
    """Of each kind once, with the first of its things that nothing places."""
    model = linked.model
    kinds = {kind for pile in model.piles.values() for kind in pile.of}
    kinds |= {
        each for kind in model.kinds.values() for mark in kind.marks.values() if mark.holds for each in mark.type.of
    }
    placed = _placed(linked)
    for kind in (each for each in model.kinds.values() if each.name in kinds):
        there = [each for each in model.things if each.kind == kind.name and each.copies != "0"]
        left = [each for each in there if each.number not in placed]
        if not left:
            continue
        hint = f"let the set-up fill a pile: 'fill PILE from {kind.all or kind.name}'"
        if len(left) == len(there) > 1:
            yield codes.NEVER_PLACED.at(
                kind.entry.id_span, what=f"no thing of the kind '{kind.name}' is ever", hint=hint
            )
        else:
            also = [("nor is this", each.entry.id_span) for each in left[1:4]]
            yield codes.NEVER_PLACED.at(left[0].entry.id_span, what=f"'{left[0].id}' is never", hint=hint, also=also)


def _placed(linked: Linked) -> set[int]:
    """The numbers of the things that are put somewhere."""
    origins = Origins(linked)
    found: set[int] = set()
    for act in acts(linked):
        match act:
            case Do(verb="fill", args=(_, things)) if things is not None:
                found |= origins.things(things)
                if origins.ranges.empty(things, {}, {}):  # its condition has a finding already
                    found |= {number for kind in things.type.of for number in origins.ranges.by_kind.get(kind, ())}
            case Do(verb="swap", args=(one, other)):
                found |= {number for value in (one, other) if value is not None for number in origins.things(value)}
            case Do(verb="move" | "put", args=(thing, *_)) if thing is not None:
                found |= origins.things(thing)
    return found
