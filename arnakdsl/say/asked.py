"""What is asked of a language: phrases followed through its messages without being said.

What a message says is not worked out, but how long it can be: `.` so many times stands for it, or `?` if it may be nothing at
all.  Where that matters, and where only saying it tells whether it can be said, it is said.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from arnakdsl.say.phrase import Phrase, Said
from arnakdsl.say.saying import Gap, Plan, Saying
from arnakdsl.say.shapes import Shapes
from arnakdsl.say.sketches import FORM, Choice, Item, Key, Part, Sketch
from arnakdsl.say.sound import MOST_PARTS

LONGEST = 2_500
"""What is longer cannot be filled in."""
SURELY, PERHAPS = ".", "?"
SURE, UNSURE = SURELY * LONGEST * 2, PERHAPS * LONGEST * 2
Either: TypeAlias = tuple[Phrase, str]
"""A condition with two texts, said in a form."""
DIGITS = 20
"""Of a number that is filled in, at most, with what stands between them."""


@dataclass(frozen=True, slots=True, eq=False)
class Length:
    """How long a text is: at least and at most so many characters, and so often what fills its gaps.

    Attributes:
        parts: How many parts are put together for it at most.
        sure: If one of these gaps says anything, so does the text.
        strange: Only who says it knows whether it can be said.
    """

    least: int
    most: int
    parts: int
    gaps: Mapping[str, int]
    sure: set[str]
    strange: bool


NAMED = Length(1, 100, 1, {}, set(), False)


class Asked(Saying):
    """The words of a language, as what phrases ask of them.

    `words` gives the same words, where something has to be said.

    Attributes:
        alike: Conditions that need not be said, since both their texts say the same.
        apart: Those that were.
        unsure: Something had to be said, and a phrase stood for others with other numbers and words.
    """

    def __init__(
        self,
        name: str,
        messages: Mapping[str, Sketch],
        shapes: Shapes,
        words: Callable[[], Saying],
        alike: Container[Either] = (),
    ) -> None:
        super().__init__(name, messages)
        self.shapes = shapes
        self.words = words
        self.alike = alike
        self._needed: dict[Key, tuple[Gap, ...]] = {}
        self._said: dict[tuple[Said, str], str] = {}
        self._lengths: dict[Plan, Length] = {}
        self._of_parts: dict[tuple[Part, str], Length] = {}
        self.apart: set[Either] = set()
        self.unsure = False

    @cached_property
    def exact(self) -> Saying:
        return self.words()

    def needed(self, name: str, attribute: str, form: str | None) -> tuple[Gap, ...]:
        """Every variant of a message is filled, so that all that is unknown is found."""
        key = name, attribute
        if key not in self._needed:
            self._needed[key] = super().needed(name, attribute, None)
        return self._needed[key]

    # ------------------------------------------------------------ phrases

    def say(self, said: Said, form: str = "") -> str:
        """What stands for a phrase; one of the same shape is followed once."""
        text = self._said.get((said, form))
        if text is None:
            shape = self.shapes.of(said)
            text = self._said[shape, form] = self._say(shape, form)
        return text

    def made(self, said: Said) -> Said:
        return self.shapes.of(said)

    def behind(self, value: Phrase, name: str) -> Said:
        return self.shapes.behind(value, name)

    def same(self, said: Phrase, form: str) -> bool:
        self.apart.add((said, form))
        return (said, form) in self.alike

    def said_alike(self) -> set[Either]:
        """What was taken for two different texts and is the same either way."""
        every = ((each, form, self.shapes.apart[each]) for each, form in self.apart)
        return {(each, form) for each, form, all_ in every if all(self.exact.same(one, form) for one in all_)}

    def empty(self, said: Said, form: str) -> bool:
        text = self.say(said, form)
        if text[:1] == PERHAPS:
            self.unsure |= not self.shapes.whole
            return not self.exact.say(said, form) if self.shapes.whole else False
        return not text

    def spoken(self, plan: Plan, filled: Mapping[str, str | int], args: Mapping[str, Said]) -> str:
        length = self._lengths.get(plan)
        if length is None:
            sketch = self.messages[plan.name]
            part = sketch.texts[plan.attribute]
            key = part, plan.form if part.keys or plan.form in sketch.forms else ""
            if key not in self._of_parts:
                self._of_parts[key] = self.length(*key)
            length = self._lengths[plan] = self._of_parts[key]
        most, longest = length.most, 0
        for gap, times in length.gaps.items():
            text = filled.get(gap, plan.form if gap == FORM else "")
            size = DIGITS if isinstance(text, int) else len(text)
            most += times * size
            longest = size if size > longest else longest
        if length.strange or longest > LONGEST:
            return self.exactly(plan, args)
        surely = length.least or any(str(filled.get(gap, ""))[:1] not in ("", PERHAPS) for gap in length.sure)
        return (SURE if surely else UNSURE)[:most]

    def exactly(self, plan: Plan, args: Mapping[str, Said]) -> str:
        """What stands for a message that is said, to see whether it can be said."""
        if not self.shapes.whole:
            self.unsure = True
            return PERHAPS
        count = len(self.exact.problems)
        text = self.exact.message(plan.name, args, plan.form)
        self.problems += self.exact.problems[count:]
        return SURE[: len(text)]

    def length(self, part: Part, form: str | None) -> Length:
        """How long a text is in a form; without one in any."""
        return self._length(part.items, form, part.strange, part.parts)

    def _length(self, items: list[Item], form: str | None, strange: bool = False, parts: int = 0) -> Length:
        least = most = 0
        gaps: dict[str, int] = {}
        sure: set[str] = set()
        for each in items:
            match each:
                case int():
                    least, most = least + max(each, 0), most + abs(each)
                    continue
                case str():
                    gaps[each] = gaps.get(each, 0) + 1
                    sure.add(each)
                    continue
                case tuple():
                    part = self.part(*each)
                    # what cannot be said is named
                    found = [self.length(part, None if each[0][0] == "-" else form) if part else NAMED]
                case Choice():
                    found = [self._length(inner, form) for inner in each.taken(form)]
            least += min(inner.least for inner in found)
            most += max(inner.most for inner in found)
            unsure = [inner.sure for inner in found if not inner.least]
            sure |= set.intersection(*unsure) if unsure else set()
            parts += max(inner.parts for inner in found)
            strange |= any(inner.strange for inner in found)
            for gap in {gap for inner in found for gap in inner.gaps}:
                gaps[gap] = gaps.get(gap, 0) + max(inner.gaps.get(gap, 0) for inner in found)
        return Length(least, most, parts, gaps, sure, strange or parts > MOST_PARTS)
