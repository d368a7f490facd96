"""Names to what they mean: the syntax tree of an effect becomes a typed tree.

Looks up every word, puts arguments in place, checks types, and writes definitions out where they are called.  Every
mistake is yielded once; what cannot be understood becomes none and is left out, so that it gives no second finding.
"""

from __future__ import annotations

from dataclasses import replace

from arnakdsl import codes
from arnakdsl.bind.nobody import counters_of_game, effect_needs_player
from arnakdsl.bind.scope import Scope
from arnakdsl.bind.steps import OPENING, Steps
from arnakdsl.functions import FUNCTIONS
from arnakdsl.model import Define
from arnakdsl.syntax import ast
from arnakdsl.typed import (
    PAY,
    Act,
    Arith,
    Both,
    Const,
    CostOf,
    EffectOf,
    LabelOf,
    Local,
    NotV,
    Numbers,
    PickOf,
    Place,
    RepeatOf,
    ResolveOf,
    ScoreOf,
    Value,
    WhileOf,
)
from arnakdsl.values import CONDITION, COST, EFFECT, ICONS, NUMBER, Type, entity
from arnakdsl.verbs import VERBS
from arnakdsl.verbs.verb import Verb

__all__ = ["OPENING", "Binder", "Scope"]


OPENERS = ("may", "choose", "let", "if", "each", "repeat", "while")  # words that begin a step beside verbs


