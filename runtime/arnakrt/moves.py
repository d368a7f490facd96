"""Changes of piles, with who knows what lies where.

Generated code changes counters and marks itself, by the one writer that the compiler makes for each.

- Of an **open** pile everybody sees all, so nothing is kept for it.
- Of a **hidden** pile `known` says which seats know which place.  Where a thing leaves by its name and not from an end, a
  seat that cannot tell which place it left, or does not see where it goes, knows no place any more.
- Of an **owned** pile, which its owner alone sees, `known` says what others know to be in it; its order means nothing.  A
  seat that does not see where a thing of it goes knows nothing of the rest any more.
- The only thing of a pile is never in doubt: who knew it goes on knowing it.
"""

from __future__ import annotations

from collections.abc import Sequence

from arnakrt.chance import shuffled
from arnakrt.state import ME, READS, State

ALL = -1  # every seat


def kept(known: tuple[int, ...]) -> tuple[int, ...]:
    """Who knows which place; empty if nobody knows any, so that equal knowledge is equal."""
    return known if any(known) else ()


def learn(s: State, at: int, known: tuple[int, ...]) -> None:
    """Who knows which place of a pile from now on."""
    if s.lent:
        s.known, s.lent = [*s.known], False
    s.known[at] = known


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


def drop_place(piles: list[tuple[int, ...]], at: int, place: int, gap: bool) -> int:
    """Take what lies at a place (1 the top, -1 the bottom) out of an open pile; none if there is nothing."""
    pile = piles[at]
    if place == -1:
        place = len(pile)
    if not 1 <= place <= len(pile):
        return 0
    piles[at] = pile[: place - 1] + ((0,) if gap else ()) + pile[place:]
    return pile[place - 1]


def drop_end(piles: list[tuple[int, ...]], at: int, end: int) -> int:
    """Take the first (0) or the last (-1) thing out of a pile that keeps its places; none if all are empty."""
    places = [place for place, thing in enumerate(piles[at], 1) if thing]
    return drop_place(piles, at, places[end], True) if places else 0


def running(s: State) -> int:
    """The running seat as one bit; 0 if none is."""
    return 1 << s.cells[ME] >> 1


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
        learn(s, at, kept(rest))
    return (pile[0] if place == 0 else pile[-1]), mask


def take_nth(s: State, at: int, number: int) -> tuple[int, int]:
    """Take what lies at a place, from 1, of a hidden pile: (thing, who knows it); (0, 0) if none."""
    pile, known = s.piles[at], s.known[at]
    if not 1 <= number <= len(pile):
        return 0, 0
    s.piles[at] = pile[: number - 1] + pile[number:]
    learn(s, at, kept(known[: number - 1] + known[number:]))
    return pile[number - 1], known[number - 1] if known else 0


def take_thing(s: State, at: int, thing: int, seen: int) -> tuple[int, int]:
    """Take a named thing out of a hidden pile: (thing, who knows it); `seen`: the seats that see where it goes."""
    pile = s.piles[at]
    if thing not in pile:
        return 0, 0
    place = pile.index(thing)
    known = s.known[at]
    s.piles[at] = pile[:place] + pile[place + 1 :]
    if not known:
        return thing, 0
    following = known[place] & (seen | running(s) if len(pile) > 1 else ALL)
    learn(s, at, kept(tuple([each & following for each in known[:place] + known[place + 1 :]])))
    return thing, following


def take_owned(s: State, at: int, thing: int, seen: int, owner: int) -> tuple[int, int]:
    """Take a thing out of an owned pile: (thing, who knows it); `seen`: the seats that see where it goes."""
    pile = s.piles[at]
    if thing not in pile:
        return 0, 0
    place = pile.index(thing)
    known = s.known[at]
    s.piles[at] = pile[:place] + pile[place + 1 :]
    if not known:
        return thing, owner
    following = seen | running(s) if len(pile) > 1 else ALL
    gone, rest = without(pile, known, place)
    learn(s, at, kept(tuple([each & following for each in rest])))
    return thing, gone & following | owner


def drop_owned(s: State, at: int, thing: int) -> bool:
    """Take a thing out of an owned pile to where all see it; false if it is not there."""
    pile = s.piles[at]
    if at < 0 or thing not in pile:
        return False
    place = pile.index(thing)
    s.piles[at] = pile[:place] + pile[place + 1 :]
    known = s.known[at]
    if known:
        learn(s, at, kept(without(pile, known, place)[1]))
    return True


