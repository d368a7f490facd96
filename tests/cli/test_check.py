from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import arnakdsl
from arnakdsl import mending
from arnakdsl.cli import COMMANDS, main
from arnakdsl.source import Source
from tests.support import HEAD, where, write_pack

RULES = "resource:\n  coin:\nkind:\n  card:\n    all: cards\n    attributes:\n      worth: number\n"
GOOD = {"rules.yaml": RULES, "a.yaml": "card:\n  rope: {worth: 1}\n  hat: {worth: 2}\n"}
BAD = {**GOOD, "a.yaml": "card:\n  rope: {worht: 1}\n"}
WARNED = {**GOOD, "a.yaml": "card:\n  rope: \n    worth: 1\n    name: Rope #2\n"}


def run(*args: object) -> Result:
    result = CliRunner().invoke(main, [str(each) for each in args])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_a_sound_pack(tmp_path: Path) -> None:
    result = run("check", write_pack(tmp_path, GOOD))
    assert result.exit_code == 0
    assert result.stdout == "checked 2 card, 1 resource, 1 kind entries: 0 findings\n"


@pytest.mark.parametrize("alone", [True, False])
def test_garbage_is_left_in_a_process_that_ends_with_the_check(tmp_path: Path, alone: bool) -> None:
    code = f"import gc; from arnakdsl.cli import {'run' if alone else 'main as run'}\ntry: run()\nfinally: print(gc.isenabled())"
    done = subprocess.run(
        [sys.executable, "-c", code, "check", str(write_pack(tmp_path, GOOD))],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == str(not alone)
    assert "0 findings" in done.stdout


def test_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path / "tiny", BAD)
    monkeypatch.chdir(tmp_path)
    result = run("check", "tiny")
    assert result.exit_code == 1
    assert result.stdout == (
        "tiny/a.yaml:2:10: error[AK101]: unknown field 'worht'\n"
        "    2 |   rope: {worht: 1}\n"
        "      |          ^^^^^ did you mean 'worth'?\n"
        "checked 1 card, 1 resource, 1 kind entries: 1 finding\n"
    )


def test_json(tmp_path: Path) -> None:
    result = run("check", write_pack(tmp_path, BAD), "--format", "json")
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert data["checked"] == {"card": 1, "resource": 1, "kind": 1}
    assert [each["code"] for each in data["findings"]] == ["AK101"]


def test_several_packs_give_one_report(tmp_path: Path) -> None:
    packs = write_pack(tmp_path / "one", GOOD), write_pack(tmp_path / "two", BAD)
    for result in (run("check", *packs), run("check", packs[0], "--pack", packs[1])):
        assert result.exit_code == 1
        assert result.stdout.endswith("checked 3 card, 2 resource, 2 kind entries: 1 finding\n")


def test_without_a_folder_the_pack_of_the_current_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path, {**BAD, "cards/b.yaml": "card:\n  tin: {worth: 3}\n"})
    for folder, name in ((tmp_path, "a.yaml"), (tmp_path / "cards", "../a.yaml")):
        monkeypatch.chdir(folder)
        assert run("check").stdout.startswith(f"{name}:2:10: error[AK101]")


def test_elsewhere_the_packaged_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("check")
    assert result.exit_code == 0, result.stdout
    assert result.stdout.endswith("entries: 0 findings\n")
    assert result.stdout.count("\n") == 1


STRICT = [((), 0), (("--strict",), 1)]


@pytest.mark.parametrize(("options", "status"), STRICT)
def test_warnings_count_when_asked(tmp_path: Path, options: tuple[str, ...], status: int) -> None:
    result = run("check", write_pack(tmp_path, WARNED), *options)
    assert "warning[AK040]" in result.stdout
    assert result.exit_code == status


CANNOT_RUN = [  # arguments, what the sentence says
    (("check", "nowhere"), "'nowhere' does not exist; the packs that come with it are arnak, kiln"),
    (("check", "a.txt"), "'a.txt' is not a folder"),
    (("check", "a.txt/b"), "'a.txt/b' does not exist"),
    (("check", "--pack", "nowhere"), "'nowhere' does not exist"),
    (("check", "--format", "xml"), "'xml'"),
    (("chekc",), "did you mean 'check'?"),
    (("fly",), "there are check, explain"),
    (("list", "--pack", "nowhere"), "'nowhere' does not exist"),
    (("list", "crad", "--pack", "tiny"), "did you mean 'card'?"),
    (("show", "--pack", "tiny"), "Missing argument 'ID'"),
    (("show", "roep", "--pack", "tiny"), "did you mean 'rope'?"),
    (("simulate", "-n", "0"), "0"),
    (("simulate", "--bot", "clever"), "'clever'"),
    (("simulate", "--option", "board", "--pack", "tiny"), "KEY=VALUE"),
]  # fmt: skip


