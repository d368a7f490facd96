"""Whether the games of a pack begin as they should, told by the reference: nothing is compiled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from arnakdsl.asked import asked
from arnakdsl.compiler import Compiler
from arnakdsl.compiler.openings import has_opening
from arnakdsl.findings import CannotCompile
from arnakdsl.linking import Linked
from arnakdsl.reference.asking import Run
from arnakdsl.reference.play import Play
from arnakdsl.reference.steps import Steps
from arnakdsl.reference.values import Named, Names
from arnakdsl.typed import PLAIN, Act, LabelOf, Local, MayOf, OfferOf, PayOf, Value
from arnakdsl.walks import acts

Game = tuple[int, Mapping[str, str]]
"""A number of players, and what each option is."""
MOST_STEPS = 50_000
"""To the first question; a game that takes more is left to the compiled program, which says where it still runs."""


class TooLong(Exception):
    """The set-up takes more steps than anybody would write."""


def not_begun(linked: Linked, games: Iterable[Game]) -> list[Game]:
    """The games of which it is not sure that they can be compiled, that their set-up ends, and that every invariant holds
    at their first question.

    Who wants to know what is wrong with them has to compile them.
    """
    every = acts(linked)
    distinct = all(_distinct(linked, each) for each in every)
    costly = [each for each in every if isinstance(each, PayOf | OfferOf)]
    return [each for each in games if not (distinct and _begins_well(linked, costly, *each))]


def _begins_well(linked: Linked, costly: Sequence[Act], players: int, options: Mapping[str, str]) -> bool:
    try:
        to = Compiler(linked, players, dict(options))
        return _payable(to, costly) and _starts(to)
    except (CannotCompile, TooLong, RecursionError):
        return False


# ---------------------------------------------------------------- what only the compiler would say


def _givers(linked: Linked) -> list[Act]:
    return [each.do for each in (*linked.sources.values(), *linked.units.values()) if each.do is not None]


def _payable(to: Compiler, costly: Sequence[Act]) -> bool:
    """Every cost is known and can be paid, and what pays asks nothing.

    Raises:
        CannotCompile: A cost is none.
    """
    to.costs.token_sources()
    _prices(to, costly)
    return not any(to.asks(each) for each in _givers(to.linked))


def _prices(to: Compiler, acts: Sequence[Act]) -> None:
    """Work every cost out.

    Raises:
        CannotCompile: It is none.
    """
    costs, actions = to.costs, to.linked.actions
    price = cache(lambda name, less: costs.price(actions[name], less))
    for name, action in actions.items():
        if action.menu:
            price(name, None)
    for act in acts:
        match act:
            case PayOf(cost=cost, at=at) if costs.asks(cost):
                costs.number_of(cost, at.span)
            case PayOf(cost=cost, at=at):
                for _, unit in cost.amounts:
                    costs.offset(unit, at.span)
            case OfferOf(actions=names, less=less, extra=extra, at=at):
                prices = [price(name, less) for name in names if name in actions]
                if extra:
                    costs.extra_payable(extra, at.span)
                    costs.apart(extra, prices, at.span)


def _distinct(linked: Linked, act: Act) -> bool:
    """Do the options of the decision that an act begins with differ, and does none have a label that is lost?"""
    if isinstance(act, MayOf) and act.label.words != PLAIN and has_opening(act.act):
        return False
    found = list(_without_gap(linked, act))
    return len(found) == len(set(found))


def _without_gap(linked: Linked, act: Act) -> Iterator[str]:
    """The ids of options that are the same whatever is offered."""
    for each in asked(act):
        if isinstance(each, LabelOf):
            if not each.args:
                yield each.words
        elif each in linked.actions and "{" not in linked.actions[each].option:
            yield linked.actions[each].option


# ---------------------------------------------------------------- the set-up


class _Measured(Steps):
    """Gives up on a set-up that does not end."""

    left = MOST_STEPS

    def run(self, act: Act, names: Names, ends: bool = False) -> Run:
        self.left -= 1
        if not self.left:
            raise TooLong
        return super().run(act, names, ends)


class _Beginning(Play):
    """A game from its set-up to the first question."""

    kind = _Measured

    def __init__(self, to: Compiler) -> None:
        self.begin(to.linked, to.variant, to.layout, seed=0, start=0)


def _starts(to: Compiler) -> bool:
    play = _Beginning(to)
    return all(_holds(play, *each) for each in play.linked.invariants.values())


def _holds(play: Play, each: str, it: Local | None, value: Value) -> bool:
    """Does an invariant hold for the game, each player, or each thing of a kind?"""
    steps = play.steps
    if it is not None:
        kinds = it.type.of
        things = [thing.number for thing in steps.variant.things() if thing.kind in kinds]
        return all(steps.truth(value, {it.name: Named(number)}) for number in things)
    if each != "player":
        return steps.truth(value, {})
    with steps.trying():
        return all(_for_seat(steps, seat, value) for seat in range(1, play.position.players + 1))


def _for_seat(steps: Steps, seat: int, value: Value) -> bool:
    steps.position.me = seat
    return steps.truth(value, {})
