"""A game is copied, saved, restored and replayed at any decision, also in the middle of a nested effect."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from arnakrt import Game, RulesError, Ruleset

import arnakdsl

RESUME = """
import json, sys
from random import Random
import arnakdsl
rules = arnakdsl.load()
for line in sys.stdin:
    saved, seed = json.loads(line)
    game, random = rules.restore(saved), Random(seed)
    while not game.over:
        game.choose(random.randrange(len(game.decision.options)))
    print(json.dumps([game.scores, game.record()["choices"]]))
"""


def played_out(game: Game, seed: int) -> Game:
    random = Random(seed)
    while game.decision is not None:
        game.choose(random.randrange(len(game.decision.options)))
    return game


def check_refusal(game: Game) -> None:
    """An id that is not offered is refused and changes nothing."""
    before, saved = game.state.key(), game.to_json()
    for wrong in ("nonsense", "dig:nowhere", "", "pass" if "pass" not in game.decision.options.ids() else "no"):
        with pytest.raises(RulesError):
            game.choose(wrong)
    for index in (-1, len(game.decision.options)):
        with pytest.raises(RulesError):
            game.choose(index)
    assert game.state.key() == before
    assert game.to_json() == saved


def check_game(rules: Ruleset, seed: int) -> list[str]:
    """Play one random game; copies and saves agree all along.  Returns a few of the saves."""
    board = rules.options["board"][seed % 2]
    game, random, turn = rules.new_game(players=2, seed=seed, board=board), Random(seed), 0
    kept: list[str] = []
    while not game.over:
        text = game.to_json()
        restored, copy = rules.restore(text), game.clone()
        assert restored == game == copy
        assert restored.to_json() == text
        assert only_numbers_and_paths(json.loads(text))
        if turn % 10 == seed % 10:
            check_refusal(game)
            ends = [played_out(each, turn) for each in (game.clone(), restored, copy)]
            assert ends[0].state.key() == ends[1].state.key() == ends[2].state.key()
            assert ends[0].scores == ends[1].scores
        if random.random() < 0.02:
            kept.append(text)
        game.choose(random.randrange(len(game.decision.options)))
        turn += 1
    assert arnakdsl.replay(rules, game.record()) == game
    return kept


def only_numbers_and_paths(saved: dict[str, object]) -> bool:
    """Apart from its head, a save holds numbers and the strings of its table of paths."""
    head = ("ruleset", "pack", "pack_options", "paths")

    def numbers(value: object) -> bool:
        return isinstance(value, int) or (isinstance(value, list) and all(map(numbers, value)))

    return all(numbers(value) for name, value in saved.items() if name not in head)


def check_fresh_process(rules: Ruleset, saves: list[str]) -> None:
    """The saves play on to the same end in another process with another hash seed."""
    lines = "".join(json.dumps([text, seed]) + "\n" for seed, text in enumerate(saves))
    done = subprocess.run(
        [sys.executable, "-c", RESUME], input=lines, text=True, capture_output=True, check=True, timeout=300,
        env={**os.environ, "PYTHONHASHSEED": "4242"},
    )  # fmt: skip
    for seed, (text, line) in enumerate(zip(saves, done.stdout.splitlines(), strict=True)):
        end = played_out(rules.restore(text), seed)
        assert json.loads(line) == [end.scores, end.record()["choices"]]


def check_many(rules: Ruleset, games: int) -> None:
    saves = [text for seed in range(games) for text in check_game(rules, seed)]
    assert saves
    check_fresh_process(rules, saves)


def test_copies_and_saves_agree_at_every_decision(rules: Ruleset) -> None:
    check_many(rules, 6)


@pytest.mark.full
def test_copies_and_saves_agree_in_two_hundred_games(rules: Ruleset) -> None:
    check_many(rules, 200)


REFUSED = [
    ("", "not JSON"),
    ("[]", "no save"),
    ('{"format": 99}', "no save"),
    ('{"format": 2, "ruleset": "other", "pack": "x"}', "another ruleset"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_is_no_save_of_this_ruleset_is_refused_in_one_sentence(rules: Ruleset, text: str, reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        rules.restore(text)


def test_a_damaged_save_is_refused(rules: Ruleset) -> None:
    saved = json.loads(rules.new_game().to_json())
    for name in ("cells", "stack", "paths", "options"):
        with pytest.raises(RulesError):
            rules.restore(json.dumps({key: value for key, value in saved.items() if key != name}))


def test_a_save_with_a_changed_byte_is_refused(rules: Ruleset) -> None:
    text, random = rules.new_game(players=3, seed=4).to_json(), Random(4)
    for at in random.sample(range(len(text)), 150):
        for other in ("", *random.sample('0123456789,[]{}":-e ', 2)):
            changed = text[:at] + other + text[at + 1 :]
            if changed != text:
                with pytest.raises(RulesError, match=r"this (save|is no save)"):
                    rules.restore(changed)


RECORDS = [  # what is changed in a record, the sentence
    ({"choices": None}, "this is no record of a game"),
    ({"choices": "pass"}, "this is no record of a game"),
    ({"choices": {}}, "this is no record of a game"),
    ({"players": None}, "this record does not say which game was played"),
    ({"seed": True}, "this record does not say which game was played"),
    ({"options": []}, "this record does not say which game was played"),
    ({"options": {"players": 2}}, "'arnak' has no option 'players' (it has: board, difficulty)"),
    ({"options": {"self": 2}}, "'arnak' has no option 'self' (it has: board, difficulty)"),
    ({"options": {1: 2}}, "'arnak' has no option '1' (it has: board, difficulty)"),
    ({"position": None}, "'position' must be a mapping of names, not nothing"),
    ({"position": [1]}, "'position' must be a mapping of names, not a list"),
    ({"position": {"p9": {}}}, "p9: a position has no 'p9'"),
    ({"position": {"p1": {"coin": -1}}}, "p1.coin: 'coin' must be a whole number from 0, not -1"),
    ({"position": {1: 2}}, "1: a position has no '1'"),
    (
        {"position": {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}},
        "a: a position has no 'a'; b: a position has no 'b'; c: a position has no 'c'; and 2 more",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), RECORDS)
def test_a_record_of_no_game_is_refused_in_one_sentence(
    rules: Ruleset, change: dict[str, object], sentence: str
) -> None:
    with pytest.raises(RulesError) as problem:
        arnakdsl.replay(rules, {**rules.new_game().record(), **change})
    assert str(problem.value) == sentence


MISTAKEN = [
    ({"players": 0}, "players"),
    ({"players": 9}, "players"),
    ({"board": "moon"}, "cannot be 'moon'"),
    ({"difficulty": 3}, "leave it out"),
    ({"colour": 3}, "no option"),
    ({"start": 2}, "no seat"),
    ({"start": True}, "no seat"),
    ({"seed": "x"}, "whole number"),
]


@pytest.mark.parametrize(("arguments", "reason"), MISTAKEN)
def test_an_unknown_game_is_refused(rules: Ruleset, arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        rules.new_game(**arguments)


def test_every_offered_id_is_listed(rules: Ruleset) -> None:
    listed = set(rules.option_ids)
    assert len(listed) == len(rules.option_ids)
    for seed in range(15):
        game, random = rules.new_game(seed=seed), Random(seed)
        while not game.over:
            offered = game.decision.options.ids()
            assert len(offered) >= 2
            assert len(set(offered)) == len(offered)
            assert set(offered) <= listed
            game.choose(random.choice(offered))
