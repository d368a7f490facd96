"""The changes of steps and values: one function for each operator, and the walk that finds their places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from arnakdsl.mutants.change import Change
from arnakdsl.source import Span
from arnakdsl.syntax import ast

NUMBER, STEP, COST, MAY, CONDITION, BRANCHES, RESOURCE = (
    "number", "step", "cost", "may", "condition", "branches", "resource",
)  # fmt: skip
NOTHING, ALWAYS, FREELY = "nothing", "1 = 1", "may "


@dataclass(frozen=True, slots=True)
class Walk:
    """Finds changes; `others` leads from a resource to the one that stands in for it."""

    others: Mapping[str, str]
    around: Span | None = None

    def change(self, operator: str, span: Span, text: str) -> Change:
        around = self.around
        inside = around is not None and around.start <= span.start and span.end <= around.end
        return Change(operator, span, text, around if around is not None and inside else span)

    def within(self, span: Span) -> Walk:
        return replace(self, around=span)

    # -------------------------------------------------------- steps

    def body(self, step: ast.Step, branch: bool = False) -> Iterator[Change]:
        """The steps of a block: each can be removed.  The label of a branch stays, any other goes with its step."""
        for each in step.steps if isinstance(step, ast.Seq) else (step,):
            if isinstance(each, ast.Seq):
                yield from self.body(each)
                continue
            inner = each.step if isinstance(each, ast.Labelled) else each
            whole = inner.span if branch else each.span
            if not isinstance(inner, ast.Let | ast.Seq) and inner.span.text != NOTHING:
                yield Change(STEP, whole, NOTHING, whole)
            yield from self.step(inner if branch else each)

    def inside(self, step: ast.Step) -> Iterator[Change]:
        """What can be changed within a step that is not removed by itself."""
        several = isinstance(step, ast.Seq) and len(step.steps) > 1
        if several:
            yield from self.body(step)
        elif isinstance(step, ast.Seq):
            yield from self.step(step.steps[0])
        else:
            yield from self.step(step)

    def step(self, step: ast.Step) -> Iterator[Change]:
        match step:
            case ast.Seq():
                yield from self.body(step)
            case ast.Call():
                yield from self.within(step.span).call(step)
            case ast.Labelled(step=ast.May(step=inner)):
                yield Change(MAY, step.span, inner.span.text, step.span)
                yield from self.inside(inner)
            case ast.Labelled(step=inner):
                yield from self.step(inner)
            case ast.Trade(cost=cost, step=inner):
                yield self.freed(step)
                yield from self.inside(cost)
                yield from self.body(inner)
            case ast.Choose(count=count, branches=branches):
                if count is not None and count.value > 1:
                    yield Change(NUMBER, count.span, str(count.value - 1), step.span)
                yield from self.swapped(branches)
                for each in branches:
                    yield from self.body(each, branch=True)
            case ast.May(step=inner):
                bare = inner.step if isinstance(inner, ast.Labelled) else inner
                yield Change(MAY, step.span, bare.span.text, step.span)
                yield from self.inside(inner)
            case ast.Let(value=value):
                yield from self.within(step.span).value(value)
            case ast.If(condition=condition, then=then, otherwise=otherwise):
                yield from self.condition(condition)
                yield from self.body(then) if otherwise is not None else self.inside(then)
                if otherwise is not None:
                    yield from self.body(otherwise)
            case ast.Each(set=found, body=body):
                if found is not None:
                    yield from self.within(found.span).value(found)
                yield from self.inside(body)
            case ast.Repeat(times=times, body=body):
                yield from self.within(times.span).value(times)
                yield from self.inside(body)
            case ast.While(condition=condition, body=body):
                yield from self.condition(condition)
                yield from self.inside(body)

    def call(self, call: ast.Call) -> Iterator[Change]:
        for values in (call.args, *(each.values for each in call.named)):
            yield from self.amounts(values)
            for each in values:
                yield from self.value(each)

    def freed(self, trade: ast.Trade) -> Change:
        """Without its cost a trade may be done freely."""
        return Change(COST, Span(trade.span.source, trade.span.start, trade.step.span.start), FREELY, trade.span)

    def amounts(self, values: Sequence[ast.Expr]) -> Iterator[Change]:
        """Of several amounts, each can be left out."""
        if len(values) < 2 or not all(isinstance(each, ast.Amount | ast.Path) for each in values):
            return
        for at, each in enumerate(values):
            if isinstance(each, ast.Amount):
                start = values[at - 1].span.end if at else each.span.start
                end = each.span.end if at else values[1].span.start
                yield self.change(COST, Span(each.span.source, start, end), "")

    def swapped(self, branches: Sequence[ast.Step]) -> Iterator[Change]:
        """Neighbouring branches change places; labels stay where they are."""
        for one, other in pairwise(branches):
            first, second = _branch(one), _branch(other)
            if (
                first is not None
                and second is not None
                and isinstance(one, ast.Labelled) == isinstance(other, ast.Labelled)
            ):
                yield _exchange(first, second)

    # -------------------------------------------------------- values

    def condition(self, value: ast.Expr) -> Iterator[Change]:
        """A whole condition: removed, negated, and what is in it."""
        here = self.within(value.span)
        yield Change(CONDITION, value.span, ALWAYS, value.span)
        yield Change(CONDITION, value.span, f"not ({value.span.text})", value.span)
        if isinstance(value, ast.Not):
            yield from here.value(value.inner)
        else:
            yield from here.value(value)

    def value(self, value: ast.Expr) -> Iterator[Change]:
        match value:
            case ast.Int(value=number):
                yield self.change(NUMBER, value.span, str(number + 1))
            case ast.Amount(number=number, unit=unit):
                yield from self.value(number)
                if unit.text in self.others:
                    yield self.change(RESOURCE, unit.span, self.others[unit.text])
            case ast.Apply(name=name, args=args):
                if name.text == "either" and len(args) == 3:
                    yield Change(CONDITION, args[0].span, ALWAYS, value.span)
                    exchange = _exchange(args[1].span, args[2].span)
                    yield replace(exchange, around=value.span)
                for each in args:
                    yield from self.value(each)
            case ast.Negative(inner=inner):
                yield from self.value(inner)
            case ast.Not(inner=inner):
                yield self.change(CONDITION, value.span, f"({inner.span.text})")
                yield from self.value(inner)
            case ast.Arithmetic(left=left, right=right) | ast.Compare(left=left, right=right):
                yield from self.value(left)
                yield from self.value(right)
            case ast.Range(low=low, high=high):
                yield from self.value(low)
                yield from self.value(high)
            case ast.Logic(left=left, right=right):
                for each in (left, right):
                    yield self.change(CONDITION, value.span, f"({each.span.text})")
                yield from self.value(left)
                yield from self.value(right)
            case ast.Query(set=found, where=where, keys=keys):
                yield from self.value(found)
                if where is not None:
                    yield from self.condition(where)
                for each in keys:
                    yield from self.value(each)
            case ast.Pick(query=query):
                yield from self.value(query)
            case ast.Path():
                pass


def _branch(step: ast.Step) -> Span | None:
    """The part of a branch that changes places; none where its options would go with it."""
    inner = step.steps[0] if isinstance(step, ast.Seq) and len(step.steps) == 1 else step
    if isinstance(inner, ast.Labelled):
        return inner.step.span
    first = inner.steps[0] if isinstance(inner, ast.Seq) else inner
    value = first.value if isinstance(first, ast.Let) else None
    picks = isinstance(first, ast.Call) and any(isinstance(each, ast.Pick) for each in first.args)
    offers = isinstance(first, ast.Call | ast.May) and first.span.text.startswith(("offer", "may"))
    return None if picks or offers or isinstance(value, ast.Pick) or isinstance(first, ast.Trade) else inner.span


def _exchange(first: Span, second: Span) -> Change:
    both = first.to(second)
    between = both.source.text[first.end : second.start]
    return Change(BRANCHES, both, f"{second.text}{between}{first.text}", both)
