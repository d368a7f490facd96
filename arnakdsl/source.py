"""Where a text came from, and places in it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from arnakdsl.records import record

__all__ = ["Source", "Span"]


@dataclass(frozen=True, eq=False)
class Source:
    """One file as it was read.

    Attributes:
        name: The path as messages show it.
        text: The whole text with its line ends kept.
    """

    name: str
    text: str

    @cached_property
    def kept(self) -> dict[str, Any]:
        """What was worked out from the text, for whoever asks again."""
        return {}

    @cached_property
    def line_starts(self) -> list[int]:
        """The offset of the first character of each line."""
        starts = [0]
        at = self.text.find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = self.text.find("\n", at + 1)
        return starts

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of a character, both from 1; columns count characters."""
        line = bisect_right(self.line_starts, offset)
        return line, offset - self.line_starts[line - 1] + 1

    def line(self, number: int) -> str:
        """The text of a line, counted from 1, without its line end."""
        starts = self.line_starts
        end = starts[number] if number < len(starts) else len(self.text)
        return self.text[starts[number - 1] : end].rstrip("\r\n")


@record
class Span:
    """Some characters of a source.

    Attributes:
        source: The file.
        start: The offset of the first character in its text, from 0.
        end: The offset behind the last one.
    """

    source: Source = field(repr=False)
    start: int
    end: int

    @property
    def text(self) -> str:
        """The characters."""
        return self.source.text[self.start : self.end]

    @property
    def position(self) -> tuple[int, int]:
        """Line and column of the first character, from 1."""
        return self.source.position(self.start)

    @property
    def end_position(self) -> tuple[int, int]:
        """Line and column behind the last character, from 1."""
        return self.source.position(max(self.start, self.end))

    def holds(self, other: Span) -> bool:
        """Does it contain the other?"""
        return self.source is other.source and self.start <= other.start and other.end <= self.end

    def to(self, other: Span) -> Span:
        """From the start of this span to the end of the other."""
        return Span(self.source, self.start, max(self.end, other.end))


@record
class Text:
    """A decoded scalar: character `i` of `value` stands at `offsets[i]` in the source.

    `offsets` has one more entry than `value`: where the text ends.  It is a range where the file has the text as it is.
    """

    source: Source = field(repr=False)
    value: str
    offsets: Sequence[int] = field(repr=False)

    def span(self, start: int, end: int) -> Span:
        """The place in the file of the characters `start` to `end` of the value."""
        offsets = self.offsets
        first = offsets[min(start, len(offsets) - 1)]
        last = offsets[min(end, len(offsets)) - 1] + 1 if end > start else first
        return Span(self.source, first, last)
