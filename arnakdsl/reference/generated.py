"""Packs whose effects are made at random: the folder `vocabulary` with its gaps filled."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from pathlib import Path

from arnakdsl.findings import Finding
from arnakdsl.reference.writer import Writer
from arnakdsl.resources import PACKAGE

VOCABULARY = PACKAGE / "reference" / "vocabulary"
DEEPEST = 2  # steps in steps
INSTEAD = {"condition": "start", "number": "1"}  # what stands in a gap for what has findings; for an effect `nothing`


class Generated:
    """The files of a random pack, as lines; an effect is one line, so that it can be taken back alone."""

    def __init__(self, seed: int) -> None:
        writer = Writer(random.Random(seed))
        self.files: dict[str, list[str]] = {}
        self.effects: dict[tuple[str, int], str] = {}  # file and line, from 1: what stands there instead
        self._taken = ""  # of the last CHOICE
        for path in sorted(VOCABULARY.iterdir()):
            lines = path.read_text("utf-8").splitlines()
            self.files[path.name] = [self._filled(writer, path.name, at, line) for at, line in enumerate(lines, 1)]

    def _filled(self, writer: Writer, file: str, at: int, line: str) -> str:
        line = re.sub(r"CHOICE ([a-z ]+)|SAME", lambda found: self._chosen(writer, found[1]), line)
        indent, gap, names = line.partition("RANDOM")
        if not gap or indent.strip():
            return line
        level, *others = names.split()
        self.effects[file, at] = INSTEAD.get(level, "nothing")
        if level in INSTEAD:
            writer.level = 0
            return indent + (writer.number({}) if level == "number" else writer.condition({}))
        writer.level = int(level)
        named = dict(each.split(":") for each in others)
        return indent + writer.effect(writer.chance.randint(1, DEEPEST) if file == "trials.yaml" else 1, named)

    def _chosen(self, writer: Writer, words: str | None) -> str:
        self._taken = writer.one(*words.split()) if words else self._taken
        return self._taken

    def write(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, lines in self.files.items():
            (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")

    def without(self, findings: Iterable[Finding]) -> bool:
        """Take back the effects that something is wrong with, or one that may be why; false if none is left."""
        places = {(Path(each.span.source.name).name, each.span.position[0]) for each in findings}
        wrong = sorted(places & self.effects.keys()) or sorted(self.effects)[:1]
        for file, line in wrong:
            lines = self.files[file]
            lines[line - 1] = re.sub(r"\S.*", self.effects.pop((file, line)), lines[line - 1], count=1)
        return bool(wrong)
