"""Counters and marks: writing them, with their index cells."""

from __future__ import annotations

from arnakrt.payment import BITS

from arnakdsl.bindtypes import never_negative
from arnakdsl.compiler.blocks import Blocks
from arnakdsl.typed import Counter, MarkOf, Me, Start, Value


class Marking(Blocks):
    """What verbs write counters and marks with."""

    def add(self, unit: str, number: str) -> None:
        layout = self.layout
        if unit in layout.shifts:
            self.line(f"c[a + {layout.pool}] += ({number}) << {layout.shifts[unit] * BITS}")
        elif unit in layout.counters:
            self.line(f"c[{layout.counters[unit]}] += {number}")
        else:
            self.line(f"c[a + {layout.seat_counters[unit]}] += {number}")

    def amount(self, value: Value) -> str:
        """A number of an amount as source; below zero it is none."""
        number = self.number(value)
        return number if never_negative(value) or number.isdigit() else f"max(0, {number})"

    def lose(self, unit: str, number: str) -> None:
        layout = self.layout
        if unit in layout.shifts:
            have = self.values.counter(Counter(Me(), unit))
            self.line(f"c[a + {layout.pool}] -= min({have}, {number}) << {layout.shifts[unit] * BITS}")
        else:
            cell = self.values.counter(Counter(None if unit in layout.counters else Me(), unit))
            self.line(f"if {cell} > 0: {cell} = max(0, {cell} - ({number}))")

    def write(self, mark: Value, number: str) -> None:
        """Give a mark or counter a value, and keep its index cells."""
        match mark:
            case Start():
                self.line(f"new_ = {number}")
                self.line(f"if 0 < new_ <= {self.layout.players}: c[3] = new_")
            case Counter(seat=seat, name=name) if name in self.layout.shifts:
                cell = self.values.seat_cell(seat or Me(), self.layout.pool)
                have = self.values.counter(mark)
                shift = self.layout.shifts[name] * BITS
                self.line(f"{cell} += (({number}) - {have}) << {shift}")
            case Counter(seat=None):
                self.line(f"{self.values.counter(mark)} = {number}")
            case Counter(seat=seat, name=name) if seat is not None:
                self.line(f"{self.values.seat_cell(seat, self.layout.seat_counters[name])} = {number}")
            case MarkOf(owner=None):
                self.line(f"{self.values.mark(mark)} = {number}")
            case MarkOf(owner=owner, kind="player", name=name) if owner is not None:
                self.line(f"{self.values.seat_cell(owner, self.layout.seat_marks[name])} = {number}")
            case MarkOf(owner=owner, kind=kind, name=name) if owner is not None:
                self.write_thing_mark(kind, name, owner, number)

    def write_thing_mark(self, kind: str, name: str, owner: Value, number: str) -> None:
        layout = self.layout
        base, index = layout.kind_marks[kind, name], layout.index[kind, name]
        first = self.layout.first[kind]
        thing = self.values.number(owner)
        if not thing.isidentifier() and not thing.isdigit():
            self.line(f"owner_ = {thing}")
            thing = "owner_"
        bit = str(1 << int(thing) - first) if thing.isdigit() else f"(1 << {thing} - {first})"
        cell = f"c[{base + int(thing)}]" if thing.isdigit() else f"c[{base} + {thing}]"
        lines = []
        seats = layout.seat_index.get((kind, name))
        if seats is not None:
            lines.append(f"if {cell}: c[{seats} + {cell}] &= ~{bit}")
        if number in ("0", "1"):
            lines.append(f"{cell} = {number}")
            lines.append(f"c[{index}] |= {bit}" if number == "1" else f"c[{index}] &= ~{bit}")
        else:
            lines.append(f"new_ = {number}")
            lines.append(f"{cell} = new_")
            lines.append(f"c[{index}] = c[{index}] | {bit} if new_ else c[{index}] & ~{bit}")
            if seats is not None:
                lines.append(f"if new_: c[{seats} + new_] |= {bit}")
        if number == "1" and seats is not None:
            lines.append(f"c[{seats} + 1] |= {bit}")
        for each in lines:
            self.line(each)

    def clear_lifetime(self, word: str) -> None:
        """Set everything that lasts so long to nothing."""
        layout = self.layout
        base, size = layout.seat_cells
        icons = [icon for icon in self.model.icons if icon.lasts == word]
        offsets = [
            layout.seat_counters[each.name] for each in self.model.resources.values()
            if each.lasts == word and each.name in layout.seat_counters
        ]  # fmt: skip
        offsets += [
            layout.seat_marks[each.name] for each in self.model.marks_of("player").values() if each.lasts == word
        ]
        for seat in range(layout.seats):
            for offset in offsets:
                self.line(f"c[{base + seat * size + offset}] = 0")
            if icons:
                kept = sum(255 << layout.shifts[each.name] * BITS for each in self.model.icons if each not in icons)
                cell = f"c[{base + seat * size + layout.pool}]"
                self.line(f"{cell} = {cell} & {kept}" if kept else f"{cell} = 0")
        for resource in self.model.resources.values():
            if resource.lasts == word and resource.name in layout.counters:
                self.line(f"c[{layout.counters[resource.name]}] = 0")
        for mark in self.model.marks_of("game").values():
            if mark.lasts == word:
                self.line(f"c[{layout.game_marks[mark.name]}] = 0")
        self._clear_thing_marks(word)

    def _clear_thing_marks(self, word: str) -> None:
        layout = self.layout
        for (kind, name), base in layout.kind_marks.items():
            if self.model.kinds[kind].marks[name].lasts != word:
                continue
            first, size = base + self.layout.first[kind], self.layout.size[kind]
            self.line(f"c[{first}:{first + size}] = {[0] * size}")
            self.line(f"c[{layout.index[kind, name]}] = 0")
            seats = layout.seat_index.get((kind, name))
            if seats is not None:
                self.line(f"c[{seats + 1}:{seats + 1 + layout.seats}] = {[0] * layout.seats}")
