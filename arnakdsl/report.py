"""All that a check found, as one value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from arnakdsl.findings import Finding, Severity, in_order


class Report(Sequence[Finding]):
    """The findings of a check, in the order of file, line, column and code.

    Attributes:
        findings: All of them; the report is a sequence of them too.
        checked: The number of entries of each kind, kinds of the pack first.
    """

    __slots__ = ("checked", "findings")

    def __init__(self, findings: Iterable[Finding], checked: dict[str, int]) -> None:
        self.findings = in_order(findings)
        self.checked = checked

    @classmethod
    def together(cls, reports: Iterable[Report]) -> Report:
        """One report of several packs."""
        findings: list[Finding] = []
        checked: Counter[str] = Counter()
        for report in reports:
            findings += report
            checked.update(report.checked)
        return cls(findings, dict(checked))

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that keep a pack from being compiled."""
        return tuple(each for each in self.findings if each.severity is Severity.ERROR)

    @overload
    def __getitem__(self, at: int) -> Finding: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Finding, ...]: ...
    def __getitem__(self, at: int | slice) -> Finding | tuple[Finding, ...]:
        return self.findings[at]

    def __len__(self) -> int:
        return len(self.findings)

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __repr__(self) -> str:
        return f"Report({len(self.findings)} findings, checked={self.checked!r})"


class ContentError(ValueError):
    """A pack that cannot be compiled.

    Attributes:
        findings: What is wrong with it, in order; at least one.
    """

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(_line(each) for each in self.findings))


def _line(finding: Finding) -> str:
    line, column = finding.span.position
    return f"{finding.span.source.name}:{line}:{column}: {finding.code.id}: {finding.message}"
