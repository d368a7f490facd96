"""The points of a position, worked out from the rules and from what everybody sees."""

from __future__ import annotations

from typing import Any

from tests.properties import facts
from tests.properties.moments import RIVAL, Moment, View

EMPTY_SLOTS = (10, 9, 7, 4, 0)
IDOL, FACE_DOWN, TROPHY, FEAR, FEAR_TILE = 3, 2, 5, -1, -2


def sheets(m: Moment) -> list[dict[str, int]]:
    """One sheet a seat."""
    return [*(sheet(m, player) for player in m.players), *(rival_sheet(m) for _ in m.everybody[len(m.players) :])]


def sheet(m: Moment, player: str) -> dict[str, int]:
    """Points by source (R254 to R263)."""
    seat, cards, board = m.view[player], m.cards(player), m.game.program.options["board"]
    fears = cards.count(facts.FEAR)
    return {
        "research": research(m, seat),
        "temple": sum(facts.STACKS[tile.removeprefix(f"{board}_")] for tile in seat["temple_tiles"]),
        "idols": IDOL * (seat["idol"] + seat["slotted"]) + EMPTY_SLOTS[seat["slotted"]],
        "guardians": TROPHY * len(seat["trophies"]),
        "cards": sum(facts.POINTS[card] for card in cards if card != facts.FEAR),
        "fears": FEAR * fears + FEAR_TILE * seat["fear_tile"],
    }


def rival_sheet(m: Moment) -> dict[str, int]:
    """The points of the rival: no notebook, no slots, less for an idol it had already (R332, R333)."""
    rival, board = m.view[RIVAL], m.game.program.options["board"]
    points = facts.DATA["research"][board]["row_points"][facts.track(board)[rival["magnifier"]]["row"]][0]
    return {
        "research": facts.DATA["arrival_points"][rival["arrival"] - 1] if rival["arrival"] else points,
        "temple": sum(facts.STACKS[tile.removeprefix(f"{board}_")] for tile in rival["temple_tiles"]),
        "idols": IDOL * len(rival["face_up"]) + FACE_DOWN * len(rival["face_down"]),
        "guardians": TROPHY * len(rival["trophies"]),
        "cards": sum(facts.POINTS[card] for card in m.cards(RIVAL)),
        "fears": 0,
    }


def research(m: Moment, seat: View) -> int:
    board = m.game.program.options["board"]
    track, points = facts.track(board), facts.DATA["research"][board]["row_points"]
    rows: list[Any] = [points[track[seat[token]]["row"]] for token in ("magnifier", "notebook")]
    arrival = facts.DATA["arrival_points"][seat["arrival"] - 1] if seat["arrival"] else rows[0][0]
    return int(arrival + rows[1][1])


def ranking(m: Moment) -> list[list[int]]:
    """The seats from the first to the last: more points, earlier in the Lost Temple, more points of research.

    Against the rival the points alone count (R334).
    """
    found = sheets(m)

    def before(one: int, other: int) -> bool:
        first, second = sum(found[one].values()), sum(found[other].values())
        if first != second or RIVAL in m.view:
            return first > second
        came, went = (m.view[m.everybody[seat]]["arrival"] for seat in (one, other))
        if came or went:
            return bool(came and (not went or came < went))
        return found[one]["research"] > found[other]["research"]

    seats = range(len(found))
    beaten = {seat: sum(before(other, seat) for other in seats) for seat in seats}
    return [[seat for seat in seats if beaten[seat] == place] for place in sorted(set(beaten.values()))]


def m08(m: Moment) -> bool:
    """The sheets are what the rules say, source by source (R254, R259)."""
    found = [dict(each) for each in m.game.scores]
    return found == sheets(m)


def m09(m: Moment) -> bool:
    """The ranking follows the points, then the arrivals, then the research; only full equality shares a place.

    R265, R266, R267.
    """
    return m.game.ranking == ranking(m)
