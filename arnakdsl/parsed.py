"""What a pack says in effects and expressions, as parsed: a definition stands there once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arnakdsl.entries import Entry
from arnakdsl.model import Model
from arnakdsl.source import Span
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
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting.extend(reversed(node))
        elif names := _fields(node):
            yield node
            waiting.extend(getattr(node, name) for name in reversed(names))


def by_place(model: Model) -> dict[Span, Any]:
    """The steps and expressions of a pack by their characters; of one in another with the same ones, the inner one."""
    found = (node for _, tree in texts(model) for node in nodes(tree))
    return {node.span: node for node in found if not isinstance(node, ast.Name)}


def parts(node: Any) -> Iterator[Any]:
    """What a node is made of, in the order of the text."""
    return (getattr(node, name) for name in _fields(node))


def _fields(node: Any) -> tuple[str, ...]:
    kind = type(node)
    found = _FIELDS.get(kind)
    if found is None:
        found = _FIELDS[kind] = tuple(name for name in getattr(kind, "__dataclass_fields__", ()) if name != "span")
    return found


_FIELDS: dict[type, tuple[str, ...]] = {}
