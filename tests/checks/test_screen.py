from __future__ import annotations

from pathlib import Path

import pytest

import arnakdsl
from tests.support import write_pack

POND = Path(__file__).parents[1] / "packs" / "pond"
HEAD = "name: pond\nlanguage: 1\nseats: {least: 2, most: 4}\nscreen:\n  - "

SECTIONS = [  # section      code     characters
    ("each: pads", "AK104", "pads"),
    ("{each: pad, rows: deep}", "AK304", "deep"),
    ("{each: pad, show: [dept]}", "AK304", "dept"),
    ("piles: [reed]", "AK305", "reed"),
    ("piles: [cheeks]", "AK305", "cheeks"),
    ("hide: [mut]", "AK305", "mut"),
    ("{piles: [air], show: [foot]}", "AK304", "foot"),
    ("{piles: [air], each: pad}", "AK101", "each"),
    ("{each: pad, rows: depth, steps: depth}", "AK101", "steps"),
    ("{}", "AK103", "{}"),
    ("{each: pad, eech: 3}", "AK101", "eech"),
]  # fmt: skip


@pytest.mark.parametrize(("section", "code", "characters"), SECTIONS)
def test_a_mistake_under_screen_is_one_finding(tmp_path: Path, section: str, code: str, characters: str) -> None:
    files = {name: (POND / name).read_text(encoding="utf-8") for name in ("rules.yaml", "things.yaml")}
    found = arnakdsl.check(write_pack(tmp_path, files, HEAD + section + "\n"))
    assert [(each.code.id, each.span.text) for each in found] == [(code, characters)]


def test_the_screen_is_no_part_of_the_hash(tmp_path: Path) -> None:
    files = {name: (POND / name).read_text(encoding="utf-8") for name in ("rules.yaml", "things.yaml")}
    plain = HEAD.partition("screen")[0]
    hashes = {
        arnakdsl.compile(write_pack(tmp_path / str(at), files, head)).hash
        for at, head in enumerate((plain, HEAD + "{each: pad, rows: depth, show: [hop]}\n"))
    }
    assert len(hashes) == 1
