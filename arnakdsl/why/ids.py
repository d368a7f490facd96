"""What the gaps of an option's id stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from arnakdsl.linking import BoundAction, BoundGiver
from arnakdsl.model import Action, Giver, Model
from arnakdsl.values import Type


@dataclass(slots=True)
class Words:
    """The words of a pack's things by kind, and the names of seats."""

    model: Model
    seats: Sequence[str]
    _things: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def meant(self, word: str, kind: Type) -> list[int]:
        """The numbers that a word in an id can stand for."""
        if kind.of == ("player",) or kind.name == "seat":
            return [self.seats.index(word) + 1] if word in self.seats else []
        if kind.name == "number" or kind.of == ("number",):
            return [int(word)] if word.isascii() and word.isdecimal() else []
        return [number for each in kind.of for number in self._of_kind(each).get(word, ())]

    def _of_kind(self, kind: str) -> dict[str, list[int]]:
        if kind not in self._things:
            found: dict[str, list[int]] = {}
            first = self.model.first.get(kind, 1)
            for thing in self.model.things[first - 1 : first - 1 + self.model.size.get(kind, 0)]:
                found.setdefault(thing.word, []).append(thing.number)
            self._things[kind] = found
        return self._things[kind]

    def picked(self, word: str, kind: Type) -> Iterator[tuple[int, str]]:
        """The numbers that a word can stand for, perhaps behind the segment of a pile; each with that segment."""
        yield from ((number, "") for number in self.meant(word, kind))
        for segment in dict.fromkeys(each.segment for each in self.model.piles.values() if each.segment):
            if word.startswith(f"{segment}:"):
                yield from ((number, segment) for number in self.meant(word.removeprefix(f"{segment}:"), kind))

    def candidates(
        self, bound: BoundAction | BoundGiver, written: Action | Giver, option: str
    ) -> Iterator[tuple[int, ...]]:
        """Every way in which an id names the candidates of an action, a source or a unit."""
        gaps = [(name, var.type) for (name, _), (var, _) in zip(written.candidates, bound.candidates, strict=True)]
        return self.filled(bound.option, gaps, option)

    def filled(self, form: str, gaps: Sequence[tuple[str, Type]], option: str) -> Iterator[tuple[int, ...]]:
        """Every way in which an id is a form, `buy:{x}`, with its gaps filled."""
        if not gaps:
            if form == option:
                yield ()
            return
        (name, kind), *rest = gaps
        before, _, behind = form.partition(f"{{{name}}}")
        if not option.startswith(before):
            return
        remaining = option[len(before) :]
        ends = range(1, len(remaining) + 1) if rest or behind else [len(remaining)]
        for end in ends:
            for number in self.meant(remaining[:end], kind):
                for others in self.filled(behind, rest, remaining[end:]):
                    yield (number, *others)
