"""Phrases: message ids with arguments, before any language is known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True, eq=False)
class Phrase:
    """A message with what fills its gaps.

    Attributes:
        id: The message; where a language has none, `instead` is said.
        args: By the name of the gap.
        instead: What stands for a message of the pack that is missing.
        part: What a thing has behind a further name, `{ $thing-cost }`; the phrase itself if there is nothing of that name.
        optional: A pack may leave the message out, and a sentence is made from others.
    """

    id: str
    args: Mapping[str, Said] = field(default_factory=dict)
    instead: Said = None
    part: Callable[[str], Said] | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Listed:
    """Several phrases: `id-two` joins the last two, `id-more` one and those behind it."""

    id: str
    items: tuple[Said, ...]


Said: TypeAlias = Phrase | Listed | str | int | Callable[[], "Said"] | None


def phrase(name: str, /, **args: Said) -> Phrase:
    return Phrase(name, args)


def listed(name: str, items: Sequence[Said]) -> Said:
    """Several phrases; one stands for itself."""
    return items[0] if len(items) == 1 else Listed(name, tuple(items))
