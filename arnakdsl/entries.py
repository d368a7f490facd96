"""Entries of a pack: what a YAML file holds, by kind and id, not yet understood."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from arnakdsl.source import Source, Span
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

ONLY = "only"
"""The field with the games that an entry is in; at the top of a file it is for all entries of the file."""


@dataclass(slots=True, eq=False, repr=False)
class Entry:
    """One entry: `kind: {id: {fields}}`.  `fields` keeps key and value nodes in written order.

    `extent` is all of it, from the id to the end of the last field.  `of_file` is the `only` of all entries of its file.
    """

    kind: str
    id: str
    id_span: Span
    fields: dict[str, tuple[Scalar, Node]]
    extent: Span
    of_file: tuple[Scalar, Node] | None = None

    @property
    def only(self) -> Node | None:
        """The games that it is in: its own field, else that of its file."""
        return self.node(ONLY) or (self.of_file[1] if self.of_file else None)

    @property
    def told(self) -> dict[str, tuple[Scalar, Node]]:
        """Its fields, with what it has of its file."""
        return {**self.fields, ONLY: self.of_file} if self.of_file and ONLY not in self.fields else self.fields

    def node(self, name: str) -> Node | None:
        found = self.fields.get(name)
        return found[1] if found else None

    def scalar(self, name: str) -> Scalar | None:
        node = self.node(name)
        return node if isinstance(node, Scalar) and node.value is not None else None

    def mapping(self, name: str) -> Mapping | None:
        node = self.node(name)
        return node if isinstance(node, Mapping) else None


@dataclass(slots=True, eq=False, repr=False)
class Pack:
    """A folder of content: its head (`pack.yaml`), its entries in the order of their files, its sources."""

    name: str
    head: Mapping
    entries: tuple[Entry, ...]
    sources: tuple[Source, ...] = field(default=(), repr=False)

    def of_kind(self, kind: str) -> list[Entry]:
        return [each for each in self.entries if each.kind == kind]

    @property
    def ids(self) -> dict[str, tuple[str, ...]]:
        """The ids of each kind, in the order of the content."""
        kinds = dict.fromkeys(each.kind for each in self.entries)
        return {kind: tuple(each.id for each in self.of_kind(kind)) for kind in kinds}


REMARKS = frozenset({"source", "confidence", "note"})  # for people alone
HEAD_REMARKS = frozenset({"title", "screen", "findings", "box"})


def fingerprint(pack: Pack) -> str:
    """A hash of all in a pack that its games depend on: not of its layout, its comments and its remarks."""
    head = {key.value: _plain(node) for key, node in pack.head.items if key.value not in HEAD_REMARKS}
    entries = [
        [each.kind, each.id, {name: _plain(node) for name, (_, node) in each.told.items() if name not in REMARKS}]
        for each in pack.entries
    ]
    text = json.dumps([head, entries], ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _plain(node: Node) -> Any:
    """A node as plain data, texts without what is only layout in an effect."""
    match node:
        case Mapping(items=items):
            return {str(key.value): _plain(value) for key, value in items}
        case Sequence(items=items):
            return [_plain(each) for each in items]
    return _without_layout(node.value) if isinstance(node.value, str) else node.value


COMMENT = re.compile(r"(?:^|(?<=\s))#.*")
BESIDE_SIGNS = re.compile(r" (?:(?=\W)|(?<=\W ))")


def _without_layout(text: str) -> str:
    """A text without comments, white space beside signs, and `;` that may be left out."""
    if text.isalnum():
        return text
    words = " ".join((COMMENT.sub("", text) if "#" in text else text).split())
    signs = BESIDE_SIGNS.sub("", words)
    return signs.replace("};", "}").replace(";}", "}").replace(";|", "|").removesuffix(";")


def truth(node: Node | None) -> bool:
    """Is it a flag that says yes?"""
    return isinstance(node, Scalar) and node.value in ("yes", True)


# ---------------------------------------------------------------- the head


def values_of(option: Node) -> Sequence | None:
    """The list of what an option can be."""
    found = option.get("values") if isinstance(option, Mapping) else option
    return found if isinstance(found, Sequence) else None


def games_of(node: Node) -> tuple[int, ...]:
    """The numbers of players of the games that something is in."""
    players = node.get("players") if isinstance(node, Mapping) else None
    numbers = players.items if isinstance(players, Sequence) else (players,)
    games = (each.value for each in numbers if isinstance(each, Scalar))
    return tuple(each for each in games if isinstance(each, int))
