"""Where the names of a pack stand: each declaration, and each place that means it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from arnakdsl.bind import Binder, Scope
from arnakdsl.entries import ONLY, Entry, Pack
from arnakdsl.linking import link
from arnakdsl.loading import HEAD, SUFFIXES
from arnakdsl.lsp.effects import Effect, effects_of, names_given, words_of
from arnakdsl.lsp.sight import names_of
from arnakdsl.model import Model
from arnakdsl.scenarios import FOLDER
from arnakdsl.schema import LANGUAGE_KINDS, Field
from arnakdsl.source import Source, Span, Text
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, CostOf, Value
from arnakdsl.values import SEAT
from arnakdsl.words import OF_EVERY_GAME, PLAYER
from arnakdsl.yamltree import Mapping as MappingNode
from arnakdsl.yamltree import Node, Scalar, Sequence, parse, scalars

ID, SET, MEMBER, OF_HEAD, LOCAL = "id", "set", "member", "of head", "local"
Symbol: TypeAlias = tuple[str, str]
"""What a name stands for: an entry by its id, a set, `kind.member`, an option or seat of the head, a name of one text."""
GAME, OF_SEATS = OF_EVERY_GAME
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

    def shared(self, symbol: Symbol) -> list[Symbol]:
        """What cannot have another name alone: all that some place means together with it, and so on."""
        found = [symbol]
        for each in found:
            for span in self.places.get(each, {}):
                together = self.by_source[span.source][span.start, span.end]
                found += [other for other in together if other not in found and other[0] == MEMBER]
        return found

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
        self.kinds = {each.id for each in pack.of_kind("kind")}
        self.labels: set[str] = set()
        self.recorder = _Recorder(model) if model else None

    @property
    def declared(self) -> Mapping[Symbol, dict[Span, bool]]:
        """What has been found so far: declarations come first."""
        return self.found.places

    def run(self) -> None:
        if self.recorder and self.model:
            link(self.model, self.recorder)
        for entry in self.pack.of_kind("kind"):
            self.kind(entry)
        self.head()
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

    # ------------------------------------------------------------ other files

    def head(self) -> None:
        """What the head declares, and the board of a terminal."""
        for name, part in (("options", self.pack.head.get("options")), ("others", self.pack.head.get("seats"))):
            node = part.get("others") if name == "others" and isinstance(part, MappingNode) else part
            for key, _ in node.items if isinstance(node, MappingNode) else ():
                self.found.add((OF_HEAD, key.decoded), key.span, declares=True)
        box = self.pack.head.get("box")
        for key, _ in box.items if isinstance(box, MappingNode) else ():
            if key.decoded in self.kinds:
                self.found.add((ID, key.decoded), key.span)
        screen = self.pack.head.get("screen")
        for part in screen.items if isinstance(screen, Sequence) else ():
            for name in ("each", "piles", "hide"):
                node = part.get(name) if isinstance(part, MappingNode) else None
                if node is not None:
                    self.values(node)
            if isinstance(part, MappingNode):
                self.section(part)

    def section(self, part: MappingNode) -> None:
        """The attributes by which a section of the board is laid out, and those that it shows."""
        if self.model is None:
            return
        each = part.get("each")
        of = [str(each.value)] if isinstance(each, Scalar) else []
        piles = part.get("piles")
        for pile in piles.items if isinstance(piles, Sequence) else ():
            found = self.model.piles.get(str(pile.value)) if isinstance(pile, Scalar) else None
            of += found.of if found else ()
        for name in ("rows", "steps", "show"):
            node = part.get(name)
            for way in node.items if isinstance(node, Sequence) else (node,):
                if isinstance(way, Scalar):
                    self.way(of, way.text, ".")

    def way(self, kinds: Iterable[str], text: Text, sign: str) -> None:
        """Members of members, from things of some kinds on, with a sign between them."""
        at = 0
        for name in text.value.split(sign):
            here = [kind for kind in kinds if (MEMBER, f"{kind}.{name}") in self.declared]
            for kind in here:
                self.found.add((MEMBER, f"{kind}.{name}"), text.span(at, at + len(name)))
            kinds = [other for kind in here for other in self.behind(kind, name)]
            at += len(name) + 1

    def behind(self, kind: str, name: str) -> tuple[str, ...]:
        """The kinds of the things that a member names."""
        known = self.model.kinds.get(kind) if self.model else None
        if known is None:
            return ()
        if name in known.parts:
            return (known.parts[name][0],)
        mark = known.marks.get(name) or known.attributes.get(name)
        return mark.type.of if mark and mark.type.name in ("entity", "set") else ()

    def member(self, kind: str, key: Scalar) -> None:
        """A key that is the name of a member of a kind, if there is one."""
        if (MEMBER, f"{kind}.{key.decoded}") in self.declared:
            self.found.add((MEMBER, f"{kind}.{key.decoded}"), key.span)

    def file(self, path: Path, source: Source) -> None:
        tree, _ = parse(source)
        if FOLDER in path.parts:
            for scalar in scalars(tree):
                self.in_scenario(scalar)
            for each in tree.items if isinstance(tree, Sequence) else ():
                if isinstance(each, MappingNode):
                    self.scenario(each)
        elif isinstance(tree, MappingNode):
            self.only(tree.get(ONLY))
            for key, _ in tree.items:
                if key.decoded in self.entries and key.decoded not in OF_EVERY_GAME:
                    self.found.add((ID, key.decoded), key.span)

    def scenario(self, node: MappingNode) -> None:
        """The options and the members in the positions of a scenario or of a step of one."""
        given = node.get("given")
        self.only(given.get(GAME) if isinstance(given, MappingNode) else None)
        for part in (given, node.get("then")):
            if isinstance(part, MappingNode):
                self.position(part)
        steps = node.get("steps")
        for step in steps.items if isinstance(steps, Sequence) else ():
            if isinstance(step, MappingNode):
                self.scenario(step)

    def position(self, node: MappingNode) -> None:
        for key, value in node.items:
            name = key.decoded
            self.member(GAME, key)
            if name in self.kinds and isinstance(value, MappingNode):
                self.found.add((ID, name), key.span)
            for inner, deeper in value.items if isinstance(value, MappingNode) else ():
                if name in self.kinds:
                    self.members(name, deeper)
                elif name == "view" and isinstance(deeper, MappingNode):
                    self.position(deeper)
                elif PLAYER.fullmatch(name) or (OF_HEAD, name) in self.declared:
                    self.member(OF_SEATS, inner)

    def members(self, kind: str, node: Node) -> None:
        for key, _ in node.items if isinstance(node, MappingNode) else ():
            self.member(kind, key)

    def in_scenario(self, scalar: Scalar) -> None:
        """Words of positions and of the ids of options that are ids of things, piles and counters."""
        if not isinstance(scalar.value, str) or " " in scalar.value:
            return
        words = list(WORD.finditer(scalar.value))
        is_key = scalar.source.text.startswith(":", scalar.end)
        for word in words:
            entry = self.entries.get(word[0])
            if entry is None:
                continue
            alone = len(words) == 1 and entry.kind in IN_OPTIONS and (is_key or word[0] not in self.labels)
            if entry.kind in LANGUAGE_KINDS and not alone and (word.start() or not self.begins_options(word[0])):
                continue
            self.found.add((ID, word[0]), scalar.text.span(*word.span()))

    def begins_options(self, name: str) -> bool:
        """Do the ids of options begin with this name because an action has it?"""
        entry = self.entries.get(name)
        return entry is not None and entry.kind == "action" and "option" not in entry.fields

    def fluent(self, source: Source) -> None:
        """The messages of Fluent files that are about entries, where they are and where they are used: `thing-sea_turtle`."""
        for message in MESSAGE.finditer(source.text):
            if message["id"] in self.entries:
                self.found.add((ID, message["id"]), Span(source, *message.span("id")))
        for message in OF_A_MEMBER.finditer(source.text):
            symbol = (MEMBER, f"{message['kind']}.{message['member']}")
            if symbol in self.declared:
                self.found.add((ID, message["kind"]), Span(source, *message.span("kind")))
                self.found.add(symbol, Span(source, *message.span("member")))
        given: Mapping[str, Value] = {}
        for part in PART.finditer(source.text):
            if part["way"] is None:
                given = self.given(part["words"]) if part["words"] else {}
                first = (part["words"] or "").partition("-")[0]
                if self.begins_options(first):
                    start = part.start("words")
                    self.found.add((ID, first), Span(source, start, start + len(first)))
                continue
            value = given.get(part["name"])
            kinds = value.type.of if value and value.type.name == "entity" else self.kinds
            start, end = part.span("way")
            self.way(kinds, Text(source, part["way"], tuple(range(start, end + 1))), "-")

    def given(self, words: str) -> Mapping[str, Value]:
        """The names that the words of an option can say: the candidates of the action that it belongs to."""
        for entry in self.entries.values() if self.model else ():
            option = entry.scalar("option")
            own = [each for each in GAP.sub("", option.decoded if option else entry.id).split(":") if each]
            if "for" in entry.fields and f"-{words}".endswith(f"-{'-'.join(own)}"):
                return names_of(self.recorder, entry.kind, entry.id) if self.recorder else {}
        return {}


MESSAGE = re.compile(
    r"(?<![\w$-])(?:thing|kind|pile|resource|icon|define|action|menu|procedure|unit|score)-(?P<id>[a-z][a-z0-9_]*)"
)


OF_A_MEMBER = re.compile(r"(?<![\w$-])[a-z]+-(?P<kind>[a-z][a-z0-9_]*)-(?P<member>[a-z][a-z0-9_]*)(?![\w-])")
PART = re.compile(
    r"^(?:option-(?P<words>[\w-]+)|[a-z])|\$(?P<name>[a-z][a-z0-9_]*)-(?P<way>[a-z][a-z0-9_-]*)", re.MULTILINE
)
"""Where a message begins, and members in it of what is named: `{ $x-site-price }`."""


def _inside(node: Scalar) -> Span:
    """The characters of a value without its quotes."""
    text = node.text
    return text.span(0, len(text.value))
