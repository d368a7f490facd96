"""Costs: interned, tested all at once by one mask, paid by the runtime.

Every cost that content can ask (with each discount) is known at compile time and has a number; the costs that a seat can
pay at a moment are one int with a bit for each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from arnakrt.payment import BITS, Payments, TokenSource
from arnakrt.payment import Table as Answers

from arnakdsl import codes
from arnakdsl.costs.givers import Givers
from arnakdsl.costs.leftover import keep_ids, multisets
from arnakdsl.costs.price import Price
from arnakdsl.costs.prices import FIXED
from arnakdsl.findings import CannotCompile

if TYPE_CHECKING:
    from arnakdsl.compiler.writing import Function

__all__ = ["Costs", "Price", "keep_ids"]


AFFORDED = re.compile(r"( *)afford = affordable\(s\)  # (\d+)")


class Costs(Givers):
    """The costs of one program, with what the runtime needs to pay them."""

    def tables(self) -> None:
        """Write `affordable`, now that every cost is known."""
        self._sources()
        with self.to.function("affordable", "costs", ()) as self.afford_name:
            for each in self._worked_out((1 << len(self.payments.costs)) - 1):
                self.to.line(each)
            self.to.line("return afford")

    def write_out(self, functions: Sequence[Function]) -> None:
        """Work out there what can be afforded, as far as it matters, without a call."""
        for each in functions:
            lines: list[str] = []
            for line in each.lines:
                found = AFFORDED.fullmatch(line)
                lines += [found[1] + text for text in self._worked_out(int(found[2]))] if found else [line]
            each.lines = lines

    def _worked_out(self, bits: int) -> Iterator[str]:
        """Lines that tell which of some costs can be paid, as `afford`."""
        costs = {number: cost for number, cost in enumerate(self.payments.costs) if bits >> number & 1}
        offsets = sorted({at for cost in costs.values() for at, _ in cost.tokens})
        pairs = [offsets[first : first + 2] for first in range(0, len(offsets), 2)]
        tokens = [self._token_table(each, bits) + "".join(f"[c[a + {at}]]" for at in each) for each in pairs]
        yield f"afford = {' & '.join(tokens) or bits}"
        icons = sum(1 << number for number, cost in costs.items() if cost.need)
        money = ", ".join(f"c[a + {at}]" for at in self.payments.money) or "()"
        if icons:
            yield f"if afford & {icons}:"
            yield from ("    " + each for each in self.total_lines)
            yield f"    afford &= icon_costs[have][{money}]"
        for number, unit in enumerate(self.to.linked.units.values()):
            if any(each == number for cost in costs.values() for each, _ in cost.units):
                yield f"afford &= unit_costs_{number}[{self.to.values.count(unit.candidates[0][1])}]"
        for number, cost in costs.items():
            if cost.units and (cost.need or len(cost.units) > 1):
                yield f"if afford >> {number} & 1 and not payable(s, {number}): afford ^= {1 << number}"

    def _token_table(self, pair: list[int], bits: int) -> str:
        """For how many there are of one or two tokens, one after the other: the costs that ask no more of them."""

        def of(at: int, bits: int) -> Answers:
            asked = [dict(cost.tokens).get(at, 0) for cost in self.payments.costs]
            return Answers(within(asked, bits))

        def make() -> Answers:
            first = of(pair[0], bits)
            return Answers(lambda there: of(pair[1], first[there])) if len(pair) > 1 else first

        return self.to.namespace.table("token_costs", (*pair, bits), make)

    def _sources(self) -> None:
        self.payments.pool = self.to.layout.pool
        found = []
        for source in self.to.linked.sources.values():
            if source.candidates:
                continue
            amounts, gives = self.known(source.cost, {}), self.known(source.gives, {})
            place = self.model.sources[source.name].entry.id_span
            if amounts is None or gives is None:
                raise CannotCompile(
                    codes.COST_NOT_FIXED.at(place, what="what a source without 'for' takes and gives", hint=FIXED)
                )
            icons = self.to.values.packed(gives)
            tokens = tuple((self.offset(unit, place), n) for unit, n in amounts.items())
            found.append(TokenSource(self.family(source) * self.to.families.width, tokens, icons))
        self.payments.token_sources = tuple(found)
        self.payments.money = tuple(sorted({at for source in found for at, _ in source.tokens}))

    def names(self, names: dict[str, Any]) -> None:
        """What generated code calls of the payment."""
        payments, costs = self.payments, self.payments.costs
        names["pay"] = payments.begin
        names["payable"] = payments.payable
        names["tokens_of"] = [cost.tokens for cost in costs]
        names["beyond"] = [bool(cost.units or cost.need) for cost in costs]
        by_need = Answers(lambda have: Answers(lambda money: payments.mask(have, money)))
        names["icon_costs"] = Answers(lambda have: _by_money(payments, by_need[payments.enough(have)]))
        for unit in range(len(self.to.linked.units)):
            names[f"unit_costs_{unit}"] = Answers(within([dict(cost.units).get(unit, 0) for cost in costs]))
        names["pay_unit"], names["take_unit"] = payments.ask_unit, payments.take_unit
        names["pay_icons"], names["take_icons"] = payments.ask_icons, payments.take_icons
        names["pay_leftover"], names["take_leftover"] = payments.ask_leftover, payments.take_leftover

    def link(self, names: dict[str, Any]) -> None:
        """Give the payment its generated parts."""
        payments = self.payments
        names["affordable"] = names[self.afford_name]
        payments.total = names[self.total_name]
        payments.candidates = names[self.candidates_name]
        payments.use = names[self.use_name]
        payments.unit_candidates = names[self.units_name]
        payments.give = names[self.give_name]
        payments.asks_leftover = names[self.matters_name]
        payments.resume = names["back"]
        word = self.to.linked.leftover[1] if self.to.linked.leftover else "keep"
        base = self.to.families.of(word + ":{keep}") * self.to.families.width
        pools = {pool: at for at, pool in enumerate(self._pools())}
        back = dict(enumerate(self._pools()))
        payments.keep = lambda pool: base + pools[pool] if pool in pools else None
        payments.pool_of = lambda code: back[code - base]

    def _pools(self) -> list[int]:
        return [sum(1 << at * BITS for at in each) for each in multisets(len(self.model.icons))]

    def keeps(self) -> tuple[str, ...]:
        names = [icon.name for icon in self.model.icons]
        return tuple("+".join(names[at] for at in each) for each in multisets(len(names)))


def within(asked: list[int], bits: int = -1) -> Callable[[int], int]:
    """For an amount that is there: the costs that ask no more of it."""
    return lambda there: sum(1 << number for number, n in enumerate(asked) if n <= max(there, 0)) & bits


def _by_money(payments: Payments, answers: Answers) -> Answers:
    """Answers for all the money that is there, by what of it could be used."""
    return Answers(lambda money: answers[payments.enough_money(_several(money))])


def _several(money: int | tuple[int, ...]) -> tuple[int, ...]:
    return money if isinstance(money, tuple) else (money,)
