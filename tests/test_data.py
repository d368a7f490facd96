"""What is read without places: the same data as the tree has, or none."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from arnakdsl.source import Source
from arnakdsl.yamltree import parse, plain_data
from arnakdsl.yamltree.data import DEEPEST, LONGEST_KEY, MOST_BRACKETS, NotPlain, data_of, plainly_read

ROOT = Path(__file__).parents[1]
PLAIN = [  # text, data
    ("- a\n- b c\n", ["a", "b c"]),
    ("a: 1\nb:\n  c: -2\n  d: null\n", {"a": 1, "b": {"c": -2, "d": None}}),
    ("a:\n- 1\n- 2\nb:\n", {"a": [1, 2], "b": None}),
    ("- a: 1\n  b: true\n-  c: 2\n   d: 0x1f\n", [{"a": 1, "b": True}, {"c": 2, "d": 31}]),
    ("- - a\n  - b\n- c:\n    - d\n", [["a", "b"], {"c": ["d"]}]),
    ("# first\na: {b: [play:hat, c d], e: {}}  \n\n# last\n", {"a": {"b": ["play:hat", "c d"], "e": {}}}),
    ("a: [b,\n    # of c\n    c]\nd: e\n", {"a": ["b", "c"], "d": "e"}),
    ('a: "row: 1 -> 2"\nb:c: it\'s\n', {"a": "row: 1 -> 2", "b:c": "it's"}),
    ("a: [-1, 007, 1.5, ..., -, x\u00e9]\n", None),
    ("a: [-1, 007, 1.5, ..., x\u00e9]\n", {"a": [-1, 7, 1.5, "...", "x\u00e9"]}),
]


@pytest.mark.parametrize(("text", "data"), PLAIN)
def test_plain_lines_are_read_at_once(text: str, data: object) -> None:
    if data is None:
        assert _read(text) is None
    else:
        assert _read(text) == (data,) == (_of_tree(text),)


OTHERWISE = [
    "", "a", "a: b: c", "a: b #c", "a: b # c", "a: b:", "a:b", "a: 'b'", "a: |\n  b", "a: &b c", "a: !b c", "a: *b", "a: b\n  c",
    "a:\n  b\n", "a: [b", "a: [b]]", "a: [b,\nc]", "a: [b,, c]", "a: [b: c]", "a: {b}", "a: {b: c, b: d}", "a: {1: b}",
    "a: {<<: b}", "a: {b :c}", "a: [b\n  c]", "a: 1\na: 2", "1: a", "<<: a", "null: a", "- a\nb: c", "a: 1\n b: 2", "  a: 1\nb: 2",
    "-\n  a: 1", "---\na: 1", "...  a:\n", "a\t: 1", "a: 1\r\n", "a: \x07", "a: \ud800", "\ufeffa: 1", "a: [\"b\", 'c']", "? a", "%a: b",
    "a: @b", "a: - b", f"{'a' * LONGEST_KEY}: 1", "a: " + "[" * (MOST_BRACKETS + 1) + "]" * (MOST_BRACKETS + 1), "- " * (DEEPEST + 2) + "a",
]  # fmt: skip


@pytest.mark.parametrize("text", OTHERWISE)
def test_all_else_is_left_to_the_parsers(text: str) -> None:
    assert _read(text) is None


def test_what_is_written_otherwise_is_data_too() -> None:
    assert data_of(Source("test", "a: |\n  b\nc: 'd'  # e\n")) == {"a": "b\n", "c": "d"}


@pytest.mark.parametrize("text", ["", "# nothing\n", "a: [b", "a: 1\na: 2\n", "a: b #c\n"])
def test_what_may_be_wrong_has_no_data(text: str) -> None:
    with pytest.raises(NotPlain):
        data_of(Source("test", text))


# ---------------------------------------------------------------- texts that are changed at random

INSERTED = [*":,[]{}#-'\"&*!|>?%@`~ \n\t\\1.+=e\u2026\xa0", ": ", " #", " - ", "\n  ", "\n- ", "null", "- ", ": {", "<<: ", "---", "...",
            '""', "[]", "{}", " 007", "1e3", "0x1", "-.inf", "a: b", "\n\n"]  # fmt: skip
PIECES = [
    "".join(lines[at : at + 9])
    for file in sorted([*(ROOT / "content").rglob("*.yaml"), *(ROOT / "tests").rglob("*.yaml")])
    for lines in [file.read_text(encoding="utf-8").splitlines(keepends=True)]
    for at in range(0, len(lines), 8)
]


def _changed(text: str, chance: random.Random) -> str:
    for _ in range(chance.randrange(4)):
        at = chance.randint(0, len(text))
        text = text[:at] + chance.choice(["", *chance.sample(INSERTED, 2)]) + text[at + chance.randrange(3) :]
    return text


@pytest.mark.parametrize("seed", [1, *(pytest.param(each, marks=pytest.mark.full) for each in range(2, 40))])
def test_what_is_read_at_once_is_what_the_tree_says(seed: int) -> None:
    chance, seen = random.Random(seed), 0
    for _ in range(2000):
        text = _changed(chance.choice(PIECES), chance)
        found = _read(text)
        seen += found is not None
        assert found is None or repr(found) == repr((_of_tree(text),)), text
    assert seen > 200


def _read(text: str) -> tuple[object] | None:
    try:
        return (plainly_read(Source("test", text)),)
    except NotPlain:
        return None


def _of_tree(text: str) -> object:
    node, findings = parse(Source("test", text))
    return findings or (None if node is None else plain_data(node))
