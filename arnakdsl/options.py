"""Option ids as numbers: a family for each form of id, and a thing (or a number) in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from arnakdsl.linking import BoundAction
from arnakdsl.model import Thing
from arnakdsl.typed import LabelOf

Kinds = tuple[str, ...] | int  # what fills the last gap of an id


def gapped(option: str) -> str:
    """The form of an id as content writes it, `pick:{x}`, with its gaps unnamed."""
    return re.sub(r"\{[a-z_0-9]+\}", "{}", option)


@dataclass(slots=True)
class Families:
    """The families of one program.  An option is `family * width + thing`."""

    width: int
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

    def of_label(self, label: LabelOf) -> tuple[int, int]:
        """The family of a labelled step, and how many gaps it has."""
        gaps = len(label.args)
        return self.of(label.words + ":{}" * gaps, last=label.args[-1].type.of if gaps else ()), gaps

    def pick(self, label: LabelOf, segment: str, kinds: tuple[str, ...]) -> int:
        """The family of a pick among things."""
        words = [label.words, segment] if segment else [label.words]
        return self.of(":".join([*words, "{}"]), last=kinds)

    def number(self, label: LabelOf, most: int) -> int:
        """The family of a pick among numbers."""
        return self.of(f"{label.words}:{{n}}", last=most)

    def action(self, action: BoundAction, firsts: Sequence[Thing]) -> tuple[int, ...]:
        """The families of an action: one, or one for each thing that fills the first of two gaps."""
        template = gapped(action.option)
        if len(action.candidates) == 1 and action.candidates[0][1].type.of == ("number",):
            template = template.replace("{}", "{n}")
        if len(action.candidates) < 2:
            last: Kinds = action.candidates[0][1].type.of if action.candidates else ()
            return (self.of(template, 0, action.name, self.width if last == ("number",) else last),)
        return tuple(self.rows(action, firsts).values())

    def rows(self, action: BoundAction, firsts: Sequence[Thing]) -> dict[int, int]:
        """For an action with two gaps: the first thing's number -> family."""
        if action.name not in self._rows:
            template = gapped(action.option)
            self._rows[action.name] = {each.number: self.of(template, each.number, action.name, action.candidates[1][1].type.of)
                                        for each in firsts}  # fmt: skip
        return self._rows[action.name]

    def ids(self, things: Sequence[Thing], keeps: Sequence[str]) -> list[str]:
        """Every id of every family, in order."""
        found: list[str] = []
        words = {each.number: each.word for each in things}
        for (template, first), last in zip(self.templates, self.last, strict=True):
            text = template.replace("{}", words[first], 1) if first else template
            if "{keep}" in text:
                found += [text.replace("{keep}", each) for each in keeps]
            elif isinstance(last, int):
                found += [text.replace("{n}", str(number)) for number in range(last + 1)]
            elif "{}" in text:
                found += [text.replace("{}", each.word) for each in things if each.kind in last]
            else:
                found.append(text)
        return found
