"""The outline of a file, told from its lines, so that it stays while the file is broken."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from arnakdsl.lsp.workspace import Analysis
from arnakdsl.source import Source, Span

LINE = re.compile(r"^(?P<indent>(?:  )?)(?P<name>[A-Za-z_][\w:]*)[ \t]*:(?=[ \t\r]|$)", re.MULTILINE)
SCENARIO = re.compile(r"^- (?:scenario|survives):[ \t]*(?P<name>[^#\r\n]*[^#\r\n\s])", re.MULTILINE)
NAME = re.compile(r"^    name:[ \t]*(?P<name>[^\r\n]*)", re.MULTILINE)
MOST = 200


@dataclass(slots=True)
class Outlined:
    """A kind, an entry or a scenario: its name, all of it, and what is in it."""

    name: str
    detail: str
    name_span: Span
    span: Span
    inside: list[Outlined] = field(default_factory=list)


def outline(source: Source) -> list[Outlined]:
    """The kinds of a file with their entries, or its scenarios."""
    text = source.text
    scenarios = list(SCENARIO.finditer(text))
    found = scenarios or list(LINE.finditer(text))
    tops: list[Outlined] = []
    for at, each in enumerate(found):
        level = len(each.groupdict().get("indent") or "")
        end = next(
            (other.start() for other in found[at + 1 :] if len(other.groupdict().get("indent") or "") <= level),
            len(text),
        )
        span = Span(source, each.start(), each.start() + len(text[each.start() : end].rstrip()))
        name = NAME.search(text, span.start, span.end) if level else None
        symbol = Outlined(
            each["name"], name["name"].strip("'\"") if name else "", Span(source, *each.span("name")), span
        )
        (tops[-1].inside if level and tops else tops).append(symbol)
    return tops


def named(packs: Iterable[Analysis], query: str) -> list[tuple[str, str, Span]]:
    """The entries whose id or name has some letters, each with its kind and place; the first few."""
    wanted = query.lower()
    found = []
    for pack in packs:
        for entry in pack.entries.values():
            name = entry.scalar("name")
            if wanted in entry.id or (name and wanted in name.decoded.lower()):
                found.append((entry.id, entry.kind, entry.id_span))
    return sorted(found, key=lambda each: (not each[0].startswith(wanted), each[0]))[:MOST]
