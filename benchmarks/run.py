"""All figures of docs/performance.md, in one run on one machine.

    python benchmarks/run.py [--seconds 4] [--rounds 5] [--json FILE]

Every figure is a ratio of two things that are done in turn; the median of the rounds is printed, beside what it must be
and what is aimed at.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "runtime")]

import arnakdsl  # noqa: E402
from benchmarks.measures import Measure, measures, random_games  # noqa: E402
from benchmarks.tally import Tally  # noqa: E402


@dataclass(frozen=True, slots=True)
class Figure:
    """What came of a measure in the rounds."""

    measure: Measure
    ratios: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.ratios)

    @property
    def verdict(self) -> str:
        measure = self.measure
        sign = 1 if measure.least else -1
        if sign * self.median >= sign * measure.aim:
            return "aim"
        return "must" if sign * self.median >= sign * measure.must else "MISSED"

    @property
    def data(self) -> dict[str, Any]:
        measure = self.measure
        return {
            "name": measure.name, "median": round(self.median, 3), "rounds": [round(each, 3) for each in self.ratios],
            "must": measure.must, "aim": measure.aim, "better": "more" if measure.least else "less",
            "verdict": self.verdict,
        }  # fmt: skip

    @property
    def line(self) -> str:
        measure = self.measure
        bound = "≥" if measure.least else "≤"
        return f"{measure.name:62} {self.median:8.3f}   {bound} {measure.must:<5g} {bound} {measure.aim:<5g} {self.verdict}"


def machine() -> dict[str, Any]:
    """Where the figures were made."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        name = names[0] if names else name
    return {
        "processor": name,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.system(),
    }


def play_for(seconds: float) -> int:
    """Whole games that one process plays in a time of wall clock."""
    play, tally = random_games(arnakdsl.load()), Tally()
    play(40, 900_000, Tally())
    began = perf_counter()
    while perf_counter() - began < seconds:
        play(20, tally.games, tally)
    return tally.games


def two_processes(seconds: float) -> float:
    """Games a second on two processes over one."""
    with ProcessPoolExecutor(2) as pool:
        both = sum(pool.map(play_for, [seconds, seconds]))
        one = pool.submit(play_for, seconds).result()
    return both / one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="of play in each round of each figure")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    with measures(args.seconds) as every:
        for each in every:
            each.ratio()  # fill tables and caches once
        gc.collect()
        gc.freeze()  # what was loaded stays: the collector need not look at it again and again, for either side
        rounds = [[each.ratio() for each in every] for _ in range(args.rounds)]
    figures = [Figure(each, [ratios[at] for ratios in rounds]) for at, each in enumerate(every)]
    for figure in figures:
        print(figure.line)
    twice = two_processes(args.seconds)
    print(f"{'games a second on two processes over one':62} {twice:8.3f}")
    found = {
        "machine": machine(), "figures": [each.data for each in figures], "two processes over one": round(twice, 3),
    }  # fmt: skip
    print(", ".join(f"{name} {value}" for name, value in machine().items()))
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
