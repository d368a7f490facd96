"""The public face of a running game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from arnakrt.arguments import cut, shown, whole
from arnakrt.choices import Choices, codes
from arnakrt.decisions import Decision, Option, Options
from arnakrt.ruleset import Program, RulesError, Ruleset
from arnakrt.state import ME, OVER, START, State

if TYPE_CHECKING:
    from arnakrt.events import Log
    from arnakrt.why import Why

_new = object.__new__

BUDGET = range(1_000_000)  # blocks from one decision to the next; sound rules need a few dozen
MOST_BITS = 1024
"""Of a seed: it stands in saves and records as decimal digits."""
RECURSION = "the rules come to no question: something leads back to itself"


class Game:
    """A game at a decision, or over.

    A game is its state and the choices that led to it.  Copies are independent and cheap at any decision: a copy shares a
    kept state, which nobody changes, until it is played on.
    """

    __slots__ = ("_choices", "_kept", "_log", "_origin", "_state", "_undone", "program", "rules")

    _log: Log  # while the game is watched
    _state: State | None  # its own, unless all of it is kept
    _kept: State | None  # equal to its own, for its copies

    def __init__(
        self, rules: Ruleset, program: Program, state: State, choices: Choices, origin: dict[str, Any]
    ) -> None:
        self.rules = rules
        self.program = program
        self._state = state
        self._kept = None
        self._choices = choices
        self._origin = origin
        self._undone: tuple[Choices, tuple[int, ...]] = ((), ())  # where, and what was undone there, the last first

    @property
    def state(self) -> State:
        """Its own state, the same one for all of the game until something is undone.

        Who changes it by hand, and clones the game in between, asks for it again.
        """
        s = self._state
        if self._kept is not None:
            if s is None:
                s = self._state = self._kept.copy()
            self._kept = None
        assert s is not None, "its own, or laid out"
        return s

    @state.setter
    def state(self, state: State) -> None:
        self._state, self._kept = state, None

    def _read(self) -> State:
        """The state, for one who changes nothing in it."""
        s = self._state or self._kept
        assert s is not None, "its own, or kept"
        return s

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._read().asking < 0

    @property
    def decision(self) -> Decision | None:
        """The open decision; none when the game is over."""
        s = self._read()
        if s.asking == OVER:
            return None
        return Decision(s.cells[ME] - 1, self.program.prompts[s.asking], Options(self.program, s.options, s.asking))

    def choose(self, choice: Option | int | str) -> None:
        """Take an option: itself, its index, or its id.

        Raises:
            RulesError: It is not offered, and the game is unchanged; or the rules come to no question any more, and the
                game cannot go on.
        """
        s = self._state
        if s is None or self._kept is not None:
            s = self.state
        if type(choice) is not int:
            choice = self._index(choice)
        elif not 0 <= choice < len(s.options):
            raise self._no_such(choice)
        program = self.program
        code = s.options[choice]
        self._choices = (code, self._choices)
        try:
            if choice < s.own:
                block = program.takes[s.asking](s, code)
            else:
                s.stack = (s.asking, s.locals, s.stack)
                s.locals = ()
                block = program.free[code // program.width](s, code)
            if block is None:
                return
            block = block(s)  # most choices end within two blocks, before there is a loop to count
            if block is None:
                return
            block = block(s)
            if block is None:
                return
            for _ in BUDGET:
                block = block(s)
                if block is None:
                    return
                block = block(s)
                if block is None:
                    return
        except RecursionError:
            raise RulesError(RECURSION) from None
        raise endless(program, block)

    def _index(self, choice: Option | int | str) -> int:
        name = choice.id if isinstance(choice, Option) else choice
        s = self.state
        if not isinstance(name, str):
            number = whole(name)
            if number is None:
                raise RulesError(f"{shown(name)} is no option, no index and no id")
            if not 0 <= number < len(s.options):
                raise self._no_such(number)
            return number
        if s.asking == OVER:
            raise RulesError(f"'{cut(name)}' is not offered: the game is over")
        for at, code in enumerate(s.options):
            if self.program.option_id(code) == name:
                return at
        raise RulesError(f"'{cut(name)}' is not offered")

    def _no_such(self, number: int) -> RulesError:
        s = self._read()
        why = "the game is over" if s.asking == OVER else f"the decision has {len(s.options)}"
        return RulesError(f"there is no option {shown(number)}: {why}")

    def clone(self) -> Game:
        """An independent copy; its state is laid out when it is first played on."""
        kept = self._kept
        if kept is None:
            kept = self._kept = self.state.copy()
        other = _new(Game)
        other.rules = self.rules
        other.program = self.program
        other._state = None
        other._kept = kept
        other._choices = self._choices
        other._origin = self._origin
        other._undone = self._undone
        return other

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """How a pickle has it: its ruleset and its save.  What was undone is not in it."""
        return restored, (self.rules, self.to_json())

    def __eq__(self, other: object) -> bool:
        """Equal states in equal games of equal rulesets, whatever the way to them, and wherever the rulesets were loaded.

        All of the state counts, with the chance that is to come and who knows what.
        """
        return isinstance(other, Game) and self._sort() == other._sort() and self._read().key() == other._read().key()

    def __hash__(self) -> int:
        """Equal games hash alike, in every process; a game that goes on hashes otherwise."""
        return hash(self._read().key())

    def _sort(self) -> tuple[Any, ...]:
        """Which game is played."""
        program = self.program
        return self.rules.hash, program.players, program.options

    @property
    def scores(self) -> list[dict[str, int]]:
        """One sheet a seat: points by source, at any time."""
        return self.program.sheets(self.state)

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from first to last, ties together: `[[1], [0, 2]]`."""
        totals = [sum(sheet.values()) for sheet in self.scores]
        keys = [(total, *key) for total, key in zip(totals, self.program.rank_keys(self.state), strict=True)]
        return [[seat for seat, key in enumerate(keys) if key == place] for place in sorted(set(keys), reverse=True)]

    def worth(self, seat: int) -> int:
        """What the pack's evaluations say that the position is worth to a seat, from 0; its points, if there are none.

        All of the position counts, also what the seat does not know: a fair bot asks it of a game that it has from
        `determinize`.

        Raises:
            RulesError: There is no such seat.
        """
        seat = self.check_seat(seat)
        worth = self.program.worth
        return sum(self.scores[seat].values()) if worth is None else worth(self.state, seat)

    def undo(self, *, alone: bool = False) -> None:
        """Go back to the decision before the last choice, exactly.

        Args:
            alone: Go back also where something came in since then that others could know: by chance, or a hidden thing
                that was seen.  Fair to one who plays alone.

        Raises:
            RulesError: There is nothing to undo, or it is not fair; the game is unchanged.
        """
        from arnakrt.undo import undo

        undo(self, alone)

    def redo(self) -> None:
        """Take the choice again that was undone last.

        Raises:
            RulesError: There is none, or another one was taken instead; the game is unchanged.
        """
        from arnakrt.undo import redo

        redo(self)

    def why(self, option: str, language: str = "en") -> Why:
        """Why an option is not offered to the seat that is asked, or what it would do.

        Args:
            option: An id; any of `Ruleset.option_ids`, whoever could be offered it and when.
            language: Of the sentences.

        Returns:
            Of one that is not offered its reasons, each with its place in the content.  Of one that is offered its
            sentence and the change of the position up to the next decision.  Both say what the asked seat may know and
            are for that seat.  The game is unchanged.

        Raises:
            RulesError: The ruleset was made without its content, or what is asked for is no text.
        """
        if not isinstance(option, str):
            raise RulesError(f"{shown(option)} is no id of an option")
        explain = self.rules.explain
        if explain is None:
            raise RulesError(f"'{self.rules.name}' has no content with it that could say why")
        return explain(self, option, language)

    def to_json(self) -> str:
        """A save of this moment; `Ruleset.restore` takes it back."""
        from arnakrt.record import to_json

        return to_json(self)

    def record(self) -> dict[str, Any]:
        """How to come here: the ruleset, the options and seed, and every choice by its id.

        A game that began at a position has that, under `position`; one that was determinized a save of how it began, under
        `state`.
        """
        from arnakrt.record import beginning

        return {
            "ruleset": self.rules.hash,
            "pack": self.rules.name,
            **self._origin,
            **beginning(self),
            "choices": [self.program.option_id(code) for code in reversed(list(self.codes()))],
        }

    def codes(self) -> Iterator[int]:
        """The choices as option numbers, the last first."""
        return codes(self._choices)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, from 0, may know of the position, by the names of the content; without a seat, everything.

        Seats are `p1`, `p2` ...; piles are lists of ids, the top first, with none for an empty place; marks and piles of
        things stand under the kind, then the id.  All of it can be written as JSON.

        The view of a seat has the same names.  A place of a hidden pile holds the id if the seat saw it come there and it
        was not shuffled since, else `_`, so that every pile has its length; of another player's hand what is known comes
        first.  A mark that nobody sees is `_`, or none where it is a place and nothing lies there.  `hidden_reads`, the seed
        and what is still to be done are in no view of a seat; `turn` is who is asked, and what is asked is in
        `decision`, which belongs to that seat.

        Raises:
            RulesError: There is no such seat.
        """
        from arnakrt.view import view

        return view(self.program, self._read(), None if seat is None else self.check_seat(seat) + 1)

    def watch(self) -> Log:
        """A log of what happens from now on, until its `stop` or the end of a `with` block.

        A game that nobody watches pays nothing for it; copies of one that somebody watches are not watched.

        Raises:
            RulesError: The game is watched already.
        """
        from arnakrt.events import watch

        return watch(self)

    def determinize(self, seat: int, seed: int) -> Game:
        """A game that could be this one for all that a seat, from 0, knows: what it does not know is laid out anew.

        The view of the seat is the same, and so is its decision with its options.  Hidden things lie in a random order, each
        where it may lie, in one of the arrangements that are left by what the seat knows, all equally likely; the chance
        that is to come is another too.  Equal seeds give equal games.  The way things really lie plays no part.

        What another seat is asked is asked afresh, by what that seat has now: its options may differ.  The game begins
        where it is laid out: it has no choices before, and its record holds the state.

        Args:
            seat: Whose knowledge is kept.
            seed: All that is laid out comes from it, and the chance that is to come.

        Raises:
            RulesError: There is no such seat, or the seed is no whole number.
        """
        from arnakrt.determinize import determinize

        return determinize(self, self.check_seat(seat), checked_seed(seed))

    def check_seat(self, seat: object) -> int:
        """A seat as a plain number.

        Raises:
            RulesError: There is no such seat, from 0.
        """
        return check_seat(seat, self.program.seats)

    def broken_invariants(self) -> list[str]:
        """The ids of the pack's invariants that do not hold now; empty in a sound game."""
        return list(self.program.invariants(self.state))


