"""The page on speed holds what was measured, and explains each figure."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from arnakdsl.loading import load_pack
from benchmarks.check import generate
from tests.docs.performance import BOTS, PAGE, RESULTS, commands, matches, page, speed

TEXT = PAGE.read_text("utf-8")
FOUND = json.loads(RESULTS.read_text("utf-8"))


def test_the_tables_are_up_to_date() -> None:
    assert page(TEXT) == TEXT, "write them anew: python -m tests.docs.performance"


def test_each_figure_is_explained() -> None:
    explained = re.findall(r"^\*\*(.+?)\.\*\*", TEXT, re.M)
    assert explained == [each["name"].replace("2,000 more cards", "more cards") for each in FOUND["figures"]]


def test_a_missed_figure_is_called_so() -> None:
    figure = {
        "name": "play",
        "median": 2.0,
        "rounds": [2.5, 2.0, 1.0],
        "must": 3,
        "aim": 8,
        "better": "more",
        "verdict": "MISSED",
    }
    lines = list(speed({**FOUND, "figures": [figure]}))
    assert lines[0].startswith("Medians of 3 rounds on ")
    assert lines[4] == "| play | 2 | 1 | 2.5 | ≥ 3 | ≥ 8 | **missed** |"


def test_bots_are_compared_in_a_table() -> None:
    match = {
        "first": "greedy",
        "second": "random",
        "games": 200,
        "wins": 199.5,
        "interval": [0.97, 0.999],
        "points": [41.26, 9.9],
        "seconds": 0.341,
    }
    line = "| `greedy` | `random` | 200 | 99.8% | 97.0% to 99.9% | 41.3 to 9.9 | 0.34 |"
    assert list(matches([match]))[2:] == [line]


def test_commands_are_compared_in_tables() -> None:
    command = {"name": "`--help`", "must": 8, "seconds": 0.3, "ratio": 8.04, "processor": 7.9}
    entries = {"entries": 1000, "seconds": 2.5, "processor": 3.0, "schema": 1.25, "schema_processor": 1.2}
    machine = {"cores": 2, "system": "Linux", "python": "3.11.7"}
    found = {"machine": machine, "load": [0.1, 2.0], "rounds": 7, "commands": [command], "entries": [entries]}
    lines = list(commands(found))
    assert lines[0].endswith("load 0.1 to 2.0.")
    assert lines[4] == "| `--help` | 8.0 | 7.9 | ≤ 8 | **missed** |"
    assert lines[8] == "| 1,000 | 2.50 | 3.00 | 1.25 | 1.20 |"


def test_generated_cards_are_content_like_any_other(tmp_path: Path) -> None:
    pack, findings = load_pack(generate(tmp_path / "large", 300))
    assert not findings
    assert pack is not None
    cards = [each for each in pack.entries if each.id.endswith(("_n2", "_n3", "_n4", "_n5"))]
    assert len(cards) == 300
    assert {each.kind for each in cards} == {"item", "artifact"}


@pytest.mark.skipif(not BOTS.exists(), reason="bots were not measured")
def test_the_bots_of_the_page_are_there() -> None:
    from arnakdsl.bots import BOTS as KNOWN

    found = json.loads(BOTS.read_text("utf-8"))
    assert {each[side].partition(":")[0] for each in found for side in ("first", "second")} <= set(KNOWN)
