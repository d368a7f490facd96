"""Text to nodes: what could be read, and what was wrong.  Never raises, whatever the text."""

from __future__ import annotations

from arnakdsl.findings import Finding
from arnakdsl.source import Text
from arnakdsl.syntax.ast import Expr, Step
from arnakdsl.syntax.build import ACTIONS, Args
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.table import END, load_table
from arnakdsl.syntax.tokens import Token


def parse(text: Text, start: str = "seq") -> tuple[Step | Expr | tuple[Expr, ...] | None, tuple[Finding, ...]]:
    t = load_table()
    m = Machine(t, start, ACTIONS)
    for x in t.scanner.finditer(text.value):
        kind = x.lastgroup or ""
        if kind in t.ignored:
            continue
        kind = t.keywords.get(x.group(), kind)
        if not m.feed(Token(kind, x.group(), text.span(x.start(), x.end()))):
            raise SyntaxError(text.value + "\n at " + repr(x.group()))
    if not m.feed(Token(END, "", text.span(len(text.value), len(text.value)))):
        raise SyntaxError(text.value + "\n at end")
    r = m.result
    return (r.values if isinstance(r, Args) else r), ()
