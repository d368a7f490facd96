"""Where things lie; leaving a pile and entering one, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import NoneType
from typing import NamedTuple

from arnakdsl.bindtypes import places_of
from arnakdsl.compiler.marks import Marking
from arnakdsl.typed import (
    Attr,
    Const,
    Either,
    FirstBy,
    Local,
    MarkOf,
    Me,
    OtherSeat,
    PileOf,
    PlaceIn,
    Start,
    Tops,
    Value,
)
from arnakdsl.whereabouts import places_by_kind

HIDDEN = ("none", "top")
"""Views of piles in which nobody sees all."""


class Taken(NamedTuple):
    """A thing that was taken from where it lay.

    `name` and `mask` are source, the mask being who knows the thing; none if it lay open, or comes from the running seat's
    own sight where all see it.  `own`: it can only have been open to the running seat or to all.
    """

    name: str
    mask: str | None
    own: bool = False


class Placing(Marking):
    """What things are taken and given with."""

    def segment(self, places: Sequence[Value]) -> str:
        """The word before a thing's id that says which pile it lies in."""
        for place in places:
            decl = self.values.pile_decls(place)[0]
            if decl.segment:
                return decl.segment
        return ""

    @staticmethod
    def needs_place(var: Local) -> bool:
        return len(var.places) > 1 or any(isinstance(each, Tops) for each in var.places)

    def find_place(self, thing: str, places: Sequence[Value]) -> str:
        """Source of the number of the pile, among some, that holds a thing."""
        if len(places) == 1 and not isinstance(places[0], Tops):
            return self.values.pile(places[0])
        parts = [
            f"*{self.values.family(each.pile)}" if isinstance(each, Tops) else self.values.pile(each) for each in places
        ]
        return f"place_of(p, {thing}, {', '.join(parts)})"

    def places_by_kind(self, kinds: Sequence[str]) -> list[Value]:
        return list(places_by_kind(self.model, kinds))

    def origins(self, thing: Value) -> tuple[Value, ...]:
        """Where a thing that is moved can lie: a place of a pile, a mark, piles; nowhere that hides it, if it is named."""
        if isinstance(thing, PlaceIn | MarkOf):
            return (thing,)
        if isinstance(thing, Either):
            return (*self.origins(thing.then), *self.origins(thing.otherwise))
        if isinstance(thing, Const):
            return ()
        places = thing.places if isinstance(thing, Local) else places_of(thing)
        return tuple(places or self.places_by_kind(thing.type.of))

    def own_pile(self, value: Value) -> int | None:
        """Which pile of the running seat it is, if it is one."""
        own = isinstance(value, PileOf) and isinstance(value.owner, Me)
        return self.layout.seat_piles.get(value.name) if own and isinstance(value, PileOf) else None

    def place_now(self, thing: Value, name: str = "") -> str:
        """Source of the number of the pile that a thing lies in; `name`: a name that stands for it."""
        name = name or self.values.number(thing)
        if f"{name}_at" in self.env:
            return f"{name}_at"
        if isinstance(thing, Either):
            then, otherwise = self.place_now(thing.then, name), self.place_now(thing.otherwise, name)
            return f"({then} if {self.values.truth(thing.condition)} else {otherwise})"
        places = thing.places if isinstance(thing, Local) else places_of(thing)
        if isinstance(thing, FirstBy) and thing.last:
            places = places[::-1]  # of copies in several piles the last
        return self.find_place(name, list(places) or self.places_by_kind(thing.type.of))

    def settled(self, value: Value) -> Value:
        """The same pile, mark or place with its owner looked up now, before anything moves."""
        match value:
            case PlaceIn(pile=pile):
                return replace(value, pile=self.settled(pile))
            case PileOf(owner=owner) | MarkOf(owner=owner) | Attr(owner=owner):
                if owner is None or isinstance(owner, Const | Local | Me | OtherSeat | Start):
                    return value
                name = self.values.fresh("o")
                self.line(f"{name} = {self.values.number(owner)}")
                return replace(value, owner=Local(name, owner.type, maybe=self.values.maybe_none(owner)))
        return value

    def mark_viewers(self, mark: MarkOf) -> str:
        view = self.model.kinds[mark.kind].marks[mark.name].view
        return str(self.layout.all_seats) if view == "all" else "0"

    def taken(self, thing: Value, seen: str) -> Taken:
        """Lines that take a thing from where it lies; `seen`: source of the seats that see where it goes."""
        match thing:
            case PlaceIn(pile=pile):
                return self.taken_end(thing, pile, seen)
            case MarkOf():
                name = self.values.fresh("x")
                self.line(f"{name} = {self.values.mark(thing)}")
                self.write(thing, "0")
                return Taken(name, None if self.mark_viewers(thing) != "0" else "0")
            case Local(places=places) if places:
                return self.taken_from(thing, list(places), seen)
            case Local() | Const():
                return self.taken_from(thing, self.places_by_kind(thing.type.of), seen)
            case Either():
                return self.taken_either(thing, seen)
        name = self.values.fresh("x")
        self.line(f"{name} = {self.values.number(thing)}")
        found = places_of(thing)
        if isinstance(thing, FirstBy) and thing.last:
            found = found[::-1]  # of copies in several piles the last
        return self.taken_from(
            Local(name, thing.type, maybe=True), list(found) or self.places_by_kind(thing.type.of), seen
        )

    def taken_either(self, thing: Either, seen: str) -> Taken:
        """Take one of two things, each from where it lies."""
        name, mask = self.values.fresh("x"), self.values.fresh("m")
        sides: list[Taken] = []
        for head, each in ((f"if {self.values.truth(thing.condition)}:", thing.then), ("else:", thing.otherwise)):
            self.line(head)
            with self.indented():
                taken = self.taken(each, seen)
                self.line(f"{name}, {mask} = {taken.name}, {taken.mask or self.layout.all_seats}")
                sides.append(taken)
        closed = [each for each in sides if each.mask is not None]
        return Taken(name, mask if closed else None, own=all(each.own for each in closed))

    def taken_end(self, thing: PlaceIn, pile: Value, seen: str) -> Taken:
        name = self.values.fresh("x")
        at, place = self.values.pile(pile), self.values.fold(thing.place)
        decl = self.values.pile_decls(pile)[0]
        if decl.view in HIDDEN:
            mask = self.values.fresh("m")
            end = {1: "take(s, {}, 0)", -1: "take(s, {}, -1)"}.get(place or 0, "take_nth(s, {}, {})")
            self.line(f"{name}, {mask} = {end.format(at, self.values.number(thing.place))}")
            self.show_top(pile, at)
            return Taken(name, mask)
        if decl.view != "owner" and (decl.gaps or place not in (1, -1)):
            self.line(f"{name} = drop_place(p, {at}, {self.values.number(thing.place)}, {decl.gaps})")
            return Taken(name, None)
        self.line(f"{name} = {self.values.place(thing)}")
        if not self.is_plain(pile, seen):
            mask = self.values.fresh("m")
            self.line(f"{name}, {mask} = take_owned(s, {at}, {name}, {seen}, {self.values.viewers(pile)})")
            return Taken(name, mask, own=self.is_own(pile))
        if decl.view == "owner":
            self.line(f"if {name}: {self.dropping(pile, at, name)}")
        else:
            self.line(f"p[{at}] = p[{at}]{'[1:]' if place == 1 else '[:-1]'}")
        return Taken(name, None)

    def taken_from(self, thing: Value, places: list[Value], seen: str) -> Taken:
        """Take a thing from whichever of some piles it lies in."""
        source = self.values.number(thing)
        name = self.values.fresh("x")
        if len(places) == 1 and not isinstance(places[0], Tops):
            return self.taken_from_one(name, source, places[0], seen)
        self.line(f"{name} = {source}")
        known = f"{source}_at" if isinstance(thing, Local) and f"{source}_at" in self.env else ""
        if not known and any(isinstance(each, Tops) for each in places):
            known = self.values.fresh("at")
            self.line(f"{known} = {self.find_place(source, places)}")
        mask: str | None = None
        closed = [each for each in places if not self.is_plain(each, seen)]
        if closed:
            mask = self.values.fresh("m")
            self.line(f"{mask} = {self.layout.all_seats}")
        word = "if"
        for each in sorted(places, key=lambda each: isinstance(each, Tops)):
            at = known if isinstance(each, Tops) else self.values.pile(each)
            test = f"{known} == {at}" if known else f"{source} in p[{at}]"
            if isinstance(each, Tops):
                test = f"{known} in {self.values.family(each.pile)}"
            self.line(f"{word} {test}:")
            with self.indented():
                if self.is_plain(each, seen):
                    self.line(f"if not {self.dropping(each, at, source)}: {name} = 0")
                else:
                    self.line(f"{name}, {mask} = {self.leaving(each, at, source, seen)}")
                    self.show_top(each, at)
            word = "elif"
        if not places:
            self.line(f"{name} = 0")
        else:
            self.line(f"else: {name} = 0")
        return Taken(name, mask, own=all(map(self.is_own, closed)))

    def taken_from_one(self, name: str, source: str, pile: Value, seen: str) -> Taken:
        at = self.values.pile(pile)
        if self.is_plain(pile, seen):
            self.line(f"{name} = {source} if {self.dropping(pile, at, source)} else 0")
            return Taken(name, None)
        mask = self.values.fresh("m")
        self.line(f"{name}, {mask} = {self.leaving(pile, at, source, seen)}")
        self.show_top(pile, at)
        return Taken(name, mask, own=self.is_own(pile))

    def leaving(self, pile: Value, at: str, source: str, seen: str) -> str:
        """A call that takes a thing out of a pile that is not open to all."""
        if self.values.pile_decls(pile)[0].view in HIDDEN:
            return f"take_thing(s, {at}, {source}, {seen})"
        return f"take_owned(s, {at}, {source}, {seen}, {self.values.viewers(pile)})"

    def dropping(self, pile: Value, at: str, source: str) -> str:
        """A call that takes a thing out of a plain pile."""
        decl = self.values.pile_decls(pile)[0]
        if decl.view == "owner":
            return f"drop_owned(s, {at}, {source})"
        return f"{'drop_gap' if decl.gaps else 'drop'}(p, {at}, {source})"

    def is_plain(self, pile: Value, seen: str) -> bool:
        """Is nothing to be said of who knows a thing that goes from the pile to where some seats see it?"""
        is_open = self.values.pile_decls(pile)[0].view == "all"
        return is_open or (seen == str(self.layout.all_seats) and self.is_own(pile))

    def is_own(self, pile: Value) -> bool:
        """Does the running seat see, for sure, all that lies in the pile?"""
        return self.values.pile_decls(pile)[0].view == "owner" and isinstance(
            getattr(pile, "owner", None), Me | NoneType
        )

    def show_top(self, pile: Value, at: str) -> None:
        """A line that lets all see the top of a pile with a public one."""
        if self.values.pile_decls(pile)[0].view == "top":
            self.line(f"show_top(s, {at}, {self.layout.all_seats})")

    def given(self, taken: Taken, place: Value) -> None:
        """Lines that lay a thing on a pile."""
        self.line(f"if {taken.name}:")
        with self.indented():
            self.laid(taken, place)

    def laid(self, taken: Taken, place: Value) -> None:
        name, mask, own = taken
        at, on_top = self.values.pile(place), is_top(place)
        pile = place.pile if isinstance(place, PlaceIn) else place
        match self.values.pile_decls(pile)[0].view:
            case "all":
                if mask is not None and not own:
                    self.line(f"read(s, {mask}, {self.values.viewers(pile)})")
                self.line(f"p[{at}] = ({name}, *p[{at}])" if on_top else f"p[{at}] += ({name},)")
            case "owner":
                known = mask or self.layout.all_seats
                self.line(f"give_owned(s, {at}, {name}, {known}, {self.values.viewers(pile)}, {on_top})")
            case _:
                self.line(f"give(s, {at}, {name}, {mask or self.layout.all_seats}, {on_top})")
                self.show_top(pile, at)


def is_top(place: Value) -> bool:
    return isinstance(place, PlaceIn) and isinstance(place.place, Const) and place.place.value == 1
