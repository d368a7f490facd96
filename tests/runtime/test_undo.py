"""Undo and redo: exact, and not past what came in from outside."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import pytest
from arnakrt import Game, RulesError, Ruleset
from arnakrt.position import set_position
from arnakrt.state import READS, State

import arnakdsl
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration


def moment(game: Game) -> tuple[object, ...]:
    """What chance and hidden things did so far."""
    return game.state.chance, game.state.cells[READS]


def step(game: Game, random: Random) -> None:
    game.choose(random.randrange(len(game.state.options)))


def check_undo(game: Game, seed: int, choices: int) -> int:
    """Play so many choices, each undone and redone if that is fair.  Returns how many were."""
    random, fair = Random(seed), 0
    for _ in range(choices):
        if game.over:
            break
        before = game.clone()
        step(game, random)
        after = game.clone()
        if moment(before) == moment(after):
            game.undo()
            assert game == before
            assert game.record() == before.record()
            game.redo()
            fair += 1
        else:
            with pytest.raises(RulesError, match="cannot be undone"):
                game.undo()
        assert game == after
        assert game.record() == after.record()
    return fair


@pytest.mark.parametrize("configuration", PLAIN, ids=str)
def test_undo_is_exact_and_stops_where_something_came_in(configuration: Configuration) -> None:
    assert check_undo(configuration.game(1), 1, 60) > 10


@pytest.mark.full
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_undo_in_many_games(configuration: Configuration) -> None:
    for seed in range(17):
        assert check_undo(configuration.game(seed), seed, 10_000) > 10


def mutable(value: object) -> Iterator[object]:
    """Everything in a value that could be changed in place."""
    if isinstance(value, list | dict | set):
        yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, tuple | list | set) else ()
    for each in inner:
        yield from mutable(each)


def test_copies_share_nothing_that_changes(rules: Ruleset) -> None:
    """Lists of options are shared, which are made anew at each decision, and `known` until one of them writes it."""
    game, random = rules.new_game(4, seed=5), Random(5)
    while not game.over:
        copy = game.clone()
        for name in State.__slots__:
            if name in ("options", "known"):
                continue
            own = {id(each) for each in mutable(getattr(game.state, name))}
            assert own.isdisjoint(id(each) for each in mutable(getattr(copy.state, name))), name
        before, options = copy.to_json(), copy.state.options[:]
        assert copy.state.lent
        step(game, random)
        assert copy.to_json() == before
        assert copy.state.options == options


def test_many_copies_can_be_kept(rules: Ruleset) -> None:
    """100,000 copies of a game for two take less than 300 MB, even if each is played on; until then they take less than 30."""
    game = rules.new_game(2, seed=5)
    copy = game.clone()
    s = copy.state
    own = [copy, s, s.cells, s.piles]
    own += [s.known] if s.known is not game.state.known else []
    assert sum(map(sys.getsizeof, own)) + 16 * len(own) < 3000
    assert sys.getsizeof(game.clone()) + 16 < 300


def test_who_plays_alone_goes_back_to_the_beginning_and_forward_again(rules: Ruleset) -> None:
    game, random = rules.new_game(2, seed=5), Random(5)
    start = game.clone()
    while not game.over:
        step(game, random)
    end, many = game.clone(), len(game.record()["choices"])
    for _ in range(many):
        game.undo(alone=True)
    assert game == start
    with pytest.raises(RulesError, match="nothing to undo"):
        game.undo(alone=True)
    for _ in range(many):
        game.redo()
    assert game == end
    with pytest.raises(RulesError, match="nothing to redo"):
        game.redo()


def test_another_choice_forgets_what_was_undone(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=5)
    game.choose(0)
    game.undo(alone=True)
    game.choose(1)
    with pytest.raises(RulesError, match="nothing to redo"):
        game.redo()
    game.undo(alone=True)
    game.redo()
    assert game.record()["choices"] == [rules.new_game(2, seed=5).decision.options[1].id]


def test_a_copy_goes_its_own_way(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=5)
    game.choose(0)
    there = game.clone()
    game.undo(alone=True)
    copy = game.clone()
    game.choose(1)
    copy.redo()
    assert copy == there


POSITION = {"p1": {"coin": 3, "hand": ["funding_car", "fear"]}, "round": 2}


def test_a_game_from_a_position_is_undone_recorded_and_saved(rules: Ruleset) -> None:
    game = set_position(rules, POSITION, 2, seed=4)
    start = game.clone()
    game.choose(0)
    again = arnakdsl.replay(rules, game.record())
    assert again == game
    saved = rules.restore(game.to_json())
    saved.undo(alone=True)
    assert saved == start
