"""The server as an editor meets it: a real client, one process for all tests of this file."""

from __future__ import annotations

import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

ARNAK = Path(__file__).parents[2] / "content" / "arnak"
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_lsp.fixture(
    scope="module", config=ClientServerConfig(server_command=[sys.executable, "-m", "arnakdsl.cli", "lsp"])
)
async def client(lsp_client: LanguageClient) -> AsyncIterator[None]:
    completion = types.CompletionClientCapabilities(
        completion_item=types.ClientCompletionItemOptions(snippet_support=True)
    )
    document = types.TextDocumentClientCapabilities(completion=completion)
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=types.ClientCapabilities(text_document=document))
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
        document = types.TextDocumentItem(path.as_uri(), "yaml", 1, self.texts[path])
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))

    def type(self, path: Path, text: str) -> None:
        self.texts[path] = text
        self.versions[path] += 1
        document = types.VersionedTextDocumentIdentifier(self.versions[path], path.as_uri())
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    def close(self) -> None:
        for path in self.texts:
            document = types.TextDocumentIdentifier(path.as_uri())
            self.client.text_document_did_close(types.DidCloseTextDocumentParams(document))

    async def findings(self, path: Path) -> list[types.Diagnostic]:
        """What is shown for the text as it is now."""
        while True:
            told = await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
            if told.uri == path.as_uri() and told.version == self.versions[path]:
                return list(told.diagnostics)

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
