"""The choices of a game: a linked list, which its copies share.

Those that came with a save stay as the save has them until somebody asks for them, so that a save is restored as fast however
long the game was.
"""

from __future__ import annotations

from binascii import a2b_base64, b2a_base64
from collections.abc import Iterator
from struct import error, iter_unpack, pack
from typing import Any

from arnakrt.ruleset import RulesError

Choices = tuple[Any, ...] | str
"""(choice, choices before); empty at the beginning; or all of them as a save has them: runs of numbers in base64."""
CODE = "<i"


def codes(choices: Choices) -> Iterator[int]:
    """The choices as option numbers, the last first.

    Raises:
        RulesError: What a save has is none.
    """
    while choices and not isinstance(choices, str):
        code, choices = choices
        yield code
    for run in choices.split() if isinstance(choices, str) else ():
        try:
            found = [code for (code,) in iter_unpack(CODE, a2b_base64(run))]
        except (ValueError, error):
            raise damaged() from None
        yield from found


def damaged() -> RulesError:
    """A save that is none any more."""
    return RulesError("this save is damaged")


def packed(choices: Choices) -> str:
    """The choices for a save."""
    later: list[int] = []
    while choices and type(choices) is tuple:
        code, choices = choices
        later.append(code)
    if not later:
        return str(choices or "")
    run = b2a_base64(pack(f"<{len(later)}i", *later), newline=False).decode()
    return f"{run} {choices}" if choices else run


def linked(choices: Choices) -> Choices:
    """The same choices one by one."""
    if isinstance(choices, str):
        every: Choices = ()
        for code in reversed(list(codes(choices))):
            every = (code, every)
        return every
    return choices
