"""A full state that agrees with what one seat knows: all that it does not know is laid out anew.

Hidden things change places where content has a way between these on which somebody could not tell what went
(`Program.ways`), and where each may lie.  Among the arrangements that there are each is equally likely, and the one that
is true plays no part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arnakrt.chance import mixed, numbers, shuffled
from arnakrt.game import Game, run
from arnakrt.parts import Part, every_part, parts_of
from arnakrt.ruleset import Program, RulesError
from arnakrt.state import ME, OVER, SEAT_PILES, State
from arnakrt.table import index

MOST_WORLDS = 200
"""So many are tried until there is one in which another seat has the decision that it has now."""
SALT = 0x6A09E667F3BCC908


@dataclass(frozen=True, slots=True)
class Pool:
    """Places whose things can change places, as one seat sees it.

    Attributes:
        piles: Each with whether all see its top, and a number into `fits`.
        cells: Those of marks that hold things, likewise.
        fits: The things that may lie at a place.  Of two sets the later one has all of the earlier, or nothing of it.
        seats: Whose piles are among them, one bit each.
    """

    piles: tuple[tuple[int, bool, int], ...]
    cells: tuple[tuple[int, int], ...]
    fits: tuple[frozenset[int], ...]
    seats: int


@dataclass(frozen=True, slots=True)
class Unknown:
    """All that one seat may not know.

    Attributes:
        bit: The seat in `known`.
        marks: The cells of each mark that it does not see and that is no place for a thing.
        held: The cells of all marks that are places.
    """

    bit: int
    pools: tuple[Pool, ...]
    marks: tuple[tuple[int, ...], ...]
    held: tuple[int, ...]

    def beside(self, seats: int) -> Unknown:
        """The same without what is of some seats."""
        return replace(self, pools=tuple(each for each in self.pools if not each.seats & seats))


def determinize(game: Game, seat: int, seed: int) -> Game:
    """`Game.determinize`."""
    program, s = game.program, game.state
    unknown = unknown_to(program, seat + 1)
    asked = s.cells[ME] if s.asking != OVER else 0
    if asked in (0, seat + 1):
        return begun_at(game, laid_out(program, s, unknown, mixed(mixed(seed) + SALT)))
    for number in range(1, MOST_WORLDS):
        state = laid_out(program, s, unknown, mixed(mixed(seed) + SALT * number))
        if asks_again(program, state):
            return begun_at(game, state)
    return begun_at(game, laid_out(program, s, unknown.beside(1 << asked >> 1), mixed(mixed(seed) + SALT)))


def begun_at(game: Game, state: State) -> Game:
    """A game that begins with a state."""
    origin = {**game._origin, "seed": state.seed, "state": state.copy()}
    origin.pop("position", None)
    return Game(game.rules, game.program, state, (), origin)


def asks_again(program: Program, s: State) -> bool:
    """Ask the open decision afresh, by what lies there now; is it still open?"""
    before = (s.asking, s.stack, s.locals, s.cells[:], s.piles[:], s.chance)
    try:
        run(program, s, program.frames[s.asking])
    except RulesError:
        return False
    return before == (s.asking, s.stack, s.locals, s.cells, s.piles, s.chance)


# ---------------------------------------------------------------- laying out


def laid_out(program: Program, true: State, unknown: Unknown, world: int) -> State:
    """A state in which what is unknown lies as a world has it."""
    s = true.copy()
    s.seed = world
    lots = [lot for pool in unknown.pools if len((lot := _gathered(s, pool, unknown.bit)).things) > 1]
    keys = numbers(world, sum([len(lot.things) for lot in lots]))
    start = 0
    for lot in lots:
        stop = start + len(lot.things)
        lot.laid = _laid(lot, keys[start:stop])
        _put(s, lot)
        start = stop
    for number, cells in enumerate(unknown.marks):
        for cell, value in zip(cells, shuffled(world, number, 0, [s.cells[cell] for cell in cells]), strict=True):
            s.cells[cell] = value
    if unknown.marks:
        index(program, s)
    _rename(program, s, true, unknown, lots, world)
    return s


@dataclass(slots=True)
class Lot:
    """What lies hidden in a pool.

    Attributes:
        runs: Piles, each with its hidden places (none: all), how many they are, and what fits there.
        held: Cells in which something lies, each with what fits there.
        things: What lies there, in this order.
        laid: What is to lie there.
    """

    pool: Pool
    runs: list[tuple[int, list[int] | None, int, int]]
    held: list[tuple[int, int]]
    things: list[int]
    laid: Sequence[int] = ()


def _gathered(s: State, pool: Pool, bit: int) -> Lot:
    things: list[int] = []
    runs: list[tuple[int, list[int] | None, int, int]] = []
    for at, top, fits in pool.piles:
        pile = s.piles[at]
        if not pile:
            continue
        known = s.known[at]
        places = None
        if known or top:
            places = [place for place, mask in enumerate(known or (0,) * len(pile)) if not mask & bit]
            if top and places and not places[0]:
                del places[0]
            pile = tuple([pile[place] for place in places])
        if pile:
            things += pile
            runs.append((at, places, len(pile), fits))
    held = []
    if pool.cells:
        cells = s.cells
        held = [each for each in pool.cells if cells[each[0]]]
        things += [cells[cell] for cell, _ in held]
    return Lot(pool, runs, held, things)


def _laid(lot: Lot, keys: Sequence[int]) -> Sequence[int]:
    """The things of a lot in a random order: by their keys, whatever the order they lay in."""
    laid = [thing for _, thing in sorted(zip(keys, sorted(lot.things), strict=True))]
    if len(lot.pool.fits) == 1:
        return laid
    wanted = [fits for _, _, many, fits in lot.runs for _ in range(many)] + [fits for _, fits in lot.held]
    return fitted(laid, wanted, lot.pool.fits)


def _put(s: State, lot: Lot) -> None:
    start = 0
    for at, places, many, _ in lot.runs:
        found = lot.laid[start : start + many]
        start += many
        if places is None:
            s.piles[at] = tuple(found)
        else:
            pile = list(s.piles[at])
            for place, thing in zip(places, found, strict=True):
                pile[place] = thing
            s.piles[at] = tuple(pile)
    for (cell, _), thing in zip(lot.held, lot.laid[start:], strict=True):
        s.cells[cell] = thing


def fitted(laid: Sequence[int], wanted: list[int], sets: Sequence[frozenset[int]]) -> list[int]:
    """Things in a random order, put where they fit: the places where fewest do come first, so that all find one."""
    rest = list(laid)
    chosen: list[Iterator[int]] = []
    for number, fits in enumerate(sets):
        many = wanted.count(number)
        taken: list[int] = []
        left: list[int] = []
        for thing in rest:
            (taken if len(taken) < many and thing in fits else left).append(thing)
        chosen.append(iter(taken))
        rest = left
    return [next(chosen[number]) for number in wanted]


# ---------------------------------------------------------------- what is still to be done


def _rename(program: Program, s: State, true: State, unknown: Unknown, lots: list[Lot], world: int) -> None:
    """Names that stand for hidden things in what is still to be done stand for what lies there now.

    What is known to lie in a pile lies anywhere in it.  Another one that may stand for a copy that lies open stays.
    """
    frames = [(s.asking, s.locals)] if s.asking != OVER else []
    stack = s.stack
    while stack:
        number, names, stack = stack
        frames.append((number, names))
    frames, settled = _lying_anew(program, s, true, frames, {at for lot in lots for at, _, _, _ in lot.runs}, world)
    left = [
        tuple(at for at in program.thing_names[number] if (row, at) not in settled)
        for row, (number, _) in enumerate(frames)
    ]
    named = {
        thing for (_, names), places in zip(frames, left, strict=True) for at in places for thing in _things(names[at])
    }
    now: dict[int, list[int]] = {}
    for lot in lots:
        if not named.isdisjoint(lot.things):
            for old, new in zip(lot.things, lot.laid, strict=True):
                if old in named:
                    now.setdefault(old, []).append(new)
    now = {old: new for old, new in now.items() if _copies(true, unknown, old) == len(new)}
    if not (now or settled):
        return
    again = [(number, _renamed(names, places, now)) for (number, names), places in zip(frames, left, strict=True)]
    if s.asking != OVER:
        s.locals = again.pop(0)[1]
    s.stack = ()
    for number, names in reversed(again):
        s.stack = (number, names, s.stack)


Frame = tuple[int, tuple[Any, ...]]


def _lying_anew(
    program: Program, s: State, true: State, frames: list[Frame], hidden: set[int], world: int
) -> tuple[list[Frame], set[tuple[int, int]]]:
    """Frames with other names for what lies in hidden piles of the running seat; the row and the place of each such name.

    A pile is gone through from its first place on, so that what is left of it is its end, if nothing else left it.
    """
    settled: set[tuple[int, int]] = set()
    again: list[Frame] = []
    for row, (number, names) in enumerate(frames):
        found = list(names)
        for own in sorted({own for _, own in program.lying[number]}):
            pile = s.cells[SEAT_PILES] + own
            places = [at for at, other in program.lying[number] if other == own]
            places.sort(key=lambda at: isinstance(names[at], tuple))
            named = [thing for at in places for thing in _things(names[at])]
            if pile not in hidden or not set(true.piles[pile]).issuperset(named):
                continue  # known, or another seat's
            at_the_end = true.piles[pile][-len(named) :] == tuple(named)
            laid = iter((s.piles[pile] if at_the_end else shuffled(world, pile, 1, s.piles[pile]))[-len(named) :])
            for at in places:
                found[at] = tuple([next(laid) for _ in names[at]]) if isinstance(names[at], tuple) else next(laid)
                settled.add((row, at))
        again.append((number, tuple(found)))
    return again, settled


def _things(value: Any) -> Iterable[int]:
    return value if isinstance(value, tuple) else (value,)


def _copies(s: State, unknown: Unknown, thing: int) -> int:
    """In how many places a thing lies."""
    return sum(pile.count(thing) for pile in s.piles) + sum(s.cells[cell] == thing for cell in unknown.held)


def _renamed(names: tuple[Any, ...], places: tuple[int, ...], now: dict[int, list[int]]) -> tuple[Any, ...]:
    """Names with other things; of several copies each name has one of its own as long as there are enough."""
    left = {old: iter(new) for old, new in now.items()}

    def other(thing: int) -> int:
        return next(left[thing], now[thing][-1]) if thing in now else thing

    found = list(names)
    for at in places:
        value = found[at]
        found[at] = tuple(other(each) for each in value) if isinstance(value, tuple) else other(value)
    return tuple(found)


# ---------------------------------------------------------------- what may change places


def unknown_to(program: Program, seat: int) -> Unknown:
    """What a seat, from 1, may not know; worked out once."""
    found = program.unknown.get(seat)
    if found is None:
        found = program.unknown[seat] = _worked_out(program, seat)
    return found


def _worked_out(program: Program, seat: int) -> Unknown:
    closed = [part for part in every_part(program) if not part.open_to(seat)]
    places = {_place(part): part for part in closed if part.form in ("pile", "held")}
    leads = {place: place for place in places}  # a forest: places that are joined have one root

    def root(place: int) -> int:
        while leads[place] != place:
            place = leads[place]
        return place

    for one, other in program.ways:
        if one in leads and other in leads:
            leads[root(one)] = root(other)
    groups: dict[int, list[Part]] = {}
    for place, part in places.items():
        groups.setdefault(root(place), []).append(part)
    pools = tuple(pool for parts in groups.values() for pool in _pools(program, parts))
    held = tuple(part.at for part in every_part(program) if part.form == "held")
    return Unknown(1 << seat >> 1, pools, tuple(_marks(program, seat)), held)


def _place(part: Part) -> int:
    return part.at if part.form == "pile" else -1 - part.at


def _pools(program: Program, parts: list[Part]) -> Iterator[Pool]:
    """The pool of some places; one for each set of kinds if these overlap without one holding the other."""
    kinds = sorted({frozenset(part.kinds) for part in parts}, key=lambda each: (len(each), sorted(each)))
    nested = all(not one & other or one <= other for at, one in enumerate(kinds) for other in kinds[at:])
    for some in [kinds] if nested else [[each] for each in kinds]:
        number = {each: at for at, each in enumerate(some)}
        own = [(part, number[frozenset(part.kinds)]) for part in parts if frozenset(part.kinds) in number]
        yield Pool(
            tuple((part.at, part.view == "top", fits) for part, fits in own if part.form == "pile"),
            tuple((part.at, fits) for part, fits in own if part.form == "held"),
            tuple(frozenset(thing for kind in each for thing in program.of_kind(kind)) for each in some),
            sum({1 << part.owner >> 1 for part, _ in own}),
        )


def _marks(program: Program, seat: int) -> Iterator[tuple[int, ...]]:
    """The cells of each mark that a seat does not see and that is no place."""
    parts = parts_of(program)
    owners = [parts.seats, *parts.things.values()]
    for owned in owners:
        cells: dict[str, list[int]] = {}
        for own in owned.values():
            for name, part in own.items():
                if part.form not in ("pile", "held") and not part.open_to(seat):
                    cells.setdefault(name, []).append(part.at)
        yield from (tuple(each) for each in cells.values() if len(each) > 1)
