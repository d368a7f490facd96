"""One mistake where something is declared is one finding, there, however often it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

import arnakdsl
from tests.docs.test_language import pack

TWICE = "trial:\n  one: {effect: water old_oak}\n  two: {effect: water pear_tree}\n"
WATER = "define:\n  water: {takes: {t: tree}, do: set t.ripe}\n"

MISTAKES = [  # a file beside the orchard, the code, the line and the characters meant
    (WATER.replace("  water", "  watre") + TWICE, "AK312", 2, "watre"),
    (WATER + TWICE.replace("water old", "watre old"), "AK201", 4, "watre"),
    (WATER.replace("{t: tree}", "{k: tree}").replace("set t.ripe", "set t.ripe; set t.owner to me") + TWICE, "AK312", 2, "k"),
    ("resource:\n  plumm:\ntrial:\n  one: {effect: gain 1 plum}\n  two: {effect: gain 2 plum}\n", "AK312", 2, "plumm"),
    ("kind:\n  well: {all: wells, attributes: {dept: number}}\nwell:\n  a_well: {depth: 1}\n  b_well: {depth: 2}\n",
     "AK312", 2, "dept"),
    ("kind:\n  well: {atributes: {depth: number}}\nwell:\n  a_well: {depth: 1}\n", "AK101", 2, "atributes"),
    ("kind:\n  well: {attributes: {depth: {type: number, defalt: 1}}}\nwell:\n  a_well: {}\n", "AK101", 2, "defalt"),
    ("kind:\n  well: {all: wells, marks: {guest: beest}, terms: {taken: guest}}\nwell:\n  a_well:\n"
     "trial:\n  one: {effect: 'let w = pick wells where taken; set w.guest to first(birds)'}\n", "AK309", 2, "beest"),
    ("invariant:\n  dry:\n    ech: tree\n    holds: not ripe or owner or days > 0\n", "AK101", 3, "ech"),
    ("trial:\n  one: {effect: if count(basket - bench) > 1 { gain 1 apple }}\n".replace("{effect: ", "{effect: '").replace("}}", "}'}"),
     "AK401", 2, "-"),
    ("trial:\n  one: {effect: gain counttrees) apple}\n", "AK227", 2, "counttrees"),
    ("resource:\n  plumm:  # a plumm is a kind of plum\ntrial:\n  one: {effect: gain 1 plum}\n  two: {effect: gain 2 plum}\n",
     "AK312", 2, "plumm"),
    ("kind:\n  well: {all: wells, attributes: {wet: {type: [dry, damp, wett], default: dry}}}\nwell:\n  a_well: {wet: damp}\n"
     "  b_well: {wet: wet}\n  c_well: {wet: wet}\n", "AK312", 2, "wett"),
    ("kind:\n  well: {all: wells, attributes: {brew: {type: effect, optional: true}}}\nwell:\n  a_well: {brw: gain 1 apple}\n", "AK101", 4, "brw"),
    ("kind:\n  well: {all: wells, marks: {low: {type: number, lasst: hour}}}\nwell:\n  a_well:\n"
     "trial:\n  one: {effect: clear hour}\n", "AK101", 2, "lasst"),
    ("kind:\n  well: {all: wells, attributes: {depth: number}}\nwell:\n  a_well: {note: deep, confidence: {depth: low}}\n", "AK102", 4, "a_well"),
    ("trial:\n  one: {effect: move from 2 shedd to heap}\n", "AK204", 2, "move from 2 shedd to heap"),
    ("trial:\n  one: {effect: set first(trees where ripe) to start.ripe}\n", "AK402", 2, "first(trees where ripe)"),
    ("trial:\n  one: {effect: 'gain yields(apple, old_oak.fruit) apple'}\n", "AK303", 2, "apple"),
]  # fmt: skip


@pytest.fixture(scope="module")
def orchard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack(tmp_path_factory.mktemp("misnamed"))


@pytest.mark.parametrize(("text", "code", "line", "at"), MISTAKES)
def test_a_mistake_in_a_declaration_is_one_finding(orchard: Path, text: str, code: str, line: int, at: str) -> None:
    (orchard / "example.yaml").write_text(text, encoding="utf-8")
    found = [(each.code.id, each.span.position[0], each.span.text) for each in arnakdsl.check(orchard)]
    assert found == [(code, line, at)]


def test_a_file_that_cannot_be_read_hides_no_kinds(orchard: Path) -> None:
    (orchard / "example.yaml").write_text("kind:\n  well: {all: wells\n  dish: {all: dishes}\n", encoding="utf-8")
    (orchard / "more.yaml").write_text("well:\n  a_well:\ndish:\n  a_dish:\n", encoding="utf-8")
    assert [each.code.id for each in arnakdsl.check(orchard)] == ["AK016"]
    (orchard / "more.yaml").unlink()


def test_a_kind_in_the_place_of_one_that_every_game_has_is_one_finding(tmp_path: Path) -> None:
    where = pack(tmp_path)
    (path,) = [each for each in where.glob("*.yaml") if "\n  game:\n" in each.read_text("utf-8")]
    path.write_text(path.read_text("utf-8").replace("\n  game:\n", "\n  gme:\n"), encoding="utf-8")
    assert [(each.code.id, each.span.text) for each in arnakdsl.check(where)] == [("AK312", "gme")]
