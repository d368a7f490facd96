from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

import arnakdsl
from arnakdsl.api import LANGUAGES, default_content, playable
from arnakdsl.cli import main
from arnakdsl.model import Model
from arnakdsl.say.texts import Texts
from arnakdsl.terminal.preview import preview
from arnakdsl.terminal.screen import Screen
from arnakdsl.terminal.session import LINES, screen_of
from arnakdsl.terminal.sight import Cards, sight
from arnakdsl.terminal.words import english

PACKS = Path(__file__).parents[1] / "packs"
POND = PACKS / "pond"
PATHS = {"arnak": default_content(), "pond": POND, "caravan": PACKS / "caravan"}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)


def play(*args: str, keys: str = "", pack: Path = POND) -> Result:
    return CliRunner().invoke(main, ["play", "--pack", str(pack), *args], input=keys)


# ---------------------------------------------------------------- whole sessions

KEYS = "? rest\n?5\nrest\ncatch:m\nu\nh\nl\nv\n? lotus\ns saved.json\n2\nq\n"


def test_a_session_with_undo_and_save_is_the_same_again(snapshot: SnapshotAssertion) -> None:
    args = ("--bot", "random", "--seed", "5", "--record", "game.json")
    first = play(*args, keys=KEYS)
    Path("game.json").unlink()
    second = play(*args, keys=KEYS)
    assert first.exit_code == 0, first.output
    assert first.stdout.replace(str(POND), "POND") == snapshot
    assert first.stdout == second.stdout


@pytest.mark.parametrize("file", ["saved.json", "saved.json.save", "half.json"])
def test_a_resumed_session_goes_on_as_one_that_was_never_left(file: str) -> None:
    args = ("--bot", "random", "--seed", "5", "--record")
    whole = play(*args, "whole.json", keys="rest\n1\n1\n1\n1\n")
    assert whole.exit_code == 0, whole.output
    assert play(*args, "half.json", keys="rest\n1\ns saved.json\n").exit_code == 0
    assert play("--bot", "random", "--resume", file, "--record", file, keys="1\n1\n1\n").exit_code == 0
    assert Path(file).read_bytes() == Path("whole.json").read_bytes()


@pytest.mark.parametrize(("pack", "seed"), [(default_content(), 1), (POND, 3), (PACKS / "caravan", 4)])
def test_a_random_session_comes_to_the_end(pack: Path, seed: int) -> None:
    dice = random.Random(seed)
    keys = "".join(f"{dice.randint(1, 9)}\n" for _ in range(3000))
    done = play("--seed", str(seed), "--record", "game.json", keys=keys, pack=pack)
    assert done.exit_code == 0, done.output
    assert "the game is over after" in done.stdout
    assert all(cell_len(line) <= 80 for line in done.stdout.splitlines())
    replayed = arnakdsl.replay(arnakdsl.load(pack), json.loads(Path("game.json").read_text(encoding="utf-8")))
    assert replayed.over


SHOWN = [  # what a game for one shows
    "camp_coins      camp_compasses",
    "s1 (1 compass, 2 tablet), s2 (1 jewel)",
    "snake_t2_middle (1 jewel) x2",
    "(then by itself: rival:dig_arrowhead)",
    "boon: You may exile a card from your hand or your play area, or return a",
]


def test_a_game_for_one_shows_prices_effects_and_the_rival() -> None:
    args = ("--players", "1", "--board", "snake", "--difficulty", "3", "--seed", "4")
    done = play(*args, keys="dig:camp_coins:1\ntravel:card:fear\n? guardian_02\nend_turn\nq\n", pack=default_content())
    assert done.exit_code == 0, done.output
    assert [text for text in SHOWN if text not in done.stdout] == []


def test_what_others_do_by_themselves_is_named() -> None:
    done = play("--players", "3", "--seed", "2", keys="1\n" * 40 + "q\n")
    assert "p1: hop:shallows: Hop shallows (then by itself: p2 rest)" in done.stdout


def test_bots_alone_need_no_keys() -> None:
    done = play("--bot", "1=random", "--bot", "2=random", "--seed", "1")
    assert done.exit_code == 0, done.output
    assert "the game is over" in done.stdout
    assert "chooses" not in done.stdout


def test_leaving_without_a_record_keeps_the_game() -> None:
    done = play("--seed", "9", keys="rest\n")
    assert "to go on:" in done.stdout
    kept = next(Path("cache/arnakdsl").glob("play-*.json"))
    assert json.loads(kept.read_text(encoding="utf-8"))["choices"] == ["rest"]


