"""Bots by name, their choices, and that they look at nothing that their seat cannot know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from arnakrt import Game, Ruleset
from click.testing import CliRunner

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.bots import BOTS, BotError, bot_of, names
from arnakdsl.bots.bot import asked, budget
from arnakdsl.bots.habits import Habits
from arnakdsl.cli import main
from tests.support import write_pack

QUICK = ("random", "greedy", "flat:iterations=2", "mcts:iterations=12")


@pytest.fixture(scope="module")
def kiln() -> Ruleset:
    return arnakdsl.load(default_content().parent / "kiln")


# ---------------------------------------------------------------- names


@pytest.mark.parametrize("spec", [*BOTS, *QUICK, "flat:0.01", "mcts:.5", "mcts:2", "mcts:iterations=10000000"])
def test_a_bot_by_name(spec: str) -> None:
    assert type(bot_of(spec, 1)) is BOTS[spec.partition(":")[0]]


REFUSED = [  # what is asked for, what is said
    ("randm", "there is no bot 'randm': did you mean 'random'?"),
    ("", "there is no bot '': there are random, greedy, flat, mcts"),
    ("zzzzzzz", "there is no bot 'zzzzzzz': there are random, greedy, flat, mcts"),
    ("a\nb" + "c" * 99, "there is no bot 'a?b"),
    ("Random", "there is no bot 'Random': did you mean 'random'?"),
    ("random:3", "bot 'random': it takes no setting"),
    ("greedy:deep", "bot 'greedy': it takes no setting"),
    *(
        (f"mcts:{setting}", f"bot 'mcts': '{setting}' is no time to think: write seconds, as 0.1, or iterations=200")
        for setting in (
            "0",
            "0.0",
            "-1",
            "nan",
            "inf",
            "1e3",
            "fast",
            "3601",
            "iterations=0",
            "iterations=x",
            "iterations=",
            "²",
        )
    ),
    ("flat:iterations=10000001", "is no time to think"),
]


@pytest.mark.parametrize(
    ("spec", "seed"), [(None, 1), (b"random", 1), (5, 1), ("random", None), ("random", []), ("random", 1.5)]
)
def test_a_bot_has_a_name_and_a_seed(spec: Any, seed: Any) -> None:
    with pytest.raises(BotError, match=r"is no name of a bot|is a whole number, not"):
        bot_of(spec, seed)


@pytest.mark.parametrize(("spec", "says"), REFUSED)
def test_another_name_is_refused_in_a_sentence(spec: str, says: str) -> None:
    with pytest.raises(BotError) as error:
        bot_of(spec, 1)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("setting", "iterations", "seconds"), [("", 7, 0.0), ("iterations=3", 3, 0.0), ("0.25", 0, 0.25)]
)
def test_a_budget(setting: str, iterations: int, seconds: float) -> None:
    found = budget(setting, 7)
    assert (found.iterations, found.seconds) == (iterations, seconds)


def test_a_budget_of_iterations_is_kept_to() -> None:
    assert list(budget("iterations=3", 7)) == [0, 1, 2]


def test_a_budget_of_seconds_gives_one_iteration_at_least() -> None:
    assert next(iter(budget("0.000001", 7))) == 0


# ---------------------------------------------------------------- bots of others


def distribution(folder: Path, points: str) -> None:
    """A distribution as it lies when installed."""
    info = folder / "lantern-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lantern\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[arnakdsl.bots]\n{points}", encoding="utf-8")


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = "last = lantern_bots:Last\nlost = lantern_bots:Lost\nnowhere = no_such_module_at_all:Bot\nrandom = lantern_bots:Last\nplain = lantern_bots:Plain\n"
    distribution(tmp_path, points)
    code = (
        "class Last:\n"
        "    def __init__(self, seed, setting='id'):\n"
        "        self.setting = setting\n"
        "    def choose(self, game):\n"
        "        option = game.decision.options[-1]\n"
        "        return {'id': option.id, 'option': option, 'wrong': 'no_such_option'}[self.setting]\n"
        "class Plain:\n"
        "    def __init__(self, seed):\n"
        "        pass\n"
    )
    (tmp_path / "lantern_bots.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("lantern")
@pytest.mark.parametrize("spec", ["last", "last:option"])
def test_a_bot_of_another_distribution_plays(kiln: Ruleset, spec: str) -> None:
    assert names() == [*BOTS, "last", "lost", "nowhere", "plain"]
    game = kiln.new_game(2, seed=1)
    last = len(game.state.options) - 1
    other = game.clone()
    game.choose(bot_of(spec, 1).choose(game))
    other.choose(last)
    assert game == other


@pytest.mark.usefixtures("lantern")
def test_a_name_of_ours_stays_ours() -> None:
    assert type(bot_of("random", 1)) is BOTS["random"]


@pytest.mark.usefixtures("lantern")
@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("lost", "the bot 'lost' (lantern_bots:Lost) cannot be loaded: "),
        ("nowhere", "the bot 'nowhere' (no_such_module_at_all:Bot) cannot be loaded: No module named"),
        ("lst", "did you mean 'last'?"),
        ("plain:3", "bot 'plain': it takes no setting"),
    ],
)
def test_one_that_cannot_be_had(spec: str, says: str) -> None:
    with pytest.raises(BotError) as error:
        bot_of(spec, 1)
    assert says in str(error.value)


# ---------------------------------------------------------------- choices


@pytest.mark.parametrize("spec", QUICK)
def test_a_game_is_played_to_its_end_and_only_looked_at(kiln: Ruleset, spec: str) -> None:
    game, other = kiln.new_game(2, seed=3), kiln.new_game(2, seed=3)
    bots = [bot_of(spec, seat) for seat in range(2)]
    again = [bot_of(spec, seat) for seat in range(2)]
    while not game.over:
        before = game.clone()
        choice = bots[asked(game.state)].choose(game)
        assert game == before
        assert again[asked(game.state)].choose(other) == choice, "equal seeds choose alike"
        game.choose(choice)
        other.choose(choice)


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_what_a_seat_cannot_know_plays_no_part(rules: Ruleset, spec: str, board: str) -> None:
    game = rules.new_game(2, seed=11, board=board)
    player = bot_of("random", 5)
    for number in range(60):
        if number % 15 == 14:
            seat = asked(game.state)
            worlds = [game, *(game.determinize(seat, seed) for seed in (1, 2))]
            assert len({repr(world.state.piles) for world in worlds}) > 1
            choices = [world.clone().decision.options[bot_of(spec, 9).choose(world)].id for world in worlds]  # type: ignore[union-attr, index]
            assert len(set(choices)) == 1
        game.choose(player.choose(game))


TINY = """\
resource: {coin: {}, gem: {}}
procedure:
  set_up: {do: "each player { gain 1 coin }"}
  rounds: {do: "each player { choose { nothing as wait | pay 1 coin -> { choose { gain 1 coin as back | gain 3 gem as gems } } as deal } }"}
