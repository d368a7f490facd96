"""What is open in an editor, and what is known of the packs around it.

A pack is analysed anew after every change, with the trees of all files that did not change: a source keeps its tree, a
text in it what was read from it.  Programs are not compiled and scenarios not played: `check` does that.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from arnakdsl.api import LANGUAGES, counted, no_pauses, other_texts, understood
from arnakdsl.building import thing_kinds
from arnakdsl.checks.table import DOUBTS
from arnakdsl.codes import UNUSED_IGNORE
from arnakdsl.entries import Entry, Pack
from arnakdsl.file_schemas import Schema, file_schema
from arnakdsl.findings import Finding, Severity, in_order
from arnakdsl.folders import files_of
from arnakdsl.ignores import let_pass
from arnakdsl.loading import HEAD, SUFFIXES, load, shown
from arnakdsl.lsp.in_files import occurrences_of
from arnakdsl.lsp.occurrences import Occurrences
from arnakdsl.misnaming import misnamed
from arnakdsl.model import Model
from arnakdsl.report import Report
from arnakdsl.say.texts import Texts
from arnakdsl.scenarios import FOLDER, pack_of, read_scenarios
from arnakdsl.schema import LANGUAGE_KINDS, Field, language_fields
from arnakdsl.source import Source
from arnakdsl.yamltree import read, unsaved

READ = (*SUFFIXES, ".ftl")


@dataclass(eq=False)
class Analysis:
    """A pack as it is now.

    Attributes:
        folder: Where it is.
        sources: The texts of its files by their paths, those of the editor in the place of saved ones.
        pack: Its entries, as far as they could be read.
        model: Its declarations; the last ones while they cannot be understood.
        findings: All that is wrong, but for what is seen only in games and texts.
        current: Is the model that of these sources?
    """

    folder: Path
    sources: dict[Path, Source]
    pack: Pack | None
    model: Model | None
    findings: tuple[Finding, ...]
    current: bool

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """The entries by their ids."""
        return {each.id: each for each in reversed(self.pack.entries)} if self.pack else {}

    @cached_property
    def kinds(self) -> dict[str, dict[str, Field]]:
        """The fields of each kind that the pack declares; the last ones while that cannot be read."""
        packs = (self.pack, self.model.pack if self.model else None)
        return next((found for each in packs if each and (found := thing_kinds(each))), {})

    @cached_property
    def fields(self) -> dict[str, dict[str, Field]]:
        """The fields of each kind that entries can be of."""
        return {**self.kinds, **{kind: language_fields(kind) for kind in LANGUAGE_KINDS}}

    @cached_property
    def schemas(self) -> dict[str, Schema]:
        """What may stand in the head and in scenarios; nothing while no declarations are known."""
        pack = self.model.pack if self.model else None
        return {name: file_schema(name, pack) for name in ("pack", "scenarios")} if pack else {}

    @cached_property
    def texts(self) -> Texts | None:
        """What the pack says."""
        return Texts(self.model, self.folder / LANGUAGES) if self.model else None

    @cached_property
    def occurrences(self) -> Occurrences:
        """Where its names stand."""
        return occurrences_of(self.pack, self.model if self.current else None, self.sources, self.fields)


@dataclass(eq=False)
class Workspace:
    """The texts that an editor has, and the packs that they belong to.

    Attributes:
        buffers: The open texts by their resolved paths.
        packs: What was found out about each pack, by its folder.
    """

    buffers: dict[Path, Source] = field(default_factory=dict)
    packs: dict[Path, Analysis] = field(default_factory=dict)
    _saved: dict[Path, tuple[tuple[int, int], Source]] = field(default_factory=dict)

    def put(self, path: Path, text: str) -> Source:
        """Take a text of the editor."""
        place = path.resolve()
        before = self.buffers.get(place)
        if before is None or before.text != text:
            self.buffers[place] = Source(shown(place), text)
        return self.buffers[place]

    def close(self, path: Path) -> None:
        """Forget a text of the editor: from now on the file counts."""
        self.buffers.pop(path.resolve(), None)

    def folder_of(self, path: Path) -> Path | None:
        """The pack that a file is in; its head may be in the editor alone."""
        place = path.resolve()
        around = pack_of(place)
        heads = [each.parent for each in self.buffers if each.name == HEAD and place.is_relative_to(each.parent)]
        return max([*heads, *([around] if around else [])], key=lambda each: len(each.parts), default=None)

    def analysis(self, path: Path) -> Analysis | None:
        """What is known of the pack of a file; found out if nothing is."""
        folder = self.folder_of(path)
        if folder is None:
            return None
        return self.packs.get(folder) or self.analyse(folder)

    def analyse(self, folder: Path, doubts: bool = True) -> Analysis:
        """Find out anew about a pack; without `doubts` the warnings of files that stay the same stay too."""
        before = self.packs.get(folder)
        found = analysed(folder, self.sources(folder), self._open_scenarios(folder), before, doubts)
        self.packs[folder] = found
        return found

    def sources(self, folder: Path) -> dict[Path, Source]:
        """The texts of all files of a pack; those that cannot be read are left out."""
        found = {path: source for path in _files(folder) if (source := self._on_disk(path))}
        return found | self.open_in(folder)

    def open_in(self, folder: Path) -> dict[Path, Source]:
        """The texts of a pack that the editor has."""
        return {path: each for path, each in self.buffers.items() if path.is_relative_to(folder)}

    def unsaved(self, folder: Path) -> dict[Path, Source]:
        """Those that the files of the pack do not say."""
        return {
            path: each
            for path, each in self.open_in(folder).items()
            if not (saved := self._on_disk(path)) or saved.text != each.text
        }

    def _on_disk(self, path: Path) -> Source | None:
        try:
            status = path.stat()
        except OSError:
            return None
        stamp = status.st_mtime_ns, status.st_size
        kept = self._saved.get(path)
        if kept and kept[0] == stamp:
            return kept[1]
        source, _ = read(path, shown(path))
        if source is not None:
            self._saved[path] = stamp, source
        return source

    def _open_scenarios(self, folder: Path) -> list[Path]:
        return sorted(each for each in self.buffers if each.is_relative_to(folder / FOLDER) and each.suffix in SUFFIXES)


def _files(folder: Path) -> Iterator[Path]:
    """The files of a pack that somebody reads."""
    try:
        for each in map(Path, files_of(os.fspath(folder))):
            inside = each.relative_to(folder).parts
            if each.suffix in READ and not any(part.startswith(".") for part in inside):
                yield each.resolve()
    except OSError:
        return  # what cannot be listed is found where the pack is loaded


@no_pauses()
def analysed(
    folder: Path,
    sources: dict[Path, Source],
    scenarios: Iterable[Path] = (),
    before: Analysis | None = None,
    doubts: bool = True,
) -> Analysis:
    """What there is to know of a pack whose files have these texts.

    Args:
        folder: Where the pack is.
        sources: The texts by resolved paths.
        scenarios: The files of scenarios whose form is looked at too.
        before: What was known before: its declarations stay until there are others.
        doubts: Whether to look for what is hardly meant, and for a misspelt declaration behind many findings, which takes
            a third of the time.
    """
    with unsaved(sources):
        loaded = load(folder)
        if loaded.pack is None:
            return Analysis(folder, sources, None, before.model if before else None, loaded.findings, False)
        model, linked, findings = understood(loaded)
        if doubts:
            findings += (found for check in DOUBTS for found in check(linked)) if linked else ()
            findings = misnamed(loaded.pack, findings, other_texts(folder))
        findings += read_scenarios(scenarios, {each.id for each in loaded.pack.entries})[1]
        report = let_pass(Report(findings, counted(loaded.pack)), folder)
    stay = _staying(before, sources) if before and not doubts else ()
    told = {each.order: each for each in (*stay, *report) if each.code is not UNUSED_IGNORE}
    seen = in_order(told.values())
    current = model is not None and not model.lost
    known = model if current or before is None or before.model is None else before.model
    return Analysis(folder, sources, loaded.pack, known, seen, current)


def _staying(before: Analysis, sources: dict[Path, Source]) -> Iterator[Finding]:
    """The warnings of files that say what they said before."""
    for each in before.findings:
        source = sources.get(Path(each.span.source.name))
        if each.severity is Severity.WARNING and source is not None and source.text == each.span.source.text:
            yield each
