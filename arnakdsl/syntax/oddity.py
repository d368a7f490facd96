"""How odd a text looks with a bracket put in: what people would hardly write, by its groups or by its layout."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.build import ACTIONS, Args
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.signatures import ANY, CONDITION, NAME, NUMBER, ORDER, SET, SIGNATURES
from arnakdsl.syntax.table import END, Table
from arnakdsl.syntax.tokens import Token

PAIRS = {"LPAR": "RPAR", "LBRACE": "RBRACE"}
OPENS = {other: kind for kind, other in PAIRS.items()}
AMOUNT = "amount"
COUNTING = frozenset(name for name, each in SIGNATURES.items() if each.gives == NUMBER)
STARTS = frozenset({"_SEMICOLON", "_BAR", "LBRACE", "RBRACE"})
"""What a step begins behind."""
ODD, WRONG = 1, 3


@dataclass(frozen=True, slots=True)
class Mended:
    """The tokens with the other half at an index; `glued` if the word before it was cut in two for that."""

    tokens: Sequence[Token]
    at: int
    glued: bool = False


def partner_of(mended: Mended) -> Token:
    """The other half of the bracket that was put in."""
    text, at, depth = mended.tokens, mended.at, 0
    step = 1 if text[at].type in PAIRS else -1
    while True:
        depth += (text[at].type in PAIRS) - (text[at].type in OPENS)
        if depth == 0:
            return text[at]
        at += step


def line_of(token: Token) -> int:
    return token.span.position[0]


def indent_of(token: Token, line: int) -> int:
    written = token.span.source.line(line)
    return len(written) - len(written.lstrip())


# ---------------------------------------------------------------- groups


def odd_groups(mended: Mended, table: Table, start: str) -> int:
    """How much about the round brackets of a text is unusual: groups that change nothing, conditions where a value belongs."""
    text = mended.tokens
    machine = Machine(table, start, ACTIONS)
    for token in text:
        machine.feed(token)
    machine.feed(Token(END, "", text[-1].span))
    result = machine.result
    oddity = sum(_odd_node(each) for each in _nodes(result.values if isinstance(result, Args) else result))
    open_: list[int] = []
    for at, token in enumerate(text):
        if token.type == "LPAR":
            open_.append(at)
        elif token.type == "RPAR":
            oddity += _odd_group(text, open_.pop(), at)
    return oddity + _mixed_joints(text)


def _nodes(tree: Any) -> Iterator[Any]:
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting.extend(node)
        elif is_dataclass(node) and not isinstance(node, Span):
            yield node
            waiting.extend(getattr(node, each.name) for each in fields(node))


def _sort(node: Any) -> str:
    """What an expression most likely is."""
    match node:
        case ast.Int() | ast.Negative() | ast.Arithmetic(op="*" | "-"):
            return NUMBER
        case ast.Arithmetic(left=left, right=right):
            return NUMBER if NUMBER in (_sort(left), _sort(right)) else ANY
        case ast.Compare() | ast.Not() | ast.Logic():
            return CONDITION
        case ast.Query():
            return SET
        case ast.Amount():
            return AMOUNT
        case ast.Apply(rest=()) if node.name.text in SIGNATURES:
            return SIGNATURES[node.name.text].gives
    return ANY


def _odd_node(node: Any) -> int:
    match node:
        case ast.Apply() if node.name.text not in SIGNATURES:
            return WRONG
        case ast.Apply(name=name, args=args):
            wants = SIGNATURES[name.text]
            oddity = 0 if wants.least <= len(args) <= wants.most else WRONG
            nested = any(isinstance(each, ast.Arithmetic) and name.text in _called(each) for each in args)
            return oddity + ODD * nested + sum(_odd_argument(each, wants.sort_of(at)) for at, each in enumerate(args))
        case ast.Arithmetic(left=left, right=right):
            sorts = {_sort(left), _sort(right)}
            return WRONG * bool(sorts & {CONDITION, AMOUNT} or sorts >= {NUMBER, SET})
        case ast.Compare(op=op, left=left, right=right):
            sorts = {_sort(left), _sort(right)}
            return WRONG * (bool(sorts & {CONDITION, SET, AMOUNT}) or (op == "is" and not isinstance(right, ast.Path)))
        case ast.Logic(left=left, right=right):
            return ODD * bool({_sort(left), _sort(right)} & {NUMBER, SET, AMOUNT})
        case ast.Query(set=members, where=where):
            counted = any(_called(each.right) & COUNTING for each in _nodes(where) if isinstance(each, ast.Compare))
            oddity = ODD * (_sort(where) in (NUMBER, SET, AMOUNT)) + ODD * counted
            return oddity + WRONG * (_sort(members) in (NUMBER, CONDITION, AMOUNT))
        case ast.Not(inner=inner) | ast.If(condition=inner):
            return ODD * (_sort(inner) in (NUMBER, SET, AMOUNT))
        case ast.Call(args=args):
            sorts = {_sort(each) for each in args}
            return ODD * (AMOUNT in sorts and len(sorts) > 1)
    return 0


def _odd_argument(node: Any, wanted: str) -> int:
    sort = _sort(node)
    if isinstance(node, ast.Range):
        return WRONG
    if wanted == NAME:
        return 0 if isinstance(node, ast.Path | ast.Apply) else WRONG
    fits = sort in (wanted, ANY) or wanted == ANY or (wanted, sort) in ((CONDITION, NUMBER), (ORDER, SET))
    return WRONG * (not fits) + ODD * (wanted == SET and isinstance(node, ast.Query) and bool(node.keys))


def _called(node: Any) -> set[str]:
    return {each.name.text for each in _nodes(node) if isinstance(each, ast.Apply)}


def _odd_group(text: Sequence[Token], first: int, last: int) -> int:
    """Brackets that change nothing."""
    if first and text[first - 1].type == "WORD":
        return 0
    inner = _own(text[first + 1 : last])
    before = text[first - 1].type if first else ""
    after = text[last + 1].type if last + 1 < len(text) else ""
    around = {before, after}
    if "WHERE" in inner:
        return ODD * (after not in ("PLUS", "MINUS", "_DOT", "WHERE"))
    if inner & {"AND", "OR", "EQUAL", "COMPARISON", "IS"}:
        return ODD * (not around & {"NOT", "AND", "OR"})
    if inner & {"PLUS", "MINUS"}:
        subtracted = before == "MINUS" and first > 1 and text[first - 2].type not in ("_COMMA", "LPAR")
        return ODD * ("STAR" not in around and not subtracted)
    return 2 * ODD


def _own(tokens: Sequence[Token]) -> set[str]:
    """The terminals of a text that stand in no brackets of it."""
    found, depth = set(), 0
    for token in tokens:
        depth -= token.type == "RPAR"
        if not depth:
            found.add(token.type)
        depth += token.type == "LPAR"
    return found


def _mixed_joints(text: Sequence[Token]) -> int:
    """How often `and` and `or` stand side by side without brackets."""
    oddity = 0
    seen: list[set[str]] = [set()]
    for token in text:
        match token.type:
            case "LPAR":
                seen.append(set())
            case "RPAR":
                seen.pop()
            case "AND" | "OR":
                oddity += len(seen[-1] | {token.type}) > 1
                seen[-1] = {token.type}
            case "WHERE" | "_COMMA" | "_SEMICOLON" | "_BAR" | "LBRACE" | "RBRACE":
                seen[-1] = set()
    return oddity


# ---------------------------------------------------------------- layout


def odd_layout(mended: Mended) -> int:
    """How many lines of a text are not indented as its blocks say."""
    text, at, oddity = mended.tokens, mended.at, 0
    open_: list[int] = []
    for index, token in enumerate(text):
        if token.type == "LBRACE":
            open_.append(index)
        elif token.type == "RBRACE" and open_:
            oddity += _odd_block(text, open_.pop(), index, at)
    before = text[at - 1].type if at else "_SEMICOLON"
    if text[at].type == "LBRACE":
        return oddity + (before in STARTS)
    return oddity + (before == "_SEMICOLON" and line_of(partner_of(mended)) == line_of(text[at]))


def _odd_block(text: Sequence[Token], first: int, last: int, made: int) -> int:
    line, end = line_of(text[first]), line_of(text[last])
    if line == end:
        return 0
    width = indent_of(text[first], line)
    begins = {each: index for index in range(last, first, -1) if (each := line_of(text[index])) > line}
    closes = begins[end] if text[begins[end]].type == "RBRACE" and begins[end] != made else None
    oddity = sum(indent_of(text[first], number) <= width for number in begins if closes is None or number != end)
    if last == made:
        following = text[last + 1] if last + 1 < len(text) else None
        return oddity + (following is not None and line_of(following) == end)
    return oddity + (closes == last and indent_of(text[first], end) != width)
