"""The piles that one attribute names are of one sort."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked


def check(linked: Linked) -> Iterator[Finding]:
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
