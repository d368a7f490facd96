"""Values and sets to Python source.

A set of things of one kind, or a condition on them, becomes an expression over bitmasks where it can (index cells, tables
worked out at compile time); otherwise a comprehension.  Tables go into the `namespace` that the generated code runs in.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Protocol, assert_never

from arnakrt.payment import BITS, MANY
from arnakrt.payment import Table as Answers

from arnakdsl.layout import Layout
from arnakdsl.linking import Linked
from arnakdsl.model import PileDecl, Thing
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
)

COMPARE: dict[str, tuple[str, Callable[[int, int], bool]]] = {
    "=": ("==", operator.eq), "!=": ("!=", operator.ne), "<": ("<", operator.lt),
    "<=": ("<=", operator.le), ">": (">", operator.gt), ">=": (">=", operator.ge),
}  # fmt: skip


def packed(names: Sequence[str]) -> str:
    """Names as a tuple, as source."""
    return f"({', '.join(names)}{',' if len(names) == 1 else ''})"


class Namespace:
    """The tables and functions that generated code names; equal tables share a name."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self._counter = count()
        self._by_key: dict[Any, str] = {}

    def table(self, prefix: str, key: Any, make: Callable[[], Any]) -> str:
        """The name of a table; made once for each key."""
        name = self._by_key.get((prefix, key))
        if name is None:
            name = self._by_key[prefix, key] = f"{prefix}_{next(self._counter)}"
            self.names[name] = make()
        return name

    def put(self, name: str, value: Any) -> str:
        self.names[name] = value
        return name


class Effects(Protocol):
    """What values ask about printed effects."""

    def can(self, effect: EffectOf) -> str:
        """A condition: could anything of the effect happen?"""

    def always(self, number: int, name: str) -> bool:
        """Could something of a thing's effect happen at any time?"""


