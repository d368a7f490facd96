"""The types that declarations name."""

from __future__ import annotations

from arnakdsl import codes
from arnakdsl.building.piles import Piles
from arnakdsl.source import Span
from arnakdsl.values import TYPE_WORDS, Type, entity, pile_of, set_of, words
from arnakdsl.words import OF_EVERY_GAME
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

TYPES_OF = {
    "an attribute": ("number", "condition", "cost", "icons", "effect", "text", "words", "pile", "entity", "set"),
    "a mark": ("number", "condition", "seat", "entity"),
    "a place for a thing": ("entity",),
    "an argument": ("number", "condition", "seat", "cost", "icons", "effect", "pile", "entity", "set"),
}
"""The types that each sort of name can have."""
SAID = {kind.name: word for word, kind in TYPE_WORDS.items()} | {
    "pile": "pile", "entity": "a kind", "set": "the name of a set", "words": "a list of words",
}  # fmt: skip
"""How each type is written."""


class Types(Piles):
    """Types of attributes, marks and arguments."""

    def type_of(self, node: Node | None, what: str) -> Type | None:
        """The type that a declaration names, if what is declared can be of it."""
        spec = node.get("type") if isinstance(node, Mapping) else node
        place = spec or node
        assert place is not None
        found = self._type(spec, place.span)
        if found is None:
            return None
        name = str(spec.value) if isinstance(spec, Scalar) else "a list of words"
        of_every_game = found.name != "pile" and set(found.of) & set(OF_EVERY_GAME)
        if found.name in TYPES_OF[what] and not of_every_game:
            return found
        can = [SAID[each] for each in TYPES_OF[what]]
        hint = f"it can be {', '.join(can[:-1])} or {can[-1]}" if len(can) > 1 else "name a kind that has entries"
        self.found(codes.TYPE_NOT_HERE, place.span, name=name, what=what, hint=hint)
        return None

    def _type(self, spec: Node | None, place: Span) -> Type | None:
        model = self.model
        if isinstance(spec, Sequence):
            return words(*(str(each.value) for each in spec.items if isinstance(each, Scalar)))
        name = str(spec.value) if isinstance(spec, Scalar) else ""
        if name in TYPE_WORDS:
            return TYPE_WORDS[name]
        if name == "pile":
            return pile_of(*model.kinds)
        if name in model.sets:
            return set_of(*model.kinds[model.sets[name]].members)
        if name in model.kinds:
            return entity(*model.kinds[name].members)
        self.unknown(codes.UNKNOWN_TYPE, place, name, [*TYPE_WORDS, "pile", *model.kinds, *model.sets])
        return None
