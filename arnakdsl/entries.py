"""Entries of a pack: what a YAML file holds, by kind and id, not yet understood."""

from __future__ import annotations

from dataclasses import dataclass, field

from arnakdsl.source import Source, Span
from arnakdsl.yamltree import Mapping, Node, Scalar


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """One entry: `kind: {id: {fields}}`.  `fields` keeps key and value nodes in written order."""

    kind: str
    id: str
    id_span: Span
    fields: dict[str, tuple[Scalar, Node]]

    def node(self, name: str) -> Node | None:
        found = self.fields.get(name)
        return found[1] if found else None

    def scalar(self, name: str) -> Scalar | None:
        node = self.node(name)
        return node if isinstance(node, Scalar) and node.value is not None else None

    def mapping(self, name: str) -> Mapping | None:
        node = self.node(name)
        return node if isinstance(node, Mapping) else None


@dataclass(frozen=True, slots=True, eq=False)
class Pack:
    """A folder of content: its head (`pack.yaml`), its entries in the order of their files, its sources."""

    name: str
    head: Mapping
    entries: tuple[Entry, ...]
    sources: tuple[Source, ...] = field(default=(), repr=False)

    def of_kind(self, kind: str) -> list[Entry]:
        return [each for each in self.entries if each.kind == kind]
