"""What depends on the number of players."""

from __future__ import annotations

from itertools import combinations

import pytest
from arnakrt import Game, RulesError, Ruleset

from arnakdsl.api import default_content
from arnakdsl.simulate import Plan, simulate

CAMPS = ("coins", "compasses", "tablets", "arrowhead", "jewel")
TABLE = [  # players, blocked spaces, track bonus tiles, tiles in the box, Fear cards left
    (2, 5, 7, 9, 15),
    (3, 3, 9, 6, 13),
    (4, 0, 11, 3, 11),
]
RESOURCES = [(2, 0), (1, 1), (2, 1), (1, 2)]
"""Coins and compasses at the start, in turn order."""


def blocked(game: Game) -> tuple[str, ...]:
    return tuple(camp for camp in CAMPS if game.view(None)["space"][f"camp_{camp}:2"]["blocked"])


@pytest.mark.parametrize("start", range(4))
@pytest.mark.parametrize(("players", "spaces", "bonus", "box", "fears"), TABLE)
def test_set_up(rules: Ruleset, players: int, spaces: int, bonus: int, box: int, fears: int, start: int) -> None:
    start %= players
    game = rules.new_game(players, seed=7, start=start)
    view = game.view(None)
    assert len(blocked(game)) == len(view["blocking"]) == spaces
    assert not any(view["space"][f"camp_{camp}:1"]["blocked"] for camp in CAMPS)
    assert sum(len(node["bonus"]) for node in view["node"].values()) == bonus
    assert len([each for each in view["box"] if each.startswith("bonus")]) == box
    assert len(view["temple_bonus"]) == players
    tiles = [each for each in rules.entries("temple_tile") if not each.startswith("snake_")]
    assert sorted(view["temple_supply"]) == sorted(tiles * players)
    assert len(view["fear_deck"]) == fears
    seats = [view[f"p{(start + turn) % players + 1}"] for turn in range(players)]
    assert [(seat["coin"], seat["compass"]) for seat in seats] == RESOURCES[:players]
    assert [len(seat["hand"]) for seat in seats] == [5] * players
    assert game.decision is not None
    assert game.decision.player == start


def test_with_three_players_any_three_camps_may_lose_a_space(rules: Ruleset) -> None:
    found = {blocked(rules.new_game(3, seed)) for seed in range(300)}
    assert found == set(combinations(CAMPS, 3))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_take_turns_and_the_start_goes_round(rules: Ruleset, players: int) -> None:
    game, turns, starts = rules.new_game(players, seed=1, start=1), [], []
    while not game.over:
        assert game.decision is not None
        ids = game.decision.options.ids()
        if "pass" in ids:
            turns.append(game.decision.player)
            starts.append(game.view(None)["start"])
        game.choose("pass" if "pass" in ids else len(ids) - 1)
    assert turns == [(1 + number + turn) % players for number in range(5) for turn in range(players)]
    assert starts[::players] == [f"p{(1 + number) % players + 1}" for number in range(5)]


@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_of_players(rules: Ruleset, players: int) -> None:
    with pytest.raises(RulesError, match="1 to 4"):
        rules.new_game(players)


@pytest.mark.parametrize("players", [3, 4])
def test_bots_play(rules: Ruleset, players: int) -> None:
    totals = simulate(rules, Plan(default_content(), players), 5)
    assert totals.finished == 5
