"""The second part of docs/rules.md: every rule in a line, and what shows it.

`docs/rules.yaml` holds the lines; scenarios name the rules they show.  To write the part anew:

    python -m tests.docs.rules
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from arnakdsl.api import default_content
from arnakdsl.scenarios import FOLDER, Scenario, read_scenarios, scenario_files
from tests.rules.breaks import breaks

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules.md"
LINES = ROOT / "docs" / "rules.yaml"
BEGIN, END = "<!-- rules: begin -->\n", "<!-- rules: end -->\n"
SHOWN = 2
"""The most scenarios of a rule that the page names."""
INVARIANT = "invariant "


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in a line; `shown_by` names invariants of the pack and tests."""

    number: str
    text: str
    shown_by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    rules: tuple[Rule, ...]


def sections() -> list[Section]:
    """The lines of `docs/rules.yaml`."""
    data = YAML(typ="safe").load(LINES)
    return [Section(each["section"], tuple(_rule(*item) for item in each["rules"].items())) for each in data]


def _rule(number: str, line: str | dict[str, Any]) -> Rule:
    if isinstance(line, str):
        return Rule(number, line)
    return Rule(number, str(line["rule"]), tuple(line["shown_by"]))


def scenarios_by_rule() -> dict[str, list[Scenario]]:
    """The scenarios that name a rule: first the one that a broken line makes fail, then those that show least else."""
    found: dict[str, list[Scenario]] = {}
    for scenario in read_scenarios(scenario_files(default_content()))[0]:
        for rule in scenario.rules:
            found.setdefault(rule, []).append(scenario)
    surest = {rule: each.scenario for rule, each in breaks().items()}
    return {
        rule: sorted(named, key=lambda each: (each.name != surest.get(rule), len(each.rules)))
        for rule, named in found.items()
    }


def part() -> str:
    """The part as it stands between its markers."""
    return BEGIN + "\n" + "\n".join(_lines(sections(), scenarios_by_rule())) + "\n" + END


def _lines(parts: Sequence[Section], named: dict[str, list[Scenario]]) -> Iterator[str]:
    for section in parts:
        yield from (f"### {section.title}", "", "| Rule | | Shown by |", "|---|---|---|")
        for rule in section.rules:
            shown = [*_scenarios(named.get(rule.number, [])), *map(_other, rule.shown_by)]
            yield f"| {rule.number} | {rule.text} | {', '.join(shown)} |"
        yield ""


def _scenarios(scenarios: Sequence[Scenario]) -> Iterator[str]:
    for each in scenarios[:SHOWN]:
        line, _ = each.span.position
        path = each.span.source.name.rpartition(f"{FOLDER}/")[2]
        yield f"[{each.name}](../content/arnak/{FOLDER}/{path}#L{line})"
    if len(scenarios) > SHOWN:
        yield f"and {len(scenarios) - SHOWN} more"


def _other(name: str) -> str:
    if name.startswith(INVARIANT):
        return f"[{name}](../content/arnak/rules/invariants.yaml)"
    return f"[{name.rpartition('::')[2]}](../{name.partition('::')[0]})"


def page() -> str:
    """The page with the part as it must be."""
    before, begin, rest = PAGE.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin
    assert end
    return before + part() + after


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
