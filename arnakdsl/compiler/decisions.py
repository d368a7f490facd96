"""A decision: a function that asks, one that takes."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from arnakdsl import codes
from arnakdsl.compiler.openings import Openings, has_opening
from arnakdsl.compiler.writing import Env, Group, Then
from arnakdsl.findings import CannotCompile
from arnakdsl.points import BRANCH
from arnakdsl.source import Span
from arnakdsl.typed import Act, ChooseOf, Do, MayOf, OfferOf, PickOf, SeqOf, TradeOf, WindowOf

SURE = re.compile(r"    o\.append\((.+)\)")


class Decisions(Openings):
    """Writes decisions."""

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
        if isinstance(act, MayOf) and not has_opening(act.act):
            first = act.act.acts[0] if isinstance(act.act, SeqOf) else act.act
            if isinstance(first, Do):
                return self.verb_possible(first)
        return "True"

    def decision(self, path: str, prompt: str, env: Env, groups: list[Group], none: Then | None, span: Span) -> str:
        """The two functions of a decision; the name of the one that asks."""
        takes = [each for group in groups for each in group.takes]
        lying = dict(self.in_own_pile)
        with self.function("take", f"{path}/take", env, "s, code") as take:
            self.going_on(takes)
            taken = self.fn.lines
        with self.function("ask", path, env) as ask:
            self.in_own_pile = lying
            number = self.frame(ask, path, prompt, take)
            self.choices[number] = tuple(dict.fromkeys(family for group in groups for family in group.families))
            self.distinct(groups, span)
            sure, all_sure = self.listed(groups)
            if self.layout.seats > self.layout.players:
                with self.block_of(f"if c[0] > {self.layout.players} and s.log is not None:"):
                    self.line(f"watched(s, {number}, o)")
            if none is not None and not sure:
                with self.block_of("if not o:"):
                    none.emit()
            self.stop(number, sure if all_sure else 0)
            with self.block_of("if s.log is not None:"):
                self.line("s.log.append(o[0])")
            if all_sure and len(takes) == 1 and not any("code" in each for each in taken):
                self.fn.lines += taken  # the only option leads here
            else:
                self.line(f"return {take}(s, o[0])")
        return ask

    def going_on(self, takes: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """What goes on how, by the family of the option; the last of several need not be asked for."""
        if len(takes) > 1:
            self.line(f"f = code // {self.families.width}")
        for families, write in takes[:-1]:
            with self.block_of(f"if {families}:"):
                write()
        for _, write in takes[-1:]:
            write()

    def listed(self, groups: Sequence[Group]) -> tuple[int, bool]:
        """Lines that list the options of a decision as `o`: how many are there at any time, and are these all?"""
        lines, first = self.fn.lines, len(self.fn.lines)
        for group in groups:
            group.ask()
        found = [SURE.fullmatch(each) for each in lines[first:]]
        begin = found.index(None) if None in found else len(found)
        lines[first : first + begin] = [f"    o = [{', '.join(each[1] for each in found[:begin] if each)}]"]
        return sum(1 for each in found if each), None not in found

    def stop(self, number: int, own: int) -> None:
        """Lines that stop if there are several options with the free actions; `own`: how many there are without, 0 if unknown."""
        menus = self.free_menus()
        seat = f" and c[0] <= {self.layout.players}" if self.layout.seats > self.layout.players else ""
        if not own:
            self.line("n = len(o)")
        stops = (f"if len(o) > 1{seat}:", f"s.asking = {number}; s.options = o; s.own = {own or 'n'}", "return None")
        for condition, menu in menus:
            with self.block_of(f"if {condition}:"):
                self.line(f"{menu}(s, o)")
                if own == len(menus) == 1:
                    self.stops(*stops)
        if own != 1 or len(menus) > 1:
            self.stops(*stops)

    def stops(self, head: str, *lines: str) -> None:
        with self.block_of(head):
            for each in lines:
                self.line(each)

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
                    noted = self.noted_group(act.at, f"{BRANCH} {at + 1}", group)
                    found.append(self.marked(self.guarded(noted, f"not {done} >> {at} & 1"), done, left, 1 << at))
            return found

        def write(name: str) -> None:
            with self.block_of(f"if not {left}:"):
                after.emit()
            if act.count == len(act.branches):
                for at, branch in enumerate(act.branches):
                    with self.block_of(f"if {done} == {everything & ~(1 << at)}:"):
                        self.note(act.at, f"{BRANCH} {at + 1}")
                        self.go(branch.act, after)
            ask = self.decision(path, prompt, env, groups(name), after, act.at.span)
            self.again_now(ask, env)

        name = self.loop(f"{act.at.path}/choose several", env, write)
        self.line(f"{done} = 0")
        self.line(f"{left} = {act.count}")
        self.again_now(name, env)
