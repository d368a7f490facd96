"""The same deal and the same choices through an independent engine: equal options, positions and results."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import arnakdsl
from arnakdsl.api import default_content
from tests.oracle import engine
from tests.oracle.compare import NAMED, compare

SLICE = [  # players, policy, start, games
    (2, "uniform", "plain", 15),
    (2, "stubborn", "plain", 8),
    (2, "greedy", "tokens", 8),
    (2, "curious", "stocked", 15),
    (3, "uniform", "plain", 8),
    (3, "curious", "stocked", 6),
    (4, "uniform", "plain", 6),
    (4, "curious", "stocked", 5),
]
FULL = [
    (2, "uniform", "plain", 1000),
    (2, "stubborn", "plain", 300),
    (2, "greedy", "plain", 200),
    (2, "stubborn", "tokens", 200),
    (2, "curious", "stocked", 500),
    (3, "uniform", "plain", 500),
    (3, "greedy", "plain", 100),
    (3, "stubborn", "tokens", 200),
    (3, "curious", "stocked", 500),
    (4, "uniform", "plain", 500),
    (4, "greedy", "plain", 100),
    (4, "stubborn", "tokens", 200),
    (4, "curious", "stocked", 500),
]
FAULTS = [  # players, file, text, instead
    (2, "sites/camps.yaml", "effect: gain 2 compass", "effect: gain 3 compass"),
    (2, "rules/actions.yaml", "do: move x to bottom(deck)", "do: move x to top(deck)"),
    (2, "rules/rounds.yaml", "set start to next_seat(start)", "nothing"),
    (2, "rules/scoring.yaml", "10, 9, 7, 4, 0", "10, 9, 7, 4, 1"),
    (3, "rules/rounds.yaml", "0, 2, 5) from blocking", "0, 3, 5) from blocking"),
    (3, "rules/rounds.yaml", "2, 1, 2, 1) coin", "2, 1, 1, 1) coin"),
    (4, "rules/rounds.yaml", "0, 2, 5) from blocking", "0, 2, 4) from blocking"),
    (4, "research/bird.yaml", "bonus_4: 1", "bonus_4: 0"),
]


@pytest.fixture(autouse=True, scope="module")
def known_cards() -> None:
    """A card of one's own cannot be compared: the hand-written engine would have to learn it."""
    rules = arnakdsl.load()
    unknown = {*rules.entries("item"), *rules.entries("artifact")} - set(engine.KIND)
    if unknown:
        pytest.skip("the hand-written engine has no " + ", ".join(sorted(unknown)))


def check_equal(players: int, policy: str, start: str, games: int, first: int) -> None:
    report = compare(games, policy, start, first, players)
    assert report.unnamed == []
    assert report.finished == games
    assert set(report.named) <= set(NAMED)


@pytest.mark.parametrize(("players", "policy", "start", "games"), SLICE)
def test_a_game_is_that_of_the_hand_written_engine(players: int, policy: str, start: str, games: int) -> None:
    check_equal(players, policy, start, games, first=10_000)


@pytest.mark.full
@pytest.mark.parametrize(("players", "policy", "start", "games"), FULL)
def test_hundreds_of_games_are_those_of_the_hand_written_engine(
    players: int, policy: str, start: str, games: int
) -> None:
    check_equal(players, policy, start, games, first=0)


def test_every_named_difference_stands_among_the_rulings() -> None:
    rulings = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
    assert [name for name in NAMED if f"| {name} |" not in rulings] == []


@pytest.mark.parametrize(("players", "name", "text", "instead"), FAULTS)
def test_a_fault_in_the_content_is_noticed(players: int, name: str, text: str, instead: str, tmp_path: Path) -> None:
    pack = shutil.copytree(default_content(), tmp_path / "arnak")
    whole = (pack / name).read_text(encoding="utf-8")
    assert text in whole
    (pack / name).write_text(whole.replace(text, instead, 1), encoding="utf-8")
    assert compare(3, "curious", "stocked", players=players, rules=arnakdsl.load(pack)).unnamed
