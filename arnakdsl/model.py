"""What a pack declares, understood: names, kinds of things, piles, definitions, actions, scores.

`build` reads the entries of a pack once: declarations first, then every printed attribute, with its effects parsed.
Names inside effects are looked up later, by `bind`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arnakdsl import codes
from arnakdsl.entries import Entry, Pack, fingerprint
from arnakdsl.findings import Finding
from arnakdsl.names import did_you_mean
from arnakdsl.schema import Field, thing_fields
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.parse import parse_args, parse_expr, parse_query, parse_steps
from arnakdsl.values import COST, EFFECT, ICONS, NUMBER, SEAT, TEXT, Type, entity, pile_of, set_of, words
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

FLAG = Type("condition")


@dataclass(frozen=True, slots=True)
class Attribute:
    """A printed attribute of a kind; `default` is the node that stands for an absent one."""

    name: str
    type: Type
    optional: bool
    default: Node | None
    span: Span


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that changes on each thing of a kind.  `holds`: the mark is a place where an entity lies."""

    name: str
    type: Type
    holds: bool = False
    lasts: str = ""
    view: str = "all"


@dataclass(slots=True, eq=False)
class Kind:
    name: str
    entry: Entry
    all: str = ""
    home: str = ""
    members: tuple[str, ...] = ()  # concrete kinds; itself for a concrete one
    group: bool = False
    attributes: dict[str, Attribute] = field(default_factory=dict)
    marks: dict[str, Mark] = field(default_factory=dict)
    parts: dict[str, tuple[str, str]] = field(default_factory=dict)
    terms: dict[str, ast.Expr] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PileDecl:
    name: str
    of: tuple[str, ...]  # concrete kinds
    owner: str  # "game", "player" or a kind
    view: str
    gaps: bool
    segment: str
    shown: str


@dataclass(frozen=True, slots=True)
class Resource:
    name: str
    of: str
    lasts: str
    icon: bool = False
    pays: tuple[str, ...] = ()


@dataclass(slots=True, eq=False)
class Thing:
    """An entity of the game: its number (from 1, by kind), and the written values of its attributes."""

    number: int
    kind: str
    id: str
    entry: Entry
    word: str
    copies: str
    written: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Param:
    """An argument of a definition."""

    name: str
    preposition: str
    type: Type
    default: Scalar | None


@dataclass(slots=True, eq=False)
class Define:
    entry: Entry
    params: tuple[Param, ...]
    do: ast.Step | None


@dataclass(slots=True, eq=False)
class Action:
    entry: Entry
    menu: str
    when: ast.Expr | None
    candidates: tuple[tuple[str, ast.Expr], ...]
    cost: tuple[ast.Expr, ...]
    option: str
    do: ast.Step | None


@dataclass(slots=True, eq=False)
class Giver:
    """A source of icons or a unit of a cost."""

    entry: Entry
    candidates: tuple[tuple[str, ast.Expr], ...]
    cost: tuple[ast.Expr, ...]
    gives: tuple[ast.Expr, ...]
    option: str
    do: ast.Step | None


@dataclass(slots=True, eq=False)
class Valued:
    """A score, a tie-breaker, an invariant: an expression for each seat (or thing)."""

    entry: Entry
    value: ast.Expr | None
    each: str = "player"


