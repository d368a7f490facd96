"""What may be kept between runs: JSON in a folder of this user, found again by what it was made from.

A cache never says no: where nothing can be read, nothing is kept; where nothing can be written, nothing is written.  What
stands in a file is believed only if it is all there, and the folder only if nobody else can write to it.

`ARNAKDSL_CACHE` names another folder; `off` means none.
"""

from __future__ import annotations

import json
import os
import stat
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from typing import Any

from arnakdsl.places import PACKAGE

VARIABLE = "ARNAKDSL_CACHE"
OFF = ("off", "0", "no", "")
PACK = "pack-"
"""What the names of all begin with that belongs to a pack."""
MOST_OF_PACKS = 256
"""Files that are kept of packs; the grammar's, and the games that `play` keeps here, are not counted."""
HEAD, TAIL = '{"digest": "', "\n}\n"


# ---------------------------------------------------------------- the folder


def folder() -> str | None:
    """Our folder in the user's cache, made if need be; none where there is none that only this user can write to."""
    named = os.environ.get(VARIABLE)
    if named is not None and named.lower() in OFF:
        return None
    try:
        found = os.path.abspath(named) if named is not None else os.path.join(_base(), "arnakdsl")
        os.makedirs(found, mode=0o700, exist_ok=True)
        return found if _is_ours(found) else None
    except (OSError, ValueError):
        return None


def _base() -> str:
    named = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(named):
        return named
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return os.environ["LOCALAPPDATA"]
    home = os.path.expanduser("~")
    if not os.path.isabs(home):
        raise OSError("no home")
    return os.path.join(home, ".cache")


def _is_ours(place: str) -> bool:
    """Whether it is a real folder of this user, closed to all others."""
    if not hasattr(os, "getuid"):
        return True
    status = os.lstat(place)
    private = not stat.S_IMODE(status.st_mode) & 0o077
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and private


# ---------------------------------------------------------------- keys


def key(*parts: str | bytes) -> str:
    """A name for what is made from these parts by this tool."""
    made = blake2b(tool(), digest_size=16)
    for each in parts:
        data = each.encode("utf-8", "surrogateescape") if isinstance(each, str) else each
        made.update(b"%d:" % len(data))
        made.update(data)
    return made.hexdigest()


@cache
def tool() -> bytes:
    """What tells this compiler and this Python from others: of its own files their places, sizes and times."""
    found = find_spec("arnakrt")  # to import it would take a sixth of an unchanged check
    runtime = os.path.dirname(os.path.abspath(found.origin)) if found and found.origin else ""
    files = sorted(each for place in (PACKAGE, runtime) if place for each in _sources(place))
    said = (sys.implementation.cache_tag, sys.hexversion, files)
    return blake2b(repr(said).encode("utf-8", "surrogateescape"), digest_size=16).digest()


def _sources(place: str) -> Iterator[tuple[str, int, int]]:
    with os.scandir(place) as found:
        for each in found:
            if each.name.endswith(".py"):
                status = each.stat()
                yield each.path, status.st_size, status.st_mtime_ns
            elif each.is_dir() and each.name not in ("__pycache__", "_data"):
                yield from _sources(each.path)


# ---------------------------------------------------------------- reading and writing


def kept(name: str) -> Any:
    """The data that was kept under a name; none if there is none, or it is not what was written."""
    place = folder()
    if place is None:
        return None
    try:
        with open(os.path.join(place, name + ".json"), encoding="utf-8", newline="") as file:
            text = file.read()
        head, _, data = text.removesuffix(TAIL).partition('", "data":\n')
        return json.loads(data) if text.endswith(TAIL) and head == HEAD + _digest(name, data) else None
    except (OSError, ValueError, RecursionError):
        return None


def keep(name: str, data: Any) -> None:
    """Keep data under a name: a whole file or none, and no complaint where nothing can be written."""
    place = folder()
    if place is None:
        return
    import tempfile

    text = json.dumps(data, ensure_ascii=True, separators=(",", ":"))
    try:
        handle, part = tempfile.mkstemp(dir=place, prefix=PACK, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
                file.write(f'{HEAD}{_digest(name, text)}", "data":\n{text}{TAIL}')
            os.replace(part, os.path.join(place, name + ".json"))
        except OSError:
            os.unlink(part)
        _drop_the_oldest(place)
    except OSError:
        return


def _digest(name: str, data: str) -> str:
    return blake2b(f"{name}\n{data}".encode(), digest_size=16).hexdigest()


def _drop_the_oldest(place: str) -> None:
    """Of packs, what was written last stays."""
    with os.scandir(place) as found:
        names = [each.path for each in found if each.name.startswith(PACK)]
    if len(names) > MOST_OF_PACKS:
        for path in sorted(names, key=os.path.getmtime)[:-MOST_OF_PACKS]:
            os.unlink(path)
