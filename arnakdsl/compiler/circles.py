"""Conditions of generated code that may be asked again while they are looked at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from arnakdsl.compiler.writing import NAME, Function

ALIAS = re.compile(r"(\w+) = (\w+)")


class Circles:
    """Finds what comes back to itself among the functions of a program.

    Args:
        functions: All that was written.
        tail: What stands behind them, with other names of functions.
        tables: The functions in each table, by the name of the table.
    """

    def __init__(self, functions: Iterable[Function], tail: Iterable[str], tables: Mapping[str, Sequence[str]]) -> None:
        self.functions = {each.name: each for each in functions}
        self.leads: dict[str, Sequence[str]] = dict(tables)
        self.leads |= {found[1]: (found[2],) for line in tail if (found := ALIAS.fullmatch(line))}

    def holds(self, name: str) -> bool:
        """May a function come to be called while it runs?"""
        found: set[str] = set()
        waiting = [*self.led(name)]
        while waiting:
            each = waiting.pop()
            if each not in found:
                found.add(each)
                waiting += self.led(each)
        return name in found

    def led(self, name: str) -> Sequence[str]:
        """What a function, or a table of them, names."""
        if name not in self.leads:
            lines = self.functions[name].lines if name in self.functions else ()
            words = {*NAME.findall("\n".join(lines))}
            self.leads[name] = [each for each in words if each in self.functions or each in self.leads]
        return self.leads[name]
