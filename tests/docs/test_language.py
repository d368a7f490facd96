"""Every example of docs/language.md: entries check clean, effects ask what the page says."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import arnakdsl

PAGE = Path(__file__).parents[2] / "docs" / "language.md"
BASE = Path(__file__).parent / "base"
TRIAL = "trial:\n  now:\n    effect: |\n"


def blocks(language: str) -> Iterator[str]:
    """The fenced blocks of the page in a language."""
    return (
        each[1]
        for each in re.finditer(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )


def pack(folder: Path) -> Path:
    """The base pack with all entries of the page."""
    where = folder / "orchard"
    shutil.copytree(BASE, where)
    for number, block in enumerate(blocks("yaml")):
        if block.startswith("# pack\n"):
            (where / f"page_{number}.yaml").write_text(block, encoding="utf-8")
    return where


def cases() -> list[tuple[str, str]]:
    """Effects with what they ask: pairs of lines."""
    lines = [line for block in blocks("asks") for line in block.splitlines()]
    return list(zip(lines[::2], (line.strip() for line in lines[1::2]), strict=True))


def asked(where: Path, effect: str) -> str:
    """The ids of each decision when the first option is taken."""
    (where / "trial.yaml").write_text(f"{TRIAL}      {effect}\n", encoding="utf-8")
    game = arnakdsl.load(where).new_game(players=2, seed=1)
    found = []
    while game.decision is not None:
        found.append(", ".join(each.id for each in game.decision.options))
        game.choose(0)
    return " then ".join(found) or "no decision"


def test_the_entries_check_clean(tmp_path: Path) -> None:
    report = arnakdsl.check(pack(tmp_path))
    assert [f"{each.code.id} {each.message} {each.span.text}" for each in report] == []


def test_every_block_is_checked() -> None:
    """No fenced block of the page is left out, and there are enough examples."""
    fences = re.findall(r"^```(\S+)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert set(fences) <= {"yaml", "asks"}
    assert all(block.startswith("# pack\n") for block in blocks("yaml"))
    assert len(cases()) >= 20


@pytest.mark.parametrize(("effect", "asks"), cases())
def test_an_effect_asks_what_the_page_says(tmp_path: Path, effect: str, asks: str) -> None:
    assert asked(pack(tmp_path), effect) == asks
