"""A name that is misspelt where it is declared: one finding there, in the place of one for each use."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from collections.abc import Sequence as Several
from dataclasses import dataclass

from arnakdsl import codes
from arnakdsl.entries import Entry, Pack, values_of
from arnakdsl.findings import Finding
from arnakdsl.names import near
from arnakdsl.source import Source, Span
from arnakdsl.words import OF_EVERY_GAME
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

COMMENT = re.compile(r"(?:^|(?<=\s))#[^\n]*")
PROSE = re.compile(r"\b(?:name|title|source|note|reason|scenario|says):[^\n]*(?:\n +[^\n:]*$)*", re.MULTILINE)
"""Fields for people: a word in them names nothing."""
TEXT = re.compile(r"(?<== )[^{}\n]*|(?<=})[^{}\n]*|^ +[^{}\n]*", re.MULTILINE)
"""What a message says beside its references."""
QUOTED = re.compile(r"'([a-z0-9_]+(?::\d+)?)'")
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
    """A name where it is declared; `within` is the entry that alone knows it, `kind` the kind that it names, if it is one of those."""

    name: str
    span: Span
    within: Entry | None = None
    kind: Entry | None = None


def misnamed(pack: Pack, findings: Several[Finding], others: Iterable[Source] = ()) -> list[Finding]:
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
    counts = Counter(word for source in (*pack.sources, *others) for word in _words(source))
    left = list(findings)
    everything = list(_declarations(pack))
    taken = {each.name for each in everything}
    for declared in everything:
        if _is_idle(declared, counts):
            left = _blamed(declared, left, counts, taken)
    return left


def _words(source: Source) -> list[str]:
    """The words that may be names."""
    if source.name.endswith(".ftl"):
        return WORD.findall(TEXT.sub("", source.text))
    return WORD.findall(PROSE.sub("", COMMENT.sub("", source.text)))


def _blamed(declared: Declared, findings: list[Finding], counts: Counter[str], taken: set[str]) -> list[Finding]:
    """The findings, those of one name in one if this is what was meant by it."""
    within = declared.within
    found = [each for each in findings if each.code in UNKNOWN and (within is None or within.extent.holds(each.span))]
    times = Counter(word for each in found for word in _unknown(each))
    if within is not None:
        counts = Counter(WORD.findall(within.extent.text))
    free = {word for word in times if word not in taken or times[word] > 1} - {declared.name}
    words = [word for word in free if counts[word] > 1]
    meant = words[0] if within is not None and len(words) == 1 else near(declared.name, words)
    if meant is None:
        return _of_every_game(declared, findings, set(OF_EVERY_GAME) - taken)
    uses = [each for each in found if meant in _unknown(each)]
    if not uses:
        return findings
    gone = {id(each) for each in uses}
    kept = [
        each
        for each in _outside(declared.kind, findings)
        if id(each) not in gone and each.span != declared.span and declared.name not in WORD.findall(each.message)
    ]
    own = [each for each in findings if each.span == declared.span and each.code is codes.BAD_ID]
    return [*kept, *(own or [_instead(declared, meant, uses)])]


def _of_every_game(declared: Declared, findings: list[Finding], missing: set[str]) -> list[Finding]:
    """The same for a kind that stands in the place of one that every game has."""
    meant = near(declared.name, missing) if declared.kind is not None else None
    kept = _outside(declared.kind, findings)
    return [*kept, _instead(declared, meant)] if meant and len(kept) < len(findings) else findings


def _instead(declared: Declared, meant: str, uses: Several[Finding] = ()) -> Finding:
    also = [("named here", each.span) for each in uses[:MOST_SHOWN]]
    hint = f"did you mean '{meant}'?"
    return codes.MISNAMED.at(declared.span, name=declared.name, other=meant, hint=hint, also=also)


def _outside(kind: Entry | None, findings: list[Finding]) -> list[Finding]:
    """The findings but those of names that a kind declares, which are not known while it is not."""
    inner = set(WORD.findall(kind.extent.text)) if kind else set()
    return [each for each in findings if each.code not in UNKNOWN or inner.isdisjoint(_unknown(each))]


def _unknown(finding: Finding) -> set[str]:
    """The name that is not there."""
    words = WORD.findall(finding.span.text)
    return {word for word in QUOTED.findall(finding.message) if word in words} or set(words)


def _is_idle(declared: Declared, counts: Counter[str]) -> bool:
    """Is it named nowhere but where it is declared?"""
    if declared.within is None:
        return counts[declared.name] == 1
    return WORD.findall(declared.within.extent.text).count(declared.name) == 1


def _declarations(pack: Pack) -> Iterator[Declared]:
    for name in ("options", "seats"):
        node = pack.head.get(name)
        for key, value in node.items if isinstance(node, Mapping) else ():
            yield from _keys(value) if name == "seats" else [Declared(key.decoded, key.span), *_items(values_of(value))]
    for entry in pack.entries:
        yield Declared(entry.id, entry.id_span, kind=entry if entry.kind == "kind" else None)
        for field in NAMING:
            node = entry.mapping(field)
            yield from _keys(node)
            for _, value in node.items if node else ():
                yield from _items(value.get("type") if isinstance(value, Mapping) else value)
        for key, _ in (pair for field in OF_THE_ENTRY if (node := entry.mapping(field)) for pair in node.items):
            yield Declared(key.decoded.rpartition(" ")[2], _last_word(key), entry)
        all_of_them = entry.scalar("all")
        if all_of_them is not None and entry.kind == "kind":
            yield Declared(all_of_them.decoded, all_of_them.span)


def _keys(node: Node | None) -> Iterator[Declared]:
    return (Declared(key.decoded, key.span) for key, _ in (node.items if isinstance(node, Mapping) else ()))


def _items(node: Node | None) -> Iterator[Declared]:
    """The words of a list."""
    items = node.items if isinstance(node, Sequence) else ()
    return (Declared(each.decoded, each.span) for each in items if isinstance(each, Scalar))


def _last_word(key: Scalar) -> Span:
    """Of `to place` the second word."""
    return Span(key.source, key.span.start + len(key.span.text) - len(key.span.text.rpartition(" ")[2]), key.span.end)
