"""All places of a state while things are moved between them."""

from __future__ import annotations

from collections import Counter

from arnakrt.given import Claim, Given, Place
from arnakrt.moves import learn
from arnakrt.parts import Path, every_part
from arnakrt.payment import BITS, MANY
from arnakrt.ruleset import Program
from arnakrt.state import State


class Table:
    """All places of a state while things are moved between them.

    Where something without a home was taken away, its number stays behind, negative.
    """

    def __init__(self, given: Given, state: State) -> None:
        self.given, self.s, self.names = given, state, given.program.names
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
        self.tops = {part.at for part in every_part(given.program) if part.view == "top"}
        self.homes = {thing: self.names.piles.get(home) for thing, home in self.names.homes.items()}

    def lay(self) -> None:
        """Put what is given where it is given to, and what makes room for it elsewhere."""
        self._count()
        if self.given.misfits:
            return
        self._take()
        self._push_out()
        self._write()
        for part, number in self.given.cells:
            shift = part.shift * BITS if part.form == "icon" else 0
            kept = self.s.cells[part.at] & ~(MANY << shift) if part.form == "icon" else 0
            self.s.cells[part.at] = kept | number << shift
        index(self.given.program, self.s)

    def _count(self) -> None:
        """No more copies may be given than there are."""
        there = Counter(thing for things in self.lie.values() for thing in things if thing)
        given: Counter[int] = Counter()
        for claim in self.given.claims:
            if claim.number:
                given[claim.number] += 1
                if given[claim.number] == there[claim.number] + 1:
                    name = self.given.program.things[claim.number]
                    self.given.reader.miss(claim.path, "copies", name=name, limit=str(there[claim.number]))

    # ------------------------------------------------------------ out of where it was

    def _take(self) -> None:
        open_claims = [each for each in self.given.claims if each.number]
        for rank in range(5):
            open_claims = [each for each in open_claims if not self._take_one(each, rank)]
        assert not open_claims, "there are enough copies"

    def _take_one(self, claim: Claim, rank: int) -> bool:
        number = claim.number or 0
        for place in self._sources(claim, rank):
            things = self.lie[place]
            if number in things:
                at = things.index(number)
                if number in self.homes or place in self.given.closed():
                    del things[at]
                else:
                    things[at] = -number
                return True
        return False

    def _sources(self, claim: Claim, rank: int) -> list[Place]:
        """Where a thing may be taken from: nearer places have a lower rank."""
        first, size = self.names.pile_places
        match rank:
            case 0:
                return [claim.place]
            case 1:
                return sorted(self.given.closed())
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
        closed = self.given.closed()
        pushed = [thing for place in sorted(closed) for thing in self.lie[place] if thing > 0]
        for place in closed:
            self.lie[place] = []
        for thing in pushed:
            if thing in self.homes:
                self._send_home(thing)
            else:
                self._fill_hole(thing)
        for place, things in self.lie.items():
            self.lie[place] = [each for each in things if each >= 0]
        for place, (limit, path) in self.given.limits.items():
            self._cut(place, limit, path)

    def _cut(self, place: Place, limit: int, path: Path) -> None:
        """Leave the first so many."""
        things = self.lie[place]
        if len(things) < limit:
            self.given.reader.wrong(path, f"at most {len(things)}", limit)
        self.lie[place] = things[:limit]
        for thing in things[limit:]:
            self._send_home(thing)

    def _send_home(self, thing: int) -> None:
        """Under its home pile, unless that is given in full or cut."""
        home = self.homes.get(thing)
        if home is not None and home not in self.given.closed() and home not in self.given.limits:
            self.lie[home].append(thing)

    def _fill_hole(self, thing: int) -> None:
        """Something without a home goes to where something of its kind was taken from."""
        for place in sorted(self.lie):
            for at, each in enumerate(self.lie[place]):
                if each < 0 and self.given.reader.parts.kinds[-each] == self.given.reader.parts.kinds[thing]:
                    self.lie[place][at] = thing
                    return

    # ------------------------------------------------------------ onto the table

    def _write(self) -> None:
        for place, things in self.lie.items():
            claims = self.given.named.get(place)
            found = things if claims is None else _laid(claims, things)
            if place < 0:
                self.s.cells[-1 - place] = found[0] if found else 0
            elif tuple(found) != self.s.piles[place]:
                self._lay_pile(place, tuple(found))

    def _lay_pile(self, at: int, things: tuple[int, ...]) -> None:
        """Nobody knows anything in it but the top of a pile whose top all see."""
        everybody = (1 << self.given.program.seats) - 1
        self.s.piles[at] = things
        learn(self.s, at, (everybody, *(0 for _ in things[1:])) if at in self.tops and things else ())


def _laid(claims: list[Claim], rest: list[int]) -> list[int]:
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
