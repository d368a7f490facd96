"""Values, sets and conditions made at random."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import count

from arnakdsl.reference.words import EFFECT, FACTS, FIXED, KEYS, MEMBERS, NUMBERS, SETS, THINGS

Scope = Mapping[str, str]  # name -> kind of what it stands for; of a set its kind with `s` behind it
Form = Callable[[], str]
KINDS = tuple(SETS)


class Phrases:
    """Writes what steps are about."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.level = 0  # how many kinds of printed effects may be resolved
        self._numbers = count(1)

    def one(self, *choices: str) -> str:
        return self.chance.choice(choices)

    def any(self, *forms: Form) -> str:
        return self.chance.choice(forms)()

    def maybe(self, form: Form, share: float = 0.5) -> str:
        return form() if self.chance.random() < share else ""

    def fresh(self, word: str) -> str:
        return f"{word}{next(self._numbers)}"

    # ------------------------------------------------------------ things and sets

    def kind(self) -> str:
        return self.one("cell", "chip", "chip", "pawn", "corner", "seat")

    def own(self, names: Scope, kind: str) -> list[str]:
        return [name for name, of in names.items() if of == kind]

    def thing(self, kind: str, names: Scope) -> str:
        own = self.own(names, kind)
        if own and self.chance.random() < 0.7:
            return self.chance.choice(own)
        return self.any(
            lambda: self.one(*THINGS[kind]),
            lambda: self.one(*THINGS[kind]),
            lambda: (
                f"{self.one('first', 'last')}({self.set(kind, names, 0)}{self.maybe(lambda: f' by {self.keys(kind)}')})"
            ),
            lambda: f"either({self.condition(names, 0)}, {self.one(*THINGS[kind])}, {self.one(*THINGS[kind])})",
        )

    def keys(self, kind: str) -> str:
        return self.one(*KEYS[kind]) + self.maybe(lambda: f", {self.one(*KEYS[kind])}", 0.3)

    def set(self, kind: str, names: Scope, depth: int = 1) -> str:
        base = self.one(*SETS[kind], *self.own(names, f"{kind}s"))
        if self.chance.random() < 0.5 or (not depth and "+" in base):
            return base
        tests = [*MEMBERS[kind], *(f"it != {name}" for name in self.own(names, kind))]
        test = self.one(*tests)
        if depth and self.chance.random() < 0.3:
            test = f"{self.one('', 'not ')}({test}) {self.one('and', 'or')} {self.one(*tests)}"
        elif depth and self.chance.random() < 0.2:
            test = f"{test} and {self.condition(names, 0)}"
        return f"{base} where {test}" if "+" not in base else f"({base}) where {test}"

    # ------------------------------------------------------------ numbers

    def small(self, names: Scope) -> str:
        """An amount, never much."""
        return self.any(
            lambda: self.one("1", "2", "3"),
            lambda: self.one("1", "2"),
            lambda: f"min(3, count({self.set(self.kind(), names)}))",
            lambda: f"min(2, {self.number_of(names)})",
            lambda: f"either({self.condition(names, 0)}, 2, 1)",
            lambda: f"(2 - {self.one('count(corners where who)', 'turns', 'stretch')})",
        )

    def number_of(self, names: Scope) -> str:
        kind = self.one(*NUMBERS)
        member, thing = self.one(*NUMBERS[kind]), self.thing(kind, names)
        return member.format(thing) if "{}" in member else f"{thing}.{member}"

    def number(self, names: Scope) -> str:
        return self.any(
            lambda: self.one("0", "1", "2", "4", *self.own(names, "number")),
            lambda: self.one(*FIXED),
            lambda: f"count({self.set(self.kind(), names)})",
            lambda: f"sum({self.one('cells', 'cells where mine', 'cells where lit')}, {self.one('level', 'load', 'level * 2')})",
            lambda: self.one("sum(players, red)", "sum(hand, icons(carries))", "sum(tops(nest), value)", "sum(corners, cell.load)"),
            lambda: self.number_of(names),
            lambda: f"{self.one('min', 'max')}({self.number_of(names)}, {self.one('me.blue', '2', '1, me.leg')})",
            lambda: f"table({self.number_of(names)}, 1, {self.one('me.red', 'shared', '2')}, 3)",
            lambda: f"turn_order({self.thing('seat', names)})",
            lambda: f"({self.number_of(names)} {self.one('+', '-', '*')} {self.one('1', 'me.worker', '2')})",
            lambda: f"either({self.condition(names, 0)}, {self.number_of(names)}, {self.one('0', 'me.red')})",
            lambda: self.one("score(stores)", "score(rainy)", "cell_b.owner.red", "next_seat(me).blue", "-me.red"),
        )  # fmt: skip

    # ------------------------------------------------------------ conditions

    def condition(self, names: Scope, depth: int = 1) -> str:
        kind = self.kind()
        forms: list[Form] = [
            lambda: f"{self.number(names)} {self.one('=', '!=', '<', '<=', '>', '>=')} {self.number(names)}",
            lambda: f"any({self.set(kind, names)})",
            lambda: self.one(*FACTS, *self.own(names, "flag")),
            lambda: self.one(*FACTS),
            lambda: (
                f"{self.thing('cell', names)}.{self.one('lit', 'owner', 'guest', 'mine', 'open', 'twin', 'corners', 'near')}"
            ),
            lambda: f"{self.thing('seat', names)}.{self.one('tired', 'home', 'rich', 'hand', 'red')}",
            lambda: f"{self.thing(kind, names)} {self.one('=', '!=')} {self.one(self.thing(kind, names), 'none')}",
            lambda: f"{self.thing('chip', names)} is chip",
            lambda: f"{self.one('top(chest)', 'first(chest)', 'bottom(chest)')} is {self.one('chip', 'pawn', 'piece')}",
            lambda: f"(me.tired {self.one('=', '!=')} {self.thing('cell', names)}.lit)",
            lambda: f"yields({self.effect_of(self.one(*EFFECT), names)}, {self.one('leg', 'red', 'shared')})",
        ]
        if self.level:
            forms.append(lambda: f"can({self.printed(names)})")
        if depth:
            forms += [
                lambda: f"not ({self.condition(names, 0)})",
                lambda: f"({self.condition(names, 0)} {self.one('and', 'or')} {self.condition(names, 0)})",
            ]
        return self.any(*forms)

    def printed(self, names: Scope) -> str:
        return self.effect_of(self.chance.choice(list(EFFECT)[: self.level]), names)

    def effect_of(self, kind: str, names: Scope) -> str:
        return f"{self.thing(kind, names)}.{EFFECT[kind]}"
