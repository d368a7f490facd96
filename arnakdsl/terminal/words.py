"""What the terminal itself says, in the language of the game: the messages `terminal-...` of the core's Fluent files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from arnakrt.why import word

Words: TypeAlias = Callable[..., str]
"""A message by its name, without `terminal-`, with what fills its gaps."""


@cache
def words_of(language: str) -> Words:
    """The words of a language; English where there is no such one."""
    from arnakdsl.say.bundle import language as words_in
    from arnakdsl.say.files import CORE, languages
    from arnakdsl.say.phrase import Phrase
    from arnakdsl.say.texts import DEFAULT

    found = words_in(language if language in languages(CORE) else DEFAULT, ())

    def say(name: str, /, **args: str | int) -> str:
        return found.say(Phrase(f"terminal-{name}", args))

    return say


def english(name: str, /, **args: str | int) -> str:
    """The words of English, read when the first is needed."""
    return words_of("en")(name, **args)


def valued(value: object, words: Words) -> str:
    """A value of a position in words."""
    return words("yes" if value else "no") if isinstance(value, bool) else word(value)
