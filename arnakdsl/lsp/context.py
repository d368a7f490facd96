"""Where in a file a place is, told from its lines alone: the text may be no YAML at the moment."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

KEY = re.compile(
    r"(?P<indent>[ ]*(?:-[ ]+)*)(?P<key>\"[^\"]*\"|'[^']*'|[^\s#'\"{}\[\],|>&*!%@`][^#\n]*?)[ ]*:(?=[ \t\r]|$)[ \t]*"
    r"(?P<value>[^\r]*?)\r?$"
)
INDENT = re.compile(r"[ ]*(?:-(?:[ ]+|$))*")
BLOCK = re.compile(r"[|>][-+0-9]*[ \t]*(?:#.*)?$")
COMMENT_LINE = re.compile(r"[ \t]*(?:#.*)?$")
WORD = re.compile(r"[A-Za-z0-9_]*$")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a file of a pack.

    Attributes:
        path: The keys around it from the outermost, with its own for a value.
        is_key: Is a key written there, or could one be?
        start: Where the value, or the key, begins.
        offset: The place itself.
        text: What stands between them.
    """

    path: tuple[str, ...]
    is_key: bool
    start: int
    offset: int
    text: str

    @property
    def word(self) -> str:
        """The word that is being written."""
        found = WORD.search(self.text)
        return found[0] if found else ""


@dataclass(frozen=True, slots=True)
class _Line:
    start: int
    indent: int
    key: str
    value_at: int
    value: str


def spot_at(text: str, offset: int, is_text: Callable[[tuple[str, ...]], bool] = lambda path: False) -> Spot:
    """What is known of a place from the lines before it.

    Args:
        text: The file, which may be broken.
        offset: The place.
        is_text: Whether a value is a text, by its path: it may stand below its key.
    """
    start = text.rfind("\n", 0, offset) + 1
    end = text.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)].rstrip("\r")
    blank = not line.strip()
    dash = INDENT.match(line)
    indent = offset - start if blank else len(dash[0] if dash else "")
    around = list(_around(text, start, indent))
    path = tuple(each.key for each in around)
    for depth, each in enumerate(around):
        if BLOCK.match(each.value):
            begin = text.find("\n", each.value_at) + 1
            return _spot(path[: depth + 1], False, begin, offset, text)
    own = KEY.match(line)
    if own and offset >= start + own.start("key"):
        if offset <= start + own.end("key"):
            return _spot(path, True, start + own.start("key"), offset, text)
        path = (*path, _unquoted(own["key"]))
        return _in_flow(path, start + own.start("value"), offset, text)
    item = "-" in line[:indent]
    if around and (around[-1].value or item):
        begin = start + indent if item else around[-1].value_at
        return _in_flow(path, min(begin, offset), offset, text)
    if around and is_text(path):
        return _spot(path, False, around[-1].value_at, offset, text)
    return _spot(path, True, min(start + indent, offset), offset, text)


def _around(text: str, start: int, indent: int) -> Iterator[_Line]:
    """The lines whose keys are around a line of this indentation, the outermost first."""
    found: list[_Line] = []
    while start > 0 and indent > 0:
        end = start - 1
        start = text.rfind("\n", 0, end) + 1
        line = text[start:end].rstrip("\r")
        if COMMENT_LINE.fullmatch(line):
            continue
        dash = INDENT.match(line)
        own = len(dash[0] if dash else "")
        if own >= indent:
            continue
        indent = own if "-" not in line[:own] else len(line) - len(line.lstrip(" "))
        if key := KEY.match(line):
            value = key["value"].split(" #")[0].rstrip() if not key["value"].startswith("#") else ""
            found.append(_Line(start, own, _unquoted(key["key"]), start + key.start("value"), value))
    yield from reversed(found)


def _spot(path: tuple[str, ...], is_key: bool, start: int, offset: int, text: str) -> Spot:
    return Spot(path, is_key, start, offset, text[start:offset])


def _in_flow(path: tuple[str, ...], start: int, offset: int, text: str) -> Spot:
    """A value; the innermost one where brackets are open in it."""
    if text[start : start + 1] not in ("{", "["):
        begin = start + 1 if text[start : start + 1] in ('"', "'") and offset > start else start
        return _spot(path, False, min(begin, offset), offset, text)
    open_: list[tuple[str, str]] = []  # the bracket, and the key whose value is read
    begin = at = start
    while at < offset:
        sign = text[at]
        if sign in "{[":
            open_.append((sign, ""))
        elif sign in "}]" and open_:
            open_.pop()
        elif sign == "," and open_:
            open_[-1] = (open_[-1][0], "")
        elif sign == ":" and open_ and open_[-1][0] == "{" and text[at + 1 : at + 2] in (" ", "\n", "\r", ""):
            open_[-1] = ("{", _unquoted(text[begin:at].strip()))
        else:
            at += 1
            continue
        at += 1
        begin = at
    keys = tuple(key for _, key in open_ if key)
    begin += len(text[begin:offset]) - len(text[begin:offset].lstrip())
    is_key = bool(open_) and open_[-1] == ("{", "")
    return _spot((*path, *keys), is_key, begin, offset, text)


def _unquoted(key: str) -> str:
    return key[1:-1] if key[:1] in ('"', "'") else key
