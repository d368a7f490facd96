"""YAML text -> nodes with spans: values, places, limits, and one finding for one mistake."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arnakdsl import codes
from arnakdsl.source import Source
from arnakdsl.yamltree import REFUSED, Mapping, Node, Scalar, Sequence, parse, parsers, read
from arnakdsl.yamltree.composer import DEEPEST
from arnakdsl.yamltree.words import LARGEST_FILE

BOTH = ("libyaml", "ruamel")


@pytest.fixture(params=BOTH)
def reader(request, monkeypatch):
    """Every test that asks for it runs on libyaml's events and on ruamel.yaml's own."""
    use(request.param, monkeypatch)
    return request.param


def use(reader, monkeypatch):
    if reader == "ruamel":
        monkeypatch.setattr(parsers, "libyaml", lambda: None)


def tree(text: str) -> Node:
    node, findings = parse(Source("test.yaml", text))
    assert not findings
    assert node is not None
    return node


def found(text: str) -> list[tuple[str, int, str]]:
    """Code, offset and text of each finding."""
    _, findings = parse(Source("test.yaml", text))
    return [(each.code.id, each.span.start, each.span.text) for each in findings]


def plain(node: Node | None) -> Any:
    """A tree as lists and dicts."""
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key.value: plain(value) for key, value in node.items}
    return None


def scalars(node: Node | None) -> Iterator[Scalar]:
    match node:
        case Scalar():
            yield node
        case Sequence():
            for item in node.items:
                yield from scalars(item)
        case Mapping():
            for key, value in node.items:
                yield key
                yield from scalars(value)


# ---------------------------------------------------------------- the catalogue

EXAMPLES = [(code, reader) for code in codes.FAMILIES[0].codes if code.bad for reader in BOTH]


@pytest.mark.parametrize(("code", "reader"), EXAMPLES, ids=lambda each: getattr(each, "name", each))
def test_each_code_is_found_in_its_bad_example_and_not_in_the_good_one(code, reader, monkeypatch):
    use(reader, monkeypatch)
    assert [each[0] for each in found(code.bad)] == [code.id]
    assert found(code.good) == []


# ---------------------------------------------------------------- values

VALUES = [  # text        value
    ("2", 2),
    ("-3", -3),
    ("010", 10),
    ("0o17", 15),
    ("0x1F", 31),
    ("1.5", 1.5),
    (".5", 0.5),
    ("1e3", 1000.0),
    ("-.inf", float("-inf")),
    ("true", True),
    ("False", False),
    ("null", None),
    ("~", None),
    ("yes", "yes"),
    ("off", "off"),
    ("1_000", "1_000"),
    ("12:30", "12:30"),
    ("2024-01-01", "2024-01-01"),
    ("=", "="),
    ("-", None),
    ("1.2.3", "1.2.3"),
    ("+", "+"),
    ("9" * 5000, "9" * 5000),
    ("'2'", "2"),
    ('"true"', "true"),
    ("|-\n  2", "2"),
    ("gain 2 coin", "gain 2 coin"),
    ("http://x", "http://x"),
]


@pytest.mark.parametrize(("text", "value"), [each for each in VALUES if each[0] != "-"])
def test_plain_scalars_follow_the_core_schema_of_yaml_1_2(text, value, reader):
    node = tree(f"a: {text}\n").get("a")
    assert isinstance(node, Scalar)
    assert node.value == value
    assert type(node.value) is type(value)


def test_nan_is_a_number():
    value = plain(tree("a: .nan"))["a"]
    assert value != value


TREES = [  # text                                value
    ("a: {b: 1, c: [x, 'y']}", {"a": {"b": 1, "c": ["x", "y"]}}),
    ("- [play:hat, buy:carrier_pigeon]", [["play:hat", "buy:carrier_pigeon"]]),
    ('- {"a":b, c: d:e}', [{"a": "b", "c": "d:e"}]),
    ("- &x [1, 2]\n- *x\n", [[1, 2], [1, 2]]),
    ("- &x rope\n- {*x : 1}\n", ["rope", {"rope": 1}]),
    ("a:\nb:\n", {"a": None, "b": None}),
    ("'<<': 1", {"<<": 1}),
    ("? a\n: b", {"a": "b"}),
    ("%YAML 1.2\n---\na: b\n...\n", {"a": "b"}),
    ("\ufeffa: é\r\nb: 😀\r\n", {"a": "é", "b": "😀"}),
]


@pytest.mark.parametrize(("text", "value"), TREES)
def test_trees(text, value, reader):
    assert plain(tree(text)) == value


@pytest.mark.parametrize("text", ["", "\n", "# nothing yet\n", "\ufeff", "---\n", "--- # later\n...\n"])
def test_an_empty_file_has_neither_tree_nor_findings(text, reader):
    assert parse(Source("test.yaml", text)) == (None, ())


def test_a_mapping_gives_its_values_by_key():
    node = tree("id: rope\ncost: 2")
    assert isinstance(node, Mapping)
    assert plain(node.get("cost")) == 2
    assert node.get("name") is None


def test_an_alias_is_the_anchored_node_itself():
    node = tree("- &x rope\n- *x\n")
    assert isinstance(node, Sequence)
    assert node.items[0] is node.items[1]


# ---------------------------------------------------------------- spans

SPANS = [  # text                             path        span
    ("- a: rope # c\n", (0, "a"), "rope"),
    ("- a: 'it''s' \n", (0, "a"), "'it''s'"),
    ("- a: two\n    lines\n- b", (0, "a"), "two\n    lines"),
    ("- a: |+\n    x\n\n\n- b", (0, "a"), "|+\n    x"),
    ("- a: >2-  # c\n    x\n  # c\n- b", (0, "a"), ">2-  # c\n    x"),
    ("- a: &x 'y'\n", (0, "a"), "'y'"),
    ("- a: &x # c\n    - y\n    - z\n\n", (0, "a"), "- y\n    - z"),
    ("- {a: [b, c] , d: e} \n", (0, "a"), "[b, c]"),
    ("- {a: [b, c] , d: e} \n", (0,), "{a: [b, c] , d: e}"),
    ("- a: 1\n  b: |\n    x\n\n- c: 1\n", (0,), "a: 1\n  b: |\n    x"),
    ("é: 😀\r\nü: x\r\n", ("ü",), "x"),
    ("\ufeffé: 😀\r\nü: x\r\n", ("ü",), "x"),
    ("- [é:😀, ü]", (0, 1), "ü"),
]


@pytest.mark.parametrize(("text", "path", "span"), SPANS)
def test_a_span_covers_the_whole_node(text, path, span, reader):
    node = tree(text)
    for step in path:
        node = node.get(step) if isinstance(node, Mapping) else node.items[step]
    assert node.span.text == span


EMPTY = [("- a:\n  b: 1", "a", 4), ("- {a: , b: 1}", "a", 5), ("- a:   # c\n  b: 1", "a", 4), ("- {a : }", "a", 6)]


@pytest.mark.parametrize(("text", "key", "at"), EMPTY)
def test_a_value_of_no_characters_stands_after_the_colon(text, key, at, reader):
    node = tree(text).items[0].get(key)
    assert (node.value, node.span.start, node.span.end) == (None, at, at)


TEXTS = [  # text of the value          decoded                  offset of each character
    ("ab c", "ab c", [0, 1, 2, 3]),
    ("ab\n   c\n\n   d", "ab c\nd", [0, 1, 2, 6, 8, 12]),
    ("ab  \r\n   c", "ab c", [0, 1, 5, 9]),
    ("'it''s  x'", "it's  x", [1, 2, 3, 5, 6, 7, 8]),
    ("'a\n   b\n\n\n  c'", "a b\n\nc", [1, 2, 6, 8, 9, 12]),
    (r'"\x41b\u00e9c\"\\"', 'Abéc"\\', [1, 5, 6, 12, 13, 15]),
    ('"a \\\n    b\\n\\\n\n  c"', "a b\n\nc", [1, 2, 9, 10, 14, 17]),
    ('"a  \n   b"', "a b", [1, 4, 8]),
    ("|\n  ab\n    c\n\n  d\n", "ab\n  c\n\nd\n", [4, 5, 6, 9, 10, 11, 12, 13, 16, 17]),
    ("|-\r\n  ab\r\n  c\r\n", "ab\nc", [6, 7, 9, 12]),
    ("|2-\n    ab\n   c", "  ab\n c", [6, 7, 8, 9, 10, 13, 14]),
    ("|+2\n\n \n   ", "\n\n \n", [4, 6, 9, 10]),
    ("|+ # c\n\n  a\n", "\na\n\n", [7, 10, 11, 12]),
    (">-\n  ab\n  c\n\n  d\n    e\n  f\n", "ab c\nd\n  e\nf", [5, 6, 7, 10, 12, 15, 16, 19, 20, 21, 22, 25]),
    ("&x >\n  ab  \n  c\n", "ab   c\n", [7, 8, 9, 10, 11, 14, 15]),
    ("&x 'ab'", "ab", [4, 5]),
]


@pytest.mark.parametrize(("text", "decoded", "offsets"), TEXTS)
def test_each_decoded_character_has_its_place_in_the_file(text, decoded, offsets, reader):
    before = "é😀:  "
    node = tree(f"{before}{text}\nb: c\n").get("é😀")
    assert node.text.value == decoded
    assert [each - len(before) for each in node.text.offsets[:-1]] == offsets
    assert node.text is node.text


# ---------------------------------------------------------------- mistakes

MISTAKES = [  # text                                         code     at  seen
    ("é😀: free: gain 1 coin", "AK011", 8, ":"),
    ("\ufeffé😀: free: gain 1 coin", "AK011", 9, ":"),
    ("a: x\r\nb: é\r\nc: 😀 d: e\r\n", "AK011", 18, ":"),
    ("x: {a: b: c}", "AK011", 8, ":"),
    ("- effect: gain 1\n    coin: 2\n", "AK012", 21, "coin"),
    ("a:\n  - x\n - y\n", "AK012", 10, "-"),
    ("- a: 1\n b: 2\n", "AK012", 8, "b"),
    ("- a: b\n  \tc: d\n", "AK013", 9, "\t"),
    ("a: x\t# a tab here is fine\nb:\n\tc: d\n", "AK013", 29, "\t"),
    ("- effect: *x y", "AK014", 13, "y"),
    ("a: [x] y z\n", "AK014", 7, "y z"),
    ("a: 'it's'\n", "AK014", 7, "s'"),
    ("é😀: 'x\r\nb: c\r\n", "AK015", 4, "'"),
    ("- tags: [a, b\n  cost: 1\n- id: b\n", "AK016", 12, "b"),
    ("a: {b: c", "AK016", 7, "c"),
    ("a: [", "AK016", 3, "["),
    ("- {a: x, b: choose {a}}", "AK017", 19, "{"),
    ("a: {b: [1}", "AK016", 9, "}"),
    ("- a: [b\n  c: [d]\n", "AK016", 6, "b"),
    ("a: {b: [c, d: e}\n", "AK016", 8, "c"),
    ("a: {b: c, d], e: f}\n", "AK022", 7, "c"),
    ("a: b: [c], d: e}\nf: g\n", "AK022", 3, "b:"),
    ("a:\n   b: c\n  d: e\n  f: g\nh:\n  i: j\n  k: l\n  m: n\n  o: p\nq:\n  r: s\n", "AK012", 6, "b"),
    ("- a: `x", "AK018", 5, "`"),
    ("- a: %x", "AK018", 5, "%"),
    ("- a: - gain", "AK018", 5, "-"),
    ("a: *\n", "AK018", 3, "*"),
    ("- a: > 3", "AK019", 7, "3"),
    ("- a: |gain 1", "AK019", 6, "gain 1"),
    ("a: {b: {c: 1},\n    d: {e: [2]}}\nf: {g: h}\n i: j\n", "AK012", 43, "i"),
    ("- a: [b,\n     c]\n  d:\n    - e\n   f: [g]\n", "AK012", 33, "f"),
    ("a: {b: [c, d: [e],\n    f: [g]}\n", "AK016", 8, "c"),
    ("key value\nb: 1\n", "AK020", 0, "key value"),
    ("a: 1\nb 2\n", "AK020", 5, "b 2"),
    ('a: "é\\x4"', "AK021", 5, "\\x4"),
    ('a: "\\ud83d\\ude00"', "AK021", 4, "\\ud83d"),
    ("a: [b, , c]", "AK010", 7, ","),
    ("a: b\n--- # c\nd: e\n", "AK030", 5, "---"),
    ("a: &x !t b", "AK031", 6, "!t"),
    ("a: !x!y b", "AK031", 3, "!x!y"),
    ("a: !!str 5", "AK031", 3, "!!str"),
    ("true: 1", "AK034", 0, "true"),
    ("? [a]\n: b\n", "AK034", 2, "[a]"),
    ("- {a: x, draw 1, draw 2}", "AK035", 9, "draw 1"),
    ("a: 1\r\x0bb: 2", "AK006", 4, "\r"),
    ("a: \u2028x", "AK006", 3, "\u2028"),
    ("a: \ud800", "AK006", 3, "\ud800"),
    ("a: x \ufeff", "AK006", 5, "\ufeff"),
]


@pytest.mark.parametrize(("text", "code", "at", "seen"), MISTAKES)
def test_one_mistake_is_one_finding_at_its_place(text, code, at, seen, reader):
    if reader == "ruamel" and "fine" in text:
        pytest.skip("ruamel.yaml refuses this tab too")
    assert found(text) == [(code, at, seen)]


def test_all_duplicates_are_found_and_the_first_is_kept(reader):
    node, findings = parse(Source("test.yaml", "a: 1\n'a': 2\nb: 3\na: 4\n"))
    assert [(each.span.start, each.related[0].span.start) for each in findings] == [(5, 0), (17, 0)]
    assert plain(node) == {"a": 1, "b": 3}


KEPT = [  # text                              what is left of the tree
    ("1: x\nb: y\n", {"b": "y"}),
    ("<<: {c: d}\nb: y\n", {"b": "y"}),
    ("a: *x\nb: y\n", {"a": None, "b": "y"}),
    ("a: !x z\nb: y\n", {"a": None, "b": "y"}),
    ("a: {draw 1}\nb: y\n", {"a": None, "b": "y"}),
    ("a: {c: d, draw 1}\nb: y\n", {"a": {"c": "d"}, "b": "y"}),
    ("a: &x [*x, 1]\nb: y\n", {"a": [None, 1], "b": "y"}),
    ("a: Site #2\nb: y\n", {"a": "Site", "b": "y"}),
]


@pytest.mark.parametrize(("text", "left"), KEPT)
def test_what_is_refused_leaves_the_rest_of_the_tree(text, left, reader):
    node, findings = parse(Source("test.yaml", text))
    assert len(findings) == 1
    assert plain(node) == left


@pytest.mark.parametrize("text", ["a: *x", "a: !x z", "a: {draw 1}"])
def test_a_value_already_reported_is_marked_as_such(text):
    node, _ = parse(Source("test.yaml", text))
    assert node.get("a").style == REFUSED


FIXES = [  # text                      after the fix
    ("a: free: gain 1 # c", "a: 'free: gain 1' # c"),
    ("a: it's: x", "a: 'it''s: x'"),
    ("a: @home", "a: '@home'"),
    ("1: x", "'1': x"),
]


@pytest.mark.parametrize(("text", "mended"), FIXES)
def test_a_fix_mends_the_file(text, mended):
    _, (finding,) = parse(Source("test.yaml", text))
    (edit,) = finding.fix.edits
    assert text[: edit.span.start] + edit.text + text[edit.span.end :] == mended
    assert found(mended) == []


def test_a_message_never_holds_a_whole_file():
    _, (finding,) = parse(Source("test.yaml", "'a' " + "b " * 1000))
    assert len(finding.message) < 120


# ---------------------------------------------------------------- hostile files

BOMB = "a: &a [x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{below}'] * 9)}]\n" for below, name in zip("abcdefgh", "bcdefghi", strict=True)
)
CHAIN = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 500))
HOSTILE = [  # name             text                                code
    ("brackets", "[" * 100_000, "AK039"),
    ("bracket lines", "[\n" * 100_000, "AK039"),
    ("braces", "{" * 100_000, "AK039"),
    ("braces in braces", "{a: " * 100_000, "AK039"),
    ("dashes", "- " * 100_000, "AK039"),
    ("question marks", "? " * 100_000, "AK039"),
    ("steps", "".join(" " * n + "a:\n" for n in range(1000)), "AK039"),
    ("open brackets, items", "[" + "a," * 10_000, "AK016"),
    ("aliases of aliases", BOMB, "AK038"),
    ("aliases in a chain", CHAIN, "AK039"),
    ("large", "a: b\n" * 2_000_000, "AK005"),
    ("unclosed quote", '"' + "a " * 500_000, "AK015"),
    ("spaces", "{a" + " " * 1_000_000, "AK016"),
    ("nul", "a: \0", "AK006"),
]


@pytest.mark.parametrize(("text", "code"), [each[1:] for each in HOSTILE], ids=[each[0] for each in HOSTILE])
def test_a_hostile_file_gives_one_finding_and_soon(text, code):
    began = time.process_time()
    assert [each[0] for each in found(text)] == [code]
    assert time.process_time() - began < 5


def test_depth_and_size_just_below_the_limit_are_read():
    assert found("[" * DEEPEST + "]" * DEEPEST) == []
    assert found("a: " + "x" * (LARGEST_FILE - 3)) == []
    assert found("a: &a [" + "x, " * 900 + "]\nb: [" + "*a, " * 11 + "]\n") == []


# ---------------------------------------------------------------- reading files


def folder(path: Path) -> None:
    path.mkdir()


def dangling_link(path: Path) -> None:
    path.symlink_to("nowhere.yaml")


def link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def nothing(path: Path) -> None:
    pass


UNREADABLE = [  # what stands there              code     part of the message
    (nothing, "AK001", "there is no file 'pack/x.yaml'"),
    (dangling_link, "AK001", "there is no file"),
    (folder, "AK002", "a folder"),
    (pipe, "AK002", "a pipe"),
    (link_to_itself, "AK003", "symbolic links"),
    (b"a: b\nc: \xff", "AK004", "byte 8 on line 2, '0xff'"),
    (b"\xef\xbb\xbfa: \xe9", "AK004", "byte 6 on line 1"),
    ("a: b".encode("utf-16"), "AK004", "byte 0"),
    (b"a: b\n" * 500_000, "AK005", "2500000 bytes"),
]


@pytest.mark.parametrize(("content", "code", "message"), UNREADABLE)
def test_a_file_that_cannot_be_read_is_one_finding(content, code, message, tmp_path):
    path = tmp_path / "x.yaml"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        content(path)
    source, (finding,) = read(path, "pack/x.yaml")
    assert source is None
    assert finding.code.id == code
    assert message in finding.message
    assert (finding.span.source.name, finding.span.position) == ("pack/x.yaml", (1, 1))


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_without_permission_is_one_finding(tmp_path):
    path = tmp_path / "x.yaml"
    path.touch(mode=0)
    _, findings = read(path, "x.yaml")
    assert [each.code.id for each in findings] == ["AK003"]


def test_a_file_is_read_with_its_line_ends_and_without_its_byte_order_mark(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_bytes("\ufeffé: 😀\r\n".encode())
    source, findings = read(path, "x.yaml")
    assert (source.name, source.text, findings) == ("x.yaml", "é: 😀\r\n", ())


def test_a_path_no_system_can_hold_is_a_missing_file():
    _, findings = read(Path("a\0b"), "x.yaml")
    assert [each.code.id for each in findings] == ["AK001"]


# ---------------------------------------------------------------- properties

LINE = st.text(st.sampled_from("ab é😀'\"\\:#-{},\t"), max_size=12)
LINES = st.lists(LINE, min_size=1, max_size=5)
LINE_ENDS = st.sampled_from(["\n", "\r\n"])
ESCAPES = {"\\": "\\\\", '"': '\\"', "\t": "\\t", "é": "\\xe9", "😀": "\\U0001F600"}


def word(line: str) -> str:
    """A line that may stand in a plain scalar."""
    return "w" + "".join(each for each in line if each in "ab é😀'\"\\-") + "w"


def folded(lines: list[str]) -> str:
    return "\n   ".join(lines)


WRITERS = {
    "plain": lambda lines: folded([word(line) if n % 2 == 0 else "" for n, line in enumerate(lines)] + ["end"]),
    "single": lambda lines: "'" + folded([line.replace("'", "''") for line in lines]) + "'",
    "double": lambda lines: '"' + folded(["".join(ESCAPES.get(s, s) for s in line) for line in lines]) + '"',
    "joined": lambda lines: '"' + "\\\n   ".join(line.replace("\\", "").replace('"', "") for line in lines) + '"',
    "literal": lambda lines: "|\n" + "".join(f"   {line}\n" for line in ["x", *lines]),
    "literal, kept": lambda lines: "&a |3+ # c\n" + "".join(f"   {line}\n" for line in ["x", *lines]),
    "folded": lambda lines: ">-\n" + "".join(f"   {line}\n" for line in ["x", *lines]),
}


def ruamel(text: str) -> Any:
    return import_module("ruamel.yaml").YAML(typ="safe", pure=True).load(text)


@settings(max_examples=400, deadline=None)
@given(style=st.sampled_from(sorted(WRITERS)), lines=LINES, end=LINE_ENDS)
def test_values_are_ruamels_and_every_character_is_found_where_it_stands(style, lines, end):
    text = f"é: {WRITERS[style](lines)}\nb: c\n".replace("\n", end)
    node = tree(text).get("é")
    assert isinstance(node, Scalar)
    assert node.value == ruamel(text)["é"]
    assert_placed(node, text)


def assert_placed(node: Scalar, text: str) -> None:
    """Each character stands in the file at its offset, but for escapes and line ends; offsets rise."""
    value, offsets = node.text.value, node.text.offsets
    assert len(offsets) == len(value) + 1
    assert list(offsets[:-1]) == sorted(set(offsets[:-1]))
    assert offsets[-1] >= max(offsets[:-1], default=0)
    for sign, at in zip(value, offsets, strict=False):
        written = text[at : at + 1]
        assert written == sign or written == "\\" or (sign, written) == (" ", "\n")


PIECES = [
    *(
        "- ",
        "a: ",
        "b: ",
        "<<: ",
        "? ",
        ": ",
        "[",
        "]",
        "{",
        "}",
        ", ",
        "&a ",
        "*a",
        "!t ",
        "#",
        "# c\n",
        "@",
        "-",
        "~",
    ),
    *("word", "two words", "é😀", "1", "true", "play:hat", '"a":b', "'x''y'", '"q\\n\\x41\\\n   z"', '"', "'", "\\"),
    *("\n", "\n ", "\n  ", "\n    ", "\n\n   ", "\r\n", " ", "\t", "---\n", "...\n", "%YAML 1.2\n"),
    *("|", "|\n", "|\n  ", "|+2\n", ">-\n  ", ">2\n"),
]


@settings(max_examples=600, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join) | st.text())
def test_any_text_is_read_or_reported_inside_itself(text):
    source = Source("test.yaml", text)
    node, findings = parse(source)
    for each in findings:
        assert 0 <= each.span.start <= each.span.end <= len(text)
    for each in scalars(node):
        assert_placed(each, text)


def pack(seed: int, entries: int) -> str:
    """Entries as people write them, in every style."""
    chance = random.Random(seed)
    words = ("gain", "2 coin", "é", "😀", "play:hat", "card")

    def some() -> str:
        return " ".join(chance.choices(words, k=3))

    return "".join(
        f"- id: item_{n}\n  cost: {n % 5}\n  tags: [{some()}, play:hat]\n  effect: {some()};\n    {some()}\n"
        f"  text: >-\n    {some()}\n    {some()}\n\n  note: '{some()}''s' # {some()}\n  where: {{a: {some()}, b: [1]}}\n"
        for n in range(entries)
    )


def test_both_parsers_give_one_tree(monkeypatch):
    text = pack(seed=1, entries=100)
    trees = []
    for reader in BOTH:
        use(reader, monkeypatch)
        node = tree(text)
        trees.append(([(each.value, each.style, each.start, each.end) for each in scalars(node)], plain(node)))
    assert trees[0] == trees[1]
    assert trees[0][1] == ruamel(text)
