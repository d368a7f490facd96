"""The same game for the hand-written engine: the piles as ours were dealt, and the rulings on which it decides otherwise."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from arnakrt.chance import shuffled
from arnakrt.game import Game
from arnakrt.state import START

from tests.oracle import engine

PILES = {
    "items": "item_deck", "artifacts": "artifact_deck", "idols": "idol_bag", "sites_1": "tiles_1", "sites_2": "tiles_2",
    "guardians": "guardian_deck", "bonus": "bonus_bag", "assistants": "assistant_bag",
    "blocking": "blocking", "rival": "rival_stack", "rival_reds": "rival_pairs",
}  # fmt: skip
"""What the hand-written engine shuffles -> the pile of ours."""

BLOCKING = tuple(f"blocking_{camp.removeprefix('camp_')}" for camp in engine.CAMPS)
"""Our blocking tiles by the number of the camp, which is all that the other engine shuffles."""


@dataclass(frozen=True)
class Seats:
    """The other engine's player 0 is our seat that starts the game."""

    number: int
    first: int

    @classmethod
    def of(cls, game: Game) -> Seats:
        """Of a game in its first round."""
        return cls(game.program.players, game.state.cells[START] - 1)

    def ours(self, player: int) -> int:
        return (self.first + player) % self.number

    def theirs(self, seat: int) -> int:
        return (seat - self.first) % self.number


class Deal:
    """Gives the other engine the order of every pile that our game deals, and leaves out what our pack lacks."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = Seats.of(game)
        self.numbers = {name: number for number, name in enumerate(game.program.things)}
        self.uses: Counter[str] = Counter()

    def __call__(self, label: str, pile: list[Any]) -> None:
        """Reorder a pile in place; its last element is its top."""
        name, _, player = label.partition(":")
        counter = self.uses[label]
        self.uses[label] += 1
        if name != "deck":
            stream = stream_of(PILES[name])
        else:
            seat = self.seats.ours(int(player)) + 1
            stream = stream_of("reshuffle" if counter else "deck", seat)
            counter = max(0, counter - 1)
        ours = {self.numbers[id_of(name, each)]: each for each in pile if id_of(name, each) in self.numbers}
        known = [self.numbers[id_of(name, each)] for each in pile if id_of(name, each) in self.numbers]
        order = shuffled(self.game.state.seed, stream, counter, known)
        pile[:] = [ours[each] for each in (order if name == "rival_reds" else reversed(order))]


def id_of(pile: str, thing: Any) -> str:
    """Our id of what the other engine shuffles: an id, a number of a camp, a tile or what it does."""
    match pile:
        case "blocking":
            return BLOCKING[thing]
        case "rival":
            return str(thing["id"])
        case "rival_reds":
            return f"rival_{thing}_red"
    return str(thing)


def stream_of(pile: str, seat: int = 0) -> int:
    """The stream of chance of a pile; seats count from 1."""
    return zlib.crc32(pile.encode()) + seat


class Void(Exception):
    """A question has no answer any more."""


class Opponent(engine.Game):
    """The hand-written engine under our rulings; `ruled` counts how often one mattered.

    Attributes:
        prepare: Done when the first hands are drawn.
    """

    def __init__(self, game: Game, prepare: Callable[[Opponent], None]) -> None:
        self.prepare = prepare
        self.ruled: Counter[str] = Counter()
        super().__init__(
            players=game.program.players,
            board=game.program.options["board"],
            difficulty=int(game.program.options["difficulty"]),
            shuffle=Deal(game),
        )
        self.temple_bonus.reverse()  # the first one dealt lies on top, as ours

    def turn(self, p: engine.Player) -> Iterator[Any]:
        self.prepare(self)
        self.prepare = lambda _: None
        yield from super().turn(p)

    def assistant_effect(self, p: engine.Player, name: str, gold: int) -> Iterator[Any]:
        """The gold coin trade gives nothing if free actions spent the coin meanwhile: the other engine goes below 0."""
        if name != "asst_coin_trade" or not gold:
            yield from super().assistant_effect(p, name, gold)
            return
        try:
            option = yield from self.ask(p, "coin_trade", self.coin_trades)
        except Void:
            self.ruled["trade without a coin"] += 1
            return
        p.res[engine.COIN] -= 1
        p.res[engine.ARROW if option == "option:1" else engine.JEWEL] += 1

    def card_effect(self, p: engine.Player, card: str) -> Iterator[Any]:
        """Obsidian Earring falls away if a free action drew the last card meanwhile: the other engine announces none."""
        effect, answer = super().card_effect(p, card), None
        while True:
            try:
                asked = effect.send(answer)
            except StopIteration:
                return
            if card == "obsidian_earring" and asked[2] == "announce" and not p.deck:
                self.ruled["earring without a deck"] += 1
                return
            answer = yield asked

    @staticmethod
    def coin_trades(p: engine.Player) -> list[str]:
        if not p.res[engine.COIN]:
            raise Void
        return ["option:1", "option:2"]

    def end_round(self) -> Iterator[Any]:
        """Hand out the Fear of the round end from the starting player on, not from player 0 (`NAMED`)."""
        due = [
            player
            for player in self.players[self.start :] + self.players[: self.start]
            for space in player.spaces
            if self.guardian[engine.SITE_OF[space]] and not player.war_mask
        ]
        if self.start and self.fear_deck < len(due) and len({player.id for player in due}) > 1 and self.fear_deck:
            self.ruled["order of Fear"] += 1
        for player in due:
            self.gain_fear(player)
        for player in self.players:
            player.war_mask = True
        yield from super().end_round()
