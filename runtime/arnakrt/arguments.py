"""What a caller gives: whole numbers of any type, and how messages show what is none."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

MOST_SHOWN = 60
"""Characters of what was given that a message shows."""


def whole(value: object) -> int | None:
    """A whole number as a plain one, also one of numpy's; none for anything else, truth values too."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def shown(value: object) -> str:
    """Anything on one line, as Python writes it; cut where it is long."""
    if isinstance(value, int) and value.bit_length() > 8 * MOST_SHOWN:
        return "a number of very many digits"
    return cut(repr(value))


def cut(value: object) -> str:
    """Text on one line, without what cannot be printed; cut where it is long."""
    text = str(value)
    text = "".join(each if each.isprintable() else "?" for each in text[: MOST_SHOWN + 1])
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."
