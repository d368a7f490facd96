"""Runs a parse table: the stack of states, the stack of values, one token at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from arnakdsl.syntax.table import END, Rule, Table

Actions = Mapping[str, Callable[[list[Any]], Any]]


class Typed(Protocol):
    """What the machine needs of a token."""

    @property
    def type(self) -> str: ...


class Machine:
    """An LALR parser in the middle of its work.

    `actions` makes a value of the children of a rule; tokens stay on the stack of values until then.
    """

    def __init__(self, table: Table, start: str, actions: Actions) -> None:
        self.table = table
        self.actions = actions
        self.end = table.ends[start]
        self.states = [table.starts[start]]
        self.values: list[Any] = []
        self.result: Any = None

    def feed(self, token: Typed) -> bool:
        """Take a token; False if it cannot stand here.  After `$END` the value is in `result`."""
        rows, kind, passing = self.table.states, token.type, self.table.passing
        while True:
            to = rows[self.states[-1]].get(kind)
            if to is None:
                return False
            if to >= 0:
                self.states.append(to)
                self.values.append(token)
                return True
            origin = passing[-1 - to]
            if origin:
                self.states.pop()
                self.states.append(rows[self.states[-1]][origin])
            else:
                self._reduce(self.table.rules[-1 - to])
            if kind == END and self.states[-1] == self.end:
                self.result = self.values[-1]
                return True

    def _reduce(self, rule: Rule) -> None:
        first = len(self.values) - rule.size
        children = self.values[first:]
        del self.values[first:], self.states[first + 1 :]
        self.values.append(self._made(rule, children))
        self.states.append(self.table.states[self.states[-1]][rule.origin])

    def _made(self, rule: Rule, children: list[Any]) -> Any:
        kept = _kept(rule, children)
        if rule.splice:
            return kept
        if rule.lone and len(kept) == 1:
            return kept[0]
        return self.actions[rule.action](kept)

    def accepts(self, kind: str) -> bool:
        """Whether a token of this terminal could come next."""
        return self.follow([kind], self.states) == 1

    def follow(self, kinds: Iterable[str], states: Sequence[int]) -> int:
        """How many of these terminals can come in this order after these states; nothing is made of them."""
        rows, stack, count = self.table.states, list(states), 0
        for kind in kinds:
            while (to := rows[stack[-1]].get(kind)) is not None and to < 0:
                rule = self.table.rules[-1 - to]
                del stack[len(stack) - rule.size :]
                stack.append(rows[stack[-1]][rule.origin])
                if kind == END and stack[-1] == self.end:
                    return count + 1
            if to is None:
                return count
            stack.append(to)
            count += 1
        return count

    def starts_step(self) -> bool:
        """Whether a step may begin right here, with nothing left to finish before it."""
        row = self.table.states[self.states[-1]]
        return row.get("MAY", -1) >= 0 and row.get("LBRACE", -1) >= 0

    def drop(self) -> None:
        """Forget the last thing read."""
        self.states.pop()
        self.values.pop()


def _kept(rule: Rule, children: list[Any]) -> list[Any]:
    """The children that count, those of helper rules spliced in; the first list is reused, so long lists stay linear."""
    kept: list[Any] = []
    for place, spliced in rule.keep:
        if not spliced:
            kept.append(children[place])
        elif kept:
            kept.extend(children[place])
        else:
            kept = children[place]
    return kept
