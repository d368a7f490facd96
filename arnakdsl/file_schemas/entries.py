"""Schemas of the files of entries, of entries, and of the head of a pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any

from arnakdsl import codes
from arnakdsl.building import build, thing_kinds
from arnakdsl.building.types import SAID, TYPES_OF
from arnakdsl.entries import ONLY, Pack
from arnakdsl.file_schemas.names import Schema, names_like, offered, whole
from arnakdsl.findings import Code, Finding, Severity
from arnakdsl.model import Attribute, Model
from arnakdsl.schema import EVERYWHERE, HEAD_SCHEMA, KINDS_SAY, LANGUAGE_KINDS, Field, entry_schema, language_fields
from arnakdsl.values import TYPE_WORDS
from arnakdsl.words import ID, IGNORE, NEW_GAME, NUMBERED_ID, OF_EVERY_GAME, PLAYER, PLAYERS, never_ids

TYPED = {"attributes": "an attribute", "marks": "a mark", "takes": "an argument"}
"""Fields with names and their types, and what such a name is of."""
OFFERED: dict[tuple[str, str], Callable[[Model], Iterable[str]]] = {
    ("icon", "pays"): lambda model: (name for name, each in model.resources.items() if each.icon),
    ("kind", "any_of"): lambda model: (name for name in model.kinds if name not in OF_EVERY_GAME),
    ("kind", "home"): lambda model: (name for name, each in model.piles.items() if each.owner == "game"),
    ("pile", "of"): lambda model: (name for name in model.kinds if name not in OF_EVERY_GAME),
    ("pile", "owner"): lambda model: ("player", *(name for name in model.kinds if name not in OF_EVERY_GAME)),
    ("action", "menu"): lambda model: model.menus,
    ("invariant", "each"): lambda model: ("player", *(name for name in model.kinds if name not in OF_EVERY_GAME)),
}
"""Fields that name something of the pack."""


class Entries:
    """Writes the schemas of one pack: what it holds itself."""

    def __init__(self, pack: Pack, findings: Iterable[Finding]) -> None:
        self.pack = pack
        self.fields: dict[str, dict[str, Field]] = {kind: language_fields(kind) for kind in LANGUAGE_KINDS}
        self.fields |= thing_kinds(pack)
        self.model: Model = build(pack, [*findings])[0]

    # ------------------------------------------------------------ files of entries

    def content(self) -> Schema:
        kinds = {kind: self._kind(kind) for kind in self.fields}
        without = [kind for kind, fields in self.fields.items() if ONLY not in fields]
        body = {
            "description": "entries: a kind, below it an id, below that the fields",
            "type": ["object", "null"],
            "properties": {
                ONLY: {**self._only(), "description": "the games that all entries of this file are in"},
                **kinds,
            },
            "additionalProperties": False,
            "dependentSchemas": {ONLY: {"propertyNames": {"not": {"enum": without}}}},
            "$defs": {
                **{kind: self.entry(kind, fields) for kind, fields in self.fields.items()},
                "names:language": names_like(ID.pattern, never_ids()),
                "names:things": names_like(NUMBERED_ID.pattern, never_ids()),
                "names:kinds": names_like(
                    ID.pattern, never_ids() - {*OF_EVERY_GAME}, LANGUAGE_KINDS, TYPE_WORDS, (ONLY,)
                ),
            },
        }
        return whole(f"content of the pack {self.pack.name}", body)

    def _kind(self, kind: str) -> Schema:
        """All entries of a kind in a file."""
        names = "kinds" if kind == "kind" else "language" if kind in LANGUAGE_KINDS else "things"
        body: Schema = {
            "description": f"{self._says(kind)}: entries by their ids",
            "type": ["object", "null"],
            "propertyNames": {"$ref": f"#/$defs/names:{names}"},
            "additionalProperties": {"$ref": f"#/$defs/{kind}"},
        }
        if kind == "kind":
            own = {name: self.fields["kind"][name] for name in ("marks", "terms", *EVERYWHERE)}
            body["properties"] = dict.fromkeys(OF_EVERY_GAME, self.entry("kind", own))
        return body

    def _says(self, kind: str) -> str:
        return KINDS_SAY.get(kind) or f"a {kind.replace('_', ' ')}"

    def entry(self, kind: str, fields: Mapping[str, Field]) -> Schema:
        """An entry of a kind."""
        body = deepcopy(entry_schema(dict(fields)))
        body["description"] = self._says(kind)
        found: dict[str, Schema] = body["properties"]
        for name, field in fields.items():
            if field.form in ("references", "some references") and "uniqueItems" not in found[name]:
                found[name]["uniqueItems"] = True
        fields_of = [name for name in fields if name not in EVERYWHERE]
        found["confidence"]["then"] = {**found["confidence"]["then"], "propertyNames": {"enum": fields_of}}
        if ONLY in found:
            found[ONLY] = {**self._only(), "description": found[ONLY]["description"]}
        if kind in LANGUAGE_KINDS:
            self._offer(kind, found)
        else:
            for attribute in self.model.kinds[kind].attributes.values() if kind in self.model.kinds else ():
                found[attribute.name] |= self._attribute(attribute, found[attribute.name])
        if kind == "kind" and "any_of" in found:
            group = ["any_of", "all", *EVERYWHERE]
            body |= {"if": {"required": ["any_of"]}, "then": {"propertyNames": {"enum": group}}}
        return body

    def _only(self) -> Schema:
        """The games that something is in: options of the pack and their values."""
        low, high = self.model.seats
        values: dict[str, list[Any]] = {PLAYERS: list(range(low, high + 1))}
        for name, words in self.model.options.items():
            values[name] = [int(each) if name in self.model.counted else each for each in words]
        one_or_more = {
            name: {
                "if": {"type": "array"},
                "then": {"minItems": 1, "uniqueItems": True, "items": {"enum": known}},
                "else": {"enum": known},
            }
            for name, known in values.items()
        }
        return {"type": "object", "minProperties": 1, "properties": one_or_more, "additionalProperties": False}

    # ------------------------------------------------------------ names that editors offer

    def _offer(self, kind: str, found: dict[str, Schema]) -> None:
        """Refine the fields of a kind of the language: names of the pack, types, names of members."""
        for (of, name), names in OFFERED.items():
            if of == kind and name in found:
                known = offered(names(self.model))
                place = found[name]["items"] if found[name].get("type") == "array" else found[name]
                place.pop("type", None)
                place |= known
        for name, what in TYPED.items():
            if name in found and kind in ("kind", "define"):
                self._typed(found[name], what)
        if "marks" in found:
            bodies = found["marks"]["additionalProperties"]["anyOf"]
            bodies[1]["oneOf"] = [{"required": ["type"]}, {"required": ["holds"]}]
            bodies[1]["properties"]["holds"] |= offered(self._kinds_with_entries())
        if "parts" in found:
            places = [f"{kind}.{name}" for kind, each in self.model.kinds.items() for name in each.attributes]
            found["parts"]["additionalProperties"] = {**offered(places), "type": "string", "pattern": "^[^.]+\\..+$"}

    def _typed(self, field: Schema, what: str) -> None:
        """The types that each of some names can have."""
        can = TYPES_OF[what]
        words = [SAID[each] for each in can if SAID[each] in (*TYPE_WORDS, "pile")]
        never = [word for word in (*TYPE_WORDS, "pile") if word not in words]
        known = [
            *words,
            *(self._kinds_with_entries() if "entity" in can else ()),
            *(self.model.sets if "set" in can else ()),
        ]
        one = {**offered(known), "not": {"enum": never}} if never else offered(known)
        several = [{"type": "array", "minItems": 1, "items": {"type": "string"}}] if "words" in can else []
        plain, body = field["additionalProperties"]["anyOf"]
        plain |= one
        body["properties"]["type"] = (
            {"if": {"type": "array"}, "then": several[0], "else": {"type": "string", **one}} if several else one
        )

    def _kinds_with_entries(self) -> list[str]:
        return [name for name in self.model.kinds if name not in OF_EVERY_GAME]

    def _attribute(self, attribute: Attribute, field: Schema) -> Schema:
        """What is printed: its words, or the names that it can have."""
        default = attribute.default
        missing = (
            f"; if left out: {default.span.text}" if default else "; may be left out" if attribute.optional else ""
        )
        of = "a pile of the game" if attribute.type.name == "pile" else str(attribute.type)
        said = {"description": f"{field['description']}: {of}{missing}"}
        match attribute.type.name:
            case "words":
                return {**said, "enum": list(attribute.type.of)}
            case "pile":
                return {**said, **offered(name for name, pile in self.model.piles.items() if pile.owner == "game")}
            case "entity":
                return {**said, **offered(self._ids(attribute.type.of))}
            case "set":
                return {**said, "uniqueItems": True, "items": offered(self._ids(attribute.type.of))}
        return said

    def _ids(self, kinds: Iterable[str]) -> Iterator[str]:
        return (each.id for kind in kinds for each in self.pack.of_kind(kind))

    # ------------------------------------------------------------ the head

    def head(self) -> Schema:
        body = deepcopy(HEAD_SCHEMA)
        fields = body["properties"]
        fields["options"]["propertyNames"] = names_like(ID.pattern, never_ids(), NEW_GAME)
        box = fields["box"]
        box["properties"] = dict.fromkeys(self._kinds_with_entries(), box["additionalProperties"])
        fields["findings"] |= {
            "properties": {code.id: _level(code) for code in codes.CODES.values()},
            "additionalProperties": False,
        }
        others = fields["seats"]["properties"]["others"]
        others["propertyNames"] = {
            "allOf": [names_like(ID.pattern, never_ids()), {"not": {"pattern": f"^{PLAYER.pattern}$"}}]
        }
        section = fields["screen"]["items"]
        section["minProperties"] = 1
        section["properties"]["each"] |= offered(self._kinds_with_entries())
        for name in ("piles", "hide"):
            section["properties"][name]["items"] = offered(self.model.piles)
        return whole("the head of a pack: pack.yaml", {"description": "what a pack is, and for whom", **body})


def _level(code: Code) -> Schema:
    """What may become of the findings of a code: an error stays one."""
    levels = [Severity.ERROR] if code.severity is Severity.ERROR else [IGNORE, Severity.WARNING, Severity.ERROR]
    return {"description": code.name, "enum": list(map(str, levels))}
