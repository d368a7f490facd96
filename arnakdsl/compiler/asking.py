"""Which acts can stop at a decision."""

from __future__ import annotations

from typing import assert_never

from arnakdsl.compiler.moving import Moving
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    Do,
    EachOf,
    EachPlayer,
    EffectOf,
    IfOf,
    MayOf,
    OfferOf,
    PayOf,
    PickOf,
    RepeatOf,
    ResolveOf,
    SeqOf,
    TradeOf,
    WhileOf,
    WindowOf,
)
from arnakdsl.verbs import VERBS


class Asking(Moving):
    """Tells acts that ask from those that do not."""

    def asks(self, act: Act | None) -> bool:
        """May the act stop at a decision (or end the game)?"""
        match act:
            case None:
                return False
            case Do(verb=verb):
                return VERBS[verb].ends
            case SeqOf(acts=acts):
                return any(self.asks(each) for each in acts)
            case Bind(body=body) | EachOf(body=body) | EachPlayer(body=body) | RepeatOf(body=body) | WhileOf(body=body):
                return self.asks(body)
            case IfOf(then=then, otherwise=otherwise):
                return self.asks(then) or self.asks(otherwise)
            case PickOf() | ChooseOf() | TradeOf() | MayOf() | OfferOf() | WindowOf():
                return True
            case PayOf(cost=cost):
                return self.costs.asks(cost)
            case ResolveOf(effect=effect):
                return any(self.effect_asks(number, name) for number, name in self.effects_of(effect))
            case _:
                assert_never(act)

    def effects_of(self, effect: EffectOf) -> list[tuple[int, str]]:
        """The printed effects that an effect-valued expression can be."""
        known = self.values.fold(effect.owner)
        if known is not None:
            return [(known, effect.name)] if (known, effect.name) in self.linked.effects else []
        kinds = effect.owner.type.of
        return [
            (number, name) for number, name in self.linked.effects
            if name == effect.name and self.model.things[number - 1].kind in kinds
        ]  # fmt: skip

    def effect_asks(self, number: int, name: str) -> bool:
        key = (number, name)
        if key not in self._asks:
            self._asks[key] = True  # while it is worked out: an effect that leads to itself asks
            self._asks[key] = self.asks(self.linked.effects[key])
        return self._asks[key]
