"""What holds at every moment and cannot be said in the content: it needs what is printed, or what is asked.

Each function has its number as its name.
"""

from __future__ import annotations

from collections import Counter

import pytest
from arnakrt import RulesError

from tests.properties import facts
from tests.properties.moments import RIVAL, Moment, View

LIMBO = ("revealed_item", "revealed_artifact")
TRIED = 150
"""Of all ids every so many are tried where they are not offered."""


DIGS = ("coin", "compass", "tablet", "arrowhead", "jewel")
PAIRS = ("discover", "overcome", "research", "item", "artifact")
RIVAL_TILES = sorted([*(f"rival_dig_{token}" for token in DIGS), *(f"rival_{deed}" for deed in PAIRS)])


def all_cards(m: Moment) -> Counter[str]:
    view = m.view
    found = Counter[str]()
    for pile in (
        *(view[name] for name in ("item_deck", "item_exile", "artifact_deck", "artifact_exile", *LIMBO)),
        *(view["row"].values()), view["set_aside"], view["fear_deck"], *(m.cards(each) for each in m.everybody),
    ):  # fmt: skip
        found.update(card for card in pile if card)
    return found


def i01(m: Moment) -> bool:
    """Every card is in exactly one zone, and all of the set-up are there (R001)."""
    players = len(m.players)
    return all_cards(m) == Counter(
        {
            **dict.fromkeys((*facts.ITEMS, *facts.ARTIFACTS), 1),
            **dict.fromkeys(facts.STARTING, players),
            facts.FEAR: facts.FEARS,
        }
    )


def i02(m: Moment) -> bool:
    """40 items and 35 artifacts lie in their deck, the row, exile, with players, or are just looked at (R001, R172)."""
    found = all_cards(m)
    return sum(found[card] for card in facts.ITEMS) == 40 and sum(found[card] for card in facts.ARTIFACTS) == 35


def i04(m: Moment) -> bool:
    """Nobody has a starting card twice, for the second is somebody else's (R060, R174)."""
    return all(Counter(m.cards(player))[card] <= 1 for player in m.players for card in facts.STARTING)


def i11(m: Moment) -> bool:
    """Site tiles lie in the stack of their level, or on a space of it (R108)."""
    level = {tile: data["level"] for tile, data in facts.DATA["site_tiles"].items()}
    stacks = all(level[tile] == number for number in (1, 2) for tile in m.view[f"tiles_{number}"])
    board = facts.camps_and_sites(m.game.program.options["board"]).values()
    places = {each["site"]: each["level"] for each in board}
    return stacks and all(
        not marks["tile"] or level[marks["tile"]] == places[site] for site, marks in m.view["site"].items()
    )


def i15(m: Moment) -> bool:
    """18 bonus tiles are on the track, in the Lost Temple, removed or in the box (R020, R194)."""
    on_track = sum(len(node["bonus"]) for node in m.view["node"].values())
    box = [each for each in m.view["box"] if each.startswith("bonus")]
    return on_track + len(m.view["temple_bonus"]) + len(m.view["bonus_bag"]) + len(box) == facts.BONUS


def i17(m: Moment) -> bool:
    """When a main action is asked for, nobody stands on an undiscovered space (R089)."""
    sites, where = m.view["site"], facts.camps_and_sites(m.game.program.options["board"])
    return not m.main or all(
        not marks["figure"] or where[space]["level"] == 0 or sites[where[space]["site"]]["tile"]
        for space, marks in m.view["space"].items()
    )


def i23(m: Moment) -> bool:
    """At the start of a turn the row has its artifacts and items, fewer only with an empty deck (R045, R152)."""
    if not (m.main and m.fresh):
        return True
    return all(
        len(shown) == most or (len(shown) < most and not m.view[deck])
        for shown, deck, most in (
            (cards(m.view, "artifacts"), "artifact_deck", m.view["round"]),
            (cards(m.view, "items"), "item_deck", 6 - m.view["round"]),
        )
    )


def cards(view: View, row: str) -> list[str]:
    return [card for card in view["row"][row] if card]


