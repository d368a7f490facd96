"""What is in the box and how it is laid out: rules that hold for every seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from arnakrt import Ruleset

from arnakdsl.api import default_content, playable
from arnakdsl.model import Model

SEEDS = range(12)
TOKENS = ["coin", "compass", "tablet", "arrowhead", "jewel"]
COUNTED = ["figure", "idol", "slotted", "fear_tile", "action"]
"""Numbers of a player that are no tokens."""
BASIC = ["funding_car", "funding_ship", "exploration_car", "exploration_ship", "fear", "fear"]
IDOLS = {"idol_coin": 3, "idol_compass": 3, "idol_tablet": 3, "idol_exile": 3, "idol_upgrade": 2, "idol_refresh": 2}
BOX = [  # kind, different ones, tiles or cards in all
    ("item", 40, 40),
    ("artifact", 35, 35),
    ("fear_card", 1, 19),
    ("starting", 4, 16),
    ("guardian", 15, 15),
    ("tile", 16, 16),
    ("assistant", 12, 12),
    ("idol_tile", 6, 16),
    ("temple_tile", 6, 24),
    ("bonus_tile", 6, 18),
    ("blocking_tile", 5, 5),
]
HIDDEN = {  # pile or mark -> who may look at it
    "deck": "none",
    "item_deck": "none",
    "artifact_deck": "none",
    "tiles_1": "none",
    "tiles_2": "none",
    "guardian_deck": "none",
    "temple_bonus": "none",
    "hand": "owner",
    "waiting": "top",
    "buried": "none",
}


def deals(rules: Ruleset, players: int) -> list[dict[str, Any]]:
    return [rules.new_game(players, seed).view(None) for seed in SEEDS]


def things(view: Any) -> Counter[str]:
    """Everything that lies in a pile or on a place."""
    if isinstance(view, str):
        return Counter([view])
    parts = view.values() if isinstance(view, dict) else view if isinstance(view, list) else ()
    return sum((things(each) for each in parts), Counter())


@pytest.mark.parametrize(("kind", "different", "number"), BOX)
def test_the_box_holds_what_the_rules_say(rules: Ruleset, kind: str, different: int, number: int) -> None:
    entries = rules.entries(kind)
    lying = things(rules.new_game(4, seed=1).view(None))
    assert (sum(each in lying for each in entries), sum(lying[each] for each in entries)) == (different, number)


def test_sites_have_ten_tiles_of_level_one_and_six_of_level_two(rules: Ruleset) -> None:
    for view in deals(rules, 2):
        assert (len(view["tiles_1"]), len(view["tiles_2"])) == (10, 6)
        assert all(each.startswith("site_l1") for each in view["tiles_1"])
        assert all(each.startswith("site_l2") for each in view["tiles_2"])


def test_the_island_has_camps_of_two_spaces_and_places_of_one(rules: Ruleset) -> None:
    view = rules.new_game(2, seed=1).view(None)
    spaces = Counter(each.rpartition(":")[0] for each in view["space"])
    assert set(spaces) == set(view["site"])
    for begins, number, each in (("camp", 5, 2), ("bird_l1", 8, 1), ("bird_l2", 4, 1)):
        assert [count for site, count in spaces.items() if site.startswith(begins)] == [each] * number


def test_a_player_has_five_kinds_of_tokens_and_no_others(rules: Ruleset) -> None:
    seat = rules.new_game(2, seed=1).view(None)["p1"]
    numbers = {name for name, value in seat.items() if isinstance(value, int) and not isinstance(value, bool)}
    icons = {"boot", "car", "ship", "plane"}
    assert numbers - icons == {*TOKENS, *COUNTED, "arrival"}
    assert set(rules.entries("resource")) == {*TOKENS, *COUNTED}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_begins_with_the_same(rules: Ruleset, players: int) -> None:
    for view in deals(rules, players):
        for seat in (view[f"p{number}"] for number in range(1, players + 1)):
            assert sorted([*seat["hand"], *seat["deck"]]) == sorted(BASIC)
            assert (len(seat["hand"]), seat["figure"], seat["magnifier"], seat["notebook"]) == (5, 2, "b0", "b0")


def test_idols_lie_on_all_places_that_can_be_discovered(rules: Ruleset) -> None:
    for view in deals(rules, 2):
        up = [each["idol"] for name, each in view["site"].items() if "_l" in name]
        down = [each["buried"] for name, each in view["site"].items() if "_l2_" in name]
        assert (len(up), len(down)) == (12, 4)
        assert Counter([*up, *down]) == IDOLS
        assert not any(each["buried"] for name, each in view["site"].items() if "_l2_" not in name)


@pytest.mark.parametrize("pile", ["item_deck", "artifact_deck", "tiles_1", "tiles_2", "guardian_deck", "temple_bonus"])
def test_decks_and_stacks_are_shuffled(rules: Ruleset, pile: str) -> None:
    assert len({tuple(view[pile]) for view in deals(rules, 4)}) > len(SEEDS) // 2


def test_items_and_artifacts_are_two_decks(rules: Ruleset) -> None:
    for view in deals(rules, 2):
        assert {*view["item_deck"], *view["row"]["items"]} == set(rules.entries("item"))
        assert {*view["artifact_deck"], *view["row"]["artifacts"]} == set(rules.entries("artifact"))


@pytest.fixture(scope="module")
def model() -> Model:
    return playable(default_content())[0]


@pytest.mark.parametrize("name", HIDDEN)
def test_what_is_hidden_is_declared_so(model: Model, name: str) -> None:
    marks = {mark.name: mark.view for kind in model.kinds.values() for mark in kind.marks.values()}
    piles = {pile.name: pile.view for pile in model.piles.values()}
    assert {**marks, **piles}[name] == HIDDEN[name]
