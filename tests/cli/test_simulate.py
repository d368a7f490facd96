from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.bots import BOTS, BotError, bot_of
from arnakdsl.cli import main
from arnakdsl.simulate import Plan, Totals, new_game, seed_of, simulate
from arnakdsl.usage import Sample, Use, quantile

PLAN = Plan(default_content(), seed=1)
KILN = default_content().parent / "kiln"


SHARED = [  # bots, games
    (("random",), 60),
    (("random", "greedy"), 3),
]


@pytest.mark.parametrize(("bots", "games"), SHARED)
def test_the_same_on_any_number_of_workers(rules: arnakdsl.Ruleset, bots: tuple[str, ...], games: int) -> None:
    plan = Plan(PLAN.pack, seed=1, bots=bots)
    alone, shared = (simulate(rules, plan, games, workers) for workers in (1, 2))
    assert alone == shared
    assert alone.finished == games


def test_each_seat_has_its_bot(rules: arnakdsl.Ruleset) -> None:
    totals = simulate(rules, Plan(PLAN.pack, seed=1, bots=("random", "greedy")), 4, 1)
    assert totals.wins == [0, 4]


@pytest.mark.parametrize("bots", [("random",) * 3, ()])
def test_there_is_a_bot_for_each_seat(rules: arnakdsl.Ruleset, bots: tuple[str, ...]) -> None:
    with pytest.raises(BotError, match=f"there are {len(bots)} bots for 2 players: name one for all, or one for each"):
        simulate(rules, Plan(PLAN.pack, seed=1, bots=bots), 4, 1)


def test_another_seed_gives_other_games(rules: arnakdsl.Ruleset) -> None:
    other = Plan(PLAN.pack, seed=2)
    assert simulate(rules, PLAN, 5, 1) != simulate(rules, other, 5, 1)


def test_games_without_end_are_begun_at_once() -> None:
    class Enough(Exception):
        pass

    def enough(done: int) -> None:
        raise Enough

    plan = Plan(KILN, seed=1)
    with pytest.raises(Enough):
        simulate(arnakdsl.load(KILN), plan, 10**15, 1, enough)


def test_very_many_players_are_refused() -> None:
    run = CliRunner().invoke(main, ["simulate", "--pack", "kiln", "-n", "1", "--players", "9" * 30])
    assert (run.exit_code, run.output) == (2, f"Error: 'kiln' is for 2 to 5 players, not {'9' * 30}\n")


def test_totals_add_up(rules: arnakdsl.Ruleset) -> None:
    heard: list[int] = []
    totals = simulate(rules, PLAN, 30, 1, heard.append)
    assert heard == [25, 30]
    assert sum(totals.wins) == 30
    for seat, points in enumerate(totals.points):
        assert sum(totals.sources[seat].values()) == points
        assert totals.least[seat] * 30 <= points <= totals.most[seat] * 30


def test_totals_of_nothing() -> None:
    totals = Totals()
    totals.add(Totals(1, 1, 3, [4], [4], [4]))
    assert (totals.games, totals.decisions, totals.points) == (1, 3, [4])


def test_seeds_are_all_different() -> None:
    seeds = {seed_of(seed, "game", number) for seed in range(10) for number in range(1000)}
    assert len(seeds) > 9990


def test_the_command(rules: arnakdsl.Ruleset) -> None:
    args = ["simulate", "-n", "10", "--players", "2", "--seed", "1", "--board", "bird"]
    first, second = (CliRunner().invoke(main, args) for _ in range(2))
    assert first.exit_code == 0, first.output
    assert first.stdout == second.stdout
    assert "10 of 10 games finished" in first.stdout
    assert not first.stderr
    data = json.loads(CliRunner().invoke(main, [*args, "--format", "json"]).stdout)
    assert data["finished"] == 10
    assert len(data["seats"]) == 2


# ---------------------------------------------------------------- what was offered and used


def test_what_is_offered_and_used_is_what_a_plain_count_finds() -> None:
    """Counted once more from the texts of the ids, in a pack where the words of things are their ids."""
    games, plan = 20, Plan(KILN, seed=1)
    rules = arnakdsl.load(plan.pack)
    ids = {thing for thing in rules.program(2).things if thing}
    expected: dict[str, list[tuple[bool, int]]] = {}
    for number in range(games):
        game = new_game(rules, plan, number)
        bots = [bot_of("random", seed_of(plan.seed, "bot", number, seat)) for seat in range(2)]
        offered: list[set[str]] = [set(), set()]
        used: list[set[str]] = [set(), set()]
        while (decision := game.decision) is not None:
            chosen = decision.options[bots[decision.player].choose(game)]  # type: ignore[index]
            offered[decision.player] |= {word for each in decision.options for word in each.id.split(":")[1:]} & ids
            used[decision.player] |= set(chosen.id.split(":")[1:]) & ids
            game.choose(chosen)
        for seat, sheet in enumerate(game.scores):
            for entry in offered[seat]:
                expected.setdefault(entry, []).append((entry in used[seat], sum(sheet.values())))
    usage = simulate(rules, plan, games, 1).usage
    assert set(usage) == set(expected)
    for entry, seats in expected.items():
        for sample, was_used in ((usage[entry].used, True), (usage[entry].unused, False)):
            points = [each for used_it, each in seats if used_it == was_used]
            assert sample == Sample(len(points), sum(points), sum(each * each for each in points)), entry


