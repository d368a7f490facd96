"""The checks of a linked pack, in the order they run.  Each finds and yields; none stops at the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from arnakdsl.checks import (
    alike,
    blind,
    box,
    candidates,
    copies,
    endless,
    hidden,
    named_piles,
    never,
    repeating,
    screen,
    uncleared,
    unpayable,
    unplaced,
    unreached,
    without_entries,
    without_piles,
    words,
    worse,
)

if TYPE_CHECKING:
    from arnakdsl.findings import Finding
    from arnakdsl.linking import Linked

CHECKS: tuple[Callable[[Linked], Iterator[Finding]], ...] = (
    candidates.check,
    alike.check,
    copies.check,
    words.check,
    named_piles.check,
    without_entries.check,
    without_piles.check,
    endless.check,
    screen.check,
    box.check,
)

DOUBTS: tuple[Callable[[Linked], Iterator[Finding]], ...] = (
    repeating.check,
    unpayable.check,
    never.check,
    unplaced.check,
    unreached.check,
    worse.check,
    blind.check,
    hidden.check,
    box.counts,
    uncleared.check,
)
"""What can be played and is hardly meant: looked for in a pack without errors, where nothing is missing."""
