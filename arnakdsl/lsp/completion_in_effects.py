"""What can be written at a place in an effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from arnakdsl.entries import Entry
from arnakdsl.functions import FUNCTIONS
from arnakdsl.lsp.completion_items import FAR, LANGUAGE, MEANT, NEAR, Completion, ids_of, values_of_type
from arnakdsl.lsp.context import Spot
from arnakdsl.lsp.sight import PREPOSITIONS, Sight, Wanted, sight
from arnakdsl.lsp.workspace import Analysis
from arnakdsl.manual import FORM_MANUALS, definition_signature, manual_of
from arnakdsl.model import Model, Param
from arnakdsl.syntax.table import load_table
from arnakdsl.typed import Local, Value
from arnakdsl.values import COST, ICONS, SEAT, Type
from arnakdsl.verbs import VERBS
from arnakdsl.verbs.verb import Argument
from arnakdsl.words import OF_EVERY_GAME

SNIPPETS = {
    "choose": "choose { $1 | $2 }",
    "may": "may $0",
    "let": "let ${1:x} = ${2:pick $3}",
    "if": "if $1 { $0 }",
    "each": "each ${1:x} in $2 { $0 }",
    "repeat": "repeat ${1:2} { $0 }",
    "while": "while $1 { $0 }",
    "pick": "pick $0",
}
"""The forms of the language, with places to fill in."""


def in_effect(pack: Analysis, spot: Spot, start: str) -> Iterator[Completion]:
    """What can follow what is written; `start` is the symbol of the grammar that the text is read from."""
    model = pack.model
    if model is None:
        yield from _verbs({}, LANGUAGE)
        return
    before = spot.text[: len(spot.text) - len(spot.word)]
    kind, entry, field = spot.path[:3]
    if before.rstrip().endswith(".") and not before.rstrip().endswith(".."):
        yield from _members_of(model, kind, entry, field, before.rstrip()[:-1], start)
        return
    seen = sight(model, kind, entry, field, before, start)
    if seen.starts_step and start == "seq":
        yield from _verbs(pack.entries, MEANT, seen)
        yield from (_form(name) for name in SNIPPETS if name != "pick")
        return
    yield from _arguments(model, seen)


def _form(name: str) -> Completion:
    manual = FORM_MANUALS[name]
    return Completion(name, "word", manual.signature, manual.text, SNIPPETS[name], LANGUAGE)


def _verbs(entries: Mapping[str, Entry], rank: str, seen: Sight | None = None) -> Iterator[Completion]:
    """The verbs of the language and of the pack, with their arguments to fill in."""
    model = seen.binder.model if seen else None
    for name, verb in VERBS.items():
        manual = manual_of(name)
        assert manual is not None, "a verb has a manual"
        yield Completion(name, "verb", manual.signature, manual.text, _snippet(name, verb.takes), rank)
    for name, define in model.defines.items() if model else ():
        insert = _snippet(name, define.params)
        yield Completion(name, "verb", definition_signature(define.entry), "a verb of the pack", insert, rank)
    if seen and seen.scope.procedure and model:
        yield from (Completion(name, "verb", "a procedure", rank=rank) for name in model.procedures)


def _snippet(name: str, takes: Iterable[Argument | Param]) -> str:
    """A call with the arguments that it must have."""
    parts, number = [name], 0
    plain = False
    for each in takes:
        if each.optional if isinstance(each, Argument) else each.default is not None:
            continue
        number += 1
        comma = "," if plain and not each.preposition else ""
        parts[-1] += comma
        parts += [f"{each.preposition} ${{{number}:{each.name}}}".strip()]
        plain = not each.preposition
    return " ".join(parts)


def _members_of(model: Model, kind: str, entry: str, field: str, before: str, start: str) -> Iterator[Completion]:
    """What may stand behind a dot."""
    owner = _last_value(before)
    seen = sight(model, kind, entry, field, before[: len(before) - len(owner)], start)
    value = seen.value_of(owner)
    for name in sorted(seen.binder.members(value.type)) if value is not None else ():
        inner = seen.binder.member_of(value, name) if value is not None else None
        yield Completion(name, "name", str(inner.type) if inner else "", rank=MEANT)


def _last_value(text: str) -> str:
    """The value that a text ends with: names with dots, calls of functions."""
    at, depth = len(text), 0
    while at > 0:
        sign = text[at - 1]
        depth += (sign == ")") - (sign == "(")
        if depth < 0 or (depth == 0 and not (sign.isalnum() or sign in "_.(")):
            break
        at -= 1
    return text[at:]


def _arguments(model: Model, seen: Sight) -> Iterator[Completion]:
    """Values, where one can stand; and words of the language that can come next."""
    left = seen.left_side()
    if left is not None:
        yield from _compared(model, left)
    if seen.accepts("WORD") and seen.before and seen.before.type == "INT":
        yield from _units(model, "")
    elif seen.accepts("WORD"):
        wanted = seen.wanted if left is None else Wanted("", left.type)
        yield from _wanted(model, seen, wanted)
        yield from _names(model, seen)
        yield from (
            Completion(name, "function", each.signature, each.text, f"{name}($1)", LANGUAGE)
            for name in FUNCTIONS
            if (each := manual_of(name))
        )
        yield from ids_of((each.entry for each in model.things), FAR)
    for word, terminal in load_table().keywords.items():
        takes = PREPOSITIONS.get(terminal)
        if seen.accepts(terminal) and (takes is None or takes in seen.missing_prepositions()):
            manual = manual_of(word)
            yield Completion(
                word,
                "word",
                manual.signature if manual else "",
                manual.text if manual else "",
                SNIPPETS.get(word, ""),
                MEANT if takes else LANGUAGE,
            )


def _compared(model: Model, left: Value) -> Iterator[Completion]:
    if left.type.name in ("words", "entity"):
        yield from values_of_type(model, left.type)
        yield Completion("none", "value", "nothing at all", rank=MEANT)


def _wanted(model: Model, seen: Sight, wanted: Wanted | None) -> Iterator[Completion]:
    """What an argument asks for, first."""
    form, kind_of = (wanted.form, wanted.type) if wanted else ("", None)
    if form == "amounts" or kind_of in (COST, ICONS):
        yield from _units(model, "${1:1} ")
    elif form in ("pile", "place", "thing", "set") or (kind_of and kind_of.name in ("pile", "set")):
        yield from _piles(model, kind_of)
    if form == "value" and seen.verb == "offer":
        yield from (Completion(name, "id", "a menu", rank=MEANT) for name in model.menus)
        yield from (Completion(name, "id", "an action", rank=MEANT) for name in model.actions)
    if form == "set" or (kind_of and kind_of.name == "set"):
        yield from (
            Completion(name, "name", f"all of the kind {kind}", rank=MEANT) for name, kind in model.sets.items()
        )
    if kind_of and kind_of.name == "entity":
        yield from ids_of((each.entry for each in model.things if each.kind in kind_of.of), MEANT)
    if kind_of is not None or form == "effect":
        fitting = Type("effect") if form == "effect" else kind_of
        for name, value in seen.scope.names.items():
            if fitting is not None and (fitting.admits(value.type) or value.type.name == "entity"):
                yield Completion(name, "name", str(value.type), rank=MEANT)


def _units(model: Model, number: str) -> Iterator[Completion]:
    for name, resource in model.resources.items():
        yield Completion(name, "unit", "an icon" if resource.icon else "a counter", "", f"{number}{name}", MEANT)
    yield from (Completion(name, "unit", "a unit of costs", "", f"{number}{name}", MEANT) for name in model.units)


def _piles(model: Model, wanted: Type | None) -> Iterator[Completion]:
    for name, pile in model.piles.items():
        if pile.owner in OF_EVERY_GAME and (wanted is None or set(pile.of) & set(wanted.of)):
            yield Completion(name, "name", f"a pile of {', '.join(pile.of)}", rank=MEANT)


def _names(model: Model, seen: Sight) -> Iterator[Completion]:
    """The names in sight, but for the ids of things; first those that fit, and the members of what is looked for."""
    fitting = seen.fitting()
    members = seen.binder.members(seen.scope.it.type) if seen.scope.it is not None and seen.chooses else None
    for name in sorted(seen.binder.in_sight(seen.scope) - {*model.by_id}):
        value = seen.binder.lookup(name, seen.scope)
        type_ = value.type if value is not None else None
        fits = name in members if members else type_ is not None and type_.name in fitting
        yield Completion(name, "name", str(type_ or ""), rank=MEANT if fits else NEAR)
    if seen.before and seen.before.type == "IS":
        yield from (Completion(name, "kind", "a kind", rank=MEANT) for name in model.kinds if name not in OF_EVERY_GAME)
    me = Local("me", SEAT)
    for name in sorted(seen.binder.members(SEAT)):
        value = seen.binder.member_of(me, name)
        fits = value is not None and value.type.name in fitting
        yield Completion(f"me.{name}", "name", "of the running seat", rank=NEAR if fits else LANGUAGE)
