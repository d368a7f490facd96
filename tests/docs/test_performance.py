"""The page on speed holds what was measured, and explains each figure."""

from __future__ import annotations

import json
import re

import pytest

from tests.docs.performance import BOTS, PAGE, RESULTS, matches, page, speed

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


@pytest.mark.skipif(not BOTS.exists(), reason="bots were not measured")
def test_the_bots_of_the_page_are_there() -> None:
    from arnakdsl.bots import BOTS as KNOWN

    found = json.loads(BOTS.read_text("utf-8"))
    assert {each[side].partition(":")[0] for each in found for side in ("first", "second")} <= set(KNOWN)
