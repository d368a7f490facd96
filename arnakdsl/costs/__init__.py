"""Costs: interned, tested all at once by one mask, paid by the runtime.

Every cost that content can ask (with each discount) is known at compile time and has a number; the costs that a seat can
pay at a moment are one int with a bit for each.
"""

from __future__ import annotations

from typing import Any

from arnakrt.payment import BITS, TokenSource

from arnakdsl import codes
from arnakdsl.costs.givers import Givers
from arnakdsl.costs.leftover import keep_ids, multisets
from arnakdsl.costs.price import Price
from arnakdsl.costs.prices import FIXED
from arnakdsl.findings import CannotCompile

__all__ = ["Costs", "Price", "keep_ids"]


class Costs(Givers):
    """The costs of one program, with what the runtime needs to pay them."""

    def tables(self) -> None:
        """Write `affordable`, now that every cost is known."""
        to = self.to
        costs = self.payments.costs
        offsets = sorted({at for cost in costs for at, _ in cost.tokens})
        self._sources()
        with to.function("affordable", "costs", ()) as self.afford_name:
            self.to.line(
                f"m = {' & '.join([f'token_costs_{at}[c[a + {at}]]' for at in offsets]) or (1 << len(costs)) - 1}"
            )
            icons = sum(1 << number for number, cost in enumerate(costs) if cost.need)
            money = ", ".join(f"c[a + {at}]" for at in self.payments.money) or "()"
            if icons:
                with to.block_of(f"if m & {icons}:"):
                    to.line(f"m &= icon_costs[{self.total_name}(s)][{money}]")
            for number, unit in enumerate(to.linked.units.values()):
                if any(each == number for cost in costs for each, _ in cost.units):
                    to.line(f"m &= unit_costs_{number}[{to.values.count(unit.candidates[0][1])}]")
            for number, cost in enumerate(costs):
                if cost.units and (cost.need or len(cost.units) > 1):
                    to.line(f"if m >> {number} & 1 and not payable(s, {number}): m ^= {1 << number}")
            to.line("return m")

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
