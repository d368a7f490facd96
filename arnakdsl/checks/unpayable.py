"""Costs of what nothing in a pack gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.model import Model
from arnakdsl.parsed import nodes, steps, texts
from arnakdsl.syntax import ast
from arnakdsl.values import COST

TAKEN = ("pay", "lose")
ALL = "all"


def check(linked: Linked) -> Iterator[Finding]:
    """The first cost of each counter and icon that nobody can ever have."""
    model = linked.model
    reading = _Reading(model)
    for _, tree in texts(model):
        reading.text(tree)
    reading.printed()
    given = reading.given | {name for unit in reading.given for name in _paid_by(model, unit)}
    unpaid: dict[str, list[ast.Amount]] = {}
    for amount in reading.asked:
        unit = amount.unit.text
        if unit in model.resources and unit not in given and isinstance(amount.number, ast.Int) and amount.number.value:
            unpaid.setdefault(unit, []).append(amount)
    for unit, (first, *others) in unpaid.items():
        also = [("here too", each.span) for each in others[:3]]
        hint = f"let something give it: an effect with 'gain 1 {unit}', a source"
        yield codes.NOBODY_CAN_PAY.at(first.span, unit=unit, hint=hint, also=also)


def _paid_by(model: Model, unit: str) -> tuple[str, ...]:
    resource = model.resources.get(unit)
    return resource.pays if resource else ()


def _named(call: ast.Call) -> Iterator[ast.Expr]:
    """All values behind prepositions."""
    return (value for named in call.named for value in named.values)


def _is_all(value: ast.Expr) -> bool:
    return isinstance(value, ast.Path) and value.names[0].text == ALL


class _Reading:
    """What is asked for and what is given, anywhere in a pack.

    What is waived by a discount counts as given, and so does what is handed to a definition.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.given: set[str] = set()
        self.asked: list[ast.Amount] = []
        self.named: set[str] = set()  # attributes that may be given
        self.waived: set[str] = set()  # actions and menus that are offered without their cost; ALL: nobody knows which

    def text(self, tree: Any) -> None:
        """All calls of a text."""
        for step in steps(tree):
            if isinstance(step, ast.Call):
                self.call(step)

    def call(self, call: ast.Call) -> None:
        verb = call.verb.text
        (self.ask if verb in TAKEN else self.give)(call.args)
        if verb == "set" and call.args and isinstance(call.args[0], ast.Path):
            self.given.add(call.args[0].names[-1].text)
        for named in call.named:
            if verb == "offer" and named.preposition.text == "for":
                self.ask(tuple(each for each in named.values if self.of_a_player(each)))
            else:
                self.give(named.values)
        if any(map(_is_all, call.args)) or any(map(_is_all, _named(call))):
            actions = {name.text for name in nodes(call.args) if isinstance(name, ast.Name)}
            self.waived |= actions if verb == "offer" else {ALL}

    def of_a_player(self, value: ast.Expr) -> bool:
        """Other counters behind `for` have a finding of their own."""
        resource = self.model.resources.get(value.unit.text) if isinstance(value, ast.Amount) else None
        return resource is not None and resource.of == "player"

    def give(self, values: tuple[ast.Expr, ...]) -> None:
        """Amounts, and what is printed under an attribute."""
        for value in values:
            for each in (value,) if isinstance(value, ast.Path) else nodes(value):
                if isinstance(each, ast.Amount):
                    self.given.add(each.unit.text)
                elif isinstance(each, ast.Path) and len(each.names) > 1:
                    self.named.add(each.names[-1].text)

    def ask(self, values: tuple[ast.Expr, ...]) -> None:
        self.asked += [each for each in values if isinstance(each, ast.Amount)]

    def printed(self) -> None:
        """Costs and icons that are printed on things, the costs of actions, what sources ask and give."""
        model = self.model
        free: set[str] = set()
        for action in model.actions.values():
            if {action.entry.id, action.menu, ALL} & self.waived:
                free |= {each.text for each in nodes(action.cost) if isinstance(each, ast.Name)}
            else:
                self.ask(action.cost)
        for giver in model.sources.values():
            self.ask(giver.cost)
            self.give(giver.gives)
        for thing in model.things:
            attributes = model.kinds[thing.kind].attributes
            for name, written in thing.written.items():
                if isinstance(written, tuple) and name in attributes:
                    if attributes[name].type != COST or name in self.named:
                        self.give(written)
                    elif name not in free:
                        self.ask(written)
