"""Where scenarios are."""

from __future__ import annotations

from pathlib import Path

from arnakdsl.loading import HEAD, SUFFIXES
from arnakdsl.yamltree import unsaved_in

FOLDER = "scenarios"
"""Where a pack keeps its scenarios."""


def pack_of(path: Path) -> Path | None:
    """The pack that a path lies in."""
    here = path.absolute()
    return next((folder for folder in (here, *here.parents) if (folder / HEAD).is_file()), None)


def scenario_files(*paths: Path) -> list[Path]:
    """The files of scenarios that paths stand for, each once: a file, a folder of them, or a pack."""
    found: dict[Path, Path] = {}
    for file in (file for path in paths for file in _files(path)):
        found.setdefault(file.resolve(), file)
    return list(found.values())


def pack_files(pack: Path) -> list[Path]:
    """The files of scenarios of a pack, if it has any."""
    return _files(pack / FOLDER) if (pack / FOLDER).is_dir() else unsaved_in(pack / FOLDER)


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    if (path / HEAD).is_file():
        return pack_files(path)
    found = {*path.rglob("*"), *unsaved_in(path)}
    return sorted(each for each in found if each.suffix in SUFFIXES and not each.name.startswith("."))
