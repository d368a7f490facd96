"""The same deal and the same choices through an independent engine: equal options, positions and results."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import arnakdsl
from arnakdsl.api import default_content
from tests.oracle.compare import NAMED, compare

SLICE = [  # policy   start      games
    ("uniform", "plain", 20),
    ("stubborn", "plain", 10),
    ("greedy", "tokens", 10),
    ("curious", "stocked", 20),
]
FULL = [
    ("uniform", "plain", 1000),
    ("stubborn", "plain", 300),
    ("greedy", "plain", 200),
    ("stubborn", "tokens", 200),
    ("curious", "stocked", 400),
]
FAULTS = [  # file               text                               instead
    ("sites/camps.yaml", "effect: gain 2 compass", "effect: gain 3 compass"),
    ("rules/actions.yaml", "do: move x to bottom(deck)", "do: move x to top(deck)"),
    ("rules/rounds.yaml", "set start to next_seat(start)", "nothing"),
    ("rules/scoring.yaml", "10, 9, 7, 4, 0", "10, 9, 7, 4, 1"),
]


def check_equal(policy: str, start: str, games: int, first: int) -> None:
    report = compare(games, policy, start, first)
    assert report.unnamed == []
    assert report.finished == games
    assert set(report.named) <= set(NAMED)


@pytest.mark.parametrize(("policy", "start", "games"), SLICE)
def test_a_game_is_that_of_the_hand_written_engine(policy: str, start: str, games: int) -> None:
    check_equal(policy, start, games, first=10_000)


@pytest.mark.full
@pytest.mark.parametrize(("policy", "start", "games"), FULL)
def test_a_thousand_games_are_those_of_the_hand_written_engine(policy: str, start: str, games: int) -> None:
    check_equal(policy, start, games, first=0)


def test_every_named_difference_stands_among_the_rulings() -> None:
    rulings = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    assert [name for name in NAMED if f"| {name} |" not in rulings] == []


@pytest.mark.parametrize(("name", "text", "instead"), FAULTS)
def test_a_fault_in_the_content_is_noticed(name: str, text: str, instead: str, tmp_path: Path) -> None:
    pack = shutil.copytree(default_content(), tmp_path / "arnak")
    whole = (pack / name).read_text(encoding="utf-8")
    assert text in whole
    (pack / name).write_text(whole.replace(text, instead, 1), encoding="utf-8")
    assert compare(3, "curious", "stocked", rules=arnakdsl.load(pack)).unnamed
