"""The table of checks and its folder."""

from __future__ import annotations

from pathlib import Path

from arnakdsl import checks

BEFORE_LINKING = {"head", "shape"}


def test_every_file_is_a_check_in_the_table() -> None:
    files = {each.stem for each in Path(checks.__file__).parent.glob("*.py")} - {"__init__", *BEFORE_LINKING}
    named = {check.__module__.rpartition(".")[2] for check in (*checks.CHECKS, *checks.DOUBTS)}
    assert sorted(named) == sorted(files)
