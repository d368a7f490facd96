"""Positions that cannot come up, to see that what watches a game notices."""

from __future__ import annotations

from typing import Any

from arnakrt import Game
from arnakrt.parts import NUMBERS, Part, Reader
from arnakrt.payment import BITS, MANY
from arnakrt.table import index

Changes = dict[str, Any]


def altered(game: Game, changes: Changes) -> Game:
    """A copy in which some parts are as said: `{"p1/coin": -1, "site/camp_coins/guardian": "guardian_01"}`.

    Nothing is taken from where it was, and what may be chosen stays as it was.
    """
    other = game.clone()
    for path, value in changes.items():
        position = value
        for name in reversed(path.split("/")):
            position = {name: position}
        (said,) = Reader(game.program).said(position, {})
        _write(other, said.part, value)
    index(other.program, other.state)
    return other


def _write(game: Game, part: Part, value: Any) -> None:
    s, things = game.state, game.program.things
    match part.form:
        case "pile":
            s.piles[part.at] = tuple(things.index(each) if each else 0 for each in value)
        case "thing" | "held":
            s.cells[part.at] = things.index(value) if value else 0
        case "seat" | "player":
            s.cells[part.at] = int(value[1:]) if value else 0
        case "icon":
            shift = part.shift * BITS
            s.cells[part.at] = s.cells[part.at] & ~(MANY << shift) | value << shift
        case "flag":
            s.cells[part.at] = NUMBERS["flag"](value) or 0
        case _:
            s.cells[part.at] = value
