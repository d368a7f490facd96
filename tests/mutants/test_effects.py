"""Each operator on steps and values: what is changed, in words."""

from __future__ import annotations

import pytest

from arnakdsl.mutants.effects import Walk
from arnakdsl.syntax.parse import parse_expr, parse_query, parse_steps
from tests.support import text_of

OTHERS = {"fly": "song", "song": "fly"}

STEPS = [  # effect                                what comes of it
    ("gain 1 fly", ["step: gain 1 fly -> nothing", "number: gain 1 fly -> gain 2 fly", "resource: gain 1 fly -> gain 1 song"]),
    ("nothing", []),
    ("a; b", ["step: a -> nothing", "step: b -> nothing"]),
    ("pay 2 fly, x", ["step: pay 2 fly, x -> nothing", "cost: pay 2 fly, x -> pay x", "number: pay 2 fly, x -> pay 3 fly, x",
                      "resource: pay 2 fly, x -> pay 2 song, x"]),
    ("pay fee -> a", ["step: pay fee -> a -> nothing", "cost: pay fee -> a -> may a", "step: a -> nothing"]),
    ("may a", ["step: may a -> nothing", "may: may a -> a"]),
    ("may { a; b }", ["step: may { a; b } -> nothing", "may: may { a; b } -> { a; b }", "step: a -> nothing", "step: b -> nothing"]),
    ("may a as word", ["step: may a as word -> nothing", "may: may a as word -> a"]),
    ("if c { a }", ["step: if c { a } -> nothing", "condition: c -> 1 = 1", "condition: c -> not (c)"]),
    ("if c { a } else { b }", ["step: if c { a } else { b } -> nothing", "condition: c -> 1 = 1", "condition: c -> not (c)",
                               "step: a -> nothing", "step: b -> nothing"]),
    ("repeat 2 { a }", ["step: repeat 2 { a } -> nothing", "number: 2 -> 3"]),
    ("each x in y where z { a }", ["step: each x in y where z { a } -> nothing", "condition: z -> 1 = 1", "condition: z -> not (z)"]),
    ("choose { a | b }", ["step: choose { a | b } -> nothing", "branches: a | b -> b | a", "step: a -> nothing", "step: b -> nothing"]),
    ("choose { a as p | b as q }", ["step: choose { a as p | b as q } -> nothing", "branches: a as p | b -> b as p | a",
                                    "step: a -> nothing", "step: b -> nothing"]),
    ("choose { a | pick_up pick y }", ["step: choose { a | pick_up pick y } -> nothing", "step: a -> nothing",
                                       "step: pick_up pick y -> nothing"]),
    ("choose 2 { a | b }", ["step: choose 2 { a | b } -> nothing", "number: choose 2 { a | b } -> choose 1 { a | b }",
                            "branches: a | b -> b | a", "step: a -> nothing", "step: b -> nothing"]),
    ("let x = pick y where 1; a x", ["condition: 1 -> 1 = 1", "condition: 1 -> not (1)", "number: 1 -> 2", "step: a x -> nothing"]),
    ("while c { a }", ["step: while c { a } -> nothing", "condition: c -> 1 = 1", "condition: c -> not (c)"]),
]  # fmt: skip

CONDITIONS = [
    ("not a", ["condition: not a -> 1 = 1", "condition: not a -> not (not a)"]),
    ("a and not b", ["condition: a and not b -> 1 = 1", "condition: a and not b -> not (a and not b)",
                     "condition: a and not b -> (a)", "condition: a and not b -> (not b)", "condition: a and not b -> a and (b)"]),
    ("n > 2", ["condition: n > 2 -> 1 = 1", "condition: n > 2 -> not (n > 2)", "number: n > 2 -> n > 3"]),
]  # fmt: skip

VALUES = [
    ("3 * n + table(n, 1)", ["number: 3 -> 4", "number: 1 -> 2"]),
    ("either(c, a, b)", ["condition: either(c, a, b) -> either(1 = 1, a, b)", "branches: either(c, a, b) -> either(c, b, a)"]),
    ("-2", ["number: 2 -> 3"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "changes"), STEPS)
def test_steps(text: str, changes: list[str]) -> None:
    step, findings = parse_steps(text_of("test", text))
    assert step is not None, findings
    assert [f"{each.operator}: {each.words}" for each in Walk(OTHERS).body(step)] == changes


@pytest.mark.parametrize(("text", "changes"), CONDITIONS)
def test_conditions(text: str, changes: list[str]) -> None:
    value, _ = parse_expr(text_of("test", text))
    assert value is not None
    assert [f"{each.operator}: {each.words}" for each in Walk(OTHERS).condition(value)] == changes


@pytest.mark.parametrize(("text", "changes"), VALUES)
def test_values(text: str, changes: list[str]) -> None:
    value, _ = parse_query(text_of("test", text))
    assert value is not None
    assert [f"{each.operator}: {each.words}" for each in Walk(OTHERS).value(value)] == changes


@pytest.mark.parametrize("text", [text for text, _ in STEPS])
def test_every_change_can_be_read(text: str) -> None:
    step, _ = parse_steps(text_of("test", text))
    assert step is not None
    for each in Walk(OTHERS).body(step):
        changed = each.applied().text
        assert parse_steps(text_of("test", changed))[1] == (), changed
