"""Conditions that are known before a game begins: of them only the branch that is taken counts, as if written alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Never

from arnakdsl.layout import Layout
from arnakdsl.linking import Linked
from arnakdsl.reference.position import Position
from arnakdsl.reference.values import Amounts, Named, Names, Values
from arnakdsl.typed import Both, EffectOf, Players, Value
from arnakdsl.variant import Variant, pruned


class Unknown(Exception):
    """It depends on how the game stands."""


class Nowhere(Position):
    """A position of which nothing is known but the number of seats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout  # nothing else: what is not there is asked of `__getattr__`

    def __getattr__(self, name: str) -> Never:
        raise Unknown


class Known(Values):
    """Values that follow from what is printed, the options and the number of players alone."""

    def possible_effect(self, effect: EffectOf, names: Names) -> bool:
        raise Unknown

    def amounts(self, value: Value | None, names: Names) -> Amounts:
        raise Unknown

    def members(self, value: Value, names: Names) -> list[Named]:
        if isinstance(value, Players):
            return super().members(value, names)
        raise Unknown

    def thing(self, value: Value, names: Names) -> Named:
        raise Unknown

    def truth(self, value: Value, names: Names) -> bool:
        if isinstance(value, Both):
            return self.both(value.op, [self.known(value.left), self.known(value.right)])
        return super().truth(value, names)

    def both(self, op: str, sides: Sequence[int | None]) -> bool:
        """One side may decide alone."""
        decided = op == "or"
        if any(each is not None and bool(each) == decided for each in sides):
            return decided
        if None in sides:
            raise Unknown
        return not decided

    def known(self, value: Value) -> int | None:
        """The number of a value; none if it is not known."""
        try:
            return self.number(value, {})
        except (Unknown, KeyError):
            return None


def without_known(linked: Linked, variant: Variant, layout: Layout) -> Linked:
    """The same without the branches of conditions that are known."""
    return pruned(linked, Known(linked, variant, Nowhere(layout)).known)
