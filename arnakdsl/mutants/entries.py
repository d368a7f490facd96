"""The mutants of a pack: every entry's fields, by what may stand in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from arnakdsl.entries import Entry, truth
from arnakdsl.linking import link
from arnakdsl.model import Attribute, Model
from arnakdsl.mutants.change import Change
from arnakdsl.mutants.effects import COST, NOTHING, NUMBER, Walk
from arnakdsl.mutants.reading import attributes_read
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.parse import parse_args, parse_expr, parse_query, parse_steps
from arnakdsl.values import EFFECT
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

ATTRIBUTE = "attribute"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A pack with one change in one entry."""

    entry: Entry
    change: Change


def mutants(model: Model, entries: Iterable[Entry] | None = None) -> list[Mutant]:
    """The mutants of some entries, or of all, in the order of the content.

    Invariants have none, for they are checks themselves; nor have evaluations, which no game depends on, and attributes
    that no rule reads.
    """
    maker = _Maker(model)
    found = []
    for entry in model.pack.entries if entries is None else entries:
        changes = {(each.span.start, each.span.end, each.text): each for each in maker.changes(entry)}
        found += [Mutant(entry, changes[key]) for key in sorted(changes)]
    return found


def others(model: Model) -> dict[str, str]:
    """For each resource the next one of its sort."""
    sorts: dict[object, list[str]] = {}
    for each in model.resources.values():
        sorts.setdefault((each.of, each.icon), []).append(each.name)
    return {
        name: names[(at + 1) % len(names)]
        for names in sorts.values()
        if len(names) > 1
        for at, name in enumerate(names)
    }


