"""What an editor tells the server: texts that open, change and close, and files that others change."""

from __future__ import annotations

from lsprotocol import types

from arnakdsl.lsp.session import Server, guarded, path_of
from arnakdsl.lsp.workspace import READ


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
