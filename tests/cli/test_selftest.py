"""`arnakc selftest`"""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from arnakdsl.cli import main
from arnakdsl.verbs.amounts import Gain

POND = str(Path(__file__).parents[1] / "packs" / "pond")


def test_sound_rules_have_no_difference() -> None:
    run = CliRunner().invoke(main, ["selftest", "--pack", POND, "-n", "1", "--packs", "1"])
    assert run.exit_code == 0, run.output
    assert [line.rpartition(": ")[2] for line in run.output.splitlines()] == ["no difference"] * 2


def test_the_first_difference_is_told_with_the_way_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gain, "emit", lambda self, args, to: to.line("pass"))
    run = CliRunner().invoke(main, ["selftest", "--pack", POND, "-n", "1", "--players", "2", "--packs", "0"])
    assert run.exit_code == 1
    assert run.output.startswith("pond: options\n    reference: ")
    assert "    compiled:  " in run.output
    assert run.output.endswith("    game:      2 players, seed 0\npond: 1 game, 0 decisions: 1 difference\n")


def test_a_compiler_that_breaks_is_a_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gain, "emit", lambda self, args, to: to.line("no python"))
    run = CliRunner().invoke(main, ["selftest", "--pack", POND, "-n", "0", "--packs", "1", "--keep", str(tmp_path)])
    assert run.exit_code in (1, 2)


def test_nothing_of_somebody_else_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "0").mkdir()
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    for keep, says in (
        ("", "is not empty"),
        ("notes.txt", "cannot be a folder"),
        ("notes.txt/a", "cannot be a folder"),
    ):
        run = CliRunner().invoke(main, ["selftest", "--pack", POND, "-n", "0", "--keep", str(tmp_path / keep)])
        assert (run.exit_code, run.stdout) == (2, "")
        assert says in run.stderr
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "9"], "'pond' is for 2 to 4 players, not 9"),
        (["--option", "board=bird"], "'pond' has no option 'board'"),
    ],
)
def test_games_that_cannot_be_are_refused(arguments: list[str], says: str) -> None:
    run = CliRunner().invoke(main, ["selftest", "--pack", POND, *arguments])
    assert run.exit_code == 2
    assert says in run.output
