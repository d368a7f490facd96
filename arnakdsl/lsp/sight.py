"""What is in sight at a place in an effect that is being written: its names with their types, the call it is in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arnakdsl.bind import Binder, Scope
from arnakdsl.bindtypes import places_of
from arnakdsl.functions import FUNCTIONS
from arnakdsl.manual import manual_of
from arnakdsl.model import Define, Model
from arnakdsl.source import Source, Text
from arnakdsl.syntax.build import ACTIONS
from arnakdsl.syntax.lexing import lex
from arnakdsl.syntax.machine import Machine
from arnakdsl.syntax.parse import parse_query
from arnakdsl.syntax.table import load_table
from arnakdsl.syntax.tokens import Token
from arnakdsl.typed import Const, CostOf, EffectOf, Local, Value
from arnakdsl.values import COST, EFFECT, ICONS, Type, entity, member
from arnakdsl.verbs import VERBS
from arnakdsl.words import OF_EVERY_GAME

STEP_BOUNDS = frozenset({"_SEMICOLON", "_BAR", "LBRACE", "RBRACE", "_ARROW"})
SET_BOUNDS = frozenset(
    {"PICK", "IN", "LPAR", "_COMMA", "EQUAL", "COMPARISON", "TO", "FROM", "ON", "LESS", "FOR", "AND", "OR", "NOT", "IF"}
)
PREPOSITIONS = {"TO": "to", "FROM": "from", "ON": "on", "LESS": "less", "FOR": "for"}
CONDITIONS, NUMBERS = frozenset({"condition", "number"}), frozenset({"number"})
PILES, SETS = frozenset({"pile"}), frozenset({"set", "pile"})
FITTING = {
    **dict.fromkeys(("IF", "WHILE", "WHERE", "NOT", "AND", "OR"), CONDITIONS),
    **dict.fromkeys(("REPEAT", "COMPARISON", "PLUS", "MINUS", "STAR", "BY"), NUMBERS),
    **dict.fromkeys(("PICK", "IN"), SETS),
}
"""The types of the values that can stand right behind a word of the language."""
ARGUMENTS = {"SET": SETS, "PILE": PILES, "COND": CONDITIONS}
"""The same for the first argument of a function, by its word in the manual."""
MOST_TOKENS = 2_000


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an argument should be: a form of the language's verbs, or a type of a definition's argument."""

    form: str
    type: Type | None = None


