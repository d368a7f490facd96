"""What `Game.why` answers: why an option is not offered, or what it would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Change", "Reason", "Why"]


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that stands against an option, and where the content says so.

    Attributes:
        text: A sentence.
        file: The file of the content, as findings name it; empty where no content is to blame (an unknown id).
        line, column, end_line, end_column: Where it stands there, from 1; the end is behind the last character.
        words: The characters that stand there.
        missing: Of a cost: the units that are missing, and how many of each.
        because: What makes it so, where that can be told apart: the parts of a condition, the steps of an effect.
    """

    text: str
    file: str = ""
    line: int = 0
    column: int = 0
    end_line: int = 0
    end_column: int = 0
    words: str = ""
    missing: tuple[tuple[str, int], ...] = ()
    because: tuple[Reason, ...] = ()

    def lines(self, depth: int = 0) -> Iterator[str]:
        """The sentence with its place, then what makes it so, further in."""
        indent = "  " * depth
        place = f" ({self.file}:{self.line}:{self.column})" if self.file else ""
        yield f"{indent}{self.text}{place}"
        for each in self.because:
            yield from each.lines(depth + 1)


@dataclass(frozen=True, slots=True)
class Change:
    """A part of the position that an option would change, as the seat that is asked may see it.

    Attributes:
        part: Its name in `Game.view`, with dots; of a thing that goes from one place to another the id of the thing.
        before, after: A number, a flag, a seat or an id, none for nothing; of a thing the names of its places; of a
            pile of which not all can be seen how many lie in it.
    """

    part: str
    before: object
    after: object

    def __str__(self) -> str:
        return f"{self.part}: {word(self.before)} -> {word(self.after)}"


def word(value: object) -> str:
    """A value of a position as a line of text has it."""
    return "-" if value is None else "yes" if value is True else "no" if value is False else str(value)


@dataclass(frozen=True, slots=True)
class Why:
    """Why an option is not offered, or what it would do.

    Attributes:
        id: The option that was asked about.
        offered: Is it an option of the open decision?
        reasons: Of one that is not offered: at least one, the nearest to being offered first.
        effect: Of one that is offered: its sentence.
        changes: Of one that is offered: what is otherwise at the next decision.  Where chance or hidden things play a part,
            what is so in each of some games that the seat cannot tell from this one.
        unsure: The parts that are not the same in each of these games.
        then: Of one that is offered: who is asked next.
    """

    id: str
    offered: bool
    reasons: tuple[Reason, ...] = ()
    effect: str = ""
    changes: tuple[Change, ...] = ()
    unsure: tuple[str, ...] = ()
    then: str = ""

    @property
    def text(self) -> str:
        """All of it in lines."""
        return "\n".join(self.lines())

    def lines(self) -> Iterator[str]:
        """The lines of `text`."""
        if not self.offered:
            yield f"{self.id} is not offered:"
            for each in self.reasons:
                yield from each.lines(1)
            return
        yield self.id if self.effect == self.id else f"{self.id}: {self.effect}"
        for change in self.changes:
            yield f"  {change}"
        if self.unsure:
            yield f"  not known before: {', '.join(self.unsure)}"
        if not self.changes and not self.unsure:
            yield "  nothing changes yet"
        yield f"  {self.then}"
