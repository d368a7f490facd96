"""docs/architecture.md says why each core verb is there, and shows the table of imports."""

from __future__ import annotations

import re
from pathlib import Path

from arnakdsl.verbs import VERBS

PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text("utf-8")


def test_each_core_verb_has_its_reason() -> None:
    table = PAGE.partition("## Why each core verb is there")[2]
    assert re.findall(r"^\| `(\w+)` \| .+ \|$", table, re.MULTILINE) == list(VERBS)
    assert len(VERBS) <= 40
    assert f"There are {len(VERBS)};" in table
