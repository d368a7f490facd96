"""Verbs on whole piles: `fill`, `shuffle`, `close`, `widen`, `narrow`, `swap`, `look`."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

from arnakdsl import codes
from arnakdsl.syntax import ast
from arnakdsl.typed import Act, Do, PileOf, Place, Value
from arnakdsl.verbs.verb import Argument, Target, Verb, bind_arguments, fits

if TYPE_CHECKING:
    from arnakdsl.bind import Binder, Scope


class Fill(Verb):
    """Put every copy of some things into a pile, if it is empty so far; for the set-up."""

    name = "fill"
    takes = (Argument("pile", "pile"), Argument("things", "set", "from"))

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None or not fits(binder, args[1], args[0], node.named[0].values[0].span):
            return None
        return Do(self.name, args, at)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        pile, things = args
        assert pile is not None, "compulsory"
        assert things is not None, "compulsory"
        to.fill(pile, things)


class Shuffle(Verb):
    """Put a pile into random order; afterwards nobody knows a place in it."""

    name = "shuffle"
    takes = (Argument("pile", "pile"),)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        to.shuffle(pile)


class Row(Verb):
    """A verb for piles that keep their places."""

    takes = (Argument("pile", "pile"),)

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None:
            return None
        (pile,) = args
        if isinstance(pile, PileOf) and not binder.model.piles[pile.name].gaps:
            span = node.args[0].span
            binder.found(codes.NO_GAPS, span, verb=self.name, text=span.text, hint="declare it with 'gaps: yes'")
            return None
        return Do(self.name, args, at)


class Close(Row):
    """Let a pile that keeps its places slide together."""

    name = "close"

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        to.line(f"close(p, {to.pile(pile)})")


class Widen(Row):
    """Give a pile that keeps its places one more, empty, before the first."""

    name = "widen"

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        at = to.pile(pile)
        to.line(f"p[{at}] = (0, *p[{at}])")


class Narrow(Row):
    """Take the first place of a pile that keeps its places away, if it is empty."""

    name = "narrow"

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        at = to.pile(pile)
        to.line(f"if p[{at}] and not p[{at}][0]: p[{at}] = p[{at}][1:]")


class Swap(Verb):
    """Two things change places."""

    name = "swap"
    takes = (Argument("one", "thing"), Argument("other", "thing"))

    def bind(self, binder: Binder, node: ast.Call, scope: Scope, at: Place) -> Act | None:
        args = bind_arguments(self, binder, node, scope)
        if args is None:
            return None
        one, other = args
        return Do(self.name, args, at) if fits(binder, other, one, node.args[1].span) else None

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        one, other = args
        assert one is not None, "compulsory"
        assert other is not None, "compulsory"
        to.swap(one, other)


class Look(Verb):
    """The running seat looks through a hidden pile."""

    name = "look"
    takes = (Argument("pile", "pile"),)

    def of_a_player(self, act: Act, shared: Container[str]) -> bool:
        return True

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        to.look(pile)
