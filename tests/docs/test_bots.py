"""The guide to bots: its code runs, its bot is fair, and its table names what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from arnakrt import Ruleset

from arnakdsl.bots import BOTS

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.S)


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    found: dict[str, Any] = {}
    exec(BLOCKS[0], found)
    return found


def test_the_code_runs(names: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    exec(BLOCKS[1], dict(names))
    assert re.fullmatch(r"\[\[.*\]\] \[\{.*\}\]\n", capsys.readouterr().out)


def test_the_bot_is_fair(names: dict[str, Any], rules: Ruleset) -> None:
    game = rules.new_game(2, seed=4)
    worlds = [game, game.determinize(0, 1), game.determinize(0, 2)]
    assert len({names["Steady"](1).choose(each).id for each in worlds}) == 1


def test_the_table_names_all_bots() -> None:
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.M) == list(BOTS)
