"""How games that were changed compare with those that were not, and that each comparison can fail."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from arnakrt import Game

from tests.properties import boards, relations
from tests.properties.altering import altered
from tests.properties.bargains import PAIRS, after, p16
from tests.properties.boards import both_sides, p17, p18
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration
from tests.properties.moments import Moment
from tests.properties.numbers import RELATIONS
from tests.properties.players import MIX, finish
from tests.properties.relations import Played, Relation
from tests.properties.variants import Edit, variant

GAMES = 50
OF_GAMES = [check for checks in RELATIONS.values() for check in checks if check.__module__ == relations.__name__]
OF_SEATS = (relations.p03, relations.p04)
SLICE = [(relation, 0 if relation in OF_SEATS else at % len(PLAIN)) for at, relation in enumerate(OF_GAMES)]
"""Every relation in one of the plain configurations."""


@cache
def played(at: int, seed: int) -> Played:
    """A game of a configuration; who plays goes round with the seed and the configuration."""
    return list(finish(PLAIN[at], MIX[(3 * seed + at) % len(MIX)], seed))


@pytest.mark.parametrize(("relation", "at"), SLICE)
def test_a_relation_holds_in_a_game(relation: Relation, at: int) -> None:
    assert relation(played(at, 2))


@pytest.mark.full
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_all_relations_hold_in_many_games(configuration: Configuration) -> None:
    for seed in range(100, 100 + GAMES):
        found = list(finish(configuration, MIX[seed % len(MIX)], seed))
        assert [each.__name__ for each in OF_GAMES if not each(found)] == [], seed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_sides_have_the_same_of_all_else(players: int) -> None:
    assert all(p18(players, seed) for seed in range(3))


def test_another_seed_is_noticed() -> None:
    bird, snake = (Moment(Configuration(2, {"board": board}).game(seed)) for board, seed in (("bird", 1), ("snake", 2)))
    assert list(both_sides(bird)) != list(both_sides(snake))


@pytest.mark.parametrize(("one", "other"), [("0", "4"), ("2", "5")])
def test_the_difficulty_is_in_the_tiles_alone(one: str, other: str) -> None:
    assert p17(0, one, other)


def test_other_tiles_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "without", lambda view, name: view)
    assert not p17(0, "0", "4")


@pytest.mark.parametrize("name", PAIRS)
def test_for_nothing_is_as_by_a_discount(name: str) -> None:
    assert p16(name)


# ---------------------------------------------------------------- each can fail

MENU = "{}:\n    menu: main\n"
HOMEWARDS = "each player {\n        each s in spaces where mine {"
FAULTS: tuple[Edit, ...] = (
    ("cards/starting.yaml", "1 car\n    effect: gain 1 coin", "1 car\n    effect: gain me.compass coin"),
    ("rules/actions.yaml", MENU.format("dig"), MENU.format("dig") + "    when: me.jewel < 1 and me.plane < 1\n"),
    (
        "rules/actions.yaml",
        MENU.format("buy_artifact"),
        MENU.format("buy_artifact") + "    when: top(item_deck).points > 1\n",
    ),
    ("rules/rounds.yaml", HOMEWARDS, HOMEWARDS.replace("each s", "if me = start { gain 1 coin }\n        each s")),
    ("rules/scoring.yaml", "- 2 * me.fear_tile", "- 3 * me.fear_tile"),
)
BY_FAULTS = [
    (relations.p05, "uniform"),
    (relations.p06, "researcher"),
    (relations.p08, "uniform"),
    (relations.p11, "uniform"),
    (relations.p13, "buyer"),
    (relations.p14, "uniform"),
    (relations.p15, "uniform"),
]
BY_ANOTHER_END = [relations.p01, relations.p02, relations.p12]
BY_OTHER_MOMENTS = [relations.p03, relations.p04, relations.p09, relations.p10]


@pytest.mark.parametrize(("relation", "player"), BY_FAULTS)
def test_a_fault_of_the_content_is_noticed(relation: Relation, player: str) -> None:
    assert not relation(list(finish(CONFIGURATIONS[0], player, 4, variant(*FAULTS))))


@pytest.mark.parametrize("relation", BY_ANOTHER_END)
def test_another_end_is_noticed(relation: Relation) -> None:
    found = played(0, 2)
    assert relation(found)
    assert not relation([*found[:-1], replace(found[-1], after=tampered(found[-1].after))])


@pytest.mark.parametrize("relation", BY_OTHER_MOMENTS)
def test_another_moment_is_noticed(relation: Relation) -> None:
    found = played(0, 2)
    assert relation(found)
    others = [replace(step, before=tampered(step.before), after=tampered(step.after)) for step in found[1:]]
    assert not relation([found[0], *others])


def tampered(m: Moment) -> Moment:
    return Moment(altered(m.game, {"p1/tablet": 77}), m.number)


def test_an_undo_that_is_not_exact_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert relations.p07(played(0, 2))
    monkeypatch.setattr(Game, "redo", lambda game: None)
    assert not relations.p07(played(0, 2))


def test_another_card_is_noticed() -> None:
    assert after("item", 0) != after("artifact", 0)


def test_each_relation_has_a_game_in_which_it_fails() -> None:
    assert {*BY_ANOTHER_END, *BY_OTHER_MOMENTS, *(each for each, _ in BY_FAULTS), relations.p07} == set(OF_GAMES)
