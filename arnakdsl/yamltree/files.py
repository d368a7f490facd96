"""A file -> its text, or the one thing that keeps it from being read.

What is open in an editor and not saved yet is read in the place of files (`unsaved`).
"""

from __future__ import annotations

import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.replacing import replace
from arnakdsl.source import Source, Span
from arnakdsl.yamltree.words import LARGEST_FILE, too_large

BOM = b"\xef\xbb\xbf"
_UNSAVED: ContextVar[Mapping[Path, Source]] = ContextVar("_UNSAVED", default={})  # noqa: B039  (never changed)


@contextmanager
def unsaved(sources: Mapping[Path, Source]) -> Iterator[None]:
    """Read these in the place of files, by their resolved paths; a file need not be there."""
    token = _UNSAVED.set({**_UNSAVED.get(), **sources})
    try:
        yield
    finally:
        _UNSAVED.reset(token)


def unsaved_in(folder: Path) -> list[Path]:
    """What is read in the place of files of a folder and those below it, as paths of that folder."""
    sources = _UNSAVED.get()
    top = folder.resolve() if sources else folder
    return [folder / path.relative_to(top) for path in sources if path.is_relative_to(top)]


def read(path: Path, name: str) -> tuple[Source | None, tuple[Finding, ...]]:
    """The text of a file, called `name` in messages; or None and what keeps it from being read."""
    if (sources := _UNSAVED.get()) and (instead := sources.get(path.resolve())):
        return instead, ()
    nowhere = Span(Source(name, ""), 0, 0)
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            seen = "a folder" if stat.S_ISDIR(mode) else "a pipe or a device"
            return None, (codes.NOT_A_FILE.at(nowhere, name=name, seen=seen),)
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
            size = max(len(data), path.stat().st_size)
    except (FileNotFoundError, ValueError):
        return None, (codes.FILE_MISSING.at(nowhere, name=name, hint=_missing_hint(path)),)
    except OSError as error:
        return None, (codes.FILE_UNREADABLE.at(nowhere, name=name, reason=(error.strerror or "unknown").lower()),)
    if size > LARGEST_FILE:
        return None, (too_large(nowhere, f"{size} bytes"),)
    try:
        return Source(name, data.decode("utf-8").removeprefix("\ufeff")), ()
    except UnicodeDecodeError as error:
        return None, (_not_utf8(nowhere, data, error.start),)


def rewrite(path: Path, before: Source, text: str) -> bool:
    """Put a text into a file that still says what was read, whole or not at all; its byte order mark and its mode stay.

    Raises:
        OSError: It cannot be written.
    """
    place = path.resolve()
    data = place.read_bytes()
    if data.removeprefix(BOM) != before.text.encode("utf-8"):
        return False
    replace(place, (BOM if data.startswith(BOM) else b"") + text.encode("utf-8"), stat.S_IMODE(place.stat().st_mode))
    return True


def _missing_hint(path: Path) -> str:
    try:
        return "it is a link whose target is gone" if path.is_symlink() else ""
    except (OSError, ValueError):
        return ""


def _not_utf8(nowhere: Span, data: bytes, offset: int) -> Finding:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        hint = "the file is UTF-16; save it as UTF-8"
    else:
        hint = "save the file as UTF-8"
    line = data.count(b"\n", 0, offset) + 1
    return codes.NOT_UTF8.at(nowhere, hint=hint, offset=offset, line=line, byte=f"0x{data[offset]:02x}")
