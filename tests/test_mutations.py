"""Packs with one line deleted or one value replaced: a report, soon, and never an exception."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import arnakdsl
from arnakdsl.api import default_content
from tests.support import write_pack

PACKS = {
    "pond": Path(__file__).parent / "packs" / "pond",
    "caravan": Path(__file__).parent / "packs" / "caravan",
    "arnak": default_content(),
}
WRONG = (
    "", "5", "-1", "99999999999999999999", "1.0", "1.5", "yes", "null", "~", '"a b"', '""', "[]", "{}", "[a, b]", "{a: b}",
    "[[a]]", "nothing", "me", "player", "number", "two words", "Big", "ü", "a:b", "a.b", "pick", "|\n      x",
)  # fmt: skip
SECONDS = 2.0

Mutation = tuple[str, str, str]
"""The file that is changed, what is done in words, the new text."""


def files_of(pack: Path) -> dict[str, str]:
    found = {str(path.relative_to(pack)): path.read_text(encoding="utf-8") for path in sorted(pack.rglob("*.yaml"))}
    return {name: text for name, text in found.items() if not name.startswith("scenarios")}


def mutations(files: dict[str, str]) -> Iterator[Mutation]:
    for name, text in files.items():
        lines = text.split("\n")
        for at, line in enumerate(lines):
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            yield name, f"line {at + 1} deleted", "\n".join(lines[:at] + lines[at + 1 :])
            end = _end_of_block(lines, at)
            if end > at + 1:
                yield name, f"lines {at + 1} to {end} deleted", "\n".join(lines[:at] + lines[end:])
            for changed in _replaced(line):
                yield name, f"line {at + 1} is {changed!r}", "\n".join([*lines[:at], changed, *lines[at + 1 :]])


def _end_of_block(lines: Sequence[str], at: int) -> int:
    indent = len(lines[at]) - len(lines[at].lstrip())
    end = at + 1
    while end < len(lines) and (not lines[end].strip() or len(lines[end]) - len(lines[end].lstrip()) > indent):
        end += 1
    return end


def _replaced(line: str) -> Iterator[str]:
    """The line with its value, each value in braces or brackets, or its key replaced."""
    places = [match.span(1) for match in re.finditer(r"(?<=: )([^\s,{}\[\]#|][^,{}\[\]#]*)(?=[,}]|$| *#)", line)]
    places += [match.span(1) for match in re.finditer(r"(?<=[\[,])( *[a-z_0-9]+)(?=[\],])", line)]
    places += [match.span(1) for match in re.finditer(r"^(?:\s*[\w ]+: +)([\[{].*[\]}])", line)]
    for start, end in places:
        yield from (f"{line[:start]}{value}{line[end:]}" for value in WRONG)
    key = re.match(r"(\s*)([\w ]+)(?=:)", line)
    if key:
        yield from (
            f"{key[1]}{value}{line[key.end() :]}" for value in ("me", "gain", "two words", "a-b", "5", "'a) (b'")
        )


def judge(folder: Path, files: dict[str, str], mutation: Mutation) -> str:
    """What is wrong with how a mutated pack is checked; nothing if all is well."""
    name, done, text = mutation
    path = folder / name
    path.write_text(text, encoding="utf-8")
    began = time.process_time()
    try:
        arnakdsl.check(folder)
        took = time.process_time() - began
    except Exception as problem:
        return f"{name}: {done}: {type(problem).__name__}: {problem}"
    finally:
        path.write_text(files[name], encoding="utf-8")
    return f"{name}: {done}: {took:.1f} s" if took > SECONDS else ""


def complaints(folder: Path, pack: str, number: int | None, seed: int = 1) -> list[str]:
    files = files_of(PACKS[pack])
    write_pack(folder, dict(files), None)
    every = list(mutations(files))
    chosen = every if number is None else random.Random(seed).sample(every, min(number, len(every)))
    return [said for said in (judge(folder, files, each) for each in chosen) if said]


@pytest.mark.parametrize(("pack", "number"), [("pond", 25), ("caravan", 20), ("arnak", 3)])
def test_a_small_change_is_no_exception(tmp_path: Path, pack: str, number: int) -> None:
    assert complaints(tmp_path / pack, pack, number) == []


@pytest.mark.full
@pytest.mark.parametrize(("pack", "number"), [("pond", None), ("caravan", None), ("arnak", 400)])
def test_no_change_is_an_exception(tmp_path: Path, pack: str, number: int | None) -> None:
    assert complaints(tmp_path / pack, pack, number, seed=2) == []
