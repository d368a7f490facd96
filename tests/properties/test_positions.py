"""Invariants of every position and every step, in games of all sorts; and that each of them can fail."""

from __future__ import annotations

from typing import Any

import pytest
from arnakrt import Game

from tests.properties import scoring, states, steps, travel, watching
from tests.properties.altering import Changes, altered
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration, packaged
from tests.properties.moments import Moment, Step
from tests.properties.players import MIX, PLAYERS
from tests.properties.watching import watched

GAMES = 200
LONGEST = 5000
SLICE = [(each, list(PLAYERS)[at]) for at, each in enumerate(PLAIN)]
SLICE += [(CONFIGURATIONS[0], player) for player in PLAYERS if (CONFIGURATIONS[0], player) not in SLICE]
"""A game of every player, and of every plain configuration."""


@pytest.mark.parametrize(("configuration", "player"), SLICE, ids=str)
def test_all_holds_in_a_game(configuration: Configuration, player: str) -> None:
    for step in watched(configuration, player, seed=1):
        assert step.after.number < LONGEST


@pytest.mark.full
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_all_holds_in_hundreds_of_games(configuration: Configuration) -> None:
    for seed in range(100, 100 + GAMES):
        for step in watched(configuration, MIX[seed % len(MIX)], seed):
            assert step.after.number < LONGEST


# ---------------------------------------------------------------- each can fail

SITE = "site/bird_l1_lower_1"
HAND = ["funding_car", "funding_ship", "exploration_car", "exploration_ship"]
ASSISTANTS = packaged().entries("assistant")
OF_THE_CONTENT: list[tuple[str, Changes]] = [
    ("two_archaeologists_each", {"p1/figure": 3}),
    ("slots_are_filled_from_the_left", {"p1/slotted": 5}),
    ("at_most_two_assistants", {"p1/assistants": ["asst_coins", "asst_car", "asst_ship"]}),
    ("notebook_below_magnifying_glass", {"p1/notebook": "b1"}),
    ("temple_tiles_only_from_the_lost_temple", {"p1/temple_tiles": ["t11"]}),
    ("arrival_means_the_lost_temple", {"p1/magnifier": "b14"}),
    ("arrivals_are_counted", {"arrivals": 1}),
    ("arrivals_are_in_order", {"p1/arrival": 2}),
    ("all_idols_are_somewhere", {f"{SITE}/idol": None}),
    ("all_site_tiles_are_somewhere", {"tiles_1": []}),
    ("idols_lie_where_nobody_was", {"site/bird_l2_1/buried": None}),
    ("guardians_only_on_known_sites", {f"{SITE}/guardian": "guardian_01"}),
    ("tiles_lie_on_sites_of_their_level", {f"{SITE}/tile": "site_l2_01"}),
    ("nobody_stands_on_an_unknown_site", {"space/bird_l1_lower_1:1/figure": "p2"}),
    ("blocked_spaces_are_empty", {"space/camp_coins:2/figure": "p1"}),
    ("all_guardians_are_somewhere", {"guardian_deck": ["guardian_01"]}),
    ("spent_boons_belong_to_somebody", {"guardian/guardian_01/spent": True}),
    ("all_assistants_are_somewhere", {"desk/supply_1/waiting": []}),
    ("all_temple_tiles_are_somewhere", {"temple_supply": ["t11"]}),
    ("bonus_tiles_lie_where_they_were_laid", {"node/b1/bonus": ["bonus_coin"]}),
    ("a_bonus_for_each_in_the_lost_temple", {"temple_bonus": ["bonus_coin"] * 3}),
    ("all_starting_cards_are_somewhere", {"set_aside": ["funding_car"]}),
    ("nobody_has_the_starting_cards_of_others", {"p1/play": HAND}),
    ("all_fear_cards_are_somewhere", {"p1/play": ["fear"]}),
    ("assistants_of_the_supply_are_fresh", {f"assistant/{name}/upgraded": True for name in ("asst_car", "asst_coins")}),
    ("row_of_the_round", {"row.artifacts": ["mortar", "sundial"]}),
    ("no_round_too_many", {"round": 6}),
    ("nobody_owes_anything", {"p2/tablet": -1}),
    ("one_main_action_of_the_active_player", {"p2/action": 1}),
    ("no_main_action_after_a_pass", {"p1/passed": True}),
    ("icons_of_the_active_player_alone", {"p2/boot": 1}),
]
OF_MOMENTS: list[tuple[Any, Changes]] = [
    (states.i01, {"p1/play": ["hat"]}),
    (states.i01, {"p1/hand": HAND}),
    (states.i02, {"item_exile": ["hat"]}),
    (states.i02, {"revealed_artifact": ["mortar"]}),
    (states.i04, {"p1/play": ["funding_car"]}),
    (states.i11, {f"{SITE}/tile": "site_l2_01"}),
    (states.i11, {"tiles_2": ["site_l1_01"]}),
    (states.i15, {"box": []}),
    (states.i15, {"temple_bonus": []}),
    (states.i17, {"space/bird_l1_lower_1:1/figure": "p1"}),
    (states.i23, {"row.items": ["hat", "horse", "rope"]}),
    (states.i23, {"row.artifacts": ["mortar", "sundial"]}),
    (states.i27, {"p1/car": 1}),
    (states.i28, {"p1/coin": 0}),
    (states.i28, {"row.items": ["hat", "sturdy_boots"]}),
    (states.i35, {f"{SITE}/idol": None}),
    (states.i35, {f"{SITE}/tile": "site_l1_01", f"{SITE}/idol": None}),
    (travel.m13, {"p1/figure": 0}),
    (travel.m13, {"p1/hand": [], "p1/coin": 0}),
    (travel.m13, {"space/camp_coins:1/figure": "p2"}),
    (travel.m13, {"p1/compass": 3}),
]
OF_STEPS: list[tuple[Any, Changes, str, Changes, dict[str, Any]]] = [  # before, choice, after, more of the step
    (steps.i05, {}, "continue", {"p1/fear_tile": 1}, {}),
    (steps.i06, {}, "research:magnifier:b1", {f"{SITE}/idol": None}, {}),
    (steps.i06, {"p1/idol": 1}, "research:magnifier:b1", {"p1/magnifier": "b1", "p1/idol": 0}, {}),
    (steps.i19, {}, "research:magnifier:b3", {"p1/magnifier": "b3"}, {}),
    (steps.i19, {}, "research:magnifier:b1", {"p1/magnifier": "b1", "p1/notebook": "b1"}, {}),
    (steps.i22, {"p1/deck": ["hat", "rope"]}, "draw", {"p1/deck": ["rope", "hat"]}, {}),
    (steps.i22, {"p1/deck": ["hat", "rope", "fear"]}, "draw", {"p1/deck": ["hat", "fear"]}, {}),
    (steps.i22, {"p1/deck": ["hat"]}, "buy:rope", {"p1/deck": ["rope", "hat"]}, {}),
    (steps.i22, {"p1/deck": ["hat"]}, "draw", {"p1/deck": ["hat", "rope"]}, {}),
    (steps.i24, {"row.items": ["hat"]}, "draw", {"row.items": ["hat", "rope"]}, {}),
    (steps.i26, {}, "dig:camp_coins:1", {"active": "p2", "p1/action": 0, "p2/action": 1}, {"mains": 2}),
    (steps.i26, {}, "end_turn", {"active": "p2", "p1/action": 0, "p2/action": 1}, {"mains": 0}),
    (steps.i26, {}, "pass", {"active": "p1"}, {"mains": 1}),
    (steps.i30, {"guardian/guardian_01/spent": True}, "boon:guardian_02", {"guardian/guardian_01/spent": False}, {}),
    (steps.i31, {"assistant/asst_car/used": True}, "draw", {"assistant/asst_car/used": False}, {}),
    (steps.i31, {"assistant/asst_car/used": True}, "refresh:asst_ship", {"assistant/asst_car/used": False}, {}),
    (steps.i32, {}, "draw", {"p2/coin": 5}, {}),
    (steps.i32, {}, "draw", {"space/camp_coins:1/figure": "p2"}, {}),
    (steps.i32, {}, "draw", {"p2/hand": []}, {}),
    (steps.m10, {"p1/coin": 9}, "buy:horse", {"p1/coin": 6, "p1/deck": ["horse"]}, {}),
    (steps.m10, {"p1/coin": 9}, "buy:horse", {"p1/coin": 5, "p1/deck": ["horse", "fear"]}, {}),
    (steps.m10, {"p1/coin": 9}, "gain:horse", {"p1/coin": 5, "p1/deck": ["horse"]}, {}),
    (steps.m10, {"p1/compass": 9}, "buy:mortar", {"p1/compass": 6, "p1/hand": ["mortar"]}, {}),
]  # fmt: skip


STACK = ["rival_dig_coin", "rival_dig_jewel"]
OF_OTHER_GAMES: list[tuple[str, int, dict[str, str], Changes]] = [
    (
        "assistants_to_be_rescued_are_fresh",
        2,
        {"board": "snake"},
        {f"assistant/{each}/used": True for each in ASSISTANTS},
    ),
    ("a_rescue_for_each_at_the_fourth_row", 2, {"board": "snake"}, {"rescue_space": []}),
    ("six_archaeologists_of_the_rival", 1, {}, {"rival/figure": 3}),
    ("the_rival_has_no_tokens", 1, {}, {"rival/coin": 1}),
    ("ten_rival_tiles", 1, {}, {"rival_stack": STACK}),
    ("five_arrows_to_each_side", 1, {}, {"rival_stack": STACK}),
    ("five_archaeologist_tiles", 1, {}, {"rival_stack": STACK}),
    ("red_rival_tiles_are_the_difficulty", 1, {"difficulty": "2"}, {"rival_stack": STACK}),
    ("the_other_rival_tiles_are_green", 1, {"difficulty": "2"}, {"rival_stack": STACK}),
]


@pytest.mark.parametrize(("name", "players", "options", "changes"), OF_OTHER_GAMES)
def test_an_invariant_of_some_games_can_fail(
    name: str, players: int, options: dict[str, str], changes: Changes
) -> None:
    game = Configuration(players, options).game(1)
    assert game.broken_invariants() == []
    assert name in altered(game, changes).broken_invariants()


@pytest.fixture(scope="module")
def game() -> Game:
    game = packaged().new_game(2, seed=1)
    assert game.broken_invariants() == []
    return game


@pytest.mark.parametrize(("name", "changes"), OF_THE_CONTENT)
def test_an_invariant_of_the_content_can_fail(game: Game, name: str, changes: Changes) -> None:
    assert name in altered(game, changes).broken_invariants()


@pytest.mark.parametrize(("check", "changes"), OF_MOMENTS)
def test_a_check_of_moments_can_fail(game: Game, check: Any, changes: Changes) -> None:
    assert check(Moment(game))
    assert not check(Moment(altered(game, changes)))


@pytest.mark.parametrize(("check", "before", "choice", "after", "more"), OF_STEPS)
def test_a_check_of_steps_can_fail(
    game: Game, check: Any, before: Changes, choice: str, after: Changes, more: dict[str, Any]
) -> None:
    first, stays = Moment(altered(game, before)), Moment(altered(game, before))
    second = Moment(altered(first.game, after))
    given = {"mains": 0, "taken": [], "turn": ["play:hat"], **more}
    assert check(Step(first, "continue", after=stays, **{**given, "mains": 0}))
    assert not check(Step(first, choice, after=second, **given))


def test_what_must_be_asked_is_missed(game: Game) -> None:
    nothing, no_pass = game.clone(), game.clone()
    nothing.state.options = []
    no_pass.state.options = [code for code in game.state.options if game.program.option_id(code) != "pass"]
    assert states.i36(Moment(game))
    assert not states.i36(Moment(nothing))
    assert not states.i36(Moment(no_pass))


