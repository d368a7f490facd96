from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from arnakdsl.cli import COMMANDS, SAYS


def test_every_command_is_said() -> None:
    assert SAYS.keys() == COMMANDS.keys()


def test_help_imports_no_command() -> None:
    code = "import sys; from arnakdsl.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    told, _, modules = run.stdout.rstrip().rpartition("\n")
    assert all(f"  {name} " in told for name in COMMANDS)
    ours = {each for each in modules.split() if each.startswith(("arnakdsl.", "arnakrt"))}
    assert ours == {"arnakdsl.cli"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("args", [["--help"], ["explain", "AK202"], ["list", "--help"]])
def test_output_that_cannot_be_written_is_one_sentence(args: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "arnakdsl.cli", *args], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "Error: No space left on device\n")


def test_nobody_who_reads_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "arnakdsl.cli", "explain"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as done:
        assert done.stdout is not None
        assert done.stderr is not None
        done.stdout.close()
        assert done.stderr.read() == b""
