"""The words and signs of a text."""

from __future__ import annotations

from dataclasses import dataclass

from arnakdsl.source import Span


@dataclass(frozen=True, slots=True)
class Token:
    """One word or sign: its terminal, its text, its place."""

    type: str
    text: str
    span: Span
