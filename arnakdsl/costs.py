"""Costs: interned, tested all at once by one mask, paid by the runtime.

Every cost that content can ask (with each discount) is known at compile time and has a number; the costs that a seat can
pay at a moment are one int with a bit for each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING, Any

from arnakrt.payment import BITS, Cost, Hierarchy, Payments, TokenSource
from arnakrt.payment import Table as Answers

from arnakdsl import codes
from arnakdsl.bindtypes import places_of
from arnakdsl.entries import Entry
from arnakdsl.findings import CannotCompile
from arnakdsl.generate import mentions, packed
from arnakdsl.linking import BoundAction, BoundGiver
from arnakdsl.options import gapped
from arnakdsl.source import Span
from arnakdsl.typed import Attr, CostOf, Counter, Either, Local, Me, PileOf, Place, Value

if TYPE_CHECKING:
    from arnakdsl.compiler import Compiler, Env, Then

FIXED = "write numbers, or costs printed on the candidate"
TOKENS = "a cost takes counters without 'of: game'"
KEEPS = 512  # at most so many ids for icons that stay


@dataclass(slots=True, eq=False)
class Price:
    """What an action costs: a cost's number for each candidate, or for what a mark of the candidate holds."""

    costs: Costs
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
        first = self.costs.to.model.first[kind]

        def mask(afford: int) -> int:
            return sum(1 << thing - first for thing, cost in self.numbers.items() if afford >> cost & 1)

        return self.costs.to.namespace.table("pays", (kind, tuple(self.numbers.items())), lambda: Answers(mask))

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
                    to.line("return pay(s)")
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


