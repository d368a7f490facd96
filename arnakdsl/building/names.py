"""What names of members, options and arguments can be."""

from __future__ import annotations

from arnakdsl import codes
from arnakdsl.building.fields import Fields
from arnakdsl.model import Kind
from arnakdsl.source import Span
from arnakdsl.words import ID, OF_EVERY_GAME, better_id, never_names


class Names(Fields):
    """Names that are declared inside entries and in the head."""

    def fine_name(self, name: str, span: Span, taken: dict[str, Span | None]) -> bool:
        """Can it be a name here?  Else it is spoilt, and it was said why."""
        if not ID.fullmatch(name):
            self.found(codes.BAD_ID, span, id=name, hint=better_id(name))
            self.misnamed(name)
        elif name in never_names():
            self.found(codes.RESERVED_WORD, span, seen=name, hint="give it another name")
        elif name in taken:
            self.taken_by(taken[name], span, name, "give it another name")
            self.model.lost = True  # which of the two is meant elsewhere nobody can know
        else:
            taken[name] = span
            return True
        self.model.spoilt.add(name)
        return False

    def taken(self, kind: Kind) -> dict[str, Span | None]:
        """What a member of a kind cannot be called: piles it has, and what is looked for in the same place."""
        model = self.model
        found: dict[str, Span | None] = {
            pile.name: self.ids[pile.name].id_span for pile in model.piles.values() if pile.owner == kind.name
        }
        if kind.name in OF_EVERY_GAME:
            counters = [each.name for each in model.resources.values() if each.of == kind.name]
            found |= {name: self.ids[name].id_span for name in counters}
        if kind.name == "game":
            found |= self.of_head
            found |= {name: model.kinds[owner].entry.id_span for name, owner in model.sets.items()}
            values = {name: entry for name, entry in self.seen.items() if entry.kind not in ("resource", "icon")}
            found |= {name: entry.id_span for name, entry in values.items()}
        return found
