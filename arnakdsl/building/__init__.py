"""The entries of a pack -> its model, and what is wrong with its declarations.

Declarations first, then every printed attribute, with its effects parsed.  What has a finding already is left out of the
model and its name kept as spoilt, so that one mistake gives one finding.
"""

from __future__ import annotations

from collections.abc import Sequence

from arnakdsl.building.shapes import thing_kinds
from arnakdsl.building.things import Things
from arnakdsl.entries import Pack
from arnakdsl.findings import Finding
from arnakdsl.model import Model

__all__ = ["build", "thing_kinds"]


def build(pack: Pack, known: Sequence[Finding] = ()) -> tuple[Model, tuple[Finding, ...]]:
    """The model of a pack, and what was wrong with its declarations beside the findings that are known.

    What could not be understood is left out of the model, so that one mistake gives one finding.
    """
    builder = Builder(pack, known)
    builder.run()
    return builder.model, tuple(builder.findings)


class Builder(Things):
    """Reads a pack; `model` and `findings` grow."""

    def run(self) -> None:
        self.head()
        self.only()
        self.resources()
        self.kinds()
        self.piles()
        self.members()
        self.of_positions()
        self.rules()
        self.things()
