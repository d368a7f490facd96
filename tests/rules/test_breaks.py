"""For sixty rules, drawn among those that one line of content can break: with that line changed a named scenario fails."""

from __future__ import annotations

from pathlib import Path

import pytest

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.scenarios import Runner, Scenario, read_scenarios, scenario_files
from tests.rules.breaks import CHOSEN, RULES, Break, breakable, breaks, broken_pack, chosen

BREAKS = breaks()
SCENARIOS: dict[str, Scenario] = {each.name: each for each in read_scenarios(scenario_files(default_content()))[0]}
SLICE = 6


def test_the_rules_are_drawn_among_those_that_a_line_can_break() -> None:
    assert len(chosen()) == CHOSEN
    assert set(chosen()) <= set(breakable()) <= set(RULES)
    assert len(breakable()) == len(set(breakable()))


def test_each_rule_that_was_drawn_has_its_break() -> None:
    assert [rule for rule in chosen() if rule not in BREAKS] == []


def test_breaks_are_of_rules_that_a_line_can_break() -> None:
    assert set(BREAKS) <= set(breakable())


def test_each_break_says_which_scenario_fails() -> None:
    assert [each.rule for each in BREAKS.values() if each.rule not in rules_of(each.scenario)] == []


@pytest.mark.parametrize("rule", BREAKS)
def test_each_break_changes_a_line_that_is_there(rule: str) -> None:
    change = BREAKS[rule]
    before = (default_content() / change.file).read_text("utf-8")
    after = change.text(default_content())
    assert after.split() != before.split()


def rules_of(scenario: str) -> tuple[str, ...]:
    return SCENARIOS[scenario].rules if scenario in SCENARIOS else ()


@pytest.fixture(scope="module")
def runner() -> Runner:
    return Runner(arnakdsl.load())


def fails_when_broken(runner: Runner, folder: Path, change: Break) -> None:
    scenario = SCENARIOS[change.scenario]
    assert runner.run(scenario).passed
    assert not Runner(arnakdsl.load(broken_pack(folder, change))).run(scenario).passed


@pytest.mark.parametrize("rule", chosen()[:SLICE])
def test_a_scenario_fails_where_a_line_breaks_its_rule(runner: Runner, tmp_path: Path, rule: str) -> None:
    fails_when_broken(runner, tmp_path / "arnak", BREAKS[rule])


@pytest.mark.full
@pytest.mark.parametrize("rule", BREAKS)
def test_each_scenario_fails_where_a_line_breaks_its_rule(runner: Runner, tmp_path: Path, rule: str) -> None:
    fails_when_broken(runner, tmp_path / "arnak", BREAKS[rule])
