from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from arnakdsl.loading import load, load_pack, shown
from arnakdsl.resources import packaged_content
from tests.support import HEAD, write_pack

RULES = "resource:\n  coin:\n  gem: {lasts: turn}\nkind:\n  card:\n    all: cards\n"

REJECTED = [  # files beside RULES                             code     file      line column  what       hint
    ({"a.yaml": "card:\n  rope:\n  rope:\n"}, "AK302", "a.yaml", 3, 3, "rope", "give one"),
    ({"a.yaml": "card:\n  rope:\n", "b.yaml": "card:\n  rope:\n"}, "AK302", "b.yaml", 2, 3, "rope", "give one"),
    ({"a.yaml": "card:\n  coin:\n"}, "AK302", "rules.yaml", 2, 3, "coin", "give one"),
    ({"a.yaml": "crad:\n  rope:\n"}, "AK104", "a.yaml", 1, 1, "crad", "did you mean 'card'?"),
    ({"a.yaml": "resorce:\n  tin:\n"}, "AK104", "a.yaml", 1, 1, "resorce", "did you mean 'resource'?"),
    ({"a.yaml": "spaceship:\n  tin:\n"}, "AK104", "a.yaml", 1, 1, "spaceship", "under `kind`"),
    ({"a.yaml": "player:\n  tin:\n"}, "AK104", "a.yaml", 1, 1, "player", "one of the kinds with entries"),
    ({"a.yaml": "card:\n  Long-Rope:\n"}, "AK105", "a.yaml", 2, 3, "Long-Rope", "did you mean 'long_rope'?"),
    ({"a.yaml": "card:\n  rope:x:\n"}, "AK105", "a.yaml", 2, 3, "rope:x", "did you mean 'rope_x'?"),
    ({"a.yaml": "card:\n  '7up':\n"}, "AK105", "a.yaml", 2, 3, "'7up'", "starts with a lower-case letter"),
    ({"a.yaml": "kind:\n  action:\n"}, "AK110", "a.yaml", 2, 3, "action", "another name"),
    ({"a.yaml": "- id: rope\n"}, "AK103", "a.yaml", 1, 1, "- id: rope", "entries are written"),
    ({"a.yaml": "rope\n"}, "AK103", "a.yaml", 1, 1, "rope", "entries are written"),
    ({"a.yaml": "card: [rope]\n"}, "AK103", "a.yaml", 1, 7, "[rope]", "entries are written"),
    ({"a.yaml": "card:\n  rope: 3\n"}, "AK103", "a.yaml", 2, 9, "3", ""),
    ({"a.yaml": "card:\n  rope:\n\tx: 1\n"}, "AK013", "a.yaml", 3, 1, "\t", "spaces"),
    ({"a.yaml": "card:\n  rope: {a: 1, a: 2}\n"}, "AK033", "a.yaml", 2, 16, "a", ""),
    ({"a.yaml": "card:\n  tin:\ncard:\n  rope:\n"}, "AK033", "a.yaml", 3, 1, "card", ""),
    ({"x.yaml/note.txt": "hello"}, "AK002", "x.yaml", 1, 1, "", ""),
    ({"a.yaml": b"card:\n  r\xf6pe:\n"}, "AK004", "a.yaml", 1, 1, "", "UTF-8"),
]  # fmt: skip


@pytest.mark.parametrize(("files", "code", "file", "line", "column", "text", "hint"), REJECTED)
def test_a_mistake_gives_one_finding_where_it_stands(
    tmp_path: Path, files: dict[str, str | bytes], code: str, file: str, line: int, column: int, text: str, hint: str
) -> None:
    pack = write_pack(tmp_path / "tiny", {"rules.yaml": RULES, **files})
    _, findings = load_pack(pack)
    assert [(each.code.id, each.span.source.name) for each in findings] == [(code, f"{pack}/{file}")]
    assert (*findings[0].span.position, findings[0].span.text) == (line, column, text)
    assert hint in findings[0].hint


BAD_HEADS = [
    ("", "AK103", "", "nothing"),
    ("- tiny\n", "AK103", "- tiny", "a list"),
    ("tiny\n", "AK103", "tiny", "a single value"),
    ("name: [\n", "AK016", "[", ""),
    (HEAD + "titel: Tiny\n", "AK101", "titel", "'titel'"),
    ("nam: tiny\nlanguage: 1\nseats: {least: 1, most: 2}\n", "AK101", "nam", "'nam'"),
    ("name: tiny\nlanguage: 1\n", "AK102", "name", "'seats'"),
    ("name: tiny\nlanguage: 2\nseats: {least: 1, most: 2}\n", "AK103", "2", "must be 1"),
    ("name: tiny\nlanguage: 1\nseats: {least: 3, most: 2}\n", "AK103", "2", "at least 3"),
    ("name: tiny\nlanguage: 1\nseats: {least: 0, most: 2}\n", "AK103", "0", "at least 1"),
    ("name: tiny\nlanguage: 1\nseats: {most: 2}\n", "AK102", "seats", "'least'"),
    (HEAD + "version: 1.0\n", "AK103", "1.0", "a text"),
    (HEAD + "options: {board: []}\n", "AK103", "[]", "a list with something in it"),
]


