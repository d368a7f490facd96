"""Moving things: which pile they leave, which they enter, who sees it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from arnakrt.payment import BITS

from arnakdsl.bindtypes import places_of
from arnakdsl.layout import Layout
from arnakdsl.model import Model
from arnakdsl.typed import (
    Const,
    Counter,
    Local,
    MarkOf,
    Me,
    PileOf,
    PlaceIn,
    Start,
    Tops,
    Value,
)
from arnakdsl.values import pile_of

if TYPE_CHECKING:
    from arnakdsl.generate import Values


class Placing:
    """The part of the compiler that verbs write piles, marks and counters with."""

    model: Model
    layout: Layout
    values: Values
    seats: int
    env: tuple[str, ...]

    def line(self, text: str) -> None:
        raise AssertionError("the compiler writes")

    # ------------------------------------------------------------ counters and marks

    def add(self, unit: str, number: str) -> None:
        layout = self.layout
        if unit in layout.shifts:
            self.line(f"c[a + {layout.pool}] += ({number}) << {layout.shifts[unit] * BITS}")
        elif unit in layout.counters:
            self.line(f"c[{layout.counters[unit]}] += {number}")
        else:
            self.line(f"c[a + {layout.seat_counters[unit]}] += {number}")

    def lose(self, unit: str, number: str) -> None:
        layout = self.layout
        if unit in layout.shifts:
            have = self.values.counter(Counter(Me(), unit))
            self.line(f"c[a + {layout.pool}] -= min({have}, {number}) << {layout.shifts[unit] * BITS}")
        else:
            cell = self.values.counter(Counter(None if unit in layout.counters else Me(), unit))
            self.line(f"{cell} = max(0, {cell} - ({number}))")

    def write(self, mark: Value, number: str) -> None:
        """Give a mark or counter a value, and keep its index cells."""
        match mark:
            case Start():
                self.line(f"c[3] = {number}")
            case Counter(seat=seat, name=name) if name in self.layout.shifts:
                cell = self.values.seat_cell(seat or Me(), self.layout.pool)
                have = self.values.counter(mark)
                shift = self.layout.shifts[name] * BITS
                self.line(f"{cell} += (({number}) - {have}) << {shift}")
            case Counter(seat=None):
                self.line(f"{self.values.counter(mark)} = {number}")
            case Counter(seat=seat, name=name) if seat is not None:
                self.line(f"{self.values.seat_cell(seat, self.layout.seat_counters[name])} = {number}")
            case MarkOf(owner=None):
                self.line(f"{self.values.mark(mark)} = {number}")
            case MarkOf(owner=owner, kind="player", name=name) if owner is not None:
                self.line(f"{self.values.seat_cell(owner, self.layout.seat_marks[name])} = {number}")
            case MarkOf(owner=owner, kind=kind, name=name) if owner is not None:
                self.write_thing_mark(kind, name, owner, number)

    def write_thing_mark(self, kind: str, name: str, owner: Value, number: str) -> None:
        layout = self.layout
        base, index = layout.kind_marks[kind, name], layout.index[kind, name]
        first = self.model.first[kind]
        thing = self.values.number(owner)
        if not thing.isidentifier() and not thing.isdigit():
            self.line(f"owner_ = {thing}")
            thing = "owner_"
        bit = str(1 << int(thing) - first) if thing.isdigit() else f"(1 << {thing} - {first})"
        cell = f"c[{base + int(thing)}]" if thing.isdigit() else f"c[{base} + {thing}]"
        lines = []
        seats = layout.seat_index.get((kind, name))
        if seats is not None:
            lines.append(f"if {cell}: c[{seats} + {cell}] &= ~{bit}")
        if number in ("0", "1"):
            lines.append(f"{cell} = {number}")
            lines.append(f"c[{index}] |= {bit}" if number == "1" else f"c[{index}] &= ~{bit}")
        else:
            lines.append(f"new_ = {number}")
            lines.append(f"{cell} = new_")
            lines.append(f"c[{index}] = c[{index}] | {bit} if new_ else c[{index}] & ~{bit}")
            if seats is not None:
                lines.append(f"if new_: c[{seats} + new_] |= {bit}")
        if number == "1" and seats is not None:
            lines.append(f"c[{seats} + 1] |= {bit}")
        for each in lines:
            self.line(each)

    def clear_lifetime(self, word: str) -> None:
        """Set everything that lasts so long to nothing."""
        layout = self.layout
        base, size = layout.seat_cells
        icons = [icon for icon in self.model.icons if icon.lasts == word]
        offsets = [
            layout.seat_counters[each.name] for each in self.model.resources.values()
            if each.lasts == word and each.name in layout.seat_counters
        ]  # fmt: skip
        offsets += [
            layout.seat_marks[each.name] for each in self.model.marks_of("player").values() if each.lasts == word
        ]
        for seat in range(self.seats):
            for offset in offsets:
                self.line(f"c[{base + seat * size + offset}] = 0")
            if icons:
                kept = sum(255 << layout.shifts[each.name] * BITS for each in self.model.icons if each not in icons)
                cell = f"c[{base + seat * size + layout.pool}]"
                self.line(f"{cell} = {cell} & {kept}" if kept else f"{cell} = 0")
        for resource in self.model.resources.values():
            if resource.lasts == word and resource.name in layout.counters:
                self.line(f"c[{layout.counters[resource.name]}] = 0")
        for mark in self.model.marks_of("game").values():
            if mark.lasts == word:
                self.line(f"c[{layout.game_marks[mark.name]}] = 0")
        self._clear_thing_marks(word)

    def _clear_thing_marks(self, word: str) -> None:
        layout = self.layout
        for (kind, name), base in layout.kind_marks.items():
            if self.model.kinds[kind].marks[name].lasts != word:
                continue
            first, size = base + self.model.first[kind], self.model.size[kind]
            self.line(f"c[{first}:{first + size}] = {[0] * size}")
            self.line(f"c[{layout.index[kind, name]}] = 0")
            seats = layout.seat_index.get((kind, name))
            if seats is not None:
                self.line(f"c[{seats + 1}:{seats + 1 + self.seats}] = {[0] * self.seats}")

    # ------------------------------------------------------------ where things lie

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

    # ------------------------------------------------------------ leaving a pile

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

    # ------------------------------------------------------------ entering a pile

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

    def indented(self) -> AbstractContextManager[None]:
        raise AssertionError("the compiler indents")

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

    # ------------------------------------------------------------ the rest

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

    def place_now(self, thing: Value) -> str:
        name = self.values.number(thing)
        if f"{name}_at" in self.env:
            return f"{name}_at"
        places = list(thing.places) if isinstance(thing, Local) and thing.places else []
        return self.find_place(name, places or self.places_by_kind(thing.type.of))


def is_top(place: Value) -> bool:
    return isinstance(place, PlaceIn) and isinstance(place.place, Const) and place.place.value == 1