class Binder(Steps):
    """Binds the texts of one model; `findings` grows by what was wrong."""

    def value(self, node: ast.Expr, scope: Scope, wanted: Type | None = None) -> Value | None:
        """The meaning of an expression, checked against a wanted type."""
        found = self._value(node, scope, wanted)
        return self.expect(found, wanted, node.span) if wanted and found else found

    def _value(self, node: ast.Expr, scope: Scope, wanted: Type | None) -> Value | None:
        match node:
            case ast.Int(value=value):
                return Const(value, NUMBER)
            case ast.Path():
                return self.path(node, scope)
            case ast.Apply():
                return self.apply(node, scope)
            case ast.Amount():
                return self.cost((node,), scope)
            case ast.Negative(inner=inner):
                found = self.value(inner, scope, NUMBER)
                return Arith("-", Const(0, NUMBER), found) if found else None
            case ast.Arithmetic():
                return self.arithmetic(node, scope)
            case ast.Compare():
                return self.compare(node, scope)
            case ast.Not(inner=inner):
                found = self.value(inner, scope, CONDITION)
                return NotV(found) if found else None
            case ast.Logic(op=op):
                left, right = self.value(node.left, scope, CONDITION), self.value(node.right, scope, CONDITION)
                return Both(op, left, right) if left and right else None
            case ast.Query():
                return self.query(node, scope)
            case ast.Range():
                low, high = self.value(node.low, scope, NUMBER), self.value(node.high, scope, NUMBER)
                return Numbers(low, high) if low and high else None
            case ast.Pick():
                self.found(codes.MISPLACED_PICK, node.span)
                return None

    def apply(self, node: ast.Apply, scope: Scope) -> Value | None:
        function = FUNCTIONS.get(node.name.text)
        if function is None:
            self.unknown(codes.UNKNOWN_FUNCTION, node.name, FUNCTIONS)
            return None
        found = function(self, node, scope)
        if isinstance(found, ScoreOf):
            self.needs_player(scope, node.span, "a score")
        for name in node.rest:
            if found is None:
                return None
            found = self.member(found, name)
        return found

    def act(self, node: ast.Step, scope: Scope, path: str) -> Act | None:
        """The meaning of a step; none if it cannot be understood."""
        at = Place(path, node.span)
        match node:
            case ast.Seq(steps=steps):
                return self.sequence(steps, scope, at)
            case ast.Let():
                self.found(codes.USELESS_LET, node.span, name=node.name.text)
                return None
            case ast.Call():
                return self.call(node, scope, path)
            case ast.Labelled(step=step, label=label):
                return self.labelled(step, label, scope, at)
            case ast.Trade(cost=cost, step=step):
                return self.trade(cost, step, LabelOf(PAY), scope, at)
            case ast.May(step=step):
                return self.may(step, None, scope, at)
            case ast.Choose():
                return self.choose(node, scope, at)
            case ast.If():
                return self.conditional(node, scope, at)
            case ast.Each():
                return self.each(node, scope, at)
            case ast.Repeat(times=times, body=body):
                number = self.value(times, scope, NUMBER)
                inner = self.act(body, scope, f"{path}.do")
                return RepeatOf(number, inner, at) if number and inner else None
            case ast.While(condition=condition, body=body):
                if not scope.procedure:
                    self.found(codes.LOOP_OUTSIDE_ROUNDS, node.span)
                    return None
                met = self.value(condition, scope, CONDITION)
                inner = self.act(body, scope, f"{path}.do")
                return WhileOf(met, inner, at) if met and inner else None

    def call(self, node: ast.Call, scope: Scope, path: str) -> Act | None:
        """A verb with its arguments: picks among them come first, each a decision of its own."""
        if not _picks(node):
            return self.plain_call(node, scope, path)
        picks: list[tuple[Local, Value, LabelOf]] = []
        names: dict[str, Value] = {}
        fine = True

        def place(each: ast.Expr) -> ast.Expr:
            nonlocal fine
            if not isinstance(each, ast.Pick):
                return each
            picked = self.picked(each, scope, node.verb.text)
            if picked is None:
                fine = False
                return each
            picks.append(picked)
            name = f"pick {len(picks)}"
            names[name] = picked[0]
            return ast.Path((ast.Name(name, each.span),), each.span)

        args = tuple(place(each) for each in node.args)
        named = tuple(replace(each, values=tuple(place(one) for one in each.values)) for each in node.named)
        if not fine:
            return None
        plain = replace(node, args=args, named=named)
        inner = replace(scope, names={**scope.names, **names})
        act = self.plain_call(plain, inner, path)
        for var, found, label in reversed(picks):
            act = PickOf(var, found, label, act, Place(path, node.span)) if act else None
        return act

    def plain_call(self, node: ast.Call, scope: Scope, path: str) -> Act | None:
        word = node.verb.text
        if word in self.model.defines:
            return self.expand(self.model.defines[word], node, scope, path)
        if scope.procedure and word in self.model.procedures:
            return self.expand(self.model.procedures[word], node, scope, path)
        verb = VERBS.get(word)
        if verb is None:
            self.unknown(codes.UNKNOWN_VERB, node.verb, {*VERBS, *self.model.defines, *OPENERS})
            return None
        act = verb.bind(self, node, scope, Place(path, node.span))
        if scope.nobody and act is not None and self.act_needs_player(verb, act):
            self.needs_player(scope, node.span, f"'{word}'")
        return act

    def act_needs_player(self, verb: Verb, act: Act) -> bool:
        """Does a verb ask, or is it about the running seat?"""
        if isinstance(act, ResolveOf):
            return effect_needs_player(self.model, self.effects, act.effect)
        return verb.of_a_player(act, counters_of_game(self.model))

    def define_alone(self, define: Define) -> None:
        """Check a definition by itself, with arguments of the declared types."""
        if define.do is None:
            return
        before = len(self.findings)
        names: dict[str, Value] = {}
        for param in define.params:
            if param.type in (COST, ICONS):
                names[param.name] = CostOf()
            elif param.type == EFFECT:
                names[param.name] = EffectOf(Local(param.name, entity(*self.model.kinds)), param.name)
            else:
                names[param.name] = Local(param.name, param.type)
        self._expanding.append(define.entry.id)
        self.act(define.do, Scope(names), define.entry.id)
        self._expanding.pop()
        if len(self.findings) > before:
            self.faulty.add(define.entry.id)


def _picks(node: ast.Call) -> bool:
    """Is anything picked among the arguments?"""
    for values in (node.args, *(each.values for each in node.named)):
        for each in values:
            if isinstance(each, ast.Pick):
                return True
    return False
