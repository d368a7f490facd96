"""Payments against a payer that tries everything: which costs can be paid, and that paying them never gets stuck.

The other payer knows the relation, the sources and what is printed, in plain words; it reads nothing of the compiled
program but the costs.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from arnakrt import Game
from arnakrt.game import run
from arnakrt.moves import learn
from arnakrt.payment import BITS, MANY, Cost, Hierarchy
from arnakrt.state import OVER, SEAT_CELLS, State
from hypothesis import given, settings
from hypothesis import strategies as st

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.yamltree import parse, plain_data, read

Icons = tuple[int, ...]  # sorted
Relation = tuple[tuple[int, ...], ...]  # for each icon: what it pays for, itself among it

BOOT, CAR, SHIP, PLANE = range(4)
ARNAK: Relation = ((BOOT,), (BOOT, CAR), (BOOT, SHIP), (BOOT, CAR, SHIP, PLANE))
HOOF, WHEEL, OAR, STAR, SCOUT = range(5)
CARAVAN: Relation = ((HOOF,), (HOOF, WHEEL), (OAR,), (HOOF, OAR, STAR), (HOOF, WHEEL, OAR, SCOUT))
WORDS = {
    ARNAK: ("boot", "car", "ship", "plane"),
    CARAVAN: ("hoof", "wheel", "oar", "star", "scout"),
}


# ---------------------------------------------------------------- icons, by trying everything


def packed(icons: Icons) -> int:
    return sum(1 << icon * BITS for icon in icons)


def unpacked(number: int) -> Icons:
    return tuple(icon for icon in range(8) for _ in range(number >> icon * BITS & MANY))


def without(icons: Icons, at: int) -> Icons:
    return icons[:at] + icons[at + 1 :]


@cache
def most_paid(relation: Relation, have: Icons, need: Icons) -> int:
    """How many icons of `need` can be paid at once."""
    if not need:
        return 0
    best = most_paid(relation, have, need[1:])
    for at, icon in enumerate(have):
        if need[0] in relation[icon]:
            best = max(best, 1 + most_paid(relation, without(have, at), need[1:]))
    return best


def pays_all(relation: Relation, have: Icons, need: Icons) -> bool:
    return most_paid(relation, have, need) == len(need)


@cache
def ways_to_pay(relation: Relation, pool: Icons, gift: Icons, need: Icons) -> frozenset[Icons]:
    """Every pool that can be left."""
    if not need:
        return frozenset([pool])
    found: set[Icons] = set()
    for at, icon in enumerate(pool):
        if need[0] in relation[icon]:
            found |= ways_to_pay(relation, without(pool, at), gift, need[1:])
    for at, icon in enumerate(gift):
        if need[0] in relation[icon]:
            found |= ways_to_pay(relation, pool, without(gift, at), need[1:])
    return frozenset(found)


def at_least_as_good(relation: Relation, one: Icons, other: Icons) -> bool:
    """For each icon of the other there is one that pays for all that it pays for."""
    if not other:
        return True
    return any(
        set(relation[other[0]]) <= set(relation[icon]) and at_least_as_good(relation, without(one, at), other[1:])
        for at, icon in enumerate(one)
    )


def best_left(relation: Relation, pool: Icons, gift: Icons, need: Icons) -> set[Icons]:
    found = ways_to_pay(relation, pool, gift, need)
    return {one for one in found if not any(other != one and at_least_as_good(relation, other, one) for other in found)}


def some_icons(chance: random.Random, kinds: int, most: int) -> Icons:
    return tuple(sorted(chance.randrange(kinds) for _ in range(chance.randint(0, most))))


def check_icons(relation: Relation, have: Icons, need: Icons) -> None:
    hierarchy = Hierarchy(relation)
    paid = most_paid(relation, have, need)
    assert hierarchy.covered(packed(have), packed(need)) == paid
    assert hierarchy.covers(packed(have), packed(need)) == (paid == len(need))


@pytest.mark.parametrize("relation", [ARNAK, CARAVAN], ids=["arnak", "caravan"])
def test_covered_and_covers_agree_with_trying_everything(relation: Relation) -> None:
    hierarchy, chance = Hierarchy(relation), random.Random(1)
    for _ in range(4_000):
        have, need = some_icons(chance, len(relation), 6), some_icons(chance, len(relation), 5)
        paid = most_paid(relation, have, need)
        assert hierarchy.covered(packed(have), packed(need)) == paid
        assert hierarchy.covers(packed(have), packed(need)) == (paid == len(need))
        assert hierarchy.size(packed(need)) == len(need)
        assert hierarchy.icons(packed(need)) == list(need)


@pytest.mark.parametrize("relation", [ARNAK, CARAVAN], ids=["arnak", "caravan"])
def test_leftovers_are_the_best_pools_that_can_be_left(relation: Relation) -> None:
    hierarchy, chance = Hierarchy(relation), random.Random(2)
    several = 0
    for _ in range(4_000):
        pool, gift = some_icons(chance, len(relation), 5), some_icons(chance, len(relation), 2)
        need = some_icons(chance, len(relation), 4)
        left = hierarchy.leftovers(packed(pool), packed(gift), packed(need))
        assert list(left) == sorted(set(left))
        assert set(map(unpacked, left)) == best_left(relation, pool, gift, need)
        several += len(left) > 1
    assert several > 50, "hardly ever a choice"


@st.composite
def relations(draw: st.DrawFn, ordered: bool) -> Relation:
    """Any relation, or one where icons that pay for each other make an order."""
    kinds = draw(st.integers(1, 5))
    pays = [{icon} for icon in range(kinds)]
    for icon in range(kinds):
        pays[icon] |= draw(st.sets(st.integers(0, icon if ordered else kinds - 1)))
        if ordered:
            pays[icon] = set().union(*(pays[each] for each in pays[icon]))
    return tuple(tuple(sorted(each)) for each in pays)


def icons_of(kinds: int, most: int) -> st.SearchStrategy[Icons]:
    return st.lists(st.integers(0, kinds - 1), max_size=most).map(lambda icons: tuple(sorted(icons)))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_relation_covers_what_can_be_paid(data: st.DataObject) -> None:
    relation = data.draw(relations(ordered=False))
    check_icons(relation, data.draw(icons_of(len(relation), 5)), data.draw(icons_of(len(relation), 5)))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_order_of_icons_leaves_the_best_pools(data: st.DataObject) -> None:
    relation = data.draw(relations(ordered=True))
    pool, gift, need = (data.draw(icons_of(len(relation), most)) for most in (5, 2, 4))
    left = Hierarchy(relation).leftovers(packed(pool), packed(gift), packed(need))
    assert set(map(unpacked, left)) == best_left(relation, pool, gift, need)
    assert bool(left) == pays_all(relation, tuple(sorted(pool + gift)), need)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_relation_leaves_one_of_the_pools_that_are_equally_good(data: st.DataObject) -> None:
    """Icons may pay for each other in a circle, or for what does not pay on."""
    relation = data.draw(relations(ordered=False))
    pool, gift, need = (data.draw(icons_of(len(relation), most)) for most in (5, 2, 4))
    left = [unpacked(each) for each in Hierarchy(relation).leftovers(packed(pool), packed(gift), packed(need))]
    found = ways_to_pay(relation, pool, gift, need)
    assert set(left) <= found
    for one in found:
        assert any(at_least_as_good(relation, kept, one) for kept in left)
    for one, other in combinations(left, 2):
        assert not at_least_as_good(relation, one, other)
        assert not at_least_as_good(relation, other, one)


LEFT = [  # relation, pool, need, what may be left
    (ARNAK, (BOOT, CAR), (BOOT,), [(CAR,)]),
    (ARNAK, (CAR, SHIP), (BOOT,), [(CAR,), (SHIP,)]),
    (ARNAK, (CAR, SHIP, PLANE), (BOOT, SHIP), [(PLANE,)]),
    (ARNAK, (CAR, SHIP, SHIP), (BOOT, BOOT), [(CAR,), (SHIP,)]),
    (CARAVAN, (STAR, SCOUT), (OAR,), [(STAR,), (SCOUT,)]),
    (CARAVAN, (WHEEL, SCOUT), (HOOF,), [(SCOUT,)]),
    (CARAVAN, (OAR, STAR, SCOUT), (OAR, HOOF), [(STAR,), (SCOUT,)]),
    (((0, 1), (0, 1)), (0, 1), (0,), [(0,)]),  # two that pay for each other: one way is enough
    (((0, 1), (1, 2), (2,)), (0, 1), (1,), [(0,), (1,)]),  # only 1 pays for 2
]


@pytest.mark.parametrize(("relation", "pool", "need", "left"), LEFT)
def test_what_may_be_left(relation: Relation, pool: Icons, need: Icons, left: list[Icons]) -> None:
    found = Hierarchy(relation).leftovers(packed(pool), 0, packed(need))
    assert sorted(map(unpacked, found)) == sorted(left)


# ---------------------------------------------------------------- whole costs, by trying everything


@dataclass(frozen=True)
class Facts:
    """What is printed in a pack, as far as payments are concerned.

    Attributes:
        printed: The icons on each thing that can give some.
        hired: The sources that cost tokens: option, price by counter, icons.
        unit: The word before a thing that is handed over.
        hand: The word before a thing of the hand that gives icons.
    """

    pack: Path | None
    relation: Relation
    printed: dict[str, Icons]
    hired: tuple[tuple[str, dict[str, int], Icons], ...]
    unit: str
    hand: str


@dataclass
class Holding:
    """What a seat has to pay with: counters, the pool, the hand, and things that give icons once (option, icons)."""

    tokens: dict[str, int]
    pool: Icons
    hand: list[str]
    beside: list[tuple[str, Icons]] = field(default_factory=list)
    turns_to: int | None = None  # the icon that all icons of things count as

    def icons(self, facts: Facts, thing: str) -> Icons:
        return self.counted(facts.printed.get(thing, ()))

    def counted(self, icons: Icons) -> Icons:
        return icons if self.turns_to is None else (self.turns_to,) * len(icons)


def hirings(facts: Facts, tokens: dict[str, int]) -> Iterator[Icons]:
    """The icons of every way to hire, any number of times, as long as the tokens last."""
    found = {((), tuple(sorted(tokens.items())))}
    waiting = list(found)
    while waiting:
        icons, purse = waiting.pop()
        for _, price, more in facts.hired:
            left = {name: number - price.get(name, 0) for name, number in purse}
            after = (tuple(sorted(icons + more)), tuple(sorted(left.items())))
            if min(left.values()) >= 0 and after not in found:
                found.add(after)
                waiting.append(after)
    yield from {icons for icons, _ in found}


def gatherings(facts: Facts, holding: Holding, hand: tuple[str, ...], tokens: dict[str, int]) -> set[Icons]:
    """The icons of every choice of sources and every way to hire, pool included."""
    givers = [holding.icons(facts, thing) for thing in hand] + [icons for _, icons in holding.beside]
    givers = [icons for icons in givers if icons]
    chosen = {
        tuple(sorted(sum(some, holding.pool))) for size in range(len(givers) + 1) for some in combinations(givers, size)
    }
    prices = {name: tokens[name] for _, price, _ in facts.hired for name in price}
    hired = set(hirings(facts, prices))
    return {tuple(sorted(icons + more)) for icons in chosen for more in hired}


class Payer:
    """Tries everything that a seat could do to pay a cost."""

    def __init__(self, facts: Facts, holding: Holding, offsets: dict[str, int]) -> None:
        self.facts = facts
        self.holding = holding
        self.words = {offset: name for name, offset in offsets.items()}
        self._gathered: dict[tuple[object, ...], list[Icons]] = {}

    def can_pay(self, cost: Cost) -> bool:
        tokens = dict(self.holding.tokens)
        for offset, number in cost.tokens:
            tokens[self.words[offset]] -= number
        if min(tokens.values()) < 0:
            return False
        handed = sum(number for _, number in cost.units)
        return any(self._icons_paid(cost, tuple(sorted(rest)), tokens) for rest in self._rests(handed))

    def _rests(self, handed: int) -> set[tuple[str, ...]]:
        """What can stay in the hand after so many things are handed over."""
        hand = sorted(self.holding.hand)
        return set(combinations(hand, len(hand) - handed)) if handed <= len(hand) else set()

    def _icons_paid(self, cost: Cost, hand: tuple[str, ...], tokens: dict[str, int]) -> bool:
        need, gift = unpacked(cost.need), unpacked(cost.gift)
        if not need:
            return True
        key = (hand, *sorted(tokens.items()))
        if key not in self._gathered:
            found = gatherings(self.facts, self.holding, hand, tokens)
            self._gathered[key] = sorted(found, key=len, reverse=True)
        relation = self.facts.relation
        return any(
            len(have) + len(gift) >= len(need) and pays_all(relation, tuple(sorted(have + gift)), need)
            for have in self._gathered[key]
        )


# ---------------------------------------------------------------- the same in games


def amounts(text: str, words: tuple[str, ...]) -> Icons:
    """The icons of `1 car, 1 ship`."""
    if text == "nothing":
        return ()
    found: list[int] = []
    for each in text.split(", "):
        number, word = each.split()
        found += [words.index(word)] * int(number)
    return tuple(sorted(found))


def loaded(file: Path) -> Any:
    """A file of content as plain data."""
    source, _ = read(file, file.name)
    assert source is not None
    node, _ = parse(source)
    assert node is not None
    return plain_data(node)


def printed(folder: Path, relation: Relation, attributes: tuple[str, ...]) -> dict[str, Icons]:
    """The icons on the things of a pack; of a thing with several attributes by `thing.attribute`."""
    found = {}
    for file in sorted(folder.glob("**/*.yaml")):
        if "scenarios" in file.parts:
            continue
        for kind, entries in loaded(file).items():
            if kind in ("item", "artifact", "starting", "fear_card", "guardian", "assistant", "ware", "beast"):
                for name, entry in entries.items():
                    for attribute in attributes:
                        if attribute in entry:
                            key = name if attribute in attributes[:1] else f"{name}.{attribute}"
                            found[key] = amounts(entry[attribute], WORDS[relation])
    return found


def arnak_facts() -> Facts:
    folder = default_content()
    found = printed(folder, ARNAK, ("travel", "silver_travel", "gold_travel"))
    return Facts(None, ARNAK, found, (("travel:pilot", {"coin": 2}, (PLANE,)),), "card", "travel:card")


def caravan_facts() -> Facts:
    folder = Path(__file__).parent.parent / "packs" / "caravan"
    found = printed(folder, CARAVAN, ("icons",)) | printed(folder, CARAVAN, ("carries",))
    hired = (("hire:porter", {"dinar": 1}, (WHEEL,)), ("hire:pilot", {"dinar": 1, "bead": 1}, (OAR, STAR)))
    return Facts(folder, CARAVAN, found, hired, "give", "load")


class Table:
    """A game whose running seat is given what is to be tried."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.rules = arnakdsl.load(facts.pack)
        self.game: Game = self.rules.new_game(players=2, seed=1)
        self.program = self.game.program
        self.payments = self.program.payments
        self.names = self.program.names
        self.number = {thing: at for at, thing in enumerate(self.program.things)}

    @property
    def costs(self) -> list[Cost]:
        return self.payments.costs

    def state(self, holding: Holding) -> State:
        s = self.game.state.copy()
        base = s.cells[SEAT_CELLS]
        for name, offset in self.names.seat_counters.items():
            s.cells[base + offset] = holding.tokens[name]
        s.cells[base + self.names.pool] = packed(holding.pool)
        self.fill(s, "hand", holding.hand)
        return s

    def pile(self, s: State, name: str) -> int:
        seat = s.cells[0] - 1
        first, width = self.names.pile_places
        return first + seat * width + self.names.seat_piles[name]

    def fill(self, s: State, pile: str, things: list[str]) -> None:
        at = self.pile(s, pile)
        s.piles[at] = tuple(self.number[thing] for thing in things)
        learn(s, at, ())

    def mark(self, s: State, kind: str, mark: str, thing: str) -> None:
        """Set a flag on a thing, and in the set of things that have it."""
        number = self.number[thing]
        s.cells[self.names.kind_marks[kind][mark][0] + number] = 1
        s.cells[self.names.index[kind, mark]] |= 1 << number - self.names.kinds[kind][0]

    def tokens(self, chance: random.Random, most: int) -> dict[str, int]:
        return {name: chance.randint(0, most) for name in self.names.seat_counters}

    def of(self, kind: str) -> list[str]:
        first, size = self.names.kinds[kind]
        return list(self.program.things[first : first + size])

    def deal(self, chance: random.Random) -> tuple[State, Holding]:
        raise NotImplementedError

    def pay(self, s: State, number: int, chance: random.Random) -> list[str]:
        """Pay a cost with random options, as content does; the ids that were taken, also those that took themselves."""
        log: list[int] = []
        s.log = log
        s.stack = (len(self.program.frames) - 1, (), ())
        s.locals = (number,)
        s.asking, s.options, s.own = OVER, [], 0
        self.payments.take_tokens(s, self.costs[number])
        block = self.payments.begin(s)
        while block is not None:
            block = block(s)
        while s.asking != OVER:
            assert len(s.options) > 1
            assert len(set(s.options)) == len(s.options)
            assert s.own == len(s.options)
            code = chance.choice(s.options)
            log.append(code)
            block = self.program.takes[s.asking](s, code)
            while block is not None:
                block = block(s)
        return [self.program.option_id(code) for code in log]


