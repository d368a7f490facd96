"""Offers: the candidates of actions in one decision, and how an action starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from arnakdsl.compiler.plain import Plain
from arnakdsl.compiler.writing import Group, Then
from arnakdsl.linking import BoundAction
from arnakdsl.points import OFFER, STEP
from arnakdsl.typed import CostOf, OfferOf


class Offers(Plain):
    """Writes what is offered."""

    def offer_groups(self, act: OfferOf, then: Then) -> list[Group]:
        """The candidates of actions in one decision."""
        actions = [self.linked.actions[name] for name in act.actions if name in self.linked.actions]
        back = self.is_back(then)
        number = -1 if back else self.block(f"{act.at.path}/done", self.env, self.narrowed(then))[1]

        takes = [
            (self.family_test(each), self.taken_inline(each, act, then)) for each in actions if self.in_line(each, act)
        ]
        rest = [each for each in actions if not self.in_line(each, act)]
        if rest:
            takes.append(self.taken_by_table(rest, act, back, number))
        families = [family for each in actions for family in self.families.action(each, self.first_kinds(each))]
        return [Group(lambda: self.offered(act), takes, tuple(families))]

    def in_line(self, action: BoundAction, act: OfferOf) -> bool:
        """Can what an action does stand in the decision itself?"""
        price = self.costs.price(action, act.less)
        tokens = not any(self.costs.beyond(each) for each in price.numbers.values())
        return tokens and price.uniform and not self.asks(action.do)

    def taken_inline(self, action: BoundAction, act: OfferOf, then: Then) -> Callable[[], None]:
        def write() -> None:
            self.note(act.at, f"{OFFER} {action.name}")
            self.note_span(self.costs.place_of(action), STEP)
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
            if self.points is not None:
                self.line(f"f = code // {self.families.width}")
                for each in actions:
                    with self.block_of(f"if {self.family_test(each)}:"):
                        self.note(act.at, f"{OFFER} {each.name}")
            self.line(f"return {table}[code // {self.families.width}](s, code)")

        return f"f in {table}", write

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

    def action_body(self, action: BoundAction) -> tuple[str, int]:
        """The block that does what an action does: name and frame."""
        if action.name not in self._do:
            self._do[action.name] = ""
            env = self.action_env(action)
            with self.function("do", action.name, env) as name:
                self._do[action.name] = name
                self.frame(name, f"{action.name}/do")
                self.note_span(self.costs.place_of(action), STEP)
                self.go(action.do, self.back())
        name = self._do[action.name]
        return name, self.frames.index(name)
