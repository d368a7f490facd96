from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl.cli import main
from arnakdsl.functions import FUNCTIONS
from arnakdsl.manual import FUNCTION_MANUALS, manual_of
from arnakdsl.verbs import VERBS
from tests.support import write_pack

FILES = {
    "rules.yaml": (
        "resource:\n  coin:\nkind:\n  card:\n    all: cards\n    attributes:\n"
        "      effect: effect\n      next: {type: cards, optional: true}\n"
        "define:\n  earn:\n    takes:\n      a: number\n      b: number\n      for n: {type: number, default: 1}\n"
        "    do: gain a + b + n coin\n"
    ),
    "a.yaml": (
        "card:\n  rope:\n    name: The Rope\n    effect: |\n      gain 1 coin;\n      gain 2 coin\n    source: [A, B]\n"
        "  hat:\n    name: A hat like a rope\n    effect: nothing\n    next: [rope, tin:1]\n    note: coin\n"
        "  tin:1: {effect: nothing}\n"
    ),
}


def run(folder: Path, *args: str) -> Result:
    write_pack(folder / "tiny", FILES)
    return CliRunner().invoke(main, [*args, "--pack", "tiny"])


@pytest.fixture(autouse=True)
def _inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_an_entry(tmp_path: Path) -> None:
    assert run(tmp_path, "show", "rope").stdout == (
        "card rope\n"
        "  at tiny/a.yaml:2\n"
        "  name: The Rope\n"
        "  effect:\n"
        "    gain 1 coin;\n"
        "    gain 2 coin\n"
        "  source: A, B\n"
        "  text: Gain 1 coin. Gain 2 coin.\n"
        "used by\n"
        "  card hat  tiny/a.yaml:8\n"
    )


USED = [("coin", ["rope", "earn"]), ("tin:1", ["hat"]), ("hat", [])]


@pytest.mark.parametrize(("entry", "users"), USED)
def test_who_uses_it(tmp_path: Path, entry: str, users: list[str]) -> None:
    data = json.loads(run(tmp_path, "show", entry, "--format", "json").stdout)
    assert [each["id"] for each in data["used_by"]] == users


def test_an_entry_as_json(tmp_path: Path) -> None:
    data = json.loads(run(tmp_path, "show", "rope", "--format", "json").stdout)
    assert (data["kind"], data["id"], data["file"], data["line"], data["column"]) == (
        "card",
        "rope",
        "tiny/a.yaml",
        2,
        3,
    )
    assert data["text"] == {"effect": "Gain 1 coin. Gain 2 coin."}
    assert data["fields"] == {"name": "The Rope", "effect": "gain 1 coin;\ngain 2 coin\n", "source": ["A", "B"]}


WORDS = [
    ("gain", "verb gain\n  gain AMOUNTS\n  Add to counters of the running seat; an icon goes into its pool.\n"),
    ("swap", "verb swap\n  swap ONE, OTHER\n  Two things change places.\n"),
    ("set", "verb set\n  set MARK [to VALUE]\n  Give a mark a value; without `to`, a flag is set.\n"),
    ("count", "function count\n  count(SET)\n  how many\n"),
]


@pytest.mark.parametrize(("word", "text"), WORDS)
def test_a_word_of_the_language_has_a_manual(tmp_path: Path, word: str, text: str) -> None:
    assert run(tmp_path, "show", word).stdout == text


def test_a_word_as_json(tmp_path: Path) -> None:
    data = json.loads(run(tmp_path, "show", "lose", "--format", "json").stdout)
    assert (data["kind"], data["id"], data["signature"]) == ("verb", "lose", "lose AMOUNTS")
    assert data["manual"].startswith("Take from counters")


def test_every_verb_and_function_has_a_manual() -> None:
    assert [name for name in (*VERBS, *FUNCTIONS) if not (each := manual_of(name)) or not each.text] == []
    assert list(FUNCTION_MANUALS) == list(FUNCTIONS)


def test_a_definition_says_how_it_is_called(tmp_path: Path) -> None:
    text = run(tmp_path, "show", "earn").stdout
    assert text.splitlines()[:3] == ["define earn", "  at tiny/rules.yaml:10", "  called as: earn A, B [for N]"]
    assert json.loads(run(tmp_path, "show", "earn", "--format", "json").stdout)["signature"] == "earn A, B [for N]"


def test_a_kind_lists_its_fields(tmp_path: Path) -> None:
    text = run(tmp_path, "show", "card").stdout
    assert "  attributes:\n    effect: effect\n    next:\n      type: cards\n      optional: true\n" in text


