"""A position of either engine in one form, so that all of it can be compared, not only what is offered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from arnakrt.game import Game

from tests.oracle import engine
from tests.oracle.deal import Seats

Position = dict[str, Any]
TOKENS = ("coin", "compass", "tablet", "arrowhead", "jewel")
ICONS = ("boot", "car", "ship", "plane")
SHEET = ("research", "temple", "idols", "guardians", "cards", "fears")


def of_ours(game: Game, seats: Seats) -> Position:
    """What both engines know of our game; players in turn order of the first round."""
    shown, scores = game.view(None), game.scores
    order = [seats.ours(player) for player in range(seats.number)]
    names = [f"p{seat + 1}" for seat in order]
    numbers = {**{name: player for player, name in enumerate(names)}, "rival": seats.number, None: None}
    figures: dict[str, list[str | int | None]] = {}
    for space, marks in shown["space"].items():
        figure = "blocked" if marks["blocked"] else numbers[marks["figure"]]
        figures.setdefault(space.partition(":")[0], []).append(figure)
    return {
        "round": shown["round"],
        "items": row(shown["row"]["items"]),
        "artifacts": row(shown["row"]["artifacts"]),
        "item_deck": shown["revealed_item"] + shown["item_deck"],
        "artifact_deck": shown["revealed_artifact"] + shown["artifact_deck"],
        "item_exile": sorted(shown["item_exile"]),
        "artifact_exile": sorted(shown["artifact_exile"]),
        "set_aside": sorted(shown["set_aside"]),
        "fear_deck": len(shown["fear_deck"]),
        "sites": {
            site: [marks["tile"], marks["guardian"], marks["idol"], int(bool(marks["buried"])), figures[site]]
            for site, marks in shown["site"].items()
        },
        "tiles": [shown["tiles_1"], shown["tiles_2"]],
        "guardians": shown["guardian_deck"],
        "bonus": {node: sorted(piles["bonus"]) for node, piles in shown["node"].items() if piles["bonus"]},
        "temple_bonus": sorted(shown["temple_bonus"]),
        "temple": stacks(shown["temple_supply"]),
        "supply": [desk["waiting"] for desk in shown["desk"].values()],
        "rescue": shown["rescue_space"],
        "players": [_our_player(shown, seat) for seat in names],
        "rival": _our_rival(shown) if "rival" in shown else None,
        "sheets": []
        if any(shown[seat]["aside"] for seat in names)
        else [*(scores[seat] for seat in order), *scores[seats.number :]],
    }


def _our_rival(shown: Position) -> Position:
    rival = shown["rival"]
    return {
        "stack": shown["rival_stack"],
        "magnifier": rival["magnifier"],
        "arrival": rival["arrival"],
        "idol_kinds": sorted(rival["face_up"]),
        "idols_minus": len(rival["face_down"]),
        "guardians": sorted(rival["trophies"]),
        "cards": sorted(rival["play"]),
        "temple": stacks(rival["temple_tiles"]),
    }


def _our_player(shown: Position, seat: str) -> Position:
    mine, assistants = shown[seat], shown["assistant"]
    return {
        **{token: mine[token] for token in TOKENS},
        **{icon: mine[icon] for icon in ICONS},
        "deck": mine["deck"],
        "hand": sorted(mine["hand"]),
        "play": sorted(mine["play"]),
        "aside": sorted(mine["aside"]),
        "fear_tiles": mine["fear_tile"],
        "home": mine["figure"],
        "magnifier": mine["magnifier"],
        "notebook": mine["notebook"],
        "arrival": mine["arrival"],
        "idols": mine["idol"],
        "slots": mine["slotted"],
        "boons": sorted(each for each in mine["trophies"] if not shown["guardian"][each]["spent"]),
        "guardians": sorted(mine["trophies"]),
        "assistants": sorted(
            (each, assistants[each]["upgraded"], not assistants[each]["used"]) for each in mine["assistants"]
        ),
        "flags": [mine["passed"], mine["masked"], mine["winged"]],
        "temple": stacks(mine["temple_tiles"]),
    }


def of_theirs(game: engine.Game) -> Position:
    """The same of the hand-written engine, whose piles have their top last."""
    shown = game.snapshot()
    return {
        "round": shown["round"],
        "items": row(shown["items"]),
        "artifacts": row(shown["artifacts"]),
        "item_deck": shown["item_deck"][::-1],
        "artifact_deck": shown["artifact_deck"][::-1],
        "item_exile": shown["item_exile"],
        "artifact_exile": shown["artifact_exile"],
        "set_aside": shown["basic_exile"],
        "fear_deck": shown["fear_deck"],
        "sites": {site: _their_site(site, marks) for site, marks in shown["sites"].items()},
        "tiles": [game.site_stack[1][::-1], game.site_stack[2][::-1]],
        "guardians": game.guardian_stack[::-1],
        "bonus": {node: sorted(tiles) for node, tiles in shown["bonus"].items()},
        "temple_bonus": sorted(shown["temple_bonus"]),
        "temple": {stack: number for stack, number in shown["temple"].items() if number},
        "supply": [stack[::-1] for stack in shown["supply"]],
        "rescue": shown["rescue"][::-1],
        "players": [_their_player(game, seat, player) for seat, player in enumerate(shown["players"])],
        "rival": _their_rival(shown["rival"]) if "rival" in shown else None,
        "sheets": [] if game.limbo else [their_sheet(sheet) for sheet in game.sheets()],  # it lacks those in limbo
    }


def stacks(tiles: list[str]) -> dict[str, int]:
    """How many tiles of each stack, which the other engine calls alike on both boards."""
    return dict(Counter(tile.removeprefix("snake_") for tile in tiles))


def _their_rival(rival: Position) -> Position:
    return {
        **rival,
        "stack": rival["stack"][::-1],
        "arrival": 0 if rival["arrival"] is None else rival["arrival"] + 1,
        "temple": {stack: number for stack, number in rival["temple"].items() if number},
    }


def row(cards: list[str | None]) -> list[str | None]:
    """A row without empty places behind its last card, where they do not matter."""
    last = max((at for at, card in enumerate(cards) if card), default=-1)
    return cards[: last + 1]


def _their_site(site: str, marks: Position) -> list[Any]:
    figures = [
        {engine.BLOCKED: "blocked", engine.FREE: None, engine.HIDDEN: None}.get(at, at) for at in marks["spaces"]
    ]
    tile = None if site in engine.CAMPS else marks["tile"]
    return [tile, marks["guardian"], marks["idol"], marks["idols_down"], figures]


def _their_player(game: engine.Game, seat: int, player: Position) -> Position:
    turn = game.active is not None  # at the round end it still has who passed
    return {
        **player["tokens"],
        **player["pool"],
        "deck": player["deck"][::-1],
        "hand": player["hand"],
        "play": player["play"],
        "aside": sorted(game.limbo) if game.active == seat else [],
        "fear_tiles": player["fear_tiles"],
        "home": player["home"],
        "magnifier": player["magnifier"],
        "notebook": player["notebook"],
        "arrival": 0 if player["arrival"] is None else player["arrival"] + 1,
        "idols": player["idols"],
        "slots": sum(player["slots"]),
        "boons": player["boons"],
        "guardians": player["guardians"],
        "assistants": [(name, side == "gold", ready) for name, side, ready in player["assistants"]],
        "flags": [player["passed"] and turn, player["war_mask"], player["ocarina"]],
        "temple": {stack: number for stack, number in player["temple"].items() if number},
    }


def their_sheet(sheet: dict[str, int]) -> dict[str, int]:
    return dict(zip(SHEET, sheet.values(), strict=True))


def differences(ours: Any, theirs: Any, path: str = "") -> Iterator[str]:
    """Where two positions differ: `players.0.coin: 2, theirs 3`."""
    if ours == theirs:
        return
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}):
            yield from differences(ours.get(key), theirs.get(key), f"{path}.{key}".lstrip("."))
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for at, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            yield from differences(one, other, f"{path}.{at}")
    else:
        yield f"{path}: {ours}, theirs {theirs}"
