"""The second packaged game: every rule has a scenario, games end and are sound, seats are fair."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from arnakrt import Game, Ruleset

import arnakdsl
from arnakdsl.resources import packaged_content
from arnakdsl.scenarios import Runner, Scenario, read_scenarios, scenario_files
from arnakdsl.simulate import Plan, simulate

FOLDER = packaged_content() / "kiln"
RULEBOOK = (FOLDER / "README.md").read_text("utf-8")
PLAYERS = (2, 3, 4, 5)
SCENARIOS, UNREADABLE = read_scenarios(scenario_files(FOLDER))
LAST_DAY = 8
RENOWN = {2: 6, 3: 6, 4: 5, 5: 5}


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return arnakdsl.load(FOLDER)


def test_nothing_is_wrong_with_it() -> None:
    report = arnakdsl.check(FOLDER)
    assert report.findings == ()
    things = ("chamber", "shape", "pot", "helper", "order")
    assert sum(report.checked[each] for each in things) == 40


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each.name.replace(" ", "_"))
def test_a_scenario_of_the_game_holds(rules: Ruleset, scenario: Scenario) -> None:
    result = Runner(rules).run(scenario)
    assert (result.findings, result.failures) == ((), ())


def test_every_rule_of_the_rulebook_has_a_scenario() -> None:
    assert not UNREADABLE
    numbers = re.findall(r"\*\*(K\d+)\b", RULEBOOK)
    assert numbers == [f"K{number}" for number in range(1, len(numbers) + 1)]
    assert {rule for each in SCENARIOS for rule in each.rules} == set(numbers)


@pytest.mark.parametrize("kind", ["chamber", "pot", "helper", "order"])
def test_every_thing_is_in_a_scenario(rules: Ruleset, kind: str) -> None:
    texts = "".join(path.read_text("utf-8") for path in (FOLDER / "scenarios").glob("*.yaml"))
    assert [each for each in rules.entries(kind) if not re.search(rf"\b{each}\b", texts)] == []


def test_the_rulebook_says_what_the_content_says(rules: Ruleset) -> None:
    tables = dict(re.findall(r"^\| (?:\d \| )?(\w[\w ]*) \| (?:the fire.* \| )?(.+) \|$", RULEBOOK, re.MULTILINE))
    for name, says in tables.items():
        entry = name.replace(" ", "_")
        if entry in {*rules.entries("helper"), *rules.entries("chamber")}:
            said = rules.text(entry)
            assert all(number in said for number in re.findall(r"\d \w+", says)), (name, says, said)


def games(rules: Ruleset, players: int, number: int) -> Iterator[tuple[Game, random.Random]]:
    for seed in range(number):
        yield rules.new_game(players=players, seed=seed, start=seed % players), random.Random(seed)


def choose(game: Game, chance: random.Random) -> None:
    game.choose(chance.randrange(len(game.decision.options)))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", [12, pytest.param(300, marks=pytest.mark.full)])
def test_games_end_and_no_invariant_breaks(rules: Ruleset, players: int, number: int) -> None:
    known = set(rules.option_ids)
    for game, chance in games(rules, players, number):
        while game.decision is not None:
            ids = [each.id for each in game.decision.options]
            assert len(set(ids)) == len(ids)
            assert known.issuperset(ids)
            assert game.broken_invariants() == []
            choose(game, chance)
        assert game.broken_invariants() == []
        ends_rightly(game, players)


def ends_rightly(game: Game, players: int) -> None:
    """On the last day or with somebody's renown; the greatest sum has won."""
    table, sheets = game.view(None), game.scores
    renowned = max(sheet["seals"] + sheet["mastery"] for sheet in sheets) >= RENOWN[players]
    assert table["cold"] == renowned
    assert renowned or table["day"] == LAST_DAY
    best = max(sum(sheet.values()) for sheet in sheets)
    assert all(sum(sheets[seat].values()) == best for seat in game.ranking[0])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", [1, pytest.param(10, marks=pytest.mark.full)])
def test_a_save_plays_on_alike_from_every_decision(rules: Ruleset, players: int, number: int) -> None:
    for game, chance in games(rules, players, number):
        while game.decision is not None:
            restored, clone = rules.restore(game.to_json()), game.clone()
            assert restored == game == clone
            at = chance.randrange(len(game.decision.options))
            for each in (restored, clone, game):
                each.choose(at)
            assert restored == game == clone
        assert arnakdsl.replay(rules, game.record()) == game


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", [40, pytest.param(300, marks=pytest.mark.full)])
def test_games_are_of_a_good_length_and_no_seat_stands_out(rules: Ruleset, players: int, number: int) -> None:
    totals = simulate(rules, Plan(FOLDER, players, seed=1), number, workers=1)
    assert totals.finished == number
    assert 40 <= totals.decisions / number <= 150
    if number == 300:
        assert all(0.6 < float(wins) * players / number < 1.5 for wins in totals.wins)


def test_most_seals_are_seen_in_play_by_chance(rules: Ruleset) -> None:
    totals = simulate(rules, Plan(FOLDER, 3, seed=1), 40, workers=1)
    assert all(sum(sheet[line] for sheet in totals.sources) for line in ("seals", "mastery", "orders_met"))


# ---------------------------------------------------------------- its name


def test_a_packaged_pack_is_loaded_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Ruleset) -> None:
    monkeypatch.chdir(tmp_path)
    assert arnakdsl.load("kiln").hash == rules.hash
    assert arnakdsl.check("kiln").findings == ()


def test_a_folder_of_that_name_is_meant_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kiln").mkdir()
    monkeypatch.chdir(tmp_path)
    assert [each.code.id for each in arnakdsl.check("kiln").findings] == ["AK106"]


@pytest.mark.parametrize("name", ["kilm", "kiln/rules", "..", "rules"])
def test_no_other_name_is_a_packaged_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert [each.code.id for each in arnakdsl.check(name).findings] in (["AK001"], ["AK106"])
