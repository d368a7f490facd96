"""What people and machines may put in a folder: one finding or sentence, soon, in little memory, never a traceback."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support import write_pack

RULES = {"rules.yaml": "resource:\n  coin:\n"}
SECONDS = 2.0
MEGABYTES = 300


def _bomb() -> str:
    """Nine anchors, each of nine of the one before: 9 ** 9 values."""
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 10)]
    return "resource:\n  coin:\n" + "".join(f"    {line}\n" for line in lines)


def _file(text: str | bytes) -> Callable[[Path], object]:
    return lambda folder: write_pack(folder, {**RULES, "bad.yaml": text})


def _link(folder: Path) -> None:
    (write_pack(folder, RULES) / "bad.yaml").symlink_to("gone.yaml")


def _many(folder: Path) -> None:
    write_pack(folder, {f"{number}.yaml": "" for number in range(3000)})


def _deep(folder: Path) -> None:
    write_pack(folder, {**RULES, "/".join(["d"] * 300) + "/bad.yaml": "- x\n"})


BAD_INPUT: list[tuple[str, Callable[[Path], object], int, str]] = [  # name, what is done to a folder, status, what is said
    ("missing folder", lambda folder: None, 2, "does not exist"),
    ("a file", lambda folder: folder.write_text("x"), 2, "is not a folder"),
    ("empty folder", lambda folder: folder.mkdir(), 1, "AK106"),
    ("empty head", lambda folder: write_pack(folder, RULES, ""), 1, "AK103"),
    ("head is a folder", lambda folder: write_pack(folder, {**RULES, "pack.yaml/x": ""}, None), 1, "AK002"),
    ("no entries", lambda folder: write_pack(folder, {}), 1, "AK107"),
    ("empty file alone", lambda folder: write_pack(folder, {"a.yaml": ""}), 1, "AK107"),
    ("not YAML", _file("<html><body>: [</body>"), 1, "AK0"),
    ("binary", _file(bytes(range(256)) * 40), 1, "AK004"),
    ("UTF-16", _file("card:\n".encode("utf-16")), 1, "AK004"),
    ("Latin-1", _file("card:\n  r\xf6pe:\n".encode("latin-1")), 1, "AK004"),
    ("null bytes", _file("card:\n\0"), 1, "AK006"),
    ("duplicate keys", _file("resource:\n  gem: {of: game, of: player}\n"), 1, "AK033"),
    ("duplicate id", _file("resource:\n  gem:\n  gem:\n"), 1, "AK302"),
    ("alias bomb", _file(_bomb()), 1, "AK038"),
    ("100,000 brackets", _file("[" * 100_000), 1, "AK039"),
    ("100,000 braces", _file("{a: " * 100_000), 1, "AK039"),
    ("100,000 levels of lists", _file("- " * 100_000), 1, "AK039"),
    ("10 MB", _file("# " + "x" * 10_000_000), 1, "AK005"),
    ("10 MB of nulls", _file(bytes(10_000_000)), 1, "AK005"),
    ("long line", _file("resource: {gem: {of: " + "x" * 1_500_000 + "}}\n"), 1, "AK103"),
    ("long number", _file("resource: {gem: {of: " + "1" * 100_000 + "}}\n"), 1, "AK103"),
    ("x.yaml is a folder", lambda folder: write_pack(folder, {**RULES, "x.yaml/y": ""}), 1, "AK002"),
    ("dangling link", _link, 1, "AK001"),
    ("a pipe", lambda folder: os.mkfifo(write_pack(folder, RULES) / "bad.yaml"), 1, "AK002"),
    ("3,000 files", _many, 1, "AK109"),
    ("deep folders", _deep, 1, "AK103"),
    ("name that is no text", lambda folder: write_pack(folder, {**RULES, os.fsdecode(b"\xff.yaml"): "- x\n"}), 1, "AK103"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("spoil", "status", "says"), [case[1:] for case in BAD_INPUT], ids=[case[0] for case in BAD_INPUT]
)
def test_bad_input_ends_in_a_finding_or_a_sentence(
    tmp_path: Path, spoil: Callable[[Path], object], status: int, says: str
) -> None:
    spoil(tmp_path / "tiny")
    began = time.perf_counter()
    run = subprocess.run(
        [sys.executable, "-m", "arnakdsl.cli", "check", "tiny"],
        capture_output=True, text=True, cwd=tmp_path, timeout=60, check=False, preexec_fn=_limit,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    took = time.perf_counter() - began
    assert "Traceback" not in run.stderr, run.stderr
    assert run.returncode == status, run.stdout + run.stderr
    assert says in run.stdout + run.stderr
    assert run.stdout.endswith("1 finding\n") or status == 2
    assert took < 5 * SECONDS, "the limit of processor time is exact; this one leaves room for a busy machine"


def _limit() -> None:
    size = MEGABYTES * 1_000_000
    resource.setrlimit(resource.RLIMIT_DATA, (size, size))
    resource.setrlimit(resource.RLIMIT_CPU, (int(SECONDS), int(SECONDS) + 1))
