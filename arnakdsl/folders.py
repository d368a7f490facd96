"""The files of a pack's folder, and the key that stands for all of them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator

from arnakdsl import cache

DEFAULT_PACK = "arnak"
SUFFIXES = (".yaml", ".yml")
"""What a built file does not end with: who names one means the folder it is in."""
MOST_FILES = 4_000
MOST_BYTES = 40_000_000
NOT_OF_A_RULESET = "scenarios"
"""The folder at the top of a pack that no ruleset depends on."""


def key_of_folder(folder: str, whole: bool = False) -> str | None:
    """What a pack's ruleset is kept under: of the name and the bytes of all its files; none if they cannot be read.

    `whole`: of the files too that no ruleset depends on.
    """
    size = 0
    try:
        parts: list[str | bytes] = ["folder", os.path.basename(os.path.realpath(folder))]
        for path in files_of(folder, () if whole else (NOT_OF_A_RULESET,)):
            with open(path, "rb") as file:
                text = file.read(MOST_BYTES + 1)
            size += len(text)
            parts += [path[len(folder) :], text]
            if size > MOST_BYTES or len(parts) > 2 * MOST_FILES:
                return None
    except (OSError, ValueError):
        return None
    return cache.key(*parts)


def files_of(top: str, without: tuple[str, ...] = ()) -> Iterator[str]:
    """Every file of a folder and of those below it but some at its top; links are followed, each folder once."""
    waiting, seen = [top], set()
    while waiting:
        folder = waiting.pop()
        status = os.stat(folder)
        if (status.st_dev, status.st_ino) in seen:
            continue
        seen.add((status.st_dev, status.st_ino))
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name)
            mode = os.stat(path).st_mode
            if stat.S_ISREG(mode):
                yield path
            elif stat.S_ISDIR(mode) and not (folder == top and name in without):
                waiting.append(path)
