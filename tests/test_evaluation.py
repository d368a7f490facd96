"""What a position is worth to a player, by the pack: for bots, and no part of any game."""

from __future__ import annotations

from pathlib import Path

import pytest
from arnakrt import Game

import arnakdsl
from arnakdsl.api import playable
from arnakdsl.mutants.entries import mutants
from tests.support import where, write_pack

HEAD = "name: heap\nlanguage: 1\nseats: {least: 2, most: 3}\noptions: {board: [north, south]}\n"
RULES = """\
resource: {pebble: {}}
kind:
  game: {marks: {days: number}}
  stone: {all: stones, attributes: {weight: number, shade: number}}
stone: {flint: {weight: 3, shade: 5}}
pile:
  sack: {of: [stone], owner: player, view: none}
procedure:
  set_up: {do: "each player { gain turn_order(me) pebble; if me = start { fill sack from stones } }"}
  rounds: {do: "while days < 2 { set days to days + 1; each player { choose { gain 1 pebble | gain 2 pebble } } }"}
score:
  pebbles: {value: me.pebble}
"""
EVALUATION = """\
evaluation:
  worth_of_pebbles: {value: 10 * score(pebbles)}
  worth_of_shades: {value: "sum(sack, shade)"}
  worth_of_time: {only: {board: south}, value: 100 * (2 - days)}
"""


def pack(folder: Path, evaluation: str = EVALUATION) -> Path:
    return write_pack(folder / "heap", {"rules.yaml": RULES, "worth.yaml": evaluation}, HEAD)


def game(folder: Path, evaluation: str = EVALUATION, **options: str) -> Game:
    return arnakdsl.compile(pack(folder, evaluation)).new_game(2, seed=1, **options)


def test_it_is_the_sum_of_the_entries_of_the_game(tmp_path: Path) -> None:
    north, south = game(tmp_path), game(tmp_path, board="south")
    assert [north.worth(seat) for seat in (0, 1)] == [15, 20]
    assert [south.worth(seat) for seat in (0, 1)] == [115, 120]
    assert north.scores == south.scores == [{"pebbles": 1}, {"pebbles": 2}]


def test_nothing_changes_by_asking(tmp_path: Path) -> None:
    asked = game(tmp_path, board="south")
    other = asked.clone()
    asked.worth(1)
    assert asked == other
    asked.choose(0)
    other.choose(0)
    assert asked == other


def test_without_one_the_points_count(tmp_path: Path) -> None:
    plain = game(tmp_path, "")
    assert plain.program.worth is None
    assert [plain.worth(seat) for seat in (0, 1)] == [1, 2]


def test_the_packaged_games_have_one(rules: arnakdsl.Ruleset) -> None:
    for players in range(rules.seats[0], rules.seats[1] + 1):
        made = rules.new_game(players, seed=1)
        assert made.program.worth is not None
        assert len({made.worth(seat) for seat in range(players)}) <= players


REJECTED = [  # what stands there, what is written instead, what is found
    ("10 * score(pebbles)", "10 * score(pebles)", ("AK301", "pebles")),
    ("10 * score(pebbles)", "10 * pebbles", ("AK303", "pebbles")),
    ("10 * score(pebbles)", "sack", ("AK401", "sack")),
    ("{value: 10 * score(pebbles)}", "{vaule: 10 * score(pebbles)}", ("AK101", "vaule")),
    ("{value: 10 * score(pebbles)}", "{each: player, value: 1}", ("AK101", "each")),
    ("{value: 10 * score(pebbles)}", "{only: {board: north}}", ("AK102", "worth_of_pebbles")),
    ("worth_of_pebbles:", "pebbles:", ("AK302", "pebbles")),
]


@pytest.mark.parametrize(("old", "new", "found"), REJECTED)
def test_a_mistake_is_one_finding(tmp_path: Path, old: str, new: str, found: tuple[str, str]) -> None:
    assert old in EVALUATION
    report = arnakdsl.check(pack(tmp_path, EVALUATION.replace(old, new, 1)))
    assert [(code, text) for code, _, _, text in where(report)] == [found]


def test_no_mutant_is_made_of_it_or_of_what_it_alone_reads(tmp_path: Path) -> None:
    model, _ = playable(pack(tmp_path))
    assert {each.entry.kind for each in mutants(model)}.isdisjoint({"evaluation", "stone"})
