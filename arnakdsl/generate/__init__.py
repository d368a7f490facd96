"""Values and sets to Python source.

A set of things of one kind, or a condition on them, becomes an expression over bitmasks where it can (index cells, tables
worked out at compile time); otherwise a comprehension.  Tables go into the `namespace` that the generated code runs in.
"""

from __future__ import annotations

from typing import assert_never

from arnakrt.payment import BITS

from arnakdsl.generate.folding import COMPARE
from arnakdsl.generate.namespace import Namespace, packed
from arnakdsl.generate.sets import Sets
from arnakdsl.generate.walk import children, mentions
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

__all__ = ["Namespace", "Values", "children", "mentions", "packed"]


class Values(Sets):
    """Values of one model in one layout as source.

    Cells are `c`, piles `p`; `a` and `b` are where the running seat's cells and piles begin.
    """

    def number(self, value: Value) -> str:
        """A value as an expression that gives its number."""
        known = self.fold(value)
        if known is not None:
            return str(known)
        match value:
            case Const(value=number):
                return str(number)
            case Local(name=name, type=kind_of):
                if kind_of.name == "entity":
                    self.things.add(name)
                return name
            case Me():
                return "c[0]"
            case Start():
                return "c[3]"
            case OtherSeat(name=name):
                return str(self.layout.others[name])
            case Counter():
                return self.counter(value)
            case MarkOf():
                return self.mark(value)
            case Attr(type=kind_of) if kind_of.name in ("pile", "set"):
                return self.count(value)
            case Attr(owner=owner, name=name, type=kind_of):
                return f"{self.attribute_table(name, kind_of.name)}[{self.number(owner)}]"
            case Arith(op=op, left=left, right=right):
                return f"({self.number(left)} {op} {self.number(right)})"
            case Either(condition=condition, then=then, otherwise=otherwise):
                return f"({self.number(then)} if {self.truth(condition)} else {self.number(otherwise)})"
            case Least(op=op, args=args):
                return f"{op}({', '.join(self.number(each) for each in args)})"
            case Table(index=index, values=values):
                return self.nth(index, values)
            case Count(set=found):
                return self.count(found)
            case Sum():
                return self.sum(value)
            case PlaceIn():
                return self.place(value)
            case FirstBy():
                return self.first(value)
            case TurnOrder(seat=seat):
                return self.of_players(seat, f"(({self.number(seat)} - c[3]) % {self.layout.players} + 1)", "0")
            case NextSeat(seat=seat):
                return self.of_players(seat, f"({self.number(seat)} % {self.layout.players} + 1)", "c[3]")
            case IconsIn(icons=icons):
                return self.icons_in(icons)
            case ScoreOf(name=name):
                return f"score_{name}(s)"
            case Compared() | Both() | NotV() | IsKind() | AnyOf() | Can() | Yields():
                return f"(1 if {self.truth(value)} else 0)"
            case EffectOf():
                return f"(1 if {self.truth(value)} else 0)"
            case PileOf() | KindSet() | Part() | Players() | Tops() | Union() | Where() | Numbers():
                return self.count(value)
            case CostOf() | OptionOf():
                raise AssertionError(f"{type(value).__name__} is no number")
            case _:
                assert_never(value)

    def truth(self, value: Value) -> str:
        """A value as a condition."""
        known = self.fold(value)
        if known is not None:
            return str(bool(known))
        match value:
            case Compared(op=op, left=left, right=right):
                if left.type.name == "condition":
                    return f"(bool({self.truth(left)}) {COMPARE[op][0]} bool({self.truth(right)}))"
                return f"({self.number(left)} {COMPARE[op][0]} {self.number(right)})"
            case Both(op=op, left=left, right=right):
                return f"({self.truth(left)} {op} {self.truth(right)})"
            case NotV(inner=inner):
                return f"(not {self.truth(inner)})"
            case IsKind(owner=owner, kinds=kinds):

                def make() -> tuple[bool, ...]:
                    return (False, *(each.kind in kinds for each in self.model.things))

                return f"{self.namespace.table('is', kinds, make)}[{self.number(owner)}]"
            case AnyOf(set=found):
                return self.nonempty(found)
            case Can(effect=effect):
                assert isinstance(effect, EffectOf), "can takes an effect"
                return self.effects.can(effect)
            case Yields(effect=EffectOf(owner=owner, name=name), unit=unit):

                def gives() -> tuple[bool, ...]:
                    return (False, *(self.yields(each.number, name, unit) for each in self.model.things))

                return f"{self.namespace.table(f'yields_{name}_{unit}', (), gives)}[{self.number(owner)}]"
            case EffectOf(owner=owner, name=name):

                def has() -> tuple[bool, ...]:
                    return (False, *(self.has_effect(each, name) for each in self.model.things))

                return f"{self.namespace.table('has_' + name, (), has)}[{self.number(owner)}]"
            case PileOf() | KindSet() | Part() | Players() | Tops() | Union() | Where():
                return self.nonempty(value)
            case Attr(type=kind_of) if kind_of.name in ("pile", "set"):
                return self.nonempty(value)
            case Either(condition=condition, then=then, otherwise=otherwise) if value.type.name == "condition":
                return f"({self.truth(then)} if {self.truth(condition)} else {self.truth(otherwise)})"
        return self.number(value)

    def of_players(self, seat: Value, found: str, otherwise: str) -> str:
        """A number that the seats of players have, and what stands for it at the others; 0 for nobody."""
        number = self.number(seat)
        if self.layout.seats > self.layout.players:
            found = f"({found} if {number} <= {self.layout.players} else {otherwise})"
        return f"({found} if {number} else 0)" if self.maybe_none(seat) else found

    def icons(self, value: Value) -> str:
        """Icons as one packed number."""
        match value:
            case Either(condition=condition, then=then, otherwise=otherwise):
                return f"({self.icons(then)} if {self.truth(condition)} else {self.icons(otherwise)})"
            case Attr(owner=owner, name=name):

                def make() -> tuple[int, ...]:
                    return (0, *(self.packed(self.printed_cost(each, name)) for each in self.model.things))

                return f"{self.namespace.table('packed_' + name, (), make)}[{self.number(owner)}]"
            case CostOf(amounts=amounts, attributes=attributes):
                parts = [
                    f"({self.number(number)} << {self.layout.shifts[unit] * BITS})"
                    for number, unit in amounts if unit in self.layout.shifts
                ]  # fmt: skip
                parts += [self.icons(each) for each in attributes]
                return f"({' + '.join(parts)})" if parts else "0"
        raise AssertionError(f"{type(value).__name__} are no icons")

    def icons_in(self, icons: Value) -> str:
        if isinstance(icons, Either):
            then, otherwise = self.icons_in(icons.then), self.icons_in(icons.otherwise)
            return f"({then} if {self.truth(icons.condition)} else {otherwise})"
        if isinstance(icons, CostOf):
            return f"({' + '.join(self.icons_in(each) for each in icons.attributes)})"
        assert isinstance(icons, Attr), "icons are printed"
        names = {icon.name for icon in self.model.icons}

        def make() -> tuple[int, ...]:
            return (0, *(sum(n for unit, n in self.printed_cost(each, icons.name).items() if unit in names)
                         for each in self.model.things))  # fmt: skip

        return f"{self.namespace.table('icons_' + icons.name, (), make)}[{self.number(icons.owner)}]"
