"""The kinds of value that names, functions and verbs deal in."""

from __future__ import annotations

from arnakdsl.names import a
from arnakdsl.records import record


@record
class Type:
    """A kind of value.

    `of` holds the concrete kinds of an entity, a set or a pile; for words, the words in their declared order.
    """

    name: str
    of: tuple[str, ...] = ()

    def __str__(self) -> str:
        match self.name:
            case "entity":
                return a(" or ".join(self.of))
            case "set" | "pile":
                return f"a {self.name} of " + ", ".join(self.of)
            case "words":
                return "one of " + ", ".join(self.of)
            case "number" | "condition" | "seat" | "cost" | "effect":
                return a(self.name)
        return self.name

    def admits(self, other: Type) -> bool:
        """May a value of the other type stand where this one is asked for?"""
        if self.name == "condition":
            return other.name in ("condition", "number", "entity", "set", "pile", "seat", "effect")
        if self.name == "cost":
            return other.name in ("cost", "icons")
        if self.name == "set":
            return other.name in ("set", "pile") and set(other.of) <= set(self.of)
        if self.name in ("entity", "pile"):
            return other.name == self.name and bool(set(other.of) & set(self.of))
        return self is other or self == other


NUMBER = Type("number")
CONDITION = Type("condition")
SEAT = Type("seat")
COST = Type("cost")
ICONS = Type("icons")
EFFECT = Type("effect")
TEXT = Type("text")
TYPE_WORDS = {
    "number": NUMBER, "flag": CONDITION, "seat": SEAT, "cost": COST, "icons": ICONS, "effect": EFFECT, "text": TEXT,
}  # fmt: skip
"""The words for types in declarations, beside those that a pack has: its kinds, their sets, piles, lists of words."""


def entity(*kinds: str) -> Type:
    return Type("entity", kinds)


def member(found: Type) -> Type:
    """The type of one member of a set or a pile."""
    match found.of:
        case ("player",):
            return SEAT
        case ("number",):
            return NUMBER
    return Type("entity", found.of)


def set_of(*kinds: str) -> Type:
    return Type("set", kinds)


def pile_of(*kinds: str) -> Type:
    return Type("pile", kinds)


def words(*choices: str) -> Type:
    return Type("words", choices)
