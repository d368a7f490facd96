"""A name that is misspelt where it is declared: one finding there, in the place of one for each use."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from arnakdsl import codes
from arnakdsl.entries import Entry, Pack
from arnakdsl.findings import Finding
from arnakdsl.names import near
from arnakdsl.source import Source, Span
from arnakdsl.yamltree import Mapping, Node, Scalar

WORD = re.compile(r"\b[a-z0-9_]+(?::\d+)?\b")
NAMING = ("attributes", "marks", "parts", "terms")
"""Fields of a kind with names of the pack under them."""
OF_THE_ENTRY = ("for", "takes")
"""Fields with names that no other entry knows."""
UNKNOWN = frozenset({
    codes.UNKNOWN_FIELD, codes.UNKNOWN_KIND, codes.UNKNOWN_CHOICE, codes.UNKNOWN_VERB, codes.UNKNOWN_RESOURCE, codes.UNKNOWN_FUNCTION,
    codes.UNKNOWN_ID, codes.UNKNOWN_NAME, codes.UNKNOWN_MEMBER, codes.UNKNOWN_PILE, codes.UNKNOWN_ACTION, codes.UNKNOWN_MENU,
    codes.UNKNOWN_ICON, codes.UNKNOWN_TYPE, codes.UNKNOWN_WORD, codes.UNKNOWN_PART, codes.UNKNOWN_OPTION, codes.UNUSED_TEXT,
})  # fmt: skip
"""Findings of a name that is not there."""
MOST_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Declared:
    """A name where it is declared; `within` is the entry that alone knows it, if it is one of those."""

    name: str
    span: Span
    within: Entry | None = None


def misnamed(pack: Pack, findings: Sequence[Finding], others: Iterable[Source] = ()) -> list[Finding]:
    """The findings, those of one name together where its declaration is misspelt.

    That is so if what is declared is named nowhere, and what is named, twice at least, is nearly the same and not there.

    Args:
        pack: What was read.
        findings: All that was found.
        others: Texts of the pack that are no entries: scenarios, texts of cards.
    """
    wrong = [each for each in findings if each.code in UNKNOWN]
    if not wrong:
        return list(findings)
    counts = Counter(word for source in (*pack.sources, *others) for word in WORD.findall(source.text))
    ids = {entry.id for entry in pack.entries}
    left = list(findings)
    for declared in _declarations(pack):
        if _is_idle(declared, counts):
            left = _blamed(declared, left, counts, ids)
    return left


def _blamed(declared: Declared, findings: list[Finding], counts: Counter[str], ids: set[str]) -> list[Finding]:
    within = declared.within
    found = [each for each in findings if each.code in UNKNOWN and (within is None or within.extent.holds(each.span))]
    words = {word for each in found for word in WORD.findall(each.span.text)} - {declared.name} - ids
    if within is not None:
        counts = Counter(WORD.findall(within.extent.text))
        near_ones = [word for word in words if counts[word] > 1]
        meant = near_ones[0] if len(near_ones) == 1 else near(declared.name, near_ones)
    else:
        meant = near(declared.name, (word for word in words if counts[word] > 1))
    uses = [each for each in found if meant in WORD.findall(each.span.text)]
    if meant is None or not uses:
        return findings
    gone = {id(each) for each in uses}
    kept = [
        each
        for each in findings
        if id(each) not in gone and each.span != declared.span and declared.name not in WORD.findall(each.message)
    ]
    own = [each for each in findings if each.span == declared.span and each.code is codes.BAD_ID]
    also = [("named here", each.span) for each in uses[:MOST_SHOWN]]
    hint = f"did you mean '{meant}'?"
    told = own or [codes.MISNAMED.at(declared.span, name=declared.name, other=meant, hint=hint, also=also)]
    return [*kept, *told]


def _is_idle(declared: Declared, counts: Counter[str]) -> bool:
    """Is it named nowhere but where it is declared?"""
    if declared.within is None:
        return counts[declared.name] == 1
    return WORD.findall(declared.within.extent.text).count(declared.name) == 1


def _declarations(pack: Pack) -> Iterator[Declared]:
    for name in ("options", "seats"):
        node = pack.head.get(name)
        for key, value in node.items if isinstance(node, Mapping) else ():
            yield from _keys(value) if name == "seats" else [Declared(key.decoded, key.span)]
    for entry in pack.entries:
        yield Declared(entry.id, entry.id_span)
        for field in NAMING:
            yield from _keys(entry.mapping(field))
        for key, _ in (pair for field in OF_THE_ENTRY if (node := entry.mapping(field)) for pair in node.items):
            yield Declared(key.decoded.rpartition(" ")[2], _last_word(key), entry)
        all_of_them = entry.scalar("all")
        if all_of_them is not None and entry.kind == "kind":
            yield Declared(all_of_them.decoded, all_of_them.span)


def _keys(node: Node | None) -> Iterator[Declared]:
    return (Declared(key.decoded, key.span) for key, _ in (node.items if isinstance(node, Mapping) else ()))


def _last_word(key: Scalar) -> Span:
    """Of `to place` the second word."""
    return Span(key.source, key.span.start + len(key.span.text) - len(key.span.text.rpartition(" ")[2]), key.span.end)
