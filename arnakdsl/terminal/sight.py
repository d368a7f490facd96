"""What one seat may see of a position, by the names of the content, flat: the one source of all that is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from arnakrt import Game

    from arnakdsl.model import Model, PileDecl

Path: TypeAlias = tuple[str, ...]
"""`(counter,)`, `(seat, counter)`, `(pile,)`, `(kind, thing, mark)`."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A pile: the things that are seen, the top first, none for an empty place; and how many more there are."""

    seen: tuple[str | None, ...]
    hidden: int = 0

    def __len__(self) -> int:
        return len(self.seen) + self.hidden


Seen: TypeAlias = dict[Path, Any]
"""Numbers, flags, seats and ids as the library's views have them; piles as `Cards`."""


def seat_name(seat: int) -> str:
    """The name of a seat, from 0, as views have it."""
    return f"p{seat + 1}"


def sight(model: Model, game: Game, seat: int) -> Seen:
    """All that a seat may see."""
    names = game.program.names
    view = game.view(None)
    viewer = seat_name(seat)
    declared = {each.shown: each for each in model.piles.values()}
    head = ("start", "turn", *names.counters, *names.game_marks)
    found: Seen = {(name,): view[name] for name in head}
    for number in range(game.program.seats):
        owner = seat_name(number)
        for name in (*names.seat_counters, *names.icons):
            found[owner, name] = view[owner][name]
        for name in _open_marks(model, "player", names.seat_marks):
            found[owner, name] = view[owner][name]
        for name in names.seat_piles:
            found[owner, name] = _cards(declared[name], _inner(view[owner], name), owner == viewer)
    for kind in {**names.kind_marks, **names.kind_piles}:
        for thing, values in view[kind].items():
            for name in _open_marks(model, kind, names.kind_marks.get(kind, {})):
                found[kind, thing, name] = values[name]
            for name in names.kind_piles.get(kind, ()):
                found[kind, thing, name] = _cards(declared[name], values[name], False)
    for name in names.piles:
        found[(name,)] = _cards(declared[name], _inner(view, name), False)
    return found


def _open_marks(model: Model, kind: str, marks: dict[str, Any]) -> list[str]:
    declared = model.marks_of(kind)
    return [name for name in marks if name not in declared or declared[name].view == "all"]


def _inner(view: dict[str, Any], name: str) -> list[str | None]:
    found: Any = view
    for part in name.split("."):
        found = found[part]
    return list(found)


def _cards(pile: PileDecl, things: list[str | None], own: bool) -> Cards:
    seen = {"all": len(things), "top": min(1, len(things)), "owner": len(things) if own else 0}.get(pile.view, 0)
    return Cards(tuple(things[:seen]), len(things) - seen)