def test_the_interval_of_a_difference() -> None:
    """Welch's, by hand: 1 2 3 4 5 against 3 5 7 9 11 has t = -2.529822 and 5.882353 degrees of freedom."""
    use = Use()
    for used, unused in zip((1, 2, 3, 4, 5), (3, 5, 7, 9, 11), strict=True):
        use.used.take(used)
        use.unused.take(unused)
    assert (use.offered, use.used.mean, use.unused.mean, use.difference) == (10, 3.0, 7.0, -4.0)
    assert use.interval == pytest.approx((-7.887, -0.113), abs=0.01)


@pytest.mark.parametrize(("freedom", "t"), [(4, 2.776), (5, 2.571), (8, 2.306), (30, 2.042), (1e9, 1.960)])
def test_students_t(freedom: float, t: float) -> None:
    assert quantile(freedom) == pytest.approx(t, abs=0.01)


def test_few_seats_have_no_interval() -> None:
    use = Use()
    for points in (1, 2, 3, 4):
        use.used.take(points)
        use.unused.take(points)
    assert use.difference == 0
    assert use.interval is None


def test_seats_that_are_all_alike_have_an_interval_of_nothing() -> None:
    use = Use()
    for _ in range(5):
        use.used.take(3)
        use.unused.take(2)
    assert use.interval == (1, 1)


def test_the_entries_of_a_kind_are_a_table() -> None:
    args = ["simulate", "-n", "10", "--seed", "1", "--pack", str(KILN), "--entries", "pot"]
    lines = CliRunner().invoke(main, args).stdout.splitlines()
    head = next(at for at, line in enumerate(lines) if line.startswith("kind"))
    assert len(lines) - head - 1 == 18
    assert all(line.startswith("pot ") for line in lines[head + 1 :])


def test_the_data_has_every_thing_of_the_kinds_that_are_offered() -> None:
    rules = arnakdsl.load(KILN)
    args = ["simulate", "-n", "10", "--pack", str(KILN), "--bot", "random", "--bot", "greedy", "--format", "json"]
    data = json.loads(CliRunner().invoke(main, args).stdout)
    assert list(dict.fromkeys(each["kind"] for each in data["entries"])) == ["chamber", "helper", "order", "pot"]
    assert [each["id"] for each in data["entries"]] == [
        entry for kind in ("chamber", "helper", "order", "pot") for entry in rules.entries(kind)
    ]
    assert data["bots"] == ["random", "greedy"]


REFUSED = [
    (("--bot", "randm"), "there is no bot 'randm': did you mean 'random'?"),
    (("--bot", "mcts:x"), "bot 'mcts': 'x' is no time to think"),
    (
        ("--bot", "random", "--bot", "greedy", "--bot", "greedy"),
        "there are 3 bots for 2 players: name one for all, or one for each",
    ),
    (("--entries", "itm"), "there is no entry of a kind 'itm': did you mean 'item'?"),
    (("--board", "moon"), "moon"),
    (("--option", "moon=1"), "moon"),
    (("--players", "9"), "9"),
    (("--option", "seed=1"), "'seed=1' is no option of a pack: write --seed 1"),
    (("--option", "players=2"), "'players=2' is no option of a pack: write --players 2"),
    (("--option", "self=1"), "'self=1' is no option of a pack"),
    (("--option", "start=1"), "'start=1' is no option of a pack"),
    (("--option", "board"), "write --option KEY=VALUE"),
]


@pytest.mark.parametrize(("args", "says"), REFUSED)
def test_what_the_pack_does_not_know_is_refused(args: tuple[str, ...], says: str) -> None:
    result = CliRunner().invoke(main, ["simulate", "-n", "1", *args])
    assert result.exit_code == 2
    assert says in result.stderr
    assert not result.stdout


def test_bots_are_listed() -> None:
    folder = Path(arnakdsl.__file__).parent / "bots"
    assert {each.stem for each in folder.glob("*.py")} - {"__init__", "bot", "habits"} == set(BOTS)
