"""Paying: tokens first, then units, then icons; what can be paid is found by trying.

Icons are lists of names, sorted as the content declares them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from itertools import combinations
from math import comb

from arnakdsl.linking import BoundGiver
from arnakdsl.reference.asking import Asking, Option, Run, dropped
from arnakdsl.reference.values import Named, Names
from arnakdsl.typed import CostOf

Icons = tuple[int, ...]  # icons as their places in the content, sorted
KEEPS = 512  # so many ids at most for the icons that stay; of no more than
MOST_KEPT = 8  # icons
NOTHING: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True)
class Bill:
    """What is to be paid: tokens and units by name, icons, and icons of a discount, which pay first and do not stay."""

    tokens: tuple[tuple[str, int], ...] = ()
    units: tuple[str, ...] = ()
    need: Icons = ()
    gift: Icons = ()


class Payment(Asking):
    """Bills: what they ask, whether they can be paid, paying them."""

    # ------------------------------------------------------------ bills

    def bill(self, cost: CostOf | None, names: Names, off: Mapping[str, int] = NOTHING) -> Bill:
        """A cost after a discount: tokens and units less, icons as if one had them."""
        asked = self.amounts(cost, names)
        left = {unit: max(0, n - off.get(unit, 0)) for unit, n in asked.items()}
        need = self.icons(asked)
        return Bill(
            tuple((unit, n) for unit, n in left.items() if n and self.is_token(unit)),
            tuple(unit for unit in self.model.units for _ in range(left.get(unit, 0))),
            need,
            self.icons(off) if need else (),
        )

    @cached_property
    def pays(self) -> tuple[frozenset[int], ...]:
        """What each icon pays for: itself and what the content says."""
        names = [each.name for each in self.model.icons]
        return tuple(frozenset(names.index(one) for one in (each.name, *each.pays)) for each in self.model.icons)

    def is_token(self, unit: str) -> bool:
        return unit not in self.model.units and not self.model.resources[unit].icon

    def icons(self, amounts: Mapping[str, int]) -> Icons:
        return tuple(at for at, each in enumerate(self.model.icons) for _ in range(amounts.get(each.name, 0)))

    def pool(self) -> Icons:
        """The icons that wait with the running seat."""
        return self.icons({each.name: self.have(each.name) for each in self.model.icons})

    # ------------------------------------------------------------ can it be paid

    def payable(self, bill: Bill) -> bool:
        """Can the running seat pay now, by some way of giving units and using sources?"""
        if self.paid is None:
            return self.found_payable(bill)
        if bill not in self.paid:
            self.paid[bill] = self.found_payable(bill)
        return self.paid[bill]

    def found_payable(self, bill: Bill) -> bool:
        if any(self.have(token) < n for token, n in bill.tokens):
            return False
        if not bill.units and not bill.need:
            return True
        with self.trying():
            self.take_tokens(bill)
            return self.rest_payable(bill.units, bill)

    def rest_payable(self, units: tuple[str, ...], bill: Bill) -> bool:
        """Tokens are paid: can these units be given and the icons paid after them?"""
        if not units:
            return self.icons_payable(bill)
        unit, number = units[0], units.count(units[0])
        things = sorted(each[0].number for each in self.unit_members(unit))
        for chosen in dict.fromkeys(combinations(things, number)):
            with self.trying():
                for thing in chosen:
                    self.give_unit(unit, thing)
                if self.rest_payable(units[number:], bill):
                    return True
        return False

    def icons_payable(self, bill: Bill) -> bool:
        """Would the pool, the discount, all sources together and what tokens buy pay for what is needed?"""
        gives = [icons for _, icons, _ in self.sources_of_things()]
        have = sorted((*self.pool(), *bill.gift, *(icon for icons in gives for icon in icons)))
        return self.reaches(tuple(have), bill.need)

    def reaches(self, have: Icons, need: Icons) -> bool:
        if self.covered(have, need) == len(need):
            return True
        for source in self.sources_for_tokens():
            more = tuple(sorted((*have, *self.icons(self.amounts(source.gives, {})))))
            price = self.bill(source.cost, {})
            if self.covered(more, need) > self.covered(have, need) and self.payable_in_tokens(price):
                with self.trying():
                    self.take_tokens(price)
                    if self.reaches(more, need):
                        return True
        return False

    def payable_in_tokens(self, bill: Bill) -> bool:
        return all(self.have(token) >= n for token, n in bill.tokens)

    def covered(self, have: Icons, need: Icons) -> int:
        """How many icons of what is needed can be paid at once."""
        return covered(self.pays, have, need)

    # ------------------------------------------------------------ units and sources

    def unit_members(self, unit: str) -> Iterator[tuple[Named, Names]]:
        ((var, found),) = self.linked.units[unit].candidates
        for each in self.members(found, {}):
            yield each, {var.name: each}

    def give_unit(self, unit: str, thing: int) -> None:
        names = next(names for each, names in self.unit_members(unit) if each.number == thing)
        self.carried_out(self.linked.units[unit], names)

    def sources_of_things(self) -> Iterator[tuple[str, Icons, Callable[[], None]]]:
        """What things can give: option, icons, how they are used."""
        for source in self.linked.sources.values():
            if not source.candidates:
                continue
            ((var, found),) = source.candidates
            for each in self.members(found, {}):
                names = {var.name: each}
                icons = self.icons(self.amounts(source.gives, names))
                yield self.giver_id(source, names), icons, partial(self.carried_out, source, names)

    def sources_for_tokens(self) -> Iterator[BoundGiver]:
        return (each for each in self.linked.sources.values() if not each.candidates)

    def giver_id(self, giver: BoundGiver, names: Names) -> str:
        written = {**self.model.units, **self.model.sources}[giver.name].candidates
        return self.filled(giver.option, written, giver.candidates, names)

    def carried_out(self, giver: BoundGiver, names: Names) -> None:
        """What giving does: it asks nothing."""
        if giver.do is not None:
            for _ in self.run(giver.do, names):
                raise AssertionError("a source asks nothing")

    # ------------------------------------------------------------ paying

    def take_tokens(self, bill: Bill) -> None:
        for token, n in bill.tokens:
            self.add(token, -n)

    def pay(self, bill: Bill) -> Run:
        self.take_tokens(bill)
        for at, unit in enumerate(bill.units):
            yield from self.ask("payment", partial(self.unit_options, bill, at, unit), beside=False)
        while self.covered(self.in_hand(bill), bill.need) < len(bill.need):
            yield from self.ask("payment", partial(self.source_options, bill), beside=False)
        if bill.need:
            yield from self.settle(bill)
        return False

    def in_hand(self, bill: Bill) -> Icons:
        return tuple(sorted((*self.pool(), *bill.gift)))

    def unit_options(self, bill: Bill, at: int, unit: str) -> list[Option]:
        """The things that can be given, if the rest can still be paid after them."""
        found = []
        for each, names in list(self.unit_members(unit)):
            with self.trying():
                self.give_unit(unit, each.number)
                fits = self.rest_payable(bill.units[at + 1 :], bill)
            if fits:
                option = self.giver_id(self.linked.units[unit], names)
                found.append(Option(option, partial(self.done, self.carried_out, self.linked.units[unit], names)))
        return dropped(found)

    def source_options(self, bill: Bill) -> list[Option]:
        """The sources that help, those of things before those for tokens."""
        found = []
        base = self.covered(self.in_hand(bill), bill.need)

        def helps(icons: Icons) -> bool:
            return self.covered(tuple(sorted((*self.in_hand(bill), *icons))), bill.need) > base

        for option, icons, use in self.sources_of_things():
            if helps(icons):
                found.append(Option(option, partial(self.done, self.use, icons, use)))
        for source in self.sources_for_tokens():
            icons, price = self.icons(self.amounts(source.gives, {})), self.bill(source.cost, {})
            buy = partial(self.take_tokens, price)
            if helps(icons) and self.payable_in_tokens(price) and self.still_payable(bill, icons, buy):
                found.append(Option(source.option, partial(self.done, self.use, icons, buy)))
        return dropped(found)

    def still_payable(self, bill: Bill, icons: Icons, use: Callable[[], None]) -> bool:
        with self.trying():
            self.use(icons, use)
            return self.icons_payable(bill)

    def use(self, icons: Icons, use: Callable[[], None]) -> None:
        use()
        for icon in icons:
            self.add(self.model.icons[icon].name, 1)

    # ------------------------------------------------------------ what stays

    def settle(self, bill: Bill) -> Run:
        """The icons that paid go; which stay is asked if it can matter and each answer has an id."""
        left = self.leftovers(bill)
        asked = self.linked.leftover
        if len(left) > 1 and asked and self.truth(asked[0], {}) and all(self.has_id(each) for each in left):
            names = [each.name for each in self.model.icons]

            def options() -> list[Option]:
                return [
                    Option(f"{asked[1]}:{'+'.join(names[icon] for icon in each)}", partial(self.done, self.keep, each))
                    for each in left
                ]

            yield from self.ask("payment", options, beside=False)
        else:
            self.keep(left[0])
        return False

    def has_id(self, icons: Icons) -> bool:
        kinds = len(self.model.icons)
        return 0 < len(icons) <= MOST_KEPT and comb(kinds + len(icons), kinds) <= KEEPS

    def keep(self, icons: Icons) -> None:
        for at, each in enumerate(self.model.icons):
            self.position.counters[self.position.me, each.name] = icons.count(at)

    def leftovers(self, bill: Bill) -> list[Icons]:
        """The best that can be left of the pool: what nothing else that can be left replaces."""
        pays = self.pays
        found = set(remains(pays, self.pool(), bill.gift, bill.need))
        order = sorted(found, key=lambda icons: [icons.count(at) for at in reversed(range(len(pays)))])
        return [
            one for at, one in enumerate(order)
            if not any(replaces(pays, other, one) and (not replaces(pays, one, other) or order.index(other) < at)
                       for other in order if other != one)
        ]  # fmt: skip


@lru_cache(maxsize=100_000)
def covered(pays: tuple[frozenset[int], ...], have: Icons, need: Icons) -> int:
    """How many icons of `need` can be paid with `have` at once: each way is tried."""
    if not have or not need:
        return 0
    best = covered(pays, have, need[1:])
    for payer in dict.fromkeys(have):
        if need[0] in pays[payer]:
            best = max(best, 1 + covered(pays, without(have, payer), need[1:]))
    return best


def remains(pays: tuple[frozenset[int], ...], pool: Icons, gift: Icons, need: Icons) -> Iterator[Icons]:
    """What can be left of a pool after each icon was paid from it or from the gift."""
    if not need:
        yield pool
        return
    for payer in dict.fromkeys(gift):
        if need[0] in pays[payer]:
            yield from remains(pays, pool, without(gift, payer), need[1:])
    for payer in dict.fromkeys(pool):
        if need[0] in pays[payer]:
            yield from remains(pays, without(pool, payer), gift, need[1:])


def replaces(pays: tuple[frozenset[int], ...], better: Icons, worse: Icons) -> bool:
    """Is there, for each icon of `worse`, one of `better` that pays all that it pays?"""
    if not worse:
        return True
    return any(
        pays[worse[0]] <= pays[one] and replaces(pays, without(better, one), worse[1:]) for one in dict.fromkeys(better)
    )


def without(icons: Icons, one: int) -> Icons:
    at = icons.index(one)
    return icons[:at] + icons[at + 1 :]
