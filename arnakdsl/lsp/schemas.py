"""What JSON schemas say of a place in a file: the keys and the words that can stand there, and what a key says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from arnakdsl.file_schemas import Schema

PLACES = "#/$defs/"


def keys_at(schema: Schema, path: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The keys that can be written, each with what it says."""
    for each in _at(schema, path):
        for name, inner in each.get("properties", {}).items():
            yield name, _says(schema, inner)
        yield from ((name, "") for name in each.get("propertyNames", {}).get("enum", ()))


def words_at(schema: Schema, path: Iterable[str]) -> Iterator[str]:
    """The values that are written as one word."""
    for each in _at(schema, path):
        words = (word for word in each.get("enum", ()) if not isinstance(word, bool))
        yield from dict.fromkeys(map(str, words))


def says_at(schema: Schema, path: Iterable[str]) -> str:
    """What the last key of a path says."""
    return next((each["description"] for each in _at(schema, path) if "description" in each), "")


def _at(schema: Schema, path: Iterable[str]) -> list[Schema]:
    places: list[Any] = [schema]
    for key in path:
        places = [inner for place in places for each in _alternatives(schema, place) for inner in _inside(each, key)]
    return [each for place in places for each in _alternatives(schema, place)]


def _alternatives(root: Schema, schema: Any) -> Iterator[Schema]:
    """What a schema may come down to."""
    if not isinstance(schema, dict):
        return
    yield schema
    named = root.get("$defs", {}).get(schema.get("$ref", "").removeprefix(PLACES))
    for each in (named, *schema.get("anyOf", ()), schema.get("then"), schema.get("else"), schema.get("items")):
        yield from _alternatives(root, each)


def _inside(schema: Schema, key: str) -> Iterator[Schema]:
    others = schema.get("additionalProperties")
    inner = schema.get("properties", {}).get(key, others if isinstance(others, dict) else None)
    if inner is not None:
        yield inner


def _says(root: Schema, schema: Any) -> str:
    return next((each["description"] for each in _alternatives(root, schema) if "description" in each), "")
