"""What an editor asks of the server: answers of the other modules, in the words of the protocol."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from arnakdsl.lsp.actions import Action, actions
from arnakdsl.lsp.completion import completions
from arnakdsl.lsp.completion_items import Completion
from arnakdsl.lsp.definition import definition, references
from arnakdsl.lsp.hover import hover
from arnakdsl.lsp.layout import layout
from arnakdsl.lsp.rename import CannotRename, rename, renamed_at
from arnakdsl.lsp.session import Server, guarded
from arnakdsl.lsp.symbols import Outlined, named, outline
from arnakdsl.lsp.tokens import SORTS, tokens
from arnakdsl.source import Span

REFUSED = -32803
"""The number of the protocol for a request that is refused with a reason."""
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


def _markdown(text: str) -> types.MarkupContent:
    return types.MarkupContent(types.MarkupKind.Markdown, text)


# ---------------------------------------------------------------- completion


@guarded
def completion(server: Server, params: types.CompletionParams) -> types.CompletionList | None:
    found = server.now(params.text_document.uri)
    if found is None:
        return None
    pack, path, source = found
    answer = completions(pack, path, source.text, server.offset(source, params.position))
    place = server.range(Span(source, answer.start, answer.end))
    snippets = _reads_snippets(server)
    return types.CompletionList(False, [_item(each, place, snippets) for each in answer.items])


def _reads_snippets(server: Server) -> bool:
    document = server.client_capabilities.text_document
    item = document.completion.completion_item if document and document.completion else None
    return bool(item and item.snippet_support)


def _item(each: Completion, place: types.Range, snippets: bool) -> types.CompletionItem:
    text = each.insert if each.insert and (snippets or "$" not in each.insert) else each.label
    is_snippet = text is each.insert and "$" in text
    return types.CompletionItem(
        each.label,
        kind=KINDS[each.kind],
        detail=each.detail or None,
        documentation=_markdown(each.manual) if each.manual else None,
        sort_text=f"{each.rank}{each.label}",
        filter_text=each.label,
        insert_text_format=types.InsertTextFormat.Snippet if is_snippet else types.InsertTextFormat.PlainText,
        text_edit=types.TextEdit(place, text),
    )


# ---------------------------------------------------------------- a place


@guarded
def hovered(server: Server, params: types.HoverParams) -> types.Hover | None:
    at = server.at(params)
    told = hover(*at) if at else None
    return types.Hover(_markdown(told.text), server.range(told.span)) if told else None


@guarded
def defined(server: Server, params: types.DefinitionParams) -> list[types.Location]:
    at = server.at(params)
    return [server.location(each) for each in definition(*at)] if at else []


@guarded
def referenced(server: Server, params: types.ReferenceParams) -> list[types.Location]:
    at = server.at(params)
    spans = references(*at, params.context.include_declaration) if at else []
    return [server.location(each) for each in spans]


@guarded
def highlighted(server: Server, params: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
    at = server.at(params)
    here = [each for each in references(*at) if each.source is at[1]] if at else []
    return [types.DocumentHighlight(server.range(each)) for each in here]


@contextmanager
def _reasons_told() -> Iterator[None]:
    """Tell the editor why a name stays as it is."""
    try:
        yield
    except CannotRename as reason:
        raise JsonRpcException(str(reason), REFUSED) from None


@_reasons_told()
def prepare_rename(server: Server, params: types.PrepareRenameParams) -> types.Range | None:
    at = server.at(params)
    return server.range(renamed_at(*at)) if at else None


@_reasons_told()
def renamed(server: Server, params: types.RenameParams) -> types.WorkspaceEdit | None:
    at = server.at(params)
    return server.changes(rename(*at, params.new_name)) if at else None


# ---------------------------------------------------------------- a text


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
