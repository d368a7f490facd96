"""Parts of schemas: names that editors offer, and names that entries can have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def whole(title: str, body: Schema) -> Schema:
    return {"$schema": DIALECT, "title": title, **body}


def offered(names: Iterable[str]) -> Schema:
    """Any name; editors offer these."""
    known = sorted(names)
    return {"anyOf": [{"enum": known}, {"type": "string"}]} if known else {"type": "string"}


def offered_among_all(names: Iterable[str]) -> Schema:
    """Anything; editors offer these."""
    known = sorted(names)
    return {"anyOf": [{"enum": known}, {}]} if known else {}


def names_like(pattern: str, *never: Iterable[str]) -> Schema:
    """Names of a pattern but those that are taken."""
    return {"pattern": f"^(?:{pattern})$", "not": {"enum": sorted({name for each in never for name in each})}}
