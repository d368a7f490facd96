"""Steps, one after the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import assert_never

from arnakdsl.reference.asking import Run
from arnakdsl.reference.decisions import Decisions
from arnakdsl.reference.values import Names
from arnakdsl.typed import (
    Act,
    Bind,
    ChooseOf,
    Do,
    EachOf,
    EachPlayer,
    IfOf,
    MayOf,
    OfferOf,
    PayOf,
    PickOf,
    Place,
    RepeatOf,
    ResolveOf,
    SeqOf,
    TradeOf,
    WhileOf,
    WindowOf,
)


class Steps(Decisions):
    """Does acts."""

    def run(self, act: Act, names: Names, ends: bool = False) -> Run:
        match act:
            case Do(verb=verb, args=args):
                self.do(verb, args, names)
            case SeqOf(acts=acts):
                return (yield from self.row(acts, names, ends))
            case PayOf():
                return (yield from self.row((act,), names, ends))
            case Bind(var=var, value=value, body=body):
                return (yield from self.run(body, {**names, var.name: self.named(value, names)}, ends))
            case IfOf(condition=condition, then=then, otherwise=otherwise):
                branch = then if self.truth(condition, names) else otherwise
                if branch is not None:
                    return (yield from self.run(branch, names, ends))
            case EachOf(var=var, set=found, body=body):
                for each in self.members(found, names):
                    yield from self.run(body, {**names, var.name: each})
            case EachPlayer(body=body, seat=seat):
                first, players = self.position.start, self.position.players
                turns = [(first - 1 + turn) % players + 1 for turn in range(players)]
                yield from self.each_seat(turns if seat is None else [self.number(seat, names)], body, names)
            case RepeatOf(times=times, body=body):
                for _ in range(self.number(times, names)):
                    if (yield from self.run(body, names, ends=True)):
                        break
            case WhileOf(condition=condition, body=body):
                while self.truth(condition, names):
                    yield from self.run(body, names)
            case ResolveOf(effect=effect):
                printed = self.linked.effects.get((self.number(effect.owner, names), effect.name))
                if printed is not None:
                    yield from self.run(printed, {})
            case ChooseOf(count=count) if count > 1:
                yield from self.several(act, names, prompt(act.at))
            case MayOf() if not self.is_asked(act, names):
                return ends
            case PickOf() | ChooseOf() | TradeOf() | MayOf() | OfferOf() | WindowOf():
                return (yield from self.ask(prompt(act.at), partial(self.options, act, names, ends)))
            case _:
                assert_never(act)
        return False

    def row(self, acts: Sequence[Act], names: Names, ends: bool) -> Run:
        """Steps in a row; a payment that cannot be made ends them."""
        for at, act in enumerate(acts, 1):
            if isinstance(act, PayOf):
                bill = self.bill(act.cost, names)
                if not self.payable(bill):
                    return False
                yield from self.pay(bill)
            elif (yield from self.run(act, names, ends and at == len(acts))):
                return True
        return False

    def each_seat(self, seats: Sequence[int], body: Act, names: Names) -> Run:
        """Each of some seats is `me` in it."""
        me = self.position.me
        for seat in filter(None, seats):
            self.position.me = seat
            yield from self.run(body, names)
        self.position.me = me
        return False


def prompt(at: Place) -> str:
    """The name of a question: of the entry or definition whose text asks it."""
    return re.split(r"[./]", at.path.rsplit("/", 1)[-1])[0]
