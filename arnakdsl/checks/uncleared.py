"""Lifetimes that no step ends: what lasts so long is never set to nothing."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.entries import Pack
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.names import did_you_mean
from arnakdsl.typed import Const, Do
from arnakdsl.walks import acts
from arnakdsl.yamltree import Mapping, Scalar


def check(linked: Linked) -> Iterator[Finding]:
    """Of each word once, where it stands first."""
    cleared = set(_cleared(linked))
    told: dict[str, list[Scalar]] = {}
    for node in _said(linked.model.pack):
        if node.value not in cleared:
            told.setdefault(str(node.value), []).append(node)
    for word, nodes in told.items():
        hint = did_you_mean(word, cleared) or f"add the step 'clear {word}' where it ends"
        also = [("this lasts as long", each.span) for each in nodes[1:4]]
        yield codes.NEVER_CLEARED.at(nodes[0].span, word=word, hint=hint, also=also)


def _cleared(linked: Linked) -> Iterator[str]:
    """The words behind `clear` that are no marks."""
    for act in acts(linked):
        match act:
            case Do(verb="clear", args=(Const(text=word),)):
                yield word


def _said(pack: Pack) -> Iterator[Scalar]:
    """The words behind `lasts` of counters, icons and marks."""
    for entry in (*pack.of_kind("resource"), *pack.of_kind("icon")):
        node = entry.node("lasts")
        if isinstance(node, Scalar):
            yield node
    for kind in pack.of_kind("kind"):
        marks = kind.mapping("marks")
        for _, said in marks.items if marks else ():
            node = said.get("lasts") if isinstance(said, Mapping) else None
            if isinstance(node, Scalar):
                yield node
