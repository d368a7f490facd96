"""The parts of a state by the names that `view(None)` has: where each lies, what may be said of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from arnakrt.payment import BITS, MANY
from arnakrt.ruleset import Names, Program
from arnakrt.state import ME, START, State

REST = "..."
"""In a list of a pile: any number of others."""
HIDDEN = "_"
"""In the view of a seat: a thing, or a value, that it does not know."""
LONGEST = 40
"""Characters of a text that a sentence shows."""
FLAGS = {"yes": True, "no": False}

Path = tuple[str | int, ...]


SENTENCES = {
    "name": "a position has no '{name}'",
    "key": "there is no '{name}'",
    "thing": "there is no '{name}'",
    "value": "'{name}' must be {wanted}, not {seen}",
    "copies": "'{name}' is placed more often than there are copies ({limit})",
    "moment": "no game comes to this round, start and turn",
    "rule": "the position breaks '{name}'",
}


class Misfit(NamedTuple):
    """Something said of a position that cannot be.

    Attributes:
        path: Where: keys, and places in lists from 0.
        problem: `name` (of a part), `key` and `thing` (an id as a key, as a value), `value`, `copies`, `moment`, `rule`.
        words: What fills a sentence about it.
        known: The names that could stand there.
    """

    path: Path
    problem: str
    words: dict[str, str]
    known: tuple[str, ...] = ()

    def __str__(self) -> str:
        at = ".".join(map(str, self.path))
        name = next((each for each in reversed(self.path) if isinstance(each, str)), "position")
        sentence = SENTENCES[self.problem].format(**{"name": name, **self.words})
        return f"{at}: {sentence}" if at else sentence


class Part(NamedTuple):
    """Where a named part of a state lies, and the form of its value.

    `shift`: of an icon in its pool.  `kinds`: of the things that it may hold.  `gaps`: a pile with empty places.  `view`: who
    sees it: `all`, the `owner`, who is the seat of that number, all the `top` alone, or `none`.
    """

    form: str
    at: int
    shift: int = 0
    kinds: tuple[str, ...] = ()
    gaps: bool = False
    view: str = "all"
    owner: int = 0

    def open_to(self, seat: int | None) -> bool:
        """Is nothing of it ever hidden from a seat, from 1?  Nothing is from none."""
        return seat is None or self.view == "all" or (self.view == "owner" and self.owner == seat)


class Parts(NamedTuple):
    """All parts of a state: of the game, of each seat by its name, of each thing by its kind and id.

    `numbers`: of all things by their ids and the words of one alone; `named`: of the things of each kind that has parts, likewise;
    `kinds`: of all things by their numbers.
    """

    game: dict[str, Part]
    seats: dict[str, dict[str, Part]]
    things: dict[str, dict[str, dict[str, Part]]]
    numbers: dict[str, int]
    named: dict[str, dict[str, int]]
    kinds: dict[int, str]


WANTED = {
    "count": "a whole number from 0",
    "icon": f"a whole number from 0 to {MANY}",
    "number": "a whole number",
    "flag": "true or false",
    "seat": "a seat such as p1, or null",
    "player": "the seat of a player such as p1, or null",
    "thing": "an id, or null",
    "held": "an id, or null",
    "pile": "a list of ids, or {count: a number}",
}


# ---------------------------------------------------------------- names to cells and piles


def parts_of(program: Program) -> Parts:
    """The parts of a program's states, worked out once."""
    if program.parts is None:
        names = program.names
        owners = {**names.kind_marks, **names.kind_piles}
        program.parts = Parts(
            _of_game(names),
            {name: _of_seat(names, seat) for seat, name in enumerate(program.seat_names, 1)},
            {
                kind: {program.things[number]: _of_thing(names, kind, number) for number in program.of_kind(kind)}
                for kind in owners
            },
            _named(program, range(len(program.things))),
            {kind: _named(program, program.of_kind(kind)) for kind in owners},
            {number: kind for kind, (first, size) in names.kinds.items() for number in range(first, first + size)},
        )
    return program.parts


def named_parts(program: Program, seats: Mapping[str, str] | None = None) -> Iterator[tuple[str, Part]]:
    """All parts with their names, as `p1.wood`; `seats`: the seats in another order, each with what it is called."""
    parts = parts_of(program)
    yield from parts.game.items()
    for seat, called in (seats or {each: each for each in parts.seats}).items():
        yield from ((f"{called}.{name}", part) for name, part in parts.seats[seat].items())
    for kind, things in parts.things.items():
        yield from ((f"{kind}.{thing}.{name}", part) for thing, own in things.items() for name, part in own.items())


