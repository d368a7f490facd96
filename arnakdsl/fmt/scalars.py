"""How a value that is no list and no mapping is written: without quotes where that reads back the same."""

from __future__ import annotations

import re

from arnakdsl.yamltree.scalars import plain_value

INDICATORS = frozenset("-?:,[]{}#&*!|>'\"%@`")
BREAKS_PLAIN = re.compile(r":(?:\s|$)|\s#|[\n\r\t]")
BREAKS_FLOW = re.compile(r"[\[\]{},]")
NEVER_PLAIN = ("<<", "---", "=")
WRITTEN = re.compile("[ -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]*")
"""Texts that can stand in a file as they are."""
ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def is_plain(text: str, flow: bool) -> bool:
    """Can a text stand without quotes, between brackets or not, and be read as the same text?"""
    return (
        bool(text)
        and text == text.strip()
        and not (text[0] in INDICATORS and not (text[0] in "-?:" and text[1:2].strip() and not flow))
        and text not in NEVER_PLAIN
        and not BREAKS_PLAIN.search(text)
        and not (flow and BREAKS_FLOW.search(text))
        and WRITTEN.fullmatch(text) is not None
        and plain_value(text) == text
        and isinstance(plain_value(text), str)
    )


def quoted(text: str) -> str:
    """A text in quotes: `'` where that saves escapes."""
    if ('"' in text or "\\" in text) and "'" not in text and WRITTEN.fullmatch(text):
        return f"'{text}'"
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(sign: str) -> str:
    if sign in ESCAPES:
        return ESCAPES[sign]
    if WRITTEN.fullmatch(sign):
        return sign
    number = ord(sign)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def written(text: str, flow: bool) -> str:
    """A text on one line."""
    return text if is_plain(text, flow) else quoted(text)


def lines_of(text: str) -> tuple[str, list[str]] | None:
    """The header and the lines of a text that is best written as a block; None for one that is not."""
    lines = text.split("\n")
    odd = text.endswith("\n\n") or not text.strip() or text[:1].isspace() or not all(map(WRITTEN.fullmatch, lines))
    if len(lines) == 1 or odd:
        return None
    return ("|", lines[:-1]) if text.endswith("\n") else ("|-", lines)
