"""A page whose programs are run: `# ->` behind a line is what it gives."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

RESULT = re.compile(r"^(?P<text>\S.*?)  # -> (?P<result>.+)$")


def run(page: Path) -> int:
    """Run the Python blocks of a page, one after the other, and compare; how many results there are."""
    names: dict[str, Any] = {}
    results = 0
    for block in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL):
        waiting: list[str] = []
        for line in block.split("\n"):
            found = RESULT.match(line)
            if found is None:
                waiting.append(line)
                continue
            exec("\n".join(waiting), names)
            waiting = []
            assert repr(eval(found["text"], names)) == found["result"], found["text"]
            results += 1
        exec("\n".join(waiting), names)
    return results
