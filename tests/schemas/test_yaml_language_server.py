"""What yaml-language-server makes of our schemas: no mistakes in a right file, the mistake in a wrong one, and completion.

Skipped where it is not installed (`npm install -g yaml-language-server`, or YAML_LANGUAGE_SERVER names its program).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arnakdsl.file_schemas import file_schema
from arnakdsl.loading import load
from arnakdsl.resources import packaged_content

SERVER = os.environ.get("YAML_LANGUAGE_SERVER") or shutil.which("yaml-language-server")
pytestmark = pytest.mark.skipif(SERVER is None, reason="yaml-language-server is not installed")


class Client:
    """An editor with the least that a language server asks for."""

    def __init__(self, folder: Path) -> None:
        assert SERVER is not None
        self.process = subprocess.Popen([SERVER, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.folder = folder
        self.number = 0
        self.request("initialize", processId=None, rootUri=folder.as_uri(), capabilities={})
        self.send("initialized", params={})
        settings = {"yaml": {"validate": True, "completion": True, "schemaStore": {"enable": False}}}
        self.send("workspace/didChangeConfiguration", params={"settings": settings})

    def send(self, method: str, **more: Any) -> None:
        self._write({"jsonrpc": "2.0", "method": method, **more})

    def _write(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        size = 0
        while line := self.process.stdout.readline().strip():
            name, _, value = line.partition(b":")
            size = int(value) if name.lower() == b"content-length" else size
        message: dict[str, Any] = json.loads(self.process.stdout.read(size))
        if "id" in message and "method" in message:  # a question of the server
            self._write({"jsonrpc": "2.0", "id": message["id"], "result": [None]})
        return message

    def request(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.send(method, id=self.number, params=params)
        while (message := self.read()).get("id") != self.number or "method" in message:
            pass
        return message["result"]

    def open(self, name: str, text: str) -> list[str]:
        """The messages for a file."""
        uri = (self.folder / name).as_uri()
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self.send("textDocument/didOpen", params={"textDocument": document})
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == uri:
                return [each["message"] for each in message["params"]["diagnostics"]]

    def complete(self, name: str, line: int, column: int) -> list[str]:
        place = {
            "textDocument": {"uri": (self.folder / name).as_uri()},
            "position": {"line": line, "character": column},
        }
        found = self.request("textDocument/completion", **place)
        return [each["label"] for each in found["items"]]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    pack = load(packaged_content() / "kiln").pack
    assert pack is not None
    (tmp_path / "content.json").write_text(json.dumps(file_schema("content", pack)))
    found = Client(tmp_path)
    yield found
    found.process.kill()
    found.process.wait()


def test_an_editor_checks_and_completes(client: Client) -> None:
    first = f"# yaml-language-server: $schema={(client.folder / 'content.json').as_uri()}\n"
    right = (packaged_content() / "kiln/things/pots.yaml").read_text("utf-8")
    assert client.open("right.yaml", first + right) == []
    assert client.open("wrong.yaml", first + right.replace("price:", "prcie:", 1)) == [
        'Missing property "price".', "Property prcie is not allowed."
    ]  # fmt: skip
    client.open("begun.yaml", f"{first}pot:\n  jug:\n    shape: \n    \n")
    assert {"price", "low", "opens", "note"} <= set(client.complete("begun.yaml", 4, 4))
    assert set(client.complete("begun.yaml", 3, 11)) == {"bowl", "jar", "dish"}
