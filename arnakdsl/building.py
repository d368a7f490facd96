"""The entries of a pack -> its model, and what is wrong with its declarations.

Declarations first, then every printed attribute, with its effects parsed.  What has a finding already is left out of the
model and its name kept as spoilt, so that one mistake gives one finding.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Sequence as SequenceOf
from typing import Any

from arnakdsl import codes
from arnakdsl.entries import Entry, Pack, fingerprint, games_of, values_of
from arnakdsl.findings import Code, Finding
from arnakdsl.model import (
    Action,
    Attribute,
    Define,
    Giver,
    Kind,
    Mark,
    Model,
    Only,
    Param,
    PileDecl,
    Resource,
    Thing,
    Valued,
)
from arnakdsl.names import did_you_mean
from arnakdsl.schema import EVERYWHERE, OF_A_THING, Field, thing_fields
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.lexing import BIGGEST
from arnakdsl.syntax.parse import parse_args, parse_expr, parse_query, parse_steps
from arnakdsl.values import COST, EFFECT, ICONS, NUMBER, SEAT, TEXT, Type, entity, pile_of, set_of, words
from arnakdsl.words import ID, OF_EVERY_GAME, PLAYERS, better_id, never_ids, never_names
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

FLAG = Type("condition")
SIMPLE = {
    "number": NUMBER, "flag": FLAG, "seat": SEAT, "cost": COST, "icons": ICONS, "effect": EFFECT, "text": TEXT,
}  # fmt: skip
TYPES_OF = {
    "an attribute": ("number", "condition", "cost", "icons", "effect", "text", "words", "pile", "entity", "set"),
    "a mark": ("number", "condition", "seat", "entity"),
    "a place for a thing": ("entity",),
    "an argument": ("number", "condition", "seat", "cost", "icons", "effect", "pile", "entity", "set"),
}
"""The types that each sort of name can have."""
MEMBERS = ("attributes", "marks", "parts", "terms")
PREPOSITIONS = ("to", "from", "on", "less", "for")
CALLED = ("menu", "define", "action", "unit", "source", "payment", "procedure", "score", "tiebreak", "invariant")
"""Kinds whose entries are never values: an effect calls them, or names them where nothing else can stand."""


# ---------------------------------------------------------------- shapes


def thing_kinds(pack: Pack) -> dict[str, dict[str, Field]]:
    """The shape of each kind of thing that a pack declares, for the shape check.

    Works from the declarations as written, so that a wrong type word does not hide the fields.
    """
    declared = [entry for entry in pack.of_kind("kind") if entry.id not in OF_EVERY_GAME]
    forms = {str(each.value): "references" for entry in declared if (each := entry.scalar("all"))}
    forms |= {entry.id: "reference" for entry in declared}
    forms |= {name: _FORMS.get(name, "any") for name in SIMPLE} | {"pile": "reference"}
    found: dict[str, dict[str, Field]] = {}
    for entry in declared:
        if not entry.node("any_of"):
            attributes = entry.mapping("attributes")
            items = attributes.items if attributes else ()
            found[entry.id] = thing_fields(_shape(str(key.value), node, forms) for key, node in items)
    return found


_FORMS = {"number": "number", "flag": "flag", "effect": "steps", "cost": "cost", "icons": "cost", "text": "text"}


def _shape(name: str, node: Node, forms: dict[str, str]) -> tuple[str, str, bool]:
    spec = node.get("type") if isinstance(node, Mapping) else node
    required = isinstance(node, Scalar)
    if isinstance(node, Mapping):
        required = not (node.get("default") or truth(node.get("optional")))
    if isinstance(spec, Sequence):
        return name, "reference", required
    word = str(spec.value) if isinstance(spec, Scalar) else ""
    return name, forms.get(word, "any"), required


def truth(node: Node | None) -> bool:
    return isinstance(node, Scalar) and node.value in ("yes", True)


# ---------------------------------------------------------------- the model


def build(pack: Pack, known: SequenceOf[Finding] = ()) -> tuple[Model, tuple[Finding, ...]]:
    """The model of a pack, and what was wrong with its declarations beside the findings that are known.

    What could not be understood is left out of the model, so that one mistake gives one finding.
    """
    builder = _Builder(pack, known)
    builder.run()
    builder.model.hash = fingerprint(pack)
    return builder.model, tuple(builder.findings)


class _Builder:
    def __init__(self, pack: Pack, known: SequenceOf[Finding]) -> None:
        self.pack = pack
        self.model = Model(pack)
        self.findings: list[Finding] = []
        self.faults = [(each.span.source, each.span.start) for each in known]
        self.reserved = [each.span for each in known if each.code is codes.RESERVED_WORD]
        self.ids = {entry.id: entry for entry in reversed(pack.entries)}
        self.option_spans: dict[str, Span] = {}
        self.other_spans: dict[str, Span] = {}
        self.seen = {name: entry for name, entry in self.ids.items() if entry.kind not in CALLED}

    def run(self) -> None:
        self.head()
        self.only()
        self.resources()
        for entry in self.pack.of_kind("kind"):
            self.kind(entry)
        self.groups()
        for entry in self.pack.of_kind("pile"):
            self.pile(entry)
        self.shown()
        names = {kind.name: self.taken(kind) for kind in self.model.kinds.values()}
        for kind in self.model.kinds.values():
            self.printed(kind, names[kind.name])
        for kind in self.model.kinds.values():
            self.changing(kind, names[kind.name])
        self.rules()
        self.things()

    # -------------------------------------------------------- what has a finding already

    def faulty(self, first: Span, last: Span | None = None) -> bool:
        """Was anything found from the start of the first span to the end of the last?"""
        end = max(first.end, first.start + 1, last.end if last else 0)
        return any(source is first.source and first.start <= at < end for source, at in self.faults)

    def found(self, code: Code, span: Span, *, hint: str = "", **words: Any) -> None:
        self.findings.append(code.at(span, hint=hint, **words))

    def unknown(self, code: Code, span: Span, name: str, known: Iterable[str], **words: object) -> None:
        """A name that is not there; silent where its declaration has a finding already."""
        if name not in self.model.spoilt:
            self.found(code, span, name=name, hint=did_you_mean(name, known), **words)

    def of_kind(self, kind: str) -> Iterator[Entry]:
        """The entries of a kind that can be called by their name."""
        for entry in self.pack.of_kind(kind):
            if entry.id_span in self.reserved:
                self.model.spoilt.add(entry.id)
            else:
                yield entry

    def sound(self, kind: str) -> Iterator[Entry]:
        """The entries of a kind in which nothing was found."""
        for entry in self.pack.of_kind(kind):
            if self.faulty(entry.id_span, entry.extent):
                self.model.spoilt.add(entry.id)
            else:
                yield entry

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
        if not isinstance(node, Scalar) or node.value is None or self.faulty(node.span):
            return None
        found, findings = node.read_by(parse)
        self.findings.extend(findings)
        return None if findings else found

    def pairs(self, entry: Entry, name: str) -> Iterator[tuple[Scalar, Node]]:
        """The pairs of a field in which nothing was found; the names of the others are spoilt."""
        node = entry.mapping(name)
        for key, value in node.items if node else ():
            if self.faulty(key.span, value.span):
                self.model.spoilt.add(str(key.value).rpartition(" ")[2])
            else:
                yield key, value

    def scalar(self, entry: Entry, name: str) -> Scalar | None:
        found = entry.scalar(name)
        return None if found is None or self.faulty(found.span) else found

    def word(self, entry: Entry, name: str, default: str = "") -> str:
        found = self.scalar(entry, name)
        return str(found.value) if found else default

    def plain_word(self, entry: Entry, name: str, default: str = "") -> str:
        """A field that becomes part of ids or effects."""
        found = self.scalar(entry, name)
        if found and not ID.fullmatch(str(found.value)):
            self.found(codes.BAD_ID, found.span, id=found.value, hint=better_id(str(found.value)))
            return default
        return str(found.value) if found else default

    def references(self, entry: Entry, name: str, known: Iterable[str], code: Code) -> Iterator[tuple[str, Scalar]]:
        """The known names in a list, each once."""
        node, seen = entry.node(name), dict[str, Span]()
        for item in node.items if isinstance(node, Sequence) else ():
            if not isinstance(item, Scalar) or self.faulty(item.span):
                continue
            word = str(item.value)
            if word in seen:
                self.found(codes.GIVEN_TWICE, item.span, value=word, hint="remove one")
            elif word in known:
                yield word, item
            else:
                self.unknown(code, item.span, word, known)
            seen[word] = item.span

    # -------------------------------------------------------- names

    def fine_name(self, name: str, span: Span, taken: dict[str, Span | None]) -> bool:
        """Can it be a name here?  Else it is spoilt, and it was said why."""
        if not ID.fullmatch(name):
            self.found(codes.BAD_ID, span, id=name, hint=better_id(name))
        elif name in never_names():
            self.found(codes.RESERVED_WORD, span, seen=name, hint="give it another name")
        elif name in taken:
            first = taken[name]
            also = [("first here", first)] if first else []
            self.findings.append(codes.DUPLICATE_ID.at(span, id=name, hint="give it another name", also=also))
            self.model.lost = True  # which of the two is meant elsewhere nobody can know
        else:
            taken[name] = span
            return True
        self.model.spoilt.add(name)
        return False

    def taken(self, kind: Kind) -> dict[str, Span | None]:
        """What a member of a kind cannot be called: piles it has, and what is looked for in the same place."""
        model = self.model
        found: dict[str, Span | None] = {
            pile.name: self.ids[pile.name].id_span for pile in model.piles.values() if pile.owner == kind.name
        }
        if kind.name in OF_EVERY_GAME:
            counters = [each.name for each in model.resources.values() if each.of == kind.name]
            found |= {name: self.ids[name].id_span for name in counters}
        if kind.name == "game":
            found |= self.other_spans
            found |= {name: model.kinds[owner].entry.id_span for name, owner in model.sets.items()}
            found |= self.option_spans
            values = {name: entry for name, entry in self.seen.items() if entry.kind not in ("resource", "icon")}
            found |= {name: entry.id_span for name, entry in values.items()}
        return found

    # -------------------------------------------------------- declarations

    def head(self) -> None:
        seats = self.pack.head.get("seats")
        if isinstance(seats, Mapping) and not self.faulty(seats.span):
            low, high = (each.value if isinstance(each, Scalar) else None for each in map(seats.get, ("least", "most")))
            if isinstance(low, int) and isinstance(high, int):
                self.model.seats = low, high
        others = seats.get("others") if isinstance(seats, Mapping) else None
        for key, node in others.items if isinstance(others, Mapping) else ():
            self.other(key, node)
        options = self.pack.head.get("options")
        for key, node in options.items if isinstance(options, Mapping) else ():
            name, values = str(key.value), values_of(node)
            taken: dict[str, Span | None] = {each: entry.id_span for each, entry in self.seen.items()}
            if values is None or self.faulty(key.span, node.span):
                self.model.spoilt.add(name)
            elif self.fine_name(name, key.span, taken):
                self.option_spans[name] = key.span
                found = [each.value for each in values.items if isinstance(each, Scalar)]
                self.model.options[name] = tuple(map(str, found))
                if all(isinstance(each, int) for each in found):
                    self.model.counted.add(name)
                if isinstance(node, Mapping) and node.get("players"):
                    self.model.option_games[name] = games_of(node)

    # -------------------------------------------------------- the games that entries are in

    def only(self) -> None:
        """What `only` says of each entry; one that is not understood is spoilt."""
        read: dict[int, Only | None] = {}
        for entry in self.pack.entries:
            node = entry.only
            if node is None:
                continue
            if id(node) not in read:
                read[id(node)] = self.choices(node)
            found = read[id(node)]
            if found is None:
                self.model.spoilt.add(entry.id)
            else:
                self.model.only[entry.id] = found

    def choices(self, node: Node) -> Only | None:
        """Options of the pack, or `players`, with values that they can have; none if anything is wrong."""
        if not isinstance(node, Mapping) or self.faulty(node.span):
            return None
        before = len(self.findings)
        found = dict(self.chosen(node))
        return found if len(found) == len(node.items) and len(self.findings) == before else None

    def chosen(self, node: Mapping) -> Iterator[tuple[str, frozenset[str]]]:
        low, high = self.model.seats
        known = {PLAYERS: tuple(map(str, range(low, high + 1))), **self.model.options}
        for key, value in node.items:
            name = str(key.value)
            if name in self.model.spoilt:
                continue
            if name not in known:
                hint = did_you_mean(name, known) or f"it has: {', '.join(known)}"
                self.found(codes.UNKNOWN_CHOICE, key.span, what=f"a game has no option '{name}'", hint=hint)
                continue
            found: dict[str, Node] = {}
            for each in value.items if isinstance(value, Sequence) else (value,):
                word = str(each.value) if isinstance(each, Scalar) else ""
                if word not in known[name]:
                    meant = "" if word.isdecimal() else did_you_mean(word, known[name])
                    hint = meant or f"it can be: {', '.join(known[name])}"
                    self.found(codes.UNKNOWN_CHOICE, each.span, what=f"'{name}' is never '{word}'", hint=hint)
                elif word in found:
                    self.found(codes.GIVEN_TWICE, each.span, value=word, hint="remove one")
                found[word] = each
            yield name, frozenset(found)

    def other(self, key: Scalar, node: Node) -> None:
        """A seat that nobody plays."""
        name, holder = str(key.value), self.seen.get(str(key.value))
        if self.faulty(key.span, node.span):
            self.model.spoilt.add(name)
        elif holder:
            also = [("first here", holder.id_span)]
            hint = "give the seat another name"
            self.findings.append(codes.DUPLICATE_ID.at(key.span, id=name, hint=hint, also=also))
            self.model.spoilt.add(name)
        else:
            self.model.others[name] = games_of(node)
            self.other_spans[name] = key.span

    def resources(self) -> None:
        for entry in self.sound("resource"):
            of, lasts = self.word(entry, "of", "player"), self.plain_word(entry, "lasts")
            self.model.resources[entry.id] = Resource(entry.id, of, lasts)
        names = [entry.id for entry in self.pack.of_kind("icon")]
        pays: dict[str, list[str]] = {}
        for entry in self.sound("icon"):
            pays[entry.id] = []
            for other, item in self.references(entry, "pays", names, codes.UNKNOWN_ICON):
                if entry.id in _reached(pays, other):
                    self.found(codes.ICONS_IN_A_CIRCLE, item.span, name=entry.id, other=other, hint=f"remove '{other}'")
                else:
                    pays[entry.id].append(other)
            lasts = self.plain_word(entry, "lasts")
            self.model.resources[entry.id] = Resource(entry.id, "player", lasts, True, tuple(pays[entry.id]))

    def kind(self, entry: Entry) -> None:
        home = self.word(entry, "home")
        kind = Kind(entry.id, entry, self.set_name(entry), home, (entry.id,))
        kind.group = entry.node("any_of") is not None
        self.model.kinds[entry.id] = kind
        if kind.all:
            self.model.sets[kind.all] = entry.id
        allowed = {"any_of", "all"} if kind.group else {"marks", "terms"} if entry.id in OF_EVERY_GAME else set()
        hints = ("what stands for several kinds has nothing of its own", "it has marks and terms alone")
        for name, (key, _) in entry.fields.items() if allowed else ():
            if name not in allowed and name not in EVERYWHERE and not self.faulty(key.span):
                owner, hint = f"the kind '{entry.id}'", hints[not kind.group]
                self.found(codes.FIELD_NOT_HERE, key.span, owner=owner, field=name, hint=hint)
        self.model.lost |= any(self._names_lost(entry))

    def _names_lost(self, entry: Entry) -> Iterator[bool]:
        """For each finding in the declaration of a kind: could it have kept out names that are not known?"""
        named = [value for name in MEMBERS if (value := entry.mapping(name))]
        pairs = [(key.span, node.span) for each in named for key, node in each.items]
        aside = [(key.span, node.span) for name, (key, node) in entry.fields.items() if name in (*EVERYWHERE, "home")]
        for source, at in self.faults:
            if source is entry.extent.source and entry.extent.start <= at <= entry.extent.end:
                yield not any(key.start <= at < max(key.end, node.end) for key, node in (*pairs, *aside))

    def set_name(self, entry: Entry) -> str:
        """The name of the set of a kind, which nothing else can have."""
        node = self.scalar(entry, "all")
        if node is None or entry.id in OF_EVERY_GAME:
            return ""
        name = str(node.value)
        holder = self.model.sets.get(name)
        entry_there = self.model.kinds[holder].entry if holder else self.seen.get(name)
        other = entry_there.id_span if entry_there else {**self.option_spans, **self.other_spans}.get(name)
        if not ID.fullmatch(name):
            self.found(codes.BAD_ID, node.span, id=name, hint=better_id(name))
        elif name in never_ids():
            self.found(codes.RESERVED_WORD, node.span, seen=name, hint="give the set another name")
        elif other:
            also = [("first here", other)]
            self.findings.append(codes.DUPLICATE_ID.at(node.span, id=name, hint="give the set another name", also=also))
        else:
            return name
        self.model.lost = True
        return ""

    def groups(self) -> None:
        for name in OF_EVERY_GAME:
            if name not in self.model.kinds:
                nowhere = self.pack.head.span
                self.model.kinds[name] = Kind(name, Entry("kind", name, nowhere, {}, nowhere), members=(name,))
        concrete = self.concrete()
        for kind in self.model.kinds.values():
            if kind.group:
                found = self.references(kind.entry, "any_of", concrete, codes.UNKNOWN_KIND)
                kind.members = tuple(name for name, _ in found)

    def concrete(self) -> list[str]:
        """The kinds with entries of their own."""
        return [name for name, kind in self.model.kinds.items() if not kind.group and name not in OF_EVERY_GAME]

    def pile(self, entry: Entry) -> None:
        if self.faulty(entry.id_span, entry.extent):
            self.model.spoilt.add(entry.id)
            return
        kinds = [name for name in self.model.kinds if name not in OF_EVERY_GAME]
        found = self.references(entry, "of", kinds, codes.UNKNOWN_KIND)
        of = [member for name, _ in found for member in self.model.kinds[name].members]
        owners = [*OF_EVERY_GAME, *self.concrete()]
        owner, view = entry.scalar("owner"), entry.scalar("view")
        if owner and owner.value not in owners:
            self.unknown(codes.UNKNOWN_KIND, owner.span, str(owner.value), owners)
        elif view and view.value == "owner" and not (owner and owner.value == "player"):
            hint = "a pile that one player sees has 'owner: player'"
            self.found(
                codes.WRONG_SHAPE, view.span, what="'view'", expected="all, none or top", seen="'owner'", hint=hint
            )
        elif view and view.value != "all" and truth(entry.node("gaps")):
            hint = "a pile that keeps its places is seen by all"
            self.found(codes.WRONG_SHAPE, view.span, what="'view'", expected="all", seen=f"'{view.value}'", hint=hint)
        if not of or (owner and owner.value not in owners):
            self.model.spoilt.add(entry.id)
            return
        self.model.piles[entry.id] = PileDecl(
            entry.id,
            tuple(dict.fromkeys(of)),
            self.word(entry, "owner", "game"),
            self.word(entry, "view", "all"),
            truth(entry.node("gaps")),
            self.plain_word(entry, "segment"),
            self.word(entry, "shown", entry.id),
        )

    def shown(self) -> None:
        """The names of piles in positions: words with dots, none taken by another pile, none a part of another."""
        model = self.model
        piles = {pile.shown: self.ids[pile.name] for pile in model.piles.values() if pile.shown == pile.name}
        for owner in dict.fromkeys(pile.owner for pile in model.piles.values()):
            taken = {name: self.ids[name] for name, each in model.resources.items() if each.of == owner}
            own = [pile for pile in model.piles.values() if pile.owner == owner]
            taken |= piles
            kind = model.kinds[owner].entry
            marks = kind.mapping("marks")
            taken |= {str(key.value): kind for key, _ in (marks.items if marks else ())}
            if owner == "game":
                taken |= {name: each.entry for name, each in model.kinds.items()}
            for pile in own:
                if pile.shown != pile.name:
                    self._shown(pile, taken)
                    piles[pile.shown] = self.ids[pile.name]

    def _shown(self, pile: PileDecl, taken: dict[str, Entry]) -> None:
        entry = self.ids[pile.name]
        node = entry.scalar("shown")
        assert node is not None
        if not all(map(ID.fullmatch, pile.shown.split("."))):
            seen, expected = f"'{pile.shown}'", "a word, or words with '.' between"
            self.found(codes.WRONG_SHAPE, node.span, what="'shown'", expected=expected, seen=seen)
            return
        for name, holder in taken.items():
            if name == pile.shown or name.startswith(f"{pile.shown}.") or pile.shown.startswith(f"{name}."):
                hint = f"'{name}' is shown there: give the pile another name in positions"
                also = [("first here", holder.id_span)]
                self.findings.append(codes.DUPLICATE_ID.at(node.span, id=pile.shown, hint=hint, also=also))
                return
        taken[pile.shown] = entry

    # -------------------------------------------------------- members of kinds

    def printed(self, kind: Kind, taken: dict[str, Span | None]) -> None:
        """The attributes of a kind, and its home."""
        entry, model = kind.entry, self.model
        self.home(kind)
        if kind.group or kind.name in OF_EVERY_GAME:
            return
        for key, node in self.pairs(entry, "attributes"):
            name = str(key.value)
            if name in OF_A_THING or name in EVERYWHERE:
                self.found(codes.RESERVED_WORD, key.span, seen=name, hint="every entry may have a field of this name")
                model.spoilt.add(name)
                continue
            kind_of = self.type_of(node, "an attribute")
            if not kind_of:
                model.spoilt.add(name)
            if not self.fine_name(name, key.span, taken) or not kind_of:
                continue
            default = node.get("default") if isinstance(node, Mapping) else None
            optional = isinstance(node, Mapping) and truth(node.get("optional"))
            kind.attributes[name] = Attribute(name, kind_of, optional, default, key.span)

    def home(self, kind: Kind) -> None:
        node = self.scalar(kind.entry, "home")
        if node is None or kind.group or kind.name in OF_EVERY_GAME:
            return
        pile = self.model.piles.get(str(node.value))
        seen = "" if pile is None else f"a pile of {', '.join(pile.of)}"
        if pile is None:
            self.unknown(codes.UNKNOWN_PILE, node.span, str(node.value), self.model.piles)
        elif pile.owner != "game" or kind.name not in pile.of:
            seen += "" if pile.owner == "game" else f" of each {pile.owner}"
            wanted = f"a pile of {kind.name} of the game"
            self.found(codes.WRONG_TYPE, node.span, text=node.value, seen=seen, wanted=wanted)

    def changing(self, kind: Kind, taken: dict[str, Span | None]) -> None:
        """Defaults, marks, parts and terms of a kind, once all attributes are known."""
        entry, spoilt = kind.entry, self.model.spoilt
        if kind.group:
            return
        for key, node in self.pairs(entry, "marks"):
            name = str(key.value)
            mark = self.mark(key, node)
            if not mark:
                spoilt.add(name)
            if self.fine_name(name, key.span, taken) and mark:
                kind.marks[name] = mark
        for key, node in self.pairs(entry, "parts"):
            part = self.part(kind, key, node)
            if not part:
                spoilt.add(str(key.value))
            if self.fine_name(str(key.value), key.span, taken) and part:
                kind.parts[str(key.value)] = part
        for key, node in self.pairs(entry, "terms"):
            value = self.expr(node)
            if not value:
                spoilt.add(str(key.value))
            if self.fine_name(str(key.value), key.span, taken) and value:
                kind.terms[str(key.value)] = value

    def mark(self, key: Scalar, node: Node) -> Mark | None:
        options = node if isinstance(node, Mapping) else Mapping((), node.span)
        holds, spec = options.get("holds"), options.get("type")
        if isinstance(node, Mapping) and not holds and not spec:
            owner = f"the mark '{key.value}'"
            self.found(codes.MISSING_FIELD, key.span, owner=owner, field="type", hint="add 'type:' or 'holds:'")
            return None
        if holds and spec:
            place = next(each.span for each, _ in options.items if each.value == "type")
            hint = "'holds' says already what lies there"
            self.found(codes.FIELD_NOT_HERE, place, owner=f"the mark '{key.value}'", field="type", hint=hint)
            return None
        kind_of = self.type_of(holds, "a place for a thing") if holds else self.type_of(node, "a mark")
        if not kind_of:
            return None

        def word(name: str, default: str = "") -> str:
            found = options.get(name)
            return str(found.value) if isinstance(found, Scalar) else default

        lasts = options.get("lasts")
        if lasts and not ID.fullmatch(word("lasts")):
            self.found(codes.BAD_ID, lasts.span, id=word("lasts"), hint=better_id(word("lasts")))
        return Mark(str(key.value), kind_of, holds is not None, word("lasts"), word("view", "all"))

    def part(self, kind: Kind, key: Scalar, node: Node) -> tuple[str, str] | None:
        text = str(node.value if isinstance(node, Scalar) else "")
        other, dot, attribute = text.partition(".")
        if not (other and dot and attribute):
            seen = f"'{text}'"
            self.found(codes.WRONG_SHAPE, node.span, what=f"'{key.value}'", expected="KIND.ATTRIBUTE", seen=seen)
            return None
        found = self.model.kinds.get(other)
        if not found:
            self.unknown(codes.UNKNOWN_KIND, node.span, other, self.model.kinds)
            return None
        named = found.attributes.get(attribute)
        if not named:
            self.unknown(codes.UNKNOWN_MEMBER, node.span, attribute, found.attributes, owner=f"a {other}")
        elif named.type.name != "entity" or kind.name not in named.type.of:
            wanted = str(entity(kind.name))
            self.found(codes.WRONG_TYPE, node.span, text=text, seen=str(named.type), wanted=wanted)
        else:
            return other, attribute
        return None

    def type_of(self, node: Node | None, what: str) -> Type | None:
        """The type that a declaration names, if what is declared can be of it."""
        spec = node.get("type") if isinstance(node, Mapping) else node
        place = spec or node
        assert place is not None
        found = self._type(spec, place.span)
        if found is None:
            return None
        name = str(spec.value) if isinstance(spec, Scalar) else "a list of words"
        of_every_game = found.name != "pile" and set(found.of) & set(OF_EVERY_GAME)
        if found.name in TYPES_OF[what] and not of_every_game:
            return found
        known = {"condition": "flag", "entity": "a kind", "set": "the name of a set", "words": "a list of words"}
        can = [known.get(each, each) for each in TYPES_OF[what]]
        hint = f"it can be {', '.join(can[:-1])} or {can[-1]}" if len(can) > 1 else "name a kind that has entries"
        self.found(codes.TYPE_NOT_HERE, place.span, name=name, what=what, hint=hint)
        return None

    def _type(self, spec: Node | None, place: Span) -> Type | None:
        model = self.model
        if isinstance(spec, Sequence):
            return words(*(str(each.value) for each in spec.items if isinstance(each, Scalar)))
        name = str(spec.value) if isinstance(spec, Scalar) else ""
        if name in SIMPLE:
            return SIMPLE[name]
        if name == "pile":
            return pile_of(*model.kinds)
        if name in model.sets:
            return set_of(*model.kinds[model.sets[name]].members)
        if name in model.kinds:
            return entity(*model.kinds[name].members)
        self.unknown(codes.UNKNOWN_TYPE, place, name, [*SIMPLE, "pile", *model.kinds, *model.sets])
        return None

    # -------------------------------------------------------- rules

    def rules(self) -> None:
        model = self.model
        for entry in self.of_kind("menu"):
            model.menus[entry.id] = self.expr(entry.node("beside"))
        for entry in self.of_kind("define"):
            model.defines[entry.id] = self.define(entry)
        for entry in self.of_kind("procedure"):
            model.procedures[entry.id] = Define(entry, (), self.steps(entry.node("do")))
        for entry in self.of_kind("action"):
            model.actions[entry.id] = self.action(entry)
        for entry in self.of_kind("unit"):
            model.units[entry.id] = self.giver(entry)
        for entry in self.of_kind("source"):
            model.sources[entry.id] = self.giver(entry)
        for number, entry in enumerate(self.of_kind("payment")):
            ask = self.expr(entry.node("ask"))
            if number:
                self.found(codes.SECOND_ENTRY, entry.id_span, kind="payment", hint="make one of them")
            elif ask:
                model.leftover = ask, self.word(entry, "option")
        for kind, table, name in (
            ("score", model.scores, "value"),
            ("tiebreak", model.tiebreaks, "value"),
            ("invariant", model.invariants, "holds"),
        ):
            for entry in self.of_kind(kind):
                table[entry.id] = self.valued(entry, name, "game" if kind == "invariant" else "player")

    def valued(self, entry: Entry, name: str, default: str) -> Valued:
        value, each = self.expr(entry.node(name)), self.scalar(entry, "each")
        if each and each.value not in self.model.kinds:
            self.unknown(codes.UNKNOWN_KIND, each.span, str(each.value), self.model.kinds)
            value = None
        return Valued(entry, value, self.word(entry, "each", default))

    def define(self, entry: Entry) -> Define:
        """A verb of the pack; one with an argument that is not understood is spoilt, and so is what it does."""
        node = entry.mapping("takes")
        params, names = [], dict[str, Span | None]()
        for key, value in self.pairs(entry, "takes"):
            param = self.param(key, value, names)
            params += [param] if param else []
        if len(params) == (len(node.items) if node else 0) and (node or not entry.node("takes")):
            return Define(entry, tuple(params), self.steps(entry.node("do")))
        self.model.spoilt.add(entry.id)
        self.steps(entry.node("do"))
        return Define(entry, (), None)

    def param(self, key: Scalar, node: Node, names: dict[str, Span | None]) -> Param | None:
        preposition, _, name = str(key.value).rpartition(" ")
        kind_of = self.type_of(node, "an argument")
        if preposition and preposition not in PREPOSITIONS:
            hint = "before the name of an argument stands one of: " + ", ".join(PREPOSITIONS)
            self.found(codes.BAD_ID, key.span, id=key.value, hint=hint)
            return None
        if not self.fine_name(name, key.span, names) or not kind_of:
            return None
        default = node.get("default") if isinstance(node, Mapping) else None
        parsed = self.args(default) if default else None
        return None if default and not parsed else Param(name, preposition, kind_of, parsed)

    def candidates(self, entry: Entry) -> tuple[tuple[str, ast.Expr], ...] | None:
        """The names under `for`; none if one is not understood, since what is done with it cannot be either."""
        written, taken = entry.node("for"), dict[str, Span | None]()
        found = [(str(key.value), self.query(node)) for key, node in self.pairs(entry, "for")]
        keys = written.items if isinstance(written, Mapping) else ()
        fine = [self.fine_name(str(key.value), key.span, taken) for key, _ in keys if not self.faulty(key.span)]
        if written and (not keys or len(found) < len(keys) or not all(fine)):
            return None
        known = tuple((name, query) for name, query in found if query)
        return known if len(known) == len(found) else None

    def action(self, entry: Entry) -> Action:
        candidates = self.candidates(entry)
        default = ":".join([entry.id, *("{" + name + "}" for name, _ in candidates or ())])
        menu = self.scalar(entry, "menu")
        if menu and str(menu.value) not in self.model.menus:
            self.unknown(codes.UNKNOWN_MENU, menu.span, str(menu.value), self.model.menus)
        when, cost, do = self.expr(entry.node("when")), self.args(entry.node("cost")), self.steps(entry.node("do"))
        option = self.word(entry, "option", default)
        if candidates is None:
            return Action(entry, self.word(entry, "menu"), when, (), (), option, None)
        return Action(entry, self.word(entry, "menu"), when, candidates, cost, option, do)

    def giver(self, entry: Entry) -> Giver:
        candidates = self.candidates(entry)
        cost, gives = self.args(entry.node("cost")), self.args(entry.node("gives"))
        do, option = self.steps(entry.node("do")), self.word(entry, "option")
        others = {*self.model.resources, *(each.id for each in self.pack.of_kind("unit"))}
        icons = [each.name for each in self.model.icons]
        for each in gives:
            if isinstance(each, ast.Amount) and each.unit.text in others and each.unit.text not in icons:
                self.unknown(codes.UNKNOWN_ICON, each.unit.span, each.unit.text, icons)
        if candidates is None:
            return Giver(entry, (), (), (), option, None)
        return Giver(entry, candidates, cost, gives, option, do)

    # -------------------------------------------------------- things

    def things(self) -> None:
        model = self.model
        for name in self.concrete():
            entries = self.pack.of_kind(name)
            model.first[name] = len(model.things) + 1
            model.size[name] = len(entries)
            for entry in entries:
                thing = Thing(
                    len(model.things) + 1, name, entry.id, entry,
                    self.plain_word(entry, "word", entry.id), self.word(entry, "copies", "1"),
                )  # fmt: skip
                model.things.append(thing)
                model.by_id.setdefault(entry.id, thing)
        for kind in model.kinds.values():
            for attribute in kind.attributes.values():
                default = attribute.default
                if isinstance(default, Scalar):
                    self.written(attribute, default)
        for thing in model.things:
            for attribute in model.kinds[thing.kind].attributes.values():
                key, node = thing.entry.fields.get(attribute.name) or (None, None)
                if key and node and self.faulty(key.span, node.span):
                    continue
                node = node or attribute.default
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
                return self.whole(node)
            case "condition":
                if not isinstance(node, Scalar) or node.value not in ("yes", "no", True, False):
                    self.wrong(node, "yes or no")
                return int(truth(node))
            case "text":
                return str(node.value) if isinstance(node, Scalar) else ""
            case "words":
                return self.reference(node, {word: at for at, word in enumerate(kind_of.of, 1)}, codes.UNKNOWN_WORD)
            case "pile":
                return self.reference(node, {name: name for name in self.model.piles}, codes.UNKNOWN_PILE)
            case "entity":
                return self.reference(node, self.ids_of(kind_of), codes.UNKNOWN_ID)
            case "set":
                return self.several(node, self.ids_of(kind_of))
        return None

    def whole(self, node: Node) -> int:
        value = node.value if isinstance(node, Scalar) else None
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(node, "a whole number")
            return 0
        if not -BIGGEST <= value <= BIGGEST:
            least = f"the {'greatest' if value > 0 else 'least'} number is {BIGGEST if value > 0 else -BIGGEST}"
            self.found(codes.BAD_NUMBER, node.span, seen=node.span.text[:12], hint=least)
            return 0
        return value

    def several(self, node: Node, known: dict[str, int]) -> tuple[int, ...]:
        """The things of a list, each once; `nothing` is a default without any."""
        if isinstance(node, Scalar):
            if node.value != "nothing":
                self.wrong(node, "a list or 'nothing'")
            return ()
        found: dict[int, Node] = {}
        for each in node.items if isinstance(node, Sequence) else ():
            number = self.reference(each, known, codes.UNKNOWN_ID)
            if number in found:
                self.found(codes.GIVEN_TWICE, each.span, value=each.span.text, hint="remove one")
            elif number:
                found[number] = each
        return tuple(found)

    def wrong(self, node: Node, expected: str) -> None:
        """A default of another form than its type."""
        self.found(codes.WRONG_SHAPE, node.span, what="'default'", expected=expected, seen=f"'{node.span.text}'")

    def ids_of(self, kind_of: Type) -> dict[str, int]:
        return {each.id: each.number for each in self.model.things if each.kind in kind_of.of}

    def reference(self, node: Node, known: dict[str, Any], code: Code) -> Any:
        name = str(node.value) if isinstance(node, Scalar) else node.span.text
        if name in known:
            return known[name]
        self.unknown(code, node.span, name, known)
        return None


def _reached(pays: dict[str, list[str]], first: str) -> set[str]:
    """The icons that one pays for, itself among them."""
    found: set[str] = set()
    waiting = [first]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += pays.get(name, ())
    return found
