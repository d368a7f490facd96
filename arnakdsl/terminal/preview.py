"""What an option would do: played on a copy, and shown as the difference of what the seat sees.

It is played in worlds in which all that the seat cannot know is laid out anew, and only what is the same in each of them is
shown: so nothing of the real one is given away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from arnakrt.parts import HIDDEN, Part, Parts, parts_of
from arnakrt.state import READS, State
from arnakrt.table import index as index_marks
from arnakrt.view import places

from arnakdsl.terminal.layout import flow
from arnakdsl.terminal.sight import Cards, Path, Seen, sight

if TYPE_CHECKING:
    from arnakrt import Game

WORLDS = 20
Pool: TypeAlias = tuple[object, tuple[str, ...]]
"""What can change places with each other: whose, and of which kinds."""
Place: TypeAlias = tuple[int, int | None]
"""A pile and a place in it, or the cell of a mark."""


def foreseen(before: Game, after: Game) -> bool:
    """Did neither chance nor a hidden thing play a part between two moments of one game?"""
    return (before.state.chance, before.state.cells[READS]) == (after.state.chance, after.state.cells[READS])


def preview(game: Game, index: int, seat: int) -> list[str]:
    """Lines that say what an option of the open decision would change."""
    before = sight(game, seat)
    trials: list[Seen] = []
    then: list[list[str]] = []
    sure = True
    for number in range(WORLDS):
        other = world(game, seat, number)
        after = other.clone()
        after.choose(index)
        sure &= foreseen(other, after)
        trials.append(sight(after, seat))
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
        return [f"then {game.program.seat_names[decision.player]} chooses"]
    return [f"then you choose between {len(decision.options)} options"]


def _together(before: Seen, trials: list[Seen]) -> list[str]:
    same = {path: value for path, value in trials[0].items() if all(each[path] == value for each in trials)}
    sizes = {
        path: Cards((HIDDEN,) * len(value))
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


def world(game: Game, seat: int, number: int) -> Game:
    """A copy in which all that the seat cannot know is laid out anew; the way things lie in the game plays no part."""
    dice = Random(number)
    other = game.clone()
    state = other.state
    state.seed = dice.getrandbits(32)
    pools: dict[Pool, list[Place]] = {}
    for pool, place in _unseen(game, seat):
        pools.setdefault(pool, []).append(place)
    for group in pools.values():
        things = sorted(_at(state, place) for place in group)
        dice.shuffle(things)
        for place, thing in zip(group, things, strict=True):
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


def _unseen(game: Game, seat: int) -> Iterator[tuple[Pool, Place]]:
    """The places of which the seat does not know what lies there, with what its thing could change places with."""
    state = game.state
    for name, part in _named(parts_of(game.program)):
        if part.form == "pile":
            known = places(state, part, seat + 1)
            for at, thing in enumerate(state.piles[part.at]):
                if thing and at not in known:
                    yield (part.owner, part.kinds), (part.at, at)
        elif part.open_to(seat + 1):
            continue
        elif part.form != "held":
            yield name, (part.at, None)
        elif state.cells[part.at]:
            yield (0, part.kinds), (part.at, None)


def _named(parts: Parts) -> Iterator[tuple[tuple[str, tuple[str, ...]], Part]]:
    """Every part with whose it is and its name."""
    for name, part in parts.game.items():
        yield ("game", (name,)), part
    for own in parts.seats.values():
        yield from ((("player", (name,)), part) for name, part in own.items())
    for kind, things in parts.things.items():
        yield from (((kind, (name,)), part) for own in things.values() for name, part in own.items())
