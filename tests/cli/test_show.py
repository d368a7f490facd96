from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl.cli import main
from tests.support import write_pack

FILES = {
    "rules.yaml": (
        "resource:\n  coin:\nkind:\n  card:\n    all: cards\n    attributes:\n"
        "      effect: effect\n      next: {type: cards, optional: true}\n"
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
        "used by\n"
        "  card hat  tiny/a.yaml:8\n"
    )


USED = [("coin", ["rope"]), ("tin:1", ["hat"]), ("hat", [])]


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
    assert data["fields"] == {"name": "The Rope", "effect": "gain 1 coin;\ngain 2 coin\n", "source": ["A", "B"]}


def test_kinds(tmp_path: Path) -> None:
    assert run(tmp_path, "list").stdout == "3 card\n1 resource\n1 kind\n"
    assert json.loads(run(tmp_path, "list", "--format", "json").stdout)["kinds"] == {
        "card": 3,
        "resource": 1,
        "kind": 1,
    }


def test_entries_of_a_kind(tmp_path: Path) -> None:
    assert run(tmp_path, "list", "card").stdout == "rope   The Rope\nhat    A hat like a rope\ntin:1\n"
    entries = json.loads(run(tmp_path, "list", "card", "--format", "json").stdout)["entries"]
    assert entries[1] == {"id": "hat", "name": "A hat like a rope", "file": "tiny/a.yaml", "line": 8, "column": 3}


def test_the_code_of_a_packaged_entry() -> None:
    result = CliRunner().invoke(main, ["show", "trowel", "--code"])
    assert result.exit_code == 0, result.output
    assert result.stdout.strip()
