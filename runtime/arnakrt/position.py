"""A game that stands where somebody says: a position by the names that `view(None)` has.

What is said replaces what the seed gives; all else stays as the seed has it.  The game stands at the first question of
a turn: of the round, the starting seat and the turn that are said, after turns in which nobody did anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from arnakrt.game import Game, run
from arnakrt.payment import BITS, MANY
from arnakrt.ruleset import Names, Program, RulesError, Ruleset
from arnakrt.state import ME, START, State

REST = "..."
"""In a list of a pile: all that the seed has there and nobody else is given."""
COUNT = "count"
"""Instead of a list, `{count: 3}`: of all that the seed has there and nobody else is given, the first three."""
ROUND = "round"
"""The mark of the game that counts the rounds of `rounds`, where a pack has one."""
MOMENT = ("start", "turn", ROUND)
MOST_CHOICES = 1_000

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Misfit:
    """Something in a position that cannot be.

    Attributes:
        path: Where: keys, and places in lists from 0.
        problem: `name` (of a part), `key` and `thing` (an id as a key, as a value), `value`, `copies`, `moment`, `rule`.
        words: What fills a sentence about it.
        known: The names that could stand there.
    """

    path: Path
    problem: str
    words: dict[str, str]
    known: tuple[str, ...] = ()


class PositionError(RulesError):
    """A position that cannot be; all that is wrong with it."""

    def __init__(self, misfits: list[Misfit]) -> None:
        self.misfits = tuple(misfits)
        super().__init__("; ".join(f"{'.'.join(map(str, each.path))}: {each.problem}" for each in misfits))


def set_position(rules: Ruleset, given: Mapping[str, Any], players: int = 2, seed: int = 0, **options: str) -> Game:
    """A game at the first question of a turn, with what is given.

    What a pile or a mark is given is taken out of where it was: from what the named piles held, then from the other
    piles of the seat, the home pile of its kind, and the rest.  What a named pile held and nobody is given goes under its
    home pile; if its kind has none, to where something of its kind was taken from; if that pile is named too, out of the
    game.  The state's `log` gathers what is taken by itself from here on.

    Raises:
        PositionError: Something given cannot be.
        RulesError: The pack knows no such game.
    """
    program = rules.program(players, **options)
    setter = _Setter(program)
    moment = setter.moment(given)
    setter.check()
    state = _stand(rules, program, seed, moment)
    if state is None:
        raise PositionError([Misfit((_said(given),), "moment", {})])
    setter.settle(state, given)
    setter.check()
    broken = list(program.invariants(state))
    if broken:
        raise PositionError([Misfit((), "rule", {"name": each}) for each in broken])
    state.log = []
    run(program, state, program.frames[state.asking])
    origin = {"players": players, "seed": seed, "start": state.cells[START] - 1, "options": dict(program.options)}
    return Game(rules, program, state, (), origin)


# ---------------------------------------------------------------- the moment


@dataclass(frozen=True, slots=True)
class Moment:
    """The round (none: the first), the starting seat and the seat whose turn it is."""

    round: int | None
    start: int
    turn: int


def _said(given: Mapping[str, Any]) -> str:
    return next((name for name in (ROUND, "turn", "start") if name in given), "")


def _stand(rules: Ruleset, program: Program, seed: int, moment: Moment) -> State | None:
    """The state of the seed at a moment.

    Where another seat than the starting one is to move, all that lies on the table is taken from the game in which
    that seat starts, so that nothing has been done yet, and only the way on from the game in which it does not.
    """
    table = _reached(rules, program, seed, Moment(moment.round, moment.turn, moment.turn))
    if table is None or moment.start == moment.turn:
        return table
    way = _reached(rules, program, seed, moment)
    if way is None:
        return None
    table.cells[START] = way.cells[START]
    table.stack, table.locals, table.asking = way.stack, way.locals, way.asking
    return table


def _reached(rules: Ruleset, program: Program, seed: int, moment: Moment) -> State | None:
    """A moment of the game in which every player takes the last of a decision's own options."""
    rounds = program.names.game_marks.get(ROUND)
    for shift in range(program.seats):
        game = rules.new_game(program.seats, seed, (moment.start - 1 + shift) % program.seats, **program.options)
        s, first = game.state, game.state.asking
        for _ in range(MOST_CHOICES):
            if game.over:
                break
            now = s.cells[rounds[0]] if rounds else None
            if moment.round is not None and now is not None and now > moment.round:
                break
            here = s.asking == first and (moment.round is None or now == moment.round)
            if here and (s.cells[START], s.cells[ME]) == (moment.start, moment.turn):
                return s.copy()
            if moment.round is None and now is not None and now > 1:
                break
            game.choose(s.own - 1 if s.own else len(s.options) - 1)
    return None


