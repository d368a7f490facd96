"""Text to nodes: what could be read, and what was wrong.  Never raises, whatever the text.

Three passes, each of which hands on something that the next can read: characters to tokens (lexing.py), brackets in pairs
(brackets.py), tokens to nodes (here).  A text without mistakes needs no mending of brackets.  A mistake in the order of words costs the step it stands in; reading goes on
behind it, so that one text may show several mistakes, but none that only follows from another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias, overload

from arnakdsl import codes
from arnakdsl.findings import Finding, in_order
from arnakdsl.source import Span, Text
from arnakdsl.syntax.ast import Expr, Step, moved
from arnakdsl.syntax.brackets import HEADERS, pair
from arnakdsl.syntax.build import ACTIONS, Args
from arnakdsl.syntax.lexing import MOST, lex, too_deep
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.mistakes import STEP_ENDS, Stop, explain
from arnakdsl.syntax.table import END, Table, load_table
from arnakdsl.syntax.tokens import Token

READ = "read"
"""What a source keeps the texts under that were read from it, for those that stand in it again."""

Findings: TypeAlias = tuple[Finding, ...]
Values: TypeAlias = tuple[Expr, ...]


def parse_steps(text: Text) -> tuple[Step | None, Findings]:
    """An effect: steps."""
    return parse(text, "seq")


def parse_query(text: Text) -> tuple[Expr | None, Findings]:
    """A set, with or without `where`."""
    return parse(text, "query")


def parse_args(text: Text) -> tuple[Values | None, Findings]:
    """A list of values, such as a cost."""
    return parse(text, "args")


def parse_expr(text: Text) -> tuple[Expr | None, Findings]:
    """A value or a condition."""
    return parse(text, "expr")


PARSERS: dict[str, Callable[[Text], tuple[Any, Findings]]] = {
    "seq": parse_steps,
    "query": parse_query,
    "expr": parse_expr,
    "args": parse_args,
}
"""The parsers by the start symbol of the grammar."""


@overload
def parse(text: Text, start: Literal["seq"] = ...) -> tuple[Step | None, Findings]: ...


@overload
def parse(text: Text, start: Literal["query", "expr"]) -> tuple[Expr | None, Findings]: ...


@overload
def parse(text: Text, start: Literal["args"]) -> tuple[Values | None, Findings]: ...


def parse(text: Text, start: str = "seq") -> tuple[Step | Expr | Values | None, Findings]:
    """Read a text from a start symbol of the grammar: `seq`, `query`, `args` or `expr`.

    Returns:
        The nodes, or None if anything was wrong; and what was wrong, in the order of the text, the first few.
    """
    if not isinstance(text.offsets, range):
        return _read(text, start)
    place, known = text.offsets[0], text.source.kept.setdefault(READ, {})
    if (start, text.value) in known:
        found, before = known[start, text.value]
        return moved(found, place - before), ()
    found, findings = _read(text, start)
    if not findings:
        known[start, text.value] = found, place
    return found, findings


def _read(text: Text, start: str) -> tuple[Any, Findings]:
    table = load_table()
    raw, findings = lex(text, table)
    if (deep := too_deep(raw)) is not None:
        return None, (deep,)
    if not findings:
        machine = Machine(table, start, ACTIONS)
        if machine.read([*raw, Token(END, "", _behind(raw, text))]) > len(raw):
            return _result(machine), ()
    if not raw:
        return None, tuple(findings) or (codes.EMPTY_TEXT.at(text.span(0, len(text.value))),)
    tokens, unpaired = pair(raw)
    if not tokens:
        return None, in_order([*findings, *unpaired])[:MOST]
    if unpaired and not findings:
        from arnakdsl.syntax.lone import lone_bracket

        alone = lone_bracket(raw, table, start)
        if alone is not None:
            return None, (alone,)
    reader = Reader(table, start, [*tokens, Token(END, "", _behind(tokens, text))])
    reader.read()
    if any(each.code is codes.MISSING_BLOCK for each in reader.findings):
        unpaired = [each for each in unpaired if each.code is not codes.STRAY_BRACKET or each.span.text != "}"]
    findings = [*findings, *unpaired, *reader.findings] or reader.doubtful
    return (None, in_order(findings)[:MOST]) if findings else (_result(reader.machine), ())


def _result(machine: Machine) -> Any:
    found = machine.result
    return found.values if isinstance(found, Args) else found


def _behind(tokens: Sequence[Token], text: Text) -> Span:
    """The place right behind the last token."""
    end = tokens[-1].span.end if tokens else text.span(0, 0).start
    return Span(text.source, end, end)


class Reader:
    """Feeds tokens to the parser; where one cannot stand, says why and finds the next place to go on from."""

    def __init__(self, table: Table, start: str, tokens: Sequence[Token]) -> None:
        self.machine = Machine(table, start, ACTIONS)
        self.tokens = tokens
        self.findings: list[Finding] = []
        self.doubtful: list[Finding] = []
        self.begin = 0
        self.states: list[int] = list(self.machine.states)

    def read(self) -> None:
        """Read to the end, or as far as it makes sense."""
        index, failed = 0, -1
        while index < len(self.tokens):
            if self.machine.feed(self.tokens[index]):
                index += 1
                self._note_begin(index)
                continue
            if failed == index or len(self.findings) + len(self.doubtful) >= MOST:
                return
            failed, stop = index, self._stop(index)
            (self.doubtful if stop.doubtful else self.findings).append(explain(stop))
            index = self._go_on(index, stop.end)

    def _note_begin(self, index: int) -> None:
        """Remember where a step begins, to try mends of it."""
        if self.tokens[index - 1].type in ("_SEMICOLON", "_BAR", "LBRACE", "RBRACE"):
            self.begin, self.states = index, list(self.machine.states)

    def _stop(self, index: int) -> Stop:
        end = self._end_of_step(index)
        return Stop(self.machine, self.tokens, index, self.begin, end, self.states, self._header())

    def _header(self) -> Token | None:
        """The word whose block is still to come."""
        for value in reversed(self.machine.values):
            if isinstance(value, Token):
                if value.type in HEADERS:
                    return value
                if value.type in ("LBRACE", "_SEMICOLON", "_BAR"):
                    return None
        return None

    def _end_of_step(self, index: int) -> int:
        """The index of the token that ends the step or its header."""
        depth = 0
        for at in range(index, len(self.tokens)):
            kind = self.tokens[at].type
            if kind in STEP_ENDS or kind == "LBRACE":
                return at
            depth += (kind == "LPAR") - (kind == "RPAR")
        return len(self.tokens) - 1

    # ------------------------------------------------------------ after a mistake

    def _go_on(self, index: int, end: int) -> int:
        """Bring the parser to a state from which the rest can be read; the index of the next token."""
        if self._cut_at_sign(index):
            return index
        if self.tokens[end].type == "LBRACE" and self._finish_header():
            return end
        while self.tokens[end].type == "LBRACE":
            end = self._end_of_step(self._behind_block(end))
        self._replace_step()
        return end

    def _cut_at_sign(self, index: int) -> bool:
        """Go on with a new step right here, if the last one is whole and this can begin one."""
        kind = self.tokens[index].type
        if kind == "LBRACE" or self.machine.follow(["_SEMICOLON", kind], self.machine.states) < 2:
            return False
        self.machine.feed(self._made("_SEMICOLON"))
        self.begin, self.states = index, list(self.machine.states)
        return True

    def _finish_header(self) -> bool:
        """Give an `if` a condition of our own, and so on, so that its block can be read."""
        header = self._header()
        if header is None or header.type == "ELSE":
            return header is not None and self._drop_to(header)
        self._drop_to(header)
        if header.type != "CHOOSE":
            self.machine.feed(self._made("WORD"))
        return self.machine.accepts("LBRACE")

    def _drop_to(self, token: Token) -> bool:
        """Forget all that was read after a token."""
        while self.machine.values[-1] is not token:
            self.machine.drop()
        return True

    def _replace_step(self) -> None:
        """Forget the step so far, and put one of our own in its place."""
        while self.machine.values and not self.machine.starts_step():
            self.machine.drop()
        self.machine.feed(self._made("WORD"))

    def _behind_block(self, index: int) -> int:
        """The index behind the `}` of the block that opens at an index."""
        depth = 0
        for at in range(index, len(self.tokens)):
            depth += (self.tokens[at].type == "LBRACE") - (self.tokens[at].type == "RBRACE")
            if depth == 0:
                return at + 1
        return len(self.tokens) - 1

    def _made(self, kind: str) -> Token:
        return Token(kind, "_", self.tokens[0].span, doubtful=True)
