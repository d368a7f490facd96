"""Rules that hold at every step of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from arnakrt import Game, Ruleset
from arnakrt.position import set_position

View = dict[str, Any]
ITS_OWN = ["hand", "deck", "play", "assistants", "trophies", "temple_tiles", "magnifier", "notebook", "figure"]
ITS_OWN += ["coin", "compass", "tablet", "arrowhead", "jewel", "idol", "slotted", "fear_tile"]
GAMES = [(2, 1), (2, 2), (3, 3), (4, 4)]


def steps_of_turns(rules: Ruleset, players: int, seed: int) -> Iterator[tuple[str, View, View]]:
    """Who acts, and all there is before and after, for each choice of a random game that does not end its turn."""
    game, random = rules.new_game(players, seed), Random(seed)
    while not game.over:
        before = game.view(None)
        game.choose(random.randrange(len(game.decision.options)))
        after = game.view(None)
        if before["active"] and (before["active"], before["round"]) == (after["active"], after["round"]):
            yield before["active"], before, after


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_another_players_is_not_touched(rules: Ruleset, players: int, seed: int) -> None:
    for actor, before, after in steps_of_turns(rules, players, seed):
        for seat in (f"p{number}" for number in range(1, players + 1)):
            if seat != actor:
                assert {each: before[seat][each] for each in ITS_OWN} == {each: after[seat][each] for each in ITS_OWN}
                assert stands(before, seat) == stands(after, seat)


def stands(view: View, seat: str) -> list[str]:
    return [name for name, marks in view["space"].items() if marks["figure"] == seat]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_deck_is_shuffled_in_a_turn(rules: Ruleset, players: int, seed: int) -> None:
    for actor, before, after in steps_of_turns(rules, players, seed):
        decks = [[card for card in view[actor]["deck"] if card != "fear"] for view in (before, after)]
        both = [[card for card in deck if card in decks[0] and card in decks[1]] for deck in decks]
        assert both[0] == both[1]


def test_every_artifact_is_a_main_action_from_the_hand(rules: Ruleset) -> None:
    for artifact in rules.entries("artifact"):
        given = {"p1": {"coin": 0, "tablet": 1, "hand": [artifact, "fear", "hat"], "play": []}}
        game = set_position(rules, given, 2, seed=1)
        assert f"play:{artifact}" in offered(game)
        for option in ("dig:camp_coins:1", "travel:card:fear"):
            game.choose(option)
        assert sorted(offered(game)) == ["end_turn", "play:hat"]


def offered(game: Game) -> list[str]:
    return game.decision.options.ids()


def test_the_end_of_a_round_is_the_same_in_any_order_of_seats(rules: Ruleset) -> None:
    first, second = (after_a_round(rules, start) for start in ("p1", "p2"))
    for seat in ("p1", "p2"):
        assert {each: first[seat][each] for each in ITS_OWN} == {each: second[seat][each] for each in ITS_OWN}
    assert (first["row"], first["item_exile"], first["artifact_exile"]) == (
        second["row"],
        second["item_exile"],
        second["artifact_exile"],
    )


def after_a_round(rules: Ruleset, start: str) -> View:
    """The next round, after one in which both players stood beside guardians and passed."""
    site = {
        "bird_l1_lower_1": {"tile": "site_l1_06", "idol": None, "guardian": "guardian_04"},
        "bird_l1_lower_2": {"tile": "site_l1_05", "idol": None, "guardian": "guardian_08"},
    }
    one = {"coin": 0, "compass": 0, "figure": 1, "hand": [], "deck": ["torch"]}
    given = {
        "start": start,
        "p1": {**one, "deck": ["torch"], "play": ["hat", "tent", "axe", "rope", "horse", "watch"]},
        "p2": {
            **one,
            "slotted": 2,
            "deck": ["airdrop"],
            "play": ["whip", "brush", "trowel", "pickaxe", "parrot", "flask"],
        },
        "site": site,
        "space": {"bird_l1_lower_1:1": {"figure": "p1"}, "bird_l1_lower_2:1": {"figure": "p2"}},
    }
    game = set_position(rules, given, 2, seed=3)
    while game.view(None)["round"] == 1:
        ids = offered(game)
        game.choose("pass" if "pass" in ids else "end_turn")
    return game.view(None)
