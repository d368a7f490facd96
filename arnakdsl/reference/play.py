"""A game by the reference: slow, and as the language says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from arnakdsl.layout import Layout, lay_out
from arnakdsl.linking import Linked
from arnakdsl.reference.asking import Question, Run
from arnakdsl.reference.known import without_known
from arnakdsl.reference.position import Position
from arnakdsl.reference.steps import Steps
from arnakdsl.reference.verbs import Finished
from arnakdsl.typed import Value
from arnakdsl.variant import Variant

PARTS = ("set_up", "rounds")


class Play:
    """A game at a question, or over: what `arnakrt.Game` is, by other means."""

    kind: type[Steps] = Steps
    """What does the steps."""

    def __init__(self, linked: Linked, players: int, seed: int, start: int, options: Mapping[str, str]) -> None:
        variant = Variant(linked.model, players, options)
        layout = lay_out(linked.model, players, variant.absent)
        self.begin(without_known(variant.within(linked), variant, layout), variant, layout, seed, start)

    def begin(self, linked: Linked, variant: Variant, layout: Layout, seed: int, start: int) -> None:
        """Play to the first question what of a pack is in this game."""
        self.linked = linked
        self.steps = self.kind(linked, variant, Position(linked.model, layout, seed, start + 1))
        self.question: Question | None = None
        self._run = self._course()
        self._go(None)

    @property
    def position(self) -> Position:
        return self.steps.position

    @property
    def taken(self) -> list[str]:
        """What was taken without a question."""
        return self.steps.taken

    def choose(self, choice: int) -> None:
        self._go(choice)

    def _course(self) -> Run:
        for name in PARTS:
            yield from self.steps.run(self.linked.procedures[name], {})
        return False

    def _go(self, choice: int | None) -> None:
        try:
            self.question = next(self._run) if choice is None else self._run.send(choice)
        except (StopIteration, Finished):
            self.question = None

    # ------------------------------------------------------------ points

    @property
    def scores(self) -> list[dict[str, int]]:
        return [{name: self._of(seat, value) for name, value in self.linked.scores.items()} for seat in self._seats()]

    @property
    def ranking(self) -> list[list[int]]:
        """Seats, from 0, from first to last, ties together."""
        keys = [
            (sum(sheet.values()), *(self._of(seat, value) for value in self.linked.tiebreaks.values()))
            for seat, sheet in zip(self._seats(), self.scores, strict=True)
        ]
        return [[seat for seat, key in enumerate(keys) if key == place] for place in sorted(set(keys), reverse=True)]

    def _seats(self) -> Iterator[int]:
        return iter(range(1, self.position.seats + 1))

    def _of(self, seat: int, value: Value) -> int:
        with self.steps.trying():
            self.steps.position.me = seat
            return self.steps.number(value, {})