class ArnakTable(Table):
    def deal(self, chance: random.Random) -> tuple[State, Holding]:
        cards = [card for kind in ("starting", "fear_card", "item", "artifact") for card in self.of(kind)]
        holding = Holding(
            self.tokens(chance, 4), some_icons(chance, 4, 2), chance.choices(cards, k=chance.randint(0, 4))
        )
        winged = chance.random() < 0.2
        holding.turns_to = PLANE if winged else None
        trophies = chance.sample(self.of("guardian"), k=chance.randint(0, 2))
        assistants = chance.sample(self.of("assistant"), k=chance.randint(0, 2))
        s = self.state(holding)
        s.cells[s.cells[SEAT_CELLS] + self.names.seat_marks["winged"][0]] = int(winged)
        self.fill(s, "trophies", trophies)
        self.fill(s, "assistants", assistants)
        for thing in trophies:
            if chance.random() < 0.3:
                self.mark(s, "guardian", "spent", thing)
            else:
                holding.beside.append((f"travel:boon:{thing}", holding.icons(self.facts, thing)))
        for thing in assistants:
            side = chance.choice(["silver_travel", "gold_travel"])
            if side == "gold_travel":
                self.mark(s, "assistant", "upgraded", thing)
            if chance.random() < 0.3:
                self.mark(s, "assistant", "used", thing)
            else:
                holding.beside.append((f"travel:assistant:{thing}", holding.icons(self.facts, f"{thing}.{side}")))
        return s, holding


