from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from arnakdsl import codes, yamltree
from arnakdsl.findings import Finding
from arnakdsl.resources import cache_folder, packaged_content
from arnakdsl.source import Source, Span, Text
from arnakdsl.syntax import ast, lexing, table
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.parse import parse, parse_args, parse_expr, parse_query, parse_steps
from arnakdsl.syntax.printer import print_step
from arnakdsl.syntax.table import END, Table, load_table, make_lark
from arnakdsl.syntax.tokens import Token
from tests.support import text_of
from tests.syntax.asts import NOWHERE, bare

# ---------------------------------------------------------------- what texts mean


def shape(node: Any) -> Any:
    """A node as nested tuples: the name of its class, then its parts without places."""
    if isinstance(node, ast.Name):
        return node.text
    if isinstance(node, tuple):
        return tuple(map(shape, node))
    if not is_dataclass(node):
        return node
    return (type(node).__name__, *(shape(getattr(node, each.name)) for each in fields(node) if each.name != "span"))


def called(word: str) -> tuple[Any, ...]:
    return ("Call", word, (), ())


HAND, CARD = ("Path", ("hand",)), ("Label", ("card",), ())
TRADE = ("Trade", called("pay"), called("gain"))

STEPS = [  # text, structure
    ("gain 2 gold", ("Call", "gain", (("Amount", ("Int", 2), "gold", False),), ())),
    ("gain gold 2", ("Call", "gain", (("Amount", ("Int", 2), "gold", True),), ())),
    ("a; b", ("Seq", (called("a"), called("b")))),
    ("a; b;", ("Seq", (called("a"), called("b")))),
    ("{ a; b } c", ("Seq", (("Seq", (called("a"), called("b"))), called("c")))),
    ("pay -> gain as x", ("Labelled", TRADE, ("Label", ("x",), ()))),
    ("may pay -> gain as x:y", ("Labelled", ("May", TRADE), ("Label", ("x", "y"), ()))),
    ("pay -> { gain as x }", ("Trade", called("pay"), ("Labelled", called("gain"), ("Label", ("x",), ())))),
    ("drop pick hand as card", ("Call", "drop", (("Pick", HAND, CARD),), ())),
    ("drop pick hand as card as x", ("Labelled", ("Call", "drop", (("Pick", HAND, CARD),), ()), ("Label", ("x",), ()))),
    (
        "drop pick hand as card to a",
        ("Call", "drop", (("Pick", HAND, CARD),), (("Argument", "to", (("Path", ("a",)),)),)),
    ),
    ("let x = pick hand as card", ("Let", "x", ("Pick", HAND, CARD))),
    ("a as use:let:1", ("Labelled", called("a"), ("Label", ("use", "let", "1"), ()))),
    ("a as x(hand)", ("Labelled", called("a"), ("Label", ("x",), (HAND,)))),
    ("each player { a }", ("Each", "player", None, called("a"))),
    ("if hand { a } else if hand { b }", ("If", HAND, called("a"), ("If", HAND, called("b"), None))),
    ("choose 2 { a | b; c }", ("Choose", ("Int", 2), (called("a"), ("Seq", (called("b"), called("c")))))),
    ("a # b; c", called("a")),
    ("a; # b\nc", ("Seq", (called("a"), called("c")))),
]

SAME = [  # two texts with one meaning
    ("if a { b } c", "if a { b }; c"),
    ("choose { a } may { b } c", "choose { a }; may { b }; c"),
    ("pay -> { a } b", "{ pay -> a }; b"),
    ("may a -> b", "may { a -> b }"),
    ("a -> b -> c", "a -> { b -> c }"),
    ("show a or b and c", "show a or (b and c)"),
    ("show not a = b", "show not (a = b)"),
    ("show a - b - c", "show (a - b) - c"),
    ("show 0 .. a - 1", "show 0 .. (a - 1)"),
    ("show a + 1 gold", "show (a + 1) gold"),
    ("show a where b or c by d, -e", "show (a where (b or c) by d, (-e))"),
    ("show pick (a where b) as x, c", "show pick a where b as x, c"),
]


@pytest.mark.parametrize(("text", "structure"), STEPS)
def test_steps_are_read_as_meant(text: str, structure: Any) -> None:
    step, findings = parse_steps(text_of("test", text))
    assert findings == ()
    assert shape(step) == structure


@pytest.mark.parametrize(("left", "right"), SAME)
def test_two_texts_mean_the_same(left: str, right: str) -> None:
    (first, wrong), (second, also_wrong) = parse_steps(text_of("test", left)), parse_steps(text_of("test", right))
    assert (wrong, also_wrong) == ((), ())
    assert bare(first) == bare(second)


def test_each_start_has_its_kind_of_answer() -> None:
    values, _ = parse_args(text_of("test", "x.price, x.travel, 1 figure, pick hand"))
    assert [type(each) for each in values or ()] == [ast.Path, ast.Path, ast.Amount, ast.Pick]
    assert isinstance(parse_query(text_of("test", "sites where open by row, -column"))[0], ast.Query)
    assert isinstance(parse_expr(text_of("test", "a.b and not c"))[0], ast.Logic)
    assert parse_args(text_of("test", "1 gold,"))[0] is None


def test_a_name_stands_where_its_letters_stand() -> None:
    effect = "may { # yes\n      drop top(deck).owner less 1 gold }"
    source = Source("cards.yaml", f"- effect: |\n    {effect}\n")
    start = source.text.index("may")
    text = Text(source, effect, tuple(range(start, start + len(effect) + 1)))
    step, findings = parse_steps(text)
    assert findings == ()
    names = [node for node in nodes(step) if isinstance(node, ast.Name)]
    assert [each.text for each in names] == ["drop", "top", "deck", "owner", "less", "gold"]
    assert [each.span.text for each in names] == [each.text for each in names]
    assert names[0].span.position == (3, 7)


MEANT_TWICE = [  # field, text, start symbol
    ("effect", "gain 2 gold; may drop pick hand as card", "seq"),
    ("cost", "1 gold, -x.price", "args"),
    ("cost", "all", "expr"),
    ("value", "first(trees where fruit by row, -column).column + 2", "expr"),
]


@pytest.mark.parametrize(("field", "text", "start"), MEANT_TWICE)
def test_a_text_that_stands_again_is_read_as_if_it_stood_there_alone(field: str, text: str, start: Any) -> None:
    source = Source("cards.yaml", f"a:\n  {field}: {text}\nb:\n  {field}: {text}\n")
    first, again = (each.text for each in yamltree.scalars(yamltree.parse(source)[0]) if each.value == text)
    parse(first, start)
    assert parse(again, start) == parse(Text(source, text, tuple(again.offsets)), start)


def test_a_node_spans_all_its_characters() -> None:
    step, _ = parse_steps(text_of("test", "a; { b } -> c (1 + 2) * 3; if d { e }"))
    assert isinstance(step, ast.Seq)
    assert [each.span.text for each in step.steps] == ["a", "{ b } -> c (1 + 2) * 3", "if d { e }"]
    assert isinstance(step.steps[2], ast.If)
    assert step.steps[2].then.span.text == "e"


def nodes(node: Any) -> list[Any]:
    """A node and all below it."""
    if isinstance(node, tuple):
        return [found for each in node for found in nodes(each)]
    if not is_dataclass(node) or isinstance(node, Span):
        return []
    return [node, *(found for each in fields(node) for found in nodes(getattr(node, each.name)))]


# ---------------------------------------------------------------- what is wrong with texts

