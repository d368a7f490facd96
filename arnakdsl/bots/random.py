"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from arnakdsl.bots.bot import BotError

if TYPE_CHECKING:
    from arnakrt import Game


class RandomBot:
    """The same seed and the same decisions give the same choices."""

    def __init__(self, seed: int, setting: str = "") -> None:
        if setting:
            raise BotError("it takes no setting")
        self._random = Random(seed).random

    def choose(self, game: Game) -> int:
        """The index of an option."""
        return int(self._random() * len(game.state.options))
