"""What content asks for: each cost, with each discount, gets a number."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from arnakrt.payment import BITS, Cost, Hierarchy, Payments

from arnakdsl import codes
from arnakdsl.costs.price import Price
from arnakdsl.findings import CannotCompile
from arnakdsl.linking import BoundAction
from arnakdsl.source import Span
from arnakdsl.typed import Attr, CostOf, Local, Value

if TYPE_CHECKING:
    from arnakdsl.compiler import Compiler


FIXED = "write numbers, or costs printed on the candidate"


TOKENS = "a cost takes counters without 'of: game'"


class Prices:
    """The costs of one program, interned."""

    def __init__(self, to: Compiler) -> None:
        self.to = to
        self.model = to.model
        pays = self._pays()
        self.payments = Payments(Hierarchy(pays), to.layout.players)
        self.numbers: dict[Cost, int] = {}
        self._prices: dict[tuple[str, CostOf | None], Price] = {}
        self._same: dict[tuple[tuple[str, int], ...], dict[str, int]] = {}
        self._of_things: dict[str, dict[int, dict[str, int] | None]] = {}
        self.intern(Cost())

    def _pays(self) -> tuple[tuple[int, ...], ...]:
        shifts = self.to.layout.shifts
        return tuple(
            tuple(sorted({shifts[icon.name], *(shifts[each] for each in icon.pays)})) for icon in self.model.icons
        )

    def intern(self, cost: Cost) -> int:
        number = self.numbers.get(cost)
        if number is None:
            number = self.numbers[cost] = len(self.payments.costs)
            self.payments.costs.append(cost)
        return number

    def known(self, cost: CostOf, names: dict[str, int]) -> dict[str, int] | None:
        """A cost as numbers by unit, if it is known once the names are."""
        found: dict[str, int] = {}
        for number, unit in cost.amounts:
            n = self.to.values.fold(number, names)
            if n is None:
                return None
            found[unit] = found.get(unit, 0) + n
        for attribute in cost.attributes:
            thing = self.to.values.fold(attribute.owner, names) if isinstance(attribute, Attr) else None
            if thing is None:
                return None
            for unit, n in self.printed(thing, attribute).items():
                found[unit] = found.get(unit, 0) + n
        return found

    def printed(self, thing: int, attribute: Value) -> dict[str, int]:
        assert isinstance(attribute, Attr), "a printed cost"
        return self.to.linked.costs.get((thing, attribute.name), {})

    def reduced(self, amounts: dict[str, int], less: CostOf | None, place: Span) -> int:
        """The number of a cost after a discount: tokens and units less, icons as a gift."""
        if less is not None and less.all:
            return 0
        off = self.known(less, {}) if less is not None else {}
        if off is None:
            raise CannotCompile(codes.COST_NOT_FIXED.at(place, what="a discount", hint=FIXED))
        layout = self.to.layout
        tokens, units, need, gift = [], [], 0, 0
        order = {name: at for at, name in enumerate(self.model.units)}
        for unit, n in amounts.items():
            if unit in layout.shifts:
                need += n << layout.shifts[unit] * BITS
                continue
            rest = n - off.get(unit, 0)
            if rest > 0 and unit in order:
                units.append((order[unit], rest))
            elif rest > 0:
                tokens.append((self.offset(unit, place), rest))
        if need:
            gift = sum(n << layout.shifts[unit] * BITS for unit, n in off.items() if unit in layout.shifts)
        return self.intern(Cost(tuple(sorted(tokens)), tuple(sorted(units)), need, gift))

    def offset(self, unit: str, place: Span) -> int:
        """Where the counter of a unit lies in a seat's cells."""
        if unit not in self.to.layout.seat_counters:
            raise CannotCompile(codes.NOT_A_TOKEN.at(place, what="a cost", unit=unit, hint=TOKENS))
        return self.to.layout.seat_counters[unit]

    def place_of(self, action: BoundAction) -> Span:
        return self.model.actions[action.name].entry.id_span

    def price(self, action: BoundAction, less: CostOf | None) -> Price:
        """What an action costs its candidates, with a discount."""
        key = action.name, less
        if key not in self._prices:
            self._prices[key] = self._price(action, less)
        return self._prices[key]

    def _price(self, action: BoundAction, less: CostOf | None) -> Price:
        place = self.place_of(action)
        if not action.candidates:
            amounts = self.known(action.cost, {})
            if amounts is None:
                raise CannotCompile(codes.COST_NOT_FIXED.at(place, what="the cost of an action", hint=FIXED))
            return Price(self, {0: self.reduced(amounts, less, place)}, None, None)
        var, found = action.candidates[-1]
        costs = self.of_things(action, var, found.type.of)
        if not costs and (amounts := self.known(action.cost, {})) is not None:
            return Price(self, {0: self.reduced(amounts, less, place)}, None, var)  # candidates that are numbers
        fixed = {number: each for number, each in costs.items() if each is not None}
        if len(fixed) == len(costs):
            return Price(self, self.reduced_each(fixed, less, place), None, var)
        return self.price_by_key(action, less, var)

    def of_things(self, action: BoundAction, var: Local, kinds: tuple[str, ...]) -> dict[int, dict[str, int] | None]:
        """What an action costs each thing of some kinds, where that is known."""
        if action.name not in self._of_things:
            things = [each.number for each in self.to.variant.things() if each.kind in kinds]
            match action.cost:
                case CostOf(amounts=(), attributes=(Attr(owner=Local(name=var.name)) as attribute,)):
                    printed = ((each, self.printed(each, attribute)) for each in things)
                    self._of_things[action.name] = {each: self.same(amounts) for each, amounts in printed}
                case cost:
                    known = ((each, self.known(cost, {var.name: each})) for each in things)
                    self._of_things[action.name] = {
                        each: None if amounts is None else self.same(amounts) for each, amounts in known
                    }
        return self._of_things[action.name]

    def same(self, amounts: dict[str, int]) -> dict[str, int]:
        """Equal amounts as one value, which is worked with once."""
        return self._same.setdefault((*amounts.items(),), amounts)

    def reduced_each(self, costs: dict[int, dict[str, int]], less: CostOf | None, place: Span) -> dict[int, int]:
        """The numbers of many costs after a discount; those that are the `same` are worked out once."""
        distinct = {id(each): each for each in costs.values()}
        known = {each: self.reduced(amounts, less, place) for each, amounts in distinct.items()}
        return {thing: known[id(amounts)] for thing, amounts in costs.items()}

    def price_by_key(self, action: BoundAction, less: CostOf | None, var: Local) -> Price:
        """The price depends on what a mark of the candidate holds: a table by that thing."""
        fixed = [each for each in action.cost.attributes if self._fixed(each, var)]
        moving = [each for each in action.cost.attributes if not self._fixed(each, var)]
        place = self.place_of(action)
        base = self.known(CostOf(action.cost.amounts, tuple(fixed)), {})
        if len(moving) != 1 or not isinstance(moving[0], Attr) or base is None:
            raise CannotCompile(
                codes.COST_NOT_FIXED.at(place, what="all but one part of the cost of an action", hint=FIXED)
            )
        costs = {0: base}
        for thing in self.to.variant.things():
            if thing.kind in moving[0].owner.type.of:
                amounts = dict(base)
                for unit, n in self.printed(thing.number, moving[0]).items():
                    amounts[unit] = amounts.get(unit, 0) + n
                costs[thing.number] = self.same(amounts)
        return Price(self, self.reduced_each(costs, less, place), moving[0].owner, var)

    def _fixed(self, attribute: Value, var: Local) -> bool:
        first = next((each.number for each in self.to.variant.things() if each.kind in var.type.of), 0)
        return isinstance(attribute, Attr) and self.to.values.fold(attribute.owner, {var.name: first}) is not None

    def nothing(self) -> Price:
        """The price of what costs nothing."""
        return Price(self, {0: 0}, None, None)

    def start(self, prices: list[Price]) -> None:
        """The line before the candidates of several actions: what can be afforded, if any of them needs it."""
        found = [each.bits() for each in prices if not each.uniform]
        if found:
            self.to.line(f"afford = affordable(s)  # {reduce(or_, found)}")

    def beyond(self, number: int) -> bool:
        cost = self.payments.costs[number]
        return bool(cost.units or cost.need)

    def write_tokens(self, number: int) -> None:
        for at, n in self.payments.costs[number].tokens:
            self.to.line(f"c[a + {at}] -= {n}")
