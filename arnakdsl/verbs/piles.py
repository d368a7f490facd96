"""Verbs on whole piles: `fill`, `shuffle`, `close`, `widen`, `narrow`, `swap`, `look`."""

from __future__ import annotations

from collections.abc import Sequence

from arnakdsl.typed import Value
from arnakdsl.verbs.verb import Argument, Target, Verb


class Fill(Verb):
    """Put every copy of some things into a pile that is empty so far; for the set-up."""

    name = "fill"
    takes = (Argument("pile", "pile"), Argument("things", "set", "from"))

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
        to.line(f"shuffle(s, {to.pile(pile)}, {to.stream(pile)})")


class Close(Verb):
    """Let a pile that keeps its places slide together."""

    name = "close"
    takes = (Argument("pile", "pile"),)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        to.line(f"close(p, {to.pile(pile)})")


class Widen(Verb):
    """Give a pile that keeps its places one more, empty, before the first."""

    name = "widen"
    takes = (Argument("pile", "pile"),)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        at = to.pile(pile)
        to.line(f"p[{at}] = (0, *p[{at}])")


class Narrow(Verb):
    """Take the first place of a pile that keeps its places away, if it is empty."""

    name = "narrow"
    takes = (Argument("pile", "pile"),)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        at = to.pile(pile)
        to.line(f"if p[{at}] and not p[{at}][0]: p[{at}] = p[{at}][1:]")


class Swap(Verb):
    """Two things change places."""

    name = "swap"
    takes = (Argument("one", "thing"), Argument("other", "thing"))

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        one, other = args
        assert one is not None, "compulsory"
        assert other is not None, "compulsory"
        to.swap(one, other)


class Look(Verb):
    """The running seat looks through a hidden pile."""

    name = "look"
    takes = (Argument("pile", "pile"),)

    def emit(self, args: Sequence[Value | None], to: Target) -> None:
        (pile,) = args
        assert pile is not None, "compulsory"
        to.look(pile)
