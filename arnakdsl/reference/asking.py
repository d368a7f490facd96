"""Questions: options that are words, and what is done when one of them is taken."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from arnakdsl.linking import Linked
from arnakdsl.options import in_an_id
from arnakdsl.reference.position import Position
from arnakdsl.reference.values import Named, Names
from arnakdsl.reference.verbs import Verbs
from arnakdsl.typed import Act, Local, Value
from arnakdsl.variant import Variant


@dataclass(frozen=True, slots=True)
class Question:
    """An open decision: who is asked, the name of the question, its own options and the free actions beside it."""

    seat: int
    prompt: str
    own: tuple[str, ...]
    free: tuple[str, ...]

    @property
    def options(self) -> tuple[str, ...]:
        return self.own + self.free


Run: TypeAlias = Generator[Question, int, bool]
"""Something that is done, asking on the way; true if a `may` at its end was declined that ends the `repeat` around it."""


class Option(NamedTuple):
    id: str
    take: Callable[[], Run]


def dropped(options: Iterable[Option]) -> list[Option]:
    """The options without those whose id another has already: copies with the same consequences."""
    found: dict[str, Option] = {}
    for each in options:
        found.setdefault(each.id, each)
    return list(found.values())


class Asking(Verbs):
    """Asks.  `taken` tells what was taken without a question."""

    def __init__(self, linked: Linked, variant: Variant, position: Position) -> None:
        super().__init__(linked, variant, position)
        self.taken: list[str] = []
        self.looking: list[tuple[int, str]] = []  # the printed effects that are looked into
        self.paid: dict[Any, bool] | None = None  # what can be paid, while options are looked for

    @abstractmethod
    def run(self, act: Act, names: Names, ends: bool = False) -> Run:
        """Do an act.  `ends`: a `may` at its end that is declined ends the `repeat` around it."""

    @abstractmethod
    def free_options(self) -> list[Option]:
        """The actions that may be done beside a decision now."""

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Whatever is done inside leaves the position as it was."""
        position, paid = self.position, self.paid
        self.position, self.paid = position.copy(), None
        try:
            yield
        finally:
            self.position, self.paid = position, paid

    def ask(self, prompt: str, own: Callable[[], Sequence[Option]], beside: bool = True) -> Run:
        """One decision.  After a free action it is asked afresh; without options of its own it is over.

        A seat that nobody plays is never asked.
        """
        while True:
            self.paid = {}
            options = own()
            free = self.free_options() if beside and options else []
            self.paid = None
            if not options:
                return False
            if len(options) + len(free) == 1 or self.position.me > self.position.players:
                self.taken.append(options[0].id)
                return (yield from options[0].take())
            chosen = yield Question(
                self.position.me, prompt, tuple(each.id for each in options), tuple(each.id for each in free)
            )
            if chosen < len(options):
                return (yield from options[chosen].take())
            yield from free[chosen - len(options)].take()

    def done(self, do: Callable[..., Any] | None = None, *args: Any) -> Run:
        """What is done without asking, as something that runs."""
        if do:
            do(*args)
        return False
        yield

    # ------------------------------------------------------------ ids

    def word(self, value: Value, named: Named) -> str:
        """A value in an id: the word of a thing, the name of a seat, or the number."""
        if value.type.name == "number":
            return str(in_an_id(named.number))
        if value.type.name == "seat":
            return self.position.layout.seat_names[named.number - 1] if named.number else ""
        return self.model.things[named.number - 1].word if named.number else ""

    def filled(
        self, option: str, written: Sequence[tuple[str, Any]], candidates: Sequence[tuple[Local, Value]], names: Names
    ) -> str:
        """An id as content writes it, `buy:{x}`, with its gaps filled."""
        for (name, _), (var, _) in zip(written, candidates, strict=True):
            option = option.replace(f"{{{name}}}", self.word(var, names[var.name]))
        return option
