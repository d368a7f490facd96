"""What a player is asked: a decision and its options, made from numbers only when read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

if TYPE_CHECKING:
    from arnakrt.ruleset import Program


class Option:
    """One thing that may be chosen."""

    __slots__ = ("_frame", "_program", "code")

    def __init__(self, program: Program, code: int, frame: int = -1) -> None:
        self._program = program
        self.code = code
        self._frame = frame

    @property
    def id(self) -> str:
        """Words joined by colons: what is done, then the ids of what it is done with."""
        return self._program.option_id(self.code)

    def text(self, language: str = "en") -> str:
        """A sentence for players: what is done and what comes of it; the id in a pack without texts."""
        say = self._program.say
        return say(self._program, self.code, language, self._frame) if say else self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Options(Sequence[Option]):
    """The options of a decision, in the order of the content."""

    __slots__ = ("_codes", "_frame", "_program")

    def __init__(self, program: Program, codes: list[int], frame: int = -1) -> None:
        self._program = program
        self._codes = codes
        self._frame = frame

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, at: int) -> Option: ...
    @overload
    def __getitem__(self, at: slice) -> list[Option]: ...
    def __getitem__(self, at: int | slice) -> Option | list[Option]:
        if isinstance(at, slice):
            return [Option(self._program, code, self._frame) for code in self._codes[at]]
        return Option(self._program, self._codes[at], self._frame)

    def __iter__(self) -> Iterator[Option]:
        return (Option(self._program, code, self._frame) for code in self._codes)

    def asked(self, language: str = "en") -> str:
        """What the decision asks; empty in a pack without texts."""
        ask = self._program.ask
        return ask(self._program, self._frame, language) if ask and self._frame >= 0 else ""

    def ids(self) -> list[str]:
        """The ids alone."""
        return [self._program.option_id(code) for code in self._codes]

    def __repr__(self) -> str:
        return f"Options({self.ids()!r})"


class Decision:
    """An open question.

    Attributes:
        player: The seat that is asked, from 0.
        prompt: The name of the question: the place in the content that asks it.
        options: At least two, each with a distinct id.
    """

    __slots__ = ("options", "player", "prompt")

    def __init__(self, player: int, prompt: str, options: Options) -> None:
        self.player = player
        self.prompt = prompt
        self.options = options

    def text(self, language: str = "en") -> str:
        """A sentence for players: what is asked; the prompt in a pack without texts."""
        return self.options.asked(language) or self.prompt

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, prompt={self.prompt!r}, options={self.options.ids()!r})"
