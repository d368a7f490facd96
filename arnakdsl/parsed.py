"""What a pack says in effects and expressions, as parsed: a definition stands there once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, get_args

from arnakdsl.entries import Entry
from arnakdsl.model import Model
from arnakdsl.records import parts_of
from arnakdsl.source import Source, Span
from arnakdsl.syntax import ast


def texts(model: Model) -> Iterator[tuple[Entry, Any]]:
    """Every effect, cost and expression with the entry that it stands in."""
    for thing in model.things:
        yield from ((thing.entry, each) for each in thing.written.values() if not isinstance(each, int | str))
    for defined in (*model.defines.values(), *model.procedures.values()):
        yield defined.entry, (defined.do, tuple(each.default for each in defined.params))
    for action in model.actions.values():
        yield action.entry, (action.when, action.candidates, action.cost, action.do)
    for giver in (*model.sources.values(), *model.units.values()):
        yield giver.entry, (giver.candidates, giver.cost, giver.gives, giver.do)
    for table in (model.scores, model.tiebreaks, model.evaluations, model.invariants):
        yield from ((valued.entry, valued.value) for valued in table.values())
    for kind in model.kinds.values():
        yield from ((kind.entry, term) for term in kind.terms.values())


def nodes(tree: Any) -> Iterator[Any]:
    """Every node of a tree, each before those in it, in the order of the text."""
    return _walked(tree, _backwards)


def steps(tree: Any) -> Iterator[ast.Step]:
    """Every step of a tree, each before those in it."""
    return _walked(tree, _steps_of)


def _walked(tree: Any, fields_of: Callable[[type], tuple[str, ...] | None]) -> Iterator[Any]:
    """The nodes of a tree by some fields of each, the last first; none of what has no such fields."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting.extend(node[::-1])
        elif (names := fields_of(node.__class__)) is not None:
            yield node
            for name in names:
                waiting.append(getattr(node, name))


def at_places(model: Model, places: Iterable[Span]) -> dict[Span, Any]:
    """The steps and expressions that have just these characters; of one in another with the same ones, the inner one."""
    sought = set(places)
    starts: dict[Source, list[int]] = {}
    for place in sorted(sought, key=lambda each: each.start):
        starts.setdefault(place.source, []).append(place.start)
    found = (node for _, tree in texts(model) for top in _tops(tree, starts) for node in nodes(top))
    return {node.span: node for node in found if node.span in sought and not isinstance(node, ast.Name)}


@cache
def _steps_of(kind: Any) -> tuple[str, ...] | None:
    """The fields of a step with steps in them, from the last to the first; none of what is no step."""
    if kind not in get_args(ast.Step):
        return None
    return tuple(each.name for each in reversed(fields(kind)) if "Step" in str(each.type))


def _tops(tree: Any, starts: Mapping[Source, Sequence[int]]) -> Iterator[Any]:
    """The outermost nodes of a tree in which one of some places begins."""
    if isinstance(tree, tuple):
        for each in tree:
            yield from _tops(each, starts)
    elif isinstance(span := getattr(tree, "span", None), Span):
        among = starts.get(span.source, ())
        at = bisect_left(among, span.start)
        if at < len(among) and among[at] <= span.end:
            yield tree


def parts(node: Any) -> Iterator[Any]:
    """What a node is made of, in the order of the text."""
    return (getattr(node, name) for name in _parts(node.__class__))


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    return parts_of(kind)


@cache
def _backwards(kind: Any) -> tuple[str, ...] | None:
    """The same from the last to the first; none of what is no node."""
    return parts_of(kind)[::-1] if hasattr(kind, "__dataclass_fields__") else None
