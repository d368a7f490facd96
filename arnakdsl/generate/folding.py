"""What is known of a value at compile time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import count
from typing import Protocol

from arnakrt.written import TESTS

from arnakdsl.generate.namespace import Namespace
from arnakdsl.generate.walk import gained
from arnakdsl.layout import Layout
from arnakdsl.linking import Linked
from arnakdsl.model import PileDecl, Thing
from arnakdsl.typed import (
    Arith,
    Attr,
    Both,
    Compared,
    Const,
    Count,
    EffectOf,
    Either,
    IsKind,
    Least,
    Local,
    Me,
    NextSeat,
    NotV,
    OptionOf,
    OtherSeat,
    Players,
    ScoreOf,
    Start,
    Table,
    Value,
    Yields,
)
from arnakdsl.variant import Variant

COMPARE = {op: ({"=": "=="}.get(op, op), test) for op, test in TESTS.items()}
"""The comparisons: in generated code, and of two known numbers."""


class Effects(Protocol):
    """What values ask about printed effects."""

    def can(self, effect: EffectOf) -> str:
        """A condition: could anything of the effect happen?"""

    def always(self, number: int, name: str) -> bool:
        """Could something of a thing's effect happen at any time?"""


class Folding(ABC):
    """Values of one model in one layout, as numbers where they are known."""

    effects: Effects

    def __init__(self, linked: Linked, layout: Layout, namespace: Namespace, variant: Variant) -> None:
        self.linked = linked
        self.variant = variant
        self.model = linked.model
        self.layout = layout
        self.namespace = namespace
        self._gained: dict[tuple[int, str], set[str]] = {}
        self._named_piles: dict[str, tuple[PileDecl, ...]] = {}  # attribute -> the piles that any thing names by it
        self._temps = count()
        self.things: set[str] = set()  # names that were written and stand for things, or sets of them

    def fresh(self, prefix: str) -> str:
        return f"{prefix}{next(self._temps)}_"

    def seats_in(self, value: Players) -> int:
        return self.layout.seats if value.others else self.layout.players

    def yields(self, number: int, name: str, unit: str) -> bool:
        """Does a gain of a counter stand anywhere in what is printed on a thing?"""
        act = self.linked.effects.get((number, name))
        if act is None:
            return False
        if (number, name) not in self._gained:
            self._gained[number, name] = gained(act)
        return unit in self._gained[number, name]

    def has_effect(self, thing: Thing, name: str) -> bool:
        return (thing.number, name) in self.linked.effects

    def printed_cost(self, thing: Thing, name: str) -> dict[str, int]:
        return self.linked.costs.get((thing.number, name), {})

    def fold(self, value: Value, names: dict[str, int] | None = None) -> int | None:
        """The number of a value that is known at compile time (with `names` known), else none."""
        names = names or {}
        match value:
            case Const(value=number, type=kind_of):
                return 0 if kind_of.name == "entity" and number in self.variant.absent else number
            case OptionOf(name=name):
                return self.variant.option(name)
            case ScoreOf(name=name) if name not in self.linked.scores:
                return 0
            case Local(name=name):
                return names.get(name)
            case Attr(type=kind_of) if kind_of.name in ("pile", "set"):
                return None
            case Attr(owner=owner, name=name):
                thing = self.fold(owner, names)
                return None if thing is None else self._printed(self.model.things[thing - 1], name) if thing else 0
            case EffectOf(owner=owner, name=name):
                thing = self.fold(owner, names)
                return None if not thing else int(self.has_effect(self.model.things[thing - 1], name))
            case IsKind(owner=owner, kinds=kinds):
                thing = self.fold(owner, names)
                return None if not thing else int(self.model.things[thing - 1].kind in kinds)
            case OtherSeat(name=name):
                return self.layout.others[name]
            case Count(set=Players() as seats):
                return self.seats_in(seats)
            case Yields(effect=EffectOf(owner=owner, name=name), unit=unit):
                thing = self.fold(owner, names)
                return None if thing is None else int(bool(thing) and self.yields(thing, name, unit))
            case Arith(op=op, left=left, right=right):
                one, two = self.fold(left, names), self.fold(right, names)
                if one is None or two is None:
                    return None
                return one + two if op == "+" else one - two if op == "-" else one * two
            case Compared(op=op, left=left, right=right):
                one, two = self.fold(left, names), self.fold(right, names)
                if op in ("=", "!=") and (Me(), 0) in ((left, two), (right, one)):
                    return int(op == "!=")
                if one is None or two is None:
                    return None
                return int(COMPARE[op][1](one, two))
            case NotV(inner=inner):
                known = self.fold(inner, names)
                return None if known is None else int(not known)
            case Both(op=op, left=left, right=right):
                one, two = self.fold(left, names), self.fold(right, names)
                decided = 0 if op == "and" else 1
                for each in (one, two):
                    if each is not None and bool(each) == bool(decided):
                        return decided
                return None if one is None or two is None else int(not decided)
            case Least(op=op, args=args):
                found = [self.fold(each, names) for each in args]
                known_args = [each for each in found if each is not None]
                return None if len(known_args) < len(args) else min(known_args) if op == "min" else max(known_args)
            case Table(index=index, values=values):
                at = self.fold(index, names)
                return None if at is None else self.fold(values[at - 1], names) if 1 <= at <= len(values) else 0
            case Either(condition=condition, then=then, otherwise=otherwise) if value.type.name not in (
                "cost",
                "icons",
            ):
                known = self.fold(condition, names)
                return None if known is None else self.fold(then if known else otherwise, names)
        return None

    def most(self, value: Value) -> int:
        """The greatest number that a value can have, as far as it can be told: at most the number of things."""
        known = self.fold(value)
        if known is not None:
            return max(known, 0)
        if isinstance(value, Least):
            found = [self.most(each) for each in value.args]
            return min(found) if value.op == "min" else max(found)
        return len(self.model.things)

    def maybe_none(self, value: Value) -> bool:
        """Can the value be no thing at all?"""
        match value:
            case Me() | Start():
                return False
            case NextSeat(seat=seat):
                return self.maybe_none(seat)
            case Const():
                return not self.fold(value)
            case OtherSeat(name=name):
                return not self.layout.others[name]
            case Local(maybe=maybe):
                return maybe
            case Attr(owner=owner, name=name):
                kinds = (self.model.kinds[each] for each in owner.type.of if each in self.model.kinds)
                found = [kind.attributes.get(name) for kind in kinds]
                return self.maybe_none(owner) or any(each is None or each.optional or each.default for each in found)
        return True

    def _printed(self, thing: Thing, name: str) -> int:
        found = thing.written.get(name)
        if not isinstance(found, int) or (found in self.variant.absent and self._names_a_thing(thing, name)):
            return 0
        return found

    def _names_a_thing(self, thing: Thing, name: str) -> bool:
        return self.model.kinds[thing.kind].attributes[name].type.name == "entity"

    def printed_only(self, condition: Value, var: Local, kinds: tuple[str, ...]) -> bool:
        """Is a condition known for every thing by what is printed on it?"""
        numbers = (each.number for each in self.variant.things() if each.kind in kinds)
        return all(self.fold(condition, {var.name: number}) is not None for number in numbers)

    @abstractmethod
    def number(self, value: Value) -> str:
        """A value as an expression that gives its number."""

    @abstractmethod
    def truth(self, value: Value) -> str:
        """A value as a condition."""

    @abstractmethod
    def nonempty(self, value: Value) -> str:
        """A condition: has the set a member?"""