def every_part(program: Program) -> Iterator[Part]:
    """All parts, of whatever they are."""
    return (part for _, part in named_parts(program))


def _named(program: Program, numbers: Sequence[int]) -> dict[str, int]:
    """Some things by their ids, and by the words that one alone of them has in option ids."""
    things, words = program.things, program.words
    many = Counter(words[number] for number in numbers)
    named = {words[number]: number for number in numbers if words[number] and many[words[number]] == 1}
    return {**named, **{things[number]: number for number in numbers if things[number]}}


def _of_game(names: Names) -> dict[str, Part]:
    return {
        "start": Part("player", START),
        "turn": Part("seat", ME),
        **{name: Part("count", cell) for name, cell in names.counters.items()},
        **{name: _mark(names, "game", name, form, cell) for name, (cell, form) in names.game_marks.items()},
        **{name: _pile(names, name, at) for name, at in names.piles.items()},
    }


def _of_seat(names: Names, seat: int) -> dict[str, Part]:
    """What a seat has; seats count from 1."""
    base = names.cells[0] + (seat - 1) * names.cells[1]
    first = names.pile_places[0] + (seat - 1) * names.pile_places[1]
    return {
        **{name: Part("count", base + at) for name, at in names.seat_counters.items()},
        **{name: Part("icon", base + names.pool, shift) for name, shift in names.icons.items()},
        **{name: _mark(names, "player", name, form, base + at) for name, (at, form) in names.seat_marks.items()},
        **{name: _pile(names, name, first + at, seat) for name, at in names.seat_piles.items()},
    }


def _of_thing(names: Names, kind: str, number: int) -> dict[str, Part]:
    """The marks and the piles of a thing."""
    marks, piles = names.kind_marks.get(kind, {}), names.kind_piles.get(kind, {})
    return {
        **{name: _mark(names, kind, name, form, base + number) for name, (base, form) in marks.items()},
        **{name: _pile(names, name, base + number) for name, base in piles.items()},
    }


def _mark(names: Names, owner: str, name: str, form: str, cell: int) -> Part:
    key = (owner, name)
    view = "none" if key in names.veiled else "all"
    return Part("held" if key in names.holds else form, cell, 0, names.mark_kinds.get(key, ()), view=view)


def _pile(names: Names, name: str, at: int, owner: int = 0) -> Part:
    return Part("pile", at, 0, names.pile_kinds[name], name in names.gaps, names.views[name], owner)


def seats_of(program: Program) -> dict[str, int]:
    """The seats by name, from 1."""
    return {name: seat for seat, name in enumerate(program.seat_names, 1)}


# ---------------------------------------------------------------- values


def number_in(part: Part, s: State) -> int:
    """The number that a part that is no pile has in a state."""
    return s.cells[part.at] >> part.shift * BITS & MANY if part.form == "icon" else s.cells[part.at]


def in_words(value: object) -> str:
    """A value as a sentence names it: a text in quotes."""
    match value:
        case None:
            return "nothing"
        case bool():
            return str(value).lower()
        case str():
            line = " ".join(value.split())
            return f"'{line if len(line) <= LONGEST else line[: LONGEST - 1] + '…'}'"
        case Mapping():
            return "a mapping"
        case list():
            return "a list"
    return str(value)


def _whole(value: Any, least: int | None = None, most: int | None = None) -> int | None:
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    too_far = (least is not None and value < least) or (most is not None and value > most)
    return None if too_far else value


def _flag(value: Any) -> int | None:
    truth = FLAGS.get(value) if isinstance(value, str) else value
    return int(truth) if isinstance(truth, bool) else None


NUMBERS: dict[str, Callable[[Any], int | None]] = {  # form -> a value's number, or none if it is none of that form
    "count": lambda value: _whole(value, 0),
    "icon": lambda value: _whole(value, 0, MANY),
    "number": _whole,
    "flag": _flag,
}


# ---------------------------------------------------------------- reading


class Said(NamedTuple):
    """A part of a state and what is said of it."""

    part: Part
    value: Any
    path: Path


