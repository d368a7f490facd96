"""What holds of every step from one moment to the next.

Each function has its number as its name.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.properties import facts
from tests.properties.moments import RIVAL, Step, View

TO_THE_TOP = ("gain:", "top:")
"""What may lay a card on a deck within a turn."""
UNDER = ("buy:", "gain:")
WAIVES = "play:journal"
READIES = ("refresh:", "swap:")
ALL_READY = "sacred_drum"


def within_a_turn(step: Step) -> bool:
    """Does somebody have the turn before and after, in one round?"""
    return bool(step.before.view["active"] and step.after.view["active"]) and not step.new_round


def i05(step: Step) -> bool:
    """A fear tile is taken only while the Fear deck is empty (R402, R403)."""
    more = any(after["fear_tile"] > before["fear_tile"] for before, after in pairs(step))
    return not more or not step.after.view["fear_deck"]


def pairs(step: Step) -> list[tuple[View, View]]:
    return list(zip(step.before.seats, step.after.seats, strict=True))


def i06(step: Step) -> bool:
    """An idol leaves the game only as the price of a bridge to where idols are paid (R012, R275)."""
    track, old, new = facts.track(step.before.game.program.options["board"]), step.before, step.after
    paid = sum(
        track[after[token]]["idol"]
        for before, after in pairs(step)
        for token in ("magnifier", "notebook")
        if before[token] != after[token]
    )
    lost = idols(old.view, old.everybody) - idols(new.view, new.everybody)
    return lost == paid or (lost == 0 and WAIVES in [*step.turn, *step.done])


def idols(view: View, seats: list[str]) -> int:
    """All idols that have not been paid."""
    on_island = sum(bool(marks["idol"]) + bool(marks["buried"]) for marks in view["site"].values())
    held = sum(
        view[seat]["idol"] + view[seat]["slotted"] + len(view[seat]["face_up"] + view[seat]["face_down"])
        for seat in seats
    )
    return int(on_island + held)


def i19(step: Step) -> bool:
    """A research token stays, or goes over a printed bridge, one at a time (R188, R200)."""
    track = facts.track(step.before.game.program.options["board"])
    moves = [(before[t], after[t]) for before, after in pairs(step) for t in ("magnifier", "notebook")]
    moved = [(old, new) for old, new in moves if old != new]
    one_bridge = len(moved) <= 1 and all(new in track and old in track[new]["from"] for old, new in moved)
    return one_bridge and (RIVAL not in step.after.view or rival_path(step, track))


def rival_path(step: Step, track: dict[str, Any]) -> bool:
    """Do bridges lead the rival, who may have had several turns, to where it is?"""
    reached = {step.before.view[RIVAL]["magnifier"]}
    for space, printed in track.items():  # upwards
        if reached & {*printed["from"]}:
            reached.add(space)
    return step.after.view[RIVAL]["magnifier"] in reached


def i22(step: Step) -> bool:
    """In a turn a deck changes at its ends alone: cards are drawn, bought ones go under it (R244, R399).

    At the top a card is laid only by an effect that says so.
    """
    if not within_a_turn(step):
        return True
    to_top = any(each.startswith(TO_THE_TOP) for each in step.done)
    under = any(each.startswith(UNDER) for each in step.done)
    return all(only_ends(old["deck"], new["deck"], to_top, under) for old, new in pairs(step))


def only_ends(old: list[str], new: list[str], to_top: bool, under: bool) -> bool:
    gone = sum((Counter(old) - Counter(new)).values())
    come = sum((Counter(new) - Counter(old)).values())
    return any(
        old[top : len(old) - (gone - top)] == new[on_top : len(new) - (come - on_top)]
        for top in range(gone + 1)
        for on_top in range(come + 1)
        if (to_top or not on_top) and (under or on_top == come)
    )


def i24(step: Step) -> bool:
    """Within a turn the row only loses cards (R152, R155)."""
    old, new = (
        {card for row in moment.view["row"].values() for card in row if card} for moment in (step.before, step.after)
    )
    return not step.same_turn or new <= old


def i26(step: Step) -> bool:
    """A turn has one main action, and the next turn is that of the next player who has not passed (R046, R050, R041)."""
    active, now = step.before.view["active"], step.after.view["active"]
    if not step.turn_ended or active is None:
        return True
    if step.mains + (not step.mains and "pass" in step.taken) != 1:  # it may be the only option
        return False
    if step.new_round or now is None:
        return True
    players = step.before.players
    at = players.index(active)
    order = [*players[at + 1 :], *players[: at + 1]]
    return bool(now == next(each for each in order if not step.after.view[each]["passed"]))


def i30(step: Step) -> bool:
    """A boon that was used stays used (R131)."""
    before, after = step.before.view["guardian"], step.after.view["guardian"]
    return all(after[each]["spent"] for each, marks in before.items() if marks["spent"])


def i31(step: Step) -> bool:
    """An assistant becomes ready by being refreshed, upgraded or exchanged, or at the end of a round (R220, R222)."""
    before, after = step.before.view["assistant"], step.after.view["assistant"]
    readied = [each for each, marks in before.items() if marks["used"] and not after[each]["used"]]
    if step.new_round or not readied or step.before.active is None:
        return True
    if ALL_READY in step.before.active["play"] + step.before.active["hand"] and step.choice.startswith("card:"):
        return True
    chosen = [each for each in step.done if each.startswith(READIES)]
    upgraded = [each for each in readied if after[each]["upgraded"] and not before[each]["upgraded"]]
    return all(each in upgraded or any(each in words.split(":") for words in chosen) for each in readied)


MAY_CHANGE = ("action", "passed")
"""Of another player at the end of a turn: the next begins, and one who can only pass passes."""


def i32(step: Step) -> bool:
    """What others have does not change in a player's turn (R060)."""
    if not within_a_turn(step):
        return True
    active, fixed = step.before.view["active"], () if step.same_turn else MAY_CHANGE
    mine = step.before.players if step.turn_ended else step.before.everybody
    others = [player for player in mine if player != active]
    return figures(step.before.view, others) == figures(step.after.view, others) and all(
        step.before.view[player][name] == step.after.view[player][name]
        for player in others
        for name in step.before.view[player]
        if name not in fixed
    )


def figures(view: View, players: list[str]) -> dict[str, str]:
    """Where the archaeologists of some players are."""
    return {space: marks["figure"] for space, marks in view["space"].items() if marks["figure"] in players}


PRICES_OFF = {"play:fishing_rod": 3, "play:precision_compass": 3, "play:whip": 4}
SIDES = {"coconut_flask": 0, "ancient_wine": 1}


def m10(step: Step) -> bool:
    """A bought card costs its price less the discount; an item goes under the deck, an artifact in front (R144, R371)."""
    verb, _, card = step.choice.partition(":")
    if verb not in ("buy", "gain") or step.before.active is None:
        return True
    active = step.before.view["active"]
    old, new = step.before.view[active], step.after.view[active]
    off = discount(step) if verb == "buy" else 100
    paid = {token: old[token] - max(0, number - off) for token, number in facts.price(card).items()}
    if any(new[token] != number for token, number in paid.items()) and step.same_turn:
        return False
    if card in facts.ARTIFACTS:
        return card in new["play"] or not step.same_turn
    if verb == "buy":
        return new["deck"][-1:] == [card] or not within_a_turn(step)
    return card in new["deck"] + new["hand"] or not within_a_turn(step)


def discount(step: Step) -> int:
    """What the card or assistant gives off that the player is buying by."""
    if step.before.main:
        return 0
    off = 0
    for each in step.turn:
        if each in PRICES_OFF:
            off = PRICES_OFF[each]
        elif each == "assistant:asst_discount":
            off = 1 + step.before.view["assistant"]["asst_discount"]["upgraded"]
        elif each == "supply:asst_discount":
            lender = next(card for card in SIDES for words in reversed(step.turn) if words.endswith(":" + card))
            off = 1 + SIDES[lender]
    return off
