"""The games of `benchmarks/bots.py`: seats are swapped, deals are shared, the interval is Wilson's."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    path = Path(__file__).parents[2] / "benchmarks" / "bots.py"
    spec = importlib.util.spec_from_file_location("bots_benchmark", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(100, 200, 0.4314, 0.5686), (200, 200, 0.9812, 1.0), (190, 200, 0.9104, 0.9726), (0, 10, 0.0, 0.2775)],
)
def test_the_interval(bench: ModuleType, wins: float, games: int, low: float, high: float) -> None:
    assert bench.wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_the_seats_are_swapped_on_one_deal(bench: ModuleType) -> None:
    """Two that choose alike: what the first one has on a deal, the second has on the same with the seats changed."""
    pair = ("first", "first")
    bench.bot_of = lambda name, seed: First()
    one, other = bench.play(pair, 0), bench.play(pair, 1)
    assert one.points == other.points[::-1]
    assert one.wins == 1 - other.wins
    assert bench.play(pair, 2).points != one.points


class First:
    def choose(self, game: object) -> int:
        return 0
