"""A game for one against the rival: its set-up, its tiles, and that a save loses nothing of it."""

from __future__ import annotations

from random import Random

import pytest

import arnakdsl
from arnakdsl import Game, Ruleset

PAIRS = ("discover", "research", "overcome", "item", "artifact")


def tiles(game: Game) -> set[str]:
    view = game.view(None)
    return {*view["rival_stack"], *view["rival_used"]}


@pytest.mark.parametrize("difficulty", range(6))
def test_the_rival_has_ten_tiles_so_many_of_them_red(rules: Ruleset, difficulty: int) -> None:
    reds = set()
    for seed in range(60):
        found = tiles(rules.new_game(players=1, seed=seed, difficulty=difficulty))
        assert len(found) == 10
        assert all((f"rival_{pair}_red" in found) != (f"rival_{pair}_green" in found) for pair in PAIRS)
        reds.add(frozenset(each for each in found if each.endswith("_red")))
    assert {len(each) for each in reds} == {difficulty}
    assert len(reds) == (1, 5, 10, 10, 5, 1)[difficulty], "every choice of so many pairs occurs"


@pytest.mark.parametrize("board", ["bird", "snake"])
@pytest.mark.parametrize(("seed", "difficulty"), [(1, 0), (2, 3), (3, 5)])
def test_a_game_is_the_same_through_saves_at_every_decision(
    rules: Ruleset, board: str, seed: int, difficulty: int
) -> None:
    straight = rules.new_game(players=1, seed=seed, board=board, difficulty=difficulty)
    saved = straight.clone()
    random = Random(seed)
    while not straight.over:
        at = random.randrange(len(straight.decision.options))
        straight.choose(at)
        saved = rules.restore(saved.to_json())
        saved.choose(at)
        assert saved.decision is None or saved.decision.options.ids() == straight.decision.options.ids()
    assert saved.over
    assert (saved.scores, saved.ranking) == (straight.scores, straight.ranking)
    assert arnakdsl.replay(rules, saved.record()) == straight


@pytest.mark.parametrize(("players", "seats"), [(1, ["p1", "rival"]), (2, ["p1", "p2"]), (4, ["p1", "p2", "p3", "p4"])])
def test_the_rival_sits_in_games_for_one_alone(rules: Ruleset, players: int, seats: list[str]) -> None:
    game = rules.new_game(players=players, seed=4)
    assert list(game.program.seat_names) == seats
    assert len(game.scores) == len(seats)
    assert ("rival" in game.view(None)) == (players == 1)


def test_difficulty_is_for_one(rules: Ruleset) -> None:
    assert rules.new_game(players=2, difficulty=0).program.players == 2
    with pytest.raises(arnakdsl.RulesError, match="option 'difficulty' is for 1 player, not for 2: leave it out"):
        rules.new_game(players=2, difficulty=3)
