"""Findings as commands of GitHub Actions, which shows them beside the lines of a change."""

from __future__ import annotations

from arnakdsl.findings import Finding
from arnakdsl.render.text import summary
from arnakdsl.report import Report

IN_DATA = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
IN_PROPERTY = IN_DATA | str.maketrans({":": "%3A", ",": "%2C"})


def render_github(report: Report) -> str:
    """A line for each finding, then one that says what was checked."""
    return "".join(f"{_command(each)}\n" for each in report) + f"{summary(report)}\n"


def _command(finding: Finding) -> str:
    line, column = finding.span.position
    end_line, end_column = finding.span.end_position
    said = {
        "file": finding.span.source.name,
        "line": line,
        "endLine": end_line,
        "col": column,
        "endColumn": end_column,
        "title": f"{finding.code.id} {finding.code.name}",
    }
    properties = ",".join(f"{name}={str(value).translate(IN_PROPERTY)}" for name, value in said.items())
    message = "\n".join(filter(None, (finding.message, finding.hint, finding.help)))
    return f"::{finding.severity} {properties}::{message.translate(IN_DATA)}"
