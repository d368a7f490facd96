"""A choice, and behind it a look at what was hidden: the other way round whoever chooses would know more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.generate import mentions
from arnakdsl.linking import Linked
from arnakdsl.model import Model
from arnakdsl.parsed import at_places
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import (
    Act,
    ChooseOf,
    Do,
    Local,
    MayOf,
    Me,
    OfferOf,
    PickOf,
    PileOf,
    PlaceIn,
    RepeatOf,
    ResolveOf,
    SeqOf,
    Value,
)
from arnakdsl.walks import acts, inside, values_in


def check(linked: Linked) -> Iterator[Finding]:
    """In a definition only what is so wherever it is called."""
    found: dict[tuple[Span, int], tuple[Act, Act] | None] = {}
    for act in acts(linked):
        for number, choice, var, after in _choices(act):
            pile = _revealed(linked.model, after)
            blind = pile and not (var and mentions(after, var)) and not _touches(choice, pile)
            key = act.at.span, number
            found[key] = (choice, after) if blind and found.get(key, True) else None
    steps = at_places(linked.model, [span for (span, _), pair in found.items() if pair])
    for (span, number), pair in found.items():
        if pair is not None:
            choice, after = pair
            place = _written(steps.get(span), number, after.at.span)
            text = " ".join(place.text.split())
            hint, also = "put it before the choice, if that is not meant", (("chosen here", choice.at.span),)
            yield codes.CHOSEN_BLINDLY.at(place, text=text, hint=hint, also=also)


def _written(step: Any, number: int, span: Span) -> Span:
    """The place of a step in a sequence: where a definition is called, not what it says."""
    return step.steps[number].span if isinstance(step, ast.Seq) and number < len(step.steps) else span


def _choices(act: Act) -> Iterator[tuple[int, Act, Local | None, Act]]:
    """Choices in an act, the name of what was chosen, and what comes next with its number in the sequence.

    Behind `let`, what is not about the name any more.
    """
    match act:
        case SeqOf(acts=parts):
            for number, (each, after) in enumerate(pairwise(parts), 1):
                if isinstance(each, PickOf | ChooseOf | MayOf):
                    yield number, each, None, after
        case PickOf(var=var, body=SeqOf(acts=(first, after, *_))) if isinstance(first, Do) and mentions(first, var):
            yield 2, first, var, after


def _revealed(model: Model, act: Act) -> str:
    """The hidden pile that an act shows something of to who runs it, if it does nothing else."""
    match act:
        case RepeatOf(body=body) | MayOf(act=body):
            return _revealed(model, body)
        case Do(verb="look", args=(PileOf(name=name),)):
            return name if _hidden(model, name) else ""
        case Do(verb="move", args=(thing, source, target)):
            place = source if source is not None else thing
            pile = place.pile if isinstance(place, PlaceIn) else place
            name = pile.name if isinstance(pile, PileOf) else ""
            return name if _hidden(model, name) and _seen(model, target) else ""
    return ""


def _hidden(model: Model, name: str) -> bool:
    return name in model.piles and model.piles[name].view == "none"


def _seen(model: Model, place: Value | None) -> bool:
    """Does who runs see what comes to a place?"""
    pile = place.pile if isinstance(place, PlaceIn) else place
    if not isinstance(pile, PileOf):
        return False
    view = model.piles[pile.name].view
    return view == "all" or (view == "owner" and pile.owner == Me())


def _touches(choice: Act, pile: str) -> bool:
    """May what is chosen change a pile, or do what is not seen here?"""
    for act in inside(choice):
        if isinstance(act, ResolveOf | OfferOf):
            return True
        if isinstance(act, Do) and any(isinstance(each, PileOf) and each.name == pile for each in values_in(act.args)):
            return True
    return False
