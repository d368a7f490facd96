"""What the tests of the environments share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from arnakdsl.envs.play import Play, Setup, setup

SETUPS = [  # pack, players, reward, options
    (None, 2, "win", {"board": "bird"}),
    (None, 4, "score", {"board": "snake"}),
    (None, 1, "win", {"difficulty": 3}),
    ("kiln", 3, "score", {}),
    ("kiln", 2, "win", {}),
]
NAMES = ["two", "four", "solo", "kiln", "kiln two"]


def moments(of: Setup, seed: int, most: int = 10_000) -> Iterator[Play]:
    """The decisions of a game played at random, and its end."""
    play, dice = of.begin(seed), Random(seed)
    for _ in range(most):
        yield play
        if play.game.over:
            return
        play.act(dice.choice(play.actions()))


def in_an_effect(play: Play) -> bool:
    """Is something still to be done after the open decision?"""
    return bool(play.game.state.stack or play.game.state.locals)


def until(of: Setup, seed: int, wanted: Callable[[Play], bool]) -> Play:
    """A game played at random up to a decision."""
    return next(play for play in moments(of, seed) if wanted(play))


__all__ = ["NAMES", "SETUPS", "in_an_effect", "moments", "setup", "until"]
