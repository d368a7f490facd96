"""Another name for an entry, a set or a name of one text, in all files."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from arnakdsl.findings import Edit, Finding, Severity
from arnakdsl.lsp.occurrences import ID, LOCAL, MEMBER, OF_HEAD, SET, Symbol
from arnakdsl.lsp.workspace import Analysis, analysed
from arnakdsl.mending import with_edits
from arnakdsl.schema import LANGUAGE_KINDS
from arnakdsl.source import Source, Span
from arnakdsl.words import ID as A_WORD
from arnakdsl.words import NUMBERED_ID, OF_EVERY_GAME, better_id, never_ids, never_names


class CannotRename(Exception):
    """Why a name stays as it is; one sentence."""


def renamed_at(pack: Analysis, source: Source, offset: int) -> Span:
    """The characters of the name at a place, if it can have another one.

    Raises:
        CannotRename: It cannot.
    """
    return _found(pack, source, offset)[1]


def rename(pack: Analysis, source: Source, offset: int, name: str) -> list[Edit]:
    """The changes that give the name at a place another one.

    Raises:
        CannotRename: It cannot have that name.
    """
    symbol, _ = _found(pack, source, offset)
    spans = pack.occurrences.all_of([symbol])
    if name == spans[0].text:
        return []
    _refuse_unfit(pack, symbol, name)
    _refuse_taken(pack, symbol, name, spans)
    edits = [Edit(each, name) for each in spans]
    _refuse_broken(pack, name, edits)
    return edits


def _found(pack: Analysis, source: Source, offset: int) -> tuple[Symbol, Span]:
    if not pack.current:
        reason = next((f": {each.message}" for each in pack.findings if each.severity is Severity.ERROR), "")
        raise CannotRename(f"the pack cannot be read at the moment{reason}")
    found = pack.occurrences.at(source, offset)
    symbols = [each for each in found[0] if pack.occurrences.declarations([each])] if found else []
    if not found or not symbols:
        raise CannotRename("there is no name of this pack here")
    if len(symbols) > 1 or symbols[0][0] in (MEMBER, OF_HEAD):
        raise CannotRename("only ids of entries, names of sets and names of one text can be changed everywhere")
    if symbols[0][0] == ID and symbols[0][1] in OF_EVERY_GAME:
        raise CannotRename(f"'{symbols[0][1]}' means the same in every pack")
    return symbols[0], found[1]


def _refuse_unfit(pack: Analysis, symbol: Symbol, name: str) -> None:
    """Words that can be no name."""
    sort, old = symbol
    numbered = sort == ID and old in pack.entries and pack.entries[old].kind not in LANGUAGE_KINDS
    if not (NUMBERED_ID if numbered else A_WORD).fullmatch(name):
        raise CannotRename(f"'{name}' cannot be a name: {better_id(name)}")
    if name in (never_names() if sort == LOCAL else never_ids()):
        raise CannotRename(f"'{name}' has a meaning of its own")


def _refuse_taken(pack: Analysis, symbol: Symbol, name: str, spans: Iterable[Span]) -> None:
    """Names that would mean something else in one of the places."""
    places = pack.occurrences.places
    if symbol[0] == LOCAL:
        entry, _, old = symbol[1].rpartition("/")
        said = next(
            (each for path, each in pack.sources.items() if path.suffix == ".ftl" and f"${old}" in each.text), None
        )
        if entry in pack.entries and said is not None:
            raise CannotRename(f"'{Path(said.name).name}' says '${old}', which would no longer be filled")
    else:
        if name in pack.entries or (SET, name) in places or (OF_HEAD, name) in places:
            raise CannotRename(f"the name '{name}' is taken")
        member = next((each for sort, each in places if sort == MEMBER and each.partition(".")[2] == name), None)
        if member:
            raise CannotRename(f"'{name}' is taken: it is what '{member.partition('.')[0]}' calls one of its own")
    locals_ = [
        span for (sort, each), found in places.items() if sort == LOCAL and each.endswith(f"/{name}") for span in found
    ]
    for span in spans:
        around = next((each for each in pack.entries.values() if each.extent.holds(span)), None)
        if around and any(around.extent.holds(each) for each in locals_):
            raise CannotRename(f"'{name}' is a name in '{around.id}' already")


def _refuse_broken(pack: Analysis, name: str, edits: Iterable[Edit]) -> None:
    """Changes after which something is found that was not found before."""
    by_source: dict[Source, list[Edit]] = {}
    for edit in edits:
        by_source.setdefault(edit.span.source, []).append(edit)
    sources = {
        path: Source(source.name, with_edits(source.text, by_source[source])) if source in by_source else source
        for path, source in pack.sources.items()
    }
    after = analysed(pack.folder, sources)
    new = _errors(after.findings) - _errors(pack.findings)
    if new > 0:
        told = next(each for each in after.findings if each.severity is Severity.ERROR)
        raise CannotRename(f"with the name '{name}' the pack would have an error: {told.message}")


def _errors(findings: Iterable[Finding]) -> int:
    return sum(each.severity is Severity.ERROR for each in findings)
