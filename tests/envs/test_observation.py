"""Observations say what a view says, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from arnakrt import Game
from arnakrt.parts import HIDDEN, Part, parts_of

from arnakdsl.envs.observation import FIRST_PLACES, MOST
from arnakdsl.envs.play import Play, setup
from tests.envs.support import NAMES, SETUPS, moments


def called(play: Play, seat: int) -> dict[str, str]:
    """Seats as views name them -> as the observation of one of them names them, in its order."""
    names, players = play.setup.program.seat_names, play.setup.players
    turned = [names[(seat + step) % players] for step in range(players)]
    mine = {name: f"other{at}" if at else "me" for at, name in enumerate(turned)}
    return {**mine, **{name: name for name in names[players:]}}


def flat(view: dict[str, Any], parts: dict[str, Part]) -> dict[str, Any]:
    """The parts of an owner by their names with dots."""
    found = {}
    for name in parts:
        value: Any = view
        for word in name.split("."):
            value = value[word]
        found[name] = value
    return found


def numbers_of(view: dict[str, Any], play: Play, seat: int) -> dict[str, int]:
    """What an observation says, made from a view alone; without zeros."""
    program, seats = play.setup.program, called(play, seat)
    parts = parts_of(program)
    owners: list[tuple[str, dict[str, Part], dict[str, Any]]] = [("", parts.game, view)]
    owners += [(f"{seats[name]}.", own, view[name]) for name, own in parts.seats.items()]
    owners += [
        (f"{kind}.{thing}.", own, view[kind][thing])
        for kind, things in parts.things.items()
        for thing, own in things.items()
    ]
    found: dict[str, int] = {}
    for prefix, own, seen in owners:
        for name, value in flat(seen, own).items():
            part = own[name]
            kinds = part.kinds or tuple(program.names.kinds)
            things = sorted(number for kind in kinds for number in program.of_kind(kind))
            order = {None: 0, HIDDEN: -1, **{program.things[each]: at for at, each in enumerate(things, 1)}}
            if part.form == "pile":
                found[prefix + name] = len(value)
                known = Counter(each for each in value if each not in (None, HIDDEN))
                found |= {f"{prefix}{name}:{each}": number for each, number in known.items()}
                found |= {f"{prefix}{name}#{at}": order[each] for at, each in enumerate(value[:FIRST_PLACES], 1)}
            elif part.form in ("seat", "player"):
                found[prefix + name] = list(seats).index(value) + 1 if value else 0
            elif part.form in ("thing", "held"):
                found[prefix + name] = order[value]
            elif value != HIDDEN:
                found[prefix + name] = int(value)
    return {name: number for name, number in found.items() if number}


def observed(play: Play, seat: int) -> dict[str, int]:
    found = zip(play.setup.observer.names, play.observe(seat).tolist(), strict=True)
    return {name: number for name, number in found if number and name != "asked"}


@pytest.mark.parametrize("words", SETUPS, ids=NAMES)
def test_an_observation_says_what_the_view_says(words: tuple[Any, ...]) -> None:
    played = setup(*words)
    for number, play in enumerate(moments(played, 3)):
        if number % 5 == 0 or play.game.over:
            for seat in range(played.players):
                assert observed(play, seat) == numbers_of(play.game.view(seat), play, seat)


@pytest.mark.parametrize("words", SETUPS, ids=NAMES)
def test_names_are_distinct_and_numbers_within_their_bounds(words: tuple[Any, ...]) -> None:
    played = setup(*words)
    observer = played.observer
    assert len(set(observer.names)) == len(observer.names) == len(observer.low) == len(observer.high)
    assert all(low < high for low, high in zip(observer.low, observer.high, strict=True))
    for play in moments(played, 4):
        seen = play.observe(0)
        assert (seen >= observer.low).all()
        assert (seen <= observer.high).all()


def test_who_is_asked_is_told_the_question_alone() -> None:
    played = setup(*SETUPS[0])
    asked = 0
    for play in moments(played, 5):
        decision = play.game.decision
        for seat in range(2):
            number = int(play.observe(seat)[0])
            mine = decision is not None and decision.player == seat
            assert (number > 0) == mine
            asked += mine
            assert not mine or played.observer.prompts[number - 1] == decision.prompt
    assert asked > 20


def test_hidden_things_change_nothing() -> None:
    """Games whose views are equal to a seat have equal observations to it, whatever is hidden in them."""
    played = setup(*SETUPS[0])
    one = played.begin(1)
    seen = one.observe(0)
    before = one.game.clone()
    owner = {
        part.at for part in parts_of(played.program).seats["p2"].values() if part.form == "pile" and part.owner == 2
    }
    for at, pile in enumerate(one.game.state.piles):
        part = next((each for each in _piles(played.program) if each.at == at), None)
        if part and (part.view == "none" or (part.view == "owner" and at in owner)):
            one.game.state.piles[at] = tuple(reversed(pile))
    assert one.game != before
    assert (one.observe(0) == seen).all()


def _piles(program: Any) -> list[Part]:
    from arnakrt.parts import every_part

    return [each for each in every_part(program) if each.form == "pile"]


def test_a_number_too_great_for_the_array_is_the_greatest() -> None:
    played = setup(*SETUPS[0])
    from arnakrt.position import set_position

    game: Game = set_position(played.rules, {"p2": {"coin": 10**12}}, 2, 1, board="bird")
    play = Play(played, game)
    assert observed(play, 0)["other1.coin"] == MOST
    assert observed(play, 1)["me.coin"] == MOST
