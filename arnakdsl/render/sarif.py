"""Findings as SARIF 2.1.0, the form that code hosts and editors read: OASIS, Static Analysis Results Interchange Format."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import blake2b
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from arnakdsl import __version__
from arnakdsl.findings import Code, Edit, Finding, Fix
from arnakdsl.report import Report
from arnakdsl.source import Source, Span

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def render_sarif(report: Report) -> str:
    """One run, with a line end behind it."""
    codes = sorted({each.code.id: each.code for each in report}.values(), key=lambda each: each.id)
    places = {code.id: at for at, code in enumerate(codes)}
    alike: Counter[str] = Counter()
    run = {
        "tool": {"driver": {"name": "arnakc", "version": __version__, "rules": [_rule(each) for each in codes]}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(each, places[each.code.id], alike) for each in report],
    }
    data = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _rule(code: Code) -> dict[str, Any]:
    described = {"fullDescription": {"text": code.why}} if code.why else {}
    return {
        "id": code.id,
        "name": code.name,
        "shortDescription": {"text": code.name.replace("-", " ")},
        **described,
        "defaultConfiguration": {"level": str(code.severity)},
    }


def _result(finding: Finding, rule: int, alike: Counter[str]) -> dict[str, Any]:
    text = ". ".join(filter(None, (finding.message, finding.hint, finding.help)))
    result: dict[str, Any] = {
        "ruleId": finding.code.id,
        "ruleIndex": rule,
        "level": str(finding.severity),
        "message": {"text": text},
        "locations": [{"physicalLocation": _place(finding.span)}],
        "partialFingerprints": {"arnakc/v1": _fingerprint(finding, alike)},
    }
    if finding.related:
        result["relatedLocations"] = [
            {"id": at, "message": {"text": each.message}, "physicalLocation": _place(each.span)}
            for at, each in enumerate(finding.related, 1)
        ]
    if finding.fix:
        result["fixes"] = [_fix(finding.fix, finding.hint)]
    return result


def _fingerprint(finding: Finding, alike: Counter[str]) -> str:
    """The same while lines are moved about: of the code, the file, the line's text, and which of such findings it is."""
    span = finding.span
    line = span.source.line(span.position[0]) if span.source.text else ""
    said = "\n".join((finding.code.id, span.source.name, " ".join(line.split()), finding.message))
    alike[said] += 1
    return blake2b(f"{said}\n{alike[said]}".encode("utf-8", "replace"), digest_size=16).hexdigest()


def _place(span: Span) -> dict[str, Any]:
    return {"artifactLocation": _location(span.source), "region": _region(span)}


def _location(source: Source) -> dict[str, str]:
    """A file: relative where its name is."""
    path = PurePath(source.name)
    return {"uri": path.as_uri() if path.is_absolute() else quote(path.as_posix())}


def _region(span: Span) -> dict[str, int]:
    line, column = span.position
    end_line, end_column = span.end_position
    return {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column}


def _fix(fix: Fix, hint: str) -> dict[str, Any]:
    changes: dict[Source, list[Edit]] = {}
    for edit in fix.edits:
        changes.setdefault(edit.span.source, []).append(edit)
    return {
        "description": {"text": hint or "mend it"},
        "artifactChanges": [
            {
                "artifactLocation": _location(source),
                "replacements": [
                    {"deletedRegion": _region(each.span), "insertedContent": {"text": each.text}} for each in edits
                ],
            }
            for source, edits in changes.items()
        ],
    }
