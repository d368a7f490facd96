"""Where the games of a comparison begin: as dealt, or with so much of everything that all parts of a game are reached."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from arnakrt.game import Game
from arnakrt.moves import learn
from arnakrt.table import index

from tests.oracle import engine
from tests.oracle.deal import Seats

Start = Callable[[Random, Game, engine.Game], None]
TOKENS = ("coin", "compass", "tablet", "arrowhead", "jewel")
SITES = 12
"""So many guardians are needed for the sites that can be discovered."""


def plain(random: Random, game: Game, theirs: engine.Game) -> None:
    """As dealt."""


def tokens(random: Random, game: Game, theirs: engine.Game) -> None:
    """Many tokens for everybody, and few Fear cards left."""
    for player in theirs.players:
        for at, token in enumerate(TOKENS):
            number = random.randrange(16)
            player.res[at] += number
            game.state.cells[_cell(game, player, token)] += number
    theirs.fear_deck = random.randrange(4)
    fears = game.program.names.piles["fear_deck"]
    game.state.piles[fears] = game.state.piles[fears][: theirs.fear_deck]


def stocked(random: Random, game: Game, theirs: engine.Game) -> None:
    """Besides, cards from the bottoms of the decks in every hand, assistants, guardians, idols, and the way half gone."""
    tokens(random, game, theirs)
    piles = game.program.names.piles
    nodes = game.program.of_kind("node")
    for player in theirs.players:
        for name, deck, number in (
            ("item_deck", theirs.item_deck, random.randrange(3)),
            ("artifact_deck", theirs.artifact_deck, random.randrange(3)),
        ):
            for _ in range(number):
                player.hand.append(deck.pop(0))
                _move_last(game, piles[name], _pile(game, player, "hand"))
        for _ in range(min(random.randrange(3), len(theirs.guardian_stack) - SITES)):
            guardian = theirs.guardian_stack.pop(0)
            player.boons.append(guardian)
            player.guardians.append(guardian)
            _move_last(game, piles["guardian_deck"], _pile(game, player, "trophies"))
        for _ in range(random.randrange(3)):
            _give_assistant(random, game, theirs, player)
        player.idols = game.state.cells[_cell(game, player, "idol")] = random.randrange(4)
        row = random.randrange(14)
        for at, token in enumerate(("magnifier", "notebook")):
            player.track[at] = row if at == 0 else random.randrange(row + 1)
            while theirs.board.track_row[player.track[1]] > theirs.board.track_row[row]:
                player.track[1] -= 1
            offset = game.program.names.seat_marks[token][0]
            game.state.cells[_base(game, player) + offset] = nodes[player.track[at]]
    index(game.program, game.state)


def _give_assistant(random: Random, game: Game, theirs: engine.Game, player: engine.Player) -> None:
    """The bottom one of a stack, so that no top is seen."""
    names, s = game.program.names, game.state
    desk = random.randrange(len(theirs.supply))
    if len(theirs.supply[desk]) < 2:
        return
    name, gold, ready = theirs.supply[desk].pop(0), random.randrange(2), random.random() < 0.8
    player.assistants.append(engine.Assistant(name, gold, ready))
    waiting = names.kind_piles["desk"]["waiting"] + names.kinds["desk"][0] + desk
    thing = s.piles[waiting][-1]
    _move_last(game, waiting, _pile(game, player, "assistants"))
    marks = names.kind_marks["assistant"]
    s.cells[marks["upgraded"][0] + thing] = gold
    s.cells[marks["used"][0] + thing] = int(not ready)


def _move_last(game: Game, source: int, target: int) -> None:
    """The lowest thing of a pile goes into an open pile."""
    s = game.state
    s.piles[target] += s.piles[source][-1:]
    s.piles[source] = s.piles[source][:-1]
    if s.known[source]:
        learn(s, source, s.known[source][:-1])


def _base(game: Game, player: engine.Player) -> int:
    names = game.program.names
    return names.cells[0] + Seats.of(game).ours(player.id) * names.cells[1]


def _cell(game: Game, player: engine.Player, counter: str) -> int:
    return _base(game, player) + game.program.names.seat_counters[counter]


def _pile(game: Game, player: engine.Player, name: str) -> int:
    names = game.program.names
    return names.pile_places[0] + Seats.of(game).ours(player.id) * names.pile_places[1] + names.seat_piles[name]


STARTS: dict[str, Start] = {"plain": plain, "tokens": tokens, "stocked": stocked}
