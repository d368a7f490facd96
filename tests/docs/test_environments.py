"""The programs of the page about environments run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
LIBRARIES = ("pettingzoo", "gymnasium", "pyspiel")


@pytest.mark.parametrize(("library", "program"), [*zip(LIBRARIES, PROGRAMS, strict=True)], ids=LIBRARIES)
def test_a_program_of_the_page_runs(library: str, program: str) -> None:
    pytest.importorskip(library)
    exec(compile(program, "environments.md", "exec"), {})


def test_every_example_is_on_the_page() -> None:
    for each in (Path(__file__).parents[2] / "examples").glob("*.py"):
        assert f"`{each.name}`" in PAGE
