"""What can be written at a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from arnakdsl.entries import ONLY
from arnakdsl.file_schemas import Schema
from arnakdsl.fmt.shapes import Shape, content
from arnakdsl.loading import HEAD
from arnakdsl.lsp.completion_in_effects import in_effect
from arnakdsl.lsp.completion_items import MEANT, Completion, ids_of, values_of_type
from arnakdsl.lsp.context import Spot, spot_at
from arnakdsl.lsp.schemas import keys_at, words_at
from arnakdsl.lsp.workspace import Analysis
from arnakdsl.scenarios import FOLDER
from arnakdsl.scenarios.matching import OFFERS
from arnakdsl.schema import HEAD_SCHEMA, LANGUAGE_KINDS, entry_schema
from arnakdsl.values import TYPE_WORDS
from arnakdsl.words import OF_EVERY_GAME

WITH_OPTIONS = ("action", "unit", "source", "payment")
"""The kinds of the language whose entries say what the ids of options are."""


@dataclass(frozen=True, slots=True)
class Completions:
    """What can be written in the place of the characters from `start` to `end`."""

    start: int
    end: int
    items: tuple[Completion, ...]


def completions(pack: Analysis, path: Path, text: str, offset: int) -> Completions:
    """What can be written at a place in a file of a pack.

    Args:
        pack: The pack around it.
        path: The file.
        text: What stands in it; it may be broken.
        offset: The place.
    """
    spot = spot_at(text, offset, lambda path: bool(shape_at(pack, path).effect))
    found = {each.label: each for each in reversed(list(_at(pack, path, spot)))}
    return Completions(offset - len(spot.word), offset, tuple(reversed(found.values())))


def _at(pack: Analysis, path: Path, spot: Spot) -> Iterator[Completion]:
    inside = path.relative_to(pack.folder).parts if path.is_relative_to(pack.folder) else (path.name,)
    if inside == (HEAD,):
        yield from _by_schema(pack.schemas.get("pack", HEAD_SCHEMA), spot.path, spot.is_key)
    elif inside[0] == FOLDER:
        yield from _by_schema(pack.schemas.get("scenarios", {}), spot.path, spot.is_key)
        if not spot.is_key and spot.path[-1:] in (("when",), ("refused",), *((name,) for name in OFFERS)):
            yield from _choices(pack, spot)
    elif spot.is_key and not spot.path:
        yield from _kinds(pack)
    elif len(spot.path) >= 2 and spot.path[0] in pack.fields:
        yield from _in_entry(pack, spot)


def _kinds(pack: Analysis) -> Iterator[Completion]:
    for kind in pack.fields:
        own = pack.entries.get(kind)
        yield Completion(kind, "kind", "a kind of the pack" if own else "a kind of the language", "", f"{kind}:\n  $0")
    yield Completion(ONLY, "field", "the games that all entries of the file are in", "", f"{ONLY}:\n  $0")


def _choices(pack: Analysis, spot: Spot) -> Iterator[Completion]:
    """The ids of options: how they begin, then the things that they are about."""
    entries = pack.entries.values()
    if spot.text[: len(spot.text) - len(spot.word)].rstrip().endswith(":"):
        yield from ids_of((each for each in entries if each.kind not in LANGUAGE_KINDS), MEANT)
        return
    for entry in entries:
        option = entry.scalar("option")
        if entry.kind in WITH_OPTIONS:
            word, colon, _ = (
                option.decoded if option else f"{entry.id}:" if "for" in entry.fields else entry.id
            ).partition(":")
            yield Completion(word, "id", f"{entry.kind} {entry.id}", "", word + colon, MEANT)


# ---------------------------------------------------------------- fields


def _in_entry(pack: Analysis, spot: Spot) -> Iterator[Completion]:
    kind, entry, *rest = spot.path
    fields = pack.fields[kind]
    if not spot.is_key and rest:
        start = shape_at(pack, spot.path).effect
        if start:
            yield from in_effect(pack, spot, start)
            return
        yield from _references(pack, kind, tuple(rest))
    written = pack.entries[entry].fields if entry in pack.entries and not rest else {}
    for each in _by_schema(entry_schema(fields), tuple(rest), spot.is_key):
        required = not rest and each.label in fields and fields[each.label].required
        if each.label not in written or each.label == spot.word:
            yield Completion(
                each.label, each.kind, each.detail, each.manual, each.insert, MEANT if required else each.rank
            )
    if spot.is_key and rest == [ONLY] and pack.model:
        yield from (Completion(name, "field", insert=f"{name}: ") for name in ("players", *pack.model.options))


def shape_at(pack: Analysis, path: Iterable[str]) -> Shape:
    """What a value of a file of entries holds, by its path."""
    shape = content(pack.fields)
    for key in path:
        shape = shape.inside(key)
    return shape


def _by_schema(schema: Schema, path: tuple[str, ...], is_key: bool) -> Iterator[Completion]:
    """The keys or values that a JSON schema has at a path."""
    if is_key:
        yield from (Completion(name, "field", says, "", f"{name}: ") for name, says in keys_at(schema, path))
    else:
        yield from (Completion(word, "value", rank=MEANT) for word in words_at(schema, path))


# ---------------------------------------------------------------- references


def _references(pack: Analysis, kind: str, path: tuple[str, ...]) -> Iterator[Completion]:
    """The names that a field may hold."""
    model = pack.model
    if model is None:
        return
    if path[0] == ONLY and len(path) == 2:
        values = model.options.get(path[1]) or map(str, range(model.seats[0], model.seats[1] + 1))
        yield from (Completion(value, "value", rank=MEANT) for value in values)
        return
    if kind not in LANGUAGE_KINDS:
        attribute = model.kinds[kind].attributes.get(path[0]) if kind in model.kinds else None
        yield from values_of_type(model, attribute.type) if attribute else ()
        return
    named: dict[tuple[str, str], Iterable[str]] = {
        ("action", "menu"): model.menus,
        ("pile", "of"): model.kinds,
        ("pile", "owner"): [name for name in model.kinds if name != "game"],
        ("kind", "home"): model.piles,
        ("kind", "any_of"): model.kinds,
        ("icon", "pays"): [each.name for each in model.icons],
        ("invariant", "each"): model.kinds,
    }
    types = [*TYPE_WORDS, "pile", *(name for name in model.kinds if name not in OF_EVERY_GAME), *model.sets]
    if path[-1] in ("type", "holds") or (path[0] in ("attributes", "marks", "takes") and len(path) == 2):
        yield from (Completion(name, "kind", rank=MEANT) for name in types)
    yield from (Completion(name, "id", rank=MEANT) for name in named.get((kind, path[0]), ()))
