"""A game is copied, saved, restored and replayed at any decision, also in the middle of a nested effect."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any
from zlib import crc32

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
    """Apart from its head, a save holds numbers, some of them as bytes, and the strings of its table of paths."""
    head = ("ruleset", "pack", "pack_options", "paths", "numbers", "choices")

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
    ('{"format": 3, "ruleset": "other", "pack": "x"}', "no save of format 4"),
    ('{"format": 4, "ruleset": "other", "pack": "x"}', "another ruleset"),
]


@pytest.mark.parametrize(("text", "reason"), REFUSED)
def test_what_is_no_save_of_this_ruleset_is_refused_in_one_sentence(rules: Ruleset, text: str, reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        rules.restore(text)


def sealed(body: str) -> str:
    """A save with the right sum over what stands in it."""
    return f'{body},"check":{crc32(body.encode())}}}'


DAMAGED = [  # part of a save, what stands there instead
    ("asking", 99),
    ("asking", "x"),
    ("asking", 1),  # a frame that asks nothing
    ("own", 99),
    ("own", -1),
    ("own", "x"),
    ("paths", ["nowhere"]),
    ("paths", {}),
    ("open", []),
    ("open", None),
    ("numbers", "AAAA"),
    ("numbers", "A"),
    ("numbers", []),
    ("numbers", [[], [], []]),
    ("numbers", [[0], 0, 0]),
    ("numbers", 3),
    ("numbers", None),
    ("state", "x"),
    ("state", 3),
]


@pytest.mark.parametrize(("name", "value"), DAMAGED)
def test_a_save_that_fits_no_game_is_refused(rules: Ruleset, name: str, value: Any) -> None:
    saved = json.loads(rules.new_game().to_json())
    del saved["check"]
    body = json.dumps({**saved, name: value}, separators=(",", ":"))[:-1]
    with pytest.raises(RulesError, match=r"this (save is damaged|is no save)"):
        rules.restore(sealed(body))


@pytest.mark.parametrize("name", ["start", "game_seed", "paths", "asking", "own", "seed", "open", "numbers"])
def test_a_save_without_a_part_is_refused(rules: Ruleset, name: str) -> None:
    saved = json.loads(rules.new_game().to_json())
    del saved["check"], saved[name]
    with pytest.raises(RulesError, match="this save is damaged"):
        rules.restore(sealed(json.dumps(saved, separators=(",", ":"))[:-1]))


def test_a_save_whose_choices_are_none_is_refused_where_they_are_read(rules: Ruleset) -> None:
    saved = json.loads(rules.new_game().to_json())
    del saved["check"]
    for choices in ("A", "AAAA", "AAAAAAA= x"):
        game = rules.restore(sealed(json.dumps({**saved, "choices": choices}, separators=(",", ":"))[:-1]))
        for read in (game.record, game.undo):
            with pytest.raises(RulesError, match="this save is damaged"):
                read()


def test_a_save_of_another_game_of_the_ruleset_is_restored(rules: Ruleset) -> None:
    """Programs are made when a save needs them."""
    fresh = arnakdsl.load()
    for game in (rules.new_game(3, seed=4, board="snake"), rules.new_game(1, seed=4, difficulty=3)):
        assert fresh.restore(game.to_json()) == game


def refused(rules: Ruleset, text: str) -> None:
    """It is refused in one sentence."""
    with pytest.raises(RulesError) as problem:
        rules.restore(text)
    assert str(problem.value).startswith("this ")
    assert "\n" not in str(problem.value)


BYTES = [chr(each) for each in range(32, 127)] + ["\n", "\0", "\xe9", "\ud800", "\u20ac"]


@pytest.mark.parametrize("choices", [0, 45])
def test_a_save_with_any_byte_changed_or_cut_short_is_refused(rules: Ruleset, choices: int) -> None:
    game, dice = rules.new_game(players=3, seed=4), Random(choices)
    for _ in range(choices):
        game.choose(dice.randrange(len(game.state.options)))
    text = game.to_json()
    assert rules.restore(text) == game
    for at, was in enumerate(text):
        refused(rules, text[:at] + dice.choice([each for each in BYTES if each != was]) + text[at + 1 :])
        refused(rules, text[:at])
        refused(rules, text[:at] + text[at + 1 :])
    for other in (
        f" {text}",
        f"{text} ",
        f"{text}\n",
        text.replace(":", ": "),
        text + text,
        json.dumps(json.loads(text)),
    ):
        refused(rules, other)


@pytest.mark.parametrize("text", [b"{}", None, 3, [], {}])
def test_what_is_no_text_is_no_save(rules: Ruleset, text: Any) -> None:
    refused(rules, text)


def test_numbers_of_any_size_are_saved(rules: Ruleset) -> None:
    game = rules.new_game(seed=10**30)
    game.state.cells[-1] = -(10**20)
    game.state.piles[-1] = (70_000,)
    assert rules.restore(game.to_json()) == game


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
