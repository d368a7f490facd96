"""Players that need no person: one file each, listed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from arnakdsl.bots.random import RandomBot

if TYPE_CHECKING:
    from arnakrt import Decision


class Bot(Protocol):
    """Chooses at every decision of its seat."""

    def choose(self, decision: Decision) -> int:
        """The index of one of the options."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot}  # name -> a bot from a seed
