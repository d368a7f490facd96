"""What is printed on the components, from a source that is not the content."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracle import facts

DATA: dict[str, Any] = facts.load()
TOKENS = facts.RESOURCES
CARDS: dict[str, dict[str, Any]] = DATA["cards"]
ITEMS = [card for card, data in CARDS.items() if data["kind"] == "item"]
ARTIFACTS = [card for card, data in CARDS.items() if data["kind"] == "artifact"]
STARTING = [card for card, data in CARDS.items() if data["kind"] == "starting"]
POINTS = {card: data["points"] for card, data in CARDS.items()}
TRAVEL = {card: Counter(data["travel"]) for card, data in CARDS.items()}
FEAR = "fear"
FEARS = DATA["fear_total"]
IDOLS = sum(DATA["idols"].values())
BONUS = sum(DATA["bonus_tiles"].values())
GUARDIANS: dict[str, dict[str, Any]] = DATA["guardians"]
STACKS = {each["id"]: each["points"] for each in DATA["temple_stacks"]}


def price(card: str) -> Counter[str]:
    """The tokens a card costs."""
    return tokens(CARDS[card]["cost"])


def tokens(cost: list[int]) -> Counter[str]:
    """A printed cost by token."""
    return Counter({token: number for token, number in zip(TOKENS, cost, strict=True) if number})


def track(board: str) -> dict[str, dict[str, Any]]:
    """The spaces of the research track by id: their cost, and from where they are reached."""
    return {each["id"]: each for each in DATA["research"][board]["spaces"]}


def camps_and_sites(board: str) -> dict[str, dict[str, Any]]:
    """Every space of the island by id: the travel, the compasses of its discovery and its idols."""
    found = {}
    for camp in DATA["camps"]:
        for at, travel in enumerate(camp["travel"]):
            found[f"{camp['id']}:{at + 1}"] = {"travel": travel, "compass": 0, "site": camp["id"], "level": 0}
    for each in DATA["locations"][board]:
        found[f"{each['id']}:1"] = {**each, "site": each["id"]}
    return found
