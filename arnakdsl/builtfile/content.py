"""The content of a pack as plain data, and back: entries under their kinds, in their order.

What comes back has places in a text that is written for messages: for each entry its fields, a line each.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from arnakrt.ruleset import RulesError

from arnakdsl.entries import Pack
from arnakdsl.source import Source, Span, Text
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence, plain_data

DEEPEST = 64


def data_of(pack: Pack) -> dict[str, Any]:
    """All that a pack says: its head, and (kind, id, fields) of each entry."""
    entries = [
        [each.kind, each.id, {name: plain_data(node) for name, (_, node) in each.told.items()}] for each in pack.entries
    ]
    return {"head": plain_data(pack.head), "entries": entries}


def nodes_of(data: Any, name: str) -> tuple[Mapping, list[tuple[Scalar, Mapping]]]:
    """The head of a pack, and each entry under its kind, in a file called `name` in messages.

    Raises:
        RulesError: It is not the data of a pack.
    """
    match data:
        case {"head": dict() as head, "entries": list() as entries} if len(data) == 2:
            return _Page(f"{name}: pack").mapping(head), [_entry(each, name) for each in entries]
    raise _no_content(name)


def _entry(data: Any, name: str) -> tuple[Scalar, Mapping]:
    match data:
        case [str() as kind, str() as entry, dict() as fields]:
            ((key, under),) = _Page(f"{name}: {kind} {entry}").mapping({kind: {entry: fields}}).items
            assert isinstance(under, Mapping)
            return key, under
    raise _no_content(name)


def _no_content(name: str) -> RulesError:
    return RulesError(f"'{name}' does not hold the content of a pack: build it again")


class _Page:
    """A text that says some data, and the nodes of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.parts: list[str] = []
        self.size = 0
        self.spans: list[tuple[int, int]] = []

    def mapping(self, data: dict[str, Any]) -> Mapping:
        self.write(data, 0)
        node = self.node(data, Source(self.name, "".join(self.parts)), iter(self.spans))
        assert isinstance(node, Mapping)
        return node

    # ------------------------------------------------------------ the text

    def write(self, data: Any, depth: int) -> None:
        """Write some data, and note its place before the places of its parts."""
        if depth > DEEPEST:
            raise RulesError(f"'{self.name}' is nested too deeply: more than {DEEPEST} levels")
        at = len(self.spans)
        self.spans.append((0, 0))
        start = self.size
        match data:
            case dict():
                for key, value in data.items():
                    self.add(("\n" if self.size else "") + "  " * depth)
                    self.spans.append((self.size, self.size + len(key)))
                    self.add(f"{key}: ")
                    self.write(value, depth + 1)
            case list():
                for value in data:
                    self.add("\n" + "  " * depth + "- ")
                    self.write(value, depth + 1)
            case _:
                self.add(data if isinstance(data, str) else json.dumps(data))
        self.spans[at] = (start, self.size)

    def add(self, text: str) -> None:
        self.parts.append(text)
        self.size += len(text)

    # ------------------------------------------------------------ the nodes

    def node(self, data: Any, source: Source, spans: Iterator[tuple[int, int]]) -> Node:
        start, end = next(spans)
        match data:
            case dict():
                pairs = [
                    (self.scalar(key, source, *next(spans)), self.node(value, source, spans))
                    for key, value in data.items()
                ]
                return Mapping(tuple(pairs), Span(source, start, end))
            case list():
                return Sequence(tuple(self.node(each, source, spans) for each in data), Span(source, start, end))
        return self.scalar(data, source, start, end)

    @staticmethod
    def scalar(value: Any, source: Source, start: int, end: int) -> Scalar:
        scalar = Scalar(value, "", source, start, end)
        if isinstance(value, str):
            scalar._text = Text(source, value, tuple(range(start, end + 1)))
        return scalar
