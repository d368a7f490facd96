"""`arnakc explain`, and the page that is made of the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arnakdsl import explanations
from arnakdsl.cli import main
from arnakdsl.codes import CODES

PAGE = Path(__file__).parents[2] / "docs" / "diagnostics.md"
RECURSION = """\
AK215 recursive-definition (error)

'…' leads back to itself

Definitions are written out where they are called.

Wrong:
    define:
      again: {do: gain 1 apple; again}

Right:
    define:
      again: {do: gain 1 apple; gain 1 apple}
"""


def explain(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["explain", *arguments])


@pytest.mark.parametrize("name", ["AK215", "ak215", "recursive-definition"])
def test_a_code_is_explained_by_its_id_and_its_name(name: str) -> None:
    assert explain(name).output == RECURSION


def test_every_code_is_explained_and_listed() -> None:
    listed = explain().output
    for code in CODES.values():
        assert explain(code.id).output.startswith(f"{code.id} {code.name} ({code.severity})\n")
        assert f"  {code.id}  {code.name} " in listed


UNKNOWN = [
    ("AK20", "there is no code 'AK20': did you mean AK201, AK202 or AK203?"),
    ("unknown-verbs", "there is no code 'unknown-verbs': did you mean unknown-verb, unknown-alias or unknown-member?"),
    ("circle", "there is no code 'circle': did you mean icons-in-a-circle?"),
    ("spaceship", "there is no code 'spaceship': `arnakc explain` lists all"),
]


@pytest.mark.parametrize(("name", "sentence"), UNKNOWN)
def test_an_unknown_code_is_one_sentence(name: str, sentence: str) -> None:
    result = explain(name)
    assert (result.exit_code, result.output) == (2, f"Error: {sentence}\n")


def test_the_page_is_current() -> None:
    assert PAGE.read_text("utf-8") == explanations.page(), "arnakc explain --page > docs/diagnostics.md"
