"""A fast way to play on: each seat takes what did it most good before, without looking at what comes of it now."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING

from arnakdsl.bots.bot import asked

if TYPE_CHECKING:
    from arnakrt import Game

LEARNING = 0.25
"""How much of what is known of an option a new turn with it replaces."""
TRYING = 0.1
"""How often any option is taken, to learn what it is worth."""
TURN = 16
"""The most decisions that count as one turn."""
MOST = 120
"""The most decisions that are played on."""


class Habits:
    """What turns gained their seat, by the options that were taken in them.

    A decision by habit costs its choice alone; to look at each option, as the greedy bot does, costs ten times as much.
    """

    def __init__(self, random: Random) -> None:
        self._random = random.random
        self._gains: dict[tuple[int, int], float] = {}

    def play_on(self, game: Game) -> None:
        """Play a game on by habit, and learn by it, until something is shuffled or the game is over."""
        chance, count = game.state.chance, 0
        while count < MOST and game.state.chance == chance and (seat := asked(game.state)) >= 0:
            count += self._turn(game, seat)

    def _turn(self, game: Game, seat: int) -> int:
        """Play the decisions of a seat until another one is asked or something was shuffled; how many they were."""
        gains, chance, before = self._gains, game.state.chance, game.worth(seat)
        taken: list[tuple[int, int]] = []
        while len(taken) < TURN and asked(game.state) == seat and game.state.chance == chance:
            options, trying = game.state.options, self._random() < TRYING
            at = int(self._random() * len(options)) if trying else self._best(game, seat, before)
            taken.append((seat, options[at]))
            game.choose(at)
        gain = game.worth(seat) - before
        for option in taken:
            known = gains.get(option, gain)
            gains[option] = known + LEARNING * (gain - known)
        return len(taken)

    def _best(self, game: Game, seat: int, before: int) -> int:
        """The index of the option that gained most; one that is new is looked at."""
        gains = self._gains
        best, most = 0, -inf
        for at, code in enumerate(game.state.options):
            gain = gains.get((seat, code))
            if gain is None:
                after = game.clone()
                after.choose(at)
                gain = gains[seat, code] = after.worth(seat) - before
            if gain > most:
                best, most = at, gain
        return best
