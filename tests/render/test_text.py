from __future__ import annotations

import json

import click
import pytest

from arnakdsl.findings import Code, Edit, Finding, Fix, Severity
from arnakdsl.render import FORMS, render
from arnakdsl.render.json import render_json
from arnakdsl.render.text import render_text, summary, width
from arnakdsl.report import Report
from arnakdsl.source import Source, Span

UNKNOWN = Code("AK202", "unknown-resource", Severity.ERROR, "unknown resource '{name}'")
ODD = Code("AK599", "odd", Severity.WARNING, "odd")
ITEMS = Source("content/tiny/items.yaml", "\n" * 40 + "    effect: gain 2 coins\n")


def at(text: str, word: str, hint: str = "", code: Code = ODD) -> Finding:
    start = text.index(word)
    return code.at(Span(Source("a.yaml", text), start, start + len(word)), hint=hint)


def test_the_text_form() -> None:
    start = ITEMS.text.index("coins")
    span = Span(ITEMS, start, start + 5)
    help_ = "resources are declared in rules/declarations.yaml:4"
    finding = UNKNOWN.at(
        span, name="coins", hint="did you mean 'coin'?", help=help_, also=(("like here", Span(ITEMS, 44, 50)),)
    )
    assert render_text(Report([finding], {"item": 40, "artifact": 35})) == (
        "content/tiny/items.yaml:41:20: error[AK202]: unknown resource 'coins'\n"
        "   41 |     effect: gain 2 coins\n"
        "      |                    ^^^^^ did you mean 'coin'?\n"
        "   = note: like here: content/tiny/items.yaml:41:5\n"
        "   = help: resources are declared in rules/declarations.yaml:4\n"
        "checked 40 item, 35 artifact entries: 1 finding\n"
    )


EXCERPTS = [  # text, word, the line, the marks
    ("name: ropes\n", "rope", "    1 | name: ropes", "      |       ^^^^"),
    ("name: 長い rope\n", "rope", "    1 | name: 長い rope", "      |            ^^^^"),
    ("name: 長い rope\n", "長い", "    1 | name: 長い rope", "      |       ^^^^"),
    ("name: e\u0301te rope\n", "rope", "    1 | name: e\u0301te rope", "      |           ^^^^"),
    ("name:\trope\n", "rope", "    1 | name: rope", "      |       ^^^^"),
    ("name: |\n  a\n  b\n", "|\n  a\n  b", "    1 | name: |", "      |       ^"),
    ("name: a\x1b[31mb rope\n", "rope", "    1 | name: a\ufffd[31mb rope", "      |               ^^^^"),
    ("name: rope", "", "    1 | name: rope", "      | ^"),
]


@pytest.mark.parametrize(("text", "word", "line", "marks"), EXCERPTS)
def test_marks_stand_below_what_is_meant(text: str, word: str, line: str, marks: str) -> None:
    assert render_text(Report([at(text, word)], {})).split("\n")[1:3] == [line, marks]


def test_a_long_line_is_cut_around_the_place() -> None:
    lines = render_text(Report([at("x" * 5000 + "rope" + "y" * 5000, "rope")], {})).split("\n")
    assert max(map(len, lines)) < 200
    assert lines[1][lines[2].index("^") : lines[2].index("^") + 4] == "rope"
    assert lines[1].endswith("…")


def test_a_file_without_a_text_has_no_excerpt() -> None:
    finding = ODD.at(Span(Source("gone.yaml", ""), 0, 0), hint="add it")
    assert render_text(Report([finding], {})) == (
        "gone.yaml:1:1: warning[AK599]: odd\n   = help: add it\nchecked 0 entries: 1 finding\n"
    )


def test_colours_change_no_character() -> None:
    report = Report([at("name: rope\n", "rope", "did you mean 'hope'?")], {"item": 1})
    assert click.unstyle(render_text(report, True)) == render_text(report)
    assert render_text(report, True) != render_text(report)


SUMMARIES = [
    ({}, "checked 0 entries: 0 findings"),
    ({"item": 3, "pile": 1}, "checked 3 item, 1 pile entries: 0 findings"),
]


@pytest.mark.parametrize(("checked", "line"), SUMMARIES)
def test_the_last_line_says_what_was_checked(checked: dict[str, int], line: str) -> None:
    assert summary(Report([], checked)) == line


@pytest.mark.parametrize(("text", "columns"), [("", 0), ("rope", 4), ("長", 2), ("e\u0301", 1)])
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


def test_the_json_form() -> None:
    start = ITEMS.text.index("coins")
    span = Span(ITEMS, start, start + 5)
    place = {"file": "content/tiny/items.yaml", "line": 41, "column": 20, "end_line": 41, "end_column": 25}
    fix = Fix("safe", (Edit(span, "coin"),))
    finding = UNKNOWN.at(span, name="coins", hint="did you mean 'coin'?", also=(("like here", span),), fix=fix)
    report = Report([finding, at("rope", "rope")], {"item": 40})
    data = json.loads(render_json(report))
    assert data["version"] == 1
    assert data["checked"] == {"item": 40}
    assert data["findings"][1] == {
        "code": "AK202", "name": "unknown-resource", "severity": "error", "message": "unknown resource 'coins'", **place,
        "hint": "did you mean 'coin'?", "related": [{"message": "like here", **place}],
        "fix": {"applicability": "safe", "edits": [{**place, "text": "coin"}]},
    }  # fmt: skip
    assert data["findings"][0]["fix"] is None


@pytest.mark.parametrize("form", FORMS)
def test_every_form_ends_its_last_line(form: str) -> None:
    assert render(Report([], {}), form).endswith("\n")