class CaravanTable(Table):
    def deal(self, chance: random.Random) -> tuple[State, Holding]:
        hand = chance.choices(self.of("ware"), k=chance.randint(0, 4))
        holding = Holding(self.tokens(chance, 3), some_icons(chance, 5, 2), hand)
        s = self.state(holding)
        beasts = chance.sample(self.of("beast"), k=chance.randint(0, 2))
        self.fill(s, "stable", beasts)
        for beast in beasts:
            if chance.random() < 0.3:
                self.mark(s, "beast", "tired", beast)
            else:
                holding.beside.append((f"drive:{beast}", holding.icons(self.facts, beast)))
        return s, holding


@pytest.fixture(scope="module", params=["arnak", "caravan"])
def table(request: pytest.FixtureRequest) -> Table:
    return ArnakTable(arnak_facts()) if request.param == "arnak" else CaravanTable(caravan_facts())


DEALS = 120


def test_the_relation_is_the_one_in_the_pack(table: Table) -> None:
    assert table.payments.hierarchy.pays == table.facts.relation
    assert tuple(table.names.icons) == WORDS[table.facts.relation]


def test_the_caravan_has_every_form_of_cost() -> None:
    costs = CaravanTable(caravan_facts()).costs
    assert any(cost.tokens and cost.units and cost.need for cost in costs)
    assert any(cost.tokens and cost.units and cost.need and cost.gift for cost in costs)
    assert any(cost.need and not cost.tokens and not cost.units for cost in costs)
    assert any(number > 1 for cost in costs for _, number in cost.units)


