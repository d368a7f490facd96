"""The shape of each kind of entry: its fields and what each may hold.

One table for the kinds of the language; a kind that a pack declares gets its shape from its own `attributes`.  Checks,
JSON schemas and docs are read from here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arnakdsl.records import record
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


@record
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

KINDS_SAY = {
    "resource": "a counter",
    "icon": "an icon that pays for costs",
    "kind": "a kind of things",
    "pile": "a pile, or one for each owner",
    "menu": "actions that are offered together",
    "define": "a verb of the pack",
    "action": "something a player may do",
    "unit": "what a cost takes piece by piece",
    "source": "what gives icons during a payment",
    "payment": "which icons stay",
    "procedure": "a part of the course of the game",
    "score": "points of a player",
    "tiebreak": "who wins among equals",
    "evaluation": "what a position is worth to a player, for bots",
    "invariant": "what must hold at every decision",
}
"""What an entry of each kind of the language is."""

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


def _says(body: dict[str, Any], says: str) -> dict[str, Any]:
    return {**body, "description": says}


def _mapping(required: tuple[str, ...] = (), **fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(required), "additionalProperties": False}


_OF_SOME_GAMES = _mapping(
    ("values",),
    values=_says(_CHOICES, "what it can be; the first is the default"),
    players=_says(_GAMES, "the numbers of players with a choice"),
)
_WORDS = {"type": "array", "items": {"type": "string"}}
_OTHERS = {
    "type": "object",
    "minProperties": 1,
    "additionalProperties": _mapping(("players",), players=_says(_GAMES, "the numbers of players with this seat")),
}
_SECTION = _mapping(
    each=_says({"type": "string"}, "a kind, whose things are shown"),
    rows=_says({"type": "string"}, "the attribute by which they stand in rows"),
    steps=_says({"type": "string"}, "the attribute by which they stand one behind the other"),
    piles=_says({**_WORDS, "minItems": 1}, "piles of the game"),
    show=_says(_WORDS, "printed attributes that are shown with them"),
    hide=_says(_WORDS, "piles that are not shown"),
)
HEAD_SCHEMA: dict[str, Any] = _mapping(
    ("name", "language", "seats"),
    name=_says({"type": "string"}, "the name of the pack, one word"),
    title=_says({"type": "string"}, "its name for people"),
    version=_says({"type": "string"}, "its version, in quotes where it could be a number"),
    language=_says({"type": "integer", "enum": [1]}, "the version of the language"),
    seats=_says(
        _mapping(
            ("least", "most"),
            least=_says({"type": "integer", "minimum": 1}, "the fewest players"),
            most=_says({"type": "integer", "maximum": MOST_SEATS}, "the most players"),
            others=_says(_OTHERS, "seats that nobody plays"),
        ),
        "how many play",
    ),
    options=_says(
        {
            "type": "object",
            "additionalProperties": {"if": {"type": "object"}, "then": _OF_SOME_GAMES, "else": _CHOICES},
        },
        "what a game can be asked for, each with its values",
    ),
    box=_says(
        {"type": "object", "minProperties": 1, "additionalProperties": {"type": "integer", "minimum": 0}},
        "how many things of each kind are in the box",
    ),
    findings=_says(
        {"type": "object", "additionalProperties": {"enum": [IGNORE, "warning", "error"]}},
        "what becomes of findings, by their codes",
    ),
    screen=_says({"type": "array", "items": _SECTION}, "how a terminal shows a position, section by section"),
)
