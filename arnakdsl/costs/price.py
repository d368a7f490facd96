"""What one action costs its candidates: the test, the tables, the payment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from arnakrt.written import Answers

from arnakdsl.generate import packed
from arnakdsl.typed import Local, Value

if TYPE_CHECKING:
    from arnakdsl.compiler.writing import Env
    from arnakdsl.costs.prices import Prices


@dataclass(slots=True, eq=False)
class Price:
    """What an action costs: a cost's number for each candidate, or for what a mark of the candidate holds."""

    costs: Prices
    numbers: dict[int, int]  # thing -> cost
    key: Value | None  # none: the candidate itself
    var: Local | None

    @property
    def free(self) -> bool:
        return not any(self.numbers.values())

    @property
    def by_mask(self) -> bool:
        return self.key is None

    @property
    def uniform(self) -> bool:
        """One cost for all candidates, tested once before they are looked at."""
        return len(set(self.numbers.values())) == 1

    def common(self) -> str:
        """A condition that must hold for any candidate to be paid for."""
        if self.free or not self.uniform:
            return "True"
        number = next(iter(self.numbers.values()))
        cost = self.costs.payments.costs[number]
        if cost.need or cost.units:
            return f"affordable(s) >> {number} & 1"
        return " and ".join(f"c[a + {at}] >= {n}" for at, n in cost.tokens)

    def index(self, name: str) -> str:
        """What the tables are looked up by."""
        if self.key is None:
            return name
        return self.costs.to.number(self.key)

    def test(self, name: str, fitting: frozenset[int] | None = None) -> str:
        """A condition: can this candidate be paid for (and is it one of the fitting ones)?"""
        return f"afford & {self._bit_table(fitting)}[{self.index(name)}]"

    def _bit_table(self, fitting: frozenset[int] | None) -> str:
        size = len(self.costs.to.model.things) + 1
        kept = {thing: cost for thing, cost in self.numbers.items() if fitting is None or thing in fitting}

        def make() -> tuple[int, ...]:
            found = [0] * size
            for thing, cost in kept.items():
                found[thing] = 1 << cost
            return tuple(found)

        return self.costs.to.namespace.table("bit", tuple(sorted(kept.items())), make)

    def bits(self) -> int:
        return sum(1 << cost for cost in set(self.numbers.values()))

    def mask_table(self, kind: str) -> str:
        """From affordable costs to the things of a kind that can be paid for."""
        first = self.costs.to.layout.first[kind]
        pairs = tuple((cost, thing - first) for thing, cost in self.numbers.items())
        return self.costs.to.namespace.table("pays", (kind, pairs), lambda: Answers("image_of", pairs))

    def pay(self, env: Env, do: tuple[str, int]) -> None:
        """Lines that pay and go on with what the action does."""
        to, (name, number) = self.costs.to, do
        names = packed(env)
        kinds = set(self.numbers.values())
        if not self.free:
            if len(kinds) == 1:
                self.costs.write_tokens(next(iter(kinds)))
                to.line(f"cost = {next(iter(kinds))}")
            else:
                table = self._cost_table()
                to.line(f"cost = {table}[{self.index(self.var.name if self.var else '0')}]")
                with to.block_of("for at, n in tokens_of[cost]:"):
                    to.line("c[a + at] -= n")
            beyond = [self.costs.beyond(each) for each in kinds]
            if any(beyond):
                head = "if True:" if all(beyond) else "if beyond[cost]:"
                with to.block_of(head):
                    to.line(f"s.stack = ({number}, {names}, s.stack)")
                    to.line("s.locals = (cost,)")
                    units = any(self.costs.payments.costs[each].units for each in kinds)
                    to.line("return pay(s)" if units else "return pay_icons(s)")
                if all(beyond):
                    return
        to.line(f"s.locals = {names}")
        to.line(f"return {name}")

    def _cost_table(self) -> str:
        size = len(self.costs.to.model.things) + 1

        def make() -> tuple[int, ...]:
            found = [0] * size
            for thing, cost in self.numbers.items():
                found[thing] = cost
            return tuple(found)

        return self.costs.to.namespace.table("cost_of", tuple(sorted(self.numbers.items())), make)
