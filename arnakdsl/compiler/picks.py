"""Picks: an option for each member of a set."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from arnakdsl.bindtypes import places_of
from arnakdsl.compiler.offers import Offers
from arnakdsl.compiler.writing import Env, Group, Then
from arnakdsl.points import PICK
from arnakdsl.typed import Numbers, PickOf, Tops, Union, Value, Where


class Picks(Offers):
    """Writes what is picked from."""

    def pick_group(self, act: PickOf, then: Then, stop: Then | None) -> Group:
        """One option for each member of a set."""
        var = act.var
        if isinstance(act.set, Numbers):
            return self.number_group(act, act.set, then, stop)
        takes: list[tuple[str, Callable[[], None]]] = []
        asks: list[tuple[Value, int]] = []
        several = len(var.places) > 1 or any(isinstance(each, Tops) for each in var.places)
        names: Env = (var.name, f"{var.name}_at") if several else (var.name,)
        for part, segment, places in self.pick_parts(act.set):
            family = self.families.pick(act.label, segment, part.type.of)
            asks.append((part, family))
            if not any(f"f == {family}" == each for each, _ in takes):
                takes.append((f"f == {family}", self.pick_take(act, names, places, then, stop)))

        def ask() -> None:
            for part, family in asks:
                self.append_codes(part, family * self.families.width)

        return Group(ask, takes, tuple(dict.fromkeys(family for _, family in asks)))

    def pick_take(
        self, act: PickOf, names: Env, places: list[Value], then: Then, stop: Then | None
    ) -> Callable[[], None]:
        var = act.var

        def write() -> None:
            self.note(act.at, PICK)
            self.line(f"{var.name} = code % {self.families.width}")
            if len(names) > 1:
                self.line(f"{var.name}_at = {self.find_place(var.name, places)}")
            after = self.narrowed(then)
            self.extended(names, lambda: self.go(act.body, after, stop))

        return write

    def number_group(self, act: PickOf, span: Numbers, then: Then, stop: Then | None) -> Group:
        family = self.families.number(act.label, self.values.most(span.high))
        base = family * self.families.width
        var = act.var

        def ask() -> None:
            self.line(f"o += [{base} + n for n in {self.values.members(span)}]")

        def write() -> None:
            self.note(act.at, PICK)
            self.line(f"{var.name} = code % {self.families.width}")
            after = self.narrowed(then)
            self.extended((var.name,), lambda: self.go(act.body, after, stop))

        return Group(ask, [(f"f == {family}", write)], (family,))

    def pick_parts(self, found: Value) -> Iterator[tuple[Value, str, list[Value]]]:
        """The parts of a set that is picked from, with the segment of their ids and the piles they come from."""
        match found:
            case Union(parts=parts):
                segments: dict[str, list[Value]] = {}
                for part in parts:
                    for inner, segment, places in self.pick_parts(part):
                        segments.setdefault(segment, []).extend(places)
                        yield inner, segment, segments[segment]
            case Where(set=Union(parts=parts), it=it, condition=condition):
                yield from self.pick_parts(
                    Union(tuple(Where(part, it, condition, found.type) for part in parts), found.type)
                )
            case _:
                piles = list(places_of(found))
                yield found, self.segment(piles), piles
