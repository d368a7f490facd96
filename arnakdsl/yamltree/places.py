"""Where each character of a decoded scalar stands in the file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from arnakdsl.yamltree.words import REFUSED

PLAIN_UNITS = re.compile(r"(?P<blanks>[ \t\r\n]+)|.")
SINGLE_UNITS = re.compile(r"(?P<blanks>[ \t\r\n]+)|''|.")
DOUBLE_UNITS = re.compile(r"(?P<blanks>[ \t\r\n]+)|(?P<joined>\\\r?\n[ \t\r\n]*)|\\x..|\\u.{4}|\\U.{8}|\\.|.")
BLOCK_HEADER = re.compile(r"[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?")
FIRST_WORD = re.compile(r"( *)[^ \n]")
BLOCK_LINE = re.compile(r"( *)([^\r\n]*)(\r?\n|\Z)")


def _flow_places(units: re.Pattern[str], quotes: int) -> Callable[[str, str], list[int]]:
    """The places of a plain or quoted scalar: one unit of the raw text gives one character, line ends are folded."""

    def places(raw: str, decoded: str) -> list[int]:
        if len(raw) == len(decoded) + 2 * quotes and "\n" not in raw:
            return list(range(quotes, quotes + len(decoded)))
        found: list[int] = []
        for unit in units.finditer(raw, quotes, len(raw) - quotes):
            if unit.lastgroup is None:
                found.append(unit.start())
            else:
                ends = [at for at in range(*unit.span()) if raw[at] == "\n"]
                found += (ends[1:] or ends) if unit["blanks"] and ends else ends[1:] if ends else range(*unit.span())
        return found

    return places


def _literal_places(raw: str, decoded: str) -> list[int]:
    """The places of a `|` scalar: its lines without their indentation."""
    found: list[int] = []
    for start, end, line_end in _block_lines(raw, decoded):
        found += range(start, end)
        found.append(line_end)
    return found


def _folded_places(raw: str, decoded: str) -> list[int]:
    """The places of a `>` scalar: between two lines stands a space, or fewer line ends than in the file."""
    found: list[int] = []
    ends: list[int] = []
    for start, end, line_end in _block_lines(raw, decoded):
        if start < end:
            found += _fold(decoded, len(found), ends)
            found += range(start, end)
            ends = []
        ends.append(line_end)
    return found + ends


def _fold(decoded: str, at: int, ends: list[int]) -> list[int]:
    """The places of the space or line ends at `at` in the decoded text, made of the line ends of the file."""
    count = 0
    while decoded.startswith("\n", at + count):
        count += 1
    return ends[len(ends) - max(count, 1) :] if len(ends) >= count else ends


def _block_lines(raw: str, decoded: str) -> Iterator[tuple[int, int, int]]:
    """Start, end and line end of each line of a block scalar, its indentation taken off."""
    header = BLOCK_HEADER.match(raw)
    body = header.end() if header else 0
    lines = list(BLOCK_LINE.finditer(raw, body))
    longest = max((len(line[1]) for line in lines), default=0)
    indent = next((len(line[1]) for line in lines if line[2]), longest) - _kept_indent(decoded)
    for line in lines:
        start = min(line.start() + indent, line.end(2))
        if line.start() < len(raw):
            yield start, line.end(2), max(line.end() - 1, line.end(2))


def _kept_indent(decoded: str) -> int:
    """The spaces before the first word that belong to the text, or on its longest line if there is no word.

    Some with `|2`, else none.
    """
    word = FIRST_WORD.search(decoded)
    return len(word[1]) if word else max(map(len, decoded.split("\n")))


def fitted(places: list[int], start: int, end: int, size: int, quoted: bool) -> tuple[int, ...]:
    """Places in the file for each of `size` decoded characters and for the end of the text.

    `places` count from the start of the scalar, which stands from `start` to `end`.
    """
    found = [start + place for place in places[:size]]
    last = max(end - quoted, found[-1] + 1 if found else start)
    return (*found, *[last] * (size + 1 - len(found)))


PLACES: dict[str, Callable[[str, str], list[int]]] = {
    "": _flow_places(PLAIN_UNITS, 0),
    REFUSED: lambda raw, decoded: list(range(len(raw))),
    "'": _flow_places(SINGLE_UNITS, 1),
    '"': _flow_places(DOUBLE_UNITS, 1),
    "|": _literal_places,
    ">": _folded_places,
}
