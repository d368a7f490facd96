"""Where the names of a pack stand: each declaration, and each place that means it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from arnakdsl.bind import Binder, Scope
from arnakdsl.entries import Entry, Pack
from arnakdsl.linking import link
from arnakdsl.loading import HEAD, SUFFIXES
from arnakdsl.lsp.effects import Effect, effects_of, names_given, words_of
from arnakdsl.model import Model
from arnakdsl.scenarios import FOLDER
from arnakdsl.schema import LANGUAGE_KINDS, Field
from arnakdsl.source import Source, Span
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, CostOf, Value
from arnakdsl.values import SEAT
from arnakdsl.words import OF_EVERY_GAME
from arnakdsl.yamltree import Mapping as MappingNode
from arnakdsl.yamltree import Node, Scalar, Sequence, parse, scalars

ID, SET, MEMBER, OF_HEAD, LOCAL = "id", "set", "member", "of head", "local"
Symbol: TypeAlias = tuple[str, str]
"""What a name stands for: an entry by its id, a set, `kind.member`, an option or seat of the head, a name of one text."""
MEMBERS = ("attributes", "marks", "parts", "terms")
WORD = re.compile(r"[a-z][a-z0-9_]*")
GAP = re.compile(r"\{([a-z][a-z0-9_]*)\}")
IN_OPTIONS = {"pile", "action", "unit", "resource", "icon", "score"}
"""The kinds of the language whose entries scenarios name."""


@dataclass(eq=False)
class Occurrences:
    """The places of all names of a pack.

    Attributes:
        places: By what they stand for, each with whether it declares that.
        by_source: The same by file.
    """

    places: dict[Symbol, dict[Span, bool]] = field(default_factory=dict)
    by_source: dict[Source, dict[tuple[int, int], list[Symbol]]] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        pack: Pack | None,
        model: Model | None,
        sources: Mapping[Path, Source],
        fields: Mapping[str, Mapping[str, Field]],
    ) -> Occurrences:
        """Look through a pack; without a model as far as the words alone tell."""
        found = cls()
        if pack is not None:
            _Finder(pack, model, sources, fields, found).run()
        return found

    def add(self, symbol: Symbol, span: Span, declares: bool = False) -> None:
        """Note a place, once."""
        places = self.places.setdefault(symbol, {})
        if span not in places and span.end > span.start:
            places[span] = declares
            self.by_source.setdefault(span.source, {}).setdefault((span.start, span.end), []).append(symbol)

    def at(self, source: Source, offset: int) -> tuple[list[Symbol], Span] | None:
        """What the name at a character, or right before it, stands for; where a text is shared, that may be several."""
        touching = [each for each in self.by_source.get(source, ()) if each[0] <= offset <= each[1]]
        if not touching:
            return None
        place = min(touching, key=lambda each: (offset == each[1], each[1] - each[0]))
        return self.by_source[source][place], Span(source, *place)

    def declarations(self, symbols: Iterable[Symbol]) -> list[Span]:
        """Where something is declared."""
        return [span for symbol in symbols for span, declares in self.places.get(symbol, {}).items() if declares]

    def all_of(self, symbols: Iterable[Symbol], declarations: bool = True) -> list[Span]:
        """Every place of something, in order."""
        spans = (
            span
            for symbol in symbols
            for span, declares in self.places.get(symbol, {}).items()
            if declarations or not declares
        )
        return sorted(set(spans), key=lambda each: (each.source.name, each.start))


class _Recorder(Binder):
    """A binder that notes what each word meant."""

    def __init__(self, model: Model) -> None:
        super().__init__(model)
        self.meant: dict[tuple[Source, int], dict[Symbol, ast.Name]] = {}

    def note(self, name: ast.Name, *symbols: Symbol) -> None:
        self.meant.setdefault((name.span.source, name.span.start), {}).update(dict.fromkeys(symbols, name))

    def word(self, name: ast.Name, scope: Scope) -> Value | None:
        found = super().word(name, scope)
        if found is not None and name.text not in scope.names:
            owner = scope.it if scope.it is not None and self.member_of(scope.it, name.text) is not None else None
            self.note(name, *(self.members_named(owner, name.text) if owner else self.declared_as(name.text)))
        return found

    def member(self, owner: Value, name: ast.Name) -> Value | None:
        found = super().member(owner, name)
        if found is not None:
            self.note(name, *self.members_named(owner, name.text))
        return found

    def amount(self, node: ast.Amount, scope: Scope) -> CostOf | None:
        self.note(node.unit, (ID, node.unit.text))
        return super().amount(node, scope)

    def plain_call(self, node: ast.Call, scope: Scope, path: str) -> Act | None:
        if node.verb.text in {*self.model.defines, *self.model.procedures}:
            self.note(node.verb, (ID, node.verb.text))
        return super().plain_call(node, scope, path)

    def declared_as(self, word: str) -> Iterator[Symbol]:
        model = self.model
        if word in model.options or word in model.others:
            yield OF_HEAD, word
        elif word in model.marks_of("game") or word in model.kinds["game"].terms:
            yield MEMBER, f"game.{word}"
        elif word in model.sets:
            yield SET, word
        elif word in model.resources or word in model.piles or word in model.kinds or word in model.by_id:
            yield ID, word

    def members_named(self, owner: Value, word: str) -> Iterator[Symbol]:
        model = self.model
        seat = owner.type == SEAT or owner.type.of == ("player",)
        for name in ("player",) if seat else owner.type.of:
            kind = model.kinds.get(name)
            if kind and any(word in table for table in (kind.attributes, kind.marks, kind.parts, kind.terms)):
                yield MEMBER, f"{name}.{word}"
            elif word in model.piles or word in model.resources:
                yield ID, word


class _Finder:
    """Fills in the places of one pack."""

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
        self.recorder = _Recorder(model) if model else None

    def run(self) -> None:
        if self.recorder and self.model:
            link(self.model, self.recorder)
        self.head()
        for entry in self.pack.of_kind("kind"):
            self.kind(entry)
        for entry in self.pack.entries:
            self.entry(entry)
        for path, source in self.sources.items():
            if path.suffix in SUFFIXES and path.name != HEAD:
                self.file(path, source)
            elif path.suffix == ".ftl":
                self.fluent(source)

    # ------------------------------------------------------------ entries

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
            if form in ("reference", "references", "some references") and name not in ("all", "lasts", "word"):
                self.values(node)
            elif form in ("attributes", "arguments", "marks") and isinstance(node, MappingNode):
                for _, value in node.items:
                    self.types(value)
            elif form == "only" and isinstance(node, MappingNode):
                for each, _ in node.items:
                    self.found.add((OF_HEAD, each.decoded), each.span)

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

    # ------------------------------------------------------------ effects

    def effect(self, effect: Effect) -> None:
        meant = self.recorder.meant if self.recorder else {}
        for word in words_of(effect):
            name = word.name
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

    # ------------------------------------------------------------ other files

    def head(self) -> None:
        """What the head declares, and the board of a terminal."""
        for name, part in (("options", self.pack.head.get("options")), ("others", self.pack.head.get("seats"))):
            node = part.get("others") if name == "others" and isinstance(part, MappingNode) else part
            for key, _ in node.items if isinstance(node, MappingNode) else ():
                self.found.add((OF_HEAD, key.decoded), key.span, declares=True)
        screen = self.pack.head.get("screen")
        for part in screen.items if isinstance(screen, Sequence) else ():
            for name in ("each", "piles", "hide"):
                node = part.get(name) if isinstance(part, MappingNode) else None
                if node is not None:
                    self.values(node)

    def file(self, path: Path, source: Source) -> None:
        tree, _ = parse(source)
        if FOLDER in path.parts:
            for scalar in scalars(tree):
                self.in_scenario(scalar)
        elif isinstance(tree, MappingNode):
            for key, _ in tree.items:
                if key.decoded in self.entries and key.decoded not in OF_EVERY_GAME:
                    self.found.add((ID, key.decoded), key.span)

    def in_scenario(self, scalar: Scalar) -> None:
        """Words of positions and of the ids of options that are ids of things, piles and counters."""
        if not isinstance(scalar.value, str) or " " in scalar.value:
            return
        words = list(WORD.finditer(scalar.value))
        for word in words:
            entry = self.entries.get(word[0])
            if entry is None or (entry.kind in LANGUAGE_KINDS and (len(words) > 1 or entry.kind not in IN_OPTIONS)):
                continue
            self.found.add((ID, word[0]), scalar.text.span(*word.span()))

    def fluent(self, source: Source) -> None:
        """The messages of Fluent files that are about entries, where they are and where they are used: `thing-sea_turtle`."""
        for message in MESSAGE.finditer(source.text):
            if message["id"] in self.entries:
                self.found.add((ID, message["id"]), Span(source, *message.span("id")))


MESSAGE = re.compile(
    r"(?<![\w$-])(?:thing|kind|pile|resource|icon|define|action|menu|procedure|unit|score)-(?P<id>[a-z][a-z0-9_]*)"
)


def _inside(node: Scalar) -> Span:
    """The characters of a value without its quotes."""
    text = node.text
    return text.span(0, len(text.value))
