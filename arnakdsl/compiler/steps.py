"""Acts that ask, with what comes after them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from arnakdsl.compiler.decisions import Decisions
from arnakdsl.compiler.writing import Then
from arnakdsl.points import BODY, ELSE, STEP, THEN
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
    OtherSeat,
    PayOf,
    PickOf,
    Place,
    RepeatOf,
    ResolveOf,
    SeqOf,
    TradeOf,
    Value,
    WhileOf,
    WindowOf,
)
from arnakdsl.verbs import VERBS


class Steps(Decisions):
    """Writes acts that end the current function."""

    def go(self, act: Act, then: Then, stop: Then | None = None) -> None:
        """Write an act and what comes after it, ending the current function.

        `stop` is where a `may` in a `repeat` goes on when it is declined.
        """
        if not self.asks(act):
            self.plain(act)
            then.emit()
            return
        if not isinstance(act, PayOf):
            self.note(act.at, STEP)
        match act:
            case SeqOf(acts=acts):
                self.go_all(acts, then, stop)
            case Bind(var=var, value=value, body=body):
                names = self.bind(var, value)
                self.extended(names, lambda: self.go(body, self.narrowed(then), stop))
            case IfOf(condition=condition, then=yes, otherwise=no, at=at):
                both = self.joined(then, at.path)
                with self.block_of(f"if {self.truth(condition)}:"):
                    self.note(at, THEN)
                    self.go(yes, both, stop)
                self.note(at, ELSE)
                if no is not None:
                    self.go(no, both, stop)
                else:
                    both.emit()
            case EachOf():
                self.go_each(act, then)
            case EachPlayer(body=body, seat=OtherSeat(name=seat), at=at):
                self.go_for_seat(body, self.layout.others[seat], at, then)
            case EachPlayer(body=body, at=at):
                self.go_each_player(body, at, then)
            case RepeatOf():
                self.go_repeat(act, then)
            case WhileOf(condition=condition, body=body, at=at):
                self.go_while(condition, body, at, then)
            case PayOf():
                self.go_paid(act, (), then, stop)
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
            self.go_paid(acts[0], acts[1:], then, stop)
        elif len(acts) == 1:
            self.go(acts[0], then, stop)
        else:
            self.go(acts[0], Then(lambda: self.go_all(acts[1:], then, stop)))

    def go_paid(self, act: PayOf, rest: Sequence[Act], then: Then, stop: Then | None) -> None:
        """A payment and what follows it in its block; one that cannot be made ends the block."""
        after = self.joined(then, act.at.path)
        with self.block_of(f"if not {self.costs.payable(act.cost, act.at.span)}:"):
            after.emit()
        self.note(act.at, STEP)
        if self.costs.asks(act.cost):
            self.costs.go_pay(act.cost, act.at, Then(lambda: self.go_all(rest, after, stop)))
        else:
            self.costs.pay_plain(act.cost, act.at.span)
            self.go_all(rest, after, stop)

    def go_each(self, act: EachOf, then: Then) -> None:
        left = self.values.fresh("left")
        if act.var.type.name == "entity":
            self.values.things.add(left)
        self.line(f"{left} = tuple({self.values.members(act.set)})")
        after = self.narrowed(then)
        env = (*self.env, left)
        own = self.own_pile(act.set)
        if own is not None:
            self.in_own_pile[left] = own

        def write(name: str) -> None:
            with self.block_of(f"if not {left}:"):
                after.emit()
            if own is not None:
                self.in_own_pile[act.var.name] = own
            self.line(f"{act.var.name}, *{left} = {left}")
            self.line(f"{left} = tuple({left})")
            self.note(act.at, BODY)
            self.extended((act.var.name,), lambda: self.go(act.body, self.again(name, env)))

        name = self.loop(f"{act.at.path}/each", env, write)
        self.again_now(name, env)

    def go_each_player(self, body: Act, at: Place, then: Then) -> None:
        me, left = self.values.fresh("me"), self.values.fresh("left")
        self.line(f"{me} = c[0]")
        self.line(f"{left} = {self.turns()}")
        after = self.narrowed(then)
        env = (*self.env, me, left)

        def write(name: str) -> None:
            with self.block_of(f"if not {left}:"):
                self.set_me(me)
                after.emit()
            self.set_me(f"{left}[0]")
            self.line(f"{left} = {left}[1:]")
            self.note(at, BODY)
            self.go(body, self.again(name, env))

        self.again_now(self.loop(f"{at.path}/each", env, write), env)

    def go_for_seat(self, body: Act, seat: int, at: Place, then: Then) -> None:
        """An act with that seat as the running one; nothing where there is none."""
        if not seat:
            then.emit()
            return
        me = self.values.fresh("me")
        self.line(f"{me} = c[0]")
        self.set_me(str(seat))
        self.note(at, BODY)
        after = self.narrowed(then)

        def back() -> None:
            self.set_me(me)
            after.emit()

        self.extended((me,), lambda: self.go(body, Then(back)))

    def go_repeat(self, act: RepeatOf, then: Then) -> None:
        left = self.values.fresh("left")
        self.line(f"{left} = {self.number(act.times)}")
        after = self.joined(self.narrowed(then), act.at.path)
        env = (*self.env, left)

        def write(name: str) -> None:
            with self.block_of(f"if {left} <= 0:"):
                after.emit()
            self.line(f"{left} -= 1")
            self.note(act.at, BODY)
            self.go(act.body, self.again(name, env), after)

        self.again_now(self.loop(f"{act.at.path}/repeat", env, write), env)

    def go_while(self, condition: Value, body: Act, at: Place, then: Then) -> None:
        after, env = self.narrowed(then), self.env

        def write(name: str) -> None:
            with self.block_of(f"if not {self.truth(condition)}:"):
                after.emit()
            self.note(at, BODY)
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
            self.line("s.locals = ()")
            self.line(f"return start_{effect.name}[{thing}]")
            return
        _, number = self.block(f"{at.path}/resolved", self.env, after)
        self.push(number)
        self.line(f"return start_{effect.name}[{thing}]")
