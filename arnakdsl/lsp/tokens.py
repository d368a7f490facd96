"""The words of effects, by what they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arnakdsl.functions import FUNCTIONS
from arnakdsl.lsp.effects import Effect, effects_of, words_of
from arnakdsl.lsp.workspace import Analysis
from arnakdsl.schema import LANGUAGE_KINDS
from arnakdsl.source import Source, Span
from arnakdsl.syntax.lexing import lex
from arnakdsl.syntax.table import load_table
from arnakdsl.verbs import VERBS

SORTS = (
    "keyword",
    "number",
    "operator",
    "function",
    "method",
    "parameter",
    "property",
    "variable",
    "type",
    "enumMember",
    "label",
)
"""What a word can be, in the order of the numbers that the protocol gives them."""
SIGNS = frozenset({"_ARROW", "_BAR", "EQUAL", "COMPARISON", "PLUS", "MINUS", "STAR", "DOTS"})
ROLES = {
    "verb": "method",
    "function": "function",
    "member": "property",
    "unit": "enumMember",
    "label": "label",
    "given": "parameter",
}


@dataclass(frozen=True, slots=True)
class Coloured:
    """Some characters and what they are: a word of SORTS."""

    span: Span
    sort: str


def tokens(pack: Analysis, source: Source) -> list[Coloured]:
    """The words and signs of the effects in a file, in order."""
    found = (
        each
        for entry in pack.entries.values()
        if entry.id_span.source is source
        for effect in effects_of(entry, pack.fields.get(entry.kind, {}))
        for each in _of_effect(pack, effect)
    )
    return sorted(found, key=lambda each: each.span.start)


def _of_effect(pack: Analysis, effect: Effect) -> Iterator[Coloured]:
    table = load_table()
    roles = {word.name.span.start: word for word in words_of(effect)}
    for token in lex(effect.scalar.text, table)[0]:
        word = roles.get(token.span.start)
        if word is not None and token.span.text == word.name.text:
            role = "parameter" if word.given else ROLES.get(word.role) or _name(pack, word.name.text)
            yield Coloured(token.span, role)
        elif token.type == "INT":
            yield Coloured(token.span, "number")
        elif token.type in SIGNS:
            yield Coloured(token.span, "operator")
        elif token.type in table.keywords.values():
            yield Coloured(token.span, "keyword")
        elif token.type == "WORD" and token.span.text == token.text:
            yield Coloured(token.span, _alone(pack, token.text))


def _name(pack: Analysis, name: str) -> str:
    """A word that is looked up: a kind or a set, a thing, or else something that changes."""
    entry = pack.entries.get(name)
    if (pack.model and name in pack.model.sets) or (entry and entry.kind == "kind"):
        return "type"
    return "enumMember" if entry and entry.kind not in LANGUAGE_KINDS else "variable"


def _alone(pack: Analysis, name: str) -> str:
    """A word of a text that cannot be read."""
    entry = pack.entries.get(name)
    if name in VERBS or (entry and entry.kind in ("define", "procedure")):
        return "method"
    return "function" if name in FUNCTIONS else _name(pack, name)