class Costs:
    """The costs of one program."""

    def __init__(self, to: Compiler) -> None:
        self.to = to
        self.model = to.model
        pays = self._pays()
        self.payments = Payments(Hierarchy(pays))
        self.numbers: dict[Cost, int] = {}
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

    # ------------------------------------------------------------ from content to numbers

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
        place = self.place_of(action)
        if not action.candidates:
            amounts = self.known(action.cost, {})
            if amounts is None:
                raise CannotCompile(codes.COST_NOT_FIXED.at(place, what="the cost of an action", hint=FIXED))
            return Price(self, {0: self.reduced(amounts, less, place)}, None, None)
        var, found = action.candidates[-1]
        things = [each.number for each in self.model.things if each.kind in found.type.of]
        costs = {number: self.known(action.cost, {var.name: number}) for number in things}
        if None not in costs.values():
            return Price(self, {n: self.reduced(each or {}, less, place) for n, each in costs.items()}, None, var)
        return self.price_by_key(action, less, var)

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
        numbers = {0: 0}
        for thing in self.model.things:
            if thing.kind in moving[0].owner.type.of:
                amounts = dict(base)
                for unit, n in self.printed(thing.number, moving[0]).items():
                    amounts[unit] = amounts.get(unit, 0) + n
                numbers[thing.number] = self.reduced(amounts, less, place)
        return Price(self, numbers, moving[0].owner, var)

    def _fixed(self, attribute: Value, var: Local) -> bool:
        first = next((each.number for each in self.model.things if each.kind in var.type.of), 0)
        return isinstance(attribute, Attr) and self.to.values.fold(attribute.owner, {var.name: first}) is not None

    def nothing(self) -> Price:
        """The price of what costs nothing."""
        return Price(self, {0: 0}, None, None)

    def start(self, prices: list[Price]) -> None:
        """The line before the candidates of several actions: what can be afforded, if any of them needs it."""
        if any(not each.uniform for each in prices):
            self.to.line("afford = affordable(s)")

    # ------------------------------------------------------------ `pay` inside effects

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

    def beyond(self, number: int) -> bool:
        cost = self.payments.costs[number]
        return bool(cost.units or cost.need)

    def write_tokens(self, number: int) -> None:
        for at, n in self.payments.costs[number].tokens:
            self.to.line(f"c[a + {at}] -= {n}")

    def pay_plain(self, cost: CostOf, place: Span) -> None:
        for unit, number in self.by_unit(cost).items():
            self.to.line(f"c[a + {self.offset(unit, place)}] -= {number}")

    def by_unit(self, cost: CostOf) -> dict[str, str]:
        """The amounts of a cost of tokens as source, each counter once."""
        found: dict[str, list[str]] = {}
        for number, unit in cost.amounts:
            found.setdefault(unit, []).append(self.to.number(number))
        return {unit: each[0] if len(each) == 1 else f"({' + '.join(each)})" for unit, each in found.items()}

    def payable(self, cost: CostOf, place: Span) -> str:
        """A condition: can it be paid now?"""
        if not self.asks(cost):
            for _, unit in cost.amounts:
                self.offset(unit, place)
            tests = [f"{self.to.number(Counter(Me(), unit))} >= {n}" for unit, n in self.by_unit(cost).items()]
            return f"({' and '.join(tests)})" if tests else "True"
        number = self.number_of(cost, place)
        return f"(affordable(s) >> {number} & 1)"

    def go_pay(self, cost: CostOf, at: Place, then: Then) -> None:
        number = self.number_of(cost, at.span)
        self.write_tokens(number)
        after = self.to.joined(then, at.path)
        _, frame = self.to.block(f"{at.path}/paid", self.to.env, after)
        self.to.push(frame)
        self.to.line(f"s.locals = ({number},)")
        self.to.line("return pay(s)")

    def extra_payable(self, extra: CostOf, place: Span) -> str:
        if self.asks(extra):
            unit = next(iter(unit for _, unit in extra.amounts), "a printed cost")
            raise CannotCompile(codes.NOT_A_TOKEN.at(place, what="'for'", unit=unit, hint=TOKENS))
        return self.payable(extra, place)

    def apart(self, extra: CostOf, prices: list[Price], place: Span) -> None:
        """What is paid for any action of an offer must not be what one of them costs too."""
        for unit in self.by_unit(extra):
            at = self.offset(unit, place)
            costs = {number for price in prices for number in price.numbers.values()}
            if any(at == other for number in costs for other, _ in self.payments.costs[number].tokens):
                raise CannotCompile(codes.COST_TWICE.at(place, unit=unit))

    # ------------------------------------------------------------ sources and units

    def frames(self) -> None:
        """Number the frames of the runtime's payment."""
        self.payments.unit_frame = self.to.frame("pay_unit", "payment/unit", "payment", "take_unit")
        self.payments.icon_frame = self.to.frame("pay_icons", "payment/icons", "payment", "take_icons")
        self.payments.keep_frame = self.to.frame("pay_leftover", "payment/leftover", "payment", "take_leftover")

    def functions(self) -> None:
        """The generated parts of the payment: what gives icons, what gives units, what can be afforded."""
        to = self.to
        open_sources = [each for each in to.linked.sources.values() if each.candidates]
        with to.function("total", "sources", ()) as self.total_name:
            parts = [f"c[a + {to.layout.pool}]", *(self.total(each) for each in open_sources)]
            to.line(f"return {' + '.join(parts)}")
        with to.function("candidates", "sources", (), "s, helps") as self.candidates_name:
            to.line("o = []")
            for each in open_sources:
                self.list_source(each)
            to.line("return o")
        with to.function("use", "sources", (), "s, code") as self.use_name:
            self.users(open_sources, gives=True)
        with to.function("units", "units", (), "s, unit") as self.units_name:
            to.line("o = []")
            for number, unit in enumerate(to.linked.units.values()):
                with to.block_of(f"if unit == {number}:"):
                    self.list_unit(unit)
            to.line("return o")
        with to.function("give", "units", (), "s, code") as self.give_name:
            self.users(list(to.linked.units.values()), gives=False)
        with to.function("matters", "payment", ()) as self.matters_name:
            to.line(f"return {to.truth(to.linked.leftover[0]) if to.linked.leftover else 'False'}")

    def family(self, giver: BoundGiver) -> int:
        """The family of a giver's options."""
        last = giver.candidates[0][1].type.of if giver.candidates else ()
        return self.to.families.of(gapped(giver.option), last=last)

    def total(self, source: BoundGiver) -> str:
        """All the icons that a source can give, added up."""
        ((var, found),) = source.candidates
        return self._total(source.gives, var, found)

    def _total(self, gives: Value, var: Local, found: Value) -> str:
        if isinstance(gives, CostOf) and len(gives.attributes) == 1 and not gives.amounts:
            gives = gives.attributes[0]
        if isinstance(gives, Either) and not mentions(gives.condition, var):
            test = self.to.truth(gives.condition)
            return f"({self._total(gives.then, var, found)} if {test} else {self._total(gives.otherwise, var, found)})"
        kinds = found.type.of
        if isinstance(found, PileOf):
            table = {
                each.number: self.static_icons(gives, var, each.number)
                for each in self.model.things
                if each.kind in kinds
            }
            if None not in table.values():
                icons_of = self.to.namespace.table("icons_of", tuple(table.items()), lambda: _getter(table))
                return f"sum(map({icons_of}, p[{self.to.pile(found)}]))"
        source, test = self.members(var, found)
        total = f"sum([{self.to.values.icons(gives)} for {var.name} in {source}{f' if {test}' if test else ''}])"
        return f"({total} if {source} else 0)" if source.startswith("p[") else total

    def members(self, var: Local, found: Value) -> tuple[str, str]:
        """What to go through for the members of a set, and a condition on each, empty if none."""
        source, fitting, rest = self.to.values.loop(found, var)
        tests = [f"{self.to.fit_table(fitting)}[{var.name}]"] if fitting is not None else []
        return source, " and ".join([*tests, *(self.to.truth(each) for each in rest)])

    def static_icons(self, gives: Value, var: Local, thing: int) -> int | None:
        """Icons of one thing, packed, if they are printed on it."""
        values = self.to.values
        if isinstance(gives, Attr) and gives.owner == var:
            return values.packed(self.printed(thing, gives))
        if isinstance(gives, CostOf):
            total = 0
            for number, unit in gives.amounts:
                icons = getattr(number, "icons", None)
                n = values.fold(number, {var.name: thing})
                if isinstance(icons, Attr) and icons.owner == var:
                    n = sum(k for name, k in self.printed(thing, icons).items() if name in self.to.layout.shifts)
                if n is None:
                    return None
                total += n << self.to.layout.shifts[unit] * BITS
            for attribute in gives.attributes:
                more = self.static_icons(attribute, var, thing)
                if more is None:
                    return None
                total += more
            return total
        return None

    def list_source(self, source: BoundGiver) -> None:
        to, ((var, found),) = self.to, source.candidates
        base = self.family(source) * to.families.width
        through, test = self.members(var, found)
        helps = f"helps[{to.values.icons(source.gives)}]"
        with to.block_of(f"for {var.name} in {through}:"), to.block_of(f"if {f'{test} and ' if test else ''}{helps}:"):
            to.line(f"o.append({base} + {var.name})")

    def list_unit(self, unit: BoundGiver) -> None:
        to, ((var, found),) = self.to, unit.candidates
        base = self.family(unit) * to.families.width
        with to.block_of(f"for {var.name} in {to.values.members(found)}:"):
            to.line(f"o.append({base} + {var.name})")

    def users(self, givers: list[BoundGiver], gives: bool) -> None:
        """Lines that mark a giver as used, by its option, and return the icons that it gives."""
        to = self.to
        families = [self.family(giver) for giver in givers]
        to.line(f"f, e = divmod(code, {to.families.width})")
        for giver, family in zip(givers, families, strict=True):
            ((var, found),) = giver.candidates
            which = f" and e in {to.values.members(found)}" if families.count(family) > 1 else ""
            with to.block_of(f"if f == {family}{which}:"):
                to.line(f"{var.name} = e")
                if to.needs_place(var):
                    to.line(f"{var.name}_at = {to.find_place('e', places_of(found))}")
                if gives:
                    to.line(f"gives = {to.values.icons(giver.gives)}")
                if giver.do is not None:
                    if to.asks(giver.do):
                        raise CannotCompile(codes.ASKING_GIVER.at(self._entry(giver.name).id_span, name=giver.name))
                    to.plain(giver.do)
                to.line("return gives" if gives else "return")

    def _entry(self, giver: str) -> Entry:
        return (self.model.sources.get(giver) or self.model.units[giver]).entry

    # ------------------------------------------------------------ tables

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
            money = "".join(f", c[a + {at}]" for at in self.payments.money)
            if icons:
                with to.block_of(f"if m & {icons}:"):
                    to.line(f"m &= icon_costs[{self.total_name}(s){money}]")
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
            amounts = self.known(source.cost, {}) or {}
            icons = self.to.values.packed(self.known(source.gives, {}) or {})
            place = self.model.sources[source.name].entry.id_span
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
        names["icon_costs"] = Answers(
            lambda key: payments.mask(key[0], tuple(key[1:])) if isinstance(key, tuple) else payments.mask(key, ())
        )
        for at in {at for cost in costs for at, _ in cost.tokens}:
            names[f"token_costs_{at}"] = Answers(_within([dict(cost.tokens).get(at, 0) for cost in costs]))
        for unit in range(len(self.to.linked.units)):
            names[f"unit_costs_{unit}"] = Answers(_within([dict(cost.units).get(unit, 0) for cost in costs]))
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

    # ------------------------------------------------------------ icons that stay

    def _pools(self) -> list[int]:
        return [sum(1 << at * BITS for at in each) for each in _multisets(len(self.model.icons))]

    def keeps(self) -> tuple[str, ...]:
        names = [icon.name for icon in self.model.icons]
        return tuple("+".join(names[at] for at in each) for each in _multisets(len(names)))


def _multisets(icons: int) -> Iterator[tuple[int, ...]]:
    """Every choice of a few icons, by size: as many as have ids."""
    most = 0
    while icons and comb(icons + most + 1, icons) <= KEEPS and most < 8:
        most += 1
    for size in range(1, most + 1):
        yield from combinations_with_replacement(range(icons), size)


def keep_ids(icons: int) -> int:
    return sum(1 for _ in _multisets(icons))


def _getter(table: dict[int, int | None]) -> Callable[[int], int]:
    """The icons of a thing, none for a gap."""
    icons = [0] * (max(table, default=0) + 1)
    for thing, each in table.items():
        icons[thing] = each or 0
    return icons.__getitem__


def _within(asked: list[int]) -> Callable[[int], int]:
    """For an amount that is there: the costs that ask no more of it."""
    return lambda there: sum(1 << number for number, n in enumerate(asked) if n <= there)
