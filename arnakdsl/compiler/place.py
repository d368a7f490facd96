"""Where things lie; leaving a pile and entering one, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence

from arnakdsl.bindtypes import places_of
from arnakdsl.compiler.marks import Marking
from arnakdsl.typed import Const, Local, MarkOf, Me, PileOf, PlaceIn, Tops, Value
from arnakdsl.values import pile_of


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
        """Where things of some kinds can lie, the running seat's own piles first."""
        decls = [each for each in self.model.piles.values() if set(each.of) & set(kinds)]
        own = [PileOf(each.name, Me(), pile_of(*each.of)) for each in decls if each.owner == "player"]
        shared = [PileOf(each.name, None, pile_of(*each.of)) for each in decls if each.owner == "game"]
        return [*own, *shared]

    def place_now(self, thing: Value) -> str:
        name = self.values.number(thing)
        if f"{name}_at" in self.env:
            return f"{name}_at"
        places = list(thing.places) if isinstance(thing, Local) and thing.places else []
        return self.find_place(name, places or self.places_by_kind(thing.type.of))

    def mark_viewers(self, mark: MarkOf) -> str:
        view = self.model.kinds[mark.kind].marks[mark.name].view
        return str(self.layout.all_seats) if view == "all" else "0"

    def taken(self, thing: Value) -> tuple[str, str | None, bool]:
        """Lines that take a thing from where it lies.

        Returns its name, the source of who knows it (none: it lay open), and whether it was there for sure.
        """
        match thing:
            case PlaceIn(pile=pile):
                return self.taken_end(thing, pile)
            case MarkOf():
                name = self.values.fresh("x")
                self.line(f"{name} = {self.values.mark(thing)}")
                self.write(thing, "0")
                return name, None if self.mark_viewers(thing) != "0" else "0", False
            case Local(places=places) if places:
                return self.taken_from(thing, list(places))
            case Local() | Const():
                return self.taken_from(thing, self.places_by_kind(thing.type.of))
        name = self.values.fresh("x")
        self.line(f"{name} = {self.values.number(thing)}")
        return self.taken_from(Local(name, thing.type, maybe=True), list(places_of(thing)))

    def taken_end(self, thing: PlaceIn, pile: Value) -> tuple[str, str | None, bool]:
        name = self.values.fresh("x")
        at, place = self.values.pile(pile), self.values.fold(thing.place)
        decl = self.values.pile_decls(pile)[0]
        if self.values.hidden(pile):
            mask = self.values.fresh("m")
            self.line(f"{name}, {mask} = take(s, {at}, {-1 if place == -1 else 0})")
            if decl.view == "top":
                self.line(f"show_top(s, {at}, {self.layout.all_seats})")
            return name, mask, False
        self.line(f"{name} = {self.values.place(thing)}")
        if decl.gaps or place not in (1, -1):
            self.line(f"if {name}: {'drop_gap' if decl.gaps else 'drop'}(p, {at}, {name})")
        else:
            self.line(f"p[{at}] = p[{at}]{'[1:]' if place == 1 else '[:-1]'}")
        return name, None, False

    def taken_from(self, thing: Value, places: list[Value]) -> tuple[str, str | None, bool]:
        """Take a thing from whichever of some piles it lies in."""
        source = self.values.number(thing)
        if len(places) == 1 and not isinstance(places[0], Tops):
            return self.taken_from_one(source, places[0], places[0])
        name = self.values.fresh("x")
        self.line(f"{name} = {source}")
        known = f"{source}_at" if isinstance(thing, Local) and f"{source}_at" in self.env else ""
        mask: str | None = None
        if any(self.values.hidden(each) for each in places):
            mask = self.values.fresh("m")
            self.line(f"{mask} = {self.layout.all_seats}")
        word = "if"
        for each in places:
            at = known if isinstance(each, Tops) else self.values.pile(each)
            test = "True" if isinstance(each, Tops) else f"{known} == {at}" if known else f"{source} in p[{at}]"
            self.line(f"{word} {test}:")
            self.line(f"    {self.leave(each, at, source, name, mask)}")
            word = "elif"
        if not any(isinstance(each, Tops) for each in places):
            self.line(f"else: {name} = 0")
        return name, mask, False

    def leave(self, pile: Value, at: str, source: str, name: str, mask: str | None) -> str:
        """One line that takes a thing out of a pile."""
        decl = self.values.pile_decls(pile)[0]
        if decl.view in ("none", "top"):
            line = f"{name}, {mask} = take_thing(s, {at}, {source})"
            return line + (f"; show_top(s, {at}, {self.layout.all_seats})" if decl.view == "top" else "")
        return f"{'drop_gap' if decl.gaps else 'drop'}(p, {at}, {source})"

    def taken_from_one(self, source: str, pile: Value, owner: Value) -> tuple[str, str | None, bool]:
        decl, at = self.values.pile_decls(pile)[0], self.values.pile(pile)
        name = self.values.fresh("x")
        if self.values.hidden(owner):
            mask = self.values.fresh("m")
            self.line(f"{name}, {mask} = take_thing(s, {at}, {source})")
            if decl.view == "top":
                self.line(f"show_top(s, {at}, {self.layout.all_seats})")
            return name, mask, False
        self.line(f"{name} = {source} if {'drop_gap' if decl.gaps else 'drop'}(p, {at}, {source}) else 0")
        return name, None, False

    def given(self, name: str, mask: str | None, place: Value, sure: bool) -> None:
        """Lines that lay a thing on a pile; `mask`: who knew it, if it lay hidden."""
        at, on_top = self.values.pile(place), is_top(place)
        pile = place.pile if isinstance(place, PlaceIn) else place
        lines: list[str] = []
        if self.values.hidden(pile):
            lines.append(f"give(s, {at}, {name}, {mask or self.layout.all_seats}, {on_top})")
            if self.values.pile_decls(pile)[0].view == "top":
                lines.append(f"show_top(s, {at}, {self.layout.all_seats})")
        else:
            if mask is not None:
                lines.append(f"read(s, {mask}, {self.values.viewers(pile)})")
            lines.append(f"p[{at}] = ({name}, *p[{at}])" if on_top else f"p[{at}] += ({name},)")
        if sure:
            for each in lines:
                self.line(each)
        else:
            self.line(f"if {name}:")
            for each in lines:
                self.line("    " + each)


def is_top(place: Value) -> bool:
    return isinstance(place, PlaceIn) and isinstance(place.place, Const) and place.place.value == 1
