"""What generated code calls beside the changes of piles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arnakrt.ruleset import RulesError
from arnakrt.state import OVER, State, Watch

MOST_ROUNDS = 1_000_000  # of a loop in which nobody is asked


def nth(values: Sequence[int], at: int) -> int:
    """The n-th of some numbers from 1; 0 outside."""
    return values[at - 1] if 0 < at <= len(values) else 0


def end_of(things: Sequence[int], at: int) -> int:
    """The first or last of some things, or none."""
    found = [each for each in things if each]
    return found[at] if found else 0


def tops(piles: list[tuple[int, ...]], places: tuple[int, ...]) -> list[int]:
    """The top of each pile that is not empty."""
    return [piles[at][0] for at in places if piles[at]]


def spot(owner: int, base: int, size: int, void: int) -> int:
    """The number of the pile or cell of an owner; `void` where there is none."""
    return base + owner * size if owner else void


def held(cells: list[int], owner: int, base: int, size: int) -> int:
    """What stands in the cell of an owner; 0 where there is none."""
    return cells[base + owner * size] if owner else 0


def rounds(number: int) -> range:
    """So many rounds of a loop in which nobody is asked."""
    if number > MOST_ROUNDS:
        raise RulesError(f"the rules come to no question: a loop of {number:,} rounds")
    return range(number)


def once(can: Callable[[State], bool]) -> Callable[[State], bool]:
    """A condition that holds where it is asked again while it is looked at: what leads back to itself is no reason against it."""
    looking: set[int] = set()

    def asked(s: State) -> bool:
        if id(s) in looking:
            return True
        looking.add(id(s))
        try:
            return can(s)
        finally:
            looking.discard(id(s))

    return asked


def watched(s: State, frame: int, options: list[int]) -> None:
    """Tell a watch that a seat which nobody plays comes to a decision."""
    if isinstance(s.log, Watch):
        s.log.comes(s, frame, options)


def over(s: State) -> None:
    """The game has ended."""
    s.asking, s.options, s.own, s.stack, s.locals = OVER, [], 0, (), ()