REJECTED: list[tuple[str, list[tuple[str, int, str]]]] = [  # text, code and offset and text of each finding
    ("", [("AK230", 0, "")]),
    ("  # nothing yet", [("AK230", 0, "  # nothing yet")]),
    # characters
    ("gain “1 gold”", [("AK221", 5, "“1 gold”")]),
    ("gain 1 'gold'", [("AK221", 7, "'gold'")]),
    ("pay 1 gold → gain 1 gem", [("AK220", 11, "→")]),
    ("if a == 1 and b ≥ 2 { c }", [("AK220", 5, "=="), ("AK220", 16, "≥")]),
    ("gain\u00a01 gold", [("AK224", 4, "\u00a0")]),
    ("Gain 1 gold", [("AK223", 0, "Gain")]),
    ("gain 1 göld", [("AK223", 7, "göld")]),
    ("gain @@ 1 gold $", [("AK225", 5, "@@"), ("AK225", 15, "$")]),
    ("gain @ to", [("AK225", 5, "@")]),
    # numbers
    ("gain 1.5 gold", [("AK222", 5, "1.5")]),
    ("gain 2gold", [("AK222", 5, "2gold")]),
    ("gain １ gold", [("AK222", 5, "１")]),
    (f"gain {'9' * 5000} gold", [("AK222", 5, "9" * 5000)]),
    ("gain 1000001 gold", [("AK222", 5, "1000001")]),
    ("choose -1 { a }", [("AK222", 7, "-1")]),
    # brackets
    ("may { gain 1 gold", [("AK226", 13, "gold")]),
    ("move top(deck to hand", [("AK226", 14, "to")]),
    ("a (b; c)", [("AK226", 4, ";")]),
    ("if a { choose { b | c } else { d }", [("AK226", 22, "}")]),
    ("if a { b else { d }", [("AK226", 9, "else")]),
    ("if a {\n  b;\nc", [("AK226", 10, ";")]),
    ("if a < b\neach t in c { d } }", [("AK217", 7, "b")]),
    ("gain 1 gold }", [("AK227", 12, "}")]),
    ("move top deck) to hand", [("AK227", 9, "deck")]),
    (" }", [("AK227", 1, "}")]),
    (") }", [("AK227", 0, ")"), ("AK227", 2, "}")]),
    ("{ a )", [("AK227", 4, ")")]),
    ("a (b }", [("AK227", 5, "}")]),
    ("a | b", [("AK216", 2, "|")]),
    ("may { a | b }", [("AK216", 8, "|")]),
    # nothing where something belongs
    ("choose { a | }", [("AK229", 13, "}")]),
    ("choose { | a }", [("AK229", 9, "|")]),
    ("if a { }", [("AK229", 7, "}")]),
    ("a;; b", [("AK229", 2, ";")]),
    ("gain 1 gold to", [("AK231", 14, "")]),
    ("gain 1 gold ->   # all of it", [("AK231", 14, "")]),
    ("may", [("AK231", 3, "")]),
    ("move a to; b", [("AK232", 9, ";")]),
    # signs that are missing
    ("gain 1 gold gain 1 gem", [("AK228", 12, "gain")]),
    ("gain 1 gold may draw", [("AK228", 12, "may")]),
    ("retire gain 3 gold", [("AK228", 7, "gain")]),
    ("pay 1 gold gain 1 gem", [("AK228", 11, "gain")]),
    # other signs where steps are parted
    ("gain 1 apple, gain 1 honey", [("AK232", 12, ",")]),
    ("gain 1 apple and gain 1 honey", [("AK232", 13, "and")]),
    ("gain 1 apple, 2 gem, gain 1 honey", [("AK232", 19, ",")]),
    ("gain 1 apple, may draw", [("AK232", 12, ",")]),
    ("draw, draw", [("AK232", 4, ",")]),
    ("draw and gain 1 honey", [("AK232", 5, "and")]),
    ("if a { gain 1 b and gain 2 c }; d", [("AK232", 16, "and")]),
    ("gain 1 a, gain 1 b, gain 1 c", [("AK232", 8, ","), ("AK232", 18, ",")]),
    ("gain 1 a, b gain 1 c", [("AK228", 12, "gain")]),
    # numbers beside what is no sign
    ("gain 7 / 2 apple", [("AK225", 7, "/")]),
    ("gain 7 % 2", [("AK225", 7, "%")]),
    # blocks that are missing
    ("if s.level = 2 gain 1 gold", [("AK217", 15, "gain")]),
    ("if mine; a", [("AK217", 7, "")]),
    ("if a { b } else c", [("AK217", 16, "c")]),
    ("choose a | b", [("AK217", 7, "a")]),
    # words in the wrong place
    ("let pick = 3", [("AK218", 4, "pick")]),
    ("each in in sites { a }", [("AK218", 5, "in")]),
    ("to hand", [("AK218", 0, "to")]),
    ("if pick hand { a }", [("AK210", 3, "pick")]),
    ("pay as buy -> gain 1 gem", [("AK219", 4, "as buy")]),
    ("gain 1 gold as x(a, (b)) to hand", [("AK219", 12, "as x(a, (b))")]),
    ("a as x as y", [("AK219", 2, "as x")]),
    ("if a { b }; else { c }", [("AK232", 12, "else")]),
    ("gain: 1 gold", [("AK232", 4, ":")]),
    ("x = 3", [("AK232", 2, "=")]),
    ("let x 3", [("AK232", 6, "3")]),
    ("each x of s { a }", [("AK232", 7, "of")]),
    ("repeat 2 gold { a }", [("AK232", 9, "gold")]),
    ("chose { a | b }", [("AK201", 0, "chose")]),
    ("repat 3 { a }", [("AK201", 0, "repat")]),
    ("if a { b } els { c }", [("AK201", 11, "els")]),
    # several mistakes, none that only follows
    ("if a { gain 1 to }; b to; c", [("AK232", 17, "}"), ("AK232", 24, ";")]),
    ("if { a to }; b", [("AK232", 3, "{"), ("AK232", 10, "}")]),
    ("a ->; choose { b | }; Gain 1 gold gain 2 gem", [
        ("AK232", 4, ";"), ("AK229", 19, "}"), ("AK223", 22, "Gain"), ("AK228", 34, "gain")]),
    ("a; b) c to", [("AK227", 4, ")")]),
    ("may; " * 20 + "a", [("AK232", 5 * n + 3, ";") for n in range(8)]),
]  # fmt: skip


