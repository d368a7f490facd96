"""Ways on which a thing goes from one place to another without everybody seeing which it is.

From them the runtime knows which hidden things could change places: only those between whose places such a way leads.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from arnakdsl.generate import Values
from arnakdsl.layout import Layout
from arnakdsl.model import PileDecl
from arnakdsl.typed import MarkOf, Me, PileOf, PlaceIn, Tops, Value


class End(NamedTuple):
    """One end of a way: the numbers of its piles, or -1 - its cells for a mark; for a seat's own piles by seat."""

    places: tuple[int, ...]
    mine: bool


class Ways:
    """The ways of one program, gathered while its moves are written."""

    def __init__(self, values: Values, layout: Layout) -> None:
        self.values = values
        self.layout = layout
        self.found: dict[tuple[int, int], None] = {}

    def carry(self, sources: Iterable[Value], target: Value, one: bool = True) -> None:
        """Things go from any of some places to another; `one`: a single thing, seen by all where it is the open top."""
        for there in self._ends(target, one):
            for here in (end for source in sources for end in self._ends(source, True)):
                both = here.mine and there.mine
                pairs = zip(here.places, there.places, strict=True) if both else _all(here.places, there.places)
                self.found.update(dict.fromkeys((first, second) for first, second in pairs if first != second))

    def _ends(self, value: Value, one: bool) -> list[End]:
        if isinstance(value, MarkOf):
            return self._mark(value)
        if self._is_open_top(value) and one:
            return []
        pile = value.pile if isinstance(value, PlaceIn) else value
        mine = isinstance(pile, PileOf) and (pile.owner is None or isinstance(pile.owner, Me))
        return [
            End(tuple(self.layout.places_of(decl)), mine and decl.owner == "player")
            for decl in self.values.pile_decls(pile)
            if decl.view != "all"
        ]

    def _mark(self, mark: MarkOf) -> list[End]:
        if self.values.model.kinds[mark.kind].marks[mark.name].view == "all":
            return []
        first, size = self.layout.first[mark.kind], self.layout.size[mark.kind]
        base = self.layout.kind_marks[mark.kind, mark.name]
        return [End(tuple(-1 - base - thing for thing in range(first, first + size)), False)]

    def _is_open_top(self, value: Value) -> bool:
        """Is it the top of a pile whose top all see?"""
        decls: tuple[PileDecl, ...] = self.values.pile_decls(value)
        top = isinstance(value, Tops) or (isinstance(value, PlaceIn) and self.values.fold(value.place) == 1)
        return top and all(each.view == "top" for each in decls)


def _all(first: Iterable[int], second: Iterable[int]) -> list[tuple[int, int]]:
    others = list(second)
    return [(one, other) for one in first for other in others]