def test_a_cost_is_payable_when_some_way_pays_it(table: Table) -> None:
    chance = random.Random(3)
    seen: Counter[bool] = Counter()
    for _ in range(DEALS):
        s, holding = table.deal(chance)
        key = s.key()
        payer = Payer(table.facts, holding, table.names.seat_counters)
        mask = table.payments.mask(table.payments.total(s), table.payments.purse(s))
        for number, cost in enumerate(table.costs):
            expected = payer.can_pay(cost)
            assert table.payments.payable(s, number) == expected, (holding, cost)
            if not (cost.units and cost.need):
                tokens = all(s.cells[s.cells[SEAT_CELLS] + at] >= n for at, n in cost.tokens)
                units = sum(n for _, n in cost.units) <= len(holding.hand)
                assert bool(mask >> number & 1 and tokens and units) == expected, (holding, cost)
            seen[expected] += 1
        assert s.key() == key, "asking changed the state"
    assert min(seen.values()) > DEALS


def test_the_mask_of_what_can_be_afforded_has_a_bit_for_each_payable_cost(table: Table) -> None:
    affordable = next(each for each in table.program.frames if "affordable" in each.__globals__).__globals__[
        "affordable"
    ]
    chance = random.Random(6)
    for _ in range(DEALS):
        s, holding = table.deal(chance)
        payer = Payer(table.facts, holding, table.names.seat_counters)
        expected = sum(1 << number for number, cost in enumerate(table.costs) if payer.can_pay(cost))
        assert affordable(s) == expected, holding