@dataclass(slots=True, eq=False)
class Model:
    pack: Pack
    seats: tuple[int, int] = (1, 1)
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    resources: dict[str, Resource] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    sets: dict[str, str] = field(default_factory=dict)  # name of a set -> kind
    piles: dict[str, PileDecl] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)
    by_id: dict[str, Thing] = field(default_factory=dict)
    first: dict[str, int] = field(default_factory=dict)  # kind -> number of its first thing
    size: dict[str, int] = field(default_factory=dict)
    menus: dict[str, ast.Expr | None] = field(default_factory=dict)
    defines: dict[str, Define] = field(default_factory=dict)
    actions: dict[str, Action] = field(default_factory=dict)
    units: dict[str, Giver] = field(default_factory=dict)
    sources: dict[str, Giver] = field(default_factory=dict)
    leftover: tuple[ast.Expr, str] | None = None
    procedures: dict[str, Define] = field(default_factory=dict)
    scores: dict[str, Valued] = field(default_factory=dict)
    tiebreaks: dict[str, Valued] = field(default_factory=dict)
    invariants: dict[str, Valued] = field(default_factory=dict)
    hash: str = ""
    spoilt: set[str] = field(default_factory=set)  # names whose declaration has a finding already

    @property
    def icons(self) -> list[Resource]:
        return [each for each in self.resources.values() if each.icon]

    def lifetimes(self) -> set[str]:
        """The words that `clear` takes."""
        marks = {mark.lasts for kind in self.kinds.values() for mark in kind.marks.values()}
        return (marks | {each.lasts for each in self.resources.values()}) - {""}

    def marks_of(self, kind: str) -> dict[str, Mark]:
        found = self.kinds.get(kind)
        return found.marks if found else {}


def thing_kinds(pack: Pack) -> dict[str, dict[str, Field]]:
    """The shape of each kind of thing that a pack declares, for the shape check.

    Works from the declarations as written, so that a wrong type word does not hide the fields.
    """
    found: dict[str, dict[str, Field]] = {}
    for entry in pack.of_kind("kind"):
        if entry.id in ("player", "game") or entry.node("any_of"):
            continue
        attributes = entry.mapping("attributes")
        items = attributes.items if attributes else ()
        found[entry.id] = thing_fields(_shape(str(key.value), node) for key, node in items)
    return found


_SHAPES = {"number": "number", "flag": "flag", "effect": "steps", "cost": "cost", "icons": "cost", "text": "text"}


def _shape(name: str, node: Node) -> tuple[str, str, bool]:
    spec = node.get("type") if isinstance(node, Mapping) else node
    required = isinstance(node, Scalar)
    if isinstance(node, Mapping):
        required = not (node.get("default") or truth(node.get("optional")))
    if isinstance(spec, Sequence):
        return name, "reference", required
    word = str(spec.value) if isinstance(spec, Scalar) else ""
    return name, _SHAPES.get(word, "any"), required


def truth(node: Node | None) -> bool:
    return isinstance(node, Scalar) and node.value in ("yes", True)


def build(pack: Pack) -> tuple[Model, tuple[Finding, ...]]:
    """The model of a pack, and what was wrong with its declarations.

    What could not be understood is left out of the model, so that one mistake gives one finding.
    """
    builder = _Builder(pack)
    builder.run()
    builder.model.hash = fingerprint(pack)
    return builder.model, tuple(builder.findings)


