"""What a check found is found again while nothing changes: the same to the byte, and never after a change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import arnakdsl
from arnakdsl import api, cache
from arnakdsl.render import FORMS, render
from arnakdsl.report import Report
from tests.support import write_pack

RULES = "resource:\n  coin:\nkind:\n  card:\n    all: cards\n    attributes:\n      worth: number\n"
FILES = {
    "rules.yaml": RULES,
    "a.yaml": "card:\n  rope: {worht: 1}\n  hat: {}\n",
    "b.yaml": "card:\n  rope: {worth: 2}\n  tin:\n    worth: 1\n    name: Tin #2\n",
    "c.yaml": "card:\n  jar: {worth: 1}  # arnakc: ignore[AK040] left over\n  1.5: {worth: 1}\n",
}


@pytest.fixture
def counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that were checked anew."""
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "cache"))
    folders: list[Path] = []
    real = api.all_findings

    def counting(folder: Path) -> Report:
        folders.append(folder)
        return real(folder)

    monkeypatch.setattr(api, "all_findings", counting)
    return folders


@pytest.mark.parametrize("form", FORMS)
def test_what_is_kept_is_the_same_to_the_byte(tmp_path: Path, counted: list[Path], form: str) -> None:
    folder = write_pack(tmp_path / "pack", FILES)
    first, second = (render(arnakdsl.check(folder), form) for _ in range(2))
    assert first == second
    assert len(arnakdsl.check(folder)) > 3
    assert counted == [folder]


CHANGES = {
    "a file": {"a.yaml": "card:\n  hat: {worth: 1}\n"},
    "the head": {"pack.yaml": "name: small\nlanguage: 1\nseats: {least: 1, most: 2}\n"},
    "a new file": {"d.yaml": "card:\n  pot: {worth: 1}\n"},
    "a scenario": {"scenarios/a.yaml": "- scenario: x\n"},
    "a text": {"lang/en/a.ftl": "a = b\n"},
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_checked(tmp_path: Path, counted: list[Path], change: str) -> None:
    folder = write_pack(tmp_path / "pack", FILES)
    arnakdsl.check(folder)
    write_pack(folder, dict(CHANGES[change]), head=None)
    arnakdsl.check(folder)
    assert len(counted) == 2


def test_another_folder_names_its_own_files(
    tmp_path: Path, counted: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one", "two"):
        write_pack(tmp_path / name / "pack", FILES)
        monkeypatch.chdir(tmp_path / name)
        assert arnakdsl.check("pack")[0].span.source.name == "pack/a.yaml"
    monkeypatch.chdir(tmp_path)
    assert arnakdsl.check("two/pack")[0].span.source.name == "two/pack/a.yaml"


def test_what_was_damaged_is_checked_anew(tmp_path: Path, counted: list[Path]) -> None:
    folder = write_pack(tmp_path / "pack", FILES)
    first = render(arnakdsl.check(folder), "json")
    for path in (tmp_path / "cache").iterdir():
        data = json.dumps({"sources": [], "findings": [{"code": "AK999"}], "checked": {}})
        path.write_text(data, encoding="utf-8")
    assert render(arnakdsl.check(folder), "json") == first
    assert len(counted) == 2
