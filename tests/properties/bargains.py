"""P16: what costs nothing by a discount is what is given for nothing."""

from __future__ import annotations

from typing import Any

from arnakrt import Game, Ruleset
from arnakrt.position import set_position

from tests.properties.variants import variant

ALL = "9 coin, 9 compass, 9 tablet, 9 arrowhead, 9 jewel"
CARD = "{}:\n    cost: 1 coin\n    points: 1\n    travel: 1 car\n    effect: {}\n"

PAIRS = {  # free, by a discount; what is chosen first
    "item": ("gain_item to bottom(deck)", "may offer buy_item less 9 coin", "gain:hat", "buy:hat"),
    "artifact": ("gain_artifact", "may offer buy_artifact less 9 compass", "gain:mortar", "buy:mortar"),
    "magnifier": (
        "may offer study_magnifier less all", f"may offer study_magnifier less {ALL}",
        "research:magnifier:b7", "research:magnifier:b7",
    ),
    "notebook": (
        "may offer study_notebook less all", f"may offer study_notebook less {ALL}",
        "research:notebook:b4", "research:notebook:b4",
    ),
    "temple": ("may offer buy_temple_tile less all", f"may offer buy_temple_tile less {ALL}", "temple:t11", "temple:t11"),
    "guardian": (
        "overcome_free", f"may offer overcome less {ALL}, 3 plane", "overcome:camp_coins", "overcome:camp_coins",
    ),
}  # fmt: skip


def rules_with_bargains() -> Ruleset:
    """The packaged pack with two cards for each pair."""
    cards = [(f"{name}_{at}", pair[at]) for name, pair in PAIRS.items() for at in (0, 1)]
    return variant(more="item:\n" + "".join(f"  {CARD.format(name, effect)}" for name, effect in cards))


def after(name: str, at: int, players: int = 2, **options: str) -> Any:
    """The position after one of two cards was played, with the card under one name."""
    card, first = f"{name}_{at}", PAIRS[name][2 + at]
    game = set_position(rules_with_bargains(), position(name, card), players, 1, **options)
    game.choose(f"play:{card}")
    game.choose(first)
    return [renamed(game.view(None), card), options_of(game)]


def position(name: str, card: str) -> dict[str, Any]:
    temple = name == "temple"
    return {
        "p1": {
            "hand": [card, "fear"], "coin": 0, "compass": 0, "figure": 1,
            "magnifier": "b14" if temple else "b5", "notebook": "b2", "arrival": int(temple),
        },
        "arrivals": int(temple),
        "row": {"items": ["hat", "rope", "horse", "flask", "torch"], "artifacts": ["mortar"]},
        "site": {"camp_coins": {"guardian": "guardian_06"}},
        "space": {"camp_coins:1": {"figure": "p1"}},
        "item_deck": ["watch", "ostrich"],
    }  # fmt: skip


def options_of(game: Game) -> list[str]:
    return game.decision.options.ids() if game.decision else []


def renamed(view: Any, card: str) -> Any:
    if isinstance(view, dict):
        return {key: renamed(value, card) for key, value in view.items()}
    if isinstance(view, list):
        return ["the card" if each == card else each for each in view]
    return view


def p16(name: str) -> bool:
    """A discount of the whole cost and the same for nothing come to the same (R371, R386, R387)."""
    return bool(after(name, 0) == after(name, 1))
