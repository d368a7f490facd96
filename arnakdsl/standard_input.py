"""Where in a pack the text of standard input belongs: with the entries, the scenarios or the head that it has."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from arnakdsl.folders import files_of
from arnakdsl.loading import HEAD, SUFFIXES
from arnakdsl.scenarios.files import FOLDER
from arnakdsl.yamltree import read

NAMES = re.compile(r"^(?:  ([a-z]\w*(?::\d+)?)[ ]*:|- scenario:[ ]*(.+?)[ ]*(?:#.*)?$)", re.MULTILINE)
"""What stands where ids of entries and names of scenarios do."""
OF_A_HEAD = re.compile(r"^(?:seats|language|name):", re.MULTILINE)
OF_SCENARIOS = re.compile(r"^- ", re.MULTILINE)
NEW = "standard_input.yaml"


def place_of(text: str, folder: Path) -> Path:
    """The file of a pack that a text stands in for: the head, or the one with most of its names; else a new file."""
    if OF_A_HEAD.search(text):
        return folder / HEAD
    names = _names(text)
    shared: Counter[Path] = Counter()
    for path in map(Path, sorted(files_of(str(folder)))):
        source = read(path, path.name)[0] if path.suffix in SUFFIXES and path.name != HEAD else None
        if source and (same := len(names & _names(source.text))):
            shared[path] = same
    if shared:
        return shared.most_common(1)[0][0]
    return folder / FOLDER / NEW if OF_SCENARIOS.search(text) else folder / NEW


def _names(text: str) -> set[str]:
    return {entry or scenario for entry, scenario in NAMES.findall(text)}