score:
  gems: {value: me.gem}
evaluation:
  worth: {value: 10 * me.gem + 5 * me.coin}
"""


@pytest.mark.parametrize("spec", ["greedy", "flat:iterations=1", "mcts:iterations=4"])
def test_a_cost_is_seen_with_what_it_buys(tmp_path: Path, spec: str) -> None:
    game: Game = arnakdsl.compile(write_pack(tmp_path / "tiny", {"rules.yaml": TINY})).new_game(2, seed=1)
    taken = []
    while (decision := game.decision) is not None:
        choice = bot_of(spec, 1).choose(game)
        taken.append(decision.options[choice].id)  # type: ignore[index]
        game.choose(choice)
    assert taken == ["deal", "gems"] * 2


@pytest.mark.parametrize("spec", ["greedy", "flat:iterations=1", "mcts:iterations=4"])
def test_without_an_evaluation_points_count(tmp_path: Path, spec: str) -> None:
    text = TINY[: TINY.index("evaluation:")]
    game: Game = arnakdsl.compile(write_pack(tmp_path / "tiny", {"rules.yaml": text})).new_game(2, seed=1)
    while not game.over:
        game.choose(bot_of(spec, 1).choose(game))
    assert [sheet["gems"] for sheet in game.scores] == [3, 3]


DAYS = """\
resource: {coin: {}}
kind:
  game: {marks: {days: number}}
  player: {marks: {out: {type: flag, lasts: day}}}
  leaf: {all: leaves}
leaf: {oak: {}, elm: {}, ash: {}}
pile:
  deck: {of: [leaf], view: none}
