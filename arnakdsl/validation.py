"""JSON schema: validators, and each error of one as a finding at the node that it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Mapping as MappingOf
from functools import cache
from typing import Any, TypeAlias

from arnakdsl.codes import MISSING_FIELD, UNKNOWN_FIELD, WRONG_SHAPE
from arnakdsl.findings import Finding
from arnakdsl.names import Meant, did_you_mean, near
from arnakdsl.records import record
from arnakdsl.source import Span
from arnakdsl.yamltree import REFUSED, Mapping, Node, Scalar, Sequence, plain_data

Path: TypeAlias = tuple[str | int, ...]


@record
class Tree:
    """What is validated: its name in messages, the place for all of it, its fields."""

    name: str
    place: Span
    fields: MappingOf[str, tuple[Scalar, Node]]

    def pair(self, path: Path) -> tuple[Scalar | None, Node]:
        """The node at a path that is not empty, and its key where it has one."""
        key: Scalar | None
        key, node = self.fields[str(path[0])]
        for step in path[1:]:
            if isinstance(node, Sequence):
                key, node = None, node.items[int(step)]
            elif isinstance(node, Mapping):
                key, node = next((key, value) for key, value in node.items if key.value == step)
        return key, node


@record
class Validator:
    """A schema, ready to be asked; the library is imported where something may be wrong."""

    schema: dict[str, Any]
    fits: Test

    def iter_errors(self, data: Any) -> Iterator[Any]:
        if not self.fits(data):
            yield from _strict()(self.schema).iter_errors(data)


def validator_of(schema: dict[str, Any]) -> Validator:
    return Validator(schema, fitting(schema))


@cache
def _strict() -> Any:
    """A validator for which 1.0 is no whole number."""
    from jsonschema import Draft202012Validator, validators  # takes a tenth of a second

    whole = Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    )
    extend: Any = validators.extend
    return extend(Draft202012Validator, type_checker=whole)


def validate(validator: Any, tree: Tree) -> Iterator[Finding]:
    """A finding for each field that is unknown or missing, and one for each value of another form."""
    data = {name: plain_data(node) for name, (_, node) in tree.fields.items()}
    errors = [leaf for error in validator.iter_errors(data) for leaf in _leaves(error)]
    if not errors:
        return
    missing = {_path(error): _missing(error) for error in errors if error.validator == "required"}
    for error in errors:
        if error.validator == "additionalProperties":
            yield from _unknown_fields(error, tree, missing.get(_path(error), []))
    for path, names in missing.items():
        for name in names:
            yield _missing_field(tree, path, name)
    wrong = {
        _path(error): error
        for error in reversed(errors)
        if error.validator not in ("required", "additionalProperties") and not _is_refused(tree, _path(error))
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


def _unknown_fields(error: Any, tree: Tree, missing: list[str]) -> Iterator[Finding]:
    """One finding for each field; a field that a misspelt one stands for is no longer missing."""
    known = list(error.schema["properties"])
    absent = [name for name in known if name not in error.instance]
    for name in error.instance:
        if name not in known:
            meant = near(name, missing) or near(name, absent) or near(name, known)
            if meant in missing:
                missing.remove(meant)
            hint = Meant(name, meant) if meant else f"known are: {', '.join(known)}"
            key, node = tree.pair((*_path(error), name))
            yield UNKNOWN_FIELD.at((key or node).span, field=name, hint=hint)


def _is_refused(tree: Tree, path: Path) -> bool:
    """Whether what stands at a path was reported when the file was read."""
    node = tree.pair(path)[1] if path else None
    return isinstance(node, Scalar) and node.style == REFUSED


def _missing_field(tree: Tree, path: Path, name: str) -> Finding:
    if not path:
        return MISSING_FIELD.at(tree.place, owner=tree.name, field=name, hint=f"add '{name}:'")
    key, node = tree.pair(path)
    return MISSING_FIELD.at((key or node).span, owner=f"'{path[-1]}'", field=name, hint=f"add '{name}:'")


def _wrong_shape(error: Any, tree: Tree) -> Finding:
    path = _path(error)
    if not path:
        return WRONG_SHAPE.at(tree.place, what=tree.name, expected=_expected(error), seen=_described(error.instance))
    key, node = tree.pair(path)
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
    if isinstance(node.value, bool) and "integer" in _types(error):
        return "write a number, such as 2"
    takes_text = "string" in _types(error)
    return "put it in quotes" if takes_text and not isinstance(node.value, str) else ""


# ---------------------------------------------------------------- what fits

Test: TypeAlias = Callable[[Any], bool]


def fitting(schema: Any) -> Test:
    """Whether data is surely as a schema says.  What a word says that is not known here nobody can tell: then no."""
    if not isinstance(schema, dict) or any(word not in SAYS for word in schema):
        return lambda data: False
    tests = [test for word in schema if (test := SAYS[word](schema)) is not None]
    return tests[0] if len(tests) == 1 else lambda data: all(test(data) for test in tests)


def _of_type(schema: dict[str, Any]) -> Test:
    kinds = {kind for name in _listed(schema["type"]) for kind in OF_TYPE[name]}
    return lambda data: type(data) in kinds


def _one_of(schema: dict[str, Any]) -> Test:
    choices = schema["enum"]
    return lambda data: any(type(each) is type(data) and each == data for each in choices)


def _any_of(schema: dict[str, Any]) -> Test:
    tests = [fitting(each) for each in schema["anyOf"]]
    return lambda data: any(test(data) for test in tests)


def _branch(schema: dict[str, Any]) -> Test:
    if list(schema["if"]) != ["type"]:
        return lambda data: False
    condition, then, otherwise = fitting(schema["if"]), fitting(schema.get("then", {})), fitting(schema.get("else", {}))
    return lambda data: then(data) if condition(data) else otherwise(data)


def _fields(schema: dict[str, Any]) -> Test:
    """The fields by their names, and all others."""
    known = {name: fitting(each) for name, each in schema.get("properties", {}).items()}
    others = fitting(schema.get("additionalProperties", {}))

    def test(data: Any) -> bool:
        return not isinstance(data, dict) or all(known.get(name, others)(each) for name, each in data.items())

    return test


def _required(schema: dict[str, Any]) -> Test | None:
    names = schema["required"]
    return (lambda data: not isinstance(data, dict) or all(each in data for each in names)) if names else None


def _items(schema: dict[str, Any]) -> Test:
    item = fitting(schema["items"])
    return lambda data: not isinstance(data, list) or all(map(item, data))


def _is_number(data: Any) -> bool:
    return isinstance(data, int | float) and not isinstance(data, bool)


def _nothing(schema: dict[str, Any]) -> None:
    """A word that says nothing of data, or what another word beside it says too."""


OF_TYPE: dict[str, tuple[type, ...]] = {
    "string": (str,), "integer": (int,), "boolean": (bool,), "array": (list,), "object": (dict,), "null": (type(None),),
}  # fmt: skip

SAYS: dict[str, Callable[[dict[str, Any]], Test | None]] = {
    "description": _nothing,
    "type": _of_type,
    "enum": _one_of,
    "anyOf": _any_of,
    "if": _branch,
    "then": lambda schema: None if "if" in schema else lambda data: False,
    "else": lambda schema: None if "if" in schema else lambda data: False,
    "minimum": lambda schema: lambda data: not _is_number(data) or data >= schema["minimum"],
    "maximum": lambda schema: lambda data: not _is_number(data) or data <= schema["maximum"],
    "properties": _fields,
    "additionalProperties": lambda schema: None if "properties" in schema else _fields(schema),
    "required": _required,
    "minProperties": lambda schema: lambda data: not isinstance(data, dict) or len(data) >= schema["minProperties"],
    "items": _items,
    "minItems": lambda schema: lambda data: not isinstance(data, list) or len(data) >= schema["minItems"],
}
"""What each word of a schema asks of data, if anything."""


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
