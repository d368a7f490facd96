"""The words and signs of a text."""

from __future__ import annotations

from arnakdsl.records import record
from arnakdsl.source import Span


@record
class Token:
    """One word or sign: its terminal, its text, its place.

    A `doubtful` token stands for something that was reported already: what goes wrong beside it is no second mistake.
    """

    type: str
    text: str
    span: Span
    doubtful: bool = False
