"""How the verbs, the functions and the definitions of a pack are written, and what they do."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass

from arnakdsl.entries import Entry
from arnakdsl.verbs import VERBS
from arnakdsl.verbs.verb import Verb
from arnakdsl.yamltree import Mapping, Node


@dataclass(frozen=True, slots=True)
class Manual:
    """A word of the language: `kind` is `verb`, `function` or `form`."""

    kind: str
    name: str
    signature: str
    text: str


def manual_of(name: str) -> Manual | None:
    """The manual of a verb, a function or a form of step."""
    verb = VERBS.get(name)
    return verb_manual(verb) if verb else FUNCTION_MANUALS.get(name) or FORM_MANUALS.get(name)


def verb_manual(verb: Verb) -> Manual:
    """From its table and its docstring."""
    arguments = ((each.preposition, each.name, each.optional) for each in verb.takes)
    return Manual("verb", verb.name, _signature(verb.name, arguments), inspect.getdoc(type(verb)) or "")


def definition_signature(entry: Entry) -> str:
    """How a definition of a pack is called."""
    takes = entry.mapping("takes")
    return _signature(entry.id, (_argument(key.decoded, node) for key, node in (takes.items if takes else ())))


def _argument(key: str, node: Node) -> tuple[str, str, bool]:
    """The preposition, the name, and whether it may be left out."""
    preposition, _, name = key.rpartition(" ")
    return preposition, name, isinstance(node, Mapping) and node.get("default") is not None


def _signature(name: str, arguments: Iterator[tuple[str, str, bool]]) -> str:
    """The arguments in capitals, in brackets what may be left out; a comma only between those without a preposition."""
    text, last_was_plain = name, False
    for preposition, argument, optional in arguments:
        written = f"{preposition} {argument.upper()}".strip()
        text += ("," if last_was_plain and not preposition else "") + (f" [{written}]" if optional else f" {written}")
        last_was_plain = not preposition
    return text


FUNCTION_MANUALS = {
    signature.partition("(")[0]: Manual("function", signature.partition("(")[0], signature, text)
    for signature, text in (
        ("count(SET)", "how many"),
        ("any(SET)", "is there one"),
        ("sum(SET, VALUE)", "the value added up over the members"),
        ("top(PILE)", "the thing there, or as the place of a `move`"),
        ("bottom(PILE)", "the thing there, or as the place of a `move`"),
        ("place(PILE, n)", "the thing at the n-th place from 1"),
        ("first(SET by KEYS)", "one, without asking; without keys in the order of the set"),
        ("last(SET by KEYS)", "one, without asking; without keys in the order of the set"),
        ("tops(PILE)", "the tops of a pile that a kind has one each of"),
        ("min(a, b)", "of two or more"),
        ("max(a, b)", "of two or more"),
        ("table(n, a, b, c)", "the n-th of the values from 1; 0 outside"),
        ("either(COND, a, b)", "the first if it holds, else the second"),
        ("can(EFFECT)", "could anything of it happen now; what leads back to itself is no reason against it"),
        ("yields(EFFECT, COUNTER)", "does a gain of the counter stand anywhere in it"),
        (
            "turn_order(SEAT)",
            "1 for the starting player, 2 for the next; 0 for a seat that nobody plays and for nobody",
        ),
        (
            "next_seat(SEAT)",
            "the player to the left; of a seat that nobody plays the starting player; of nobody nobody",
        ),
        ("score(NAME)", "points of a score; a score may not lead back to itself"),
        ("icons(COST)", "how many icons are printed"),
    )
}

FORM_MANUALS = {
    form.split()[0]: Manual("form", form.split()[0], form, text)
    for form, text in (
        ("choose [N] { A | B }", "one of those that can run; with a number so many different ones, one at a time"),
        ("may STEP", "the step or not"),
        ("let x = VALUE", "a name for all that follows; `let x = pick SET` is a decision among things"),
        ("pick SET where COND", "a decision among things or numbers; behind `let x =` or as an argument of a verb"),
        ("if COND { A } else { B }", "as it reads; `else` may be left out"),
        (
            "each x in SET { A }",
            "for every thing of a set; `each player { A }` for every player, who is `me` in it; the word of a seat that nobody plays: for that one",
        ),
        ("repeat N { A }", "so often; a `may` at the end of it that is declined ends it"),
        ("while COND { A }", "as long as it holds; only in procedures"),
    )
}
