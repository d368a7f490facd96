"""The card of the README: written, mistaken, checked and tested as the page says."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl.api import default_content
from arnakdsl.cli import main
from arnakdsl.resources import packaged_content
from arnakdsl.scenarios import read_scenarios, scenario_files
from tests.docs.rules import scenarios_by_rule, sections

PAGE = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def block(language: str, number: int = 0) -> str:
    """A fenced block of the page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)[number]


@pytest.fixture
def with_card(tmp_path: Path) -> Path:
    """A copy of the content with the card of the page at the end of the items."""
    where = tmp_path / "arnak"
    shutil.copytree(default_content(), where, ignore=shutil.ignore_patterns("ko", "pt", "ru"))
    items = where / "cards" / "items.yaml"
    items.write_text(items.read_text("utf-8") + block("yaml"), encoding="utf-8")
    return where


def arnakc(where: Path, *args: str) -> Result:
    return CliRunner().invoke(
        main, [args[0], "--pack", str(where), *args[1:]] if args[0] != "check" else ["check", str(where)]
    )


def test_the_card_is_found_at_its_mistake(with_card: Path) -> None:
    items = with_card / "cards" / "items.yaml"
    items.write_text(
        items.read_text("utf-8").replace("gain 1 compass; choose", "gain 1 compas; choose"), encoding="utf-8"
    )
    result = arnakc(with_card, "check")
    assert result.exit_code == 1
    shown = [line.rpartition("cards/items.yaml:")[2] for line in result.output.splitlines()[:3]]
    assert shown == [line.rpartition("cards/items.yaml:")[2] for line in block("text").splitlines()]


def test_the_card_does_what_its_scenario_says(with_card: Path) -> None:
    scenario = with_card / "scenarios" / "spyglass.yaml"
    scenario.write_text(block("yaml", 1), encoding="utf-8")
    assert arnakc(with_card, "check").exit_code == 0
    result = arnakc(with_card, "test", str(scenario))
    assert (result.exit_code, result.output) == (0, "1 scenario passed\n")


def test_the_library_example_runs() -> None:
    exec(compile(block("python"), "README.md", "exec"), {})


def test_the_counts_are_true() -> None:
    for pack, where in (
        (default_content(), "scenarios in `content/arnak/scenarios/`"),
        (packaged_content() / "kiln", "scenarios."),
    ):
        number = len(read_scenarios(scenario_files(pack))[0])
        assert f"{number} {where}" in PAGE
    named, every = len(scenarios_by_rule()), sum(len(section.rules) for section in sections())
    assert f"name {named} of the {every} rules" in PAGE


def test_every_command_is_named() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("- `arnakc check`"))
    assert re.findall(r"`(\w+)`", line.replace("arnakc ", ""))[: len(main.commands)] == list(main.commands)
