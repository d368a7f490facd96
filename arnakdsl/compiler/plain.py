"""Acts that ask nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import assert_never

from arnakdsl.compiler.possible import Possible
from arnakdsl.compiler.writing import Env
from arnakdsl.points import BODY, EFFECT, ELSE, STEP, THEN
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    Do,
    EachOf,
    EachPlayer,
    EffectOf,
    IfOf,
    Local,
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


class Plain(Possible):
    """Writes acts as straight lines in one block."""

    def plain(self, act: Act) -> None:
        """Write an act that cannot ask, in line."""
        if not isinstance(act, PayOf):
            self.note(act.at, STEP)
        match act:
            case Do(verb=verb, args=args):
                self.do(act, [each for each in map(self.values.present, VERBS[verb].touches(args)) if each])
            case SeqOf(acts=acts):
                self.plain_all(acts)
            case Bind(var=var, value=value, body=body):
                self.extended(self.bind(var, value), partial(self.plain, body))
            case IfOf(condition=condition, then=then, otherwise=otherwise, at=at):
                with self.block_of(f"if {self.truth(condition)}:"):
                    self.note(at, THEN)
                    self.plain(then)
                if otherwise is not None or self.points is not None:
                    with self.block_of("else:"):
                        self.note(at, ELSE)
                        if otherwise is not None:
                            self.plain(otherwise)
            case EachOf(var=var, set=found, body=body, at=at):
                with self.block_of(f"for {var.name} in {self.values.members(found)}:"):
                    self.note(at, BODY)
                    self.plain(body)
            case EachPlayer(body=body, seat=OtherSeat(name=seat), at=at):
                self.plain_for_seat(body, self.layout.others[seat], at)
            case EachPlayer(body=body, at=at):
                self.plain_each_player(body, at)
            case RepeatOf(times=times, body=body, at=at):
                with self.block_of(f"for _ in rounds({self.number(times)}):"):
                    self.note(at, BODY)
                    self.plain(body)
            case WhileOf(condition=condition, body=body, at=at):
                turn = self.values.fresh("turn")
                self.line(f"{turn} = 0")
                with self.block_of(f"while {self.truth(condition)}:"):
                    self.line(f"{turn} += 1; rounds({turn})")
                    self.note(at, BODY)
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
        if "0" in present:  # nothing of that name is in the game
            return
        with self.block_of(f"if {' and '.join(dict.fromkeys(present))}:"):
            VERBS[act.verb].emit(act.args, self)

    def plain_all(self, acts: Sequence[Act]) -> None:
        """Acts in a row; a payment that cannot be made ends them."""
        for at, act in enumerate(acts):
            if isinstance(act, PayOf):
                with self.block_of(f"if {self.costs.payable(act.cost, act.at.span)}:"):
                    self.note(act.at, STEP)
                    self.costs.pay_plain(act.cost, act.at.span)
                    self.plain_all(acts[at + 1 :])
                return
            self.plain(act)

    def bind(self, var: Local, value: Value) -> Env:
        """Give a value a name; where it can lie in several piles, the pile has one too."""
        self.line(f"{var.name} = {self.bound(value)}")
        if value.type.name != "entity" or not self.needs_place(var):
            return (var.name,)
        self.line(f"{var.name}_at = {self.place_now(value, var.name)}")
        return var.name, f"{var.name}_at"

    def seat_tables(self) -> None:
        base, size = self.layout.seat_cells
        first, many = self.layout.seat_pile_places
        self.namespace.put("cells_of", tuple(base + (seat - 1) * size for seat in range(self.layout.seats + 1)))
        self.namespace.put("piles_of", tuple(first + (seat - 1) * many for seat in range(self.layout.seats + 1)))

    def set_me(self, seat: str) -> None:
        if not seat.isidentifier():
            self.line(f"seat = {seat}")
            seat = "seat"
        self.line(f"c[0] = {seat}")
        self.line(f"c[1] = a = cells_of[{seat}]")
        self.line(f"c[2] = b = piles_of[{seat}]")

    def plain_each_player(self, body: Act, at: Place) -> None:
        me = self.values.fresh("me")
        seat = self.values.fresh("seat")
        self.line(f"{me} = c[0]")
        with self.block_of(f"for {seat} in {self.turns()}:"):
            self.set_me(seat)
            self.note(at, BODY)
            self.plain(body)
        self.set_me(me)

    def turns(self) -> str:
        """The players from the one who starts now, as source."""
        players = self.layout.players
        order = tuple(
            tuple((start - 1 + turn) % players + 1 for turn in range(players)) for start in range(self.layout.seats + 1)
        )
        return f"{self.namespace.table('turns', (), lambda: order)}[c[3]]"

    def plain_for_seat(self, body: Act, seat: int, at: Place) -> None:
        """An act with that seat as the running one; nothing where there is none."""
        if seat:
            me = self.values.fresh("me")
            self.line(f"{me} = c[0]")
            self.set_me(str(seat))
            self.note(at, BODY)
            self.plain(body)
            self.set_me(me)

    def note_effect(self, number: int, name: str) -> None:
        """Tell that a printed effect is used, where the thing itself says it."""
        field = self.model.things[number - 1].entry.node(name)
        if field is not None:
            self.note_span(field.span, EFFECT)

    def resolve_plain(self, effect: EffectOf) -> None:
        known = self.values.fold(effect.owner)
        if known is not None:
            act = self.linked.effects.get((known, effect.name))
            if act is not None:
                self.note_effect(known, effect.name)
                self.plain(act)
            return
        self.line(f"now_{effect.name}[{self.number(effect.owner)}](s)")
