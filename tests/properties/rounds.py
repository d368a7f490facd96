"""What holds of a round as a whole, from its pauses (`pauses`).

Each function has its number as its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.properties import facts
from tests.properties.moments import Moment, Step, View
from tests.properties.pauses import pause_of

Round = dict[str, Moment]
"""The moments of a round by the names of the pauses; `next` is where the next begins, `over` the end of the game."""

HAND = 5
LARGE = 3
"""A deck of so many cards does not run out at the end of a round."""


def rounds_of(steps: Iterable[Step]) -> Iterator[Round]:
    """The rounds of a game with pauses."""
    here: Round = {}
    for step in steps:
        name = pause_of(step.after.ids)
        if not here:
            here["round_begins"] = step.before
        if name == "round_begins" and "decks_made" in here:
            yield {**here, "next": step.after}
            here = {}
        if name:
            here.setdefault(name, step.after)
        if step.after.game.over:
            yield {**here, "over": step.after}


def seats(r: Round, *names: str) -> Iterator[tuple[View, ...]]:
    """What each player has at some moments."""
    return zip(*(r[name].seats for name in names), strict=True)


def m01(r: Round) -> bool:
    """Everybody draws up to five cards, kept ones counted, as far as the deck goes (R036, R038, R039)."""
    return all(
        len(new["hand"]) == max(len(old["hand"]), min(HAND, len(old["hand"]) + len(old["deck"])))
        for old, new in seats(r, "round_begins", "hands_drawn")
    )


def m02(r: Round) -> bool:
    """A round begins with all assistants ready, all archaeologists home, no pass and empty play areas (R239, R245)."""
    view = r["hands_drawn"].view
    return (
        not any(marks["used"] for marks in view["assistant"].values())
        and not any(marks["figure"] for marks in view["space"].values())
        and all(seat["figure"] == 2 and not seat["passed"] and not seat["play"] for seat in r["hands_drawn"].seats)
    )


def m03(r: Round) -> bool:
    """At its end everybody gains a Fear for each archaeologist at a guardian, but with a War Mask none (R240, R138)."""
    view = r["all_passed"].view
    for player in r["all_passed"].players:
        guarded = sum(
            1
            for space, marks in view["space"].items()
            if marks["figure"] == player and view["site"][space.rpartition(":")[0]]["guardian"]
        )
        if fears(r["figures_home"], player) - fears(r["all_passed"], player) != guarded * (not view[player]["masked"]):
            return False
    return True


def fears(m: Moment, player: str) -> int:
    return m.cards(player).count(facts.FEAR) + int(m.view[player]["fear_tile"])


def m04(r: Round) -> bool:
    """What was played and given up goes, in some order, under the deck; nothing else changes (R241, R242, R243)."""
    if "decks_made" not in r:
        return True
    given_up = all(
        Counter(old["hand"] + old["play"]) == Counter(new["hand"] + new["play"]) and old["deck"] == new["deck"]
        for old, new in seats(r, "figures_home", "cards_kept")
    )
    return given_up and all(
        new["deck"][: len(old["deck"])] == old["deck"]
        and Counter(new["deck"][len(old["deck"]) :]) == Counter(old["play"])
        and (new["hand"], new["play"]) == (old["hand"], [])
        for old, new in seats(r, "cards_kept", "decks_made")
    )


def m05(r: Round) -> bool:
    """The two cards next to the staff are exiled, two artifacts come, the others keep their order (R246, R249)."""
    if "decks_made" not in r:
        return True
    old, new = r["decks_made"].view, r["next"].view
    if min(len(old["artifact_deck"]), len(old["item_deck"])) < LARGE:
        return True
    artifacts, items = old["row"]["artifacts"], old["row"]["items"]
    return (
        new["row"] == {"artifacts": artifacts[1:] + old["artifact_deck"][:2], "items": items[1:]}
        and new["artifact_deck"] == old["artifact_deck"][2:]
        and new["item_deck"] == old["item_deck"]
        and (new["artifact_exile"], new["item_exile"])
        == (old["artifact_exile"] + artifacts[:1], old["item_exile"] + items[:1])
        and new["round"] == old["round"] + 1
    )


def m06(r: Round) -> bool:
    """The next player to the left starts the next round (R044)."""
    if "next" not in r:
        return True
    players = r["next"].players
    return bool(r["next"].view["start"] == players[(players.index(r["decks_made"].view["start"]) + 1) % len(players)])


def m07(r: Round) -> bool:
    """After the fifth round no card moves but Fear that is gained; staff, row and starting player stay (R253)."""
    if "over" not in r:
        return True
    old, new = r["all_passed"].view, r["over"].view
    return all(old[name] == new[name] for name in ("start", "row", "round", "item_deck", "artifact_deck")) and all(
        (had["deck"], had["hand"]) == (has["deck"], has["hand"])
        and has["play"][: len(had["play"])] == had["play"]
        and set(has["play"][len(had["play"]) :]) <= {facts.FEAR}
        for had, has in seats(r, "all_passed", "over")
    )


# ---------------------------------------------------------------- within an action


def m11(step: Step) -> bool:
    """A step of research costs what the bridge says, and that before it gives anything (R192)."""
    pause = pause_of(step.after.ids)
    if not step.before.main or not step.choice.startswith("research:") or not pause.endswith("_moved"):
        return True
    space = facts.track(step.before.game.program.options["board"])[step.choice.rpartition(":")[2]]
    cost = {**facts.tokens(space["cost"]), "idol": space["idol"]}
    active = step.before.view["active"]
    old, new = step.before.view[active], step.after.view[active]
    token = step.choice.split(":")[1]
    paid = {name: old[name] - cost.get(name, 0) for name in (*facts.TOKENS, "idol")}
    return new == {**old, **paid, token: space["id"], "action": 0}


ORDER = {  # pause -> archaeologist, idol, tile, guardian there?
    "discovery_paid": (False, True, False, False),
    "figure_placed": (True, True, False, False),
    "idol_taken": (True, False, False, False),
    "idol_used": (True, False, False, False),
    "tile_placed": (True, False, True, False),
    "tile_used": (True, False, True, False),
}


def m12(step: Step) -> bool:
    """A discovery is paid for; then come the archaeologist, the idol, the site and the guardian (R104)."""
    name, discoveries = pause_of(step.after.ids), [each for each in (*step.turn, *step.done) if "discover:" in each]
    if name not in ORDER or not discoveries:
        return name not in ORDER
    place = discoveries[-1].rpartition(":")[2]
    site, figure = step.after.view["site"][place], step.after.view["space"][f"{place}:1"]["figure"]
    there = (bool(figure), bool(site["idol"] or site["buried"]), bool(site["tile"]), bool(site["guardian"]))
    return there == ORDER[name] and (not step.before.main or paid(step, place))


def paid(step: Step, place: str) -> bool:
    """Were the compasses paid when the first pause came at once?"""
    active = step.before.view["active"]
    price = facts.camps_and_sites(step.before.game.program.options["board"])[f"{place}:1"]["compass"]
    return bool(step.before.view[active]["compass"] - step.after.view[active]["compass"] == price)
