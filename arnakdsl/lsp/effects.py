"""The effects in the entries of a pack, and the words in them, each with what it is there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from arnakdsl.entries import Entry
from arnakdsl.fmt.shapes import EFFECTS
from arnakdsl.schema import Field
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.parse import PARSERS
from arnakdsl.yamltree import Mapping as MappingNode
from arnakdsl.yamltree import Node, Scalar

NAMES_IN = ("for", "takes")
"""The fields whose keys are names in the effects of their entry."""

Locals: TypeAlias = Mapping[str, Span]
"""The names that a text may use beside those of the pack, each with the place where it is given."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A text in the effect language: `start` is the symbol of the grammar that it is read from."""

    entry: Entry
    field: str
    scalar: Scalar
    start: str
    given: Locals

    @property
    def parsed(self) -> tuple[Any, ...]:
        """Its nodes; none where it cannot be read."""
        found, _ = self.scalar.read_by(PARSERS[self.start])
        return found if isinstance(found, tuple) else () if found is None else (found,)


def effects_of(entry: Entry, fields: Mapping[str, Field]) -> Iterator[Effect]:
    """The effects of an entry whose kind has these fields."""
    given = names_given(entry)
    for name, (_, node) in entry.fields.items():
        form = fields[name].form if name in fields else ""
        for scalar, start in _texts(name, form, node):
            if scalar.value is not None and scalar.style is not None:
                yield Effect(entry, name, scalar, start, given if name != "for" else {})


def _texts(name: str, form: str, node: Node) -> Iterator[tuple[Scalar, str]]:
    if form in EFFECTS and isinstance(node, Scalar):
        yield node, EFFECTS[form]
    elif form == "expressions" and name != "parts" and isinstance(node, MappingNode):
        for _, value in node.items:
            if isinstance(value, Scalar):
                yield value, "query" if name == "for" else "expr"
    elif form == "arguments" and isinstance(node, MappingNode):
        for _, value in node.items:
            default = value.get("default") if isinstance(value, MappingNode) else None
            if isinstance(default, Scalar):
                yield default, "args"


def names_given(entry: Entry) -> dict[str, Span]:
    """The names that an entry gives to its effects: its candidates or its arguments."""
    found: dict[str, Span] = {}
    for field in NAMES_IN:
        node = entry.mapping(field)
        for key, _ in node.items if node else ():
            name = key.decoded.rpartition(" ")[2]
            found[name] = Span(key.source, key.span.end - len(name), key.span.end)
    return found


# ---------------------------------------------------------------- words


@dataclass(frozen=True, slots=True)
class Word:
    """A word of an effect.

    Attributes:
        name: The word and its place.
        role: `verb`, `function`, `name`, `member`, `unit`, `label`, or `given` where a name begins.
        given: Where the name of a text of its own was given, if it is one.
    """

    name: ast.Name
    role: str
    given: Span | None = None


def words_of(effect: Effect) -> Iterator[Word]:
    """The words of an effect in no order."""
    scope = dict(effect.given)
    for node in effect.parsed:
        yield from _words(node, scope)


def _words(node: Any, scope: dict[str, Span]) -> Iterator[Word]:
    """The words of a node; a `let` adds to the names of the steps that follow."""
    match node:
        case ast.Path(names=names):
            yield Word(names[0], "name", scope.get(names[0].text))
            yield from (Word(each, "member") for each in names[1:])
        case ast.Apply(name=name, args=args, rest=rest):
            yield Word(name, "function")
            yield from _all(args, scope)
            yield from (Word(each, "member") for each in rest)
        case ast.Amount(number=number, unit=unit):
            yield from _words(number, scope)
            yield Word(unit, "unit")
        case ast.Call(verb=verb, args=args, named=named):
            yield Word(verb, "verb")
            yield from _all(args, scope)
            for each in named:
                yield from _all(each.values, scope)
        case ast.Label(words=words, args=args):
            yield from (Word(each, "label") for each in words)
            yield from _all(args, scope)
        case ast.Seq(steps=steps):
            yield from _all(steps, dict(scope))
        case ast.Choose(branches=branches):
            for branch in branches:
                yield from _words(branch, dict(scope))
        case ast.Let(name=name, value=value):
            yield from _words(value, scope)
            scope[name.text] = name.span
            yield Word(name, "given", name.span)
        case ast.Each(name=name, set=None, body=body):
            yield Word(name, "name")
            yield from _words(body, dict(scope))
        case ast.Each(name=name, set=query, body=body):
            yield from _words(query, scope)
            yield Word(name, "given", name.span)
            yield from _words(body, {**scope, name.text: name.span})
        case _:
            yield from _all(_parts(node), scope)


def _all(nodes: Any, scope: dict[str, Span]) -> Iterator[Word]:
    for each in nodes:
        yield from _words(each, scope)


def _parts(node: Any) -> Iterator[Any]:
    """The nodes in a node of another class, in its order."""
    for name in getattr(node, "__dataclass_fields__", ()):
        value = getattr(node, name)
        if isinstance(value, tuple):
            yield from value
        elif value is not None and not isinstance(value, str | int | bool | Span | ast.Name):
            yield value
