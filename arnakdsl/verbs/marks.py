"""`set` and `clear`: marks and counters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arnakdsl import codes
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Const, Do, Place, Value
from arnakdsl.values import CONDITION, SEAT, TEXT
from arnakdsl.verbs.verb import Argument, Target, Verb, bind_arguments

if TYPE_CHECKING:
    from arnakdsl.bind import Binder, Scope


class Set(Verb):
    """Give a mark a value; without `to`, a flag is set."""

    name = "set"
    takes = (Argument("mark", "mark"), Argument("value", "value", "to", optional=True))

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None:
            return None
        mark, value = args
        assert mark is not None, "the mark is compulsory"
        act, wanted = Do(self.name, args, at), mark.type
        if value is None and wanted != CONDITION:
            binder.found(codes.MISSING_ARGUMENT, node.span, verb=self.name, name="to value")
            return None
        if value is None or wanted.admits(value.type) or (wanted == SEAT and value.type.of == ("player",)):
            return act
        span = node.named[0].values[0].span
        binder.found(codes.WRONG_TYPE, span, wanted=str(wanted), seen=str(value.type), text=span.text)
        return None

    def touches(self, args: Sequence[Value | None]) -> Sequence[Value | None]:
        return args[:1]

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        mark, value = args
        assert mark is not None, "the mark is compulsory"
        if value is None:
            to.write(mark, "1")
        elif mark.type == CONDITION:
            to.write(mark, f"1 if {to.truth(value)} else 0")
        else:
            to.write(mark, to.number(value))


class Clear(Verb):
    """Set a mark to nothing; with the word of a lifetime, everything that lasts so long."""

    name = "clear"
    takes = (Argument("mark", "mark"),)

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Path) and len(first.names) == 1:
            word = first.names[0].text
            if word in binder.model.lifetimes():
                return Do(self.name, (Const(0, TEXT, word),), at)
        return super().bind(binder, node, scope, at)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (mark,) = args
        if isinstance(mark, Const):
            to.clear_lifetime(mark.text)
        elif mark is not None:
            to.write(mark, "0")
