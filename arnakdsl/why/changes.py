"""What an option that is offered would do: the change of what the asked seat may know, up to the next decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass

from arnakrt import Game
from arnakrt.ruleset import Program
from arnakrt.why import Change

from arnakdsl.terminal.preview import WORLDS, foreseen
from arnakdsl.terminal.sight import Cards, Path, Seen, sight


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is sure, the parts that are not, and a game after it if it is sure what is asked then."""

    changes: tuple[Change, ...]
    unsure: tuple[str, ...]
    after: Game | None


def outcome(game: Game, index: int, seat: int) -> Outcome:
    """What an option of the open decision does in worlds that the seat cannot tell from the real one."""
    before = sight(game, seat)
    trials: list[Seen] = []
    afters: list[Game] = []
    sure = True
    for number in range(WORLDS):
        other = game.determinize(seat, number)
        after = other.clone()
        after.choose(index)
        afters.append(after)
        trials.append(sight(after, seat))
        sure &= foreseen(other, after) and _asked(after) == _asked(afters[0])
    same = [path for path in before if all(each[path] == trials[0][path] for each in trials)]
    changes = differences(game.program, before, trials, set(same))
    unsure = [named(path) for path in before if path not in same]
    return Outcome(tuple(changes), tuple(unsure), afters[0] if sure else None)


def _asked(game: Game) -> tuple[int, int]:
    """Who is asked, and what."""
    decision = game.decision
    return (-1, -1) if decision is None else (decision.player, game.state.asking)


def named(path: Path) -> str:
    """A part as `Game.view` names it, with dots."""
    return ".".join(path)


# ---------------------------------------------------------------- differences


def differences(program: Program, before: Seen, trials: Sequence[Seen], same: Set[Path]) -> Iterator[Change]:
    """What differs in every trial: what went from one place to another, then all else.  `same`: parts that are alike in all."""
    gone: dict[str, list[str]] = {}
    come: dict[str, list[str]] = {}
    for path, value in before.items():
        if is_place(program, path, value):
            old, new = _held(value), [_held(each[path]) for each in trials]
            for thing in dict.fromkeys((*old, *new[0])):
                less, more = max(each[thing] for each in new), min(each[thing] for each in new)
                gone.setdefault(thing, []).extend([named(path)] * (old[thing] - less))
                come.setdefault(thing, []).extend([named(path)] * (more - old[thing]))
    for thing, places in gone.items():
        yield from _moved(thing, places, come[thing])
    for path, old_value in before.items():
        yield from _changed(program, path, old_value, [each[path] for each in trials], path in same)


def _changed(program: Program, path: Path, old: object, new: Sequence[object], same: bool) -> Iterator[Change]:
    """The change of a part, but for the things that are seen to go there or leave it."""
    first = new[0]
    if isinstance(old, Cards) and isinstance(first, Cards):
        sizes = {len(each) for each in new if isinstance(each, Cards)}
        if same and old.hidden == first.hidden:
            if old != first and _held(old) == _held(first):
                yield Change(named(path), "this order", "another order")
        elif len(sizes) == 1 and len(old) not in sizes:
            yield Change(named(path), len(old), len(first))
    elif same and old != first and not is_place(program, path, old):
        yield Change(named(path), old, first)


def is_place(program: Program, path: Path, value: object) -> bool:
    """Is it a pile, or a mark in which a thing lies?"""
    return isinstance(value, Cards) or (len(path) == 3 and (path[0], path[2]) in program.names.holds)


def _held(value: object) -> Counter[str]:
    """The things that are seen there."""
    if isinstance(value, Cards):
        return Counter(each for each in value.seen if each)
    return Counter([value] if isinstance(value, str) and value != "_" else [])


def _moved(thing: str, gone: list[str], come: list[str]) -> Iterator[Change]:
    """Where each copy of a thing went; none for what is not seen."""
    for at in range(max(len(gone), len(come))):
        yield Change(thing, gone[at] if at < len(gone) else None, come[at] if at < len(come) else None)
