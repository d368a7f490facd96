"""Counters and marks."""

from __future__ import annotations

from arnakdsl.reference.position import GAME
from arnakdsl.reference.values import Names, Values
from arnakdsl.typed import Counter, MarkOf, Start, Value
from arnakdsl.values import CONDITION


class Marks(Values):
    """Changes counters and marks.  What belongs to nobody is left alone."""

    def owner(self, unit: str) -> int:
        return GAME if self.model.resources[unit].of == "game" else self.position.me

    def have(self, unit: str) -> int:
        return self.position.counters.get((self.owner(unit), unit), 0)

    def add(self, unit: str, number: int) -> None:
        self.position.counters[self.owner(unit), unit] = self.have(unit) + number

    def set(self, mark: Value, value: Value | None, names: Names) -> None:
        if value is None:
            self.write(mark, 1, names)
        elif mark.type == CONDITION:
            self.write(mark, int(self.truth(value, names)), names)
        else:
            self.write(mark, self.number(value, names), names)

    def write(self, mark: Value, number: int, names: Names) -> None:
        position = self.position
        match mark:
            case Start():
                position.start = number or position.start
            case Counter(seat=None, name=name):
                position.counters[GAME, name] = number
            case Counter(seat=seat, name=name) if seat is not None:
                if owner := self.number(seat, names):
                    position.counters[owner, name] = number
            case MarkOf(owner=None, kind=kind, name=name):
                position.marks[kind, name, GAME] = number
            case MarkOf(owner=owner_of, kind=kind, name=name) if owner_of is not None:
                if owner := self.number(owner_of, names):
                    position.marks[kind, name, owner] = number

    def clear_lifetime(self, word: str) -> None:
        """Set everything that lasts so long to nothing."""
        position, model = self.position, self.model
        for owner, name in position.counters:
            if model.resources[name].lasts == word:
                position.counters[owner, name] = 0
        for kind, name, thing in position.marks:
            if model.kinds[kind].marks[name].lasts == word:
                position.marks[kind, name, thing] = 0
