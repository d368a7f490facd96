"""The guide to hosting: what it lets go to a seat is the same in every game that the seat cannot tell from this one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from arnakrt import Game

import arnakdsl

PACKS = [("arnak", 2), ("arnak", 3), ("kiln", 3)]


def moments(pack: str, players: int) -> Iterator[tuple[Game, Game]]:
    """Moments of a random game, each with another game that the asked seat cannot tell from it."""
    rules, random = arnakdsl.load(pack), Random(1)
    game = rules.new_game(players=players, seed=3)
    while not game.over:
        if random.random() < 0.1:
            yield game, game.determinize(game.decision.player, seed=99)
        game.choose(random.randrange(len(game.decision.options)))


@pytest.mark.parametrize(("pack", "players"), PACKS)
def test_a_seat_is_sent_the_same_in_all_its_worlds(pack: str, players: int) -> None:
    for game, other in moments(pack, players):
        asked, again = game.decision, other.decision
        assert game.view(asked.player) == other.view(asked.player)
        assert (asked.text(), [each.text() for each in asked.options]) == (
            again.text(), [each.text() for each in again.options],
        )  # fmt: skip


@pytest.mark.parametrize(("pack", "players"), PACKS)
def test_the_save_of_a_world_tells_nothing(pack: str, players: int) -> None:
    for game, other in moments(pack, players):
        seat = game.decision.player
        assert game.determinize(seat, seed=1).to_json() == other.determinize(seat, seed=1).to_json()


@pytest.mark.parametrize(("pack", "players"), PACKS)
def test_why_says_the_same_in_all_worlds_of_the_asked_seat(pack: str, players: int) -> None:
    chance = Random(2)
    for game, other in moments(pack, players):
        ids = chance.sample(game.rules.option_ids, 4) + chance.sample(game.decision.options.ids(), 1)
        for each in ids:
            assert game.why(each).text == other.why(each).text
