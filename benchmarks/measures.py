"""What `benchmarks/run.py` measures: each a ratio of two things that are done in turn within one run."""

from __future__ import annotations

import os
import pickle
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from arnakrt import Game, Ruleset

import arnakdsl
from arnakdsl.api import default_content
from benchmarks.others import catan, crazy_eights, gin_rummy
from benchmarks.tally import Tally
from tests.oracle import engine

MORE_CARDS = 2000
Player = Callable[[int, int, Tally], None]  # games, the first seed, what it adds to


@dataclass(frozen=True, slots=True)
class Measure:
    """A ratio; `ratio` gives it once.  `must` and `aim` are the least it should be, or the most if `least` is false."""

    name: str
    must: float
    aim: float
    least: bool
    ratio: Callable[[], float]


# ---------------------------------------------------------------- players


def random_games(rules: Ruleset) -> Player:
    """Uniformly random games for two on the Bird side."""

    def play(games: int, seed: int, tally: Tally) -> None:
        random = Random(seed).random
        began = process_time()
        for at in range(games):
            game = rules.new_game(players=2, seed=seed + at)
            choose, state = game.choose, game.state
            while state.options:
                choose(int(random() * len(state.options)))
                tally.decisions += 1
        tally.seconds += process_time() - began
        tally.games += games

    return play


def hand_written(games: int, seed: int, tally: Tally) -> None:
    """The same with the hand-written engine of `tests/oracle`."""
    random = Random(seed).random
    began = process_time()
    for at in range(games):
        send = engine.Game(2, "bird", seed=seed + at).play().send
        try:
            asked = send(None)
            while True:
                tally.decisions += 1
                asked = send(int(random() * len(asked[1])))
        except StopIteration:
            pass
    tally.seconds += process_time() - began
    tally.games += games


@dataclass(slots=True)
class Match:
    """Two engines that play in turn, a few games each, so that a busy machine slows both alike."""

    mine: Player
    other: Player
    portions: tuple[int, int]
    seconds: float
    seed: int = 0

    def run(self) -> tuple[Tally, Tally]:
        mine, other = Tally(), Tally()
        while mine.seconds + other.seconds < self.seconds:
            self.mine(self.portions[0], self.seed, mine)
            self.other(self.portions[1], self.seed, other)
            self.seed += max(self.portions)
        return mine, other

    def decisions(self) -> float:
        mine, other = self.run()
        return mine.decisions_a_second / other.decisions_a_second

    def games(self) -> float:
        mine, other = self.run()
        return mine.games_a_second / other.games_a_second


# ---------------------------------------------------------------- times


def alternating(mine: Callable[[], Any], other: Callable[[], Any], portions: tuple[int, int], rounds: int) -> float:
    """Processor time of one call of the first over one of the second."""
    spent = [0.0, 0.0]
    for _ in range(rounds):
        for which, call in enumerate((mine, other)):
            began = process_time()
            for _ in range(portions[which]):
                call()
            spent[which] += process_time() - began
    return spent[0] / portions[0] / (spent[1] / portions[1])


def nested(rules: Ruleset, players: int) -> Game:
    """A game in the middle of an effect: the stack holds what is still to be done."""
    for seed in range(1000):
        game, random = rules.new_game(players=players, seed=seed), Random(seed)
        while not game.over:
            if len(str(game.state.stack).split("(")) > 6:
                return game
            game.choose(random.randrange(len(game.state.options)))
    raise AssertionError("no game comes into the middle of an effect")


def clone(rules: Ruleset) -> float:
    return alternating(nested(rules, 4).clone, crazy_eights(1).clone, (2_000, 4_000), 20)


def save(rules: Ruleset) -> float:
    game, numbers = nested(rules, 2), list(range(300))
    return alternating(
        lambda: rules.restore(game.to_json()), lambda: pickle.loads(pickle.dumps(numbers)), (200, 2_000), 10
    )


def process(*command: str, **environment: str) -> float:
    """Wall time of a whole process, in seconds."""
    began = perf_counter()
    subprocess.run([sys.executable, *command], check=True, capture_output=True, env={**os.environ, **environment})
    return perf_counter() - began


def start() -> float:
    """The whole process from the interpreter's start to the first decision, over an interpreter that does nothing."""
    code = "import arnakdsl; arnakdsl.load().new_game(players=2, seed=1)"
    rounds = range(8)
    return min(process("-c", code) for _ in rounds) / min(process("-c", "pass") for _ in rounds)


def built(file: Path) -> float:
    """Loading a built file over compiling the pack, each in a fresh process without a cache, imports of both left out."""
    code = (
        "import sys, time, arnakdsl.api; began = time.process_time(); rules = arnakdsl.load(sys.argv[1]);"
        "print(time.process_time() - began)"
    )

    def seconds(path: Path) -> float:
        found = subprocess.run(
            [sys.executable, "-c", code, str(path)],
            check=True, capture_output=True, text=True, env={**os.environ, "ARNAKDSL_CACHE": "off"},
        )  # fmt: skip
        return float(found.stdout)

    return min(seconds(file) for _ in range(3)) / min(seconds(default_content()) for _ in range(3))


# ---------------------------------------------------------------- the pack with many cards


@contextmanager
def with_more_cards(number: int) -> Iterator[Path]:
    """A copy of the packaged pack with so many more cards of which there is no copy in the box."""
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder) / "pack"
        shutil.copytree(default_content(), pack, ignore=shutil.ignore_patterns("scenarios"))
        text = "item:\n" + "".join(
            f"  more_{at}:\n    name: More {at}\n    copies: 0\n    cost: 2 coin\n    points: 1\n    travel: 1 boot\n"
            f"    effect: gain {at % 3 + 1} coin; draw\n    source: [ours]\n"
            for at in range(number)
        )
        (pack / "cards" / "more.yaml").write_text(text, encoding="utf-8")
        yield pack


# ---------------------------------------------------------------- all of them


@contextmanager
def measures(seconds: float) -> Iterator[list[Measure]]:
    """All measures, each playing so many seconds a run."""
    with tempfile.TemporaryDirectory() as folder, with_more_cards(MORE_CARDS) as large:
        file = Path(folder) / "arnak.json"
        subprocess.run(
            [sys.executable, "-m", "arnakdsl.cli", "build", str(default_content()), "-o", str(file)], check=True
        )
        rules = arnakdsl.load()
        ours, more = random_games(rules), random_games(arnakdsl.load(large))
        written, settlers = Match(ours, hand_written, (20, 20), seconds), Match(ours, catan, (40, 2), seconds)
        rummy, many = Match(ours, gin_rummy, (20, 20), seconds), Match(more, ours, (20, 20), seconds)
        yield [
            Measure("random play, decisions a second, over the hand-written engine", 0.65, 0.9, True, written.decisions),
            Measure("random play, games a second, over catanatron", 20, 60, True, settlers.games),
            Measure("random play, decisions a second, over catanatron", 3, 8, True, settlers.decisions),
            Measure("random play, decisions a second, over gin_rummy", 2, 5, True, rummy.decisions),
            Measure("clone in an effect, four players, over crazy_eights", 2.5, 1.2, False, lambda: clone(rules)),
            Measure("to_json and restore, over a pickle of 300 ints and back", 8, 4, False, lambda: save(rules)),
            Measure(f"decisions a second with {MORE_CARDS:,} more cards, over without", 0.95, 0.98, True, many.decisions),
            Measure("load and new_game, whole process, over an empty one", 12, 8, False, start),
            Measure("load of a built file, over a cold compile", 0.3, 0.1, False, lambda: built(file)),
        ]  # fmt: skip
