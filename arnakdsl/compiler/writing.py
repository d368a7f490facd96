"""What is written: functions, what comes after them, options of a decision."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from arnakdsl.generate import packed

Env = tuple[str, ...]
FIRST = re.compile(r"\b([ab]) \+ 0\]")
"""A cell or pile that is the first of a seat: nothing is to be added."""
NAME = re.compile(r"\w+")


@dataclass(slots=True, eq=False)
class Function:
    """A Python function under construction."""

    name: str
    path: str
    env: Env
    head: str
    lines: list[str] = field(default_factory=list)
    depth: int = 1

    def text(self) -> str:
        """The function as Python text; names that are only handed on are not unpacked."""
        body = "\n".join(self.lines) or "    pass"
        names = packed(self.env)
        handed = body.replace(names, "s.locals") if self.env else body
        unused = self.env and not {*self.env} & {*NAME.findall(handed)}
        if unused:
            body = re.sub(r"^ *s\.locals = s\.locals\n", "", handed, flags=re.MULTILINE)
        uses = [
            line for word, line in (
                (r"\bc\[|\(c,", "    c = s.cells"), (r"\bp\[|\(p,", "    p = s.piles"),
                (r"\ba \+", "    a = s.cells[1]"), (r"\bb \+", "    b = s.cells[2]"),
            ) if re.search(word, body)
        ]  # fmt: skip
        if uses and uses[0].endswith("c = s.cells"):
            uses[1:] = [each.replace("s.cells", "c") for each in uses[1:]]
        if self.env and not unused:
            uses.append(f"    {names[1:-1]} = s.locals")
        return "\n".join([f"{self.head}  # {self.path}", *uses, FIRST.sub(r"\1]", body)])


@dataclass(frozen=True, slots=True)
class Then:
    """What comes after an act: `emit` writes it; `cheap` if it may be written more than once."""

    emit: Callable[[], None]
    cheap: bool = False


@dataclass(slots=True, eq=False)
class Group:
    """Options of one decision that belong together.

    `ask` writes lines that append option numbers to `o`; `takes` says for which families what goes on how.
    """

    ask: Callable[[], None]
    takes: list[tuple[str, Callable[[], None]]]
    families: tuple[int, ...] = ()
