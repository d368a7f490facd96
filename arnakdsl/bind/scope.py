"""The names in sight of a text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from arnakdsl.records import record
from arnakdsl.source import Span
from arnakdsl.typed import Const, Value


@record
class Scope:
    """The names in sight: arguments and `let`s, the member `it` of a condition, the entity `this` of an effect.

    `nobody`: no seat runs, as in the course of the game outside `each player`; `called`: where a definition is called there.
    """

    names: Mapping[str, Value]
    it: Value | None = None
    this: Const | None = None
    procedure: bool = False
    nobody: bool = False
    called: Span | None = None

    def having(self, name: str, value: Value) -> Scope:
        return replace(self, names={**self.names, name: value})
