"""Sketches of what the parser of Fluent read: of messages in any form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fluent.syntax import ast as ftl

from arnakdsl.say.fluent import height, key_of, name_of, nodes, parsed
from arnakdsl.say.sketches import FORM, Choice, Item, Part, Sketch, characters, particle

USUAL = {"CAPITAL": (1,), "PARTICLE": (3, 4)}
"""The functions that can be called with any values; how many they take."""


def parsed_alone(text: str, start: int, end: int) -> Sketch | None:
    """A message of a file, if that is all that there is from one place to another."""
    body = parsed(text[start:end]).body
    return sketch_of(body[0], start) if len(body) == 1 and isinstance(body[0], ftl.Message | ftl.Term) else None


def parsed_all(text: str) -> list[Any]:
    """The messages of a file, and as the parser gives it what is none."""
    body = (each for each in parsed(text).body if not isinstance(each, ftl.BaseComment))
    return [each if isinstance(each, ftl.Junk) else sketch_of(each) for each in body]


def sketch_of(entry: Any, offset: int = 0) -> Sketch:
    """A message that was parsed; its text begins at an offset of its file."""
    sketch = Sketch(name_of(entry), entry.id.span.start + offset, entry.span.start + offset, entry.span.end + offset)
    values = [("", entry.value)] if entry.value is not None else []
    for name, pattern in (*values, *((each.id.name, each.value) for each in entry.attributes)):
        part = Part(parts=sum(1 for _ in nodes(pattern)), high=height(pattern))
        part.items = _of(pattern, part)
        sketch.texts[name] = part
        sketch.forms |= {name} - {""} | set(_keys(part.items))
    return sketch


def _of(pattern: Any, part: Part) -> list[Item]:
    items: list[Item] = []
    for each in pattern.elements:
        items += [characters(each.value)] if isinstance(each, ftl.TextElement) else _expression(each.expression, part)
    return items


def _expression(node: Any, part: Part) -> list[Item]:
    match node:
        case ftl.Placeable():
            return _expression(node.expression, part)
        case ftl.VariableReference():
            return [node.id.name]
        case ftl.StringLiteral():
            part.strange |= "\\" in node.value
            return [characters(node.value)]
        case ftl.MessageReference() | ftl.TermReference():
            key = key_of(node)
            assert key is not None
            part.keys.append(key)
            given = getattr(node, "arguments", None)
            for each in given.positional if given else ():
                _expression(each, part)
            part.strange |= given is not None
            return [key]
        case ftl.FunctionReference(id=ftl.Identifier(name=name), arguments=arguments):
            usual = len(arguments.positional) in USUAL.get(name, ()) and not arguments.named
            gap = arguments.positional[0] if usual else None
            literals = [len(each.value) for each in arguments.positional[1:] if isinstance(each, ftl.StringLiteral)]
            if isinstance(gap, ftl.VariableReference) and len(literals) == len(arguments.positional) - 1:
                return [particle(gap.id.name, literals)] if literals else [gap.id.name, -2]
            part.strange = True
            return [item for each in arguments.positional for item in _expression(each, part)]
        case ftl.SelectExpression(selector=selector, variants=variants):
            by = selector.id.name if isinstance(selector, ftl.VariableReference) else ""
            choice = Choice(by, [(_key(each.key), _of(each.value, part)) for each in variants])
            choice.default = next(at for at, each in enumerate(variants) if each.default)
            part.strange |= not by
            return [choice] if by else [*_expression(selector, part), choice]
    part.strange = True
    return []


def _key(node: Any) -> str:
    return str(node.name if hasattr(node, "name") else node.value)


def _keys(items: list[Item]) -> Iterator[str]:
    """The forms that a text tells apart."""
    for each in items:
        if isinstance(each, Choice):
            for key, inner in each.variants:
                if each.by == FORM and key[0].isalpha():
                    yield key
                yield from _keys(inner)
