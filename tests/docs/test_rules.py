"""Each rule of the game is shown by something that is there, and the table of docs/rules.md says so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from arnakdsl.api import default_content, playable
from tests.docs.rules import INVARIANT, PAGE, ROOT, page, scenarios_by_rule, sections
from tests.rules.breaks import RULES

EVERY = [rule for section in sections() for rule in section.rules]
NAMED = scenarios_by_rule()


def test_the_table_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "write it anew: python -m tests.docs.rules"


def test_each_rule_has_its_line() -> None:
    assert [rule.number for rule in EVERY] == RULES
    assert len({rule.text for rule in EVERY}) == len(RULES)


def test_each_rule_is_shown() -> None:
    assert [rule.number for rule in EVERY if not (rule.shown_by or NAMED.get(rule.number))] == []


def test_scenarios_name_rules_that_are_there() -> None:
    assert set(NAMED) <= set(RULES)


def test_what_shows_a_rule_is_there() -> None:
    invariants = playable(default_content())[0].invariants
    names = {name for rule in EVERY for name in rule.shown_by}
    named = {name.removeprefix(INVARIANT) for name in names if name.startswith(INVARIANT)}
    assert named <= set(invariants)
    assert [name for name in names if not name.startswith(INVARIANT) and not is_a_test(name)] == []


def is_a_test(name: str) -> bool:
    file, _, test = name.partition("::")
    if not re.fullmatch(r"tests/\S+\.py", file) or not (ROOT / file).is_file():
        return False
    tree = ast.parse(Path(ROOT / file).read_text("utf-8"))
    return any(isinstance(each, ast.FunctionDef) and each.name == test for each in tree.body) and test.startswith(
        "test_"
    )
