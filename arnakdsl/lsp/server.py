"""The language server: answers of the other modules, behind the protocol.

A mistake of ours in one request is that request's alone.  After a change the pack is looked at again, at once but for
changes that follow in the same moment; what takes longer to find is found after a rest, by a process of its own.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

from lsprotocol import types
from pygls import uris
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

import arnakdsl
from arnakdsl.findings import Edit, Finding, Severity
from arnakdsl.lsp.actions import Action, actions
from arnakdsl.lsp.completion import Completion, completions
from arnakdsl.lsp.definition import definition, references
from arnakdsl.lsp.diagnostics import by_file, message_of, page_of
from arnakdsl.lsp.hover import hover
from arnakdsl.lsp.layout import layout
from arnakdsl.lsp.positions import offset_of, range_of
from arnakdsl.lsp.rename import CannotRename, rename, renamed_at
from arnakdsl.lsp.symbols import Outlined, named, outline
from arnakdsl.lsp.tokens import SORTS, tokens
from arnakdsl.lsp.whole import whole_check
from arnakdsl.lsp.workspace import READ, Analysis, Workspace
from arnakdsl.source import Source, Span

T = TypeVar("T")
WAIT = 0.005
"""Seconds to wait for changes that come in the same moment."""
REST = 0.5
"""Seconds without a change after which all that is wrong with a pack is looked for."""
REFUSED = -32803
"""The number of the protocol for a request that is refused with a reason."""
log = logging.getLogger(__name__)


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
    document = params.text_document
    server.take(document.uri, document.version, [types.TextDocumentContentChangeWholeDocument(document.text)])


@guarded
def did_change(server: Server, params: types.DidChangeTextDocumentParams) -> None:
    server.take(params.text_document.uri, params.text_document.version, params.content_changes)


@guarded
def did_close(server: Server, params: types.DidCloseTextDocumentParams) -> None:
    path = path_of(params.text_document.uri)
    if path is not None:
        server.texts.close(path)
        server.versions.pop(path, None)
        server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(params.text_document.uri, []))
        server.look_again(path)


@guarded
def did_start(server: Server, params: types.InitializedParams) -> None:
    """Ask to be told of files that others change, as editors do that are not told so by an extension."""
    wished = server.client_capabilities.workspace
    files = wished.did_change_watched_files if wished else None
    if files and files.dynamic_registration:
        watchers = [types.FileSystemWatcher(f"**/*{suffix}") for suffix in READ]
        wish = types.Registration(
            "files",
            types.WORKSPACE_DID_CHANGE_WATCHED_FILES,
            types.DidChangeWatchedFilesRegistrationOptions(watchers),
        )
        server.client_register_capability(types.RegistrationParams([wish]))


@guarded
def will_stop(server: Server, params: None) -> None:
    for each in server.checks.values():
        each.cancel()


@guarded
def did_save(server: Server, params: types.DidSaveTextDocumentParams) -> None:
    path = path_of(params.text_document.uri)
    if path is not None:
        server.look_again(path)


@guarded
def did_change_files(server: Server, params: types.DidChangeWatchedFilesParams) -> None:
    for path in {path_of(each.uri) for each in params.changes} - {None}:
        if path is not None:
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


@guarded
def hovered(server: Server, params: types.HoverParams) -> types.Hover | None:
    found = server.current(params.text_document.uri)
    if found is None:
        return None
    pack, _, source = found
    told = hover(pack, source, server.offset(source, params.position))
    text = types.MarkupContent(types.MarkupKind.Markdown, told.text) if told else None
    return types.Hover(text, server.range(told.span)) if told and text else None


@guarded
def defined(server: Server, params: types.DefinitionParams) -> list[types.Location]:
    found = server.current(params.text_document.uri)
    if found is None:
        return []
    pack, _, source = found
    return [server.location(each) for each in definition(pack, source, server.offset(source, params.position))]


@guarded
def referenced(server: Server, params: types.ReferenceParams) -> list[types.Location]:
    found = server.current(params.text_document.uri)
    if found is None:
        return []
    pack, _, source = found
    spans = references(pack, source, server.offset(source, params.position), params.context.include_declaration)
    return [server.location(each) for each in spans]


@guarded
def highlighted(server: Server, params: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
    found = server.current(params.text_document.uri)
    if found is None:
        return []
    pack, _, source = found
    spans = references(pack, source, server.offset(source, params.position))
    return [types.DocumentHighlight(server.range(each)) for each in spans if each.source is source]


def prepare_rename(server: Server, params: types.PrepareRenameParams) -> types.Range | None:
    found = server.current(params.text_document.uri)
    if found is None:
        return None
    pack, _, source = found
    try:
        return server.range(renamed_at(pack, source, server.offset(source, params.position)))
    except CannotRename as reason:
        raise JsonRpcException(str(reason), REFUSED) from None


def renamed(server: Server, params: types.RenameParams) -> types.WorkspaceEdit | None:
    found = server.current(params.text_document.uri)
    if found is None:
        return None
    pack, _, source = found
    try:
        return server.changes(rename(pack, source, server.offset(source, params.position), params.new_name))
    except CannotRename as reason:
        raise JsonRpcException(str(reason), REFUSED) from None


@guarded
def formatted(server: Server, params: types.DocumentFormattingParams) -> list[types.TextEdit] | None:
    found = server.now(params.text_document.uri)
    edit = layout(*found) if found else None
    return [types.TextEdit(server.range(edit.span), edit.text)] if edit else None


@guarded
def coloured(server: Server, params: types.SemanticTokensParams) -> types.SemanticTokens:
    found = server.current(params.text_document.uri)
    data: list[int] = []
    line = column = 0
    for each in tokens(found[0], found[2]) if found else ():
        place = server.range(each.span)
        start, end = place.start, place.end
        if start.line != end.line:
            continue
        before = column if start.line == line else 0
        data += [
            start.line - line,
            start.character - before,
            end.character - start.character,
            SORTS.index(each.sort),
            0,
        ]
        line, column = start.line, start.character
    return types.SemanticTokens(data)


@guarded
def outlined(server: Server, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
    found = server.now(params.text_document.uri)
    return [_symbol(server, each, True) for each in outline(found[2])] if found else []


def _symbol(server: Server, each: Outlined, top: bool) -> types.DocumentSymbol:
    kind = types.SymbolKind.Class if top else types.SymbolKind.Object
    inside = [_symbol(server, inner, False) for inner in each.inside]
    return types.DocumentSymbol(
        each.name, kind, server.range(each.span), server.range(each.name_span), each.detail or None, children=inside
    )


@guarded
def searched(server: Server, params: types.WorkspaceSymbolParams) -> list[types.WorkspaceSymbol]:
    return [
        types.WorkspaceSymbol(server.location(span), name, types.SymbolKind.Object, container_name=kind)
        for name, kind, span in named(server.texts.packs.values(), params.query)
    ]


FEATURES: tuple[tuple[str, Callable[..., Any], Any], ...] = (
    (types.INITIALIZED, did_start, None),
    (types.SHUTDOWN, will_stop, None),
    (types.TEXT_DOCUMENT_DID_OPEN, did_open, None),
    (types.TEXT_DOCUMENT_DID_CHANGE, did_change, None),
    (types.TEXT_DOCUMENT_DID_CLOSE, did_close, None),
    (types.TEXT_DOCUMENT_DID_SAVE, did_save, None),
    (types.WORKSPACE_DID_CHANGE_WATCHED_FILES, did_change_files, None),
    (types.TEXT_DOCUMENT_COMPLETION, completion, types.CompletionOptions(trigger_characters=[".", " "])),
    (types.TEXT_DOCUMENT_CODE_ACTION, code_action, types.CodeActionOptions([types.CodeActionKind.QuickFix])),
    (types.TEXT_DOCUMENT_HOVER, hovered, None),
    (types.TEXT_DOCUMENT_DEFINITION, defined, None),
    (types.TEXT_DOCUMENT_REFERENCES, referenced, None),
    (types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, highlighted, None),
    (types.TEXT_DOCUMENT_PREPARE_RENAME, prepare_rename, None),
    (types.TEXT_DOCUMENT_RENAME, renamed, types.RenameOptions(prepare_provider=True)),
    (types.TEXT_DOCUMENT_FORMATTING, formatted, None),
    (types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, coloured, types.SemanticTokensLegend(list(SORTS), [])),
    (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, outlined, None),
    (types.WORKSPACE_SYMBOL, searched, None),
)


def make_server() -> Server:
    """A server with all that it can do."""
    server = Server()
    for name, answer, options in FEATURES:
        server.feature(name, options)(answer)
    return server


def is_no_refusal(record: logging.LogRecord) -> bool:
    """Is there more to a failed request than a reason that the editor shows?"""
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, JsonRpcException) and error.code == REFUSED)


def serve() -> None:
    """Serve the editor on the other side of standard input and output."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
    logging.getLogger("pygls.protocol.json_rpc").addFilter(is_no_refusal)
    gc.set_threshold(100_000, 50, 1_000)  # trees of files are many small parts that stay
    make_server().start_io()
