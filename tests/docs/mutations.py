"""The figures of docs/mutations.md, from what a run of mutants wrote.

python -m tests.typos -n 500 --seed 1 --seed 2 --json tests/typos/results.json
python -m tests.docs.mutations    # writes the tables anew
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.docs.performance import ROOT, with_part
from tests.typos.report import table

PAGE = ROOT / "docs" / "mutations.md"
RESULTS = ROOT / "tests" / "typos" / "results.json"


def seeds(found: list[dict[str, Any]]) -> Iterator[str]:
    """For each seed its table, what was legal by operator, and what was found beside its place."""
    for number, each in enumerate(found):
        yield from [""] * bool(number)
        yield f"### Seed {each['seed']}"
        yield ""
        yield from table(each)
        yield ""
        yield f"{each['all']['legal']} of {each['all']['mutants']} are legal; games of them that went wrong: {len(each['troubles'])}."
        yield ""
        yield from listed(each["legal"])
        if each["beside"]:
            yield ""
            yield "Found beside the token:"
            yield ""
            yield from listed(each["beside"])


def listed(mutants: list[list[str]]) -> Iterator[str]:
    """An item for each operator, with its mutants."""
    for operator, number in sorted(Counter(name for name, _, _ in mutants).items()):
        told = [f"{where} `{' '.join(change.split())}`" for name, where, change in mutants if name == operator]
        yield f"- {operator} ({number}): {'; '.join(told)}"


def page(text: str) -> str:
    """The page with its tables as they must be."""
    return with_part(text, "mutations", seeds(json.loads(RESULTS.read_text("utf-8"))))


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), encoding="utf-8")