def i27(m: Moment) -> bool:
    """At the start of a turn nobody has icons left over (R077)."""
    return not (m.main and m.fresh) or all(
        seat[icon] == 0 for seat in m.seats for icon in ("boot", "car", "ship", "plane")
    )


def i28(m: Moment) -> bool:
    """No discount waits for a later action: in a turn every card of the row has its printed price (R372)."""
    if not m.main or m.active is None:
        return True
    row = [card for shown in m.view["row"].values() for card in shown if card]
    offered = {each for each in m.ids if each.startswith("buy:")}
    return offered == {f"buy:{card}" for card in row if affords(m.active, facts.price(card))}


def affords(seat: View, cost: Counter[str]) -> bool:
    return all(seat[token] >= number for token, number in cost.items())


def i33(m: Moment) -> bool:
    """The rival has no tokens, no Fear, no assistants and no notebook (R290, R300, R301)."""
    has = m.view.get(RIVAL)
    return has is None or not (
        any(has[name] for name in (*facts.TOKENS, "idol", "fear_tile", "assistants", "notebook"))
        or facts.FEAR in m.cards(RIVAL)
    )


def i34(m: Moment) -> bool:
    """Ten tiles of the rival: five for digging, one of each pair, as many red ones as it is difficult (R291, R292)."""
    if RIVAL not in m.view:
        return True
    tiles = m.view["rival_stack"] + m.view["rival_used"]
    kinds = sorted(tile.removesuffix("_red").removesuffix("_green") for tile in tiles)
    reds = sum(tile.endswith("_red") for tile in tiles)
    return kinds == RIVAL_TILES and str(reds) == m.game.program.options.get("difficulty", str(reds))


def i35(m: Moment) -> bool:
    """As many sites are known as have no idols, and as many guardians were drawn; a rival may find none (R109, R316)."""
    if not m.main:
        return True
    sites = [marks for site, marks in m.view["site"].items() if not site.startswith("camp")]
    known = sum(1 for marks in sites if marks["tile"])
    bare = sum(1 for marks in sites if not marks["idol"] and not marks["buried"])
    drawn = len(facts.GUARDIANS) - len(m.view["guardian_deck"])
    return known == bare and (drawn == known or (drawn < known and RIVAL in m.view))


def i36(m: Moment) -> bool:
    """Somebody can do something, and may pass whenever the main action is left and nothing else is asked (R232)."""
    if m.game.over:
        return not m.ids
    may_act = m.prompt == "turn" and m.active is not None and m.active["action"] == 1
    return bool(m.ids) and ("pass" in m.ids or not may_act)


def i38(m: Moment) -> bool:
    """Nobody sees face-down things before the time: guardians, buried idols, bonus tiles, rescued assistants.

    R034, R205, R272; that decks and hands are hidden, P13 shows.
    """
    for seat, player in enumerate(m.players):
        seen, has = m.game.view(seat), m.view[player]
        row = facts.track(m.game.program.options["board"])[has["magnifier"]]["row"]
        hidden = [*seen["guardian_deck"], *(marks["buried"] for marks in seen["site"].values() if marks["buried"])]
        hidden += seen["temple_bonus"] if not has["arrival"] else []
        hidden += seen.get("rescue_space", [])[1:] if row < RESCUE_ROW else []
        if any(each != UNKNOWN for each in hidden):
            return False
    return True


RESCUE_ROW, UNKNOWN = 4, "_"


def i37(m: Moment) -> bool:
    """What is offered is accepted; what is not is refused, and changes nothing (R084)."""
    for option in m.ids:
        m.game.clone().choose(option)
    other, key, saved = m.game.clone(), m.game.state.key(), m.game.to_json()
    offered = set(m.ids)
    for strange in (*m.game.rules.option_ids[m.number % TRIED :: TRIED], len(m.ids), -1, "nonsense", ""):
        if strange not in offered:
            with pytest.raises(RulesError):
                other.choose(strange)
    return bool(other.state.key() == key and other.to_json() == saved)
