"""What is kept between runs: found again, never stale, never believed when damaged, never in the way."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from arnakrt import Game, RulesError, Ruleset

import arnakdsl
from arnakdsl import api, cache, folders, kept

PACKS = Path(__file__).parent / "packs"
POND = PACKS / "pond"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache, empty."""
    place = tmp_path / "cache"
    monkeypatch.setenv(cache.VARIABLE, str(place))
    return place


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that may be changed."""
    import shutil

    return Path(shutil.copytree(POND, tmp_path / "pond"))


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From the call on, nothing may be compiled."""

    def forbid() -> None:
        monkeypatch.setattr(api, "playable", lambda *_, **__: pytest.fail("compiled again"))
        monkeypatch.setattr(api, "linked", lambda *_: pytest.fail("read again"))

    return forbid


def played(rules: Ruleset, players: int, seed: int, **options: str) -> Game:
    game, chance = rules.new_game(players, seed, **options), random.Random(seed)
    while not game.over:
        game.choose(chance.randrange(len(game.state.options)))
    return game


def games(rules: Ruleset) -> list[tuple[int, dict[str, str]]]:
    """The usual number of players, with another value of an option too, and the least."""
    players = rules.usual_players
    other = [(players, {name: each}) for name in rules.options for each in rules.choices(name, players)[1:2]]
    return [(players, {}), *other[:1], (rules.seats[0], {})]


# ---------------------------------------------------------------- found again

MADE_OF_CODE = {
    "frames", "takes", "free", "template", "course", "setup", "begin", "sheets", "rank_keys", "worth", "invariants", "names", "payments",
    "say", "ask",
}  # fmt: skip
"""What two equal programs have each for itself."""
WORKED_OUT_LATER = {"parts", "save_head", "unknown", "_texts"}


@pytest.mark.parametrize("name", ["arnak", "pond", "caravan"])
def test_a_kept_ruleset_is_the_same_in_all_that_is_seen(
    name: str, folder: Path, no_compiler: Callable[[], None]
) -> None:
    path = api.default_content() if name == "arnak" else PACKS / name
    fresh = arnakdsl.compile(path)
    arnakdsl.load(path)
    warm = arnakdsl.load(path)
    for each in ("name", "hash", "seats", "options", "option_games", "usual_players", "ids"):
        assert getattr(warm, each) == getattr(fresh, each), each
    for each in fresh.__dataclass_fields__:
        assert (getattr(warm, each) is None) == (getattr(fresh, each) is None), each
    for kind in ("kind", "action", *fresh._entries):
        assert warm.entries(kind) == fresh.entries(kind)
    for players, options in games(fresh):
        one, other = (rules.program(players, **options) for rules in (fresh, warm))
        for each in one.__dataclass_fields__.keys() - WORKED_OUT_LATER:
            here, there = getattr(one, each), getattr(other, each)
            assert each in MADE_OF_CODE or here == there, each
            assert (here is None) == (there is None), each
        for each in one.names.__dataclass_fields__:
            assert getattr(one.names, each) == getattr(other.names, each), each
        first, second = (played(rules, players, 3, **options) for rules in (fresh, warm))
        assert first.state.key() == second.state.key()
        assert first.record() == second.record()
        assert first.scores == second.scores
        assert warm.restore(first.to_json()).view() == second.view()
    again = arnakdsl.load(path)
    no_compiler()
    for players, options in games(fresh):
        assert played(again, players, 3, **options).scores == played(fresh, players, 3, **options).scores


def test_what_was_not_kept_is_made_of_the_content(folder: Path) -> None:
    fresh = arnakdsl.compile(POND)
    arnakdsl.load(POND)
    warm = arnakdsl.load(POND)
    one, other = fresh.new_game(2, 1).decision, warm.new_game(2, 1).decision
    assert one is not None
    assert other is not None
    assert [each.text() for each in one.options] == [each.text() for each in other.options]
    assert one.text() == other.text()
    entry = fresh.entries("lily")[0] if fresh.entries("lily") else sorted(fresh.ids)[0]
    assert warm.text(entry) == fresh.text(entry)
    assert warm.code_of(entry) == fresh.code_of(entry)


