"""A state of a game: plain values, so that it is copied, compared, saved and sent in full."""

from __future__ import annotations

from typing import Any

# The first cells of every layout.
ME, SEAT_CELLS, SEAT_PILES, START, READS = range(5)
HEAD = 5

OVER = -1  # `asking` when nothing is asked any more


class Watch(list[int]):
    """A log that hears of every decision of a seat that nobody plays, before it is taken by itself."""

    def comes(self, s: State, frame: int, options: list[int]) -> None:
        """The decision has these options; without one it is passed over."""


class State:
    """All of a game at one moment.

    Attributes:
        cells: Counters, marks and positions, by the layout; seats are numbered from 1 in it, 0 is nobody.
        piles: Entity numbers, the top first; a pile is replaced, never edited.
        stack: What is still to be done: (frame, locals, rest), empty at the end.
        locals: Names of the running block.
        asking: The frame of the open decision, or `OVER`.
        options: Its options as numbers, none when the game is over; the first `own` are its own, the others are free
            actions beside it.
        known: For each pile, which seats know what lies at each place (one bit a seat); empty: nobody knows anything.
            Written by `moves.learn` alone, which takes a list of its own before if this one is lent.
        lent: May copies have the same list `known`?
        chance: How often each stream of chance was used.
        seed: What all chance comes from.
        log: Options that were taken by themselves, if somebody listens; not a part of the state.
    """

    __slots__ = (
        "asking", "cells", "chance", "known", "lent", "locals", "log", "options", "own", "piles", "seed", "stack",
    )  # fmt: skip

    cells: list[int]
    piles: list[tuple[int, ...]]
    stack: tuple[Any, ...]
    locals: tuple[Any, ...]
    asking: int
    options: list[int]
    own: int
    known: list[tuple[int, ...]]
    lent: bool
    chance: tuple[int, ...]
    seed: int
    log: list[int] | None

    def copy(self) -> State:
        """An independent state that plays on identically."""
        other = State()
        other.cells = [*self.cells]  # three fifths of the time of a slice
        other.piles = [*self.piles]
        other.stack = self.stack
        other.locals = self.locals
        other.asking = self.asking
        other.options = self.options
        other.own = self.own
        other.known = self.known
        other.lent = self.lent = True
        other.chance = self.chance
        other.seed = self.seed
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        """Everything that tells two states apart."""
        return (
            self.asking, self.own, tuple(self.options), self.stack, self.locals, tuple(self.cells), tuple(self.piles),
            tuple(self.known), self.chance, self.seed,
        )  # fmt: skip