def test_leaving_keeps_a_game_beside_another_and_over_its_own_beginning() -> None:
    for keys in ("rest\n", "catch:m\n", "rest\n1\n"):
        play("--seed", "9", keys=keys)
    kept = {each.name: each.read_text(encoding="utf-8") for each in Path("cache/arnakdsl").glob("play-*")}
    assert {name: json.loads(text)["choices"][0] for name, text in kept.items()} == {
        "play-pond-9.json": "rest",
        "play-pond-9-2.json": "catch:midge",
    }
    assert len(json.loads(kept["play-pond-9.json"])["choices"]) == 2


def test_leaving_at_once_keeps_nothing() -> None:
    done = play("--seed", "9", keys="q\n")
    assert "no game is kept" in done.stdout
    assert not list(Path("cache").rglob("play-*"))


@pytest.mark.parametrize("seed", ["9" * 100, "9" * 308])
def test_a_game_with_a_long_seed_is_kept(seed: str) -> None:
    done = play("--seed", seed, keys="rest\n")
    assert "to go on:" in done.stdout, done.output
    assert len(list(Path("cache/arnakdsl").glob("play-*.json"))) == 1


def test_closed_input_is_its_end() -> None:
    command = f"{sys.executable} -m arnakdsl.cli play --pack {POND} --record game.json <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "the game is kept after 0 choices" in done.stdout
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["choices"] == []


# ---------------------------------------------------------------- keys

ANSWERS = [  # key    what is said
    ("0", "there is no option 0: they go from 1 to 7"),
    ("99999999999999999999", "there is no option"),
    ("hop", "'hop' begins 4 options"),
    ("sing", "'sing' is neither an option nor a command"),
    ("", "type the number or the id"),
    ("?", "what an option would do"),
    ("? nowhere", "'nowhere' is neither"),
    ("? deep_end", "deep_end, pad: depth 5; hop 3 fly;\n  croak: Gain 2 song, then"),
    ("? rest", "p1 fly: "),
    ("? hop:deep_end", "hop:deep_end is not offered:\n  It costs 3 fly; you have 2 fly."),
    ("why", "name the option: why ID"),
    ("why hop:deep_end", "hop:deep_end is not offered:\n  It costs 3 fly; you have 2 fly."),
    ("why swallow:midge", "  Midge is not in your cheeks, but in the air."),
    ("why rest", "rest: Rest\n  start: p1 -> p2\n"),
    ("why hop", "'hop' begins 4 options"),
    ("why nowhere", "'nowhere' is neither"),
    ("u", "there is nothing to undo"),
    ("u 3", "'u 3' is neither"),
    ("s", "name the file: s FILE"),
    ("s no/such/folder", "not saved: 'no/such/folder' cannot be written"),
    ("l", "no move has been made"),
    ("v", "reeds:"),
    ("\x1b[A", "is neither an option nor a command"),
    ("é世", "'é世' is neither"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "says"), ANSWERS)
def test_every_key_is_answered_and_asked_again(key: str, says: str) -> None:
    done = play("--seed", "5", keys=f"{key}\n")
    assert done.exit_code == 0, done.output
    assert says in done.stdout
    assert done.stdout.count("p1> ") == 2


OTHERS = [  # what is there already, and what is said of it
    ("a text", "holds no record"),
    ("a text behind", "'new.json.save' is there and holds no record"),
    ("a pipe", "holds no record"),
    ("a folder", "holds no record"),
    ("a link to nowhere", "holds no record"),
    ("another game", "holds 1 choices of another game"),
    ("a save of another game", "holds 1 choices of another game"),
]


def _lay(what: str) -> None:
    match what:
        case "a text":
            Path("new.json").write_text("dear diary", encoding="utf-8")
        case "a text behind":
            Path("new.json.save").write_text("dear diary", encoding="utf-8")
        case "a pipe":
            os.mkfifo("new.json")
        case "a folder":
            Path("new.json").mkdir()
        case "a link to nowhere":
            Path("new.json").symlink_to("nowhere")
        case _:
            play("--seed", "8", keys="rest\ns other.json\n")
            Path("other.json.save" if "save" in what else "other.json").rename("new.json")


