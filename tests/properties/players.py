"""Players that together reach all parts of a game, and what they begin with instead of what is dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from arnakrt import Game, Ruleset
from arnakrt.game import run

from tests.properties.configurations import Configuration, Given
from tests.properties.facts import FEAR, FEARS
from tests.properties.moments import Moment, Step, play

Choose = Callable[[Moment], int]
TRUE_TO_IT = 0.85
"""So often a player does what it prefers, if it can."""


@dataclass(frozen=True)
class Player:
    """What a player prefers, by the first words of ids, the best first; and what each seat begins with.

    Attributes:
        fears: So many cards stay in the Fear deck, if not none.
        shuns: Ids it takes only if there is nothing else, by their first words.
    """

    prefers: tuple[str, ...] = ()
    gifts: dict[str, int] = field(default_factory=dict)
    fears: int | None = None
    shuns: tuple[str, ...] = ()

    def given(self, players: int) -> Given:
        """The position this player begins with."""
        seats = {f"p{seat}": dict[str, Any](self.gifts) for seat in range(1, players + 1)}
        if self.fears is not None:
            seats["p1"]["deck"] = ["...", *[FEAR] * (FEARS - 2 * players - self.fears)]
        return seats if any(seats.values()) else {}

    def choose(self, seed: int) -> Choose:
        random = Random(seed)

        def chosen(moment: Moment) -> int:
            ids = moment.ids
            if random.random() < TRUE_TO_IT:
                for words in self.prefers:
                    found = [at for at, each in enumerate(ids) if each.startswith(words)]
                    if found:
                        return random.choice(found)
            rest = [at for at, each in enumerate(ids) if not each.startswith(self.shuns)] if self.shuns else []
            return random.choice(rest or range(len(ids)))

        return chosen


def ask_again(game: Game) -> None:
    """Ask the open decision afresh, of the state as it is."""
    run(game.program, game.state, game.program.frames[game.state.asking])


TOKENS = ("coin", "compass", "tablet", "arrowhead", "jewel")
DAWDLE = ("pass", "end_turn")
FEARFUL = (
    "play:serpent", "play:hunting_arrows", "play:runes", "buy:serpent", "buy:hunting_arrows", "buy:runes", "resolve",
    "supply", "discover",
)  # fmt: skip

PLAYERS = {
    "uniform": Player(),
    "researcher": Player(("temple", "research", "bonus", "pay", "end_turn"), dict.fromkeys(TOKENS, 12), shuns=DAWDLE),
    "discoverer": Player(
        ("continue", "discover", "overcome", "travel:pilot", "boon", "slot"),
        {"coin": 30, "compass": 45, "tablet": 3, "arrowhead": 6},
        shuns=DAWDLE,
    ),
    "buyer": Player(("buy", "resolve", "gain", "end_turn"), {"coin": 100, "compass": 100}, shuns=DAWDLE),
    "coward": Player(FEARFUL, {"coin": 20, "compass": 20, "tablet": 8}, fears=2, shuns=DAWDLE),
}
MIX = ("uniform",) * 4 + ("researcher",) * 2 + ("discoverer",) * 2 + ("buyer", "coward")
"""Who plays, in turn: four games in ten are without any plan."""


def begin(configuration: Configuration, player: str, seed: int, rules: Ruleset | None = None) -> Game:
    """A game at its first decision."""
    return configuration.game(seed, PLAYERS[player].given(configuration.players), rules)


def finish(configuration: Configuration, player: str, seed: int, rules: Ruleset | None = None) -> Iterator[Step]:
    """The steps of a game to its end."""
    return play(begin(configuration, player, seed, rules), PLAYERS[player].choose(seed))
