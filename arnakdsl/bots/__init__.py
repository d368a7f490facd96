"""Players that need no person: one file each, listed here; more come from other distributions, by entry point."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from inspect import signature

from arnakrt.arguments import shown, whole

from arnakdsl.bots.bot import Bot, BotError, Budget
from arnakdsl.bots.flat import FlatBot
from arnakdsl.bots.greedy import GreedyBot
from arnakdsl.bots.mcts import MctsBot
from arnakdsl.bots.random import RandomBot
from arnakdsl.names import did_you_mean

__all__ = ["BOTS", "GROUP", "Bot", "BotError", "Budget", "bot_of", "names"]

Factory = Callable[..., Bot]
"""`factory(seed)`, or `factory(seed, setting)` where the name is followed by a colon and a setting."""

BOTS: dict[str, Factory] = {"random": RandomBot, "greedy": GreedyBot, "flat": FlatBot, "mcts": MctsBot}
GROUP = "arnakdsl.bots"
"""The entry points that other distributions list their bots under."""
LONGEST = 40
"""The most characters of a wrong name that are shown."""


def bot_of(spec: str, seed: int) -> Bot:
    """A bot by its name.

    Args:
        spec: `name` or `name:setting`, as `mcts:0.1`.
        seed: All its chance comes from it.

    Raises:
        BotError: There is none of that name, it cannot be loaded, or it takes no such setting; the seed is none.
    """
    if not isinstance(spec, str):
        raise BotError(f"{shown(spec)} is no name of a bot")
    number = whole(seed)
    if number is None:
        raise BotError(f"the seed of a bot is a whole number, not {shown(seed)}")
    seed = number
    name, _, setting = spec.partition(":")
    factory = BOTS.get(name) or _loaded(name)
    try:
        if setting and not _takes(factory, seed, setting):
            raise BotError("it takes no setting")
        return factory(seed, setting) if setting else factory(seed)
    except BotError as error:
        raise BotError(f"bot '{name}': {error}") from None


def names() -> list[str]:
    """The names of all bots, those of this package first."""
    return [*BOTS, *sorted(set(entry_points(group=GROUP).names) - set(BOTS))]


def _loaded(name: str) -> Factory:
    found = entry_points(group=GROUP, name=name) if name else ()
    if not found:
        known = names()
        shown = "".join(each if each.isprintable() else "?" for each in name)
        shown = shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}..."
        raise BotError(f"there is no bot '{shown}': {did_you_mean(name, known) or 'there are ' + ', '.join(known)}")
    return _factory(next(iter(found)))


def _takes(factory: Factory, *arguments: object) -> bool:
    try:
        signature(factory).bind(*arguments)
    except TypeError:
        return False
    return True


def _factory(entry: EntryPoint) -> Factory:
    try:
        made: Factory = entry.load()
    except (ImportError, AttributeError) as error:
        raise BotError(f"the bot '{entry.name}' ({entry.value}) cannot be loaded: {error}") from None
    return made
