"""A game as the invariants look at it: moments, and the steps from one to the next."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from arnakrt import Game

View = dict[str, Any]
PLAYER, RIVAL = re.compile(r"p\d"), "rival"


class Moment:
    """A decision, or the end of a game.

    Attributes:
        number: Its place in the game.
        fresh: Nothing has been chosen in this turn.
    """

    def __init__(self, game: Game, number: int = 0, fresh: bool = True) -> None:
        self.game = game.clone()
        self.number = number
        self.fresh = fresh

    @cached_property
    def view(self) -> View:
        return self.game.view(None)

    @cached_property
    def ids(self) -> list[str]:
        decision = self.game.decision
        return decision.options.ids() if decision else []

    @property
    def prompt(self) -> str:
        decision = self.game.decision
        return decision.prompt if decision else ""

    @property
    def player(self) -> str | None:
        """Who is asked."""
        decision = self.game.decision
        return f"p{decision.player + 1}" if decision else None

    @property
    def players(self) -> list[str]:
        """Who plays."""
        return [name for name in self.view if PLAYER.fullmatch(name)]

    @property
    def everybody(self) -> list[str]:
        """The players, and the rival of one who plays alone."""
        return [*self.players, *(name for name in (RIVAL,) if name in self.view)]

    @property
    def seats(self) -> list[View]:
        return [self.view[player] for player in self.players]

    @property
    def active(self) -> View | None:
        """What the player has whose turn it is."""
        player = self.view["active"]
        return self.view[player] if player else None

    @property
    def main(self) -> bool:
        """Is the main action of a turn asked for?"""
        return self.prompt == "turn" and "pass" in self.ids

    def cards(self, player: str) -> list[str]:
        """All cards of a player, or those that the rival took."""
        has = self.view[player]
        return has["deck"] + has["hand"] + has["play"] + has["aside"] + has["reshuffle"]


@dataclass
class Step:
    """What one choice made of a moment.

    Attributes:
        mains: So many main actions were chosen in this turn, with this choice.
        taken: What was taken by itself behind the choice.
        turn: The choices of this turn before it, with all that was taken by itself.
    """

    before: Moment
    choice: str
    mains: int
    taken: list[str]
    after: Moment
    turn: list[str] = field(default_factory=list)

    @property
    def same_turn(self) -> bool:
        """Are both moments in one turn?"""
        return not self.turn_ended and self.before.view["active"] is not None

    @property
    def done(self) -> list[str]:
        """The choice and what was taken by itself behind it."""
        return [self.choice, *self.taken]

    @cached_property
    def turn_ended(self) -> bool:
        """Has a turn ended in this step?"""
        before, after = self.before.view, self.after.view
        if before["active"] is None or self.new_round or before["active"] != after["active"]:
            return True
        acted = before[before["active"]]["action"] == 0 or self.mains
        return bool(acted and after[after["active"]]["action"])

    @property
    def new_round(self) -> bool:
        return bool(self.before.view["round"] != self.after.view["round"]) or self.after.game.over


def play(game: Game, choose: Any) -> Iterator[Step]:
    """Play a game to its end; `choose` gives the place of an option at a moment."""
    before, turn, mains = Moment(game), list[str](), 0
    while not game.over:
        at = choose(before)
        mains += before.main and at < game.state.own
        game.state.log = []
        game.choose(at)
        taken = [game.program.option_id(code) for code in game.state.log]
        step = Step(before, before.ids[at], mains, taken, Moment(game, before.number + 1), turn)
        step.after.fresh = step.turn_ended
        yield step
        turn, mains = ([], 0) if step.turn_ended else ([*turn, *step.done], mains)
        before = step.after