class _Builder:
    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.model = Model(pack)
        self.findings: list[Finding] = []
        self.declared = {entry.id for entry in pack.of_kind("kind")}

    def run(self) -> None:
        self.head()
        self.resources()
        for entry in self.pack.of_kind("kind"):
            self.kind(entry)
        self.groups()
        for entry in self.pack.of_kind("pile"):
            self.pile(entry)
        for kind in self.model.kinds.values():
            self.printed(kind)
        self.rules()
        self.things()

    # -------------------------------------------------------- parsing of fields

    def steps(self, node: Node | None) -> ast.Step | None:
        found: ast.Step | None = self._parsed(parse_steps, node)
        return found

    def expr(self, node: Node | None) -> ast.Expr | None:
        found: ast.Expr | None = self._parsed(parse_expr, node)
        return found

    def query(self, node: Node | None) -> ast.Expr | None:
        found: ast.Expr | None = self._parsed(parse_query, node)
        return found

    def args(self, node: Node | None) -> tuple[ast.Expr, ...]:
        return self._parsed(parse_args, node) or ()

    def _parsed(self, parse: Any, node: Node | None) -> Any:
        if not isinstance(node, Scalar) or node.value is None:
            return None
        found, findings = parse(node.text)
        self.findings.extend(findings)
        return None if findings else found

    def pairs(self, entry: Entry, name: str) -> Iterator[tuple[Scalar, Node]]:
        node = entry.mapping(name)
        yield from node.items if node else ()

    def word(self, entry: Entry, name: str, default: str = "") -> str:
        found = entry.scalar(name)
        return str(found.value) if found else default

    def unknown(self, code: Any, span: Span, name: str, known: Any, **words: object) -> None:
        self.findings.append(code.at(span, name=name, hint=did_you_mean(name, known), **words))

    # -------------------------------------------------------- declarations

    def head(self) -> None:
        seats = self.pack.head.get("seats")
        if isinstance(seats, Mapping):
            low, high = seats.get("least"), seats.get("most")
            if isinstance(low, Scalar) and isinstance(high, Scalar):
                self.model.seats = int(str(low.value)), int(str(high.value))
        options = self.pack.head.get("options")
        for key, values in options.items if isinstance(options, Mapping) else ():
            if isinstance(values, Sequence):
                self.model.options[str(key.value)] = tuple(
                    str(each.value) for each in values.items if isinstance(each, Scalar)
                )

    def resources(self) -> None:
        for entry in self.pack.of_kind("resource"):
            self.model.resources[entry.id] = Resource(
                entry.id, self.word(entry, "of", "player"), self.word(entry, "lasts")
            )
        icons = self.pack.of_kind("icon")
        names = {entry.id for entry in icons}
        for entry in icons:
            pays = tuple(self.references(entry, "pays", names, codes.UNKNOWN_ICON))
            self.model.resources[entry.id] = Resource(entry.id, "player", self.word(entry, "lasts"), True, pays)

    def references(self, entry: Entry, name: str, known: Any, code: Any) -> Iterator[str]:
        node = entry.node(name)
        for item in node.items if isinstance(node, Sequence) else ():
            if isinstance(item, Scalar):
                if str(item.value) in known:
                    yield str(item.value)
                else:
                    self.unknown(code, item.span, str(item.value), known)

    def kind(self, entry: Entry) -> None:
        kind = Kind(entry.id, entry, self.word(entry, "all"), self.word(entry, "home"), (entry.id,))
        kind.group = entry.node("any_of") is not None
        self.model.kinds[entry.id] = kind
        if kind.all:
            self.model.sets[kind.all] = entry.id

    def groups(self) -> None:
        for name in ("player", "game"):
            if name not in self.model.kinds:
                self.model.kinds[name] = Kind(name, Entry("kind", name, self.pack.head.span, {}), members=(name,))
        concrete = {name for name, kind in self.model.kinds.items() if not kind.group}
        for kind in self.model.kinds.values():
            if kind.group:
                kind.members = tuple(self.references(kind.entry, "any_of", concrete, codes.UNKNOWN_KIND))

    def pile(self, entry: Entry) -> None:
        of = [
            member
            for name in self.references(entry, "of", self.model.kinds, codes.UNKNOWN_KIND)
            for member in self.model.kinds[name].members
        ]
        owner = entry.scalar("owner")
        if owner and owner.value not in self.model.kinds:
            self.unknown(codes.UNKNOWN_KIND, owner.span, str(owner.value), self.model.kinds)
            self.model.spoilt.add(entry.id)
            return
        self.model.piles[entry.id] = PileDecl(
            entry.id,
            tuple(dict.fromkeys(of)),
            self.word(entry, "owner", "game"),
            self.word(entry, "view", "all"),
            truth(entry.node("gaps")),
            self.word(entry, "segment"),
            self.word(entry, "shown", entry.id),
        )

    def printed(self, kind: Kind) -> None:
        """Attributes, marks, parts and terms of a kind."""
        entry = kind.entry
        home = entry.scalar("home")
        if home and home.value not in self.model.piles:
            self.unknown(codes.UNKNOWN_PILE, home.span, str(home.value), self.model.piles)
        for key, node in self.pairs(entry, "attributes"):
            kind_of = self.type_of(node)
            if not kind_of:
                self.model.spoilt.add(str(key.value))
            else:
                default = node.get("default") if isinstance(node, Mapping) else None
                optional = isinstance(node, Mapping) and truth(node.get("optional"))
                name = str(key.value)
                kind.attributes[name] = Attribute(name, kind_of, optional, default, key.span)
        for key, node in self.pairs(entry, "marks"):
            mark = self.mark(str(key.value), node)
            if mark:
                kind.marks[mark.name] = mark
            else:
                self.model.spoilt.add(str(key.value))
        for key, node in self.pairs(entry, "parts"):
            self.part(kind, key, node)
        for key, node in self.pairs(entry, "terms"):
            value = self.expr(node)
            if value:
                kind.terms[str(key.value)] = value
            else:
                self.model.spoilt.add(str(key.value))

    def mark(self, name: str, node: Node) -> Mark | None:
        holds = node.get("holds") if isinstance(node, Mapping) else None
        kind_of = self.type_of(holds) if holds else self.type_of(node)
        if not kind_of:
            return None
        options = node if isinstance(node, Mapping) else Mapping((), node.span)

        def word(key: str, default: str = "") -> str:
            found = options.get(key)
            return str(found.value) if isinstance(found, Scalar) else default

        return Mark(name, kind_of, holds is not None, word("lasts"), word("view", "all"))

    def part(self, kind: Kind, key: Scalar, node: Node) -> None:
        other, _, attribute = str(node.value if isinstance(node, Scalar) else "").partition(".")
        found = self.model.kinds.get(other)
        if not found:
            self.unknown(codes.UNKNOWN_KIND, node.span, other, self.model.kinds)
            self.model.spoilt.add(str(key.value))
            return
        names = [str(each.value) for each, _ in self.pairs(found.entry, "attributes")]
        if attribute not in names:
            self.unknown(codes.UNKNOWN_MEMBER, node.span, attribute, names, owner=f"a {other}")
            self.model.spoilt.add(str(key.value))
            return
        kind.parts[str(key.value)] = (other, attribute)

    def type_of(self, node: Node | None) -> Type | None:
        """The type that a declaration names: a word, or a mapping with `type`."""
        spec = node.get("type") if isinstance(node, Mapping) else node
        if isinstance(spec, Sequence):
            return words(*(str(each.value) for each in spec.items if isinstance(each, Scalar)))
        name = str(spec.value) if isinstance(spec, Scalar) else ""
        simple = {
            "number": NUMBER, "flag": FLAG, "seat": SEAT, "cost": COST, "icons": ICONS, "effect": EFFECT, "text": TEXT,
        }  # fmt: skip
        if name in simple:
            return simple[name]
        if name == "pile":
            return pile_of(*(kind for kind in self.model.kinds))
        if name in self.model.sets:
            return set_of(*self.model.kinds[self.model.sets[name]].members)
        if name in self.model.kinds:
            return entity(*self.model.kinds[name].members)
        known = [*simple, "pile", *self.model.kinds, *self.model.sets]
        stands = spec or node
        place = stands.span if stands is not None else self.pack.head.span
        self.unknown(codes.UNKNOWN_TYPE, place, name, known)
        return None

    # -------------------------------------------------------- rules

    def rules(self) -> None:
        model = self.model
        for entry in self.pack.of_kind("menu"):
            model.menus[entry.id] = self.expr(entry.node("beside"))
        for entry in self.pack.of_kind("define"):
            model.defines[entry.id] = Define(entry, tuple(self.params(entry)), self.steps(entry.node("do")))
        for entry in self.pack.of_kind("procedure"):
            model.procedures[entry.id] = Define(entry, (), self.steps(entry.node("do")))
        for entry in self.pack.of_kind("action"):
            model.actions[entry.id] = self.action(entry)
        for entry in self.pack.of_kind("unit"):
            model.units[entry.id] = self.giver(entry)
        for entry in self.pack.of_kind("source"):
            model.sources[entry.id] = self.giver(entry)
        for entry in self.pack.of_kind("payment"):
            ask = self.expr(entry.node("ask"))
            if ask:
                model.leftover = ask, self.word(entry, "option")
        for kind, table, name in (
            ("score", model.scores, "value"),
            ("tiebreak", model.tiebreaks, "value"),
            ("invariant", model.invariants, "holds"),
        ):
            for entry in self.pack.of_kind(kind):
                each = self.word(entry, "each", "game" if kind == "invariant" else "player")
                table[entry.id] = Valued(entry, self.expr(entry.node(name)), each)

    def params(self, entry: Entry) -> Iterator[Param]:
        for key, node in self.pairs(entry, "takes"):
            kind_of = self.type_of(node)
            if not kind_of:
                self.model.spoilt.add(entry.id)
            else:
                preposition, _, name = str(key.value).rpartition(" ")
                default = node.get("default") if isinstance(node, Mapping) else None
                yield Param(name, preposition, kind_of, default if isinstance(default, Scalar) else None)

    def candidates(self, entry: Entry) -> tuple[tuple[str, ast.Expr], ...]:
        found = ((str(key.value), self.query(node)) for key, node in self.pairs(entry, "for"))
        return tuple((name, query) for name, query in found if query)

    def action(self, entry: Entry) -> Action:
        candidates = self.candidates(entry)
        default = ":".join([entry.id, *("{" + name + "}" for name, _ in candidates)])
        menu = entry.scalar("menu")
        if menu and str(menu.value) not in self.model.menus:
            self.unknown(codes.UNKNOWN_MENU, menu.span, str(menu.value), self.model.menus)
        return Action(
            entry,
            self.word(entry, "menu"),
            self.expr(entry.node("when")),
            candidates,
            self.args(entry.node("cost")),
            self.word(entry, "option", default),
            self.steps(entry.node("do")),
        )

    def giver(self, entry: Entry) -> Giver:
        return Giver(
            entry,
            self.candidates(entry),
            self.args(entry.node("cost")),
            self.args(entry.node("gives")),
            self.word(entry, "option"),
            self.steps(entry.node("do")),
        )

    # -------------------------------------------------------- things

    def things(self) -> None:
        model = self.model
        for kind in model.kinds.values():
            if kind.group or kind.name in ("player", "game"):
                continue
            entries = self.pack.of_kind(kind.name)
            model.first[kind.name] = len(model.things) + 1
            model.size[kind.name] = len(entries)
            for entry in entries:
                thing = Thing(
                    len(model.things) + 1, kind.name, entry.id, entry,
                    self.word(entry, "word", entry.id), self.word(entry, "copies", "1"),
                )  # fmt: skip
                model.things.append(thing)
                model.by_id.setdefault(entry.id, thing)
        for thing in model.things:
            kind = model.kinds[thing.kind]
            for attribute in kind.attributes.values():
                node = thing.entry.node(attribute.name)
                if node is None or (isinstance(node, Scalar) and node.value is None):
                    node = attribute.default
                if node is not None:
                    thing.written[attribute.name] = self.written(attribute, node)

    def written(self, attribute: Attribute, node: Node) -> Any:
        """The value of an attribute as far as it can be read without looking at effects."""
        kind_of = attribute.type
        match kind_of.name:
            case "effect":
                return self.steps(node)
            case "cost" | "icons":
                return self.args(node)
            case "number":
                return node.value if isinstance(node, Scalar) and isinstance(node.value, int) else 0
            case "condition":
                return int(truth(node))
            case "text":
                return str(node.value) if isinstance(node, Scalar) else ""
            case "words":
                return self.reference(node, {word: at for at, word in enumerate(kind_of.of, 1)}, codes.UNKNOWN_WORD)
            case "pile":
                return self.reference(node, {name: name for name in self.model.piles}, codes.UNKNOWN_PILE)
            case "entity":
                return self.reference(node, self.ids(kind_of), codes.UNKNOWN_ID)
            case "set":
                items = node.items if isinstance(node, Sequence) else ()
                found = (self.reference(each, self.ids(kind_of), codes.UNKNOWN_ID) for each in items)
                return tuple(each for each in found if each)
        return None

    def ids(self, kind_of: Type) -> dict[str, int]:
        return {each.id: each.number for each in self.model.things if each.kind in kind_of.of}

    def reference(self, node: Node, known: dict[str, Any], code: Any) -> Any:
        name = str(node.value) if isinstance(node, Scalar) else ""
        if name in known:
            return known[name]
        self.unknown(code, node.span, name, known)
        return None