procedure:
  set_up: {do: "fill deck from leaves"}
  rounds:
    do: |
      while days < 3 {
        set days to days + 1;
        each player {
          choose { gain 9 coin as wages | gain 8 coin as gift };
          repeat 3 { if not me.out { choose { gain 1 coin as work | set me.out as rest } } } };
        clear day; shuffle deck
      }
score:
  coins: {value: me.coin}
"""


@pytest.mark.parametrize("spec", ["greedy", "flat:iterations=1", "mcts:iterations=30"])
def test_nothing_is_hurried_for_what_lies_behind_a_shuffle(tmp_path: Path, spec: str) -> None:
    game: Game = arnakdsl.compile(write_pack(tmp_path / "days", {"rules.yaml": DAYS})).new_game(1, seed=1)
    taken = []
    while (decision := game.decision) is not None:
        choice = bot_of(spec, 1).choose(game)
        taken.append(decision.options[choice].id)  # type: ignore[index]
        game.choose(choice)
    assert taken == ["wages", "work", "work", "work"] * 3


SOWN = """\
resource: {coin: {}, gem: {}}
kind:
  game: {marks: {days: number}}
  player: {marks: {sown: number}}
  leaf: {all: leaves}
leaf: {oak: {}, elm: {}, ash: {}}
pile:
  deck: {of: [leaf], view: none}
procedure:
  set_up: {do: "fill deck from leaves"}
  rounds:
    do: |
      while days < 4 {
        set days to days + 1;
        each player { if me.sown { gain 3 gem }; choose { gain 1 coin as wages | set me.sown to 1 as sow } } };
      shuffle deck
score:
  gems: {value: 3 * me.gem + me.coin}
"""


@pytest.fixture(scope="module")
def sown(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return arnakdsl.compile(write_pack(tmp_path_factory.mktemp("sown"), {"rules.yaml": SOWN}))


@pytest.mark.parametrize(("spec", "first"), [("greedy", "wages"), ("mcts:iterations=30", "sow")])
def test_what_comes_of_a_turn_later_is_seen_by_a_search(sown: Ruleset, spec: str, first: str) -> None:
    game = sown.new_game(2, seed=1)
    decision = game.decision
    assert decision is not None
    assert decision.options[bot_of(spec, 1).choose(game)].id == first  # type: ignore[index]


def test_a_search_ends_where_the_choice_is_clear(sown: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[int] = []

    def determinize(game: Game, seat: int, seed: int) -> Game:
        worlds.append(seed)
        return game.clone()

    monkeypatch.setattr(Game, "determinize", determinize)
    bot_of("mcts:iterations=2000", 1).choose(sown.new_game(2, seed=1))
    assert 1 <= len(worlds) < 250


@pytest.mark.parametrize("pack", [SOWN, DAYS])
def test_by_habit_a_game_goes_on_to_the_next_shuffle(tmp_path: Path, pack: str) -> None:
    game: Game = arnakdsl.compile(write_pack(tmp_path / "pack", {"rules.yaml": pack})).new_game(2, seed=1)
    chance = game.state.chance
    Habits(Random(1)).play_on(game)
    assert sum(game.state.chance) == sum(chance) + 1


def test_a_habit_comes_of_what_whole_turns_gained(tmp_path: Path) -> None:
    rules = arnakdsl.compile(write_pack(tmp_path / "tiny", {"rules.yaml": TINY}))
    habits = Habits(Random(1))
    gems = []
    for _ in range(200):
        game = rules.new_game(2, seed=1)
        habits.play_on(game)
        gems.append(sum(sheet["gems"] for sheet in game.scores))
    assert gems[0] == 0, "what a deal costs is seen at once, what it buys is not"
    assert sum(gems[100:]) > 4.5 * 100


@pytest.mark.usefixtures("lantern")
@pytest.mark.parametrize("command", [("simulate", "-n", "1"), ("play",)])
def test_a_choice_that_is_not_offered_is_a_sentence(command: tuple[str, ...]) -> None:
    bots = ("--bot", "last:wrong") if command[0] == "simulate" else ("--bot", "1=last:wrong", "--bot", "2=random")
    done = CliRunner().invoke(main, [*command, "--pack", "kiln", *bots])
    assert (done.exit_code, done.stderr) == (2, "Error: 'no_such_option' is not offered\n")
