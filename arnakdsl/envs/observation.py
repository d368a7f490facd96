"""What a seat may know of a state as a row of numbers of a fixed length.

The numbers say what `Game.view(seat)` says, and which question the seat is asked; equal views give equal numbers.
They come in this order, and `Observer.names` names each:

- `asked`: 0 while another seat is asked or the game is over, else the number of the question in `Observer.prompts`, from 1.
- Counters and marks of the game, of the seats, and of the things, as `round`, `me.wood`, `pier.north.owner`.  Flags are 0
  or 1.  Where a value is a seat it is 0 for nobody, 1 for the observing seat, 2 for the next one, and so on.  Where it is a
  thing it is 0 for nothing, else its number, from 1, among the things that can be there, in the order of the content; -1
  stands for one that the seat does not know.
- For each pile, as `me.hand`: how many lie in it (`me.hand`); of each thing that can lie there, how many the seat knows to
  be in it (`me.hand:rope`); and which thing lies at each of the first places (`me.hand#1`, the top), numbered as above: 0 for
  nothing, -1 for one that the seat does not know.

The observing seat is `me` and comes first; `other1` is the next seat in order of play, and so on; seats that nobody plays
come last and keep their names.  So one policy can play every seat.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from operator import itemgetter
from typing import Any, NamedTuple

from arnakrt.parts import Part, named_parts
from arnakrt.payment import BITS, MANY
from arnakrt.ruleset import Program
from arnakrt.state import ME, OVER, State
from arnakrt.view import UNKNOWN, lying

FIRST_PLACES = 6
"""Of a pile, the places that are told one by one."""
MOST = 2**31 - 1
FORM = "i"
"""Of the array: 32 bits."""
KEPT = 500
"""The most ways of lying there that are kept for each pile."""


class Pile(NamedTuple):
    """Where a pile lies, where its numbers stand, how things are numbered in it, and what was told of it lately."""

    at: int
    span: slice
    numbers: Mapping[int, int]
    hidden: Part | None
    told: dict[Any, array[int]]


class Observer:
    """Makes the observations of one program.

    Attributes:
        names: What each number is.
        low, high: The least and the greatest that each can be.
        prompts: The questions of the program, in order.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.prompts = tuple(dict.fromkeys(each for each in program.prompts if each))
        self._questions = {prompt: number for number, prompt in enumerate(self.prompts, 1)}
        self._seats = [_Seat(program, seat) for seat in range(1, program.players + 1)]
        first = self._seats[0]
        self.names = ("asked", *first.names)
        self.low = array(FORM, [0, *first.low])
        self.high = array(FORM, [len(self.prompts), *first.high])

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, s: State, seat: int) -> array[int]:
        """What a seat that somebody plays, from 0, may know; a new array at each call."""
        asked = self._questions[self.program.prompts[s.asking]] if s.asking != OVER and s.cells[ME] == seat + 1 else 0
        return self._seats[seat].observe(s, asked)


