"""The entries of a pack's own kinds, with their printed attributes."""

from __future__ import annotations

from typing import Any

from arnakdsl import codes
from arnakdsl.building.rules import Rules
from arnakdsl.entries import truth
from arnakdsl.findings import Code
from arnakdsl.model import Attribute, PileDecl, Thing
from arnakdsl.syntax.lexing import BIGGEST
from arnakdsl.values import Type
from arnakdsl.yamltree import Node, Scalar, Sequence


class Things(Rules):
    """Things, and what is written on them."""

    def things(self) -> None:
        self.numbers()
        self._ids: dict[tuple[str, ...], dict[str, int]] = {}
        for kind in self.model.kinds.values():
            for attribute in kind.attributes.values():
                if isinstance(attribute.default, Scalar):
                    self.written(attribute, attribute.default)
        for thing in self.model.things:
            for attribute in self.model.kinds[thing.kind].attributes.values():
                key, node = thing.entry.fields.get(attribute.name) or (None, None)
                if key and node and self.faults and self.faulty(key.span, node.span):
                    continue
                node = node or attribute.default
                if node is not None:
                    thing.written[attribute.name] = self.written(attribute, node)

    def numbers(self) -> None:
        """A number for each thing, kind by kind."""
        model = self.model
        for name in self.concrete():
            entries = self.pack.of_kind(name)
            model.first[name] = len(model.things) + 1
            model.size[name] = len(entries)
            for entry in entries:
                thing = Thing(
                    len(model.things) + 1, name, entry.id, entry,
                    self.plain_word(entry, "word", entry.id), self.word(entry, "copies", "1"),
                )  # fmt: skip
                model.things.append(thing)
                model.by_id.setdefault(entry.id, thing)

    def written(self, attribute: Attribute, node: Node) -> Any:
        """The value of an attribute as far as it can be read without looking at effects."""
        kind_of = attribute.type
        match kind_of.name:
            case "effect":
                return self.steps(node)
            case "cost" | "icons":
                return self.args(node)
            case "number":
                return self.whole(node)
            case "condition":
                if not isinstance(node, Scalar) or node.value not in ("yes", "no", True, False):
                    self.wrong(node, "yes or no")
                return int(truth(node))
            case "text":
                return str(node.value) if isinstance(node, Scalar) else ""
            case "words":
                return self.reference(node, {word: at for at, word in enumerate(kind_of.of, 1)}, codes.UNKNOWN_WORD)
            case "pile":
                return self.named_pile(node)
            case "entity":
                return self.reference(node, self.ids_of(kind_of), codes.UNKNOWN_ID)
            case "set":
                return self.several(node, self.ids_of(kind_of))
        return None

    def named_pile(self, node: Node) -> str | None:
        """A pile of the game; of those that each player or thing has it would not be known which."""
        pile: PileDecl | None = self.reference(node, self.model.piles, codes.UNKNOWN_PILE)
        if pile is None or pile.owner == "game":
            return pile.name if pile else None
        seen = f"a pile of each {pile.owner}"
        self.found(codes.WRONG_TYPE, node.span, text=pile.name, seen=seen, wanted="a pile of the game")
        return None

    def whole(self, node: Node) -> int:
        value = node.value if isinstance(node, Scalar) else None
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(node, "a whole number")
            return 0
        if not -BIGGEST <= value <= BIGGEST:
            end, limit = ("greatest", BIGGEST) if value > 0 else ("least", -BIGGEST)
            self.found(codes.BAD_NUMBER, node.span, seen=node.span.text[:12], hint=f"the {end} number is {limit}")
            return 0
        return value

    def several(self, node: Node, known: dict[str, int]) -> tuple[int, ...]:
        """The things of a list, each once; `nothing` is a default without any."""
        if isinstance(node, Scalar):
            if node.value != "nothing":
                self.wrong(node, "a list or 'nothing'")
            return ()
        found: dict[int, Node] = {}
        for each in node.items if isinstance(node, Sequence) else ():
            number = self.reference(each, known, codes.UNKNOWN_ID)
            if number in found:
                self.found(codes.GIVEN_TWICE, each.span, value=each.span.text, hint="remove one")
            elif number:
                found[number] = each
        return tuple(found)

    def wrong(self, node: Node, expected: str) -> None:
        """A default of another form than its type."""
        self.found(codes.WRONG_SHAPE, node.span, what="'default'", expected=expected, seen=f"'{node.span.text}'")

    def ids_of(self, kind_of: Type) -> dict[str, int]:
        """The numbers of the things of some kinds by their ids, once all are there."""
        if kind_of.of not in self._ids:
            of = kind_of.of
            self._ids[of] = {each.id: each.number for each in self.model.things if each.kind in of}
        return self._ids[kind_of.of]

    def reference(self, node: Node, known: dict[str, Any], code: Code) -> Any:
        name = str(node.value) if isinstance(node, Scalar) else node.span.text
        if name in known:
            return known[name]
        self.unknown(code, node.span, name, known)
        return None
