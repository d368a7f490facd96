"""Changes of piles, with who knows what lies where.

Generated code changes counters and marks itself, by the one writer that the compiler makes for each.  An open pile shows
its contents to all or to its owner, so nothing is kept for it; of a hidden pile `known` says which seats know which place.
"""

from __future__ import annotations

from arnakrt.chance import shuffled
from arnakrt.state import READS, State


def kept(known: tuple[int, ...]) -> tuple[int, ...]:
    """Who knows which place; empty if nobody knows any, so that equal knowledge is equal."""
    return known if any(known) else ()


def place_of(piles: list[tuple[int, ...]], thing: int, *places: int) -> int:
    """The first of some piles that holds a thing, or -1."""
    for each in places:
        if thing in piles[each]:
            return each
    return -1


def drop(piles: list[tuple[int, ...]], at: int, thing: int) -> bool:
    """Take a thing out of an open pile; false if it is not there."""
    pile = piles[at]
    if at < 0 or thing not in pile:
        return False
    place = pile.index(thing)
    piles[at] = pile[:place] + pile[place + 1 :]
    return True


def drop_gap(piles: list[tuple[int, ...]], at: int, thing: int) -> bool:
    """Take a thing out of a pile that keeps its places."""
    pile = piles[at]
    if at < 0 or thing not in pile:
        return False
    place = pile.index(thing)
    piles[at] = (*pile[:place], 0, *pile[place + 1 :])
    return True


def take(s: State, at: int, place: int) -> tuple[int, int]:
    """Take what lies at a place (0 the top, -1 the bottom) of a hidden pile: (thing, who knows it); (0, 0) if none."""
    pile = s.piles[at]
    if not pile:
        return 0, 0
    known = s.known[at]
    mask = known[place] if known else 0
    s.piles[at] = pile[1:] if place == 0 else pile[:-1]
    if known:
        rest = known[1:] if place == 0 else known[:-1]
        s.known[at] = kept(rest)
    return (pile[0] if place == 0 else pile[-1]), mask


def take_thing(s: State, at: int, thing: int) -> tuple[int, int]:
    """Take a named thing out of a hidden pile."""
    pile = s.piles[at]
    if thing not in pile:
        return 0, 0
    place = pile.index(thing)
    known = s.known[at]
    s.piles[at] = pile[:place] + pile[place + 1 :]
    s.known[at] = kept(known[:place] + known[place + 1 :])
    return thing, known[place] if known else 0


def give(s: State, at: int, thing: int, mask: int, top: bool) -> None:
    """Lay a thing on or under a hidden pile; `mask`: the seats that see which it is."""
    pile, known = s.piles[at], s.known[at]
    if mask or known:
        known = known or (0,) * len(pile)
        s.known[at] = (mask, *known) if top else (*known, mask)
    s.piles[at] = (thing, *pile) if top else (*pile, thing)


def read(s: State, mask: int, viewers: int) -> None:
    """A thing that the seats of `mask` knew comes where `viewers` see it."""
    if viewers & ~mask:
        s.cells[READS] += 1


def show_top(s: State, at: int, all_seats: int) -> None:
    """The top of a pile with a public top is seen by all."""
    pile, known = s.piles[at], s.known[at]
    if pile and not (known and known[0] == all_seats):
        s.known[at] = (all_seats, *(known[1:] if known else (0,) * (len(pile) - 1)))
        s.cells[READS] += 1


def look(s: State, at: int, viewer: int) -> None:
    """A seat looks through a hidden pile."""
    pile, known = s.piles[at], s.known[at]
    seen = tuple(mask | viewer for mask in (known or (0,) * len(pile)))
    if seen != known:
        s.known[at] = seen
        s.cells[READS] += 1


def deal(s: State, source: int, target: int, number: int, viewers: int) -> None:
    """Move so many things from the top of a hidden pile behind those of an open one."""
    pile = s.piles[source]
    if number <= 0 or not pile:
        return
    known = s.known[source]
    s.piles[source] = pile[number:]
    s.piles[target] += pile[:number]
    if known:
        s.known[source] = kept(known[number:])
        s.cells[READS] += sum(1 for mask in known[:number] if viewers & ~mask)
    else:
        s.cells[READS] += min(number, len(pile))


def slide(s: State, source: int, target: int, number: int, top: bool) -> None:
    """Move so many things, unseen, one by one from the top of a hidden pile under (or on) another hidden one."""
    if s.known[source] or s.known[target]:
        for _ in range(min(number, len(s.piles[source]))):
            thing, mask = take(s, source, 0)
            give(s, target, thing, mask, top)
    elif number > 0:
        pile = s.piles[source]
        s.piles[source] = pile[number:]
        moved, there = pile[:number], s.piles[target]
        s.piles[target] = moved[::-1] + there if top else there + moved


def bury(s: State, source: int, target: int, number: int, mask: int) -> None:
    """Move so many things from the top of an open pile under a hidden one; `mask`: the seats that see which."""
    pile, there, known = s.piles[source], s.piles[target], s.known[target]
    moved = pile[:number] if number > 0 else ()
    s.piles[source] = pile[len(moved) :]
    s.piles[target] = there + moved
    s.known[target] = kept((known or (0,) * len(there)) + (mask,) * len(moved))


def pour(s: State, source: int, target: int, mask: int, top: bool) -> None:
    """Move a whole open pile, as it lies, on or under a hidden one."""
    pile = s.piles[source]
    if not pile:
        return
    under, known = s.piles[target], s.known[target]
    s.piles[source] = ()
    s.piles[target] = pile + under if top else under + pile
    if mask or known:
        known, fresh = known or (0,) * len(under), (mask,) * len(pile)
        s.known[target] = fresh + known if top else known + fresh


def pour_hidden(s: State, source: int, target: int, top: bool) -> None:
    """Move a whole hidden pile on or under another."""
    pile, known = s.piles[source], s.known[source]
    under, other = s.piles[target], s.known[target]
    s.piles[source] = ()
    s.piles[target] = pile + under if top else under + pile
    if known or other:
        known, other = known or (0,) * len(pile), other or (0,) * len(under)
        s.known[source] = ()
        s.known[target] = known + other if top else other + known


def unveil(s: State, source: int, target: int, viewers: int) -> None:
    """Move a whole hidden pile behind an open one."""
    deal(s, source, target, len(s.piles[source]), viewers)


def shuffle(s: State, at: int, stream: int) -> None:
    """Put a pile into random order; nobody knows a place in it afterwards."""
    streams, counter = s.chance, s.chance[at]
    s.piles[at] = shuffled(s.seed, stream, counter, s.piles[at])
    s.known[at] = ()
    s.chance = (*streams[:at], counter + 1, *streams[at + 1 :])


def trade_places(s: State, one: int, other: int, first: int, second: int) -> None:
    """Two things change places: `one` lies in pile `first`, `other` in pile `second`."""
    a, b = s.piles[first], s.piles[second]
    s.piles[first] = tuple(other if each == one else each for each in a)
    s.piles[second] = tuple(one if each == other else each for each in s.piles[second])
    assert one in a, "it lies where it is said to"
    assert other in b, "it lies where it is said to"


def close(piles: list[tuple[int, ...]], at: int) -> None:
    """Let a pile that keeps its places slide together."""
    if 0 in piles[at]:
        piles[at] = tuple(each for each in piles[at] if each)
