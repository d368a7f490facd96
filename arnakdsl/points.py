"""Places in the content that a program tells when it comes by, if it is asked to."""

from __future__ import annotations

from dataclasses import dataclass, field

from arnakdsl.source import Span

STEP, EFFECT, THEN, ELSE, DO, DECLINE, PAY, BODY, PICK, GIVES, KEEP, POINTS = (
    "step", "effect", "then", "else", "do", "decline", "pay", "body", "pick", "gives", "keep", "points",
)  # fmt: skip
BRANCH, OFFER = "branch", "offer"
"""With a number and the id of an action behind them."""


@dataclass(slots=True, eq=False)
class Points:
    """Places with what happens there, numbered alike for all programs of a ruleset; `passed` is what was come by."""

    places: list[tuple[Span, str]] = field(default_factory=list)
    passed: set[int] = field(default_factory=set)
    _numbers: dict[tuple[Span, str], int] = field(default_factory=dict)

    def number(self, span: Span, what: str) -> int:
        found = self._numbers.setdefault((span, what), len(self.places))
        if found == len(self.places):
            self.places.append((span, what))
        return found

    def taken(self) -> frozenset[int]:
        """What was come by since the last time."""
        found = frozenset(self.passed)
        self.passed.clear()
        return found
