"""A bracket that is left out is missed where it should stand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from arnakdsl.api import linked
from arnakdsl.functions import FUNCTIONS
from arnakdsl.parsed import texts
from arnakdsl.resources import packaged_content
from arnakdsl.source import Span
from arnakdsl.syntax.parse import parse
from arnakdsl.syntax.signatures import SIGNATURES
from tests.support import text_of

EXPR = [  # what is left out stands between two @
    "count(rival_stack + used where colour = red@)@ = 5",
    "count(rescue@)@ >= count(seats) - count(seats where row >= 4)",
    "count(a@)@ + count(b) = 10",
    "100 * (score(a@)@ + score(b) + score(c))",
    "either(passed, table(arrival, 23, 21, 20@)@, points)",
    "table(either(passed, 6, 7 - round@)@, 0, 5, 8)",
    "min(2, me.bowls@)@ + min(2, me.jars)",
    "max(1, slotted@)@ .. min(4, slotted)",
    "count(pots where mine and low <= heat@)@\n  + 14 * count(pots where high)",
    "3 * @(@me.idol + me.slotted) + table(me.slotted, 10, 9)",
    "(5 - round@)@ * sum(helpers, either(upgraded, 150, 100))",
    "count@(@spaces where mine) = 2",
    "count(a) + count@(@used) = 10",
    "7 * count@(@mouth.rack where mine) + 7 * count(rack)",
    "100 * (score(a) + score@(@b) + score(c))",
    "a\n  * @(@50 * count(b)\n  + 15 * count(c) - 35 * count(d))",
    "max@(@3, 5 - count(hand))",
    "level = 0 or @(@tile and not idol) or (not tile and taken)",
]
SEQ = [
    "may {\n  a;\n  b@}@",
    "if a {\n  b\n@}@\nc",
    "if a {\n  b\n@}@;\nc",
    "if a { b };\nif a { b@}@;\nif c { d }",
    "if a {\n  b\n@}@ else {\n  c\n}",
    "each player {\n  each c in hand { if a { b } @}@;\n  d\n}",
    "may @{@ choose { a | b } }",
    "may @{@\n  let s = pick hand;\n  b\n}",
    "if guarded @{@ put top(deck) on s.site }; b",
    "if day < last_day @{@ offer hire }",
    "repeat 2 @{@ offer craft }; b",
    "each p in rack where mine @{@ draw p from c }",
    "if a {\n  b\n} else @{@\n  c;\n  d\n}",
    "choose @{@ gain 1 a | gain 1 b }",
    "@{@ move pick hand as drop to heap } -> gain 1 apple",
    "move first(supply where points = 6@)@ to tiles",
    "let d = either(left, first(desks where n = high@)@, last(desks where n = high)); b",
    "gain table(place, 2, 1, 2@)@ coin, table(place, 0, 1) gem; b",
    "each s in sites { move top@(@deck) to s.pile }; b",
]
MISSED = [(each, "expr") for each in EXPR] + [(each, "seq") for each in SEQ]


def found(text: str, start: str) -> list[Span]:
    node, findings = parse(text_of("test", text), start)  # type: ignore[call-overload]
    assert node is None
    return [each.span for each in findings]


def beside(span: Span, at: int) -> bool:
    """Does it touch the place, blanks aside, on its line?"""
    text = span.source.text
    same_line = span.position[0] == span.source.position(at)[0]
    return same_line and not (text[span.end : at] + text[at : span.start]).strip()


@pytest.mark.parametrize(("text", "start"), MISSED)
def test_a_bracket_is_missed_in_its_place(text: str, start: str) -> None:
    at = text.index("@")
    (span,) = found(text[:at] + text[at + 3 :], start)
    assert beside(span, at)


@pytest.mark.parametrize("text", ["gain 1 gold }", "a; b }; c", "may; b }"])
def test_a_brace_that_closes_no_block_is_one_too_many(text: str) -> None:
    assert text.index("}") in [each.start for each in found(text, "seq")]


def test_a_long_text_is_not_tried_for_long() -> None:
    text = ", ".join(["a"] * 700)
    assert [each.text for each in found(f"min({text}", "args")] == ["a"]


def test_each_function_has_its_arguments_in_the_table() -> None:
    assert list(SIGNATURES) == list(FUNCTIONS)


def effects() -> Iterator[str]:
    """What the entries of a pack do, its first line indented as in the file."""
    for entry, _ in texts(linked(packaged_content() / "kiln")[0].model):
        node = entry.scalar("do")
        if node is not None and "#" not in node.span.text:
            line = node.source.line(node.span.position[0])
            yield " " * (len(line) - len(line.lstrip())) + node.span.text.lstrip("|>-")


def test_most_brackets_of_a_pack_are_missed_where_they_stood() -> None:
    right = []
    for text in dict.fromkeys(effects()):
        places = [at for at, sign in enumerate(text) if sign in "(){}"]
        for at in places:
            spans = found(text[:at] + text[at + 1 :], "seq")
            right.append(len(spans) == 1 and beside(spans[0], at))
    assert len(right) > 80
    assert sum(right) / len(right) >= 0.93