def test_what_is_payable_is_paid_whatever_is_chosen(table: Table) -> None:
    chance = random.Random(4)
    for _ in range(DEALS):
        s, holding = table.deal(chance)
        for number, cost in enumerate(table.costs):
            if table.payments.payable(s, number):
                after = s.copy()
                ids = table.pay(after, number, chance)
                check_paid(table, holding, cost, after, ids)


def check_paid(table: Table, holding: Holding, cost: Cost, after: State, ids: list[str]) -> None:
    """What was taken is what the ids say, and it was worth the cost."""
    facts, base = table.facts, after.cells[SEAT_CELLS]
    tokens = dict(holding.tokens)
    words = {offset: name for name, offset in table.names.seat_counters.items()}
    for offset, number in cost.tokens:
        tokens[words[offset]] -= number
    hand, brought, handed, kept = Counter(holding.hand), holding.pool, 0, False
    beside = dict(holding.beside)
    hired = {option: (price, icons) for option, price, icons in facts.hired}
    for option in ids:
        word, _, thing = option.rpartition(":")
        if option in hired:
            price, icons = hired[option]
            for name, number in price.items():
                tokens[name] -= number
            brought += icons
        elif option in beside:
            brought += beside.pop(option)
        elif word == "keep":
            kept = True
        else:
            assert word in (facts.unit, facts.hand), option
            hand[thing] -= 1
            handed += word == facts.unit
            brought += holding.icons(facts, thing) if word == facts.hand else ()
    assert min(hand.values(), default=0) >= 0
    assert handed == sum(number for _, number in cost.units)
    assert min(tokens.values()) >= 0
    assert tokens == {name: after.cells[base + offset] for name, offset in table.names.seat_counters.items()}
    stays = sorted(table.number[thing] for thing in hand.elements())
    assert sorted(after.piles[table.pile(after, "hand")]) == stays
    have, need, gift = tuple(sorted(brought)), unpacked(cost.need), unpacked(cost.gift)
    left = unpacked(after.cells[base + table.names.pool])
    best = best_left(facts.relation, have, gift, need) if need else {have}
    assert left in best
    assert kept == (len(best) > 1) or facts.relation is ARNAK


