"""Where a name is declared, and where it is used."""

from __future__ import annotations

from arnakdsl.lsp.workspace import Analysis
from arnakdsl.source import Source, Span


def definition(pack: Analysis, source: Source, offset: int) -> list[Span]:
    """Where the name at a place is declared."""
    found = pack.occurrences.at(source, offset)
    return pack.occurrences.declarations(found[0]) if found else []


def references(pack: Analysis, source: Source, offset: int, declarations: bool = True) -> list[Span]:
    """Every place of the name at a place, in all files."""
    found = pack.occurrences.at(source, offset)
    return pack.occurrences.all_of(found[0], declarations) if found else []
