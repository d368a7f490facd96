"""The server as an editor meets it: a real client, one process for all tests of this file."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.protocol import default_converter
from pytest_lsp import ClientServerConfig, LanguageClient
from pytest_lsp.client import DEFAULT_CLIENT_FEATURES, register_lsp_features

from tests.lsp.conftest import FILES
from tests.support import write_pack

ARNAK = Path(__file__).parents[2] / "content" / "arnak"
pytestmark = pytest.mark.asyncio(loop_scope="module")


TOLD: list[types.PublishDiagnosticsParams] = []
"""What the server has told of files, and nobody has looked at."""
WISHED: list[str] = []
"""What the server wants to be told."""


def told(client: LanguageClient, params: types.PublishDiagnosticsParams) -> None:
    TOLD.append(params)


def wished(client: LanguageClient, params: types.RegistrationParams) -> None:
    WISHED.extend(each.method for each in params.registrations)


def make_client() -> LanguageClient:
    client = LanguageClient(converter_factory=default_converter)
    own = {types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: told, types.CLIENT_REGISTER_CAPABILITY: wished}
    register_lsp_features(client, {**DEFAULT_CLIENT_FEATURES, **own})
    return client


@pytest_lsp.fixture(
    scope="module",
    config=ClientServerConfig(server_command=[sys.executable, "-m", "arnakdsl.cli", "lsp"], client_factory=make_client),
)
async def client(lsp_client: LanguageClient) -> AsyncIterator[None]:
    completion = types.CompletionClientCapabilities(
        completion_item=types.ClientCompletionItemOptions(
            snippet_support=True, documentation_format=[types.MarkupKind.Markdown]
        )
    )
    document = types.TextDocumentClientCapabilities(completion=completion)
    files = types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True)
    workspace = types.WorkspaceClientCapabilities(did_change_watched_files=files)
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=types.ClientCapabilities(workspace=workspace, text_document=document))
    )
    yield
    await lsp_client.shutdown_session()


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The content of the packaged pack, with one file of scenarios."""
    folder = tmp_path_factory.mktemp("session") / "arnak"
    shutil.copytree(ARNAK, folder, ignore=shutil.ignore_patterns("scenarios"))
    (folder / "scenarios").mkdir()
    shutil.copy(ARNAK / "scenarios" / "items.yaml", folder / "scenarios")
    return folder


class Editor:
    """An editor with some files open, of which none is saved."""

    def __init__(self, client: LanguageClient) -> None:
        self.client = client
        self.versions: dict[Path, int] = {}
        self.texts: dict[Path, str] = {}

    def open(self, path: Path, text: str | None = None) -> None:
        self.texts[path] = path.read_bytes().decode() if text is None else text
        self.versions[path] = 1
        TOLD.clear()
        document = types.TextDocumentItem(path.as_uri(), "yaml", 1, self.texts[path])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))

    def type(self, path: Path, text: str) -> None:
        self.texts[path] = text
        self.versions[path] += 1
        TOLD.clear()
        document = types.VersionedTextDocumentIdentifier(self.versions[path], path.as_uri())
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    def replace(self, path: Path, old: str, new: str) -> None:
        """Type in a part of a text."""
        place = types.Range(self.place(path, old), self.place(path, old, True))
        self.texts[path] = self.texts[path].replace(old, new, 1)
        self.versions[path] += 1
        TOLD.clear()
        document = types.VersionedTextDocumentIdentifier(self.versions[path], path.as_uri())
        change = types.TextDocumentContentChangePartial(place, new)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    def changed_on_disk(self, path: Path, text: str) -> None:
        """Let another program write a file."""
        path.write_text(text)
        TOLD.clear()
        change = types.FileEvent(path.as_uri(), types.FileChangeType.Changed)
        self.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([change]))

    def close(self) -> None:
        TOLD.clear()
        for path in self.texts:
            document = types.TextDocumentIdentifier(path.as_uri())
            self.client.text_document_did_close(types.DidCloseTextDocumentParams(document))
        self.versions.clear()

    async def findings(self, path: Path) -> list[types.Diagnostic]:
        """What is shown for the text as it is now."""
        for _ in range(3_000):
            for told in TOLD:
                if told.uri == path.as_uri() and told.version == self.versions.get(path):
                    TOLD.remove(told)
                    return list(told.diagnostics)
            await asyncio.sleep(0.01)
        raise TimeoutError(f"nothing was told of {path}")

    def place(self, path: Path, words: str, behind: bool = False) -> types.Position:
        at = self.texts[path].index(words) + (len(words) if behind else 0)
        before = self.texts[path][:at]
        return types.Position(before.count("\n"), len(before.rpartition("\n")[2].encode("utf-16-le")) // 2)

    def at(self, path: Path, words: str, behind: bool = False) -> dict[str, object]:
        return {
            "text_document": types.TextDocumentIdentifier(path.as_uri()),
            "position": self.place(path, words, behind),
        }

    def apply(self, edit: types.WorkspaceEdit | None) -> set[Path]:
        """Do what a change says; the files that it changes."""
        assert edit is not None
        changed = {path for path in self.texts if path.as_uri() in (edit.changes or {})}
        for path in changed:
            self.type(path, edited(self.texts[path], (edit.changes or {})[path.as_uri()]))
        return changed


def edited(text: str, edits: list[types.TextEdit] | tuple[types.TextEdit, ...]) -> str:
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:at])) for at in range(len(lines) + 1)]
    for edit in sorted(edits, key=lambda each: (each.range.start.line, each.range.start.character), reverse=True):
        start = starts[edit.range.start.line] + edit.range.start.character
        end = starts[edit.range.end.line] + edit.range.end.character
        text = text[:start] + edit.new_text + text[end:]
    return text


