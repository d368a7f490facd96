"""Paying costs: tokens first, then units such as cards, then icons from the pool and from sources one by one.

Icons are packed into one int, eight bits for each kind of icon.  What is offered can always be carried out: `mask` is
exact, and a source that is paid in tokens is offered only if what it leaves still pays the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from typing import Any, NamedTuple

from arnakrt.ruleset import RulesError
from arnakrt.state import ME, SEAT_CELLS, State

BITS = 8
MANY = (1 << BITS) - 1


class Cost(NamedTuple):
    """What is to be paid.

    Attributes:
        tokens: (offset of the counter in a seat's cells, how many).
        units: (number of the unit, how many).
        need: Icons, packed.
        gift: Icons of a discount, packed: they pay first and do not stay.
    """

    tokens: tuple[tuple[int, int], ...] = ()
    units: tuple[tuple[int, int], ...] = ()
    need: int = 0
    gift: int = 0


class TokenSource(NamedTuple):
    """Icons for tokens, as often as the tokens last."""

    code: int
    tokens: tuple[tuple[int, int], ...]
    icons: int


class Table(dict[Any, Any]):
    """Answers worked out on first use and kept, up to a bound."""

    def __init__(self, work_out: Callable[[Any], Any], bound: int = 50_000) -> None:
        super().__init__()
        self._work_out = work_out
        self._bound = bound

    def __missing__(self, key: Any) -> Any:
        if len(self) >= self._bound:
            self.clear()
        found = self[key] = self._work_out(key)
        return found


class Hierarchy:
    """Which icon pays for which, and what follows from it."""

    def __init__(self, pays: tuple[tuple[int, ...], ...]) -> None:
        """`pays[i]`: the icons that icon `i` can pay for, itself among them."""
        self.pays = pays
        self.payers = tuple(
            tuple(sorted((i for i, targets in enumerate(pays) if need in targets), key=lambda i: len(pays[i])))
            for need in range(len(pays))
        )
        self.betters = tuple(
            tuple(i for i, targets in enumerate(pays) if set(pays[icon]) <= set(targets)) for icon in range(len(pays))
        )
        self.replaced = cache(self._replaced)
        self.covered = cache(self._covered)
        self.size = cache(self._size)
        self.leftovers = cache(self._leftovers)
        self.helps = Table(self._helps)

    def icons(self, packed: int) -> list[int]:
        return [icon for icon in range(len(self.pays)) for _ in range(packed >> icon * BITS & MANY)]

    def _covered(self, have: int, need: int) -> int:
        """How many icons of `need` can be paid with `have` at once."""
        if not need or not have:
            return 0
        icon = next(i for i in range(len(self.pays)) if need >> i * BITS & MANY)
        rest = need - (1 << icon * BITS)
        best = self.covered(have, rest)
        for payer in self.payers[icon]:
            if have >> payer * BITS & MANY:
                best = max(best, 1 + self.covered(have - (1 << payer * BITS), rest))
        return best

    def _replaced(self, better: int, worse: int) -> bool:
        """Is there, for each icon of `worse`, one of `better` that pays all that it pays?"""
        if not worse:
            return True
        icon = next(i for i in range(len(self.pays)) if worse >> i * BITS & MANY)
        rest = worse - (1 << icon * BITS)
        return any(
            better >> other * BITS & MANY and self.replaced(better - (1 << other * BITS), rest)
            for other in self.betters[icon]
        )

    def covers(self, have: int, need: int) -> bool:
        """Can `have` pay all of `need`?"""
        return not need or self.covered(have, need) == self.size(need)

    def _helps(self, key: tuple[int, int]) -> Table:
        """For (icons at hand, icons that are needed): would these icons more pay for more of them?"""
        have, need = key
        base = self.covered(have, need)
        return Table(lambda icons: self.covered(have + icons, need) > base)

    def _size(self, packed: int) -> int:
        """How many icons there are."""
        return sum(packed >> icon * BITS & MANY for icon in range(len(self.pays)))

    def _leftovers(self, pool: int, gift: int, need: int) -> tuple[int, ...]:
        """The best pools that can be left after paying `need`; gifts are used up first, for they vanish anyway."""
        found: set[int] = set()
        icons = self.icons(need)
        seen: set[tuple[int, int, int]] = set()

        def assign(at: int, pool: int, gift: int) -> None:
            if (at, pool, gift) in seen:
                return
            seen.add((at, pool, gift))
            if at == len(icons):
                found.add(pool)
                return
            for payer in self.payers[icons[at]]:
                one = 1 << payer * BITS
                if gift >> payer * BITS & MANY:
                    assign(at + 1, pool, gift - one)
                if pool >> payer * BITS & MANY:
                    assign(at + 1, pool - one, gift)

        assign(0, pool, gift)
        best: list[int] = []
        for one in sorted(found):
            better = (other for other in found if other != one and self.replaced(other, one))
            if not any(other < one or not self.replaced(one, other) for other in better):
                best.append(one)
        return tuple(best)


@dataclass(eq=False)
class Payments:
    """All costs of a program and how they are paid.

    Attributes:
        hierarchy: Which icon pays for which.
        players: The seats up to this one are asked.
        costs: Every cost that content can ask, by number.
        money: Offsets of the counters that token sources take from, in the order of `mask`'s second argument.
        pool: Offset of the pool of a seat.
        total: All icons that a seat could still bring, pool included, without token sources.
        candidates: The sources that can give icons that help now; what helps is a table by icons.
        use: Marks a source as used, by its option, and tells its icons.
        unit_candidates, give: The same for units.
        asks_leftover: Does it matter which icons stay?
        keep: The option that stands for a pool that stays, none if it is too large to have one.
        resume: Goes back to what the payment was for.
    """

    hierarchy: Hierarchy
    players: int
    costs: list[Cost] = field(default_factory=list)
    money: tuple[int, ...] = ()
    token_sources: tuple[TokenSource, ...] = ()
    pool: int = 0
    unit_frame: int = 0
    icon_frame: int = 0
    keep_frame: int = 0
    total: Callable[[State], int] = field(default=lambda s: 0)
    candidates: Callable[[State, Table], list[int]] = field(default=lambda s, helps: [])
    use: Callable[[State, int], int] = field(default=lambda s, code: 0)
    unit_candidates: Callable[[State, int], list[int]] = field(default=lambda s, unit: [])
    give: Callable[[State, int], None] = field(default=lambda s, code: None)
    asks_leftover: Callable[[State], Any] = field(default=lambda s: False)
    keep: Callable[[int], int | None] = field(default=lambda pool: None)
    pool_of: Callable[[int], int] = field(default=lambda code: 0)
    resume: Callable[[State], Any] = field(default=lambda s: None)
    plans: Table = field(init=False)
    least: Table = field(init=False)

    def __post_init__(self) -> None:
        self.plans = Table(self._plan)
        self.least = Table(self._least)

    # ------------------------------------------------------------ can it be paid

    def mask(self, have: int, money: tuple[int, ...]) -> int:
        """One bit for each cost whose icons can be paid, its tokens taken from `money` first."""
        if self.one_price:
            return sum(1 << number for number, least in self.least[have] if not least or money[0] >= least)
        return sum(1 << number for number, cost in enumerate(self.costs) if self._icons_paid(cost, have, money))

    @cached_property
    def one_price(self) -> bool:
        """Is there one source of icons for tokens, which takes one kind of them?"""
        return len(self.token_sources) == 1 and len(self.money) == 1

    def _least(self, have: int) -> tuple[tuple[int, int], ...]:
        """For icons at hand and one price: each cost whose icons can be paid, with the least money for it."""
        (source,), (at,) = self.token_sources, self.money
        price, covered = dict(source.tokens)[at], self.hierarchy.covered
        found = []
        for number, cost in enumerate(self.costs):
            there, least = have + cost.gift, dict(cost.tokens).get(at, 0) if cost.need else 0
            while not self.hierarchy.covers(there, cost.need):
                if covered(there + source.icons, cost.need) <= covered(there, cost.need):
                    break
                there, least = there + source.icons, least + price
            else:
                found.append((number, least))
        return tuple(found)

    def enough(self, have: int) -> int:
        """The same icons, of each no more than any cost could use."""
        most = max((self.hierarchy.size(cost.need) for cost in self.costs), default=0)
        return sum(min(have >> icon * BITS & MANY, most) << icon * BITS for icon in range(len(self.hierarchy.pays)))

    def enough_money(self, money: tuple[int, ...]) -> tuple[int, ...]:
        """The same money, of each counter no more than any cost could use."""
        return tuple(map(min, money, self.most_money))

    @cached_property
    def most_money(self) -> tuple[int, ...]:
        return tuple(map(self._most_money, self.money))

    def _most_money(self, at: int) -> int:
        price = max((dict(source.tokens).get(at, 0) for source in self.token_sources), default=0)
        return max(dict(cost.tokens).get(at, 0) + self.hierarchy.size(cost.need) * price for cost in self.costs)

    def _icons_paid(self, cost: Cost, have: int, money: tuple[int, ...]) -> bool:
        if not cost.need:
            return True
        left = self._after(cost.tokens, money)
        return left is not None and self.reaches(have + cost.gift, cost.need, left)

    def reaches(self, have: int, need: int, money: tuple[int, ...]) -> bool:
        """Can `need` be paid with these icons and this money?"""
        if self.hierarchy.covers(have, need):
            return True
        base = self.hierarchy.covered(have, need)
        for source in self.token_sources:
            left = self._after(source.tokens, money)
            if left is None or self.hierarchy.covered(have + source.icons, need) <= base:
                continue
            if self.reaches(have + source.icons, need, left):
                return True
        return False

    def _after(self, tokens: tuple[tuple[int, int], ...], money: tuple[int, ...]) -> tuple[int, ...] | None:
        """What is left of the money; none if it is not enough.  A counter below zero that is not asked for is no matter."""
        spent = dict(tokens)
        asked = [(n, spent.get(at, 0)) for at, n in zip(self.money, money, strict=True)]
        return None if any(n < most for n, most in asked if most) else tuple(n - most for n, most in asked)

    def purse(self, s: State) -> tuple[int, ...]:
        base = s.cells[SEAT_CELLS]
        return tuple(s.cells[base + at] for at in self.money)

    def payable(self, s: State, number: int) -> bool:
        """Can the running seat pay this cost now?  Exact, also for units and icons together."""
        cost = self.costs[number]
        base = s.cells[SEAT_CELLS]
        if any(s.cells[base + at] < n for at, n in cost.tokens):
            return False
        after = s
        if cost.tokens:
            after = s.copy()
            self.take_tokens(after, cost)
        return self._rest_payable(after, cost, cost.units)

    def _rest_payable(self, s: State, cost: Cost, units: tuple[tuple[int, int], ...]) -> bool:
        """Tokens are paid: can the units be given so that the icons remain payable?"""
        if not units:
            return not cost.need or self.reaches(self.total(s) + cost.gift, cost.need, self.purse(s))
        (unit, number), *rest = units
        if len(self.unit_candidates(s, unit)) < number:
            return False
        if not cost.need and not rest:
            return True
        return any(self._rest_payable(after, cost, tuple(rest)) for after in self._ways(s, unit, number))

    def _ways(self, s: State, unit: int, number: int) -> Iterator[State]:
        for codes in dict.fromkeys(combinations(sorted(self.unit_candidates(s, unit)), number)):
            after = s.copy()
            for code in codes:
                self.give(after, code)
            yield after

    def take_tokens(self, s: State, cost: Cost) -> None:
        base = s.cells[SEAT_CELLS]
        for at, n in cost.tokens:
            s.cells[base + at] -= n

    # ------------------------------------------------------------ paying, as blocks

    def begin(self, s: State) -> Any:
        """Pay units and icons of the cost `s.locals[0]`; its tokens are paid, the frame to go back to is on the stack."""
        number = s.locals[0]
        cost = self.costs[number]
        if not cost.units:
            return self.ask_icons(s)
        return self.ask_unit(self._with(s, number, *self._start(cost.units)))

    @staticmethod
    def _start(units: tuple[tuple[int, int], ...]) -> tuple[int, int]:
        return (0, units[0][1]) if units else (0, 0)

    @staticmethod
    def _with(s: State, *names: int) -> State:
        s.locals = names
        return s

    def ask_unit(self, s: State) -> Any:
        """Locals: the cost, which of its units is due, how many are still to be given."""
        number, at, left = s.locals
        cost = self.costs[number]
        while at < len(cost.units) and not left:
            at += 1
            left = cost.units[at][1] if at < len(cost.units) else 0
        if at >= len(cost.units):
            return self.ask_icons(self._with(s, number))
        s.locals = (number, at, left)
        options = list(dict.fromkeys(self.unit_candidates(s, cost.units[at][0])))
        if cost.need:
            options = [code for code in options if self._still_payable(s, cost, at, left, code)]
        return self._ask(s, self.unit_frame, options, self.take_unit)

    def _still_payable(self, s: State, cost: Cost, at: int, left: int, code: int) -> bool:
        after = s.copy()
        self.give(after, code)
        rest = ((cost.units[at][0], left - 1), *cost.units[at + 1 :])
        return self._rest_payable(after, cost, tuple(each for each in rest if each[1]))

    def take_unit(self, s: State, code: int) -> Any:
        number, at, left = s.locals
        self.give(s, code)
        return self.ask_unit(self._with(s, number, at, left - 1))

    def ask_icons(self, s: State) -> Any:
        """Locals: the cost.  Sources are asked one by one until its icons are covered."""
        number = s.locals[0]
        cells = s.cells
        left, helps = self.plans[cells[cells[SEAT_CELLS] + self.pool], number]
        if left:
            return self.settle(s, left)
        options = self.candidates(s, helps)
        for source in self.token_sources:
            if helps[source.icons] and self._affords(s, source, self.costs[number]):
                options.append(source.code)
        if len(options) > 1:
            options = list(dict.fromkeys(options))
            if len(options) > 1 and cells[ME] <= self.players:
                s.asking, s.options, s.own = self.icon_frame, options, len(options)
                return None
        return self._by_itself(s, options, self.take_icons)

    def _plan(self, key: tuple[int, int]) -> tuple[tuple[int, ...], Table]:
        """For icons in the pool and a cost: the pools that can be left, if they pay it, and else what helps to."""
        pool, number = key
        cost, hierarchy = self.costs[number], self.hierarchy
        if hierarchy.covers(pool + cost.gift, cost.need):
            return hierarchy.leftovers(pool, cost.gift, cost.need), Table(bool)
        return (), hierarchy.helps[pool + cost.gift, cost.need]

    def _affords(self, s: State, source: TokenSource, cost: Cost) -> bool:
        """Can the source be paid, and the rest of the icons after it?"""
        base = s.cells[SEAT_CELLS]
        for at, n in source.tokens:
            if s.cells[base + at] < n:
                return False
        if self.one_price:
            return True  # what is spent on one helpful icon was needed for it in any case
        left = self._after(source.tokens, self.purse(s))
        return left is not None and self.reaches(self.total(s) + cost.gift + source.icons, cost.need, left)

    def take_icons(self, s: State, code: int) -> Any:
        base = s.cells[SEAT_CELLS]
        for source in self.token_sources:
            if source.code == code:
                for at, n in source.tokens:
                    s.cells[base + at] -= n
                s.cells[base + self.pool] += source.icons
                return self.ask_icons(s)
        s.cells[base + self.pool] += self.use(s, code)
        return self.ask_icons(s)

    def ask_leftover(self, s: State) -> Any:
        """Locals: the cost.  Its icons are covered by the pool."""
        cells = s.cells
        return self.settle(s, self.plans[cells[cells[SEAT_CELLS] + self.pool], s.locals[0]][0])

    def settle(self, s: State, left: tuple[int, ...]) -> Any:
        """One of some pools is left; which, is asked where it matters."""
        if len(left) > 1 and self.asks_leftover(s):
            options = [self.keep(pool) for pool in left]
            if None not in options:
                return self._ask(s, self.keep_frame, options, self.take_leftover)
        return self._left(s, left[0])

    def take_leftover(self, s: State, code: int) -> Any:
        return self._left(s, self.pool_of(code))

    def _left(self, s: State, pool: int) -> Any:
        s.cells[s.cells[SEAT_CELLS] + self.pool] = pool
        return self.resume(s)

    def _ask(self, s: State, frame: int, options: list[Any], take: Callable[[State, int], Any]) -> Any:
        """Ask with two options or more; one is taken.  Nothing else may be done inside a payment."""
        if len(options) > 1 and s.cells[ME] <= self.players:
            s.asking, s.options, s.own = frame, options, len(options)
            return None
        return self._by_itself(s, options, take)

    def _by_itself(self, s: State, options: list[Any], take: Callable[[State, int], Any]) -> Any:
        """Take the first option without a question.

        Raises:
            RulesError: There is none: the cost cannot be paid as things lie now.
        """
        if not options:
            raise RulesError("a cost that was accepted cannot be paid")
        if s.log is not None:
            s.log.append(options[0])
        return take(s, options[0])
