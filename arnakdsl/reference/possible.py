"""Could anything happen?  What the language looks at before it offers a branch, a cost, an effect."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import assert_never

from arnakdsl.reference.payment import Payment
from arnakdsl.reference.values import Names
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    Counter,
    Do,
    EachOf,
    EachPlayer,
    EffectOf,
    IfOf,
    MarkOf,
    MayOf,
    OfferOf,
    PayOf,
    PickOf,
    PileOf,
    PlaceIn,
    RepeatOf,
    ResolveOf,
    SeqOf,
    TradeOf,
    Value,
    WhileOf,
    WindowOf,
)


class Possible(Payment):
    """Looks ahead, no further than needed: verbs but `move` can always be done, and so can what is unclear."""

    @abstractmethod
    def offered(self, act: OfferOf, names: Names) -> bool:
        """Has an offer a candidate?"""

    def possible(self, act: Act, names: Names) -> bool:
        match act:
            case Do(verb=verb, args=args):
                return self.verb_possible(verb, args, names)
            case SeqOf(acts=acts):
                return self.any_possible(acts, names)
            case Bind(var=var, value=value, body=body):
                return self.possible(body, {**names, var.name: self.named(value, names)})
            case PickOf(set=found) | EachOf(set=found):
                return bool(self.members(found, names))
            case ChooseOf(branches=branches):
                return any(self.possible(each.act, names) for each in branches)
            case TradeOf(cost=inner) | MayOf(act=inner) | RepeatOf(body=inner):
                return self.possible(inner, names)
            case IfOf(condition=condition, then=then, otherwise=otherwise):
                branch = then if self.truth(condition, names) else otherwise
                return branch is not None and self.possible(branch, names)
            case EachPlayer() | WhileOf():
                return True
            case PayOf(cost=cost):
                return self.payable(self.bill(cost, names))
            case OfferOf():
                return self.offered(act, names)
            case ResolveOf(effect=effect):
                return self.possible_effect(effect, names)
            case WindowOf():
                return False
            case _:
                assert_never(act)

    def any_possible(self, acts: Sequence[Act], names: Names) -> bool:
        """Payments in a row are compulsory: all of them; without one, anything."""
        payments = [each for each in acts if isinstance(each, PayOf)]
        return (
            all(self.possible(each, names) for each in payments)
            if payments
            else any(self.possible(each, names) for each in acts)
        )

    def possible_effect(self, effect: EffectOf, names: Names) -> bool:
        """An effect that leads back to itself is no reason against it."""
        key = self.number(effect.owner, names), effect.name
        act = self.linked.effects.get(key)
        if act is None or key in self.looking:
            return act is not None
        self.looking.append(key)
        found = self.possible(act, {})
        self.looking.pop()
        return found

    def verb_possible(self, verb: str, args: Sequence[Value | None], names: Names) -> bool:
        """`move` wants something in the pile or on the mark that it takes from; no verb works on what is nobody's."""
        touched = args[:1] if verb == "set" else args
        if verb == "nothing" or any(each is not None and self.of_nobody(each, names) for each in touched):
            return False
        if verb != "move":
            return True
        thing, source, _ = args
        if source is not None:
            return any(each.thing for each in self.position.lying(self.pile(source, names)))
        match thing:
            case PlaceIn(pile=pile):
                return self.truth(pile, names)
            case MarkOf() | PileOf():
                return self.truth(thing, names)
        return True

    def of_nobody(self, value: Value, names: Names) -> bool:
        match value:
            case PlaceIn(pile=pile):
                return self.of_nobody(pile, names)
            case MarkOf(owner=owner) | PileOf(owner=owner) | Counter(seat=owner) if owner is not None:
                return not self.number(owner, names)
        return value.type.name == "pile" and self.pile(value, names) is None

    def runnable(self, act: Act, names: Names) -> bool:
        """Can a branch be chosen?  One that says `nothing` can, though nothing happens."""
        match act:
            case Do(verb="nothing"):
                return True
            case IfOf(condition=condition, then=then, otherwise=None):
                return self.truth(condition, names) and self.runnable(then, names)
            case MayOf():
                return True  # a free action may make it possible while it is asked
        return self.possible(act, names)