async def test_a_card_is_broken_and_mended_before_it_is_saved(client: LanguageClient, content: Path) -> None:
    editor, items = Editor(client), content / "cards" / "items.yaml"
    editor.open(items)
    assert await editor.findings(items) == []

    editor.type(items, editor.texts[items].replace("draw; gain 1 coin, 1 compass", "draw; gain 1 coinn, 1 compass"))
    (found,) = await editor.findings(items)
    start = editor.place(items, "coinn")
    assert (found.code, found.range.start, found.range.end.character) == ("AK202", start, start.character + 5)
    assert found.message == "unknown resource 'coinn'\ndid you mean 'coin'?"
    assert found.code_description is not None
    assert found.code_description.href.endswith("diagnostics.md#ak202-unknown-resource")

    document = types.TextDocumentIdentifier(items.as_uri())
    asked = types.CodeActionParams(document, found.range, types.CodeActionContext([found]))
    (action,) = await client.text_document_code_action_async(asked) or ()
    assert isinstance(action, types.CodeAction)
    assert (action.title, action.is_preferred) == ("change 'coinn' to 'coin'", False)
    editor.apply(action.edit)
    assert await editor.findings(items) == []
    assert editor.texts[items] == items.read_text()

    editor.type(items, editor.texts[items].replace("draw; gain 1 coin, 1 compass", "draw; exi"))
    await editor.findings(items)
    listed = await client.text_document_completion_async(types.CompletionParams(**editor.at(items, "draw; exi", True)))
    assert isinstance(listed, types.CompletionList)
    exile = next(each for each in listed.items if each.label == "exile")
    assert exile.detail == "exile C"
    assert isinstance(exile.text_edit, types.TextEdit)
    assert exile.text_edit.new_text == "exile ${1:c}"
    editor.type(items, edited(editor.texts[items], [exile.text_edit]).replace("${1:c}", "this"))
    assert await editor.findings(items) == []
    editor.close()


async def test_an_id_is_changed_in_three_files_and_a_file_laid_out(client: LanguageClient, content: Path) -> None:
    editor, items = Editor(client), content / "cards" / "items.yaml"
    scenarios, things = content / "scenarios" / "items.yaml", content / "rules" / "definitions.yaml"
    for path in (items, scenarios, things):
        editor.open(path)
        await editor.findings(path)

    asked = editor.at(items, "pack_donkey:")
    assert await client.text_document_prepare_rename_async(types.PrepareRenameParams(**asked)) is not None
    with pytest.raises(JsonRpcException, match="the name 'horse' is taken"):
        await client.text_document_rename_async(types.RenameParams(new_name="horse", **asked))
    edit = await client.text_document_rename_async(types.RenameParams(new_name="mule", **asked))
    assert editor.apply(edit) == {items, scenarios}
    assert await editor.findings(items) == []
    assert not any("pack_donkey" in text for text in editor.texts.values())

    edit = await client.text_document_rename_async(
        types.RenameParams(new_name="draw_card", **editor.at(things, "draw:"))
    )
    changed = editor.apply(edit)
    assert {items, things} <= changed
    assert len(edit.changes or {}) >= 3 if edit else False

    editor.type(items, editor.texts[items].replace("    name: Mule\n", "").replace("name: Horse", "name:   'Horse'", 1))
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    document = types.TextDocumentIdentifier(items.as_uri())
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(document, options))
    assert edits
    assert "    name: Horse\n" in edited(editor.texts[items], list(edits))
    editor.close()


async def test_what_is_told_of_a_place(client: LanguageClient, content: Path) -> None:
    editor, items = Editor(client), content / "cards" / "items.yaml"
    editor.open(items)
    await editor.findings(items)
    document = types.TextDocumentIdentifier(items.as_uri())

    told = await client.text_document_hover_async(types.HoverParams(**editor.at(items, "horse:")))
    assert told is not None
    assert isinstance(told.contents, types.MarkupContent)
    assert "**Horse**, item `horse`" in told.contents.value
    assert "Draw a card" in told.contents.value

    found = await client.text_document_definition_async(types.DefinitionParams(**editor.at(items, "draw;")))
    assert isinstance(found, list | tuple)
    assert [each.uri for each in found] == [(content / "rules" / "definitions.yaml").as_uri()]  # type: ignore[union-attr]

    context = types.ReferenceContext(include_declaration=True)
    used = await client.text_document_references_async(
        types.ReferenceParams(context=context, **editor.at(items, "horse:"))
    )
    assert {each.uri for each in used or () if "/lang/" not in each.uri} == {
        items.as_uri(),
        (content / "scenarios" / "items.yaml").as_uri(),
    }

    marked = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(**editor.at(items, "compass"))
    )
    assert len(marked or ()) == len(re.findall(r"(?<!option:)\bcompass\b", editor.texts[items]))

    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert symbols
    assert isinstance(symbols[0], types.DocumentSymbol)
    assert ("sea_turtle", "Sea Turtle") in {(each.name, each.detail) for each in symbols[0].children or ()}

    colours = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
    assert colours is not None
    assert len(colours.data) % 5 == 0
    assert len(colours.data) > 500

    entries = await client.workspace_symbol_async(types.WorkspaceSymbolParams("hors"))
    assert "horse" in {each.name for each in entries or ()}
    editor.close()


