"""The language server: which function hears each notice and answers each request of the protocol.

A mistake of ours in one request is that request's alone.
"""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Callable
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from arnakdsl.lsp import notices, requests
from arnakdsl.lsp.requests import REFUSED
from arnakdsl.lsp.session import Server
from arnakdsl.lsp.tokens import SORTS

FEATURES: tuple[tuple[str, Callable[..., Any], Any], ...] = (
    (types.INITIALIZED, notices.did_start, None),
    (types.SHUTDOWN, notices.will_stop, None),
    (types.TEXT_DOCUMENT_DID_OPEN, notices.did_open, None),
    (types.TEXT_DOCUMENT_DID_CHANGE, notices.did_change, None),
    (types.TEXT_DOCUMENT_DID_CLOSE, notices.did_close, None),
    (types.TEXT_DOCUMENT_DID_SAVE, notices.did_save, None),
    (types.WORKSPACE_DID_CHANGE_WATCHED_FILES, notices.did_change_files, None),
    (types.TEXT_DOCUMENT_COMPLETION, requests.completion, types.CompletionOptions(trigger_characters=[".", " "])),
    (types.TEXT_DOCUMENT_CODE_ACTION, requests.code_action, types.CodeActionOptions([types.CodeActionKind.QuickFix])),
    (types.TEXT_DOCUMENT_HOVER, requests.hovered, None),
    (types.TEXT_DOCUMENT_DEFINITION, requests.defined, None),
    (types.TEXT_DOCUMENT_REFERENCES, requests.referenced, None),
    (types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, requests.highlighted, None),
    (types.TEXT_DOCUMENT_PREPARE_RENAME, requests.prepare_rename, None),
    (types.TEXT_DOCUMENT_RENAME, requests.renamed, types.RenameOptions(prepare_provider=True)),
    (types.TEXT_DOCUMENT_FORMATTING, requests.formatted, None),
    (types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, requests.coloured, types.SemanticTokensLegend(list(SORTS), [])),
    (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, requests.outlined, None),
    (types.WORKSPACE_SYMBOL, requests.searched, None),
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
