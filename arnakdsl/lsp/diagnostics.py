"""Findings as an editor shows them: by file."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from arnakdsl.findings import Finding
from arnakdsl.resources import PACKAGE


def by_file(findings: Iterable[Finding], paths: Iterable[Path]) -> dict[Path, list[Finding]]:
    """The findings in each of these files."""
    found: dict[Path, list[Finding]] = {path: [] for path in paths}
    for finding in findings:
        path = Path(finding.span.source.name)
        if path in found:
            found[path].append(finding)
    return found


def message_of(finding: Finding) -> str:
    """What was found and what to do, in lines."""
    return "\n".join(filter(None, (finding.message, finding.hint, finding.help)))


def page_of(finding: Finding) -> str:
    """The address of the page that tells about its code; empty where it did not come along."""
    page = PACKAGE.parent / "docs" / "diagnostics.md"
    return f"{page.as_uri()}#{finding.code.id.lower()}-{finding.code.name}" if page.is_file() else ""
