"""The shape of entries: each field known, none missing, each value of the form that the field asks for.

Validated by JSON schema, one validator a kind; every error of the validator becomes a finding at the node it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from collections.abc import Mapping as MappingOf
from functools import cache
from typing import Any, TypeAlias

from arnakdsl.codes import (
    BAD_ID,
    GIVEN_TWICE,
    MISSING_FIELD,
    RESERVED_WORD,
    TAKEN_OPTION,
    TOO_MUCH,
    UNKNOWN_FIELD,
    WRONG_SHAPE,
)
from arnakdsl.entries import Entry, Pack, values_of
from arnakdsl.findings import Finding
from arnakdsl.names import did_you_mean, near
from arnakdsl.schema import (
    EVERYWHERE,
    HEAD_SCHEMA,
    LANGUAGE_KINDS,
    OF_SOME_GAMES,
    Field,
    entry_schema,
    language_fields,
)
from arnakdsl.source import Span
from arnakdsl.words import ID, NEW_GAME, PLAYER, better_id, never_ids
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

Path: TypeAlias = tuple[str | int, ...]
MOST_CHOICES = 100  # of the options of a pack, all together


def check_shape(pack: Pack, thing_kinds: MappingOf[str, dict[str, Field]]) -> Iterator[Finding]:
    """All entries of a pack.  `thing_kinds` has the fields of the kinds that the pack declares.

    Entries of a kind without fields of its own (an unknown one) are passed over.
    """
    validators: dict[str, Any] = {}
    for entry in pack.entries:
        if entry.kind not in validators:
            validators[entry.kind] = _validator_of(entry.kind, thing_kinds)
        if validators[entry.kind] is not None:
            yield from _findings(validators[entry.kind], _Entry(entry))
            yield from _confidence(entry)


def _confidence(entry: Entry) -> Iterator[Finding]:
    """Confidence by field names fields that the entry has."""
    named, known = entry.mapping("confidence"), [name for name in entry.fields if name not in EVERYWHERE]
    for key, _ in named.items if named else ():
        name = str(key.value)
        if name not in known:
            hint = did_you_mean(name, known) or f"'{entry.id}' has: {', '.join(known) or 'none'}"
            yield UNKNOWN_FIELD.at(key.span, field=name, hint=hint)


def check_head(head: Mapping) -> Iterator[Finding]:
    """The mapping in pack.yaml."""
    yield from _findings(_head_validator(), _Head(head))
    seats = head.get("seats")
    if isinstance(seats, Mapping):
        yield from _seats(seats.get("least"), seats.get("most"))
        yield from _others(seats)
    options = head.get("options")
    if isinstance(options, Mapping):
        yield from _options(options, seats if isinstance(seats, Mapping) else None)


def check_only(key: Scalar, node: Node) -> Iterator[Finding]:
    """`only` at the top of a file."""
    yield from _findings(_only_validator(), _Top(key, node))


def _seats(least: Node | None, most: Node | None) -> Iterator[Finding]:
    low, high = (_whole(each) for each in (least, most))
    if low is not None and high is not None and low >= 1 and high <= 8 and high < low and most is not None:
        yield WRONG_SHAPE.at(most.span, what="'most'", expected=f"at least {low}", seen=str(high))


def _others(seats: Mapping) -> Iterator[Finding]:
    """Seats that nobody plays: words that can be names, in games of numbers of players that there are."""
    others = seats.get("others")
    for key, node in others.items if isinstance(others, Mapping) else ():
        name = str(key.value)
        if not ID.fullmatch(name):
            yield BAD_ID.at(key.span, id=name, hint=better_id(name))
        elif PLAYER.fullmatch(name):
            yield BAD_ID.at(key.span, id=name, hint="p1, p2 ... are the seats of players: give it another name")
        elif name in never_ids():
            yield RESERVED_WORD.at(key.span, seen=name, hint="give it another name")
        yield from _games(node, seats)


def _games(node: Node, seats: Mapping | None) -> Iterator[Finding]:
    """`players` of what is in some games alone: different numbers that the pack is for."""
    low, high = (_whole(seats.get(name)) if seats else None for name in ("least", "most"))
    said = node.get("players") if isinstance(node, Mapping) else None
    games = said.items if isinstance(said, Sequence) else (said,)
    yield from twice(each for each in games if each is not None)
    for each in games:
        number = _whole(each)
        if each and number and low and high and low <= high and not low <= number <= high:
            expected = f"a number of players from {low} to {high}"
            yield WRONG_SHAPE.at(each.span, what="'players'", expected=expected, seen=str(number))


def _options(options: Mapping, seats: Mapping | None) -> Iterator[Finding]:
    """Names that a new game can be asked for; different values; not too many games in all."""
    choices = 1
    for key, node in options.items:
        name = str(key.value)
        if not ID.fullmatch(name):
            yield BAD_ID.at(key.span, id=name, hint=better_id(name))
        elif name in NEW_GAME:
            yield TAKEN_OPTION.at(key.span, name=name, hint="give it another name")
        written = values_of(node)
        values = [each for each in written.items if isinstance(each, Scalar)] if written else []
        yield from twice(values)
        yield from _games(node, seats)
        before, choices = choices, choices * max(1, len(values))
        if before <= MOST_CHOICES < choices:
            limit = f"{MOST_CHOICES} choices of its options together"
            yield TOO_MUCH.at(key.span, limit=limit, hint="each choice is compiled and tested by itself")


def twice(values: Iterable[Node]) -> Iterator[Finding]:
    """What is in a list already."""
    seen: dict[str, Scalar] = {}
    for each in values:
        if isinstance(each, Scalar) and each.value is not None:
            first = seen.setdefault(str(each.value), each)
            if first is not each:
                yield GIVEN_TWICE.at(each.span, value=each.value, hint="remove one", also=(("first here", first.span),))


def _whole(node: Node | None) -> int | None:
    value = node.value if isinstance(node, Scalar) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def validate_data(node: Node) -> Any:
    """A node as plain data: what a validator of JSON schema reads."""
    match node:
        case Scalar(value=value):
            return value
        case Mapping(items=items):
            return {key.value: validate_data(value) for key, value in items}
        case Sequence(items=values):
            return [validate_data(value) for value in values]


# ---------------------------------------------------------------- validators


def _validator_of(kind: str, thing_kinds: MappingOf[str, dict[str, Field]]) -> Any:
    if kind in LANGUAGE_KINDS:
        return _validator(entry_schema(language_fields(kind)))
    fields = thing_kinds.get(kind)
    return _validator(entry_schema(fields)) if fields is not None else None


@cache
def _head_validator() -> Any:
    return _validator(HEAD_SCHEMA)


@cache
def _only_validator() -> Any:
    return _validator(entry_schema(OF_SOME_GAMES))


def _validator(schema: dict[str, Any]) -> Any:
    return _strict()(schema)


@cache
def _strict() -> Any:
    """A validator for which 1.0 is no whole number."""
    from jsonschema import Draft202012Validator, validators  # takes a tenth of a second

    whole = Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    )
    extend: Any = validators.extend
    return extend(Draft202012Validator, type_checker=whole)


# ---------------------------------------------------------------- what is checked


class _Entry:
    """An entry as a tree: its fields by name."""

    def __init__(self, entry: Entry) -> None:
        self.name = f"'{entry.id}'"
        self.place = entry.id_span
        self.fields = entry.fields
        self.data = {name: validate_data(node) for name, (_, node) in entry.fields.items()}


class _Head:
    """The head of a pack as a tree."""

    def __init__(self, head: Mapping) -> None:
        self.name = "pack.yaml"
        self.place = head.items[0][0].span if head.items else head.span
        self.fields = {str(key.value): (key, node) for key, node in head.items}
        self.data = validate_data(head)


class _Top:
    """What stands at the top of a file beside its kinds, as a tree."""

    def __init__(self, key: Scalar, node: Node) -> None:
        self.name = f"'{key.value}'"
        self.place = key.span
        self.fields = {str(key.value): (key, node)}
        self.data = {str(key.value): validate_data(node)}


_Tree: TypeAlias = _Entry | _Head | _Top


def _pair(tree: _Tree, path: Path) -> tuple[Scalar | None, Node]:
    """The node at a path that is not empty, and its key where it has one."""
    key: Scalar | None
    key, node = tree.fields[str(path[0])]
    for step in path[1:]:
        if isinstance(node, Sequence):
            key, node = None, node.items[int(step)]
        elif isinstance(node, Mapping):
            key, node = next((key, value) for key, value in node.items if key.value == step)
    return key, node


def _key_span(tree: _Tree, path: Path, name: str) -> Span:
    key, node = _pair(tree, (*path, name))
    return key.span if key else node.span


# ---------------------------------------------------------------- errors to findings


def _findings(validator: Any, tree: _Tree) -> Iterator[Finding]:
    errors = [leaf for error in validator.iter_errors(tree.data) for leaf in _leaves(error)]
    missing = {_path(error): _missing(error) for error in errors if error.validator == "required"}
    for error in errors:
        if error.validator == "additionalProperties":
            yield from _unknown_fields(error, tree, missing.get(_path(error), []))
    for path, names in missing.items():
        for name in names:
            yield _missing_field(tree, path, name)
    wrong = {
        _path(error): error for error in reversed(errors) if error.validator not in ("required", "additionalProperties")
    }
    for error in reversed(wrong.values()):
        yield _wrong_shape(error, tree)


def _path(error: Any) -> Path:
    return tuple(error.absolute_path)


def _leaves(error: Any) -> Iterator[Any]:
    """The errors that are meant: of `anyOf` those of the one branch that the value has the type of."""
    if error.validator != "anyOf":
        yield error
        return
    branches: dict[int, list[Any]] = {}
    for each in error.context:
        branches.setdefault(each.relative_schema_path[0], []).append(each)
    meant = [each for each in branches.values() if not any(_is_type_error(leaf) for leaf in each)]
    if not meant:
        yield error
    for leaf in meant[0] if meant else ():
        yield from _leaves(leaf)


def _is_type_error(error: Any) -> bool:
    return error.validator == "type" and not error.relative_path


def _missing(error: Any) -> list[str]:
    return [name for name in error.validator_value if name not in error.instance]


def _unknown_fields(error: Any, tree: _Tree, missing: list[str]) -> Iterator[Finding]:
    """One finding for each field; a field that a misspelt one stands for is no longer missing."""
    known = list(error.schema["properties"])
    absent = [name for name in known if name not in error.instance]
    for name in error.instance:
        if name not in known:
            meant = near(name, missing) or near(name, absent) or near(name, known)
            if meant in missing:
                missing.remove(meant)
            hint = f"did you mean '{meant}'?" if meant else f"known are: {', '.join(known)}"
            yield UNKNOWN_FIELD.at(_key_span(tree, _path(error), name), field=name, hint=hint)


def _missing_field(tree: _Tree, path: Path, name: str) -> Finding:
    if not path:
        return MISSING_FIELD.at(tree.place, owner=tree.name, field=name, hint=f"add '{name}:'")
    key, node = _pair(tree, path)
    return MISSING_FIELD.at((key or node).span, owner=f"'{path[-1]}'", field=name, hint=f"add '{name}:'")


def _wrong_shape(error: Any, tree: _Tree) -> Finding:
    path = _path(error)
    if not path:
        return WRONG_SHAPE.at(tree.place, what=tree.name, expected=_expected(error), seen=_described(error.instance))
    key, node = _pair(tree, path)
    span = key.span if key and node.span.start == node.span.end else node.span
    what = f"'{path[-1]}'" if key else f"each item of '{_field(path)}'"
    expected = _expected(error)
    return WRONG_SHAPE.at(span, what=what, expected=expected, seen=_seen(node), hint=_hint(error, node))


def _field(path: Path) -> str:
    return next(str(step) for step in reversed(path) if isinstance(step, str))


def _hint(error: Any, node: Node) -> str:
    if not isinstance(node, Scalar) or node.value is None:
        return ""
    if error.validator == "enum":
        return did_you_mean(str(node.value), (each for each in error.validator_value if isinstance(each, str)))
    takes_text = "string" in _types(error)
    return "put it in quotes" if takes_text and not isinstance(node.value, str) else ""


# ---------------------------------------------------------------- words

TYPES = {
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "nothing",
}


def _types(error: Any) -> list[str]:
    """The types that a value may have, by the names of JSON schema."""
    if error.validator == "anyOf":
        return [name for branch in error.validator_value for name in _listed(branch.get("type", []))]
    return _listed(error.validator_value) if error.validator == "type" else []


def _listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)


def _or(words: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else "something else"


def _of_types(error: Any) -> str:
    return _or([TYPES[name] for name in dict.fromkeys(_types(error)) if name != "null"])


def _choices(error: Any) -> str:
    return _or([str(each) for each in error.validator_value if not isinstance(each, bool)])


EXPECTED: dict[str, Callable[[Any], str]] = {
    "type": _of_types,
    "anyOf": _of_types,
    "enum": _choices,
    "minimum": lambda error: f"at least {error.validator_value}",
    "maximum": lambda error: f"at most {error.validator_value}",
    "minProperties": lambda error: "a mapping with something in it",
    "minItems": lambda error: "a list with something in it",
}


def _expected(error: Any) -> str:
    describe = EXPECTED.get(error.validator)
    return describe(error) if describe else f"as '{error.validator}' says"


def _seen(node: Node) -> str:
    match node:
        case Mapping(items=items):
            return "a mapping" if items else "an empty mapping"
        case Sequence(items=items):
            return "a list" if items else "an empty list"
        case Scalar(value=None):
            return "nothing"
        case Scalar(value=str() as value):
            return f"'{_short(value)}'"
        case Scalar(decoded=decoded):
            return _short(decoded)


def _described(data: Any) -> str:
    return "a mapping" if isinstance(data, dict) else "a list" if isinstance(data, list) else "a single value"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 40 else line[:39] + "…"
