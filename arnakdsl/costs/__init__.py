"""Costs: interned, tested all at once by one mask, paid by the runtime.

Every cost that content can ask (with each discount) is known at compile time and has a number; the costs that a seat can
pay at a moment are one int with a bit for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from arnakrt.payment import BITS, TokenSource
from arnakrt.written import Answers

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
        self.token_sources()
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

        asked = [[dict(cost.tokens).get(at, 0) for cost in self.payments.costs] for at in pair]
        way = "within" if len(pair) == 1 else "within_both"
        return self.to.namespace.table("token_costs", (*pair, bits), lambda: Answers(way, *asked, bits))

    def token_sources(self) -> None:
        """Note what gives icons for tokens."""
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

    def written(self) -> dict[str, Any]:
        """What the runtime needs to pay, as plain data."""
        payments = self.payments
        word = self.to.linked.leftover[1] if self.to.linked.leftover else "keep"
        base = self.to.families.of(word + ":{keep}") * self.to.families.width
        return {
            "pays": payments.hierarchy.pays,
            "players": payments.players,
            "costs": [(each.tokens, each.units, each.need, each.gift) for each in payments.costs],
            "money": payments.money,
            "sources": [(each.code, each.tokens, each.icons) for each in payments.token_sources],
            "pool": payments.pool,
            "frames": (payments.unit_frame, payments.icon_frame, payments.keep_frame),
            "units": len(self.to.linked.units),
            "keep": (base, self._pools()),
            "parts": {
                "affordable": self.afford_name, "total": self.total_name, "candidates": self.candidates_name,
                "use": self.use_name, "unit_candidates": self.units_name, "give": self.give_name,
                "asks_leftover": self.matters_name,
            },
        }  # fmt: skip

    def _pools(self) -> list[int]:
        return [sum(1 << at * BITS for at in each) for each in multisets(len(self.model.icons))]

    def keeps(self) -> tuple[str, ...]:
        names = [icon.name for icon in self.model.icons]
        return tuple("+".join(names[at] for at in each) for each in multisets(len(names)))
