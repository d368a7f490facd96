"""The two sides of the board, and the ways of being difficult, of otherwise equal games."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from arnakrt import Game

from tests.properties.altering import altered
from tests.properties.configurations import Configuration
from tests.properties.moments import Moment, View

SAME = (
    "item_deck", "artifact_deck", "fear_deck", "row", "tiles_1", "tiles_2", "guardian_deck", "blocking", "start", "turn",
    "set_aside", "round",
)  # fmt: skip


def p18(players: int, seed: int) -> bool:
    """With one seed both sides have the same cards, camps, idols, guardians and sites (R269, R270)."""
    bird, snake = (Moment(Configuration(players, {"board": board}).game(seed)) for board in ("bird", "snake"))
    return list(both_sides(bird)) == list(both_sides(snake))


def both_sides(m: Moment) -> Iterator[Any]:
    """What does not depend on the side."""
    view = m.view
    yield {name: view[name] for name in SAME}
    yield [without(view[player], "magnifier", "notebook") for player in m.everybody]
    yield {space: marks for space, marks in view["space"].items() if space.startswith("camp")}
    yield {site.removeprefix(f"{m.game.program.options['board']}_"): marks for site, marks in view["site"].items()}
    yield sorted(bonus_tiles(view)), sorted(assistants(view))


def without(seat: View, *names: str) -> View:
    return {name: value for name, value in seat.items() if name not in names}


def bonus_tiles(view: View) -> Iterator[str]:
    for pile in (view["box"], view["temple_bonus"], *(node["bonus"] for node in view["node"].values())):
        yield from (each for each in pile if each.startswith("bonus"))


def assistants(view: View) -> Iterator[str]:
    for pile in (view.get("rescue_space", []), *(desk["waiting"] for desk in view["desk"].values())):
        yield from pile


def p17(seed: int, one: str, other: str) -> bool:
    """With the same tiles of the rival the difficulty changes nothing else (R292)."""
    first, second = alone(seed, one), alone(seed, other)
    dealt = first.view(None)
    if dealt["rival_used"] != second.view(None)["rival_used"]:
        return False  # the rival has had its first turn
    second = altered(second, {"rival_stack": dealt["rival_stack"]})
    random = Random(seed)
    while first.decision is not None:
        if without(first.view(None), "box") != without(second.view(None), "box"):
            return False
        choice = random.choice(first.decision.options.ids())
        first.choose(choice)
        second.choose(choice)
    return second.over and first.scores == second.scores


def alone(seed: int, difficulty: str) -> Game:
    """A game for one."""
    return Configuration(1, {"board": "bird", "difficulty": difficulty}).game(seed)
