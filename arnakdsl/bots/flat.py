"""A bot that tries every option in many worlds, and takes the one that did best on average."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from arnakdsl.bots.bot import asked, budget
from arnakdsl.bots.greedy import carried_through

if TYPE_CHECKING:
    from arnakrt import Game

ITERATIONS = 20


class FlatBot:
    """Flat Monte Carlo: in each world every option is tried once; nothing is learnt below the first choice."""

    def __init__(self, seed: int, setting: str = "") -> None:
        self._bits = Random(seed).getrandbits
        self._budget = budget(setting, ITERATIONS)

    def choose(self, game: Game) -> int:
        """The index of an option."""
        seat = asked(game.state)
        sums = [0] * len(game.state.options)
        for _ in self._budget:
            world = game.determinize(seat, self._bits(32))
            for at in range(len(sums)):
                after = world.clone()
                after.choose(at)
                sums[at] += carried_through(after, seat, world.state.chance).worth(seat)
        return sums.index(max(sums))
