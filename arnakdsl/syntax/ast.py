"""The nodes of the effect language, as written: names are not yet looked up.

Two closed families: `Expr` (values, sets, conditions) and `Step` (what is done).  Every node has the span of all its
characters in the YAML file.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from arnakdsl.records import record, values_of
from arnakdsl.source import Span

# ---------------------------------------------------------------- expressions


@record
class Name:
    """One word."""

    text: str
    span: Span


@record
class Int:
    """`3`"""

    value: int
    span: Span


@record
class Path:
    """`me.place.row`: a word and what it owns."""

    names: tuple[Name, ...]
    span: Span


@record
class Apply:
    """`top(deck)`, `first(trees by row).column`: a function, its arguments, what the result owns."""

    name: Name
    args: tuple[Expr, ...]
    rest: tuple[Name, ...]
    span: Span


@record
class Amount:
    """`2 gold`; `swapped` for `gold 2`, which is read so that it can be mended."""

    number: Expr
    unit: Name
    swapped: bool
    span: Span


@record
class Negative:
    """`-x`"""

    inner: Expr
    span: Span


@record
class Arithmetic:
    """`a + b`, `a - b`, `a * b`; of sets and piles, `+` is the union."""

    op: str
    left: Expr
    right: Expr
    span: Span


@record
class Range:
    """`0 .. n`: whole numbers, both ends included."""

    low: Expr
    high: Expr
    span: Span


@record
class Compare:
    """`a = b`, `!=`, `<`, `<=`, `>`, `>=`"""

    op: str
    left: Expr
    right: Expr
    span: Span


@record
class Not:
    """`not a`"""

    inner: Expr
    span: Span


@record
class Logic:
    """`a and b`, `a or b`; between the names of actions, `or` is their union."""

    op: str
    left: Expr
    right: Expr
    span: Span


@record
class Query:
    """`trees where fruit by row, -column`: a set, a condition on each (`it`), keys of an order."""

    set: Expr
    where: Expr | None
    keys: tuple[Expr, ...]
    span: Span


@record
class Pick:
    """`pick hand where points > 0 as card`: a decision among the members of a set."""

    query: Expr
    label: Label | None
    span: Span


@record
class Label:
    """`as option:gold`, `as discard(c)`: the words of an option's id, then the ids of what is named."""

    words: tuple[Name, ...]
    args: tuple[Expr, ...]
    span: Span


Expr: TypeAlias = Int | Path | Apply | Amount | Negative | Arithmetic | Range | Compare | Not | Logic | Query | Pick

# ---------------------------------------------------------------- steps


@record
class Argument:
    """The arguments behind one preposition: `less 1 gold, 2 silver`."""

    preposition: Name
    values: tuple[Expr, ...]
    span: Span


@record
class Call:
    """`move top(deck) to hand`: a verb, its plain arguments, its named ones."""

    verb: Name
    args: tuple[Expr, ...]
    named: tuple[Argument, ...]
    span: Span


@record
class Seq:
    """`a; b`, also `{ a; b }`."""

    steps: tuple[Step, ...]
    span: Span


@record
class Trade:
    """`cost -> step`: may pay the whole cost; only then the step."""

    cost: Step
    step: Step
    span: Span


@record
class Choose:
    """`choose 2 { a | b | c }`: so many different branches, one at a time; without a number, one."""

    count: Int | None
    branches: tuple[Step, ...]
    span: Span


@record
class May:
    """`may a`: the step, or not."""

    step: Step
    span: Span


@record
class Let:
    """`let x = pick hand`: a name for the steps that follow."""

    name: Name
    value: Expr
    span: Span


@record
class If:
    """`if a { b } else { c }`"""

    condition: Expr
    then: Step
    otherwise: Step | None
    span: Span


@record
class Each:
    """`each t in trees where mine { a }`; `each player { a }` has no set: each seat is `me` in turn."""

    name: Name
    set: Expr | None
    body: Step
    span: Span


@record
class Repeat:
    """`repeat n { a }`"""

    times: Expr
    body: Step
    span: Span


@record
class While:
    """`while condition { a }`: in procedures alone."""

    condition: Expr
    body: Step
    span: Span


@record
class Labelled:
    """`a as option:gold`: a step with the id of the option that stands for it."""

    step: Step
    label: Label
    span: Span


Step: TypeAlias = Call | Seq | Trade | Choose | May | Let | If | Each | Repeat | While | Labelled

# ---------------------------------------------------------------- the same at another place


def moved(tree: Any, by: int) -> Any:
    """A node, or several, so many characters farther on."""
    if tree.__class__ is tuple:
        return tuple([moved(each, by) for each in tree])
    *parts, span = values_of(tree)
    own = [each if each.__class__ in PLAIN else moved(each, by) for each in parts]
    return tree.__class__(*own, Span(span.source, span.start + by, span.end + by))


PLAIN = (str, int, bool, type(None))
