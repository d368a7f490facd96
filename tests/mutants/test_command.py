"""`arnakc test --cover` and `--mutants` on a small pack: one mutant that is killed, one that survives."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl.cli import main

POND = Path(__file__).parents[1] / "packs" / "pond"
RESTS = "- scenario: who rests gets a fly\n  rules: [R1]\n  when: [rest]\n  then: {turn: p2, p1: {fly: 3, song: 0}}\n"
FOOD = "food: 1 -> food: 2"


@pytest.fixture
def pond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The pack with one scenario, as the current folder."""
    folder = tmp_path / "pond"
    shutil.copytree(POND, folder)
    monkeypatch.chdir(folder)
    return folder


def run(pond: Path, text: str, *arguments: str) -> Result:
    (pond / "scenarios").mkdir(exist_ok=True)
    (pond / "scenarios" / "a.yaml").write_text(text, encoding="utf-8")
    return CliRunner().invoke(main, ["test", *arguments])


# ---------------------------------------------------------------- what is covered


def test_what_no_scenario_comes_by_is_named(pond: Path) -> None:
    result = run(pond, RESTS, "--cover")
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert lines[0] == "1 scenario passed"
    assert lines[-3:] == ["entries      4 of 21", "branches     7 of 36", "rules        1 named"]
    assert "things.yaml:2:3: shallows: no scenario uses it" in lines
    assert "rules.yaml:58:7: hop: the loop is never entered: each old in pads where mine { clear o..." in lines


COVERED = [  # choices, what is then covered
    (["hop:shallows"], {"shallows", "hop"}),
    (["hop:driftwood", "croak"], {"driftwood", "sing"}),
    (["catch:midge"], {"catch", "snap"}),
]


@pytest.mark.parametrize(("choices", "entries"), COVERED)
def test_what_is_chosen_is_covered(pond: Path, choices: list[str], entries: set[str]) -> None:
    text = f"- scenario: one\n  given: {{air: [midge, moth]}}\n  when: {json.dumps(choices)}\n"
    found = json.loads(run(pond, text, "--cover", "--format", "json").stdout)["coverage"]
    unused = {each["entry"] for each in found["gaps"] if each["what"].startswith(("no scenario", "it gives"))}
    assert not entries & unused
    assert found["entries"]["used"] == found["entries"]["all"] - len(unused)


BRANCHES = [  # choices, what one of them leaves uncovered
    (["hop:driftwood", "croak"], "branch 2 is never taken: choose { sing as croak | gain 2 fly a..."),
    (["hop:driftwood", "wait"], "branch 1 is never taken: choose { sing as croak | gain 2 fly a..."),
    (["hop:old_stone", "decline"], "it is never paid: pay 1 fly -> sing 2"),
    (["hop:old_stone", "pay"], "it is never declined: pay 1 fly -> sing 2"),
]


@pytest.mark.parametrize(("choices", "left"), BRANCHES)
def test_each_side_of_a_decision_is_a_branch(pond: Path, choices: list[str], left: str) -> None:
    text = f"- scenario: one\n  given: {{p1: {{fly: 9}}}}\n  when: {json.dumps(choices)}\n"
    found = json.loads(run(pond, text, "--cover", "--format", "json").stdout)["coverage"]
    place = choices[0].removeprefix("hop:")
    said = [each["what"] for each in found["gaps"] if each["entry"] == place]
    assert said == [left]


def test_a_failing_scenario_covers_nothing(pond: Path) -> None:
    result = run(pond, RESTS.replace("fly: 3", "fly: 4"), "--cover")
    assert result.exit_code == 1
    assert "entries      0 of 21" in result.stdout


# ---------------------------------------------------------------- mutants


def test_a_mutant_that_a_scenario_kills(pond: Path) -> None:
    result = run(pond, RESTS, "--mutants", "rest")
    assert (result.exit_code, result.stdout.splitlines()[1:]) == (
        0,
        [
            "mutants        3   and 0 that do not check",
            "killed         3   100.0 %",
            "survivors      0   0 with a reason",
        ],
    )


