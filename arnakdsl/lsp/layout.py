"""The layout of a text in an editor."""

from __future__ import annotations

from pathlib import Path

from arnakdsl.findings import Edit
from arnakdsl.fmt import CannotFormat, format_text
from arnakdsl.loading import SUFFIXES
from arnakdsl.lsp.workspace import Analysis
from arnakdsl.report import ContentError
from arnakdsl.source import Source, Span


def layout(pack: Analysis, path: Path, source: Source) -> Edit | None:
    """The lines that change when a file gets its one layout; nothing where it has it, or cannot be laid out."""
    if path.suffix not in SUFFIXES:
        return None
    try:
        after = format_text(source.text, path, pack.kinds)
    except (ContentError, CannotFormat):
        return None
    return _change(source, after)


def _change(source: Source, after: str) -> Edit | None:
    """The lines between those that stay at the beginning and at the end."""
    old, new = source.text.splitlines(keepends=True), after.splitlines(keepends=True)
    if old == new:
        return None
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    start = sum(map(len, old[:first]))
    end = len(source.text) - sum(map(len, old[len(old) - last :]))
    return Edit(Span(source, start, end), "".join(new[first : len(new) - last]))
