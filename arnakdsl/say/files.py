"""The Fluent files of languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.resources import PACKAGE
from arnakdsl.source import Source, Span
from arnakdsl.yamltree import read, refused

CORE = PACKAGE / "lang"
SUFFIX = ".ftl"
LARGEST_FILE = 100_000
MOST_CHARACTERS = 150_000


def sources(folder: Path, language: str, name: str = "") -> list[Source]:
    """The Fluent files of a language in a folder of languages; `name` is the folder as messages show it."""
    return read_files(folder, language, name)[0]


def languages(folder: Path) -> list[str]:
    """The languages that a folder has files for."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(each.name for each in found if each.is_dir() and not each.name.startswith("."))


def read_files(folder: Path, language: str, name: str = "") -> tuple[list[Source], list[Finding]]:
    """The Fluent files of a language in a folder of languages, and those that cannot be read."""
    sources: list[Source] = []
    unread: list[Finding] = []
    for path in _listed(folder / language):
        shown = path.name.encode("utf-8", "replace").decode()
        source, wrong = read(path, f"{name or folder.as_posix()}/{language}/{shown}")
        unread += wrong
        sources += [source] if source is not None else []
    found, findings = usable(sources)
    return found, [*unread, *findings]


def usable(sources: Iterable[Source]) -> tuple[list[Source], list[Finding]]:
    """The files of a language that can be parsed, up to a limit, and what is wrong with the others."""
    found: list[Source] = []
    findings: list[Finding] = []
    size = 0
    for source in sources:
        if bad := _refused(source):
            findings.append(bad)
        elif (size := size + len(source.text)) > MOST_CHARACTERS:
            limit = f"{MOST_CHARACTERS} characters of text in a language"
            return found, [*findings, codes.TOO_MUCH.at(Span(source, 0, 0), limit=limit)]
        else:
            found.append(source)
    return found, findings


def _listed(folder: Path) -> list[Path]:
    try:
        return sorted(each for each in folder.iterdir() if each.name.endswith(SUFFIX) and not each.name.startswith("."))
    except OSError:
        return []


def _refused(source: Source) -> Finding | None:
    if len(source.text) > LARGEST_FILE:
        size, limit = f"{len(source.text)} characters", f"{LARGEST_FILE} characters"
        return codes.FILE_TOO_LARGE.at(Span(source, 0, 0), size=size, limit=limit)
    return refused(source)
