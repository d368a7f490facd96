"""What happened in a game, as data: the options that were taken, and what changed by each.

A log keeps the state before each option, also before one that is taken by itself; what happened is the difference between two of them as
a seat sees both.  So a game that nobody watches pays nothing, and what a seat is told of is what its views show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Any

from arnakrt.game import Game
from arnakrt.parts import HIDDEN, Part, named_parts
from arnakrt.ruleset import Program, RulesError
from arnakrt.state import ME, OVER, State
from arnakrt.view import seen
from arnakrt.why import word

if TYPE_CHECKING:
    from arnakrt.decisions import Option

__all__ = ["VERBS", "Event", "Log"]

VERBS = {
    "choose": "an option was taken by a player",
    "take": "an option was taken by itself, being the only one, or by a seat that nobody plays",
    "undo": "the last choice was taken back",
    "set": "a counter, icon or mark has another value",
    "move": "things went from one place to another",
    "come": "things came to a place; from where cannot be told, as after a shuffle of equal ones",
    "leave": "things left a place; to where cannot be told",
    "see": "hidden things came to be known where they lie",
    "order": "things lie in another order",
    "shuffle": "a pile was shuffled",
    "over": "the game has ended",
}
"""Each verb of an event and what it tells."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    Attributes:
        verb: What happened: a key of `VERBS`.
        seat: The seat, from 0, whose block ran; none outside of turns.
        option: The id of the option; `_` where the seat that is told may not know it.
        path: The place in the content of the decision that was open.
        part: What has another value, or where things are seen, shuffled or ordered: `p1.wood`, `market.row`, `pier.north.owner`.
        before, after: The value of a part.
        things: What moved or was seen, by ids; `_` for each thing that is not known.
        source, target: Where things went from and to: parts, likewise.
    """

    verb: str
    seat: int | None = None
    option: str = ""
    path: str = ""
    part: str = ""
    before: Any = None
    after: Any = None
    things: tuple[str, ...] = ()
    source: str = ""
    target: str = ""

    def data(self) -> dict[str, Any]:
        """What there is to tell, as it can be written as JSON."""
        values = ("before", "after") if self.verb == "set" else ()
        return {name: each for name, each in asdict(self).items() if name in values or each not in (None, "", ())}

    def __str__(self) -> str:
        things = ", ".join(self.things)
        match self.verb:
            case "choose" | "take":
                return f"{self.verb} {self.option}"
            case "set":
                return f"{self.part}: {word(self.before)} -> {word(self.after)}"
            case "move" | "come" | "leave":
                return f"{things}: {self.source or '?'} -> {self.target or '?'}"
            case "see":
                return f"see {things} in {self.part}"
        return f"{self.verb} {self.part}".rstrip()


@dataclass(slots=True)
class Step:
    """An option that was taken, and the state before."""

    verb: str
    before: State
    code: int = -1


@dataclass(slots=True)
class Log:
    """What happened in a game since `Game.watch`, until `stop` or the end of a `with` block."""

    game: Game
    steps: list[Step] = field(default_factory=list)
    _last: State | None = None

    def events(self, seat: int | None = None) -> list[Event]:
        """What happened, as a seat, from 0, may know it; without a seat, everything.

        Raises:
            RulesError: There is no such seat.
        """
        if seat is not None:
            self.game.check_seat(seat)
        states = [step.before for step in self.steps[1:]] + [self._last or self.game.state]
        sight = _Sight(self.game.program, None if seat is None else seat + 1)
        return [event for step, after in zip(self.steps, states, strict=False) for event in sight.told(step, after)]

    def stop(self) -> None:
        """Watch no more; what was told stays."""
        if self._last is None:
            self._last = self.game.state.copy()
            self.game.__class__ = Game

    def __enter__(self) -> Log:
        return self

    def __exit__(self, *problem: object) -> None:
        self.stop()


def watch(game: Game) -> Log:
    """`Game.watch`."""
    if isinstance(game, Watched):
        raise RulesError("the game is watched already")
    log = Log(game)
    game.__class__ = Watched
    game._log = log
    return log


class Watched(Game):
    """A game while somebody watches it."""

    __slots__ = ()

    def choose(self, choice: Option | int | str) -> None:
        """Take an option, and keep what was before."""
        log: Log = self._log
        s, many = self.state, len(log.steps)
        earlier = s.log
        log.steps.append(Step("choose", s.copy()))
        s.log = _Taken(log, s, earlier)
        try:
            Game.choose(self, choice)
        except RulesError:
            del log.steps[many:]
            raise
        finally:
            s.log = earlier
        log.steps[many].code = next(self.codes())

    def undo(self, *, alone: bool = False) -> None:
        """Go back, and keep what was before."""
        step = Step("undo", self.state.copy())
        Game.undo(self, alone=alone)
        self._log.steps.append(step)


class _Taken(list[int]):
    """Keeps the state before each option that is taken by itself."""

    def __init__(self, log: Log, s: State, earlier: list[int] | None) -> None:
        super().__init__()
        self.log, self.s, self.earlier = log, s, earlier

    def append(self, code: int) -> None:
        self.log.steps.append(Step("take", self.s.copy(), code))
        if self.earlier is not None:
            self.earlier.append(code)


# ---------------------------------------------------------------- what a seat is told


Place = tuple[str, str]
"""A part by its name, and a thing that came there or left."""


class _Sight:
    """What one seat, from 1, sees of two states; with none, everything."""

    def __init__(self, program: Program, seat: int | None) -> None:
        self.program = program
        self.seat = seat
        self.parts = list(named_parts(program))
        self.piles = {part.at: name for name, part in self.parts if part.form == "pile"}
        self.takes = {name: part.kinds for name, part in self.parts if part.form in ("pile", "held")}
        self.kinds = dict.fromkeys(kind for kinds in self.takes.values() for kind in kinds)
        self.kind_of = {program.things[number]: kind for kind in self.kinds for number in program.of_kind(kind)}

    def told(self, step: Step, after: State) -> Iterator[Event]:
        before, program = step.before, self.program
        actor = before.cells[ME] - 1 if before.cells[ME] else None
        path = program.paths[before.asking] if step.verb == "choose" else ""
        option = "" if step.code < 0 else self.option(step.code, actor, before, after)
        yield Event(step.verb, actor, option, path)
        shuffled = [self.piles[at] for at in self.piles if after.chance[at] > before.chance[at]]
        lost: list[Place] = []
        gained: list[Place] = []
        for name, part in self.parts:
            if self.same(part, before, after):
                continue
            old, new = (seen(program, s, part, self.seat) for s in (before, after))
            if part.form in ("pile", "held"):
                old, new = _things(old), _things(new)
                lost += [(name, thing) for thing in (Counter(old) - Counter(new)).elements()]
                gained += [(name, thing) for thing in (Counter(new) - Counter(old)).elements()]
                if old != new and Counter(old) == Counter(new) and name not in shuffled:
                    yield Event("order", actor, part=name)
            elif old != new:
                yield Event("set", actor, part=name, before=old, after=new)
        alike = self.copies({thing for _, thing in lost}, after) if shuffled else ()
        yield from self.moves(actor, lost, gained, alike)
        yield from (Event("shuffle", actor, part=name) for name in shuffled)
        if after.asking == OVER and before.asking != OVER and step.verb != "undo":
            yield Event("over", actor)

    def same(self, part: Part, before: State, after: State) -> bool:
        """Does it lie as it lay, with nobody knowing more?"""
        at = part.at
        if part.form == "pile":
            return before.piles[at] == after.piles[at] and before.known[at] == after.known[at]
        return before.cells[at] == after.cells[at]

    def option(self, code: int, actor: int | None, before: State, after: State) -> str:
        """The id of an option, if the seat may know it: its own, or one that names nothing which is hidden from it."""
        own = self.seat is None or (actor is not None and actor == self.seat - 1)
        if own or not (self.hides(code, before) and self.hides(code, after)):
            return self.program.option_id(code)
        return HIDDEN

    def hides(self, code: int, s: State) -> bool:
        """Does a thing that an option names lie where the seat cannot see it?"""
        named = self.program.things_in(code)
        for _, part in self.parts:
            if part.form in ("pile", "held") and not part.open_to(self.seat):
                there = s.piles[part.at] if part.form == "pile" else (s.cells[part.at],)
                if not named.isdisjoint(there):
                    shown = Counter(_things(seen(self.program, s, part, self.seat)))
                    ids = [self.program.things[each] for each in there if each in named]
                    if Counter(ids) - shown:
                        return True
        return False

    def moves(
        self, actor: int | None, lost: list[Place], gained: list[Place], alike: Collection[str]
    ) -> Iterator[Event]:
        """What left some places and came to others, put together where there is one way to do so; `alike` is left alone."""
        moved: dict[tuple[str, str], list[str]] = {}

        def pair(out: list[Place], into: list[Place]) -> None:
            sources, targets = len({name for name, _ in out}), len({name for name, _ in into})
            if min(sources, targets) > 1 or (max(sources, targets) > 1 and len(out) != len(into)):
                return
            for one, other in zip(out, into, strict=False):
                lost.remove(one)
                gained.remove(other)
                moved.setdefault((one[0], other[0]), []).append(other[1] if one[1] == HIDDEN else one[1])

        for thing in dict.fromkeys(thing for _, thing in lost if thing not in alike):
            pair([each for each in lost if each[1] == thing], [each for each in gained if each[1] == thing])
        if HIDDEN not in alike:
            for name in dict.fromkeys(name for name, thing in lost if thing == HIDDEN):
                pair([each for each in lost if each == (name, HIDDEN)], [each for each in gained if each[0] == name])
            for kind in self.kinds:
                for veiled, unveiled in ((True, False), (False, True), (True, True)):
                    out = [each for each in lost if (each[1] == HIDDEN) is veiled and self.may_be(each, kind)]
                    into = [each for each in gained if (each[1] == HIDDEN) is unveiled and self.may_be(each, kind)]
                    pair(out, into)
        for (source, target), things in moved.items():
            if source == target:
                yield Event("see", actor, part=source, things=tuple(sorted(things)))
            else:
                yield Event("move", actor, things=tuple(sorted(things)), source=source, target=target)
        yield from (Event("leave", actor, things=things, source=name) for name, things in _by_place(lost))
        yield from (Event("come", actor, things=things, target=name) for name, things in _by_place(gained))

    def may_be(self, place: Place, kind: str) -> bool:
        """Can what came to a place, or left it, be of a kind?"""
        name, thing = place
        return kind == self.kind_of[thing] if thing in self.kind_of else kind in self.takes[name]

    def copies(self, things: Iterable[str], s: State) -> set[str]:
        """Those of which there are several in the game, and what is not known."""
        number = self.program.things.index
        held = [s.cells[part.at] for _, part in self.parts if part.form == "held"]
        every = Counter(chain(held, *s.piles))
        return {thing for thing in things if thing == HIDDEN or every[number(thing)] > 1}


def _things(value: Any) -> list[str]:
    return [each for each in (value if isinstance(value, list) else [value]) if each is not None]


def _by_place(found: Iterable[Place]) -> Iterator[tuple[str, tuple[str, ...]]]:
    places: dict[str, list[str]] = {}
    for name, thing in found:
        places.setdefault(name, []).append(thing)
    yield from ((name, tuple(sorted(things))) for name, things in places.items())
