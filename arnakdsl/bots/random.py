"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnakrt import Game


class RandomBot:
    """The same seed and the same decisions give the same choices."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, game: Game) -> int:
        """The index of an option."""
        return int(self._random() * len(game.state.options))