def without(pile: tuple[int, ...], known: tuple[int, ...], place: int) -> tuple[int, tuple[int, ...]]:
    """Who knew a thing that leaves an owned pile, and who knows the rest: of equal things everybody knows one less."""
    gone, rest = known[place], known[:place] + known[place + 1 :]
    if pile.count(pile[place]) > 1:
        masks = list(rest)
        for at, each in enumerate(pile[:place] + pile[place + 1 :]):
            if each == pile[place]:
                gone, masks[at] = gone | masks[at], gone & masks[at]
        rest = tuple(masks)
    return gone, rest


def give(s: State, at: int, thing: int, mask: int, top: bool) -> None:
    """Lay a thing on or under a hidden pile; `mask`: the seats that know which it is."""
    pile, known = s.piles[at], s.known[at]
    if mask or known:
        known = known or (0,) * len(pile)
        learn(s, at, (mask, *known) if top else (*known, mask))
    s.piles[at] = (thing, *pile) if top else (*pile, thing)


def give_owned(s: State, at: int, thing: int, mask: int, owner: int, top: bool) -> None:
    """Lay a thing on or under an owned pile; `mask`: the seats that know which it is."""
    if owner & ~mask:
        read(s, mask, owner)
    give(s, at, thing, mask & ~owner, top)


def read(s: State, mask: int, viewers: int) -> None:
    """A thing that the seats of `mask` knew comes where `viewers` see it; it is no news if the running seat knew it."""
    if viewers & ~mask and not mask & running(s):
        s.cells[READS] += 1


def show_top(s: State, at: int, all_seats: int) -> None:
    """The top of a pile with a public top is seen by all."""
    pile, known = s.piles[at], s.known[at]
    if pile and not (known and known[0] == all_seats):
        learn(s, at, (all_seats, *(known[1:] if known else (0,) * (len(pile) - 1))))
        s.cells[READS] += 1


def look(s: State, at: int, viewer: int) -> None:
    """A seat looks through a hidden or owned pile."""
    pile, known = s.piles[at], s.known[at]
    seen = kept(tuple([mask | viewer for mask in (known or (0,) * len(pile))]))
    if seen != known:
        learn(s, at, seen)
        s.cells[READS] += 1


def deal(s: State, source: int, target: int, number: int, viewers: int) -> None:
    """Move so many things from the top of a hidden pile behind those of an open one."""
    piles = s.piles
    pile = piles[source]
    if number <= 0 or not pile:
        return
    moved = pile[:number]
    piles[source] = pile[number:]
    piles[target] += moved
    known = s.known[source]
    if known:
        learn(s, source, kept(known[number:]))
        for mask in known[:number]:
            if viewers & ~mask:
                read(s, mask, viewers)
    else:
        s.cells[READS] += len(moved)


def deal_owned(s: State, source: int, target: int, number: int, owner: int) -> None:
    """Move so many things from the top of a hidden pile behind those of an owned one."""
    known, there = s.known[source], s.known[target]
    if number > 0 and (known or there):
        moved = known[:number] or (0,) * len(s.piles[source][:number])
        there = there or (0,) * len(s.piles[target])
        learn(s, target, kept(there + tuple([mask & ~owner for mask in moved])))
    deal(s, source, target, number, owner)


def slide(s: State, source: int, target: int, number: int, top: bool) -> None:
    """Move so many things, unseen, one by one from the top of a hidden pile under (or on) another hidden one."""
    if source == target or s.known[source] or s.known[target]:
        for _ in range(number):
            if not s.piles[source]:
                break
            thing, mask = take(s, source, 0)
            give(s, target, thing, mask, top)
    elif number > 0:
        pile = s.piles[source]
        s.piles[source] = pile[number:]
        moved, there = pile[:number], s.piles[target]
        s.piles[target] = moved[::-1] + there if top else there + moved


def bury(s: State, source: int, target: int, number: int, mask: int) -> None:
    """Move so many things from the top of an open pile under a hidden one; `mask`: all seats."""
    pile, there, known = s.piles[source], s.piles[target], s.known[target]
    moved = pile[:number] if number > 0 else ()
    s.piles[source] = pile[len(moved) :]
    s.piles[target] = there + moved
    learn(s, target, kept((known or (0,) * len(there)) + (mask,) * len(moved)))


def pour(s: State, source: int, target: int, mask: int, top: bool) -> None:
    """Move a whole pile, as it lies, on or under a hidden or owned one; `mask`: who knows which place is which there."""
    pile = s.piles[source]
    if not pile:
        return
    under, known = s.piles[target], s.known[target]
    s.piles[source] = ()
    learn(s, source, ())
    s.piles[target] = pile + under if top else under + pile
    if mask or known:
        known, fresh = known or (0,) * len(under), (mask,) * len(pile)
        learn(s, target, fresh + known if top else known + fresh)


