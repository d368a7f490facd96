"""The view of one seat, flat: what all that is shown is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias

from arnakrt.parts import HIDDEN, Part, parts_of

if TYPE_CHECKING:
    from arnakrt import Game

Path: TypeAlias = tuple[str, ...]
"""`(counter,)`, `(seat, counter)`, `(pile,)`, `(kind, thing, mark)`."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A pile as a view has it: the top first, none for an empty place, `_` for what is not known."""

    places: tuple[str | None, ...] = ()

    @property
    def seen(self) -> tuple[str | None, ...]:
        """What is known, without the rest."""
        return tuple(each for each in self.places if each != HIDDEN)

    @property
    def hidden(self) -> int:
        return self.places.count(HIDDEN)

    def runs(self) -> Iterator[tuple[int, tuple[str | None, ...]]]:
        """What lies together: how many are not known, or none of those and what is known."""
        for hidden, run in groupby(self.places, lambda each: each == HIDDEN):
            found = tuple(run)
            yield (len(found), ()) if hidden else (0, found)

    def __len__(self) -> int:
        return len(self.places)


Seen: TypeAlias = dict[Path, Any]
"""Numbers, flags, seats and ids as views have them; piles as `Cards`."""


def sight(game: Game, seat: int) -> Seen:
    """All that a seat may know."""
    view = game.view(seat)
    parts = parts_of(game.program)
    piles = {name: part for name, part in parts.game.items() if part.form == "pile"}
    found = dict(_flat(view, {name: part for name, part in parts.game.items() if name not in piles}))
    for owner, own in parts.seats.items():
        found |= _flat(view[owner], own, owner)
    for kind, things in parts.things.items():
        for thing, own in things.items():
            found |= _flat(view[kind][thing], own, kind, thing)
    return found | dict(_flat(view, piles))


def _flat(view: dict[str, Any], parts: dict[str, Part], *above: str) -> Iterator[tuple[Path, Any]]:
    for name, part in parts.items():
        found: Any = view
        for each in name.split("."):
            found = found[each]
        yield (*above, name), Cards(tuple(found)) if part.form == "pile" else found
