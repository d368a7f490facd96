from __future__ import annotations

import subprocess
import sys

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
