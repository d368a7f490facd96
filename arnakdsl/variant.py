"""One of the games of a pack: so many players and these options; what is in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from operator import is_
from typing import Any, TypeVar

from arnakdsl.linking import BoundGiver, Linked
from arnakdsl.model import Model, Thing
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    Const,
    Do,
    EachOf,
    EachPlayer,
    IfOf,
    MayOf,
    OfferOf,
    OtherSeat,
    PayOf,
    PickOf,
    Place,
    RepeatOf,
    ResolveOf,
    SeqOf,
    TradeOf,
    Value,
    WhileOf,
    WindowOf,
)
from arnakdsl.typed import Where as Which
from arnakdsl.values import CONDITION
from arnakdsl.words import PLAYERS

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Variant:
    """So many players and a value for each option."""

    model: Model
    players: int
    options: Mapping[str, str]
    absent: frozenset[int] = field(init=False)  # numbers of the things that are not in it
    _things: tuple[Thing, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.absent = frozenset(each.number for each in self.model.things if not self.has(each.id))
        self._things = tuple(each for each in self.model.things if each.number not in self.absent)

    def has(self, entry: str) -> bool:
        """Is an entry in this game?"""
        only = self.model.only.get(entry)
        if not only:
            return True
        chosen = {PLAYERS: str(self.players), **self.options}
        return all(chosen[name] in values for name, values in only.items())

    def things(self) -> tuple[Thing, ...]:
        """The things that are in it, by their numbers."""
        return self._things

    def option(self, name: str) -> int:
        """The value of an option: a number, or the index of a word."""
        value = self.options[name]
        return int(value) if name in self.model.counted else self.model.options[name].index(value) + 1

    def within(self, linked: Linked) -> Linked:
        """What a pack says about this game: without the entries that are not in it."""
        return replace(
            linked,
            effects={key: act for key, act in linked.effects.items() if key[0] not in self.absent},
            costs={key: cost for key, cost in linked.costs.items() if key[0] not in self.absent},
            actions={name: each for name, each in linked.actions.items() if self.has(name)},
            sources={name: each for name, each in linked.sources.items() if self.has(name)},
            units={name: each if self.has(name) else _none_of(each) for name, each in linked.units.items()},
            scores={name: each for name, each in linked.scores.items() if self.has(name)},
            tiebreaks={name: each for name, each in linked.tiebreaks.items() if self.has(name)},
            evaluations={name: each for name, each in linked.evaluations.items() if self.has(name)},
            invariants={name: each for name, each in linked.invariants.items() if self.has(name)},
        )


def _none_of(unit: BoundGiver) -> BoundGiver:
    """A unit that nobody ever has: a cost of it cannot be paid."""
    never = Const(0, CONDITION)
    return replace(
        unit, candidates=tuple((var, Which(found, var, never, found.type)) for var, found in unit.candidates)
    )


# ---------------------------------------------------------------- branches that cannot happen


def pruned(linked: Linked, fold: Callable[[Value], int | None]) -> Linked:
    """The same without the branches of conditions that are known; `fold` gives the number of a known value."""

    def act(each: Act) -> Act:
        return _pruned(each, fold)

    return replace(
        linked,
        effects={key: act(each) for key, each in linked.effects.items()},
        actions={name: replace(each, do=act(each.do)) for name, each in linked.actions.items()},
        sources={name: _giver(each, act) for name, each in linked.sources.items()},
        units={name: _giver(each, act) for name, each in linked.units.items()},
        procedures={name: act(each) for name, each in linked.procedures.items()},
    )


def _giver(giver: BoundGiver, act: Callable[[Act], Act]) -> BoundGiver:
    return replace(giver, do=act(giver.do)) if giver.do else giver


def _pruned(act: Act, fold: Callable[[Value], int | None]) -> Act:
    """An act without what never happens in it; the same one, if all of it may happen."""
    match act:
        case IfOf(condition=condition, then=then, otherwise=otherwise, at=at):
            known = fold(condition)
            if known is None:
                return _with(act, then=_pruned(then, fold), otherwise=otherwise and _pruned(otherwise, fold))
            taken = then if known else otherwise
            return _pruned(taken, fold) if taken else _dead(at)
        case EachPlayer(seat=OtherSeat() as seat, at=at) if not fold(seat):
            return _dead(at)
        case SeqOf(acts=acts) if acts:
            inner = [_pruned(each, fold) for each in acts]
            kept = [each for each in inner if not _is_dead(each)]
            return _with(act, acts=tuple(kept or inner[:1]))
        case Bind(body=body) | PickOf(body=body) | EachOf(body=body) | EachPlayer(body=body) | RepeatOf(body=body):
            return _with(act, body=_pruned(body, fold))
        case WhileOf(body=body):
            return _with(act, body=_pruned(body, fold))
        case ChooseOf(branches=branches):
            return _with(act, branches=tuple(_with(each, act=_pruned(each.act, fold)) for each in branches))
        case TradeOf(cost=cost, act=does):
            return _with(act, cost=_pruned(cost, fold), act=_pruned(does, fold))
        case MayOf(act=does):
            return _with(act, act=_pruned(does, fold))
        case SeqOf() | Do() | PayOf() | OfferOf() | ResolveOf() | WindowOf():
            return act


def _with(each: T, **parts: Any) -> T:
    """The same with other parts, if they are others."""
    for name, part in parts.items():
        before = getattr(each, name)
        if part is not before and not _are_same(part, before):
            return replace(each, **parts)  # type: ignore[type-var]
    return each


def _are_same(parts: Any, others: Any) -> bool:
    are_tuples = isinstance(parts, tuple) and len(parts) == len(others)
    return are_tuples and all(map(is_, parts, others))


def _dead(at: Place) -> Act:
    return IfOf(Const(0, CONDITION), Do("nothing", (), at), None, at)


def _is_dead(act: Act) -> bool:
    """Is it a condition that never holds?"""
    return isinstance(act, IfOf) and act.condition == Const(0, CONDITION)
