"""The shape of each kind of entry: its fields and what each may hold.

One table for the kinds of the language; a kind that a pack declares gets its shape from its own `attributes`.  Checks,
JSON schemas and docs are read from here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from arnakdsl.syntax.lexing import BIGGEST
from arnakdsl.words import IGNORE

FORMS: dict[str, dict[str, Any]] = {
    "text": {"type": ["string", "integer"]},
    "flag": {"enum": ["yes", "no", True, False]},
    "number": {"type": "integer"},
    "steps": {"type": "string"},
    "expression": {"type": ["string", "integer"]},
    "cost": {"type": ["string", "integer"]},
    "reference": {"type": "string"},
    "references": {"type": "array", "items": {"type": "string"}},
    "expressions": {"type": "object", "minProperties": 1, "additionalProperties": {"type": ["string", "integer"]}},
    "some references": {"type": "array", "minItems": 1, "items": {"type": "string"}},
    "sources": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
}
CONFIDENCE = ("high", "medium", "low")
_SURE = {"enum": list(CONFIDENCE)}
FORMS["confidence"] = {
    "if": {"type": "object"},
    "then": {"minProperties": 1, "additionalProperties": _SURE},
    "else": _SURE,
}
FORMS["any"] = {}
_VALUE = {"type": ["string", "integer"]}
FORMS["only"] = {
    "type": "object", "minProperties": 1,
    "additionalProperties": {"anyOf": [_VALUE, {"type": "array", "minItems": 1, "items": _VALUE}]},
}  # fmt: skip


def _types(required: tuple[str, ...] = (), **fields: dict[str, Any]) -> dict[str, Any]:
    """Names, each with a type: a word, or a mapping with these fields."""
    body = {"type": "object", "properties": fields, "required": list(required), "additionalProperties": False}
    return {"type": "object", "additionalProperties": {"anyOf": [{"type": "string"}, body]}}


_TYPE = {"anyOf": [{"type": "string"}, {"type": "array", "minItems": 1, "items": {"type": "string"}}]}
_DEFAULT = {"type": ["string", "integer", "boolean"]}
FORMS["attributes"] = _types(("type",), type=_TYPE, default=_DEFAULT, optional=FORMS["flag"])
FORMS["arguments"] = _types(("type",), type=_TYPE, default=_DEFAULT)
FORMS["marks"] = _types(type=_TYPE, holds=FORMS["reference"], lasts=FORMS["reference"], view={"enum": ["all", "none"]})


@dataclass(frozen=True, slots=True)
class Field:
    """One field: the form of its value, whether it must be there, what it says."""

    form: str
    says: str
    required: bool = False
    choices: tuple[str, ...] = ()

    def schema(self) -> dict[str, Any]:
        body = {"enum": list(self.choices)} if self.choices else FORMS[self.form]
        return {**body, "description": self.says}


def _view(*choices: str) -> Field:
    return Field("text", "who sees it", choices=choices)


EVERYWHERE = {
    "source": Field("sources", "where the figures come from"),
    "confidence": Field("confidence", "how sure the figures are, of all fields or of some by their names"),
    "note": Field("text", "a remark for people"),
}

OF_SOME_GAMES = {
    "only": Field("only", "the games that it is in: options of the pack with their values, and `players`"),
}

OF_A_THING = {
    "name": Field("text", "the printed name"),
    "copies": Field("text", "how many there are: a number, `players` or `seats`"),
    "word": Field("reference", "the word for it in the ids of options, when it is not its id"),
    **OF_SOME_GAMES,
}

LANGUAGE_KINDS: dict[str, dict[str, Field]] = {
    "resource": {
        "of": Field("text", "whose counter it is", choices=("player", "game")),
        "lasts": Field("reference", "the word behind `clear` that sets it to 0"),
    },
    "icon": {
        "pays": Field("references", "the icons it can pay for besides itself"),
        "lasts": Field("reference", "the word behind `clear` that empties the pool of it"),
    },
    "kind": {
        "all": Field("reference", "the name of the set of all of them"),
        "any_of": Field("some references", "the kinds that this name stands for"),
        "home": Field("reference", "the pile where they go when a position names others"),
        "attributes": Field("attributes", "what is printed on each"),
        "marks": Field("marks", "what changes on each"),
        "parts": Field("expressions", "things of another kind that name this one: kind.attribute"),
        "terms": Field("expressions", "values worked out from the others"),
    },
    "pile": {
        "of": Field("some references", "the kinds that lie in it", required=True),
        "owner": Field("reference", "`player` or a kind that has one each"),
        "view": _view("all", "owner", "none", "top"),
        "gaps": Field("flag", "a taken card leaves an empty place"),
        "segment": Field("reference", "the word before its cards in the ids of options"),
        "shown": Field("reference", "its name in positions and views, when it is not its id"),
    },
    "menu": {"beside": Field("expression", "when its actions stand beside every decision")},
    "define": {
        "takes": Field("arguments", "its arguments; `to place` is named by the preposition `to`"),
        "do": Field("steps", "what it does", required=True),
    },
    "action": {
        "menu": Field("reference", "the menu it stands in"),
        "when": Field("expression", "when it is open at all"),
        "for": Field("expressions", "what it is done with: a name and a set"),
        "cost": Field("cost", "what must be paid"),
        "option": Field("text", "the ids of its options"),
        "do": Field("steps", "what it does", required=True),
        **OF_SOME_GAMES,
    },
    "unit": {
        "for": Field("expressions", "what can be given", required=True),
        "option": Field("text", "the ids of its options", required=True),
        "do": Field("steps", "how it is given", required=True),
        **OF_SOME_GAMES,
    },
    "source": {
        "for": Field("expressions", "what gives the icons"),
        "cost": Field("cost", "tokens that are paid for them"),
        "gives": Field("cost", "the icons", required=True),
        "option": Field("text", "the ids of its options", required=True),
        "do": Field("steps", "what becomes of the giver"),
        **OF_SOME_GAMES,
    },
    "payment": {
        "ask": Field("expression", "when it matters which icons stay", required=True),
        "option": Field("text", "the word before the icons that stay", required=True),
    },
    "procedure": {"do": Field("steps", "what it does", required=True)},
    "score": {"value": Field("expression", "points of a player", required=True), **OF_SOME_GAMES},
    "tiebreak": {"value": Field("expression", "higher is better", required=True), **OF_SOME_GAMES},
    "evaluation": {
        "value": Field("expression", "what a position is worth to a player", required=True),
        **OF_SOME_GAMES,
    },
    "invariant": {
        "each": Field("reference", "`player`, or a kind: it must hold for each"),
        "holds": Field("expression", "what must always be true", required=True),
        **OF_SOME_GAMES,
    },
}


def language_fields(kind: str) -> dict[str, Field]:
    """The fields of a kind of the language."""
    return {**LANGUAGE_KINDS[kind], **EVERYWHERE}


def thing_fields(attributes: Iterable[tuple[str, str, bool]]) -> dict[str, Field]:
    """The fields of a kind that a pack declares: (name, form, required) for each attribute."""
    own = {name: Field(form, f"the {name.replace('_', ' ')}", required) for name, form, required in attributes}
    return {**own, **OF_A_THING, **EVERYWHERE}


def entry_schema(fields: dict[str, Field]) -> dict[str, Any]:
    """The JSON schema (2020-12) of one entry."""
    required = [name for name, each in fields.items() if each.required]
    return {
        "type": ["object"] if required else ["object", "null"],
        "properties": {name: each.schema() for name, each in fields.items()},
        "required": required,
        "additionalProperties": False,
    }


MOST_SEATS = 8
_COUNT = {"type": "integer", "minimum": 1}
_GAMES = {"if": {"type": "array"}, "then": {"minItems": 1, "items": _COUNT}, "else": _COUNT}
_CHOICE = {"type": ["string", "integer"], "minimum": -BIGGEST, "maximum": BIGGEST}
_CHOICES = {"type": "array", "minItems": 1, "items": _CHOICE}
_OF_SOME_GAMES = {
    "type": "object",
    "properties": {"values": _CHOICES, "players": _GAMES},
    "required": ["values"],
    "additionalProperties": False,
}
HEAD_SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "title": {"type": "string"},
        "version": {"type": "string"},
        "language": {"type": "integer", "enum": [1]},
        "seats": {
            "type": "object",
            "properties": {
                "least": {"type": "integer", "minimum": 1},
                "most": {"type": "integer", "maximum": MOST_SEATS},
                "others": {
                    "type": "object",
                    "minProperties": 1,
                    "additionalProperties": {
                        "type": "object",
                        "properties": {"players": _GAMES},
                        "required": ["players"],
                        "additionalProperties": False,
                    },
                },
            },
            "required": ["least", "most"],
            "additionalProperties": False,
        },
        "options": {
            "type": "object",
            "additionalProperties": {"if": {"type": "object"}, "then": _OF_SOME_GAMES, "else": _CHOICES},
        },
        "box": {"type": "object", "minProperties": 1, "additionalProperties": {"type": "integer", "minimum": 0}},
        "findings": {"type": "object", "additionalProperties": {"enum": [IGNORE, "warning", "error"]}},
        "screen": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "each": {"type": "string"},
                    "rows": {"type": "string"},
                    "steps": {"type": "string"},
                    "piles": {"type": "array", "minItems": 1, "items": {"type": "string"}},
                    "show": {"type": "array", "items": {"type": "string"}},
                    "hide": {"type": "array", "items": {"type": "string"}},
                },
                "additionalProperties": False,
            },
        },
    },
    "required": ["name", "language", "seats"],
    "additionalProperties": False,
}
