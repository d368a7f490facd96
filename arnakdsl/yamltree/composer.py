"""The events of a parser -> one tree and findings, within the limits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.source import Source, Span
from arnakdsl.yamltree.nodes import Node, Scalar, measure, stand_in
from arnakdsl.yamltree.opened import Open, OpenMapping, OpenSequence
from arnakdsl.yamltree.scalars import plain_value
from arnakdsl.yamltree.troubles import SURROGATE_ESCAPE, bad_escape, tag_refused
from arnakdsl.yamltree.words import BLOCK_STYLES, REFUSED, rest_of_line, shown

DEEPEST = 64
"""Levels of nesting, those behind aliases included."""
MOST_ALIASED = 10_000
"""Nodes that all aliases of a file may stand for."""
PROPERTIES = re.compile(r"(?:[&!]\S*\s*(?:#.*\s*)*)*")
TAG = re.compile(r"![^\s,\[\]{}]*")
SURROGATE = re.compile("[\ud800-\udfff]")
SWALLOWED = re.compile(r"#(?<=[ \t]#)[^\s#].*")


class Stop(Exception):
    """Nothing can be read beyond this finding."""

    def __init__(self, finding: Finding) -> None:
        self.finding = finding


class Composer:
    """Events in, one tree and findings out."""

    def __init__(self, source: Source, base: int) -> None:
        self.source = source
        self.base = base
        self.findings: list[Finding] = []
        self.root = OpenSequence(source, self.findings, 0, False, None)
        self.open: list[Open] = [self.root]
        self.documents = 0
        self.anchored: dict[str, Node] = {}
        self.aliased = 0
        self.swallowed = dict(_swallowed(source.text))

    def compose(self, events: Iterator[Any]) -> Node | None:
        of: Any = import_module("ruamel.yaml.events")
        handlers: dict[type, Callable[[Any], None]] = {
            of.ScalarEvent: self._scalar,
            of.MappingStartEvent: self._start_mapping,
            of.SequenceStartEvent: self._start_sequence,
            of.MappingEndEvent: self._end,
            of.SequenceEndEvent: self._end,
            of.AliasEvent: self._alias,
            of.DocumentStartEvent: self._document,
        }
        for event in events:
            handle = handlers.get(event.__class__)
            if handle is not None:
                handle(event)
        root = self.root.items[0] if self.root.items else None
        return None if isinstance(root, Scalar) and root.start == root.end and not root.style else root

    @property
    def innermost_bracket(self) -> int | None:
        """Where the innermost list or mapping not closed yet begins, if it is one in brackets."""
        return self.open[-1].start if self.open[-1].flow else None

    def _put(self, node: Node, end: int, anchor: str | None) -> None:
        if anchor is not None:
            self.anchored[anchor] = node
        self.open[-1].add(node, end)

    def _scalar(self, event: Any) -> None:
        start, end, style = event.start_mark.index + self.base, event.end_mark.index + self.base, event.style
        if style or start == end or end in self.swallowed or event.anchor is not None or event.ctag is not None:
            self._odd_scalar(event, start, end, style or "")
        else:
            self.open[-1].add(Scalar(plain_value(event.value), "", self.source, start, end), end)

    def _odd_scalar(self, event: Any, start: int, end: int, style: str) -> None:
        """A scalar with quotes, an anchor, a tag, a comment close behind, or nothing in it."""
        if event.anchor is not None or event.ctag is not None:
            start, style = self._own_start(event, start, end, style)
        if start == end:
            if event.anchor is None:
                start = end = self.open[-1].empty_place(start)
        elif not style and end in self.swallowed:
            self._warn_of_comment(end)
        elif style == '"' and SURROGATE.search(event.value):
            raise Stop(bad_escape(self.source, start, SURROGATE_ESCAPE))
        value = None if style == REFUSED else event.value if style else plain_value(event.value)
        last = start + len(self.source.text[start:end].rstrip()) if style in BLOCK_STYLES else end
        self._put(Scalar(value, style, self.source, start, end), last, event.anchor)

    def _own_start(self, event: Any, start: int, end: int, style: str) -> tuple[int, str]:
        """Where a scalar starts behind its anchor and tag, and its style: a tag is refused."""
        self._check_tag(event, start, end)
        properties = PROPERTIES.match(self.source.text, start, end)
        return properties.end() if properties else start, style if event.ctag is None else REFUSED

    def _check_tag(self, event: Any, start: int, end: int) -> None:
        if event.ctag is not None:
            text = self.source.text
            tag = TAG.search(text, start, end) or TAG.match(text, max(text.rfind("!", 0, start), 0))
            self.findings.append(tag_refused(Span(self.source, *(tag.span() if tag else (start, start)))))

    def _warn_of_comment(self, end: int) -> None:
        span = Span(self.source, *self.swallowed[end])
        hint = "put the whole text in quotes, or a space after '#'"
        self.findings.append(codes.COMMENT_IN_TEXT.at(span, seen=shown(span.text), hint=hint))

    def _start_mapping(self, event: Any) -> None:
        self._start(OpenMapping, event)

    def _start_sequence(self, event: Any) -> None:
        self._start(OpenSequence, event)

    def _start(self, kind: type[Open], event: Any) -> None:
        start = event.start_mark.index + self.base
        if event.anchor is not None or event.ctag is not None:
            self._check_tag(event, start, len(self.source.text))
            properties = PROPERTIES.match(self.source.text, start)
            start = properties.end() if properties else start
        if len(self.open) > DEEPEST:
            raise Stop(codes.TOO_DEEP.at(Span(self.source, start, start + 1), limit=DEEPEST))
        if event.anchor is not None:
            self.anchored.pop(event.anchor, None)
        self.open.append(kind(self.source, self.findings, start, bool(event.flow_style), event.anchor))

    def _end(self, event: Any) -> None:
        closed = self.open.pop()
        node = closed.closed(event.end_mark.index + self.base)
        self._put(node, node.span.end, closed.anchor)

    def _alias(self, event: Any) -> None:
        span = Span(self.source, event.start_mark.index + self.base, event.end_mark.index + self.base)
        node = self.anchored.get(event.anchor)
        if node is None:
            self._unknown_alias(event.anchor, span)
            node = stand_in(self.source, span.start, span.end)
        elif not isinstance(node, Scalar):
            self._check_budget(node, span)
        self._put(node, span.end, None)

    def _unknown_alias(self, name: str, span: Span) -> None:
        if any(each.anchor == name for each in self.open):
            self.findings.append(codes.ALIAS_IN_ITSELF.at(span, name=shown(name), hint="write the value out"))
        else:
            hint = "anchor a value above, or put the text in quotes if it is no alias"
            self.findings.append(codes.UNKNOWN_ALIAS.at(span, name=shown(name), hint=hint))

    def _check_budget(self, node: Node, span: Span) -> None:
        """Stop where aliases would make the tree too large or too deep to walk."""
        size, height = measure(node)
        self.aliased += size
        if self.aliased > MOST_ALIASED:
            raise Stop(codes.ALIASES_TOO_LARGE.at(span, hint="write the values out", limit=MOST_ALIASED))
        if len(self.open) - 1 + height > DEEPEST:
            raise Stop(codes.TOO_DEEP.at(span, limit=DEEPEST))

    def _document(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1:
            start = event.start_mark.index + self.base
            span = Span(self.source, start, start + len(rest_of_line(self.source.text, start)[:3]))
            hint = "put it in a file of its own, or remove the line"
            raise Stop(codes.SEVERAL_DOCUMENTS.at(span, hint=hint))


def _swallowed(text: str) -> Iterator[tuple[int, tuple[int, int]]]:
    """The comments that look like a part of the text before them, by the end of that text."""
    for comment in SWALLOWED.finditer(text) if "#" in text else ():
        line = text.rfind("\n", 0, comment.start()) + 1
        yield line + len(text[line : comment.start()].rstrip()), comment.span()
