"""`arnakc new` adds an entry that a check has nothing against, where others of its kind are."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

import arnakdsl
from arnakdsl.cli import main
from arnakdsl.fmt import format_text
from arnakdsl.loading import load_pack
from arnakdsl.new_entry import kinds_of
from arnakdsl.resources import packaged_content
from tests.support import write_pack

RULES = "resource:\n  coin:\nkind:\n  card:\n    all: cards\n    attributes:\n      worth: number\n      use: {type: [now, later], default: now}\n"
CARDS = "card:\n  rope: {worth: 1}\n  hat: {worth: 1}  # warm\n  # the last line\n\n"


def run(*args: object) -> Result:
    result = CliRunner().invoke(main, [str(each) for each in args])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_an_entry_stands_behind_the_last_of_its_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path, {"rules.yaml": RULES, "cards.yaml": CARDS})
    monkeypatch.chdir(tmp_path)
    result = run("new", "card", "old_jar")
    assert (result.exit_code, result.stdout) == (0, "cards.yaml:4: card old_jar\n")
    text = (tmp_path / "cards.yaml").read_text("utf-8")
    assert text.startswith(
        "card:\n  rope: {worth: 1}\n  hat: {worth: 1}  # warm\n  old_jar:\n    worth: 1  # number\n"
        "    # use: now  # [now, later]\n"
    )
    assert text.endswith("# a remark for people\n  # the last line\n\n")
    assert not arnakdsl.check(tmp_path)


ODD_FILES = {  # what a file says; the file of the new entry
    "in brackets": ("card: {rope: {worth: 1}}\n", "card.yaml"),
    "all in brackets": ("{card: {rope: {worth: 1}}}\n", "card.yaml"),
    "in brackets on lines": ("card: {\n  rope: {worth: 1},\n  hat: {worth: 2} }\n", "card.yaml"),
    "another column": ("card:\n     rope: {worth: 1}\n", "card.yaml"),
    "line ends of another system": ("card:\r\n  rope: {worth: 1}\r\n", "cards.yaml"),
    "and no last one": ("card:\r\n  rope: {worth: 1}", "cards.yaml"),
    "no last line end": ("card:\n  rope: {worth: 1}", "cards.yaml"),
    "a byte order mark": ("\ufeffcard:\n  rope: {worth: 1}\n", "cards.yaml"),
    "the end of a document": ("card:\n  rope: {worth: 1}\n...\n", "cards.yaml"),
    "no entry": ("card:\n", "card.yaml"),
}


@pytest.mark.parametrize("case", ODD_FILES)
def test_an_entry_can_be_read_in_files_of_every_form(tmp_path: Path, case: str) -> None:
    text, name = ODD_FILES[case]
    write_pack(tmp_path, {"rules.yaml": RULES, "cards.yaml": text})
    result = run("new", "card", "old_jar", "--pack", tmp_path)
    assert (result.exit_code, result.stdout.partition(":")[0]) == (0, str(tmp_path / name))
    pack, findings = load_pack(tmp_path)
    assert not findings
    assert pack
    assert "old_jar" in [each.id for each in pack.of_kind("card")]
    written = (tmp_path / name).read_bytes()
    assert written.count(b"\n") == written.count(b"\r\n") or "\r" not in text


def test_without_kin_it_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path, {"rules.yaml": RULES})
    monkeypatch.chdir(tmp_path)
    assert run("new", "card", "rope").stdout == "card.yaml:2: card rope\n"
    assert run("new", "icon", "boot").stdout == "rules.yaml:11: icon boot\n"
    assert not arnakdsl.check(tmp_path)
    assert arnakdsl.check(tmp_path).checked == {"card": 1, "resource": 1, "icon": 1, "kind": 1}


def test_show_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path, {"rules.yaml": RULES, "cards.yaml": CARDS})
    monkeypatch.chdir(tmp_path)
    lines = run("new", "card", "jar", "--show").stdout.splitlines()
    assert (lines[:2], lines[-1][:12]) == (["  jar:", "    worth: 1  # number"], "    # note: ")
    assert (tmp_path / "cards.yaml").read_text("utf-8") == CARDS


BESIDE = shutil.ignore_patterns("scenarios", "lang")
KILN = load_pack(packaged_content() / "kiln")[0]


@pytest.mark.parametrize("kind", kinds_of(KILN) if KILN else [])
def test_every_kind_of_a_pack(tmp_path: Path, kind: str) -> None:
    folder = Path(shutil.copytree(packaged_content() / "kiln", tmp_path / "kiln", ignore=BESIDE))
    before = {each: each.read_text("utf-8") for each in folder.rglob("*.yaml")}
    assert run("new", kind, "quite_new", "--pack", folder).exit_code == 0
    pack, findings = load_pack(folder)
    assert pack is not None
    assert not findings
    (entry,) = (each for each in pack.of_kind(kind) if each.id == "quite_new")
    path = Path(entry.id_span.source.name)
    if path not in before or format_text(before[path], path) == before[path]:
        assert format_text(path.read_text("utf-8"), path) == path.read_text("utf-8")


SAID = {
    "define": "define:\n  a:\n    takes: {c: card}\n    do: {}\n  b:\n    takes: {c: card}\n    do: {}\n",
    "action": "action:\n  a:\n    for: {c: cards}\n    do: {}\n",
    "unit": "unit:\n  a:\n    for: {c: cards}\n    option: a:{{c}}\n    do: {}\n",
}
"""Entries whose effects say names that only they give."""


@pytest.mark.parametrize("kind", SAID)
def test_an_entry_says_no_name_that_only_others_have(tmp_path: Path, kind: str) -> None:
    write_pack(
        tmp_path, {"rules.yaml": RULES, "cards.yaml": CARDS, "more.yaml": SAID[kind].replace("{}", "set c.used")}
    )
    (tmp_path / "rules.yaml").write_text(f"{RULES}    marks: {{used: flag}}\n")
    before = arnakdsl.check(tmp_path)
    assert run("new", kind, "quite_new", "--pack", tmp_path).stdout.count("\n") == 1
    assert len(arnakdsl.check(tmp_path)) == len(before)


REFUSED = [
    (("crad", "jar"), "there is no kind 'crad': did you mean 'card'?"),
    (("card", "rope"), "the id 'rope' is taken"),
    (("card", "Rope"), "'Rope' cannot be an id; did you mean 'rope'?"),
    (("card", "if"), "'if' "),
    (("card", ""), "'' cannot be an id; an id starts with"),
    (("card", " "), "cannot be an id; an id starts with"),
    (("card", "a\nb"), "cannot be an id; did you mean 'a_b'?"),
    (("card", "a: {}"), "'a: {}' cannot be an id"),
    (("card", "a\0"), "cannot be an id"),
]


@pytest.mark.parametrize(("arguments", "said"), REFUSED)
def test_what_cannot_be_added(tmp_path: Path, arguments: tuple[str, str], said: str) -> None:
    folder = write_pack(tmp_path, {"rules.yaml": RULES, "cards.yaml": CARDS})
    result = run("new", *arguments, "--pack", folder)
    assert result.exit_code == 2
    assert said in result.stderr
    assert (tmp_path / "cards.yaml").read_text("utf-8") == CARDS


def test_what_is_still_to_be_done_is_said(tmp_path: Path) -> None:
    rules = RULES.replace("use: {type: [now, later], default: now}", "of: card")
    result = run("new", "card", "jar", "--pack", write_pack(tmp_path, {"rules.yaml": rules}))
    assert result.exit_code == 0
    assert "error[AK" in result.stdout


COMPLETED = [  # the words before, the one that is begun, what it may become
    (["new", "--pack", "kiln"], "cha", ["chamber"]),
    (["list", "--pack", "kiln"], "reso", ["resource"]),
    (["show", "--pack", "kiln"], "rain_", ["rain_bowl"]),
    (["explain"], "ak13", ["AK130", "AK131", "AK132", "AK133"]),
    (["list", "--pack", "nowhere"], "reso", ["resource"]),
    ([], "exp", ["explain"]),
    (["schema", "--pack", "kiln"], "po", ["pot"]),
    (["schema", "--pack", "kiln"], "pac", ["pack"]),
    (["show", "rope", "--lang"], "p", ["pt"]),
    (["play", "--pack"], "ki", ["kiln", "ki"]),
    (["play", "--bot"], "2=ran", ["2=random"]),
    (["simulate", "--bot"], "gr", ["greedy"]),
    (["play", "--pack", "arnak", "--board"], "", ["bird", "snake"]),
]


@pytest.mark.parametrize(("before", "begun", "completed"), COMPLETED)
def test_words_are_completed(before: list[str], begun: str, completed: list[str]) -> None:
    found = ShellComplete(main, {}, "arnakc", "_ARNAKC_COMPLETE").get_completions(before, begun)
    assert [each.value for each in found] == completed
