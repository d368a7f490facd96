"""Compiled play against the reference, over a pack and over packs whose effects are made at random."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from arnakrt import Ruleset

from arnakdsl.linking import Linked, link
from arnakdsl.reference.compare import Comparison, Difference
from arnakdsl.reference.generated import Generated
from arnakdsl.report import ContentError

Sort = tuple[int, Mapping[str, str]]  # number of players, options
SHORT = 150  # decisions of a game of a random pack
Told = Callable[[int], None]


@dataclass(slots=True)
class Tally:
    """How much was compared, and the first difference of each game that had one."""

    games: int = 0
    decisions: int = 0
    effects: int = 0
    differences: list[Difference] = field(default_factory=list)

    def add(self, game: Comparison) -> None:
        self.games += 1
        self.decisions += game.decisions
        if game.difference is not None:
            self.differences.append(game.difference)


def sorts_of(rules: Ruleset, players: int | None, options: Mapping[str, str]) -> list[Sort]:
    """The sorts of games of a pack: each number of players with each value of each option, but for those that are given.

    Raises:
        RulesError: The pack knows no such game.
    """
    low, high = rules.seats
    if players is not None:
        low = high = players
    elif options:
        games = [number for number in range(low, high + 1) if all(is_for(rules, name, number) for name in options)]
        low, high = (games[0], games[-1]) if games else (low, high)
    return [each for number in range(low, high + 1) for each in _sorts(rules, number, options)]


def is_for(rules: Ruleset, option: str, players: int) -> bool:
    """Is an option for so many players?"""
    return option not in rules.option_games or players in rules.option_games[option]


def _sorts(rules: Ruleset, players: int, options: Mapping[str, str]) -> Iterator[Sort]:
    rules.program(players, **options)
    values = ([options[name]] if name in options else rules.choices(name, players) for name in rules.options)
    for chosen in product(*values):
        yield players, dict(zip(rules.options, chosen, strict=True))


def of_pack(
    rules: Ruleset, linked: Linked, sorts: Sequence[Sort], seeds: Iterable[int], told: Told | None = None
) -> Tally:
    """Games of each sort, one with each seed."""
    tally = Tally()
    for seed in seeds:
        for players, options in sorts:
            tally.add(Comparison(rules, linked, players, seed, options))
            if told:
                told(tally.games)
    return tally


def of_random(seeds: Iterable[int], told: Told | None = None, keep: Path | None = None) -> Tally:
    """One game with each number of players of each random pack; `keep`: a folder for the packs with a difference."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        for seed in seeds:
            made, before = Generated(seed), len(tally.differences)
            for game in games_of(made, seed, Path(folder) / str(seed)):
                tally.add(game) if isinstance(game, Comparison) else tally.differences.append(game)
                if told:
                    told(tally.games)
            tally.effects += len(made.effects)
            if keep is not None and len(tally.differences) > before:
                made.write(keep / str(seed))
    return tally


def games_of(made: Generated, seed: int, folder: Path) -> Iterator[Comparison | Difference]:
    """The games of a random pack; effects in which something is wrong are left out of it before."""
    try:
        rules, linked = sound(made, folder)
        for players, options in sorts_of(rules, None, {}):
            yield Comparison(rules, linked, players, seed, options, SHORT)
    except ContentError as error:
        yield Difference("findings", "none", error.findings[0].message, 0, seed, {}, ())
    except Exception as error:
        yield Difference("an error", "none", f"{type(error).__name__}: {error}", 0, seed, {}, ())


def sound(made: Generated, folder: Path) -> tuple[Ruleset, Linked]:
    """A random pack without the effects that have findings.

    Raises:
        ContentError: Something else is wrong with it.
    """
    from arnakdsl.api import playable

    while True:
        made.write(folder)
        try:
            model, rules = playable(folder)
        except ContentError as error:
            if not made.without(error.findings):
                raise
        else:
            return rules, link(model)[0]
