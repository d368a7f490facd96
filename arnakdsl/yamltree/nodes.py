"""The nodes of a tree: values, lists and mappings, each with its place in the file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from arnakdsl.source import Source, Span, Text
from arnakdsl.yamltree.places import PLACES, fitted
from arnakdsl.yamltree.words import BLOCK_STYLES, QUOTES, REFUSED

T = TypeVar("T")
Offsets: TypeAlias = range | tuple[int, ...]
Value: TypeAlias = str | int | float | bool | None


@dataclass(slots=True, eq=False, repr=False)
class Scalar:
    """A value without parts, never changed.  `style` is '' (plain), one of `'` `"` `|` `>`, or REFUSED.

    Only a plain scalar can be other than a text.  A file has many of these: what can be worked out later, is, and a
    frozen class would take three times as long to make.
    """

    value: Value
    style: str
    source: Source = field(repr=False)
    start: int
    end: int
    _text: Text = field(init=False, repr=False)
    _kept: dict[Any, Any] = field(init=False, repr=False)

    @property
    def decoded(self) -> str:
        """The value as a text: `2` for 2."""
        return self.value if isinstance(self.value, str) else self.source.text[self.start : self.end]

    @property
    def span(self) -> Span:
        """The whole scalar, with its quotes or its block header, without the blank lines after it."""
        end = self.end
        if self.style in BLOCK_STYLES:
            end = self.start + len(self.source.text[self.start : end].rstrip())
        return Span(self.source, self.start, end)

    @property
    def text(self) -> Text:
        """The decoded text and the place of each of its characters in the file, worked out when first asked for."""
        try:
            return self._text
        except AttributeError:
            raw = self.source.text[self.start : self.end]
            decoded = self.decoded
            offsets: Offsets
            if raw == decoded and not self.style:
                offsets = range(self.start, self.end + 1)
            else:
                places = PLACES[self.style](raw, decoded)
                offsets = fitted(places, self.start, self.span.end, len(decoded), self.style in QUOTES)
            text = self._text = Text(self.source, decoded, offsets)
            return text

    def read_by(self, reader: Callable[[Text], T]) -> T:
        """What a reader makes of the text, worked out once."""
        try:
            kept = self._kept
        except AttributeError:
            kept = self._kept = {}
        if reader not in kept:
            kept[reader] = reader(self.text)
        found: T = kept[reader]
        return found


@dataclass(slots=True, eq=False, repr=False)
class Mapping:
    """Keys and values in the order of the file; each key once, and each a text."""

    items: tuple[tuple[Scalar, Node], ...]
    span: Span
    _values: dict[Value, Node] = field(init=False, repr=False)

    def get(self, key: str) -> Node | None:
        """The value of a key, None where there is none."""
        try:
            return self._values.get(key)
        except AttributeError:
            self._values = {key.value: node for key, node in self.items}
            return self._values.get(key)


@dataclass(slots=True, eq=False, repr=False)
class Sequence:
    """Items in the order of the file."""

    items: tuple[Node, ...]
    span: Span


Node: TypeAlias = Scalar | Mapping | Sequence


def stand_in(source: Source, start: int, end: int) -> Scalar:
    """In the place of a value already reported."""
    return Scalar(None, REFUSED, source, start, end)


def scalars(node: Node | None) -> Iterator[Scalar]:
    """Every scalar of a tree, keys too, in the order of the file."""
    match node:
        case Scalar():
            yield node
        case Mapping(items=items):
            for key, value in items:
                yield key
                yield from scalars(value)
        case Sequence(items=values):
            for value in values:
                yield from scalars(value)


def measure(node: Node) -> tuple[int, int]:
    """The nodes of a tree, aliases expanded, and its levels of nesting."""
    if isinstance(node, Scalar):
        return 1, 0
    parts = node.items if isinstance(node, Sequence) else [value for _, value in node.items]
    sizes = [measure(part) for part in parts]
    keys = len(parts) if isinstance(node, Mapping) else 0
    return 1 + keys + sum(size for size, _ in sizes), 1 + max((height for _, height in sizes), default=0)


def plain_data(node: Node) -> Any:
    """A node as plain data, as JSON knows it."""
    match node:
        case Scalar(value=value):
            return value
        case Mapping(items=items):
            return {key.value: plain_data(value) for key, value in items}
        case Sequence(items=values):
            return [plain_data(value) for value in values]


def placeless(data: dict[str, Any]) -> Mapping:
    """The node of plain data that stands in no file."""
    nowhere = Source("", "")

    def node(each: Any) -> Node:
        match each:
            case dict():
                return Mapping(tuple((scalar(name), node(value)) for name, value in each.items()), Span(nowhere, 0, 0))
            case list():
                return Sequence(tuple(map(node, each)), Span(nowhere, 0, 0))
        return scalar(each)

    def scalar(value: Value) -> Scalar:
        return Scalar(value, "", nowhere, 0, 0)

    found = node(data)
    assert isinstance(found, Mapping)
    return found
