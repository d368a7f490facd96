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

FORMS = [  # arguments of pip, where the data is read from (below the environment, or in the checkout)
    (("-e", str(ROOT)), lambda environment: ROOT),
    ((str(ROOT),), lambda environment: environment),
]


@pytest.mark.full
@pytest.mark.parametrize(("arguments", "home"), FORMS, ids=["editable", "wheel"])
def test_grammar_and_content_are_found(tmp_path: Path, arguments: tuple[str, ...], home: object) -> None:
    environment = tmp_path / "venv"
    venv.create(environment, with_pip=True)
    python = environment / "bin" / "python"
    run = {"cwd": tmp_path, "env": CLEAN, "text": True, "capture_output": True, "check": True}
    subprocess.run([python, "-m", "pip", "install", "--quiet", *arguments], **run)  # type: ignore[call-overload]
    places = subprocess.run([python, "-c", PLACES], **run).stdout.split()  # type: ignore[call-overload]
    for place in places:
        assert Path(place).is_dir()
        assert Path(place).is_relative_to(home(environment))  # type: ignore[operator]
    for pack in ((), ("arnak",), ("kiln",)):
        done = subprocess.run([environment / "bin" / "arnakc", "check", *pack], **run)  # type: ignore[call-overload]
        assert done.stdout.endswith("entries: 0 findings\n")


def test_the_version_is_said_once() -> None:
    import arnakdsl

    run = subprocess.run(
        [sys.executable, "-m", "arnakdsl.cli", "--version"],
        capture_output=True, text=True, check=True, env={**CLEAN, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    assert run.stdout == f"arnakc, version {arnakdsl.__version__}\n"
