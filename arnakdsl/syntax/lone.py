"""One bracket without its other half: where that was left out, as far as the grammar, the layout and the usual way to write tell.

Of all places where the other half lets the whole text be read, the one is taken at which the text looks most like what people write.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import partial
from itertools import islice, pairwise
from typing import Any

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.brackets import ENDS_A_VALUE, HEADERS
from arnakdsl.syntax.build import ACTIONS, Args
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.signatures import ANY, CONDITION, NAME, NUMBER, ORDER, SET, SIGNATURES
from arnakdsl.syntax.table import END, Table
from arnakdsl.syntax.tokens import Token

PAIRS = {"LPAR": "RPAR", "LBRACE": "RBRACE"}
SIGNS = {"LPAR": "(", "RPAR": ")", "LBRACE": "{", "RBRACE": "}"}
OPENS = {other: kind for kind, other in PAIRS.items()}
MOST_TOKENS = 1500
"""In a longer text no place is looked for."""

MOST_LOOKED_AT = {"LPAR": 50_000, "RPAR": 50_000, "LBRACE": 600_000, "RBRACE": 600_000}
"""Tokens of all the texts that could be meant."""
AMOUNT = "amount"
COUNTING = frozenset(name for name, each in SIGNATURES.items() if each.gives == NUMBER)
OPERATORS = frozenset({"PLUS", "MINUS", "STAR", "AND", "OR"})
STARTS = frozenset({"_SEMICOLON", "_BAR", "LBRACE", "RBRACE"})
"""What a step begins behind."""
CONTINUED = frozenset({"_SEMICOLON", "_BAR", "_ARROW", "ELSE"})
"""What stands at the beginning of a line behind a block that ended above it."""


@dataclass(frozen=True, slots=True)
class _Mended:
    """The tokens with the other half at an index; `glued` if the word before it was cut in two for that."""

    tokens: Sequence[Token]
    at: int
    glued: bool = False


def lone_bracket(tokens: Sequence[Token], table: Table, start: str) -> Finding | None:
    """The finding for the one bracket of a text that has no other half, if there is such a one and nothing else is wrong."""
    kind = _missing(tokens)
    if kind is None or len(tokens) > MOST_TOKENS:
        return None
    most = MOST_LOOKED_AT[kind] // len(tokens)
    mended = list(islice(_mended(tokens, kind, table, start), most + 1))
    if not 0 < len(mended) <= most:
        return None
    odd = _odd_layout if kind in ("LBRACE", "RBRACE") else partial(_odd_groups, table=table, start=start)
    best = min(
        mended,
        key=lambda each: (
            odd(each),
            not each.glued,
            not _wraps(tokens, each),
            -each.at if _reaches_far(each) else each.at,
        ),
    )
    return _opening(tokens, best) if kind in PAIRS else _closing(tokens, best)


def _wraps(tokens: Sequence[Token], mended: _Mended) -> bool:
    """Does a round bracket open behind the operator that begins a line, or close before such a line?"""
    at, kind = mended.at, mended.tokens[mended.at].type
    if kind == "LPAR" and not mended.glued and 1 < at < len(tokens):
        return tokens[at - 1].type in OPERATORS and _line(tokens[at - 2]) < _line(tokens[at - 1])
    if kind != "RPAR" or at >= len(tokens):
        return False
    return tokens[at].type in OPERATORS and _line(tokens[at - 1]) < _line(tokens[at])


def _reaches_far(mended: _Mended) -> bool:
    """Does what is to be closed go on as far as it can, as a block and the arguments of a call do?"""
    text, at = mended.tokens, mended.at
    if text[at].type == "RPAR":
        opened = _partner(mended)
        return any(each.type == "WORD" and after is opened for each, after in pairwise(text))
    return text[at].type in ("RBRACE", "LPAR")


def _missing(tokens: Sequence[Token]) -> str | None:
    """The bracket of which there is one too few, if all others are as many as their other halves."""
    kinds = [each.type for each in tokens]
    lacking = {kind: kinds.count(other) - kinds.count(kind) for kind, other in {**PAIRS, **OPENS}.items()}
    more = [kind for kind, number in lacking.items() if number > 0]
    return more[0] if len(more) == 1 and lacking[more[0]] == 1 else None


def _mended(tokens: Sequence[Token], kind: str, table: Table, start: str) -> Iterator[_Mended]:
    """The texts that can be read, each with the bracket at another place."""
    machine = Machine(table, start, {})
    kinds = [*(each.type for each in tokens), END]
    for at, states in enumerate(machine.stacks(kinds, machine.states)):
        for new, rest, glued in _ways(tokens, at, kind):
            following = [*(each.type for each in new), *kinds[rest:]]
            if machine.follow(following, states) == len(following):
                yield _Mended([*tokens[:at], *new, *tokens[rest:]], at + glued, glued)


def _ways(tokens: Sequence[Token], at: int, kind: str) -> Iterator[tuple[list[Token], int, bool]]:
    """What could be put before a token or in its place, and the index of what follows: `countsites)` is `count(sites)`."""
    place = tokens[at].span if at < len(tokens) else tokens[-1].span
    near = tokens[at - 1].span.end if at else place.start
    made = Token(kind, SIGNS[kind], Span(place.source, near, near))
    yield [made], at, False
    word = tokens[at] if kind == "LPAR" and at < len(tokens) else None
    if word is None or word.type not in ("WORD", "INT"):
        return
    for name in SIGNATURES:
        rest = word.text.removeprefix(name)
        if rest and rest != word.text:
            inner = Token("INT" if rest.isdigit() else "WORD", rest, word.span)
            yield [Token("WORD", name, word.span), made, inner], at + 1, True


# ---------------------------------------------------------------- how odd a text looks

ODD, WRONG = 1, 3


def _odd_groups(mended: _Mended, table: Table, start: str) -> int:
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


def _odd_layout(mended: _Mended) -> int:
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
    return oddity + (before == "_SEMICOLON" and _line(_partner(mended)) == _line(text[at]))


def _odd_block(text: Sequence[Token], first: int, last: int, made: int) -> int:
    line, end = _line(text[first]), _line(text[last])
    if line == end:
        return 0
    width = _indent(text[first], line)
    begins = {each: index for index in range(last, first, -1) if (each := _line(text[index])) > line}
    closes = begins[end] if text[begins[end]].type == "RBRACE" and begins[end] != made else None
    oddity = sum(_indent(text[first], number) <= width for number in begins if closes is None or number != end)
    if last == made:
        following = text[last + 1] if last + 1 < len(text) else None
        return oddity + (following is not None and _line(following) == end)
    return oddity + (closes == last and _indent(text[first], end) != width)


def _line(token: Token) -> int:
    return token.span.position[0]


def _indent(token: Token, line: int) -> int:
    written = token.span.source.line(line)
    return len(written) - len(written.lstrip())


# ---------------------------------------------------------------- findings


def _partner(mended: _Mended) -> Token:
    """The other half of the bracket that was put in."""
    text, at, depth = mended.tokens, mended.at, 0
    step = 1 if text[at].type in PAIRS else -1
    while True:
        depth += (text[at].type in PAIRS) - (text[at].type in OPENS)
        if depth == 0:
            return text[at]
        at += step


def _opening(tokens: Sequence[Token], mended: _Mended) -> Finding | None:
    """None for a block that no word begins: then the other half is the one too many."""
    at, made, partner = mended.at, mended.tokens[mended.at], _partner(mended)
    also: tuple[tuple[str, Span], ...] = (("it is closed here", partner.span),)
    hint = f"'{made.text}' is missing"
    if mended.glued:
        hint = f"write '{mended.tokens[at - 1].text}({mended.tokens[at + 1].text}'"
        return codes.STRAY_BRACKET.at(tokens[at - 1].span, seen=partner.text, hint=hint, also=also)
    if made.type == "LPAR":
        return codes.STRAY_BRACKET.at(tokens[at].span, seen=partner.text, hint=hint, also=also)
    begins_line = at > 0 and _line(tokens[at - 1]) < _line(tokens[at])
    place = tokens[at - 1 if begins_line else at].span
    header = _header(tokens[:at])
    if header is not None:
        also = (("its block belongs behind this", header.span), *also)
        return codes.MISSING_BLOCK.at(place, seen=header.text, also=also, hint="write the steps in '{ }'")
    behind_may = at > 0 and tokens[at - 1].type in ("MAY", "_ARROW")
    paid = any(each is partner and after.type == "_ARROW" for each, after in pairwise(mended.tokens))
    return codes.STRAY_BRACKET.at(place, seen=partner.text, hint=hint, also=also) if behind_may or paid else None


def _header(tokens: Sequence[Token]) -> Token | None:
    """The word whose block would begin behind some tokens."""
    for token in reversed(tokens):
        if token.type in HEADERS:
            return token
        if token.type in ENDS_A_VALUE:
            return None
    return None


def _closing(tokens: Sequence[Token], mended: _Mended) -> Finding:
    partner = _partner(mended)
    place = _gap(tokens, mended, partner)
    also = () if place == partner.span else (("it is opened here", partner.span),)
    hint = f"'{mended.tokens[mended.at].text}' is missing"
    return codes.UNCLOSED.at(place, seen=partner.text, hint=hint, also=also)


def _gap(tokens: Sequence[Token], mended: _Mended, partner: Token) -> Span:
    """Where the closing bracket of a text should be: the token before or behind the gap, or an empty line in it."""
    at, kind = mended.at, mended.tokens[mended.at].type
    before, behind = tokens[at - 1], tokens[at] if at < len(tokens) else None
    line, source = _line(before), before.span.source
    if _line(partner) < line and (behind is None or line < _line(behind)):
        if behind is not None and behind.type in CONTINUED:
            return behind.span
        width = _indent(partner, _line(partner))
        if line < len(source.line_starts) and source.line(line + 1) == " " * width:
            end = source.line_starts[line] + width
            return Span(source, end, end)
    first = last = at
    while first > 0 and tokens[first - 1].type == kind and _line(tokens[first - 1]) == line:
        first -= 1
    while last < len(tokens) and tokens[last].type == kind and _line(tokens[last]) == line:
        last += 1
    if first < last:
        return tokens[first].span.to(tokens[last - 1].span)
    return behind.span if behind is not None and _line(behind) == line else before.span