@pytest.mark.parametrize(("args", "says"), CANNOT_RUN)
def test_what_cannot_be_run_ends_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], says: str
) -> None:
    write_pack(tmp_path / "tiny", GOOD)
    (tmp_path / "a.txt").write_text("x")
    monkeypatch.chdir(tmp_path)
    result = run(*args)
    assert result.exit_code == 2
    assert not result.stdout
    assert says in result.stderr


def test_a_folder_without_a_head_is_a_finding(tmp_path: Path) -> None:
    result = run("check", tmp_path)
    assert result.exit_code == 1
    assert "error[AK106]" in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"arnakc {command}" in result.stdout


def test_the_table_names_every_command() -> None:
    folder = Path(__file__).parents[2] / "arnakdsl" / "cli"
    assert {each.stem for each in folder.glob("*.py")} - {"__init__", "__main__", "common"} == set(COMMANDS)


# ---------------------------------------------------------------- scenarios

PLAYED = {
    "rules.yaml": (
        "resource:\n  coin:\nprocedure:\n  set_up: {do: nothing}\n"
        "  rounds: {do: 'each player { may gain 1 coin as dig }'}\nscore:\n  coins: {value: me.coin}\n"
    ),
}
FAILING = "- scenario: one digs\n  when: [dig]\n  then: {p1: {coin: 7}}\n- scenario: nobody digs\n"
MISTAKES = [  # text                                    code     line, column, characters
    ("- scenario: one\n  whne: [dig]\n", "AK101", 2, 3, "whne"),
    ("- scenario: one\n  given: {p1: {coni: 1}}\n", "AK320", 2, 16, "coni"),
    ("- scenario: one\n  given: {game: {players: 9}}\n", "AK522", 2, 27, "9"),
    ("- scenario: one\n  when: [digg]\n", "AK321", 2, 10, "digg"),
    ("- scenario: one\n  when: [decline]\n  then: {scores: {p1: {coin: 1}}}\n", "AK320", 3, 24, "coin"),
]


def test_scenarios_are_counted_and_not_played(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {**PLAYED, "scenarios/a.yaml": FAILING})
    result = run("check", folder, "--format", "json")
    assert result.exit_code == 0, result.stdout
    assert json.loads(result.stdout)["checked"]["scenario"] == 2


@pytest.mark.parametrize(("text", "code", "line", "column", "at"), MISTAKES)
def test_a_typo_in_a_scenario_is_found(tmp_path: Path, text: str, code: str, line: int, column: int, at: str) -> None:
    report = arnakdsl.check(write_pack(tmp_path, {**PLAYED, "scenarios/a.yaml": text}))
    assert where(report) == [(code, line, column, at)]


def test_a_typo_in_a_scenario_does_not_keep_a_pack_from_being_played(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, {**PLAYED, "scenarios/a.yaml": MISTAKES[0][0]})
    assert arnakdsl.load(folder).new_game(players=1).decision


def test_names_in_scenarios_are_not_looked_up_in_a_pack_with_mistakes(tmp_path: Path) -> None:
    text = "- scenario: one\n  when: [digg]\n- scenario: two\n  whne: []\n"
    files = {**PLAYED, "b.yaml": "resource:\n  gem: {off: game}\n", "scenarios/a.yaml": text}
    report = arnakdsl.check(write_pack(tmp_path, files))
    assert [each.code.id for each in report] == ["AK101", "AK101"]


def test_github_escapes_what_would_end_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path / "a, b", WARNED)
    monkeypatch.chdir(tmp_path)
    assert run("check", "a, b", "--format", "github").stdout.splitlines()[0] == (
        "::warning file=a%2C b/a.yaml,line=4,endLine=4,col=16,endColumn=18,title=AK040 comment-in-text::"
        "'#2' is a comment, not part of the text before it%0Aput the whole text in quotes, or a space after '#'"
    )


UNUSED = {**GOOD, "a.yaml": "card:\n  rope: {worth: 1}  # arnakc: ignore[AK040] left over\n  hat: {worth: 2}\n"}


def test_fix_writes_what_is_certain(tmp_path: Path) -> None:
    folder = write_pack(tmp_path, UNUSED)
    path = folder / "a.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    path.chmod(0o640)
    assert run("check", folder).stdout.endswith("1 of them can be mended with --fix\n")
    result = run("check", folder, "--fix")
    assert (result.exit_code, result.stderr) == (0, "mended 1 finding in 1 file\n")
    assert result.stdout.endswith(": 0 findings\n")
    assert path.read_bytes() == b"\xef\xbb\xbf" + GOOD["a.yaml"].encode().replace(b"\n", b"\r\n")
    assert path.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in folder.iterdir() if each.name.startswith(".")] == []


