"""What a pack declares, for a number of players, as cell and pile numbers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from arnakrt.ruleset import Names
from arnakrt.state import HEAD

from arnakdsl.model import Mark, Model, PileDecl
from arnakdsl.words import OF_EVERY_GAME


def player_names(players: int) -> tuple[str, ...]:
    """The names of the seats that somebody plays, in positions."""
    return tuple(f"p{seat}" for seat in range(1, players + 1))


@dataclass(slots=True)
class Layout:
    """Where each counter, mark and pile lies.

    Cells: the head, counters and marks of the game, marks of things (one cell each), index cells, then one block a seat.
    Of each mark of a thing an index cell holds the set of things where it is not 0, as a bitmask by place in the kind; of
    a mark that holds a seat there is one more for each seat.
    """

    model: Model
    players: int
    first: dict[str, int]  # kind -> number of its first thing in the game
    size: dict[str, int]  # kind -> from that one to the last, how many
    others: dict[str, int] = field(default_factory=dict)  # a seat that nobody plays -> its number; 0 without one
    cells: int = HEAD
    piles: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    game_marks: dict[str, int] = field(default_factory=dict)
    kind_marks: dict[tuple[str, str], int] = field(default_factory=dict)  # cell of thing 0 of all
    index: dict[tuple[str, str], int] = field(default_factory=dict)
    seat_index: dict[tuple[str, str], int] = field(default_factory=dict)  # cell of seat 0
    seat_counters: dict[str, int] = field(default_factory=dict)
    seat_marks: dict[str, int] = field(default_factory=dict)
    shifts: dict[str, int] = field(default_factory=dict)
    pool: int = 0
    seat_cells: tuple[int, int] = (0, 0)
    game_piles: dict[str, int] = field(default_factory=dict)
    seat_piles: dict[str, int] = field(default_factory=dict)
    kind_piles: dict[str, int] = field(default_factory=dict)  # pile of thing 0 of all
    seat_pile_places: tuple[int, int] = (0, 0)
    void: int = 0  # a pile where never anything lies: what stands for the pile of nobody

    @property
    def seats(self) -> int:
        """How many seats there are: those of the players, then those that nobody plays."""
        return self.players + sum(1 for number in self.others.values() if number)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats in positions: `p1`, `p2` ..., then the words of the others."""
        others = [word for word, number in self.others.items() if number]
        return (*player_names(self.players), *others)

    @property
    def all_seats(self) -> int:
        """Every seat as one bit each."""
        return (1 << self.seats) - 1

    def places_of(self, pile: PileDecl) -> range:
        """The numbers of the piles of a declaration: one, or one for each seat or thing."""
        if pile.owner == "game":
            return range(self.game_piles[pile.name], self.game_piles[pile.name] + 1)
        if pile.owner == "player":
            base, size = self.seat_pile_places
            first = base + self.seat_piles[pile.name]
            return range(first, first + size * self.seats, size)
        first = self.kind_piles[pile.name] + self.first[pile.owner]
        return range(first, first + self.size[pile.owner])


def lay_out(model: Model, players: int, absent: Collection[int] = ()) -> Layout:
    """The layout of a model for so many players, in a game without some of its things.

    Those at the ends of a kind have no cells and no piles; one between two others has some that nothing is ever in.
    """
    there = [word for word, games in model.others.items() if players in games]
    numbers = {word: players + number for number, word in enumerate(there, 1)}
    layout = Layout(model, players, {}, {}, {word: numbers.get(word, 0) for word in model.others})
    for kind, first in model.first.items():
        things = [number for number in range(first, first + model.size[kind]) if number not in absent]
        layout.first[kind] = things[0] if things else first
        layout.size[kind] = things[-1] + 1 - things[0] if things else 0
    _cells(layout)
    _piles(layout)
    return layout


