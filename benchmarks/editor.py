"""How soon an editor has its answer: `python benchmarks/editor.py` prints medians of seven as a table.

The language server runs as an editor runs it, with a file of a copy of the packaged content open.  Each time is over the start of an empty
interpreter, measured in between.
"""

from __future__ import annotations

import asyncio
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from lsprotocol import types
from pygls.lsp.client import BaseLanguageClient

CONTENT = Path(__file__).parents[1] / "content" / "arnak"
FILE = "cards/items.yaml"
TIMES = 7
MOST = 10
"""So many starts of an empty interpreter may pass between a keystroke and its findings."""


class Client(BaseLanguageClient):
    """An editor with one file open."""

    def __init__(self) -> None:
        super().__init__("benchmark", "1")
        self.version = 0
        self.told = asyncio.Event()
        self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(lambda params: self._told(params))

    def _told(self, params: types.PublishDiagnosticsParams) -> None:
        if params.version == self.version:
            self.told.set()

    async def type(self, uri: str, text: str) -> None:
        """Change the file, and wait for its findings."""
        self.version += 1
        self.told.clear()
        if self.version == 1:
            self.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "yaml", 1, text)))
        else:
            change = types.TextDocumentContentChangeWholeDocument(text)
            document = types.VersionedTextDocumentIdentifier(self.version, uri)
            self.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))
        await self.told.wait()


def empty_start() -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], check=True)
    return time.perf_counter() - start


async def measured(act: Callable[[int], Awaitable[object]]) -> tuple[float, float]:
    """Seconds, and starts of an empty interpreter: medians of seven."""
    times, empty = [], []
    for at in range(TIMES):
        empty.append(empty_start())
        start = time.perf_counter()
        await act(at)
        times.append(time.perf_counter() - start)
    seconds = statistics.median(times)
    return seconds, seconds / statistics.median(empty)


async def run(folder: Path) -> list[tuple[str, float, float]]:
    """What was measured: its name, seconds, starts of an empty interpreter."""
    client, path = Client(), folder / FILE
    await client.start_io(sys.executable, "-m", "arnakdsl.cli", "lsp")
    await client.initialize_async(types.InitializeParams(capabilities=types.ClientCapabilities()))
    client.initialized(types.InitializedParams())
    text, uri = path.read_text(), path.as_uri()
    await client.type(uri, text)
    await client.type(uri, text + "\n")

    line = text[: text.index("effect: draw")].count("\n")
    place = {"text_document": types.TextDocumentIdentifier(uri), "position": types.Position(line, 14)}
    context = types.ReferenceContext(include_declaration=True)
    measures: list[tuple[str, Callable[[int], Awaitable[object]]]] = [
        (
            "findings after a letter in an effect",
            lambda at: client.type(uri, text.replace("draw 2", f"draw {at + 3}", 1)),
        ),
        ("findings after a mistake", lambda at: client.type(uri, text.replace("draw 2", f"drw {at + 3}", 1))),
        ("findings in broken YAML", lambda at: client.type(uri, text.replace("name: Horse", f'name: "Horse{at}', 1))),
        ("completion", lambda at: client.text_document_completion_async(types.CompletionParams(**place))),
    ]
    found = [(name, *await measured(act)) for name, act in measures]
    await client.type(uri, text)
    later: list[tuple[str, Callable[[int], Awaitable[object]]]] = [
        ("definition", lambda at: client.text_document_definition_async(types.DefinitionParams(**place))),
        (
            "references",
            lambda at: client.text_document_references_async(types.ReferenceParams(context=context, **place)),
        ),
        ("hover", lambda at: client.text_document_hover_async(types.HoverParams(**place))),
    ]
    found += [(name, *await measured(act)) for name, act in later]
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place).resolve() / "arnak"
        shutil.copytree(CONTENT, folder)
        rows = asyncio.run(run(folder))
    print("| an editor asks for | ms | empty starts |\n|---|---|---|")
    for name, seconds, ratio in rows:
        print(f"| {name} | {seconds * 1000:.0f} | {ratio:.1f} |")
    sys.exit(any(ratio > MOST for name, _, ratio in rows if name.startswith("findings")))


if __name__ == "__main__":
    main()
