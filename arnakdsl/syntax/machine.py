"""Runs a parse table: the stack of states, the stack of values, one token at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from arnakdsl.syntax.table import END, PASSING, Keep, Table

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
        return self.read((token,)) == 1

    def read(self, tokens: Sequence[Typed]) -> int:
        """Take tokens one after the other; how many of them can stand where they are.  One loop: every word of a pack runs through."""
        rows, reductions, actions = self.table.states, self.table.reductions, self.actions
        states, values = self.states, self.values
        for index, token in enumerate(tokens):
            kind = token.type
            while True:
                to = rows[states[-1]].get(kind)
                if to is None:
                    return index
                if to >= 0:
                    states.append(to)
                    values.append(token)
                    break
                size, origin, keep, action, lone = reductions[-1 - to]
                if size == PASSING:
                    states[-1] = rows[states[-2]][origin]
                else:
                    children = values[-size:]
                    del values[-size:], states[-size:]
                    kept = _kept(keep, children) if keep else children
                    if not action:
                        values.append(kept)
                    elif lone and len(kept) == 1:
                        values.append(kept[0])
                    else:
                        values.append(actions[action](kept))
                    states.append(rows[states[-1]][origin])
                if kind == END and states[-1] == self.end:
                    self.result = values[-1]
                    return index + 1
        return len(tokens)

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

    def stacks(self, kinds: Iterable[str], states: Sequence[int]) -> Iterator[list[int]]:
        """The states before each of these terminals, as far as they can come in this order after some states."""
        rows, stack = self.table.states, list(states)
        for kind in kinds:
            yield list(stack)
            while (to := rows[stack[-1]].get(kind)) is not None and to < 0:
                rule = self.table.rules[-1 - to]
                del stack[len(stack) - rule.size :]
                stack.append(rows[stack[-1]][rule.origin])
                if kind == END and stack[-1] == self.end:
                    return
            if to is None:
                return
            stack.append(to)

    def starts_step(self) -> bool:
        """Whether a step may begin right here, with nothing left to finish before it."""
        row = self.table.states[self.states[-1]]
        return row.get("MAY", -1) >= 0 and row.get("LBRACE", -1) >= 0

    def drop(self) -> None:
        """Forget the last thing read."""
        self.states.pop()
        self.values.pop()


def _kept(keep: Keep, children: list[Any]) -> list[Any]:
    """The children that count, those of helper rules spliced in; the first list is reused, so long lists stay linear."""
    kept: list[Any] = []
    for place, spliced in keep:
        if not spliced:
            kept.append(children[place])
        elif kept:
            kept.extend(children[place])
        else:
            kept = children[place]
    return kept
