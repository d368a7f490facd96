"""One language: phrases said with the messages of its Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from arnakdsl.findings import Finding
from arnakdsl.say.files import CORE, sources
from arnakdsl.say.functions import FUNCTIONS
from arnakdsl.say.phrase import Phrase, Said
from arnakdsl.say.saying import Plan, Saying
from arnakdsl.say.sketches import Sketch
from arnakdsl.say.sound import sound_messages
from arnakdsl.source import Source

OURS = "unofficial.ftl"
"""The file of a language with names that no rulebook gives."""


class Entries(Mapping[str, Any]):
    """Messages, or terms, each parsed when the first time something is said with it."""

    def __init__(self, found: Mapping[str, tuple[Sketch, Source]]) -> None:
        self.found = found
        self._parsed: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._parsed:
            sketch, source = self.found[name]
            self._parsed[name] = FluentParser(with_spans=False).parse_entry(source.text[sketch.start : sketch.end])
        return self._parsed[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.found)

    def __len__(self) -> int:
        return len(self.found)


class Language(Saying):
    """The words of a language, said.

    Attributes:
        broken: What is wrong with messages that are left out.
        ours: The messages with names that no rulebook gives.
    """

    def __init__(self, name: str, found: Mapping[str, tuple[Sketch, Source]], broken: list[Finding]) -> None:
        super().__init__(name, {each: sketch for each, (sketch, _) in found.items()})
        bundle: Any = FluentBundle([name], functions=dict(FUNCTIONS), use_isolating=False)
        bundle._messages = Entries(found)
        bundle._terms = Entries({each[1:]: at for each, at in found.items() if each[0] == "-"})
        self.bundle = bundle
        self.broken = broken
        self.ours = frozenset(each for each, (_, file) in found.items() if re.split("[/ ]", file.name)[-1] == OURS)
        self._depth = 0
        self._said: dict[tuple[int, str], tuple[Said, str]] = {}
        self._made: dict[int, tuple[Said, Said]] = {}

    def say(self, said: Said, form: str = "") -> str:
        """A phrase in words; each phrase is said once in a form, however many variants of a message name it."""
        key = (id(said), form)
        if key not in self._said:
            self._depth += 1
            self._said[key] = said, self._say(said, form)
            self._depth -= 1
        text = self._said[key][1]
        if not self._depth:
            self._said.clear()
            self._made.clear()
        return text

    def same(self, said: Phrase, form: str) -> bool:
        return self.say(said.args["then"], form) == self.say(said.args["otherwise"], form)

    def empty(self, said: Said, form: str) -> bool:
        return not self.say(said, form)

    def made(self, said: Said) -> Said:
        while callable(said):
            if id(said) not in self._made:
                self._made[id(said)] = said, said()
            said = self._made[id(said)][1]
        return said

    def spoken(self, plan: Plan, filled: Mapping[str, str | int], args: Mapping[str, Said]) -> str:
        message = self.bundle.get_message(plan.name)
        pattern = message.attributes[plan.attribute] if plan.attribute else message.value
        text, errors = self.bundle.format_pattern(pattern, {**filled, "form": plan.form})
        self.problems += [(plan.name, str(error)) for error in errors]
        return str(text)


def language(name: str, files: Iterable[Source]) -> Language:
    """The core's words in a language with those of a pack, which may replace them."""
    return Language(name, *sound_messages(sources(CORE, name), list(files)))