@dataclass(frozen=True)
class Sight:
    """A place in an effect.

    Attributes:
        binder: Looks names up.
        scope: The names there.
        tokens: Those of the effect before the place.
        machine: A parser that has read the step so far.
        step: Where among the tokens the step begins.
    """

    binder: Binder
    scope: Scope
    tokens: Sequence[Token]
    machine: Machine
    step: int

    @property
    def starts_step(self) -> bool:
        """Can a step begin here?"""
        return self.machine.starts_step()

    def accepts(self, terminal: str) -> bool:
        """Can a word of the language stand here?"""
        return self.machine.accepts(terminal)

    @property
    def before(self) -> Token | None:
        """The last token."""
        return self.tokens[-1] if self.tokens else None

    @property
    def verb(self) -> str:
        """The verb of the step, if it has one yet."""
        for token in self.tokens[self.step :]:
            if token.type == "WORD":
                return token.text
            if token.type != "MAY":
                return ""
        return ""

    def arguments(self) -> dict[str, Wanted]:
        """What the verb takes: the plain arguments under numbers, the others under their prepositions."""
        model, name = self.binder.model, self.verb
        found: dict[str, Wanted] = {}
        define = model.defines.get(name) or model.procedures.get(name)
        verb = VERBS.get(name)
        if define is not None:
            plain = [each for each in define.params if not each.preposition]
            found |= {str(at): Wanted("", each.type) for at, each in enumerate(plain)}
            found |= {each.preposition: Wanted("", each.type) for each in define.params if each.preposition}
        elif verb is not None:
            arguments = [each for each in verb.takes if not each.preposition]
            found |= {str(at): Wanted(each.form) for at, each in enumerate(arguments)}
            found |= {each.preposition: Wanted(each.form) for each in verb.takes if each.preposition}
        return found

    @property
    def wanted(self) -> Wanted | None:
        """What the argument that is being written should be."""
        takes, last = self.arguments(), "0"
        depth = 0
        for token in self.tokens[self.step :]:
            depth += (token.type == "LPAR") - (token.type == "RPAR")
            if depth == 0 and token.type in PREPOSITIONS:
                last = PREPOSITIONS[token.type]
            elif depth == 0 and token.type == "_COMMA" and last.isdigit() and str(int(last) + 1) in takes:
                last = str(int(last) + 1)
        return takes.get(last) if depth == 0 else None

    def missing_prepositions(self) -> list[str]:
        """The prepositions of the verb that are not written yet."""
        takes, step = self.arguments(), self.tokens[self.step :]
        written = {PREPOSITIONS.get(token.type) for token in step}
        if "0" in takes and step and step[-1].text == self.verb:
            return []
        return [each for each in takes if not each.isdigit() and each not in written]

    @property
    def chooses(self) -> bool:
        """Is a member of what is looked for meant first: behind `where` or `by`, or a word that goes on from there?"""
        return self.before is not None and self.before.type in ("WHERE", "BY", "AND", "OR", "NOT", "_COMMA")

    def fitting(self) -> frozenset[str]:
        """The names of the types that fit right here."""
        if self.before is None:
            return frozenset()
        if self.before.type == "LPAR" and len(self.tokens) > 1:
            manual = manual_of(self.tokens[-2].text) if self.tokens[-2].text in FUNCTIONS else None
            takes = manual.signature.partition("(")[2] if manual else ""
            return next((types for word, types in ARGUMENTS.items() if takes.startswith(word)), NUMBERS)
        return FITTING.get(self.before.type, frozenset())

    def value_of(self, text: str) -> Value | None:
        """What a text means here."""
        return _value(self.binder, text, self.scope)

    def left_side(self) -> Value | None:
        """What stands before a sign of comparison right before the place."""
        if not self.before or self.before.type not in ("EQUAL", "COMPARISON"):
            return None
        at = len(self.tokens) - 2
        while at >= 0 and self.tokens[at].type in ("WORD", "_DOT", "LPAR", "RPAR", "INT"):
            if at and self.tokens[at].type == "WORD" and self.tokens[at - 1].type not in ("_DOT", "LPAR"):
                break
            at -= 1
        return self.value_of(_between(self.tokens, max(at, 0), len(self.tokens) - 1))


def sight(model: Model, kind: str, entry: str, field: str, before: str, start: str = "seq") -> Sight:
    """What is in sight behind a text, in the field of an entry of a kind."""
    source = Source("", before)
    text = Text(source, before, tuple(range(len(before) + 1)))
    tokens, _ = lex(text, load_table())
    tokens = tokens[-MOST_TOKENS:]
    binder = Binder(model)
    scope = _at(binder, tokens, _given(binder, kind, entry, field))
    machine, step = _machine(tokens, start)
    return Sight(binder, scope, tokens, machine, step)


def _machine(tokens: Sequence[Token], start: str) -> tuple[Machine, int]:
    """A parser that has read the last step, and where that begins; it starts anew behind what it cannot read."""
    step = max((at + 1 for at, each in enumerate(tokens) if each.type in STEP_BOUNDS), default=0)
    machine = Machine(load_table(), start, ACTIONS)
    if all(machine.feed(each) for each in tokens):
        return machine, step
    machine = Machine(load_table(), start if not step else "seq", ACTIONS)
    for each in tokens[step:]:
        if not machine.feed(each):
            break
    return machine, step


# ---------------------------------------------------------------- names


def names_of(binder: Binder, kind: str, entry: str) -> Mapping[str, Value]:
    """The names that an entry gives to its texts."""
    return _given(binder, kind, entry, "").names


