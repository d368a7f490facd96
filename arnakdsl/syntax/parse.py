"""Text to nodes: what could be read, and what was wrong.  Never raises, whatever the text.

Mistakes in single words and signs are all reported; of those in the order of words the first, where it was made.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from arnakdsl import codes
from arnakdsl.findings import Edit, Finding, Fix
from arnakdsl.names import near
from arnakdsl.source import Span, Text
from arnakdsl.syntax.ast import Expr, Step
from arnakdsl.syntax.build import ACTIONS, Args
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.table import END, Table, load_table
from arnakdsl.syntax.tokens import Token

DEEPEST = 64  # levels of brackets
LONGEST = 200  # operators in one step
BIGGEST = 1_000_000  # the greatest number
MEANT = {
    "==": "=", "=>": "->", "<>": "!=", "-->": "->", "...": "..", "→": "->", "⇒": "->", "➔": "->",
    "≠": "!=", "≤": "<=", "≥": ">=", "×": "*", "−": "-", "…": "..",
}  # fmt: skip
OPERATORS = frozenset({"PLUS", "MINUS", "STAR", "AND", "OR", "NOT", "MAY", "_ARROW", "ELSE"})
PAIRS = {"RBRACE": "LBRACE", "RPAR": "LPAR"}

Parsed = Step | Expr | tuple[Expr, ...] | None


def parse_steps(text: Text) -> tuple[Step | None, tuple[Finding, ...]]:
    """An effect: steps."""
    found, findings = parse(text, "seq")
    return found, findings  # type: ignore[return-value]


def parse_query(text: Text) -> tuple[Expr | None, tuple[Finding, ...]]:
    """A set, with or without `where`."""
    found, findings = parse(text, "query")
    return found, findings  # type: ignore[return-value]


def parse_args(text: Text) -> tuple[tuple[Expr, ...] | None, tuple[Finding, ...]]:
    """A list of values, such as a cost."""
    found, findings = parse(text, "args")
    return found, findings  # type: ignore[return-value]


def parse_expr(text: Text) -> tuple[Expr | None, tuple[Finding, ...]]:
    """A value or a condition."""
    found, findings = parse(text, "expr")
    return found, findings  # type: ignore[return-value]


def parse(text: Text, start: str = "seq") -> tuple[Parsed, tuple[Finding, ...]]:
    """Read a text from a start symbol of the grammar: `seq`, `query`, `args` or `expr`."""
    table = load_table()
    tokens = list(_tokens(table, text))
    wrong = tuple(_wrong_tokens(tokens))
    if wrong:
        return None, wrong
    unbalanced = _unbalanced(tokens, text)
    if unbalanced:
        return None, (unbalanced,)
    failed, found = _run(table, tokens, start, text)
    if failed is None:
        return found, ()
    return None, (_explained(table, tokens, failed, start, text),)


def _tokens(table: Table, text: Text) -> Iterator[Token]:
    for match in table.scanner.finditer(text.value):
        kind = match.lastgroup or ""
        if kind not in table.ignored:
            yield Token(table.keywords.get(match.group(), kind), match.group(), text.span(match.start(), match.end()))


def _run(table: Table, tokens: Sequence[Token], start: str, text: Text) -> tuple[int | None, Parsed]:
    """Parse; the index of the token that cannot stand where it is (the number of tokens: the end), or none."""
    machine = Machine(table, start, ACTIONS)
    for index, token in enumerate(tokens):
        if not machine.feed(token):
            return index, None
    if not machine.feed(Token(END, "", _end(text))):
        return len(tokens), None
    result: Any = machine.result
    return None, (result.values if isinstance(result, Args) else result)


def _end(text: Text) -> Span:
    """The place behind the last character that is not white space."""
    length = len(text.value.rstrip())
    return text.span(length, length)


# ---------------------------------------------------------------- single words and signs


def _wrong_tokens(tokens: Sequence[Token]) -> Iterator[Finding]:
    for token in tokens:
        seen = token.text
        match token.type:
            case "LOOKALIKE":
                meant = MEANT.get(seen, "-")
                yield codes.LOOKALIKE.at(token.span, seen=seen, hint=f"write '{meant}'", fix=_replaced(token, meant))
            case "QUOTED":
                yield codes.QUOTED_WORD.at(token.span, seen=seen, hint=f"write {seen[1:-1].strip() or 'a word'}")
            case "BAD_NUMBER":
                yield codes.BAD_NUMBER.at(token.span, seen=seen, hint="numbers are whole and written in digits")
            case "BAD_WORD":
                lower = seen.lower()
                fine = lower.isascii() and lower != seen
                hint = f"write '{lower}'" if fine else "words have the letters a to z, digits and '_'"
                yield codes.BAD_WORD.at(token.span, seen=seen, hint=hint, fix=_replaced(token, lower) if fine else None)
            case "BAD_SPACE":
                yield codes.BAD_SPACE.at(token.span, hint="write a plain space")
            case "STRANGE":
                yield codes.STRANGE_SIGN.at(token.span, seen=seen)
            case "INT" if len(seen) > 7 or int(seen) > BIGGEST:
                yield codes.BAD_NUMBER.at(token.span, seen=seen[:12], hint=f"the greatest number is {BIGGEST}")


def _replaced(token: Token, text: str) -> Fix:
    return Fix("safe", (Edit(token.span, text),))


def _unbalanced(tokens: Sequence[Token], text: Text) -> Finding | None:
    """A bracket without its other half, or too much in one another."""
    open_: list[Token] = []
    operators = 0
    for token in tokens:
        if token.type in ("LBRACE", "LPAR"):
            open_.append(token)
            if len(open_) > DEEPEST:
                return codes.TOO_DEEP_EFFECT.at(token.span, limit=DEEPEST, what="levels of brackets")
        elif token.type in PAIRS:
            if not open_ or open_[-1].type != PAIRS[token.type]:
                last = open_[-1].text if open_ else ""
                hint = f"'{last}' is open here" if open_ else "nothing is open here"
                return codes.STRAY_BRACKET.at(token.span, seen=token.text, hint=hint)
            open_.pop()
        operators = operators + 1 if token.type in OPERATORS else operators
        if token.type in ("_SEMICOLON", "_BAR", "LBRACE", "RBRACE") and token.type != "ELSE":
            operators = 0
        if operators > LONGEST:
            return codes.TOO_DEEP_EFFECT.at(token.span, limit=LONGEST, what="operators in one step")
    if sum(token.type == "ELSE" for token in tokens) > DEEPEST:
        return codes.TOO_DEEP_EFFECT.at(tokens[-1].span, limit=DEEPEST, what="branches of 'else'")
    if open_:
        other = {"{": "}", "(": ")"}[open_[-1].text]
        return codes.UNCLOSED.at(open_[-1].span, seen=open_[-1].text, hint=f"'{other}' is missing")
    del text
    return None


# ---------------------------------------------------------------- the order of words


def _explained(table: Table, tokens: list[Token], failed: int, start: str, text: Text) -> Finding:
    """The finding for a text that stops making sense at a token."""
    if not tokens:
        return codes.EMPTY_TEXT.at(text.span(0, len(text.value)))
    return (
        _misspelt_keyword(table, tokens, failed, start, text)
        or _missing_sign(table, tokens, failed, start, text)
        or _empty_branch(tokens, failed)
        or _plain(tokens, failed, text)
    )


def _misspelt_keyword(table: Table, tokens: list[Token], failed: int, start: str, text: Text) -> Finding | None:
    """A word shortly before that is nearly a keyword, with which the text would go on."""
    for index in range(min(failed, len(tokens) - 1), max(-1, failed - 4), -1):
        token = tokens[index]
        if token.type != "WORD":
            continue
        meant = near(token.text, table.keywords)
        if meant is None or meant == token.text:
            continue
        mended = [*tokens[:index], Token(table.keywords[meant], meant, token.span), *tokens[index + 1 :]]
        if _farther(table, mended, failed, start, text):
            hint = f"did you mean '{meant}'?"
            return codes.UNKNOWN_VERB.at(token.span, name=token.text, hint=hint, fix=_replaced(token, meant))
    return None


def _farther(table: Table, tokens: list[Token], failed: int, start: str, text: Text) -> bool:
    again, _ = _run(table, tokens, start, text)
    return again is None or again > failed + 1


def _missing_sign(table: Table, tokens: list[Token], failed: int, start: str, text: Text) -> Finding | None:
    """A `;` or `->` that, put before the token, makes the whole text right."""
    if failed == len(tokens) or failed == 0:
        return None
    before = tokens[failed - 1].span
    for kind, sign in (("_SEMICOLON", ";"), ("_COMMA", ","), ("_ARROW", "->")):
        mended = [*tokens[:failed], Token(kind, sign, before), *tokens[failed:]]
        if _run(table, mended, start, text)[0] is None:
            return codes.MISSING_SIGN.at(
                tokens[failed].span, sign=sign, seen=tokens[failed].text, hint=f"write '{sign}' before it"
            )
    return None


def _empty_branch(tokens: Sequence[Token], failed: int) -> Finding | None:
    token = tokens[min(failed, len(tokens) - 1)]
    before = tokens[failed - 1] if failed else None
    if before and before.type in ("LBRACE", "_BAR") and token.type in ("RBRACE", "_BAR"):
        return codes.EMPTY_BRANCH.at(token.span, seen=token.text, hint="write a step, or 'nothing'")
    return None


def _plain(tokens: Sequence[Token], failed: int, text: Text) -> Finding:
    if failed >= len(tokens):
        return codes.ENDS_EARLY.at(_end(text), seen=tokens[-1].text)
    token = tokens[failed]
    hint = "it is a word of the language" if token.text.isalpha() and token.type != "WORD" else ""
    return codes.CANNOT_STAND.at(token.span, seen=token.text, hint=hint)