def test_the_ids_of_all_options_are_kept(folder: Path, no_compiler: Callable[[], None]) -> None:
    arnakdsl.load(POND)
    ids = arnakdsl.load(POND).option_ids
    assert ids == arnakdsl.compile(POND).option_ids
    no_compiler()
    assert arnakdsl.load(POND).option_ids == ids


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 9}, "is for"),
        ({"players": True}, "is for"),
        ({"colour": "red"}, "has no option 'colour'"),
        ({"start": 7}, "no seat 7"),
    ],
)
def test_a_kept_ruleset_refuses_the_same_games(folder: Path, arguments: dict[str, object], sentence: str) -> None:
    arnakdsl.load(POND)
    said = []
    for rules in (arnakdsl.compile(POND), arnakdsl.load(POND)):
        with pytest.raises(RulesError, match=sentence) as caught:
            rules.new_game(**arguments)  # type: ignore[arg-type]
        said.append(str(caught.value))
    assert said[0] == said[1]


WARM = """
import sys, arnakdsl
arnakdsl.load(sys.argv[1]).new_game(players=2, seed=1)
heavy = {"lark", "ruamel.yaml", "jsonschema", "rich", "click", "rapidfuzz", "fluent", "arnakdsl.typed", "arnakdsl.codes"}
print(sorted(heavy & set(sys.modules)))
"""


