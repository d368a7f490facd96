"""What values can be in the games of a pack, as far as their text tells: never too little."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import inf
from operator import add, le, lt, mul, sub

from arnakdsl.generate.folding import COMPARE
from arnakdsl.generate.walk import conjuncts
from arnakdsl.linking import Linked
from arnakdsl.records import record
from arnakdsl.typed import (
    AnyOf,
    Arith,
    Attr,
    Both,
    Can,
    Compared,
    Const,
    Count,
    EffectOf,
    Either,
    FirstBy,
    IconsIn,
    IsKind,
    KindSet,
    Least,
    Local,
    Me,
    NotV,
    Numbers,
    OptionOf,
    Players,
    Start,
    Sum,
    Table,
    TurnOrder,
    Union,
    Value,
    Where,
    Yields,
)
from arnakdsl.values import CONDITION
from arnakdsl.words import PLAYERS

MOST = 100  # numbers that are kept one by one


@record
class Range:
    """Numbers from low to high; `among`: these alone."""

    low: float
    high: float
    among: frozenset[int] | None = None

    @property
    def never(self) -> bool:
        """As a condition: it does not hold."""
        return self.low == self.high == 0

    @property
    def always(self) -> bool:
        """As a condition: it holds."""
        return self.low > 0 or self.high < 0 or (self.among is not None and 0 not in self.among)


ANY = Range(-inf, inf)
SOME = Range(0, inf)
NO, YES, EITHER = (Range(low, high, frozenset({low, high})) for low, high in ((0, 0), (1, 1), (0, 1)))

Names = Mapping[str, Range]
Games = Mapping[str, frozenset[str]]


def of_numbers(numbers: Iterable[int]) -> Range:
    """These numbers, at least one."""
    found = frozenset(numbers)
    return Range(min(found), max(found), found if len(found) <= MOST else None)


class Ranges:
    """Ranges of the values of a pack."""

    def __init__(self, linked: Linked) -> None:
        self.linked = linked
        self.model = linked.model
        first, size = self.model.first, self.model.size
        self.by_kind = {kind: range(first[kind], first[kind] + size[kind]) for kind in first}
        self._members: dict[tuple[str, ...], Range] = {}
        self._on_all: dict[tuple[tuple[str, ...], str], Range] = {}

    def of(self, value: Value, names: Names, only: Games) -> Range:
        """What a value can be, with what some names can be, in some games alone."""

        def of(inner: Value) -> Range:
            return self.of(inner, names, only)

        match value:
            case Const(value=number, type=kind_of, text=text):
                maybe = kind_of.name == "entity" and text in self.model.only
                return of_numbers({0, number} if maybe else {number})
            case OptionOf(name=name):
                return self._option(name, only)
            case Local(name=name, type=kind_of):
                return names.get(name) or (ANY if kind_of.name == "number" else SOME)
            case Me() | Start():
                return Range(1, inf)
            case Attr(owner=owner, name=name, type=kind_of) if kind_of.name not in ("pile", "set"):
                return self._printed(owner, name, names)
            case EffectOf(owner=owner, name=name):
                return self._has_effect(owner, name, names)
            case IsKind(owner=owner, kinds=kinds):
                return EITHER if set(owner.type.of) & set(kinds) else NO
            case Count(set=Players(others=others)):
                return self._seats(others, only)
            case Count(set=found) | AnyOf(set=found) if self.empty(found, names, only):
                return NO
            case AnyOf() | Can() | Yields():
                return EITHER
            case Sum(value=inner, it=it, set=found):
                return SOME if self.of(inner, {**names, it.name: self.members(found, names)}, only).low >= 0 else ANY
            case Arith(op=op, left=left, right=right):
                return _worked_out(op, of(left), of(right))
            case Compared(op=op, left=left, right=right):
                return _compared(op, of(left), of(right)) if left.type != CONDITION else EITHER
            case Both(op="and"):
                return self._all_of(list(conjuncts(value)), names, only)
            case Both(left=left, right=right):
                one, two = of(left), of(right)
                return YES if one.always or two.always else NO if one.never and two.never else EITHER
            case NotV(inner=inner):
                known = of(inner)
                return YES if known.never else NO if known.always else EITHER
            case Either(condition=condition, then=then, otherwise=otherwise):
                known = of(condition)
                return (
                    of(otherwise) if known.never else of(then) if known.always else _joined([of(then), of(otherwise)])
                )
            case Table(index=index, values=values):
                at = of(index)
                taken = [of(each) for place, each in enumerate(values, 1) if at.low <= place <= at.high]
                outside = at.low < 1 or at.high > len(values)
                return _joined([*taken, NO] if outside or not taken else taken)
            case Least(op=op, args=args):
                ranges = [of(each) for each in args]
                least = min if op == "min" else max
                return Range(least(each.low for each in ranges), least(each.high for each in ranges))
            case Count() | IconsIn() | TurnOrder():
                return SOME
        return ANY if value.type.name == "number" else SOME

    def empty(self, found: Value, names: Names, only: Games) -> bool:
        """Has a set no member in any game, whatever happens?"""
        match found:
            case Where(set=inner, it=it, condition=condition):
                inside = {**names, it.name: self.members(inner, names)}
                return self.of(condition, inside, only).never or self.empty(inner, names, only)
            case Union(parts=parts):
                return all(self.empty(each, names, only) for each in parts)
        return False

    def members(self, found: Value, names: Names) -> Range:
        """The things, seats or numbers that can be in a set."""
        if isinstance(found, Numbers):
            low, high = (self.of(each, names, {}) for each in (found.low, found.high))
            return Range(low.low, high.high)
        of = found.type.of
        if of not in self._members:
            numbers = self._numbers(of)
            self._members[of] = of_numbers(numbers) if numbers and of != ("number",) else ANY
        return self._members[of]

    def _numbers(self, kinds: Iterable[str]) -> list[int]:
        """The things of some kinds."""
        return [number for kind in kinds for number in self.by_kind.get(kind, ())]

    def admits(self, found: Value, number: int, only: Games) -> bool:
        """Can a thing meet the conditions of a set, by what is printed on it?"""
        match found:
            case Where(set=inner, it=it, condition=condition):
                known = self.of(condition, {it.name: of_numbers({number})}, only)
                return not known.never and self.admits(inner, number, only)
            case Union(parts=parts):
                return any(self.admits(each, number, only) for each in parts)
        return True

    def matching(self, found: Value, only: Games) -> Iterator[int]:
        """The things of a set of all things of some kinds that can meet its conditions."""
        match found:
            case KindSet(type=kind_of):
                yield from self._numbers(kind_of.of)
            case Where(set=inner):
                yield from (each for each in self.matching(inner, only) if self.admits(found, each, only))
            case Union(parts=parts):
                for each in parts:
                    yield from self.matching(each, only)
            case FirstBy(set=inner):
                yield from self.matching(inner, only)

    def _option(self, name: str, only: Games) -> Range:
        values = self.model.options[name]
        left = [each for each in values if each in only.get(name, values)]
        counted = name in self.model.counted
        return of_numbers([int(each) if counted else values.index(each) + 1 for each in left or values])

    def _seats(self, others: bool, only: Games) -> Range:
        least, most = self.model.seats
        games = [each for each in range(least, most + 1) if str(each) in only.get(PLAYERS, (str(each),))]
        more = self.model.others.values() if others else ()
        return of_numbers(each + sum(each in game for game in more) for each in games or (least, most))

    def _owners(self, owner: Value, names: Names) -> tuple[list[int], bool] | None:
        """The things that an owner can be; and can it be none?  None where it can be any of its kinds."""
        match owner:
            case Const(value=number, text=text):
                return [number] if number else [], not number or text in self.model.only
            case Local(name=name, maybe=maybe) if (known := names.get(name)) and known.among:
                return [each for each in known.among if each], maybe or 0 in known.among
        return None

    def _printed(self, owner: Value, name: str, names: Names) -> Range:
        known = self._owners(owner, names)
        if known is not None:
            return self._printed_on(*known, name)
        of = owner.type.of
        if (of, name) not in self._on_all:
            self._on_all[of, name] = self._printed_on(self._numbers(of), True, name)
        return self._on_all[of, name]

    def _printed_on(self, owners: list[int], maybe: bool, name: str) -> Range:
        things = self.model.things
        values = [things[each - 1].written.get(name) for each in owners]
        numbers = {int(each) if isinstance(each, int) else 0 for each in values}
        if self.model.only and any(isinstance(each, int) for each in values):
            maybe = maybe or any(self._of_things(things[each - 1].kind, name) for each in owners)
        return of_numbers({*numbers, 0} if maybe or not numbers else numbers)

    def _of_things(self, kind: str, name: str) -> bool:
        attribute = self.model.kinds[kind].attributes.get(name)
        return attribute is not None and attribute.type.name == "entity"

    def _has_effect(self, owner: Value, name: str, names: Names) -> Range:
        owners, maybe = self._owners(owner, names) or (self._numbers(owner.type.of), True)
        found = {int((each, name) in self.linked.effects) for each in owners}
        return of_numbers({*found, 0} if maybe or not found else found)

    def _all_of(self, conditions: list[Value], names: Names, only: Games) -> Range:
        """Conditions that must hold together: what each says of the same value is put together."""
        known = [self.of(each, names, only) for each in conditions]
        if any(each.never for each in known):
            return NO
        left: dict[Value, Range] = {}
        for each in conditions:
            if isinstance(each, Compared) and each.left.type != CONDITION:
                at = left.get(each.left) or self.of(each.left, names, only)
                narrowed = _narrowed(each.op, at, self.of(each.right, names, only))
                if narrowed is None:
                    return NO
                left[each.left] = narrowed
        return YES if all(each.always for each in known) else EITHER


def _worked_out(op: str, one: Range, two: Range) -> Range:
    work = {"+": add, "-": sub, "*": mul}[op]
    if one.among and two.among and len(one.among) * len(two.among) <= MOST:
        return of_numbers(work(a, b) for a in one.among for b in two.among)
    if op == "+":
        return Range(one.low + two.low, one.high + two.high)
    if op == "-":
        return Range(one.low - two.high, one.high - two.low)
    return SOME if one.low >= 0 and two.low >= 0 else ANY


def _compared(op: str, one: Range, two: Range) -> Range:
    if one.among and two.among and len(one.among) * len(two.among) <= MOST:
        found = {int(COMPARE[op][1](a, b)) for a in one.among for b in two.among}
        return of_numbers(found)
    if op in ("=", "!="):
        apart = _narrowed("=", one, two) is None
        return (NO if op == "=" else YES) if apart else EITHER
    if op in (">", ">="):
        op, one, two = {">": "<", ">=": "<="}[op], two, one
    test = {"<": lt, "<=": le}[op]
    return YES if test(one.high, two.low) else EITHER if test(one.low, two.high) else NO


def _narrowed(op: str, one: Range, two: Range) -> Range | None:
    """What is left of a value for which a comparison holds; none if nothing is."""
    low, high = one.low, one.high
    match op:
        case "=":
            low, high = max(low, two.low), min(high, two.high)
        case "<":
            high = min(high, two.high - 1)
        case "<=":
            high = min(high, two.high)
        case ">":
            low = max(low, two.low + 1)
        case ">=":
            low = max(low, two.low)
    if low > high:
        return None
    if one.among is None:
        return Range(low, high, two.among if op == "=" else None)
    left = [each for each in one.among if low <= each <= high]
    if op == "=" and two.among is not None:
        left = [each for each in left if each in two.among]
    if op == "!=" and two.low == two.high:
        left = [each for each in left if each != two.low]
    return of_numbers(left) if left else None


def _joined(ranges: list[Range]) -> Range:
    if all(each.among is not None for each in ranges):
        return of_numbers(number for each in ranges for number in each.among or ())
    return Range(min(each.low for each in ranges), max(each.high for each in ranges))
