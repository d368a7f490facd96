"""Which things may lie in piles twice: those that are filled into one more than once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from arnakdsl.generate import children
from arnakdsl.linking import Linked
from arnakdsl.typed import Do, EachOf, EachPlayer, RepeatOf, Value, WhileOf

ONCE = "set_up"  # what is done once in a game
SetOf = Callable[[Value], tuple[int, ...] | None]


def filled_again(linked: Linked, of_kinds: Callable[[tuple[str, ...]], Iterable[int]], fixed: SetOf) -> frozenset[int]:
    """The things that some `fill` may put into a pile while they lie in one already.

    `of_kinds` gives the things of some kinds, `fixed` those of a set that is known when a game is compiled.
    """
    number: Counter[int] = Counter()
    for do, again in _fills(linked):
        things = do.args[1]
        assert things is not None, "compulsory"
        found = fixed(things)
        number.update(of_kinds(things.type.of) if found is None else found)
        if again:
            number.update(of_kinds(things.type.of) if found is None else found)
    return frozenset(thing for thing, times in number.items() if times > 1)


def _fills(linked: Linked) -> Iterator[tuple[Do, bool]]:
    """Each `fill`, and whether it may be done more than once."""
    rest = {name: act for name, act in linked.procedures.items() if name != ONCE}
    waiting: list[tuple[Any, bool]] = [(linked.procedures.get(ONCE), False)]
    waiting += [
        (each, True)
        for table in (rest, linked.effects, linked.actions, linked.sources, linked.units)
        for each in table.values()
    ]
    while waiting:
        each, again = waiting.pop()
        if isinstance(each, Do) and each.verb == "fill":
            yield each, again
        inside = again or isinstance(each, EachOf | EachPlayer | RepeatOf | WhileOf)
        waiting += [(inner, inside) for inner in children(each)]
