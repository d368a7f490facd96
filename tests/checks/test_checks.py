"""The table of checks and its folder."""

from __future__ import annotations

from pathlib import Path

from arnakdsl.checks import table

BEFORE_LINKING = {"head", "shape"}


def test_every_file_is_a_check_in_the_table() -> None:
    files = {each.stem for each in Path(table.__file__).parent.glob("*.py")} - {"__init__", "table", *BEFORE_LINKING}
    named = {check.__module__.rpartition(".")[2] for check in (*table.CHECKS, *table.DOUBTS)}
    assert sorted(named) == sorted(files)
