"""Actions, sources and units that could not be compiled; things that could not be told apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.generate import children
from arnakdsl.linking import BoundAction, Linked
from arnakdsl.schema import EVERYWHERE, LANGUAGE_KINDS
from arnakdsl.typed import Attr
from arnakdsl.yamltree import Mapping, Node, Scalar

COPIES = re.compile(r"[0-9]{1,9}")
MOST_COPIES = 1_000
OF_SEATS = ("players", "seats")  # copies: as many as there are
DECLARE = ("resource", "icon", "kind", "pile")  # kinds of entries without effects


def check(linked: Linked) -> Iterator[Finding]:
    """What must hold for actions, givers and copies before anything is compiled."""
    yield from _actions(linked)
    yield from _givers(linked)
    yield from _alike(linked)
    yield from _copies(linked)
    yield from _words(linked)
    yield from _piles(linked)
    yield from _without_entries(linked)
    yield from _without_piles(linked)


def _actions(linked: Linked) -> Iterator[Finding]:
    for name, action in linked.actions.items():
        entry = linked.model.actions[name].entry
        free = not action.cost.amounts and not action.cost.attributes
        limit = 2 if free else 1
        if len(action.candidates) > limit:
            yield codes.TOO_MANY_NAMES.at(entry.id_span, what=f"'{name}'", count=len(action.candidates), limit=limit)
        yield from _option(entry, action.option, [written for written, _ in linked.model.actions[name].candidates])


def _givers(linked: Linked) -> Iterator[Finding]:
    for bound, table in ((linked.sources, linked.model.sources), (linked.units, linked.model.units)):
        for name, giver in ((name, table[name]) for name in bound):
            if len(giver.candidates) > 1:
                count = len(giver.candidates)
                yield codes.TOO_MANY_NAMES.at(giver.entry.id_span, what=f"'{name}'", count=count, limit=1)
            yield from _option(giver.entry, giver.option, [written for written, _ in giver.candidates])


def _option(entry: Entry, option: str, names: list[str]) -> Iterator[Finding]:
    """The id of an option names each candidate once, in order."""
    if re.findall(r"\{([a-z_0-9]+)\}", option) != names:
        node = entry.node("option")
        yield codes.OPTION_WITHOUT_NAME.at(
            node.span if node else entry.id_span, option=option, names=", ".join(names) or "nothing",
            hint="write each name of 'for' once, in order, in braces",
        )  # fmt: skip


def _alike(linked: Linked) -> Iterator[Finding]:
    """Two actions of one menu that have no candidates and the same id."""
    first: dict[tuple[str, str], BoundAction] = {}
    for action in linked.actions.values():
        if not action.menu or action.candidates:
            continue
        other = first.setdefault((action.menu, action.option), action)
        if other is not action:
            entry = linked.model.actions[action.name].entry
            yield codes.OPTIONS_ALIKE.at(entry.id_span, one=other.name, other=action.name, option=action.option)


def _copies(linked: Linked) -> Iterator[Finding]:
    for thing in linked.model.things:
        if thing.copies not in OF_SEATS and not (COPIES.fullmatch(thing.copies) and int(thing.copies) <= MOST_COPIES):
            node = thing.entry.node("copies")
            place, hint = (
                node.span if node else thing.entry.id_span,
                f"from 0 to {MOST_COPIES}, or 'players' or 'seats'",
            )
            yield codes.BAD_COPIES.at(place, text=thing.copies[:40], hint=hint)
        elif thing.copies != "1" and linked.model.kinds[thing.kind].marks:
            yield codes.COPIES_WITH_MARKS.at(thing.entry.id_span, id=thing.id)


def _words(linked: Linked) -> Iterator[Finding]:
    """The words that stand for things in option ids differ within a kind, as far as they are in one game."""
    holders: dict[tuple[str, str], list[str]] = {}
    for thing in linked.model.things:
        others = holders.setdefault((thing.kind, thing.word), [])
        holder = next((each for each in others if linked.model.together(each, thing.id)), None)
        others.append(thing.id)
        if holder:
            node = thing.entry.node("word") or linked.model.by_id[holder].entry.node("word")
            yield codes.DUPLICATE_ID.at(node.span if node else thing.entry.id_span, id=thing.word)


def _piles(linked: Linked) -> Iterator[Finding]:
    """The piles that one attribute names are of one sort."""
    model = linked.model
    for kind in model.kinds.values():
        for name, attribute in kind.attributes.items():
            if attribute.type.name != "pile" or kind.group:
                continue
            named = [
                (each, model.piles.get(str(each.written.get(name)))) for each in model.things if each.kind == kind.name
            ]
            sorts = [(thing, (pile.view, pile.gaps)) for thing, pile in named if pile]
            for thing, sort in sorts:
                if sort != sorts[0][1]:
                    node = thing.entry.node(name)
                    yield codes.PILES_DIFFER.at(node.span if node else thing.entry.id_span, name=name)
                    break


def _without_entries(linked: Linked) -> Iterator[Finding]:
    """Kinds without a thing that some text of the rules deals with all the same."""
    model = linked.model
    empty = [model.kinds[name] for name, size in model.size.items() if not size]
    unnamed = list(_without_candidates(linked, {kind.name for kind in empty}))
    yield from (finding for _, finding in unnamed)
    empty = [kind for kind in empty if kind.name not in [name for name, _ in unnamed]]
    rules = [entry for entry in model.pack.entries if entry.kind in LANGUAGE_KINDS] if empty else []
    for kind in empty:
        users = (
            entry for entry in rules if entry.kind not in DECLARE and {kind.name, kind.all} & set(_words_in(entry))
        )
        user = next(users, None)
        if user:
            hint = f"add entries under `{kind.name}:`"
            yield codes.KIND_WITHOUT_ENTRIES.at(kind.entry.id_span, kind=kind.name, user=user.id, hint=hint)


def _without_candidates(linked: Linked, empty: set[str]) -> Iterator[tuple[str, Finding]]:
    """Actions with two names whose first stands for no thing."""
    for name, action in linked.actions.items():
        first = action.candidates[0][1].type.of if len(action.candidates) > 1 else ()
        if first and set(first) <= empty:
            entry = linked.model.actions[name].entry
            hint = f"add entries under `{first[0]}:`"
            yield first[0], codes.NO_CANDIDATES.at(entry.id_span, name=name, kind=first[0], hint=hint)


def _without_piles(linked: Linked) -> Iterator[Finding]:
    """Attributes that name a pile and are used, where no thing has any."""
    model = linked.model
    named = {name for thing in model.things for name, written in thing.written.items() if written}
    used: set[str] = set()
    waiting: list[Any] = [linked.effects, linked.actions, linked.procedures, linked.sources, linked.units]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Attr) and each.type.name == "pile":
            used.add(each.name)
        waiting += each.values() if isinstance(each, dict) else children(each)
    for kind in model.kinds.values():
        for attribute in kind.attributes.values():
            if attribute.type.name == "pile" and attribute.name in used - named:
                hint = f"say it for one {kind.name}, or give it a default"
                yield codes.NO_PILE_NAMED.at(attribute.span, kind=kind.name, name=attribute.name, hint=hint)


def _words_in(entry: Entry) -> Iterator[str]:
    """The words of the effects and conditions of an entry."""
    waiting: list[Node] = [node for name, (_, node) in entry.fields.items() if name not in EVERYWHERE]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            yield from re.findall("[a-z_][a-z0-9_]*", node.decoded)
        else:
            waiting += [value for _, value in node.items] if isinstance(node, Mapping) else node.items
