"""A bot that looks one step ahead, by the evaluation of the pack."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from arnakdsl.bots.bot import asked

if TYPE_CHECKING:
    from arnakrt import Game

STEPS = 6
"""The most decisions by which a step is carried through, so that a cost is not seen without what it buys."""


class GreedyBot:
    """Takes the option after which the position is worth most to its seat; of equal ones the first.

    A step is carried through in a world that the seat can take to be true: as long as the seat is asked again, what seems best
    at once is taken.
    """

    def __init__(self, seed: int) -> None:
        self._bits = Random(seed).getrandbits

    def choose(self, game: Game) -> int:
        """The index of an option."""
        seat = asked(game.state)
        world = game.determinize(seat, self._bits(32))
        best, most = 0, None
        for at in range(len(world.state.options)):
            after = world.clone()
            after.choose(at)
            value = carried_through(after, seat, world.state.chance).worth(seat)
            if most is None or value > most:
                best, most = at, value
        return best


def carried_through(game: Game, seat: int, chance: tuple[int, ...]) -> Game:
    """The game after some more decisions of a seat, or where another one is asked or something was shuffled.

    A shuffle begins something new: to look on behind it would favour what leads there soonest.  The game itself is not
    played on.
    """
    for _ in range(STEPS):
        if asked(game.state) != seat or game.state.chance != chance:
            break
        game = best_step(game, seat)
    return game


def best_step(game: Game, seat: int) -> Game:
    """A copy after the option that is worth most at once; of equal ones the first."""
    best, most = game, None
    for at in range(len(game.state.options)):
        after = game.clone()
        after.choose(at)
        value = after.worth(seat)
        if most is None or value > most:
            best, most = after, value
    return best