def test_every_source_that_is_offered_helps_and_no_helpful_one_is_missing(table: Table) -> None:
    """The first question of a payment that needs icons alone."""
    chance = random.Random(5)
    asked = 0
    for _ in range(DEALS):
        s, holding = table.deal(chance)
        for number, cost in enumerate(table.costs):
            if not cost.need or cost.units or not table.payments.payable(s, number):
                continue
            after = s.copy()
            after.stack, after.locals, after.log = (len(table.program.frames) - 1, (), ()), (number,), []
            table.payments.take_tokens(after, cost)
            table.payments.begin(after)
            if after.asking != table.payments.icon_frame or after.log:
                continue
            asked += 1
            ids = {table.program.option_id(code) for code in after.options}
            assert ids == helpful(table.facts, holding, cost, table.names.seat_counters)
    assert asked > DEALS


def helpful(facts: Facts, holding: Holding, cost: Cost, offsets: dict[str, int]) -> set[str]:
    """The sources that pay more of the cost at once than the pool alone, and after which the rest can be paid."""
    words = {offset: name for name, offset in offsets.items()}
    tokens = dict(holding.tokens)
    for offset, number in cost.tokens:
        tokens[words[offset]] -= number
    need, gift, relation = unpacked(cost.need), unpacked(cost.gift), facts.relation

    def paid(icons: Icons) -> int:
        return most_paid(relation, tuple(sorted(holding.pool + gift + icons)), need)

    things = [(f"{facts.hand}:{thing}", holding.icons(facts, thing)) for thing in set(holding.hand)]
    found = {option for option, icons in (*things, *holding.beside) if paid(icons) > paid(())}
    for option, price, icons in facts.hired:
        left = {name: number - price.get(name, 0) for name, number in tokens.items()}
        after = Holding(left, tuple(sorted(holding.pool + icons)), holding.hand, holding.beside, holding.turns_to)
        rest = Cost((), (), cost.need, cost.gift)
        if min(left.values()) >= 0 and paid(icons) > paid(()) and Payer(facts, after, offsets).can_pay(rest):
            found.add(option)
    return found


