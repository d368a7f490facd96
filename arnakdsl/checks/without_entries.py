"""Kinds without a thing that some text of the rules deals with all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.schema import EVERYWHERE, LANGUAGE_KINDS
from arnakdsl.yamltree import Mapping, Node, Scalar

DECLARE = ("resource", "icon", "kind", "pile")  # kinds of entries without effects


def check(linked: Linked) -> Iterator[Finding]:
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


def _words_in(entry: Entry) -> Iterator[str]:
    """The words of the effects and conditions of an entry."""
    waiting: list[Node] = [node for name, (_, node) in entry.fields.items() if name not in EVERYWHERE]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            yield from re.findall("[a-z_][a-z0-9_]*", node.decoded)
        else:
            waiting += [value for _, value in node.items] if isinstance(node, Mapping) else node.items
