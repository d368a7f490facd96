"""The layout of files: a table of what becomes of what, and properties over the packs and their mangled files."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arnakdsl.entries import fingerprint
from arnakdsl.fmt import CannotFormat, Kinds, format_text, kinds_of
from arnakdsl.fmt.shapes import SCENARIOS, content
from arnakdsl.fmt.tree import tree
from arnakdsl.loading import load_pack
from arnakdsl.reference.generated import Generated
from arnakdsl.report import ContentError
from arnakdsl.resources import packaged_content
from arnakdsl.source import Source
from tests.fmt.mangling import Mangler, with_comments

LAYOUTS = {  # as written, in its layout
    "nothing": ("", ""),
    "blank lines": ("\n \n\n", ""),
    "a document of nothing": ("--- # a\n~\n", "# a\n"),
    "comments alone": ("\n# a\n\n\n# b", "# a\n\n# b\n"),
    "no line end": ("resource:\n  coin:", "resource:\n  coin:\n"),
    "a byte order mark": ("\ufeffresource:\n    coin:\n", "resource:\n  coin:\n"),
    "line ends of Windows": ("resource:\r\n    coin:   # x\r\n", "resource:\r\n  coin:  # x\r\n"),
    "tabs between": ("resource:\n  coin:\t{lasts:\tturn}\t# tab\n", "resource:\n  coin: {lasts: turn}  # tab\n"),
    "marks of a document": ("# a\n---\n# b\nresource:\n...\n# c\n", "# a\n\n# b\nresource:\n\n# c\n"),
    "blank lines in between": ("resource:\n\n\n  coin:\n\n\n  gem:\n\n", "resource:\n  coin:\n\n  gem:\n"),
    "brackets": ("{resource: {coin: , gem: {lasts: turn}}}", "resource:\n  coin:\n  gem: {lasts: turn}\n"),
    "short entries": (
        "pile:\n  a:\n    of:\n    - chip\n    view: all\n",
        "pile:\n  a: {of: [chip], view: all}\n",
    ),
    "entries with effects": ("action: {a: {do: draw}}", "action:\n  a:\n    do: draw\n"),
    "fields with a line for each": (
        "kind: {chip: {attributes: {a: number, b: {type: cost, default: nothing}}}}",
        "kind:\n  chip:\n    attributes:\n      a: number\n      b: {type: cost, default: nothing}\n",
    ),
    "a kind of the file": (
        "kind: {chip: {attributes: {gift: effect}}}\nchip: {a: {gift: 'draw;draw'}}",
        "kind:\n  chip:\n    attributes:\n      gift: effect\nchip:\n  a:\n    gift: draw; draw\n",
    ),
    "an unknown kind": ("chip: {a: {gift: 'draw;draw'}}", "chip:\n  a:\n    gift: draw;draw\n"),
    "quotes": (
        "score: {a: {note: 'it''s', name: \"1\", word: \"a\", value: 1, source: ['a, b', \"c\", ':']}}",
        "score:\n  a:\n    note: it's\n    name: \"1\"\n    word: a\n    value: 1\n    source: [\"a, b\", c, \":\"]\n",
    ),
    "no quotes that YAML needs": (
        "x:\n- '- a'\n- 'a: b'\n- 'a #b'\n- '@'\n- ' a'\n- 'null'\n- '<<'\n- 'a:b'\n- '\"'\n- '\\'\n",
        "x:\n  - \"- a\"\n  - \"a: b\"\n  - \"a #b\"\n  - \"@\"\n  - \" a\"\n  - \"null\"\n  - \"<<\"\n  - a:b\n  - '\"'\n  - \\\n",
    ),
    "signs of all the world": ('x:\n- "Caf\\u00e9 \\u2028 \\t"\n- "猫"\n', 'x:\n  - "Café \\u2028 \\t"\n  - 猫\n'),
    "texts of several lines": (
        "score:\n  a:\n    note: >\n      folded\n      text\n    name: |-\n      one\n\n      two\n    word: 'a\n\n      b'\n",
        "score:\n  a:\n    note: |\n      folded text\n    name: |-\n      one\n\n      two\n    word: |-\n      a\n      b\n",
    ),
    "a member of nothing": ("x:\n  a: ~\n  b: [~, c]\n", "x:\n  a:\n  b:\n    - null\n    - c\n"),
    "anchors": (
        "action:\n  a: &one\n    do: &d gain   1 coin\n  b: {do: *d, for: &f {x: hand}}\n  c: *one\n",
        "action:\n  a: &one\n    do: &d gain 1 coin\n  b:\n    do: *d\n    for: &f\n      x: hand\n  c: *one\n",
    ),
    "lists in lists": ("- - a\n  - b\n-\n  - c\n- []\n", "- - a\n  - b\n- - c\n- []\n"),
    "a long list": (
        "score:\n  a:\n    value: 1\n    source: [" + ", ".join(f"word_{at}" for at in range(16)) + "]\n",
        "score:\n  a:\n    value: 1\n    source: [" + ", ".join(f"word_{at}" for at in range(13)) + ",\n             "
        + ", ".join(f"word_{at}" for at in range(13, 16)) + "]\n",
    ),
    "comments in brackets": (
        "pile:\n  row: {of: [chip, # a\n     # b\n     pawn], view: all} # c\n",
        "pile:\n  row:  # c\n    of:\n      - chip  # a\n      # b\n      - pawn\n    view: all\n",
    ),
    "comments everywhere": (
        "action: # a\n  # b\n  x: # c\n    do: # d\n      # e\n      draw # f\n  # g\n# h\n",
        "action:  # a\n  # b\n  x:  # c\n    # d\n    # e\n    do: draw  # f\n  # g\n# h\n",
    ),
    "comments below their neighbours": (
        "resource:\n  coin: # a\n  silver: # b\n\n  gem: # c\n",
        "resource:\n  coin:    # a\n  silver:  # b\n\n  gem:  # c\n",
    ),
    "a field that was taken out": (
        "action:\n  x:\n    do: draw\n    # cost: 1\n\n  y:\n    do: draw\n",
        "action:\n  x:\n    do: draw\n    # cost: 1\n\n  y:\n    do: draw\n",
    ),
    "comments in what is empty": (
        "resource:\n  # a\npile: [ # b\n]\nkind: {\n  # c\n}\n",
        "resource:\n  # a\npile: []  # b\n# c\nkind: {}\n",
    ),
    "comments of an effect": (
        "action:\n  x:\n    do: \"draw; # a\\n  draw\"\n    cost: | # b\n      # c\n      1 coin\n",
        "action:\n  x:\n    do: |\n      draw;  # a\n      draw\n    cost: |  # b\n      # c\n      1 coin\n",
    ),
    "an effect that needs quotes": ("action:\n  x:\n    do: |\n      { draw } -> draw\n", "action:\n  x:\n    do: \"{ draw } -> draw\"\n"),
    "scenarios": (
        "- scenario: one\n  given: {game: {seed: 1}}\n  when:\n  - \"a:b\"\n  - refused: c\n  then:\n    p1:\n      coin: 2\n",
        "- scenario: one\n  given:\n    game: {seed: 1}\n  when: [a:b, {refused: c}]\n  then: {p1: {coin: 2}}\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("written", "expected"), LAYOUTS.values(), ids=LAYOUTS)
def test_the_layout_of_a_file(written: str, expected: str) -> None:
    assert format_text(written, "x.yaml") == expected
    assert format_text(expected, "x.yaml") == expected


def test_the_head_of_a_pack() -> None:
    written = (
        "{name: a, seats: {least: 1, most: 2}, options: {board: [x, y]}, box: {a: 1, b: 2}, screen: [{piles: [p]}]}"
    )
    expected = "name: a\nseats:\n  least: 1\n  most: 2\noptions:\n  board: [x, y]\nbox:\n  a: 1\n  b: 2\nscreen:\n  - piles: [p]\n"
    assert format_text(written, "pack.yaml") == expected


REFUSED = {
    "YAML that cannot be read": ("a: b: c\n", "AK011"),
    "tabs that indent": ("a:\n\tb: 1\n", "AK013"),
    "two documents": ("a: 1\n---\nb: 2\n", "AK030"),
    "a tag": ("a: !x b\n", "AK031"),
    "a key given twice": ("a: 1\na: 2\n", "AK033"),
    "an effect that cannot be read": ("action:\n  a:\n    do: gain (1 coin\n", "AK2"),
}


@pytest.mark.parametrize(("text", "code"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_read_is_refused_with_its_findings(text: str, code: str) -> None:
    with pytest.raises(ContentError) as caught:
        format_text(text, "x.yaml")
    assert [each.code.id[: len(code)] for each in caught.value.findings] == [code]


def test_a_directive_is_refused_in_one_sentence() -> None:
    with pytest.raises(CannotFormat, match="'%YAML'"):
        format_text("%YAML 1.2\n---\na:\n", "x.yaml")


# ---------------------------------------------------------------- properties

PACKS = packaged_content()
FILES = [
    PACKS / name for name in ("arnak/rules/definitions.yaml", "arnak/rival/rules.yaml", "kiln/rules/declarations.yaml")
]
LISTS = [PACKS / name for name in ("kiln/scenarios/helpers.yaml", "arnak/scenarios/views.yaml")]
COMMENT = re.compile(r"(?:^|\s)#.*")


@pytest.fixture(scope="module")
def kinds() -> dict[str, Kinds]:
    return {name: kinds_of(PACKS / name / "pack.yaml") for name in ("arnak", "kiln")}


def check_mangled(path: Path, kinds: Kinds, seed: int) -> None:
    """More comments are kept, and every other layout of the file comes back to the one."""
    chance = random.Random(seed)
    text = format_text(path.read_text("utf-8"), path, kinds)
    more, comments = with_comments(text, chance, chance.choice((0, 0, 0.05, 0.2)))
    expected = format_text(more, path, kinds)
    assert format_text(expected, path, kinds) == expected
    assert len(COMMENT.findall(expected)) == len(COMMENT.findall(more))
    assert all(expected.count(f"{each}\n") == 1 for each in comments)
    shape = content(kinds) if path.parent.name != "scenarios" else SCENARIOS
    mangled = Mangler(chance).file(tree(Source("x", expected)), shape)
    assert format_text(mangled, path, kinds) == expected


@pytest.mark.parametrize("path", [*FILES, *LISTS], ids=lambda each: f"{each.parents[1].name}-{each.stem}")
@given(seed=st.integers(0, 1_000_000))
@settings(max_examples=4, deadline=None)
def test_every_layout_of_a_file_becomes_the_one(path: Path, kinds: dict[str, Kinds], seed: int) -> None:
    check_mangled(path, kinds[path.parents[1].name], seed)


@pytest.mark.full
@pytest.mark.parametrize("path", sorted(PACKS.rglob("*.yaml")), ids=lambda each: str(each.relative_to(PACKS)))
def test_every_layout_of_every_file_becomes_the_one(path: Path, kinds: dict[str, Kinds]) -> None:
    if path.name != "pack.yaml":
        for seed in range(10):
            check_mangled(path, kinds[path.relative_to(PACKS).parts[0]], seed)


@pytest.mark.parametrize("seed", range(6))
def test_generated_packs_keep_their_hash(tmp_path: Path, seed: int) -> None:
    """In their layout, and in others: the hash does not depend on the layout."""
    Generated(seed).write(tmp_path)
    found = kinds_of(tmp_path / "pack.yaml")
    before = load_pack(tmp_path)[0]
    assert before is not None
    chance = random.Random(seed)
    for path in sorted(tmp_path.glob("*.yaml")):
        text = format_text(path.read_text("utf-8"), path, found)
        assert format_text(text, path, found) == text
        if path.name != "pack.yaml":
            mangled = Mangler(chance).file(tree(Source("x", text)), content(found))
            assert format_text(mangled, path, found) == text
            path.write_text(mangled, "utf-8")
    mangled_pack, findings = load_pack(tmp_path)
    assert mangled_pack is not None
    assert not findings
    assert fingerprint(mangled_pack) == fingerprint(before)


OF_ENTRIES = [each for each in sorted(PACKS.rglob("*.yaml")) if "scenarios" not in each.parts]
OF_SCENARIOS = [pytest.param(each, marks=pytest.mark.full) for each in sorted(PACKS.glob("*/scenarios/**/*.yaml"))]


@pytest.mark.parametrize("path", [*OF_ENTRIES, *LISTS, *OF_SCENARIOS], ids=lambda each: str(each.relative_to(PACKS)))
def test_the_packs_are_in_their_layout(path: Path, kinds: dict[str, Kinds]) -> None:
    text = path.read_text("utf-8")
    assert format_text(text, path, kinds[path.relative_to(PACKS).parts[0]]) == text, "run `arnakc fmt content`"


@pytest.mark.parametrize("name", ["arnak", "kiln"])
def test_the_packs_keep_their_hash(name: str, tmp_path: Path, kinds: dict[str, Kinds]) -> None:
    folder = tmp_path / name
    shutil.copytree(PACKS / name, folder)
    before = load_pack(folder)[0]
    assert before is not None
    chance = random.Random(name)
    for path in sorted(each for each in folder.rglob("*.yaml") if "scenarios" not in each.parts):
        text = format_text(path.read_text("utf-8"), path, kinds[name])
        path.write_text(text, "utf-8")
        if path.name != "pack.yaml" and path.parent.name == "rules":
            path.write_text(Mangler(chance).file(tree(Source("x", text)), content(kinds[name])), "utf-8")
    after = load_pack(folder)[0]
    assert after is not None
    assert fingerprint(after) == fingerprint(before)
