"""A file as its author wrote it: values with their styles and anchors, and every comment where it belongs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, TypeAlias

from arnakdsl.source import Source
from arnakdsl.yamltree.composer import PROPERTIES
from arnakdsl.yamltree.parsers import Unparsable, readings
from arnakdsl.yamltree.scalars import plain_value

COMMENT = re.compile(r"#[^\r\n]*")
GAP = re.compile(r"(?P<comment>#[^\r\n]*)|(?P<line>\n)")
TO_DASH = re.compile(r"(?:---(?=\s)|[^#-]|#[^\n]*|-(?=\S))*")


@dataclass(slots=True, eq=False)
class Text:
    """A value without parts, as text; `style` is '' (plain) or one of `'` `"` `|` `>`."""

    value: str
    style: str
    anchor: str = ""


@dataclass(slots=True, eq=False)
class Alias:
    """`*name`"""

    name: str


@dataclass(slots=True, eq=False)
class Parts:
    """A list or a mapping, `flow` if in brackets; `last` are the comments after its last member.

    `column` is where the members begin that are not in brackets.
    """

    mapping: bool
    flow: bool
    anchor: str = ""
    slots: list[Slot] = field(default_factory=list)
    last: list[str] = field(default_factory=list)
    column: int = 0


Node: TypeAlias = Text | Alias | Parts


@dataclass(slots=True, eq=False)
class Slot:
    """A member of a list, or a key and its value, with its comments.

    `above` also has the blank lines, as empty texts; `head` stand behind the key, `between` below it and above the value,
    `behind` after the value.
    """

    key: Text | Alias | None
    node: Node | None = None
    above: list[str] = field(default_factory=list)
    head: list[str] = field(default_factory=list)
    between: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class _Mark:
    """A place in the file: of a key, a value, the dash of an item or a bracket; which slots and lists begin or end there."""

    kind: str
    start: int
    end: int
    slot: Slot
    begins: list[Slot] = field(default_factory=list)
    ended: list[Parts] = field(default_factory=list)


def tree(source: Source) -> Slot:
    """The tree of a text that can be read; its slot has no key."""
    for events in readings(source.text):
        reader = _Reader(source.text)
        try:
            reader.read(events)
        except Unparsable:
            continue
        root = reader.root
        if isinstance(root.node, Text) and not root.node.style and plain_value(root.node.value) is None:
            root.node = None
        return root
    raise AssertionError("a text that was parsed before")


class CannotFormat(ValueError):
    """A text whose layout cannot be changed without a loss; one sentence."""


class _Reader:
    """Events in, one tree out; then the comments between the places of the tree."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.root = Slot(None)
        self.open: list[Parts] = []
        self.slots: list[Slot] = [self.root]  # whose value comes next, with those around it
        self.begins: list[Slot] = []
        self.ended: list[Parts] = []
        self.marks: list[_Mark] = []

    def read(self, events: Iterator[Any]) -> None:
        of: Any = import_module("ruamel.yaml.events")
        for event in events:
            match event:
                case of.ScalarEvent():
                    self._scalar(event)
                case of.AliasEvent():
                    self._put(Alias(event.anchor), event)
                case of.MappingStartEvent() | of.SequenceStartEvent():
                    self._start(event, isinstance(event, of.MappingStartEvent))
                case of.DocumentStartEvent() if event.version or event.tags:
                    raise CannotFormat("a file with a line such as '%YAML' is left as it is: remove that line")
                case of.MappingEndEvent() | of.SequenceEndEvent():
                    self._end(event)
        self._mark("END", len(self.text), len(self.text), self.root)
        self._comments()

    # ------------------------------------------------------------ nodes

    def _scalar(self, event: Any) -> None:
        self._put(Text(event.value, event.style or "", event.anchor or ""), event)

    def _put(self, node: Text | Alias, event: Any) -> None:
        start, end = event.start_mark.index, event.end_mark.index
        end = start + len(self.text[start:end].rstrip())
        if event.anchor and isinstance(node, Text):
            start = min(self._behind_properties(start), end)
        if self._expects_key():
            slot = Slot(node)
            self.open[-1].slots.append(slot)
            self.begins.append(slot)
            self.slots.append(slot)
            self._mark("KEY", start, end, slot)
            return
        slot = self._next()
        slot.node = node
        if isinstance(node, Text) and node.style in ("|", ">"):
            header = self.text[start:end].partition("\n")[0]
            slot.head += [each.rstrip() for each in COMMENT.findall(header)]
        if start < end:
            self._mark("VALUE", start, end, slot)
        self.slots.pop()

    def _expects_key(self) -> bool:
        return bool(self.open) and self.open[-1].mapping and self.slots[-1].node is self.open[-1]

    def _next(self) -> Slot:
        """The slot of the value that comes; of a list a new one."""
        if self.open and not self.open[-1].mapping:
            slot = Slot(None)
            self.open[-1].slots.append(slot)
            self.begins.append(slot)
            self.slots.append(slot)
            if not self.open[-1].flow:
                self._dash(slot)
        return self.slots[-1]

    def _dash(self, slot: Slot) -> None:
        after = self.marks[-1].end if self.marks else 0
        found = TO_DASH.match(self.text, after)
        at = found.end() if found else after
        self._mark("DASH", at, at + 1, slot)

    def _start(self, event: Any, mapping: bool) -> None:
        start = event.start_mark.index
        slot = self._next()
        node = slot.node = Parts(mapping, False, event.anchor or "")
        at = self._behind_properties(start)
        if event.flow_style and self.text[at] in "[{":  # `[key: value]` holds a mapping without brackets
            node.flow = True
            self._mark("OPEN", at, at + 1, slot)
        self.open.append(node)

    def _behind_properties(self, start: int) -> int:
        found = PROPERTIES.match(self.text, start)
        return found.end() if found else start

    def _end(self, event: Any) -> None:
        node = self.open.pop()
        slot = self.slots.pop()
        if node.flow:
            self._mark("CLOSE", event.end_mark.index - 1, event.end_mark.index, slot)
        else:
            self.ended.append(node)

    def _mark(self, kind: str, start: int, end: int, slot: Slot) -> None:
        self.marks.append(_Mark(kind, start, end, slot, self.begins, self.ended))
        for parts in self.open[-1:]:
            if len(parts.slots) == 1 and parts.slots[0] in self.begins:
                parts.column = self._column(start)
        self.begins, self.ended = [], []

    def _column(self, at: int) -> int:
        return at - self.text.rfind("\n", 0, at) - 1

    # ------------------------------------------------------------ comments

    def _comments(self) -> None:
        before: _Mark | None = None
        for mark in self.marks:
            start = before.end if before else 0
            self._gap(before, mark, start)
            before = mark

    def _gap(self, before: _Mark | None, after: _Mark, start: int) -> None:
        """Give the comments and the blank lines between two places to their owners."""
        above: list[str] = []
        lines = 0 if before else 1
        inner = after.ended
        for match in GAP.finditer(self.text, start, after.start):
            if match["line"]:
                lines += 1
                if lines == 2:
                    above.append("")
                continue
            comment = match[0].rstrip()
            if not lines and before:
                (before.slot.behind if before.kind in ("VALUE", "CLOSE") else before.slot.head).append(comment)
                continue
            column = self._column(match.start())
            if before and self._is_all_below(before, after) and column > self._column(before.start) and not any(above):
                before.slot.between.append(comment)
                lines, above = 0, []
                continue
            home = next((each for each in inner if each.column <= column), None)
            if home is not None and column > (self._column(after.start) if after.begins else -1):
                home.last += [*above, comment]
                inner = inner[inner.index(home) :]
                above = []
            else:
                above.append(comment)
                inner = []
            lines = 0
        self._give(above, after)

    def _is_all_below(self, before: _Mark, after: _Mark) -> bool:
        """Is there a key with nothing behind it, so that a comment below it may be all that it has?"""
        return before.kind == "KEY" and isinstance(before.slot.node, Text) and after.slot is not before.slot

    def _give(self, above: list[str], mark: _Mark) -> None:
        slot = mark.slot
        if mark.begins:
            mark.begins[0].above += above
        elif mark.kind == "CLOSE":
            assert isinstance(slot.node, Parts)
            slot.node.last += filter(None, above)
        elif mark.kind == "END":
            (slot.node.last if isinstance(slot.node, Parts) else slot.behind).extend(above)
        else:
            slot.between += [each for each in above if each]
