"""A text without quotes -> its value, by the core schema of YAML 1.2."""

from __future__ import annotations

import re

from arnakdsl.yamltree.nodes import Value

WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
NUMBER_SIGNS = frozenset("0123456789+-.")
DECIMAL = re.compile(r"[-+]?[0-9]+")
BASED = re.compile(r"0o([0-7]+)|0x([0-9a-fA-F]+)")
FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
SPECIAL_FLOAT = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
MOST_DIGITS = 4000
"""Longer numbers stay text: Python refuses to read them."""


def plain_value(text: str) -> Value:
    """What a text without quotes stands for."""
    if text[:1] not in NUMBER_SIGNS:
        return WORDS.get(text, text)
    if len(text) > MOST_DIGITS:
        return text
    if DECIMAL.fullmatch(text):
        return int(text)
    based = BASED.fullmatch(text)
    if based:
        return int(based[1], 8) if based[1] else int(based[2], 16)
    if FLOAT.fullmatch(text):
        return float(text)
    return float(text.replace(".", "", 1)) if SPECIAL_FLOAT.fullmatch(text) else text
