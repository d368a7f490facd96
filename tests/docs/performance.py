"""The figures of docs/performance.md, from what the benchmarks wrote.

`python benchmarks/run.py --json benchmarks/results.json`, `python benchmarks/bots.py --json benchmarks/bots.json` and
`python benchmarks/check.py --json benchmarks/check.json` write them; then, to write the page anew:

    python -m tests.docs.performance
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "performance.md"
RESULTS = ROOT / "benchmarks" / "results.json"
BOTS = ROOT / "benchmarks" / "bots.json"
COMMANDS = ROOT / "benchmarks" / "check.json"
TWICE = "two processes over one"
BEGIN, END = "<!-- {}: begin -->\n", "<!-- {}: end -->\n"
VERDICTS = {"aim": "as aimed at", "must": "as asked for", "MISSED": "**missed**"}


def speed(found: dict[str, Any]) -> Iterator[str]:
    """The table of `benchmarks/run.py`."""
    machine, figures = found["machine"], found["figures"]
    rounds = len(figures[0]["rounds"])
    yield f"Medians of {rounds} round{'s' * (rounds > 1)} on {machine['processor']}, {machine['cores']} cores, {machine['system']}, Python {machine['python']}:"
    yield ""
    yield "| figure | median | least | most | asked for | aim | |"
    yield "|---|---|---|---|---|---|---|"
    for each in figures:
        bound = "≥" if each["better"] == "more" else "≤"
        cells = [
            each["name"],
            *(f"{value:.3g}" for value in (each["median"], min(each["rounds"]), max(each["rounds"]))),
            *(f"{bound} {each[name]:g}" for name in ("must", "aim")),
            VERDICTS[each["verdict"]],
        ]
        yield f"| {' | '.join(cells)} |"
    yield ""
    yield f"Games a second on two processes over one: {found[TWICE]:.3g}."


def matches(found: list[dict[str, Any]]) -> Iterator[str]:
    """The table of `benchmarks/bots.py`."""
    yield "| first | second | games | first wins | 95 % interval | points | seconds a game |"
    yield "|---|---|---|---|---|---|---|"
    for each in found:
        low, high = each["interval"]
        mine, other = each["points"]
        cells = [
            f"`{each['first']}`",
            f"`{each['second']}`",
            f"{each['games']}",
            f"{each['wins'] / each['games']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{mine:.1f} to {other:.1f}",
            f"{each['seconds']:.2f}",
        ]
        yield f"| {' | '.join(cells)} |"


def commands(found: dict[str, Any]) -> Iterator[str]:
    """The tables of `benchmarks/check.py`."""
    machine = found["machine"]
    yield f"{machine['cores']} cores, {machine['system']}, Python {machine['python']}; load {' to '.join(map(str, found['load']))}."
    yield ""
    yield f"| medians of {found['rounds']}, over an empty interpreter's start | on the wall | of processors | asked for | |"
    yield "|---|---|---|---|---|"
    for each in found["commands"]:
        verdict = "as asked for" if each["ratio"] <= each["must"] else "**missed**"
        yield f"| {each['name']} | {each['ratio']:.1f} | {each['processor']:.1f} | ≤ {each['must']} | {verdict} |"
    yield ""
    yield "| generated entries | check, seconds | of processors | `check-jsonschema`, seconds | of processors |"
    yield "|---|---|---|---|---|"
    for each in found["entries"]:
        times = (each[name] for name in ("seconds", "processor", "schema", "schema_processor"))
        yield f"| {each['entries']:,} | {' | '.join(f'{time:.2f}' for time in times)} |"


def page(text: str) -> str:
    """The page with its tables as they must be; what was not measured has none."""
    text = with_part(text, "speed", speed(json.loads(RESULTS.read_text("utf-8"))))
    text = with_part(text, "commands", commands(json.loads(COMMANDS.read_text("utf-8"))))
    return with_part(text, "bots", matches(json.loads(BOTS.read_text("utf-8"))) if BOTS.exists() else iter(()))


def with_part(text: str, name: str, lines: Iterator[str]) -> str:
    """A page with other lines between the markers of a part."""
    begin, end = BEGIN.format(name), END.format(name)
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    assert found
    assert ended
    return before + begin + "\n" + "".join(f"{line}\n" for line in lines) + "\n" + end + after


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), encoding="utf-8")