@pytest.mark.parametrize(("what", "says"), OTHERS)
def test_nothing_else_is_saved_over(what: str, says: str) -> None:
    _lay(what)
    before = {each.name: each.lstat()[:7] for each in Path().glob("new*")}
    done = play("--seed", "5", keys="rest\ns new.json\n")
    assert says in " ".join(done.stdout.split()), done.output
    assert {each.name: each.lstat()[:7] for each in Path().glob("new*")} == before
    assert "not saved" in done.stdout


@pytest.mark.parametrize(("what", "says"), [each for each in OTHERS if each[0] != "a text behind"])
def test_no_record_is_begun_over_something_else(what: str, says: str) -> None:
    _lay(what)
    done = play("--seed", "5", "--record", "new.json")
    assert (done.exit_code, done.stdout) == (2, "")
    assert says in done.stderr
    assert ("--resume" in says + done.stderr) == ("choices" in says)


def test_a_save_is_renewed_after_undo() -> None:
    done = play("--bot", "random", keys="rest\ns new.json\nu\ns new.json\n")
    assert done.stdout.count("saved: the record") == 2, done.output


def test_a_record_of_the_same_game_is_not_emptied() -> None:
    play("--seed", "5", "--record", "game.json", keys="rest\n")
    done = play("--seed", "5", "--record", "game.json")
    assert done.exit_code == 2
    assert "--resume" in done.stderr
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["choices"] == ["rest"]


def test_bytes_that_are_no_text_are_answered() -> None:
    done = CliRunner().invoke(main, ["play", "--pack", str(POND)], input=b"\xff\xfe\n1\n")
    assert done.exit_code == 0, done.output
    assert "is neither" in done.stdout


def test_undo_in_a_shared_game_ends_where_something_hidden_came_in() -> None:
    done = play("--seed", "5", keys="rest\nu\ncatch:m\nu\nrest\nu\n")
    assert done.stdout.count("undone: back") == 2, done.stdout
    assert done.stdout.count("it cannot be undone") == 1


def test_undo_alone_goes_back_past_what_was_hidden() -> None:
    done = play("--seed", "5", "--bot", "random", "--record", "game.json", keys="catch:m\nu\n")
    assert "undone: back at choice 1" in done.stdout
    assert json.loads(Path("game.json").read_text(encoding="utf-8"))["choices"] == []


def test_hands_are_shown_to_their_owner_alone() -> None:
    done = play("--seed", "1", keys="wait\ndecline\nwait\ndecline\n", pack=PACKS / "caravan")
    first, second = done.stdout.split("---- p2 is to choose")[:2]
    assert "p1 now pool: empty; hand:" in first
    assert "p2 has hand: 4;" in first
    assert "p2 now pool: empty; hand:" in second


# ---------------------------------------------------------------- refusals

REFUSED = [
    (("--players", "9"), "9"),
    (("--option", "moon=1"), "moon"),
    (("--option", "moon"), "--option KEY=VALUE"),
    (("--bot", "randm"), "did you mean 'random'?"),
    (("--bot", "2=randm"), "did you mean 'random'?"),
    (("--bot", "2=mcts:iterations=0"), "bot 'mcts': 'iterations=0' is no time to think"),
    (("--bot", "3=mcts:iterations=5"), "there is no seat '3'"),
    (("--bot", "3=random"), "there is no seat '3'"),
    (("--bot", "2=random", "--bot", "2=random"), "seat 2 has two bots"),
    (("--record", "no/such/game.json"), "cannot be written"),
    (("--record", "notes.txt"), "holds no record"),
    (("--resume", "nowhere.json"), "cannot be read"),
    (("--resume", "notes.txt"), "not JSON"),
    (("--resume", "game.json", "--seed", "3"), "leave it out"),
    (("--resume", "."), "cannot be read"),
    (("--pack", str(PACKS), "--bot", "nonsense"), "there is no bot 'nonsense'"),
    (("--lang", "xx"), "there is no language 'xx': there are en"),
    (("--lang", ""), "there is no language '': there are en"),
    (("--lang", "../../.."), "there is no language '../../..': there are en"),
    (("--lang", "x" * 5000), "xxx...': there are en"),
    (("--lang", "x\x1b[2J\ny"), "there is no language 'x?[2J?y'"),
]


@pytest.mark.parametrize(("args", "says"), REFUSED)
def test_what_cannot_be_played_is_refused_in_one_sentence(args: tuple[str, ...], says: str) -> None:
    Path("notes.txt").write_text("dear diary", encoding="utf-8")
    done = play(*args)
    assert done.exit_code == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not done.stdout
    assert Path("notes.txt").read_text(encoding="utf-8") == "dear diary"


