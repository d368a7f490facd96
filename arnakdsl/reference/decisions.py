"""Decisions: the options of the first one of a step, which may be merged with the one around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from arnakdsl.linking import BoundAction
from arnakdsl.reference.asking import Option, Run, dropped
from arnakdsl.reference.payment import Bill
from arnakdsl.reference.possible import Possible
from arnakdsl.reference.values import Amounts, Named, Names
from arnakdsl.typed import (
    Act,
    Branch,
    ChooseOf,
    Do,
    IfOf,
    LabelOf,
    Local,
    MayOf,
    Numbers,
    OfferOf,
    PayOf,
    PickOf,
    SeqOf,
    TradeOf,
    Value,
    WindowOf,
)


def opens(act: Act) -> bool:
    """Does an act begin with a decision that can be merged with another?"""
    match act:
        case PickOf() | ChooseOf(count=1) | TradeOf() | OfferOf() | MayOf():
            return True
        case SeqOf(acts=acts):
            return opens(acts[0])
        case IfOf(then=then, otherwise=None):
            return opens(then)
    return False


def shows_candidates(act: Act) -> bool:
    """Does an act begin with a pick or an offer?"""
    match act:
        case PickOf() | OfferOf():
            return True
        case SeqOf(acts=(first, *_)) | IfOf(then=first, otherwise=None) | TradeOf(cost=first) | MayOf(act=first):
            return shows_candidates(first)
    return False


def begins_with_cost(act: Act) -> bool:
    match act:
        case TradeOf() | PayOf():
            return True
        case SeqOf(acts=(first, *_)) | IfOf(then=first, otherwise=None):
            return begins_with_cost(first)
    return False


class Decisions(Possible):
    """What may be chosen."""

    def options(self, act: Act, names: Names, ends: bool = False, merged: bool = False) -> list[Option]:
        """The options that an act begins with, each with all that is done of the act when it is taken.

        `merged`: it is a part of another decision, which says `decline` itself or need not.
        """
        match act:
            case PickOf():
                return self.picks(act, names, ends)
            case ChooseOf(branches=branches):
                return [option for each in branches for option in self.branch(each, names)]
            case TradeOf(cost=cost, act=inner, label=label):
                both = SeqOf((cost, inner), act.at)
                if opens(cost):
                    found = self.options(both, names, merged=True)
                else:
                    found = self.single(label, names, self.possible(cost, names), partial(self.run, both, names))
                return found if merged else [*found, self.decline(False)]
            case MayOf(act=inner, label=label):
                if opens(inner):
                    found = self.options(inner, names, merged=True)
                else:
                    found = self.single(
                        label, names, self.first_possible(inner, names), partial(self.run, inner, names)
                    )
                return found if merged else [*found, self.decline(ends)]
            case OfferOf():
                return self.candidates(act, names)
            case WindowOf():
                return [Option("continue", self.done)]
            case SeqOf(acts=(first, *rest)):
                after = SeqOf(tuple(rest), act.at)
                return [
                    Option(each.id, partial(self.both, each.take, partial(self.run, after, names)))
                    for each in self.options(first, names, merged=merged)
                ]
            case IfOf(condition=condition, then=then, otherwise=None):
                return self.options(then, names, ends, merged) if self.truth(condition, names) else []
        raise AssertionError(f"{type(act).__name__} is no decision")

    def both(self, first: Callable[[], Run], then: Callable[[], Run]) -> Run:
        yield from first()
        return (yield from then())

    def single(self, label: LabelOf, names: Names, offered: bool, take: Callable[[], Run]) -> list[Option]:
        return [Option(self.label(label, names), take)] if offered else []

    def decline(self, ends: bool) -> Option:
        def declined() -> Run:
            return ends
            yield

        return Option("decline", declined)

    def label(self, label: LabelOf, names: Names) -> str:
        return ":".join([label.words, *(self.word(each, self.named(each, names)) for each in label.args)])

    def first_possible(self, act: Act, names: Names) -> bool:
        """Can what a plain `may` begins with be done?"""
        first = act.acts[0] if isinstance(act, SeqOf) else act
        match first:
            case Do(verb=verb, args=args):
                return self.verb_possible(verb, args, names)
            case PayOf():
                return self.possible(first, names)
        return True

    def is_asked(self, act: Act, names: Names) -> bool:
        """`may move top(shed) to basket` is not asked at all with an empty shed."""
        if not isinstance(act, MayOf) or opens(act.act):
            return True
        first = act.act.acts[0] if isinstance(act.act, SeqOf) else act.act
        return not isinstance(first, Do) or self.first_possible(act.act, names)

    # ------------------------------------------------------------ picks

    def picks(self, act: PickOf, names: Names, ends: bool) -> list[Option]:
        """An option for each member; copies are one."""
        return dropped(
            Option(self.pick_id(act, each), partial(self.run, act.body, {**names, act.var.name: each}, ends))
            for each in self.members(act.set, names)
        )

    def pick_id(self, act: PickOf, member: Named) -> str:
        if isinstance(act.set, Numbers):
            return f"{act.label.words}:{member.number}"
        segment = self.model.piles[member.place[0]].segment if member.place else ""
        word = self.word(act.var, member)
        return ":".join(each for each in (act.label.words, segment, word) if each)

    # ------------------------------------------------------------ branches

    def branch(self, branch: Branch, names: Names, every: bool = False) -> list[Option]:
        """The options of a branch.  Where every branch is to be done, in any order, each is offered."""
        act = branch.act
        if not branch.labelled and shows_candidates(act):
            return self.options(act, names, merged=True)
        offered = (every and not begins_with_cost(act)) or self.runnable(act, names)
        return self.single(branch.called, names, offered, partial(self.chosen, act, names))

    def chosen(self, act: Act, names: Names) -> Run:
        """A branch that was chosen: one that begins with a cost needs no second yes."""
        match act:
            case TradeOf(cost=cost, act=inner):
                return self.run(SeqOf((cost, inner), act.at), names)
            case IfOf(then=then, otherwise=None):
                return self.chosen(then, names)
        return self.run(act, names)

    def several(self, act: ChooseOf, names: Names, prompt: str) -> Run:
        """Several branches, one at a time; where all are to be done, the last one is not asked for."""
        left = list(act.branches)
        every = act.count == len(left)
        for _ in range(act.count):
            if every and len(left) == 1:
                yield from self.run(left[0].act, names)
                break
            before = len(left)
            yield from self.ask(prompt, partial(self.remaining, left, names, every))
            if len(left) == before:
                break
        return False

    def remaining(self, left: list[Branch], names: Names, every: bool) -> list[Option]:
        def take(branch: Branch, option: Option) -> Run:
            left.remove(branch)
            return option.take()

        return [
            Option(option.id, partial(take, each, option))
            for each in left for option in self.branch(each, names, every)
        ]  # fmt: skip

    # ------------------------------------------------------------ actions

    def candidates(self, act: OfferOf, names: Names) -> list[Option]:
        """What can be done of some actions, and paid for beside what is to be paid for any of them."""
        extra, off = self.bill(act.extra, names), self.amounts(act.less, names)
        waived = act.less is not None and act.less.all
        if not self.payable(extra):
            return []
        return dropped(
            Option(self.action_id(action, of), partial(self.started, action, of, (extra, bill)))
            for action in (self.linked.actions[each] for each in act.actions if each in self.linked.actions)
            for of, bill in self.affordable(action, off, waived)
        )

    def offered(self, act: OfferOf, names: Names) -> bool:
        return bool(self.candidates(act, names))

    def free_options(self) -> list[Option]:
        """The actions of menus that stand beside decisions now."""
        return dropped(
            Option(self.action_id(action, of), partial(self.started, action, of, (bill,)))
            for menu, condition in self.linked.beside.items() if self.truth(condition, {})
            for action in self.linked.actions.values() if action.menu == menu
            for of, bill in self.affordable(action, {}, False)
        )  # fmt: skip

    def affordable(self, action: BoundAction, off: Amounts, waived: bool) -> Iterator[tuple[Names, Bill]]:
        """The candidates of an action that can be paid for now, with what they cost."""
        if action.when is not None and not self.truth(action.when, {}):
            return
        for of in self.chosen_from(action.candidates, {}):
            bill = Bill() if waived else self.bill(action.cost, of, off)
            if self.payable(bill):
                yield of, bill

    def chosen_from(self, candidates: Sequence[tuple[Local, Value]], names: Names) -> Iterator[Names]:
        """Every way to choose one of each set."""
        if not candidates:
            yield names
            return
        (var, found), *rest = candidates
        for each in self.members(found, names):
            yield from self.chosen_from(rest, {**names, var.name: each})

    def action_id(self, action: BoundAction, names: Names) -> str:
        written = self.model.actions[action.name].candidates
        return self.filled(action.option, written, action.candidates, names)

    def started(self, action: BoundAction, names: Names, bills: Sequence[Bill]) -> Run:
        for bill in bills:
            yield from self.pay(bill)
        yield from self.run(action.do, names)
        return False
