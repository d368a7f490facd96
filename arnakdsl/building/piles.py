"""Piles, and their names in positions."""

from __future__ import annotations

from arnakdsl import codes
from arnakdsl.building.kinds import Kinds
from arnakdsl.entries import Entry, truth
from arnakdsl.model import PileDecl
from arnakdsl.words import ID, OF_EVERY_GAME


class Piles(Kinds):
    """Declarations of piles."""

    def piles(self) -> None:
        for entry in self.sound("pile"):
            self.pile(entry)
        self.shown()

    def pile(self, entry: Entry) -> None:
        kinds = [name for name in self.model.kinds if name not in OF_EVERY_GAME]
        found = self.references(entry, "of", kinds, codes.UNKNOWN_KIND)
        of = [member for name, _ in found for member in self.model.kinds[name].members]
        if not self.owned(entry) or not of:
            self.model.spoilt.add(entry.id)
            return
        self.model.piles[entry.id] = PileDecl(
            entry.id,
            tuple(dict.fromkeys(of)),
            self.word(entry, "owner", "game"),
            self.word(entry, "view", "all"),
            truth(entry.node("gaps")),
            self.plain_word(entry, "segment"),
            self.word(entry, "shown", entry.id),
        )

    def owned(self, entry: Entry) -> bool:
        """Is its owner known?  If so, who sees it must go with that."""
        owners = [*OF_EVERY_GAME, *self.concrete()]
        owner, view = entry.scalar("owner"), entry.scalar("view")
        if owner and owner.value not in owners:
            self.unknown(codes.UNKNOWN_KIND, owner.span, str(owner.value), owners)
            return False
        expected = hint = ""
        if view and view.value == "owner" and not (owner and owner.value == "player"):
            expected, hint = "all, none or top", "a pile that one player sees has 'owner: player'"
        elif view and view.value != "all" and truth(entry.node("gaps")):
            expected, hint = "all", "a pile that keeps its places is seen by all"
        if view and expected:
            self.found(
                codes.WRONG_SHAPE, view.span, what="'view'", expected=expected, seen=f"'{view.value}'", hint=hint
            )
        return True

    def shown(self) -> None:
        """The names of piles in positions: words with dots, none taken by another pile, none a part of another."""
        model = self.model
        piles = {pile.shown: self.ids[pile.name] for pile in model.piles.values() if pile.shown == pile.name}
        for owner in dict.fromkeys(pile.owner for pile in model.piles.values()):
            taken = {name: self.ids[name] for name, each in model.resources.items() if each.of == owner}
            own = [pile for pile in model.piles.values() if pile.owner == owner]
            taken |= piles
            kind = model.kinds[owner].entry
            marks = kind.mapping("marks")
            taken |= {str(key.value): kind for key, _ in (marks.items if marks else ())}
            if owner == "game":
                taken |= {name: each.entry for name, each in model.kinds.items()}
            for pile in own:
                if pile.shown != pile.name:
                    self._shown(pile, taken)
                    piles[pile.shown] = self.ids[pile.name]

    def _shown(self, pile: PileDecl, taken: dict[str, Entry]) -> None:
        entry = self.ids[pile.name]
        node = entry.scalar("shown")
        assert node is not None
        if not all(map(ID.fullmatch, pile.shown.split("."))):
            seen, expected = f"'{pile.shown}'", "a word, or words with '.' between"
            self.found(codes.WRONG_SHAPE, node.span, what="'shown'", expected=expected, seen=seen)
            return
        for name, holder in taken.items():
            if name == pile.shown or name.startswith(f"{pile.shown}.") or pile.shown.startswith(f"{name}."):
                hint = f"'{name}' is shown there: give the pile another name in positions"
                self.taken_by(holder.id_span, node.span, pile.shown, hint)
                return
        taken[pile.shown] = entry
