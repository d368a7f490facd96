"""What a server knows of the editor at its other end: open texts, places, and the findings it was shown.

After a change the pack is looked at again, at once but for changes that follow in the same moment; what takes longer to
find is found after a rest, by a process of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, Protocol, TypeVar

from lsprotocol import types
from pygls import uris
from pygls.lsp.server import LanguageServer

import arnakdsl
from arnakdsl.findings import Edit, Finding, Severity
from arnakdsl.lsp.diagnostics import by_file, message_of, page_of
from arnakdsl.lsp.positions import offset_of, range_of
from arnakdsl.lsp.whole import whole_check
from arnakdsl.lsp.workspace import Analysis, Workspace
from arnakdsl.source import Source, Span

T = TypeVar("T")
WAIT = 0.005
"""Seconds to wait for changes that come in the same moment."""
REST = 0.5
"""Seconds without a change after which all that is wrong with a pack is looked for."""
SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
}
log = logging.getLogger(__name__)


class AtPlace(Protocol):
    """What is said of a place in a text."""

    text_document: types.TextDocumentIdentifier
    position: types.Position


class Server(LanguageServer):
    """A server of one editor."""

    def __init__(self) -> None:
        super().__init__("arnakc", arnakdsl.__version__, text_document_sync_kind=types.TextDocumentSyncKind.Incremental)
        self.texts = Workspace()
        self.versions: dict[Path, int | None] = {}
        self.told: dict[Path, set[Path]] = {}
        self.waiting: dict[Path, asyncio.TimerHandle] = {}
        self.checks: dict[Path, asyncio.Task[None]] = {}

    # ------------------------------------------------------------ places

    @property
    def encoding(self) -> str:
        """What columns count, as agreed with the editor."""
        return str(getattr(self.workspace.position_encoding, "value", self.workspace.position_encoding))

    def range(self, span: Span) -> types.Range:
        start, end = range_of(span, self.encoding)
        return types.Range(types.Position(*start), types.Position(*end))

    def location(self, span: Span) -> types.Location:
        return types.Location(uri_of(Path(span.source.name)), self.range(span))

    def offset(self, source: Source, position: types.Position) -> int:
        return offset_of(source, (position.line, position.character), self.encoding)

    def changes(self, edits: list[Edit] | tuple[Edit, ...]) -> types.WorkspaceEdit:
        found: dict[str, list[types.TextEdit]] = {}
        for edit in edits:
            uri = uri_of(Path(edit.span.source.name))
            found.setdefault(uri, []).append(types.TextEdit(self.range(edit.span), edit.text))
        return types.WorkspaceEdit(changes=found)

    # ------------------------------------------------------------ texts

    def take(self, uri: str, version: int | None, changes: Iterable[types.TextDocumentContentChangeEvent]) -> None:
        """Take what the editor has written, a part of a text or all of it."""
        path = path_of(uri)
        if path is None:
            return
        for each in changes:
            text = each.text
            if isinstance(each, types.TextDocumentContentChangePartial):
                source = self.texts.buffers[path]
                start, end = self.offset(source, each.range.start), self.offset(source, each.range.end)
                text = source.text[:start] + text + source.text[end:]
            self.texts.put(path, text)
        self.versions[path] = version
        self.look_again(path)

    def look_again(self, path: Path) -> None:
        """Look at the pack of a file in a moment."""
        folder = self.texts.folder_of(path)
        if folder is None:
            return
        if folder in self.waiting:
            self.waiting[folder].cancel()
        self.waiting[folder] = asyncio.get_running_loop().call_later(WAIT, self.look, folder)

    def look(self, folder: Path) -> None:
        """Look at a pack, and show what is wrong with it."""
        self.waiting.pop(folder, None)
        if folder in self.checks:
            self.checks.pop(folder).cancel()
        try:
            found = self.texts.analyse(folder, doubts=False)
            self.show(found.findings, folder)
        except Exception:
            log.exception("could not analyse %s", folder)
            return
        if found.pack and self.texts.open_in(folder):
            self.checks[folder] = asyncio.get_running_loop().create_task(self.check(found))

    async def check(self, pack: Analysis) -> None:
        """After a rest, show all that is wrong as `arnakc check` finds it, if nothing has changed meanwhile."""
        await asyncio.sleep(REST)
        found = await whole_check(pack.folder, self.texts.unsaved(pack.folder))
        if found is not None and self.texts.packs.get(pack.folder) is pack:
            pack.findings = tuple(found)
            self.show(pack.findings, pack.folder)

    def now(self, uri: str) -> tuple[Analysis, Path, Source] | None:
        """The pack, the path and the text of an open file."""
        path = path_of(uri)
        source = self.texts.buffers.get(path) if path else None
        if path is None or source is None:
            return None
        pack = self.texts.analysis(path)
        return (pack, path, source) if pack else None

    def current(self, uri: str) -> tuple[Analysis, Path, Source] | None:
        """The same, with the pack looked at again if anything has changed since."""
        found = self.now(uri)
        if found is None:
            return None
        pack, path, source = found
        if pack.folder in self.waiting:
            self.waiting[pack.folder].cancel()
            self.look(pack.folder)
            return self.now(uri)
        return pack, path, source

    def at(self, params: AtPlace) -> tuple[Analysis, Source, int] | None:
        """The pack, looked at again if need be, the text of an open file, and the offset of a place in it."""
        found = self.current(params.text_document.uri)
        return (found[0], found[2], self.offset(found[2], params.position)) if found else None

    # ------------------------------------------------------------ findings

    def show(self, findings: tuple[Finding, ...] | list[Finding], folder: Path) -> None:
        """Show what is wrong with a pack of which a file is open, also in its other files."""
        opened = self.texts.open_in(folder)
        places = {Path(each.span.source.name) for each in findings} if opened else set()
        wrong = {path for path in places if folder in path.parents}
        for path, found in by_file(findings, {*opened, *wrong, *self.told.pop(folder, ())}).items():
            version = self.versions.get(path) if path in opened else None
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(uri_of(path), [*map(self.diagnostic, found if opened else ())], version)
            )
        self.told[folder] = wrong

    def diagnostic(self, finding: Finding) -> types.Diagnostic:
        page = page_of(finding)
        return types.Diagnostic(
            self.range(finding.span),
            message_of(finding),
            SEVERITIES[finding.severity],
            finding.code.id,
            types.CodeDescription(page) if page else None,
            "arnakc",
            related_information=[
                types.DiagnosticRelatedInformation(self.location(each.span), each.message) for each in finding.related
            ],
        )


def path_of(uri: str) -> Path | None:
    """The file of an address; none for what is no file."""
    name = uris.to_fs_path(uri) if uri.startswith("file:") else None
    return Path(name).resolve() if name and "\0" not in name else None


def uri_of(path: Path) -> str:
    """The address of a file."""
    return path.as_uri()


def guarded(answer: Callable[..., T]) -> Callable[..., T | None]:
    """A request that has no answer where it fails."""

    @wraps(answer)
    def tried(*args: Any) -> T | None:
        try:
            return answer(*args)
        except Exception:
            log.exception("no answer to %s", answer.__name__)
            return None

    return tried
