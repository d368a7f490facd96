"""What a program gives a ruleset or a game: any whole number will do, all else is refused in one short sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from arnakrt import Game, RulesError, Ruleset

import arnakdsl

KILN = arnakdsl.load("kiln")
HUGE = 10**5000
TEXT = "x" * 100_000
NOTHING = frozenset[int]()
"""Of no use; it reads the same in every run."""
NO_NUMBERS: list[Any] = [None, True, 1.5, float("nan"), b"x", [], {}, NOTHING, HUGE, -HUGE, TEXT, "a\nb", "\ud800"]
NO_PATHS: list[Any] = [True, 5, b"kiln", [], NOTHING]


def game() -> Game:
    return KILN.new_game(players=2, seed=1)


TAKES_A_NUMBER: dict[str, Callable[[Any], object]] = {
    "players": lambda given: KILN.new_game(players=given),
    "seed": lambda given: KILN.new_game(seed=given),
    "start": lambda given: KILN.new_game(start=given),
    "choose": lambda given: game().choose(given),
    "view": lambda given: game().view(given),
    "worth": lambda given: game().worth(given),
    "events": lambda given: game().watch().events(given),
    "determinize": lambda given: game().determinize(given, 1),
    "seed of a world": lambda given: game().determinize(0, given),
}


@pytest.mark.parametrize("given", NO_NUMBERS, ids=lambda given: repr(given)[:20] if type(given) is not int else "huge")
@pytest.mark.parametrize("what", TAKES_A_NUMBER)
def test_what_is_no_number_is_refused_in_a_short_sentence(what: str, given: Any) -> None:
    if given is None and what in ("view", "events"):
        return  # which mean everything by it
    with pytest.raises(RulesError) as raised:
        TAKES_A_NUMBER[what](given)
    said = str(raised.value)
    assert "\n" not in said
    assert len(said) < 160
    said.encode()


@pytest.mark.parametrize("what", TAKES_A_NUMBER)
def test_a_number_of_another_library_is_a_number(what: str) -> None:
    TAKES_A_NUMBER[what](np.int64(2 if what == "players" else 1))


def test_such_a_number_is_kept_as_a_plain_one() -> None:
    made = KILN.new_game(players=np.int64(3), seed=np.int64(7), start=np.int64(1))
    assert made == KILN.new_game(players=3, seed=7, start=1)
    assert KILN.restore(made.to_json()) == made == arnakdsl.replay(KILN, made.record())


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_a_seat_has_a_worth(seat: int) -> None:
    with pytest.raises(RulesError, match=f"there is no seat {seat}: seats go from 0 to 1"):
        game().worth(seat)


def test_nothing_is_chosen_in_a_game_that_is_over() -> None:
    made = game()
    while not made.over:
        made.choose(0)
    with pytest.raises(RulesError, match="there is no option 0: the game is over"):
        made.choose(0)


@pytest.mark.parametrize("language", [None, 5, [], "", "../en", "\0", TEXT])
def test_what_is_no_language_is_english(language: Any) -> None:
    made = game()
    option = made.decision.options[0]  # type: ignore[union-attr]
    assert option.text(language) == option.text()
    assert made.why(option.id, language) == made.why(option.id)


@pytest.mark.parametrize("option", [None, 5, b"stoke", []])
def test_why_takes_an_id(option: Any) -> None:
    with pytest.raises(RulesError, match="is no id of an option"):
        game().why(option)


LOOKS_UP: list[tuple[Callable[[Ruleset, Any], object], object]] = [
    (Ruleset.text, ""),
    (Ruleset.code_of, ""),
    (Ruleset.entries, ()),
]


@pytest.mark.parametrize(("looked_up", "nothing"), LOOKS_UP)
@pytest.mark.parametrize("given", [None, 5, [], b"x", "nothing"], ids=repr)
def test_nothing_stands_under_what_is_no_id(
    looked_up: Callable[[Ruleset, Any], object], nothing: object, given: Any
) -> None:
    assert looked_up(KILN, given) == nothing


@pytest.mark.parametrize("path", NO_PATHS, ids=repr)
@pytest.mark.parametrize("reads", [arnakdsl.load, arnakdsl.check, arnakdsl.compile])
def test_a_pack_is_named_by_a_path(reads: Callable[[Any], object], path: Any) -> None:
    with pytest.raises(RulesError, match="a pack is named by a path, not by "):
        reads(path)


@pytest.mark.parametrize("path", ["\0", "x" * 5000, Path("x" * 5000)], ids=["null", "long", "long path"])
def test_a_path_that_cannot_be_is_a_finding(path: Any) -> None:
    assert len(arnakdsl.check(path).errors) == 1
    for reads in (arnakdsl.load, arnakdsl.compile):
        with pytest.raises(arnakdsl.ContentError):
            reads(path)
