"""What the head of a pack says lies in the box, and what its entries make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from arnakdsl import codes
from arnakdsl.checks.copies import COPIES, OF_SEATS
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.model import Model, Thing
from arnakdsl.names import did_you_mean
from arnakdsl.words import OF_EVERY_GAME, PLAYERS
from arnakdsl.yamltree import Mapping, Node, Scalar


def check(linked: Linked) -> Iterator[Finding]:
    """Kinds that there are not."""
    kinds = _kinds(linked.model)
    for key, _ in _said(linked.model):
        name = str(key.value)
        if name not in kinds:
            hint = did_you_mean(name, kinds) or f"there are {', '.join(kinds) or 'none'}"
            yield codes.UNKNOWN_KIND.at(key.span, name=name, hint=hint)


def counts(linked: Linked) -> Iterator[Finding]:
    """Kinds of which there are more or fewer."""
    model = linked.model
    for key, said in _said(model):
        name = str(key.value)
        if isinstance(said, Scalar):
            things = [each for each in model.things if each.kind in model.kinds[name].members]
            there = _most(model, _printed(things))
            if there != said.value:
                hint = f"the entries under `{name}:` make {there}"
                yield codes.NOT_AS_IN_THE_BOX.at(said.span, kind=name, said=said.value, there=there, hint=hint)


def _said(model: Model) -> tuple[tuple[Scalar, Node], ...]:
    box = model.pack.head.get("box")
    return tuple(box.items) if isinstance(box, Mapping) else ()


def _kinds(model: Model) -> list[str]:
    return [name for name in model.kinds if name not in OF_EVERY_GAME]


def _printed(things: list[Thing]) -> list[Thing]:
    """Those that are in the box: where some say their source, what has none was added to it."""
    return [each for each in things if each.entry.node("source")] or things


def _most(model: Model, things: list[Thing]) -> int:
    """How many there are of some things in the game that has the most."""
    asked = dict.fromkeys(name for each in things for name in model.only.get(each.id, {}) if name in model.options)
    least, most = model.seats
    games = product(range(least, most + 1), product(*(model.options[name] for name in asked)))
    return max(
        _in_game(model, things, {PLAYERS: str(players), **dict(zip(asked, chosen, strict=True))})
        for players, chosen in games
    )


def _in_game(model: Model, things: list[Thing], game: dict[str, str]) -> int:
    players = int(game[PLAYERS])
    seats = players + sum(players in games for games in model.others.values())
    return sum(
        _copies(each, players, seats)
        for each in things
        if all(game[name] in values for name, values in model.only.get(each.id, {}).items())
    )


def _copies(thing: Thing, players: int, seats: int) -> int:
    if thing.copies in OF_SEATS:
        return players if thing.copies == PLAYERS else seats
    return int(thing.copies) if COPIES.fullmatch(thing.copies) else 0
