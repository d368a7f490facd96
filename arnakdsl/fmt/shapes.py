"""What the layout of a file knows of its parts: which are effects, and which stand below their key however short they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from arnakdsl.entries import ONLY
from arnakdsl.schema import EVERYWHERE, LANGUAGE_KINDS, Field, language_fields

Start: TypeAlias = Literal["", "seq", "query", "expr", "args"]
Inside: TypeAlias = Callable[[str], "Shape"]


def _anything(key: str) -> Shape:
    return ANYTHING


@dataclass(frozen=True, slots=True)
class Shape:
    """A part of a file.

    `effect` is the start symbol of the grammar for a text in the effect language.  A part that is `open` has a line for
    each of its members.  `inside` is the shape of a member by its key; the members of a list have an empty one.
    """

    effect: Start = ""
    open: bool = False
    inside: Inside = _anything
    empty: str = "null"


ANYTHING = Shape()
EFFECTS: dict[str, Start] = {"steps": "seq", "expression": "expr", "cost": "args"}
"""The forms of fields that hold an effect, each with its start symbol."""
QUERIES = Shape(open=True, inside=lambda key: Shape("query"))
OPENED = {
    "expressions": QUERIES,
    "attributes": Shape(open=True),
    "arguments": Shape(open=True),
    "marks": Shape(open=True),
}


def _keyed(shapes: Mapping[str, Shape]) -> Shape:
    """A mapping with a line for each key."""
    return Shape(open=True, inside=lambda key: shapes.get(key, ANYTHING))


def _field(field: Field) -> Shape:
    return OPENED.get(field.form) or Shape(EFFECTS.get(field.form, ""))


def _entries(fields: Mapping[str, Field]) -> Shape:
    """The entries of a kind: one whose fields are all words, numbers and lists stands on one line."""
    own = {name: field for name, field in fields.items() if name not in EVERYWHERE}
    tells = any(each.form in EFFECTS or each.form in OPENED or each.form == "any" for each in own.values())
    entry = Shape(open=tells, inside=lambda key: _field(fields[key]) if key in fields else ANYTHING, empty="")
    return Shape(open=True, inside=lambda key: entry, empty="")


UNKNOWN_KIND = Shape(open=True, inside=lambda key: Shape(open=True, empty=""), empty="")


def content(kinds: Mapping[str, Mapping[str, Field]]) -> Shape:
    """A file of entries; `kinds` are those of the pack with their fields."""
    shapes = {kind: _entries(language_fields(kind)) for kind in LANGUAGE_KINDS}
    shapes |= {kind: _entries(fields) for kind, fields in kinds.items()}
    return Shape(open=True, inside=lambda key: ANYTHING if key == ONLY else shapes.get(key, UNKNOWN_KIND))


HEAD = _keyed(
    {
        "seats": _keyed({"others": Shape(open=True)}),
        "options": Shape(open=True),
        "box": Shape(open=True),
        "screen": Shape(open=True, inside=lambda key: Shape(open=True)),
    }
)
"""The file pack.yaml."""
_STEPS = Shape(open=True, inside=lambda key: Shape(open=True))
_SCENARIO = _keyed({"given": Shape(open=True), "steps": _STEPS})
SCENARIOS = Shape(open=True, inside=lambda key: _SCENARIO)
"""A file of scenarios."""
