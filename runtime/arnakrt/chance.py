"""The only source of chance: an order of things from a seed, a stream and a counter.

The generator is SplitMix64 (Steele, Lea, Flood, OOPSLA 2014); one 64-bit number serves as many places of a shuffle as fit
with a bias below 2**-20.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import unpack

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_STEP = _GOLDEN * 31 & _MASK


def mixed(number: int) -> int:
    """A 64-bit number with each bit depending on all of `number`'s lowest 64 bits."""
    number &= _MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _MASK
    return number ^ number >> 31


@lru_cache(maxsize=64)
def _seeded(seed: int) -> int:
    """Where the streams of a seed begin."""
    return mixed(seed + _GOLDEN)


def _places(last: int) -> int:
    """How many places of a shuffle one number serves, from place `last` down."""
    return last if last < 16 else 7 if last < 64 else 3 if last < 16_384 else 1


@lru_cache(maxsize=256)
def _plan(size: int) -> tuple[tuple[tuple[int, tuple[tuple[int, int], ...]], ...], ...]:
    """For each number that a shuffle draws: its places in groups, from the last down, each place with its choices.

    A group comes with the product of its choices, below 2**30: so all but one step of a group is done in small numbers.
    """
    plan, last = [], size - 1
    while last > 0:
        groups: list[tuple[int, tuple[tuple[int, int], ...]]] = []
        ways, places = 1, list[tuple[int, int]]()
        stop = last - _places(last)
        for place in range(last, stop, -1):
            if ways * (place + 1) >= 1 << 30:
                groups.append((ways, tuple(places)))
                ways, places = 1, []
            ways *= place + 1
            places.append((place, place + 1))
        plan.append((*groups, (ways, tuple(places))))
        last = stop
    return tuple(plan)


def shuffled(seed: int, stream: int, counter: int, things: Iterable[int]) -> tuple[int, ...]:
    """The things in random order.

    Depends on what the things are, not on how they lay; on the seed, the stream and how often the stream was used.
    """
    order = sorted(things)
    source = (_seeded(seed) ^ stream) + counter * _GOLDEN
    for groups in _plan(len(order)):
        number = mixed(source)
        source += _STEP
        for ways, places in groups:
            way = number % ways
            number //= ways
            for place, choices in places:
                other = way % choices
                way //= choices
                order[place], order[other] = order[other], order[place]
    return tuple(order)


def numbers(seed: int, many: int) -> Sequence[int]:
    """So many numbers of 32 bits, all at once."""
    from hashlib import shake_128  # what a game alone does without

    return unpack(f"<{many}I", shake_128((seed & _MASK).to_bytes(8, "little")).digest(4 * many))
