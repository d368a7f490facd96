"""What is wrong with the texts of a pack, at its place."""

from __future__ import annotations

from pathlib import Path

import pytest

import arnakdsl
from tests.support import HEAD, write_pack

RULES = (
    "resource:\n  gold:\nkind:\n  card:\n    all: cards\n    attributes:\n      effect: effect\n"
    "card:\n  ring:\n    name: Ring\n    effect: gain 2 gold\n"
)
GOLD = "resource-gold = gold\n"
FOUND = [  # the file of words, code, file, line, column
    (GOLD, []),
    ("", [("AK601", "a.yaml", 2, 3)]),
    (GOLD + "resource-silver = silver\n", [("AK602", "lang/en/words.ftl", 2, 1)]),
    (GOLD + "card-noun = { -card }\n-card = card\n", [("AK602", "lang/en/words.ftl", 2, 1)]),
    (GOLD + "kind-card = { card\n", [("AK603", "lang/en/words.ftl", 2, 19)]),
    (GOLD + "kind-card\n", [("AK603", "lang/en/words.ftl", 2, 10)]),
    (GOLD + "kind-card = { $n ->\n    [one] card\n}\n", [("AK603", "lang/en/words.ftl", 4, 1)]),
    (GOLD + "kind-card = a\nkind-card = b\n", [("AK604", "lang/en/words.ftl", 3, 1)]),
    ("resource-gold = { $m } gold\n", [("AK605", "lang/en/words.ftl", 1, 19)]),
    ("resource-gold = { $m } gold\r\nkind-card = card\r\n", [("AK605", "lang/en/words.ftl", 1, 19)]),
]


@pytest.mark.parametrize(("words", "expected"), FOUND)
def test_a_mistake_in_the_words_is_found_at_its_place(
    tmp_path: Path, words: str, expected: list[tuple[str, str, int, int]]
) -> None:
    folder = write_pack(tmp_path / "tiny", {"a.yaml": RULES, "lang/en/words.ftl": words})
    found = [
        (each.code.id, each.span.source.name.partition("tiny/")[2], *each.span.position)
        for each in arnakdsl.check(folder)
    ]
    assert found == expected


def test_without_words_there_is_nothing_to_find(tmp_path: Path) -> None:
    assert list(arnakdsl.check(write_pack(tmp_path, {"a.yaml": RULES}, HEAD))) == []


def test_a_missing_text_keeps_nobody_from_playing(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"a.yaml": RULES, "lang/en/words.ftl": ""})
    assert arnakdsl.check(folder).errors == ()


@pytest.mark.parametrize(
    "words", [b"\xff\xfe\x00", b"\x00", "﻿resource-gold = g\n".encode(), b"=\n{\n}\n", b"a" * 10_000]
)
def test_no_words_make_it_fail(tmp_path: Path, words: bytes) -> None:
    arnakdsl.check(write_pack(tmp_path, {"a.yaml": RULES, "lang/en/words.ftl": words, "lang/xx/a.ftl": words}))


def test_what_is_nested_deeply_is_said_at_once(tmp_path: Path) -> None:
    deep = "if 1 > 0 { " * 40 + "gain 2 gold" + " }" * 40
    rules = RULES.replace("gain 2 gold", deep)
    folder = write_pack(tmp_path, {"a.yaml": rules, "lang/en/words.ftl": GOLD})
    assert [each.code.id for each in arnakdsl.check(folder) if each.code.id.startswith("AK6")] == []
