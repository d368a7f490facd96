"""Many games played by bots, on all cores, with totals that do not depend on how the work was shared out."""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arnakdsl.bots import BotError, bot_of
from arnakdsl.bots.bot import asked
from arnakdsl.usage import Usage, Watcher, add

if TYPE_CHECKING:
    from arnakrt import Game, Ruleset

__all__ = ["Plan", "Totals", "simulate"]

AHEAD = 8
"""Parts of the work for each worker that wait for it: however many games are played, they take no more room."""
CHUNK = 25
"""Random games that a worker plays at a time; of others one, for bots that think take longer than handing over."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played.

    Attributes:
        pack: A folder, a built file or the name of a packaged pack: worker processes load it again.
        players: How many play.
        seed: All chance comes from it, that of the bots too.
        bots: One for every seat, or one for each: names, perhaps with a setting behind a colon.
        options: Options of the pack: names and values.
    """

    pack: Path
    players: int = 2
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    options: tuple[tuple[str, str], ...] = ()

    @property
    def seats(self) -> tuple[str, ...]:
        """The bot of each seat.

        Raises:
            BotError: There are too many of them, or too few.
        """
        if len(self.bots) not in (1, self.players):
            word = "player" if self.players == 1 else "players"
            raise BotError(
                f"there are {len(self.bots)} bots for {self.players} {word}: name one for all, or one for each"
            )
        return self.bots * self.players if len(self.bots) == 1 else self.bots


@dataclass(slots=True)
class Totals:
    """Sums over games.

    Lists have an item for each seat, those that nobody plays last.  All numbers are exact, so that the order in which games
    are added up is nothing.

    Attributes:
        games: How many were played.
        finished: How many came to their end.
        decisions: How many were asked of the bots, all games together.
        points: Victory points, all games together.
        least, most: Of one game.
        wins: Games won; a shared first place is a part of a win for each.
        sources: Points by the name of the scoring rule.
        usage: For each thing by its id who was offered it and who used it.
    """

    games: int = 0
    finished: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    least: list[int] = field(default_factory=list)
    most: list[int] = field(default_factory=list)
    wins: list[Fraction] = field(default_factory=list)
    sources: list[Counter[str]] = field(default_factory=list)
    usage: Usage = field(default_factory=dict)

    def add(self, other: Totals) -> None:
        """Take in the totals of other games."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        add(self.usage, other.usage)
        if not self.points:
            self.points, self.least, self.most = list(other.points), list(other.least), list(other.most)
            self.wins, self.sources = list(other.wins), [Counter(each) for each in other.sources]
            return
        for seat, points in enumerate(other.points):
            self.points[seat] += points
            self.least[seat] = min(self.least[seat], other.least[seat])
            self.most[seat] = max(self.most[seat], other.most[seat])
            self.wins[seat] += other.wins[seat]
            for source, value in other.sources[seat].items():
                self.sources[seat][source] += value

    @classmethod
    def of(cls, game: Game, decisions: int, watcher: Watcher) -> Totals:
        """The totals of one game.

        Args:
            game: As it ended.
            decisions: How many were asked.
            watcher: What heard what the seats were offered and took.
        """
        sheets = game.scores
        points = [sum(sheet.values()) for sheet in sheets]
        first = game.ranking[0]
        wins = [Fraction(seat in first, len(first)) for seat in range(len(sheets))]
        sources = [Counter(each) for each in sheets]
        usage = watcher.usage(game, points)
        return cls(1, int(game.over), decisions, points, list(points), list(points), wins, sources, usage)


def seed_of(seed: int, *parts: object) -> int:
    """A seed of its own for each part of a run: 32 bits."""
    text = ":".join(str(part) for part in (seed, *parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")


def new_game(rules: Ruleset, plan: Plan, number: int) -> Game:
    """The game of that number in a run."""
    options: dict[str, Any] = dict(plan.options)
    return rules.new_game(players=plan.players, seed=seed_of(plan.seed, "game", number), **options)


def play(rules: Ruleset, plan: Plan, number: int) -> Totals:
    """Play one game to its end."""
    game = new_game(rules, plan, number)
    bots = [bot_of(name, seed_of(plan.seed, "bot", number, seat)) for seat, name in enumerate(plan.seats)]
    watcher, state, decisions = Watcher(plan.players), game.state, 0
    while (seat := asked(state)) >= 0:
        watcher.offered[seat].update(state.options)
        game.choose(bots[seat].choose(game))
        watcher.taken[seat].add(next(game.codes()))
        decisions += 1
    return Totals.of(game, decisions, watcher)


def play_some(rules: Ruleset, plan: Plan, numbers: range) -> Totals:
    """Play several games."""
    totals = Totals()
    for number in numbers:
        totals.add(play(rules, plan, number))
    return totals


def simulate(
    rules: Ruleset, plan: Plan, games: int, workers: int | None = None, progress: Callable[[int], None] | None = None
) -> Totals:
    """Play many games; the totals are the same whatever the number of workers.

    Args:
        rules: The ruleset of the plan's pack.
        plan: What is played.
        games: How many.
        workers: Processes; by default one for each core that may be used.
        progress: Hears how many games are done, from time to time.

    Raises:
        BotError: There is no such bot, or not one for each seat.
        RulesError: The pack knows no such game.
    """
    totals = Totals()
    workers = workers or cores()
    size = CHUNK if set(plan.bots) == {"random"} else 1
    chunks = (range(first, min(first + size, games)) for first in range(0, games, size))
    for part in _here(rules, plan, chunks) if workers == 1 or games <= 2 * size else _shared(plan, chunks, workers):
        totals.add(part)
        if progress:
            progress(totals.games)
    return totals


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _here(rules: Ruleset, plan: Plan, chunks: Iterable[range]) -> Iterator[Totals]:
    return (play_some(rules, plan, numbers) for numbers in chunks)


def _shared(plan: Plan, chunks: Iterable[range], workers: int) -> Iterator[Totals]:
    with ProcessPoolExecutor(workers, initializer=_start, initargs=(plan,)) as pool:
        waiting: deque[Future[Totals]] = deque()
        for numbers in chunks:
            waiting.append(pool.submit(_work, numbers))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        for each in waiting:
            yield each.result()


# ---------------------------------------------------------------- in a worker

_mine: list[tuple[Ruleset, Plan]] = []


def _start(plan: Plan) -> None:
    import arnakdsl

    _mine.append((arnakdsl.load(plan.pack), plan))


def _work(numbers: range) -> Totals:
    rules, plan = _mine[0]
    return play_some(rules, plan, numbers)
