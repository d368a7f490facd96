"""A branch of a choice that gives less than another at no lower price: nobody would take it."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from typing import Any

from arnakdsl import codes
from arnakdsl.bindtypes import fixed
from arnakdsl.findings import Finding
from arnakdsl.generate import children
from arnakdsl.linking import BoundAction, Linked
from arnakdsl.source import Span
from arnakdsl.typed import Act, Arith, ChooseOf, CostOf, Counter, Do, PayOf, SeqOf, Table, TradeOf
from arnakdsl.walks import acts

Worth = Tally[str]
"""What is given, below zero what is paid."""


def check(linked: Linked) -> Iterator[Finding]:
    """In a definition only what is worse wherever it is called."""
    found: dict[Span, Finding | None] = {}
    bad = _unwanted(linked)
    for act in acts(linked):
        if isinstance(act, ChooseOf) and act.count == 1:
            _compare(found, [(each.act.at.span, _worth(each.act, bad)) for each in act.branches])
    yield from (each for each in found.values() if each)
    menus: dict[str, list[BoundAction]] = {}
    for action in linked.actions.values():
        if action.menu and not action.candidates and action.when is None and action.name not in linked.model.only:
            menus.setdefault(action.menu, []).append(action)
    for actions in menus.values():
        spans = [linked.model.actions[each.name].entry.id_span for each in actions]
        worths = [_worth(SeqOf((PayOf(each.cost, each.do.at), each.do), each.do.at), bad) for each in actions]
        among: dict[Span, Finding | None] = {}
        _compare(among, list(zip(spans, worths, strict=True)))
        yield from (each for each in among.values() if each)


def _compare(found: dict[Span, Finding | None], branches: Sequence[tuple[Span, Worth | None]]) -> None:
    for span, worth in branches:
        better = [place for place, other in branches if worth and other and _more(other, worth)]
        finding = _finding(span, better[0]) if better else None
        found[span] = finding if found.get(span, finding) else None


def _finding(span: Span, better: Span) -> Finding:
    also = (("gives more for no more", better),)
    text = " ".join(span.text.split())
    return codes.WORSE_THAN_ANOTHER.at(span, text=text, hint="nobody would choose it", also=also)


def _more(one: Worth, other: Worth) -> bool:
    """Is one better in something and worse in nothing?"""
    units = {*one, *other}
    return all(one[unit] >= other[unit] for unit in units) and any(one[unit] > other[unit] for unit in units)


def _unwanted(linked: Linked) -> frozenset[str]:
    """Counters that may cost points, or bring points by a table: more is not better."""
    found: set[str] = set()
    waiting: list[Any] = [*linked.scores.values(), *linked.tiebreaks.values()]
    while waiting:
        match waiting.pop():
            case Arith(op="-", left=left, right=right):
                found |= _counters(right)
                waiting.append(left)
            case Arith(op="*", left=left, right=right) if any((fixed(each) or 0) > 0 for each in (left, right)):
                waiting += (left, right)
            case Arith(op="*") | Table() as value:
                found |= _counters(value)
            case value:
                waiting += children(value)
    return frozenset(found)


def _counters(value: Any) -> set[str]:
    own = {value.name} if isinstance(value, Counter) else set()
    return own.union(*map(_counters, children(value)))


def _worth(act: Act, bad: frozenset[str]) -> Worth | None:
    """What a plain effect gives and takes; none if it does anything else, or with what is not wanted."""
    match act:
        case Do(verb="gain" | "lose", args=(CostOf(attributes=()) as amounts,)):
            return _amounts(amounts, 1 if act.verb == "gain" else -1, bad)
        case PayOf(cost=CostOf(attributes=(), all=False) as cost):
            return _amounts(cost, -1, bad)
        case SeqOf(acts=parts):
            return _sum([_worth(each, bad) for each in parts])
        case TradeOf(cost=cost, act=inner):
            return _sum([_worth(cost, bad), _worth(inner, bad)])
    return None


def _amounts(cost: CostOf, sign: int, bad: frozenset[str]) -> Worth | None:
    total: Worth = Tally()
    for number, unit in cost.amounts:
        known = fixed(number)
        if known is None or unit in bad:
            return None
        total[unit] += sign * known
    return total


def _sum(parts: Sequence[Worth | None]) -> Worth | None:
    total: Worth = Tally()
    for each in parts:
        if each is None:
            return None
        total.update(each)
    return total
