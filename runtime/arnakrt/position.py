"""A game that stands where somebody says: a position by the names that `view(None)` has.

What is said replaces what the seed gives; all else stays as the seed has it.  The game stands at the first question of
a turn: of the round, the starting seat and the turn that are said, after turns in which nobody did anything.  A turn of a
seat that nobody plays begins where it first has something to do.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from arnakrt.game import Game, checked_seed, fresh, run
from arnakrt.given import MOMENT, ROUND, Moment, PositionError, read_given
from arnakrt.parts import Misfit, in_words
from arnakrt.ruleset import Program, Ruleset
from arnakrt.state import ME, START, State, Watch
from arnakrt.table import Table

MOST_CHOICES = 1_000


def set_position(
    rules: Ruleset, position: Mapping[str, Any], players: int = 2, seed: int = 0, **options: str | int
) -> Game:
    """A game at the first question of a turn, with what is given.

    What a pile or a mark is given is taken out of where it was: from what the named piles held, then from the other
    piles of the seat, the home pile of its kind, and the rest.  What a named pile held and nobody is given goes under its
    home pile; if its kind has none, to where something of its kind was taken from; if that pile is named too, out of the
    game.  The state's `log` gathers what is taken by itself from here on.

    Raises:
        PositionError: Something given cannot be.
        RulesError: The pack knows no such game.
    """
    program, seed = rules.program(players, **options), checked_seed(seed)
    if not isinstance(position, Mapping):
        raise PositionError([Misfit((), "value", {"wanted": "a mapping of names", "seen": in_words(position)})])
    given = read_given(program, position)
    given.check()
    state = _stand(rules, program, seed, given.moment)
    if state is None:
        raise PositionError([Misfit((_said(position),), "moment", {})])
    Table(given, state).lay()
    given.check()
    broken = list(program.invariants(state))
    if broken:
        raise PositionError([Misfit((), "rule", {"name": each}) for each in broken])
    state.log = []
    run(program, state, program.frames[state.asking])
    origin = {
        "players": players,
        "seed": seed,
        "start": state.cells[START] - 1,
        "options": dict(program.options),
        "position": deepcopy(dict(position)),
    }
    return Game(rules, program, state, (), origin)


# ---------------------------------------------------------------- the moment


def _said(position: Mapping[str, Any]) -> str:
    return next((name for name in reversed(MOMENT) if name in position), "")


def _stand(rules: Ruleset, program: Program, seed: int, moment: Moment) -> State | None:
    """The state of the seed at a moment.

    Where another seat than the starting one is to move, all that lies on the table is taken from the game in which
    that seat starts, so that nothing has been done yet, and only the way on from the game in which it does not.
    """
    first = moment.turn if moment.turn <= program.players else moment.start
    table = _reached(rules, program, seed, Moment(moment.round, first, moment.turn))
    if table is None or moment.start == first:
        return table
    way = _reached(rules, program, seed, moment)
    if way is None:
        return None
    table.cells[START] = way.cells[START]
    table.stack, table.locals, table.asking = way.stack, way.locals, way.asking
    return table


class _Reached(Exception):
    """The moment has come."""


class _Asleep(Watch):
    """Seats that nobody plays do nothing, and the game stops where the one that is waited for would do something."""

    def __init__(self, moment: Moment, rounds: int | None) -> None:
        super().__init__()
        self.moment, self.rounds = moment, rounds

    def comes(self, s: State, frame: int, options: list[int]) -> None:
        if options and self.is_now(s):
            s.asking, s.options, s.own = frame, options, len(options)
            raise _Reached
        options.clear()

    def is_now(self, s: State) -> bool:
        """Are the round, the start and the turn those of the moment?"""
        moment = self.moment
        right_round = moment.round is None or self.round(s) in (None, moment.round)
        return right_round and (s.cells[START], s.cells[ME]) == (moment.start, moment.turn)

    def is_past(self, s: State) -> bool:
        now = self.round(s)
        return now is not None and now > (self.moment.round or 1)

    def round(self, s: State) -> int | None:
        return None if self.rounds is None else s.cells[self.rounds]


def _set_up(rules: Ruleset, program: Program, seed: int, start: int) -> State:
    """A game that is set up and has not begun; of what its set-up asks everybody takes the last option."""
    s = fresh(program, seed, start)
    run(program, s, program.setup)
    game = Game(rules, program, s, (), {})
    for _ in range(MOST_CHOICES):
        if game.over:
            break
        game.choose(s.own - 1)
    return s


def _reached(rules: Ruleset, program: Program, seed: int, moment: Moment) -> State | None:
    """A moment of the game in which every player takes the last of a decision's own options."""
    mark = program.names.game_marks.get(ROUND)
    for shift in range(program.players):
        asleep = _Asleep(moment, mark[0] if mark else None)
        s = _set_up(rules, program, seed, (moment.start - 1 + shift) % program.players)
        s.log = asleep
        try:
            run(program, s, program.begin)
            game, first = Game(rules, program, s, (), {}), s.asking
            for _ in range(MOST_CHOICES):
                if game.over or asleep.is_past(s):
                    break
                if s.asking == first and asleep.is_now(s):
                    return s.copy()
                game.choose(s.own - 1 if s.own else len(s.options) - 1)
        except _Reached:
            return s.copy()
    return None
