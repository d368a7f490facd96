"""Random play on one core, beside the hand-written engine of `tests/oracle` in the same run.

    python benchmarks/play.py [--seconds 4] [--rounds 5]

In each run the two play in turn, twenty games each; prints medians of the runs: decisions with two or more options a second, games a second, both over the other
engine's; decisions a game; the time of a copy in the middle of an effect.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "runtime")]

from arnakrt import Game, Ruleset  # noqa: E402

import arnakdsl  # noqa: E402
from tests.oracle import engine  # noqa: E402


@dataclass
class Tally:
    """What one engine played so far."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0


def ours(rules: Ruleset, games: int, seed: int, tally: Tally) -> None:
    """Play uniformly random games."""
    random = Random(seed).random
    began = time.process_time()
    for at in range(games):
        game = rules.new_game(players=2, seed=seed + at)
        choose, state = game.choose, game.state
        while state.options:
            choose(int(random() * len(state.options)))
            tally.decisions += 1
    tally.seconds += time.process_time() - began
    tally.games += games


def theirs(games: int, seed: int, tally: Tally) -> None:
    """The same with the hand-written engine."""
    random = Random(seed).random
    began = time.process_time()
    for at in range(games):
        send = engine.Game(2, "bird", seed=seed + at).play().send
        try:
            asked = send(None)
            while True:
                tally.decisions += 1
                asked = send(int(random() * len(asked[1])))
        except StopIteration:
            pass
    tally.seconds += time.process_time() - began
    tally.games += games


def side_by_side(rules: Ruleset, seconds: float, seed: int) -> tuple[Tally, Tally]:
    """One run: both play in turn, a few games each, so that a busy machine slows both alike."""
    mine, other = Tally(), Tally()
    while mine.seconds + other.seconds < seconds:
        ours(rules, 20, seed + mine.games, mine)
        theirs(20, seed + other.games, other)
    return mine, other


def nested(rules: Ruleset) -> Game:
    """A game in the middle of an effect: the stack holds what is still to be done."""
    for seed in range(1000):
        game, random = rules.new_game(players=2, seed=seed), Random(seed)
        while not game.over:
            if len(str(game.state.stack).split("(")) > 6:
                return game
            game.choose(random.randrange(len(game.state.options)))
    raise AssertionError("no game comes into the middle of an effect")


def clone_time(game: Game, copies: int = 50_000) -> float:
    """Microseconds of one `clone`."""
    clone = game.clone
    began = time.process_time()
    for _ in range(copies):
        clone()
    return (time.process_time() - began) / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    rules = arnakdsl.load()
    side_by_side(rules, args.seconds, 900_000)  # fill the tables once
    gc.collect()
    gc.freeze()  # what was loaded stays: the collector need not look at it again and again, for either engine
    runs = [side_by_side(rules, args.seconds, at * 10_000) for at in range(args.rounds)]
    game = nested(rules)

    def median(measure: Callable[[Tally, Tally], float]) -> float:
        return statistics.median(measure(mine, other) for mine, other in runs)

    found = {
        "python": platform.python_version(),
        "decisions a second": round(median(lambda mine, _: mine.decisions / mine.seconds)),
        "decisions a second, hand-written engine": round(median(lambda _, other: other.decisions / other.seconds)),
        "decisions a second, ratio": round(
            median(lambda mine, other: mine.decisions / mine.seconds / other.decisions * other.seconds), 3
        ),
        "games a second, ratio": round(
            median(lambda mine, other: mine.games / mine.seconds / other.games * other.seconds), 3
        ),
        "decisions a game": round(median(lambda mine, _: mine.decisions / mine.games), 1),
        "clone, microseconds": round(statistics.median(clone_time(game) for _ in range(args.rounds)), 2),
    }
    for name, value in found.items():
        print(f"{name:42} {value}")
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
