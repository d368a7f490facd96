"""What the mistakes of a file have in common: its styles of text, its limits, and how a message names a text."""

from __future__ import annotations

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.source import Span

QUOTES = ("'", '"')
BLOCK_STYLES = ("|", ">")
REFUSED = "refused"
"""The style of a scalar that stands in for a value already reported."""
LARGEST_FILE = 2_000_000
"""Bytes of a file, and characters of a text."""
LONGEST_SHOWN = 40


def shown(text: str) -> str:
    """A text as a message names it: its first line, cut where it is long."""
    line = text.partition("\n")[0].rstrip()
    return line if len(line) <= LONGEST_SHOWN else line[: LONGEST_SHOWN - 3] + "..."


def rest_of_line(text: str, at: int) -> str:
    """The line from a place on, without the blanks at its end."""
    end = text.find("\n", at)
    return text[at : len(text) if end < 0 else end].rstrip()


def word(text: str, at: int) -> str:
    """The first word from a place on, '' if the line ends before one."""
    words = rest_of_line(text, at).split(None, 1)
    return words[0] if words else ""


def too_large(place: Span, size: str) -> Finding:
    """The finding for a file or text above the limit."""
    return codes.FILE_TOO_LARGE.at(place, hint="split the file", size=size, limit=LARGEST_FILE)