def test_a_mutant_that_survives(pond: Path) -> None:
    result = run(pond, RESTS, "--mutants", "shallows")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[1:] == [
        "things.yaml:3:12: shallows: number: depth: 1 -> depth: 2",
        "things.yaml:5:12: shallows: step: gain 2 fly -> nothing",
        "things.yaml:5:17: shallows: number: gain 2 fly -> gain 3 fly",
        "things.yaml:5:19: shallows: resource: gain 2 fly -> gain 2 song",
        "mutants        4   and 0 that do not check",
        "killed         0   0.0 %",
        "survivors      4   0 with a reason",
    ]


def test_a_survivor_may_have_a_reason(pond: Path) -> None:
    text = f"{RESTS}- survives: moth\n  change: '{FOOD}'\n  reason: nobody eats it\n"
    found = json.loads(run(pond, text, "--mutants", "moth", "--format", "json").stdout)["mutants"]
    assert {each["after"]: each["reason"] for each in found["survivors"]}["food: 2"] == "nobody eats it"
    assert found["stale"] == []


def test_a_reason_without_a_survivor_is_stale(pond: Path) -> None:
    text = f"{RESTS}- survives: rest\n  change: gain 1 fly -> nothing\n  reason: none\n"
    result = run(pond, text, "--mutants", "rest")
    assert result.exit_code == 1
    assert "scenarios/a.yaml:5:13: rest: no such survivor: gain 1 fly -> nothing" in result.stdout


def test_reasons_are_no_scenarios(pond: Path) -> None:
    assert run(pond, f"{RESTS}- survives: moth\n  change: a -> b\n  reason: none\n").stdout == "1 scenario passed\n"


MISTAKES = [  # what stands among the scenarios, what is found
    ("survives: moth\n  reason: none", ["5:3 AK102"]),
    ("survives: mohth\n  change: a -> b\n  reason: none", ["5:13 AK301"]),
    ("survive: moth\n  change: a -> b\n  reason: none", ["5:3 AK101"]),
    ("survives: moth\n  change: a -> b\n  raeson: none", ["7:3 AK101"]),
    ("survives:\n  change: a -> b\n  reason: none", ["5:12 AK103"]),
    ("scenaro: another\n  when: [rest]", ["5:3 AK101"]),
]


@pytest.mark.parametrize(("text", "found"), MISTAKES)
def test_a_mistake_in_a_reason_or_a_scenario_is_one_finding(pond: Path, text: str, found: list[str]) -> None:
    result = json.loads(run(pond, f"{RESTS}- {text}\n", "--format", "json").stdout)
    assert [f"{each['line']}:{each['column']} {each['code']}" for each in result["findings"]] == found


def test_without_mutants_the_scenarios_must_pass(pond: Path) -> None:
    result = run(pond, RESTS.replace("fly: 3", "fly: 4"), "--mutants", "rest")
    assert result.exit_code == 1
    assert "mutants " not in result.stdout


def test_a_file_of_content_names_its_entries(pond: Path) -> None:
    data = json.loads(run(pond, RESTS, "--mutants", "things.yaml", "--sample", "5", "--format", "json").stdout)[
        "mutants"
    ]
    assert data["mutants"] + data["unchecked"] == 5
    assert {Path(each["file"]).name for each in data["survivors"]} == {"things.yaml"}


def test_a_sample_is_the_same_each_time_and_on_any_number_of_cores(pond: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(pond, RESTS, "--mutants", "--sample", "12").stdout
    monkeypatch.setattr("arnakdsl.mutants.running.FEW", 100)
    assert run(pond, RESTS, "--mutants", "--sample", "12").stdout == first
    assert run(pond, RESTS, "--mutants", "--sample", "12", "--seed", "2").stdout != first


REFUSED = [
    (["--mutants", "retst"], "'retst' is no entry and no file of '.': did you mean 'rest'?"),
    (["--sample", "3"], "--sample goes with --mutants"),
    (["--cover", "--mutants"], "ask for --cover or for --mutants, one at a time"),
    (["--mutants", "scenarios"], "there is no entry in scenarios"),
]


@pytest.mark.parametrize(("arguments", "said"), REFUSED)
def test_what_cannot_be_asked(pond: Path, arguments: list[str], said: str) -> None:
    result = run(pond, RESTS, *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
