"""Messages that are read a line at a time: the same as the parser of Fluent reads, or left to it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from arnakdsl.say import unusual
from arnakdsl.say.fluent import parsed
from arnakdsl.say.sketches import Choice, Item, Sketch, sketched
from arnakdsl.say.unusual import sketch_of

ROOT = Path(__file__).parents[2]
FILES = sorted([*(ROOT / "arnakdsl" / "lang").rglob("*.ftl"), *(ROOT / "content").rglob("*.ftl")])
NUMBER_OF_MUTANTS = 400


def shape(items: list[Item]) -> list[Any]:
    """What a text asks for, without how long it is."""
    return [
        (each.by, each.default, [(key, shape(inner)) for key, inner in each.variants])
        if isinstance(each, Choice)
        else each
        for each in items
        if not isinstance(each, int)
    ]


def most(items: list[Item]) -> Iterator[int]:
    for each in items:
        if isinstance(each, int):
            yield abs(each)
        elif isinstance(each, Choice):
            yield from (number for _, inner in each.variants for number in most(inner))


def facts(sketch: Sketch) -> list[Any]:
    texts = {name: (shape(each.items), each.keys, each.strange) for name, each in sketch.texts.items()}
    return [sketch.name, sketch.at, sketch.forms, list(texts.items())]


def same(text: str) -> bool:
    """Is a text read as the parser reads it, if it is read at all?"""
    found = sketched(text)
    if found is None:
        return True
    body = [each for each in parsed(text).body if not isinstance(each, ftl.BaseComment)]
    if not all(isinstance(each, ftl.Message | ftl.Term) for each in body):
        return False
    exact = [sketch_of(each) for each in body]
    pairs = [
        (one.texts[name], other.texts[name]) for one, other in zip(found, exact, strict=True) for name in one.texts
    ]
    return [*map(facts, found)] == [*map(facts, exact)] and all(
        sum(most(one.items)) >= sum(most(other.items)) and one.high >= other.high and 5 * one.parts >= other.parts
        for one, other in pairs
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_our_files_are_read_without_the_parser(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = path.read_text("utf-8")
    monkeypatch.setattr(unusual, "parsed_alone", lambda text, start, end: None)
    sketched.cache_clear()
    assert sketched(text) is not None
    assert same(text)


READ = [  # a text, how many messages are read
    ("", 0),
    ("# a\n\n## b\n###\n", 0),
    ("a = b\n", 1),
    ("a=b", 1),
    ("a =\n    b\n    c\n\n    d\n-e = f\n", 2),
    ("a = b\r\n    .c = d\r\n", 1),
    ("a =\n    .c = d\n", 1),
    ("a = { $b } { c.d } { -e } { f }\n", 1),
    ('a = { "b" }{""} { CAPITAL($c) } { PARTICLE($d, "e", "f") }\n', 1),
    ("a = { $n ->\n    [one] { $b ->\n        [1] c\n       *[d-e] f\n    } g\n   *[other]\n        h\n} i\n", 1),
    ("a = b }\n", None),
    ("a = { b\n", None),
    ("a\n", None),
    ("a =\n", None),
    ("-a =\n    .b = c\n", None),
    ("  a = b\n", None),
    ("a = b\nc\n", None),
    ("#a\n", None),
    ("a = b\n# c\n    d\n", None),
    ("a = { $n ->\n    [one] b\n}\n", None),
    ("a = { $n ->\n    *[one] b\n    *[two] c\n}\n", None),
    ("a = { $n ->\n    b\n   *[one] c\n}\n", None),
    ("a = { $n ->\n   *[one]\n}\n", None),
    ("a = { $n ->\n   *[one] b }\n", None),
    ("a = { -b.c }\n", None),
    ("a = { b( }\n", None),
    ("a = b\n    .c =\n", None),
    ("a = b\n    [c] d\n", None),
    ('a = { "b\n', None),
    ("a = { NUMBER($n) }\n", 1),
    ("a = { -b(c: 1) }\n", 1),
    ('a = { "{" }{ "\\u0041" }\n', 1),
    ("a = {\n  $b\n}\n", 1),
    ("a = { { $b } }\n", 1),
    ("a = { 1 }\n", 1),
    ("a = { -b.c ->\n   *[d] e\n}\n", 1),
    ("a = { NUMBER($n) ->\n   *[d] e\n}\n", 1),
    ("a = { $n ->\n   *[d] ((((((((((((((((((((e\n}\n", None),
    ("a = (((((((((((((((((((((\n", 1),
    ("a = b\n\tc\n", None),
    ("a = { $n->\n   *[b] c\n}\n", None),
    ("#", None),
    ("a = b\n#", None),
    ("a = b\n\r", None),
    ("# a\n#\n\n##\r\n", 0),
    ("a = { $b\t}\n", None),
]


@pytest.mark.parametrize(("text", "number"), READ)
def test_a_text_is_read_or_left_to_the_parser(text: str, number: int | None) -> None:
    found = sketched(text)
    assert (None if found is None else len(found)) == number
    assert same(text)


def mutant(text: str, dice: random.Random) -> str:
    """A few messages of a text with a sign or a line changed."""
    lines = text.split("\n")
    start = dice.randrange(len(lines))
    lines = lines[start : start + 25]
    at = dice.randrange(len(lines))
    line = lines[at]
    place = dice.randrange(len(line) + 1)
    match dice.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, dice.choice(lines))
        case 2:
            lines[at] = line[:place] + line[place + 1 :]
        case 3:
            lines[at] = line[:place] + dice.choice('{}[]*.$-="#(a \t\r\\>') + line[place:]
        case 4:
            lines[at] = line.lstrip()
    return "\n".join(lines)


def test_a_text_with_a_mistake_is_read_as_the_parser_reads_it() -> None:
    dice = random.Random(1)
    texts = [each.read_text("utf-8") for each in FILES]
    mutants = [mutant(dice.choice(texts), dice) for _ in range(NUMBER_OF_MUTANTS)]
    assert [each for each in mutants if not same(each)] == []
    read = [each for each in mutants if sketched(each) is not None]
    assert NUMBER_OF_MUTANTS / 4 < len(read) < NUMBER_OF_MUTANTS
