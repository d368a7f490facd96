"""What a bot is, and how much it may think."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from arnakrt.state import ME, OVER

if TYPE_CHECKING:
    from arnakrt import Game, Option
    from arnakrt.state import State

MOST_SECONDS, MOST_ITERATIONS = 3600.0, 10_000_000


class BotError(ValueError):
    """A bot that there is not, or not so: one sentence says why."""


class Bot(Protocol):
    """Chooses at every decision of its seat."""

    def choose(self, game: Game) -> Option | int | str:
        """One of the options of the open decision: itself, its index or its id.

        The game is to be looked at, not played on.  What a fair bot looks at: `game.decision`, and of the seat that is asked
        `game.view(seat)` and `game.determinize(seat, seed)`, whose copies it may play on as it likes.
        """


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot thinks about a decision: so many iterations, or seconds of its thread's own time.

    On a busy machine a thread's own time buys as many iterations as on an idle one; a clock on the wall would not.

    Attributes:
        iterations: How many; with 0 the seconds count.
        seconds: Of the thread's own time.
    """

    iterations: int = 0
    seconds: float = 0.0

    def __iter__(self) -> Iterator[int]:
        """The numbers of the iterations, from 0; at least one."""
        if self.iterations:
            yield from range(self.iterations)
            return
        end, number = time.thread_time() + self.seconds, 0
        while not number or time.thread_time() < end:
            yield number
            number += 1


def budget(setting: str, iterations: int) -> Budget:
    """The budget that a setting says: `0.1` is seconds, `iterations=200` iterations, nothing the bot's own number of them.

    Raises:
        BotError: It says neither.
    """
    if not setting:
        return Budget(iterations)
    number = setting.removeprefix("iterations=")
    if number != setting and re.fullmatch("[0-9]{1,8}", number) and 0 < int(number) <= MOST_ITERATIONS:
        return Budget(iterations=int(number))
    if re.fullmatch(r"[0-9]{0,4}\.?[0-9]{1,6}", setting) and 0 < float(setting) <= MOST_SECONDS:
        return Budget(seconds=float(setting))
    raise BotError(f"'{setting[:40]}' is no time to think: write seconds, as 0.1, or iterations=200")


def asked(state: State) -> int:
    """The seat that is asked, from 0; -1 when the game is over."""
    return -1 if state.asking == OVER else state.cells[ME] - 1
