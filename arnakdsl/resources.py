"""The files that come with the compiler, and the folder for what it may keep.

In a wheel the data lies in `arnakdsl/_data/`, in a checkout at the root of the repository.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def data_folder(name: str) -> Path:
    """The folder `grammar` or `content`, packaged or in the checkout."""
    packaged = PACKAGE / "_data" / name
    return packaged if packaged.is_dir() else PACKAGE.parent / name


def grammar_text(name: str) -> str:
    """The text of a grammar file, such as `effect.lark`."""
    return (data_folder("grammar") / name).read_text(encoding="utf-8")


def packaged_content() -> Path:
    """The folder of the packs that come with the compiler."""
    return data_folder("content")


def pack_folder(path: Path) -> Path:
    """The folder that a path means: a bare name with nothing of that name here is a packaged pack."""
    if len(path.parts) == 1 and not os.path.lexists(path):
        packaged = packaged_content() / path
        if packaged.joinpath("pack.yaml").is_file():
            return packaged
    return path


def packaged_packs() -> list[str]:
    """The names of the packs that come with the compiler."""
    return sorted(head.parent.name for head in packaged_content().glob("*/pack.yaml"))


def cache_folder() -> Path | None:
    """Our folder in the user's cache, made if need be; None where there is none that only this user can write to."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    try:
        folder = (Path(base) if Path(base).is_absolute() else Path.home() / ".cache") / "arnakdsl"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder if _is_ours(folder) else None
    except (OSError, RuntimeError):
        return None


def _is_ours(folder: Path) -> bool:
    """Whether it is a real folder of this user, closed to all others."""
    if not hasattr(os, "getuid"):
        return True
    status = folder.lstat()
    private = not stat.S_IMODE(status.st_mode) & 0o077
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and private