# ---------------------------------------------------------------- names to cells and piles


@dataclass(frozen=True, slots=True)
class Part:
    """Where a named part of a state lies, and the form of its value; `shift` of an icon in its pool."""

    form: str
    at: int
    shift: int = 0
    kinds: tuple[str, ...] = ()


def parts_of_game(names: Names) -> dict[str, Part]:
    """What belongs to no seat and no thing."""
    return {
        **{name: Part("count", cell) for name, cell in names.counters.items()},
        **{name: _mark(names, "game", name, form, cell) for name, (cell, form) in names.game_marks.items()},
        **{name: Part("pile", at, 0, names.pile_kinds[name]) for name, at in names.piles.items()},
    }


def parts_of_seat(names: Names, seat: int) -> dict[str, Part]:
    """What a seat has; seats count from 1."""
    base = names.cells[0] + (seat - 1) * names.cells[1]
    first = names.pile_places[0] + (seat - 1) * names.pile_places[1]
    return {
        **{name: Part("count", base + at) for name, at in names.seat_counters.items()},
        **{name: Part("icon", base + names.pool, shift) for name, shift in names.icons.items()},
        **{name: _mark(names, "player", name, form, base + at) for name, (at, form) in names.seat_marks.items()},
        **{name: Part("pile", first + at, 0, names.pile_kinds[name]) for name, at in names.seat_piles.items()},
    }


def parts_of_thing(names: Names, kind: str, number: int) -> dict[str, Part]:
    """The marks and the piles of a thing."""
    marks, piles = names.kind_marks.get(kind, {}), names.kind_piles.get(kind, {})
    return {
        **{name: _mark(names, kind, name, form, base + number) for name, (base, form) in marks.items()},
        **{name: Part("pile", base + number, 0, names.pile_kinds[name]) for name, base in piles.items()},
    }


def _mark(names: Names, owner: str, name: str, form: str, cell: int) -> Part:
    kinds = names.mark_kinds.get((owner, name), ())
    return Part("held" if (owner, name) in names.holds else form, cell, 0, kinds)


WANTED = {
    "count": "a whole number from 0",
    "icon": f"a whole number from 0 to {MANY}",
    "number": "a whole number",
    "flag": "true or false",
    "seat": "a seat such as p1, or null",
    "thing": "an id, or null",
    "held": "an id, or null",
    "pile": "a list of ids, or {count: a number}",
}


def _in_words(value: object) -> str:
    """A value as a sentence names it."""
    if isinstance(value, Mapping):
        return "a mapping"
    if value is None or isinstance(value, bool):
        return {None: "nothing", True: "true", False: "false"}[value]
    return "a list" if isinstance(value, list) else str(value)


FLAGS = {"yes": True, "no": False}


def _whole(value: Any, least: int | None = None, most: int | None = None) -> int | None:
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    too_far = (least is not None and value < least) or (most is not None and value > most)
    return None if too_far else value


NUMBERS: dict[str, Callable[[Any], int | None]] = {  # form -> a value's number, or none if it is none of that form
    "count": lambda value: _whole(value, 0),
    "icon": lambda value: _whole(value, 0, MANY),
    "number": _whole,
    "flag": lambda value: int(FLAGS.get(value, value)) if value in (True, False, *FLAGS) else None,
}


# ---------------------------------------------------------------- what is given


Place = int
"""Where things lie: a pile by its number, a mark that holds a thing as -1 - its cell."""


@dataclass(slots=True)
class _Claim:
    """A thing given to a place; `number` is none for `...`."""

    place: Place
    number: int | None
    path: Path


