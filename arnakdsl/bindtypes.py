"""Small questions about typed values."""

from __future__ import annotations

from arnakdsl.typed import Value
from arnakdsl.values import NUMBER


def is_number(value: Value | None) -> bool:
    return value is not None and value.type == NUMBER
