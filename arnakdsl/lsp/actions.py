"""What can be done about a finding: its mend, or to let it pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from arnakdsl.findings import SURE, Edit, Finding, Severity
from arnakdsl.source import Source, Span
from arnakdsl.words import IGNORE
from arnakdsl.yamltree import parse, scalars


@dataclass(frozen=True, slots=True)
class Action:
    """A change that answers a finding; `sure` where nothing else can be meant."""

    title: str
    finding: Finding
    edits: tuple[Edit, ...]
    sure: bool


def actions(findings: Iterable[Finding], source: Source, start: int, end: int) -> Iterator[Action]:
    """The changes for the findings that touch some characters of a file."""
    for finding in findings:
        span = finding.span
        if span.source.name != source.name or span.start > end or span.end < start:
            continue
        if finding.fix:
            sure = finding.fix.applicability == SURE
            yield Action(_title(finding), finding, finding.fix.edits, sure)
        if finding.severity is Severity.WARNING:
            edit = _let_pass(finding)
            if edit:
                title = f"let {finding.code.id} {finding.code.name} pass on this line"
                yield Action(title, finding, (edit,), False)


def _title(finding: Finding) -> str:
    edits = finding.fix.edits if finding.fix else ()
    if finding.fix and finding.fix.applicability != SURE and len(edits) == 1 and edits[0].text.strip():
        return f"change '{edits[0].span.text}' to '{edits[0].text}'" if edits[0].span.text else f"add '{edits[0].text}'"
    return finding.hint or finding.message


def _let_pass(finding: Finding) -> Edit | None:
    """A comment at the end of the line, or behind the header of a text of several lines."""
    source, code = finding.span.source, finding.code.id
    number = finding.span.position[0]
    around = [each for each in scalars(parse(source)[0]) if each.span.start <= finding.span.start < each.span.end]
    if around:
        number = around[0].span.position[0]
    end = source.line_starts[number - 1] + len(source.line(number))
    if any(each.style not in ("|", ">") and each.span.position[0] < each.span.end_position[0] for each in around):
        return None  # a comment would end the text
    line = source.line(number)
    comment, sign, rest = line.partition("arnakc: ignore[")
    if sign:
        at = source.line_starts[number - 1] + len(comment) + len(sign)
        return Edit(Span(source, at, at), f"{code}, " if rest else code)
    return Edit(Span(source, end, end), f"  # arnakc: {IGNORE}[{code}]")