def pour_owned(s: State, source: int, target: int, giver: int, owner: int) -> None:
    """Move a whole pile that `giver` sees behind one that `owner` sees."""
    masks = s.known[source] or (0,) * len(s.piles[source])
    for thing, mask in zip(s.piles[source], masks, strict=True):
        give_owned(s, target, thing, mask | giver, owner, False)
    s.piles[source] = ()
    learn(s, source, ())


def show(s: State, source: int, target: int, giver: int, viewers: int, top: bool) -> None:
    """Move a whole owned pile on or behind an open one."""
    pile, under = s.piles[source], s.piles[target]
    for mask in s.known[source] or (0,) * len(pile):
        read(s, mask | giver, viewers)
    s.piles[source] = ()
    learn(s, source, ())
    s.piles[target] = pile + under if top else under + pile


def pour_hidden(s: State, source: int, target: int, top: bool) -> None:
    """Move a whole hidden pile on or under another."""
    pile, known = s.piles[source], s.known[source]
    under, other = s.piles[target], s.known[target]
    s.piles[source] = ()
    s.piles[target] = pile + under if top else under + pile
    if known or other:
        known, other = known or (0,) * len(pile), other or (0,) * len(under)
        learn(s, source, ())
        learn(s, target, known + other if top else other + known)


def unveil(s: State, source: int, target: int, viewers: int) -> None:
    """Move a whole hidden pile behind an open one."""
    deal(s, source, target, len(s.piles[source]), viewers)


def bring_up(s: State, at: int, number: int) -> None:
    """So many things from the bottom of a pile come on top, as they lie."""
    if number:
        s.piles[at] = s.piles[at][-number:] + s.piles[at][:-number]
        learn(s, at, s.known[at][-number:] + s.known[at][:-number])


def shuffle(s: State, at: int, stream: int) -> None:
    """Put a pile into random order; nobody knows a place in it afterwards."""
    streams, counter = s.chance, s.chance[at]
    s.piles[at] = shuffled(s.seed, stream, counter, s.piles[at])
    learn(s, at, ())
    used = list(streams)
    used[at] = counter + 1
    s.chance = tuple(used)


def trade_places(s: State, one: int, other: int, first: int, second: int, views: Sequence[int], everybody: int) -> None:
    """Two things change places: `one` lies in pile `first`, `other` in pile `second`; nothing if one of them does not.

    `views`: for each pile the seats that see it, or -1 where all see the top alone.
    """
    if not one or not other or one not in s.piles[first] or other not in s.piles[second]:
        return
    if first == second:
        _turn_over(s, first, s.piles[first].index(one), s.piles[first].index(other))
    else:
        here, there = s.piles[first].index(one), s.piles[second].index(other)
        sees = max(0, views[first]), max(0, views[second])
        mine = _lift(s, first, one, views[first], sees[1], everybody)
        yours = _lift(s, second, other, views[second], sees[0], everybody)
        _lower(s, first, here, other, yours, mine, views[first], everybody)
        _lower(s, second, there, one, mine, yours, views[second], everybody)
    for at in (first, second):
        if views[at] < 0:
            show_top(s, at, everybody)


def _turn_over(s: State, at: int, one: int, other: int) -> None:
    """Two places of one pile change; who does not know both knows no place any more."""
    pile, masks = list(s.piles[at]), list(s.known[at] or (0,) * len(s.piles[at]))
    following = masks[one] & masks[other]
    for each in (pile, masks):
        each[one], each[other] = each[other], each[one]
    s.piles[at] = tuple(pile)
    learn(s, at, kept(tuple([each & following for each in masks])))


def _lift(s: State, at: int, thing: int, view: int, seen: int, everybody: int) -> int:
    """Take a thing out of any pile: who knows it."""
    if view == everybody:
        drop(s.piles, at, thing)
        return everybody
    return (take_owned(s, at, thing, seen, view) if view > 0 else take_thing(s, at, thing, seen))[1]


def _lower(s: State, at: int, place: int, thing: int, mask: int, following: int, view: int, everybody: int) -> None:
    """Lay a thing at a place; `mask`: who knows it; `following`: who knew what lay there."""
    pile, known = s.piles[at], s.known[at]
    s.piles[at] = (*pile[:place], thing, *pile[place:])
    read(s, mask, max(0, view))
    if view == everybody:
        return
    known = known or (0,) * len(pile)
    mask = mask & ~view if view > 0 else mask & (following | running(s))
    learn(s, at, kept((*known[:place], mask, *known[place:])))


def close(piles: list[tuple[int, ...]], at: int) -> None:
    """Let a pile that keeps its places slide together."""
    if 0 in piles[at]:
        piles[at] = tuple(filter(None, piles[at]))
