"""The typed tree to blocks: `f(state) -> next block or None`, driven by one loop.

A subtree that cannot ask anything is straight Python inside one block.  A decision is two functions: one lists the
options (and is run again after a free action), one goes on from the option that was taken.  Effects are compiled once and
called by a frame on the state's stack; definitions stand where they are called.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from typing import Any, assert_never

from arnakrt import moves
from arnakrt.generated import end_of, held, nth, over, rounds, spot, tops
from arnakrt.ruleset import Program, Ruleset
from arnakrt.state import HEAD, OVER, State

from arnakdsl import codes
from arnakdsl.bindtypes import places_of
from arnakdsl.costs import Costs, Price, keep_ids
from arnakdsl.findings import CannotCompile
from arnakdsl.generate import Namespace, Values, packed
from arnakdsl.layout import Layout, lay_out, names_of
from arnakdsl.linking import BoundAction, Linked
from arnakdsl.model import Thing
from arnakdsl.options import Families
from arnakdsl.place import Placing
from arnakdsl.say.texts import Texts
from arnakdsl.source import Span
from arnakdsl.typed import (
    Act,
    Bind,
    Branch,
    ChooseOf,
    CostOf,
    Do,
    EachOf,
    EachPlayer,
    EffectOf,
    IfOf,
    LabelOf,
    Local,
    MayOf,
    Numbers,
    OfferOf,
    PayOf,
    PickOf,
    Place,
    RepeatOf,
    ResolveOf,
    SeqOf,
    Tops,
    TradeOf,
    Union,
    Value,
    Where,
    WhileOf,
    WindowOf,
)
from arnakdsl.values import EFFECT, Type
from arnakdsl.verbs import VERBS

Env = tuple[str, ...]
DEEPEST = 100_000  # Python calls inside each other while compiling


@dataclass(slots=True, eq=False)
class Function:
    """A Python function under construction."""

    name: str
    path: str
    env: Env
    head: str
    lines: list[str] = field(default_factory=list)
    depth: int = 1

    def text(self) -> str:
        """The function as Python text; names that are only handed on are not unpacked."""
        body = "\n".join(self.lines) or "    pass"
        names = packed(self.env)
        handed = body.replace(names, "s.locals") if self.env else body
        unused = self.env and not re.search(rf"\b({'|'.join(self.env)})\b", handed)
        if unused:
            body = re.sub(r"^ *s\.locals = s\.locals\n", "", handed, flags=re.MULTILINE)
        uses = [
            line for word, line in (
                (r"\bc\[", "    c = s.cells"), (r"\bp\[|\(p,", "    p = s.piles"),
                (r"\ba \+", "    a = s.cells[1]"), (r"\bb \+", "    b = s.cells[2]"),
            ) if re.search(word, body)
        ]  # fmt: skip
        if self.env and not unused:
            uses.append(f"    {names[1:-1]} = s.locals")
        return "\n".join([f"{self.head}  # {self.path}", *uses, body])


@dataclass(frozen=True, slots=True)
class Then:
    """What comes after an act: `emit` writes it; `cheap` if it may be written more than once."""

    emit: Callable[[], None]
    cheap: bool = False


@dataclass(slots=True, eq=False)
class Group:
    """Options of one decision that belong together.

    `ask` writes lines that append option numbers to `o`; `takes` says for which families what goes on how.
    """

    ask: Callable[[], None]
    takes: list[tuple[str, Callable[[], None]]]
    families: tuple[int, ...] = ()


class Compiler(Placing):
    """Compiles one linked pack for a number of seats."""

    def __init__(self, linked: Linked, seats: int, options: dict[str, str]) -> None:
        self.linked = linked
        self.model = linked.model
        self.layout: Layout = lay_out(self.model, seats)
        self.namespace = Namespace()
        self.values = Values(linked, self.layout, self.namespace)
        self.families = Families(max(len(self.model.things), keep_ids(len(self.model.icons))) + 1)
        self.costs = Costs(self)
        self.seats = seats
        self.options = options
        self.functions: list[Function] = []
        self.frames: list[str] = []
        self.paths: list[str] = []
        self.prompts: list[str] = []
        self.takes: list[str | None] = []
        self.used_paths: set[str] = set()
        self.choices: dict[int, tuple[int, ...]] = {}
        self.fn: Function = Function("none", "", (), "")
        self.env: Env = ()
        self._asks: dict[tuple[int, str] | str, bool] = {}
        self.values.effects = self
        self.tail: list[str] = []
        self._free_names: dict[str, str] = {}
        self._some: dict[tuple[Any, ...], str] = {}
        self._enter: dict[tuple[Any, ...], str] = {}
        self._do: dict[str, str] = {}

    # ------------------------------------------------------------ writing

    def line(self, text: str) -> None:
        self.fn.lines.append("    " * self.fn.depth + text)

    @contextmanager
    def block_of(self, head: str) -> Iterator[None]:
        """An indented block: `if x:` and what stands under it."""
        self.line(head)
        self.fn.depth += 1
        before = len(self.fn.lines)
        yield
        if len(self.fn.lines) == before:
            self.line("pass")
        self.fn.depth -= 1

    @contextmanager
    def function(self, prefix: str, path: str, env: Env, arguments: str = "s") -> Iterator[str]:
        """Write another function; afterwards the current one goes on."""
        name = f"{prefix}{len(self.functions)}"
        made = Function(name, path, env, f"def {name}({arguments}):")
        self.functions.append(made)
        kept = self.fn, self.env
        self.fn, self.env = made, env
        yield name
        self.fn, self.env = kept

    def frame(self, name: str, path: str, prompt: str = "", take: str | None = None) -> int:
        """Number a block that can be gone back to."""
        unique, again = path, 1
        while unique in self.used_paths:
            again += 1
            unique = f"{path}'{again}"
        self.used_paths.add(unique)
        self.frames.append(name)
        self.paths.append(unique)
        self.prompts.append(prompt)
        self.takes.append(take)
        return len(self.frames) - 1

    def number(self, value: Value) -> str:
        return self.values.number(value)

    def truth(self, value: Value) -> str:
        return self.values.truth(value)

    def pile(self, pile: Value) -> str:
        return self.values.pile(pile)

    @contextmanager
    def indented(self) -> Iterator[None]:
        """One step to the right."""
        self.fn.depth += 1
        yield
        self.fn.depth -= 1

    def store(self) -> None:
        self.line(f"s.locals = {packed(self.env)}")

    def block(self, path: str, env: Env, then: Then) -> tuple[str, int]:
        """A block that goes on with `then`: its name and the number of its frame."""
        with self.function("f", path, env) as name:
            number = self.frame(name, path)
            then.emit()
        return name, number

    def jump(self, name: str) -> Then:
        """Go on in another block with the names of now."""

        def emit() -> None:
            self.store()
            self.line(f"return {name}")

        return Then(emit, cheap=True)

    def joined(self, then: Then, path: str) -> Then:
        """The same continuation, made cheap enough to be written more than once."""
        if then.cheap:
            return then
        env = self.env
        name, _ = self.block(f"{path}/then", env, then)

        def emit() -> None:
            self.line(f"s.locals = {packed(env)}")
            self.line(f"return {name}")

        return Then(emit, cheap=True)

    def back(self) -> Then:
        """Return to the frame on the stack."""
        return Then(lambda: self.line("return back(s)"), cheap=True)

    # ------------------------------------------------------------ what can ask

    def asks(self, act: Act | None) -> bool:
        """May the act stop at a decision (or end the game)?"""
        match act:
            case None:
                return False
            case Do(verb=verb):
                return VERBS[verb].ends
            case SeqOf(acts=acts):
                return any(self.asks(each) for each in acts)
            case Bind(body=body) | EachOf(body=body) | EachPlayer(body=body) | RepeatOf(body=body) | WhileOf(body=body):
                return self.asks(body)
            case IfOf(then=then, otherwise=otherwise):
                return self.asks(then) or self.asks(otherwise)
            case PickOf() | ChooseOf() | TradeOf() | MayOf() | OfferOf() | WindowOf():
                return True
            case PayOf(cost=cost):
                return self.costs.asks(cost)
            case ResolveOf(effect=effect):
                return any(self.effect_asks(number, name) for number, name in self.effects_of(effect))
            case _:
                assert_never(act)

    def effects_of(self, effect: EffectOf) -> list[tuple[int, str]]:
        """The printed effects that an effect-valued expression can be."""
        known = self.values.fold(effect.owner)
        if known is not None:
            return [(known, effect.name)] if (known, effect.name) in self.linked.effects else []
        kinds = effect.owner.type.of
        return [
            (number, name) for number, name in self.linked.effects
            if name == effect.name and self.model.things[number - 1].kind in kinds
        ]  # fmt: skip

    def effect_asks(self, number: int, name: str) -> bool:
        key = (number, name)
        if key not in self._asks:
            self._asks[key] = True  # while it is worked out: an effect that leads to itself asks
            self._asks[key] = self.asks(self.linked.effects[key])
        return self._asks[key]

    # ------------------------------------------------------------ acts that ask nothing

    def plain(self, act: Act) -> None:
        """Write an act that cannot ask, in line."""
        match act:
            case Do(args=args):
                self.do(act, [each for each in map(self.values.present, args) if each])
            case SeqOf(acts=acts):
                self.plain_all(acts)
            case Bind(var=var, value=value, body=body):
                self.bind(var, value)
                self.plain(body)
            case IfOf(condition=condition, then=then, otherwise=otherwise):
                with self.block_of(f"if {self.truth(condition)}:"):
                    self.plain(then)
                if otherwise is not None:
                    with self.block_of("else:"):
                        self.plain(otherwise)
            case EachOf(var=var, set=found, body=body):
                with self.block_of(f"for {var.name} in {self.values.members(found)}:"):
                    self.plain(body)
            case EachPlayer(body=body):
                self.plain_each_player(body)
            case RepeatOf(times=times, body=body):
                with self.block_of(f"for _ in rounds({self.number(times)}):"):
                    self.plain(body)
            case WhileOf(condition=condition, body=body):
                turn = self.values.fresh("turn")
                self.line(f"{turn} = 0")
                with self.block_of(f"while {self.truth(condition)}:"):
                    self.line(f"{turn} += 1; rounds({turn})")
                    self.plain(body)
            case PayOf():
                self.plain_all((act,))
            case ResolveOf(effect=effect):
                self.resolve_plain(effect)
            case PickOf() | ChooseOf() | TradeOf() | MayOf() | OfferOf() | WindowOf():
                raise AssertionError("a decision is never plain")
            case _:
                assert_never(act)

    def do(self, act: Do, present: Sequence[str]) -> None:
        """A core verb; what belongs to nobody is left alone."""
        if not present:
            VERBS[act.verb].emit(act.args, self)
            return
        with self.block_of(f"if {' and '.join(dict.fromkeys(present))}:"):
            VERBS[act.verb].emit(act.args, self)

    def plain_all(self, acts: Sequence[Act]) -> None:
        """Acts in a row; a payment that cannot be made ends them."""
        for at, act in enumerate(acts):
            if isinstance(act, PayOf):
                with self.block_of(f"if {self.costs.payable(act.cost, act.at.span)}:"):
                    self.costs.pay_plain(act.cost, act.at.span)
                    self.plain_all(acts[at + 1 :])
                return
            self.plain(act)

    def bind(self, var: Local, value: Value) -> None:
        if value.type.name in ("condition", "effect"):
            self.line(f"{var.name} = 1 if {self.truth(value)} else 0")
        else:
            self.line(f"{var.name} = {self.number(value)}")

    def seat_tables(self) -> None:
        base, size = self.layout.seat_cells
        first, many = self.layout.seat_pile_places
        self.namespace.put("cells_of", tuple(base + (seat - 1) * size for seat in range(self.seats + 1)))
        self.namespace.put("piles_of", tuple(first + (seat - 1) * many for seat in range(self.seats + 1)))

    def set_me(self, seat: str) -> None:
        self.line(f"c[0] = {seat}")
        self.line("c[1] = a = cells_of[c[0]]")
        self.line("c[2] = b = piles_of[c[0]]")

    def plain_each_player(self, body: Act) -> None:
        me = self.values.fresh("me")
        seat = self.values.fresh("seat")
        self.line(f"{me} = c[0]")
        with self.block_of(f"for {seat} in range({self.seats}):"):
            self.set_me(f"(c[3] - 1 + {seat}) % {self.seats} + 1")
            self.plain(body)
        self.set_me(me)

    def resolve_plain(self, effect: EffectOf) -> None:
        known = self.values.fold(effect.owner)
        if known is not None:
            act = self.linked.effects.get((known, effect.name))
            if act is not None:
                self.plain(act)
            return
        self.line(f"now_{effect.name}[{self.number(effect.owner)}](s)")

    # ------------------------------------------------------------ acts that ask

    def go(self, act: Act, then: Then, stop: Then | None = None) -> None:
        """Write an act and what comes after it, ending the current function.

        `stop` is where a `may` in a `repeat` goes on when it is declined.
        """
        if not self.asks(act):
            self.plain(act)
            then.emit()
            return
        match act:
            case SeqOf(acts=acts):
                self.go_all(acts, then, stop)
            case Bind(var=var, value=value, body=body):
                self.bind(var, value)
                self.extended((var.name,), lambda: self.go(body, self.narrowed(then)))
            case IfOf(condition=condition, then=yes, otherwise=no, at=at):
                both = self.joined(then, at.path)
                with self.block_of(f"if {self.truth(condition)}:"):
                    self.go(yes, both, stop)
                if no is not None:
                    self.go(no, both, stop)
                else:
                    both.emit()
            case EachOf():
                self.go_each(act, then)
            case EachPlayer(body=body, at=at):
                self.go_each_player(body, at, then)
            case RepeatOf():
                self.go_repeat(act, then)
            case WhileOf(condition=condition, body=body, at=at):
                self.go_while(condition, body, at, then)
            case PayOf():
                self.go_paid(act, (), then)
            case ResolveOf(effect=effect, at=at):
                self.go_resolve(effect, at, then)
            case Do(verb=verb, args=args):
                VERBS[verb].emit(args, self)
            case PickOf() | ChooseOf() | TradeOf() | MayOf() | OfferOf() | WindowOf():
                self.decide(act, then, stop)
            case _:
                assert_never(act)

    def go_all(self, acts: Sequence[Act], then: Then, stop: Then | None = None) -> None:
        if not acts:
            then.emit()
        elif isinstance(acts[0], PayOf):
            self.go_paid(acts[0], acts[1:], then)
        elif len(acts) == 1:
            self.go(acts[0], then, stop)
        else:
            self.go(acts[0], Then(lambda: self.go_all(acts[1:], then, stop)))

    def go_paid(self, act: PayOf, rest: Sequence[Act], then: Then) -> None:
        """A payment and what follows it in its block; one that cannot be made ends the block."""
        after = self.joined(then, act.at.path)
        with self.block_of(f"if not {self.costs.payable(act.cost, act.at.span)}:"):
            after.emit()
        if self.costs.asks(act.cost):
            self.costs.go_pay(act.cost, act.at, Then(lambda: self.go_all(rest, after)))
        else:
            self.costs.pay_plain(act.cost, act.at.span)
            self.go_all(rest, after)

    def extended(self, names: Env, write: Callable[[], None]) -> None:
        """Write with more names in the environment."""
        kept = self.env
        self.env = kept + tuple(each for each in names if each not in kept)
        write()
        self.env = kept

    def narrowed(self, then: Then) -> Then:
        """A continuation that knows the names of now alone."""
        env = self.env

        def emit() -> None:
            kept, self.env = self.env, env
            then.emit()
            self.env = kept

        return Then(emit, then.cheap)

    def loop(self, path: str, env: Env, write: Callable[[str], None]) -> str:
        """A block that is gone back to; `write` gets its name."""
        with self.function("f", path, env) as name:
            self.frame(name, path)
            write(name)
        return name

    def again(self, name: str, env: Env) -> Then:
        """Back to the head of a loop, through the driver, so that Python's stack does not grow."""

        def emit() -> None:
            self.line(f"s.locals = {packed(env)}")
            self.line(f"return {name}")

        return Then(emit, cheap=True)

    def go_each(self, act: EachOf, then: Then) -> None:
        left = self.values.fresh("left")
        self.line(f"{left} = tuple({self.values.members(act.set)})")
        after = self.narrowed(then)
        env = (*self.env, left)

        def write(name: str) -> None:
            with self.block_of(f"if not {left}:"):
                after.emit()
            self.line(f"{act.var.name}, *{left} = {left}")
            self.line(f"{left} = tuple({left})")
            self.extended((act.var.name,), lambda: self.go(act.body, self.again(name, env)))

        name = self.loop(f"{act.at.path}/each", env, write)
        self.again_now(name, env)

    def again_now(self, name: str, env: Env) -> None:
        self.line(f"s.locals = {packed(env)}")
        self.line(f"return {name}")

    def go_each_player(self, body: Act, at: Place, then: Then) -> None:
        me, turn = self.values.fresh("me"), self.values.fresh("turn")
        self.line(f"{me} = c[0]")
        self.line(f"{turn} = 0")
        after = self.narrowed(then)
        env = (*self.env, me, turn)

        def write(name: str) -> None:
            with self.block_of(f"if {turn} == {self.seats}:"):
                self.set_me(me)
                after.emit()
            self.set_me(f"(c[3] - 1 + {turn}) % {self.seats} + 1")
            self.line(f"{turn} += 1")
            self.go(body, self.again(name, env))

        self.again_now(self.loop(f"{at.path}/each", env, write), env)

    def go_repeat(self, act: RepeatOf, then: Then) -> None:
        left = self.values.fresh("left")
        self.line(f"{left} = {self.number(act.times)}")
        after = self.joined(self.narrowed(then), act.at.path)
        env = (*self.env, left)

        def write(name: str) -> None:
            with self.block_of(f"if {left} <= 0:"):
                after.emit()
            self.line(f"{left} -= 1")
            self.go(act.body, self.again(name, env), after)

        self.again_now(self.loop(f"{act.at.path}/repeat", env, write), env)

    def go_while(self, condition: Value, body: Act, at: Place, then: Then) -> None:
        after, env = self.narrowed(then), self.env

        def write(name: str) -> None:
            with self.block_of(f"if not {self.truth(condition)}:"):
                after.emit()
            self.go(body, self.again(name, env))

        self.again_now(self.loop(f"{at.path}/while", env, write), env)

    def go_resolve(self, effect: EffectOf, at: Place, then: Then) -> None:
        owner = self.number(effect.owner)
        known = self.values.fold(effect.owner)
        thing = self.values.fresh("x")
        self.line(f"{thing} = {owner}")
        if known is None:
            with self.block_of(f"if {thing} not in start_{effect.name}:"):
                self.line(f"now_{effect.name}[{thing}](s)")
                after = self.joined(then, at.path)
                after.emit()
        else:
            after = self.joined(then, at.path)
        if self.is_back(after):
            self.line(f"s.locals = ()\n{'    ' * self.fn.depth}return start_{effect.name}[{thing}]")
            return
        _, number = self.block(f"{at.path}/resolved", self.env, after)
        self.push(number)
        self.line(f"return start_{effect.name}[{thing}]")

    def is_back(self, then: Then) -> bool:
        """Does a continuation only return to the stack?  Then nothing is pushed."""
        kept, self.fn = self.fn, Function("probe", "", (), "")
        then.emit()
        probe, self.fn = self.fn, kept
        return [each.strip() for each in probe.lines] == ["return back(s)"]

    def push(self, number: int) -> None:
        self.line(f"s.stack = ({number}, {packed(self.env)}, s.stack)")
        self.line("s.locals = ()")

    # ------------------------------------------------------------ decisions

    def decide(self, act: Act, then: Then, stop: Then | None) -> None:
        """A decision: a function that asks, one that takes."""
        path, prompt = self.decision_path(act)
        if isinstance(act, ChooseOf) and act.count > 1:
            self.choose_several(act, then)
            return
        after = self.joined(then, path)
        guard = self.entry_guard(act)
        if guard != "True":
            with self.block_of(f"if not {guard}:"):
                (self.narrowed(stop) if stop else after).emit()
        opening = self.opening(act, after, stop)
        assert opening is not None, "every decision has an opening"
        ask = self.decision(path, prompt, self.env, opening, after, act.at.span)
        self.jump(ask).emit()

    def decision_path(self, act: Any) -> tuple[str, str]:
        kind = {
            PickOf: "pick",
            ChooseOf: "choose",
            TradeOf: "trade",
            MayOf: "may",
            OfferOf: "offer",
            WindowOf: "window",
        }
        path = f"{act.at.path}/{kind[type(act)]}"
        return path, re.split(r"[./]", act.at.path.rsplit("/", 1)[-1])[0]

    def entry_guard(self, act: Act) -> str:
        """`may move top(deck) to hand` is not asked at all with an empty deck."""
        if isinstance(act, MayOf) and not self.has_opening(act.act):
            first = act.act.acts[0] if isinstance(act.act, SeqOf) else act.act
            if isinstance(first, Do):
                return self.verb_possible(first)
        return "True"

    def decision(self, path: str, prompt: str, env: Env, groups: list[Group], none: Then | None, span: Span) -> str:
        """The two functions of a decision; the name of the one that asks."""
        with self.function("take", f"{path}/take", env, "s, code") as take:
            self.line(f"f, e = divmod(code, {self.families.width})")
            for group in groups:
                for families, write in group.takes:
                    with self.block_of(f"if {families}:"):
                        write()
        with self.function("ask", path, env) as ask:
            number = self.frame(ask, path, prompt, take)
            self.choices[number] = tuple(dict.fromkeys(family for group in groups for family in group.families))
            self.distinct(groups, span)
            self.line("o = []")
            for group in groups:
                group.ask()
            if none is not None:
                with self.block_of("if not o:"):
                    none.emit()
            self.line("n = len(o)")
            for condition, free in self.free_menus():
                with self.block_of(f"if {condition}:"):
                    self.line(f"{free}(s, o)")
            with self.block_of("if len(o) > 1:"):
                self.line(f"s.asking = {number}; s.options = o; s.own = n")
                self.line("return None")
            with self.block_of("if s.log is not None:"):
                self.line("s.log.append(o[0])")
            self.line(f"return {take}(s, o[0])")
        return ask

    def distinct(self, groups: Sequence[Group], span: Span) -> None:
        """Options without a gap in their ids must differ in them."""
        seen: set[str] = set()
        for group in groups:
            for family in dict.fromkeys(group.families):
                option, _ = self.families.templates[family]
                if "{" not in option and option in seen:
                    hint = "give one of them a label of its own behind 'as'"
                    raise CannotCompile(codes.SAME_OPTION.at(span, option=option, hint=hint))
                seen.add(option)

    def free_menus(self) -> list[tuple[str, str]]:
        """The menus that stand beside decisions: condition, and the function that appends their options."""
        found = []
        for menu, condition in self.linked.beside.items():
            if menu not in self._free_names:
                self._free_names[menu] = ""
                with self.function("free", f"menu {menu}", (), "s, o") as name:
                    self._free_names[menu] = name
                    actions = [each for each in self.linked.actions.values() if each.menu == menu]
                    self.costs.start([self.costs.price(each, None) for each in actions])
                    for action in actions:
                        self.candidates(action, None)
            found.append((self.truth(condition), self._free_names[menu]))
        return found

    def single(self, label: LabelOf, guard: str, write: Callable[[], None]) -> Group:
        """One option, offered while the guard holds."""
        family, _ = self.families.of_label(label)

        def ask() -> None:
            code = f"o.append({self.option(label)})"
            if guard == "True":
                self.line(code)
            elif guard != "False":
                with self.block_of(f"if {guard}:"):
                    self.line(code)

        return Group(ask, [(f"f == {family}", write)], (family,))

    def option(self, label: LabelOf) -> str:
        """The number of a labelled option, as source."""
        family, _ = self.families.of_label(label)
        base = family * self.families.width
        return f"{base} + {self.number(label.args[0])}" if label.args else str(base)

    def has_opening(self, act: Act) -> bool:
        """Does the act begin with a decision that can be merged with another?"""
        match act:
            case PickOf() | ChooseOf(count=1) | TradeOf() | OfferOf() | MayOf():
                return True
            case SeqOf(acts=acts):
                return self.has_opening(acts[0])
            case IfOf(then=then, otherwise=None):
                return self.has_opening(then)
        return False

    def opening(self, act: Act, then: Then, stop: Then | None = None, merged: bool = False) -> list[Group] | None:
        """The options of the first decision of an act.

        `merged`: it is a branch of another decision, which then says `decline` or need not.
        """
        match act:
            case PickOf():
                return [self.pick_group(act, then)]
            case ChooseOf(branches=branches, count=1):
                return [group for branch in branches for group in self.branch_groups(branch, then)]
            case TradeOf():
                return self.trade_groups(act, then, merged)
            case MayOf():
                declined = self.narrowed(stop) if stop else then
                if self.has_opening(act.act):
                    groups = self.opening(act.act, then, None, merged=True) or []
                else:
                    groups = [self.single(act.label, self.possible_first(act.act), lambda: self.go(act.act, then))]
                return groups if merged else [*groups, self.single(LabelOf("decline"), "True", declined.emit)]
            case OfferOf():
                return self.offer_groups(act, then)
            case WindowOf():
                return [self.single(LabelOf("continue"), "True", then.emit)]
            case SeqOf(acts=acts):
                rest = Then(lambda: self.go_all(acts[1:], then))
                after = self.joined(rest, f"{act.at.path}/rest") if len(acts) > 1 else then
                return self.opening(acts[0], after, stop, merged)
            case IfOf(condition=condition, then=yes, otherwise=None):
                inner = self.opening(yes, then, stop, merged)
                return [self.guarded(each, self.truth(condition)) for each in inner] if inner else None
        return None

    def possible_first(self, act: Act) -> str:
        """Can the step behind a plain `may` still be done?  Only an empty pile says no."""
        first = act.acts[0] if isinstance(act, SeqOf) else act
        if isinstance(first, PayOf):
            return self.costs.payable(first.cost, first.at.span)
        return self.verb_possible(first) if isinstance(first, Do) else "True"

    def verb_possible(self, act: Do) -> str:
        """Could a core verb do anything now?"""
        tests = [VERBS[act.verb].possible(act.args, self), *map(self.values.present, act.args)]
        said = dict.fromkeys(each for each in tests if each and each != "True")
        return "False" if "False" in said else " and ".join(said) or "True"

    def guarded(self, group: Group, guard: str) -> Group:
        def ask() -> None:
            with self.block_of(f"if {guard}:"):
                group.ask()

        return Group(ask, group.takes, group.families)

    def branch_groups(self, branch: Branch, then: Then, every: bool = False) -> list[Group]:
        """The options of a branch.  Where every branch is to be done, in any order, each is offered."""
        act = branch.act
        if not branch.labelled and self.shows_candidates(act):
            found = self.opening(act, then, None, merged=True)
            if found is not None:
                return found
        label = act.label if isinstance(act, TradeOf) and act.label.words != "pay" else branch.label
        guard = "True" if every and not self.begins_with_cost(act) else self.runnable(act)
        return [self.single(label, guard, lambda: self.go_chosen(act, then))]

    def begins_with_cost(self, act: Act) -> bool:
        match act:
            case TradeOf() | PayOf():
                return True
            case SeqOf(acts=acts):
                return self.begins_with_cost(acts[0])
        return False

    def runnable(self, act: Act) -> str:
        """Can a branch be chosen?  One that says `nothing` can, though nothing happens."""
        if isinstance(act, Do) and VERBS[act.verb].idle:
            return "True"
        if isinstance(act, IfOf) and act.otherwise is None:
            inner = self.runnable(act.then)
            return f"({self.truth(act.condition)} and {inner})"
        if isinstance(act, MayOf):
            return "True"  # a free action may make it possible while it is asked
        return self.possible(act)

    def shows_candidates(self, act: Act) -> bool:
        """A branch that begins with a pick or an offer shows its candidates in the same decision."""
        match act:
            case PickOf() | OfferOf():
                return True
            case SeqOf(acts=acts):
                return self.shows_candidates(acts[0])
            case IfOf(then=then, otherwise=None):
                return self.shows_candidates(then)
            case TradeOf(cost=cost):
                return self.shows_candidates(cost)
            case MayOf(act=inner):
                return self.shows_candidates(inner)
        return False

    def go_chosen(self, act: Act, then: Then) -> None:
        """A branch that was chosen: one that begins with a cost needs no second yes."""
        if isinstance(act, TradeOf):
            self.go_all((act.cost, act.act), then)
        elif isinstance(act, IfOf) and act.otherwise is None:
            self.go(act.then, then)
        else:
            self.go(act, then)

    def trade_groups(self, act: TradeOf, then: Then, merged: bool) -> list[Group]:
        both = SeqOf((act.cost, act.act), act.at)
        if self.has_opening(act.cost):
            groups = self.opening(both, then, None, merged=True) or []
        else:
            groups = [self.single(act.label, self.possible(act.cost), lambda: self.go(both, then))]
        return groups if merged else [*groups, self.single(LabelOf("decline"), "True", then.emit)]

    def pick_group(self, act: PickOf, then: Then) -> Group:
        """One option for each member of a set."""
        var = act.var
        if isinstance(act.set, Numbers):
            return self.number_group(act, act.set, then)
        takes: list[tuple[str, Callable[[], None]]] = []
        asks: list[tuple[Value, int]] = []
        several = len(var.places) > 1 or any(isinstance(each, Tops) for each in var.places)
        names: Env = (var.name, f"{var.name}_at") if several else (var.name,)
        for part, segment, places in self.pick_parts(act.set):
            family = self.families.pick(act.label, segment, part.type.of)
            asks.append((part, family))
            if not any(f"f == {family}" == each for each, _ in takes):
                takes.append((f"f == {family}", self.pick_take(act, names, places, then)))

        def ask() -> None:
            for part, family in asks:
                self.append_codes(part, family * self.families.width)

        return Group(ask, takes, tuple(dict.fromkeys(family for _, family in asks)))

    def pick_take(self, act: PickOf, names: Env, places: list[Value], then: Then) -> Callable[[], None]:
        var = act.var

        def write() -> None:
            self.line(f"{var.name} = e")
            if len(names) > 1:
                self.line(f"{var.name}_at = {self.find_place('e', places)}")
            after = self.narrowed(then)
            self.extended(names, lambda: self.go(act.body, after))

        return write

    def number_group(self, act: PickOf, span: Numbers, then: Then) -> Group:
        family = self.families.number(act.label, self.values.most(span.high))
        base = family * self.families.width
        var = act.var

        def ask() -> None:
            self.line(f"o += range({base} + {self.number(span.low)}, {base} + {self.number(span.high)} + 1)")

        def write() -> None:
            self.line(f"{var.name} = e")
            after = self.narrowed(then)
            self.extended((var.name,), lambda: self.go(act.body, after))

        return Group(ask, [(f"f == {family}", write)], (family,))

    def pick_parts(self, found: Value) -> Iterator[tuple[Value, str, list[Value]]]:
        """The parts of a set that is picked from, with the segment of their ids and the piles they come from."""
        match found:
            case Union(parts=parts):
                segments: dict[str, list[Value]] = {}
                for part in parts:
                    for inner, segment, places in self.pick_parts(part):
                        segments.setdefault(segment, []).extend(places)
                        yield inner, segment, segments[segment]
            case Where(set=Union(parts=parts), it=it, condition=condition):
                yield from self.pick_parts(
                    Union(tuple(Where(part, it, condition, found.type) for part in parts), found.type)
                )
            case _:
                piles = list(places_of(found))
                yield found, self.segment(piles), piles

    def append_codes(self, found: Value, base: int) -> None:
        """Lines that append an option for each member of a set."""
        mask = self.values.mask(found)
        if mask is not None:
            text, kind = mask
            self.line(f"o += {self.codes_table(kind, base)}[{text}]")
            return
        each = Local(self.values.fresh("x"), Type("entity", found.type.of))
        self._looped(each, found, self.costs.nothing(), base)

    def codes_table(self, kind: str, base: int) -> str:
        from arnakrt.payment import Table as Answers

        first = self.model.first[kind]

        def codes(mask: int) -> list[int]:
            return [base + first + at for at in range(mask.bit_length()) if mask >> at & 1]

        return self.namespace.table(f"codes_{kind}", base, lambda: Answers(codes))

    def repeats(self, found: Value, fitting: frozenset[int] | None) -> bool:
        """Can the same thing be in the set twice?"""
        if isinstance(found, Union | Tops):
            return True
        return any(
            each.copies != "1" for each in self.model.things
            if each.kind in found.type.of and (fitting is None or each.number in fitting)
        )  # fmt: skip

    def choose_several(self, act: ChooseOf, then: Then) -> None:
        """Several branches, one at a time; the last of all of them is not asked for."""
        done, left = self.values.fresh("done"), self.values.fresh("left")
        after = self.joined(self.narrowed(then), act.at.path)
        env = (*self.env, done, left)
        everything = (1 << len(act.branches)) - 1
        path, prompt = self.decision_path(act)

        def groups(name: str) -> list[Group]:
            found = []
            for at, branch in enumerate(act.branches):
                for group in self.branch_groups(branch, self.again(name, env), act.count == len(act.branches)):
                    found.append(self.marked(self.guarded(group, f"not {done} >> {at} & 1"), done, left, 1 << at))
            return found

        def write(name: str) -> None:
            with self.block_of(f"if not {left}:"):
                after.emit()
            if act.count == len(act.branches):
                for at, branch in enumerate(act.branches):
                    with self.block_of(f"if {done} == {everything & ~(1 << at)}:"):
                        self.go(branch.act, after)
            ask = self.decision(path, prompt, env, groups(name), after, act.at.span)
            self.again_now(ask, env)

        name = self.loop(f"{act.at.path}/choose several", env, write)
        self.line(f"{done} = 0")
        self.line(f"{left} = {act.count}")
        self.again_now(name, env)

    def marked(self, group: Group, done: str, left: str, bit: int) -> Group:
        """A group that says in `done` that its branch was taken."""

        def taking(write: Callable[[], None]) -> Callable[[], None]:
            def taken() -> None:
                self.line(f"{done} |= {bit}")
                self.line(f"{left} -= 1")
                write()

            return taken

        return Group(group.ask, [(families, taking(write)) for families, write in group.takes], group.families)

    # ------------------------------------------------------------ actions

    def offer_groups(self, act: OfferOf, then: Then) -> list[Group]:
        """The candidates of actions in one decision."""
        actions = [self.linked.actions[name] for name in act.actions if name in self.linked.actions]
        back = self.is_back(then)
        number = -1 if back else self.block(f"{act.at.path}/done", self.env, self.narrowed(then))[1]

        def ask() -> None:
            guard = self.costs.extra_payable(act.extra, act.at.span) if act.extra else "True"
            if act.extra:
                self.costs.apart(act.extra, [self.costs.price(each, act.less) for each in actions], act.at.span)
            with self.block_of(f"if {guard}:"):
                self.costs.start([self.costs.price(each, act.less) for each in actions])
                for action in actions:
                    self.candidates(action, act.less)

        takes = [
            (self.family_test(each), self.taken_inline(each, act, then)) for each in actions if self.in_line(each, act)
        ]
        rest = [each for each in actions if not self.in_line(each, act)]
        if rest:
            takes.append(self.taken_by_table(rest, act, back, number))
        families = [family for each in actions for family in self.families.action(each, self.first_kinds(each))]
        return [Group(ask, takes, tuple(families))]

    def in_line(self, action: BoundAction, act: OfferOf) -> bool:
        """Can what an action does stand in the decision itself?"""
        price = self.costs.price(action, act.less)
        tokens = not any(self.costs.beyond(each) for each in price.numbers.values())
        return tokens and price.uniform and not self.asks(action.do)

    def family_test(self, action: BoundAction) -> str:
        span = self.families.action(action, self.first_kinds(action))
        return f"f == {span[0]}" if len(span) == 1 else f"{span[0]} <= f <= {span[-1]}"

    def taken_inline(self, action: BoundAction, act: OfferOf, then: Then) -> Callable[[], None]:
        def write() -> None:
            if act.extra:
                self.costs.pay_plain(act.extra, act.at.span)
            self.costs.write_tokens(next(iter(self.costs.price(action, act.less).numbers.values())))
            kept, self.env = self.env, (*self.env, *self.action_env(action))
            self.bind_candidates(action)
            self.plain(action.do)
            self.env = kept
            then.emit()

        return write

    def taken_by_table(
        self, actions: Sequence[BoundAction], act: OfferOf, back: bool, number: int
    ) -> tuple[str, Callable[[], None]]:
        """The other actions start by a function each, looked up by the option's family."""
        entries = {
            family: self.enter(each, act.less)
            for each in actions for family in self.families.action(each, self.first_kinds(each))
        }  # fmt: skip
        table = f"enters_{len(self.tail)}"
        self.tail.append(f"{table} = {{{', '.join(f'{family}: {name}' for family, name in entries.items())}}}")

        def write() -> None:
            if not back:
                self.push(number)
            if act.extra:
                self.costs.pay_plain(act.extra, act.at.span)
            self.line(f"return {table}[f](s, code)")

        return f"f in {table}", write

    def first_kinds(self, action: BoundAction) -> list[Thing]:
        """The things that fill the first of two gaps of an action's option."""
        if len(action.candidates) < 2:
            return []
        kinds = action.candidates[0][1].type.of
        return [each for each in self.model.things if each.kind in kinds]

    def candidates(self, action: BoundAction, less: CostOf | None) -> None:
        """Lines that append the options of an action that can be paid now."""
        span = self.families.action(action, self.first_kinds(action))
        base = span[0] * self.families.width
        if action.when is not None:
            with self.block_of(f"if {self.truth(action.when)}:"):
                self._candidates(action, less, base)
        else:
            self._candidates(action, less, base)

    def _candidates(self, action: BoundAction, less: CostOf | None, base: int) -> None:
        price = self.costs.price(action, less)
        test = price.common()
        if test == "True" and not price.uniform and not self.values.mask(action.candidates[-1][1]):
            test = f"afford & {price.bits()}"
        if test == "True":
            self.costed(action, price, base)
        else:
            with self.block_of(f"if {test}:"):
                self.costed(action, price, base)

    def costed(self, action: BoundAction, price: Price, base: int) -> None:
        """Lines for the candidates that can be paid for, one price for all or one each."""
        if not action.candidates:
            self.line(f"o.append({base})")
            return
        if len(action.candidates) == 2:
            self._pairs(action)
            return
        ((var, found),) = action.candidates
        mask = self.values.mask(found)
        if mask is not None and price.by_mask:
            self._masked(mask, price, base)
            return
        for part in self.parts_of(found):
            self._looped(var, part, price, base)

    def parts_of(self, found: Value) -> Iterator[Value]:
        match found:
            case Union(parts=parts):
                yield from parts
            case Where(set=Union(parts=parts), it=it, condition=condition):
                yield from (Where(part, it, condition, found.type) for part in parts)
            case _:
                yield found

    def _masked(self, mask: tuple[str, str], price: Price, base: int) -> None:
        text, kind = mask
        if price.uniform:
            self.line(f"o += {self.codes_table(kind, base)}[{text}]")
            return
        self.line(f"m = afford & {price.bits()}")
        with self.block_of("if m:"):
            self.line(f"o += {self.codes_table(kind, base)}[{price.mask_table(kind)}[m] & {text}]")

    def _looped(self, var: Local, part: Value, price: Price, base: int) -> None:
        """A loop over things; what is printed on them is tested together with what they cost."""
        source, fitting, rest = self.values.loop(part, var)
        tests = []
        if not price.uniform:
            tests.append(price.test(var.name, fitting if price.by_mask else None))
        if fitting is not None and (price.uniform or not price.by_mask):
            tests.append(f"{self.fit_table(fitting)}[{var.name}]")
        tests += [self.truth(each) for each in rest]
        if fitting is not None and len(fitting) <= 2 and price.uniform and not rest:
            for number in sorted(fitting):  # a look into the pile is quicker than a walk through it
                with self.block_of(f"if {number} in {source}:"):
                    self.line(f"o.append({base + number})")
            return
        code = f"{base} + {var.name}"
        if self.repeats(part, fitting):
            tests.append(f"{code} not in o")
        with self.block_of(f"for {var.name} in {source}:"):
            if tests:
                with self.block_of(f"if {' and '.join(tests)}:"):
                    self.line(f"o.append({code})")
            else:
                self.line(f"o.append({code})")

    def fit_table(self, fitting: frozenset[int]) -> str:
        size = len(self.model.things) + 1
        return self.namespace.table("fits", fitting, lambda: tuple(each in fitting for each in range(size)))

    def _pairs(self, action: BoundAction) -> None:
        (one, first), (two, second) = action.candidates
        at = self.families.rows(action, self.first_kinds(action))
        table = self.namespace.table("row", tuple(at.items()), lambda: at)
        loops = f"for {one.name} in {self.values.members(first)}:", f"for {two.name} in {self.values.members(second)}:"
        with self.block_of(loops[0]), self.block_of(loops[1]):
            self.line(f"o.append({table}[{one.name}] * {self.families.width} + {two.name})")

    def enter(self, action: BoundAction, less: CostOf | None) -> str:
        """The function that starts an action: `f(s, option)` pays and leads to what it does."""
        key = (action.name, less)
        if key in self._enter:
            return self._enter[key]
        do = self.action_body(action)
        price = self.costs.price(action, less)
        with self.function("enter", f"{action.name}/enter", (), "s, code") as name:
            self._enter[key] = name
            env = self.action_env(action)
            self.env = env
            self.bind_candidates(action)
            price.pay(env, do)
        return name

    def action_env(self, action: BoundAction) -> Env:
        names: list[str] = []
        for var, _ in action.candidates:
            names.append(var.name)
            if self.needs_place(var):
                names.append(f"{var.name}_at")
        return tuple(names)

    def bind_candidates(self, action: BoundAction) -> None:
        if not action.candidates:
            return
        width = self.families.width
        if len(action.candidates) == 2:
            at = self.families.rows(action, self.first_kinds(action))
            back = {family: thing for thing, family in at.items()}
            table = self.namespace.table("unrow", tuple(back.items()), lambda: back)
            self.line(f"{action.candidates[0][0].name} = {table}[code // {width}]")
        self.line(f"{action.candidates[-1][0].name} = code % {width}")
        for var, found in action.candidates:
            if self.needs_place(var):
                self.line(f"{var.name}_at = {self.find_place(var.name, places_of(found))}")

    def action_body(self, action: BoundAction) -> tuple[str, int]:
        """The block that does what an action does: name and frame."""
        if action.name not in self._do:
            self._do[action.name] = ""
            env = self.action_env(action)
            with self.function("do", action.name, env) as name:
                self._do[action.name] = name
                self.frame(name, f"{action.name}/do")
                self.go(action.do, self.back())
        name = self._do[action.name]
        return name, self.frames.index(name)

    # ------------------------------------------------------------ could anything happen?

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
                    return f"((({var.name} := {self.number(value)}) or True) and {inner})"
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
                actions = [self.linked.actions[each] for each in act.actions if each in self.linked.actions]
                self.costs.start([self.costs.price(each, act.less) for each in actions])
                for action in actions:
                    self.candidates(action, act.less)
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

    # ------------------------------------------------------------ effects

    def effects(self) -> None:
        """Compile every printed effect, and the tables that lead to them by the thing's number."""
        names = dict.fromkeys(
            name for kind in self.model.kinds.values() for name, each in kind.attributes.items() if each.type == EFFECT
        )
        for name in names:
            now, start, can = [], [], []
            for number in range(1, len(self.model.things) + 1):
                act = self.linked.effects.get((number, name))
                if act is None:
                    continue
                path = f"{self.model.things[number - 1].id}.{name}"
                if self.effect_asks(number, name):
                    with self.function("start", path, ()) as made:
                        self.frame(made, f"{path}/start")
                        self.go(act, self.back())
                    start.append((number, made))
                else:
                    with self.function("now", path, ()) as made:
                        self.plain(act)
                    now.append((number, made))
                can.append((number, self.possible_of(number, name)))
            self.tables(name, now, start, can)

    def tables(self, name: str, now: Any, start: Any, can: Any) -> None:
        size = len(self.model.things) + 1
        self.tail.append(f"now_{name} = [nothing] * {size}")
        self.tail += [f"now_{name}[{number}] = {made}" for number, made in now]
        self.tail.append(f"start_{name} = {{{', '.join(f'{number}: {made}' for number, made in start)}}}")
        self.tail.append(f"can_{name} = [never] * {size}")
        for number, test in can:
            if test == "True":
                self.tail.append(f"can_{name}[{number}] = ever")
                continue
            with self.function("can", f"{self.model.things[number - 1].id}.{name}/can", ()) as made:
                self.line(f"return {test}")
            self.tail.append(f"can_{name}[{number}] = {made}")

    # ------------------------------------------------------------ the program

    def program(self) -> Program:
        """Compile everything."""
        self.seat_tables()
        self.costs.frames()
        begin, setup = self.procedure("rounds"), self.procedure("set_up")
        self.scores()
        self.effects()
        self.costs.functions()
        free = self.free_entries()
        self.costs.tables()
        return self.linked_program(begin, setup, free)

    def procedure(self, name: str) -> str:
        act = self.linked.procedures[name]
        with self.function("f", name, ()) as made:
            self.frame(made, f"{name}/start")
            self.go(act, self.back())
        return made

    def free_entries(self) -> dict[int, str]:
        """For each family of a free action the function that starts it."""
        found: dict[int, str] = {}
        for menu in self.linked.beside:
            actions = [each for each in self.linked.actions.values() if each.menu == menu]
            for action in actions:
                for family in self.families.action(action, self.first_kinds(action)):
                    found[family] = self.enter(action, None)
        return found

    def scores(self) -> None:
        for table in (self.linked.scores, self.linked.tiebreaks):
            for name, value in table.items():
                with self.function(f"score_{name}_", f"score {name}", ()) as made:
                    self.line(f"return {self.number(value)}")
                self.tail.append(f"score_{name} = {made}")
        for name, (each, it, value) in self.linked.invariants.items():
            with self.function(f"holds_{name}_", f"invariant {name}", ()) as made:
                if it is not None:
                    kind = each
                    with self.block_of(f"for {it.name} in {self.values.bits(kind)}[{self.values.all_of(kind)}]:"):
                        self.line(f"if not {self.truth(value)}: return False")
                    self.line("return True")
                else:
                    self.line(f"return bool({self.truth(value)})")
            self.tail.append(f"holds_{name} = {made}")

    def source(self) -> str:
        return "\n\n".join(each.text() for each in self.functions) + "\n\n" + "\n".join(self.tail) + "\n"

    def linked_program(self, begin: str, setup: str, free: dict[int, str]) -> Program:
        source = self.source()
        names: dict[str, Any] = {
            **self.namespace.names,
            **{name: getattr(moves, name) for name in (
                "place_of", "drop", "drop_gap", "take", "take_thing", "give", "read", "show_top", "look", "deal", "slide",
                    "bury",
                "pour", "pour_hidden", "unveil", "shuffle", "trade_places", "close",
            )},
            "nothing": lambda s: None, "ever": lambda s: True, "never": lambda s: False,
            **{each.__name__: each for each in (nth, end_of, tops, spot, held, rounds, over)},
        }  # fmt: skip
        frames: list[Any] = []

        def back(s: State) -> Any:
            number, s.locals, s.stack = s.stack
            return frames[number]

        names["back"] = back
        self.costs.names(names)
        exec(compile(source, f"<{self.model.pack.name}>", "exec"), names)  # our own text, made above
        frames.extend(names[each] for each in self.frames)
        end = len(frames)
        frames.append(over)
        self.paths.append("end")
        self.prompts.append("")
        self.takes.append(None)
        self.costs.link(names)
        template = self.template()
        return Program(
            seats=self.seats,
            options=self.options,
            frames=frames,
            takes=[names[each] if each else None for each in self.takes],
            paths=self.paths,
            prompts=self.prompts,
            free={family: names[each] for family, each in free.items()},
            width=self.families.width,
            families=self.families.templates,
            words=("", *(each.word for each in self.model.things)),
            keeps=self.costs.keeps(),
            template=template,
            begin=self._starting(names[begin], end),
            setup=self._starting(names[setup], end),
            sheets=self._sheets(names),
            rank_keys=self._rank_keys(names),
            invariants=self._invariants(names),
            names=names_of(self.layout),
            things=("", *(each.id for each in self.model.things)),
            source=source,
            payments=self.costs.payments,
            choices=self.choices,
            every_id=tuple(dict.fromkeys(self.families.ids(self.model.things, self.costs.keeps()))),
        )

    @staticmethod
    def _starting(block: Any, end: int) -> Any:
        def start(s: State) -> Any:
            s.stack, s.locals, s.asking = (end, (), ()), (), OVER
            return block

        return start

    def template(self) -> State:
        state = State()
        state.cells = [0] * self.layout.cells
        state.piles = [()] * self.layout.piles
        state.known = [()] * self.layout.piles
        state.chance = (0,) * self.layout.piles
        state.stack, state.locals = (), ()
        state.asking, state.options, state.own = OVER, [], 0
        state.seed, state.log = 0, None
        assert state.cells[:HEAD] == [0] * HEAD, "the head is empty"
        return state

    def _for_seat(self, s: State, seat: int) -> State:
        """Make a seat the running one, in place."""
        base, size = self.layout.seat_cells
        first, many = self.layout.seat_pile_places
        s.cells[0], s.cells[1], s.cells[2] = seat, base + (seat - 1) * size, first + (seat - 1) * many
        return s

    def _sheets(self, names: dict[str, Any]) -> Callable[[State], list[dict[str, int]]]:
        scores = {name: names[f"score_{name}"] for name in self.linked.scores}

        def sheets(s: State) -> list[dict[str, int]]:
            copy = s.copy()
            return [
                {name: score(self._for_seat(copy, seat)) for name, score in scores.items()}
                for seat in range(1, self.seats + 1)
            ]

        return sheets

    def _rank_keys(self, names: dict[str, Any]) -> Callable[[State], list[tuple[int, ...]]]:
        keys = [names[f"score_{name}"] for name in self.linked.tiebreaks]

        def rank_keys(s: State) -> list[tuple[int, ...]]:
            copy = s.copy()
            return [tuple(key(self._for_seat(copy, seat)) for key in keys) for seat in range(1, self.seats + 1)]

        return rank_keys

    def _invariants(self, names: dict[str, Any]) -> Callable[[State], list[str]]:
        tests = [(name, each, names[f"holds_{name}"]) for name, (each, _, _) in self.linked.invariants.items()]

        def broken(s: State) -> list[str]:
            copy = s.copy()
            found = []
            for name, each, holds in tests:
                seats = range(1, self.seats + 1) if each == "player" else (s.cells[0],)
                if not all(holds(self._for_seat(copy, seat) if each == "player" else s) for seat in seats):
                    found.append(name)
            return found

        return broken


