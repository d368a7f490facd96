"""What the functions of the language take and give: how many arguments, of what sort."""

from __future__ import annotations

from dataclasses import dataclass

SET, ORDER, NUMBER, CONDITION, NAME, ANY = "set", "order", "number", "condition", "name", "any"
MANY = 99


@dataclass(frozen=True, slots=True)
class Signature:
    """The sorts of the arguments, of which the last may stand up to `most` arguments, and of the value."""

    takes: tuple[str, ...]
    gives: str
    most: int

    @property
    def least(self) -> int:
        return len(self.takes)

    def sort_of(self, argument: int) -> str:
        """The sort of an argument, from 0."""
        return self.takes[min(argument, len(self.takes) - 1)]


def _of(*takes: str, gives: str, more: bool = False) -> Signature:
    return Signature(takes, gives, MANY if more else len(takes))


SIGNATURES = {
    "count": _of(SET, gives=NUMBER),
    "any": _of(SET, gives=CONDITION),
    "sum": _of(SET, NUMBER, gives=NUMBER),
    "top": _of(NAME, gives=ANY),
    "bottom": _of(NAME, gives=ANY),
    "place": _of(NAME, NUMBER, gives=ANY),
    "first": _of(ORDER, gives=ANY),
    "last": _of(ORDER, gives=ANY),
    "tops": _of(NAME, gives=SET),
    "min": _of(NUMBER, NUMBER, gives=NUMBER, more=True),
    "max": _of(NUMBER, NUMBER, gives=NUMBER, more=True),
    "table": _of(NUMBER, NUMBER, gives=NUMBER, more=True),
    "either": _of(CONDITION, ANY, ANY, gives=ANY),
    "can": _of(NAME, gives=CONDITION),
    "yields": _of(NAME, NAME, gives=NUMBER),
    "turn_order": _of(NAME, gives=SET),
    "next_seat": _of(NAME, gives=ANY),
    "score": _of(NAME, gives=NUMBER),
    "icons": _of(NAME, gives=ANY),
}
