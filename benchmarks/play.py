"""Random play on one core, beside the hand-written engine of `tests/oracle` in the same run.

    python benchmarks/play.py [--seconds 2] [--rounds 5]

Alternates the two and prints medians: decisions with two or more options a second, games a second, both over the other
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
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "runtime")]

from arnakrt import Game, Ruleset  # noqa: E402

import arnakdsl  # noqa: E402
from tests.oracle import engine  # noqa: E402


def ours(rules: Ruleset, seconds: float, seed: int) -> tuple[float, float, float]:
    """Uniformly random games: decisions a second, games a second, decisions a game."""
    random = Random(seed).random
    games = decisions = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < seconds:
        game = rules.new_game(players=2, seed=seed + games)
        choose, state = game.choose, game.state
        while not game.over:
            choose(int(random() * len(state.options)))
            decisions += 1
        games += 1
    return decisions / taken, games / taken, decisions / games


def theirs(seconds: float, seed: int) -> tuple[float, float, float]:
    """The same for the hand-written engine."""
    random = Random(seed).random
    games = decisions = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < seconds:
        send = engine.Game(2, "bird", seed=seed + games).play().send
        try:
            asked = send(None)
            while True:
                decisions += 1
                asked = send(int(random() * len(asked[1])))
        except StopIteration:
            games += 1
    return decisions / taken, games / taken, decisions / games


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
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    rules = arnakdsl.load()
    ours(rules, min(2.0, args.seconds), 900_000)  # fill the tables once
    theirs(min(1.0, args.seconds), 900_000)
    gc.collect()
    gc.freeze()  # what was loaded stays: the collector need not look at it again and again, for either engine
    runs = [(ours(rules, args.seconds, at * 10_000), theirs(args.seconds, at * 10_000)) for at in range(args.rounds)]
    game = nested(rules)
    median = statistics.median
    found = {
        "python": platform.python_version(),
        "decisions a second": round(median(mine[0] for mine, _ in runs)),
        "decisions a second, hand-written engine": round(median(other[0] for _, other in runs)),
        "decisions a second, ratio": round(median(mine[0] / other[0] for mine, other in runs), 3),
        "games a second, ratio": round(median(mine[1] / other[1] for mine, other in runs), 3),
        "decisions a game": round(median(mine[2] for mine, _ in runs), 1),
        "clone, microseconds": round(median(clone_time(game) for _ in range(args.rounds)), 2),
    }
    for name, value in found.items():
        print(f"{name:42} {value}")
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