def new_game(rules: Ruleset, program: Program, seed: int, start: int) -> Game:
    """Set a game up and run it to its first decision."""
    seed, start = checked_seed(seed), check_seat(start, program.players)
    state = fresh(program, seed, start)
    run(program, state, program.course)
    origin = {"players": program.players, "seed": seed, "start": start, "options": dict(program.options)}
    return Game(rules, program, state, (), origin)


def restored(rules: Ruleset, text: str) -> Game:
    """The game of a pickle."""
    return rules.restore(text)


def check_seat(seat: object, seats: int) -> int:
    """A seat as a plain number, from 0 and below how many there are.

    Raises:
        RulesError: It is something else.
    """
    number = whole(seat)
    if number is None or not 0 <= number < seats:
        raise RulesError(f"there is no seat {shown(seat)}: seats go from 0 to {seats - 1}")
    return number


def checked_seed(seed: object) -> int:
    """A seed as a plain number: any whole number of no more than `MOST_BITS`.

    Raises:
        RulesError: It is something else.
    """
    number = whole(seed)
    if number is None:
        raise RulesError(f"a seed is a whole number, not {shown(seed)}")
    if number.bit_length() > MOST_BITS:
        raise RulesError(f"a seed has at most {MOST_BITS} bits, not {number.bit_length()}")
    return number


def fresh(program: Program, seed: int, start: int) -> State:
    """The state of a game in which nothing has been done, not even the set-up."""
    state = program.template.copy()
    state.seed = seed
    state.cells[START] = start + 1
    return state


def run(program: Program, state: State, block: Any) -> None:
    """Run from a block until a decision is open or the game is over.

    Raises:
        RulesError: The rules come to neither.
    """
    try:
        for _ in BUDGET:
            if block is None:
                return
            block = block(state)
    except RecursionError:
        raise RulesError(RECURSION) from None
    raise endless(program, block)


def endless(program: Program, block: Any) -> RulesError:
    """The rules go round without a question: says where."""
    where = program.paths[program.frames.index(block)] if block in program.frames else "an effect"
    return RulesError(f"the rules come to no question: '{where}' still runs after {len(BUDGET):,} steps")
