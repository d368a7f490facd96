"""`pay` inside effects: can it be paid, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arnakdsl import codes
from arnakdsl.costs.price import Price
from arnakdsl.costs.prices import FIXED, TOKENS, Prices
from arnakdsl.findings import CannotCompile
from arnakdsl.source import Span
from arnakdsl.typed import CostOf, Counter, Me, Place

if TYPE_CHECKING:
    from arnakdsl.compiler.writing import Then


class Paying(Prices):
    """Payments that are no price of an action."""

    def number_of(self, cost: CostOf, place: Span) -> int:
        """The number of a cost that `pay` names."""
        amounts = self.known(cost, {})
        if amounts is None:
            raise CannotCompile(codes.COST_NOT_FIXED.at(place, what="icons and cards behind 'pay'", hint=FIXED))
        return self.reduced(amounts, None, place)

    def asks(self, cost: CostOf) -> bool:
        units = {unit for _, unit in cost.amounts}
        layout = self.to.layout
        return bool(cost.attributes) or any(unit in layout.shifts or unit in self.model.units for unit in units)

    def pay_plain(self, cost: CostOf, place: Span) -> None:
        for unit, number in self.by_unit(cost).items():
            self.to.line(f"c[a + {self.offset(unit, place)}] -= {number}")

    def by_unit(self, cost: CostOf) -> dict[str, str]:
        """The amounts of a cost of tokens as source, each counter once."""
        found: dict[str, list[str]] = {}
        for number, unit in cost.amounts:
            found.setdefault(unit, []).append(self.to.amount(number))
        return {unit: each[0] if len(each) == 1 else f"({' + '.join(each)})" for unit, each in found.items()}

    def payable(self, cost: CostOf, place: Span) -> str:
        """A condition: can it be paid now?"""
        if not self.asks(cost):
            for _, unit in cost.amounts:
                self.offset(unit, place)
            tests = [self._has(unit, n) for unit, n in self.by_unit(cost).items()]
            return f"({' and '.join(tests)})" if tests else "True"
        number = self.number_of(cost, place)
        return f"(affordable(s) >> {number} & 1)"

    def _has(self, unit: str, number: str) -> str:
        """A condition: is so much of a counter there?  Nothing is always there, also where the counter is below zero."""
        have = self.to.number(Counter(Me(), unit))
        if number.isdigit() and int(number):
            return f"{have} >= {number}"
        return f"max(0, {have}) >= {number}"

    def go_pay(self, cost: CostOf, at: Place, then: Then) -> None:
        number = self.number_of(cost, at.span)
        self.write_tokens(number)
        after = self.to.joined(then, at.path)
        _, frame = self.to.block(f"{at.path}/paid", self.to.env, after)
        self.to.push(frame)
        self.to.line(f"s.locals = ({number},)")
        self.to.line("return pay(s)")

    def money(self) -> set[int]:
        """Where the counters lie that sources take from."""
        found: set[int] = set()
        for source in self.to.linked.sources.values():
            if not source.candidates:
                place = self.model.sources[source.name].entry.id_span
                found |= {self.offset(unit, place) for unit in self.known(source.cost, {}) or {}}
        return found

    def extra_payable(self, extra: CostOf, place: Span) -> str:
        if self.asks(extra):
            unit = next(iter(unit for _, unit in extra.amounts), "a printed cost")
            raise CannotCompile(codes.NOT_A_TOKEN.at(place, what="'for'", unit=unit, hint=TOKENS))
        return self.payable(extra, place)

    def apart(self, extra: CostOf, prices: list[Price], place: Span) -> None:
        """What is paid for any action of an offer must not be what one of them costs too, or what buys icons for it."""
        costs = [self.payments.costs[number] for price in prices for number in set(price.numbers.values())]
        taken = {at for cost in costs for at, _ in cost.tokens}
        if any(cost.need for cost in costs):
            taken |= self.money()
        for unit in self.by_unit(extra):
            if self.offset(unit, place) in taken:
                raise CannotCompile(codes.COST_TWICE.at(place, unit=unit))
