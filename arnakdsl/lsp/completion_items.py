"""What a list of completions shows, and the values that stand in it in many places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from arnakdsl.entries import Entry
from arnakdsl.model import Model
from arnakdsl.values import Type

MEANT, NEAR, LANGUAGE, FAR = "1", "2", "3", "4"
"""What comes first: what is asked for, then names in sight, then words of the language, then all the others."""


@dataclass(frozen=True, slots=True)
class Completion:
    """Something to write.

    Attributes:
        label: As the list shows it.
        kind: `field`, `kind`, `verb`, `function`, `word`, `unit`, `name`, `id` or `value`.
        detail: More, in the same line.
        manual: What it is, in sentences.
        insert: What is written, with `$1` where something is to be filled in; else the label.
        rank: One of MEANT, NEAR, LANGUAGE, FAR.
    """

    label: str
    kind: str
    detail: str = ""
    manual: str = ""
    insert: str = ""
    rank: str = NEAR


def values_of_type(model: Model, wanted: Type) -> Iterator[Completion]:
    """The values of a type that can be written outside effects."""
    match wanted.name:
        case "words":
            yield from (Completion(word, "value", rank=MEANT) for word in wanted.of)
        case "condition":
            yield from (Completion(word, "value", rank=MEANT) for word in ("yes", "no"))
        case "pile":
            yield from (
                Completion(name, "id", "a pile", rank=MEANT)
                for name, pile in model.piles.items()
                if pile.owner == "game"
            )
        case "entity" | "set":
            yield from ids_of((each.entry for each in model.things if each.kind in wanted.of), MEANT)


def ids_of(entries: Iterable[Entry], rank: str = NEAR) -> Iterator[Completion]:
    """The ids of entries, each with its kind and its name."""
    for entry in entries:
        name = entry.scalar("name")
        detail = f"{entry.kind} {name.decoded}" if name else entry.kind
        yield Completion(entry.id, "id", detail, rank=rank)
