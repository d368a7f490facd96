"""Effects made at random: every form of the language, with the words of `vocabulary`."""

from __future__ import annotations

import random
from itertools import cycle

from arnakdsl.reference.phrases import Form, Phrases, Scope
from arnakdsl.reference.words import CHIP_PILES, COSTS, DISCOUNTS, EFFECT, LIFETIMES, MEMBERS, OFFERS, PAWN_PILES, UNITS


class Writer(Phrases):
    """Writes effects.  Labels are never given twice, so that options can be told apart."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__(chance)
        self._offers = cycle(OFFERS)

    # ------------------------------------------------------------ steps that ask nothing

    def amounts(self, names: Scope) -> str:
        return ", ".join(f"{self.small(names)} {self.one(*UNITS)}" for _ in range(self.chance.choice((1, 1, 1, 2))))

    def pile(self, kind: str, names: Scope) -> str:
        own = [f"{name}.{'nest' if of == 'cell' else 'bench'}" for name, of in names.items()
               if of == ("cell" if kind == "pawn" else "seat")]  # fmt: skip
        return self.one(*(CHIP_PILES if kind == "chip" else PAWN_PILES), *own)

    def place(self, kind: str, names: Scope) -> str:
        return self.one("{}", "{}", "top({})", "bottom({})").format(self.pile(kind, names))

    def target(self, kind: str, names: Scope) -> str:
        return self.place(kind, names) if self.chance.random() < 0.9 else self.one("chest", "top(chest)")

    def move(self, names: Scope) -> str:
        kind = self.one("chip", "chip", "pawn")
        return self.any(
            lambda: f"move {self.thing(kind, names)} to {self.target(kind, names)}",
            lambda: f"move {self.small(names)} from {self.place(kind, names)} to {self.target(kind, names)}",
            lambda: f"move {self.pile(kind, names)} to {self.target(kind, names)}",
            lambda: f"move {self.one('top', 'bottom')}({self.pile(kind, names)}) to {self.target(kind, names)}",
            lambda: f"move place({self.pile(kind, names)}, {self.number(names)}) to {self.target(kind, names)}",
        )

    def mark(self, names: Scope) -> str:
        cell, seat = self.thing("cell", names), self.thing("seat", names)
        return self.any(
            lambda: self.one("set me.tired", "set dusk", "clear me.tired", "clear dusk", "set me.ready", "clear me.home"),
            lambda: self.one("clear me.red", "clear shared", "clear pawn_a.keeper", "clear active", "set active to me"),
            lambda: f"set start to {seat}",
            lambda: f"set {cell}.lit{self.one('', f' to {self.condition(names)}', ' to 2')}",
            lambda: f"set {cell}.owner to {seat}",
            lambda: f"set {cell}.load to {self.number(names)}",
            lambda: f"set {cell}.heir to {self.thing('cell', names)}",
            lambda: f"set {seat}.home to {self.thing('cell', names)}",
            lambda: f"set {seat}.{self.one('height', 'red', 'worker', 'tired', 'leg')} to {self.number(names)}",
            lambda: f"set shared to {self.number(names)}",
            lambda: f"set {self.thing('corner', names)}.who to {seat}",
            lambda: f"set {self.thing('pawn', names)}.{self.one('sung', f'keeper to {seat}')}",
            lambda: f"clear {cell}.{self.one('lit', 'owner', 'load', 'heir')}",
            lambda: f"clear {self.one(*LIFETIMES)}",
            lambda: f"put {self.thing('pawn', names)} on {self.one(f'{cell}.guest', f'{cell}.buried', 'pot')}",
            lambda: f"put {self.thing('chip', names)} on {self.one('me.pocket', f'{seat}.pocket')}",
            lambda: f"move {self.one(f'{cell}.guest', f'{cell}.buried', 'pot')} to {self.target('pawn', names)}",
            lambda: f"move {self.one('me.pocket', f'{seat}.pocket')} to {self.place('chip', names)}",
        )  # fmt: skip

    def whole(self, names: Scope) -> str:
        kind = self.one("chip", "pawn")
        return self.any(
            lambda: f"shuffle {self.pile(kind, names)}",
            lambda: f"look {self.pile(kind, names)}",
            lambda: f"{self.one('close', 'widen', 'narrow')} row",
            lambda: f"swap {self.thing(kind, names)}, {self.thing(kind, names)}",
            lambda: f"fill {self.one('heap', 'crate', 'deck')} from {self.set('chip', names)}",
            lambda: f"fill {self.one('flock', 'chest')} from {self.set('pawn', names)}",
        )

    def plain(self, names: Scope) -> str:
        further: tuple[Form, ...] = (
            lambda: f"resolve {self.printed(names)}",
            lambda: self.one("window", "draw 2 to hand", "draw to deck", "draw to next_seat(me).bench"),
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
            lambda: self.defined(names),
            lambda: self.one("nothing", "discard"),
        )

    def defined(self, names: Scope) -> str:
        """A call of a definition."""
        forms: list[Form] = [
            lambda: (
                f"reward {self.thing('seat', names)}{self.maybe(lambda: f' for {self.number(names)}')}"
                f"{self.maybe(lambda: f' on {self.condition(names)}')}"
            ),
            lambda: f"lead from {self.place('pawn', names)} on {self.thing('cell', names)}",
            lambda: f"sort_out {self.set('chip', names)}",
            lambda: f"hand_to {self.thing('chip', names)} to {self.thing('seat', names)}",
            lambda: f"levy {self.one(*(each for each in COSTS if ',' not in each))}",
        ]
        if self.level:
            forms.append(lambda: f"perform {self.printed(names)}")
        return self.any(*forms)

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

    def label(self, names: Scope) -> str:
        """A label, which may hold a thing."""
        of = [name for name, kind in names.items() if kind in ("cell", "chip", "pawn", "seat", "number")]
        return f" as {self.fresh('l')}" + (f"({self.one(*of)})" if of and self.chance.random() < 0.4 else "")

    def let(self, depth: int, names: Scope) -> str:
        """A name, and steps with it."""
        name, kind = self.fresh("v"), self.kind()
        label = self.one("", f" as {self.fresh('l')}")
        value, of = self.chance.choice(
            [
                (f"pick {self.set(kind, names)}{label}", kind),
                (f"pick {self.set(kind, names)}{label}", kind),
                (f"pick {self.one('0', '0', '1', self.small(names))} .. {self.small(names)}{label}", "number"),
                (f"pick chest{label}", "piece"),
                (self.number(names), "number"),
                (self.condition(names), "flag"),
                (self.thing(kind, names), kind),
                (self.named_set(kind, names), f"{kind}s"),
            ]
        )
        return f"let {name} = {value}; {self.effect(depth - 1, {**names, name: of})}"

    def named_set(self, kind: str, names: Scope) -> str:
        """A set that may have a name: no pile alone."""
        found = self.set(kind, names)
        return found if " " in found else f"{found} where {self.one(*MEMBERS[kind])}"

    def picking(self, names: Scope) -> str:
        """A verb on what is picked."""
        label = self.maybe(lambda: f" as {self.fresh('l')}", 0.7)
        chips = self.one("hand", "bench", "row", "hand + bench", "row + heap", self.set("chip", names))
        return self.any(
            lambda: f"move pick {chips}{label} to {self.place('chip', names)}",
            lambda: (
                f"move pick {self.one('flock', 'tops(nest)', self.set('pawn', names))}{label} to {self.place('pawn', names)}"
            ),
            lambda: f"move pick chest{label} to {self.one('top(chest)', 'chest')}",
            lambda: f"{'tend' if self.level == len(EFFECT) else 'flip'} pick {self.set('cell', names)}{label}",
            lambda: f"put pick {self.set('pawn', names)}{label} on {self.one('pot', 'me.home.guest')}",
            lambda: f"swap pick {self.one('hand', 'bench')}{label}, pick row as {self.fresh('l')}",
            lambda: f"hand_to pick {self.one('hand', 'bench')}{label} to pick players as {self.fresh('l')}",
        )

    def branch(self, depth: int, names: Scope) -> str:
        label = self.label(names)
        return self.any(
            lambda: f"{self.plain(names)}{label}",
            lambda: f"{self.plain(names)}",
            lambda: self.picking(names),
            lambda: f"{self.cost(names)} -> {self.plain(names)}{label}",
            lambda: f"may {self.plain(names)}{self.one('', label)}",
            lambda: f"if {self.condition(names)} {{ {self.plain(names)}{self.one('', label)} }}",
            lambda: f"if {self.condition(names)} {{ {self.cost(names)} -> {self.plain(names)} }}",
            lambda: self.offer(names, next(self._offers)),
            lambda: self.effect(depth - 1, names),
            lambda: f"each player {{ {self.plain(names)} }}{label}",
            lambda: f"each ghost {{ {self.plain(names)} }}{label}",
            lambda: f"repeat 2 {{ {self.picking(names)} }}{label}",
        )

    def cost(self, names: Scope) -> str:
        return self.any(
            lambda: f"pay {self.one(*COSTS)}",
            lambda: f"pay {self.one(*COSTS)}",
            lambda: f"{{ {self.picking(names)} }}",
            lambda: f"pay {self.small(names)} red",
            lambda: f"choose {{ pay {self.one(*COSTS)}{self.label(names)} | {self.plain(names)} }}",
            lambda: f"if {self.condition(names)} {{ pay {self.one(*COSTS)} }}",
            lambda: f"each {self.fresh('v')} in {self.set(self.kind(), names)} {{ lose 1 red }}",
            lambda: f"{{ lose 1 red; pay {self.one(*COSTS)}; pay 1 blue }}",
            lambda: self.plain(names),
        )

    def offer(self, names: Scope, what: str = "") -> str:
        if self.level < 2:
            return f"may {self.plain(names)}"
        what = what or self.one("main", *OFFERS)
        less = self.one("", "", f" less {self.one(*DISCOUNTS)}")
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
            lambda: f"{self.cost(names)} -> {self.plain(names)}{self.label(names)}",
            lambda: f"may {self.one(self.plain(names), self.picking(names), self.block(depth, names))}",
            lambda: f"may {self.plain(names)}{self.label(names)}",
            lambda: f"may {self.cost(names)} -> {self.plain(names)}",
            lambda: f"choose {{ {self.branch(depth, names)} | {self.branch(depth, names)} }}",
            lambda: f"may choose {{ {self.branch(depth, names)} | {self.branch(depth, names)} }}",
            lambda: (
                f"choose {self.one('2', '3')} {{ {self.branch(depth, names)} | {self.branch(depth, names)}"
                f" | {self.branch(depth, names)} }}"
            ),
            lambda: self.conditional(depth, names),
            lambda: f"each {name} in {self.set(kind, names)} {self.block(depth - 1, {**names, name: kind})}",
            lambda: f"each player {self.block(depth - 1, names)}",
            lambda: f"each ghost {self.block(depth - 1, names)}",
            lambda: f"repeat {self.small(names)} {self.block(depth, names)}",
            lambda: f"repeat 2 {{ may {self.plain(names)} }}",
            lambda: f"repeat 2 {{ {self.plain(names)}; may {self.one(self.picking(names), self.plain(names))} }}",
            lambda: f"{self.one('', 'may ') if self.level > 1 else ''}{self.offer(names)}",
            lambda: "visit less 1 leg" if self.level > 1 else self.plain(names),
        )

    def conditional(self, depth: int, names: Scope) -> str:
        otherwise = self.any(
            lambda: "",
            lambda: f" else {self.block(depth, names)}",
            lambda: f" else if {self.condition(names)} {self.block(depth, names)}",
        )
        return f"if {self.condition(names)} {self.block(depth, names)}{otherwise}"
