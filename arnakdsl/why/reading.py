"""A compiled state as a position of the reference, and what the names of its open decision stand for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arnakrt.payment import BITS, MANY
from arnakrt.ruleset import Program
from arnakrt.state import ME, READS, START, State

from arnakdsl.acts import roots, within
from arnakdsl.layout import Layout, lay_out
from arnakdsl.linking import Linked
from arnakdsl.reference.known import without_known
from arnakdsl.reference.position import GAME, Lying, PileKey, Position
from arnakdsl.reference.values import Named, Names
from arnakdsl.say.values import Seen
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Bind, EachOf, PickOf
from arnakdsl.values import Type
from arnakdsl.variant import Variant


class Reading:
    """What a pack says about the games of one program, and how its states are read.

    Attributes:
        linked: Without what is not in these games.
        acts: Every act by its path; definitions stand where they are called.
        types: What the names of running blocks can stand for.
        texts: The texts that were looked at: their steps by path, with the names in sight.
    """

    def __init__(self, linked: Linked, program: Program) -> None:
        model = linked.model
        self.program = program
        self.variant = Variant(model, program.players, program.options)
        self.layout = lay_out(model, program.players, self.variant.absent)
        self.linked = without_known(self.variant.within(linked), self.variant, self.layout)
        self.acts: dict[str, list[Act]] = {}
        self.types: dict[str, Type] = {}
        self.texts: dict[str, dict[str, tuple[ast.Step, Seen]]] = {}
        for act in roots(self.linked):
            self._note(act)
        for action in self.linked.actions.values():
            self.types |= {var.name: var.type for var, _ in action.candidates}

    def _note(self, act: Act) -> None:
        for each in within(act):
            self.acts.setdefault(each.at.path, []).append(each)
            if isinstance(each, Bind | PickOf | EachOf):
                self.types[each.var.name] = each.var.type

    def acts_of(self, frame: int) -> list[Act]:
        """The acts whose decision a frame may be."""
        path = self.program.paths[frame].partition("'")[0]
        return self.acts.get(path.rpartition("/")[0], [])

    def names(self, state: State, position: Position) -> dict[str, Named]:
        """What the names of the open decision's block stand for."""
        known = self.program.locals[state.asking] if self.program.locals else ()
        values = dict(zip(known, state.locals, strict=False))
        return {
            name: self._named(value, values.get(f"{name}_at"), position)
            for name, value in values.items() if name in self.types
        }  # fmt: skip

    def _named(self, value: Any, at: Any, position: Position) -> Named:
        if isinstance(value, tuple):
            return Named(len(value), members=tuple(Named(each) for each in value))
        place = self.pile_keys(position).get(at) if at is not None else None
        return Named(int(value), place)

    def pile_keys(self, position: Position) -> dict[int, PileKey]:
        """Every pile by its number in a state."""
        return {position.pile_number(self.layout, key): key for key in position.pile_keys()}

    def position(self, state: State) -> Position:
        """The same as a state, in plain tables."""
        cells = state.cells
        found = Position(self.linked.model, self.layout, state.seed, cells[START], cells[ME], cells[READS])
        self._counters(found, cells)
        self._marks(found, cells)
        for key in found.pile_keys():
            at = found.pile_number(self.layout, key)
            known = state.known[at] or (0,) * len(state.piles[at])
            found.piles[key] = tuple(
                Lying(thing, frozenset(seat for seat in found.everybody if mask >> seat - 1 & 1))
                for thing, mask in zip(state.piles[at], known, strict=True)
            )
            if state.chance[at]:
                found.shuffles[key] = state.chance[at]
        return found

    def _counters(self, found: Position, cells: list[int]) -> None:
        layout = self.layout
        for name, cell in layout.counters.items():
            found.counters[GAME, name] = cells[cell]
        for seat, base in self._seats(layout):
            for name, at in layout.seat_counters.items():
                found.counters[seat, name] = cells[base + at]
            for name, shift in layout.shifts.items():
                found.counters[seat, name] = cells[base + layout.pool] >> shift * BITS & MANY

    def _marks(self, found: Position, cells: list[int]) -> None:
        layout = self.layout
        for name, cell in layout.game_marks.items():
            found.marks["game", name, GAME] = cells[cell]
        for seat, base in self._seats(layout):
            for name, at in layout.seat_marks.items():
                found.marks["player", name, seat] = cells[base + at]
        for (kind, name), base in layout.kind_marks.items():
            first = layout.first[kind]
            for thing in range(first, first + layout.size[kind]):
                found.marks[kind, name, thing] = cells[base + thing]

    @staticmethod
    def _seats(layout: Layout) -> Iterator[tuple[int, int]]:
        base, size = layout.seat_cells
        return ((seat, base + (seat - 1) * size) for seat in range(1, layout.seats + 1))


def plain(names: Names) -> dict[str, Named]:
    """Names also as the content writes them, for values that are bound by themselves."""
    return {**{name.rpartition("_")[0]: each for name, each in names.items() if "_" in name}, **names}
