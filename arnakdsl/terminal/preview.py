"""What an option would do: played on a copy, and shown as the difference of what the seat sees.

Where chance or hidden things come in, the option is played in worlds instead in which all that the seat cannot know is laid
out anew, and only what is the same in each of them is shown: so nothing of the real one is given away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from arnakrt.state import READS

from arnakdsl.terminal.layout import flow
from arnakdsl.terminal.sight import Cards, Path, Seen, seat_name, sight

if TYPE_CHECKING:
    from arnakrt import Game

    from arnakdsl.model import Model

WORLDS = 20


def foreseen(before: Game, after: Game) -> bool:
    """Did neither chance nor a hidden thing play a part between two moments of one game?"""
    return (before.state.chance, before.state.cells[READS]) == (after.state.chance, after.state.cells[READS])


def preview(model: Model, game: Game, index: int, seat: int) -> list[str]:
    """Lines that say what an option of the open decision would change."""
    before = sight(model, game, seat)
    real = game.clone()
    real.choose(index)
    if foreseen(game, real):
        found = difference(before, sight(model, real, seat))
        return [*flow(found or ["nothing changes yet"], between="; ", indent="  "), *_next(real, seat)]
    trials = []
    for number in range(WORLDS):
        other = world(model, game, seat, number)
        other.choose(index)
        trials.append(sight(model, other, seat))
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
    pools: dict[tuple[object, ...], list[tuple[int, int]]] = {}
    for key, pile in _unseen(model, game, seat):
        known = state.known[pile]
        for at, thing in enumerate(state.piles[pile]):
            if thing and not (known and at < len(known) and known[at] >> seat & 1):
                pools.setdefault(key, []).append((pile, at))
    for places in pools.values():
        things = sorted(state.piles[pile][at] for pile, at in places)
        dice.shuffle(things)
        for (pile, at), thing in zip(places, things, strict=True):
            state.piles[pile] = (*state.piles[pile][:at], thing, *state.piles[pile][at + 1 :])
    return other


def _unseen(model: Model, game: Game, seat: int) -> Iterator[tuple[tuple[object, ...], int]]:
    """The piles that the seat cannot look into, each with what its things could change places with."""
    names = game.program.names
    first, step = names.pile_places
    declared = {each.shown: each for each in model.piles.values()}
    for name, at in names.piles.items():
        if declared[name].view != "all":
            yield ("game", declared[name].of), at
    for owner in range(game.program.seats):
        for name, at in names.seat_piles.items():
            view = declared[name].view
            if view != "all" and not (view == "owner" and owner == seat):
                yield (owner, declared[name].of), first + owner * step + at
