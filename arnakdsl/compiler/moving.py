"""What verbs do to piles."""

from __future__ import annotations

import zlib

from arnakdsl.compiler.place import HIDDEN, Placing, Taken, is_top
from arnakdsl.typed import Attr, Const, Local, MarkOf, PileOf, PlaceIn, Value


class Moving(Placing):
    """What verbs write piles with."""

    def move(self, thing: Value, number: Value | None, source: Value | None, place: Value) -> None:
        """From one place to another: a thing, a number of things, a whole pile."""
        pile = source is not None or thing.type.name == "pile"
        if isinstance(thing, Local):
            self.in_own_pile.pop(thing.name, None)
        self.ways.carry((source or thing,) if pile else self.origins(thing), place, one=not pile)
        thing, place = self.settled(thing), self.settled(place)
        if number is not None and source is not None:
            self.move_number(self.values.number(number), self.settled(source), place)
        elif thing.type.name == "pile":
            self.move_all(thing, place)
        else:
            self.given(self.taken(thing, self.values.viewers(place)), place)

    def put(self, thing: Value, mark: Value) -> None:
        """On a mark that is taken nothing is laid."""
        assert isinstance(mark, MarkOf), "a place for a thing"
        if isinstance(thing, Local):
            self.in_own_pile.pop(thing.name, None)
        self.ways.carry(self.origins(thing), mark)
        thing, mark = self.settled(thing), self.settled(mark)
        assert isinstance(mark, MarkOf), "it stays one"
        self.line(f"if not {self.values.mark(mark)}:")
        with self.indented():
            viewers = self.mark_viewers(mark)
            name, mask, own = self.taken(thing, viewers)
            if mask is not None and viewers != "0" and not own:
                self.line(f"if {name}: read(s, {mask}, {viewers})")
            self.write(mark, name)

    def move_number(self, number: str, source: Value, place: Value) -> None:
        bottom = isinstance(source, PlaceIn) and self.values.fold(source.place) == -1
        pile = source.pile if isinstance(source, PlaceIn) else source
        target = place.pile if isinstance(place, PlaceIn) else place
        at, to, top = self.values.pile(pile), self.values.pile(target), is_top(place)
        decl, other = self.values.pile_decls(pile)[0], self.values.pile_decls(target)[0]
        plain = not bottom and not decl.gaps
        if plain and decl.view == "none" and other.view in ("all", "owner") and not top:
            verb = "deal" if other.view == "all" else "deal_owned"
            self.line(f"{verb}(s, {at}, {to}, {number}, {self.values.viewers(target)})")
        elif plain and decl.view == "none" and other.view in HIDDEN:
            self.line(f"slide(s, {at}, {to}, {number}, {top})")
            self.show_top(target, to)
        elif plain and decl.view == "all" and other.view == "none" and not top:
            self.line(f"bury(s, {at}, {to}, {number}, {self.layout.all_seats})")
        else:
            self.line(f"for _ in range({number}):")
            with self.indented():
                if decl.gaps and decl.view == "all":
                    name = self.values.fresh("x")
                    self.line(f"{name} = drop_end(p, {at}, {-1 if bottom else 0})")
                    self.line(f"if not {name}: break")
                    self.laid(Taken(name, None), place)
                    return
                end = PlaceIn(pile, Const(-1 if bottom else 1, source.type), pile.type)
                self.line(f"if not p[{at}]: break")
                self.given(self.taken_end(end, pile, self.values.viewers(target)), place)

    def move_all(self, source: Value, place: Value) -> None:
        target = place.pile if isinstance(place, PlaceIn) else place
        at, to = self.values.pile(source), self.values.pile(target)
        if not self.may_be_one(source, target):
            self.move_all_apart(source, target, is_top(place))
        elif at != to:
            with self.block_of(f"if {at} != {to}:"):
                self.move_all_apart(source, target, is_top(place))

    def may_be_one(self, one: Value, other: Value) -> bool:
        """Can the two be the same pile?"""
        names = {each.name for each in self.values.pile_decls(one)}
        return any(each.name in names for each in self.values.pile_decls(other))

    def move_all_apart(self, source: Value, target: Value, top: bool) -> None:
        """Move a pile on or behind another one."""
        at, to = self.values.pile(source), self.values.pile(target)
        if any(each.gaps for each in self.values.pile_decls(source)):
            self.line(f"close(p, {at})")
        number = self.values.fresh("n")
        viewers, sees = self.values.viewers(source), self.values.viewers(target)
        everybody = self.layout.all_seats
        views = self.values.pile_decls(source)[0].view, self.values.pile_decls(target)[0].view
        behind = top and (views[0] in HIDDEN or views[0] == "owner" == views[1]) and views[1] in ("all", "owner")
        if behind:
            self.line(f"{number} = len(p[{at}])")
        match views:
            case "all", "all":
                order = f"p[{at}] + p[{to}]" if top else f"p[{to}] + p[{at}]"
                self.line(f"p[{at}], p[{to}] = (), {order}")
            case "owner", "all":
                self.line(f"show(s, {at}, {to}, {viewers}, {sees}, {top})")
            case _, "all":
                self.line(f"unveil(s, {at}, {to}, {sees})")
            case "all", "owner":
                self.line(f"pour(s, {at}, {to}, {everybody} & ~{sees}, {top})")
            case "owner", "owner":
                self.line(f"pour_owned(s, {at}, {to}, {viewers}, {sees})")
            case _, "owner":
                self.line(f"deal_owned(s, {at}, {to}, len(p[{at}]), {sees})")
            case "all" | "owner", _:
                self.line(f"pour(s, {at}, {to}, {viewers}, {top})")
            case _:
                self.line(f"pour_hidden(s, {at}, {to}, {top})")
        if behind:
            self.line(f"bring_up(s, {to}, {number})")
        self.show_top(target, to)

    def fill(self, pile: Value, things: Value) -> None:
        """Every copy of some things, in the order of the content."""
        pile = self.settled(pile)
        at = self.values.pile(pile)
        copies = (0, *(self.copies(each.copies) for each in self.model.things))
        found = self.values.fixed_set(things)
        if found is not None:
            every = tuple(each for each in found for _ in range(copies[each]))
            self.line(f"if not p[{at}]: p[{at}] = {self.values.namespace.table('every', every, lambda: every)}")
        else:
            members = self.values.members(things)
            table = self.values.namespace.table("copies", copies, lambda: copies)
            self.line(f"if not p[{at}]: p[{at}] = tuple([x for x in {members} for _ in range({table}[x])])")
        self.show_top(pile, at)

    def shuffle(self, pile: Value) -> None:
        pile = self.settled(pile)
        at = self.values.pile(pile)
        self.line(f"shuffle(s, {at}, {self.stream(pile)})")
        self.show_top(pile, at)

    def copies(self, text: str) -> int:
        return {"players": self.layout.players, "seats": self.layout.seats}.get(text) or int(text)

    def stream(self, pile: Value) -> str:
        """A number for each pile, from its name and owner, so that shuffles do not disturb each other."""
        if isinstance(pile, Attr):

            def streams() -> tuple[int, ...]:
                names = (str(each.written.get(pile.name, "")) for each in self.model.things)
                return (0, *(zlib.crc32(name.encode()) for name in names))

            table = self.values.namespace.table(f"stream_{pile.name}", (), streams)
            return f"{table}[{self.values.number(pile.owner)}]"
        assert isinstance(pile, PileOf), "a pile by its name or by an attribute"
        base = zlib.crc32(pile.name.encode())
        return str(base) if pile.owner is None else f"{base} + {self.values.number(pile.owner)}"

    def look(self, pile: Value) -> None:
        if self.values.pile_decls(pile)[0].view != "all":
            self.line(f"look(s, {self.values.pile(pile)}, (1 << c[0] - 1) & ~{self.values.viewers(pile)})")

    def swap(self, one: Value, other: Value) -> None:
        for here, there in ((one, other), (other, one)):
            for place in self.origins(there):
                self.ways.carry(self.origins(here), place)
        first, second = self.place_now(one), self.place_now(other)
        a, b = self.values.number(one), self.values.number(other)
        views = self.values.namespace.table("views", (), self.views)
        self.line(f"trade_places(s, {a}, {b}, {first}, {second}, {views}, {self.layout.all_seats})")

    def views(self) -> tuple[int, ...]:
        """For each pile the seats that see it, or -1 where all see the top alone."""
        layout = self.layout
        views = [layout.all_seats] * layout.piles
        sees = {"all": layout.all_seats, "top": -1}
        for decl in self.model.piles.values():
            for seat, at in enumerate(layout.places_of(decl), 1):
                views[at] = 1 << seat - 1 if decl.view == "owner" else sees.get(decl.view, 0)
        return tuple(views)
