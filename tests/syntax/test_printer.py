from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from arnakdsl.syntax.parse import parse_args, parse_expr, parse_query, parse_steps
from arnakdsl.syntax.printer import print_expr, print_step
from tests.support import text_of
from tests.syntax.asts import EXPRS, STEPS, bare

STEPS_PRINTED = [  # text, as printed
    ("gain   2 gold ;", "gain 2 gold"),
    ("gain gold 2", "gain gold 2"),
    ("if a { b } c", "if a { b }; c"),
    ("{ a }", "a"),
    ("{ a; b }; c", "{ a; b }; c"),
    ("if a { { b } } else { if c { d } }", "if a { b } else if c { d }"),
    ("if a { b } else { c; d }", "if a { b } else { c; d }"),
    ("may { a -> b }", "may a -> b"),
    ("{ may a } -> b", "{ may a } -> b"),
    ("a -> { b -> c }", "a -> b -> c"),
    ("{ a -> b } -> c", "{ a -> b } -> c"),
    ("a -> b as x", "a -> b as x"),
    ("a -> { b as x }", "a -> { b as x }"),
    ("may { a as x } as y", "may { a as x } as y"),
    ("move pick hand as card to play", "move pick hand as card to play"),
    ("{ exile pick hand } as exile", "{ exile pick hand } as exile"),
    ("{ may a -> exile pick hand } as exile", "{ may a -> exile pick hand } as exile"),
    ("exile pick hand as card as exile", "exile pick hand as card as exile"),
    ("choose  2{a|b;c|{d}}", "choose 2 { a | b; c | d }"),
    ("a as use:card(x, y) # as the rules have it", "a as use:card(x, y)"),
    (
        "offer (dig or discover) less 1 gold,2 silver for 1 action",
        "offer dig or discover less 1 gold, 2 silver for 1 action",
    ),
    ("each s in (sites where mine) { a }", "each s in sites where mine { a }"),
    ("each player { a }", "each player { a }"),
    ("repeat 5 - count(hand) { a }", "repeat 5 - count(hand) { a }"),
    ("show (a by b), pick (c by d), e by f, g", "show (a by b), pick (c by d), e by f, g"),
    ("show pick a by b as x, c", "show pick a by b as x, c"),
]

EXPRS_PRINTED = [  # text, as printed
    ("((a))", "a"),
    ("a+b*c", "a + b * c"),
    ("(a + b) * c", "(a + b) * c"),
    ("a - (b - c)", "a - (b - c)"),
    ("(a - b) - c", "a - b - c"),
    ("a or (b and not c)", "a or b and not c"),
    ("(a or b) and c", "(a or b) and c"),
    ("not (a = 1)", "not a = 1"),
    ("(not a) = 1", "(not a) = 1"),
    ("0..n-1", "0 .. n - 1"),
    ("- - 1", "--1"),
    ("-(a + b)", "-(a + b)"),
    ("x.price - 1 gold", "x.price - 1 gold"),
    ("first(sites by row, -column).top", "first(sites by row, -column).top"),
    ("f()", "f()"),
    ("count(sites where (a or b))", "count(sites where a or b)"),
    ("any((a where b) + c)", "any((a where b) + c)"),
    ("007", "7"),
]


@pytest.mark.parametrize(("text", "printed"), STEPS_PRINTED)
def test_steps_are_printed_in_one_way(text: str, printed: str) -> None:
    step, findings = parse_steps(text_of("test", text))
    assert not findings
    assert step is not None
    assert print_step(step) == printed


@pytest.mark.parametrize(("text", "printed"), EXPRS_PRINTED)
def test_values_are_printed_in_one_way(text: str, printed: str) -> None:
    expr, findings = parse_expr(text_of("test", text))
    assert not findings
    assert expr is not None
    assert print_expr(expr) == printed


@given(STEPS)
@settings(max_examples=150, deadline=None)
def test_printed_steps_parse_to_the_same_steps(step: Any) -> None:
    printed = print_step(step)
    again, findings = parse_steps(text_of("test", printed))
    assert not findings, printed
    assert bare(again) == bare(step), printed
    assert again is not None
    assert print_step(again) == printed


@given(EXPRS)
@settings(max_examples=150, deadline=None)
def test_printed_values_parse_to_the_same_values(expr: Any) -> None:
    printed = print_expr(expr)
    again, findings = parse_query(text_of("test", printed))
    assert not findings, printed
    assert bare(again) == bare(expr), printed
    values, findings = parse_args(text_of("test", printed))
    assert not findings, printed
    assert bare(values) == bare((expr,)), printed