def seen(findings: tuple[Finding, ...]) -> list[tuple[str, int, str]]:
    return [(each.code.id, each.span.start, each.span.text) for each in findings]


@pytest.mark.parametrize(("text", "wrong"), REJECTED)
def test_mistakes_are_named_where_they_stand(text: str, wrong: list[tuple[str, int, str]]) -> None:
    step, findings = parse_steps(text_of("test", text))
    assert step is None
    assert seen(findings) == wrong


BETWEEN_STEPS = [  # text, hint
    ("gain 1 apple, gain 1 honey", "write ';' instead: steps are parted by ';', values by ','"),
    ("gain 1 apple and gain 1 honey", "write ';' instead: steps are parted by ';', conditions by 'and'"),
]


@pytest.mark.parametrize(("text", "hint"), BETWEEN_STEPS)
def test_a_sign_between_steps_is_told_from_a_missing_one(text: str, hint: str) -> None:
    (finding,) = parse_steps(text_of("test", text))[1]
    assert finding.hint == hint


COSTS = [  # text, code and offset and text of the finding, hint
    ("pay 3 fly", ("AK232", 0, "pay"), "a cost has no verb: delete 'pay'"),
    ("pay 3 fly, 2 gem", ("AK232", 0, "pay"), "a cost has no verb: delete 'pay'"),
    ("2 gem, lose 3 fly", ("AK232", 7, "lose"), "a cost has no verb: delete 'lose'"),
    ("2 gem 3 fly", ("AK228", 6, "3"), "write ',' before it"),
]


@pytest.mark.parametrize(("text", "wrong", "hint"), COSTS)
def test_a_mistake_in_a_cost_is_one_finding(text: str, wrong: tuple[str, int, str], hint: str) -> None:
    _, findings = parse_args(text_of("test", text))
    assert seen(findings) == [wrong]
    assert findings[0].hint == hint


MENDED = [  # text, as its safe fixes make it
    ("Gain 1 gold", "gain 1 gold"),
    ("pay 1 gold → gain 1 gem", "pay 1 gold -> gain 1 gem"),
    ("if a == 1 and b ≥ 2 { c }", "if a = 1 and b >= 2 { c }"),
    ("gain 2gold", "gain 2 gold"),
    ("gain 1 'gold'", "gain 1 gold"),
    ("gain\u00a01 gold", "gain 1 gold"),
    ("a;; b", "a; b"),
    ("if a { b }; else { c }", "if a { b } else { c }"),
    ("chose { a | b }", "choose { a | b }"),
]


@pytest.mark.parametrize(("text", "mended"), MENDED)
def test_a_safe_fix_mends(text: str, mended: str) -> None:
    _, findings = parse_steps(text_of("test", text))
    edits = [edit for each in findings if each.fix and each.fix.applicability == "safe" for edit in each.fix.edits]
    for edit in sorted(edits, key=lambda edit: -edit.span.start):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    assert text == mended
    assert parse_steps(text_of("test", text))[1] == ()


