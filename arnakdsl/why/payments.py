"""Why something does not pay now, while a cost is being paid."""

from __future__ import annotations

from collections.abc import Iterator

from arnakrt.payment import Cost
from arnakrt.why import Reason

from arnakdsl.linking import BoundGiver
from arnakdsl.model import Giver
from arnakdsl.reference.payment import Bill, Icons
from arnakdsl.reference.values import Names
from arnakdsl.say.phrase import Said, phrase
from arnakdsl.say.values import Seen
from arnakdsl.source import Span
from arnakdsl.why.actions import COST, LAST, Near
from arnakdsl.why.decisions import Decisions


class Payments(Decisions):
    """Says what stands against a source or a unit."""

    @property
    def paying(self) -> bool:
        """Is a payment open?"""
        payments = self.program.payments
        return self.state.asking in (payments.unit_frame, payments.icon_frame, payments.keep_frame)

    @property
    def cost(self) -> Cost:
        """What is being paid."""
        found: Cost = self.program.payments.costs[self.state.locals[0]]
        return found

    @property
    def due(self) -> str:
        """The unit that is to be given now; empty if icons are."""
        if self.state.asking != self.program.payments.unit_frame:
            return ""
        return list(self.model.units)[self.cost.units[self.state.locals[1]][0]]

    @property
    def open_bill(self) -> Bill:
        """What is still to be paid."""
        hierarchy, cost = self.program.payments.hierarchy, self.cost
        need, gift = (tuple(sorted(hierarchy.icons(each))) for each in (cost.need, cost.gift))
        units: list[str] = []
        if self.due:
            _, at, left = self.state.locals
            names = list(self.model.units)
            units = [names[cost.units[at][0]]] * left
            units += [names[unit] for unit, n in cost.units[at + 1 :] for _ in range(n)]
        return Bill((), tuple(units), need, gift)

    def in_payment(self, option: str) -> Iterator[Near]:
        """The reasons against each source or unit that an id names, and against icons that stay."""
        due = self.due
        if due:
            yield from self.of_giver(self.linked.units[due], self.model.units[due], option)
            return
        if self.state.asking == self.program.payments.keep_frame:
            return
        for name, source in self.linked.sources.items():
            yield from self.of_giver(source, self.model.sources[name], option)

    def of_giver(self, giver: BoundGiver, declared: Giver, option: str) -> Iterator[Near]:
        for numbers in self.ids.candidates(giver, declared, option):
            yield self.against_giver(giver, declared, numbers)

    def against_giver(self, giver: BoundGiver, declared: Giver, numbers: tuple[int, ...]) -> Near:
        near, names, seen = self.candidates_there(declared.candidates, giver.candidates, numbers)
        if near is not None:
            return near
        found = tuple(self.no_help(giver, declared, names, seen))
        return Near(COST if found else LAST, found)

    def no_help(self, giver: BoundGiver, declared: Giver, names: Names, seen: Seen) -> Iterator[Reason]:
        """That what it costs cannot be paid, that it gives nothing of what is needed, that the rest could not be paid after it."""
        bill, place = self.open_bill, declared.entry.id_span
        if not self.due:
            unpaid = tuple(self.unpaid(declared.cost, giver.cost, names, seen, place))
            if unpaid:
                yield from unpaid
                return
            icons = self.steps.icons(self.steps.amounts(giver.gives, names))
            have = self.steps.in_hand(bill)
            if self.steps.covered(tuple(sorted((*have, *icons))), bill.need) <= self.steps.covered(have, bill.need):
                written = declared.gives[0].span.to(declared.gives[-1].span) if declared.gives else place
                yield self.reason(self.useless(icons, bill.need), written)
                return
        if self.steps.giver_id(giver, names) not in self.payers(bill):
            yield self.reason(phrase("rest-unpaid"), place)

    def payers(self, bill: Bill) -> list[str]:
        """The ids of what can pay now."""
        if self.due:
            return [each.id for each in self.steps.unit_options(bill, 0, self.due)]
        return [each.id for each in self.steps.source_options(bill)]

    def useless(self, icons: Icons, need: Icons) -> Said:
        amounts = [
            {each.name: n for at, each in enumerate(self.model.icons) if (n := one.count(at))} for one in (icons, need)
        ]
        return phrase("gives-no-help", gives=self.said_amounts(amounts[0]), need=self.said_amounts(amounts[1]))

    # ------------------------------------------------------------ what is asked first

    def open_cost(self) -> Said:
        """What is being paid, in words."""
        bill = self.open_bill
        amounts = {unit: bill.units.count(unit) for unit in dict.fromkeys(bill.units)}
        amounts |= {each.name: n for at, each in enumerate(self.model.icons) if (n := bill.need.count(at))}
        return self.said_amounts(amounts)

    def payment_place(self) -> Span:
        """The place in the content that stands for the open payment: the unit, a source, or what asks which icons stay."""
        if self.due:
            return self.model.units[self.due].entry.id_span
        if self.state.asking == self.program.payments.keep_frame and self.model.leftover is not None:
            return self.model.leftover[0].span
        return next(iter(self.model.sources.values())).entry.id_span
