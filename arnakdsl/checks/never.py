"""What can never be chosen or done: conditions that hold in no game of the pack, or in every one beside an `else`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.parsed import at_places, nodes, parts
from arnakdsl.ranges import Games, Names, Range, Ranges
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Bind, Do, EachOf, IfOf, PickOf, RepeatOf, Value, Where, WhileOf
from arnakdsl.walks import below, values_in


def check(linked: Linked) -> Iterator[Finding]:
    """Each condition once; one in a definition only if it is so wherever that is called."""
    search = _Search(linked)
    search.run()
    dead = [key for key, never in search.dead.items() if never]
    written = at_places(linked.model, [span for span, _ in dead]) if dead else {}
    for span, what in dead:
        node = written.get(span)
        match what, node:
            case "else", _:
                yield codes.NEVER_ELSE.at(span, hint="remove it, or the condition")
            case "if", ast.If() | ast.While():
                yield _never(node.condition.span)
            case "when", _:
                yield _never(span)
            case _:
                yield _never(_where(node, span))


def _never(span: Span) -> Finding:
    hint = "what hangs on it is never done: mend the condition or remove it"
    return codes.NEVER_SO.at(span, text=span.text, hint=hint)


def _where(tree: Any, span: Span) -> Span:
    """The condition in a step itself, not in the steps in it; the whole step if there are several."""
    queries = [tree] if isinstance(tree, ast.Query) else [
        node for part in parts(tree) if not isinstance(part, tuple | ast.Seq) or isinstance(tree, ast.Call)
        for node in nodes(part) if isinstance(node, ast.Query)
    ]  # fmt: skip
    conditions = [each.where for each in queries if each.where is not None]
    return conditions[0].span if len(conditions) == 1 else span


class _Search:
    """Goes through all that a pack does, with what names can be.

    Attributes:
        dead: By the place of a step or of a condition, and what it is: is it never so, or is the other side never taken?
    """

    def __init__(self, linked: Linked) -> None:
        self.linked = linked
        self.ranges = Ranges(linked)
        self.dead: dict[tuple[Span, str], bool] = {}

    def run(self) -> None:
        linked, model = self.linked, self.linked.model
        for (number, _), act in linked.effects.items():
            self.act(act, {}, model.only.get(model.things[number - 1].id, {}))
        for name, action in linked.actions.items():
            only, names = model.only.get(name, {}), dict[str, Range]()
            written = model.actions[name]
            if action.when is not None and written.when is not None:
                self.note(written.when.span, "when", self.ranges.of(action.when, {}, only).never)
            for (var, things), (_, query) in zip(action.candidates, written.candidates, strict=True):
                self.values([things], query.span, names, only)
                names[var.name] = self.ranges.members(things, names)
            self.act(action.do, names, only)
        for giver in (*linked.sources.values(), *linked.units.values()):
            if giver.do:
                self.act(giver.do, {}, model.only.get(giver.name, {}))
        for act in linked.procedures.values():
            self.act(act, {}, {})

    def note(self, span: Span, what: str, never: bool) -> None:
        self.dead[span, what] = never and self.dead.get((span, what), True)

    def act(self, act: Act, names: Names, only: Games) -> None:
        span, inside = act.at.span, below(act)
        match act:
            case IfOf(condition=condition) | WhileOf(condition=condition):
                known = self.ranges.of(condition, names, only)
                self.note(span, "if", known.never)
                otherwise = act.otherwise if isinstance(act, IfOf) else None
                if otherwise is not None:
                    self.note(otherwise.at.span, "else", known.always)
                if known.never:  # what is in it has its finding already
                    inside = (otherwise,) if otherwise else ()
                else:
                    self.values([condition], span, names, only)
            case Bind(var=var, value=value):
                self.values([value], span, names, only)
                names = {**names, var.name: self.ranges.of(value, names, only)}
            case PickOf(var=var, set=found) | EachOf(var=var, set=found):
                self.values([found], span, names, only)
                names = {**names, var.name: self.ranges.members(found, names)}
            case RepeatOf(times=times):
                self.values([times], span, names, only)
            case Do(args=args):
                self.values([each for each in args if each is not None], span, names, only)
        for each in inside:
            self.act(each, names, only)

    def values(self, values: list[Value], span: Span, names: Names, only: Games) -> None:
        """The sets with a condition in what stands in a step."""
        sets = [each for value in values for each in values_in(value) if isinstance(each, Where)]
        for number, found in enumerate(sets):
            self.note(span, f"set {number}", self.ranges.empty(found, names, only))
