"""What each rule of the grammar makes: the nodes of ast.py.

Children come as the grammar has them, without the terminals that are not kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.syntax.tokens import Token


@dataclass(slots=True)
class Args:
    """A list of arguments on its way to what owns it."""

    values: tuple[ast.Expr, ...]
    span: Span


@dataclass(slots=True)
class Block:
    """`{ ... }`: a step and the place of its braces."""

    step: ast.Step
    span: Span


def _name(token: Token) -> ast.Name:
    return ast.Name(token.text, token.span)


def _over(children: list[Any]) -> Span:
    """From the first child to the last."""
    first: Span = children[0].span
    last: Span = children[-1].span
    return first if first is last else first.to(last)


# ---------------------------------------------------------------- steps


def seq(steps: list[Any]) -> ast.Step:
    return steps[0] if len(steps) == 1 else ast.Seq(tuple(steps), _over(steps))


def labelled(children: list[Any]) -> ast.Labelled:
    return ast.Labelled(children[0], children[1], _over(children))


def may(children: list[Any]) -> ast.May:
    return ast.May(children[1], _over(children))


def trade(children: list[Any]) -> ast.Trade:
    return ast.Trade(children[0], children[1], _over(children))


def block(children: list[Any]) -> Block:
    return Block(children[1], _over(children))


def bare_block(children: list[Any]) -> ast.Step:
    """A block that is a step itself takes its braces into its span."""
    step: ast.Step = replace(children[0].step, span=children[0].span)
    return step


def choose(children: list[Any]) -> ast.Choose:
    count = integer([children[1]]) if children[1].type == "INT" else None
    branches = children[2:-1] if count is None else children[3:-1]
    return ast.Choose(count, tuple(branches), _over(children))


def if_(children: list[Any]) -> ast.If:
    condition, then = children[1:3]
    otherwise = children[4] if len(children) > 3 else None
    step = otherwise.step if isinstance(otherwise, Block) else otherwise
    return ast.If(condition, then.step, step, _over(children))


def each(children: list[Any]) -> ast.Each:
    members = children[3] if len(children) > 3 else None
    return ast.Each(_name(children[1]), members, children[-1].step, _over(children))


def repeat(children: list[Any]) -> ast.Repeat:
    return ast.Repeat(children[1], children[2].step, _over(children))


def while_(children: list[Any]) -> ast.While:
    return ast.While(children[1], children[2].step, _over(children))


def let(children: list[Any]) -> ast.Let:
    return ast.Let(_name(children[1]), children[3], _over(children))


# ---------------------------------------------------------------- calls


def call(children: list[Any]) -> ast.Call:
    plain = children[1].values if len(children) > 1 and isinstance(children[1], Args) else ()
    named = tuple(child for child in children[1:] if isinstance(child, ast.Argument))
    return ast.Call(_name(children[0]), plain, named, _over(children))


def argument(children: list[Any]) -> ast.Argument:
    return ast.Argument(_name(children[0]), children[1].values, _over(children))


def args(children: list[Any]) -> Args:
    return Args(tuple(children), _over(children))


def pick(children: list[Any]) -> ast.Pick:
    label_ = children[2] if len(children) > 2 else None
    return ast.Pick(children[1], label_, _over(children))


def label(children: list[Any]) -> ast.Label:
    words = tuple(
        _name(child) for child in children[1:] if isinstance(child, Token) and child.type not in ("LPAR", "RPAR")
    )
    values = next((child.values for child in children if isinstance(child, Args)), ())
    return ast.Label(words, values, _over(children))


# ---------------------------------------------------------------- sets and values


def filtered(children: list[Any]) -> ast.Query:
    return ast.Query(children[0], children[2], (), _over(children))


def sorted_(children: list[Any]) -> ast.Query:
    where = children[2] if len(children) > 3 else None
    return ast.Query(children[0], where, children[-1].values, _over(children))


def compare(children: list[Any]) -> ast.Compare:
    return ast.Compare(children[1].text, children[0], children[2], _over(children))


def logic(children: list[Any]) -> ast.Logic:
    return ast.Logic(children[1].text, children[0], children[2], _over(children))


def arithmetic(children: list[Any]) -> ast.Arithmetic:
    return ast.Arithmetic(children[1].text, children[0], children[2], _over(children))


def range_(children: list[Any]) -> ast.Range:
    return ast.Range(children[0], children[2], _over(children))


def not_(children: list[Any]) -> ast.Not:
    return ast.Not(children[1], _over(children))


def negative(children: list[Any]) -> ast.Negative:
    return ast.Negative(children[1], _over(children))


def amount(children: list[Any]) -> ast.Amount:
    return ast.Amount(children[0], _name(children[1]), False, _over(children))


def swapped(children: list[Any]) -> ast.Amount:
    return ast.Amount(integer(children[1:]), _name(children[0]), True, _over(children))


def integer(children: list[Any]) -> ast.Int:
    return ast.Int(int(children[0].text), children[0].span)


def group(children: list[Any]) -> ast.Expr:
    """Brackets leave no node, but count as characters of what they hold."""
    inner: ast.Expr = replace(children[1], span=_over(children))
    return inner


def path(children: list[Any]) -> ast.Path:
    return ast.Path(tuple(map(_name, children)), _over(children))


def apply(children: list[Any]) -> ast.Apply:
    values = children[2].values if isinstance(children[2], Args) else ()
    rest = tuple(_name(child) for child in children[3:] if child.type == "WORD")
    return ast.Apply(_name(children[0]), values, rest, _over(children))


ACTIONS: dict[str, Callable[[list[Any]], Any]] = {
    "seq": seq,
    "labelled": labelled,
    "may": may,
    "trade": trade,
    "block": block,
    "bare_block": bare_block,
    "choose": choose,
    "if": if_,
    "each": each,
    "repeat": repeat,
    "while": while_,
    "let": let,
    "call": call,
    "argument": argument,
    "args": args,
    "pick": pick,
    "label": label,
    "filtered": filtered,
    "sorted": sorted_,
    "keys": args,
    "compare": compare,
    "logic": logic,
    "arithmetic": arithmetic,
    "range": range_,
    "not": not_,
    "negative": negative,
    "amount": amount,
    "swapped": swapped,
    "int": integer,
    "group": group,
    "path": path,
    "apply": apply,
}
