"""Bots that play the seats of an environment that no learner plays."""

from __future__ import annotations

from collections.abc import Sequence

from arnakrt import Game
from arnakrt.arguments import shown
from arnakrt.ruleset import RulesError

from arnakdsl.bots import BotError, bot_of
from arnakdsl.simulate import seed_of


def names_of(bots: str | Sequence[str], seats: Sequence[int]) -> dict[int, str]:
    """The bot of each of some seats: one name for all, or one for each.

    Raises:
        RulesError: There is no such bot, or not one for each seat.
    """
    if not isinstance(bots, str | Sequence):
        raise RulesError(f"bots are a name or a list of names, not {shown(bots)}")
    names = [bots] * len(seats) if isinstance(bots, str) else list(bots)
    if len(names) != len(seats):
        raise RulesError(f"{len(seats)} seats are for bots, but {len(names)} bots are named")
    for name in names:
        try:
            bot_of(name, 0)
        except BotError as error:
            raise RulesError(str(error)) from None
    return dict(zip(seats, names, strict=True))


def choose(game: Game, bot: str, seed: int, number: int) -> None:
    """Let a bot choose at a decision, the one of that number in the game of a seed.

    A new bot is made for each decision, so that copies of a game hold no bot and play on identically.
    """
    decision = game.decision
    assert decision is not None, "somebody is asked"
    game.choose(bot_of(bot, seed_of(seed, "bot", decision.player, number)).choose(game))
