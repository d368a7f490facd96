"""Free actions that can be done for ever: alone, or several that pay for one another.

Found is only what can surely be repeated: what is done is counters that are gained and paid and whatever nothing of it depends on.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from arnakdsl import codes
from arnakdsl.bindtypes import fixed
from arnakdsl.findings import Finding
from arnakdsl.linking import BoundAction, Linked
from arnakdsl.ranges import Ranges
from arnakdsl.records import record
from arnakdsl.typed import (
    Act,
    Attr,
    Bind,
    Can,
    ChooseOf,
    Const,
    CostOf,
    Counter,
    Do,
    EffectOf,
    IfOf,
    Local,
    MarkOf,
    MayOf,
    PayOf,
    PickOf,
    PileOf,
    RepeatOf,
    ResolveOf,
    ScoreOf,
    SeqOf,
    Start,
    Tops,
    TradeOf,
    Value,
)
from arnakdsl.values import COST, ICONS
from arnakdsl.walks import values_in

Cells = frozenset[str]
Names = Mapping[str, int]
NOTHING: Cells = frozenset()
PILES, MARKS, START = "piles", "marks", "start"
MOST = 200  # ways of one action, and ways to go round together


@record
class Way:
    """One way through actions: counters gained less those paid, what else is changed, what it depends on.

    Attributes:
        worth: By counter, what is gained less what is paid.
        counters: Those that go up or down anywhere on the way.
        changes, reads: Other things: marks by kind and name, the piles.
        actions: The actions, in the order of the content.
    """

    worth: tuple[tuple[str, int], ...] = ()
    counters: Cells = NOTHING
    changes: Cells = NOTHING
    reads: Cells = NOTHING
    actions: tuple[str, ...] = ()

    def of(self, unit: str) -> int:
        return next((number for name, number in self.worth if name == unit), 0)

    def and_then(self, other: Way, times: int = 1, others: int = 1) -> Way:
        """Both, each so often."""
        worth: Tally[str] = Tally()
        for way, often in ((self, times), (other, others)):
            for unit, number in way.worth:
                worth[unit] += number * often
        return Way(
            tuple(sorted((unit, number) for unit, number in worth.items() if number)),
            self.counters | other.counters,
            self.changes | other.changes,
            self.reads | other.reads,
            tuple(dict.fromkeys((*self.actions, *other.actions))),
        )

    @property
    def stands(self) -> bool:
        """Does nothing of what it depends on change?  A single action comes out as it goes in."""
        moved = self.counters if len(self.actions) > 1 else frozenset(unit for unit, _ in self.worth)
        return not self.reads & (self.changes | moved)


def check(linked: Linked) -> Iterator[Finding]:
    """Each action once, in the smallest circle that it is in."""
    ways = [
        way for action in linked.actions.values() if action.menu in linked.beside for way in _ways_of(linked, action)
    ]
    found: list[tuple[str, ...]] = []
    for way in sorted(_circles(ways), key=lambda way: len(way.actions)):
        if any(set(each) & set(way.actions) for each in found):
            continue
        found.append(way.actions)
        first, *others = way.actions
        entries = linked.model.actions
        also = [("and this", entries[each].entry.id_span) for each in others]
        names = " and ".join(f"'{each}'" for each in way.actions)
        hint = "let it cost or use up something, or set a mark that 'when' asks for"
        yield codes.REPEATS_FOR_EVER.at(entries[first].entry.id_span, names=names, hint=hint, also=also)


def _circles(ways: list[Way]) -> list[Way]:
    """What can be done so often, in one way after the other, that no counter is less than before."""
    left = [way for way in ways if way.stands]
    for unit in sorted({unit for way in left for unit, _ in way.worth}):
        gains, costs = ([way for way in left if way.of(unit) * sign > 0] for sign in (1, -1))
        left = [way for way in left if way.of(unit) >= 0]
        for one, other in product(gains, costs):
            both = one.and_then(other, -other.of(unit), one.of(unit))
            if both.stands and both not in left:
                left.append(both)
            if len(left) > MOST:
                return [way for way in left if all(number >= 0 for _, number in way.worth)]
    return left


def _ways_of(linked: Linked, action: BoundAction) -> Iterator[Way]:
    """The ways through a free action with each of its candidates."""
    reading = _Reading(linked)
    reads = reading.reads([linked.beside[action.menu], *([action.when] if action.when else [])])
    if len(action.candidates) > 1:
        return
    reads |= reading.reads([things for _, things in action.candidates])
    for names in _candidates(linked, action):
        done = reading.sequence([PayOf(action.cost, action.do.at), action.do], names)
        for way in done or ():
            yield way.and_then(Way(reads=reads, actions=(action.name,)))


def _candidates(linked: Linked, action: BoundAction) -> Iterator[Names]:
    if not action.candidates or action.candidates[0][0].type.name != "entity":
        yield {}
        return
    var, things = action.candidates[0]
    ranges = Ranges(linked)
    for thing in linked.model.things:
        if thing.kind in var.type.of and ranges.admits(things, thing.number, {}):
            yield {var.name: thing.number}


class _Reading:
    """What effects do, way by way; none where that is not plain."""

    def __init__(self, linked: Linked) -> None:
        self.linked = linked
        self.deep = 0

    def ways(self, act: Act, names: Names) -> list[Way] | None:
        match act:
            case Do():
                way = self.verb(act)
                return [way] if way else None
            case PayOf(cost=cost):
                return self.payment(cost, names)
            case SeqOf(acts=acts):
                return self.sequence(acts, names)
            case Bind(value=value, body=body):
                return self.depending([value], body, names)
            case PickOf(set=found, body=body):
                return self.depending([found], body, names)
            case MayOf(act=body):
                return self.either([[Way()], self.ways(body, names)])
            case TradeOf(cost=cost, act=body):
                return self.either([[Way()], self.sequence([cost, body], names)])
            case ChooseOf(count=1, branches=branches):
                return self.either([self.ways(each.act, names) for each in branches])
            case IfOf(condition=condition, then=then, otherwise=otherwise):
                sides = [self.ways(then, names), self.ways(otherwise, names) if otherwise else [Way()]]
                read = Way(reads=self.reads([condition]))
                both = self.either(sides)
                return both and [each.and_then(read) for each in both]
            case RepeatOf(times=Const(value=times), body=body) if times <= 10:
                return self.sequence([body] * times, names)
            case ResolveOf(effect=EffectOf(owner=owner, name=name)):
                return self.printed(owner, name, names)
        return None

    def verb(self, act: Do) -> Way | None:
        match act.verb, act.args:
            case "nothing", _:
                return Way()
            case "gain" | "lose", (CostOf(attributes=()) as amounts,):
                return self.amounts(amounts, act.verb == "gain")
            case "set" | "clear", (MarkOf(kind=kind, name=name), *_):
                return Way(changes=frozenset((f"{kind}.{name}", MARKS)))
            case "move" | "shuffle" | "look" | "close", _:
                return Way(changes=frozenset((PILES, MARKS)))
        return None

    def amounts(self, amounts: CostOf, gained: bool) -> Way | None:
        """What is gained at least, or lost at most."""
        way = Way()
        for number, unit in amounts.amounts:
            known = fixed(number)
            if known is None and not gained:
                return None
            worth = (known or 0) if gained else -(known or 0)
            way = way.and_then(Way(((unit, worth),), frozenset({unit})))
        return way

    def payment(self, cost: CostOf, names: Names) -> list[Way] | None:
        if cost.all:
            return None
        way = self.amounts(CostOf(cost.amounts), gained=False)
        for each in cost.attributes:
            number = self.thing(each.owner, names) if isinstance(each, Attr) and each.type in (COST, ICONS) else 0
            if way is None or not number:
                return None
            printed = self.linked.costs.get((number, each.name), {}) if isinstance(each, Attr) else {}
            way = way.and_then(Way(tuple((unit, -n) for unit, n in sorted(printed.items())), frozenset(printed)))
        return [way] if way else None

    def thing(self, owner: Value, names: Names) -> int:
        """The number of a thing that is known."""
        match owner:
            case Const(value=number):
                return number
            case Local(name=name):
                return names.get(name, 0)
        return 0

    def printed(self, owner: Value, name: str, names: Names) -> list[Way] | None:
        number = self.thing(owner, names)
        act = self.linked.effects.get((number, name))
        if not number or self.deep > 5:
            return None
        self.deep += 1
        found = self.ways(act, {}) if act else [Way()]
        self.deep -= 1
        return found

    def depending(self, values: list[Value], body: Act, names: Names) -> list[Way] | None:
        read = Way(reads=self.reads(values))
        found = self.ways(body, names)
        return found and [each.and_then(read) for each in found]

    def sequence(self, acts: Sequence[Act], names: Names) -> list[Way] | None:
        found = [Way()]
        for act in acts:
            ways = self.ways(act, names)
            if ways is None or len(ways) * len(found) > MOST:
                return None
            found = [one.and_then(other) for one in found for other in ways]
        return found

    def either(self, sides: Sequence[list[Way] | None]) -> list[Way] | None:
        """The ways of all sides that are plain."""
        plain = [way for side in sides for way in side or ()]
        return list(dict.fromkeys(plain)) or None

    def reads(self, values: list[Value]) -> Cells:
        """What values depend on."""
        found: set[str] = set()
        for value in values:
            for each in values_in(value):
                match each:
                    case Counter(name=name):
                        found.add(name)
                    case MarkOf(kind=kind, name=name):
                        found.add(f"{kind}.{name}")
                    case PileOf() | Tops():
                        found.add(PILES)
                    case Attr(type=kind_of) if kind_of.name == "pile":
                        found.add(PILES)
                    case Start():
                        found.add(START)
                    case Can() | ScoreOf():
                        found |= {PILES, MARKS}
        return frozenset(found)
