"""The tutorials are followed, command by command."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from arnakdsl.api import default_content
from tests.docs.walk import follow

DOCS = Path(__file__).parents[2] / "docs"
OTHERS = shutil.ignore_patterns("ko", "pt", "ru")
"""Languages that no tutorial speaks of: every check would look through them."""
PAGES = [("tutorial.md", 13), ("new-game.md", 21)]  # at least so many commands


@pytest.mark.parametrize(("page", "least"), PAGES, ids=[page for page, _ in PAGES])
def test_a_tutorial_is_true(tmp_path: Path, page: str, least: int) -> None:
    shutil.copytree(default_content(), tmp_path / "content" / "arnak", ignore=OTHERS)
    assert follow((DOCS / page).read_text("utf-8"), tmp_path) >= least
