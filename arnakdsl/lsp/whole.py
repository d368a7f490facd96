"""All that is wrong with a pack, found by a process of its own while the server answers.

The texts that are not saved go to its standard input; what it has found comes from its standard output, as JSON both.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from arnakdsl.checking import check, checked, data_of, found_before, report_of
from arnakdsl.report import Report
from arnakdsl.source import Source
from arnakdsl.yamltree import unsaved

COMMAND = (sys.executable, "-c", "from arnakdsl.lsp.whole import answer; answer()")


async def whole_check(folder: Path, texts: Mapping[Path, Source]) -> Report | None:
    """What is wrong with a pack in which some files have these texts; none if that could not be found out."""
    found = None if texts else found_before(folder)
    if found is not None:
        return found
    question = {"folder": str(folder), "texts": {str(path): [each.name, each.text] for path, each in texts.items()}}
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
    try:
        said, _ = await process.communicate(json.dumps(question).encode())
    finally:
        if process.returncode is None:
            process.kill()
    return report_of(json.loads(said)) if said else None


def answer() -> None:
    """The other side: read the question, look, answer."""
    question = json.load(sys.stdin)
    folder = Path(question["folder"])
    texts = {Path(path): Source(*each) for path, each in question["texts"].items()}
    with unsaved(texts):
        found = checked(folder) if texts else check(folder)
    json.dump(data_of(found), sys.stdout)
