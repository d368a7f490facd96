"""Amounts, costs and icons."""

from __future__ import annotations

from collections.abc import Iterable

from arnakdsl import codes
from arnakdsl.bind.names import Names
from arnakdsl.bind.scope import Scope
from arnakdsl.bindtypes import fixed
from arnakdsl.syntax import ast
from arnakdsl.typed import Const, CostOf, Either
from arnakdsl.values import COST, ICONS, NUMBER, Type

NOTHING = CostOf()


class Amounts(Names):
    """Binds what is paid, gained and printed."""

    def cost(self, nodes: Iterable[ast.Expr], scope: Scope) -> CostOf | None:
        """Amounts, cost-valued attributes and arguments, added up."""
        total = NOTHING
        for node in nodes:
            part = self.cost_part(node, scope)
            if part is None:
                return None
            if total is NOTHING and part.type == COST:
                total = part
            else:
                total = CostOf(total.amounts + part.amounts, total.attributes + part.attributes, total.all or part.all)
        return total

    def cost_part(self, node: ast.Expr, scope: Scope) -> CostOf | None:
        if isinstance(node, ast.Amount):
            return self.amount(node, scope)
        if isinstance(node, ast.Path) and len(node.names) == 1:
            word = node.names[0]
            if word.text in ("nothing", "all") and word.text not in scope.names:
                return CostOf(all=word.text == "all")
            if self.is_unit(word.text) and self.lookup(word.text, scope) is None:
                self.found(codes.MISSING_NUMBER, word.span, name=word.text, hint=f"write '1 {word.text}'")
                return None
        found = self.value(node, scope)
        if isinstance(found, CostOf):
            return found
        if isinstance(found, Either) and found.type in (COST, ICONS):
            return CostOf(attributes=(found,))
        if found is not None:
            self.found(codes.WRONG_TYPE, node.span, wanted="an amount", seen=str(found.type), text=node.span.text)
        return None

    def is_unit(self, word: str) -> bool:
        return word in self.model.resources or word in self.model.units

    def amount(self, node: ast.Amount, scope: Scope) -> CostOf | None:
        unit = node.unit
        if not self.is_unit(unit.text):
            self.unknown(codes.UNKNOWN_RESOURCE, unit, {*self.model.resources, *self.model.units})
            return None
        if node.swapped:
            text = f"{node.number.span.text} {unit.text}"
            self.found(codes.SWAPPED_AMOUNT, node.span, text=node.span.text, hint=f"write '{text}'")
            return None
        if isinstance(node.number, ast.Int):
            return CostOf(((Const(node.number.value, NUMBER), unit.text),))
        number = self.value(node.number, scope, NUMBER)
        if number is None:
            return None
        known = fixed(number)
        if isinstance(node.number, ast.Negative) or (known is not None and known < 0):
            self.found(codes.NEGATIVE_AMOUNT, node.number.span, text=node.number.span.text)
            return None
        return CostOf(((number if known is None else Const(known, NUMBER), unit.text),))

    def attribute_cost(self, nodes: tuple[ast.Expr, ...], this: Const, of: Type) -> dict[str, int] | None:
        """The cost or icons printed on an entity, as numbers by unit: written out, nothing worked out while playing."""
        found: dict[str, int] = {}
        scope, resources = Scope({}, this=this), self.model.resources
        for node in nodes:
            part = self.cost_part(node, scope)
            if part is None:
                return None
            for number, unit in part.amounts:
                known = fixed(number)
                if known is None:
                    self.found(codes.COST_NOT_FIXED, node.span, what="printed amounts", hint="write a number")
                    return None
                if of == ICONS and not (unit in resources and resources[unit].icon):
                    self.found(codes.WRONG_TYPE, node.span, text=unit, seen="a counter", wanted="an icon")
                    return None
                found[unit] = found.get(unit, 0) + known
            if part.attributes or part.all:
                self.found(codes.COST_NOT_FIXED, node.span, what="printed amounts", hint="write the amounts out")
                return None
        return found