# ---------------------------------------------------------------- the same through `choose`


def priced(table: Table, text: str) -> Cost:
    """A cost as it is printed: `1 hoof, 2 card, 1 dinar`."""
    tokens: Counter[int] = Counter()
    cards, icons = 0, []
    words = WORDS[table.facts.relation]
    for each in text.split(", "):
        if each == "nothing":
            continue
        number, word = each.split()
        if word in words:
            icons += [words.index(word)] * int(number)
        elif word == "card":
            cards += int(number)
        else:
            tokens[table.names.seat_counters[word]] += int(number)
    return Cost(tuple(sorted(tokens.items())), ((0, cards),) if cards else (), packed(tuple(icons)))


def test_a_caravan_is_offered_what_it_can_pay_and_pays_it() -> None:
    """Each offer of the first question of a turn, against the printed prices; then one of them, to its last payment."""
    table = CaravanTable(caravan_facts())
    towns = loaded(table.facts.pack / "things.yaml")["town"]
    prices = {
        f"trade:{town}": priced(table, ", ".join([entry["toll"], entry["gift"], entry.get("price", "nothing")]))
        for town, entry in towns.items()
    }
    fair = table.names.piles["fair"]
    chance, paid = random.Random(7), Counter()
    for _ in range(10 * DEALS):
        s, holding = table.deal(chance)
        s.piles[fair] = tuple(set(s.piles[fair]) - set(s.piles[table.pile(s, "stable")]))
        game = table.game.clone()
        game.state = s
        run(table.program, s, table.program.frames[s.asking])
        beasts = [table.program.things[number] for number in s.piles[fair]]
        wanted = prices | {f"tame:{beast}": priced(table, "1 hoof, 1 card") for beast in beasts}
        payer = Payer(table.facts, holding, table.names.seat_counters)
        offered = [option for option in game.decision.options.ids() if option.partition(":")[0] in ("trade", "tame")]
        assert sorted(offered) == sorted(option for option, cost in wanted.items() if payer.can_pay(cost))
        if not offered:
            continue
        option = chance.choice(offered)
        handed = played(game, option, chance)
        assert handed == sum(number for _, number in wanted[option].units)
        paid[option.partition(":")[0]] += 1
        name, _, thing = option.partition(":")
        if name == "trade":
            assert game.view(None)["town"][thing]["trader"] == "p1"
        else:
            assert thing in game.view(None)["p1"]["stable"]
    assert min(paid["trade"], paid["tame"]) > DEALS


