"""Findings as plain data, for a file or another process, and made of it again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arnakdsl.findings import Edit, Finding, Fix, Related, Severity
from arnakdsl.source import Source, Span


def plain(findings: Iterable[Finding]) -> dict[str, Any]:
    """Findings as plain data, with the texts that they are about."""
    sources: dict[Source, int] = {}

    def place(span: Span) -> list[int]:
        return [sources.setdefault(span.source, len(sources)), span.start, span.end]

    data = [
        {
            "code": each.code.id,
            "severity": str(each.severity),
            "span": place(each.span),
            "message": each.message,
            "hint": each.hint,
            "related": [[other.message, place(other.span)] for other in each.related],
            "fix": each.fix and [each.fix.applicability, [[place(edit.span), edit.text] for edit in each.fix.edits]],
            "help": each.help,
        }
        for each in findings
    ]
    return {"findings": data, "sources": [[each.name, each.text] for each in sources]}


def findings_of(data: Any, known: Iterable[Source] = ()) -> list[Finding]:
    """The findings of such data; about the texts that are known already, if they are among them.

    Raises:
        IndexError, KeyError, TypeError, ValueError: It is no such data.
    """
    there = {each.name: each for each in known}
    sources = [
        found if (found := there.get(name)) is not None and found.text == text else Source(name, text)
        for name, text in data["sources"]
    ]
    return [_finding(each, sources) for each in data["findings"]]


def _finding(data: dict[str, Any], sources: list[Source]) -> Finding:
    from arnakdsl.codes import CODES  # most checks find nothing

    def span(place: list[int]) -> Span:
        return Span(sources[place[0]], *place[1:])

    related = tuple(Related(message, span(place)) for message, place in data["related"])
    fix = data["fix"] and Fix(data["fix"][0], tuple(Edit(span(place), text) for place, text in data["fix"][1]))
    code = CODES[data["code"]].graded(Severity(data["severity"]))
    return Finding(code, span(data["span"]), data["message"], data["hint"], related, fix, data["help"])
