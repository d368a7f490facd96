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
CHAIN = "".join(f"-a{at} = {{ -a{at + 1} }}\n" for at in range(2000)) + "-a2000 = end\n"
WIDE = "".join(f"-a{at} = {f'{{ -a{at - 1} }}' * 10 if at else 'a'}\n" for at in range(9))
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
    (GOLD + "kind-card = { -a }\n-a = { -b }\n-b = { -a }\n", [("AK603", "lang/en/words.ftl", 3, 2)]),
    ("resource-gold = { resource-gold }\n", [("AK603", "lang/en/words.ftl", 1, 1)]),
    ("resource-gold = { kind-card }\nkind-card = { resource-gold }\n", [("AK603", "lang/en/words.ftl", 1, 1)]),
    (GOLD + CHAIN, [("AK603", "lang/en/words.ftl", 1982, 2)]),
    (GOLD + f"kind-card = {'{' * 2000} 1 {'}' * 2000}\n", [("AK603", "lang/en/words.ftl", 2, 33)]),
    (GOLD + f"kind-card = {{ {'NUMBER(' * 2000}1{')' * 2000} }}\n", [("AK603", "lang/en/words.ftl", 2, 154)]),
    (GOLD + "kind-card = { resource-gold.nope }\n", [("AK603", "lang/en/words.ftl", 2, 15)]),
    (GOLD + 'kind-card = { "\\U999999" }\n', [("AK603", "lang/en/words.ftl", 2, 15)]),
    (GOLD + 'kind-card = { "\\u0007" }\n', [("AK603", "lang/en/words.ftl", 2, 15)]),
    (GOLD + "kind-card = { -nope }\n", [("AK603", "lang/en/words.ftl", 2, 15)]),
    (GOLD + "kind-card = { nope }\n", [("AK603", "lang/en/words.ftl", 2, 15)]),
    (GOLD + "kind-card = { NOPE() }\n", [("AK603", "lang/en/words.ftl", 2, 15)]),
    (GOLD + "kind-card = { CAPITAL() }\n", [("AK603", "lang/en/words.ftl", 2, 15)]),
    ('resource-gold = { NUMBER("x") }\n', [("AK603", "lang/en/words.ftl", 1, 1)]),
    (GOLD + "kind-card =\n    .a = card\n", [("AK603", "lang/en/words.ftl", 2, 1)]),
    ("resource-gold = { kind-card }\nkind-card =\n    .a = card\n", [("AK603", "lang/en/words.ftl", 2, 1)]),
    ("resource-gold = { $n-zzz } gold\n", [("AK605", "lang/en/words.ftl", 1, 19)]),
    (GOLD + WIDE, [("AK603", "lang/en/words.ftl", 5, 2)]),
    (GOLD + 'kind-card = { NUMBER(1, style: "percent") }\n', []),  # nothing says it
    ("resource-gold = { NUMBER($n) } gold\n", []),
    ("resource-gold = { CAPITAL($n, m: 1) } gold\n", [("AK603", "lang/en/words.ftl", 1, 1)]),
    ("resource-gold = { -coin($n) }\n-coin = coin\n", [("AK603", "lang/en/words.ftl", 1, 1)]),
    ("resource-gold = { coin }\ncoin = { -coin($n) }\n-coin = coin\n", [("AK603", "lang/en/words.ftl", 1, 1)]),
    ("resource-gold = { coin }\ncoin = { $n-zzz }\n", [("AK605", "lang/en/words.ftl", 1, 1)]),
    (f"resource-gold = {'gold ' * 600}\n", [("AK603", "pack.yaml", 1, 1)]),  # too long to stand in a sentence
    (f"resource-gold = {'gold ' * 400}\n", []),
    (
        "resource-gold = { $n ->\n    [one] a { CAPITAL($m) }\n   *[other] b\n}\n",
        [("AK605", "lang/en/words.ftl", 2, 23)],
    ),
    ('resource-gold = { PARTICLE($n, "a", "b") }{ PARTICLE($n, "a") }\n', [("AK603", "lang/en/words.ftl", 1, 45)]),
    ('resource-gold = { "" }\n', []),
    (f"resource-gold = {'{ coin }' * 700}\ncoin = {'{ a }' * 3}\na = a\n", [("AK603", "lang/en/words.ftl", 1, 1)]),
    (f"""resource-gold = {'{ "a" }' * 1001}\n""", []),
    (GOLD + "kind-card = ca\x07rd\n", [("AK006", "lang/en/words.ftl", 2, 15)]),
    (GOLD + f"# {'x' * 3_000_000}\n", [("AK005", "lang/en/words.ftl", 1, 1)]),
    (GOLD + f"# {'x' * 300_000}\n", [("AK005", "lang/en/words.ftl", 1, 1)]),
    ("\ufeff" + GOLD, []),
]
FILES = [  # files beside the content, code, file
    ({"lang/en/words.ftl": "resource-gold = g\xf6ld\n".encode("latin-1")}, [("AK004", "lang/en/words.ftl")]),
    ({"lang/en/words.ftl/a.txt": GOLD}, [("AK002", "lang/en/words.ftl")]),
    ({"lang/en/words.ftl": GOLD, "lang/EN/words.ftl": GOLD}, [("AK606", "lang/EN")]),
    ({"lang/en/words.ftl": GOLD, "lang/zz/words.ftl": GOLD}, [("AK606", "lang/zz")]),
    ({"lang/en/words.ftl": GOLD, "lang/x y/words.ftl": GOLD}, [("AK606", "lang/x y")]),
    ({"lang/en/words.ftl": GOLD, "lang/words.ftl": GOLD}, [("AK606", "lang/words.ftl")]),
    ({"lang/en": GOLD}, [("AK606", "lang/en")]),
    ({"lang/.keep": ""}, [("AK606", "lang")]),
    (
        {f"lang/en/{at}.ftl": (GOLD if at == 1 else "") + f"# {'x' * 70_000}\n" for at in range(1, 5)},
        [("AK109", "lang/en/3.ftl")],
    ),
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


@pytest.mark.parametrize(("files", "expected"), FILES)
def test_what_cannot_be_read_among_the_languages_is_found(
    tmp_path: Path, files: dict[str, str | bytes], expected: list[tuple[str, str]]
) -> None:
    folder = write_pack(tmp_path / "tiny", {"a.yaml": RULES, **files})
    found = [(each.code.id, each.span.source.name.partition("tiny/")[2]) for each in arnakdsl.check(folder)]
    assert found == expected


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"a.yaml": RULES, "lang/en/words.ftl": GOLD})
    (folder / "lang/en/more.ftl").symlink_to("gone.ftl")
    assert [each.code.id for each in arnakdsl.check(folder)] == ["AK001"]


