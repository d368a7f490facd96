"""What was played so far, and for how long."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Tally:
    """Games, decisions with two or more options, and seconds of processor time."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def decisions_a_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds
