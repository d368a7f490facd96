"""What holds of a round and of an action as a whole, and that each of the checks can fail."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.properties import rounds, watching
from tests.properties.altering import Changes, altered
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration
from tests.properties.moments import Moment, Step, play
from tests.properties.pauses import pause_of, rules_with_pauses
from tests.properties.players import MIX, begin, finish
from tests.properties.rounds import Round, rounds_of
from tests.properties.watching import watch_pauses

GAMES = 200
SLICE = [(each, ("discoverer", "researcher", "coward")[at % 3]) for at, each in enumerate(PLAIN[:3])]


@pytest.mark.parametrize(("configuration", "player"), SLICE, ids=str)
def test_all_holds_in_the_rounds_of_a_game(configuration: Configuration, player: str) -> None:
    assert watch_pauses(configuration, player, seed=1)


@pytest.mark.full
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_all_holds_in_the_rounds_of_hundreds_of_games(configuration: Configuration) -> None:
    for seed in range(100, 100 + GAMES):
        assert watch_pauses(configuration, MIX[seed % len(MIX)], seed)


@pytest.fixture(scope="module")
def played() -> list[Step]:
    return list(finish(CONFIGURATIONS[0], "discoverer", 2, rules_with_pauses()))


def test_pauses_change_nothing(played: list[Step]) -> None:
    """Without them the same choices lead to the same position."""
    paused = played[-1].after.game
    plain = begin(CONFIGURATIONS[0], "discoverer", 2)
    for step in played:
        if not pause_of([step.choice]):
            plain.choose(step.choice)
    assert plain.over
    assert plain.view(None) == paused.view(None)


# ---------------------------------------------------------------- each can fail

BROKEN_ROUNDS: list[tuple[Any, int, str, Changes]] = [  # check, round, moment, what is otherwise
    (rounds.m01, 0, "hands_drawn", {"p1/hand": ["fear"] * 4}),
    (rounds.m01, 1, "hands_drawn", {"p2/hand": ["fear"] * 6}),
    (rounds.m02, 1, "hands_drawn", {"assistant/asst_car/used": True}),
    (rounds.m02, 1, "hands_drawn", {"p2/figure": 1}),
    (rounds.m02, 1, "hands_drawn", {"p2/passed": True}),
    (rounds.m02, 1, "hands_drawn", {"p1/play": ["hat"]}),
    (rounds.m03, 0, "figures_home", {"p1/fear_tile": 1}),
    (rounds.m03, 0, "all_passed", {"space/camp_coins:1/figure": "p1", "site/camp_coins/guardian": "guardian_01"}),
    (rounds.m04, 0, "decks_made", {"p1/deck": []}),
    (rounds.m04, 0, "decks_made", {"p1/play": ["hat"]}),
    (rounds.m04, 0, "cards_kept", {"p1/hand": ["hat", "rope"]}),
    (rounds.m05, 0, "next", {"round": 3}),
    (rounds.m05, 0, "next", {"row.items": ["hat", "rope", "horse", "flask"]}),
    (rounds.m05, 0, "next", {"artifact_exile": []}),
    (rounds.m05, 0, "next", {"item_deck": []}),
    (rounds.m06, 0, "next", {"start": "p1"}),
    (rounds.m07, 4, "over", {"p1/play": []}),
    (rounds.m07, 4, "over", {"p1/hand": ["hat"]}),
    (rounds.m07, 4, "over", {"row.items": []}),
    (rounds.m07, 4, "over", {"start": "p2"}),
]


@pytest.mark.parametrize(("check", "number", "name", "changes"), BROKEN_ROUNDS)
def test_a_check_of_rounds_can_fail(played: list[Step], check: Any, number: int, name: str, changes: Changes) -> None:
    found: Round = list(rounds_of(played))[number]
    assert check(found)
    assert not check({**found, name: Moment(altered(found[name].game, changes))})


BROKEN_ACTIONS: list[tuple[Any, str, str, Changes]] = [  # check, choice, pause, what is otherwise
    (rounds.m11, "research:magnifier", "magnifier_moved", {"coin": 90}),
    (rounds.m11, "research:magnifier", "magnifier_moved", {"magnifier": "b14"}),
    (rounds.m11, "research:notebook", "notebook_moved", {"figure": 5}),
    (rounds.m11, "research:notebook", "notebook_moved", {"arrowhead": 90}),
    (rounds.m12, "", "figure_placed", {"space": None}),
    (rounds.m12, "", "figure_placed", {"idol": None, "buried": None}),
    (rounds.m12, "", "idol_taken", {"idol": "idol_coin"}),
    (rounds.m12, "", "idol_used", {"tile": "site_l1_01"}),
    (rounds.m12, "", "tile_placed", {"tile": None}),
    (rounds.m12, "", "tile_used", {"guardian": "guardian_01"}),
]


@pytest.mark.parametrize(("check", "choice", "pause", "changes"), BROKEN_ACTIONS)
def test_a_check_of_actions_can_fail(played: list[Step], check: Any, choice: str, pause: str, changes: Changes) -> None:
    step = next(each for each in played if each.choice.startswith(choice) and pause_of(each.after.ids) == pause)
    discovered = [each for each in (*step.turn, *step.done) if each.startswith("discover:")]
    at = f"site/{discovered[-1].partition(':')[2]}" if discovered else step.before.view["active"]
    paths = {f"{at}/{name}": value for name, value in changes.items() if name != "space"}
    if "space" in changes:
        paths = {f"space/{at.partition('/')[2]}:1/figure": None}
    assert check(step)
    assert not check(replace(step, after=Moment(altered(step.after.game, paths))))


def test_compasses_that_are_not_paid_are_noticed(played: list[Step]) -> None:
    first = next(step.after for step in played if step.after.main)
    active = first.view["active"]
    flying = altered(first.game, {f"{active}/plane": 2})
    step = next(play(flying, lambda m: next(at for at, each in enumerate(m.ids) if each.startswith("discover:"))))
    assert pause_of(step.after.ids) == "discovery_paid"
    assert rounds.m12(step)
    assert not rounds.m12(replace(step, after=Moment(altered(step.after.game, {f"{active}/compass": 45}))))


def test_each_check_has_a_round_in_which_it_fails() -> None:
    assert {row[0] for row in BROKEN_ROUNDS} == set(watching.OF_ROUNDS)
    assert {row[0] for row in BROKEN_ACTIONS} == set(watching.OF_ACTIONS)
