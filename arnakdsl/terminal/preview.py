"""What an option would do: played on a copy, and shown as the difference of what the seat sees.

It is played in worlds in which all that the seat cannot know is laid out anew, and only what is the same in each of them is
shown: so nothing of the real one is given away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from arnakrt.state import READS, State
from arnakrt.table import index as index_marks

from arnakdsl.terminal.layout import flow
from arnakdsl.terminal.sight import Cards, Path, Seen, seat_name, sight

if TYPE_CHECKING:
    from arnakrt import Game

    from arnakdsl.model import Mark, Model, PileDecl

WORLDS = 20
Pool: TypeAlias = tuple[object, tuple[str, ...]]
"""What can change places with each other: whose, and of which kinds."""
Place: TypeAlias = tuple[int, int | None]
"""A pile and a place in it, or the cell of a mark."""


def foreseen(before: Game, after: Game) -> bool:
    """Did neither chance nor a hidden thing play a part between two moments of one game?"""
    return (before.state.chance, before.state.cells[READS]) == (after.state.chance, after.state.cells[READS])


def preview(model: Model, game: Game, index: int, seat: int) -> list[str]:
    """Lines that say what an option of the open decision would change."""
    before = sight(model, game, seat)
    trials: list[Seen] = []
    then: list[list[str]] = []
    sure = True
    for number in range(WORLDS):
        other = world(model, game, seat, number)
        after = other.clone()
        after.choose(index)
        sure &= foreseen(other, after)
        trials.append(sight(model, after, seat))
        then.append(_next(after, seat))
    if sure and all((seen, lines) == (trials[0], then[0]) for seen, lines in zip(trials, then, strict=True)):
        found = difference(before, trials[0])
        return [*flow(found or ["nothing changes yet"], between="; ", indent="  "), *then[0]]
    return _together(before, trials)


def _next(game: Game, seat: int) -> list[str]:
    decision = game.decision
    if decision is None:
        return ["then the game is over"]
    if decision.player != seat:
        return [f"then {seat_name(decision.player)} chooses"]
    return [f"then you choose between {len(decision.options)} options"]


def _together(before: Seen, trials: list[Seen]) -> list[str]:
    same = {path: value for path, value in trials[0].items() if all(each[path] == value for each in trials)}
    sizes = {
        path: Cards(before[path].seen, len(value) - len(before[path].seen))
        for path, value in trials[0].items()
        if path not in same and isinstance(value, Cards) and all(len(each[path]) == len(value) for each in trials)
    }
    sure = difference(before, {**before, **same})
    counts = [_size(path, before[path], value) for path, value in sizes.items() if len(value) != len(before[path])]
    open_ = [" ".join(path) for path in before if path not in same and path not in sizes]
    open_ += [f"which {' '.join(path)}" for path, value in sizes.items() if len(value) == len(before[path])]
    lines = ["chance or hidden things come in; what is the same however they lie:"]
    lines += flow([*sure, *counts] or ["nothing"], between="; ", indent="  ")
    return [*lines, *(flow(["open is:", *(f"{each};" for each in open_)], indent="  ") if open_ else [])]


def _size(path: Path, before: Cards, after: Cards) -> str:
    return f"{' '.join(path)}: {len(before)} -> {len(after)} (not shown which)"


# ---------------------------------------------------------------- differences


def difference(before: Seen, after: Seen) -> list[str]:
    """Each thing that is seen to differ, in a few words."""
    return [f"{' '.join(path)}{_change(before[path], value)}" for path, value in after.items() if before[path] != value]


def _change(before: object, after: object) -> str:
    if isinstance(before, Cards) and isinstance(after, Cards):
        return ": " + (", ".join(_moves(before, after)) or "another order")
    return f": {_word(before)} -> {_word(after)}"


def _word(value: object) -> str:
    return "-" if value is None else "yes" if value is True else "no" if value is False else str(value)


def _moves(before: Cards, after: Cards) -> Iterator[str]:
    old, new = Counter(filter(None, before.seen)), Counter(filter(None, after.seen))
    for sign, more in (("-", old - new), ("+", new - old)):
        yield from (f"{sign}{thing}" + (f" x{count}" if count > 1 else "") for thing, count in more.items())
    if before.hidden != after.hidden:
        yield f"{before.hidden} -> {after.hidden} hidden"


# ---------------------------------------------------------------- worlds


def world(model: Model, game: Game, seat: int, number: int) -> Game:
    """A copy in which all that the seat cannot know is laid out anew; the way things lie in the game plays no part."""
    dice = Random(number)
    other = game.clone()
    state = other.state
    state.seed = dice.getrandbits(32)
    pools: dict[Pool, list[Place]] = {}
    for pool, place in _unseen(model, game, seat):
        pools.setdefault(pool, []).append(place)
    for places in pools.values():
        things = sorted(_at(state, place) for place in places)
        dice.shuffle(things)
        for place, thing in zip(places, things, strict=True):
            _put(state, place, thing)
    index_marks(game.program, state)
    return other


def _at(state: State, place: Place) -> int:
    at, within = place
    return state.cells[at] if within is None else state.piles[at][within]


def _put(state: State, place: Place, thing: int) -> None:
    at, within = place
    if within is None:
        state.cells[at] = thing
    else:
        state.piles[at] = (*state.piles[at][:within], thing, *state.piles[at][within + 1 :])


def _unseen(model: Model, game: Game, seat: int) -> Iterator[tuple[Pool, Place]]:
    """The places that the seat cannot look into, each with what its thing could change places with."""
    state = game.state
    for pool, pile, seen in _closed_piles(model, game, seat):
        known = state.known[pile]
        for at, thing in enumerate(state.piles[pile]):
            if at >= seen and thing and not (at < len(known) and known[at] >> seat & 1):
                yield pool, (pile, at)
    for kind, mark, cell in _closed_marks(model, game):
        if mark.holds and state.cells[cell]:
            yield ("game", mark.type.of), (cell, None)
        elif not mark.holds:
            yield (kind, (mark.name,)), (cell, None)


def _closed_piles(model: Model, game: Game, seat: int) -> Iterator[tuple[Pool, int, int]]:
    """The piles that the seat does not see in full, and how many it sees of each."""
    names = game.program.names
    first, step = names.pile_places
    declared = {each.shown: each for each in model.piles.values() if each.view != "all"}
    for name, at in names.piles.items():
        if name in declared:
            yield ("game", declared[name].of), at, _shows(declared[name])
    for owner in range(game.program.seats):
        for name, at in names.seat_piles.items():
            if name in declared and not (declared[name].view == "owner" and owner == seat):
                yield (owner, declared[name].of), first + owner * step + at, _shows(declared[name])
    for kind, piles in names.kind_piles.items():
        lowest, size = names.kinds[kind]
        for name, base in piles.items():
            for at in range(base + lowest, base + lowest + size) if name in declared else ():
                yield ("game", declared[name].of), at, _shows(declared[name])


def _shows(pile: PileDecl) -> int:
    return 1 if pile.view == "top" else 0


def _closed_marks(model: Model, game: Game) -> Iterator[tuple[str, Mark, int]]:
    """The cells of marks that nobody sees."""
    names = game.program.names
    first, step = names.cells
    for name, (at, _) in names.seat_marks.items():
        mark = model.marks_of("player").get(name)
        if mark is not None and mark.view != "all":
            yield from (("player", mark, first + owner * step + at) for owner in range(game.program.seats))
    for kind, marks in names.kind_marks.items():
        lowest, size = names.kinds[kind]
        for name, (base, _) in marks.items():
            mark = model.marks_of(kind).get(name)
            if mark is not None and mark.view != "all":
                yield from ((kind, mark, at) for at in range(base + lowest, base + lowest + size))
