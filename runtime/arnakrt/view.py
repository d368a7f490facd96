"""A position by the names of the content."""

from __future__ import annotations

from typing import Any

from arnakrt.payment import BITS, MANY
from arnakrt.ruleset import Program
from arnakrt.state import ME, READS, START, State


def everything(program: Program, s: State) -> dict[str, Any]:
    """All of a state: what scenarios give and compare.

    Seats are `p1`, `p2` ...; piles are lists of ids, the top first, with none for an empty place; marks of things and
    piles of things stand under the kind, then the id.
    """
    names = program.names
    shown: dict[str, Any] = {"start": f"p{s.cells[START]}", "turn": f"p{s.cells[ME]}" if s.cells[ME] else None}
    for name, cell in names.counters.items():
        shown[name] = s.cells[cell]
    for name, (cell, form) in names.game_marks.items():
        shown[name] = value(program, form, s.cells[cell])
    for seat in range(1, program.seats + 1):
        shown[f"p{seat}"] = _seat(program, s, seat)
    for kind, marks in names.kind_marks.items():
        shown[kind] = {
            program.things[number]: _thing(program, s, kind, number, marks) for number in program.of_kind(kind)
        }
    for kind, piles in names.kind_piles.items():
        rows = shown.setdefault(kind, {program.things[number]: {} for number in program.of_kind(kind)})
        for name, base in piles.items():
            for number in program.of_kind(kind):
                rows[program.things[number]][name] = ids(program, s.piles[base + number])
    for name, at in names.piles.items():
        put(shown, name, ids(program, s.piles[at]))
    shown["hidden_reads"] = s.cells[READS]
    return shown


def _seat(program: Program, s: State, seat: int) -> dict[str, Any]:
    names = program.names
    base = names.cells[0] + (seat - 1) * names.cells[1]
    first = names.pile_places[0] + (seat - 1) * names.pile_places[1]
    shown: dict[str, Any] = {name: s.cells[base + at] for name, at in names.seat_counters.items()}
    for name, shift in names.icons.items():
        shown[name] = s.cells[base + names.pool] >> shift * BITS & MANY
    for name, (at, form) in names.seat_marks.items():
        shown[name] = value(program, form, s.cells[base + at])
    for name, at in names.seat_piles.items():
        put(shown, name, ids(program, s.piles[first + at]))
    return shown


def _thing(program: Program, s: State, kind: str, number: int, marks: dict[str, tuple[int, str]]) -> dict[str, Any]:
    return {name: value(program, form, s.cells[base + number]) for name, (base, form) in marks.items()}


def value(program: Program, form: str, number: int) -> Any:
    """A mark's value as people write it."""
    match form:
        case "flag":
            return bool(number)
        case "seat":
            return f"p{number}" if number else None
        case "thing":
            return program.things[number] if number else None
    return number


def ids(program: Program, pile: tuple[int, ...]) -> list[str | None]:
    return [program.things[number] if number else None for number in pile]


def put(shown: dict[str, Any], name: str, found: Any) -> None:
    """Put a value under a name with dots: `row.items`."""
    *outer, last = name.split(".")
    for each in outer:
        shown = shown.setdefault(each, {})
    shown[last] = found