def played(game: Game, option: str, chance: random.Random) -> int:
    """Take an option and answer the questions of its payment at random; how many wares were handed over."""
    game.state.log = log = []
    game.choose(option)
    given = [code for code in log if game.program.option_id(code).startswith("give:")]
    handed = len(given)
    while game.decision is not None and game.decision.prompt == "payment":
        game.state.log = log = []
        taken = chance.choice(game.decision.options).id
        game.choose(taken)
        handed += taken.startswith("give:") + sum(game.program.option_id(code).startswith("give:") for code in log)
    return handed


def test_an_expedition_is_offered_where_it_can_travel_and_gets_there() -> None:
    """The spaces of the first question of a turn, against the travel printed on them."""

    table = ArnakTable(arnak_facts())
    spaces: dict[str, str] = {}
    for file in sorted((default_content() / "sites").glob("*.yaml")):
        for kind, entries in loaded(file).items():
            if kind == "space":
                spaces |= {name: f"{entry['travel']}, 1 figure" for name, entry in entries.items()}
    before = table.game.view(None)["space"]
    open_now = {space for space in spaces if space.startswith("camp") and not before[space]["blocked"]}
    chance, dug = random.Random(8), 0
    for _ in range(5 * DEALS):
        s, holding = table.deal(chance)
        holding.tokens["action"] = s.cells[s.cells[SEAT_CELLS] + table.names.seat_counters["action"]] = 1
        game = table.game.clone()
        game.state = s
        s.log = []
        payer = Payer(table.facts, holding, table.names.seat_counters)
        wanted = {f"dig:{space}" for space in open_now if payer.can_pay(priced(table, spaces[space]))}
        run(table.program, s, table.program.frames[s.asking])
        if s.log:
            assert not wanted, "the only option took itself"
            continue
        offered = {option for option in game.decision.options.ids() if option.startswith("dig:")}
        assert offered == wanted
        if offered:
            option = chance.choice(sorted(offered))
            played(game, option, chance)
            assert game.view(None)["space"][option.partition(":")[2]]["figure"] == "p1"
            dug += 1
    assert dug > DEALS
