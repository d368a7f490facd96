"""What an option would do: played on a copy, and shown as the difference of what the seat sees.

It is played in worlds in which all that the seat cannot know is laid out anew, and only what is the same in each of them is
shown: so nothing of the real one is given away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from arnakrt.parts import HIDDEN
from arnakrt.state import READS

from arnakdsl.terminal.layout import flow
from arnakdsl.terminal.sight import Cards, Path, Seen, sight
from arnakdsl.terminal.words import Words, valued

if TYPE_CHECKING:
    from arnakrt import Game

WORLDS = 20


def foreseen(before: Game, after: Game) -> bool:
    """Did neither chance nor a hidden thing play a part between two moments of one game?"""
    return (before.state.chance, before.state.cells[READS]) == (after.state.chance, after.state.cells[READS])


def preview(game: Game, index: int, seat: int, words: Words) -> list[str]:
    """Lines that say what an option of the open decision would change."""
    before = sight(game, seat)
    trials: list[Seen] = []
    then: list[list[str]] = []
    sure = True
    for number in range(WORLDS):
        other = game.determinize(seat, number)
        after = other.clone()
        after.choose(index)
        sure &= foreseen(other, after)
        trials.append(sight(after, seat))
        then.append(_next(after, seat, words))
    if sure and all((seen, lines) == (trials[0], then[0]) for seen, lines in zip(trials, then, strict=True)):
        found = difference(before, trials[0], words)
        return [*flow(found or [words("no-change")], between="; ", indent="  "), *then[0]]
    return _together(before, trials, words)


def _next(game: Game, seat: int, words: Words) -> list[str]:
    decision = game.decision
    if decision is None:
        return [words("then-over")]
    if decision.player != seat:
        return [words("then-other", seat=game.program.seat_names[decision.player])]
    return [words("then-you", n=len(decision.options))]


def _together(before: Seen, trials: list[Seen], words: Words) -> list[str]:
    same = {path: value for path, value in trials[0].items() if all(each[path] == value for each in trials)}
    sizes = {
        path: Cards((HIDDEN,) * len(value))
        for path, value in trials[0].items()
        if path not in same and isinstance(value, Cards) and all(len(each[path]) == len(value) for each in trials)
    }
    sure = difference(before, {**before, **same}, words)
    counts = [
        _size(path, before[path], value, words) for path, value in sizes.items() if len(value) != len(before[path])
    ]
    open_ = [" ".join(path) for path in before if path not in same and path not in sizes]
    open_ += [words("which", part=" ".join(path)) for path, value in sizes.items() if len(value) == len(before[path])]
    lines = [words("chance")]
    lines += flow([*sure, *counts] or [words("nothing")], between="; ", indent="  ")
    return [*lines, *(flow([words("open"), *(f"{each};" for each in open_)], indent="  ") if open_ else [])]


def _size(path: Path, before: Cards, after: Cards, words: Words) -> str:
    return f"{' '.join(path)}: {len(before)} -> {len(after)} ({words('not-which')})"


# ---------------------------------------------------------------- differences


def difference(before: Seen, after: Seen, words: Words) -> list[str]:
    """Each thing that is seen to differ, in a few words."""
    changed = ((path, value) for path, value in after.items() if before[path] != value)
    return [f"{' '.join(path)}: {_change(before[path], value, words)}" for path, value in changed]


def _change(before: object, after: object, words: Words) -> str:
    if isinstance(before, Cards) and isinstance(after, Cards):
        return ", ".join(_moves(before, after, words)) or words("another-order")
    return f"{valued(before, words)} -> {valued(after, words)}"


def _moves(before: Cards, after: Cards, words: Words) -> Iterator[str]:
    old, new = Counter(filter(None, before.seen)), Counter(filter(None, after.seen))
    for sign, more in (("-", old - new), ("+", new - old)):
        yield from (f"{sign}{thing}" + (f" x{count}" if count > 1 else "") for thing, count in more.items())
    if before.hidden != after.hidden:
        yield f"{before.hidden} -> {words('hidden', n=after.hidden)}"
