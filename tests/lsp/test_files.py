"""Outline, colours and layout of a file; files of every sort and form."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

import pytest
from pygls.exceptions import JsonRpcException

from arnakdsl.lsp.completion import completions
from arnakdsl.lsp.definition import definition, references
from arnakdsl.lsp.hover import hover
from arnakdsl.lsp.layout import layout
from arnakdsl.lsp.rename import CannotRename, renamed_at
from arnakdsl.lsp.requests import REFUSED
from arnakdsl.lsp.server import is_no_refusal
from arnakdsl.lsp.session import path_of
from arnakdsl.lsp.symbols import named, outline
from arnakdsl.lsp.tokens import SORTS, tokens
from arnakdsl.lsp.workspace import Analysis, Workspace
from arnakdsl.mending import with_edits
from arnakdsl.source import Source


@pytest.mark.parametrize(
    ("text", "tops"),
    [
        ("card:\n  rope:\n    name: 'A Rope'\n  lamp:\nsite:\n  cave:\n", [("card", ["rope A Rope", "lamp"]), ("site", ["cave"])]),
        ("card:\r\n  rope:\r\n    name: \"x\r\n", [("card", ["rope x"])]),
        ("- scenario: one # first\n  when: [a]\n- scenario: two\n", [("one", []), ("two", [])]),
        ("name: tiny\nseats: {least: 1}\n", [("name", []), ("seats", [])]),
        ("", []),
    ],
)  # fmt: skip
def test_the_outline_of_a_file(text: str, tops: list[tuple[str, list[str]]]) -> None:
    found = outline(Source("x", text))
    assert [(top.name, [f"{each.name} {each.detail}".strip() for each in top.inside]) for top in found] == tops
    for each in (inner for top in found for inner in (top, *top.inside)):
        assert each.span.holds(each.name_span)


def test_entries_are_found_by_name(pack: Analysis) -> None:
    assert [(name, kind) for name, kind, _ in named([pack], "ro")] == [
        ("rounds", "procedure"), ("row", "pile"), ("rope", "card"),
    ] or {name for name, _, _ in named([pack], "ro")} == {"rounds", "row", "rope"}  # fmt: skip


def test_words_of_effects_have_colours(pack: Analysis) -> None:
    rules = pack.sources[pack.folder / "rules" / "rules.yaml"]
    line = 9
    found = [(each.span.text, each.sort) for each in tokens(pack, rules) if each.span.position[0] == line]
    assert found == [
        ("repeat", "keyword"), ("n", "parameter"), ("move", "method"), ("top", "function"), ("row", "variable"),
        ("to", "keyword"), ("deck", "variable"),
    ]  # fmt: skip
    cards = pack.sources[pack.folder / "cards.yaml"]
    found = [(each.span.text, each.sort) for each in tokens(pack, cards) if each.span.position[0] in (8, 9)]
    assert found == [
        ("gain", "method"), ("1", "number"), ("gem", "enumMember"), ("if", "keyword"), ("lamp", "enumMember"),
        ("used", "property"), ("draw", "method"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("card:\n  rope:\n    colour: 'red'\n    effect: gain 1 coin;draw\n", "card:\n  rope:\n    colour: red\n    effect: gain 1 coin; draw\n"),
        ("card:\r\n  rope:\r\n    colour:   red\r\n", "card:\r\n  rope:\r\n    colour: red\r\n"),
        ("card:\n  rope:\n    colour: red\n", None),
        ('card:\n  rope:\n    colour: "red\n', None),
        ("card:\n  rope:\n    effect: gain gain {\n", None),
    ],
)  # fmt: skip
def test_a_file_gets_its_layout(pack: Analysis, before: str, after: str | None) -> None:
    path = pack.folder / "cards.yaml"
    source = Source(str(path), before)
    edit = layout(pack, path, source)
    assert (with_edits(before, [edit]) if edit else None) == after


STRANGE = [
    "", "\n", "\t", "x", "- ", "[", "{", "card:", "card:\n", "card:\n  rope:", "card: 3", "card: [a]", "? x\n: y", "%YAML",
    "card:\n  rope:\n    effect: [gain 1 coin]\n", "card:\n  rope:\n    effect: {gain 1 coin}\n", "card:\n\trope:\n",
    "card:\n  rope:\n    effect: |\n", "card:\n  rope:\n    effect: |\n gain", "card:\n  rope:\n    effect: gain 1 coin: x\n",
    "card:\n  rope:\n    effect: &a gain\n  lamp: *a\n", "card:\r  rope:\r", "card:\n  r\0pe:\n", "\ufeffcard:\n  rope:\n",
    "card:\n  rope:\n    effect: gain 1 \U0001f600 coin 한국\n", "card:\n  rope:\n    effect: " + "(" * 200, "a: b\n---\nc: d\n",
    "card:\n  rope:\n    effect: let = ; each in { . . } where by\n", "kind:\n  card:\n    any_of: [card]\n", "pile:\n  row: {of: [}\n",
]  # fmt: skip


@pytest.mark.parametrize("name", ["cards.yaml", "pack.yaml", "scenarios/turns.yaml", "new.yaml"])
def test_no_text_breaks_anything(small: Path, name: str) -> None:
    workspace = Workspace()
    path = small / name
    workspace.analyse(small)
    for text in STRANGE:
        source = workspace.put(path, text)
        pack = workspace.analyse(small)
        assert all(each.span.end <= len(each.span.source.text) for each in pack.findings)
        outline(source), tokens(pack, source), layout(pack, path, source)
        for offset in range(0, len(text) + 1, max(1, len(text) // 12)):
            completions(pack, path, text, offset)
            hover(pack, source, offset), definition(pack, source, offset), references(pack, source, offset)
            with suppress(CannotRename):
                renamed_at(pack, source, offset)


def test_a_broken_file_keeps_what_is_known_of_the_others(small: Path) -> None:
    workspace = Workspace()
    workspace.analyse(small)
    source = workspace.put(small / "cards.yaml", 'card:\n  rope:\n    effect: "gain 1 \n')
    pack = workspace.analyse(small)
    assert [Path(each.span.source.name).name for each in pack.findings] == ["cards.yaml"]
    offered = completions(pack, small / "cards.yaml", source.text, len(source.text) - 1)
    assert "coin" in {each.label for each in offered.items}


def test_a_head_that_is_not_saved_yet_is_a_pack(tmp_path: Path) -> None:
    workspace = Workspace()
    workspace.put(tmp_path / "pack.yaml", "name: new\nlanguage: 1\nseats: {least: 1, most: 2}\n")
    workspace.put(tmp_path / "rules.yaml", "resource:\n  coin: {off: player}\n")
    found = workspace.analysis(tmp_path / "rules.yaml")
    assert found is not None
    assert [each.message for each in found.findings] == ["unknown field 'off'"]


def test_every_colour_has_a_number() -> None:
    assert len(set(SORTS)) == len(SORTS)


def test_warnings_of_other_files_stay_until_they_are_looked_for_again(small: Path) -> None:
    workspace = Workspace()
    doubtful = "define:\n  idle:\n    takes:\n      n: number\n    do: nothing\n"
    workspace.put(small / "doubt.yaml", doubtful)
    first = workspace.analyse(small).findings
    assert [each.code.name for each in first] == ["unused-argument"]
    workspace.put(small / "cards.yaml", (small / "cards.yaml").read_text() + "\n")
    assert [each.order for each in workspace.analyse(small, doubts=False).findings] == [first[0].order]
    workspace.put(small / "doubt.yaml", doubtful.replace("do: nothing", "do: gain n coin"))
    assert workspace.analyse(small, doubts=False).findings == ()


@pytest.mark.parametrize(
    ("error", "is_logged"),
    [
        (JsonRpcException("the name is taken", REFUSED), False),
        (JsonRpcException("no such method"), True),
        (KeyError(), True),
    ],
)
def test_a_refusal_is_no_failure_of_the_server(error: Exception, is_logged: bool) -> None:
    record = logging.LogRecord("", logging.ERROR, "", 1, "", None, (type(error), error, None))
    assert is_no_refusal(record) == is_logged


@pytest.mark.parametrize("uri", ["untitled:Untitled-1", "https://x.y/z.yaml", "", "file:///a%00b.yaml"])
def test_what_is_no_file_has_no_path(uri: str) -> None:
    assert path_of(uri) is None
