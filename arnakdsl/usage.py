"""How often each thing of a pack was offered and used in many games, and what became of those who used it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arnakrt import Game
    from arnakrt.ruleset import Program

__all__ = ["Sample", "Use"]

NORMAL = 1.959964
"""So many standard errors on either side hold 95 of 100 means of large samples."""
FEWEST = 5
"""Seats on either side that an interval needs."""


@dataclass(slots=True)
class Sample:
    """Points of some seats, exactly.

    Attributes:
        seats: How many.
        points: Their sum.
        squares: The sum of their squares.
    """

    seats: int = 0
    points: int = 0
    squares: int = 0

    def take(self, points: int) -> None:
        """One seat more."""
        self.seats += 1
        self.points += points
        self.squares += points * points

    def add(self, other: Sample) -> None:
        """The seats of another sample too."""
        self.seats += other.seats
        self.points += other.points
        self.squares += other.squares

    @property
    def mean(self) -> float | None:
        """Points of a seat; none without seats."""
        return self.points / self.seats if self.seats else None

    @property
    def error(self) -> Fraction:
        """The square of the standard error of the mean; of two seats or more."""
        return Fraction(self.seats * self.squares - self.points**2, self.seats**2 * (self.seats - 1))


@dataclass(slots=True)
class Use:
    """Seats of games that were offered something.

    Attributes:
        used: Those that used it at least once.
        unused: Those that never did.
    """

    used: Sample = field(default_factory=Sample)
    unused: Sample = field(default_factory=Sample)

    @property
    def offered(self) -> int:
        """How many seats were offered it."""
        return self.used.seats + self.unused.seats

    @property
    def difference(self) -> float | None:
        """Mean points of those that used it, less those of the others."""
        used, unused = self.used.mean, self.unused.mean
        return None if used is None or unused is None else used - unused

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the difference (Welch's); none where one side has fewer than five seats."""
        if min(self.used.seats, self.unused.seats) < FEWEST or self.difference is None:
            return None
        used, unused = self.used.error, self.unused.error
        both = used + unused
        if not both:
            return self.difference, self.difference
        freedom = both**2 / (used**2 / (self.used.seats - 1) + unused**2 / (self.unused.seats - 1))
        wide = quantile(float(freedom)) * sqrt(both)
        return self.difference - wide, self.difference + wide


def quantile(freedom: float) -> float:
    """Student's t for a 95 % interval, to a hundredth from four degrees of freedom on (Fisher's expansion)."""
    z = NORMAL
    terms = (z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return sum(term / freedom**power for power, term in enumerate(terms))


Usage = dict[str, Use]
"""By the id of the entry."""


def add(usage: Usage, other: Usage) -> None:
    """Take in what was counted in other games."""
    for name, use in other.items():
        mine = usage.setdefault(name, Use())
        mine.used.add(use.used)
        mine.unused.add(use.unused)


class Watcher:
    """Hears what the seats of one game are offered and take, as numbers of options."""

    def __init__(self, seats: int) -> None:
        self.offered: list[set[int]] = [set() for _ in range(seats)]
        self.taken: list[set[int]] = [set() for _ in range(seats)]

    def usage(self, game: Game, points: Sequence[int]) -> Usage:
        """What the game, which is over, adds: one seat a thing, used or not."""
        found: Usage = {}
        for seat, (offered, taken) in enumerate(zip(self.offered, self.taken, strict=True)):
            used = things_in(game.program, taken)
            for name in sorted(things_in(game.program, offered)):
                use = found.setdefault(name, Use())
                (use.used if name in used else use.unused).take(points[seat])
        return found


def things_in(program: Program, options: Iterable[int]) -> set[str]:
    """The ids of the things that the ids of options name."""
    return {program.things[each] for code in options for each in program.things_in(code)}
