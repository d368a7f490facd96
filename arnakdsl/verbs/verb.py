"""The form of a core verb: its signature, its manual, what it compiles to.

A verb does one thing to one counter, mark, position or pile.  Add one as a file beside this and as a line in
`verbs/__init__.py`; the grammar never changes.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Protocol

from arnakdsl import codes
from arnakdsl.bindtypes import strays
from arnakdsl.records import record
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Do, Place, Value
from arnakdsl.values import NUMBER, entity

if TYPE_CHECKING:
    from arnakdsl.bind import Binder, Scope


@record
class Argument:
    """One argument: what it is, the preposition before it, how it is read."""

    name: str
    form: str  # a key of FORMS
    preposition: str = ""
    optional: bool = False


class Target(Protocol):
    """What a verb knows of the compiler: lines go out, values come back as Python source."""

    def line(self, text: str) -> None: ...
    def number(self, value: Value) -> str: ...
    def amount(self, value: Value) -> str: ...
    def truth(self, value: Value) -> str: ...
    def write(self, mark: Value, number: str) -> None: ...
    def add(self, unit: str, number: str) -> None: ...
    def lose(self, unit: str, number: str) -> None: ...
    def move(self, thing: Value, number: Value | None, source: Value | None, place: Value) -> None: ...
    def put(self, thing: Value, mark: Value) -> None: ...
    def pile(self, pile: Value) -> str: ...
    def shuffle(self, pile: Value) -> None: ...
    def fill(self, pile: Value, things: Value) -> None: ...
    def clear_lifetime(self, word: str) -> None: ...
    def swap(self, one: Value, other: Value) -> None: ...
    def look(self, pile: Value) -> None: ...


class Verb:
    """A core verb.  Subclasses are tables: `name`, `takes`, a docstring as manual, and `emit`."""

    name: ClassVar[str]
    takes: ClassVar[tuple[Argument, ...]] = ()
    ends: ClassVar[bool] = False  # nothing comes after it
    idle: ClassVar[bool] = False  # it does nothing, and may be chosen all the same

    @cached_property
    def plain(self) -> tuple[Argument, ...]:
        """The arguments that are known by their order."""
        return tuple(each for each in self.takes if not each.preposition)

    @cached_property
    def by_preposition(self) -> dict[str, Argument]:
        return {each.preposition: each for each in self.takes if each.preposition}

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        """The call with its arguments in place, or none with findings."""
        args = bind_arguments(self, binder, node, scope)
        return Do(self.name, args, at) if args is not None else None

    def of_a_player(self, act: Act, shared: Container[str]) -> bool:
        """Is it about the running seat, whatever its arguments are?  `shared`: the counters of the game."""
        return False

    def touches(self, args: Sequence[Value | None]) -> Sequence[Value | None]:
        """The arguments that it is not done without, if they belong to nobody."""
        return args

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        """Write the Python lines that do it."""
        raise AssertionError(f"{self.name} is compiled by itself")

    def possible(self, args: Sequence[Value | None], to: Target) -> str:
        """A Python condition: could it do anything now?"""
        return "True"


def bind_arguments(verb: Verb, binder: Binder, node: ast.Call, scope: Scope) -> tuple[Value | None, ...] | None:
    """Match what was written with what the verb takes; each mistake once."""
    given = matched(verb, binder, node)
    if given is None:
        return None
    found: list[Value | None] = []
    fine = True
    for argument in verb.takes:
        values = given.get(argument.name)
        if not values:
            if not argument.optional:
                name = f"{argument.preposition} {argument.name}".strip()
                binder.found(codes.MISSING_ARGUMENT, node.span, verb=verb.name, name=name)
                return None
            found.append(None)
            continue
        value = read(argument.form, binder, values, scope)
        if value is None and binder.findings[-1:] and binder.findings[-1].code is codes.NOT_A_MARK:
            return None
        fine = fine and value is not None
        found.append(value)
    return tuple(found) if fine else None


def matched(verb: Verb, binder: Binder, node: ast.Call) -> dict[str, tuple[ast.Expr, ...]] | None:
    """The written arguments by name."""
    plain = verb.plain
    given: dict[str, tuple[ast.Expr, ...]] = {}
    if plain and plain[-1].form == "amounts":
        given[plain[-1].name] = node.args
    else:
        if len(node.args) > len(plain):
            extra = node.args[len(plain)]
            binder.found(codes.EXTRA_ARGUMENT, extra.span, verb=verb.name, text=extra.span.text)
            return None
        given.update({argument.name: (value,) for argument, value in zip(plain, node.args, strict=False)})
    for written in node.named:
        argument = verb.by_preposition.get(written.preposition.text)
        if argument is None:
            binder.unknown(codes.UNKNOWN_PREPOSITION, written.preposition, verb.by_preposition, verb=verb.name)
            return None
        given[argument.name] = written.values
    return given


def read(form: str, binder: Binder, values: tuple[ast.Expr, ...], scope: Scope) -> Value | None:
    """An argument by its form."""
    first = values[0]
    match form:
        case "amounts":
            return binder.cost(values, scope)
        case "pile" | "place":
            return binder.pile_place(first, scope)
        case "set":
            return binder.as_set(first, scope)
        case "mark":
            return read_mark(binder, first, scope)
        case "number":
            return binder.value(first, scope, NUMBER)
        case "thing":
            return read_thing(binder, first, scope)
        case "effect":
            return binder.value(first, scope)
        case "value":
            return binder.value(first, scope)
    raise AssertionError(form)


def read_mark(binder: Binder, node: ast.Expr, scope: Scope) -> Value | None:
    """Something that can be set: a mark or a counter; also the starting seat."""
    found = binder.value(node, scope)
    if found is None or type(found).__name__ in ("MarkOf", "Counter", "Start"):
        return found
    binder.found(codes.NOT_A_MARK, node.span, text=node.span.text)
    return None


def read_thing(binder: Binder, node: ast.Expr, scope: Scope) -> Value | None:
    """What `move` takes: an entity, a whole pile, a mark that holds one, or a number of them."""
    found = binder.value(node, scope)
    if found is None:
        return None
    if found.type.name in ("entity", "pile") or found.type == NUMBER:
        return found
    binder.found(codes.WRONG_TYPE, node.span, wanted="a thing", seen=str(found.type), text=node.span.text)
    return None


def fits(binder: Binder, thing: Value | None, place: Value | None, span: Span) -> bool:
    """May every kind of thing that this can be lie there?  A finding if not."""
    if thing is None or place is None or not strays(thing, place.type.of):
        return True
    binder.found(codes.WRONG_TYPE, span, wanted=str(entity(*place.type.of)), seen=str(thing.type), text=span.text)
    return False
