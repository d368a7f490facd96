"""Attributes, marks, parts and terms of kinds."""

from __future__ import annotations

from typing import TypeVar

from arnakrt.given import ROUND

from arnakdsl import codes
from arnakdsl.building.types import Types
from arnakdsl.entries import truth
from arnakdsl.model import Attribute, Kind, Mark
from arnakdsl.names import a
from arnakdsl.schema import EVERYWHERE, OF_A_THING
from arnakdsl.source import Span
from arnakdsl.values import entity
from arnakdsl.words import ID, OF_EVERY_GAME, OF_POSITIONS, PLAYER, better_id
from arnakdsl.yamltree import Mapping, Node, Scalar

T = TypeVar("T")


class Members(Types):
    """What things of a kind have."""

    def members(self) -> None:
        """The members of all kinds: attributes first, since parts name them."""
        names = {kind.name: self.taken(kind) for kind in self.model.kinds.values()}
        for kind in self.model.kinds.values():
            self.printed(kind, names[kind.name])
        for kind in self.model.kinds.values():
            self.changing(kind, names[kind.name])

    def printed(self, kind: Kind, taken: dict[str, Span | None]) -> None:
        """The attributes of a kind, and its home."""
        if kind.group or kind.name in OF_EVERY_GAME:
            return
        self.home(kind)
        for key, node in self.pairs(kind.entry, "attributes"):
            name = str(key.value)
            if name in OF_A_THING or name in EVERYWHERE:
                self.found(codes.RESERVED_WORD, key.span, seen=name, hint="every entry may have a field of this name")
                self.model.spoilt.add(name)
            else:
                self.keep(kind.attributes, key, self.attribute(key, node), taken)

    def keep(self, members: dict[str, T], key: Scalar, found: T | None, taken: dict[str, Span | None]) -> None:
        """A member under its name, which is spoilt if the one or the other is not understood."""
        name = str(key.value)
        if found is None:
            self.model.spoilt.add(name)
        if self.fine_name(name, key.span, taken) and found is not None:
            members[name] = found

    def of_positions(self) -> None:
        """No part of a position is called what positions say of themselves, or like a seat that somebody plays."""
        model, game = self.model, self.model.kinds["game"]
        marks = game.entry.mapping("marks")
        named = [(str(key.value), key.span) for key, _ in (marks.items if marks else ())]
        spans = {name: self.ids[name].id_span for name, each in model.resources.items() if each.of == "game"}
        spans |= {name: model.kinds[name].entry.id_span for name in self.concrete()}
        spans |= {name: span for name, span in named if name in game.marks and name != ROUND}
        spans |= {name: self.of_head[name] for name in model.others}
        for pile in model.piles.values():
            entry = self.ids[pile.name]
            if pile.owner == "game":
                shown = entry.scalar("shown")
                spans[pile.shown.split(".")[0]] = shown.span if shown else entry.id_span
        for name, span in spans.items():
            if (name in OF_POSITIONS or PLAYER.fullmatch(name)) and not self.faulty(span):
                hint = f"in positions '{name}' is something else: give it another name"
                self.found(codes.BAD_ID, span, id=name, hint=hint)

    def attribute(self, key: Scalar, node: Node) -> Attribute | None:
        kind_of = self.type_of(node, "an attribute")
        default, optional = map(node.get, ("default", "optional")) if isinstance(node, Mapping) else (None, None)
        return Attribute(str(key.value), kind_of, truth(optional), default, key.span) if kind_of else None

    def home(self, kind: Kind) -> None:
        """The pile where its things go: one of the game, in which they can lie."""
        node = self.scalar(kind.entry, "home")
        if node is None:
            return
        pile = self.model.piles.get(str(node.value))
        seen = "" if pile is None else f"a pile of {', '.join(pile.of)}"
        if pile is None:
            self.unknown(codes.UNKNOWN_PILE, node.span, str(node.value), self.model.piles)
        elif pile.owner != "game" or kind.name not in pile.of:
            seen += "" if pile.owner == "game" else f" of each {pile.owner}"
            wanted = f"a pile of {kind.name} of the game"
            self.found(codes.WRONG_TYPE, node.span, text=node.value, seen=seen, wanted=wanted)

    def changing(self, kind: Kind, taken: dict[str, Span | None]) -> None:
        """Marks, parts and terms of a kind, once all attributes are known."""
        if kind.group:
            return
        for key, node in self.pairs(kind.entry, "marks"):
            self.keep(kind.marks, key, self.mark(key, node), taken)
        for key, node in self.pairs(kind.entry, "parts"):
            self.keep(kind.parts, key, self.part(kind, key, node), taken)
        for key, node in self.pairs(kind.entry, "terms"):
            self.keep(kind.terms, key, self.expr(node), taken)

    def mark(self, key: Scalar, node: Node) -> Mark | None:
        options = node if isinstance(node, Mapping) else Mapping((), node.span)
        holds, spec = options.get("holds"), options.get("type")
        if isinstance(node, Mapping) and not holds and not spec:
            owner = f"the mark '{key.value}'"
            self.found(codes.MISSING_FIELD, key.span, owner=owner, field="type", hint="add 'type:' or 'holds:'")
            return None
        if holds and spec:
            place = next(each.span for each, _ in options.items if each.value == "type")
            hint = "'holds' says already what lies there"
            self.found(codes.FIELD_NOT_HERE, place, owner=f"the mark '{key.value}'", field="type", hint=hint)
            return None
        kind_of = self.type_of(holds, "a place for a thing") if holds else self.type_of(node, "a mark")
        if not kind_of:
            return None

        def word(name: str, default: str = "") -> str:
            found = options.get(name)
            return str(found.value) if isinstance(found, Scalar) else default

        lasts = options.get("lasts")
        if lasts and not ID.fullmatch(word("lasts")):
            self.found(codes.BAD_ID, lasts.span, id=word("lasts"), hint=better_id(word("lasts")))
        return Mark(str(key.value), kind_of, holds is not None, word("lasts"), word("view", "all"))

    def part(self, kind: Kind, key: Scalar, node: Node) -> tuple[str, str] | None:
        """`KIND.ATTRIBUTE`, where the attribute names a thing of this kind."""
        text = str(node.value if isinstance(node, Scalar) else "")
        other, dot, attribute = text.partition(".")
        if not (other and dot and attribute):
            seen = f"'{text}'"
            self.found(codes.WRONG_SHAPE, node.span, what=f"'{key.value}'", expected="KIND.ATTRIBUTE", seen=seen)
            return None
        found = self.model.kinds.get(other)
        if not found:
            self.unknown(codes.UNKNOWN_KIND, node.span, other, self.model.kinds)
            return None
        named = found.attributes.get(attribute)
        if not named:
            self.unknown(codes.UNKNOWN_MEMBER, node.span, attribute, found.attributes, owner=a(other))
        elif named.type.name != "entity" or kind.name not in named.type.of:
            wanted = str(entity(kind.name))
            self.found(codes.WRONG_TYPE, node.span, text=text, seen=str(named.type), wanted=wanted)
        else:
            return other, attribute
        return None
