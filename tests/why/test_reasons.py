"""Reasons in concrete positions: what is said first of an option that is not offered, and the words of the content it points to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from arnakrt import Game, RulesError, Ruleset
from arnakrt.position import set_position

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.resources import packaged_content

LEVEL_1 = ("bird_l1_lower_1", "bird_l1_lower_2", "bird_l1_lower_3", "bird_l1_upper_1", "bird_l1_upper_2")


def own(**more: Any) -> dict[str, Any]:
    """What the first player has: nothing but two cards to travel with, and what is said."""
    none = {"coin": 0, "compass": 0, "tablet": 0, "arrowhead": 0, "jewel": 0}
    return {**none, "hand": ["fear", "fear"], "deck": ["funding_car"], **more}


def found(many: int, **more: dict[str, Any]) -> dict[str, Any]:
    """So many sites that were discovered, their idols taken."""
    return {
        name: {"tile": f"site_l1_0{at}", "idol": None, **more.get(name, {})}
        for at, name in enumerate(LEVEL_1[:many], 1)
    }


ROW = {"items": ["sea_turtle", "hat", "rope", "trowel", "torch"]}
RICH = own(coin=9, compass=9, tablet=3, arrowhead=2, jewel=2)

OPENED = found(2, bird_l1_lower_1={"guardian": "guardian_04"}, bird_l1_lower_2={"guardian": "guardian_05"})
AT_A_GUARDIAN = {"p2": {"slotted": 2}, "space": {"bird_l1_lower_1:1": {"figure": "p1"}}, "site": OPENED}
PAID_WITH_A_CARD = {
    "p2": {"slotted": 1},
    "space": {"bird_l1_lower_1:1": {"figure": "p1"}},
    "site": found(1, bird_l1_lower_1={"guardian": "guardian_02"}),
}
BOTH_AWAY = {"camp_coins:1": {"figure": "p1"}, "camp_jewel:1": {"figure": "p1"}}
TRAVEL = own(hand=["fear", "funding_ship", "funding_car", "exploration_ship"], compass=3, coin=3)
BOONS = {"p1": own(trophies=["guardian_08", "guardian_07"], deck=[])}
KNIFE = {"p1": own(hand=["army_knife", "fear"])}
ONE_ASSISTANT = {"p1": own(assistants=["asst_coins"]), "assistant": {"asst_coins": {"used": True}}}
LATE = {"p1": own(magnifier="b1", notebook="b1")}
START_OF_TURN = '"Choose what to do in your turn".'

REASONS: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    # position, choices, option: what is said first, the words of the content
    # --- costs
    ({"p1": own(coin=2), "row": ROW}, [], "buy:sea_turtle", "It costs 3 coins; you have 2 coins.", "3 coin"),
    ({"p1": own(compass=3)}, [], "discover:bird_l1_upper_1",
     "It costs 1 archaeologist, 3 compasses and 1 car; you have no means to pay 1 car of it.", "1 car"),
    ({"p1": own(compass=3)}, [], "discover:bird_l2_1",
     "It costs 1 archaeologist, 6 compasses and 2 cars; you have 3 compasses and you have no means to pay 2 cars of it.",
     "6 compass"),
    ({"p1": own(figure=0, coin=1), "row": ROW, "space": BOTH_AWAY}, [], "dig:camp_tablets:1",
     "It costs 1 archaeologist and 1 boot; you have no archaeologists.", "1 figure"),
    ({"p1": own(figure=1, arrowhead=1, coin=1, hand=[]), "row": ROW, **PAID_WITH_A_CARD}, [], "overcome:bird_l1_lower_1",
     "It costs 1 coin, 1 arrowhead and 1 card from your hand; you have no means to pay 1 card from your hand of it.",
     "1 card"),
    ({"p1": own(hand=["sea_turtle", "fear"], deck=[], compass=2)}, ["play:sea_turtle"], "discover:bird_l1_upper_3",
     "It costs 1 archaeologist, 3 compasses and 1 ship, less 1 ship; you have 2 compasses.", "3 compass"),
    ({"p1": own(coin=3, hand=["funding_car"]), "row": ROW}, ["buy:hat"], "buy:torch",
     "It costs 1 main action; you have no main actions.", "1 action"),
    (LATE, [], "research:magnifier:b4",
     "It costs 1 tablet and 1 arrowhead; you have no tablets and you have no arrowheads.", "1 tablet"),
    # --- conditions
    ({"p1": own(), "p2": {"figure": 1}, "space": {"camp_coins:1": {"figure": "p2"}}}, [], "dig:camp_coins:1",
     "The first space of the coin camp is not open. / Somebody is on the first space of the coin camp.", "open"),
    ({"p1": own()}, [], "dig:camp_coins:2",
     "The second space of the coin camp is not open. / The second space of the coin camp is blocked.", "open"),
    ({"p1": own()}, [], "dig:bird_l2_1",
     "Level II site 1 is not open. / Level II site 1 is undiscovered.", "open"),
    ({"p1": own()}, [], "discover:camp_coins:1",
     "The coin camp is discovered. / The level of the coin camp is 0.", "site.known"),
    ({"p1": own(idol=1, slotted=4), "site": found(5)}, [], "slot:slot_jewel",
     "You have at least 4 idols in slots.", "me.slotted < 4"),
    (ONE_ASSISTANT, [], "assistant:asst_coins", "The coin assistant is exhausted.", "used"),
    (LATE, [], "research:notebook:b3",
     "The row of row 2 on the left is more than the row of row 1 on the left (now 2 and 1).", "row <= me.magnifier.row"),
    ({"p1": RICH}, [], "temple:t6_left", "The start of the research track is not the Lost Temple.", "me.magnifier.lost"),
    ({"p1": own(trophies=["guardian_02"]), "guardian": {"guardian_02": {"spent": True}}}, [], "boon:guardian_02",
     "Guardian 2 is spent.", "spent"),
    ({"p1": own(figure=1), **AT_A_GUARDIAN}, [], "overcome:bird_l1_lower_2",
     "You have no archaeologist at lower level I site 2.", "mine"),
    # --- sets
    ({"p1": own(coin=2), "row": ROW}, [], "buy:axe", "Axe is not in the item row.", "item_row"),
    ({"p1": own(), "row": ROW}, [], "play:hat", "Hat is not in your hand, but in the item row.", "hand"),
    (LATE, [], "research:magnifier:b9",
     "Row 5 is not one of the research spaces after row 1 on the left.", "me.magnifier.next"),
    (KNIFE, ["play:army_knife", "option:exile"], "card:army_knife",
     "Army Knife is not in your hand, but in your play area.", "hand"),
    (KNIFE, ["play:army_knife", "option:exile"], "card:play:fear", "Fear is not in your play area.", "play"),
    ({"p1": own()}, [], "research:magnifier:s4", "Row 2 in the middle is not in this game.", "s4"),
    # --- effects that can do nothing
    ({"p1": own(idol=1, slotted=3), "site": found(4)}, [], "slot:slot_jewel",
     "The effect of the jewel slot can do nothing. / It costs 1 coin; you have no coins.", "can(effect)"),
    ({"p1": own(idol=1, slotted=3, deck=[]), "site": found(4)}, [], "slot:slot_draw",
     "The effect of the card slot can do nothing. / Your deck is empty.", "can(effect)"),
    (BOONS, [], "boon:guardian_08",
     "The boon of guardian 8 can do nothing. / It costs 1 tablet; you have no tablets. / "
     "It costs 1 arrowhead; you have no arrowheads.", "can(boon)"),
    (KNIFE, ["play:army_knife", "option:exile"], "card:play:fear_tile",
     "It costs 1 Fear tile; you have no Fear tiles.", "1 fear_tile"),
    # --- other decisions
    (KNIFE, ["play:army_knife", "option:coin"], "option:coin", "It has been chosen already.", "gain 1 coin"),
    ({"p1": own()}, [], "end_turn",
     f"Something else is asked first: {START_OF_TURN} / It belongs to this: end your turn.", "offer main for 1 action"),
    ({"p1": own(hand=["fear", "funding_car"], coin=1)}, ["dig:camp_coins:1"], "pass",
     "First 1 boot is to be paid. / It belongs to this: take a main action and pay 1 main action.", "by_card"),
    ({"p1": own(hand=["fear", "funding_car"], coin=1)}, ["dig:camp_coins:1"], "travel:pilot",
     "It costs 2 coins; you have 1 coin.", "2 coin"),
    ({"p1": TRAVEL}, ["discover:bird_l1_lower_1"], "travel:card:fear",
     "It gives 1 boot, and that helps with nothing that is still to be paid of 1 car.",
     "either(me.winged, icons(x.travel) plane, x.travel)"),
]  # fmt: skip

KILN: list[tuple[dict[str, Any], list[str], str, str, str]] = [
    ({"p1": {"board": ["rain_bowl", "ferry_bowl", "broth_bowl"]}, "row": ["ink_dish"]}, [], "throw:ink_dish",
     "There are at least 3 pots in your board.", "count(board) < 3"),
    ({"fire": 9}, [], "stoke", "The number of heat of the fire is at least fire most (now 9 and 9).", "fire < fire_most"),
    ({"p1": {"wood": 0}}, [], "stoke", "It costs 1 wood; you have no wood.", "1 wood"),
    ({"p1": {"board": ["rain_bowl"]}, "chamber": {"crown": {"rack": ["ferry_bowl", "ink_dish"]}},
      "pot": {"ferry_bowl": {"potter": "p1"}, "ink_dish": {"potter": "p1"}}}, [], "load:rain_bowl:crown",
     "The crown is not free. / The number of pots in the crown is at least room (now 2 and 2).", "free"),
]  # fmt: skip


@cache
def ruleset(folder: Path) -> Ruleset:
    return arnakdsl.load(folder)


def game_at(position: Mapping[str, Any], choices: list[str], pack: Path, **options: Any) -> Game:
    game = set_position(ruleset(pack), position, **options)
    for each in choices:
        game.choose(each)
    return game


def shown(game: Game, option: str) -> tuple[str, str]:
    """The first reason with what makes it so, and the words that it points to."""
    why = game.why(option)
    assert not why.offered
    first = why.reasons[0]
    return " / ".join([first.text, *(each.text for each in first.because)]), first.words


@pytest.mark.parametrize(("position", "choices", "option", "text", "words"), REASONS)
def test_the_nearest_reason_is_told_first(
    position: dict[str, Any], choices: list[str], option: str, text: str, words: str
) -> None:
    assert shown(game_at(position, choices, default_content(), players=2, seed=1), option) == (text, words)


@pytest.mark.parametrize(("position", "choices", "option", "text", "words"), KILN)
def test_reasons_are_in_the_words_of_the_pack(
    position: dict[str, Any], choices: list[str], option: str, text: str, words: str
) -> None:
    assert shown(game_at(position, choices, packaged_content() / "kiln", players=2, seed=1), option) == (text, words)


def test_an_id_that_is_none_has_one_sentence_and_no_place() -> None:
    why = game_at({}, [], default_content(), players=2).why("buy:hatt")
    assert [each.text for each in why.reasons] == ['There is no option "buy:hatt" (the nearest is "buy:hat").']
    assert why.reasons[0].file == ""


def test_nothing_is_offered_when_the_game_is_over() -> None:
    game = ruleset(packaged_content() / "kiln").new_game(players=2, seed=1)
    while not game.over:
        game.choose(0)
    assert [each.text for each in game.why("dig").reasons] == ["The game is over."]


def test_a_place_that_the_seat_cannot_see_is_not_told() -> None:
    position = {
        "p1": own(),
        "p2": {"hand": ["hat"]},
        "row": {"items": ["sea_turtle", "rope", "trowel", "torch", "axe"]},
    }
    hidden = game_at(position, [], default_content(), players=2, seed=1)
    assert hidden.why("play:hat").reasons[0].text == "Hat is not in your hand."
    assert hidden.why("buy:hat").reasons[0].text == "Hat is not in the item row."


def test_the_text_has_the_reasons_with_their_places() -> None:
    why = game_at({"p1": own(idol=1, slotted=3), "site": found(4)}, [], default_content(), players=2).why(
        "slot:slot_jewel"
    )
    head, first, second = why.text.splitlines()
    assert head == "slot:slot_jewel is not offered:"
    assert first.startswith("  The effect of the jewel slot can do nothing. (")
    assert first.endswith("rules/actions.yaml:149:29)")
    assert second.startswith("    It costs 1 coin; you have no coins. (")


def test_a_ruleset_without_its_content_says_so() -> None:
    rules = arnakdsl.load(packaged_content() / "kiln")
    rules.explain = None
    with pytest.raises(RulesError, match="no content with it"):
        rules.new_game(players=2).why("dig")
