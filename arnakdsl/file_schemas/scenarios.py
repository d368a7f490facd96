"""Schemas of the files of scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arnakdsl.file_schemas.entries import Entries
from arnakdsl.file_schemas.names import Schema, offered_among_all, whole
from arnakdsl.model import Kind
from arnakdsl.scenarios.matching import OFFERS, PILES
from arnakdsl.scenarios.reading import FIELDS, PART, STEP, SURVIVOR, Fields
from arnakdsl.scenarios.settings import SETTINGS
from arnakdsl.words import OF_POSITIONS, PLAYERS
from arnakdsl.yamltree import Mapping, Scalar, Sequence

SCALAR = {"type": ["string", "number", "boolean"]}


class Scenarios(Entries):
    """Writes the schema of scenarios: what can be said of the positions of a pack."""

    def scenarios(self) -> Schema:
        then = {"$ref": "#/$defs/position"}
        steps = {"items": self._written(PART, then=then)}
        scenario = self._written(FIELDS, ("scenario",), given=self._position(given=True), then=then, steps=steps)
        body = {
            "description": "scenarios: what is given, what is chosen, what must come of it",
            "type": ["array", "null"],
            "items": {
                "if": {"required": ["survives"]},
                "then": self._written(SURVIVOR, tuple(SURVIVOR)),
                "else": scenario,
            },
            "$defs": {
                "position": self._position(),
                "seat": self._seat(),
                **{f"things:{kind}": self._things(kind) for kind in self._kinds_of_positions()},
            },
        }
        return whole(f"scenarios of the pack {self.pack.name}", body)

    def _written(self, known: Fields, required: tuple[str, ...] = (), **more: Schema) -> Schema:
        """A mapping with fields, each of its type."""
        forms: dict[type, Schema] = {
            Scalar: SCALAR,
            Sequence: {"type": "array"},
            Mapping: {"type": "object"},
        }
        fields = {name: {**forms[of], "description": says, **more.get(name, {})} for name, (of, says) in known.items()}
        if "when" in fields:
            refused = {
                "type": "object",
                "minProperties": 1,
                "properties": dict.fromkeys(STEP, SCALAR),
                "additionalProperties": False,
            }
            fields["when"]["items"] = {"if": {"type": "object"}, "then": refused, "else": SCALAR}
        if "rules" in fields:
            fields["rules"]["items"] = SCALAR
        return {"type": "object", "properties": fields, "required": list(required), "additionalProperties": False}

    def _position(self, given: bool = False) -> Schema:
        """Parts of a position; any other name is let pass."""
        seats = [f"p{number}" for number in range(1, self.model.seats[1] + 1)] + list(self.model.others)
        found: dict[str, Schema] = {name: {"$ref": "#/$defs/seat"} for name in seats}
        found |= {name: {} for name in OF_POSITIONS if name != "hidden_reads"}
        found |= {
            name: {"description": "a counter of the game"}
            for name, each in self.model.resources.items()
            if each.of == "game"
        }
        found |= self._marks(self.model.kinds["game"])
        for pile in self.model.piles.values():
            if pile.owner == "game":
                first, _, rest = pile.shown.partition(".")
                place = found.setdefault(first, {"type": "object", "properties": {}})
                if rest and "properties" in place:
                    place["properties"][rest] = self._pile(pile.of)
                elif not rest:
                    found[first] = self._pile(pile.of)
        found |= {kind: {"$ref": f"#/$defs/things:{kind}"} for kind in self._kinds_of_positions()}
        if given:
            return {"properties": {"game": self._game(), **found}}
        offers = {name: {"type": "array"} for name in OFFERS}
        found["options"] = {
            "type": "object",
            "description": "what is offered",
            "properties": offers,
            "additionalProperties": False,
        }
        found["scores"] = {"type": "object", "description": "points, by seat or by seat and score"}
        found["ranking"] = {"description": "the seats, the first one first"}
        found["over"] = {"description": "whether the game is over"}
        found["view"] = {"type": "object", "description": "what a seat may know; `_` is what it does not"}
        return {"properties": found}

    def _game(self) -> Schema:
        low, high = self.model.seats
        settings: dict[str, Schema] = {
            PLAYERS: {"enum": list(range(low, high + 1)), "description": "how many play"},
            "seed": {"type": "integer", "description": "where chance begins"},
            "start": {"description": "the seat that starts"},
        }
        assert tuple(settings) == SETTINGS
        for name, words in self.model.options.items():
            values: list[Any] = [*map(int, words), *words] if name in self.model.counted else list(words)
            settings[name] = {"enum": values, "description": "an option of the pack"}
        return {"type": "object", "description": "how many play, from which seed, with which options",
                "properties": settings, "additionalProperties": False}  # fmt: skip

    def _seat(self) -> Schema:
        found: dict[str, Schema] = {
            name: {"description": "an icon" if each.icon else "a counter"}
            for name, each in self.model.resources.items()
            if each.of == "player"
        }
        found |= self._marks(self.model.kinds["player"])
        found |= {pile.shown: self._pile(pile.of) for pile in self.model.piles.values() if pile.owner == "player"}
        return {"description": "what a player has", "properties": found}

    def _kinds_of_positions(self) -> list[str]:
        """Kinds whose things have something that changes."""
        owners = {pile.owner for pile in self.model.piles.values()}
        return [name for name in self._kinds_with_entries() if self.model.kinds[name].marks or name in owners]

    def _things(self, kind: str) -> Schema:
        found = self._marks(self.model.kinds[kind])
        found |= {pile.shown: self._pile(pile.of) for pile in self.model.piles.values() if pile.owner == kind}
        one = {"properties": found}
        return {
            "description": f"{self._says(kind)}: what changes on each, by its id",
            "properties": dict.fromkeys(self._ids([kind]), one),
        }

    def _marks(self, kind: Kind) -> dict[str, Schema]:
        return {
            name: {
                "description": f"{'a place for ' if mark.holds else ''}{mark.type}",
                **(offered_among_all(self._ids(mark.type.of)) if mark.type.name == "entity" else {}),
            }
            for name, mark in kind.marks.items()
        }

    def _pile(self, kinds: Iterable[str]) -> Schema:
        words = ", ".join(PILES)
        return {
            "description": f"what lies there, the top first, or a mapping with {words}",
            "items": offered_among_all(self._ids(kinds)),
        }
