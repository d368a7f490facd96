"""Text -> the events of a parser: libyaml where it is installed, ruamel.yaml's own where it is not.

libyaml is of YAML 1.1; what it refuses is read again, since YAML 1.2 may allow it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

LARGEST_SECOND_READING = 150_000
"""Characters of a text that the slow parser reads again; above, the verdict of libyaml holds."""
COLON_WITHIN = re.compile(r"(?<=\w):(?=[^\s,\[\]{}])")
SHIELD = "\ue000"
"""Stands for the colon of `[play:hat]`, which libyaml refuses between brackets, while libyaml reads."""


class Unparsable(Exception):
    """What a parser says of a text it refuses; its places are offsets in that text."""

    def __init__(self, error: Any) -> None:
        super().__init__(str(error))
        self.problem: str = str(getattr(error, "problem", None) or error).split("\n")[0]
        self.context: str = str(getattr(error, "context", None) or "")
        self.at: int | None = _index(getattr(error, "problem_mark", None))
        self.since: int | None = _index(getattr(error, "context_mark", None))


def _index(mark: Any) -> int | None:
    return None if mark is None else int(mark.index)


def readings(text: str) -> Iterator[Iterator[Any]]:
    """The events of a text from one parser after the other, until one accepts it or the last has refused it."""
    fast = libyaml()
    if fast is not None:
        yield _events(fast, text)
        if SHIELD not in text and COLON_WITHIN.search(text):
            yield _unshielded(_events(fast, COLON_WITHIN.sub(SHIELD, text)))
    if fast is None or len(text) <= LARGEST_SECOND_READING:
        yield _events(_pure, text)


def libyaml() -> Callable[[str], Iterator[Any]] | None:
    """The event stream of ruamel.yaml.clib, None where it is not installed."""
    try:
        parser: Any = import_module("_ruamel_yaml").CParser
    except ImportError:
        return None
    return lambda text: iter(parser(text).get_event, None)


def _pure(text: str) -> Iterator[Any]:
    yaml: Any = import_module("ruamel.yaml")
    events: Iterator[Any] = yaml.YAML(typ="safe", pure=True).parse(text)
    return events


def _events(parser: Callable[[str], Iterator[Any]], text: str) -> Iterator[Any]:
    from ruamel.yaml.error import YAMLError  # a pack of a built file is read without

    try:
        yield from parser(text)
    except (YAMLError, ValueError) as error:  # ruamel lets the ValueError of chr() through
        raise Unparsable(error) from None


def _unshielded(events: Iterator[Any]) -> Iterator[Any]:
    for event in events:
        if hasattr(event, "value"):
            event.value = event.value.replace(SHIELD, ":")
        yield event
