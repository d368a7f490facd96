"""What was found, as data: never how it looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from arnakdsl.source import Span


class Severity(StrEnum):
    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Related:
    """A second place that explains a finding."""

    message: str
    span: Span


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace the text of a span."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A mend.  `applicability` is 'safe' where it is certain, else 'unsafe'."""

    applicability: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Code:
    """One thing that can be wrong.  An id, once released, keeps its meaning."""

    id: str
    name: str
    severity: Severity
    message: str
    why: str = ""
    bad: str = ""
    good: str = ""

    def at(
        self,
        span: Span,
        *,
        hint: str = "",
        also: Sequence[tuple[str, Span]] = (),
        fix: Fix | None = None,
        help: str = "",  # noqa: A002
        **words: Any,
    ) -> Finding:
        """A finding of this code at a place; `words` fill the message."""
        related = tuple(Related(message, place) for message, place in also)
        return Finding(self, span, self.message.format(**words), hint, related, fix, help)


@dataclass(frozen=True, slots=True)
class Finding:
    """One mistake: its code, its main place, what to do."""

    code: Code
    span: Span
    message: str
    hint: str = ""
    related: tuple[Related, ...] = ()
    fix: Fix | None = None
    help: str = field(default="")

    @property
    def severity(self) -> Severity:
        return self.code.severity

    @property
    def order(self) -> tuple[str, int, str, str]:
        """Sort key: file, place, code."""
        return self.span.source.name, self.span.start, self.code.id, self.message


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Sorted by file, line, column and code, each once."""
    return tuple(sorted(dict.fromkeys(findings), key=lambda each: each.order))


class CannotCompile(Exception):
    """Content that binds but cannot be compiled; holds its finding."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding
