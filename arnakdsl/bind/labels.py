"""Picks, and the ids of options."""

from __future__ import annotations

from arnakdsl import codes
from arnakdsl.bind.expressions import Expressions
from arnakdsl.bind.scope import Scope
from arnakdsl.bindtypes import places_of
from arnakdsl.syntax import ast
from arnakdsl.typed import LabelOf, Local, Value
from arnakdsl.values import member

IN_IDS = ("entity", "seat", "number")  # types of values that can stand in the id of an option


class Labels(Expressions):
    """Binds picks and labels."""

    def picked(self, node: ast.Pick, scope: Scope, word: str, name: str = "it") -> tuple[Local, Value, LabelOf] | None:
        """A pick: the name of what is picked, the set, the id of its options."""
        self.needs_player(scope, node.span, "a pick")
        label = self.label(node.label, scope, gaps=0) if node.label else LabelOf(word)
        found = self.value(node.query, scope)
        if found is None or label is None:
            return None
        if found.type.name not in ("set", "pile"):
            self.found(
                codes.WRONG_TYPE, node.query.span, wanted="a set", seen=str(found.type), text=node.query.span.text
            )
            return None
        return self.local(name, member(found.type), places_of(found)), found, label

    def label(self, node: ast.Label, scope: Scope, gaps: int = 1) -> LabelOf | None:
        """The id of an option, with a thing, a seat or a number in its gap, if it has one."""
        if len(node.args) > gaps:
            extra = node.args[gaps].span
            self.found(codes.CROWDED_LABEL, extra, text=extra.text)
            return None
        args = [self.value(each, scope) for each in node.args]
        if any(each is None for each in args):
            return None
        for each, value in zip(node.args, args, strict=True):
            if value and value.type.name not in IN_IDS:
                seen = str(value.type)
                self.found(
                    codes.WRONG_TYPE, each.span, wanted="a thing, a seat or a number", seen=seen, text=each.span.text
                )
                return None
        return LabelOf(":".join(each.text for each in node.words), tuple(each for each in args if each))

    @staticmethod
    def _labelled_within(step: ast.Step) -> ast.Labelled | None:
        """`a as word` of `if c { a as word }`."""
        if not isinstance(step, ast.If) or step.otherwise:
            return None
        inner = step.then
        while isinstance(inner, ast.Seq) and len(inner.steps) == 1:
            inner = inner.steps[0]
        return inner if isinstance(inner, ast.Labelled) else None

    def _inner_label(self, step: ast.Step) -> ast.Label | None:
        found = self._labelled_within(step)
        return found.label if found else None

    def _guarded(self, step: ast.Step) -> bool:
        return self._inner_label(step) is not None

    def guarded_label(self, step: ast.Step, label: LabelOf, scope: Scope) -> LabelOf:
        inner = self._inner_label(step)
        return (self.label(inner, scope) if inner else None) or label
