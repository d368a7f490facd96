"""The places of names: each declaration, and each place that means it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from arnakdsl.source import Source, Span

ID, SET, MEMBER, OF_HEAD, LOCAL = "id", "set", "member", "of head", "local"
Symbol: TypeAlias = tuple[str, str]
"""What a name stands for: an entry by its id, a set, `kind.member`, an option or seat of the head, a name of one text."""


@dataclass(eq=False)
class Occurrences:
    """The places of all names of a pack.

    Attributes:
        places: By what they stand for, each with whether it declares that.
        by_source: The same by file.
    """

    places: dict[Symbol, dict[Span, bool]] = field(default_factory=dict)
    by_source: dict[Source, dict[tuple[int, int], list[Symbol]]] = field(default_factory=dict)

    def add(self, symbol: Symbol, span: Span, declares: bool = False) -> None:
        """Note a place, once."""
        places = self.places.setdefault(symbol, {})
        if span not in places and span.end > span.start:
            places[span] = declares
            self.by_source.setdefault(span.source, {}).setdefault((span.start, span.end), []).append(symbol)

    def at(self, source: Source, offset: int) -> tuple[list[Symbol], Span] | None:
        """What the name at a character, or right before it, stands for; where a text is shared, that may be several."""
        touching = [each for each in self.by_source.get(source, ()) if each[0] <= offset <= each[1]]
        if not touching:
            return None
        place = min(touching, key=lambda each: (offset == each[1], each[1] - each[0]))
        return self.by_source[source][place], Span(source, *place)

    def declarations(self, symbols: Iterable[Symbol]) -> list[Span]:
        """Where something is declared."""
        return [span for symbol in symbols for span, declares in self.places.get(symbol, {}).items() if declares]

    def shared(self, symbol: Symbol) -> list[Symbol]:
        """What cannot have another name alone: all that some place means together with it, and so on."""
        found = [symbol]
        for each in found:
            for span in self.places.get(each, {}):
                together = self.by_source[span.source][span.start, span.end]
                found += [other for other in together if other not in found and other[0] == MEMBER]
        return found

    def all_of(self, symbols: Iterable[Symbol], declarations: bool = True) -> list[Span]:
        """Every place of something, in order."""
        spans = (
            span
            for symbol in symbols
            for span, declares in self.places.get(symbol, {}).items()
            if declarations or not declares
        )
        return sorted(set(spans), key=lambda each: (each.source.name, each.start))
