"""Piles as source: their numbers, what lies where, who sees it."""

from __future__ import annotations

from arnakdsl.generate.cells import Cells
from arnakdsl.model import PileDecl
from arnakdsl.typed import Attr, Counter, MarkOf, Me, PileOf, PlaceIn, Tops, Value


class Piles(Cells):
    """What lies in the piles of a state."""

    def pile_decls(self, value: Value) -> tuple[PileDecl, ...]:
        """The declarations of the piles that a value can be."""
        match value:
            case PileOf(name=name):
                return (self.model.piles[name],)
            case PlaceIn(pile=pile):
                return self.pile_decls(pile)
            case Tops(pile=name):
                return (self.model.piles[name],)
            case Attr(name=name):
                if name not in self._named_piles:
                    named = {str(each.written[name]) for each in self.model.things if each.written.get(name)}
                    self._named_piles[name] = tuple(self.model.piles[each] for each in sorted(named))
                return self._named_piles[name]
        raise AssertionError(f"{type(value).__name__} is no pile")

    def pile(self, value: Value) -> str:
        """The number of a pile, as source."""
        layout = self.layout
        match value:
            case PlaceIn(pile=pile):
                return self.pile(pile)
            case PileOf(name=name, owner=owner):
                decl = self.model.piles[name]
                if decl.owner == "game":
                    return str(layout.game_piles[name])
                if decl.owner == "player":
                    base, size = layout.seat_pile_places
                    if owner is None or isinstance(owner, Me):
                        return f"b + {layout.seat_piles[name]}"
                    return self._pile_at(owner, base - size + layout.seat_piles[name], size)
                assert owner is not None, "a pile of a thing has an owner"
                return self._pile_at(owner, layout.kind_piles[name], 1)
            case Attr(owner=owner, name=name):

                def make() -> tuple[int, ...]:
                    return (layout.void, *(self._pile_number(each, name) for each in self.model.things))

                return f"{self.namespace.table('pile_' + name, (), make)}[{self.number(owner)}]"
        raise AssertionError(f"{type(value).__name__} is no pile")

    def _pile_at(self, owner: Value, base: int, size: int) -> str:
        known = self.fold(owner)
        void = self.layout.void
        if known is not None:
            return str(base + known * size if known else void)
        text = self.number(owner)
        found = f"{base} + {text}" + (f" * {size}" if size > 1 else "")
        return self._unless_none(owner, found, f"spot({{}}, {base}, {size}, {void})", str(void))

    def viewers(self, value: Value) -> str:
        """The seats that see what lies in a pile, one bit each, as source."""
        if isinstance(value, PlaceIn):
            return self.viewers(value.pile)
        view = self.pile_decls(value)[0].view
        if view == "all":
            return str(self.layout.all_seats)
        if view != "owner":
            return "0"
        owner = getattr(value, "owner", None)
        return f"(1 << {self.number(owner) if owner is not None else 'c[0]'} - 1)"

    def place(self, value: PlaceIn) -> str:
        at, place = self.pile(value.pile), self.fold(value.place)
        if place == 1:
            return f"(p[{at}][0] if p[{at}] else 0)"
        if place == -1:
            return f"(p[{at}][-1] if p[{at}] else 0)"
        return f"nth(p[{at}], {self.number(value.place)})"

    def family(self, name: str) -> str:
        """The piles of a family of piles, in order, as source."""
        decl = self.model.piles[name]
        places = self.layout.places_of(decl)
        if decl.owner == "player":
            return str(tuple(places))
        base = self.layout.kind_piles[name]
        return str(tuple(each for each in places if each - base not in self.variant.absent))

    def present(self, value: Value | None) -> str:
        """A condition: does the pile or mark that is named belong to somebody?  Empty if it does for sure."""
        match value:
            case PlaceIn(pile=pile):
                return self.present(pile)
            case PileOf(owner=owner) | MarkOf(owner=owner) | Counter(seat=owner):
                if owner is not None and self.maybe_none(owner):
                    return self.number(owner)
            case Attr(type=found) if found.name == "pile" and self.maybe_none(value):
                return f"{self.pile(value)} != {self.layout.void}"
        return ""
