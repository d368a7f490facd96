"""The options of the first decision of an act, which may be merged with the one around it."""

from __future__ import annotations

from collections.abc import Callable

from arnakdsl import codes
from arnakdsl.compiler.picks import Picks
from arnakdsl.compiler.writing import Group, Then
from arnakdsl.findings import CannotCompile
from arnakdsl.options import MOST_NUMBER, in_an_id
from arnakdsl.points import BRANCH, DECLINE, DO, ELSE, PAY, THEN
from arnakdsl.typed import (
    PLAIN,
    Act,
    Branch,
    ChooseOf,
    IfOf,
    LabelOf,
    MayOf,
    OfferOf,
    PayOf,
    PickOf,
    Place,
    SeqOf,
    TradeOf,
    WindowOf,
)


def has_opening(act: Act) -> bool:
    """Does the act begin with a decision that can be merged with another?"""
    match act:
        case PickOf() | ChooseOf(count=1) | TradeOf() | OfferOf() | MayOf():
            return True
        case SeqOf(acts=acts):
            return has_opening(acts[0])
        case IfOf(then=then, otherwise=None):
            return has_opening(then)
    return False


def begins_with_cost(act: Act) -> bool:
    match act:
        case TradeOf() | PayOf():
            return True
        case SeqOf(acts=acts):
            return begins_with_cost(acts[0])
        case IfOf(then=then, otherwise=None):
            return begins_with_cost(then)
    return False


def shows_candidates(act: Act) -> bool:
    """A branch that begins with a pick or an offer shows its candidates in the same decision."""
    match act:
        case PickOf() | OfferOf():
            return True
        case SeqOf(acts=acts):
            return shows_candidates(acts[0])
        case IfOf(then=then, otherwise=None):
            return shows_candidates(then)
        case TradeOf(cost=cost):
            return shows_candidates(cost)
        case MayOf(act=inner):
            return shows_candidates(inner)
    return False


class Openings(Picks):
    """Writes the options that an act begins with."""

    def opening(self, act: Act, then: Then, stop: Then | None = None, merged: bool = False) -> list[Group] | None:
        """The options of the first decision of an act.

        `merged`: it is a branch of another decision, which then says `decline` or need not.
        """
        match act:
            case PickOf():
                return [self.pick_group(act, then, stop)]
            case ChooseOf(branches=branches, count=1):
                return [
                    self.noted_group(act.at, f"{BRANCH} {at}", group)
                    for at, branch in enumerate(branches, 1)
                    for group in self.branch_groups(branch, then)
                ]
            case TradeOf():
                return self.trade_groups(act, then, merged)
            case MayOf():
                declined = self.narrowed(stop) if stop else then
                if has_opening(act.act):
                    if act.label.words != PLAIN:
                        hint = "name the options of the choice inside instead"
                        raise CannotCompile(codes.USELESS_LABEL.at(act.at.span, hint=hint))
                    groups = self.opening(act.act, then, None, merged=True) or []
                else:
                    groups = [self.single(act.label, self.possible_first(act.act), lambda: self.go(act.act, then))]
                groups = [self.noted_group(act.at, DO, each) for each in groups]
                return groups if merged else [*groups, self.declining(act.at, declined)]
            case OfferOf():
                return self.offer_groups(act, then)
            case WindowOf():
                return [self.single(LabelOf("continue"), "True", then.emit)]
            case SeqOf(acts=acts):
                rest = Then(lambda: self.go_all(acts[1:], then))
                after = self.joined(rest, f"{act.at.path}/rest") if len(acts) > 1 else then
                return self.opening(acts[0], after, stop, merged)
            case IfOf(condition=condition, then=yes, otherwise=None, at=at):
                inner = self.opening(yes, then, stop, merged)
                noted = [self.noted_group(at, THEN, each) for each in inner or ()]
                return [self.guarded(each, self.truth(condition), at) for each in noted] or None
        return None

    def branch_groups(self, branch: Branch, then: Then, every: bool = False) -> list[Group]:
        """The options of a branch.  Where every branch is to be done, in any order, each is offered."""
        act = branch.act
        if not branch.labelled and shows_candidates(act):
            found = self.opening(act, then, None, merged=True)
            if found is not None:
                return found
        guard = "True" if every and not begins_with_cost(act) else self.runnable(act)
        group = self.single(branch.called, guard, lambda: self.go_chosen(act, then))
        if isinstance(act, IfOf) and act.otherwise is None and self.points is not None:
            return [self.guarded(group, self.truth(act.condition), act.at)]
        return [group]

    def trade_groups(self, act: TradeOf, then: Then, merged: bool) -> list[Group]:
        both = SeqOf((act.cost, act.act), act.at)
        if has_opening(act.cost):
            groups = self.opening(both, then, None, merged=True) or []
        else:
            groups = [self.single(act.label, self.possible(act.cost), lambda: self.go(both, then))]
        groups = [self.noted_group(act.at, PAY, each) for each in groups]
        return groups if merged else [*groups, self.declining(act.at, then)]

    def declining(self, at: Place, then: Then) -> Group:
        return self.single(LabelOf("decline"), "True", self.noted(at, DECLINE, then.emit))

    def go_chosen(self, act: Act, then: Then) -> None:
        """A branch that was chosen: one that begins with a cost needs no second yes."""
        if isinstance(act, TradeOf):
            self.note(act.at, PAY)
            self.go_all((act.cost, act.act), then)
        elif isinstance(act, IfOf) and act.otherwise is None:
            self.note(act.at, THEN)
            self.go_chosen(act.then, then)
        else:
            self.go(act, then)

    def single(self, label: LabelOf, guard: str, write: Callable[[], None]) -> Group:
        """One option, offered while the guard holds."""
        family, option = self.option(label)

        def ask() -> None:
            code = f"o.append({option})"
            if guard == "True":
                self.line(code)
            elif guard != "False":
                with self.block_of(f"if {guard}:"):
                    self.line(code)

        return Group(ask, [(f"f == {family}", write)], (family,))

    def option(self, label: LabelOf) -> tuple[int, str]:
        """The family of a labelled option, and its number as source."""
        if not label.args:
            family = self.families.of_label(label)
            return family, str(family * self.families.width)
        (value,) = label.args
        number, numbers = self.number(value), value.type.name == "number"
        family = self.families.of_label(label, in_an_id(self.values.most(value)) if numbers else 0)
        if numbers:
            number = f"min(max(0, {number}), {MOST_NUMBER})"
        return family, f"{family * self.families.width} + {number}"

    def guarded(self, group: Group, guard: str, at: Place | None = None) -> Group:
        """A group that is offered while the guard holds; `at` is the `if` that it comes from."""

        def ask() -> None:
            with self.block_of(f"if {guard}:"):
                group.ask()
            if at is not None and self.points is not None:
                with self.block_of("else:"):
                    self.note(at, ELSE)

        return Group(ask, group.takes, group.families)

    def marked(self, group: Group, done: str, left: str, bit: int) -> Group:
        """A group that says in `done` that its branch was taken."""

        def taking(write: Callable[[], None]) -> Callable[[], None]:
            def taken() -> None:
                self.line(f"{done} |= {bit}")
                self.line(f"{left} -= 1")
                write()

            return taken

        return Group(group.ask, [(families, taking(write)) for families, write in group.takes], group.families)