class _Maker:
    def __init__(self, model: Model) -> None:
        self.model = model
        self.walk = Walk(others(model))
        self.read = attributes_read(link(model)[0])

    def changes(self, entry: Entry) -> Iterator[Change]:
        match entry.kind:
            case "icon":
                yield from self.items(entry.node("pays"))
                yield from self.lasts(entry)
            case "resource":
                yield from self.lasts(entry)
            case "kind":
                yield from self.kind(entry)
            case "pile":
                gaps = entry.node("gaps")
                yield from [_instead(gaps, "no")] if isinstance(gaps, Scalar) and truth(gaps) else ()
            case "menu":
                yield from self.condition(entry.node("beside"))
            case "define":
                for _, node in _items(entry.mapping("takes")):
                    yield from self.cost(node.get("default") if isinstance(node, Mapping) else None)
                yield from self.effect(entry.node("do"))
            case "invariant" | "evaluation":
                return
            case kind if kind in self.model.kinds:
                yield from self.thing(entry)
            case _:
                yield from self.rule(entry)

    # -------------------------------------------------------- kinds of the language

    def rule(self, entry: Entry) -> Iterator[Change]:
        """An action, a unit, a source, a payment, a procedure, a score, a tiebreak."""
        if entry.node("menu") is not None:
            yield _without(entry, "menu")
        for name in ("when", "ask"):
            yield from self.condition(entry.node(name))
        for _, node in _items(entry.mapping("for")):
            if isinstance(node, Scalar):
                query, _ = node.read_by(parse_query)
                yield from self.walk.within(node.span).value(query) if query else ()
        for name in ("cost", "gives"):
            yield from self.cost(entry.node(name))
        value = entry.scalar("value")
        if value is not None:
            found, _ = value.read_by(parse_expr)
            yield from self.walk.within(value.span).value(found) if found else ()
        yield from self.effect(entry.node("do"))

    def kind(self, entry: Entry) -> Iterator[Change]:
        attributes = self.model.kinds[entry.id].attributes
        for key, node in _items(entry.mapping("attributes")):
            attribute = attributes.get(str(key.value))
            default = node.get("default") if isinstance(node, Mapping) else None
            if attribute is not None and default is not None and (entry.id, attribute.name) in self.read:
                yield from self.value(attribute, default)
        for _, node in _items(entry.mapping("marks")):
            if isinstance(node, Mapping) and node.get("lasts") is not None:
                at = next(at for at, (key, _) in enumerate(node.items) if key.value == "lasts")
                yield _left_out(node.items, at, node.span)
        for _, node in _items(entry.mapping("terms")):
            if isinstance(node, Scalar):
                found, _ = node.read_by(parse_expr)
                yield from self.walk.within(node.span).value(found) if found else ()

    def lasts(self, entry: Entry) -> Iterator[Change]:
        if entry.node("lasts") is not None:
            yield _without(entry, "lasts")

    # -------------------------------------------------------- things

    def thing(self, entry: Entry) -> Iterator[Change]:
        copies = entry.scalar("copies")
        if copies is not None and isinstance(copies.value, int):
            yield Change(ATTRIBUTE, copies.span, str(copies.value + 1), copies.span)
        attributes = self.model.kinds[entry.kind].attributes
        for name, (key, node) in entry.fields.items():
            if (entry.kind, name) in self.read:
                for each in self.value(attributes[name], node):
                    within = key.span.start <= each.around.start and each.around.end <= node.span.end
                    whole = within and attributes[name].type != EFFECT
                    yield Change(each.operator, each.span, each.text, key.span.to(node.span) if whole else each.around)

    def value(self, attribute: Attribute, node: Node) -> Iterator[Change]:
        """What can be printed instead."""
        of = attribute.type
        if isinstance(node, Sequence):
            yield from self.items(node)
            return
        if not isinstance(node, Scalar):
            return
        match of.name:
            case "number":
                yield from [_instead(node, str(node.value + 1), NUMBER)] if isinstance(node.value, int) else ()
            case "condition":
                yield _instead(node, "no" if truth(node) else "yes")
            case "cost" | "icons":
                yield from self.cost(node)
            case "effect":
                yield from self.effect(node)
            case "words":
                yield _instead(node, _next(str(node.value), list(of.of)))
            case "entity":
                yield _instead(node, _next(str(node.value), [e.id for e in self.model.things if e.kind in of.of]))
            case "pile":
                alike = _alike(self.model, str(node.value))
                yield from [_instead(node, _next(str(node.value), alike))] if len(alike) > 1 else ()

    def items(self, node: Node | None) -> Iterator[Change]:
        """Each item of a list in brackets left out."""
        if isinstance(node, Sequence) and node.span.text.startswith("["):
            for at, each in enumerate(node.items):
                yield _left_out([(each, each) for each in node.items], at, node.span)

    # -------------------------------------------------------- texts

    def effect(self, node: Node | None) -> Iterator[Change]:
        if isinstance(node, Scalar) and node.value is not None:
            step, _ = node.read_by(parse_steps)
            if step is not None:
                yield from self.walk.body(step)

    def condition(self, node: Node | None) -> Iterator[Change]:
        if isinstance(node, Scalar) and node.value is not None:
            found, _ = node.read_by(parse_expr)
            if found is not None:
                yield from self.walk.condition(found)

    def cost(self, node: Node | None) -> Iterator[Change]:
        if not isinstance(node, Scalar) or node.value is None:
            return
        values, _ = node.read_by(parse_args)
        walk = self.walk.within(node.span)
        if values and len(values) == 1 and isinstance(values[0], ast.Amount):
            yield Change(COST, values[0].span, NOTHING, node.span)
        yield from walk.amounts(values or ())
        for each in values or ():
            yield from walk.value(each)


def _items(node: Mapping | None) -> tuple[tuple[Scalar, Node], ...]:
    return node.items if node else ()


def _instead(node: Scalar, text: str, operator: str = ATTRIBUTE) -> Change:
    return Change(operator, node.span, text, node.span)


def _next(name: str, names: list[str]) -> str:
    return names[(names.index(name) + 1) % len(names)] if name in names else name


def _alike(model: Model, pile: str) -> list[str]:
    """The piles that hold what a pile holds and belong to the same."""
    found = model.piles.get(pile)
    return [
        name
        for name, each in model.piles.items()
        if found and set(found.of) & set(each.of) and each.owner == found.owner
    ]


def _without(entry: Entry, name: str) -> Change:
    """A field of an entry left out."""
    key, node = entry.fields[name]
    span = key.span.to(node.span)
    items = tuple(entry.fields.values())
    flow = entry.extent.text.rstrip().endswith("}")
    return _left_out(items, list(entry.fields).index(name), entry.extent) if flow else Change(ATTRIBUTE, span, "", span)


def _left_out(items: Iterable[tuple[Node, Node]], at: int, around: Span) -> Change:
    """One of several in brackets or braces, with its comma."""
    pairs = list(items)
    first, last = pairs[at]
    start, end = first.span.start, last.span.end
    if at:
        start = pairs[at - 1][1].span.end
    elif len(pairs) > 1:
        end = pairs[1][0].span.start
    return Change(ATTRIBUTE, Span(around.source, start, end), "", around)
