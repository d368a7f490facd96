"""Lists and mappings of which not all is read yet."""

from __future__ import annotations

import re
from typing import TypeAlias

from arnakdsl import codes
from arnakdsl.findings import SURE, Edit, Finding, Fix
from arnakdsl.source import Source, Span
from arnakdsl.yamltree.nodes import Mapping, Node, Scalar, Sequence, stand_in
from arnakdsl.yamltree.words import REFUSED, shown

COLON = re.compile(r"\s*:")


class OpenSequence:
    """A sequence of which not all items are read."""

    def __init__(self, source: Source, findings: list[Finding], start: int, flow: bool, anchor: str | None) -> None:
        self.source = source
        self.start = start
        self.flow = flow
        self.anchor = anchor
        self.items: list[Node] = []
        self.last = start

    def add(self, node: Node, end: int) -> None:
        self.items.append(node)
        self.last = end

    def empty_place(self, mark: int) -> int:
        """Where a value of no characters stands: parsers disagree on it."""
        return mark

    def closed(self, end: int) -> Node:
        """The whole node; `end` is right for brackets alone, else it lies behind blank lines and comments."""
        return Sequence(tuple(self.items), Span(self.source, self.start, end if self.flow else self.last))


class OpenMapping:
    """A mapping of which not all items are read."""

    def __init__(self, source: Source, findings: list[Finding], start: int, flow: bool, anchor: str | None) -> None:
        self.source = source
        self.findings = findings
        self.start = start
        self.flow = flow
        self.anchor = anchor
        self.items: dict[str, tuple[Scalar, Node]] = {}
        self.key: Node | None = None
        self.last = start
        self.bare = False

    def add(self, node: Node, end: int) -> None:
        key, before, self.last = self.key, self.last, end
        if key is None:
            self.key = node
            return
        self.key = None
        bare = self.flow and end == before
        name = key.value if isinstance(key, Scalar) and not bare else None
        if isinstance(key, Scalar) and isinstance(name, str) and name not in self.items and (name != "<<" or key.style):
            self.items[name] = key, node
        else:
            self._refuse(key, bare)

    def _refuse(self, key: Node, bare: bool) -> None:
        """Report a pair that is kept out.  `bare` is a key with neither colon nor value: `{gain 1 gold}`."""
        place = key.span
        if not isinstance(key, Scalar):
            self.findings.append(
                codes.KEY_NOT_TEXT.at(place, seen="a list or a mapping", hint="write the key as one text")
            )
        elif key.style == REFUSED:
            return
        elif bare:
            self._refuse_bare(key)
        elif not isinstance(key.value, str):
            self.findings.append(_key_not_text(key))
        elif key.decoded in self.items:
            first = self.items[key.decoded][0].span
            hint = "remove one, or give it another name"
            self.findings.append(
                codes.DUPLICATE_KEY.at(place, key=shown(key.decoded), hint=hint, also=(("first here", first),))
            )
        else:
            self.findings.append(codes.MERGE_KEY.at(place, hint="write the keys out"))

    def _refuse_bare(self, key: Scalar) -> None:
        """Once for a mapping: one text with commas makes many such keys."""
        if not self.bare:
            hint = "write a text in quotes, or without braces around it"
            self.findings.append(codes.KEY_WITHOUT_VALUE.at(key.span, seen=shown(key.decoded), hint=hint))
        self.bare = True

    def empty_place(self, mark: int) -> int:
        """Where a value of no characters stands: after the colon of its key."""
        if self.key is None:
            return mark
        colon = COLON.match(self.source.text, self.last)
        return colon.end() if colon else self.last

    def closed(self, end: int) -> Node:
        """The whole node; a stand-in where all of it was reported."""
        if not self.flow:
            end = self.last
        if self.bare and not self.items:
            return stand_in(self.source, self.start, end)
        return Mapping(tuple(self.items.values()), Span(self.source, self.start, end))


Open: TypeAlias = OpenSequence | OpenMapping


def _key_not_text(key: Scalar) -> Finding:
    if not key.decoded:
        return codes.KEY_NOT_TEXT.at(key.span, seen="nothing", hint="write a key before the ':'")
    name = shown(key.decoded)
    fix = Fix(SURE, (Edit(key.span, f"'{key.decoded}'"),))
    return codes.KEY_NOT_TEXT.at(key.span, seen=f"'{name}'", hint=f"write '{name}' in quotes", fix=fix)
