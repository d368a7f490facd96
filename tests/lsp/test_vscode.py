"""The extension for VS Code: its parts are there, its grammars are sound and know all words of the language."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arnakdsl.functions import FUNCTIONS
from arnakdsl.syntax.table import load_table
from arnakdsl.verbs import VERBS

FOLDER = Path(__file__).parents[2] / "editors" / "vscode"
PACKAGE = json.loads((FOLDER / "package.json").read_text())
GRAMMARS = {
    each["scopeName"]: json.loads((FOLDER / each["path"]).read_text()) for each in PACKAGE["contributes"]["grammars"]
}
PARTS = GRAMMARS["source.arnakdsl.effect"]["repository"]


def rules(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
    for each in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from rules(each)


def test_the_parts_are_there() -> None:
    assert (FOLDER / PACKAGE["main"]).is_file()
    assert PACKAGE["contributes"]["configuration"]["properties"]["arnakdsl.command"]["default"] == ["arnakc", "lsp"]
    assert {each["scopeName"] for each in PACKAGE["contributes"]["grammars"]} == {
        each["scopeName"] for each in GRAMMARS.values()
    }
    assert PACKAGE["contributes"]["grammars"][1]["injectTo"] == ["source.yaml"]
    assert 'language: "yaml"' in (FOLDER / "extension.js").read_text()


@pytest.mark.parametrize("name", GRAMMARS)
def test_a_grammar_is_sound(name: str) -> None:
    grammar = GRAMMARS[name]
    for rule in rules(grammar):
        for key in ("match", "begin", "end"):
            if key in rule:
                re.compile(rule[key])
        include = rule.get("include", "")
        assert not include.startswith("#") or include[1:] in grammar["repository"]
        assert include.startswith("#") or include in ("", *GRAMMARS)


@pytest.mark.parametrize(
    ("part", "words"), [("keyword", load_table().keywords), ("verb", VERBS), ("function", FUNCTIONS)]
)
def test_a_grammar_knows_all_words(part: str, words: Any) -> None:
    pattern = re.compile(PARTS[part]["match"])
    missing = [word for word in words if not pattern.match(f"{word}(" if part == "function" else word)]
    assert not missing


@pytest.mark.parametrize(
    ("line", "effect"),
    [
        ("    effect: gain 1 coin; draw", "gain 1 coin; draw"),
        ("    do: set x to 1 # why", "set x to 1 # why"),
        ("    name: effect: x", None),
        ("    effect: |", None),
        ("effect: x", None),
    ],
)
def test_effects_on_one_line(line: str, effect: str | None) -> None:
    found = re.match(GRAMMARS["arnakdsl.injection"]["repository"]["line"]["match"], line)
    assert (found[4] if found else None) == effect


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_the_extension_is_javascript() -> None:
    run = subprocess.run(["node", "--check", str(FOLDER / "extension.js")], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
