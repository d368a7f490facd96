"""The tutorial, from its first command to its last: what it prints is what the page shows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from arnakdsl.api import default_content

PAGE = (Path(__file__).parents[2] / "docs" / "tutorial.md").read_text("utf-8")
ARNAKC = f"{sys.executable} -m arnakdsl.cli"


def blocks() -> Iterator[tuple[str, str]]:
    """The fenced blocks: what stands behind the fence, and the text."""
    return ((each[1], each[2]) for each in re.finditer(r"^```(.+)\n((?:.*\n)*?)```$", PAGE, re.MULTILINE))


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a block with what it prints."""
    for each in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, printed = each.partition("\n")
        yield command, printed


def fits(shown: str, printed: str) -> bool:
    """Is it what the page shows, with `...` for the rest of a line or for lines?"""
    pattern = re.escape(shown).replace(r"\.\.\.", "(?:.|\n)*?")
    return re.fullmatch(pattern, printed) is not None


def test_the_tutorial_is_true(tmp_path: Path) -> None:
    shutil.copytree(default_content(), tmp_path / "content" / "arnak")
    where, ran = tmp_path, 0
    for head, text in blocks():
        if head.startswith("yaml "):
            with (where / head.removeprefix("yaml ")).open("a", encoding="utf-8") as file:
                file.write(text)
            continue
        for command, shown in commands(text):
            if command.startswith("cd "):
                where /= command.removeprefix("cd ")
                continue
            line = re.sub(r"\barnakc\b", ARNAKC, command)
            done = subprocess.run(
                line,
                shell=True,
                cwd=where,
                capture_output=True,
                text=True,
                timeout=100,
                check=False,
                env={**os.environ, "NO_COLOR": "1"},
            )
            assert fits(shown, done.stdout), f"{command}\n{done.stdout}{done.stderr}"
            ran += 1
    assert ran >= 13
