"""What always leads back to itself: an effect, an action, a score."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from arnakdsl import codes
from arnakdsl.bindtypes import fixed
from arnakdsl.findings import Finding
from arnakdsl.generate import children
from arnakdsl.linking import Linked
from arnakdsl.source import Span
from arnakdsl.typed import Act, Bind, Const, EachPlayer, OfferOf, PayOf, RepeatOf, ResolveOf, ScoreOf, SeqOf, Value

Place = tuple[str, str]  # an effect by entry and attribute, an action or a score by its name
Ways = Mapping[Place, list[tuple[Place, Span]]]


def check(linked: Linked) -> Iterator[Finding]:
    """Each circle once, where it closes."""
    yield from _circles(_effects(linked))
    yield from _circles(_scores(linked))


def _effects(linked: Linked) -> Ways:
    """From each effect and action to those that always follow from it."""
    things = linked.model.things
    ways = {
        (things[number - 1].id, name): list(_follows(linked, act)) for (number, name), act in linked.effects.items()
    }
    return ways | {("", name): list(_follows(linked, action.do)) for name, action in linked.actions.items()}


def _follows(linked: Linked, act: Act) -> Iterator[tuple[Place, Span]]:
    """What is done whatever is chosen, before anything that might not be paid."""
    match act:
        case SeqOf(acts=acts):
            for each in acts:
                if isinstance(each, PayOf):
                    return
                yield from _follows(linked, each)
        case Bind(body=body) | EachPlayer(body=body):
            yield from _follows(linked, body)
        case RepeatOf(times=times, body=body) if fixed(times):
            yield from _follows(linked, body)
        case ResolveOf(effect=effect, at=at) if isinstance(effect.owner, Const) and effect.owner.value:
            yield (effect.owner.text, effect.name), at.span
        case OfferOf(actions=(name,), extra=None, at=at) if name in linked.actions:
            action = linked.actions[name]
            if not action.candidates and action.when is None and not action.cost.amounts and not action.cost.attributes:
                yield ("", name), at.span


def _scores(linked: Linked) -> Ways:
    model = linked.model
    ways: dict[Place, list[tuple[Place, Span]]] = {}
    for table, entries in ((linked.scores, model.scores), (linked.tiebreaks, model.tiebreaks)):
        for name, value in table.items():
            written = entries[name].value
            span = written.span if written is not None else entries[name].entry.id_span
            ways["", name] = [(("", used), span) for used in _used(value)]
    return ways


def _used(value: Value) -> Iterator[str]:
    if isinstance(value, ScoreOf):
        yield value.name
    for each in children(value):
        yield from _used(each)


def _circles(ways: Ways) -> Iterator[Finding]:
    done: set[Place] = set()
    for first in ways:
        trail: list[Place] = []
        yield from _search(ways, first, trail, done)


def _search(ways: Ways, at: Place, trail: list[Place], done: set[Place]) -> Iterator[Finding]:
    """Depth first; what was searched once is not searched again."""
    if at in done or at not in ways:
        return
    trail.append(at)
    for after, span in ways[at]:
        if after in trail:
            yield codes.LEADS_BACK.at(span, name=".".join(each for each in after if each))
        else:
            yield from _search(ways, after, trail, done)
    trail.pop()
    done.add(at)
