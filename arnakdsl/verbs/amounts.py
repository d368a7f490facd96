"""`gain` and `lose`: counters of the running seat."""

from __future__ import annotations

from collections.abc import Container, Sequence

from arnakdsl.typed import Act, CostOf, Do, Value
from arnakdsl.verbs.verb import Argument, Target, Verb


class Amounts(Verb):
    """A verb on counters of the running seat, or of the game."""

    takes = (Argument("amounts", "amounts"),)

    def of_a_player(self, act: Act, shared: Container[str]) -> bool:
        amounts = act.args[0] if isinstance(act, Do) else None
        return isinstance(amounts, CostOf) and any(unit not in shared for _, unit in amounts.amounts)


class Gain(Amounts):
    """Add to counters of the running seat; an icon goes into its pool."""

    name = "gain"

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (amounts,) = args
        assert isinstance(amounts, CostOf), "amounts"
        for number, unit in amounts.amounts:
            to.add(unit, to.amount(number))


class Lose(Amounts):
    """Take from counters of the running seat, as far as there is anything."""

    name = "lose"

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (amounts,) = args
        assert isinstance(amounts, CostOf), "amounts"
        for number, unit in amounts.amounts:
            to.lose(unit, to.amount(number))
