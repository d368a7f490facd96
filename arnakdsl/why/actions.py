"""Why an action cannot be done with what an id names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from arnakrt.why import Reason

from arnakdsl.linking import BoundAction
from arnakdsl.reference.values import Named, Names
from arnakdsl.say.phrase import phrase
from arnakdsl.say.values import Seen
from arnakdsl.syntax import ast
from arnakdsl.typed import Local, OfferOf, Value
from arnakdsl.values import Type
from arnakdsl.why.effects import Effects
from arnakdsl.why.ids import Words

WHEN, CANDIDATE, CONDITION, COST, LAST = range(5)
"""How near something is to being offered: what it fails at."""


@dataclass(frozen=True, slots=True)
class Near:
    """Reasons against one way to offer an option, and how near it comes."""

    rank: int
    reasons: tuple[Reason, ...]

    @property
    def distance(self) -> tuple[int, int]:
        """The less, the nearer: what it fails at, then how many reasons there are."""
        return -self.rank, len(self.reasons)


class Actions(Effects):
    """Says what stands against an action."""

    @property
    def ids(self) -> Words:
        return Words(self.model, self.program.seat_names)

    def of_action(self, action: BoundAction, option: str, offer: OfferOf | None) -> Iterator[Near]:
        """The reasons against an action for each way in which the id names its candidates; nothing if it is not its id."""
        for numbers in self.ids.candidates(action, self.model.actions[action.name], option):
            yield self.against(action, numbers, offer)

    def against(self, action: BoundAction, numbers: Sequence[int], offer: OfferOf | None) -> Near:
        declared = self.model.actions[action.name]
        if declared.when is not None and action.when is not None:
            found = tuple(self.failing(declared.when, action.when, {}, Seen()))
            if found:
                return Near(WHEN, found)
        near, names, seen = self.candidates_there(declared.candidates, action.candidates, numbers)
        if near is not None:
            return near
        found = tuple(self.price(action, names, seen, offer))
        return Near(COST if found else LAST, found)

    def candidates_there(
        self,
        written: Sequence[tuple[str, ast.Expr]],
        bound: Sequence[tuple[Local, Value]],
        numbers: Sequence[int],
    ) -> tuple[Near | None, dict[str, Named], Seen]:
        """What stands against the first candidate that cannot be chosen, if one cannot; their names, and what is seen."""
        names: dict[str, Named] = {}
        seen = Seen()
        for (name, node), (var, value), number in zip(written, bound, numbers, strict=True):
            named = Named(number)
            absent = self.absent(number, var.type)
            found = absent or tuple(self.missing_from(node, value, named, var.type, names, seen))
            if found:
                return Near(CANDIDATE if absent else self.rank(value, named, names), found), names, seen
            named = next(each for each in self.steps.members(value, names) if each.number == number)
            names |= {var.name: named, name: named}
            seen = self.having(seen, name, var, named)
        return None, names, seen

    def rank(self, value: Value, named: Named, names: Names) -> int:
        """Does something lie among what is looked at, so that only a condition keeps it out?"""
        inner = getattr(value, "set", None)
        there = inner is not None and any(each.number == named.number for each in self.steps.members(inner, names))
        return CONDITION if there else CANDIDATE

    def absent(self, number: int, kind: Type) -> tuple[Reason, ...]:
        """That a thing is not in this game at all."""
        if kind.name != "entity" or number not in self.variant.absent:
            return ()
        thing = self.model.things[number - 1]
        return (self.reason(phrase("not-in-this-game", thing=self.nouns.thing(thing)), thing.entry.id_span),)

    def price(self, action: BoundAction, names: Names, seen: Seen, offer: OfferOf | None) -> Iterator[Reason]:
        """What cannot be paid: what the offer takes for any action, then the action's own cost."""
        if offer is not None:
            yield from self.extra(offer)
        if offer is not None and offer.less is not None and offer.less.all:
            return
        off: Mapping[str, int] = self.steps.amounts(offer.less, {}) if offer is not None else {}
        place = self.model.actions[action.name].entry.id_span
        yield from self.unpaid(self.model.actions[action.name].cost, action.cost, names, seen, place, off)

    def extra(self, offer: OfferOf) -> Iterator[Reason]:
        step, seen = self.written(offer, {})
        yield from self.unpaid(behind(step, "for"), offer.extra, {}, seen, offer.at.span)


def behind(step: ast.Step | None, preposition: str) -> tuple[ast.Expr, ...]:
    """What stands behind a preposition of a call."""
    named = step.named if isinstance(step, ast.Call) else ()
    return next((each.values for each in named if each.preposition.text == preposition), ())