class Values:
    """Values of one model in one layout as source.

    Cells are `c`, piles `p`; `a` and `b` are where the running seat's cells and piles begin.
    """

    effects: Effects

    def __init__(self, linked: Linked, layout: Layout, namespace: Namespace) -> None:
        self.linked = linked
        self.model = linked.model
        self.layout = layout
        self.namespace = namespace
        self._temps = count()

    def fresh(self, prefix: str) -> str:
        return f"{prefix}{next(self._temps)}_"

    # ------------------------------------------------------------ numbers

    def number(self, value: Value) -> str:
        """A value as an expression that gives its number."""
        known = self.fold(value)
        if known is not None:
            return str(known)
        match value:
            case Const(value=number):
                return str(number)
            case Local(name=name):
                return name
            case Me():
                return "c[0]"
            case Start():
                return "c[3]"
            case Counter():
                return self.counter(value)
            case MarkOf():
                return self.mark(value)
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
                return f"(({self.number(seat)} - c[3]) % {self.layout.seats} + 1)"
            case NextSeat(seat=seat):
                return f"({self.number(seat)} % {self.layout.seats} + 1)"
            case IconsIn(icons=icons):
                return self.icons_in(icons)
            case ScoreOf(name=name):
                return f"score_{name}(s)"
            case Compared() | Both() | NotV() | IsKind() | AnyOf() | Can():
                return f"(1 if {self.truth(value)} else 0)"
            case EffectOf():
                return f"(1 if {self.truth(value)} else 0)"
            case PileOf() | KindSet() | Part() | Players() | Tops() | Union() | Where() | Numbers():
                return self.count(value)
            case CostOf():
                raise AssertionError(f"{type(value).__name__} is no number")
            case _:
                assert_never(value)

    def nth(self, index: Value, values: tuple[Value, ...]) -> str:
        known = self.fold(index)
        if known is not None:
            return self.number(values[known - 1]) if 1 <= known <= len(values) else "0"
        inner = ", ".join(self.number(each) for each in values)
        return f"nth(({inner},), {self.number(index)})"

    def counter(self, value: Counter) -> str:
        layout = self.layout
        if value.seat is None:
            return f"c[{layout.counters[value.name]}]"
        if value.name in layout.shifts:
            return f"({self.of_seat(value.seat, layout.pool)} >> {layout.shifts[value.name] * BITS} & {MANY})"
        return self.of_seat(value.seat, layout.seat_counters[value.name])

    def seat_cell(self, seat: Value, offset: int) -> str:
        """A cell of somebody, to be written to."""
        base, size = self.layout.seat_cells
        if isinstance(seat, Me):
            return f"c[a + {offset}]"
        return f"c[{base + offset - size} + {self.number(seat)} * {size}]"

    def of_seat(self, seat: Value, offset: int) -> str:
        """What stands in a cell of a seat; 0 for nobody's."""
        base, size = self.layout.seat_cells
        cell = self.seat_cell(seat, offset)
        return self._unless_none(seat, cell, f"held(c, {{}}, {base + offset - size}, {size})", "0")

    def _unless_none(self, owner: Value, found: str, otherwise_call: str, nothing: str) -> str:
        """What belongs to an owner, by a call where the owner may be none and is more than a name."""
        if not self.maybe_none(owner):
            return found
        text = self.number(owner)
        return f"({found} if {text} else {nothing})" if text.isidentifier() else otherwise_call.format(text)

    def mark(self, value: MarkOf) -> str:
        layout = self.layout
        if value.owner is None:
            return f"c[{layout.game_marks[value.name]}]"
        if value.kind == "player":
            return self.of_seat(value.owner, layout.seat_marks[value.name])
        base = layout.kind_marks[value.kind, value.name]
        known = self.fold(value.owner)
        if known is not None:
            return f"c[{base + known}]" if known else "0"
        owner = self.number(value.owner)
        return self._unless_none(value.owner, f"c[{base} + {owner}]", f"held(c, {{}}, {base}, 1)", "0")

    def present(self, value: Value | None) -> str:
        """A condition: does the pile or mark that is named belong to somebody?  Empty if it does for sure."""
        match value:
            case PlaceIn(pile=pile):
                return self.present(pile)
            case PileOf(owner=owner) | MarkOf(owner=owner) | Counter(seat=owner):
                if owner is not None and self.maybe_none(owner):
                    return self.number(owner)
            case Attr(type=found) if found.name == "pile" and self.maybe_none(value):
                return f"{self.pile(value)} != {self.layout.void}"
        return ""

    def maybe_none(self, value: Value) -> bool:
        """Can the value be no thing at all?"""
        match value:
            case Me() | Start() | NextSeat():
                return False
            case Const(value=number):
                return not number
            case Local(maybe=maybe):
                return maybe
            case Attr(owner=owner, name=name):
                kinds = (self.model.kinds[each] for each in owner.type.of if each in self.model.kinds)
                found = [kind.attributes.get(name) for kind in kinds]
                return self.maybe_none(owner) or any(each is None or each.optional or each.default for each in found)
        return True

    def attribute_table(self, name: str, form: str) -> str:
        def make() -> tuple[int, ...]:
            return (0, *(self._printed(thing, name) for thing in self.model.things))

        return self.namespace.table(f"at_{name}", form, make)

    def _printed(self, thing: Thing, name: str) -> int:
        found = thing.written.get(name)
        if isinstance(found, int):
            return found
        return 0

    def icons_in(self, icons: Value) -> str:
        assert isinstance(icons, Attr), "icons are printed"
        names = {icon.name for icon in self.model.icons}

        def make() -> tuple[int, ...]:
            return (0, *(sum(n for unit, n in self.printed_cost(each, icons.name).items() if unit in names)
                         for each in self.model.things))  # fmt: skip

        return f"{self.namespace.table('icons_' + icons.name, (), make)}[{self.number(icons.owner)}]"

    def has_effect(self, thing: Thing, name: str) -> bool:
        return (thing.number, name) in self.linked.effects

    def printed_cost(self, thing: Thing, name: str) -> dict[str, int]:
        return self.linked.costs.get((thing.number, name), {})

    def packed(self, cost: dict[str, int]) -> int:
        return sum(n << self.layout.shifts[unit] * BITS for unit, n in cost.items() if unit in self.layout.shifts)

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

    # ------------------------------------------------------------ conditions

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
            case EffectOf(owner=owner, name=name):

                def has() -> tuple[bool, ...]:
                    return (False, *(self.has_effect(each, name) for each in self.model.things))

                return f"{self.namespace.table('has_' + name, (), has)}[{self.number(owner)}]"
            case PileOf() | KindSet() | Part() | Players() | Tops() | Union() | Where():
                return self.nonempty(value)
            case Either(condition=condition, then=then, otherwise=otherwise) if value.type.name == "condition":
                return f"({self.truth(then)} if {self.truth(condition)} else {self.truth(otherwise)})"
        return self.number(value)

    def fold(self, value: Value, names: dict[str, int] | None = None) -> int | None:
        """The number of a value that is known at compile time (with `names` known), else none."""
        names = names or {}
        match value:
            case Const(value=number):
                return number
            case Local(name=name):
                return names.get(name)
            case Attr(owner=owner, name=name):
                thing = self.fold(owner, names)
                return None if thing is None else self._printed(self.model.things[thing - 1], name) if thing else 0
            case EffectOf(owner=owner, name=name):
                thing = self.fold(owner, names)
                return None if not thing else int(self.has_effect(self.model.things[thing - 1], name))
            case IsKind(owner=owner, kinds=kinds):
                thing = self.fold(owner, names)
                return None if not thing else int(self.model.things[thing - 1].kind in kinds)
            case Count(set=Players()):
                return self.layout.seats
            case Arith(op=op, left=left, right=right):
                one, two = self.fold(left, names), self.fold(right, names)
                if one is None or two is None:
                    return None
                return one + two if op == "+" else one - two if op == "-" else one * two
            case Compared(op=op, left=left, right=right):
                one, two = self.fold(left, names), self.fold(right, names)
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

    # ------------------------------------------------------------ piles

    def pile_decls(self, value: Value) -> tuple[PileDecl, ...]:
        """The declarations of the piles that a value can be."""
        match value:
            case PileOf(name=name):
                return (self.model.piles[name],)
            case PlaceIn(pile=pile):
                return self.pile_decls(pile)
            case Tops(pile=name):
                return (self.model.piles[name],)
            case Attr(name=name):
                named = {str(each.written[name]) for each in self.model.things if each.written.get(name)}
                return tuple(self.model.piles[each] for each in sorted(named))
        raise AssertionError(f"{type(value).__name__} is no pile")

    def pile(self, value: Value) -> str:
        """The number of a pile, as source."""
        layout = self.layout
        match value:
            case PlaceIn(pile=pile):
                return self.pile(pile)
            case PileOf(name=name, owner=owner):
                decl = self.model.piles[name]
                if decl.owner == "game":
                    return str(layout.game_piles[name])
                if decl.owner == "player":
                    base, size = layout.seat_pile_places
                    if owner is None or isinstance(owner, Me):
                        return f"b + {layout.seat_piles[name]}"
                    return self._pile_at(owner, base - size + layout.seat_piles[name], size)
                assert owner is not None, "a pile of a thing has an owner"
                return self._pile_at(owner, layout.kind_piles[name], 1)
            case Attr(owner=owner, name=name):

                def make() -> tuple[int, ...]:
                    return (layout.void, *(self._pile_number(each, name) for each in self.model.things))

                return f"{self.namespace.table('pile_' + name, (), make)}[{self.number(owner)}]"
        raise AssertionError(f"{type(value).__name__} is no pile")

    def _pile_at(self, owner: Value, base: int, size: int) -> str:
        known = self.fold(owner)
        void = self.layout.void
        if known is not None:
            return str(base + known * size if known else void)
        text = self.number(owner)
        found = f"{base} + {text}" + (f" * {size}" if size > 1 else "")
        return self._unless_none(owner, found, f"spot({{}}, {base}, {size}, {void})", str(void))

    def _pile_number(self, thing: Thing, name: str) -> int:
        return self.layout.game_piles.get(str(thing.written.get(name)), self.layout.void)

    def hidden(self, value: Value) -> bool:
        """Is it not open what lies in the pile?"""
        return self.pile_decls(value)[0].view in ("none", "top")

    def viewers(self, value: Value) -> str:
        """The seats that see what lies in a pile, one bit each, as source."""
        view = self.pile_decls(value)[0].view
        if view == "all":
            return str(self.layout.all_seats)
        if view != "owner":
            return "0"
        owner = getattr(value, "owner", None)
        return f"(1 << {self.number(owner) if owner is not None else 'c[0]'} - 1)"

    def place(self, value: PlaceIn) -> str:
        at, place = self.pile(value.pile), self.fold(value.place)
        if place == 1:
            return f"(p[{at}][0] if p[{at}] else 0)"
        if place == -1:
            return f"(p[{at}][-1] if p[{at}] else 0)"
        return f"nth(p[{at}], {self.number(value.place)})"

    # ------------------------------------------------------------ sets

    def members(self, value: Value) -> str:
        """A set as something to loop over, in canonical order."""
        mask = self.mask(value)
        if mask is not None:
            text, kind = mask
            return f"{self.bits(kind)}[{text}]"
        match value:
            case PileOf(name=name):
                at = self.pile(value)
                return f"[each for each in p[{at}] if each]" if self.model.piles[name].gaps else f"p[{at}]"
            case Players():
                return f"range(1, {self.layout.seats + 1})"
            case Union(parts=parts):
                return f"({', '.join('*' + self.members(each) for each in parts)},)"
            case Tops(pile=name):
                return f"tops(p, {self.family(name)})"
            case Where(set=inner, it=it, condition=condition):
                return self.filtered(inner, it, condition)
            case KindSet(type=kind_of):
                return f"({', '.join('*' + self.bits(each) + f'[{self.all_of(each)}]' for each in kind_of.of)},)"
            case Attr(owner=owner, name=name):
                return f"{self.list_table(name)}[{self.number(owner)}]"
            case Numbers(low=low, high=high):
                return f"range({self.number(low)}, {self.number(high)} + 1)"
        raise AssertionError(f"{type(value).__name__} is no set")

    def filtered(self, inner: Value, it: Local, condition: Value) -> str:
        """The members that meet a condition: the part of it that masks can say first."""
        masked = self.mask(inner)
        if masked is not None:
            text, kind = masked
            said, rest = self.split(condition, it, kind)
            text = " & ".join([text, *said])
            loop = f"{self.bits(kind)}[{text}]"
            if not rest:
                return loop
            return f"[{it.name} for {it.name} in {loop} if {' and '.join(self.truth(each) for each in rest)}]"
        return f"[{it.name} for {it.name} in {self.members(inner)} if {self.truth(condition)}]"

    def loop(self, value: Value, var: Local) -> tuple[str, frozenset[int] | None, list[Value]]:
        """A set as a loop over `var`: what to loop over, the things that fit by what is printed on them, what is left.

        Empty places of a pile fit nothing; without a test they are left out of the loop.
        """
        if isinstance(value, Where) and isinstance(value.set, PileOf):
            condition = renamed(value.condition, value.it, var)
            printed: list[Value] = []
            rest: list[Value] = []
            for each in conjuncts(condition):
                (printed if self.printed_only(each, var, value.set.type.of) else rest).append(each)
            if printed or not self.model.piles[value.set.name].gaps:
                kinds = value.set.type.of
                fitting = frozenset(
                    each.number for each in self.model.things
                    if each.kind in kinds and all(self.fold(one, {var.name: each.number}) for one in printed)
                )  # fmt: skip
                return f"p[{self.pile(value.set)}]", fitting if printed else None, rest
        if isinstance(value, PileOf) and self.model.piles[value.name].gaps:
            fitting = frozenset(each.number for each in self.model.things if each.kind in value.type.of)
            return f"p[{self.pile(value)}]", fitting, []
        if isinstance(value, Where) and self.mask(value) is None:
            return self.members(value.set), None, [renamed(value.condition, value.it, var)]
        return self.members(value), None, []

    def printed_only(self, condition: Value, var: Local, kinds: tuple[str, ...]) -> bool:
        """Is a condition known for every thing by what is printed on it?"""
        numbers = (each.number for each in self.model.things if each.kind in kinds)
        return all(self.fold(condition, {var.name: number}) is not None for number in numbers)

    def nonempty(self, value: Value) -> str:
        mask = self.mask(value)
        if mask is not None:
            return f"({mask[0]})"
        match value:
            case PileOf(name=name):
                at = self.pile(value)
                return f"any(p[{at}])" if self.model.piles[name].gaps else f"p[{at}]"
            case Union(parts=parts):
                return f"({' or '.join(self.nonempty(each) for each in parts)})"
            case Where(set=Players(), it=it, condition=condition):
                return (
                    f"({' or '.join(self.with_seat(condition, it, seat) for seat in range(1, self.layout.seats + 1))})"
                )
            case Players():
                return "True"
            case Numbers(low=low, high=high):
                return f"({self.number(low)} <= {self.number(high)})"
        return self.members(value)

    def with_seat(self, condition: Value, it: Local, seat: int) -> str:
        """A condition on a seat, for one seat."""
        return self.truth(renamed(condition, it, Const(seat, it.type)))

    def count(self, value: Value) -> str:
        mask = self.mask(value)
        if mask is not None:
            return f"({mask[0]}).bit_count()"
        match value:
            case PileOf(name=name):
                at = self.pile(value)
                return f"(len(p[{at}]) - p[{at}].count(0))" if self.model.piles[name].gaps else f"len(p[{at}])"
            case Players():
                return str(self.layout.seats)
            case Union(parts=parts):
                return f"({' + '.join(self.count(each) for each in parts)})"
        return f"len({self.members(value)})"

    def sum(self, value: Sum) -> str:
        return f"sum([{self.number(value.value)} for {value.it.name} in {self.members(value.set)}])"

    def first(self, value: FirstBy) -> str:
        loop = self.members(value.set)
        if not value.keys:
            return f"end_of({loop}, {-1 if value.last else 0})"
        keys = ", ".join(self.number(each) for each in value.keys)
        chooser = "max" if value.last else "min"
        return f"{chooser}({loop}, key=lambda {value.it.name}: ({keys},), default=0)"

    def family(self, name: str) -> str:
        """The piles of a family of piles, in order, as source."""
        decl = self.model.piles[name]
        if decl.owner == "player":
            base, size = self.layout.seat_pile_places
            first = base + self.layout.seat_piles[name]
            return str(tuple(first + seat * size for seat in range(self.layout.seats)))
        base = self.layout.kind_piles[name]
        first, size = self.model.first[decl.owner], self.model.size[decl.owner]
        return str(tuple(base + first + at for at in range(size)))

    # ------------------------------------------------------------ masks

    def all_of(self, kind: str) -> int:
        return (1 << self.model.size[kind]) - 1

    def bits(self, kind: str) -> str:
        """The table from a mask to the things in it."""
        first = self.model.first[kind]

        def things(mask: int) -> tuple[int, ...]:
            return tuple(first + at for at in range(mask.bit_length()) if mask >> at & 1)

        return self.namespace.table(f"of_{kind}", (), lambda: Answers(things))

    def list_table(self, name: str) -> str:
        def make() -> tuple[tuple[int, ...], ...]:
            return ((), *(tuple(each.written.get(name) or ()) for each in self.model.things))

        return self.namespace.table(f"list_{name}", (), make)

    def mask(self, value: Value) -> tuple[str, str] | None:
        """A set of things of one kind as a bitmask: source and kind; none if it is none."""
        match value:
            case KindSet(type=kind_of) if len(kind_of.of) == 1:
                return str(self.all_of(kind_of.of[0])), kind_of.of[0]
            case Attr(owner=owner, name=name, type=kind_of) if kind_of.name == "set" and len(kind_of.of) == 1:
                kind = kind_of.of[0]

                def make() -> tuple[int, ...]:
                    first = self.model.first[kind]
                    return (
                        0,
                        *(sum(1 << n - first for n in each.written.get(name) or ()) for each in self.model.things),
                    )

                return f"{self.namespace.table('mask_' + name, (), make)}[{self.number(owner)}]", kind
            case Part(owner=owner, kind=kind, attribute=attribute):
                return f"{self.part_table(kind, attribute)}[{self.number(owner)}]", kind
            case Where(set=inner, it=it, condition=condition):
                found = self.mask(inner)
                if found is None:
                    return None
                said, rest = self.split(condition, it, found[1])
                if rest:
                    return None
                return " & ".join([found[0], *said]), found[1]
        return None

    def part_table(self, kind: str, attribute: str) -> str:
        """For each thing, the mask of the things of a kind whose attribute names it."""
        first = self.model.first[kind]

        def make() -> tuple[int, ...]:
            found = [0] * (len(self.model.things) + 1)
            for thing in self.model.things:
                if thing.kind == kind:
                    found[self._printed(thing, attribute)] |= 1 << thing.number - first
            found[0] = 0
            return tuple(found)

        return self.namespace.table(f"part_{kind}_{attribute}", (), make)

    def split(self, condition: Value, it: Local, kind: str) -> tuple[list[str], list[Value]]:
        """The parts of a condition joined by `and` that masks can say, and the rest."""
        if isinstance(condition, Both) and condition.op == "and":
            left, right = self.split(condition.left, it, kind), self.split(condition.right, it, kind)
            return left[0] + right[0], left[1] + right[1]
        if isinstance(condition, NotV) and self.fixed_mask(condition, it, kind) is None:
            mask = self.condition_mask(condition.inner, it, kind)  # the mask it is joined with bounds the rest
            return ([f"~{mask}"], []) if mask is not None else ([], [condition])
        mask = self.condition_mask(condition, it, kind)
        return ([mask], []) if mask is not None else ([], [condition])

    def condition_mask(self, condition: Value, it: Local, kind: str) -> str | None:
        """The things of a kind that meet a condition on `it`, as source of a mask; none if masks cannot say it."""
        if not mentions(condition, it):
            return f"({self.all_of(kind)} if {self.truth(condition)} else 0)"
        fixed = self.fixed_mask(condition, it, kind)
        if fixed is not None:
            return str(fixed)
        match condition:
            case Both(op=op, left=left, right=right):
                one, two = self.condition_mask(left, it, kind), self.condition_mask(right, it, kind)
                return f"({one} {'&' if op == 'and' else '|'} {two})" if one and two else None
            case NotV(inner=inner):
                found = self.condition_mask(inner, it, kind)
                return f"({self.all_of(kind)} & ~{found})" if found else None
            case MarkOf(owner=owner, kind=marked, name=name) if owner is not None and marked != "player":
                cell = f"c[{self.layout.index[marked, name]}]"
                return self.through(cell, owner, it, kind)
            case Compared(op="=", left=MarkOf() as left, right=right) if not mentions(right, it):
                return self.seat_mask(left, right, it, kind)
            case Compared(left=left, right=right) if not mentions(right, it):
                return self.compared_mask(condition, left, right, it, kind)
            case AnyOf(set=Where(set=Part(owner=owner, kind=other, attribute=attribute), it=inner, condition=within)):
                if owner != it or mentions(within, it):
                    return None
                found = self.condition_mask(within, inner, other)
                return f"{self.image_table(other, attribute, kind)}[{found}]" if found else None
            case AnyOf(set=Part(owner=owner, kind=other, attribute=attribute)) if owner == it:
                return f"{self.image_table(other, attribute, kind)}[{self.all_of(other)}]"
        return None

    def fixed_mask(self, condition: Value, it: Local, kind: str) -> int | None:
        """The mask of a condition that is known at compile time for every thing of the kind."""
        first, size = self.model.first[kind], self.model.size[kind]
        mask = 0
        for at in range(size):
            known = self.fold(condition, {it.name: first + at})
            if known is None and isinstance(condition, Can):
                effect = condition.effect
                if isinstance(effect, EffectOf) and effect.owner == it and self.effects.always(first + at, effect.name):
                    known = 1
            if known is None:
                return None
            mask |= bool(known) << at
        return mask

    def fixed_set(self, value: Value) -> tuple[int, ...] | None:
        """The things of a set of one kind that is known at compile time, in canonical order; else none."""
        match value:
            case KindSet(type=kind_of) if len(kind_of.of) == 1:
                first, size = self.model.first[kind_of.of[0]], self.model.size[kind_of.of[0]]
                return tuple(range(first, first + size))
            case Where(set=inner, it=it, condition=condition):
                found = self.fixed_set(inner)
                if found is None or any(self.fold(condition, {it.name: each}) is None for each in found):
                    return None
                return tuple(each for each in found if self.fold(condition, {it.name: each}))
        return None

    def seat_mask(self, left: MarkOf, right: Value, it: Local, kind: str) -> str | None:
        key = (left.kind, left.name)
        if left.owner is None or key not in self.layout.seat_index or self.fold(right) == 0:
            return None
        return self.through(f"c[{self.layout.seat_index[key]} + {self.number(right)}]", left.owner, it, kind)

    def through(self, cell: str, owner: Value, it: Local, kind: str) -> str | None:
        """A mask of the kind of `owner`, seen from `it`: through its attributes, if there are some between."""
        if owner == it:
            return cell
        if isinstance(owner, Attr) and owner.type.name == "entity" and len(owner.type.of) == 1:
            other = owner.type.of[0]
            found = self.namespace.table(
                f"pre_{owner.name}", (kind, other), lambda: Answers(self._preimage(owner.name, kind, other))
            )
            return self.through(f"{found}[{cell}]", owner.owner, it, kind)
        return None

    def _preimage(self, attribute: str, kind: str, other: str) -> Callable[[int], int]:
        first, target = self.model.first[kind], self.model.first[other]
        things = [each for each in self.model.things if each.kind == kind]

        def preimage(mask: int) -> int:
            named = ((each.number - first, self._printed(each, attribute)) for each in things)
            return sum(1 << at for at, number in named if number and mask >> number - target & 1)

        return preimage

    def image_table(self, other: str, attribute: str, kind: str) -> str:
        """From a mask of one kind to the mask of the things that its members' attribute names."""
        first, target = self.model.first[other], self.model.first[kind]

        def image(mask: int) -> int:
            found = 0
            for thing in self.model.things:
                if thing.kind == other and mask >> thing.number - first & 1:
                    number = self._printed(thing, attribute)
                    found |= 1 << number - target if number else 0
            return found

        return self.namespace.table(f"image_{other}_{attribute}", kind, lambda: Answers(image))

    def compared_mask(self, condition: Compared, left: Value, right: Value, it: Local, kind: str) -> str | None:
        """`attribute op value`, where the value is the same for all: a table by the value."""
        first, size = self.model.first[kind], self.model.size[kind]
        values = [self.fold(left, {it.name: first + at}) for at in range(size)]
        if None in values:
            return None
        _, test = COMPARE[condition.op]

        def mask(value: int) -> int:
            return sum(1 << at for at, one in enumerate(values) if one is not None and test(one, value))

        name = self.namespace.table("cmp", (condition.op, tuple(values)), lambda: Answers(mask))
        return f"{name}[{self.number(right)}]"


def conjuncts(value: Value) -> Iterator[Value]:
    """The parts of a condition joined by `and`."""
    if isinstance(value, Both) and value.op == "and":
        yield from conjuncts(value.left)
        yield from conjuncts(value.right)
    else:
        yield value


def renamed(value: Any, old: Local, new: Local | Const) -> Any:
    """A value with one name for another."""
    if value == old:
        return new
    if isinstance(value, tuple):
        return tuple(renamed(each, old, new) for each in value)
    names = getattr(type(value), "__dataclass_fields__", None)
    if names is None or isinstance(value, Local | Const):
        return value
    parts = {name: renamed(getattr(value, name), old, new) for name in names if name != "type"}
    return replace(value, **parts)


def mentions(value: Any, it: Local) -> bool:
    """Does a value depend on a name?"""
    if value == it:
        return True
    return any(mentions(each, it) for each in children(value))


def children(value: Any) -> Iterator[Any]:
    """The values inside a value."""
    for name in getattr(type(value), "__dataclass_fields__", ()):
        inner = getattr(value, name)
        if isinstance(inner, tuple):
            for each in inner:
                yield from each if isinstance(each, tuple) else (each,)
        elif hasattr(type(inner), "__dataclass_fields__"):
            yield inner
