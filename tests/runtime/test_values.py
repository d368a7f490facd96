"""A game is a value: compared, hashed, copied, pickled."""

from __future__ import annotations

import copy
import gc
import json
import os
import pickle
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from arnakrt import Game, RulesError, Ruleset
from arnakrt.position import set_position
from arnakrt.state import State

import arnakdsl
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration, packaged

PACKS = Path(__file__).parents[1] / "packs"


def moments(game: Game, dice: Random, every: int) -> list[Game]:
    """Copies of the game at some of its decisions, and at its end."""
    found = []
    while not game.over:
        if not dice.randrange(every):
            found.append(game.clone())
        game.choose(dice.randrange(len(game.state.options)))
    return [*found, game]


@pytest.mark.parametrize("configuration", PLAIN, ids=str)
def test_equal_games_hash_alike_whatever_the_way_to_them(configuration: Configuration) -> None:
    check_equal(configuration, 1, every=10)


@pytest.mark.full
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_equal_games_hash_alike_in_many_games(configuration: Configuration) -> None:
    for seed in range(17):
        check_equal(configuration, seed, every=3)


def check_equal(configuration: Configuration, seed: int, every: int) -> None:
    rules, seen = packaged(), set()
    for game in moments(configuration.game(seed), Random(seed), every):
        others = [
            game.clone(), copy.copy(game), copy.deepcopy(game), rules.restore(game.to_json()),
            pickle.loads(pickle.dumps(game)), arnakdsl.replay(rules, game.record()),
        ]  # fmt: skip
        for other in others:
            assert other == game
            assert hash(other) == hash(game)
            assert other.record() == game.record()
        assert game not in seen
        seen.add(game)


def test_a_pack_that_is_loaded_twice_has_equal_games() -> None:
    one, other = (arnakdsl.load(PACKS / "pond") for _ in range(2))
    first, second = (rules.new_game(3, seed=4) for rules in (one, other))
    assert one is not other
    assert first == second
    assert hash(first) == hash(second)
    assert one.restore(second.to_json()) == first
    second.choose(0)
    assert first != second


DIFFERENT = [{"seed": 5}, {"players": 3}, {"start": 1}, {"board": "snake"}]


@pytest.mark.parametrize("change", DIFFERENT, ids=str)
def test_other_games_are_not_equal(rules: Ruleset, change: dict[str, int]) -> None:
    assert rules.new_game(**{"players": 2, "seed": 4, **change}) != rules.new_game(players=2, seed=4)


def test_a_game_is_no_other_thing(rules: Ruleset) -> None:
    assert rules.new_game() != "game"


OTHERWISE = [  # a part of a state, another value of it
    ("cells", lambda s: [*s.cells[:-1], s.cells[-1] + 1]),
    ("piles", lambda s: [*s.piles[:-1], (1,)]),
    ("known", lambda s: [*s.known[:-1], (1,)]),
    ("chance", lambda s: (*s.chance[:-1], 1)),
    ("options", lambda s: s.options[::-1]),
    ("own", lambda s: s.own - 1),
    ("asking", lambda s: s.asking + 1),
    ("locals", lambda s: (1, *s.locals)),
    ("stack", lambda s: (0, (), s.stack)),
    ("seed", lambda s: s.seed + 1),
]


@pytest.mark.parametrize(("name", "change"), OTHERWISE)
def test_every_part_of_a_state_counts(rules: Ruleset, name: str, change: object) -> None:
    game = rules.new_game(2, seed=4)
    other = game.clone()
    setattr(other.state, name, change(other.state))  # type: ignore[operator]
    assert other != game
    setattr(other.state, name, getattr(game.state, name))
    assert other == game


def test_every_part_is_tried() -> None:
    assert {name for name, _ in OTHERWISE} | {"lent", "log"} == set(State.__slots__)


# ---------------------------------------------------------------- another process

HASHES = """
import json, sys
import arnakdsl
rules = arnakdsl.load()
print(json.dumps([hash(rules.restore(text)) for text in json.load(sys.stdin)]))
"""
PICKLED = """
import pickle, sys
games = pickle.load(sys.stdin.buffer)
assert len({id(game.rules) for game in games}) == 1, "the ruleset is loaded once"
for game in games:
    while not game.over:
        game.choose(0)
pickle.dump([(hash(game), game) for game in games], sys.stdout.buffer)
"""


def other_process(program: str, given: bytes) -> bytes:
    done = subprocess.run(
        [sys.executable, "-c", program], input=given, capture_output=True, check=True, timeout=300,
        env={**os.environ, "PYTHONHASHSEED": "4242"},
    )  # fmt: skip
    return done.stdout


def test_games_hash_and_play_alike_in_another_process(rules: Ruleset) -> None:
    games = moments(rules.new_game(2, seed=6), Random(6), 15)
    texts = json.dumps([game.to_json() for game in games]).encode()
    assert json.loads(other_process(HASHES, texts)) == [hash(game) for game in games]
    for game, (number, other) in zip(games, pickle.loads(other_process(PICKLED, pickle.dumps(games))), strict=True):
        while not game.over:
            game.choose(0)
        assert (number, other) == (hash(game), game)
        assert other.rules is rules or other.rules.hash == rules.hash


# ---------------------------------------------------------------- pickles


def test_a_pickle_keeps_the_beginning(rules: Ruleset) -> None:
    world = rules.new_game(2, seed=1).determinize(0, 3)
    stood = set_position(rules, {"p1": {"coin": 3}}, 2, seed=4)
    for game in (world, stood):
        start = game.clone()
        game.choose(0)
        other = pickle.loads(pickle.dumps(game))
        assert other.record() == game.record()
        other.undo(alone=True)
        assert other == start


def test_a_ruleset_is_its_own_copy(rules: Ruleset) -> None:
    assert copy.copy(rules) is copy.deepcopy(rules) is rules


def test_a_pickle_of_a_pack_that_was_changed_is_refused(tmp_path: Path) -> None:
    shutil.copytree(PACKS / "pond", tmp_path / "pond")
    rules = tmp_path / "pond" / "rules.yaml"
    rules.write_text(rules.read_text().replace("400", "399"))
    text = pickle.dumps(arnakdsl.load(tmp_path / "pond").new_game(2))
    gc.collect()  # the ruleset is used no more
    assert pickle.loads(text).decision is not None
    gc.collect()
    rules.write_text(rules.read_text().replace("399", "300"))
    with pytest.raises(RulesError, match="'pond' is not the ruleset any more that was pickled"):
        pickle.loads(text)


def test_a_ruleset_of_no_pack_is_not_pickled() -> None:
    rules = arnakdsl.load(PACKS / "pond")
    rules._again = ()
    with pytest.raises(RulesError, match="'pond' cannot be pickled"):
        pickle.dumps(rules)
