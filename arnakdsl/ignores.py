"""What a pack lets pass: findings by their code in pack.yaml, and by comments on their lines.

    findings: {AK117: ignore, AK601: error}        in pack.yaml: `ignore`, `warning` or `error`
    name: Tree #2  # arnakc: ignore[AK040] a name   at the end of a line, or alone above it

A pack with errors cannot be compiled, so only warnings can be let pass; what lets nothing pass is reported itself.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from arnakdsl.codes import CODES, ERROR_IGNORED, UNKNOWN_CODE, UNREAD_COMMENT, UNUSED_IGNORE
from arnakdsl.findings import SURE, Code, Edit, Finding, Fix, Severity
from arnakdsl.folders import files_of
from arnakdsl.loading import HEAD, SUFFIXES, shown
from arnakdsl.names import Meant, did_you_mean
from arnakdsl.report import Report
from arnakdsl.source import Source, Span
from arnakdsl.words import IGNORE
from arnakdsl.yamltree import Mapping, Node, Scalar, parse, read, scalars, unsaved_in

COMMENT = re.compile(r"#[ \t]*arnakc:(?:[ \t]*ignore\[(?P<codes>[^\]\r\n]*)\])?[^\r\n]*")
MISWRITTEN = re.compile(r"ignores?\b\W*(?P<codes>AK[0-9]{3}(?:[ ,]+AK[0-9]{3})*)[\])]?", re.IGNORECASE)
WORD = re.compile(r"[^\s,]+")
SIGN = "arnakc:"
LEVELS = "findings"
FLUENT = ".ftl"
GRADES = tuple(map(str, Severity))


def let_pass(report: Report, folder: Path) -> Report:
    """A report of a pack without what the pack lets pass, and with what is wrong in how it says so.

    Args:
        report: All that was found.
        folder: The folder of the pack.
    """
    known = {each.span.source.name: each.span.source for each in report}
    sources = [source for path in _texts_of(folder) if (source := _source(path, known))]
    comments = [each for source in sources if SIGN in source.text for each in _comments(source)]
    levels = _levels(folder / HEAD, known)
    findings = [*_kept(report, comments), *_misread(comments, levels)]
    if not report.errors:
        findings += [*_unread(comments), *_unused(comments), *_unused_levels(levels, report)]
    return Report(_at_levels(findings, levels), report.checked)


def _texts_of(folder: Path) -> list[Path]:
    try:
        found = {*map(Path, files_of(os.fspath(folder))), *unsaved_in(folder)}
    except OSError:
        return []  # reported where it is read
    return sorted(each for each in found if each.suffix in (*SUFFIXES, FLUENT))


def _source(path: Path, known: dict[str, Source]) -> Source | None:
    name = shown(path)
    return known.get(name) or read(path, name)[0]


# ---------------------------------------------------------------- comments


@dataclass(slots=True)
class Comment:
    """A comment that lets findings of some lines pass.

    Attributes:
        span: The whole comment.
        codes: The place of each code, by the code; none where it is written otherwise.
        lines: The first and the last of its lines, from 1.
        used: The codes of findings that it let pass.
    """

    span: Span
    codes: dict[str, Span]
    lines: tuple[int, int]
    used: set[str] = field(default_factory=set)

    def covers(self, finding: Finding) -> bool:
        """Whether it speaks of a finding."""
        first, last = self.lines
        same = finding.span.source is self.span.source and finding.code.id in self.codes
        return same and first <= finding.span.position[0] <= last


def _comments(source: Source) -> Iterator[Comment]:
    texts = [] if source.name.endswith(FLUENT) else [each.span for each in scalars(parse(source)[0])]
    for found in COMMENT.finditer(source.text):
        if any(each.start <= found.start() < each.end for each in texts):
            continue  # a part of a text
        start = found.start("codes")
        words = WORD.finditer(found["codes"] or "") if _is_comment(source, found.start()) else ()
        codes = {each[0]: Span(source, start + each.start(), start + each.end()) for each in words}
        yield Comment(Span(source, *found.span()), codes, _lines(source, found.start(), texts))


def _is_comment(source: Source, start: int) -> bool:
    """Whether a `#` begins a comment: in Fluent at the start of a line alone, elsewhere it is a part of a text."""
    return not source.name.endswith(FLUENT) or source.position(start)[1] == 1


def _lines(source: Source, start: int, texts: list[Span]) -> tuple[int, int]:
    """The lines that a comment speaks of: its own, with all of a text that begins there; if it is alone, the next one."""
    number, column = source.position(start)
    if source.line(number)[: column - 1].strip():
        ends = [each.end_position[0] for each in texts if each.position[0] == number]
        return number, max(ends, default=number)
    last = len(source.line_starts)
    while number < last and (not (line := source.line(number).strip()) or line.startswith("#")):
        number += 1
    return number, number


def _kept(report: Report, comments: list[Comment]) -> Iterator[Finding]:
    for finding in report:
        covering = [each for each in comments if each.covers(finding)]
        if finding.severity is Severity.ERROR or not covering:
            yield finding
        for each in covering:
            each.used.add(finding.code.id)


def _unread(comments: list[Comment]) -> Iterator[Finding]:
    for each in comments:
        if not each.codes:
            yield UNREAD_COMMENT.at(each.span, hint=_written(each.span))


def _written(span: Span) -> str:
    """How a comment should be written."""
    if not _is_comment(span.source, span.start):
        return "this is a part of the text: put it on a line of its own above, from the first column on"
    said = MISWRITTEN.search(span.text)
    return Meant(said[0], f"{IGNORE}[{said['codes'].upper()}]") if said else f"write '# {SIGN} {IGNORE}[CODE]'"


def _unused(comments: list[Comment]) -> Iterator[Finding]:
    for each in comments:
        left = {code: span for code, span in each.codes.items() if code in CODES and code not in each.used}
        whole = len(left) == len(each.codes)
        for code, span in left.items():
            fix = Fix(SURE, (Edit(_with_space(each.span), ""),)) if whole else None
            yield UNUSED_IGNORE.at(span, code=code, hint="remove it", fix=fix)


def _with_space(span: Span) -> Span:
    """A comment with the white space before it, and with its line if nothing else is there."""
    text = span.source.text
    start = len(text[: span.start].rstrip(" \t"))
    alone = not start or text[start - 1] == "\n"
    end = text.find("\n", span.end) + 1 if alone and "\n" in text[span.end :] else span.end
    return Span(span.source, start, end)


# ---------------------------------------------------------------- the head of the pack


def _levels(path: Path, known: dict[str, Source]) -> list[tuple[Scalar, str]]:
    """The keys of `findings` in the head, each with its level."""
    source = _source(path, known)
    named = source and (LEVELS in source.text or "\\" in source.text)
    node: Node | None = parse(source)[0] if source and named else None
    said = node.get(LEVELS) if isinstance(node, Mapping) else None
    items = said.items if isinstance(said, Mapping) else ()
    return [(key, str(value.value)) for key, value in items if isinstance(value, Scalar)]


def _at_levels(findings: Iterable[Finding], levels: list[tuple[Scalar, str]]) -> Iterator[Finding]:
    said = {str(key.value): level for key, level in levels}
    for finding in findings:
        level = said.get(finding.code.id)
        if level not in (*GRADES, IGNORE) or finding.severity is Severity.ERROR:
            yield finding
        elif level in GRADES:
            yield replace(finding, code=finding.code.graded(Severity(level)))


def _unused_levels(levels: list[tuple[Scalar, str]], report: Report) -> Iterator[Finding]:
    found = {each.code.id for each in report}
    for key, level in levels:
        code = str(key.value)
        if level == IGNORE and code in CODES and code not in found:
            yield UNUSED_IGNORE.at(key.span, code=code, hint="remove it")


def _misread(comments: list[Comment], levels: list[tuple[Scalar, str]]) -> Iterator[Finding]:
    said = [(code, span, IGNORE) for each in comments for code, span in each.codes.items()]
    for code, span, level in [*said, *((str(key.value), key.span, level) for key, level in levels)]:
        known: Code | None = CODES.get(code)
        if known is None:
            meant = next((Meant(code, each.id) for each in CODES.values() if code in (each.name, each.id.lower())), "")
            hint = meant or did_you_mean(code, CODES) or "a code is written as in AK117"
            yield UNKNOWN_CODE.at(span, code=code, hint=hint)
        elif known.severity is Severity.ERROR and level != Severity.ERROR:
            yield ERROR_IGNORED.at(span, code=code, hint="mend it; only warnings can be let pass")
