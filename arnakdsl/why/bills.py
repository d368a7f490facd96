"""What is asked, what is there, what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from arnakrt.why import Reason

from arnakdsl.reference.payment import Bill
from arnakdsl.reference.values import Names
from arnakdsl.say.phrase import Said, listed, phrase
from arnakdsl.say.values import Seen
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import Attr, CostOf
from arnakdsl.why.sets import Sets

Amounts = Mapping[str, int]


class Bills(Sets):
    """Says costs that cannot be paid."""

    def unpaid(
        self,
        nodes: Sequence[ast.Expr],
        cost: CostOf | None,
        names: Names,
        seen: Seen,
        place: Span,
        off: Amounts = {},  # noqa: B006
    ) -> Iterator[Reason]:
        """Why a cost cannot be paid, after a discount; nothing if it can.  `place`: where nothing nearer is to blame."""
        bill = self.steps.bill(cost, names, off)
        if self.steps.payable(bill):
            return
        missing = self.missing(bill)
        asked = self.steps.amounts(cost, names)
        said = phrase("costs", cost=self.said_amounts(asked), lack=self.lacking(missing))
        less = {unit: min(n, asked[unit]) if unit in asked else n for unit, n in off.items() if self.helps(unit, asked)}
        if less:
            said = phrase(
                "costs-less", cost=self.said_amounts(asked), less=self.said_amounts(less), lack=self.lacking(missing)
            )
        yield self.reason(
            said, self.asked_at(nodes, next(iter(missing)), names, seen) or place, missing=[*missing.items()]
        )

    def helps(self, unit: str, asked: Amounts) -> bool:
        icons = {each.name for each in self.model.icons}
        return unit in asked or (unit in icons and any(each in icons for each in asked))

    def missing(self, bill: Bill) -> dict[str, int]:
        """The fewest units, in order, with which a bill could be paid."""
        steps = self.steps
        found = {unit: n - steps.have(unit) for unit, n in bill.tokens if n > steps.have(unit)}
        for unit in dict.fromkeys(bill.units):
            more = bill.units.count(unit) - sum(1 for _ in steps.unit_members(unit))
            found |= {unit: more} if more > 0 else {}
        units = tuple(unit for unit in bill.units if unit not in found)
        with steps.trying():
            for unit, n in found.items():
                if steps.is_token(unit):
                    steps.add(unit, n)
            return found | self.missing_icons(Bill(bill.tokens, units, bill.need, bill.gift))

    def missing_icons(self, bill: Bill) -> dict[str, int]:
        steps = self.steps
        for size in range(len(bill.need) + 1):
            for more in dict.fromkeys(combinations(bill.need, size)):
                with steps.trying():
                    names = [self.model.icons[icon].name for icon in more]
                    for name in names:
                        steps.add(name, 1)
                    if steps.payable(bill):
                        return {name: names.count(name) for name in names}
        return {}

    # ------------------------------------------------------------ words

    def said_amounts(self, amounts: Amounts) -> Said:
        found = [phrase("amount", n=n, unit=self.nouns.unit(unit, n)) for unit, n in amounts.items() if n]
        return listed("and", found) if found else phrase("nothing-at-all")

    def lacking(self, missing: Amounts) -> Said:
        """Of what too little is there."""
        return listed("and", [self.lack(unit, n) for unit, n in missing.items()])

    def lack(self, unit: str, n: int) -> Said:
        if not self.steps.is_token(unit):
            return phrase("lack-means", amount=phrase("amount", n=n, unit=self.nouns.unit(unit, n)))
        have = self.steps.have(unit)
        if not have:
            return phrase("lack-all", unit=self.nouns.unit(unit))
        return phrase("lack-some", amount=phrase("amount", n=have, unit=self.nouns.unit(unit, have)))

    # ------------------------------------------------------------ places

    def asked_at(self, nodes: Sequence[ast.Expr], unit: str, names: Names, seen: Seen) -> Span | None:
        """Where a unit is asked for: in the cost as it is written, or in the printed one that it names."""
        for node in nodes:
            if isinstance(node, ast.Amount):
                if node.unit.text == unit:
                    return node.span
                continue
            printed = self.printed_at(node, unit, names, seen)
            if printed is not None:
                return printed
        return nodes[0].span.to(nodes[-1].span) if nodes else None

    def printed_at(self, node: ast.Expr, unit: str, names: Names, seen: Seen) -> Span | None:
        value = self.sentences.value(node, seen)
        for each in value.attributes if isinstance(value, CostOf) else ():
            owner = self.evaluated(each.owner, names) if isinstance(each, Attr) else None
            if isinstance(each, Attr) and owner and owner.number:
                written = self.model.things[owner.number - 1].written.get(each.name) or ()
                for part in written:
                    if isinstance(part, ast.Amount) and part.unit.text == unit:
                        return part.span
        return None
