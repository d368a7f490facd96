"""The parse table of the grammar, as plain data.

Lark reads the grammar and computes the table, which takes a third of a second and its own import.  So the table comes with the
compiler, as `grammar/table.json`, which `python -m arnakdsl.syntax.table` writes.  Where the grammar is another one by now, the table is
computed and kept in the user's cache, under a name that holds the grammar and the versions of Lark and Python.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from arnakdsl import cache as cached
from arnakdsl.records import record
from arnakdsl.resources import data_folder, grammar_text

GRAMMAR = "effect.lark"
TERMINALS = "terminals.lark"
SHIPPED = "table.json"
STARTS = ("seq", "query", "args", "expr", "mistake")
END = "$END"
FORMAT = "1"
Keep = tuple[tuple[int, bool], ...]


@record
class Rule:
    """A production: what it makes of its children.

    `keep` has (place, spliced) of each child that is kept; `splice` says that the rule only hands its children on,
    `lone` that a single child stands for the whole.
    """

    origin: str
    size: int
    action: str
    splice: bool
    lone: bool
    keep: Keep


Reduction = tuple[int, str, Keep, str, bool]
"""How many values a rule takes, the rule's origin, what it keeps of them where it is not all, the action that makes one value of those
(none hands on the list), whether a lone one stands for the whole."""
PASSING = 0
"""The size of a rule that leaves the one value as it is, as most do in an expression."""


def _reduction(rule: Rule) -> Reduction:
    lone_child, lone_list = rule.keep == ((0, False),) and rule.lone, rule.keep == ((0, True),) and rule.splice
    if rule.size == 1 and ((lone_child and not rule.splice) or lone_list):
        return PASSING, rule.origin, (), "", False
    all_of_them = rule.keep == tuple((place, False) for place in range(rule.size))
    return rule.size, rule.origin, () if all_of_them else rule.keep, "" if rule.splice else rule.action, rule.lone


@dataclass(frozen=True)
class Table:
    """All that is needed to lex and parse.

    `terminals` are (name, pattern), the first match wins; `keywords` maps a word to its terminal.  `states` maps a
    terminal to the next state, or to `-1 - rule` for a reduction, and a rule's origin to the state after it.
    """

    terminals: tuple[tuple[str, str], ...]
    keywords: Mapping[str, str]
    ignored: frozenset[str]
    rules: tuple[Rule, ...]
    states: tuple[Mapping[str, int], ...]
    starts: Mapping[str, int]
    ends: Mapping[str, int]

    @cached_property
    def scanner(self) -> re.Pattern[str]:
        """One pattern for all terminals; `lastgroup` is the name."""
        return re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in self.terminals))

    @cached_property
    def reductions(self) -> tuple[Reduction, ...]:
        """What a parser does for each rule."""
        return tuple(map(_reduction, self.rules))

    def terminal_of(self, word: str) -> str:
        """The terminal a whole text is read as, or '' if it is not exactly one."""
        match = self.scanner.fullmatch(word)
        return "" if match is None else self.keywords.get(word, match.lastgroup or "")


@cache
def load_table() -> Table:
    """The table of the packaged grammar: the one that comes with it, or from the cache, or computed."""
    table = shipped()
    if table is not None:
        return table
    name = _cache_name()
    table = _of_data(cached.kept(name))
    if table is None:
        table = build_table()
        cached.keep(name, _plain_table(table))
    return table


# ---------------------------------------------------------------- from Lark


def make_lark(**options: Any) -> Any:
    """A Lark parser of the grammar; used to build the table, and by the tests to compare."""
    from lark import Lark

    def imported(_base: Any, path: str) -> tuple[str, str]:
        name = Path(path).name
        return name, grammar_text(name)

    settings = {"parser": "lalr", "lexer": "basic", "start": list(STARTS), "source_path": GRAMMAR}
    return Lark(grammar_text(GRAMMAR), import_paths=[imported], **(settings | options))


def build_table() -> Table:
    """Have Lark compute the table."""
    lark = make_lark()
    lexer, parsed = lark.parser.lexer, lark.parser.parser._parse_table
    rules = list(lark.rules) + [rule for rule in _reductions(parsed.states) if rule not in lark.rules]
    number = {rule: index for index, rule in enumerate(rules)}
    word = next(each for each in lexer.terminals if each.name == "WORD")
    literal = {each.pattern.value: each.name for each in lexer.terminals if each.pattern.type == "str"}
    keywords = {text: name for text, name in literal.items() if re.fullmatch(word.pattern.to_regexp(), text)}
    return Table(
        terminals=tuple(
            (each.name, each.pattern.to_regexp()) for each in lexer.terminals if each.name not in keywords.values()
        ),
        keywords=keywords,
        ignored=frozenset(lark.ignore_tokens),
        rules=tuple(map(_plain_rule, rules)),
        states=tuple(_plain_state(parsed.states[index], number) for index in range(len(parsed.states))),
        starts=dict(parsed.start_states),
        ends=dict(parsed.end_states),
    )


def _reductions(states: Mapping[int, Any]) -> Iterable[Any]:
    return dict.fromkeys(to for state in states.values() for _, to in state.values() if not isinstance(to, int))


def _plain_state(state: Mapping[str, Any], number: Mapping[Any, int]) -> dict[str, int]:
    return {symbol: to if isinstance(to, int) else -1 - number[to] for symbol, (_, to) in state.items()}


def _plain_rule(rule: Any) -> Rule:
    """A rule of Lark with what its tree builder would do to the children."""
    origin, options = rule.origin.name, rule.options
    keep = (
        (place, not symbol.is_term and symbol.name.startswith("_"))
        for place, symbol in enumerate(rule.expansion)
        if not (symbol.is_term and symbol.filter_out)
    )
    return Rule(
        origin=origin,
        size=len(rule.expansion),
        action=rule.alias or options.template_source or origin,
        splice=origin.startswith("_"),
        lone=bool(options.expand1) and not rule.alias,
        keep=tuple(keep),
    )


# ---------------------------------------------------------------- as data


def shipped() -> Table | None:
    """The table that comes with the grammar, if it was made from it as it is."""
    try:
        data = json.loads(grammar_text(SHIPPED))
    except (OSError, ValueError):
        return None
    return _of_data(data["table"]) if data.get("grammar") == _grammar() else None


def _ship() -> None:
    """Write the table that comes with the grammar."""
    data = json.dumps({"grammar": _grammar(), "table": _plain_table(build_table())}, separators=(",", ":"))
    (data_folder("grammar") / SHIPPED).write_text(data + "\n", encoding="utf-8")


def _grammar() -> str:
    parts = (FORMAT, grammar_text(GRAMMAR), grammar_text(TERMINALS))
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _cache_name() -> str:
    parts = (_grammar(), _lark_version(), sys.version)
    return f"grammar-{hashlib.sha256(repr(parts).encode()).hexdigest()[:32]}"


def _lark_version() -> str:
    """The version of Lark as its source has it: importing Lark would take longer than all the rest."""
    found = importlib.util.find_spec("lark")
    if found is None or found.origin is None:
        return ""
    version = re.search(r"__version__.*", Path(found.origin).read_text(encoding="utf-8"))
    return version.group() if version else found.origin


def _of_data(data: Any) -> Table | None:
    """The table of what was kept; None if it is none that we can use."""
    try:
        return Table(
            terminals=tuple((name, pattern) for name, pattern in data["terminals"]),
            keywords=data["keywords"],
            ignored=frozenset(data["ignored"]),
            rules=tuple(_kept_rule(each) for each in data["rules"]),
            states=tuple(data["states"]),
            starts=data["starts"],
            ends=data["ends"],
        )
    except (KeyError, TypeError, ValueError):
        return None


def _kept_rule(data: list[Any]) -> Rule:
    origin, size, action, splice, lone, keep = data
    return Rule(origin, size, action, splice, lone, tuple((place, spliced) for place, spliced in keep))


def _plain_table(table: Table) -> dict[str, Any]:
    return {
        "terminals": table.terminals,
        "keywords": table.keywords,
        "ignored": sorted(table.ignored),
        "rules": [(each.origin, each.size, each.action, each.splice, each.lone, each.keep) for each in table.rules],
        "states": table.states,
        "starts": table.starts,
        "ends": table.ends,
    }


if __name__ == "__main__":
    _ship()
