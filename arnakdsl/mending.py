"""Mends of findings, as changes of files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from arnakdsl.checking import checked
from arnakdsl.findings import SURE, Edit, Finding
from arnakdsl.report import Report
from arnakdsl.source import Source
from arnakdsl.yamltree import rewrite, unsaved

MOST_ROUNDS = 10
LINE = re.compile("[^\n]*\n|[^\n]+")
"""As `patch` counts them: other signs that end a line for some are a part of it."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a file said, and what it says when it is mended."""

    path: Path
    before: Source
    after: Source

    def diff(self) -> str:
        """The change as `patch` reads it."""
        before, after = (LINE.findall(each.text) for each in (self.before, self.after))
        name = self.before.name
        return "".join(
            each if each.endswith("\n") else f"{each}\n\\ No newline at end of file\n"
            for each in unified_diff(before, after, f"a/{name}", f"b/{name}")
        )

    def write(self) -> bool:
        """Put it into the file, whole or not at all; not if it says something else by now.

        Raises:
            OSError: It cannot be written.
        """
        return rewrite(self.path, self.before, self.after.text)


@dataclass(frozen=True, slots=True)
class Mended:
    """A pack as its sure mends leave it: what changes, how many findings were mended, and what is left."""

    changes: tuple[Change, ...]
    count: int
    left: Report


def mended(folder: Path) -> Mended:
    """Mend a pack, again and again while there is something to mend; nothing is written."""
    before: dict[Path, Source] = {}
    now: dict[Path, Source] = {}
    count = 0
    report = checked(folder)
    for _ in range(MOST_ROUNDS):
        chosen = list(_chosen(report))
        if not chosen:
            break
        count += len(chosen)
        for path, edits in _by_file(chosen).items():
            source = edits[0].span.source
            before.setdefault(path, source)
            now[path] = Source(source.name, with_edits(source.text, edits))
        with unsaved(now):
            report = checked(folder)
    changes = [Change(path, before[path], now[path]) for path in before if before[path].text != now[path].text]
    return Mended(tuple(changes), count, report)


def _chosen(report: Report) -> Iterator[Finding]:
    """The findings with a sure mend, those that touch an earlier one left for the next round."""
    taken: list[Edit] = []
    for finding in report:
        edits = finding.fix.edits if finding.fix and finding.fix.applicability == SURE else ()
        if edits and not any(_touch(one, other) for one in edits for other in taken):
            taken += edits
            yield finding


def _touch(one: Edit, other: Edit) -> bool:
    same = one.span.source is other.span.source
    return same and one.span.start <= other.span.end and other.span.start <= one.span.end


def _by_file(findings: Iterable[Finding]) -> dict[Path, list[Edit]]:
    files: dict[Path, list[Edit]] = {}
    for finding in findings:
        for edit in finding.fix.edits if finding.fix else ():
            files.setdefault(Path(edit.span.source.name).resolve(), []).append(edit)
    return files


def with_edits(text: str, edits: Iterable[Edit]) -> str:
    """A text with some places in it changed, none of which touch."""
    for edit in sorted(edits, key=lambda each: each.span.start, reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text
