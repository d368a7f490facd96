from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl.cli import main
from tests.support import write_pack

RULES = "kind:\n  card:\n    all: cards\n    attributes:\n      gift: effect\n"
DRAFT = "card: {rope: {gift: 'gain 1 coin;draw'}} # all\n"
DONE = "card:  # all\n  rope:\n    gift: gain 1 coin; draw\n"


def run(*args: object, given: bytes | None = None) -> Result:
    result = CliRunner().invoke(main, ["fmt", *map(str, args)], input=given)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return write_pack(Path("tiny"), {"rules.yaml": RULES, "cards/a.yaml": DRAFT}, "name: tiny\nlanguage: 1\n")


def test_files_are_changed_where_they_are(pack: Path) -> None:
    (pack / "cards/a.yaml").chmod(0o640)
    result = run(pack)
    assert (result.exit_code, result.stdout) == (0, "changed tiny/cards/a.yaml\n")
    assert result.stderr == "1 changed, 2 unchanged\n"
    assert (pack / "cards/a.yaml").read_text() == DONE
    assert (pack / "cards/a.yaml").stat().st_mode & 0o777 == 0o640
    assert sorted(each.name for each in (pack / "cards").iterdir()) == ["a.yaml"]
    assert run(pack).stderr == "3 unchanged\n"


def test_check_writes_nothing(pack: Path) -> None:
    result = run("--check", pack)
    assert (result.exit_code, result.stdout) == (1, "would change tiny/cards/a.yaml\n")
    assert (pack / "cards/a.yaml").read_text() == DRAFT
    run(pack)
    assert run("--check", pack).exit_code == 0


def test_diff_writes_nothing(pack: Path) -> None:
    result = run("--diff", pack)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[3:] == [f"-{DRAFT.strip()}", *(f"+{each}" for each in DONE.splitlines())]
    assert (pack / "cards/a.yaml").read_text() == DRAFT


def test_without_a_path_the_pack_of_the_current_folder(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run()
    assert (result.exit_code, result.stderr) == (
        2, "Error: the current folder is in no pack: name files or folders\n"
    )  # fmt: skip
    monkeypatch.chdir(pack / "cards")
    assert run().stdout == "changed ../cards/a.yaml\n"


def test_standard_input(pack: Path) -> None:
    result = run("-", "--stdin-filename", pack / "cards/b.yaml", given=DRAFT.encode())
    assert (result.exit_code, result.stdout) == (0, DONE)
    assert run("-", given=b"resource: {coin: }").stdout == "resource:\n  coin:\n"
    assert run("-", "--check", given=b"resource: {coin: }").exit_code == 1
    assert run("-", "--check", given=b"resource:\n  coin:\n").exit_code == 0


def test_what_cannot_be_read_stays_and_is_told(pack: Path) -> None:
    bad = "card:\n  rope:\n    gift: gain (1 coin\n"
    (pack / "cards/bad.yaml").write_text(bad)
    (pack / "cards/worse.yaml").write_text("%YAML 1.2\n---\ncard:\n")
    result = run(pack)
    assert result.exit_code == 1
    assert "tiny/cards/bad.yaml:3:19: error[AK2" in result.stderr
    assert "a file with a line such as '%YAML' is left as it is: remove that line" in result.stderr
    assert result.stderr.endswith("1 changed, 2 unchanged, 2 left as they are\n")
    assert (pack / "cards/bad.yaml").read_text() == bad
    assert (pack / "cards/a.yaml").read_text() == DONE


def test_only_files_of_packs_are_found_in_folders(pack: Path) -> None:
    other = "a:   1\n"
    Path("mkdocs.yml").write_text(other)
    (pack / ".hidden.yaml").write_text(other)
    assert run(".").stdout == "changed tiny/cards/a.yaml\n"
    assert Path("mkdocs.yml").read_text() == (pack / ".hidden.yaml").read_text() == other
    assert run("mkdocs.yml").exit_code == 0
    assert Path("mkdocs.yml").read_text() == "a: 1\n"


def test_a_link_stays_a_link(pack: Path) -> None:
    Path("real.yaml").write_text(DRAFT)
    (pack / "b.yaml").symlink_to(Path("real.yaml").resolve())
    run(pack)
    assert (pack / "b.yaml").is_symlink()
    assert Path("real.yaml").read_text() == DONE


def test_a_byte_order_mark_and_line_ends(pack: Path) -> None:
    (pack / "b.yaml").write_bytes(b"\xef\xbb\xbfresource:\r\n  coin:\r\n")
    run(pack)
    assert (pack / "b.yaml").read_bytes() == b"resource:\r\n  coin:\r\n"


CANNOT = {
    "nothing there": (("no.yaml",), "'no.yaml' does not exist"),
    "a folder of no pack": (("empty",), "'empty' holds no file of a pack"),
    "standard input and a file": (("-", "a.yaml"), "'-' stands alone: standard input is one text"),
}


@pytest.mark.parametrize(("args", "sentence"), CANNOT.values(), ids=CANNOT)
def test_what_cannot_run_is_told_in_one_sentence(
    args: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("empty").mkdir()
    result = run(*args, given=b"")
    assert (result.exit_code, result.stderr) == (2, f"Error: {sentence}\n")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everything")
def test_a_file_that_cannot_be_written(pack: Path) -> None:
    (pack / "cards/a.yaml").chmod(0o444)
    result = run(pack)
    assert (result.exit_code, result.stderr) == (2, "Error: 'tiny/cards/a.yaml' cannot be written: permission denied\n")
