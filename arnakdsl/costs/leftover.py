"""The icons that may stay in a pool, by their ids."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb

KEEPS = 512  # at most so many ids for icons that stay


def multisets(icons: int) -> Iterator[tuple[int, ...]]:
    """Every choice of a few icons, by size: as many as have ids."""
    most = 0
    while icons and comb(icons + most + 1, icons) <= KEEPS and most < 8:
        most += 1
    for size in range(1, most + 1):
        yield from combinations_with_replacement(range(icons), size)


def keep_ids(icons: int) -> int:
    return sum(1 for _ in multisets(icons))
