"""Sets as source: their members, how many, whether there is one."""

from __future__ import annotations

from arnakdsl.generate.masks import Masks
from arnakdsl.generate.walk import conjuncts, renamed
from arnakdsl.options import MOST_NUMBER
from arnakdsl.typed import (
    Attr,
    Const,
    FirstBy,
    KindSet,
    Local,
    Numbers,
    PileOf,
    Players,
    Sum,
    Tops,
    Union,
    Value,
    Where,
)


class Sets(Masks):
    """Sets as masks where they can be, as loops otherwise."""

    def members(self, value: Value) -> str:
        """A set as something to loop over, in canonical order."""
        mask = self.mask(value)
        if mask is not None:
            text, kind = mask
            return f"{self.bits(kind)}[{text}]"
        match value:
            case PileOf() | Attr() if value.type.name == "pile":
                at = self.pile(value)
                return f"[each for each in p[{at}] if each]" if self.has_gaps(value) else f"p[{at}]"
            case Local(name=name):
                return name
            case Players():
                return f"range(1, {self.seats_in(value) + 1})"
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
                first = f"max(0, {self.number(low)})" if self.fold(low) is None else str(max(0, self.fold(low) or 0))
                return f"range({first}, min({self.number(high)}, {MOST_NUMBER}) + 1)"
        raise AssertionError(f"{type(value).__name__} is no set")

    def has_gaps(self, pile: Value) -> bool:
        """Does a pile keep its places?"""
        return self.pile_decls(pile)[0].gaps

    def filtered(self, inner: Value, it: Local, condition: Value) -> str:
        """The members that meet a condition: the part of it that masks can say first."""
        masked = self.mask(inner)
        if masked is not None:
            text, kind = masked
            said, rest = self.split(condition, it, kind)
            text = self.all_together([text, *said], kind)
            loop = f"{self.bits(kind)}[{text}]"
            if not rest:
                return loop
            return f"[{it.name} for {it.name} in {loop} if {' and '.join(self.truth(each) for each in rest)}]"
        return f"[{it.name} for {it.name} in {self.members(inner)} if {self.truth(condition)}]"

    def loop(self, value: Value, var: Local) -> tuple[str, frozenset[int] | None, list[Value]]:
        """A set as a loop over `var`: what to loop over, the things that fit by what is printed on them, what is left.

        Empty places of a pile fit nothing; without a test they are left out of the loop.
        """
        if isinstance(value, Where) and value.set.type.name == "pile":
            condition = renamed(value.condition, value.it, var)
            printed: list[Value] = []
            rest: list[Value] = []
            for each in conjuncts(condition):
                (printed if self.printed_only(each, var, value.set.type.of) else rest).append(each)
            if printed or not self.has_gaps(value.set):
                kinds = value.set.type.of
                fitting = frozenset(
                    each.number for each in self.variant.things()
                    if each.kind in kinds and all(self.fold(one, {var.name: each.number}) for one in printed)
                )  # fmt: skip
                return f"p[{self.pile(value.set)}]", fitting if printed else None, rest
        if value.type.name == "pile" and self.has_gaps(value):
            fitting = frozenset(each.number for each in self.model.things if each.kind in value.type.of)
            return f"p[{self.pile(value)}]", fitting, []
        if isinstance(value, Where) and self.mask(value) is None:
            return self.members(value.set), None, [renamed(value.condition, value.it, var)]
        return self.members(value), None, []

    def nonempty(self, value: Value) -> str:
        mask = self.mask(value)
        if mask is not None:
            return f"({mask[0]})"
        match value:
            case PileOf() | Attr() if value.type.name == "pile":
                at = self.pile(value)
                return f"any(p[{at}])" if self.has_gaps(value) else f"p[{at}]"
            case Union(parts=parts):
                return f"({' or '.join(self.nonempty(each) for each in parts)})"
            case Where(set=Players() as seats, it=it, condition=condition):
                numbers = range(1, self.seats_in(seats) + 1)
                return f"({' or '.join(self.with_seat(condition, it, seat) for seat in numbers)})"
            case Players():
                return "True"
            case Numbers():
                return f"bool({self.members(value)})"
        return self.members(value)

    def with_seat(self, condition: Value, it: Local, seat: int) -> str:
        """A condition on a seat, for one seat."""
        return self.truth(renamed(condition, it, Const(seat, it.type)))

    def count(self, value: Value) -> str:
        mask = self.mask(value)
        if mask is not None:
            return f"({mask[0]}).bit_count()"
        match value:
            case PileOf() | Attr() if value.type.name == "pile":
                at = self.pile(value)
                return f"(len(p[{at}]) - p[{at}].count(0))" if self.has_gaps(value) else f"len(p[{at}])"
            case Players():
                return str(self.seats_in(value))
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
        chooser, loop = (
            ("max", f"{loop}[::-1]") if value.last else ("min", loop)
        )  # of equals the last in the set's order
        return f"{chooser}({loop}, key=lambda {value.it.name}: ({keys},), default=0)"
