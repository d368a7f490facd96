"""The checks of a linked pack, in the order they run.  Each finds and yields; none stops at the first.

`shape` runs before a pack is linked and is called by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from arnakdsl.checks import endless, screen, structure

if TYPE_CHECKING:
    from arnakdsl.findings import Finding
    from arnakdsl.linking import Linked

CHECKS: tuple[Callable[[Linked], Iterator[Finding]], ...] = (structure.check, endless.check, screen.check)
