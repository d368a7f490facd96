"""What was found, before and here; names that are spoilt."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from arnakdsl import codes
from arnakdsl.entries import Entry, Pack
from arnakdsl.findings import Code, Finding
from arnakdsl.model import Model
from arnakdsl.names import did_you_mean, near
from arnakdsl.source import Source, Span
from arnakdsl.words import meant_id

CALLED = (
    "menu",
    "define",
    "action",
    "unit",
    "source",
    "payment",
    "procedure",
    "score",
    "tiebreak",
    "evaluation",
    "invariant",
)
"""Kinds whose entries are never values: an effect calls them, or names them where nothing else can stand."""


class Reporting:
    """A model that grows, and its findings.  What has a finding already gives no second one.

    `of_head`: the options and seats that the head names.  `seen`: the entries that are values by their ids.
    """

    def __init__(self, pack: Pack, known: Sequence[Finding]) -> None:
        self.pack = pack
        self.model = Model(pack)
        self.findings: list[Finding] = []
        self.faults: dict[Source, list[int]] = {}
        for each in sorted(known, key=lambda each: each.span.start):
            self.faults.setdefault(each.span.source, []).append(each.span.start)
        self.reserved = [each.span for each in known if each.code is codes.RESERVED_WORD]
        self.ids = {entry.id: entry for entry in reversed(pack.entries)}
        for each in known:
            if each.code is codes.BAD_ID:
                self.misnamed(each.span.text)
        self.of_head: dict[str, Span] = {}
        self.seen = {name: entry for name, entry in self.ids.items() if entry.kind not in CALLED}

    def faulty(self, first: Span, last: Span | None = None) -> bool:
        """Was anything found from the start of the first span to the end of the last?"""
        faults = self.faults.get(first.source)
        if faults is None:
            return False
        end = max(first.end, first.start + 1, last.end if last else 0)
        at = bisect_left(faults, first.start)
        return at < len(faults) and faults[at] < end

    def misnamed(self, name: str) -> None:
        """A name that cannot be one: uses of the one that was meant are no mistakes."""
        meant = meant_id(name)
        self.model.spoilt |= {name} | ({meant} if meant and meant not in self.ids else set())

    def misspelt(self, entry: Entry, name: str) -> bool:
        """Does a field that nobody knows stand for this one?"""
        return name not in entry.fields and any(
            self.faulty(key.span) and near(field, (name,)) for field, (key, _) in entry.fields.items()
        )

    def taken_by(self, first: Span | None, place: Span, name: str, hint: str) -> None:
        """A name that something has already."""
        self.found(codes.DUPLICATE_ID, place, id=name, hint=hint, also=[("first here", first)] if first else [])

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
