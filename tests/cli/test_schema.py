from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl.cli import main
from tests.support import write_pack

RULES = "kind:\n  card:\n    all: cards\n    attributes:\n      worth: number\n"


def run(*args: object) -> Result:
    result = CliRunner().invoke(main, ["schema", *map(str, args)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(write_pack(tmp_path, {"rules.yaml": RULES}))
    return tmp_path


PRINTED = [
    ((), "content of the pack tiny"),
    (("content",), "content of the pack tiny"),
    (("pack",), "the head of a pack: pack.yaml"),
    (("scenarios",), "scenarios of the pack tiny"),
    (("card",), "an entry of the kind card"),
    (("action",), "an entry of the kind action"),
]


@pytest.mark.parametrize(("args", "title"), PRINTED)
def test_a_schema_is_printed(pack: Path, args: tuple[str, ...], title: str) -> None:
    result = run(*args)
    assert (result.exit_code, json.loads(result.stdout)["title"]) == (0, title)
    assert run(*args).stdout == result.stdout


def test_the_schemas_of_all_files_are_written(pack: Path) -> None:
    result = run("-o", ".schemas")
    assert result.stdout == ".schemas/content.json\n.schemas/pack.json\n.schemas/scenarios.json\n"
    assert json.loads(Path(".schemas/content.json").read_text()) == json.loads(run().stdout)


def test_a_pack_with_mistakes_has_schemas_too(pack: Path) -> None:
    Path("a.yaml").write_text("card:\n  rope: {worht: 1}\nkind:\n  beast: {attributes: {size: nubmer}}\n")
    assert json.loads(run("beast").stdout)["properties"]["size"]


CANNOT = [
    (("crad",), "Error: there is no kind 'crad': did you mean 'card'?\n"),
    (("zebra",), "Error: there is no kind 'zebra': `arnakc list` shows the kinds\n"),
    (("card", "-o", "x"), "Error: --output is for the schemas of all files: leave out the kind\n"),
    (("-o", "rules.yaml"), "Error: 'rules.yaml' cannot be written: file exists\n"),
]


@pytest.mark.parametrize(("args", "sentence"), CANNOT)
def test_what_cannot_run_is_told_in_one_sentence(pack: Path, args: tuple[str, ...], sentence: str) -> None:
    Path("b.yaml").write_text("card:\n  rope: {worth: 1}\n")
    result = run(*args)
    assert (result.exit_code, result.stderr) == (2, sentence)
