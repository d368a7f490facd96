"""A position as plain tables by name, and the same as the cells and piles of a compiled state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from arnakrt.payment import BITS
from arnakrt.state import State

from arnakdsl.layout import Layout
from arnakdsl.model import Model

GAME = 0  # the owner of what belongs to the game
GAP = 0  # an empty place of a pile
Seats = frozenset[int]
PileKey = tuple[str, int]  # name of a pile, number of its owner


class Lying(NamedTuple):
    """A thing in a pile, and the seats that know that it lies there."""

    thing: int
    known: Seats = frozenset()


@dataclass(slots=True)
class Position:
    """Who runs, what everybody has, what lies where.

    Attributes:
        counters: Resources and icons by owner and name; what is missing is 0.
        marks: By kind, name and owner; what is missing is 0.
        piles: By name and owner, the top first.
        shuffles: How often each pile was shuffled.
        reads: How often a hidden thing was seen by somebody who did not know it.
    """

    model: Model
    layout: Layout
    seed: int
    start: int
    me: int = GAME
    reads: int = 0
    counters: dict[tuple[int, str], int] = field(default_factory=dict)
    marks: dict[tuple[str, str, int], int] = field(default_factory=dict)
    piles: dict[PileKey, tuple[Lying, ...]] = field(default_factory=dict)
    shuffles: dict[PileKey, int] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return self.layout.seats

    @property
    def players(self) -> int:
        return self.layout.players

    @property
    def everybody(self) -> Seats:
        return frozenset(range(1, self.seats + 1))

    def copy(self) -> Position:
        return replace(
            self,
            counters=dict(self.counters),
            marks=dict(self.marks),
            piles=dict(self.piles),
            shuffles=dict(self.shuffles),
        )

    def lying(self, key: PileKey | None) -> tuple[Lying, ...]:
        """What lies in a pile; nothing in that of nobody."""
        return self.piles.get(key, ()) if key else ()

    def pile_keys(self) -> Iterable[PileKey]:
        """Every pile of the game."""
        for pile in self.model.piles.values():
            match pile.owner:
                case "game":
                    yield pile.name, GAME
                case "player":
                    yield from ((pile.name, seat) for seat in range(1, self.seats + 1))
                case kind:
                    first = self.layout.first[kind]
                    yield from ((pile.name, thing) for thing in range(first, first + self.layout.size[kind]))

    # ------------------------------------------------------------ as a compiled state lays it out

    def cells(self, layout: Layout) -> dict[int, tuple[str, int]]:
        """For each cell of a state what it stands for and what it must hold."""
        found = {0: ("running seat", self.me), 3: ("starting seat", self.start), 4: ("hidden reads", self.reads)}
        base, size = layout.seat_cells
        piles, many = layout.seat_pile_places
        if self.me:
            found[1] = "cells of the running seat", base + (self.me - 1) * size
            found[2] = "piles of the running seat", piles + (self.me - 1) * many
        for name, cell in layout.counters.items():
            found[cell] = name, self.counters.get((GAME, name), 0)
        for name, cell in layout.game_marks.items():
            found[cell] = name, self.marks.get(("game", name, GAME), 0)
        for seat in range(1, self.seats + 1):
            found |= self._seat_cells(layout, seat, base + (seat - 1) * size)
        for (kind, name), cell in layout.kind_marks.items():
            found |= self._mark_cells(layout, kind, name, cell)
        return found

    def _seat_cells(self, layout: Layout, seat: int, base: int) -> dict[int, tuple[str, int]]:
        pool = sum(self.counters.get((seat, name), 0) << at * BITS for name, at in layout.shifts.items())
        owner = layout.seat_names[seat - 1]
        found = {base + layout.pool: (f"{owner}.icons", pool)}
        for name, at in layout.seat_counters.items():
            found[base + at] = f"{owner}.{name}", self.counters.get((seat, name), 0)
        for name, at in layout.seat_marks.items():
            found[base + at] = f"{owner}.{name}", self.marks.get(("player", name, seat), 0)
        return found

    def _mark_cells(self, layout: Layout, kind: str, name: str, base: int) -> dict[int, tuple[str, int]]:
        """A mark of all things of a kind, and the sets of those that have it, by place in the kind."""
        first, size = layout.first[kind], layout.size[kind]
        values = {at: self.marks.get((kind, name, first + at), 0) for at in range(size)}
        found = {
            base + first + at: (f"{self.model.things[first + at - 1].id}.{name}", value) for at, value in values.items()
        }
        found[layout.index[kind, name]] = f"set of {kind}.{name}", sum(1 << at for at in values if values[at])
        seats = layout.seat_index.get((kind, name))
        if seats is not None:
            for seat in range(1, self.seats + 1):
                mine = sum(1 << at for at in values if values[at] == seat)
                found[seats + seat] = f"set of {kind}.{name} of {layout.seat_names[seat - 1]}", mine
        return found

    def pile_number(self, layout: Layout, key: PileKey) -> int:
        name, owner = key
        if name in layout.game_piles:
            return layout.game_piles[name]
        if name in layout.seat_piles:
            base, many = layout.seat_pile_places
            return base + (owner - 1) * many + layout.seat_piles[name]
        return layout.kind_piles[name] + owner

    def differences(self, layout: Layout, state: State) -> Iterable[tuple[str, Any, Any]]:
        """Where a compiled state differs: what it is, its value here, its value there."""
        for cell, (name, value) in self.cells(layout).items():
            if state.cells[cell] != value:
                yield name, value, state.cells[cell]
        for key in self.pile_keys():
            name = self.pile_name(key)
            at = self.pile_number(layout, key)
            lying = self.lying(key)
            things = tuple(each.thing for each in lying)
            if state.piles[at] != things:
                yield name, self.ids(things), self.ids(state.piles[at])
            known = self._known(key, lying)
            if state.known[at] != known:
                yield f"who knows {name}", known, state.known[at]
            if state.chance[at] != self.shuffles.get(key, 0):
                yield f"shuffles of {name}", self.shuffles.get(key, 0), state.chance[at]

    def _known(self, key: PileKey, lying: Iterable[Lying]) -> tuple[int, ...]:
        """Who knows each place of a pile that not all see, one bit a seat; empty if nobody knows any."""
        if self.model.piles[key[0]].view == "all":
            return ()
        masks = tuple(sum(1 << seat - 1 for seat in each.known) for each in lying)
        return masks if any(masks) else ()

    def pile_name(self, key: PileKey) -> str:
        name, owner = key
        match self.model.piles[name].owner:
            case "game":
                return name
            case "player":
                return f"{self.layout.seat_names[owner - 1]}.{name}"
        return f"{self.model.things[owner - 1].id}.{name}"

    def ids(self, things: Iterable[int]) -> list[str | None]:
        return [self.model.things[each - 1].id if each else None for each in things]
