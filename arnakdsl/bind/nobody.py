"""What needs a player: acts that ask, or are about the running seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from arnakdsl.model import Model
from arnakdsl.typed import (
    Act,
    ChooseOf,
    Const,
    Do,
    EachPlayer,
    EffectOf,
    MayOf,
    Me,
    OfferOf,
    PayOf,
    PickOf,
    ResolveOf,
    TradeOf,
    WindowOf,
)
from arnakdsl.verbs import VERBS

Key = tuple[int, str]  # a thing and the name of an effect that is printed on it
Effects = Mapping[Key, Act]


def counters_of_game(model: Model) -> set[str]:
    return {each.name for each in model.resources.values() if each.of == "game"}


def effect_needs_player(model: Model, effects: Effects, effect: EffectOf, seen: set[Key] | None = None) -> bool:
    """Does any printed effect that this can be need a player?"""
    seen = set() if seen is None else seen
    for key in _printed(model, effects, effect):
        if key not in seen:
            seen.add(key)
            if any(_needs_player(model, effects, each, seen) for each in _outside(effects[key])):
                return True
    return False


def _needs_player(model: Model, effects: Effects, part: Any, seen: set[Key]) -> bool:
    match part:
        case Me() | PickOf() | ChooseOf() | TradeOf() | MayOf() | OfferOf() | WindowOf() | PayOf():
            return True
        case Do(verb=verb):
            return VERBS[verb].of_a_player(part, counters_of_game(model))
        case ResolveOf(effect=effect):
            return effect_needs_player(model, effects, effect, seen)
    return False


def _outside(inside: Any) -> Iterator[Any]:
    """All that is in an act but what each player does."""
    if isinstance(inside, tuple):
        for each in inside:
            yield from _outside(each)
    elif is_dataclass(inside) and not isinstance(inside, EachPlayer):
        yield inside
        for field in fields(inside):
            yield from _outside(getattr(inside, field.name))


def _printed(model: Model, effects: Effects, effect: EffectOf) -> list[Key]:
    """The printed effects that an effect can be."""
    owner = effect.owner
    if isinstance(owner, Const):
        return [key for key in [(owner.value, effect.name)] if key in effects]
    return [key for key in effects if key[1] == effect.name and model.things[key[0] - 1].kind in owner.type.of]
