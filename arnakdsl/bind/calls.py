"""Calls of definitions, written out where they stand."""

from __future__ import annotations

from arnakdsl import codes
from arnakdsl.bind.labels import Labels
from arnakdsl.bind.scope import Scope
from arnakdsl.bindtypes import maybe_nobody
from arnakdsl.model import Define, Param
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Bind, Const, CostOf, EffectOf, Local, Place, Value
from arnakdsl.values import COST, ICONS
from arnakdsl.whereabouts import places_of_named

MOST_CALLS = 2_000  # of definitions in one another, for one call


class Calls(Labels):
    """Puts arguments in place."""

    def expand(self, define: Define, node: ast.Call, scope: Scope, path: str) -> Act | None:
        """A definition in place of its call."""
        name = define.entry.id
        if name in self.model.spoilt:
            return None
        arguments = self.arguments(define.params, node, scope)
        if arguments is None or define.do is None:
            return None
        if name in self._expanding:
            self.found(codes.RECURSIVE_DEFINITION, node.verb.span, name=name)
            return None
        outermost = not self._written
        self._written += 1
        act = self._written_out(define.do, arguments, node, scope, path) if self._written <= MOST_CALLS else None
        if outermost:
            if self._written > MOST_CALLS:
                self.found(codes.TOO_LONG, node.verb.span, name=name)
                self.model.spoilt.add(name)
            self._written = 0
        return act

    def _written_out(
        self, do: ast.Step, arguments: list[tuple[Param, Value]], node: ast.Call, scope: Scope, path: str
    ) -> Act | None:
        name = node.verb.text
        names: dict[str, Value] = {}
        bound: list[tuple[Local, Value]] = []
        for param, value in arguments:
            if self.simple(value):
                names[param.name] = value
            elif isinstance(value, EffectOf):  # whose effect it is is looked up once, before
                var = self.local(
                    param.name, value.owner.type, places_of_named(self.model, value.owner), maybe_nobody(value.owner)
                )
                names[param.name] = EffectOf(var, value.name)
                bound.append((var, value.owner))
            else:
                var = self.local(param.name, value.type, places_of_named(self.model, value), maybe_nobody(value))
                names[param.name] = var
                bound.append((var, value))
        self._expanding.append(name)
        called = scope.called or (None if name in self.model.procedures else node.span)
        inner = Scope(names, procedure=scope.procedure, nobody=scope.nobody, called=called)
        told, self.told = self.told, self.told and called is not None
        act = self.act(do, inner, f"{path}/{name}")
        self.told = told or self.told
        self._expanding.pop()
        for var, value in reversed(bound):
            act = Bind(var, value, act, Place(path, node.span)) if act else None
        return act

    @staticmethod
    def simple(value: Value) -> bool:
        """Does the value mean the same wherever it is written?"""
        return isinstance(value, Const | Local | CostOf) or value.type.name == "pile"

    def arguments(self, params: tuple[Param, ...], node: ast.Call, scope: Scope) -> list[tuple[Param, Value]] | None:
        plain = [each for each in params if not each.preposition]
        by_preposition = {each.preposition: each for each in params if each.preposition}
        given: dict[str, tuple[ast.Expr, ...]] = {}
        if len(node.args) > len(plain):
            extra = node.args[len(plain)]
            self.found(codes.EXTRA_ARGUMENT, extra.span, verb=node.verb.text, text=extra.span.text)
            return None
        given.update({param.name: (arg,) for param, arg in zip(plain, node.args, strict=False)})
        for argument in node.named:
            param = by_preposition.get(argument.preposition.text)
            if param is None:
                self.unknown(codes.UNKNOWN_PREPOSITION, argument.preposition, by_preposition, verb=node.verb.text)
                return None
            given[param.name] = argument.values
        found: list[tuple[Param, Value]] = []
        fine = True
        for param in params:
            written = given.get(param.name)
            value = self.argument(param, written, node, scope)
            if value is None and written is None:
                return None
            fine = fine and value is not None
            found += [(param, value)] if value is not None else []
        return found if fine else None

    def argument(self, param: Param, given: tuple[ast.Expr, ...] | None, node: ast.Call, scope: Scope) -> Value | None:
        if given is None:
            if param.default is None:
                name = f"{param.preposition} {param.name}".strip()
                self.found(codes.MISSING_ARGUMENT, node.span, verb=node.verb.text, name=name)
                return None
            given = param.default
        if param.type in (COST, ICONS):
            return self.cost(given, scope)
        if param.type.name == "pile":
            return self.pile_place(given[0], scope)
        if param.type.name == "set":
            return self.as_set(given[0], scope)
        return self.value(given[0], scope, param.type)
