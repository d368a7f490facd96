"""The only source of chance: an order of things from a seed, a stream and a counter.

The generator is SplitMix64 (Steele, Lea, Flood, OOPSLA 2014); one 64-bit number serves as many places of a shuffle as fit
with a bias below 2**-20.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def mixed(number: int) -> int:
    """A 64-bit number with each bit depending on all of `number`'s lowest 64 bits."""
    number &= _MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _MASK
    return number ^ number >> 31


def stream_of(name: str) -> int:
    """The number of a stream of chance, from its name."""
    number = 0
    for byte in name.encode():
        number = mixed(number * 257 + byte + 1)
    return number


@lru_cache(maxsize=256)
def _source(seed: int, stream: int) -> int:
    """Where a stream of a seed begins."""
    return mixed(mixed(seed + _GOLDEN) ^ stream)


def shuffled(seed: int, stream: int, counter: int, things: Iterable[int]) -> tuple[int, ...]:
    """The things in random order.

    Depends on what the things are, not on how they lay; on the seed, the stream and how often the stream was used.
    """
    order = sorted(things)
    source = _source(seed, stream) + counter * _GOLDEN & _MASK
    number, room = mixed(source), 1 << 64
    if len(order) <= 15:  # 15! is below 2**44
        for place in range(len(order) - 1, 0, -1):
            number, other = divmod(number, place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)
    for place in range(len(order) - 1, 0, -1):
        size = place + 1
        if room // size < 1 << 20:
            source = source + _GOLDEN * 31 & _MASK
            number, room = mixed(source), 1 << 64
        number, other = divmod(number, size)
        room //= size
        order[place], order[other] = order[other], order[place]
    return tuple(order)