def test_diff_shows_it_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pack(tmp_path / "tiny", UNUSED)
    monkeypatch.chdir(tmp_path)
    result = run("check", "tiny", "--diff")
    assert (result.exit_code, result.stderr) == (1, "would mend 1 finding in 1 file\n")
    assert result.stdout.splitlines()[:6] == [
        "--- a/tiny/a.yaml", "+++ b/tiny/a.yaml", "@@ -1,3 +1,3 @@", " card:",
        "-  rope: {worth: 1}  # arnakc: ignore[AK040] left over", "+  rope: {worth: 1}",
    ]  # fmt: skip
    assert (tmp_path / "tiny/a.yaml").read_text("utf-8") == UNUSED["a.yaml"]
    assert run("check", write_pack(tmp_path / "sound", GOOD), "--diff").exit_code == 0


def test_a_diff_has_the_lines_of_patch() -> None:
    before, after = (Source("a.ftl", f"{text}# a\u2028b\x0cc\r\n# end") for text in ("# x\n", ""))
    assert mending.Change(Path("a.ftl"), before, after).diff().split("\n")[2:] == [
        "@@ -1,3 +1,2 @@", "-# x", " # a\u2028b\x0cc\r", " # end", "\\ No newline at end of file", "",
    ]  # fmt: skip


def test_a_file_that_changed_meanwhile_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_pack(tmp_path, UNUSED)
    kept = mending.Change.write

    def late(change: mending.Change) -> bool:
        (folder / "a.yaml").write_text("card: {}\n", encoding="utf-8")
        return kept(change)

    monkeypatch.setattr("arnakdsl.mending.Change.write", late)
    result = run("check", folder, "--fix")
    assert (result.exit_code, (folder / "a.yaml").read_text("utf-8")) == (2, "card: {}\n")
    assert "was changed meanwhile: check again" in result.stderr


STANDARD_INPUT = {  # text, more of the command -> where the finding is
    "a file by its ids": ("card:\n  hat: {worht: 1}\n", (), [("<stdin>", "AK101")]),
    "a new entry": ("card:\n  tin: {worht: 1}\n", (), [("<stdin>", "AK101")]),
    "a named file": ("card:\n  tin: {worht: 1}\n", ("--stdin-filename", "tiny/a.yaml"), [("tiny/a.yaml", "AK101")]),
    "a new file": ("card:\n  hat: {worth: 1}\n", ("--stdin-filename", "tiny/b.yaml"), [("tiny/b.yaml", "AK302")]),
    "the head": ("name: tiny\nlanguage: 1\nseats: {least: 1}\n", (), [("<stdin>", "AK102")]),
    "scenarios": ("- scenario: x\n  whne: []\n", (), [("<stdin>", "AK101")]),
    "no YAML": ("card: [\n", (), [("<stdin>", "AK016")]),
    "nothing": ("", (), []),
}


@pytest.mark.parametrize("case", STANDARD_INPUT)
def test_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: str) -> None:
    text, more, places = STANDARD_INPUT[case]
    write_pack(tmp_path / "tiny", GOOD)
    monkeypatch.chdir(tmp_path)
    arguments = ("check", "-", "--pack", "tiny", "--format", "json", *more)
    found = CliRunner().invoke(main, arguments, input=text)
    assert [(each["file"], each["code"]) for each in json.loads(found.stdout)["findings"]] == places
    assert found.exit_code == bool(places)


REFUSED = [  # what is asked, what standard error says
    (("-", "x"), "standard input is one file"),
    (("--fix", "--diff"), "--fix and --diff"),
    (("-", "--watch"), "--watch and -"),
    (("--stdin-filename", "x.yaml"), "add -"),
]


@pytest.mark.parametrize(("arguments", "said"), REFUSED)
def test_ways_that_exclude_each_other(arguments: tuple[str, ...], said: str) -> None:
    result = run("check", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr


def test_the_order_of_files_plays_no_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "pack.yaml": HEAD,
        **{f"{name}.yaml": f"card:\n  {name}: {{worht: 1}}\n" for name in "dbca"},
        "r.yaml": RULES,
    }
    folders = [
        write_pack(tmp_path / f"{at}/tiny", dict(order))
        for at, order in enumerate((files.items(), list(files.items())[::-1]))
    ]
    texts = set()
    listed = os.listdir
    for at, folder in enumerate(folders):
        monkeypatch.chdir(folder.parent)
        monkeypatch.setattr(os, "listdir", lambda place, at=at: sorted(listed(place), reverse=bool(at)))
        texts |= {run("check", "tiny", "--format", form).stdout for form in ("text",)}
    assert len(texts) == 1


def test_watch_checks_again_after_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = write_pack(tmp_path, GOOD)

    def watch(*places: Path, **more: object) -> Iterator[None]:
        assert places == (folder,)
        (folder / "a.yaml").write_text("card:\n  rope: {worht: 1}\n", encoding="utf-8")
        yield None

    monkeypatch.setattr("watchfiles.watch", watch)
    result = run("check", folder, "--watch")
    assert [line[-10:] for line in result.stdout.splitlines() if line.startswith("checked")] == [
        "0 findings",
        " 1 finding",
    ]
    assert result.exit_code == 0
