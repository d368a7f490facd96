"""What surely fits a schema, compared with the library that knows all of it."""

from __future__ import annotations

from typing import Any

import pytest

from arnakdsl.checks.head import HEAD_SCHEMA
from arnakdsl.schema import FORMS, LANGUAGE_KINDS, entry_schema, language_fields
from arnakdsl.validation import _strict, fitting, validator_of

VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 1.0, 0.5, 10**9, "", "a", "high", "all", "yes", [], ["a"], [1], [True], [None], [["a"]], [1, "a"],
    {}, {"a": 1}, {"a": "high"}, {"a": []}, {"a": ["b"]}, {"players": [1]}, {"values": [1]}, {"values": []}, {"least": 1, "most": 2},
    {"name": "a", "language": 1, "seats": {"least": 1, "most": 2}}, {"name": 1}, {"effect": "gain"}, {"do": "nothing"}, {"holds": "yes"},
]  # fmt: skip
SCHEMAS = {
    "head": HEAD_SCHEMA,
    **{f"form {name}": form for name, form in FORMS.items()},
    **{f"kind {kind}": entry_schema(language_fields(kind)) for kind in LANGUAGE_KINDS},
}


@pytest.mark.parametrize("name", SCHEMAS)
def test_what_fits_is_what_the_library_takes(name: str) -> None:
    parts = [SCHEMAS[name], *SCHEMAS[name].get("properties", {}).values()]
    for schema in parts:
        full = _strict()(schema)
        assert [each for each in VALUES if fitting(schema)(each)] == [each for each in VALUES if full.is_valid(each)]


UNKNOWN = [
    ({"pattern": "a"}, "b", 1),
    ({"pattern": "a"}, "a", 0),
    ({"items": {"pattern": "a"}}, ["b"], 1),
    ({"if": {"enum": ["b"]}, "then": {"type": "integer"}}, "b", 1),
]


@pytest.mark.parametrize(("schema", "data", "errors"), UNKNOWN)
def test_what_is_not_known_here_is_asked_of_the_library(schema: dict[str, Any], data: Any, errors: int) -> None:
    assert not fitting(schema)(data)
    assert len([*validator_of(schema).iter_errors(data)]) == errors
