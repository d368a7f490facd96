"""Another name for an entry, a set, a member of a kind, an option or a name of one text, in all files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from arnakdsl.checking import checked
from arnakdsl.findings import Edit, Finding, Severity
from arnakdsl.lsp.occurrences import ID, LOCAL, MEMBER, OF_HEAD, SET, Symbol
from arnakdsl.lsp.workspace import Analysis, analysed
from arnakdsl.mending import with_edits
from arnakdsl.schema import LANGUAGE_KINDS
from arnakdsl.source import Source, Span
from arnakdsl.words import ID as A_WORD
from arnakdsl.words import NUMBERED_ID, OF_EVERY_GAME, better_id, never_ids, never_names
from arnakdsl.yamltree import unsaved


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
    symbols, _ = _found(pack, source, offset)
    spans = pack.occurrences.all_of(symbols)
    if name == spans[0].text:
        return []
    _refuse_unfit(pack, symbols[0], name)
    _refuse_taken(pack, symbols, name, spans)
    edits = [Edit(each, name) for each in spans]
    _refuse_broken(pack, name, edits, symbols[0][0] in (MEMBER, OF_HEAD))
    return edits


def _found(pack: Analysis, source: Source, offset: int) -> tuple[list[Symbol], Span]:
    """What the name at a place stands for; members of several kinds where one text means all of them."""
    if not pack.current:
        reason = next((f": {each.message}" for each in pack.findings if each.severity is Severity.ERROR), "")
        raise CannotRename(f"the pack cannot be read at the moment{reason}")
    found = pack.occurrences.at(source, offset)
    symbols = [each for each in found[0] if pack.occurrences.declarations([each])] if found else []
    if not found or not symbols:
        raise CannotRename("there is no name of this pack here")
    together = pack.occurrences.shared(symbols[0])
    if not {*symbols} <= {*together}:
        raise CannotRename("this text means things of several sorts here: change the name where it is declared")
    sort, name = symbols[0]
    if sort == ID and name in OF_EVERY_GAME:
        raise CannotRename(f"'{name}' means the same in every pack")
    if sort == OF_HEAD and pack.model and name not in pack.model.options:
        raise CannotRename(f"'{name}' is a seat, which keeps its name")
    return together, found[1]


def _refuse_unfit(pack: Analysis, symbol: Symbol, name: str) -> None:
    """Words that can be no name."""
    sort, old = symbol
    numbered = sort == ID and old in pack.entries and pack.entries[old].kind not in LANGUAGE_KINDS
    if not (NUMBERED_ID if numbered else A_WORD).fullmatch(name):
        raise CannotRename(f"'{name}' cannot be a name: {better_id(name)}")
    if name in (never_names() if sort == LOCAL else never_ids()):
        raise CannotRename(f"'{name}' has a meaning of its own")


def _refuse_taken(pack: Analysis, symbols: Sequence[Symbol], name: str, spans: Iterable[Span]) -> None:
    """Names that would mean something else in one of the places."""
    sort, old = symbols[0]
    if sort == MEMBER:
        _refuse_member(pack, symbols, name)
    elif sort == LOCAL:
        _refuse_unfilled(pack, old)
    else:
        _refuse_known(pack, name)
    places = pack.occurrences.places
    locals_ = [
        span for (sort, each), found in places.items() if sort == LOCAL and each.endswith(f"/{name}") for span in found
    ]
    for span in spans:
        around = next((each for each in pack.entries.values() if each.extent.holds(span)), None)
        if around and any(around.extent.holds(each) for each in locals_):
            raise CannotRename(f"'{name}' is a name in '{around.id}' already")


def _refuse_member(pack: Analysis, symbols: Sequence[Symbol], name: str) -> None:
    """Names that a kind, or the whole pack, has for something else."""
    places = pack.occurrences.places
    kinds = (each.partition(".")[0] for _, each in symbols)
    taken = next((kind for kind in kinds if (MEMBER, f"{kind}.{name}") in places), None)
    if taken:
        raise CannotRename(f"'{taken}' calls something '{name}' already")
    holder = pack.entries.get(name)
    if (holder and holder.kind != "kind") or (SET, name) in places or (OF_HEAD, name) in places:
        raise CannotRename(f"the name '{name}' is taken")


def _refuse_unfilled(pack: Analysis, local: str) -> None:
    """A name of one text that a message has a gap for."""
    entry, _, old = local.rpartition("/")
    texts = (each for path, each in pack.sources.items() if path.suffix == ".ftl")
    said = next((each for each in texts if f"${old}" in each.text), None)
    if entry in pack.entries and said is not None:
        raise CannotRename(f"'{Path(said.name).name}' says '${old}', which would no longer be filled")


def _refuse_known(pack: Analysis, name: str) -> None:
    """Names of the whole pack, and those that a kind has for a member."""
    places = pack.occurrences.places
    if name in pack.entries or (SET, name) in places or (OF_HEAD, name) in places:
        raise CannotRename(f"the name '{name}' is taken")
    member = next((each for sort, each in places if sort == MEMBER and each.partition(".")[2] == name), None)
    if member:
        raise CannotRename(f"'{name}' is taken: it is what '{member.partition('.')[0]}' calls one of its own")


def _refuse_broken(pack: Analysis, name: str, edits: Iterable[Edit], everywhere: bool) -> None:
    """Changes after which something is wrong that was not before; `everywhere`: in scenarios and texts too."""
    by_source: dict[Source, list[Edit]] = {}
    for edit in edits:
        by_source.setdefault(edit.span.source, []).append(edit)
    sources = {
        path: Source(source.name, with_edits(source.text, by_source[source])) if source in by_source else source
        for path, source in pack.sources.items()
    }
    if everywhere:
        found = _all_wrong(pack.folder, sources)
        new = _new(found, _all_wrong(pack.folder, pack.sources)) if found else None
    else:
        new = _new(_errors(analysed(pack.folder, sources).findings), _errors(pack.findings))
    if new:
        what = "an error" if new.severity is Severity.ERROR else "a warning"
        raise CannotRename(f"with the name '{name}' the pack would have {what}: {new.message}")


def _errors(findings: Iterable[Finding]) -> list[Finding]:
    return [each for each in findings if each.severity is Severity.ERROR]


def _all_wrong(folder: Path, sources: dict[Path, Source]) -> list[Finding]:
    with unsaved(sources):
        return [*checked(folder)]


def _new(after: Iterable[Finding], before: Iterable[Finding]) -> Finding | None:
    """The first finding of a sort of which there are more than before."""
    known = Counter(each.code.id for each in before)
    for finding in after:
        if not known[finding.code.id]:
            return finding
        known[finding.code.id] -= 1
    return None