@dataclass(slots=True)
class Reader:
    """Finds the parts that are named, and notes what cannot be."""

    program: Program
    misfits: list[Misfit] = field(default_factory=list)
    parts: Parts = field(init=False)

    def __post_init__(self) -> None:
        self.parts = parts_of(self.program)

    @property
    def numbers(self) -> dict[str, int]:
        return self.parts.numbers

    def miss(self, path: Path, problem: str, known: tuple[str, ...] = (), **words: str) -> None:
        self.misfits.append(Misfit(path, problem, words, known))

    def wrong(self, path: Path, wanted: str, value: object) -> None:
        self.miss(path, "value", wanted=wanted, seen=in_words(value))

    # ------------------------------------------------------------ parts

    def said(self, position: Mapping[str, Any], also: Mapping[str, Part], path: Path = ()) -> Iterator[Said]:
        """Every part that a position names; `also`: more parts of the game; `path`: where the position stands."""
        parts = self.parts
        for name, value in position.items():
            if name in parts.seats:
                yield from self._owner(parts.seats[name], value, (*path, name))
            elif name in parts.things:
                yield from self._things(name, value, (*path, name))
            elif name in parts.game and name not in also:
                yield Said(parts.game[name], value, (*path, name))
            else:
                game = {**parts.game, **also}
                yield from self._owner(game, {name: value}, path, (*game, *parts.seats, *parts.things))

    def _things(self, kind: str, value: Any, path: Path) -> Iterator[Said]:
        if not isinstance(value, Mapping):
            self.wrong(path, "a mapping of ids", value)
            return
        parts, numbers = self.parts.things[kind], self.parts.named[kind]
        for name, each in value.items():
            thing = self.program.things[numbers.get(name, 0)]
            if thing in parts:
                yield from self._owner(parts[thing], each, (*path, name))
            else:
                self.miss((*path, name), "key", tuple(parts), name=name)

    def _owner(
        self, parts: Mapping[str, Part], value: Any, path: Path, levels: tuple[str, ...] = (), above: str = ""
    ) -> Iterator[Said]:
        """The named parts of a seat, a thing or the game; `above`: what stands before the dot of a name."""
        if not isinstance(value, Mapping):
            self.wrong(path, "a mapping", value)
            return
        for name, each in value.items():
            part = parts.get(f"{above}{name}")
            if part is not None:
                yield Said(part, each, (*path, name))
            elif any(other.startswith(f"{above}{name}.") for other in parts):
                yield from self._owner(parts, each, (*path, name), (), f"{above}{name}.")
            else:
                known = [
                    other.removeprefix(above).split(".")[0] for other in levels or parts if other.startswith(above)
                ]
                self.miss((*path, name), "name", tuple(dict.fromkeys(known)), name=name)

    # ------------------------------------------------------------ values

    def number(self, part: Part, value: Any, path: Path) -> int | None:
        """The number that stands for a value; none, and a misfit, if it is none of that form."""
        if part.form in ("thing", "held"):
            return self._thing(part, value, path)
        if part.form in ("seat", "player"):
            number = self._seat(value, self.program.players if part.form == "player" else len(self.program.seat_names))
        else:
            number = NUMBERS[part.form](value)
        if number is None:
            self.wrong(path, WANTED[part.form], value)
        return number

    def _seat(self, value: Any, last: int) -> int | None:
        if value is None:
            return 0
        seat = seats_of(self.program).get(value, 0) if isinstance(value, str) else 0
        return seat if 0 < seat <= last else None

    def things(self, part: Part, values: list[Any], path: Path, hidden: bool = False) -> list[int | None]:
        """The numbers of things in a list of a pile, none for `...`; what cannot lie there is left out.

        With `hidden` there may be things that are not seen, which are left out.
        """
        found: list[int | None] = []
        one = Part("thing", 0, 0, part.kinds)
        for at, each in enumerate(values):
            if hidden and each == HIDDEN:
                continue
            if each == REST:
                if None in found:
                    self.wrong((*path, at), "an id", f"a second {REST}")
                found.append(None)
                continue
            if each is None and not part.gaps:
                self.wrong((*path, at), "an id", each)
                continue
            number = self._thing(one, each, (*path, at))
            found += [number] if number is not None else []
        return found

    def ids(self, values: list[Any]) -> list[Any]:
        """The ids of things that may be named by their words in option ids."""
        return [self.program.things[self.numbers[each]] if each in self.numbers else each for each in values]

    def _thing(self, part: Part, value: Any, path: Path) -> int | None:
        if value is None:
            return 0
        number = self.numbers.get(value) if isinstance(value, str) else None
        if number is not None and (not part.kinds or self.parts.kinds[number] in part.kinds):
            return number
        if isinstance(value, str):
            known = (
                each for each, other in self.numbers.items() if not part.kinds or self.parts.kinds[other] in part.kinds
            )
            self.miss(path, "thing", tuple(known), name=value)
        else:
            self.wrong(path, WANTED[part.form], value)
        return None