def test_a_near_language_is_named(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"a.yaml": RULES, "lang/EN/words.ftl": GOLD})
    assert ["'en'" in str(each.hint) for each in arnakdsl.check(folder)] == [True]


def test_without_words_there_is_nothing_to_find(tmp_path: Path) -> None:
    assert list(arnakdsl.check(write_pack(tmp_path, {"a.yaml": RULES}, HEAD))) == []


def test_a_missing_text_keeps_nobody_from_playing(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {"a.yaml": RULES, "lang/en/words.ftl": ""})
    assert arnakdsl.check(folder).errors == ()


@pytest.mark.parametrize(
    "words", [b"\xff\xfe\x00", b"\x00", "﻿resource-gold = g\n".encode(), b"=\n{\n}\n", b"a" * 10_000]
)
def test_no_words_make_it_fail(tmp_path: Path, words: bytes) -> None:
    report = arnakdsl.check(write_pack(tmp_path, {"a.yaml": RULES, "lang/en/words.ftl": words, "lang/xx/a.ftl": words}))
    assert list(report)
    assert {each.code.id[:3] for each in report} <= {"AK0", "AK1", "AK6"}


def test_what_is_nested_deeply_is_said_at_once(tmp_path: Path) -> None:
    deep = "if 1 > 0 { " * 40 + "gain 2 gold" + " }" * 40
    rules = RULES.replace("gain 2 gold", deep)
    folder = write_pack(tmp_path, {"a.yaml": rules, "lang/en/words.ftl": GOLD})
    assert [each.code.id for each in arnakdsl.check(folder) if each.code.id.startswith("AK6")] == []


