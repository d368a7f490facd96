"""Tables worked out at compile time, from things and from masks."""

from __future__ import annotations

from typing import Any

from arnakrt.payment import BITS
from arnakrt.written import Answers

from arnakdsl.generate.folding import Folding
from arnakdsl.model import Thing


class Tables(Folding):
    """The tables that values are looked up in."""

    def attribute_table(self, name: str, form: str) -> str:
        def make() -> tuple[int, ...]:
            return (0, *(self._printed(thing, name) for thing in self.model.things))

        return self.namespace.table(f"at_{name}", form, make)

    def list_table(self, name: str) -> str:
        def make() -> tuple[tuple[int, ...], ...]:
            return ((), *(self._several(each, name) for each in self.model.things))

        return self.namespace.table(f"list_{name}", (), make)

    def _several(self, thing: Thing, name: str) -> tuple[int, ...]:
        """The things that an attribute names, as far as they are in the game."""
        return tuple(each for each in thing.written.get(name) or () if each not in self.variant.absent)

    def part_table(self, kind: str, attribute: str) -> str:
        """For each thing, the mask of the things of a kind whose attribute names it."""
        first = self.layout.first[kind]

        def make() -> tuple[int, ...]:
            found = [0] * (len(self.model.things) + 1)
            for thing in self.variant.things():
                if thing.kind == kind:
                    found[self._printed(thing, attribute)] |= 1 << thing.number - first
            found[0] = 0
            return tuple(found)

        return self.namespace.table(f"part_{kind}_{attribute}", (), make)

    def image_table(self, other: str, attribute: str, kind: str) -> str:
        """From a mask of one kind to the mask of the things that its members' attribute names."""
        first, target = self.layout.first[other], self.layout.first[kind]

        named = self._named(other, attribute)
        pairs = tuple((thing - first, number - target) for thing, number in named)
        return self.namespace.table(f"image_{other}_{attribute}", kind, lambda: Answers("image_of", pairs))

    def preimage_table(self, kind: str, attribute: str, other: str) -> tuple[str, tuple[Any, ...]]:
        """From a mask of one kind to the mask of the things whose attribute names one of them: the table, its recipe."""
        first, target = self.layout.first[kind], self.layout.first[other]
        named = self._named(kind, attribute)
        pairs = tuple((number - target, thing - first) for thing, number in named)
        recipe = ("image_of", pairs)
        return self.namespace.table(f"pre_{attribute}", (kind, other), lambda: Answers(*recipe)), recipe

    def _named(self, kind: str, attribute: str) -> list[tuple[int, int]]:
        """The things of a kind, each with the thing that its attribute names, if it does."""
        things = ((each.number, self._printed(each, attribute)) for each in self.variant.things() if each.kind == kind)
        return [(thing, number) for thing, number in things if number]

    def bits(self, kind: str) -> str:
        """The table from a mask to the things in it."""
        first = self.layout.first[kind]
        return self.namespace.table(f"of_{kind}", (), lambda: Answers("things_of", first))

    def all_of(self, kind: str) -> int:
        first = self.layout.first[kind]
        return sum(1 << at for at in range(self.layout.size[kind]) if first + at not in self.variant.absent)

    def packed(self, cost: dict[str, int]) -> int:
        return sum(n << self.layout.shifts[unit] * BITS for unit, n in cost.items() if unit in self.layout.shifts)

    def _pile_number(self, thing: Thing, name: str) -> int:
        return self.layout.game_piles.get(str(thing.written.get(name)), self.layout.void)
