"""`check`: all that is wrong with a pack, less what it lets pass; found again where nothing has changed since.

What was found is kept in the user's cache, with the texts that it is about, under the bytes of all files of the pack.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from arnakdsl import cache
from arnakdsl.folders import key_of_folder
from arnakdsl.plain import findings_of, plain
from arnakdsl.report import Report
from arnakdsl.resources import pack_folder


def check(path: Path | str) -> Report:
    """Everything that is wrong with the pack in a folder and with its scenarios, and how much was checked.

    Scenarios are not played.  While the pack has errors itself, their names are not looked up.
    """
    folder = pack_folder(path)
    name = _name(folder)
    found = _kept(name)
    if found is None:
        found = checked(folder)
        if name and name == _name(folder):
            cache.keep(name, data_of(found))
    return found


def found_before(folder: Path) -> Report | None:
    """What a check found, if one has ended and nothing has changed since."""
    return _kept(_name(folder))


def checked(folder: Path) -> Report:
    """What `check` gives, found anew; what is `unsaved` is read in the place of files."""
    from arnakdsl.api import all_findings
    from arnakdsl.ignores import let_pass

    report = all_findings(folder)
    return let_pass(report, folder) if report.checked else report


def _name(folder: Path) -> str | None:
    """What the findings of a folder are kept under, if they can be: they name files as seen from the current folder."""
    if not cache.folder():
        return None
    key = key_of_folder(os.fspath(folder), whole=True)
    seen = os.path.relpath(folder) if folder.is_absolute() else ""
    return f"{cache.PACK}{cache.key('findings', key, os.fspath(folder), seen)}" if key else None


def _kept(name: str | None) -> Report | None:
    return report_of(cache.kept(name)) if name else None


# ---------------------------------------------------------------- findings as data


def data_of(report: Report) -> dict[str, Any]:
    """A report as plain data."""
    return {"checked": report.checked, **plain(report)}


def report_of(data: Any) -> Report | None:
    """The report of such data, if it is one."""
    try:
        return Report(findings_of(data), data["checked"])
    except (IndexError, KeyError, TypeError, ValueError):
        return None
