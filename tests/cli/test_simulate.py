from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.bots import BOTS
from arnakdsl.cli import main
from arnakdsl.simulate import Plan, Totals, seed_of, simulate

PLAN = Plan(default_content(), seed=1)


def test_the_same_on_any_number_of_workers(rules: arnakdsl.Ruleset) -> None:
    alone, shared = (simulate(rules, PLAN, 60, workers) for workers in (1, 2))
    assert alone == shared
    assert alone.finished == 60


def test_another_seed_gives_other_games(rules: arnakdsl.Ruleset) -> None:
    other = Plan(PLAN.pack, seed=2)
    assert simulate(rules, PLAN, 5, 1) != simulate(rules, other, 5, 1)


def test_totals_add_up(rules: arnakdsl.Ruleset) -> None:
    heard: list[int] = []
    totals = simulate(rules, PLAN, 30, 1, heard.append)
    assert heard == [25, 30]
    assert sum(totals.wins) == 30
    for seat, points in enumerate(totals.points):
        assert sum(totals.sources[seat].values()) == points
        assert totals.least[seat] * 30 <= points <= totals.most[seat] * 30


def test_totals_of_nothing() -> None:
    totals = Totals()
    totals.add(Totals(1, 1, 3, [4], [4], [4]))
    assert (totals.games, totals.decisions, totals.points) == (1, 3, [4])


def test_seeds_are_all_different() -> None:
    seeds = {seed_of(seed, "game", number) for seed in range(10) for number in range(1000)}
    assert len(seeds) > 9990


def test_the_command(rules: arnakdsl.Ruleset) -> None:
    args = ["simulate", "-n", "10", "--players", "2", "--seed", "1", "--board", "bird"]
    first, second = (CliRunner().invoke(main, args) for _ in range(2))
    assert first.exit_code == 0, first.output
    assert first.stdout == second.stdout
    assert "10 of 10 games finished" in first.stdout
    assert not first.stderr
    data = json.loads(CliRunner().invoke(main, [*args, "--format", "json"]).stdout)
    assert data["finished"] == 10
    assert len(data["seats"]) == 2


REFUSED = [
    (("--board", "moon"), "moon"),
    (("--option", "moon=1"), "moon"),
    (("--players", "9"), "9"),
    (("--option", "seed=1"), "'seed=1' is no option of a pack: write --seed 1"),
    (("--option", "players=2"), "'players=2' is no option of a pack: write --players 2"),
    (("--option", "self=1"), "'self=1' is no option of a pack"),
    (("--option", "start=1"), "'start=1' is no option of a pack"),
    (("--option", "board"), "write --option KEY=VALUE"),
]


@pytest.mark.parametrize(("args", "says"), REFUSED)
def test_what_the_pack_does_not_know_is_refused(args: tuple[str, ...], says: str) -> None:
    result = CliRunner().invoke(main, ["simulate", "-n", "1", *args])
    assert result.exit_code == 2
    assert says in result.stderr
    assert not result.stdout


def test_bots_are_listed() -> None:
    folder = Path(arnakdsl.__file__).parent / "bots"
    assert {each.stem for each in folder.glob("*.py")} - {"__init__"} == set(BOTS)
