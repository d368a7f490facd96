"""How long the commands of a designer take: `python benchmarks/check.py --json benchmarks/check.json`.

Whole processes are measured in turn within one run, each over an empty interpreter's start, and the check of many entries over
`check-jsonschema` with the schema that `arnakc schema` gives.  Cold is a check of a pack of which nothing is kept; what is
kept of the tool itself, as its grammar, is there.  The clock on the wall counts what a second core does once, processor time
counts it in full.

    pip install -e '.[bench]'
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "runtime")]

from arnakdsl import cache  # noqa: E402
from arnakdsl.api import default_content  # noqa: E402
from arnakdsl.entries import Entry  # noqa: E402
from arnakdsl.loading import load_pack  # noqa: E402
from arnakdsl.lsp.workspace import Workspace  # noqa: E402

EMPTY = [sys.executable, "-c", "pass"]
TOOL = [sys.executable, "-m", "arnakdsl.cli"]
CARDS = ("item", "artifact")
OF_A_FILE = 250
AMOUNT = re.compile(r"(?<=[ :])[1-4](?= [a-z])")
NAME = re.compile(r"(?<=name: ).*")
SOURCE = re.compile(r"^ +source: .*\n?", re.MULTILINE)
BOX = re.compile(r"^box:.*?^(?=\w)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Took:
    """What a process took, in seconds: on the wall and of processors."""

    wall: float
    processor: float


def took(command: list[str]) -> Took:
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False, cwd=ROOT)
    wall, after = perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)[:200]}: {done.stdout.decode()[-2000:]}")
    return Took(wall, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)


# ---------------------------------------------------------------- packs of many entries


def generate(folder: Path, number: int) -> Path:
    """The packaged pack without its scenarios, with so many more cards: the real ones under new ids, with other numbers."""
    shutil.copytree(default_content(), folder, ignore=shutil.ignore_patterns("scenarios"))
    head = folder / "pack.yaml"
    head.write_text(BOX.sub("", head.read_text("utf-8")), encoding="utf-8")
    pack, _ = load_pack(default_content())
    assert pack is not None
    cards = [each for each in pack.entries if each.kind in CARDS]
    files: dict[str, list[str]] = {}
    for at in range(number):
        card, times = cards[at % len(cards)], at // len(cards) + 1
        files.setdefault(f"{card.kind}_{at // OF_A_FILE}", [f"{card.kind}:\n"]).append(copy(card, times))
    (folder / "more").mkdir()
    for name, texts in files.items():
        (folder / "more" / f"{name}.yaml").write_text("".join(texts), encoding="utf-8")
    return folder


def copy(card: Entry, times: int) -> str:
    """A card under another id and name that no source tells of; what it costs, pays and gains is another number."""
    fields = card.extent.text.partition("\n")[2]
    fields = AMOUNT.sub(lambda found: str((int(found[0]) + times) % 4 + 1), fields)
    fields = SOURCE.sub("", NAME.sub(lambda found: f"{found[0]} {times + 1}", fields))
    return f"  {card.id}_n{times + 1}:\n{fields.rstrip()}\n"


# ---------------------------------------------------------------- what is measured


def forget() -> None:
    """Nothing is kept of any pack."""
    for each in Path(os.environ[cache.VARIABLE]).glob(f"{cache.PACK}*"):
        each.unlink()


def small(rounds: int) -> Iterator[dict[str, Any]]:
    """Commands over an empty interpreter's start, in turn."""
    check = [*TOOL, "check", str(default_content())]
    took(check)
    seen: dict[str, list[tuple[Took, Took]]] = {}
    for _ in range(rounds):
        for name, command, cold in (
            ("`--help`", [*TOOL, "--help"], False),
            ("cold check of the pack", check, True),
            ("unchanged check of the pack", check, False),
        ):
            if cold:
                forget()
            seen.setdefault(name, []).append((took(command), took(EMPTY)))
    yield from (figure(name, pairs) for name, pairs in seen.items())


def keystrokes(rounds: int) -> dict[str, Any]:
    """What a language server finds out again when a figure of an open file is typed anew, over an empty start."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place).resolve() / "pack"
        shutil.copytree(default_content(), folder)
        path = next(each for each in sorted(folder.rglob("*.yaml")) if "points: 1" in each.read_text("utf-8"))
        text, workspace, pairs = path.read_text("utf-8"), Workspace(), []
        workspace.analyse(folder)
        for at in range(rounds):
            workspace.put(path, text.replace("points: 1", f"points: {at + 2}", 1))
            began, used = perf_counter(), process_time()
            workspace.analyse(folder)
            pairs.append((Took(perf_counter() - began, process_time() - used), took(EMPTY)))
    return figure(KEYSTROKE, pairs)


def figure(name: str, pairs: list[tuple[Took, Took]]) -> dict[str, Any]:
    """The medians of what something took, over those of an empty interpreter's start."""
    return {
        "name": name,
        "must": MUST[name],
        "seconds": median(each.wall for each, _ in pairs),
        "ratio": median(each.wall for each, _ in pairs) / median(empty.wall for _, empty in pairs),
        "processor": median(each.processor for each, _ in pairs) / median(empty.processor for _, empty in pairs),
    }


KEYSTROKE = "an editor's answer after a keystroke"
MUST = {"`--help`": 8, "cold check of the pack": 40, "unchanged check of the pack": 10, KEYSTROKE: 10}


def many(numbers: list[int], rounds: int) -> Iterator[dict[str, Any]]:
    """Cold checks of generated packs, and `check-jsonschema` over the same files."""
    with tempfile.TemporaryDirectory() as place:
        schemas = Path(place) / "schemas"
        took([*TOOL, "schema", "-o", str(schemas), "--pack", str(default_content())])
        for number in numbers:
            folder = generate(Path(place) / str(number), number)
            files = sorted(map(str, (folder / "more").iterdir()))
            other = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schemas / "content.json"), *files]
            ours, theirs = [], []
            for _ in range(rounds):
                forget()
                ours.append(took([*TOOL, "check", str(folder)]))
                theirs.append(took(other))
            yield {
                "entries": number,
                "seconds": median(each.wall for each in ours),
                "processor": median(each.processor for each in ours),
                "schema": median(each.wall for each in theirs),
                "schema_processor": median(each.processor for each in theirs),
            }


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the commands of a designer take.")
    parser.add_argument("--rounds", type=int, default=7, help="of the small commands")
    parser.add_argument("--entries", type=int, nargs="*", default=[1000, 10_000])
    parser.add_argument("--large-rounds", type=int, default=1, help="of the packs of many entries")
    parser.add_argument("--json", type=Path, help="write the figures here")
    args = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed is compiled
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])
    with tempfile.TemporaryDirectory() as kept:
        os.environ[cache.VARIABLE] = kept
        found = {
            "machine": {"cores": os.cpu_count(), "system": platform.system(), "python": platform.python_version()},
            "load": [round(os.getloadavg()[0], 1)],
            "rounds": args.rounds,
            "commands": [*small(args.rounds), keystrokes(args.rounds)],
            "entries": list(many(args.entries, args.large_rounds)),
        }
        found["load"].append(round(os.getloadavg()[0], 1))
    for each in found["commands"]:
        print(f"{each['name']:32}{each['ratio']:8.1f} (at most {each['must']}); processor {each['processor']:.1f}")
    for each in found["entries"]:
        print(
            f"{each['entries']:6} entries: {each['seconds']:7.2f} s, check-jsonschema {each['schema']:7.2f} s; "
            f"processor {each['processor']:.2f} and {each['schema_processor']:.2f}"
        )
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
