"""The language server: answers of the other modules, behind the protocol.

A mistake of ours in one request is that request's alone.  After a change the pack is looked at again, at once but for
changes that follow in the same moment; what only games and texts show is found after a file was saved, by a process of its own.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

from lsprotocol import types
from pygls import uris
from pygls.lsp.server import LanguageServer

import arnakdsl
from arnakdsl.findings import Edit, Finding, Severity
from arnakdsl.lsp.actions import Action, actions
from arnakdsl.lsp.completion import Completion, completions
from arnakdsl.lsp.diagnostics import by_file, message_of, page_of
from arnakdsl.lsp.positions import offset_of, range_of
from arnakdsl.lsp.workspace import Analysis, Workspace
from arnakdsl.source import Source, Span

T = TypeVar("T")
WAIT = 0.02
"""Seconds to wait for changes that come in the same moment."""
log = logging.getLogger(__name__)


class Server(LanguageServer):
    """A server of one editor."""

    def __init__(self) -> None:
        super().__init__("arnakc", arnakdsl.__version__, text_document_sync_kind=types.TextDocumentSyncKind.Full)
        self.texts = Workspace()
        self.versions: dict[Path, int | None] = {}
        self.waiting: dict[Path, asyncio.TimerHandle] = {}
        self.shown: set[Path] = set()

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

    def take(self, uri: str, version: int | None) -> None:
        """Take the text that the editor has now."""
        path = path_of(uri)
        if path is not None:
            self.texts.put(path, self.workspace.get_text_document(uri).source)
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
        """Look at a pack, and show what is wrong with its open files."""
        self.waiting.pop(folder, None)
        try:
            self.show(self.texts.analyse(folder).findings, folder)
        except Exception:
            log.exception("could not analyse %s", folder)

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

    # ------------------------------------------------------------ findings

    def show(self, findings: tuple[Finding, ...] | list[Finding], folder: Path) -> None:
        """Show findings in the open files of a pack."""
        paths = [path for path in self.texts.buffers if path.is_relative_to(folder)]
        for path, found in by_file(findings, paths).items():
            self.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(
                    uri_of(path), [self.diagnostic(each) for each in found], self.versions.get(path)
                )
            )

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


SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
}


def path_of(uri: str) -> Path | None:
    """The file of an address; none for what is no file."""
    name = uris.to_fs_path(uri) if uri.startswith("file:") else None
    return Path(name).resolve() if name else None


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


# ---------------------------------------------------------------- texts


@guarded
def did_open(server: Server, params: types.DidOpenTextDocumentParams) -> None:
    server.take(params.text_document.uri, params.text_document.version)


@guarded
def did_change(server: Server, params: types.DidChangeTextDocumentParams) -> None:
    server.take(params.text_document.uri, params.text_document.version)


@guarded
def did_close(server: Server, params: types.DidCloseTextDocumentParams) -> None:
    path = path_of(params.text_document.uri)
    if path is not None:
        server.texts.close(path)
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(params.text_document.uri, []))
        server.look_again(path)


# ---------------------------------------------------------------- requests

KINDS = {
    "field": types.CompletionItemKind.Field,
    "kind": types.CompletionItemKind.Class,
    "verb": types.CompletionItemKind.Function,
    "function": types.CompletionItemKind.Function,
    "word": types.CompletionItemKind.Keyword,
    "unit": types.CompletionItemKind.Unit,
    "name": types.CompletionItemKind.Variable,
    "id": types.CompletionItemKind.Reference,
    "value": types.CompletionItemKind.EnumMember,
}


@guarded
def completion(server: Server, params: types.CompletionParams) -> types.CompletionList | None:
    found = server.now(params.text_document.uri)
    if found is None:
        return None
    pack, path, source = found
    answer = completions(pack, path, source.text, server.offset(source, params.position))
    place = server.range(Span(source, answer.start, answer.end))
    snippets = bool(_snippets(server))
    return types.CompletionList(False, [_item(each, place, snippets) for each in answer.items])


def _snippets(server: Server) -> bool | None:
    document = server.client_capabilities.text_document
    item = document.completion.completion_item if document and document.completion else None
    return item.snippet_support if item else None


def _item(each: Completion, place: types.Range, snippets: bool) -> types.CompletionItem:
    is_snippet = "$" in each.insert
    text = each.insert if each.insert and (snippets or not is_snippet) else each.label
    return types.CompletionItem(
        each.label,
        kind=KINDS[each.kind],
        detail=each.detail or None,
        documentation=types.MarkupContent(types.MarkupKind.Markdown, each.manual) if each.manual else None,
        sort_text=f"{each.rank}{each.label}",
        filter_text=each.label,
        insert_text_format=types.InsertTextFormat.Snippet
        if is_snippet and text is each.insert
        else types.InsertTextFormat.PlainText,
        text_edit=types.TextEdit(place, text),
    )


@guarded
def code_action(server: Server, params: types.CodeActionParams) -> list[types.CodeAction]:
    found = server.current(params.text_document.uri)
    if found is None:
        return []
    pack, _, source = found
    start, end = server.offset(source, params.range.start), server.offset(source, params.range.end)
    return [_code_action(server, each) for each in actions(pack.findings, source, start, end)]


def _code_action(server: Server, action: Action) -> types.CodeAction:
    return types.CodeAction(
        action.title,
        types.CodeActionKind.QuickFix,
        [server.diagnostic(action.finding)],
        is_preferred=action.sure,
        edit=server.changes(action.edits),
    )


FEATURES: tuple[tuple[str, Callable[..., Any], Any], ...] = (
    (types.TEXT_DOCUMENT_DID_OPEN, did_open, None),
    (types.TEXT_DOCUMENT_DID_CHANGE, did_change, None),
    (types.TEXT_DOCUMENT_DID_CLOSE, did_close, None),
    (types.TEXT_DOCUMENT_COMPLETION, completion, types.CompletionOptions(trigger_characters=[".", " "])),
    (types.TEXT_DOCUMENT_CODE_ACTION, code_action, types.CodeActionOptions([types.CodeActionKind.QuickFix])),
)


def make_server() -> Server:
    """A server with all that it can do."""
    server = Server()
    for name, answer, options in FEATURES:
        server.feature(name, options)(answer)
    return server


def serve() -> None:
    """Serve the editor on the other side of standard input and output."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
    gc.set_threshold(100_000, 50, 1_000)  # trees of files are many small parts that stay
    make_server().start_io()
