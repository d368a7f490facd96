"""The distribution: grammar and content are found installed, editable, and from another folder."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLACES = "import arnakdsl.resources as r; print(r.data_folder('grammar')); print(r.packaged_content())"
CLEAN = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

FORMS = [  # arguments of pip, is the data read where the checkout is (else from below the environment)
    (("-e", str(ROOT)), True),
    ((str(ROOT),), False),
]


@pytest.mark.full
@pytest.mark.parametrize(("arguments", "in_place"), FORMS, ids=["editable", "wheel"])
def test_grammar_and_content_are_found(tmp_path: Path, arguments: tuple[str, ...], in_place: bool) -> None:
    environment = tmp_path / "venv"
    venv.create(environment, with_pip=True)

    def run(command: str, *more: str) -> str:
        line = [environment / "bin" / command, *more]
        return subprocess.run(line, cwd=tmp_path, env=CLEAN, text=True, capture_output=True, check=True).stdout

    run("python", "-m", "pip", "install", "--quiet", *arguments)
    for place in run("python", "-c", PLACES).split():
        assert Path(place).is_dir()
        assert Path(place).is_relative_to(ROOT if in_place else environment)
    for pack in ((), ("arnak",), ("kiln",)):
        assert run("arnakc", "check", *pack).endswith("entries: 0 findings\n")


def test_the_version_is_said_once() -> None:
    import arnakdsl

    run = subprocess.run(
        [sys.executable, "-m", "arnakdsl.cli", "--version"],
        capture_output=True, text=True, check=True, env={**CLEAN, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    assert run.stdout == f"arnakc, version {arnakdsl.__version__}\n"