async def test_files_with_all_line_ends_and_signs(client: LanguageClient, content: Path) -> None:
    editor, path = Editor(client), content / "cards" / "signs.yaml"
    fields = "name: 😀 연, cost: 1 coin, points: 1, travel: 1 boot, effect: gain 1 coinn"
    editor.open(path, f"item:\r\n  kite: {{{fields}}}\r\n")
    (found,) = await editor.findings(path)
    start = editor.place(path, "coinn")
    assert (found.range.start, found.range.end.character) == (start, start.character + 5)
    assert start.character == f"  kite: {{{fields}".index("coinn") + 1  # the first sign takes two units
    editor.close()


async def test_parts_of_a_text_are_typed(client: LanguageClient, content: Path) -> None:
    editor, path = Editor(client), content / "cards" / "parts.yaml"
    editor.open(
        path, "item:\r\n  kite: {name: 😀 연, cost: 1 coin, points: 1, travel: 1 boot,\r\n    effect: gain 1 coin}\r\n"
    )
    assert await editor.findings(path) == []
    editor.replace(path, "😀 연, cost: 1 coin", "😀😀 ж, cost: 1 coinn")
    (found,) = await editor.findings(path)
    assert (found.range.start, found.range.end) == (editor.place(path, "coinn"), editor.place(path, "coinn", True))
    editor.replace(path, "coinn, points: 1, travel: 1 boot,\r\n    effect", "coin, points: 1, travel: 1 boot, effect")
    assert await editor.findings(path) == []
    editor.replace(path, "effect: gain 1", "effect: gian 1")
    (found,) = await editor.findings(path)
    assert found.range.start == editor.place(path, "gian")
    editor.close()


async def test_what_goes_wrong_in_files_that_are_not_open(client: LanguageClient, tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "a 😀 pack", FILES)
    editor, rules, cards = Editor(client), folder / "rules" / "rules.yaml", folder / "cards.yaml"
    editor.open(rules)
    assert await editor.findings(rules) == []
    editor.replace(rules, "  draw:", "  take:")
    assert {each.code for each in await editor.findings(cards)} == {"AK201"}
    editor.replace(rules, "  take:", "  draw:")
    assert await editor.findings(cards) == []
    editor.changed_on_disk(cards, cards.read_text().replace("gain 1 gem", "gain 1 gam"))
    (found,) = await editor.findings(cards)
    assert found.message.startswith("unknown resource 'gam'")
    editor.close()
    assert await editor.findings(cards) == []
    assert WISHED == [types.WORKSPACE_DID_CHANGE_WATCHED_FILES]


async def test_a_broken_file_and_a_file_of_no_pack(client: LanguageClient, content: Path, tmp_path: Path) -> None:
    editor, items = Editor(client), content / "cards" / "items.yaml"
    editor.open(tmp_path / "notes.yaml", "a: [")
    editor.open(items)
    await editor.findings(items)
    editor.type(items, editor.texts[items].replace("name: Horse", 'name: "Horse'))
    (found,) = await editor.findings(items)
    assert found.code == "AK015"
    nothing = await client.text_document_hover_async(types.HoverParams(**editor.at(tmp_path / "notes.yaml", "a")))
    assert nothing is None
    listed = await client.text_document_completion_async(
        types.CompletionParams(**editor.at(items, "effect: draw; ex", True))
    )
    assert isinstance(listed, types.CompletionList)
    assert "exile" in {each.label for each in listed.items}
    editor.type(items, items.read_text())
    assert await editor.findings(items) == []
    editor.close()


@pytest.mark.parametrize("is_saved", [True, False])
async def test_all_that_is_wrong_is_shown_after_a_rest(client: LanguageClient, tmp_path: Path, is_saved: bool) -> None:
    scenario = "- scenario: x\n  then: {p1: {coinn: 2}}\n"
    files = {**FILES, "scenarios/turns.yaml": scenario} if is_saved else FILES
    folder = write_pack(tmp_path / "small", files)
    editor, path = Editor(client), folder / "scenarios" / "turns.yaml"
    editor.open(path, scenario)
    assert await editor.findings(path) == []
    (found,) = await editor.findings(path)
    assert found.message.startswith("a position has no 'coinn'")
    editor.close()
