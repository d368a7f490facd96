"""Names of a text that hide others: arguments, names under `for`, behind `let` and `each`; arguments that nothing uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.model import Define, Model
from arnakdsl.parsed import nodes, parts, steps
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.words import OF_EVERY_GAME, PLAYER

Names = dict[str, Span]
NAMING = (ast.Let, ast.Each)
"""Steps with a name for others."""


def check(linked: Linked) -> Iterator[Finding]:
    search = _Search(linked.model)
    for define in linked.model.defines.values():
        own = {param.name: _place(define.entry, "takes", param.name) for param in define.params}
        yield from search.text(define.do, own)
        yield from _unused(define, own)
    model = linked.model
    for action in model.actions.values():
        yield from search.text(action.do, _candidates(action.entry, action.candidates))
    for giver in (*model.sources.values(), *model.units.values()):
        yield from search.text(giver.do, _candidates(giver.entry, giver.candidates))
    for procedure in linked.model.procedures.values():
        yield from search.text(procedure.do, {})
    for thing in linked.model.things:
        yield from search.text(tuple(each for each in thing.written.values() if not isinstance(each, int | str)), {})


def _candidates(entry: Entry, candidates: tuple[tuple[str, ast.Expr], ...]) -> Names:
    return {name: _place(entry, "for", name) for name, _ in candidates}


def _place(entry: Entry, field: str, name: str) -> Span:
    """Where a name is given, without the preposition before it."""
    mapping = entry.mapping(field)
    for key, _ in mapping.items if mapping else ():
        if str(key.value).split()[-1:] == [name]:
            return Span(key.span.source, key.span.end - len(name), key.span.end)
    return entry.id_span


def _unused(define: Define, own: Names) -> Iterator[Finding]:
    used = {node.text for node in nodes(define.do) if isinstance(node, ast.Name)}
    for name, span in own.items():
        if name not in used:
            hint = "remove it here and where it is given"
            yield codes.UNUSED_ARGUMENT.at(span, name=name, define=define.entry.id, hint=hint)


def _names_of(model: Model) -> Names:
    """What stands for something in every text of a pack, with its place."""
    entries = {entry.id: entry.id_span for entry in model.pack.entries}
    game = model.kinds["game"]
    found = dict.fromkeys((*game.marks, *game.terms), game.entry.id_span)
    found |= dict.fromkeys((*model.options, *model.others), model.pack.head.span)
    found |= {name: entries[name] for name, each in model.resources.items() if each.of == "game"}
    found |= {name: entries[name] for name, pile in model.piles.items() if pile.owner in OF_EVERY_GAME}
    found |= {name: entries[kind] for name, kind in model.sets.items()}
    return found | {name: entries[name] for name in (*model.kinds, *model.by_id) if name not in OF_EVERY_GAME}


class _Search:
    """Names that hide others in the texts of a pack."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.pack = _names_of(model)

    def text(self, tree: Any, own: Names) -> Iterator[Finding]:
        """All in a text in which some names are given from outside."""
        for name, span in own.items():
            yield from self.hiding(name, span, {})
        if own or any(isinstance(each, NAMING) for each in steps(tree)):
            yield from self.steps(tree, own)

    def hiding(self, name: str, span: Span, own: Names) -> Iterator[Finding]:
        hidden = own.get(name) or self.pack.get(name)
        if hidden is not None:
            what = f"the same name of this {'text' if name in own else 'pack'}"
            yield codes.HIDDEN_NAME.at(
                span, name=name, what=what, hint="give it another name", also=(("hidden", hidden),)
            )

    def steps(self, tree: Any, own: Names) -> Iterator[Finding]:
        match tree:
            case tuple():
                names = dict(own)
                for each in tree:
                    yield from self.steps(each, names)
                    if isinstance(each, ast.Let):
                        yield from self.hiding(each.name.text, each.name.span, names)
                        names[each.name.text] = each.name.span
            case ast.Each(name=name, set=found, body=body):
                yield from self.steps(found, own)
                named = found is not None and name.text != PLAYER
                if named:
                    yield from self.hiding(name.text, name.span, own)
                yield from self.steps(body, {**own, name.text: name.span} if named else own)
            case ast.Query():
                yield from self.members(tree, own)
            case _:
                for part in parts(tree):
                    yield from self.steps(part, own)

    def members(self, query: ast.Query, own: Names) -> Iterator[Finding]:
        """Names in a condition that each thing has too."""
        yield from self.steps(query.set, own)
        known = self.members_of(query.set) & set(own)
        for node in nodes((query.where, query.keys)) if known else ():
            if isinstance(node, ast.Path) and node.names[0].text in known:
                name = node.names[0]
                what = f"that of each of '{query.set.span.text}'"
                hint = f"write 'it.{name.text}' for that of each, or give the other one another name"
                yield codes.HIDDEN_NAME.at(
                    name.span, name=name.text, what=what, hint=hint, also=(("this is meant", own[name.text]),)
                )

    def members_of(self, found: ast.Expr) -> set[str]:
        """What the things of a set have, where it is one word."""
        word = found.names[0].text if isinstance(found, ast.Path) and len(found.names) == 1 else ""
        pile = self.model.piles.get(word)
        kinds = pile.of if pile else self.model.kinds[self.model.sets[word]].members if word in self.model.sets else ()
        declared = [self.model.kinds[each] for each in kinds]
        return {name for kind in declared for name in (*kind.attributes, *kind.marks, *kind.terms, *kind.parts)}
