"""What verbs do to piles."""

from __future__ import annotations

import zlib

from arnakdsl.compiler.place import Placing, is_top
from arnakdsl.typed import Const, MarkOf, PlaceIn, Value


class Moving(Placing):
    """What verbs write piles with."""

    def move(self, thing: Value, number: Value | None, source: Value | None, place: Value) -> None:
        """From one place to another: a thing, a number of things, a whole pile."""
        if number is not None and source is not None:
            self.move_number(self.values.number(number), source, place)
        elif thing.type.name == "pile":
            self.move_all(thing, place)
        else:
            name, mask, sure = self.taken(thing)
            self.given(name, mask, place, sure)

    def put(self, thing: Value, mark: Value) -> None:
        """On a mark that is taken nothing is laid."""
        assert isinstance(mark, MarkOf), "a place for a thing"
        self.line(f"if not {self.values.mark(mark)}:")
        with self.indented():
            name, mask, _ = self.taken(thing)
            if mask is not None and self.mark_viewers(mark) != "0":
                self.line(f"if {name}: read(s, {mask}, {self.mark_viewers(mark)})")
            self.write(mark, name)

    def move_number(self, number: str, source: Value, place: Value) -> None:
        bottom = isinstance(source, PlaceIn) and self.values.fold(source.place) == -1
        pile = source.pile if isinstance(source, PlaceIn) else source
        target = place.pile if isinstance(place, PlaceIn) else place
        at, to = self.values.pile(pile), self.values.pile(target)
        from_hidden, to_hidden, top = self.values.hidden(pile), self.values.hidden(target), is_top(place)
        plain = (
            not bottom and self.values.pile_decls(pile)[0].view != "top" and not self.values.pile_decls(pile)[0].gaps
        )
        if plain and from_hidden and not to_hidden and not top:
            self.line(f"deal(s, {at}, {to}, {number}, {self.values.viewers(target)})")
            return
        if plain and from_hidden and to_hidden:
            self.line(f"slide(s, {at}, {to}, {number}, {top})")
            if self.values.pile_decls(target)[0].view == "top":
                self.line(f"show_top(s, {to}, {self.layout.all_seats})")
            return
        if plain and not from_hidden and to_hidden and not top and self.values.pile_decls(target)[0].view != "top":
            self.line(f"bury(s, {at}, {to}, {number}, {self.values.viewers(pile)})")
            return
        self.line(f"for _ in range({number}):")
        with self.indented():
            end = PlaceIn(pile, Const(-1 if bottom else 1, source.type), pile.type)
            self.line(f"if not p[{at}]: break")
            name, mask, sure = self.taken_end(end, pile)
            self.given(name, mask, place, sure)

    def move_all(self, source: Value, place: Value) -> None:
        target = place.pile if isinstance(place, PlaceIn) else place
        at, to, top = self.values.pile(source), self.values.pile(target), is_top(place)
        from_hidden, to_hidden = self.values.hidden(source), self.values.hidden(target)
        if from_hidden and to_hidden:
            self.line(f"pour_hidden(s, {at}, {to}, {top})")
        elif from_hidden:
            self.line(f"unveil(s, {at}, {to}, {self.values.viewers(target)})")
        elif to_hidden:
            self.line(f"pour(s, {at}, {to}, {self.values.viewers(source)}, {top})")
        else:
            order = f"p[{at}] + p[{to}]" if top else f"p[{to}] + p[{at}]"
            self.line(f"p[{at}], p[{to}] = (), {order}")

    def fill(self, pile: Value, things: Value) -> None:
        """Every copy of some things, in the order of the content."""
        at = self.values.pile(pile)
        copies = (0, *(self.copies(each.copies) for each in self.model.things))
        found = self.values.fixed_set(things)
        if found is not None:
            every = tuple(each for each in found for _ in range(copies[each]))
            self.line(f"p[{at}] = {self.values.namespace.table('every', every, lambda: every)}")
        else:
            members = self.values.members(things)
            table = self.values.namespace.table("copies", copies, lambda: copies)
            self.line(f"p[{at}] = tuple([x for x in {members} for _ in range({table}[x])])")

    def copies(self, text: str) -> int:
        return self.seats if text == "players" else int(text)

    def stream(self, pile: Value) -> str:
        """A number for each pile, from its name and owner, so that shuffles do not disturb each other."""
        decl = self.values.pile_decls(pile)[0]
        base = zlib.crc32(decl.name.encode())
        if decl.owner == "game":
            return str(base)
        owner = getattr(pile, "owner", None)
        return f"{base} + {self.values.number(owner) if owner is not None else 0}"

    def look(self, pile: Value) -> None:
        self.line(f"look(s, {self.values.pile(pile)}, 1 << c[0] - 1)")

    def swap(self, one: Value, other: Value) -> None:
        first, second = self.place_now(one), self.place_now(other)
        a, b = self.values.number(one), self.values.number(other)
        self.line(f"trade_places(s, {a}, {b}, {first}, {second})")