@pytest.mark.parametrize(("head", "code", "text", "message"), BAD_HEADS)
def test_a_mistake_in_the_head_gives_one_finding(tmp_path: Path, head: str, code: str, text: str, message: str) -> None:
    _, findings = load_pack(write_pack(tmp_path / "tiny", {"rules.yaml": RULES}, head))
    assert [(each.code.id, each.span.text) for each in findings] == [(code, text)]
    assert message in findings[0].message


def test_entries_stand_in_the_order_of_their_files(tmp_path: Path) -> None:
    files = {
        "rules.yaml": RULES,
        "cards/b.yml": "card:\n  rope: {name: Rope}\n  hat:\n",
        "cards/a.yaml": "card:\n  tin:\n",
        "lang/en.yaml": "not: content\n",
        "scenarios/first.yaml": "- scenario: not content\n",
        ".hidden/x.yaml": "nothing: {}\n",
        ".x.yaml": "nothing: {}\n",
        "readme.txt": "nothing",
        "empty.yaml": "# nothing yet\n",
        "cards/lang/c.yaml": "card:\n  camp:1:\n",
    }
    pack, findings = load_pack(write_pack(tmp_path / "tiny", files))
    assert not findings
    assert pack
    assert [each.id for each in pack.entries] == ["tin", "rope", "hat", "camp:1", "coin", "gem", "card"]
    assert [key.value for key, _ in pack.entries[1].fields.values()] == ["name"]
    assert pack.name == "tiny"


def test_names_of_sources_are_as_the_path_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path / "content" / "tiny", {"cards/a.yaml": RULES})
    monkeypatch.chdir(tmp_path)
    pack, _ = load_pack(Path("content/tiny"))
    assert pack
    assert [each.name for each in pack.sources] == ["content/tiny/pack.yaml", "content/tiny/cards/a.yaml"]


def test_the_first_place_of_an_id_is_named(tmp_path: Path) -> None:
    files = {"a.yaml": "resource:\n  coin:\n", "b.yaml": "resource:\n  coin:\n  coin:\n"}
    _, findings = load_pack(write_pack(tmp_path / "tiny", files))
    assert [each.span.position for each in findings] == [(2, 3), (3, 3)]
    assert {related.message for each in findings for related in each.related} == {"first here"}


def test_entries_of_a_misspelt_kind_are_kept(tmp_path: Path) -> None:
    loaded = load(write_pack(tmp_path / "tiny", {"a.yaml": RULES, "b.yaml": "crad:\n  rope:\n"}))
    assert loaded.pack
    assert [each.id for each in loaded.pack.of_kind("card")] == ["rope"]
    assert not loaded.lost


LOST = [
    ("card: [rope]\n", True),
    ("spaceship:\n  rope:\n", True),
    ("card:\n  1:\n", True),
    ("card:\n  rope: 3\n", False),
    ("card:\n  rope:\n  rope:\n", False),
]


@pytest.mark.parametrize(("text", "lost"), LOST)
def test_it_is_known_whether_entries_are_missing(tmp_path: Path, text: str, lost: bool) -> None:
    assert load(write_pack(tmp_path / "tiny", {"a.yaml": RULES, "b.yaml": text})).lost == lost


FOLDERS = [
    (lambda path: path.rmdir(), "AK001"),
    (lambda path: None, "AK106"),
    (lambda path: (path.rmdir(), path.write_text("x")), "AK108"),
    (lambda path: (path / "pack.yaml").mkdir(), "AK002"),
    (lambda path: (path / "pack.yaml").symlink_to("gone"), "AK001"),
    (lambda path: write_pack(path, {}), "AK107"),
    (lambda path: write_pack(path, {"a.yaml": ""}), "AK107"),
    (lambda path: (write_pack(path, {"a.yaml": RULES}), (path / "b.yaml").symlink_to("gone")), "AK001"),
    (lambda path: (write_pack(path, {"a.yaml": RULES}), (path / "b.yaml").symlink_to("b.yaml")), "AK003"),
    (lambda path: (write_pack(path, {"a.yaml": RULES}), os.mkfifo(path / "b.yaml")), "AK002"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "code"), FOLDERS)
def test_a_folder_that_is_no_pack_gives_one_finding(tmp_path: Path, spoil: Callable[[Path], object], code: str) -> None:
    folder = tmp_path / "tiny"
    folder.mkdir()
    spoil(folder)
    _, findings = load_pack(folder)
    assert [each.code.id for each in findings] == [code]


def test_links_to_folders_are_followed_once(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "tiny", {"a.yaml": "resource:\n  coin:\n"})
    other = tmp_path / "other"
    other.mkdir()
    (other / "b.yaml").write_text("resource:\n  gem:\n")
    (pack / "other").symlink_to(other)
    (other / "back").symlink_to(pack)
    loaded, findings = load_pack(pack)
    assert not findings
    assert loaded
    assert [each.id for each in loaded.entries] == ["coin", "gem"]


@pytest.mark.parametrize("name", ["a\nb", "a\x1b[31m", os.fsdecode(b"a\xff")])
def test_names_of_files_are_shown_on_one_line(name: str) -> None:
    assert shown(Path(name)).isprintable()
    shown(Path(name)).encode()


def test_a_path_that_no_system_has_is_a_finding() -> None:
    _, findings = load_pack(Path("a\0b"))
    assert [each.code.id for each in findings] == ["AK001"]


def test_the_packaged_content_can_be_read() -> None:
    pack, findings = load_pack(packaged_content() / "arnak")
    assert not findings
    assert pack
