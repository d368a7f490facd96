"""What can be written at a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from arnakdsl.entries import ONLY, Entry
from arnakdsl.file_schemas import Schema
from arnakdsl.fmt.shapes import Shape, content
from arnakdsl.functions import FUNCTIONS
from arnakdsl.loading import HEAD
from arnakdsl.lsp.context import Spot, spot_at
from arnakdsl.lsp.schemas import keys_at, words_at
from arnakdsl.lsp.sight import PREPOSITIONS, Sight, Wanted, sight
from arnakdsl.lsp.workspace import Analysis
from arnakdsl.manual import FORM_MANUALS, definition_signature, manual_of
from arnakdsl.model import Model, Param
from arnakdsl.scenarios import FOLDER
from arnakdsl.scenarios.matching import OFFERS
from arnakdsl.schema import HEAD_SCHEMA, LANGUAGE_KINDS, entry_schema
from arnakdsl.syntax.table import load_table
from arnakdsl.typed import Local, Value
from arnakdsl.values import COST, ICONS, SEAT, TYPE_WORDS, Type
from arnakdsl.verbs import VERBS
from arnakdsl.verbs.verb import Argument
from arnakdsl.words import OF_EVERY_GAME

MEANT, NEAR, LANGUAGE, FAR = "1", "2", "3", "4"
"""What comes first: what is asked for, then names in sight, then words of the language, then all the others."""
WITH_OPTIONS = ("action", "unit", "source", "payment")
"""The kinds of the language whose entries say what the ids of options are."""
SNIPPETS = {
    "choose": "choose { $1 | $2 }",
    "may": "may $0",
    "let": "let ${1:x} = ${2:pick $3}",
    "if": "if $1 { $0 }",
    "each": "each ${1:x} in $2 { $0 }",
    "repeat": "repeat ${1:2} { $0 }",
    "while": "while $1 { $0 }",
    "pick": "pick $0",
}
"""The forms of the language, with places to fill in."""


@dataclass(frozen=True, slots=True)
class Completion:
    """Something to write.

    Attributes:
        label: As the list shows it.
        kind: `field`, `kind`, `verb`, `function`, `word`, `unit`, `name`, `id` or `value`.
        detail: More, in the same line.
        manual: What it is, in sentences.
        insert: What is written, with `$1` where something is to be filled in; else the label.
        rank: One of MEANT, NEAR, LANGUAGE, FAR.
    """

    label: str
    kind: str
    detail: str = ""
    manual: str = ""
    insert: str = ""
    rank: str = NEAR


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
        yield from _ids((each for each in entries if each.kind not in LANGUAGE_KINDS), MEANT)
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
            yield from _in_effect(pack, spot, start)
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
        yield from _of_type(pack, model, attribute.type) if attribute else ()
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


def _of_type(pack: Analysis, model: Model, wanted: Type) -> Iterator[Completion]:
    """The values of a type that can be written outside effects."""
    match wanted.name:
        case "words":
            yield from (Completion(word, "value", rank=MEANT) for word in wanted.of)
        case "condition":
            yield from (Completion(word, "value", rank=MEANT) for word in ("yes", "no"))
        case "pile":
            yield from (
                Completion(name, "id", "a pile", rank=MEANT)
                for name, pile in model.piles.items()
                if pile.owner == "game"
            )
        case "entity" | "set":
            yield from _ids((each.entry for each in model.things if each.kind in wanted.of), MEANT)


def _ids(entries: Iterable[Entry], rank: str = NEAR) -> Iterator[Completion]:
    for entry in entries:
        name = entry.scalar("name")
        detail = f"{entry.kind} {name.decoded}" if name else entry.kind
        yield Completion(entry.id, "id", detail, rank=rank)


# ---------------------------------------------------------------- effects


def _in_effect(pack: Analysis, spot: Spot, start: str) -> Iterator[Completion]:
    model = pack.model
    if model is None:
        yield from _verbs({}, LANGUAGE)
        return
    before = spot.text[: len(spot.text) - len(spot.word)]
    kind, entry, field = spot.path[:3]
    if before.rstrip().endswith(".") and not before.rstrip().endswith(".."):
        yield from _members_of(pack, model, kind, entry, field, before.rstrip()[:-1], start)
        return
    seen = sight(model, kind, entry, field, before, start)
    if seen.starts_step and start == "seq":
        yield from _verbs(pack.entries, MEANT, seen)
        yield from (_form(name) for name in SNIPPETS if name != "pick")
        return
    yield from _arguments(pack, model, seen)


def _form(name: str) -> Completion:
    manual = FORM_MANUALS[name]
    return Completion(name, "word", manual.signature, manual.text, SNIPPETS[name], LANGUAGE)


def _verbs(entries: Mapping[str, Entry], rank: str, seen: Sight | None = None) -> Iterator[Completion]:
    """The verbs of the language and of the pack, with their arguments to fill in."""
    model = seen.binder.model if seen else None
    for name, verb in VERBS.items():
        manual = manual_of(name)
        assert manual is not None, "a verb has a manual"
        yield Completion(name, "verb", manual.signature, manual.text, _snippet(name, verb.takes), rank)
    for name, define in model.defines.items() if model else ():
        insert = _snippet(name, define.params)
        yield Completion(name, "verb", definition_signature(define.entry), "a verb of the pack", insert, rank)
    if seen and seen.scope.procedure and model:
        yield from (Completion(name, "verb", "a procedure", rank=rank) for name in model.procedures)


def _snippet(name: str, takes: Iterable[Argument | Param]) -> str:
    """A call with the arguments that it must have."""
    parts, number = [name], 0
    plain = False
    for each in takes:
        if each.optional if isinstance(each, Argument) else each.default is not None:
            continue
        number += 1
        comma = "," if plain and not each.preposition else ""
        parts[-1] += comma
        parts += [f"{each.preposition} ${{{number}:{each.name}}}".strip()]
        plain = not each.preposition
    return " ".join(parts)


def _members_of(
    pack: Analysis, model: Model, kind: str, entry: str, field: str, before: str, start: str
) -> Iterator[Completion]:
    """What may stand behind a dot."""
    owner = _last_value(before)
    seen = sight(model, kind, entry, field, before[: len(before) - len(owner)], start)
    value = seen.value_of(owner)
    for name in sorted(seen.binder.members(value.type)) if value is not None else ():
        inner = seen.binder.member_of(value, name) if value is not None else None
        yield Completion(name, "name", str(inner.type) if inner else "", rank=MEANT)


def _last_value(text: str) -> str:
    """The value that a text ends with: names with dots, calls of functions."""
    at, depth = len(text), 0
    while at > 0:
        sign = text[at - 1]
        depth += (sign == ")") - (sign == "(")
        if depth < 0 or (depth == 0 and not (sign.isalnum() or sign in "_.(")):
            break
        at -= 1
    return text[at:]


def _arguments(pack: Analysis, model: Model, seen: Sight) -> Iterator[Completion]:
    """Values, where one can stand; and words of the language that can come next."""
    left = seen.left_side()
    if left is not None:
        yield from _compared(pack, model, left)
    if seen.accepts("WORD") and seen.before and seen.before.type == "INT":
        yield from _units(model, "")
    elif seen.accepts("WORD"):
        wanted = seen.wanted if left is None else Wanted("", left.type)
        yield from _wanted(pack, model, seen, wanted)
        yield from _names(model, seen)
        yield from (
            Completion(name, "function", each.signature, each.text, f"{name}($1)", LANGUAGE)
            for name in FUNCTIONS
            if (each := manual_of(name))
        )
        yield from _ids((each.entry for each in model.things), FAR)
    for word, terminal in load_table().keywords.items():
        takes = PREPOSITIONS.get(terminal)
        if seen.accepts(terminal) and (takes is None or takes in seen.missing_prepositions()):
            manual = manual_of(word)
            yield Completion(
                word,
                "word",
                manual.signature if manual else "",
                manual.text if manual else "",
                SNIPPETS.get(word, ""),
                MEANT if takes else LANGUAGE,
            )


def _compared(pack: Analysis, model: Model, left: Value) -> Iterator[Completion]:
    if left.type.name in ("words", "entity"):
        yield from _of_type(pack, model, left.type)
        yield Completion("none", "value", "nothing at all", rank=MEANT)


def _wanted(pack: Analysis, model: Model, seen: Sight, wanted: Wanted | None) -> Iterator[Completion]:
    """What an argument asks for, first."""
    form, kind_of = (wanted.form, wanted.type) if wanted else ("", None)
    if form == "amounts" or kind_of in (COST, ICONS):
        yield from _units(model, "${1:1} ")
    elif form in ("pile", "place", "thing", "set") or (kind_of and kind_of.name in ("pile", "set")):
        yield from _piles(model, kind_of)
    if form == "value" and seen.verb == "offer":
        yield from (Completion(name, "id", "a menu", rank=MEANT) for name in model.menus)
        yield from (Completion(name, "id", "an action", rank=MEANT) for name in model.actions)
    if form == "set" or (kind_of and kind_of.name == "set"):
        yield from (
            Completion(name, "name", f"all of the kind {kind}", rank=MEANT) for name, kind in model.sets.items()
        )
    if kind_of and kind_of.name == "entity":
        yield from _ids((each.entry for each in model.things if each.kind in kind_of.of), MEANT)
    if kind_of is not None or form == "effect":
        fitting = Type("effect") if form == "effect" else kind_of
        for name, value in seen.scope.names.items():
            if fitting is not None and (fitting.admits(value.type) or value.type.name == "entity"):
                yield Completion(name, "name", str(value.type), rank=MEANT)


def _units(model: Model, number: str) -> Iterator[Completion]:
    for name, resource in model.resources.items():
        yield Completion(name, "unit", "an icon" if resource.icon else "a counter", "", f"{number}{name}", MEANT)
    yield from (Completion(name, "unit", "a unit of costs", "", f"{number}{name}", MEANT) for name in model.units)


def _piles(model: Model, wanted: Type | None) -> Iterator[Completion]:
    for name, pile in model.piles.items():
        if pile.owner in OF_EVERY_GAME and (wanted is None or set(pile.of) & set(wanted.of)):
            yield Completion(name, "name", f"a pile of {', '.join(pile.of)}", rank=MEANT)


def _names(model: Model, seen: Sight) -> Iterator[Completion]:
    """The names in sight, but for the ids of things; first those that fit, and the members of what is looked for."""
    fitting = seen.fitting()
    members = seen.binder.members(seen.scope.it.type) if seen.scope.it is not None and seen.chooses else None
    for name in sorted(seen.binder.in_sight(seen.scope) - {*model.by_id}):
        value = seen.binder.lookup(name, seen.scope)
        type_ = value.type if value is not None else None
        fits = name in members if members else type_ is not None and type_.name in fitting
        yield Completion(name, "name", str(type_ or ""), rank=MEANT if fits else NEAR)
    if seen.before and seen.before.type == "IS":
        yield from (Completion(name, "kind", "a kind", rank=MEANT) for name in model.kinds if name not in OF_EVERY_GAME)
    me = Local("me", SEAT)
    for name in sorted(seen.binder.members(SEAT)):
        value = seen.binder.member_of(me, name)
        fits = value is not None and value.type.name in fitting
        yield Completion(f"me.{name}", "name", "of the running seat", rank=NEAR if fits else LANGUAGE)
