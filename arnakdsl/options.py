"""Option ids as numbers: a family for each form of id, and a thing (or a number) in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from arnakdsl.linking import BoundAction
from arnakdsl.model import Thing
from arnakdsl.typed import LabelOf


@dataclass(slots=True)
class Families:
    """The families of one program.  An option is `family * width + thing`."""

    width: int
    templates: list[tuple[str, int]] = field(default_factory=list)
    _numbers: dict[tuple[str, int, str], int] = field(default_factory=dict)
    _rows: dict[str, dict[int, int]] = field(default_factory=dict)

    def of(self, template: str, first: int = 0, action: str = "") -> int:
        """The number of a family; actions have families of their own, so that a number leads to its action."""
        key = (template, first, action)
        if key not in self._numbers:
            self._numbers[key] = len(self.templates)
            self.templates.append((template, first))
        return self._numbers[key]

    def of_label(self, label: LabelOf) -> tuple[int, int]:
        """The family of a labelled step, and how many gaps it has."""
        gaps = len(label.args)
        return self.of(label.words + ":{}" * gaps), gaps

    def pick(self, label: LabelOf, segment: str) -> int:
        """The family of a pick among things."""
        words = [label.words, segment] if segment else [label.words]
        return self.of(":".join([*words, "{}"]))

    def number(self, label: LabelOf) -> int:
        """The family of a pick among numbers."""
        return self.of(f"{label.words}:{{n}}")

    def action(self, action: BoundAction, firsts: Sequence[Thing]) -> tuple[int, ...]:
        """The families of an action: one, or one for each thing that fills the first of two gaps."""
        template = re.sub(r"\{[a-z_0-9]+\}", "{}", action.option)
        if len(action.candidates) == 1 and action.candidates[0][1].type.of == ("number",):
            template = template.replace("{}", "{n}")
        if len(action.candidates) < 2:
            return (self.of(template, 0, action.name),)
        return tuple(self.rows(action, firsts).values())

    def rows(self, action: BoundAction, firsts: Sequence[Thing]) -> dict[int, int]:
        """For an action with two gaps: the first thing's number -> family."""
        if action.name not in self._rows:
            template = re.sub(r"\{[a-z_0-9]+\}", "{}", action.option)
            self._rows[action.name] = {each.number: self.of(template, each.number, action.name) for each in firsts}
        return self._rows[action.name]
