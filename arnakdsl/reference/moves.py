"""Things change places, and seats get to know and forget where they lie."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace

from arnakrt.chance import shuffled

from arnakdsl.model import Mark
from arnakdsl.reference.marks import Marks
from arnakdsl.reference.position import GAME, GAP, Lying, PileKey, Seats
from arnakdsl.reference.values import NOBODY, Named, Names, index_of
from arnakdsl.typed import Const, Either, MarkOf, PlaceIn, Value

NONE: Seats = frozenset()


class Moves(Marks):
    """Changes piles."""

    # ------------------------------------------------------------ who sees what

    def viewers(self, key: PileKey) -> Seats:
        """The seats that see all that lies in a pile."""
        match self.model.piles[key[0]].view:
            case "all":
                return self.position.everybody
            case "owner":
                return frozenset({key[1]})
        return NONE

    def view(self, key: PileKey) -> str:
        return self.model.piles[key[0]].view

    def lay(self, key: PileKey, lying: Sequence[Lying]) -> None:
        """Make this what lies in a pile.  The top of a pile with a public top is seen by all."""
        position = self.position
        if self.view(key) == "top" and lying and lying[0].known != position.everybody:
            position.reads += 1
            lying = (Lying(lying[0].thing, position.everybody), *lying[1:])
        position.piles[key] = tuple(lying)

    def read(self, known: Seats, viewers: Seats) -> None:
        """A thing comes where some see it who did not know it; it is no news if the running seat knew it."""
        if viewers - known and self.position.me not in known:
            self.position.reads += 1

    def entering(self, key: PileKey, thing: int, known: Seats) -> Lying:
        """A thing as it lies in a pile from now on; `known`: the seats that know which it is."""
        viewers = self.viewers(key)
        self.read(known, viewers)
        return Lying(thing, NONE if self.view(key) == "all" else known - viewers)

    def leaving(self, key: PileKey, at: int, seen: Seats, named: bool) -> tuple[int, Seats]:
        """Take what lies at a place of a pile: which thing, who knows it; `seen`: the seats that see where it goes."""
        thing, known, rest = self.lifted(key, at, seen, named)
        self.lay(key, rest)
        return thing, known

    def lifted(self, key: PileKey, at: int, seen: Seats, named: bool) -> tuple[int, Seats, list[Lying]]:
        """What lies at a place of a pile, who will know it, and how the rest lies without it.

        `named`: not known by its place but by what it is.  In a pile that its owner sees things have no place.
        """
        lying, view = self.position.lying(key), self.view(key)
        if view == "owner":
            at = [each.thing for each in lying].index(lying[at].thing)
        thing, known = lying[at]
        gap = (Lying(GAP),) if self.model.piles[key[0]].gaps else ()
        rest = [*lying[:at], *gap, *lying[at + 1 :]]
        following = self.position.everybody
        if len(lying) == 1:
            named = False  # nobody is in doubt which it was
        elif view == "owner":
            following = seen | {self.position.me}
            for other, each in enumerate(rest):
                if each.thing == thing:  # of equal things everybody knows one less
                    known, rest[other] = known | each.known, Lying(thing, known & each.known)
        elif named:
            following = known & (seen | {self.position.me})
        known &= following
        return thing, known | self.viewers(key), [Lying(each.thing, each.known & following) for each in rest]

    # ------------------------------------------------------------ moving

    def move(self, thing: Value, source: Value | None, place: Value, names: Names) -> None:
        target, top = self.pile(place, names), isinstance(place, PlaceIn) and self.number(place.place, names) == 1
        if target is None:
            return
        if source is not None:
            end = -1 if isinstance(source, PlaceIn) and self.number(source.place, names) == -1 else 1
            self.move_number(self.number(thing, names), self.pile(source, names), end, target, top)
        elif thing.type.name == "pile":
            self.move_all(self.pile(thing, names), target, top)
        else:
            taken = self.take(thing, self.viewers(target), names)
            if taken is not None:
                self.lay(target, self.with_thing(target, *taken, top))

    def move_number(self, number: int, source: PileKey | None, end: int, target: PileKey, top: bool) -> None:
        """So many things from an end of a pile, one after the other; who sees the top then sees it when all are there."""
        for _ in range(number):
            there = [at for at, each in enumerate(self.position.lying(source)) if each.thing != GAP]
            if source is None or not there:
                break
            taken = self.leaving(source, there[0 if end == 1 else -1], self.viewers(target), named=False)
            self.position.piles[target] = self.with_thing(target, *taken, top)
        self.lay(target, self.position.lying(target))

    def move_all(self, source: PileKey | None, target: PileKey, top: bool) -> None:
        """A whole pile, as it lies; of one that its owner saw nobody else knows which place is which."""
        if source is None or source == target:
            return
        lying = [each for each in self.position.lying(source) if each.thing != GAP]
        self.lay(source, ())
        seen, unplaced = self.viewers(source), self.view(source) == "owner" and not self.viewers(target)
        moved = [self.entering(target, each.thing, seen if unplaced else each.known | seen) for each in lying]
        there = self.position.lying(target)
        self.lay(target, (*moved, *there) if top else (*there, *moved))

    def with_thing(self, target: PileKey, thing: int, known: Seats, top: bool) -> tuple[Lying, ...]:
        lying, there = self.entering(target, thing, known), self.position.lying(target)
        return (lying, *there) if top else (*there, lying)

    def take(self, thing: Value, seen: Seats, names: Names) -> tuple[int, Seats] | None:
        """Take a thing from where it lies: which one, who knows it; none if it is not there."""
        if isinstance(thing, Either):
            return self.take(thing.then if self.truth(thing.condition, names) else thing.otherwise, seen, names)
        if isinstance(thing, MarkOf):
            number = self.number(thing, names)
            self.write(thing, 0, names)
            return (number, self.mark_viewers(thing)) if number else None
        if isinstance(thing, PlaceIn):
            key = self.pile(thing.pile, names)
            at = index_of(self.number(thing.place, names), self.position.lying(key))
        else:
            named = self.found(self.thing(thing, names), thing)
            key, at = named.place, self.index(named)
        if key is None or at is None or self.position.lying(key)[at].thing == GAP:
            return None
        return self.leaving(key, at, seen, named=not isinstance(thing, PlaceIn))

    def found(self, named: Named, value: Value) -> Named:
        """A thing with the pile it lies in: where it was taken from, else the running seat's piles, then the game's."""
        if named.place is not None or not named.number:
            return named
        decls = [each for each in self.model.piles.values() if set(each.of) & set(value.type.of)]
        own: list[PileKey] = [(each.name, self.position.me) for each in decls if each.owner == "player"]
        shared: list[PileKey] = [(each.name, GAME) for each in decls if each.owner == "game"]
        holding = (key for key in (*own, *shared) if self.index(Named(named.number, key)) is not None)
        return Named(named.number, next(holding, None))

    def index(self, named: Named) -> int | None:
        """At which place of its pile a thing lies; none if it does not."""
        things = [each.thing for each in self.position.lying(named.place)]
        return things.index(named.number) if named.number and named.number in things else None

    def mark_of(self, mark: MarkOf) -> Mark:
        return self.model.kinds[mark.kind].marks[mark.name]

    def mark_viewers(self, mark: MarkOf) -> Seats:
        return self.position.everybody if self.mark_of(mark).view == "all" else NONE

    def put(self, thing: Value, mark: MarkOf, names: Names) -> None:
        """On a mark that is taken nothing is laid; whose it is is looked up before the thing is taken."""
        if mark.owner is not None:
            mark = replace(mark, owner=Const(self.number(mark.owner, names), mark.owner.type))
        if self.number(mark, names) or (mark.owner is not None and self.number(mark.owner, names) == NOBODY):
            return
        taken = self.take(thing, self.mark_viewers(mark), names)
        if taken is not None:
            number, known = taken
            self.read(known, self.mark_viewers(mark))
            self.write(mark, number, names)

    # ------------------------------------------------------------ whole piles

    def fill(self, key: PileKey | None, things: Sequence[Named]) -> None:
        """Every copy of some things into an empty pile."""
        if key is None or self.position.lying(key):
            return
        self.lay(key, [Lying(each.number) for each in things for _ in range(self.copies(each.number))])

    def copies(self, thing: int) -> int:
        text = self.model.things[thing - 1].copies
        return {"players": self.position.players, "seats": self.position.seats}.get(text) or int(text)

    def swap(self, one: Named, other: Named) -> None:
        """Two things change places, both at once; each goes to the exact place of the other."""
        first, second = self.index(one), self.index(other)
        if one.place is None or other.place is None or first is None or second is None:
            return
        if one.place == other.place:
            self.turn_over(one.place, first, second)
            return
        taken = {
            one.place: (first, *self.lifted(one.place, first, self.viewers(other.place), named=True)),
            other.place: (second, *self.lifted(other.place, second, self.viewers(one.place), named=True)),
        }
        for key, new in ((one.place, other.place), (other.place, one.place)):
            (at, _, before, there), (_, thing, known, _) = taken[key], taken[new]
            lying = self.entering(key, thing, known)
            if not self.viewers(key):  # where it lies is known to those alone who knew what lay there
                lying = Lying(thing, known & (before | {self.position.me}))
            gap = 1 if self.model.piles[key[0]].gaps else 0
            self.lay(key, (*there[:at], lying, *there[at + gap :]))

    def turn_over(self, key: PileKey, one: int, other: int) -> None:
        """Two places of one pile change; who does not know both knows no place any more."""
        lying = list(self.position.lying(key))
        following = lying[one].known & lying[other].known
        lying[one], lying[other] = lying[other], lying[one]
        self.lay(key, [Lying(each.thing, each.known & following) for each in lying])

    def shuffle(self, key: PileKey) -> None:
        """The order comes from the pile's own stream of chance; nobody knows a place afterwards."""
        name, owner = key
        position, counter = self.position, self.position.shuffles.get(key, 0)
        things = [each.thing for each in position.lying(key)]
        position.shuffles[key] = counter + 1
        order = shuffled(position.seed, zlib.crc32(name.encode()) + owner, counter, things)
        self.lay(key, [Lying(each) for each in order])

    def close(self, key: PileKey) -> None:
        self.lay(key, [each for each in self.position.lying(key) if each.thing != GAP])

    def widen(self, key: PileKey) -> None:
        self.lay(key, (Lying(GAP), *self.position.lying(key)))

    def narrow(self, key: PileKey) -> None:
        lying = self.position.lying(key)
        if lying and lying[0].thing == GAP:
            self.lay(key, lying[1:])

    def look(self, key: PileKey) -> None:
        """The running seat looks through a pile that it does not see."""
        lying, me = self.position.lying(key), self.position.me
        if me not in self.viewers(key) and any(me not in each.known for each in lying):
            self.position.reads += 1
            self.lay(key, [Lying(each.thing, each.known | {me}) for each in lying])