def _given(binder: Binder, kind: str, entry: str, field: str) -> Scope:
    """The names that an entry has for its effects."""
    model = binder.model
    thing = model.by_id.get(entry)
    if thing is not None and thing.kind == kind:
        return Scope({}, this=Const(thing.number, entity(kind), entry))
    if kind == "procedure":
        return Scope({}, procedure=True)
    if kind == "define" and entry in model.defines:
        return Scope(_arguments(binder, model.defines[entry]))
    if kind == "kind" and entry in model.kinds and entry not in OF_EVERY_GAME:
        return Scope({}, it=Local("it", entity(*model.kinds[entry].members)))
    tables: dict[str, Any] = {"action": model.actions, "unit": model.units, "source": model.sources}
    table = tables.get(kind, {})
    scope = Scope({})
    for name, query in table[entry].candidates if entry in table else ():
        found = binder.as_set(query, scope)
        if found is not None:
            scope = scope.having(name, binder.local(name, member(found.type), places_of(found)))
    return scope


def _arguments(binder: Binder, define: Define) -> dict[str, Value]:
    names: dict[str, Value] = {}
    for param in define.params:
        if param.type in (COST, ICONS):
            names[param.name] = CostOf()
        elif param.type == EFFECT:
            names[param.name] = EffectOf(Local(param.name, entity(*binder.model.kinds)), param.name)
        else:
            names[param.name] = Local(param.name, param.type)
    return names


def _at(binder: Binder, tokens: Sequence[Token], scope: Scope) -> Scope:
    """A scope with the names that steps before give: of `let` and `each`, and `it` behind `where` and `by`."""
    around = [scope]
    at = 0
    while at < len(tokens):
        kind = tokens[at].type
        if kind == "LBRACE":
            around.append(around[-1])
        elif kind == "RBRACE" and len(around) > 1:
            around.pop()
        elif kind == "_BAR" and len(around) > 1:
            around[-1] = around[-2]
        elif kind in ("LET", "EACH") and at + 2 < len(tokens) and tokens[at + 1].type == "WORD":
            name, end = tokens[at + 1].text, _end(tokens, at + 3)
            if end < len(tokens):
                value = _value(binder, _between(tokens, at + 3, end), around[-1])
                picked = kind == "EACH" or tokens[at + 3].type == "PICK"
                if value is not None:
                    type_ = member(value.type) if picked else value.type
                    var = binder.local(name, type_, places_of(value))
                    at_body = end if kind == "EACH" and tokens[end].type == "LBRACE" else None
                    if at_body is not None:
                        around.append(around[-1].having(name, var))
                        at = at_body + 1
                        continue
                    around[-1] = around[-1].having(name, var)
                at = end
                continue
        at += 1
    return _with_member(binder, tokens, around[-1])


def _with_member(binder: Binder, tokens: Sequence[Token], scope: Scope) -> Scope:
    """The scope with `it`, if the last words are a condition or a key of a set."""
    depth = 0
    for at in range(len(tokens) - 1, -1, -1):
        kind = tokens[at].type
        depth += (kind == "RPAR") - (kind == "LPAR")
        if kind in STEP_BOUNDS or kind in ("IF", "WHILE"):
            return scope
        if kind in ("WHERE", "BY") and depth <= 0:
            first = at
            inner = 0
            while first > 0:
                before = tokens[first - 1].type
                inner += (before == "RPAR") - (before == "LPAR")
                if inner < 0 or (inner == 0 and (before in SET_BOUNDS or before in STEP_BOUNDS or before == "WHERE")):
                    break
                if inner == 0 and before == "WORD" and first < at and tokens[first].type in ("WORD", "INT"):
                    break
                first -= 1
            value = _value(binder, _between(tokens, first, at), scope)
            return replace(scope, it=binder.local("it", member(value.type))) if value is not None else scope
    return scope


def _end(tokens: Sequence[Token], at: int) -> int:
    """Where the value that begins at a token ends."""
    while at < len(tokens) and tokens[at].type not in STEP_BOUNDS:
        at += 1
    return at


def _between(tokens: Sequence[Token], first: int, end: int) -> str:
    if first >= end:
        return ""
    source = tokens[first].span.source
    return source.text[tokens[first].span.start : tokens[end - 1].span.end]


def _value(binder: Binder, text: str, scope: Scope) -> Value | None:
    """What a text means, where it can be read."""
    words = text.strip().removeprefix("pick ")
    if " as " in words:
        words = words.partition(" as ")[0]
    node, findings = parse_query(Text(Source("", words), words, tuple(range(len(words) + 1))))
    return None if node is None or findings else binder.value(node, scope)
