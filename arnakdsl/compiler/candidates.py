"""The candidates of actions and of picks, as lines that append options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from arnakrt.written import Answers

from arnakdsl.bindtypes import places_of
from arnakdsl.compiler.asking import Asking
from arnakdsl.compiler.fills import filled_again
from arnakdsl.compiler.writing import Env
from arnakdsl.costs import Price
from arnakdsl.linking import BoundAction
from arnakdsl.model import Thing
from arnakdsl.typed import CostOf, Local, OfferOf, Tops, Union, Value, Where
from arnakdsl.values import Type


class Candidates(Asking):
    """What can be chosen among, and paid for."""

    def first_kinds(self, action: BoundAction) -> list[Thing]:
        """The things that fill the first of two gaps of an action's option."""
        if len(action.candidates) < 2:
            return []
        kinds = action.candidates[0][1].type.of
        return [each for each in self.variant.things() if each.kind in kinds]

    def offered(self, act: OfferOf) -> None:
        """Lines that append the options of some actions, if what is to be paid for any of them is there."""
        actions = [self.linked.actions[each] for each in act.actions if each in self.linked.actions]
        prices = [self.costs.price(each, act.less) for each in actions]
        guard = "True"
        if act.extra:
            guard = self.costs.extra_payable(act.extra, act.at.span)
            self.costs.apart(act.extra, prices, act.at.span)
        if guard == "True":
            self.offered_free(actions, prices, act.less)
        else:
            with self.block_of(f"if {guard}:"):
                self.offered_free(actions, prices, act.less)

    def offered_free(self, actions: Sequence[BoundAction], prices: list[Price], less: CostOf | None) -> None:
        """Lines that append the options of some actions."""
        self.costs.start(prices)
        for action in actions:
            self.candidates(action, less)

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
        if fitting is not None and len(fitting) == 1 and price.uniform and not rest:
            (number,) = fitting
            with self.block_of(f"if {number} in {source}:"):  # a look into the pile is quicker than a walk through it
                self.line(f"o.append({base + number})")
            return
        code = f"{base} + {var.name}"
        if self.repeats(part, fitting):
            once = self.values.fresh("n")
            tests.append(f"({once} := {code}) not in o")
            code = once
        with self.block_of(f"for {var.name} in {source}:"):
            if tests:
                with self.block_of(f"if {' and '.join(tests)}:"):
                    self.line(f"o.append({code})")
            else:
                self.line(f"o.append({code})")

    def _pairs(self, action: BoundAction) -> None:
        (one, first), (two, second) = action.candidates
        at = self.families.rows(action, self.first_kinds(action))
        table = self.namespace.table("row", tuple(at.items()), lambda: at)
        loops = f"for {one.name} in {self.values.members(first)}:", f"for {two.name} in {self.values.members(second)}:"
        with self.block_of(loops[0]), self.block_of(loops[1]):
            code = f"{table}[{one.name}] * {self.families.width} + {two.name}"
            if self.repeats(first, None) or self.repeats(second, None):
                with self.block_of(f"if {code} not in o:"):
                    self.line(f"o.append({code})")
            else:
                self.line(f"o.append({code})")

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
        first = base + self.layout.first[kind]
        return self.namespace.table(f"codes_{kind}", base, lambda: Answers("codes_of", first))

    def repeats(self, found: Value, fitting: frozenset[int] | None) -> bool:
        """Can the same thing be in the set twice?"""
        if isinstance(found, Union | Tops):
            return True
        return any(
            each.copies not in ("0", "1") or each.number in self.filled_again for each in self.variant.things()
            if each.kind in found.type.of and (fitting is None or each.number in fitting)
        )  # fmt: skip

    @cached_property
    def filled_again(self) -> frozenset[int]:
        """The things that may lie somewhere twice without being copies."""

        def of_kinds(kinds: tuple[str, ...]) -> list[int]:
            return [each.number for each in self.variant.things() if each.kind in kinds]

        return filled_again(self.linked, of_kinds, self.values.fixed_set)

    def fit_table(self, fitting: frozenset[int]) -> str:
        size = len(self.model.things) + 1
        return self.namespace.table("fits", fitting, lambda: tuple(each in fitting for each in range(size)))

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

    def family_test(self, action: BoundAction) -> str:
        span = self.families.action(action, self.first_kinds(action))
        return f"f == {span[0]}" if len(span) == 1 else f"{span[0]} <= f <= {span[-1]}"
