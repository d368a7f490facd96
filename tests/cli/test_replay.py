from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from arnakrt.position import set_position
from click.testing import CliRunner, Result

import arnakdsl
from arnakdsl.cli import main

POND = Path(__file__).parents[1] / "packs" / "pond"


@pytest.fixture(scope="module")
def game() -> arnakdsl.Game:
    game = arnakdsl.load(POND).new_game(seed=5)
    for _ in range(6):
        game.choose(0)
    return game


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: arnakdsl.Game) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(json.dumps(game.record()), encoding="utf-8")
    Path("game.save").write_text(game.to_json(), encoding="utf-8")


def replay(*args: str) -> Result:
    return CliRunner().invoke(main, ["replay", "--pack", str(POND), *args])


@pytest.mark.parametrize("file", ["game.json", "game.save"])
def test_move_by_move_and_the_scores(file: str, game: arnakdsl.Game) -> None:
    done = replay(file)
    assert done.exit_code == 0, done.output
    for number, choice in enumerate(game.record()["choices"], 1):
        assert f"{number:>4} p" in done.stdout
        assert choice in done.stdout
    assert "the game is not over after 6 choices" in done.stdout
    data = json.loads(replay(file, "--format", "json").stdout)
    assert [move["id"] for move in data["moves"]] == game.record()["choices"]
    assert (data["scores"], data["over"]) == (game.scores, False)


def test_until_shows_the_screen() -> None:
    done = replay("game.json", "--until", "2")
    assert "\np2: " in done.stdout
    assert "   3 p" not in done.stdout


def _damaged(**fields: Any) -> Any:
    return lambda record: {**record, **fields}


DAMAGED = [
    (lambda record: [record], "no record or save"),
    (lambda record: {}, "no record or save"),
    (_damaged(choices=None), "does not say what was chosen"),
    (_damaged(choices=["moo"]), "damaged at choice 1: 'moo' is not offered"),
    (_damaged(choices=[0]), "damaged at choice 1"),
    (_damaged(players="2"), "does not say which game"),
    (_damaged(players=7), "not 7"),
    (_damaged(start=5), "no seat 5"),
    (_damaged(seed=None), "does not say which game"),
    (_damaged(options={"seed": 1}), "has no option 'seed'"),
    (_damaged(options={"moon": 1}), "no option 'moon'"),
    (_damaged(options=[]), "does not say which game"),
    (_damaged(options={"self": 1}), "has no option 'self'"),
    (_damaged(position=[]), "must be a mapping of names, not a list"),
    (_damaged(position={"p1": {"cheeks": ["moo"]}}), "p1.cheeks.0: there is no 'moo'"),
    (lambda record: {key: value for key, value in record.items() if key != "players"}, "does not say which game"),
    (lambda record: {key: value for key, value in record.items() if key != "seed"}, "does not say which game"),
    (_damaged(choices=["\x1b[2J\n" + "x" * 5000]), "'?[2J?xxx"),
    (_damaged(options={"\x1b[2J\n" + "x" * 5000: 1}), "'?[2J?xxx"),
    (_damaged(ruleset="0" * 16, pack="\x1b[2J\n" + "x" * 5000), "belongs to pack '?[2J?xxx"),
    (_damaged(ruleset="0" * 16), "another version of the pack 'pond'"),
    (_damaged(ruleset="0" * 16, pack="lake"), "belongs to pack 'lake'"),
    (_damaged(format=1), "is damaged"),
    (_damaged(format=9), "is damaged"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "says"), DAMAGED)
def test_damaged_records_are_refused(change: Any, says: str, game: arnakdsl.Game) -> None:
    Path("bad.json").write_text(json.dumps(change(game.record())), encoding="utf-8")
    _refused(replay("bad.json"), says)


VALUES = (None, 7, "x", [], [[[]]], {"a": 1})


def test_damaged_saves_are_refused(game: arnakdsl.Game) -> None:
    saved = json.loads(game.to_json())
    assert {"choices", "paths", "pack_options"} < saved.keys()
    for field in saved:
        for value in (each for each in VALUES if each != saved[field]):
            Path("bad.save").write_text(json.dumps({**saved, field: value}), encoding="utf-8")
            done = replay("bad.save")
            assert done.exit_code == 2, (field, value, done.output)
            assert len(done.stderr.splitlines()) == 1


FILES = [
    (b"", "not JSON"),
    (b"\xff\xfe\x00", "not text"),
    (b"[" * 100_000, "not JSON"),
    (b"{", "not JSON"),
    (b"3", "no record"),
]


@pytest.mark.parametrize(("content", "says"), FILES)
def test_other_files_are_refused(content: bytes, says: str) -> None:
    Path("bad.json").write_bytes(content)
    _refused(replay("bad.json"), says)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("nowhere.json",), "cannot be read"),
        ((".",), "cannot be read"),
        (("game.json", "--lang", "xx"), "there is no language 'xx': there are en"),
        (("game.json", "--until", "7"), "has 6 choices, not 7"),
    ],
)
def test_what_cannot_be_replayed_is_refused(args: tuple[str, ...], says: str) -> None:
    _refused(replay(*args), says)


def _refused(done: Result, says: str) -> None:
    assert done.exit_code == 2, done.output
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert len(done.stderr) < 300
    assert done.stderr[:-1].isprintable()
    assert not done.stdout


@pytest.mark.parametrize("save", [False, True])
def test_a_game_that_began_at_a_position(save: bool) -> None:
    begun = set_position(arnakdsl.load(POND), {"p1": {"fly": 3}}, seed=5)
    begun.choose(0)
    Path("position").write_text(begun.to_json() if save else json.dumps(begun.record()), encoding="utf-8")
    done = replay("position")
    assert done.exit_code == 0, done.output
    assert begun.record()["choices"][0] in done.stdout
