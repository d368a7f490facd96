"""A text -> its data without places, many times as fast as its tree: for what is read far more often than it is wrong.

Most files are written plainly: mappings and lists by indentation, texts of one line, brackets around words without quotes.
Whatever else YAML allows is left to the parsers.
"""

from __future__ import annotations

import re
from functools import lru_cache
from json import JSONDecoder, dumps
from typing import Any

from arnakdsl.source import Source
from arnakdsl.yamltree import parse, plain_data, refused
from arnakdsl.yamltree.parsers import SHIELD
from arnakdsl.yamltree.scalars import plain_value

LONGEST_KEY = 100
MOST_BRACKETS = 40
"""Of one value; fewer cannot be nested too deep together with the lines around them."""
DEEPEST = 20
"""Levels of lines."""
MOST_KEPT = 10_000
"""Texts whose values are kept for when they come again."""
INDICATORS = "-?:,[]{}#&*!|>'\"%@`"
"""What a text without quotes does not begin with."""
WORD = r"(?:[^\s\-?:,\[\]{}#&*!|>'\"%@`]|-(?=\d))(?:[^\s:,\[\]{}#]+|:(?=[^\s,\[\]{}])| +(?=[^\s:,\[\]{}#]))*"
IN_BRACKETS = re.compile(rf"{WORD}(?::(?=\s))?|[^\s,\[\]{{}}]")
"""A word, perhaps as a key, or a character that belongs to none."""
NO_JSON = "!"
IN_QUOTES = re.compile(r'"([^"\\]*)"')
NOT_PLAIN = ("\t", "\r", "\ufeff", SHIELD)


class NotPlain(Exception):
    """A text is written in another way, or something is wrong with it."""


def data_of(source: Source) -> Any:
    """The data of a text; equal parts of it may be one object, so nobody may change it.

    Raises:
        NotPlain: Something is wrong with it, or nothing is in it.
    """
    try:
        return plainly_read(source)
    except NotPlain:
        node, findings = parse(source)
        if node is None or findings:
            raise
        return plain_data(node)


def plainly_read(source: Source) -> Any:
    """The data of a text that is a mapping or a list.

    Raises:
        NotPlain: It is not written plainly.
    """
    if refused(source) or any(each in source.text for each in NOT_PLAIN):
        raise NotPlain
    lines = _Lines(source.text)
    found = lines.block(DEEPEST)
    if lines.at < len(lines.bodies):
        raise NotPlain
    return found


class _Lines:
    """The lines of a text that say something: the indent of each, and what stands behind it."""

    def __init__(self, text: str) -> None:
        written = [(line, body) for line in text.split("\n") if (body := line.strip(" ")) and not body.startswith("#")]
        self.bodies = [body for _, body in written]
        self.indents = [len(line) - len(line.lstrip(" ")) for line, _ in written]
        self.at = 0

    def block(self, levels: int) -> Any:
        """A list or a mapping that begins at this line."""
        if not levels or self.at >= len(self.bodies):
            raise NotPlain
        return (self.list if self.bodies[self.at].startswith("- ") else self.mapping)(levels - 1, self.indents[self.at])

    def list(self, levels: int, indent: int) -> list[Any]:
        found: list[Any] = []
        bodies, indents = self.bodies, self.indents
        while self.at < len(bodies) and indents[self.at] == indent and (body := bodies[self.at]).startswith("- "):
            item = body[2:].lstrip(" ")
            if item.startswith("- ") or (item[0] not in '[{"' and (": " in item or item.endswith(":"))):
                bodies[self.at], indents[self.at] = item, indent + len(body) - len(item)
                found.append(self.block(levels))
            else:
                self.at += 1
                found.append(self.value(item, indent))
        return found

    def mapping(self, levels: int, indent: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        bodies, indents, last = self.bodies, self.indents, len(self.bodies)
        while self.at < last and indents[self.at] == indent:
            name, colon, said = bodies[self.at].partition(": ")
            if not colon and name.endswith(":"):
                name = name[:-1]
            elif not colon:
                raise NotPlain
            if not is_key(name) or name in found:
                raise NotPlain
            self.at += 1
            if said:
                found[name] = self.value(said.lstrip(" "), indent)
            elif self.at < last and (indents[self.at] > indent or self._is_list_at(indent)):
                found[name] = self.block(levels)
            else:
                found[name] = None
        return found

    def _is_list_at(self, indent: int) -> bool:
        return self.indents[self.at] == indent and self.bodies[self.at].startswith("- ")

    def value(self, said: str, indent: int) -> Any:
        """What stands on a line; brackets may be closed on a later one."""
        if said[0] not in "[{":
            return line_value(said)
        while said.count("[") + said.count("{") > said.count("]") + said.count("}"):
            if self.at >= len(self.bodies) or self.indents[self.at] <= indent:
                raise NotPlain
            said = f"{said}\n{self.bodies[self.at]}"
            self.at += 1
        return in_brackets(said)


@lru_cache(MOST_KEPT)
def is_key(text: str) -> bool:
    """Is it surely a key, and a text?"""
    written = len(text) < LONGEST_KEY and text != "<<" and not text.startswith(('"', "..."))
    return written and isinstance(line_value(text), str)


@lru_cache(MOST_KEPT)
def line_value(text: str) -> Any:
    """The value of a text on one line, without brackets."""
    quoted = IN_QUOTES.fullmatch(text)
    if quoted:
        return quoted[1]
    value = plain_value(text)
    begins = text[:1] not in INDICATORS or (text[:1] == "-" and isinstance(value, int))
    if not begins or ": " in text or " #" in text or text.endswith((":", " ")):
        raise NotPlain
    return value


# ---------------------------------------------------------------- brackets


@lru_cache(MOST_KEPT)
def _word(said: str) -> str:
    """A word as JSON writes it."""
    if len(said) == 1 and said in INDICATORS:
        return NO_JSON
    if not said.endswith(":"):
        return dumps(plain_value(said))
    return f"{dumps(said[:-1])}:" if is_key(said[:-1]) else NO_JSON


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise NotPlain
    return found


_JSON = JSONDecoder(object_pairs_hook=_each_once)


@lru_cache(MOST_KEPT)
def in_brackets(text: str) -> Any:
    """The value of a text in brackets: it is JSON, once its words are in quotes."""
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise NotPlain
    try:
        return _JSON.decode(IN_BRACKETS.sub(lambda found: _word(found[0]), text))
    except ValueError:
        raise NotPlain from None
