"""The messages that something can be said with: nearly always all, which is seen at a glance."""

from __future__ import annotations

from collections.abc import Mapping

from arnakdsl.findings import Finding
from arnakdsl.say.sketches import HIGH, HIGHEST, Key, Sketch, read, sketched
from arnakdsl.source import Source

MOST_PARTS = 1_000
"""Of a text with all that it refers to: with more it may be too long to be said."""


def sound_messages(core: list[Source], files: list[Source]) -> tuple[dict[str, tuple[Sketch, Source]], list[Finding]]:
    """The messages of some files that something can be said with, later ones in place of earlier ones.

    The findings are what is wrong with the others.
    """
    sources = (*core, *files)
    found = {each.name: (each, source) for source in sources for each in read(source.text) if isinstance(each, Sketch)}
    if all(sketched(each.text) is not None for each in sources) and sound(
        {name: each for name, (each, _) in found.items()}
    ):
        return found, []
    from arnakdsl.say.fluent import Sound

    exact = Sound(core, files)
    return {name: each for name, each in found.items() if name in exact.entries}, exact.findings


def sound(messages: Mapping[str, Sketch]) -> bool:
    """Is it clear at a glance that all can be said: every reference leads somewhere, and none too far?"""
    sizes: dict[Key, tuple[int, int]] = {}
    return all("" in each.texts for each in messages.values()) and all(
        _size((name, attribute), messages, sizes, ()) is not None
        for name, each in messages.items()
        for attribute in each.texts
    )


def _size(
    key: Key, messages: Mapping[str, Sketch], sizes: dict[Key, tuple[int, int]], path: tuple[Key, ...]
) -> tuple[int, int] | None:
    """How many parts a text has with all that it refers to, and how high they are; nothing if that is not clear."""
    if key in sizes:
        return sizes[key]
    part = messages[key[0]].texts.get(key[1]) if key[0] in messages else None
    if part is None or part.strange or key in path or len(path) * HIGH > HIGHEST:
        return None
    parts, high = part.parts, 0
    for each in part.keys:
        inner = _size(each, messages, sizes, (*path, key))
        if inner is None:
            return None
        parts, high = parts + inner[0], max(high, inner[1])
    if parts > MOST_PARTS or high + part.high > HIGHEST:
        return None
    sizes[key] = parts, high + part.high
    return sizes[key]
