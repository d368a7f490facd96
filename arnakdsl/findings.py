"""What was found, as data: never how it looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from enum import StrEnum
from typing import Any

from arnakdsl.names import Meant
from arnakdsl.records import record
from arnakdsl.source import Span

__all__ = ["LIKELY", "SURE", "Code", "Edit", "Finding", "Fix", "Related", "Severity"]


SURE = "safe"
"""The applicability of a mend that is certain."""
LIKELY = "unsafe"
"""That of one that may be meant otherwise."""


class Severity(StrEnum):
    """How bad it is: a pack with errors cannot be compiled, one with warnings can."""

    ERROR = "error"
    WARNING = "warning"


@record
class Related:
    """A second place that explains a finding.

    Attributes:
        message: What is there.
        span: Where.
    """

    message: str
    span: Span


@record
class Edit:
    """A change of a file.

    Attributes:
        span: What is replaced.
        text: By what.
    """

    span: Span
    text: str


@record
class Fix:
    """A mend.

    Attributes:
        applicability: SURE where it is certain, else LIKELY.
        edits: All changes that it takes.
    """

    applicability: str
    edits: tuple[Edit, ...]


@record
class Code:
    """One thing that can be wrong.

    Attributes:
        id: `AK202`; once released it keeps its meaning.
        name: `unknown-resource`: the id in words.
        severity: Of all its findings.
        message: Of its findings, with gaps in braces.
        why: The reason for the check.
        bad, good: A piece of content where it is found, and the same mended.
    """

    id: str
    name: str
    severity: Severity
    message: str
    why: str = ""
    bad: str = ""
    good: str = ""

    def graded(self, severity: Severity) -> Code:
        """The same with another severity."""
        return self if severity is self.severity else replace(self, severity=severity)

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
        """A finding of this code.

        Args:
            span: Its main place.
            hint: What to do.
            also: Other places that explain it, each with what is there.
            fix: A mend; without it the name that the hint says was meant is a likely one.
            help: More of it, in a line of its own.
            words: What fills the gaps of the message.
        """
        related = tuple(Related(message, place) for message, place in also)
        mend = fix or (_likely(span, hint) if isinstance(hint, Meant) else None)
        return Finding(self, span, self.message.format(**words), hint, related, mend, help)


@record
class Finding:
    """One mistake.

    Attributes:
        code: What is wrong, of all such mistakes.
        span: Its main place.
        message: What was seen: lower case, no full stop.
        hint: What to do; may be empty.
        related: Other places that explain it.
        fix: A mend, sure or likely; none where there is no such.
        help: More of it, shown in a line of its own; may be empty.
    """

    code: Code
    span: Span
    message: str
    hint: str = ""
    related: tuple[Related, ...] = ()
    fix: Fix | None = None
    help: str = field(default="")

    @property
    def severity(self) -> Severity:
        """That of its code."""
        return self.code.severity

    @property
    def order(self) -> tuple[str, int, str, str]:
        """Sort key: file, place, code."""
        return self.span.source.name, self.span.start, self.code.id, self.message


def _likely(span: Span, hint: Meant) -> Fix | None:
    """The name that was meant in the place of the one that was written, if the characters have it once."""
    text = span.text
    if not hint.word or text.count(hint.word) != 1:
        return None
    start = span.start + text.index(hint.word)
    return Fix(LIKELY, (Edit(Span(span.source, start, start + len(hint.word)), hint.name),))


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Sorted by file, line, column and code, each once."""
    return tuple(sorted(dict.fromkeys(findings), key=lambda each: each.order))


class CannotCompile(Exception):
    """Content that binds but cannot be compiled; holds its finding."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding
