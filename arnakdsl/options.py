"""Option ids as numbers: a family for each form of id, and a thing (or a number) in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from arnakdsl.linking import BoundAction
from arnakdsl.model import Thing
from arnakdsl.typed import LabelOf

Kinds = tuple[str, ...] | int  # what fills the last gap of an id
MOST_NUMBER = 999  # in an id
SEATS = ("player",)
GAPS: dict[tuple[str, ...], str] = {SEATS: "{seat}", ("number",): "{n}"}  # those that no thing fills


def gapped(option: str) -> str:
    """The form of an id as content writes it, `pick:{x}`, with its gaps unnamed."""
    return re.sub(r"\{[a-z_0-9]+\}", "{}", option)


def gap_of(kinds: tuple[str, ...]) -> str:
    """The gap of an id that is filled by things of some kinds, by seats, or by numbers."""
    return GAPS.get(kinds, "{}")


def in_an_id(number: int) -> int:
    """A number as ids have it: from 0 to the most."""
    return min(max(0, number), MOST_NUMBER)


@dataclass(slots=True)
class Families:
    """The families of one program.  An option is `family * width + thing`; `most` is the greatest number of any."""

    width: int
    most: int
    templates: list[tuple[str, int]] = field(default_factory=list)
    last: list[Kinds] = field(default_factory=list)
    _numbers: dict[tuple[str, int, str], int] = field(default_factory=dict)
    _rows: dict[str, dict[int, int]] = field(default_factory=dict)

    def of(self, template: str, first: int = 0, action: str = "", last: Kinds = ()) -> int:
        """The number of a family.

        Actions have families of their own, so that a number leads to its action.  `last` says what fills the last gap:
        things of some kinds, or numbers up to one.
        """
        key = (template, first, action)
        if key not in self._numbers:
            self._numbers[key] = len(self.templates)
            self.templates.append((template, first))
            self.last.append(last)
        number = self._numbers[key]
        known = self.last[number]
        if isinstance(last, tuple) and isinstance(known, tuple):
            self.last[number] = tuple(dict.fromkeys((*known, *last)))
        elif isinstance(last, int) and isinstance(known, int):
            self.last[number] = max(known, last)
        return number

    def of_label(self, label: LabelOf, most: int = 0) -> int:
        """The family of a labelled step; `most` is the greatest number that fills its gap, if numbers do."""
        if not label.args:
            return self.of(label.words)
        kind = label.args[0].type
        kinds = {"seat": SEATS, "number": ("number",)}.get(kind.name, kind.of)
        return self.of(f"{label.words}:{gap_of(kinds)}", last=most if kind.name == "number" else kinds)

    def pick(self, label: LabelOf, segment: str, kinds: tuple[str, ...]) -> int:
        """The family of a pick among things."""
        words = [label.words, segment] if segment else [label.words]
        return self.of(":".join([*words, gap_of(kinds)]), last=kinds)

    def giver(self, option: str, kinds: tuple[str, ...]) -> int:
        """The family of a source or a unit."""
        return self.of(gapped(option).replace("{}", gap_of(kinds)), last=kinds)

    def number(self, label: LabelOf, most: int) -> int:
        """The family of a pick among numbers."""
        return self.of(f"{label.words}:{{n}}", last=in_an_id(most))

    def action(self, action: BoundAction, firsts: Sequence[Thing]) -> tuple[int, ...]:
        """The families of an action: one, or one for each thing that fills the first of two gaps."""
        template = gapped(action.option)
        if len(action.candidates) < 2:
            last: tuple[str, ...] = action.candidates[0][1].type.of if action.candidates else ()
            template = template.replace("{}", gap_of(last))
            return (self.of(template, 0, action.name, self.most if last == ("number",) else last),)
        return tuple(self.rows(action, firsts).values())

    def rows(self, action: BoundAction, firsts: Sequence[Thing]) -> dict[int, int]:
        """For an action with two gaps: the first thing's number -> family."""
        if action.name not in self._rows:
            kinds = action.candidates[1][1].type.of
            template = gap_of(kinds).join(gapped(action.option).rsplit("{}", 1))
            last = self.most if kinds == ("number",) else kinds
            self._rows[action.name] = {
                each.number: self.of(template, each.number, action.name, last) for each in firsts
            }
        return self._rows[action.name]

    def only(self, has: Callable[[int, str], bool]) -> Families:
        """Those whose first thing (or 0) and whose action (or none) are there."""
        found = Families(self.width, self.most)
        for (template, first, action), number in self._numbers.items():
            if has(first, action):
                found.of(template, first, action, self.last[number])
        return found

    def ids(self, things: Sequence[Thing], seats: Sequence[str], keeps: Sequence[str]) -> list[str]:
        """Every id of every family, in order."""
        found: list[str] = []
        words = {each.number: each.word for each in things}
        of_kinds = {
            kinds: [each.word for each in things if each.kind in kinds]
            for kinds in dict.fromkeys(self.last)
            if isinstance(kinds, tuple)
        }
        for (template, first), last in zip(self.templates, self.last, strict=True):
            text = template.replace("{}", words[first], 1) if first else template
            if "{keep}" in text:
                found += [text.replace("{keep}", each) for each in keeps]
            elif "{seat}" in text:
                found += [text.replace("{seat}", each) for each in seats]
            elif isinstance(last, int):
                found += [text.replace("{n}", str(number)) for number in range(last + 1)]
            elif "{}" in text:
                parts = text.split("{}")
                found += [word.join(parts) for word in of_kinds[last]]
            else:
                found.append(text)
        return found