def test_an_entry_with_the_name_of_a_word_is_shown_with_it(tmp_path: Path) -> None:
    write_pack(tmp_path / "tiny", {**FILES, "b.yaml": "card:\n  count: {effect: nothing}\n"})
    text = CliRunner().invoke(main, ["show", "count", "--pack", "tiny"]).stdout
    assert text.startswith("card count\n")
    assert text.endswith("\n\nfunction count\n  count(SET)\n  how many\n")


UNKNOWN = [
    (("show", "gian"), "there is no entry 'gian': did you mean 'gain'?"),
    (("show", "gain", "--code"), "'gain' is a word of the language: entries alone have code"),
]


@pytest.mark.parametrize(("args", "text"), UNKNOWN)
def test_what_cannot_be_shown(tmp_path: Path, args: tuple[str, ...], text: str) -> None:
    result = run(tmp_path, *args)
    assert result.exit_code == 2
    assert text in result.stderr


def test_the_text_in_a_language(tmp_path: Path) -> None:
    assert "  text: Gain 1 coin. Gain 2 coin.\n" in run(tmp_path, "show", "rope", "--lang", "en").stdout
    assert "  text: Ganhe 1 coin. Ganhe 2 coin.\n" in run(tmp_path, "show", "rope", "--lang", "pt").stdout


@pytest.mark.parametrize("lang", ["xx", "../en", ""])
@pytest.mark.parametrize("command", [("show", "rope"), ("list", "card"), ("simulate",)])
def test_a_language_that_is_not_there(tmp_path: Path, command: tuple[str, ...], lang: str) -> None:
    result = run(tmp_path, *command, "--lang", lang)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"Error: there is no language '{lang}': there are en, ")
    assert len(result.stderr.splitlines()) == 1


def test_names_in_a_language(tmp_path: Path) -> None:
    files = {**FILES, "lang/pt/names.ftl": "thing-rope = Corda\n", "lang/pt/unofficial.ftl": "thing-hat = Chapéu\n"}
    write_pack(tmp_path / "tiny", files)
    run_ = partial(CliRunner().invoke, main)
    listed = run_(["list", "card", "--lang", "pt", "--pack", "tiny"]).stdout
    assert listed == "rope   Corda\nhat    Chapéu (unofficial)\ntin:1\n"
    data = json.loads(run_(["list", "card", "--lang", "pt", "--format", "json", "--pack", "tiny"]).stdout)["entries"]
    assert [(each["name"], each["unofficial"]) for each in data] == [("Corda", False), ("Chapéu", True), ("", False)]
    assert "  called: Chapéu (unofficial)\n" in run_(["show", "hat", "--lang", "pt", "--pack", "tiny"]).stdout
    shown = json.loads(run_(["show", "rope", "--lang", "pt", "--format", "json", "--pack", "tiny"]).stdout)
    assert (shown["called"], shown["unofficial"]) == ("Corda", False)


def test_several_effects_of_an_entry() -> None:
    shown = CliRunner().invoke(main, ["show", "watch"]).stdout
    assert "  text:\n    effect: Gain 2 coins.\n    pass: Gain 3 coins.\n" in shown


def test_a_pack_with_errors_is_shown_without_its_text(tmp_path: Path) -> None:
    files = {**FILES, "b.yaml": "card:\n  box: {effect: gian 1 coin}\n"}
    write_pack(tmp_path / "tiny", files)
    shown = CliRunner().invoke(main, ["show", "rope", "--pack", "tiny"])
    assert (shown.exit_code, "text:" in shown.stdout) == (0, False)


def test_kinds(tmp_path: Path) -> None:
    assert run(tmp_path, "list").stdout == "3 card\n1 resource\n1 kind\n1 define\n"
    assert json.loads(run(tmp_path, "list", "--format", "json").stdout)["kinds"] == {
        "card": 3,
        "resource": 1,
        "kind": 1,
        "define": 1,
    }


def test_entries_of_a_kind(tmp_path: Path) -> None:
    assert run(tmp_path, "list", "card").stdout == "rope   The Rope\nhat    A hat like a rope\ntin:1\n"
    entries = json.loads(run(tmp_path, "list", "card", "--format", "json").stdout)["entries"]
    assert entries[1] == {"id": "hat", "name": "A hat like a rope", "file": "tiny/a.yaml", "line": 8, "column": 3}


def test_the_code_of_a_packaged_entry() -> None:
    result = CliRunner().invoke(main, ["show", "trowel", "--code"])
    assert result.exit_code == 0, result.output
    assert result.stdout.strip()
