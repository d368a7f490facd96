"""Blocks and frames: lines go into a function, functions are numbered and gone back to."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from arnakdsl.compiler.ways import Ways
from arnakdsl.compiler.writing import Env, Function, Group, Then
from arnakdsl.costs import Costs, keep_ids
from arnakdsl.generate import Namespace, Values, packed
from arnakdsl.layout import Layout, lay_out
from arnakdsl.linking import Linked
from arnakdsl.options import MOST_NUMBER, Families, in_an_id
from arnakdsl.points import STEP, Points
from arnakdsl.source import Span
from arnakdsl.typed import Act, Place, Value
from arnakdsl.variant import Variant, pruned


class Blocks(ABC):
    """All that the parts of the compiler share, and how they write."""

    costs: Costs

    def __init__(self, linked: Linked, players: int, options: dict[str, str], points: Points | None = None) -> None:
        self.points = points
        self.model = linked.model
        self.variant = Variant(self.model, players, options)
        self.layout: Layout = lay_out(self.model, players, self.variant.absent)
        self.namespace = Namespace()
        within = self.variant.within(linked)
        self.values = Values(within, self.layout, self.namespace, self.variant)
        self.linked = self.values.linked = pruned(within, self.values.fold)
        most = max(len(self.model.things), keep_ids(len(self.model.icons)))
        self.families = Families(max(most, MOST_NUMBER) + 1, in_an_id(most))
        self.ways = Ways(self.values, self.layout)
        self.options = options
        self.functions: list[Function] = []
        self.frames: list[str] = []
        self.envs: list[Env] = []
        self.lying: list[Mapping[str, int]] = []
        self.in_own_pile: dict[str, int] = {}  # names of things, and of sets, that lie in a pile of the running seat
        self.paths: list[str] = []
        self.prompts: list[str] = []
        self.takes: list[str | None] = []
        self.used_paths: set[str] = set()
        self.choices: dict[int, tuple[int, ...]] = {}
        self.fn: Function = Function("none", "", (), "")
        self.env: Env = ()
        self._asks: dict[tuple[int, str] | str, bool] = {}
        self.tail: list[str] = []
        self._free_names: dict[str, str] = {}
        self._some: dict[tuple[Any, ...], str] = {}
        self._enter: dict[tuple[Any, ...], str] = {}
        self._do: dict[str, str] = {}

    def line(self, text: str) -> None:
        self.fn.lines.append("    " * self.fn.depth + text)

    def note(self, at: Place, what: str) -> None:
        """Let the program tell that it comes by here, and so by the definitions that are written out here."""
        if self.points is None:
            return
        self.note_span(at.span, what)
        for name in at.path.split("/")[1:]:
            called = re.split(r"\W", name)[0]
            found = self.model.defines.get(called) or self.model.procedures.get(called)
            if found is not None:
                self.note_span(found.entry.id_span, STEP)

    def note_span(self, span: Span, what: str) -> None:
        if self.points is not None:
            self.line(f"come_by({self.points.number(span, what)})")

    def noted(self, at: Place, what: str, write: Callable[[], None]) -> Callable[[], None]:
        def written() -> None:
            self.note(at, what)
            write()

        return written

    def noted_group(self, at: Place, what: str, group: Group) -> Group:
        """Tell when an option of the group is taken."""
        takes = [(families, self.noted(at, what, write)) for families, write in group.takes]
        return Group(group.ask, takes, group.families)

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
    def indented(self) -> Iterator[None]:
        """One step to the right."""
        self.fn.depth += 1
        yield
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
        self.envs.append(self.env)
        self.lying.append({name: self.in_own_pile[name] for name in self.env if name in self.in_own_pile})
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
        return self.again(name, env)

    def back(self) -> Then:
        """Return to the frame on the stack."""
        return Then(lambda: self.line("return back(s)"), cheap=True)

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
        return Then(lambda: self.again_now(name, env), cheap=True)

    def again_now(self, name: str, env: Env) -> None:
        self.line(f"s.locals = {packed(env)}")
        self.line(f"return {name}")

    def is_back(self, then: Then) -> bool:
        """Does a continuation only return to the stack?  Then nothing is pushed."""
        kept, self.fn = self.fn, Function("probe", "", (), "")
        then.emit()
        probe, self.fn = self.fn, kept
        return [each.strip() for each in probe.lines] == ["return back(s)"]

    def push(self, number: int) -> None:
        self.line(f"s.stack = ({number}, {packed(self.env)}, s.stack)")
        self.line("s.locals = ()")

    @abstractmethod
    def go(self, act: Act, then: Then, stop: Then | None = None) -> None:
        """Write an act and what comes after it, ending the current function.

        `stop` is where a `may` in a `repeat` goes on when it is declined.
        """

    @abstractmethod
    def go_all(self, acts: Sequence[Act], then: Then, stop: Then | None = None) -> None:
        """Write acts in a row and what comes after them."""
