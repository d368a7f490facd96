"""Findings as JSON, for other programs.  The form is a contract: keys may be added, never changed."""

from __future__ import annotations

import json
from typing import Any

from arnakdsl.findings import Edit, Finding, Fix, Related
from arnakdsl.report import Report
from arnakdsl.source import Span

VERSION = 1


def render_json(report: Report) -> str:
    """One object, with a line end behind it."""
    findings = [finding_data(each) for each in report]
    data = {"version": VERSION, "checked": report.checked, "findings": findings}
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def finding_data(finding: Finding) -> dict[str, Any]:
    """A finding as plain data."""
    return {
        "code": finding.code.id,
        "name": finding.code.name,
        "severity": str(finding.severity),
        "message": finding.message,
        **place_data(finding.span),
        "hint": "; ".join(filter(None, (finding.hint, finding.help))),
        "related": [_related(each) for each in finding.related],
        "fix": _fix(finding.fix) if finding.fix else None,
    }


def place_data(span: Span) -> dict[str, Any]:
    """A place: lines and columns from 1, the end behind the last character."""
    line, column = span.position
    end_line, end_column = span.end_position
    return {
        "file": span.source.name,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
    }


def _related(related: Related) -> dict[str, Any]:
    return {"message": related.message, **place_data(related.span)}


def _fix(fix: Fix) -> dict[str, Any]:
    return {"applicability": fix.applicability, "edits": [_edit(each) for each in fix.edits]}


def _edit(edit: Edit) -> dict[str, Any]:
    return {**place_data(edit.span), "text": edit.text}
