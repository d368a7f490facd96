"""`move` and `put`: things from one place to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arnakdsl import codes
from arnakdsl.bindtypes import is_number
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Do, MarkOf, PileOf, Place, PlaceIn, Value
from arnakdsl.verbs.verb import Argument, Target, Verb, bind_arguments, fits

if TYPE_CHECKING:
    from arnakdsl.bind import Binder, Scope


class Move(Verb):
    """Move a thing, so many things from a pile, or a whole pile, to a pile.

    Behind the others, unless `top(...)` is said; `bottom(...)` says it outright.  From an empty pile nothing moves.
    """

    name = "move"
    takes = (
        Argument("thing", "thing"),
        Argument("source", "pile", "from", optional=True),
        Argument("target", "place", "to"),
    )

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None:
            return None
        if is_number(args[0]) and args[1] is None:
            binder.found(codes.MISSING_ARGUMENT, node.span, verb=self.name, name="from pile")
            return None
        moved = args[1] if is_number(args[0]) else args[0]
        return Do(self.name, args, at) if fits(binder, moved, args[2], node.args[0].span) else None

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        thing, source, place = args
        assert thing is not None, "compulsory"
        assert place is not None, "compulsory"
        to.move(thing, thing if is_number(thing) else None, source, place)

    def possible(self, args: Sequence[Value | None], to: Target) -> str:
        thing, source, _ = args
        if source is not None:
            return to.truth(source.pile if isinstance(source, PlaceIn) else source)
        if isinstance(thing, PlaceIn):
            return to.truth(thing.pile)
        return to.truth(thing) if isinstance(thing, MarkOf | PileOf) else "True"


class Put(Verb):
    """Lay a thing on a mark that holds one."""

    name = "put"
    takes = (Argument("thing", "thing"), Argument("mark", "mark", "on"))

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None:
            return None
        thing, mark = args
        if thing is not None and thing.type.name != "entity":
            span = node.args[0].span
            binder.found(codes.WRONG_TYPE, span, wanted="a thing", seen=str(thing.type), text=span.text)
            return None
        if not isinstance(mark, MarkOf) or mark.type.name != "entity":
            span = node.named[0].values[0].span
            binder.found(
                codes.WRONG_TYPE, span, wanted="a mark that holds a thing", seen=str(mark.type), text=span.text
            ) if mark else None
            return None
        return Do(self.name, args, at) if fits(binder, thing, mark, node.args[0].span) else None

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        thing, mark = args
        assert thing is not None, "compulsory"
        assert mark is not None, "compulsory"
        to.put(thing, mark)
