"""Where the names of a pack stand in its entries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from arnakdsl.entries import Entry, Pack
from arnakdsl.lsp.effects import Effect, effects_of, names_given, words_of
from arnakdsl.lsp.occurrences import ID, LOCAL, MEMBER, OF_HEAD, SET, Occurrences, Symbol
from arnakdsl.lsp.recorder import Recorder
from arnakdsl.model import Model
from arnakdsl.schema import LANGUAGE_KINDS, Field
from arnakdsl.source import Source, Span
from arnakdsl.yamltree import Mapping as MappingNode
from arnakdsl.yamltree import Node, Scalar, Sequence

MEMBERS = ("attributes", "marks", "parts", "terms")
GAP = re.compile(r"\{([a-z][a-z0-9_]*)\}")


class InEntries:
    """Notes the names in entries, each where it is declared or meant."""

    def __init__(
        self,
        pack: Pack,
        model: Model | None,
        sources: Mapping[Path, Source],
        fields: Mapping[str, Mapping[str, Field]],
        found: Occurrences,
    ) -> None:
        self.pack, self.model, self.sources, self.fields, self.found = pack, model, sources, fields, found
        self.entries = {each.id: each for each in reversed(pack.entries)}
        self.sets = {str(each.value): each for kind in pack.of_kind("kind") if (each := kind.scalar("all"))}
        self.kinds = {each.id for each in pack.of_kind("kind")}
        self.labels: set[str] = set()
        self.recorder = Recorder(model) if model else None

    @property
    def declared(self) -> Mapping[Symbol, dict[Span, bool]]:
        """What has been found so far: declarations come first."""
        return self.found.places

    def entry(self, entry: Entry) -> None:
        self.found.add((ID, entry.id), entry.id_span, declares=True)
        for name, span in names_given(entry).items():
            self.found.add((LOCAL, f"{entry.id}/{name}"), span, declares=True)
        for effect in effects_of(entry, self.fields.get(entry.kind, {})):
            self.effect(effect)
        self.references(entry)
        option = entry.scalar("option")
        for gap in GAP.finditer(option.decoded) if option else ():
            symbol = (LOCAL, f"{entry.id}/{gap[1]}")
            if option and symbol in self.found.places:
                self.found.add(symbol, option.text.span(*gap.span(1)))

    def kind(self, entry: Entry) -> None:
        """What a kind declares: its set and its members."""
        every = entry.scalar("all")
        if every is not None:
            self.found.add((SET, str(every.value)), every.span, declares=True)
        for part in MEMBERS:
            node = entry.mapping(part)
            for key, value in node.items if node else ():
                self.found.add((MEMBER, f"{entry.id}.{key.decoded}"), key.span, declares=True)
                if part == "parts" and isinstance(value, Scalar):
                    self.part(value)

    def part(self, value: Scalar) -> None:
        """`KIND.ATTRIBUTE`"""
        other, dot, attribute = value.decoded.partition(".")
        if dot and not value.style:
            self.found.add((ID, other), Span(value.source, value.start, value.start + len(other)))
            start = value.start + len(other) + 1
            self.found.add((MEMBER, f"{other}.{attribute}"), Span(value.source, start, start + len(attribute)))

    def references(self, entry: Entry) -> None:
        """The names in fields that are no effects; and the attributes, which its kind declares."""
        fields = self.fields.get(entry.kind, {})
        own = entry.kind not in LANGUAGE_KINDS
        for name, (key, node) in entry.fields.items():
            form = fields[name].form if name in fields else ""
            if own and (MEMBER, f"{entry.kind}.{name}") in self.found.places:
                self.found.add((MEMBER, f"{entry.kind}.{name}"), key.span)
            if own and name == "confidence" and isinstance(node, MappingNode):
                for each, _ in node.items:
                    self.member(entry.kind, each)
            if form in ("reference", "references", "some references") and name not in ("all", "lasts", "word"):
                self.values(node)
            elif form in ("attributes", "arguments", "marks") and isinstance(node, MappingNode):
                for _, value in node.items:
                    self.types(value)
            elif form == "only":
                self.only(node)

    def only(self, node: Node | None) -> None:
        """Options, by which games are told apart."""
        for key, _ in node.items if isinstance(node, MappingNode) else ():
            if (OF_HEAD, key.decoded) in self.declared:
                self.found.add((OF_HEAD, key.decoded), key.span)

    def types(self, node: Node) -> None:
        """The type of a declaration, its place, its default."""
        if isinstance(node, Scalar):
            self.value(node)
        elif isinstance(node, MappingNode):
            for name in ("type", "holds", "default"):
                if isinstance(each := node.get(name), Scalar):
                    self.value(each)

    def values(self, node: Node) -> None:
        for each in node.items if isinstance(node, Sequence) else (node,):
            if isinstance(each, Scalar):
                self.value(each)

    def value(self, node: Scalar) -> None:
        """An id or the name of a set, if it is one."""
        if isinstance(node.value, str):
            symbol = (ID, node.value) if node.value in self.entries else (SET, node.value)
            if symbol[0] == ID or node.value in self.sets:
                self.found.add(symbol, _inside(node))

    def member(self, kind: str, key: Scalar) -> None:
        """A key that is the name of a member of a kind, if there is one."""
        if (MEMBER, f"{kind}.{key.decoded}") in self.declared:
            self.found.add((MEMBER, f"{kind}.{key.decoded}"), key.span)

    # ------------------------------------------------------------ effects

    def effect(self, effect: Effect) -> None:
        meant = self.recorder.meant if self.recorder else {}
        for word in words_of(effect):
            name = word.name
            if word.role == "label":
                self.labels.add(name.text)
            if word.given is not None:
                given = word.given
                inside = given == effect.given.get(name.text)
                local = effect.entry.id if inside else f"{given.source.name}:{given.start}"
                self.found.add((LOCAL, f"{local}/{name.text}"), name.span, declares=word.role == "given")
                continue
            known = meant.get((name.span.source, name.span.start), {})
            for symbol in known:
                self.found.add(symbol, name.span)
            if not known and word.role in ("verb", "name", "unit") and name.text in self.entries:
                self.found.add((ID, name.text), name.span)
            elif not known and word.role == "name" and name.text in self.sets:
                self.found.add((SET, name.text), name.span)


def _inside(node: Scalar) -> Span:
    """The characters of a value without its quotes."""
    text = node.text
    return text.span(0, len(text.value))
