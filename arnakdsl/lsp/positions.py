"""Places as editors count them: lines and columns from 0, columns in units of an encoding."""

from __future__ import annotations

from typing import TypeAlias

from arnakdsl.source import Source, Span

Position: TypeAlias = tuple[int, int]
UTF8, UTF16, UTF32 = "utf-8", "utf-16", "utf-32"


def position_of(source: Source, offset: int, encoding: str = UTF16) -> Position:
    """The line and the column of a character."""
    line, column = source.position(offset)
    start = source.line_starts[line - 1]
    return line - 1, _units(source.text[start : start + column - 1], encoding)


def range_of(span: Span, encoding: str = UTF16) -> tuple[Position, Position]:
    """Where a span begins and where it ends."""
    return position_of(span.source, span.start, encoding), position_of(span.source, max(span.start, span.end), encoding)


def offset_of(source: Source, position: Position, encoding: str = UTF16) -> int:
    """The character at a place; behind the end of a line its end, in the middle of a character that character."""
    line, column = position
    if line >= len(source.line_starts):
        return len(source.text)
    start = source.line_starts[max(line, 0)]
    text = source.line(max(line, 0) + 1)
    if text.isascii() or encoding == UTF32:
        return start + min(column, len(text))
    units = 0
    for at, each in enumerate(text):
        units += _units(each, encoding)
        if units > column:
            return start + at
    return start + len(text)


def _units(text: str, encoding: str) -> int:
    if encoding == UTF32 or text.isascii():
        return len(text)
    if encoding == UTF8:
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text) + sum(each > "\uffff" for each in text)