UNSURE = ["gainItem 1", "pay 1 => gain 1", "gain 1 gold gain 1 gem"]


@pytest.mark.parametrize("text", UNSURE)
def test_a_guess_is_no_safe_fix(text: str) -> None:
    (finding,) = parse_steps(text_of("test", text))[1]
    assert finding.fix is None or finding.fix.applicability == "unsafe"


def test_no_fix_where_the_file_has_the_sign_in_another_spelling() -> None:
    written = r'"pay \u2192 gain"'
    offsets = (1, 2, 3, 4, 5, 11, 12, 13, 14, 15, 16)
    (finding,) = parse_steps(Text(Source("test", written), "pay → gain", offsets))[1]
    assert finding.code is codes.LOOKALIKE
    assert finding.fix is None


def test_a_missing_arrow_is_told_from_a_missing_semicolon() -> None:
    (paid,) = parse_steps(text_of("test", "pay 1 gold gain 1 gem"))[1]
    (other,) = parse_steps(text_of("test", "lose 1 gold gain 1 gem"))[1]
    assert ("'->'" in paid.message, "';'" in other.message) == (True, True)


# ---------------------------------------------------------------- any text at all

PIECES = st.sampled_from(
    [*load_table().keywords, "a", "gain", "2", "{", "}", "(", ")", ";", "|", ",", ":", "->", ".", "..", "=", "<=", "+",
     "-", "*", "\n", "# x\n", "→", "“", "1.5", "Gain", "é", "@"]
)  # fmt: skip


@given(st.text() | st.lists(PIECES, max_size=30).map(" ".join), st.sampled_from(["seq", "query", "args", "expr"]))
@example("\ud800", "seq")
@example("\0", "seq")
@settings(max_examples=1000, deadline=None)
def test_any_text_has_nodes_or_findings(text: str, start: str) -> None:
    found, findings = parse(text_of("test", text), start)
    assert (found is None) == bool(findings)
    assert len(findings) <= lexing.MOST
    assert all(0 <= each.span.start <= each.span.end <= len(text) for each in findings)
    assert list(findings) == sorted(findings, key=lambda each: each.order)


LONG = {
    "braces": "{" * 100_000,
    "brackets": "a " + "(" * 100_000,
    "pairs": "a " + "(" * 65 + "b" + ")" * 65,
    "not": "if " + "not " * 100_000 + "a { b }",
    "minus": "a " + "-" * 100_000 + "1",
    "sum": "a 1" + " + 1" * 100_000,
    "may": "may " * 100_000 + "a",
    "else": "if a { b }" + " else if a { b }" * 20_000,
    "may in braces": ("may " * 100 + "{") * 60 + "a" + "}" * 60,
}


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_too_deep_is_one_finding_and_soon(text: str) -> None:
    began = time.monotonic()
    _, findings = parse_steps(text_of("test", text))
    assert [each.code for each in findings] == [codes.TOO_DEEP_EFFECT]
    assert time.monotonic() - began < 10


WIDE = {
    "strange": "@ a " * 10_000,
    "closing": "a } " * 10_000,
    "mistakes": "may ; " * 10_000,
    "steps": "a; " * 10_000,
    "prepositions": "a " + "to b " * 10_000,
    "values": "a " + "b, " * 10_000 + "c",
    "one step": "a " + "b, " * 10_000,
}


@pytest.mark.parametrize("text", WIDE.values(), ids=WIDE)
def test_long_texts_are_read_in_time_that_grows_with_them(text: str) -> None:
    began = time.monotonic()
    parse_steps(text_of("test", text))
    assert time.monotonic() - began < 20


# ---------------------------------------------------------------- the grammar


def scalars(node: yamltree.Node | None) -> Iterator[str]:
    """The texts of a file, keys apart."""
    if isinstance(node, yamltree.Scalar):
        yield node.decoded
    elif isinstance(node, yamltree.Mapping):
        for _, value in node.items:
            yield from scalars(value)
    elif isinstance(node, yamltree.Sequence):
        for value in node.items:
            yield from scalars(value)


