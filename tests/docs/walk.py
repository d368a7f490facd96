"""A page that is followed from its first command to its last: what it prints is what the page shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ARNAKC = f"{sys.executable} -m arnakdsl.cli"
WRITTEN = ("yaml ", "ftl ")
ANEW = " ="
"""Behind the name of a file: it is written anew; else the block is added to it."""


def blocks(page: str) -> Iterator[tuple[str, str]]:
    """The fenced blocks: what stands behind the fence, and the text."""
    return ((each[1], each[2]) for each in re.finditer(r"^```(.+)\n((?:.*\n)*?)```$", page, re.MULTILINE))


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a block with what it prints."""
    for each in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, printed = each.partition("\n")
        yield command, printed


def fits(shown: str, printed: str) -> bool:
    """Is it what the page shows, with `...` for the rest of a line or for lines?"""
    pattern = re.escape(shown).replace(r"\.\.\.", "(?:.|\n)*?")
    return re.fullmatch(pattern, printed) is not None


def follow(page: str, where: Path) -> int:
    """Write and run all that a page says, and compare; how many commands were run."""
    ran = 0
    for head, text in blocks(page):
        if head.startswith(WRITTEN):
            file = where / head.split(" ")[1]
            file.parent.mkdir(exist_ok=True)
            with file.open("w" if head.endswith(ANEW) else "a", encoding="utf-8") as out:
                out.write(text)
            continue
        for command, shown in commands(text):
            if command.startswith("cd "):
                where /= command.removeprefix("cd ")
                continue
            printed = _run(command, where)
            assert fits(shown, printed), f"{command}\n{printed}"
            ran += 1
    return ran


def _run(command: str, where: Path) -> str:
    done = subprocess.run(
        re.sub(r"\barnakc\b", ARNAKC, command),
        shell=True,
        cwd=where,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
        env={**os.environ, "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return done.stdout
