"""A model with every text bound: what the checks look at and what the compiler compiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arnakdsl import codes
from arnakdsl.bind import Binder, Scope
from arnakdsl.bindtypes import places_of
from arnakdsl.findings import Finding
from arnakdsl.model import Attribute, Giver, Kind, Model, Thing
from arnakdsl.names import near
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Const, CostOf, Local, Value
from arnakdsl.values import CONDITION, COST, EFFECT, ICONS, NUMBER, SEAT, Type, entity, member
from arnakdsl.words import OF_EVERY_GAME

PROCEDURES = ("set_up", "rounds")  # what every pack must have


@dataclass(slots=True, eq=False, repr=False)
class BoundAction:
    """An action: its candidates, what it costs, what it does with them."""

    name: str
    menu: str
    when: Value | None
    candidates: tuple[tuple[Local, Value], ...]
    cost: CostOf
    option: str
    do: Act


@dataclass(slots=True, eq=False, repr=False)
class BoundGiver:
    """A source of icons, or a unit of a cost."""

    name: str
    candidates: tuple[tuple[Local, Value], ...]
    cost: CostOf
    gives: CostOf
    option: str
    do: Act | None


@dataclass(slots=True, eq=False, repr=False)
class Linked:
    """All that a pack says, with names looked up.

    `kept`: what was worked out from it, for whoever asks again.
    """

    model: Model
    effects: dict[tuple[int, str], Act] = field(default_factory=dict)
    costs: dict[tuple[int, str], dict[str, int]] = field(default_factory=dict)
    actions: dict[str, BoundAction] = field(default_factory=dict)
    sources: dict[str, BoundGiver] = field(default_factory=dict)
    units: dict[str, BoundGiver] = field(default_factory=dict)
    beside: dict[str, Value] = field(default_factory=dict)
    leftover: tuple[Value, str] | None = None
    procedures: dict[str, Act] = field(default_factory=dict)
    scores: dict[str, Value] = field(default_factory=dict)
    tiebreaks: dict[str, Value] = field(default_factory=dict)
    evaluations: dict[str, Value] = field(default_factory=dict)
    invariants: dict[str, tuple[str, Local | None, Value]] = field(default_factory=dict)
    kept: dict[str, Any] = field(init=False, repr=False, default_factory=dict)


def link(model: Model, binder: Binder | None = None) -> tuple[Linked, tuple[Finding, ...]]:
    """Bind every text of a model, with a binder of one's own or a plain one; what could not be bound is left out and has
    its finding."""
    linker = _Linker(model, binder or Binder(model))
    linker.run()
    return linker.linked, tuple(linker.binder.findings)


def missing_procedures(model: Model) -> Iterator[Finding]:
    """What a pack lacks to be played."""
    for name in PROCEDURES:
        if name not in model.procedures and name not in model.spoilt:
            meant = near(name, [each for each in model.procedures if each not in PROCEDURES])
            place = model.procedures[meant].entry.id_span if meant else model.pack.head.span
            yield codes.MISSING_PROCEDURE.at(place, name=name, hint=f"did you mean '{name}'?" if meant else "")


def _printed(kind: Kind) -> tuple[Type, list[tuple[Attribute, bool]]]:
    """The type of a thing of a kind, and the effects, costs and icons that are printed on it: is each an effect?"""
    printed = [each for each in kind.attributes.values() if each.type in (EFFECT, COST, ICONS)]
    return entity(kind.name), [(each, each.type == EFFECT) for each in printed]


class _Linker:
    def __init__(self, model: Model, binder: Binder) -> None:
        self.model = model
        self.binder = binder
        self.linked = Linked(model)

    def run(self) -> None:
        model, binder = self.model, self.binder
        self.terms()
        for define in model.defines.values():
            binder.define_alone(define)
        printed = {kind.name: _printed(kind) for kind in model.kinds.values()}
        for thing in model.things:
            self.thing(thing, *printed[thing.kind])
        binder.effects = self.linked.effects
        for name in model.actions:
            self.action(name)
        for name, giver in model.sources.items():
            self.giver(name, giver, self.linked.sources)
        for name, giver in model.units.items():
            self.giver(name, giver, self.linked.units)
        self.rules()

    def terms(self) -> None:
        """Check each term once by itself; those that lead back to themselves are taken away."""
        for kind in self.model.kinds.values():
            for name in list(kind.terms):
                term = kind.terms.get(name)
                if term is None:
                    continue
                kind_of = SEAT if kind.name == "player" else entity(*kind.members)
                self.binder.value(term, Scope({}, it=Local(f"it_{name}", kind_of)))
                if self.binder.circular:
                    self.binder.findings.append(codes.RECURSIVE_DEFINITION.at(term.span, name=name))
                    self.without_circular_terms()

    def without_circular_terms(self) -> None:
        for path in self.binder.circular:
            kind, _, name = path.partition(".")
            self.model.kinds[kind].terms.pop(name, None)
        self.binder.circular.clear()

    def thing(self, thing: Thing, own: Type, attributes: list[tuple[Attribute, bool]]) -> None:
        this = Const(thing.number, own, thing.id)
        for attribute, is_effect in attributes:
            name = attribute.name
            written = thing.written.get(name)
            if written is None:
                continue
            if is_effect:
                act = self.binder.act(written, Scope({}, this=this), f"{thing.id}.{name}")
                if act is not None:
                    self.linked.effects[thing.number, name] = act
            else:
                cost = self.binder.attribute_cost(written, this, attribute.type)
                if cost is not None:
                    self.linked.costs[thing.number, name] = cost

    def action(self, name: str) -> None:
        action = self.model.actions[name]
        scope, candidates = self.candidates(action.candidates)
        if scope is None:
            return
        when = self.binder.value(action.when, Scope({}), CONDITION) if action.when else None
        cost = self.binder.cost(action.cost, scope)
        do = self.binder.act(action.do, scope, name) if action.do else None
        if cost is not None and do is not None and (when is not None or action.when is None):
            self.linked.actions[name] = BoundAction(name, action.menu, when, candidates, cost, action.option, do)

    def candidates(
        self, written: tuple[tuple[str, ast.Expr], ...]
    ) -> tuple[Scope | None, tuple[tuple[Local, Value], ...]]:
        scope = Scope({})
        found: list[tuple[Local, Value]] = []
        for name, query in written:
            things = self.binder.as_set(query, scope)
            if things is None:
                return None, ()
            var = self.binder.local(name, member(things.type), places_of(things))
            found.append((var, things))
            scope = scope.having(name, var)
        return scope, tuple(found)

    def giver(self, name: str, giver: Giver, table: dict[str, BoundGiver]) -> None:
        scope, candidates = self.candidates(giver.candidates)
        if scope is None:
            return
        cost, gives = self.binder.cost(giver.cost, scope), self.binder.cost(giver.gives, scope)
        do = self.binder.act(giver.do, scope, name) if giver.do else None
        if cost is not None and gives is not None and (do is not None or giver.do is None):
            table[name] = BoundGiver(name, candidates, cost, gives, giver.option, do)

    def rules(self) -> None:
        model, binder, linked = self.model, self.binder, self.linked
        for name, beside in model.menus.items():
            value = binder.value(beside, Scope({}), CONDITION) if beside else None
            if value is not None:
                linked.beside[name] = value
        if model.leftover:
            ask = binder.value(model.leftover[0], Scope({}), CONDITION)
            linked.leftover = (ask, model.leftover[1]) if ask is not None else None
        if (model.actions or model.procedures) and not model.lost:
            binder.findings.extend(missing_procedures(model))
        for name, procedure in model.procedures.items():
            binder.told = False
            scope = Scope({}, procedure=True, nobody=name in PROCEDURES)
            act = binder.act(procedure.do, scope, name) if procedure.do else None
            if act is not None:
                linked.procedures[name] = act
        for table, found in (
            (model.scores, linked.scores),
            (model.tiebreaks, linked.tiebreaks),
            (model.evaluations, linked.evaluations),
        ):
            for name, valued in table.items():
                value = binder.value(valued.value, Scope({}), NUMBER) if valued.value else None
                if value is not None:
                    found[name] = value
        for name in model.invariants:
            self.invariant(name)

    def invariant(self, name: str) -> None:
        valued = self.model.invariants[name]
        if valued.value is None:
            return
        it: Local | None = None
        if valued.each not in OF_EVERY_GAME:
            it = self.binder.local("it", entity(*self.model.kinds[valued.each].members))
        value = self.binder.value(valued.value, Scope({}, it=it), CONDITION)
        if value is not None:
            self.linked.invariants[name] = (valued.each, it, value)
