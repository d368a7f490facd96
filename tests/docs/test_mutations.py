"""The page on mistakes by chance holds what was counted, and that is as good as was asked for."""

from __future__ import annotations

import json

import pytest

from tests.docs.mutations import PAGE, RESULTS, page
from tests.typos.report import Figures

TEXT = PAGE.read_text("utf-8")
FOUND = json.loads(RESULTS.read_text("utf-8"))


def test_the_tables_are_up_to_date() -> None:
    assert page(TEXT) == TEXT, "write them anew: python -m tests.docs.mutations"


@pytest.mark.parametrize("found", FOUND, ids=lambda found: f"seed {found['seed']}")
def test_mistakes_are_found_as_often_as_asked_for(found: dict[str, dict[str, float]]) -> None:
    of = Figures(**found["all"])  # type: ignore[arg-type]
    assert of.mutants >= 500
    assert of.legal <= 0.1 * of.mutants
    assert of.on_line >= 0.97
    assert of.on_token >= 0.9
    assert of.mean <= 1.2
    assert of.most <= 5
    assert not found["troubles"]