def ruleset(linked: Linked, texts: Texts | None = None) -> Ruleset:
    """The playable form of a pack without mistakes; programs are compiled on first use."""
    model = linked.model
    kinds = dict.fromkeys(entry.kind for entry in model.pack.entries)

    def compile_for(seats: int, options: dict[str, str]) -> Program:
        program = compiled(linked, seats, options)
        program.say = texts.option if texts else None
        program.ask = texts.asked if texts else None
        return program

    made = Ruleset(
        name=model.pack.name,
        hash=model.hash,
        seats=model.seats,
        options=model.options,
        _compile=compile_for,
        _entries={kind: tuple(each.id for each in model.pack.of_kind(kind)) for kind in kinds},
        _option_ids=lambda: option_ids(made),
        _code_of=lambda entry: code_of(made, entry),
        _text=texts.text if texts else None,
    )
    return made


def compiled(linked: Linked, seats: int, options: dict[str, str]) -> Program:
    """A program; what follows a decision is compiled inside of it, so long effects need a deep stack."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, DEEPEST))
    try:
        return Compiler(linked, seats, options).program()
    except RecursionError:
        head = linked.model.pack.head.span
        raise CannotCompile(codes.TOO_DEEP_EFFECT.at(head, limit=DEEPEST, what="decisions in a row")) from None
    finally:
        sys.setrecursionlimit(limit)


def option_ids(rules: Ruleset) -> tuple[str, ...]:
    """Every id that any of a ruleset's programs can offer, in a fixed order."""
    found: dict[str, None] = {}
    low, high = rules.seats
    for players in range(low, high + 1):
        for values in product(*rules.options.values()):
            program = rules.program(players, **dict(zip(rules.options, values, strict=True)))
            found.update(dict.fromkeys(program.every_id))
    return tuple(found)


def code_of(rules: Ruleset, entry: str) -> str:
    """The generated functions of an entry."""
    program = rules.program(rules.seats[0])
    found = []
    for chunk in program.source.split("\n\n"):
        head = chunk.split("\n", 1)[0]
        path = head.partition("  # ")[2]
        if re.match(rf"{re.escape(entry)}(?![a-z0-9_])", path):
            found.append(chunk)
    return "\n\n".join(found)
