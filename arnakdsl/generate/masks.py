"""Sets of things of one kind, and conditions on them, as bitmasks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arnakrt.written import Answers

from arnakdsl.generate.piles import Piles
from arnakdsl.generate.walk import mentions
from arnakdsl.typed import AnyOf, Attr, Both, Can, Compared, EffectOf, KindSet, Local, MarkOf, NotV, Part, Value, Where


class Looked(str):
    """A mask that is looked up in a table: what it is worked out from, and the recipe (`Answers.recipe`)."""

    __slots__ = ("cell", "name", "recipe")

    name: str
    cell: str
    recipe: tuple[Any, ...]

    @classmethod
    def of(cls, name: str, cell: str, recipe: tuple[Any, ...]) -> Looked:
        found = cls(f"{name}[{cell}]")
        found.name, found.cell, found.recipe = name, cell, recipe
        return found


class Masks(Piles):
    """Sets that an expression over masks can say."""

    def all_together(self, parts: Sequence[str], kind: str) -> str:
        """What is in every one of some masks of a kind."""
        fixed = self.all_of(kind)
        some: list[str] = []
        without: list[str] = []
        for each in parts:
            if each.isdigit():
                fixed &= int(each)
            elif each.startswith("~"):
                without.append(each[1:])
            else:
                some.append(each)
        first = next((each for each in some if isinstance(each, Looked)), None)
        if first is not None:
            some[some.index(first)] = self.looked(first, "&", fixed)
        elif not some or fixed != (1 << self.layout.size[kind]) - 1:
            some.insert(0, str(fixed))
        if without:
            some.append(f"~({' | '.join(without)})" if len(without) > 1 else f"~{without[0]}")
        return " & ".join(some)

    def looked(self, found: Looked, how: str, number: int) -> Looked:
        """Another table for the same: the first one's answers with a number, as `altered` says."""
        recipe = ("altered", found.recipe, how, number)
        base = found.name.rsplit("_", 1)[0]
        name = self.namespace.table(base, (found.name, how, number), lambda: Answers(*recipe))
        return Looked.of(name, found.cell, recipe)

    def mask(self, value: Value) -> tuple[str, str] | None:
        """A set of things of one kind as a bitmask: source and kind; none if it is none."""
        match value:
            case KindSet(type=kind_of) if len(kind_of.of) == 1:
                return str(self.all_of(kind_of.of[0])), kind_of.of[0]
            case Attr(owner=owner, name=name, type=kind_of) if kind_of.name == "set" and len(kind_of.of) == 1:
                kind = kind_of.of[0]

                def make() -> tuple[int, ...]:
                    first = self.layout.first[kind]
                    return (
                        0,
                        *(sum(1 << n - first for n in self._several(each, name)) for each in self.model.things),
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
                return self.all_together([found[0], *said], found[1]), found[1]
        return None

    def split(self, condition: Value, it: Local, kind: str) -> tuple[list[str], list[Value]]:
        """The parts of a condition joined by `and` that masks can say, and the rest."""
        if isinstance(condition, Both) and condition.op == "and":
            left, right = self.split(condition.left, it, kind), self.split(condition.right, it, kind)
            return left[0] + right[0], left[1] + right[1]
        if isinstance(condition, NotV) and self.fixed_mask(condition, it, kind) is None:
            mask = self.condition_mask(condition.inner, it, kind)  # the mask it is joined with bounds the rest
            if isinstance(mask, Looked):
                return [self.looked(mask, "without", -1)], []
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
                return self._both(op, one, two) if one and two else None
            case NotV(inner=inner):
                found = self.condition_mask(inner, it, kind)
                every = self.all_of(kind)
                if isinstance(found, Looked):
                    return self.looked(found, "without", every)
                return f"({every} & ~{found})" if found else None
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

    def _both(self, op: str, one: str, two: str) -> str:
        """Two masks joined by `and` or `or`."""
        if isinstance(two, Looked):
            one, two = two, one
        if isinstance(one, Looked) and two.isdigit():
            mask = int(two)
            return self.looked(one, "&" if op == "and" else "|", mask)
        return f"({one} {'&' if op == 'and' else '|'} {two})"

    def fixed_mask(self, condition: Value, it: Local, kind: str) -> int | None:
        """The mask of a condition that is known at compile time for every thing of the kind."""
        first, size = self.layout.first[kind], self.layout.size[kind]
        mask = 0
        for at in range(size):
            if first + at in self.variant.absent:
                continue
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
                first, size = self.layout.first[kind_of.of[0]], self.layout.size[kind_of.of[0]]
                return tuple(each for each in range(first, first + size) if each not in self.variant.absent)
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
            name, recipe = self.preimage_table(kind, owner.name, other)
            return self.through(Looked.of(name, cell, recipe), owner.owner, it, kind)
        return None

    def compared_mask(self, condition: Compared, left: Value, right: Value, it: Local, kind: str) -> str | None:
        """`attribute op value`, where the value is the same for all: a table by the value."""
        first, size = self.layout.first[kind], self.layout.size[kind]
        values = tuple(self.fold(left, {it.name: first + at}) for at in range(size))
        if None in values:
            return None
        recipe = ("compared", condition.op, values)
        name = self.namespace.table("cmp", (condition.op, values), lambda: Answers(*recipe))
        return Looked.of(name, self.number(right), recipe)
