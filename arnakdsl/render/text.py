"""Findings as text, for people: the place, the line, the characters that are meant, what to do."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from arnakdsl.findings import SURE, Finding, Severity
from arnakdsl.report import Report
from arnakdsl.source import Span

COLOURS = {Severity.ERROR: "red", Severity.WARNING: "yellow"}
WIDEST = 160
"""Characters of a line that are shown; of a longer one, those around the place."""
BEFORE = 60
"""Characters before the place that stay when a line is cut."""


def render_text(report: Report, colour: bool = False) -> str:
    """All findings, then one line that says what was checked, and one that says what mends itself."""
    sure = sum(each.fix is not None and each.fix.applicability == SURE for each in report)
    mends = f"{sure} of them can be mended with --fix\n" if sure else ""
    return f"{render_findings(report, colour)}{summary(report)}\n{mends}"


def render_findings(findings: Iterable[Finding], colour: bool = False) -> str:
    """The findings alone, each with a line end behind it."""
    paint = _Paint(colour)
    return "".join(f"{line}\n" for finding in findings for line in _finding(finding, paint))


def summary(report: Report) -> str:
    """What was checked and how much was found, in one line."""
    counts = ", ".join(f"{count} {kind}" for kind, count in report.checked.items()) or "0"
    found = len(report)
    return f"checked {counts} entries: {found} finding{'' if found == 1 else 's'}"


class _Paint:
    """Colours, or none."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, colour: str | None = None, bold: bool = False) -> str:
        if not (self.colour and text):
            return text
        from rich.color import ColorSystem
        from rich.style import Style

        return Style(color=colour, bold=bold or None).render(text, color_system=ColorSystem.STANDARD)


def _finding(finding: Finding, paint: _Paint) -> Iterator[str]:
    colour = COLOURS[finding.severity]
    title = paint(f"{finding.severity}[{finding.code.id}]", colour, bold=True)
    yield f"{paint(_place(finding.span), bold=True)}: {title}: {paint(_visible(finding.message), bold=True)}"
    excerpt = list(_excerpt(finding, paint, colour))
    yield from excerpt
    if finding.hint and not excerpt:
        yield _note("help", finding.hint, paint)
    for related in finding.related:
        yield _note("note", f"{related.message}: {_place(related.span)}", paint)
    if finding.help:
        yield _note("help", finding.help, paint)


def _place(span: Span) -> str:
    line, column = span.position
    return f"{span.source.name}:{line}:{column}"


def _note(word: str, text: str, paint: _Paint) -> str:
    return f"   {paint('=', 'blue', bold=True)} {paint(word, bold=True)}: {_visible(text)}"


def _excerpt(finding: Finding, paint: _Paint, colour: str) -> Iterator[str]:
    """The line of a finding and the marks below it; nothing for a file without a text."""
    span = finding.span
    if not span.source.text:
        return
    number, column = span.position
    text = span.source.line(number)
    end_line, end_column = span.end_position
    stop = end_column - 1 if end_line == number else len(text)
    line, start, stop = _window(text, column - 1, max(stop, column - 1))
    before, marked = _visible(line[:start]), _visible(line[start:stop])
    gutter = max(5, len(str(number)))
    yield f"{paint(f'{number:>{gutter}} |', 'blue')} {_visible(line)}".rstrip()
    marks = paint("^" * max(width(marked), 1), colour, bold=True)
    hint = f" {paint(_visible(finding.hint), colour)}" if finding.hint else ""
    yield f"{paint(' ' * gutter + ' |', 'blue')} {' ' * width(before)}{marks}{hint}"


def _window(text: str, start: int, stop: int) -> tuple[str, int, int]:
    """A line short enough to show, and where the marked characters are in it."""
    if len(text) <= WIDEST:
        return text, start, min(stop, len(text))
    first = max(0, start - BEFORE)
    left = "…" if first else ""
    right = "…" if first + WIDEST < len(text) else ""
    shift = len(left) - first
    line = left + text[first : first + WIDEST] + right
    return line, start + shift, min(stop + shift, len(line) - len(right))


def _visible(text: str) -> str:
    """The same number of characters, none of which moves the cursor or the terminal."""
    if text.isprintable():
        return text
    return "".join(
        each if each.isprintable() else " " if each.isspace() else "\N{REPLACEMENT CHARACTER}" for each in text
    )


def width(text: str) -> int:
    """The columns of a terminal that a text takes up."""
    return len(text) if text.isascii() else sum(_width(each) for each in text)


def _width(character: str) -> int:
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in ("W", "F") else 1
