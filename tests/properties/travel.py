"""What can be paid with which travel icons, found by trying everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.properties import facts
from tests.properties.moments import Moment, View

PAYS = {
    "boot": ("boot", "car", "ship", "plane"),
    "car": ("car", "plane"),
    "ship": ("ship", "plane"),
    "plane": ("plane",),
}
ASSISTANTS = {"asst_plane": "plane", "asst_car": "car", "asst_ship": "ship"}
PILOT = 2
"""Coins for a plane."""


def m13(m: Moment) -> bool:
    """Travel is offered exactly where some of all icons can pay for it (R083)."""
    if not m.main:
        return True
    offered = {each for each in m.ids if each.startswith(("dig:", "discover:", "overcome:"))}
    return offered == set(journeys(m))


def journeys(m: Moment) -> Iterator[str]:
    """What the active player can travel to or overcome."""
    seat, view = m.active, m.view
    assert seat is not None
    for space, printed in facts.camps_and_sites(m.game.program.options["board"]).items():
        site, marks = view["site"][printed["site"]], view["space"][space]
        known = printed["level"] == 0 or site["tile"]
        cost = Counter({"compass": 0 if known else printed["compass"], "figure": 1})
        if not marks["figure"] and not marks["blocked"] and can_pay(m, seat, cost, printed["travel"]):
            yield f"{'dig' if known else 'discover'}:{space if printed['level'] == 0 else printed['site']}"
        if marks["figure"] == view["active"] and site["guardian"]:
            guardian = facts.GUARDIANS[site["guardian"]]
            if can_pay(m, seat, facts.tokens(guardian["cost"]), guardian["travel"], guardian["discard"]):
                yield f"overcome:{printed['site']}"


def can_pay(m: Moment, seat: View, cost: Counter[str], travel: list[str], discard: int = 0) -> bool:
    """Can a player pay tokens, cards from hand and travel?"""
    if any(seat[token] < number for token, number in cost.items()) or len(seat["hand"]) < discard:
        return False
    pilots = (seat["coin"] - cost["coin"]) // PILOT
    for kept in (
        ([*seat["hand"][:at], *seat["hand"][at + 1 :]] for at in range(len(seat["hand"])))
        if discard
        else [seat["hand"]]
    ):
        icons = all_icons(m, seat, kept)
        if seat["winged"]:
            icons = Counter({"plane": icons.total()})
        if covers(icons + Counter({"plane": pilots}), travel):
            return True
    return False


def all_icons(m: Moment, seat: View, hand: list[str]) -> Counter[str]:
    """The icons in the pool, of cards, boons and assistants."""
    icons = Counter({icon: seat[icon] for icon in PAYS})
    for card in hand:
        icons += facts.TRAVEL[card]
    for guardian in seat["trophies"]:
        boon = facts.GUARDIANS[guardian]["boon"]
        if boon in PAYS and not m.view["guardian"][guardian]["spent"]:
            icons[boon] += 1
    for assistant in seat["assistants"]:
        marks = m.view["assistant"][assistant]
        if assistant in ASSISTANTS and not marks["used"]:
            icons[ASSISTANTS[assistant]] += 1 + marks["upgraded"]
    return icons


def covers(icons: Counter[str], travel: list[str]) -> bool:
    """Can each icon of a cost be paid by an icon of its own?"""
    if not travel:
        return True
    first, *rest = travel
    return any(icons[each] and covers(icons - Counter({each: 1}), rest) for each in PAYS[first])