def corpus() -> list[str]:
    """All texts of the packs that come with us which can be read as steps."""
    files = [Source(path.name, path.read_text(encoding="utf-8")) for path in sorted(packaged_content().rglob("*.yaml"))]
    texts = dict.fromkeys(text for source in files for text in scalars(yamltree.parse(source)[0]))
    return [text for text in texts if parse_steps(text_of("test", text))[0] is not None]


def lark_tree(node: Any) -> Any:
    return (str(node.data), *map(lark_tree, node.children)) if hasattr(node, "children") else str(node)


def own_tree(rules: Table, text: str) -> Any:
    """The tree that our own parser makes of a text, from the names of the rules alone."""
    actions = {each.action: partial(named, each.action) for each in rules.rules}
    machine = Machine(rules, "seq", actions)
    tokens, _ = lexing.lex(text_of("test", text), rules)
    assert all(machine.feed(each) for each in [*tokens, Token(END, "", NOWHERE)])
    return machine.result


def named(action: str, children: list[Any]) -> Any:
    return (action, *(each.text if isinstance(each, Token) else each for each in children))


@pytest.mark.parametrize("lexer", ["basic", "contextual"])
def test_all_content_is_read_as_lark_reads_it(lexer: str) -> None:
    lark, rules, texts = make_lark(lexer=lexer), load_table(), corpus()
    assert len(texts) > 100
    for text in texts:
        assert own_tree(rules, text) == lark_tree(lark.parse(text, start="seq")), text


def test_content_survives_printing() -> None:
    for text in corpus():
        step, _ = parse_steps(text_of("test", text))
        assert step is not None
        again, findings = parse_steps(text_of("test", print_step(step)))
        assert findings == ()
        assert bare(again) == bare(step)


def test_the_grammar_has_no_conflicts() -> None:
    pytest.importorskip("interegular")
    make_lark(strict=True)


def test_no_verb_is_in_the_grammar() -> None:
    assert set(load_table().keywords) == {
        *("choose", "may", "let", "if", "else", "each", "in", "repeat", "while", "pick", "where", "by", "as"),
        *("or", "and", "not", "is", "to", "from", "on", "less", "for"),
    }


# ---------------------------------------------------------------- the cache


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the cache will be; the table is forgotten before and after, and none comes with the grammar."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(table, "shipped", lambda: None)
    load_table.cache_clear()
    yield tmp_path / "arnakdsl"
    load_table.cache_clear()


def test_the_table_that_comes_with_the_grammar_is_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m arnakdsl.syntax.table` writes it anew."""
    found, built = table.shipped(), table.build_table()
    assert found is not None
    assert found.terminals == built.terminals
    assert (found.keywords, found.ignored, len(found.states)) == (built.keywords, built.ignored, len(built.states))
    assert set(found.rules) == set(built.rules)
    monkeypatch.setattr(table, "grammar_text", lambda name, read=table.grammar_text: read(name) + "\n// more\n")
    assert table.shipped() is None


def test_the_table_is_kept_and_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = load_table()
    assert [each.suffix for each in folder.iterdir()] == [".json"]
    assert folder.stat().st_mode & 0o777 == 0o700
    load_table.cache_clear()
    monkeypatch.setattr(table, "build_table", lambda: pytest.fail("built twice"))
    assert load_table() == built


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"terminals": 1}', "\0", "null"])
def test_a_spoilt_cache_is_built_anew(folder: Path, content: str) -> None:
    built = load_table()
    (path,) = folder.iterdir()
    path.write_text(content, encoding="utf-8")
    load_table.cache_clear()
    assert load_table().rules == built.rules
    assert len(json.loads(path.read_text(encoding="utf-8"))["data"]["states"]) == len(built.states)


def test_a_folder_open_to_others_is_not_used(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)
    assert cache_folder() is None
    assert load_table().rules
    assert list(folder.iterdir()) == []


def test_a_link_is_not_used(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    folder.symlink_to(tmp_path / "elsewhere")
    assert cache_folder() is None


def test_without_a_folder_to_write_there_is_no_cache(folder: Path, tmp_path: Path) -> None:
    folder.write_text("a file in its place", encoding="utf-8")
    assert cache_folder() is None
    assert load_table().rules
