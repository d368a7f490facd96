"""Rules that one line of content can break: the line, and the scenario that fails with it.

`breaks.yaml` holds under `breakable`, by section, the rules that one line can break, and under `breaks` how: in the entry
`in` of `file` the line `line` becomes `instead`, and then `scenario` fails.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ruamel.yaml import YAML

from arnakdsl.api import default_content

RULES = [f"R{number:03}" for number in range(1, 408)]
SEED = 407
CHOSEN = 60
DATA = YAML(typ="safe").load(Path(__file__).with_name("breaks.yaml"))


@dataclass(frozen=True, slots=True)
class Break:
    """One line of content, or some in a row, that breaks a rule."""

    rule: str
    file: str
    entry: str
    line: str
    instead: str
    scenario: str

    def text(self, content: Path) -> str:
        """The file with the line changed."""
        lines = (content / self.file).read_text("utf-8").split("\n")
        old = self.line.rstrip("\n").split("\n")
        at = self._place(lines, [each.strip() for each in old])
        indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        new = [indent + each for each in self.instead.rstrip("\n").split("\n")]
        return "\n".join([*lines[:at], *new, *lines[at + len(old) :]])

    def _place(self, lines: Sequence[str], old: list[str]) -> int:
        stripped = [line.strip() for line in lines]
        first = next(
            at for at, line in enumerate(stripped) if line.partition(":")[0] == self.entry or line == f"{self.entry}:"
        )
        return next(at for at in range(first, len(lines)) if stripped[at : at + len(old)] == old)


def breakable() -> list[str]:
    """The rules that one line can break."""
    return [rule for rules in DATA["breakable"].values() for rule in rules]


def chosen() -> list[str]:
    """Those for which a break is asked, the same ones always; one more that is breakable changes one of them at most."""
    able = set(breakable())
    return [rule for rule in Random(SEED).sample(RULES, len(RULES)) if rule in able][:CHOSEN]


def breaks() -> dict[str, Break]:
    """By rule."""
    return {
        rule: Break(rule, each["file"], each["in"], each["line"], each["instead"], each["scenario"])
        for rule, each in DATA["breaks"].items()
    }


def broken_pack(folder: Path, change: Break) -> Path:
    """A copy of the pack in a folder, without its scenarios and texts, with the line changed."""
    content = default_content()
    shutil.copytree(content, folder, ignore=lambda where, names: {"scenarios", "lang"} & set(names))
    (folder / change.file).write_text(change.text(content), encoding="utf-8")
    return folder
