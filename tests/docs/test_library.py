"""The pages for programmers are run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.lines import run

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [  # page, the least results on it
    ("library.md", 14),
    ("embedding.md", 8),
    ("hosting.md", 12),
]


@pytest.mark.parametrize(("page", "least"), PAGES)
def test_the_page_is_true(page: str, least: int) -> None:
    assert run(DOCS / page) >= least


def test_every_verb_of_an_event_stands_on_the_page() -> None:
    from arnakrt.events import VERBS

    table = [line for line in (DOCS / "library.md").read_text("utf-8").split("\n") if line.startswith("| `")]
    assert {word for line in table for word in re.findall(r"`(\w+)`", line.split("|")[1])} == set(VERBS)
