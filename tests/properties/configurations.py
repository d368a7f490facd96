"""The games that every property is shown in: one line for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from arnakrt import Game, Ruleset
from arnakrt.position import set_position

import arnakdsl

Given = dict[str, Any]
"""A position: what is not said is as the seed deals it."""


@cache
def packaged() -> Ruleset:
    """The packaged pack."""
    return arnakdsl.load()


@dataclass(frozen=True)
class Configuration:
    """A number of players and options of the pack."""

    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join((str(self.players), *self.options.values()))

    def game(self, seed: int, given: Given | None = None, rules: Ruleset | None = None) -> Game:
        """A game, of the packaged pack if no other is meant; the starting seat goes round with the seed."""
        start, pack = seed % self.players, rules or packaged()
        if not given:
            return pack.new_game(self.players, seed, start, **self.options)
        return set_position(pack, {"start": f"p{start + 1}", **given}, self.players, seed, **self.options)


CONFIGURATIONS = (
    Configuration(2, {"board": "bird"}),
    Configuration(3, {"board": "snake"}),
    Configuration(1, {"board": "bird", "difficulty": "3"}),
    Configuration(4, {"board": "bird"}),
    Configuration(3, {"board": "bird"}),
    Configuration(2, {"board": "snake"}),
    Configuration(4, {"board": "snake"}),
    Configuration(1, {"board": "bird", "difficulty": "0"}),
    Configuration(1, {"board": "bird", "difficulty": "5"}),
    Configuration(1, {"board": "snake", "difficulty": "1"}),
    Configuration(1, {"board": "snake", "difficulty": "2"}),
    Configuration(1, {"board": "snake", "difficulty": "4"}),
)
PLAIN = CONFIGURATIONS[:4]
"""Those of the plain tests."""