@dataclass(slots=True)
class _Setter:
    """Reads what is given, notes what cannot be, and changes a state."""

    program: Program
    misfits: list[Misfit] = field(default_factory=list)
    claims: list[_Claim] = field(default_factory=list)
    named: dict[Place, list[_Claim]] = field(default_factory=dict)
    limits: dict[Place, tuple[int, Path]] = field(default_factory=dict)
    numbers: dict[str, int] = field(init=False)
    kinds: dict[int, str] = field(init=False)
    cells: list[tuple[Part, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.numbers = {name: number for number, name in enumerate(self.program.things) if number}
        self.kinds = {
            number: kind
            for kind, (first, size) in self.program.names.kinds.items()
            for number in range(first, first + size)
        }

    def check(self) -> None:
        if self.misfits:
            raise PositionError(self.misfits)

    def miss(self, path: Path, problem: str, known: tuple[str, ...] = (), **words: object) -> None:
        self.misfits.append(Misfit(path, problem, {key: _in_words(each) for key, each in words.items()}, known))

    # ------------------------------------------------------------ reading

    def moment(self, given: Mapping[str, Any]) -> Moment:
        start, turn = (self._seat_of(given.get(name), (name,)) for name in ("start", "turn"))
        rounds = None
        if ROUND in given and ROUND in self.program.names.game_marks:
            rounds = self._number(Part("count", 0), given[ROUND], (ROUND,))
        return Moment(rounds, start or turn or 1, turn or start or 1)

    def _seat_of(self, value: Any, path: Path) -> int:
        return (self._number(Part("seat", 0), value, path) or 0) if value is not None else 0

    def settle(self, state: State, given: Mapping[str, Any]) -> None:
        """Read what is given and put it on the table."""
        names = self.program.names
        parts = parts_of_game(names)
        seats = {f"p{seat}": seat for seat in range(1, self.program.seats + 1)}
        levels = (*parts, *seats, *names.kind_marks, *names.kind_piles, *MOMENT[:2])
        for name, value in given.items():
            if name in MOMENT and (name != ROUND or name in parts):
                continue
            if name in seats:
                self._owner(parts_of_seat(names, seats[name]), value, (name,))
            elif name in names.kind_marks or name in names.kind_piles:
                self._things(name, value, (name,))
            else:
                self._owner(parts, {name: value}, (), levels)
        if not self.misfits:
            _Table(self, state).lay()

    def _things(self, kind: str, value: Any, path: Path) -> None:
        if not isinstance(value, Mapping):
            self.miss(path, "value", wanted="a mapping of ids", seen=value)
            return
        first, size = self.program.names.kinds[kind]
        known = self.program.things[first : first + size]
        for name, each in value.items():
            if name in known:
                number = self.numbers[name]
                self._owner(parts_of_thing(self.program.names, kind, number), each, (*path, name))
            else:
                self.miss((*path, name), "key", known, name=name)

    def _owner(
        self, parts: dict[str, Part], value: Any, path: Path, levels: tuple[str, ...] = (), above: str = ""
    ) -> None:
        """The named parts of a seat, a thing or the game; `above`: what stands before the dot of a name."""
        if not isinstance(value, Mapping):
            self.miss(path, "value", wanted="a mapping", seen=value)
            return
        for name, each in value.items():
            part = parts.get(f"{above}{name}")
            if part is not None:
                self._put(part, each, (*path, name))
            elif any(other.startswith(f"{above}{name}.") for other in parts):
                self._owner(parts, each, (*path, name), (), f"{above}{name}.")
            else:
                known = [
                    other.removeprefix(above).split(".")[0] for other in levels or parts if other.startswith(above)
                ]
                self.miss((*path, name), "name", tuple(dict.fromkeys(known)), name=name)

    def _put(self, part: Part, value: Any, path: Path) -> None:
        if part.form == "pile":
            self._pile(part, value, path)
        elif part.form == "held":
            number = self._number(part, value, path)
            self._claim(-1 - part.at, [_Claim(-1 - part.at, number, path)] if number else [])
        else:
            number = self._number(part, value, path)
            if number is not None:
                self.cells.append((part, number))

    def _pile(self, part: Part, value: Any, path: Path) -> None:
        if isinstance(value, Mapping) and list(value) == [COUNT]:
            limit = self._number(Part("count", part.at), value[COUNT], (*path, COUNT))
            self.limits[part.at] = limit or 0, (*path, COUNT)
            self._claim(part.at, [_Claim(part.at, None, path)])
            return
        if not isinstance(value, list):
            self.miss(path, "value", wanted=WANTED["pile"], seen=value)
            return
        found: list[_Claim] = []
        for at, each in enumerate(value):
            if each == REST:
                found.append(_Claim(part.at, None, (*path, at)))
            else:
                number = self._number(Part("thing", 0, 0, part.kinds), each, (*path, at))
                found += [_Claim(part.at, number, (*path, at))] if number is not None else []
        for again in [each for each in found if each.number is None][1:]:
            self.miss(again.path, "value", wanted="an id", seen=f"a second {REST}")
        self._claim(part.at, found)

    def _claim(self, place: Place, claims: list[_Claim]) -> None:
        self.named[place] = claims
        self.claims += claims

    def _number(self, part: Part, value: Any, path: Path) -> int | None:
        """The number that stands for a value; none, and a misfit, if it is none of that form."""
        if part.form in ("thing", "held"):
            return self._thing(part, value, path)
        if part.form == "seat":
            seats = {None: 0} | {f"p{seat}": seat for seat in range(1, self.program.seats + 1)}
            number = seats.get(value) if value is None or isinstance(value, str) else None
        else:
            number = NUMBERS[part.form](value) if not isinstance(value, list | dict) else None
        if number is None:
            self.miss(path, "value", wanted=WANTED[part.form], seen=value)
        return number

    def _thing(self, part: Part, value: Any, path: Path) -> int | None:
        if value is None:
            return 0
        number = self.numbers.get(value) if isinstance(value, str) else None
        if number is not None and (not part.kinds or self.kinds[number] in part.kinds):
            return number
        if isinstance(value, str):
            known = (each for each, other in self.numbers.items() if not part.kinds or self.kinds[other] in part.kinds)
            self.miss(path, "thing", tuple(known), name=value)
        else:
            self.miss(path, "value", wanted=WANTED[part.form], seen=value)
        return None


# ---------------------------------------------------------------- the table


class _Table:
    """All places of a state while things are moved between them.

    Where something without a home was taken away, its number stays behind, negative.
    """

    def __init__(self, setter: _Setter, state: State) -> None:
        self.setter, self.s, self.names = setter, state, setter.program.names
        marks = [
            -1 - base - number
            for kind, named in self.names.kind_marks.items()
            for name, (base, _) in named.items()
            if (kind, name) in self.names.holds
            for number in range(self.names.kinds[kind][0], sum(self.names.kinds[kind]))
        ]
        self.lie: dict[Place, list[int]] = {
            **{at: list(pile) for at, pile in enumerate(state.piles)},
            **{place: [state.cells[-1 - place]] if state.cells[-1 - place] else [] for place in marks},
        }
        self.homes = {thing: self.names.piles.get(home) for thing, home in self.names.homes.items()}

    def lay(self) -> None:
        """Put what is given where it is given to, and what makes room for it elsewhere."""
        self._count()
        if self.setter.misfits:
            return
        self._take()
        self._push_out()
        self._write()
        for part, number in self.setter.cells:
            shift = part.shift * BITS if part.form == "icon" else 0
            kept = self.s.cells[part.at] & ~(MANY << shift) if part.form == "icon" else 0
            self.s.cells[part.at] = kept | number << shift
        index(self.setter.program, self.s)

    def _count(self) -> None:
        """No more copies may be given than there are."""
        there = Counter(thing for things in self.lie.values() for thing in things if thing)
        given: Counter[int] = Counter()
        for claim in self.setter.claims:
            if claim.number:
                given[claim.number] += 1
                if given[claim.number] == there[claim.number] + 1:
                    name = self.setter.program.things[claim.number]
                    self.setter.miss(claim.path, "copies", name=name, limit=there[claim.number])

    # ------------------------------------------------------------ out of where it was

    def _take(self) -> None:
        open_claims = [each for each in self.setter.claims if each.number]
        for rank in range(5):
            open_claims = [each for each in open_claims if not self._take_one(each, rank)]
        assert not open_claims, "there are enough copies"

    def _take_one(self, claim: _Claim, rank: int) -> bool:
        number = claim.number or 0
        for place in self._sources(claim, rank):
            things = self.lie[place]
            if number in things:
                at = things.index(number)
                if number in self.homes or place in self._closed():
                    del things[at]
                else:
                    things[at] = -number
                return True
        return False

    def _closed(self) -> set[Place]:
        """The places that are given in full."""
        return {place for place, claims in self.setter.named.items() if all(each.number is not None for each in claims)}

    def _sources(self, claim: _Claim, rank: int) -> list[Place]:
        """Where a thing may be taken from: nearer places have a lower rank."""
        first, size = self.names.pile_places
        match rank:
            case 0:
                return [claim.place]
            case 1:
                return sorted(self._closed())
            case 2 if claim.place >= first:
                seat = first + (claim.place - first) // size * size
                return list(range(seat, seat + size))
            case 3:
                home = self.homes.get(claim.number or 0)
                return [home] if home is not None else []
            case 4:
                return [*range(first), *(place for place in self.lie if place < 0), *range(first, len(self.s.piles))]
        return []

    # ------------------------------------------------------------ what makes room

    def _push_out(self) -> None:
        closed = self._closed()
        pushed = [thing for place in sorted(closed) for thing in self.lie[place] if thing > 0]
        for place in closed:
            self.lie[place] = []
        for thing in pushed:
            home = self.homes.get(thing)
            if home is not None and home not in closed:
                self.lie[home].append(thing)
            elif home is None:
                self._fill_hole(thing)
        for place, things in self.lie.items():
            self.lie[place] = [each for each in things if each >= 0]

    def _fill_hole(self, thing: int) -> None:
        """Something without a home goes to where something of its kind was taken from."""
        for place in sorted(self.lie):
            for at, each in enumerate(self.lie[place]):
                if each < 0 and self.setter.kinds[-each] == self.setter.kinds[thing]:
                    self.lie[place][at] = thing
                    return

    # ------------------------------------------------------------ onto the table

    def _write(self) -> None:
        for place, things in self.lie.items():
            claims = self.setter.named.get(place)
            found = things if claims is None else _laid(claims, things)
            if place in self.setter.limits:
                found = self._cut(found, *self.setter.limits[place])
            if place < 0:
                self.s.cells[-1 - place] = found[0] if found else 0
            elif tuple(found) != self.s.piles[place]:
                self._lay_pile(place, tuple(found))

    def _cut(self, things: list[int], limit: int, path: Path) -> list[int]:
        if len(things) < limit:
            self.setter.miss(path, "value", wanted=f"at most {len(things)}", seen=limit)
        return things[:limit]

    def _lay_pile(self, at: int, things: tuple[int, ...]) -> None:
        """A pile whose top was open keeps an open top; nobody knows anything else in it."""
        s, known = self.s, self.s.known[at]
        everybody = (1 << self.setter.program.seats) - 1
        open_top = bool(known) and known[0] == everybody and not any(known[1:])
        s.piles[at] = things
        s.known[at] = (everybody, *(0 for _ in things[1:])) if open_top and things else ()


def _laid(claims: list[_Claim], rest: list[int]) -> list[int]:
    found: list[int] = []
    for claim in claims:
        found += rest if claim.number is None else [claim.number]
    return found


def index(program: Program, s: State) -> None:
    """Work out the index cells anew: of each mark, the set of things where it is not 0."""
    names = program.names
    for (kind, mark), cell in names.index.items():
        base, _ = names.kind_marks[kind][mark]
        first, size = names.kinds[kind]
        values = s.cells[base + first : base + first + size]
        s.cells[cell] = sum(1 << at for at, value in enumerate(values) if value)
        if (kind, mark) in names.seat_index:
            for seat in range(1, program.seats + 1):
                found = sum(1 << at for at, value in enumerate(values) if value == seat)
                s.cells[names.seat_index[kind, mark] + seat] = found
