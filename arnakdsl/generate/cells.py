"""Counters and marks as source."""

from __future__ import annotations

from arnakrt.payment import BITS, MANY

from arnakdsl.generate.tables import Tables
from arnakdsl.typed import Counter, MarkOf, Me, Value


class Cells(Tables):
    """What stands in the cells of a state."""

    def counter(self, value: Counter) -> str:
        layout = self.layout
        if value.seat is None:
            return f"c[{layout.counters[value.name]}]"
        if value.name in layout.shifts:
            return f"({self.of_seat(value.seat, layout.pool)} >> {layout.shifts[value.name] * BITS} & {MANY})"
        return self.of_seat(value.seat, layout.seat_counters[value.name])

    def seat_cell(self, seat: Value, offset: int) -> str:
        """A cell of somebody, to be written to."""
        base, size = self.layout.seat_cells
        if isinstance(seat, Me):
            return f"c[a + {offset}]"
        return f"c[{base + offset - size} + {self.number(seat)} * {size}]"

    def of_seat(self, seat: Value, offset: int) -> str:
        """What stands in a cell of a seat; 0 for nobody's."""
        base, size = self.layout.seat_cells
        cell = self.seat_cell(seat, offset)
        return self._unless_none(seat, cell, f"held(c, {{}}, {base + offset - size}, {size})", "0")

    def _unless_none(self, owner: Value, found: str, otherwise_call: str, nothing: str) -> str:
        """What belongs to an owner, by a call where the owner may be none and is more than a name."""
        if not self.maybe_none(owner):
            return found
        if self.fold(owner) == 0:
            return nothing
        text = self.number(owner)
        return f"({found} if {text} else {nothing})" if text.isidentifier() else otherwise_call.format(text)

    def mark(self, value: MarkOf) -> str:
        layout = self.layout
        if value.owner is None:
            return f"c[{layout.game_marks[value.name]}]"
        if value.kind == "player":
            return self.of_seat(value.owner, layout.seat_marks[value.name])
        base = layout.kind_marks[value.kind, value.name]
        known = self.fold(value.owner)
        if known is not None:
            return f"c[{base + known}]" if known else "0"
        owner = self.number(value.owner)
        return self._unless_none(value.owner, f"c[{base} + {owner}]", f"held(c, {{}}, {base}, 1)", "0")

    def nth(self, index: Value, values: tuple[Value, ...]) -> str:
        known = self.fold(index)
        if known is not None:
            return self.number(values[known - 1]) if 1 <= known <= len(values) else "0"
        inner = ", ".join(self.number(each) for each in values)
        return f"nth(({inner},), {self.number(index)})"
