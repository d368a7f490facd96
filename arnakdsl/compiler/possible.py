"""Could anything happen?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import assert_never

from arnakdsl.compiler.candidates import Candidates
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    Do,
    EachOf,
    EachPlayer,
    EffectOf,
    IfOf,
    MayOf,
    OfferOf,
    PayOf,
    PickOf,
    RepeatOf,
    ResolveOf,
    SeqOf,
    TradeOf,
    Value,
    WhileOf,
    WindowOf,
)
from arnakdsl.verbs import VERBS


class Possible(Candidates):
    """Conditions on acts: could one do anything now?"""

    def possible(self, act: Act) -> str:
        """A condition: could anything of an act happen now?"""
        match act:
            case Do():
                return self.verb_possible(act)
            case SeqOf(acts=acts):
                return self.possible_all(acts)
            case Bind(var=var, value=value, body=body):
                inner = self.possible(body)
                if re.search(rf"\b{var.name}\b", inner):
                    return f"((({var.name} := {self.bound(value)}) or True) and {inner})"
                return inner
            case PickOf(set=found):
                return self.values.nonempty(found)
            case ChooseOf(branches=branches):
                return self.any_of([self.possible(each.act) for each in branches])
            case TradeOf(cost=cost):
                return self.possible(cost)
            case MayOf(act=inner_act):
                return self.possible(inner_act)
            case IfOf(condition=condition, then=then, otherwise=otherwise):
                test = self.truth(condition)
                if test == "False" and otherwise is None:
                    return test
                no = self.possible(otherwise) if otherwise is not None else "False"
                yes = self.possible(then)
                if yes == no == "True":
                    return "True"
                return f"({yes} if {test} else {no})"
            case EachOf(set=found):
                return self.values.nonempty(found)
            case EachPlayer() | WhileOf():
                return "True"
            case RepeatOf(body=body):
                return self.possible(body)
            case PayOf(cost=cost):
                return self.costs.payable(cost, act.at.span)
            case OfferOf():
                return self.some(act)
            case ResolveOf(effect=effect):
                return self.can(effect)
            case WindowOf():
                return "False"
            case _:
                assert_never(act)

    def bound(self, value: Value) -> str:
        """What a name stands for, as source: a number, or the members of a set at this moment."""
        if value.type.name == "set":
            return f"tuple({self.values.members(value)})"
        return f"1 if {self.truth(value)} else 0" if value.type.name in ("condition", "effect") else self.number(value)

    def possible_all(self, acts: Sequence[Act]) -> str:
        """A compulsory payment must be possible; of the rest, anything."""
        gates = [self.possible(each) for each in acts if isinstance(each, PayOf)]
        rest = [self.possible(each) for each in acts if not isinstance(each, PayOf)]
        tests = [each for each in gates if each != "True"]
        if rest and not gates:
            return self.any_of(rest)
        return f"({' and '.join(tests)})" if tests else "True"

    @staticmethod
    def any_of(tests: Sequence[str]) -> str:
        if "True" in tests:
            return "True"
        kept = [each for each in tests if each != "False"]
        return f"({' or '.join(kept)})" if kept else "False"

    def some(self, act: OfferOf) -> str:
        """Is any candidate of an offer there?"""
        key = (act.actions, act.less, act.extra)
        if key not in self._some:
            with self.function("some", f"{act.at.path}/some", ()) as name:
                self._some[key] = name
                self.line("o = []")
                self.offered(act)
                self.line("return bool(o)")
        return f"{self._some[key]}(s)"

    def can(self, effect: EffectOf) -> str:
        """Could anything of a printed effect happen?"""
        effects = self.effects_of(effect)
        if all(self.always(number, name) for number, name in effects) and effects:
            return self.truth(effect) if self.values.fold(effect) is None else "True"
        return f"can_{effect.name}[{self.number(effect.owner)}](s)"

    def always(self, number: int, name: str) -> bool:
        act = self.linked.effects.get((number, name))
        return act is not None and self.possible_of(number, name) == "True"

    def possible_of(self, number: int, name: str) -> str:
        key = ("possible", number, name)
        found = self._some.get(key)
        if found is None:
            self._some[key] = "True"
            found = self._some[key] = self.possible(self.linked.effects[number, name])
        return found

    def possible_first(self, act: Act) -> str:
        """Can the step behind a plain `may` still be done?  Only an empty pile says no."""
        first = act.acts[0] if isinstance(act, SeqOf) else act
        if isinstance(first, PayOf):
            return self.costs.payable(first.cost, first.at.span)
        return self.verb_possible(first) if isinstance(first, Do) else "True"

    def verb_possible(self, act: Do) -> str:
        """Could a core verb do anything now?"""
        verb = VERBS[act.verb]
        tests = [verb.possible(act.args, self), *map(self.values.present, verb.touches(act.args))]
        said = dict.fromkeys(each for each in tests if each and each != "True")
        return "False" if "False" in said else f"({' and '.join(said)})" if said else "True"

    def runnable(self, act: Act) -> str:
        """Can a branch be chosen?  One that says `nothing` can, though nothing happens."""
        if isinstance(act, Do) and VERBS[act.verb].idle:
            return "True"
        if isinstance(act, IfOf) and act.otherwise is None:
            if self.values.fold(act.condition) == 0:
                return "False"
            inner = self.runnable(act.then)
            return f"({self.truth(act.condition)} and {inner})"
        if isinstance(act, MayOf):
            return "True"  # a free action may make it possible while it is asked
        return self.possible(act)