def test_a_view_that_tells_too_much_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert states.i38(Moment(game))
    everything = game.view(None)
    for name in ("guardian_deck", "temple_bonus", "site"):
        seen = {**game.view(0), name: everything[name]}
        with monkeypatch.context() as patched:
            patched.setattr(Game, "view", lambda game, seat, seen=seen: seen if seat == 0 else everything)
            assert not states.i38(Moment(game))


def test_a_refusal_that_changes_something_is_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert states.i37(Moment(game))
    choose = Game.choose

    def careless(self: Game, choice: Any) -> None:
        self.state.cells[-1] += 1
        choose(self, choice)

    monkeypatch.setattr(Game, "choose", careless)
    assert not states.i37(Moment(game))


@pytest.mark.parametrize(
    ("source", "changes"),
    [
        ("research", {"p1/notebook": "b3"}),
        ("research", {"p1/arrival": 1}),
        ("temple", {"p1/temple_tiles": ["t6_left"]}),
        ("idols", {"p1/slotted": 2}),
        ("guardians", {"p1/trophies": ["guardian_01"]}),
        ("cards", {"p1/play": ["hat"]}),
        ("fears", {"p1/fear_tile": 1}),
    ],
)
def test_other_points_are_noticed(game: Game, source: str, changes: Changes, monkeypatch: pytest.MonkeyPatch) -> None:
    m = Moment(altered(game, changes))
    assert scoring.m08(m)
    assert scoring.m09(m)
    sheets = [{**sheet, source: sheet[source] + 1} for sheet in m.game.scores]
    monkeypatch.setattr(Game, "scores", sheets)
    assert not scoring.m08(m)
    monkeypatch.setattr(Game, "ranking", m.game.ranking[::-1])
    assert not scoring.m09(m)


RIVAL = {
    "coin": 0, "compass": 0, "tablet": 0, "arrowhead": 0, "jewel": 0, "idol": 0, "fear_tile": 0, "assistants": [],
    "notebook": None, "deck": [], "hand": [], "play": ["hat"], "aside": [], "reshuffle": [],
}  # fmt: skip
TILES = [f"rival_{name}" for name in ("dig_coin", "dig_compass", "dig_tablet", "dig_arrowhead", "dig_jewel")]
TILES += [f"rival_{name}_green" for name in ("discover", "overcome", "research", "item", "artifact")]


@pytest.mark.parametrize(
    ("check", "changes"),
    [
        (states.i33, {"rival": {**RIVAL, "coin": 1}}),
        (states.i33, {"rival": {**RIVAL, "play": ["fear"]}}),
        (states.i33, {"rival": {**RIVAL, "assistants": ["asst_car"]}}),
        (states.i33, {"rival": {**RIVAL, "notebook": "b0"}}),
        (states.i34, {"rival_stack": TILES[:9]}),
        (states.i34, {"rival_stack": [*TILES[:9], "rival_item_red"]}),
    ],
)
def test_a_rival_with_more_than_it_may_have_is_noticed(game: Game, check: Any, changes: Changes) -> None:
    sound, broken = Moment(game), Moment(game)
    sound.view = {**sound.view, "rival": RIVAL, "rival_stack": TILES, "rival_used": []}
    broken.view = {**sound.view, **changes}
    assert check(sound)
    assert not check(broken)


def test_each_check_has_a_position_in_which_it_fails() -> None:
    shown = {row[0] for row in (*OF_THE_CONTENT, *OF_OTHER_GAMES)}
    assert shown == set(packaged().entries("invariant"))
    tried = {each for each, _ in OF_MOMENTS} | {row[0] for row in OF_STEPS} | {
        states.i33, states.i34, states.i36, states.i37, states.i38,
    }  # fmt: skip
    assert tried | {scoring.m08, scoring.m09} == {*watching.OF_MOMENTS, *watching.OF_STEPS}