def test_a_game_of_another_pack_is_refused() -> None:
    play("--record", "game.json", keys="rest\n")
    done = play("--resume", "game.json", pack=PACKS / "caravan")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "belongs to pack 'pond'" in done.stderr


# ---------------------------------------------------------------- the screen


@pytest.fixture(scope="module")
def models() -> dict[str, tuple[Model, arnakdsl.Ruleset]]:
    return {name: playable(path) for name, path in PATHS.items()}


@pytest.mark.parametrize(
    ("pack", "games"), [("arnak", 5), ("pond", 5), ("caravan", 5), pytest.param("arnak", 50, marks=pytest.mark.full)]
)
def test_screens_fit(models: dict[str, tuple[Model, arnakdsl.Ruleset]], pack: str, games: int) -> None:
    model, rules = models[pack]
    for seed in range(games):
        dice = random.Random(seed)
        game = rules.new_game(seed=seed)
        screen = Screen(model, game.program, Texts(model, PATHS[pack] / LANGUAGES).entry)
        while (decision := game.decision) is not None:
            if dice.random() < 0.3:
                board = screen.lines(sight(game, decision.player), decision.player)
                assert len(board) <= LINES
                assert all(cell_len(line) <= 80 for line in screen_of(model, game, "en", screen))
            game.choose(dice.choice(decision.options))


def test_previews_give_nothing_hidden_away(models: dict[str, tuple[Model, arnakdsl.Ruleset]]) -> None:
    """A preview is the same in every world that the seat cannot tell from the real one."""
    for name, (_, rules) in models.items():
        dice = random.Random(1)
        game = rules.new_game(seed=4)
        for _ in range(25):
            decision = game.decision
            if decision is None:
                break
            seat = decision.player
            other = game.determinize(seat, 1000)
            assert sight(game, seat) == sight(other, seat)
            for index in range(len(decision.options)):
                if preview(game, index, seat, english) != preview(other, index, seat, english):
                    pytest.fail(f"{name}: {decision.options[index].id}")
            game.choose(dice.choice(decision.options))


def test_a_preview_does_not_turn_over_what_lies_below_an_open_top(
    models: dict[str, tuple[Model, arnakdsl.Ruleset]],
) -> None:
    """The hidden things of the piles of desks are turned round: no preview tells."""
    _, rules = models["arnak"]
    game = rules.new_game(seed=1)
    dice = random.Random(1)
    while not any(each.startswith("recruit:") for each in game.decision.options.ids()):
        game.choose(dice.choice(game.decision.options))
    seat = game.decision.player
    other = game.clone()
    base, (first, size) = game.program.names.kind_piles["desk"]["waiting"], game.program.names.kinds["desk"]
    for at in range(base + first, base + first + size):
        top, *rest = other.state.piles[at]
        other.state.piles[at] = (top, *reversed(rest))
    assert other.state.piles != game.state.piles
    assert sight(game, seat) == sight(other, seat)
    for index, option in enumerate(game.decision.options.ids()):
        told = preview(game, index, seat, english)
        assert told == preview(other, index, seat, english), option
        assert not option.startswith("recruit:") or "(not shown which)" in " ".join(told)


def test_a_world_lays_marks_anew_that_nobody_sees(models: dict[str, tuple[Model, arnakdsl.Ruleset]]) -> None:
    _, rules = models["arnak"]
    game = rules.new_game(seed=1)
    base, (first, size) = game.program.names.kind_marks["site"]["buried"][0], game.program.names.kinds["site"]
    laid = [tuple(game.determinize(0, each).state.cells[base + first : base + first + size]) for each in range(9)]
    assert len(set(laid)) > 1
    assert {tuple(map(bool, each)) for each in laid} == {tuple(map(bool, laid[0]))}


def test_a_seat_sees_no_hidden_pile(models: dict[str, tuple[Model, arnakdsl.Ruleset]]) -> None:
    _, rules = models["arnak"]
    seen = sight(rules.new_game(seed=1), 0)
    assert seen["p1", "hand"].seen
    assert seen["p2", "hand"] == Cards(("_",) * 5)
    assert not seen["item_deck",].seen
    assert {value for path, value in seen.items() if path[-1] == "buried"} == {None, "_"}
