"""The files that come with the compiler, and the folder for what it may keep.

In a wheel the data lies in `arnakdsl/_data/`, in a checkout at the root of the repository.
"""

from __future__ import annotations

import os
from pathlib import Path

from arnakdsl import cache
from arnakdsl.places import data_place

PACKAGE = Path(__file__).resolve().parent


def data_folder(name: str) -> Path:
    """The folder `grammar` or `content`, packaged or in the checkout."""
    return Path(data_place(name))


def grammar_text(name: str) -> str:
    """The text of a grammar file, such as `effect.lark`."""
    return (data_folder("grammar") / name).read_text(encoding="utf-8")


def packaged_content() -> Path:
    """The folder of the packs that come with the compiler."""
    return data_folder("content")


def pack_folder(path: Path | str) -> Path:
    """The folder that a path means: a bare name with nothing of that name here is a packaged pack.

    Raises:
        RulesError: It is no path.
    """
    try:
        path = Path(path)
    except TypeError:
        from arnakrt.arguments import shown
        from arnakrt.ruleset import RulesError

        raise RulesError(f"a pack is named by a path, not by {shown(path)}") from None
    if len(path.parts) == 1 and not os.path.lexists(path):
        packaged = packaged_content() / path
        if os.path.isfile(packaged / "pack.yaml"):  # noqa: PTH113 - says no also where there can be no such file
            return packaged
    return path


def packaged_packs() -> list[str]:
    """The names of the packs that come with the compiler."""
    return sorted(head.parent.name for head in packaged_content().glob("*/pack.yaml"))


def cache_folder() -> Path | None:
    """Our folder in the user's cache; none where there is none that only this user can write to."""
    found = cache.folder()
    return Path(found) if found else None
