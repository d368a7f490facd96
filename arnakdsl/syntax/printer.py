"""Nodes to text: one canonical line, with no more brackets than it needs.

What is printed parses to the same nodes again, spans apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from arnakdsl.syntax.ast import (
    Amount,
    Apply,
    Argument,
    Arithmetic,
    Call,
    Choose,
    Compare,
    Each,
    Expr,
    If,
    Int,
    Label,
    Labelled,
    Let,
    Logic,
    May,
    Name,
    Negative,
    Not,
    Path,
    Pick,
    Query,
    Range,
    Repeat,
    Seq,
    Step,
    Trade,
    While,
)

# How tightly an expression holds together, as the grammar has it: one of a lower level needs brackets.
PICK, QUERY, OR, AND, NOT, COMPARE, AMOUNT, SUM, PRODUCT, SIGNED, ATOM = range(11)


def print_step(step: Step) -> str:
    """The text of steps."""
    return "; ".join(_labelled(each) for each in (step.steps if isinstance(step, Seq) else (step,)))


def print_expr(expr: Expr) -> str:
    """The text of a value, a condition or a set."""
    return _bare(expr)


# ---------------------------------------------------------------- steps


def _labelled(step: Step) -> str:
    """A step among others, where a label may follow it."""
    if not isinstance(step, Labelled):
        return _step(step)
    inner = _block(step.step) if _ends_with_a_pick(step.step) else _step(step.step)
    return f"{inner} {_label(step.label)}"


def _step(step: Step) -> str:
    """A step that stands alone: one with a label, or several, are put into a block."""
    match step:
        case Seq() | Labelled():
            return _block(step)
        case Call():
            return _call(step)
        case Trade():
            cost = _block(step.cost) if isinstance(step.cost, May | Trade) else _step(step.cost)
            return f"{cost} -> {_step(step.step)}"
        case Choose():
            count = f" {step.count.value}" if step.count else ""
            return f"choose{count} {{ {' | '.join(map(print_step, step.branches))} }}"
        case May():
            return f"may {_step(step.step)}"
        case Let():
            return f"let {step.name.text} = {_list((step.value,))}"
        case If():
            return f"if {_at(OR, step.condition)} {_block(step.then)}{_otherwise(step.otherwise)}"
        case Each():
            members = "" if step.set is None else f" in {_at(QUERY, step.set)}"
            return f"each {step.name.text}{members} {_block(step.body)}"
        case Repeat():
            return f"repeat {_at(SUM, step.times)} {_block(step.body)}"
        case While():
            return f"while {_at(OR, step.condition)} {_block(step.body)}"
        case _:
            assert_never(step)


def _block(step: Step) -> str:
    return f"{{ {print_step(step)} }}"


def _otherwise(step: Step | None) -> str:
    if step is None:
        return ""
    return f" else {_step(step) if isinstance(step, If) else _block(step)}"


def _ends_with_a_pick(step: Step) -> bool:
    """Whether a label behind the step would belong to a pick at its end."""
    match step:
        case Call():
            last = (step.named[-1].values if step.named else step.args)[-1:]
            return any(isinstance(each, Pick) and each.label is None for each in last)
        case Let():
            return isinstance(step.value, Pick) and step.value.label is None
        case May() | Trade():
            return _ends_with_a_pick(step.step)
        case _:
            return False


def _call(call: Call) -> str:
    return " ".join([call.verb.text, *([_list(call.args)] if call.args else ()), *map(_argument, call.named)])


def _argument(argument: Argument) -> str:
    return f"{argument.preposition.text} {_list(argument.values)}"


def _label(label: Label) -> str:
    values = f"({_list(label.args)})" if label.args else ""
    return f"as {':'.join(each.text for each in label.words)}{values}"


# ---------------------------------------------------------------- sets and values


def _list(values: Iterable[Expr]) -> str:
    """Values with commas: the keys of an order take what follows, so a set with such keys is bracketed unless it is last."""
    *others, last = values
    return ", ".join([*map(_before_a_comma, others), _bare(last)])


def _before_a_comma(value: Expr) -> str:
    match value:
        case Query(keys=(_, *_)):
            return f"({_bare(value)})"
        case Pick(query=query, label=None):
            return f"pick {_before_a_comma(query)}"
        case _:
            return _bare(value)


def _at(level: int, expr: Expr) -> str:
    """An expression where only those of a level and above may stand."""
    return _bare(expr) if _level(expr) >= level else f"({_bare(expr)})"


def _level(expr: Expr) -> int:
    match expr:
        case Logic(op="or"):
            return OR
        case Arithmetic(op="*"):
            return PRODUCT
        case _:
            return LEVELS[type(expr)]


LEVELS: dict[type, int] = {
    Pick: PICK,
    Query: QUERY,
    Logic: AND,
    Not: NOT,
    Compare: COMPARE,
    Amount: AMOUNT,
    Range: AMOUNT,
    Arithmetic: SUM,
    Negative: SIGNED,
    Int: ATOM,
    Path: ATOM,
    Apply: ATOM,
}


def _bare(expr: Expr) -> str:
    match expr:
        case Int():
            return str(expr.value)
        case Path():
            return _path(expr.names)
        case Apply():
            return f"{expr.name.text}({_list(expr.args) if expr.args else ''}){''.join(f'.{each.text}' for each in expr.rest)}"
        case Amount(swapped=True):
            return f"{expr.unit.text} {_at(ATOM, expr.number)}"
        case Amount():
            return f"{_at(SUM, expr.number)} {expr.unit.text}"
        case Negative():
            return f"-{_at(SIGNED, expr.inner)}"
        case Not():
            return f"not {_at(NOT, expr.inner)}"
        case Range():
            return f"{_at(SUM, expr.low)} .. {_at(SUM, expr.high)}"
        case Compare():
            return f"{_at(AMOUNT, expr.left)} {expr.op} {_at(AMOUNT, expr.right)}"
        case Arithmetic() | Logic():
            level = _level(expr)
            return f"{_at(level, expr.left)} {expr.op} {_at(level + 1, expr.right)}"
        case Query():
            return _query(expr)
        case Pick():
            label = f" {_label(expr.label)}" if expr.label else ""
            return f"pick {_at(QUERY, expr.query)}{label}"
        case _:
            assert_never(expr)


def _path(names: Iterable[Name]) -> str:
    return ".".join(each.text for each in names)


def _query(query: Query) -> str:
    where = f" where {_at(OR, query.where)}" if query.where else ""
    keys = f" by {', '.join(_at(SUM, each) for each in query.keys)}" if query.keys else ""
    return f"{_at(OR, query.set)}{where}{keys}"