def _cells(layout: Layout) -> None:
    model = layout.model

    def cell(number: int = 1) -> int:
        at = layout.cells
        layout.cells += number
        return at

    for resource in model.resources.values():
        if resource.of == "game":
            layout.counters[resource.name] = cell()
    for mark in model.marks_of("game").values():
        layout.game_marks[mark.name] = cell()
    for kind in model.kinds.values():
        if kind.group or kind.name in OF_EVERY_GAME:
            continue
        for mark in kind.marks.values():
            key = (kind.name, mark.name)
            layout.kind_marks[key] = cell(layout.size[kind.name]) - layout.first[kind.name]
            layout.index[key] = cell()
            if mark.type.name == "seat":
                layout.seat_index[key] = cell(layout.seats) - 1
    _seat_cells(layout)


def _seat_cells(layout: Layout) -> None:
    model = layout.model
    offset = 0
    for resource in model.resources.values():
        if resource.of == "player" and not resource.icon:
            layout.seat_counters[resource.name] = offset
            offset += 1
    layout.pool = offset
    offset += 1
    for at, icon in enumerate(model.icons):
        layout.shifts[icon.name] = at
    for mark in model.marks_of("player").values():
        layout.seat_marks[mark.name] = offset
        offset += 1
    layout.seat_cells = (layout.cells, offset)
    layout.cells += offset * layout.seats


def _piles(layout: Layout) -> None:
    model = layout.model
    at = 0
    for pile in model.piles.values():
        if pile.owner == "game":
            layout.game_piles[pile.name] = at
            at += 1
        elif pile.owner != "player":
            layout.kind_piles[pile.name] = at - layout.first[pile.owner]
            at += layout.size[pile.owner]
    own = [pile.name for pile in model.piles.values() if pile.owner == "player"]
    layout.seat_piles = {name: number for number, name in enumerate(own)}
    layout.seat_pile_places = (at, len(own))
    layout.void = at + len(own) * layout.seats
    layout.piles = layout.void + 1


def form(mark: Mark) -> str:
    """How a mark's number is shown."""
    if mark.type.name == "entity":
        return "thing"
    return {"condition": "flag", "seat": "seat"}.get(mark.type.name, "number")


def names_of(layout: Layout) -> Names:
    """The names that views and positions use."""
    model = layout.model
    names = Names(
        counters=dict(layout.counters),
        seat_counters=dict(layout.seat_counters),
        icons=dict(layout.shifts),
        pool=layout.pool,
        cells=layout.seat_cells,
        pile_places=layout.seat_pile_places,
        index=dict(layout.index),
        seat_index=dict(layout.seat_index),
    )
    for mark in model.marks_of("game").values():
        names.game_marks[mark.name] = (layout.game_marks[mark.name], form(mark))
    for mark in model.marks_of("player").values():
        names.seat_marks[mark.name] = (layout.seat_marks[mark.name], form(mark))
    for (kind, name), base in layout.kind_marks.items():
        mark = model.kinds[kind].marks[name]
        names.kind_marks.setdefault(kind, {})[name] = (base, form(mark))
        if mark.holds:
            names.holds.add((kind, name))
    for name, first in layout.first.items():
        names.kinds[name] = (first, layout.size[name])
    for name, at in layout.game_piles.items():
        names.piles[model.piles[name].shown] = at
    for name, at in layout.seat_piles.items():
        names.seat_piles[model.piles[name].shown] = at
    for name, base in layout.kind_piles.items():
        pile = model.piles[name]
        names.kind_piles.setdefault(pile.owner, {})[pile.shown] = base
    for pile in model.piles.values():
        names.pile_kinds[pile.shown] = pile.of
        names.views[pile.shown] = pile.view
        if pile.gaps:
            names.gaps.add(pile.shown)
    for each in model.kinds.values():
        for mark in each.marks.values():
            if mark.type.name == "entity":
                names.mark_kinds[each.name, mark.name] = mark.type.of
            if mark.view != "all":
                names.veiled.add((each.name, mark.name))
    for thing in model.things:
        home = model.kinds[thing.kind].home
        if home in model.piles:
            names.homes[thing.number] = model.piles[home].shown
    return names
