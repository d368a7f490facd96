"""Phrases of one shape: what says the same but for its numbers and words is one phrase."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeAlias

from arnakdsl.model import Thing
from arnakdsl.say.nouns import Behind
from arnakdsl.say.phrase import Listed, Phrase, Said
from arnakdsl.say.saying import EITHER

Alike: TypeAlias = Callable[[Thing], Hashable]
"""What things have in common that are said in the same way."""
STEP = 32
"""Words are as long as a multiple of this."""
MANY = 10**18


class Shapes:
    """The phrases met so far, one of each shape.

    With `whole` a number and a word stay what they are, so that they can be told apart.
    """

    def __init__(self, alike: Alike, whole: bool = False) -> None:
        self.alike = alike
        self.whole = whole
        self._first: dict[Hashable, Any] = {}
        self._seen: dict[int, tuple[Said, Said]] = {}  # by identity, with what has it
        self.apart: dict[Phrase, list[Phrase]] = {}
        self._behind: dict[tuple[Phrase, str], Said] = {}

    def of(self, said: Said) -> Said:
        """The first phrase of the shape of this one."""
        found = self._seen.get(id(said))
        if found is not None:
            return found[1]
        shape: Said
        match said:
            case str() if not self.whole:
                return "." * (-(-len(said) // STEP) * STEP)
            case int() if not self.whole and -MANY < said < MANY:
                return 1
            case None | str() | int():
                return said
            case Phrase():
                shape = self.phrase(said)
            case Listed():
                shape = self.list(said)
            case _:
                shape = self.of(said())
        self._seen[id(shape)] = shape, shape
        self._seen[id(said)] = said, shape
        return shape

    def phrase(self, said: Phrase) -> Said:
        args = {name: each if callable(each) else self.of(each) for name, each in said.args.items()}
        instead = said.instead if callable(said.instead) else self.of(said.instead)
        thing = said.part.thing if isinstance(said.part, Behind) else None
        name = said.id if thing is None else ""
        key = (name, self.alike(thing) if thing else said.part, instead, said.optional, *args.items())
        found = self._first.get(key)
        if found is None:
            found = self._first[key] = Phrase(said.id, args, instead, said.part, said.optional)
        if said.id == EITHER:
            self.apart.setdefault(found, []).append(said)
        return found

    def list(self, said: Listed) -> Said:
        items = tuple(each if callable(each) else self.of(each) for each in said.items)
        found: Said = self._first.setdefault((said.id, items), Listed(said.id, items))
        return found

    def behind(self, said: Phrase, name: str) -> Said:
        """What a phrase has behind a further name."""
        key = said, name
        if key not in self._behind:
            self._behind[key] = self.of(said.part(name)) if said.part is not None else said
        return self._behind[key]
