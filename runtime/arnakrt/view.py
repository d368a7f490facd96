"""A position by the names of the content: all of it, or what one seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arnakrt.parts import HIDDEN, Part, number_in, parts_of
from arnakrt.ruleset import Program
from arnakrt.state import READS, State

UNKNOWN = -1
"""Among the numbers of things: one that a seat does not know."""


def view(program: Program, s: State, seat: int | None = None) -> dict[str, Any]:
    """What a seat, from 1, may know of a state; with none, everything.

    Seats go by their names; piles are lists of ids, the top first, with none for an empty place; marks of
    things and piles of things stand under the kind, then the id.  What the seat does not know is `_`.
    """
    parts = parts_of(program)
    shown = _seen(program, s, parts.game, seat)
    for name, own in parts.seats.items():
        shown[name] = _seen(program, s, own, seat)
    for kind, things in parts.things.items():
        shown[kind] = {thing: _seen(program, s, own, seat) for thing, own in things.items()}
    if seat is None:
        shown["hidden_reads"] = s.cells[READS]
    return shown


def _seen(program: Program, s: State, parts: Mapping[str, Part], seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for name, part in parts.items():
        put(shown, name, seen(program, s, part, seat))
    return shown


def seen(program: Program, s: State, part: Part, seat: int | None) -> Any:
    """A part as a seat, from 1, sees it; with none, as it is."""
    if part.form == "pile":
        return pile(program, s, part, seat)
    number = number_in(part, s)
    if part.open_to(seat) or (part.form == "held" and not number):
        return value(program, part.form, number)
    return HIDDEN


def pile(program: Program, s: State, part: Part, seat: int | None) -> list[str | None]:
    """What lies in a pile, the top first, none for an empty place."""
    names = program.things
    return [HIDDEN if each == UNKNOWN else names[each] if each else None for each in lying(s, part, seat)]


def lying(s: State, part: Part, seat: int | None) -> Sequence[int]:
    """The numbers of what lies in a pile, the top first, and `UNKNOWN`.

    Of a pile that its owner alone sees, others see first what they know to be in it: the order would tell which of the
    rest was there before.
    """
    things = s.piles[part.at]
    if part.open_to(seat):
        return things
    known = places(s, part, seat)
    if part.view == "owner":
        return [*sorted(things[at] for at in known), *[UNKNOWN] * (len(things) - len(known))]
    return [each if at in known else UNKNOWN for at, each in enumerate(things)]


def places(s: State, part: Part, seat: int | None) -> set[int]:
    """The places of a pile of which a seat knows what lies there."""
    known = s.known[part.at]
    if part.open_to(seat):
        return set(range(len(s.piles[part.at])))
    assert seat is not None, "everything is open to none"
    found = {at for at, mask in enumerate(known) if mask >> seat - 1 & 1}
    return found | {0} if part.view == "top" and s.piles[part.at] else found


def value(program: Program, form: str, number: int) -> Any:
    """The value of a number as people write it."""
    match form:
        case "flag":
            return bool(number)
        case "seat" | "player":
            return program.seat_names[number - 1] if number else None
        case "thing" | "held":
            return program.things[number] if number else None
    return number


def put(shown: dict[str, Any], name: str, found: Any) -> None:
    """Put a value under a name with dots: `row.items`."""
    *outer, last = name.split(".")
    for each in outer:
        shown = shown.setdefault(each, {})
    shown[last] = found