def test_a_warm_start_imports_nothing_of_the_compiler(folder: Path) -> None:
    said = [
        subprocess.run([sys.executable, "-c", WARM, POND], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert said[0] != "[]\n"
    assert said[1] == "[]\n"


# ---------------------------------------------------------------- never stale


def test_a_change_of_the_content_is_seen(folder: Path, pack: Path) -> None:
    before = arnakdsl.load(pack)
    file = next(each for each in sorted(pack.rglob("*.yaml")) if "gain 1 " in each.read_text(encoding="utf-8"))
    file.write_text(file.read_text(encoding="utf-8").replace("gain 1 ", "gain 2 ", 1), encoding="utf-8")
    after = arnakdsl.load(pack)
    assert after.hash != before.hash
    assert after.hash == arnakdsl.compile(pack).hash


def test_a_pack_that_is_spoilt_later_has_its_findings(folder: Path, pack: Path) -> None:
    arnakdsl.load(pack)
    with (pack / "more.yaml").open("w", encoding="utf-8") as file:
        file.write("nothing:\n  x: {}\n")
    for _ in range(2):
        with pytest.raises(arnakdsl.ContentError, match="nothing"):
            arnakdsl.load(pack)


def test_what_is_asked_late_of_changed_content_is_refused(folder: Path, pack: Path) -> None:
    arnakdsl.load(pack)
    rules = arnakdsl.load(pack)
    head = pack / "pack.yaml"
    head.write_text(head.read_text(encoding="utf-8").replace("name: pond", "name: lake"), encoding="utf-8")
    with pytest.raises(RulesError, match="was changed since it was loaded: load it again"):
        rules.option_ids  # noqa: B018


def test_another_tool_does_not_see_it(folder: Path, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arnakdsl.load(pack)
    key = folders.key_of_folder(str(pack))
    assert key is not None
    assert kept.kept_ruleset(key, pytest.fail) is not None
    monkeypatch.setattr(cache, "tool", lambda: b"another")
    other = folders.key_of_folder(str(pack))
    assert other != key
    assert kept.kept_ruleset(str(other), pytest.fail) is None


def test_a_changed_source_of_the_compiler_is_another_tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "verbs").mkdir()
    source = tmp_path / "verbs" / "one.py"
    source.write_text("1\n", encoding="utf-8")
    monkeypatch.setattr(cache, "PACKAGE", str(tmp_path))
    cache.tool.cache_clear()
    try:
        before = cache.tool()
        os.utime(source, ns=(1, 1))
        cache.tool.cache_clear()
        assert cache.tool() != before
    finally:
        cache.tool.cache_clear()


# ---------------------------------------------------------------- never believed when damaged

DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut": lambda data: data[: len(data) // 2],
    "its end is missing": lambda data: data[:-1],
    "longer": lambda data: data + b"\n",
    "a byte": lambda data: data[:-40] + bytes([data[-40] ^ 1]) + data[-39:],
    "its digest": lambda data: data[:14] + bytes([data[14] ^ 1]) + data[15:],
    "no text": lambda data: b"\xff" * len(data),
    "other data": lambda data: b"[]",
    "deep": lambda data: b"[" * 100_000,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_as_none(folder: Path, damage: str) -> None:
    fresh = arnakdsl.load(POND)
    for file in folder.iterdir():
        file.write_bytes(DAMAGE[damage](file.read_bytes()))
    again = arnakdsl.load(POND)
    assert played(again, 2, 1).record() == played(fresh, 2, 1).record()
    for file in folder.glob(f"{cache.PACK}*"):
        assert json.loads(file.read_bytes())["data"], "and is written anew"


def test_every_byte_of_a_kept_file_matters(folder: Path) -> None:
    cache.keep("pack-x", {"a": [1, "é"], "b": None})
    (file,) = folder.iterdir()
    sound = file.read_bytes()
    assert cache.kept("pack-x") == {"a": [1, "é"], "b": None}
    for at in range(len(sound)):
        file.write_bytes(sound[:at] + bytes([sound[at] ^ 4]) + sound[at + 1 :])
        assert cache.kept("pack-x") is None, at
        file.write_bytes(sound[:at])
        assert cache.kept("pack-x") is None, at


def test_a_file_under_another_name_is_not_believed(folder: Path) -> None:
    cache.keep("pack-x", [1])
    (folder / "pack-x.json").rename(folder / "pack-y.json")
    assert cache.kept("pack-y") is None


# ---------------------------------------------------------------- never in the way


@pytest.mark.parametrize("value", ["off", "0", ""])
def test_it_can_be_switched_off(value: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(cache.VARIABLE, value)
    monkeypatch.chdir(tmp_path)
    assert cache.folder() is None
    assert arnakdsl.load(POND).new_game(2, 1)
    assert list(tmp_path.iterdir()) == []


def test_no_folder_can_be_made(folder: Path) -> None:
    folder.write_text("a file in its place", encoding="utf-8")
    assert cache.folder() is None
    assert arnakdsl.load(POND).new_game(2, 1)


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_a_folder_of_others_is_not_used(folder: Path, tmp_path: Path) -> None:
    folder.mkdir()
    folder.chmod(0o770)
    assert cache.folder() is None
    assert arnakdsl.load(POND).new_game(2, 1)
    assert list(folder.iterdir()) == []
    folder.rmdir()
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    folder.symlink_to(tmp_path / "elsewhere")
    assert cache.folder() is None


@pytest.mark.parametrize("failing", ["os.replace", "os.fdopen", "tempfile.mkstemp"])
def test_what_cannot_be_written_is_not(folder: Path, failing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(failing, full)
    cache.keep("pack-x", [1])
    assert cache.kept("pack-x") is None
    assert list(folder.iterdir()) == []


def test_writers_at_the_same_time_leave_a_whole_file(folder: Path) -> None:
    data = {"text": "x" * 100_000}

    def write_and_read(_: int) -> object:
        cache.keep("pack-x", data)
        return cache.kept("pack-x")

    with ThreadPoolExecutor(8) as pool:
        assert all(each == data for each in pool.map(write_and_read, range(40)))
    assert [each.name for each in folder.iterdir()] == ["pack-x.json"]


def test_processes_at_the_same_time_all_play(folder: Path) -> None:
    code = f"import arnakdsl; print(arnakdsl.load({str(POND)!r}).new_game(2, 1).view()['turn'])"
    running = [subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) for _ in range(4)]
    assert len({each.communicate()[0] for each in running}) == 1
    assert all(each.returncode == 0 for each in running)
    assert not list(folder.glob("*.part"))


def test_the_folder_stays_small(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_OF_PACKS", 3)
    cache.keep("grammar-x", [1])
    cache.keep("play-x", [1])
    for number in range(6):
        cache.keep(f"pack-{number}", [1])
        os.utime(folder / f"pack-{number}.json", (number, number))
    assert sorted(each.stem for each in folder.iterdir()) == ["grammar-x", "pack-3", "pack-4", "pack-5", "play-x"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes are of POSIX")
def test_a_pipe_in_a_pack_is_not_read(folder: Path, pack: Path) -> None:
    os.mkfifo(pack / "pipe.txt")
    assert folders.key_of_folder(str(pack)) is not None


def test_links_in_a_circle_end(folder: Path, pack: Path) -> None:
    (pack / "loop").symlink_to(pack)
    assert folders.key_of_folder(str(pack)) is not None


def test_a_file_that_is_gone_is_no_key(pack: Path) -> None:
    (pack / "gone.yaml").symlink_to(pack / "nowhere")
    assert folders.key_of_folder(str(pack)) is None
