"""Effects made at random: every form of the language, with the words of `vocabulary`."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import count, cycle

Scope = Mapping[str, str]  # name -> kind of what it stands for
Form = Callable[[], str]

CHIP_PILES = ("bag", "row", "heap", "hand", "bench", "deck")
PAWN_PILES = ("flock", "me.home.nest", "cell_a.nest", "cell_b.nest")
LIFETIMES = ("turn", "round")
COSTS = ("1 red", "1 blue", "1 leg", "2 leg", "1 wheel", "1 red, 1 leg", "1 card", "1 card, 1 keel", "9 red", "1 badge")
SETS = {
    "cell": ("cells", "cell_b.near", "me.home.near"),
    "corner": ("corners", "cell_b.corners"),
    "chip": ("hand", "bench", "row", "heap", "hand + bench", "row + hand", "chips", "next_seat(me).bench", "bag"),
    "pawn": ("flock", "tops(nest)", "pawns", "me.home.nest", "cell_a.nest + flock"),
}
MEMBERS = {
    "cell": ("owner", "lit", "twin", "guest", "load > 1", "level = 2", "mine", "open", "any(corners)", "nest"),
    "corner": ("who = me", "weight = 2", "cell.lit", "not cell.owner", "cell.level > 1"),
    "chip": ("speed = slow", "speed = quick", "icons(carries) > 1", "it != chip_g"),
    "pawn": ("value > 1", "not sung"),
}
KEYS = {
    "cell": ("level", "-level", "load"),
    "corner": ("weight", "-weight"),
    "chip": ("icons(carries)",),
    "pawn": ("-value",),
}
NUMBERS = {
    "cell": ("level", "load", "twin.level", "heir.load"), "corner": ("weight", "cell.level"), "chip": ("icons({}.carries)",),
    "pawn": ("value",),
}  # fmt: skip
EFFECT = {"pawn": "song", "chip": "use", "cell": "gift"}  # each leads to those before it alone, so that all of them end
THINGS = {
    "cell": ("cell_a", "cell_b", "cell_c", "me.home", "cell_d.twin", "cell_a.heir"),
    "corner": ("corner_a", "corner_b"),
    "chip": ("chip_a", "chip_d", "chip_f", "top(deck)", "bottom(heap)", "place(row, 2)", "top(bag)"),
    "pawn": ("pawn_a", "cell_b.guest", "cell_c.buried", "top(flock)", "top(cell_a.nest)"),
}


OFFERS = ("settle", "buy or rest", "travel or hand_over or offering", "trade", "count_up")


class Writer:
    """Writes effects.  Labels are never given twice, so that options can be told apart."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.level = 0  # how many kinds of printed effects may be resolved
        self._numbers = count(1)
        self._offers = cycle(OFFERS)

    def one(self, *choices: str) -> str:
        return self.chance.choice(choices)

    def any(self, *forms: Form) -> str:
        return self.chance.choice(forms)()

    def fresh(self, word: str) -> str:
        return f"{word}{next(self._numbers)}"

    # ------------------------------------------------------------ values

    def kind(self) -> str:
        return self.one("cell", "chip", "chip", "pawn", "corner")

    def thing(self, kind: str, names: Scope) -> str:
        own = [name for name, of in names.items() if of == kind]
        if own and self.chance.random() < 0.7:
            return self.chance.choice(own)
        if self.chance.random() < 0.3:
            return f"{self.one('first', 'last')}({self.one(*SETS[kind])}{self.one('', f' by {self.one(*KEYS[kind])}')})"
        return self.one(*THINGS[kind])

    def set(self, kind: str, names: Scope) -> str:
        base = self.one(*SETS[kind])
        if self.chance.random() < 0.5:
            return base
        tests = [*MEMBERS[kind], *(f"it != {name}" for name, of in names.items() if of == kind)]
        test = self.one(*tests)
        if self.chance.random() < 0.3:
            test = f"{self.one('', 'not ')}({test}) {self.one('and', 'or')} {self.one(*tests)}"
        elif self.chance.random() < 0.2:
            test = f"{test} and {self.condition(names, 0)}"
        return f"{base} where {test}" if "+" not in base else f"({base}) where {test}"

    def small(self, names: Scope) -> str:
        """An amount, never below zero."""
        return self.any(
            lambda: self.one("1", "2", "3"),
            lambda: f"min(3, count({self.set(self.kind(), names)}))",
            lambda: f"min(2, {self.number_of(names)})",
            lambda: f"either({self.condition(names, 0)}, 2, 1)",
        )

    def number_of(self, names: Scope) -> str:
        kind = self.one("cell", "pawn", "corner", "chip")
        member, thing = self.one(*NUMBERS[kind]), self.thing(kind, names)
        return member.format(thing) if "{}" in member else f"{thing}.{member}"

    def number(self, names: Scope) -> str:
        own = [name for name, of in names.items() if of == "number"]
        return self.any(
            lambda: self.one("0", "1", "2", "4", *own),
            lambda: self.one(
                "me.red", "me.blue", "me.leg", "turns", "me.height", "shared", "turns_in_all", "start.red"
            ),
            lambda: f"count({self.set(self.kind(), names)})",
            lambda: f"sum({self.one('cells', 'cells where mine')}, {self.one('level', 'load', 'level * 2')})",
            lambda: self.number_of(names),
            lambda: f"{self.one('min', 'max')}({self.number_of(names)}, {self.one('me.blue', '2')})",
            lambda: f"table({self.number_of(names)}, 1, me.red, 3)",
            lambda: f"turn_order({self.one('me', 'start', 'next_seat(me)')})",
            lambda: f"({self.number_of(names)} {self.one('+', '-', '*')} {self.one('1', 'me.worker', '2')})",
            lambda: self.one("score(stores)", "cell_b.owner.red", "next_seat(me).blue"),
        )

    def condition(self, names: Scope, depth: int = 1) -> str:
        kind = self.kind()
        forms: list[Form] = [
            lambda: f"{self.number(names)} {self.one('=', '!=', '<', '<=', '>', '>=')} {self.number(names)}",
            lambda: f"any({self.set(kind, names)})",
            lambda: self.one(
                "me.tired", "dusk", "start = me", "me.home", "active = me", "bag", "row", "cell_b.owner = me"
            ),
            lambda: f"{self.thing('cell', names)}.{self.one('lit', 'owner', 'guest', 'mine', 'open', 'twin')}",
            lambda: f"{self.thing(kind, names)} {self.one('=', '!=')} {self.one(self.thing(kind, names), 'none')}",
            lambda: f"{self.thing('chip', names)} is chip",
            lambda: f"(me.tired {self.one('=', '!=')} {self.thing('cell', names)}.lit)",
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
        kind = self.chance.choice(list(EFFECT)[: self.level])
        return f"{self.thing(kind, names)}.{EFFECT[kind]}"

    # ------------------------------------------------------------ steps that ask nothing

    def amounts(self, names: Scope) -> str:
        unit = self.one("red", "blue", "worker", "spark", "shared", "leg", "wheel", "keel", "wing")
        return f"{self.small(names)} {unit}"

    def pile(self, kind: str, names: Scope) -> str:
        if kind == "chip":
            return self.one(*CHIP_PILES, "start.hand", "next_seat(me).bench")
        own = [f"{name}.nest" for name, of in names.items() if of == "cell"]
        return self.one(*PAWN_PILES, *own)

    def place(self, kind: str, names: Scope) -> str:
        return self.one("{}", "{}", "top({})", "bottom({})").format(self.pile(kind, names))

    def move(self, names: Scope) -> str:
        kind = self.one("chip", "chip", "pawn")
        return self.any(
            lambda: f"move {self.thing(kind, names)} to {self.place(kind, names)}",
            lambda: f"move {self.small(names)} from {self.place(kind, names)} to {self.place(kind, names)}",
            lambda: f"move {self.pile(kind, names)} to {self.place(kind, names)}",
            lambda: f"move {self.one('top', 'bottom')}({self.pile(kind, names)}) to {self.place(kind, names)}",
        )

    def mark(self, names: Scope) -> str:
        cell = self.thing("cell", names)
        return self.any(
            lambda: self.one(
                "set me.tired", "set dusk", "clear me.tired", "clear dusk", "set me.ready", "clear me.home"
            ),
            lambda: f"set {cell}.lit{self.one('', f' to {self.condition(names)}', ' to 2')}",
            lambda: f"set {cell}.owner to {self.one('me', 'start', 'next_seat(me)', 'cell_a.owner')}",
            lambda: f"set {cell}.load to {self.number(names)}",
            lambda: f"set {cell}.heir to {self.thing('cell', names)}",
            lambda: f"set me.home to {self.thing('cell', names)}",
            lambda: f"set me.{self.one('height', 'red')} to {self.number(names)}",
            lambda: f"set {self.thing('corner', names)}.who to me",
            lambda: f"clear {cell}.{self.one('lit', 'owner', 'load', 'heir')}",
            lambda: f"clear {self.one(*LIFETIMES)}",
            lambda: f"put {self.thing('pawn', names)} on {cell}.{self.one('guest', 'buried')}",
            lambda: f"move {cell}.{self.one('guest', 'buried')} to {self.place('pawn', names)}",
            lambda: f"set {self.thing('pawn', names)}.sung",
        )

    def whole(self, names: Scope) -> str:
        kind = self.one("chip", "pawn")
        return self.any(
            lambda: f"shuffle {self.pile(kind, names)}",
            lambda: f"look {self.pile(kind, names)}",
            lambda: f"{self.one('close', 'widen', 'narrow')} row",
            lambda: f"swap {self.thing(kind, names)}, {self.thing(kind, names)}",
            lambda: "fill heap from chips where speed = quick",
        )

    def plain(self, names: Scope) -> str:
        further: tuple[Form, ...] = (
            lambda: f"resolve {self.printed(names)}",
            lambda: self.one("window", "draw 2 to hand", "draw to deck"),
            lambda: f"tend {self.thing('cell', names)}",
        )
        return self.any(
            *further[: self.level],
            lambda: f"gain {self.amounts(names)}",
            lambda: f"lose {self.amounts(names)}",
            lambda: self.mark(names),
            lambda: self.mark(names),
            lambda: self.move(names),
            lambda: self.move(names),
            lambda: self.whole(names),
            lambda: f"pay {self.one(*COSTS)}",
            lambda: self.one("nothing", "discard"),
        )

    # ------------------------------------------------------------ steps that ask

    def effect(self, depth: int, names: Scope) -> str:
        """Steps in a row."""
        steps = [self.step(depth, names) for _ in range(self.chance.choice((1, 1, 2, 3)))]
        if depth and self.chance.random() < 0.4:
            steps.append(self.let(depth, names))
        if self.chance.random() < 0.01:
            steps.append("finish")
        return "; ".join(steps)

    def block(self, depth: int, names: Scope) -> str:
        return f"{{ {self.effect(depth - 1, names)} }}"

    def let(self, depth: int, names: Scope) -> str:
        """A name, and steps with it."""
        name, kind = self.fresh("v"), self.kind()
        label = self.one("", f" as {self.fresh('l')}")
        value, of = self.chance.choice(
            [
                (f"pick {self.set(kind, names)}{label}", kind),
                (f"pick {self.set(kind, names)}{label}", kind),
                (f"pick 0 .. {self.small(names)}{label}", "number"),
                (self.number(names), "number"),
                (self.thing(kind, names), kind),
            ]
        )
        return f"let {name} = {value}; {self.effect(depth - 1, {**names, name: of})}"

    def picking(self, names: Scope) -> str:
        """A verb on what is picked."""
        label = f" as {self.fresh('l')}"
        return self.any(
            lambda: (
                f"move pick {self.one('hand', 'table', 'row', 'hand + bench', 'row + heap')}{label} to {self.place('chip', names)}"
            ),
            lambda: f"move pick {self.one('flock', 'tops(nest)')}{label} to {self.place('pawn', names)}",
            lambda: f"{'tend' if self.level == len(EFFECT) else 'flip'} pick {self.set('cell', names)}{label}",
        )

    def branch(self, depth: int, names: Scope) -> str:
        label = f" as {self.fresh('l')}"
        return self.any(
            lambda: f"{self.plain(names)}{label}",
            lambda: f"{self.plain(names)}",
            lambda: self.picking(names),
            lambda: f"{self.cost(names)} -> {self.plain(names)}{label}",
            lambda: f"may {self.plain(names)}",
            lambda: f"if {self.condition(names)} {{ {self.plain(names)} }}",
            lambda: f"if {self.condition(names)} {{ {self.cost(names)} -> {self.plain(names)} }}",
            lambda: self.offer(names, next(self._offers)),
            lambda: self.effect(depth - 1, names),
        )

    def cost(self, names: Scope) -> str:
        return self.any(
            lambda: f"pay {self.one(*COSTS)}",
            lambda: f"{{ {self.picking(names)} }}",
            lambda: f"pay {self.small(names)} red",
        )

    def offer(self, names: Scope, what: str = "") -> str:
        if self.level < 2:
            return f"may {self.plain(names)}"
        what = what or self.one("main", *OFFERS)
        less = self.one("", "", " less 1 leg", " less 1 red, 1 wheel", " less all", " less 1 card")
        return f"offer {what}{less}{self.one('', '', ' for 1 spark', ' for 2 spark')}"

    def step(self, depth: int, names: Scope) -> str:
        if depth <= 0:
            return self.plain(names)
        kind = self.kind()
        name = self.fresh("v")
        return self.any(
            lambda: self.plain(names),
            lambda: self.plain(names),
            lambda: self.picking(names),
            lambda: f"{self.cost(names)} -> {self.block(depth, names)}",
            lambda: f"{self.cost(names)} -> {self.plain(names)} as {self.fresh('l')}",
            lambda: f"may {self.one(self.plain(names), self.picking(names), self.block(depth, names))}",
            lambda: f"choose {{ {self.branch(depth, names)} | {self.branch(depth, names)} }}",
            lambda: f"may choose {{ {self.branch(depth, names)} | {self.branch(depth, names)} }}",
            lambda: (
                f"choose {self.one('2', '3')} {{ {self.branch(depth, names)} | {self.branch(depth, names)}"
                f" | {self.branch(depth, names)} }}"
            ),
            lambda: (
                f"if {self.condition(names)} {self.block(depth, names)}{self.one('', f' else {self.block(depth, names)}')}"
            ),
            lambda: f"each {name} in {self.set(kind, names)} {self.block(depth - 1, {**names, name: kind})}",
            lambda: f"each player {self.block(depth - 1, names)}",
            lambda: f"repeat {self.small(names)} {self.block(depth, names)}",
            lambda: f"repeat 2 {{ may {self.plain(names)} }}",
            lambda: f"{self.one('', 'may ') if self.level > 1 else ''}{self.offer(names)}",
            lambda: "visit less 1 leg" if self.level > 1 else self.plain(names),
        )
