"""Bots against each other over seat-swapped two-player games: each deal is played twice, with the seats changed.

    python benchmarks/bots.py [--games 200] [--workers N] [--only greedy,random] [--json FILE]

Prints for each pair how often the first one won (a tie is half a win) with Wilson's 95 % interval, the mean points of both, and
the time of a game.  Seconds to think are a process's own time, so that other work on the machine costs no iterations.  How it
stands meanwhile is written to standard error; the file is written after each pair.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from math import sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "runtime")]

from arnakrt import Ruleset  # noqa: E402

import arnakdsl  # noqa: E402
from arnakdsl.bots import bot_of  # noqa: E402
from arnakdsl.bots.bot import asked  # noqa: E402
from arnakdsl.simulate import cores, seed_of  # noqa: E402

PAIRS = (
    ("greedy", "random"),
    ("mcts:0.1", "greedy"),
)
NORMAL = 1.959964
BOARD = "bird"


@dataclass(frozen=True)
class Played:
    """One game: points and wins of both bots, and the seconds that it took."""

    points: tuple[int, int]
    wins: float
    seconds: float


@dataclass(frozen=True)
class Found:
    """All games of a pair."""

    first: str
    second: str
    games: int
    wins: float
    interval: tuple[float, float]
    points: tuple[float, float]
    seconds: float


@cache
def rules() -> Ruleset:
    """The packaged game, compiled once in each process."""
    return arnakdsl.load()


def play(pair: tuple[str, str], number: int) -> Played:
    """Play the game of that number; in odd ones the first bot sits second."""
    swapped = number % 2
    bots = [bot_of(name, seed_of(number, "bot", name)) for name in pair]
    seats = bots[::-1] if swapped else bots
    game = rules().new_game(players=2, seed=seed_of(0, "deal", number // 2), board=BOARD)
    began = time.process_time()
    while (seat := asked(game.state)) >= 0:
        game.choose(seats[seat].choose(game))
    points = [sum(sheet.values()) for sheet in game.scores]
    best = game.ranking[0]
    wins = (swapped in best) / len(best)
    return Played((points[swapped], points[1 - swapped]), wins, time.process_time() - began)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    rate, z = wins / games, NORMAL
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    wide = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return middle - wide, middle + wide


def together(pair: tuple[str, str], played: list[Played]) -> Found:
    games = len(played)
    wins = sum(each.wins for each in played)
    points = (sum(each.points[0] for each in played) / games, sum(each.points[1] for each in played) / games)
    return Found(*pair, games, wins, wilson(wins, games), points, sum(each.seconds for each in played) / games)


def counted(played: Iterable[Played]) -> Iterator[Played]:
    """The same games; every twenty of them are told."""
    wins = 0.0
    for number, each in enumerate(played, 1):
        wins += each.wins
        if not number % 20:
            print(f"{wins:g} of {number}", file=sys.stderr, flush=True)
        yield each


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--only", action="append", metavar="FIRST,SECOND", help="this pair of bots; may be given again")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    chosen = [tuple(each.split(",", 1)) for each in args.only or ()] or list(PAIRS)
    print(
        f"{'first':22}{'second':22}{'games':>6}{'first wins':>12}   95 % interval    {'points':>7}{'points':>8}{'s a game':>10}"
    )
    found = []
    with ProcessPoolExecutor(args.workers) as pool:
        for pair in chosen:
            found.append(each := together(pair, list(counted(pool.map(play, [pair] * args.games, range(args.games))))))
            low, high = each.interval
            print(
                f"{each.first:22}{each.second:22}{each.games:>6}{each.wins / each.games:>12.1%}   {low:.1%} to {high:.1%}"
                f"   {each.points[0]:>7.1f}{each.points[1]:>8.1f}{each.seconds:>10.2f}",
                flush=True,
            )
            if args.json:
                args.json.write_text(json.dumps([asdict(each) for each in found], indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
