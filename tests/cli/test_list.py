"""What is doubtful in a pack, listed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl.cli import main
from tests.support import write_pack

CARDS = (
    "kind:\n  card:\n    attributes:\n      points: number\n      price: {type: number, default: 1}\n"
    "card:\n"
    "  hat: {points: 1, confidence: high}\n"
    "  rope: {points: 2, source: [A, B], confidence: medium, note: seen once}\n"
    "  axe: {points: 3, price: 2, source: C, confidence: {points: low, price: high}}\n"
    "  dog: {points: 3, price: 2, confidence: {points: low, price: medium}}\n"
    "resource:\n  coin: {confidence: low}\n"
)
TABLE = """\
kind      id    confidence     source  note
card      rope  medium         A, B    seen once
card      axe   low: points    C
card      dog   low: points
card      dog   medium: price
resource  coin  low
"""


def doubtful(folder: Path, *args: str) -> Result:
    write_pack(folder / "tiny", {"cards.yaml": CARDS})
    return CliRunner().invoke(main, ["list", "--doubtful", "--pack", str(folder / "tiny"), *args])


def test_all_that_is_not_sure(tmp_path: Path) -> None:
    assert doubtful(tmp_path).stdout == TABLE


@pytest.mark.parametrize(("kind", "ids"), [("card", ["rope", "axe", "dog", "dog"]), ("resource", ["coin"])])
def test_of_one_kind_as_data(tmp_path: Path, kind: str, ids: list[str]) -> None:
    found = json.loads(doubtful(tmp_path, kind, "--format", "json").stdout)["doubtful"]
    assert [each["id"] for each in found] == ids
    assert {each["kind"] for each in found} == {kind}


def test_what_is_said_of_one(tmp_path: Path) -> None:
    rope, axe, *_ = json.loads(doubtful(tmp_path, "--format", "json").stdout)["doubtful"]
    assert (rope["field"], rope["confidence"], rope["source"], rope["note"]) == (
        None,
        "medium",
        ["A", "B"],
        "seen once",
    )
    assert (axe["field"], axe["confidence"], axe["source"], axe["line"]) == ("points", "low", ["C"], 9)


def test_nothing_is_doubtful() -> None:
    done = CliRunner().invoke(main, ["list", "--doubtful", "--pack", "kiln", "pot"])
    assert done.stdout == "nothing is doubtful in 18 entries\n"


def test_an_unknown_kind(tmp_path: Path) -> None:
    result = doubtful(tmp_path, "crad")
    assert result.exit_code == 2
    assert "there are no entries of a kind 'crad': did you mean 'card'?" in result.output