class _Seat:
    """The same for one seat, from 1."""

    def __init__(self, program: Program, seat: int) -> None:
        self.seat = seat
        called = {program.seat_names[number - 1]: name for number, name in _order(program, seat)}
        named = [each for each in named_parts(program, called) if _can_change(program, each[1])]
        marks = [each for each in named if each[1].form != "pile" and (each[1].open_to(seat) or each[1].form == "held")]
        self.names = [name for name, _ in marks]
        self.low: list[int] = []
        self.high: list[int] = []
        self._cells = itemgetter(*(part.at for _, part in marks), 0)
        self._icons = [(at, part.shift * BITS) for at, (_, part) in enumerate(marks) if part.form == "icon"]
        self._tables: list[tuple[int, Mapping[int, int]]] = []
        self._veiled = [at for at, (_, part) in enumerate(marks) if not part.open_to(seat)]
        for at, (_, part) in enumerate(marks):
            table = _table(program, part, seat)
            if table is not None and at not in self._veiled:
                self._tables.append((at, table))
            least, most = _bounds(part, table)
            self.low.append(UNKNOWN if at in self._veiled else least)
            self.high.append(0 if at in self._veiled else most)
        self._piles = [self._pile(program, name, part) for name, part in named if part.form == "pile"]
        self._empty = array(FORM, bytes(array(FORM).itemsize * (len(self.names) + 1)))

    def _pile(self, program: Program, name: str, part: Part) -> Pile:
        things = _things(program, part)
        first = len(self.names) + 1
        spots = range(1, FIRST_PLACES + 1)
        self.names += [name, *(f"{name}:{program.things[each]}" for each in things), *(f"{name}#{at}" for at in spots)]
        known = part.open_to(self.seat)
        self.low += [0] * (1 + len(things)) + [0 if known else UNKNOWN] * FIRST_PLACES
        self.high += [MOST] * (1 + len(things)) + [len(things)] * FIRST_PLACES
        numbers = {0: 0, UNKNOWN: UNKNOWN, **{each: at for at, each in enumerate(things, 1)}}
        span = slice(first, len(self.names) + 1)
        return Pile(part.at, span, numbers, None if known else part, {})

    def observe(self, s: State, asked: int) -> array[int]:
        found = self._empty[:]
        found[0] = asked
        values = list(self._cells(s.cells))
        values.pop()
        for at, shift in self._icons:
            values[at] = values[at] >> shift & MANY
        for at, table in self._tables:
            values[at] = table[values[at]]
        for at in self._veiled:
            values[at] = UNKNOWN if values[at] else 0
        try:
            found[1 : len(values) + 1] = array(FORM, values)
        except OverflowError:
            found[1 : len(values) + 1] = array(FORM, [max(-MOST, min(MOST, each)) for each in values])
        piles, known = s.piles, s.known
        for pile in self._piles:
            at, span, _, hidden, told = pile
            things = piles[at]
            if things:
                key = (things, known[at]) if hidden else things
                numbers = told.get(key)
                found[span] = self._tell(s, pile, key) if numbers is None else numbers
        return found

    def _tell(self, s: State, pile: Pile, key: Any) -> array[int]:
        """The numbers of a pile, kept for the next time that it lies so."""
        shown = lying(s, pile.hidden, self.seat) if pile.hidden else s.piles[pile.at]
        told = array(FORM, [len(shown), *[0] * (pile.span.stop - pile.span.start - 1)])
        places = [pile.numbers[each] for each in shown]
        for number in places:
            if number > 0:
                told[number] += 1
        del places[FIRST_PLACES:]
        least = len(told) - FIRST_PLACES
        told[least : least + len(places)] = array(FORM, places)
        if len(pile.told) >= KEPT:
            pile.told.clear()
        pile.told[key] = told
        return told


# ---------------------------------------------------------------- names and numbers


def _can_change(program: Program, part: Part) -> bool:
    """Is it no place for things of which this game has none?"""
    return part.form not in ("pile", "thing", "held") or bool(_things(program, part))


def _order(program: Program, seat: int) -> list[tuple[int, str]]:
    """The seats from one of them on, each with what it is called; those that nobody plays last."""
    players = program.players
    turned = [(seat - 1 + step) % players + 1 for step in range(players)]
    called = ["me", *(f"other{number}" for number in range(1, players))]
    others = range(players + 1, program.seats + 1)
    return [*zip(turned, called, strict=True), *((each, program.seat_names[each - 1]) for each in others)]


def _things(program: Program, part: Part) -> list[int]:
    """The things that can be somewhere, in the order of the content."""
    kinds = part.kinds or tuple(program.names.kinds)
    return sorted(number for kind in kinds for number in program.of_kind(kind))


def _table(program: Program, part: Part, seat: int) -> dict[int, int] | None:
    """How the values of a mark are numbered for a seat; none where they are numbers themselves."""
    if part.form in ("seat", "player"):
        return {0: 0, **{number: at for at, (number, _) in enumerate(_order(program, seat), 1)}}
    if part.form in ("thing", "held"):
        return {0: 0, **{number: at for at, number in enumerate(_things(program, part), 1)}}
    return None


def _bounds(part: Part, table: Mapping[int, int] | None) -> tuple[int, int]:
    if table is not None:
        return 0, len(table) - 1
    return {"flag": (0, 1), "icon": (0, MANY), "count": (0, MOST)}.get(part.form, (-MOST, MOST))
