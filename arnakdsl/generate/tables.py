"""Tables worked out at compile time, from things and from masks."""

from __future__ import annotations

from collections.abc import Callable

from arnakrt.payment import BITS
from arnakrt.payment import Table as Answers

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

        def image(mask: int) -> int:
            found = 0
            for thing in self.variant.things():
                if thing.kind == other and mask >> thing.number - first & 1:
                    number = self._printed(thing, attribute)
                    found |= 1 << number - target if number else 0
            return found

        return self.namespace.table(f"image_{other}_{attribute}", kind, lambda: Answers(image))

    def _preimage(self, attribute: str, kind: str, other: str) -> Callable[[int], int]:
        first, target = self.layout.first[kind], self.layout.first[other]
        things = [each for each in self.variant.things() if each.kind == kind]

        def preimage(mask: int) -> int:
            named = ((each.number - first, self._printed(each, attribute)) for each in things)
            return sum(1 << at for at, number in named if number and mask >> number - target & 1)

        return preimage

    def bits(self, kind: str) -> str:
        """The table from a mask to the things in it."""
        first = self.layout.first[kind]

        def things(mask: int) -> tuple[int, ...]:
            return tuple(first + at for at in range(mask.bit_length()) if mask >> at & 1)

        return self.namespace.table(f"of_{kind}", (), lambda: Answers(things))

    def all_of(self, kind: str) -> int:
        first = self.layout.first[kind]
        return sum(1 << at for at in range(self.layout.size[kind]) if first + at not in self.variant.absent)

    def packed(self, cost: dict[str, int]) -> int:
        return sum(n << self.layout.shifts[unit] * BITS for unit, n in cost.items() if unit in self.layout.shifts)

    def _pile_number(self, thing: Thing, name: str) -> int:
        return self.layout.game_piles.get(str(thing.written.get(name)), self.layout.void)
