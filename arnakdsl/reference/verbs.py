"""What the core verbs do to a position."""

from __future__ import annotations

from collections.abc import Sequence

from arnakdsl.reference.moves import Moves
from arnakdsl.reference.values import Names
from arnakdsl.typed import Const, CostOf, MarkOf, Value


class Finished(Exception):
    """The game ends."""


class Verbs(Moves):
    """Does what a verb says."""

    def do(self, verb: str, args: Sequence[Value | None], names: Names) -> None:
        match verb, args:
            case "nothing", _:
                pass
            case "finish", _:
                raise Finished
            case "gain", (CostOf(amounts=amounts),):
                for number, unit in amounts:
                    self.add(unit, self.amount(number, names))
            case "lose", (CostOf(amounts=amounts),):
                for number, unit in amounts:
                    self.add(unit, -max(0, min(self.amount(number, names), self.have(unit))))
            case "set", (mark, value):
                assert mark is not None, "compulsory"
                self.set(mark, value, names)
            case "clear", (Const(text=word),):
                self.clear_lifetime(word)
            case "clear", (mark,):
                assert mark is not None, "compulsory"
                self.write(mark, 0, names)
            case "move", (thing, source, place):
                assert thing is not None and place is not None, "compulsory"  # noqa: PT018
                self.move(thing, source, place, names)
            case "put", (thing, MarkOf() as mark):
                assert thing is not None, "compulsory"
                self.put(thing, mark, names)
            case "fill", (pile, things):
                assert pile is not None and things is not None, "compulsory"  # noqa: PT018
                self.fill(self.pile(pile, names), self.members(things, names))
            case "swap", (one, other):
                assert one is not None and other is not None, "compulsory"  # noqa: PT018
                self.swap(self.found(self.thing(one, names), one), self.found(self.thing(other, names), other))
            case ("shuffle" | "close" | "widen" | "narrow" | "look") as name, (pile,):
                assert pile is not None, "compulsory"
                key = self.pile(pile, names)
                if key:
                    getattr(self, name)(key)
            case _:
                raise AssertionError(verb)