BOTH = "kind-card = card\nresource-gold = gold\n"
TWO = [  # the words of en, of pt, code, file, line, further places
    (BOTH, BOTH + "thing-ring = Anel\n", []),
    (BOTH, BOTH, [("AK601", "a.yaml", 9, 0)]),  # the name of the ring, which the content has in English
    ("", "thing-ring = Anel\n", [("AK601", "a.yaml", 2, 0)]),  # the gold, in both
    (BOTH, "thing-ring = Anel\nkind-card = carta\n", [("AK601", "a.yaml", 2, 0)]),
    (GOLD, "thing-ring = Anel\nresource-gold = ouro\nkind-card = carta\n", [("AK601", "a.yaml", 4, 0)]),
    (BOTH, BOTH.replace("gold =", "godl =") + "thing-ring = Anel\n", [("AK602", "lang/pt/words.ftl", 2, 0)]),
    (BOTH + "nope = x\n", BOTH + "thing-ring = Anel\nnope = x\n", [("AK602", "lang/en/words.ftl", 3, 1)]),
    (
        "resource-gold = { $m } gold\nkind-card = card\n",
        "resource-gold = { $m } ouro\nkind-card = carta\nthing-ring = Anel\n",
        [("AK605", "lang/en/words.ftl", 1, 1)],
    ),
    (BOTH, "kind-card = { card\nresource-gold = ouro\n", [("AK603", "lang/pt/words.ftl", 2, 0)]),
]


@pytest.mark.parametrize(("english", "portuguese", "expected"), TWO)
def test_a_mistake_in_several_languages_is_one_finding(
    tmp_path: Path, english: str, portuguese: str, expected: list[tuple[str, str, int, int]]
) -> None:
    files = {"a.yaml": RULES, "lang/en/words.ftl": english, "lang/pt/words.ftl": portuguese}
    report = arnakdsl.check(write_pack(tmp_path / "tiny", files))
    found = [
        (each.code.id, each.span.source.name.partition("tiny/")[2], each.span.position[0], len(each.related))
        for each in report
    ]
    assert found == expected


def test_what_a_language_lacks_is_said_with_those_that_lack_it(tmp_path: Path) -> None:
    files = {"a.yaml": RULES, "lang/en/words.ftl": "", "lang/pt/words.ftl": "thing-ring = Anel\n"}
    (found,) = arnakdsl.check(write_pack(tmp_path / "tiny", files))
    assert found.message == "there is no text in 'en, pt' for resource 'gold'"
    assert found.hint == "write 'resource-gold = ...' in a file of lang/en and lang/pt"


TWO_RESOURCES = RULES.replace("  gold:\n", "  gold:\n  silver:\n  copper:\n")
EITHER = "if me.copper >= 2 { gain 2 gold } else { gain 3 silver }"
OF_ONE = "amount = { $unit }\nand-two = { $first } { $zzz }\nresource-silver = silver\n"
ONLY_MANY = 'resource-gold =\n    { $n ->\n        [1] { "" }\n       *[other] gold\n    }\n'
SILVER = "resource-silver = silver\n"
SAID = [  # an effect, the words, what is found
    (EITHER, GOLD + SILVER, ["AK601"]),
    (EITHER, GOLD + SILVER + "verb-gain = gain something\n", []),  # the same either way: no condition is said
    (EITHER.replace("3 silver", "2 gold"), GOLD, []),
    (EITHER.replace("3 silver", "3 gold"), GOLD, ["AK601"]),
    ("gain 2 gold, 3 silver", GOLD + OF_ONE, ["AK605"]),
    ("gain 2 gold, 3 silver", 'resource-gold = { "" }\n' + OF_ONE, []),  # what says nothing is in no list
    ("gain 2 gold, 3 silver", ONLY_MANY + OF_ONE, ["AK605"]),
    ("gain 1 gold, 3 silver", ONLY_MANY + OF_ONE, []),
]


@pytest.mark.parametrize(("effect", "words", "expected"), SAID)
def test_what_is_never_said_is_not_missed(tmp_path: Path, effect: str, words: str, expected: list[str]) -> None:
    rules = TWO_RESOURCES.replace("gain 2 gold", effect)
    folder = write_pack(tmp_path, {"a.yaml": rules, "lang/en/words.ftl": words})
    assert [each.code.id for each in arnakdsl.check(folder) if each.code.id.startswith("AK6")] == expected
