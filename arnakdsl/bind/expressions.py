"""Operators, comparisons and sets."""

from __future__ import annotations

from dataclasses import replace

from arnakdsl import codes
from arnakdsl.bind.amounts import Amounts
from arnakdsl.bind.scope import Scope
from arnakdsl.bindtypes import fixed
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import Arith, Compared, Const, IsKind, Local, PlaceIn, Union, Value, Where
from arnakdsl.values import CONDITION, NUMBER, Type, member, set_of


class Expressions(Amounts):
    """Binds expressions that are more than a name."""

    def arithmetic(self, node: ast.Arithmetic, scope: Scope) -> Value | None:
        left, right = self.value(node.left, scope), self.value(node.right, scope)
        if left is None or right is None:
            return None
        if node.op == "+" and left.type.name in ("set", "pile"):
            if right.type.name not in ("set", "pile"):
                self.expect(right, set_of(*left.type.of), node.right.span)
                return None
            parts = (*(left.parts if isinstance(left, Union) else (left,)), right)
            return Union(parts, set_of(*dict.fromkeys((*left.type.of, *right.type.of))))
        if "number" not in (left.type.name, right.type.name):
            self.between_numbers(node)
            return None
        checked = self.expect(left, NUMBER, node.left.span), self.expect(right, NUMBER, node.right.span)
        return Arith(node.op, left, right) if all(checked) else None

    def between_numbers(self, node: ast.Arithmetic) -> None:
        """The sign is wrong where neither side is a number."""
        source, end = node.span.source, node.left.span.end
        at = source.text.index(node.op, end)
        hint = "sets are joined by '+'" if node.op == "-" else ""
        self.found(
            codes.WRONG_TYPE,
            Span(source, at, at + 1),
            text=node.op,
            seen="a sign between other things",
            wanted="between numbers",
            hint=hint,
        )

    def compare(self, node: ast.Compare, scope: Scope) -> Value | None:
        left = self.value(node.left, scope)
        if left is None:
            return None
        if node.op == "is":
            return self.is_kind(left, node.right, scope)
        right = self.right_side(left, node.right, scope)
        if right is None:
            return None
        ordered = node.op not in ("=", "!=")
        if ordered or left.type == NUMBER:
            wanted = NUMBER
        elif left.type == CONDITION:
            wanted = NUMBER if right.type == NUMBER else CONDITION
        else:
            wanted = left.type
        if ordered and not self.expect(left, NUMBER, node.left.span):
            return None
        return Compared(node.op, left, right) if self.expect(right, wanted, node.right.span) else None

    def right_side(self, left: Value, node: ast.Expr, scope: Scope) -> Value | None:
        """The other side of a comparison: a word where the left side is one of some words."""
        if left.type.name == "words":
            word = node.names[0] if isinstance(node, ast.Path) and len(node.names) == 1 else None
            if word and word.text in left.type.of:
                return Const(left.type.of.index(word.text) + 1, left.type, word.text)
            if word:
                self.unknown(codes.UNKNOWN_WORD, word, left.type.of)
                return None
        if isinstance(node, ast.Path) and [each.text for each in node.names] == ["none"]:
            return Const(0, left.type, "none")
        return self.value(node, scope)

    def is_kind(self, left: Value, node: ast.Expr, scope: Scope) -> Value | None:
        name = node.names[0] if isinstance(node, ast.Path) else None
        if name is None or name.text not in self.model.kinds:
            if name:
                self.unknown(codes.UNKNOWN_KIND, name, self.model.kinds)
            return None
        return IsKind(left, self.model.kinds[name.text].members)

    def query(self, node: ast.Query, scope: Scope) -> Value | None:
        """A set, with its condition; keys belong to `first` and `last` alone."""
        found = self.value(node.set, scope)
        if found is None:
            return None
        if node.keys:
            self.found(codes.MISPLACED_KEYS, node.keys[0].span)
            return None
        if found.type.name == "entity":
            self.expect(found, set_of(*found.type.of), node.set.span)
            return None
        if found.type.name not in ("set", "pile"):
            self.expect(found, set_of("things"), node.set.span)
            return None
        return self.filtered(found, node.where, scope) if node.where else found

    def filtered(self, found: Value, where: ast.Expr, scope: Scope) -> Value | None:
        it = self.member_local(found)
        condition = self.value(where, scope.of_each(it), CONDITION)
        return Where(found, it, condition, set_of(*found.type.of)) if condition else None

    def member_local(self, found: Value) -> Local:
        """A name for one member of a set."""
        return self.local("it", member(found.type))

    def as_set(self, node: ast.Expr, scope: Scope) -> Value | None:
        found = self.value(node, scope)
        if found is not None and found.type.name not in ("set", "pile"):
            self.found(codes.WRONG_TYPE, node.span, wanted="a set", seen=str(found.type), text=node.span.text)
            return None
        return found

    def pile_place(self, node: ast.Expr, scope: Scope) -> Value | None:
        """A pile, or `top(pile)` or `bottom(pile)`, as a place to move to."""
        found = self.value(node, scope)
        if found is None:
            return None
        if isinstance(found, PlaceIn):
            if fixed(found.place) not in (1, -1):
                self.found(
                    codes.WRONG_TYPE,
                    node.span,
                    wanted="a pile, or its top or bottom",
                    seen="a place",
                    text=node.span.text,
                )
                return None
            return replace(found, type=Type("pile", found.type.of))
        if found.type.name != "pile":
            self.found(codes.WRONG_TYPE, node.span, wanted="a pile", seen=str(found.type), text=node.span.text)
            return None
        return found
