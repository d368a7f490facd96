"""The names in sight of a text."""

from __future__ import annotations

from collections.abc import Mapping

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
        """With one name more."""
        return Scope({**self.names, name: value}, self.it, self.this, self.procedure, self.nobody, self.called)

    def of_each(self, it: Value | None) -> Scope:
        """For what is said of a member of a set."""
        return Scope(self.names, it, self.this, self.procedure, self.nobody, self.called)
