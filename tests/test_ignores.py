"""What a pack lets pass, on a line and in its head, and what is wrong with how it says so."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import arnakdsl
from arnakdsl.mending import mended
from arnakdsl.resources import packaged_content
from tests.support import write_pack

RULES = "resource:\n  coin:\nkind:\n  card:\n    all: cards\n    attributes:\n      worth: number\n"
HEAD = "name: tiny\nlanguage: 1\nseats: {least: 2, most: 4}\n"
CARD = "card:\n  rope:\n    worth: 1\n    name: "

CASES = {  # the entry's name and what follows it, what the head says; the codes that are left
    "nothing": ("Rope #2", "", ["AK040"]),
    "at the end of the line": ("Rope #2  # arnakc: ignore[AK040] a name", "", []),
    "without a reason, written close": ("Rope #2 #arnakc:ignore[AK040]", "", []),
    "several codes": ("Rope #2  # arnakc: ignore[AK117, AK040]", "", ["AK130"]),
    "alone above the line": ("|\n      Rope\n    # arnakc: ignore[AK040] so\n    # and more\n    note: a #2", "", []),
    "alone, far above": ("x\n# arnakc: ignore[AK040]\n  hat:\n    worth: 1\n    name: Rope #2", "", ["AK130", "AK040"]),
    "inside a text": ("|\n      Rope # arnakc: ignore[AK040]\n    note: a #2", "", ["AK040"]),
    "nothing to ignore": ("Rope  # arnakc: ignore[AK040] left over", "", ["AK130"]),
    "unused, let pass": ("Rope  # arnakc: ignore[AK040]", "AK130: ignore", []),
    "no such code": ("Rope  # arnakc: ignore[AK4O0]", "", ["AK131"]),
    "without brackets": ("Rope  # arnakc: ignore AK040", "", ["AK133"]),
    "no code": ("Rope  # arnakc: ignore[]", "", ["AK133"]),
    "another word": ("Rope  # arnakc: off", "", ["AK133"]),
    "a comment about the checker": ("Rope  # see arnakc: it checks", "", []),
    "an error": ("[]  # arnakc: ignore[AK103]", "", ["AK103", "AK132"]),
    "by the head": ("Rope #2", "AK040: ignore", []),
    "graded by the head": ("Rope #2", "AK040: error", ["AK040"]),
    "unused in the head": ("Rope", "AK040: ignore", ["AK130"]),
    "graded in the head, not found": ("Rope", "AK040: error", []),
    "no such code in the head": ("Rope", "AK4O0: ignore", ["AK131"]),
    "an error in the head": ("Rope", "AK101: warning", ["AK132"]),
    "no such level": ("Rope", "AK040: errror", ["AK103"]),
    "no such level of what is found": ("Rope #2", "AK040: errror", ["AK040", "AK103"]),
    "a number for a level": ("Rope #2", "AK040: 3", ["AK040", "AK103"]),
    "no level": ("Rope #2", "AK040: ", ["AK040", "AK103"]),
}


def pack(tmp_path: Path, name: str, findings: str = "") -> Path:
    head = HEAD + (f"findings: {{{findings}}}\n" if findings else "")
    return write_pack(tmp_path, {"pack.yaml": head, "rules.yaml": RULES, "a.yaml": f"{CARD}{name}\n"})


@pytest.mark.parametrize("case", CASES)
def test_what_is_left(tmp_path: Path, case: str) -> None:
    name, findings, left = CASES[case]
    assert [each.code.id for each in arnakdsl.check(pack(tmp_path, name, findings))] == left


def test_a_warning_can_be_graded_up_and_is_no_part_of_the_rules(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(packaged_content() / "kiln", tmp_path / "kiln"))
    with (folder / "pack.yaml").open("a", encoding="utf-8") as head:
        head.write("findings: {AK040: error}\n")
    pots = folder / "things" / "pots.yaml"
    pots.write_text(pots.read_text("utf-8").replace("price: 1 clay", "price: 1 clay #2", 1), encoding="utf-8")
    assert [str(each.severity) for each in arnakdsl.check(folder).errors] == ["error"]
    assert arnakdsl.compile(folder).hash == arnakdsl.compile(packaged_content() / "kiln").hash


def test_an_unused_comment_can_be_mended(tmp_path: Path) -> None:
    folder = pack(tmp_path, "Rope  # arnakc: ignore[AK040] left over\n    # arnakc: ignore[AK117, AK040]\n    note: x")
    found = mended(folder)
    assert [each.after.text for each in found.changes] == [f"{CARD}Rope\n    note: x\n"]
    assert not found.left


@pytest.mark.parametrize(
    ("comment", "hint"),
    [
        ("ignore AK040 so", "did you mean 'ignore[AK040]'?"),
        ("ignore: ak040, AK117", "did you mean 'ignore[AK040, AK117]'?"),
        ("Ignores(AK040)", "did you mean 'ignore[AK040]'?"),
        ("nothing", "write '# arnakc: ignore[CODE]'"),
        ("ignore[hash-in-text]", "a code is written as in AK117"),
        ("ignore[comment-in-text]", "did you mean 'AK040'?"),
        ("ignore[ak040]", "did you mean 'AK040'?"),
    ],
)
def test_how_it_should_be_written_is_said(tmp_path: Path, comment: str, hint: str) -> None:
    (found,) = arnakdsl.check(pack(tmp_path, f"Rope  # arnakc: {comment}"))
    assert found.hint == hint


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# arnakc: ignore[AK602] kept\nspare = x\n", []),
        ("# arnakc: ignore[AK602] kept\r\nspare = x\r\n", []),
        ("spare = x  # arnakc: ignore[AK602]\n", ["AK602", "AK133"]),
        ("spare =\n    x\n    # arnakc: ignore[AK602]\n", ["AK602", "AK133"]),
        ("spare = x  # see arnakc\n", ["AK602"]),
    ],
)
def test_in_fluent_a_comment_begins_its_line(tmp_path: Path, text: str, found: list[str]) -> None:
    folder = Path(shutil.copytree(packaged_content() / "kiln", tmp_path / "kiln"))
    with (folder / "lang/en/nouns.ftl").open("a", encoding="utf-8", newline="") as nouns:
        nouns.write(f"\n{text}")
    left = arnakdsl.check(folder)
    assert [each.code.id for each in left] == found
    assert all("a line of its own above" in each.hint for each in left if each.code.id == "AK133")
