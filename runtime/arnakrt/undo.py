"""Going back along the choices of a game, and forward again.

Nothing is kept for it while playing: an earlier moment is made anew from the beginning of the game.
"""

from __future__ import annotations

from arnakrt.choices import linked
from arnakrt.game import Game
from arnakrt.record import begun
from arnakrt.ruleset import RulesError
from arnakrt.state import READS, State


def undo(game: Game, alone: bool) -> None:
    """`Game.undo`."""
    code, before = last_choice(game)
    if not alone and not exact(before.state, game.state):
        raise RulesError("it cannot be undone: since then chance came in or a hidden thing was seen")
    at, later = game._undone
    after = game._choices
    earlier = linked(after)[1]
    game.state, game._choices = before.state, earlier
    game._undone = earlier, (code, *(later if at is after else ()))


def redo(game: Game) -> None:
    """`Game.redo`."""
    at, later = game._undone
    if not later or at is not game._choices:
        raise RulesError("there is nothing to redo")
    code, *rest = later
    take(game, code)
    game._undone = game._choices, tuple(rest)


def last_choice(game: Game) -> tuple[int, Game]:
    """The last choice, and a game as it was before it.

    Raises:
        RulesError: There was none.
    """
    codes = list(game.codes())
    if not codes:
        raise RulesError("there is nothing to undo")
    before = begun(game.rules, game._origin)
    for code in reversed(codes[1:]):
        take(before, code)
    return codes[0], before


def take(game: Game, code: int) -> None:
    """Take an offered option by its number."""
    game.choose(game.state.options.index(code))


def exact(before: State, after: State) -> bool:
    """Was nothing drawn by chance and nothing hidden seen in between?"""
    return (before.chance, before.cells[READS]) == (after.chance, after.cells[READS])
