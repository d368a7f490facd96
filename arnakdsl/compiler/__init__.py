"""The typed tree to blocks: `f(state) -> next block or None`, driven by one loop.

A subtree that cannot ask anything is straight Python inside one block.  A decision is two functions: one lists the
options (and is run again after a free action), one goes on from the option that was taken.  Effects are compiled once and
called by a frame on the state's stack; definitions stand where they are called.
"""

from __future__ import annotations

from typing import Any

from arnakdsl.compiler.circles import Circles
from arnakdsl.compiler.flow import joined_up
from arnakdsl.compiler.program import Compiled, linked_program
from arnakdsl.compiler.steps import Steps
from arnakdsl.costs import Costs
from arnakdsl.linking import Linked
from arnakdsl.points import POINTS, Points
from arnakdsl.values import EFFECT


class Compiler(Steps):
    """Compiles one linked pack for a number of players."""

    def __init__(self, linked: Linked, players: int, options: dict[str, str], points: Points | None = None) -> None:
        super().__init__(linked, players, options, points)
        self.values.effects = self
        self.costs = Costs(self)
        self.cans: dict[str, list[tuple[int, str]]] = {}

    def program(self) -> Compiled:
        """Compile everything."""
        self.seat_tables()
        self.costs.frames()
        begin = self.procedure("rounds")
        course = len(self.functions)
        setup = self.procedure("set_up")
        self.scores()
        self.effects()
        self.costs.functions()
        beside = len(self.functions)
        free = self.free_entries()
        often = [*self.functions[:course], *self.functions[beside:]]
        self.costs.tables()
        self.costs.write_out(often)
        self.once()
        passed = joined_up(self.functions, often)
        self.frames = [passed.get(each, each) for each in self.frames]
        return linked_program(self, self.source(), begin, setup, free)

    def procedure(self, name: str) -> str:
        act = self.linked.procedures[name]
        with self.function("f", name, ()) as made:
            self.frame(made, f"{name}/start")
            self.go(act, self.back())
        return made

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
                        self.note_effect(number, name)
                        self.go(act, self.back())
                    start.append((number, made))
                else:
                    with self.function("now", path, ()) as made:
                        self.note_effect(number, name)
                        self.plain(act)
                    now.append((number, made))
                can.append((number, self.possible_of(number, name)))
            self.tables(name, now, start, can)

    def once(self) -> None:
        """Let what is asked whether it can be done while that is looked at be no reason against itself."""
        made = {name: [each for _, each in table] for name, table in self.cans.items()}
        circles = Circles(self.functions, self.tail, made)
        for name, table in self.cans.items():
            self.tail += [f"{name}[{number}] = once({each})" for number, each in table if circles.holds(each)]

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
            self.cans.setdefault(f"can_{name}", []).append((number, made))

    def scores(self) -> None:
        model = self.model
        for table, of in ((self.linked.scores, model.scores), (self.linked.tiebreaks, model.tiebreaks)):
            for name, value in table.items():
                with self.function(f"score_{name}_", f"score {name}", ()) as made:
                    if self.points is not None:
                        with self.block_of(f"if {self.number(value)}:"):
                            self.note_span(of[name].entry.id_span, POINTS)
                    self.line(f"return {self.number(value)}")
                self.tail.append(f"score_{name} = {made}")
        for name, value in self.linked.evaluations.items():
            with self.function(f"worth_{name}_", f"evaluation {name}", ()) as made:
                self.line(f"return {self.number(value)}")
            self.tail.append(f"worth_{name} = {made}")
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

    def free_entries(self) -> dict[int, str]:
        """For each family of a free action the function that starts it."""
        found: dict[int, str] = {}
        for menu in self.linked.beside:
            actions = [each for each in self.linked.actions.values() if each.menu == menu]
            for action in actions:
                for family in self.families.action(action, self.first_kinds(action)):
                    found[family] = self.enter(action, None)
        return found

    def source(self) -> str:
        return "\n\n".join(each.text() for each in self.functions) + "\n\n" + "\n".join(self.tail) + "\n"
