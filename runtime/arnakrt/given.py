"""A position as it is given: which cells get which number, which places get which things."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from arnakrt.parts import WANTED, Misfit, Part, Path, Reader
from arnakrt.ruleset import Program, RulesError

COUNT = "count"
"""Instead of a list, `{count: 3}`: of all that the seed has there and nobody else is given, the first three."""
ROUND = "round"
"""The mark of the game that counts the rounds of `rounds`, where a pack has one."""
MOMENT = ("start", "turn", ROUND)
MOST_TOLD = 3
"""Of what is wrong with a position, so much is told in a sentence."""

Place = int
"""Where things lie: a pile by its number, a mark that holds a thing as -1 - its cell."""


class PositionError(RulesError):
    """A position that cannot be; all that is wrong with it."""

    def __init__(self, misfits: list[Misfit]) -> None:
        self.misfits = tuple(misfits)
        more = f"; and {len(misfits) - MOST_TOLD} more" if len(misfits) > MOST_TOLD else ""
        super().__init__("; ".join(map(str, misfits[:MOST_TOLD])) + more)


class Moment(NamedTuple):
    """The round (none: the first), the starting seat and the seat whose turn it is."""

    round: int | None
    start: int
    turn: int


FIRST = Moment(None, 1, 1)


class Claim(NamedTuple):
    """A thing given to a place; `number` is none for `...`."""

    place: Place
    number: int | None
    path: Path


@dataclass(slots=True)
class Given:
    """What was read of a position.

    Attributes:
        cells: Numbers that parts are given.
        claims: Things that places are given, in the order of the position.
        named: The same by place; a place that is named gets nothing else, except at its `...`.
        limits: How many a place may hold at most, and where that is said.
    """

    reader: Reader
    moment: Moment = FIRST
    cells: list[tuple[Part, int]] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)
    named: dict[Place, list[Claim]] = field(default_factory=dict)
    limits: dict[Place, tuple[int, Path]] = field(default_factory=dict)

    @property
    def program(self) -> Program:
        return self.reader.program

    @property
    def misfits(self) -> list[Misfit]:
        return self.reader.misfits

    def check(self) -> None:
        """Raise what is wrong, if anything is."""
        if self.misfits:
            raise PositionError(self.misfits)

    def closed(self) -> set[Place]:
        """The places that are given in full."""
        return {place for place, claims in self.named.items() if all(each.number is not None for each in claims)}


def read_given(program: Program, position: Mapping[str, Any]) -> Given:
    """What a position gives; the misfits say what of it cannot be, whatever the seed."""
    given = Given(Reader(program))
    moment: dict[str, int | None] = {}
    for each in given.reader.said(position, {}):
        name = each.path[0]
        if name in MOMENT:
            part = Part("count", 0) if name == ROUND else each.part
            moment[str(name)] = given.reader.number(part, each.value, each.path)
        elif each.part.form == "pile":
            _pile(given, each.part, each.value, each.path)
        else:
            _number(given, each.part, each.value, each.path)
    start, turn = moment.get("start"), moment.get("turn")
    first = turn if turn and turn <= program.players else 1
    given.moment = Moment(moment.get(ROUND), start or first, turn or start or 1)
    return given


def _number(given: Given, part: Part, value: Any, path: Path) -> None:
    number = given.reader.number(part, value, path)
    if part.form == "held":
        place = -1 - part.at
        _claim(given, place, [Claim(place, number, path)] if number else [])
    elif number is not None:
        given.cells.append((part, number))


def _pile(given: Given, part: Part, value: Any, path: Path) -> None:
    if isinstance(value, Mapping) and list(value) == [COUNT]:
        limit = given.reader.number(Part("count", part.at), value[COUNT], (*path, COUNT))
        given.limits[part.at] = limit or 0, (*path, COUNT)
        _claim(given, part.at, [Claim(part.at, None, path)])
    elif isinstance(value, list):
        things = given.reader.things(part, value, path)
        _claim(given, part.at, [Claim(part.at, each, (*path, at)) for at, each in enumerate(things)])
    else:
        given.reader.wrong(path, WANTED["pile"], value)


def _claim(given: Given, place: Place, claims: list[Claim]) -> None:
    given.named[place] = claims
    given.claims += claims
