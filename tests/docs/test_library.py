"""The page on the library is run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "library.md"
RESULT = re.compile(r"^(?P<text>\S.*?)  # -> (?P<result>.+)$")


def test_the_page_is_true() -> None:
    names: dict[str, Any] = {}
    results = 0
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
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
    assert results >= 14


def test_every_verb_of_an_event_stands_on_the_page() -> None:
    from arnakrt.events import VERBS

    table = [line for line in PAGE.read_text("utf-8").split("\n") if line.startswith("| `")]
    assert {word for line in table for word in re.findall(r"`(\w+)`", line.split("|")[1])} == set(VERBS)
