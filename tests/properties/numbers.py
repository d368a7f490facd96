"""Which check shows which property: I of every position, M of a moment of the game, P of a game that is changed.

A text is an invariant of the content; a function says in its docstring what it shows, and the rules it follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.properties import bargains, boards, relations, rounds, scoring, states, steps, travel

Check = str | Callable[[Any], bool]

POSITIONS: dict[str, tuple[Check, ...]] = {
    "I01": (states.i01,),
    "I02": (states.i02,),
    "I03": ("all_fear_cards_are_somewhere",),
    "I04": ("all_starting_cards_are_somewhere", "nobody_has_the_starting_cards_of_others", states.i04),
    "I05": (steps.i05,),
    "I06": ("all_idols_are_somewhere", steps.i06),
    "I07": ("slots_are_filled_from_the_left",),
    "I08": ("idols_lie_where_nobody_was",),
    "I09": ("all_guardians_are_somewhere", "spent_boons_belong_to_somebody"),
    "I10": ("guardians_only_on_known_sites",),
    "I11": ("all_site_tiles_are_somewhere", "tiles_lie_on_sites_of_their_level", states.i11),
    "I12": ("all_assistants_are_somewhere", "a_rescue_for_each_at_the_fourth_row"),
    "I13": ("at_most_two_assistants", "assistants_of_the_supply_are_fresh", "assistants_to_be_rescued_are_fresh"),
    "I14": ("all_temple_tiles_are_somewhere", "temple_tiles_only_from_the_lost_temple"),
    "I15": (states.i15, "bonus_tiles_lie_where_they_were_laid", "a_bonus_for_each_in_the_lost_temple"),
    "I16": ("two_archaeologists_each", "six_archaeologists_of_the_rival"),
    "I17": ("nobody_stands_on_an_unknown_site", "blocked_spaces_are_empty", states.i17),
    "I18": ("notebook_below_magnifying_glass",),
    "I19": (steps.i19,),
    "I20": ("arrivals_are_counted", "arrivals_are_in_order", "arrival_means_the_lost_temple"),
    "I21": ("nobody_owes_anything",),
    "I22": (steps.i22,),
    "I23": ("row_of_the_round", states.i23),
    "I24": (steps.i24,),
    "I25": ("one_main_action_of_the_active_player", "no_main_action_after_a_pass"),
    "I26": (steps.i26,),
    "I27": ("icons_of_the_active_player_alone", states.i27),
    "I28": (states.i28,),
    "I29": ("no_round_too_many",),
    "I30": (steps.i30,),
    "I31": (steps.i31,),
    "I32": (steps.i32,),
    "I33": ("the_rival_has_no_tokens", states.i33),
    "I34": (
        "ten_rival_tiles",
        "five_arrows_to_each_side",
        "five_archaeologist_tiles",
        "red_rival_tiles_are_the_difficulty",
        "the_other_rival_tiles_are_green",
        states.i34,
    ),
    "I35": (states.i35,),
    "I36": (states.i36,),
    "I37": (states.i37,),
    "I38": (states.i38,),
}
MOMENTS: dict[str, tuple[Check, ...]] = {
    "M01": (rounds.m01,),
    "M02": (rounds.m02,),
    "M03": (rounds.m03,),
    "M04": (rounds.m04,),
    "M05": (rounds.m05,),
    "M06": (rounds.m06,),
    "M07": (rounds.m07,),
    "M08": (scoring.m08,),
    "M09": (scoring.m09,),
    "M10": (steps.m10,),
    "M11": (rounds.m11,),
    "M12": (rounds.m12,),
    "M13": (travel.m13,),
}
RELATIONS: dict[str, tuple[Callable[[Any], bool], ...]] = {
    "P01": (relations.p01,),
    "P02": (relations.p02,),
    "P03": (relations.p03,),
    "P04": (relations.p04,),
    "P05": (relations.p05,),
    "P06": (relations.p06,),
    "P07": (relations.p07,),
    "P08": (relations.p08,),
    "P09": (relations.p09,),
    "P10": (relations.p10,),
    "P11": (relations.p11,),
    "P12": (relations.p12,),
    "P13": (relations.p13,),
    "P14": (relations.p14,),
    "P15": (relations.p15,),
    "P16": (bargains.p16,),
    "P17": (boards.p17,),
    "P18": (boards.p18,),
}

EXCUSED = {"payment": {"two_archaeologists_each"}}
"""What need not hold while something is asked: the archaeologist is taken before the travel is paid."""
