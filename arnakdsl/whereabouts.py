"""The piles that things can lie in where a value does not say one."""

from __future__ import annotations

from collections.abc import Sequence

from arnakdsl.bindtypes import places_of
from arnakdsl.model import Model
from arnakdsl.typed import Either, Me, PileOf, Value
from arnakdsl.values import pile_of


def places_by_kind(model: Model, kinds: Sequence[str]) -> tuple[Value, ...]:
    """Where things of some kinds can lie, the running seat's own piles first."""
    decls = [each for each in model.piles.values() if set(each.of) & set(kinds)]
    own = [PileOf(each.name, Me(), pile_of(*each.of)) for each in decls if each.owner == "player"]
    shared = [PileOf(each.name, None, pile_of(*each.of)) for each in decls if each.owner == "game"]
    return (*own, *shared)


def places_of_named(model: Model, value: Value) -> tuple[Value, ...]:
    """The piles in which a name that stands for a value can lie; of one of two things, those of both."""
    if not isinstance(value, Either):
        return places_of(value)
    sides = [(each, places_of_named(model, each)) for each in (value.then, value.otherwise)]
    if not any(places for _, places in sides):
        return ()
    return tuple(
        dict.fromkeys(place for each, places in sides for place in places or places_by_kind(model, each.type.of))
    )
