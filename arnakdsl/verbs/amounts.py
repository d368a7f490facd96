"""`gain` and `lose`: counters of the running seat."""

from __future__ import annotations

from collections.abc import Sequence

from arnakdsl.typed import CostOf, Value
from arnakdsl.verbs.verb import Argument, Target, Verb


class Gain(Verb):
    """Add to counters of the running seat; an icon goes into its pool."""

    name = "gain"
    takes = (Argument("amounts", "amounts"),)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (amounts,) = args
        assert isinstance(amounts, CostOf), "amounts"
        for number, unit in amounts.amounts:
            to.add(unit, to.amount(number))


class Lose(Verb):
    """Take from counters of the running seat, as far as there is anything."""

    name = "lose"
    takes = (Argument("amounts", "amounts"),)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (amounts,) = args
        assert isinstance(amounts, CostOf), "amounts"
        for number, unit in amounts.amounts:
            to.lose(unit, to.amount(number))
