"""The layout of effects: what stands on one line, where long ones break, and that words and comments stay."""

from __future__ import annotations

import random

import pytest

from arnakdsl.fmt.effects import meaning, on_lines, on_one_line, remarks, words_of
from arnakdsl.reference.writer import Writer
from arnakdsl.syntax.parse import parse
from arnakdsl.syntax.printer import print_step
from tests.support import text_of

ON_ONE_LINE = [  # as written, in its layout
    ("gain   1 coin", "gain 1 coin"),
    ("gain 1 coin;draw", "gain 1 coin; draw"),
    ("gain 1 coin ;draw;", "gain 1 coin; draw"),
    ("pay 1 coin->draw", "pay 1 coin -> draw"),
    ("if a{draw}else{discard}", "if a { draw } else { discard }"),
    ("if a { draw } discard", "if a { draw }; discard"),
    ("choose{draw|discard;}", "choose { draw | discard }"),
    ("choose 2 { draw |gain 1 coin as option : 1}", "choose 2 { draw | gain 1 coin as option:1 }"),
    ("move top ( deck ) to hand", "move top(deck) to hand"),
    ("lose(a+b)coin", "lose (a + b) coin"),
    ("may lose (a) coin", "may lose (a) coin"),
    ("pay 1 coin -> lose (a) coin", "pay 1 coin -> lose (a) coin"),
    ("gain - 1 coin", "gain -1 coin"),
    ("gain a-1 coin", "gain a - 1 coin"),
    ("let x=pick 0..n as take(x)", "let x = pick 0 .. n as take(x)"),
    ("each s in sites where a>=-2 by - row,- column{draw}", "each s in sites where a >= -2 by -row, -column { draw }"),
    ("move pick a . b where (x) and (not y)as for to c", "move pick a.b where (x) and (not y) as for to c"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "expected"), ON_ONE_LINE)
def test_an_effect_on_one_line(written: str, expected: str) -> None:
    assert on_one_line(written, verbs=True) == expected
    assert meaning(written) == meaning(expected)


ON_SEVERAL = {
    "steps": ("gain 1 coin; draw; draw; draw; draw", 0, ["gain 1 coin;", "draw;", "draw;", "draw;", "draw"]),
    "a block of three": (
        "may { draw; draw; draw }; discard", 0,
        ["may {", "  draw;", "  draw;", "  draw", "};", "discard"],
    ),
    "a block of two, one with a block": (
        "each x in s { if x { draw }; discard }", 0,
        ["each x in s {", "  if x { draw };", "  discard", "}"],
    ),
    "branches": (
        "may choose { draw; draw; draw as a | discard as b } as c", 0,
        ["may choose {", "  draw;", "  draw;", "  draw as a", "| discard as b", "} as c"],
    ),
    "an else opens with its if": (
        "if a { draw; draw; draw } else if b { draw } else { discard }", 0,
        ["if a {", "  draw;", "  draw;", "  draw", "} else if b {", "  draw", "} else {", "  discard", "}"],
    ),
    "comments": (
        "# a\ndraw # b\n; # c\n# d\nchoose { # e\n draw | # f\n discard # g\n # h\n} # i\n# j", 0,
        ["# a", "# b", "draw;  # c", "# d", "choose {", "  # e", "  draw", "| # f", "  discard  # g", "  # h", "}  # i", "# j"],
    ),
    "a comment inside of a step goes above it": ("gain # a\n1 coin", 0, ["# a", "gain 1 coin"]),
    "a long condition": (
        "if aaaaaaaaaaaaaaa or bbbbbbbbbbbbbbbb and cccccccccccccccccccc { draw }", 80,
        ["if aaaaaaaaaaaaaaa", "  or bbbbbbbbbbbbbbbb", "    and cccccccccccccccccccc {", "  draw", "}"],
    ),
    "a label is not broken": (
        "let old = pick spaces where mine and aaaaaaaaaaa as from", 80,
        ["let old = pick spaces", "  where mine and aaaaaaaaaaa as from"],
    ),
    "the words of a list fill the lines": (
        "gain table(a, 100, 200, 300, 400, 500, 600, 700, 800, 900)  coin, 2 gem", 80,
        ["gain table(a, 100, 200, 300, 400, 500,", "  600, 700, 800, 900) coin, 2 gem"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("written", "indent", "expected"), ON_SEVERAL.values(), ids=ON_SEVERAL)
def test_an_effect_on_several_lines(written: str, indent: int, expected: list[str]) -> None:
    assert on_lines(written, True, indent) == expected
    again = "\n".join(expected)
    assert on_lines(again, True, indent) == expected
    assert meaning(again) == meaning(written)
    assert sorted(remarks(again)) == sorted(remarks(written))


@pytest.mark.parametrize("seed", range(40))
def test_random_effects_keep_their_nodes(seed: int) -> None:
    writer = Writer(random.Random(seed))
    writer.level = 2
    text = writer.effect(3, {})
    step, findings = parse(text_of("t", text), "seq")
    assert not findings
    for width in (0, 60, 100):
        found = "\n".join(on_lines(text, True, width))
        again, findings = parse(text_of("t", found), "seq")
        assert not findings
        assert step is not None
        assert again is not None
        assert print_step(again) == print_step(step)
        assert "\n".join(on_lines(found, True, width)) == found
        assert [each.text for each in words_of(found)] == [each.text for each in words_of(" ".join(found.split()))]


@pytest.mark.parametrize("seed", range(20))
def test_one_line_is_what_the_nodes_print(seed: int) -> None:
    """A printed effect has no brackets too many, so its layout on one line is the printer's."""
    writer = Writer(random.Random(seed))
    step, _ = parse(text_of("t", writer.effect(2, {})), "seq")
    assert step is not None
    printed = print_step(step)
    flat = on_one_line(printed, verbs=True)
    assert flat is None or flat == printed
