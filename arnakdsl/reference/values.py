"""What values are in a position: numbers, sets, piles, costs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple, assert_never

from arnakdsl.linking import Linked
from arnakdsl.options import in_an_id
from arnakdsl.reference.position import GAME, Lying, PileKey, Position
from arnakdsl.typed import (
    AnyOf,
    Arith,
    Attr,
    Both,
    Can,
    Compared,
    Const,
    CostOf,
    Count,
    Counter,
    Do,
    EffectOf,
    Either,
    FirstBy,
    IconsIn,
    IsKind,
    KindSet,
    Least,
    Local,
    MarkOf,
    Me,
    NextSeat,
    NotV,
    Numbers,
    OptionOf,
    OtherSeat,
    Part,
    PileOf,
    PlaceIn,
    Players,
    ScoreOf,
    Start,
    Sum,
    Table,
    Tops,
    TurnOrder,
    Union,
    Value,
    Where,
    Yields,
)
from arnakdsl.variant import Variant


class Named(NamedTuple):
    """What a name stands for: a number (also that of a thing or a seat).

    `place` is the pile that a thing was taken from, or that the name stands for; `members` are those of a set.
    """

    number: int
    place: PileKey | None = None
    members: tuple[Named, ...] = ()


Names = Mapping[str, Named]
Amounts = dict[str, int]  # unit -> how many
NOBODY = 0


class Values(ABC):
    """Works values out in a position, each time afresh."""

    def __init__(self, linked: Linked, variant: Variant, position: Position) -> None:
        self.linked = linked
        self.model = linked.model
        self.variant = variant
        self.position = position

    @abstractmethod
    def possible_effect(self, effect: EffectOf, names: Names) -> bool:
        """Could anything of a printed effect happen?"""

    def number(self, value: Value, names: Names) -> int:
        """A number, a seat, a thing; of a condition 1 or 0, of a set how many."""
        position = self.position
        match value:
            case Const(value=number, type=kind):
                return NOBODY if kind.name == "entity" and number in self.variant.absent else number
            case OptionOf(name=name):
                return self.variant.option(name)
            case Local(name=name):
                return names[name].number
            case Me():
                return position.me
            case Start():
                return position.start
            case OtherSeat(name=name):
                return position.layout.others[name]
            case Counter(seat=seat, name=name):
                owner = GAME if seat is None else self.number(seat, names)
                return position.counters.get((owner, name), 0)
            case MarkOf(owner=owner_of, kind=kind, name=name):
                owner = GAME if owner_of is None else self.number(owner_of, names)
                return position.marks.get((kind, name, owner), 0)
            case Attr(type=kind_of) if kind_of.name in ("pile", "set"):
                return len(self.members(value, names))
            case Attr(owner=owner_of, name=name):
                found = self.printed(self.number(owner_of, names), name)
                absent = value.type.name == "entity" and found in self.variant.absent
                return int(found) if isinstance(found, int) and not absent else 0
            case PlaceIn():
                return self.thing(value, names).number
            case FirstBy():
                return self.thing(value, names).number
            case Count(set=found):
                return len(self.members(found, names))
            case Sum(set=found, it=it, value=inner):
                return sum(self.number(inner, {**names, it.name: each}) for each in self.members(found, names))
            case Arith(op=op, left=left, right=right):
                one, two = self.number(left, names), self.number(right, names)
                return one + two if op == "+" else one - two if op == "-" else one * two
            case Either(condition=condition, then=then, otherwise=otherwise):
                return self.number(then if self.truth(condition, names) else otherwise, names)
            case Table(index=index, values=values):
                at = self.number(index, names)
                return self.number(values[at - 1], names) if 1 <= at <= len(values) else 0
            case Least(op=op, args=args):
                return (min if op == "min" else max)(self.number(each, names) for each in args)
            case TurnOrder(seat=seat):
                number = self.number(seat, names)
                played = 0 < number <= position.players
                return (number - position.start) % position.players + 1 if played else 0
            case NextSeat(seat=seat):
                number = self.number(seat, names)
                following = number % position.players + 1 if number <= position.players else position.start
                return following if number else NOBODY
            case ScoreOf(name=name):
                return self.number(self.linked.scores[name], {}) if name in self.linked.scores else 0
            case IconsIn(icons=icons):
                printed = {icon.name for icon in self.model.icons}
                return sum(n for unit, n in self.amounts(icons, names).items() if unit in printed)
            case Compared() | Both() | NotV() | IsKind() | AnyOf() | Can() | EffectOf() | Yields():
                return int(self.truth(value, names))
            case PileOf() | KindSet() | Part() | Players() | Tops() | Union() | Where() | Numbers():
                return len(self.members(value, names))
            case CostOf():
                raise AssertionError("a cost is no number")
            case _:
                assert_never(value)

    def truth(self, value: Value, names: Names) -> bool:
        """Does a condition hold; is there anything?"""
        match value:
            case Compared(op=op, left=left, right=right):
                one, two = self.number(left, names), self.number(right, names)
                if left.type.name == "condition":
                    one, two = bool(one), bool(two)
                return compared(op, one, two)
            case Both(op="and", left=left, right=right):
                return self.truth(left, names) and self.truth(right, names)
            case Both(left=left, right=right):
                return self.truth(left, names) or self.truth(right, names)
            case NotV(inner=inner):
                return not self.truth(inner, names)
            case IsKind(owner=owner, kinds=kinds):
                thing = self.number(owner, names)
                return bool(thing) and self.model.things[thing - 1].kind in kinds
            case AnyOf(set=found):
                return bool(self.members(found, names))
            case Can(effect=EffectOf() as effect):
                return self.possible_effect(effect, names)
            case Yields(effect=EffectOf(owner=owner, name=name), unit=unit):
                return gains(self.linked.effects.get((self.number(owner, names), name)), unit)
            case EffectOf(owner=owner, name=name):
                return (self.number(owner, names), name) in self.linked.effects
            case Either(condition=condition, then=then, otherwise=otherwise):
                return self.truth(then if self.truth(condition, names) else otherwise, names)
        return self.number(value, names) != 0

    def printed(self, thing: int, name: str) -> object:
        """What is printed on a thing; on nothing, nothing."""
        return self.model.things[thing - 1].written.get(name) if thing else None

    # ------------------------------------------------------------ sets

    def members(self, value: Value, names: Names) -> list[Named]:
        """The members of a set in its order, each with the pile it lies in if the set is of piles."""
        match value:
            case PileOf() | Attr() | Local() if value.type.name == "pile":
                key = self.pile(value, names)
                return [Named(each.thing, key) for each in self.position.lying(key) if each.thing]
            case Attr(owner=owner, name=name):
                found = self.printed(self.number(owner, names), name)
                things = sorted(found) if isinstance(found, tuple | list) else []
                return [Named(each) for each in things if each not in self.variant.absent]
            case Local(name=name):
                return list(names[name].members)
            case Players(others=others):
                position = self.position
                return [Named(seat) for seat in range(1, (position.seats if others else position.players) + 1)]
            case KindSet(type=kinds):
                return [Named(each.number) for kind in kinds.of for each in self.variant.things() if each.kind == kind]
            case Part(owner=owner, kind=kind, attribute=attribute):
                thing = self.number(owner, names)
                return [
                    Named(each.number) for each in self.variant.things()
                    if thing and each.kind == kind and each.written.get(attribute) == thing
                ]  # fmt: skip
            case Tops(pile=name):
                keys = [key for key in self.position.pile_keys() if key[0] == name]
                tops = [(key, self.position.lying(key)[0].thing) for key in keys if self.position.lying(key)]
                return [Named(thing, key) for key, thing in tops if thing]
            case Union(parts=parts):
                return [each for part in parts for each in self.members(part, names)]
            case Where(set=found_in, it=it, condition=condition):
                return [
                    each for each in self.members(found_in, names) if self.truth(condition, {**names, it.name: each})
                ]
            case Numbers(low=low, high=high):
                numbers = range(self.number(low, names), self.number(high, names) + 1)
                return [Named(each) for each in numbers if each == in_an_id(each)]
            case Either(condition=condition, then=then, otherwise=otherwise):
                return self.members(then if self.truth(condition, names) else otherwise, names)
        raise AssertionError(f"{type(value).__name__} is no set")

    def thing(self, value: Value, names: Names) -> Named:
        """A thing, with the pile it lies in if the value says so."""
        match value:
            case Local(name=name):
                return names[name]
            case PlaceIn(pile=pile, place=place):
                key = self.pile(pile, names)
                at = index_of(self.number(place, names), self.position.lying(key))
                return Named(NOBODY if at is None else self.position.lying(key)[at].thing, key)
            case FirstBy(set=found, it=it, keys=keys, last=last):
                order = sorted(
                    self.members(found, names),
                    key=lambda each: [self.number(key, {**names, it.name: each}) for key in keys],
                )
                return order[-1 if last else 0] if order else Named(NOBODY)
            case Either(condition=condition, then=then, otherwise=otherwise):
                return self.thing(then if self.truth(condition, names) else otherwise, names)
        return Named(self.number(value, names))

    def named(self, value: Value, names: Names) -> Named:
        """What a name stands for from now on."""
        match value.type.name:
            case "condition" | "effect":
                return Named(int(self.truth(value, names)))
            case "pile":
                return Named(0, self.pile(value, names))
            case "set":
                members = tuple(self.members(value, names))
                return Named(len(members), members=members)
        return self.thing(value, names)

    # ------------------------------------------------------------ piles

    def pile(self, value: Value, names: Names) -> PileKey | None:
        """Which pile a value names; none for that of nobody."""
        match value:
            case PlaceIn(pile=pile):
                return self.pile(pile, names)
            case PileOf(name=name, owner=owner):
                return self._pile_of(name, None if owner is None else self.number(owner, names))
            case Attr(owner=owner, name=name):
                found = self.printed(self.number(owner, names), name)
                return self._pile_of(str(found), None) if found else None
            case Local(name=name):
                return names[name].place
            case Either(condition=condition, then=then, otherwise=otherwise):
                return self.pile(then if self.truth(condition, names) else otherwise, names)
        raise AssertionError(f"{type(value).__name__} is no pile")

    def _pile_of(self, name: str, owner: int | None) -> PileKey | None:
        of = self.model.piles[name].owner
        if of == "game":
            return name, GAME
        if owner is None and of == "player":
            owner = self.position.me
        return (name, owner) if owner else None

    # ------------------------------------------------------------ costs

    def amounts(self, value: Value | None, names: Names) -> Amounts:
        """A cost, or icons, as amounts by unit."""
        found: Amounts = {}
        for unit, number in self._amounts(value, names):
            found[unit] = found.get(unit, 0) + number
        return found

    def amount(self, number: Value, names: Names) -> int:
        """How many an amount says; below zero it is none."""
        return max(0, self.number(number, names))

    def _amounts(self, value: Value | None, names: Names) -> Iterator[tuple[str, int]]:
        match value:
            case CostOf(amounts=amounts, attributes=attributes):
                for number, unit in amounts:
                    yield unit, self.amount(number, names)
                for each in attributes:
                    yield from self._amounts(each, names)
            case Attr(owner=owner, name=name):
                yield from self.linked.costs.get((self.number(owner, names), name), {}).items()
            case Either(condition=condition, then=then, otherwise=otherwise):
                yield from self._amounts(then if self.truth(condition, names) else otherwise, names)


def gains(inside: Any, unit: str) -> bool:
    """Does a gain of a counter stand anywhere in an act?"""
    if isinstance(inside, tuple):
        return any(gains(each, unit) for each in inside)
    if isinstance(inside, Do) and inside.verb == "gain":
        return any(isinstance(each, CostOf) and unit in [name for _, name in each.amounts] for each in inside.args)
    return any(gains(getattr(inside, each.name), unit) for each in fields(inside)) if is_dataclass(inside) else False


def compared(op: str, one: int, two: int) -> bool:
    match op:
        case "=":
            return one == two
        case "!=":
            return one != two
        case "<":
            return one < two
        case "<=":
            return one <= two
        case ">":
            return one > two
        case ">=":
            return one >= two
    raise AssertionError(op)


def index_of(place: int, lying: tuple[Lying, ...]) -> int | None:
    """The index of a place of a pile: 1 is the top, -1 the bottom; none if there is no such place."""
    if place == -1:
        return len(lying) - 1 if lying else None
    return place - 1 if 1 <= place <= len(lying) else None
