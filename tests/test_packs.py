"""Packs with nothing of Arnak in them: other nouns, another order of turns, another end, other icons."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from arnakrt import Game, Ruleset

import arnakdsl

PACKS = Path(__file__).parent / "packs"
NAMES = ("pond", "caravan")
ENOUGH_SONGS = 9
DAYS = 12


@pytest.fixture(scope="module", params=NAMES)
def rules(request: pytest.FixtureRequest) -> Ruleset:
    return arnakdsl.load(PACKS / request.param)


@pytest.fixture(scope="module")
def pond() -> Ruleset:
    return arnakdsl.load(PACKS / "pond")


@pytest.fixture(scope="module")
def caravan() -> Ruleset:
    return arnakdsl.load(PACKS / "caravan")


def games(rules: Ruleset, number: int) -> Iterator[Game]:
    """Games with every number of players and every starting seat in turn."""
    low, high = rules.seats
    for seed in range(number):
        players = low + seed % (high - low + 1)
        yield rules.new_game(players=players, seed=seed, start=seed % players)


def play(game: Game, seed: int, before: Callable[[Game], None] = lambda game: None) -> list[str]:
    """Play to the end at random; `before` looks at every decision.  The ids that were chosen."""
    chance = random.Random(seed)
    chosen = []
    while (decision := game.decision) is not None:
        before(game)
        option = decision.options[chance.randrange(len(decision.options))]
        chosen.append(option.id)
        game.choose(option)
    return chosen


def seats(game: Game) -> list[int]:
    """The cell of each seat's counters."""
    first, width = game.program.names.cells
    return [first + seat * width for seat in range(game.program.seats)]


def counter(game: Game, name: str) -> list[int]:
    offset = game.program.names.seat_counters[name]
    return [game.state.cells[at + offset] for at in seats(game)]


def of_the_game(game: Game, mark: str) -> int:
    return game.state.cells[game.program.names.game_marks[mark][0]]


# ---------------------------------------------------------------- both packs


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_with_them(name: str) -> None:
    assert arnakdsl.check(PACKS / name).findings == ()


def test_every_game_ends_and_no_invariant_breaks(rules: Ruleset) -> None:
    def sound(game: Game) -> None:
        ids = [each.id for each in game.decision.options]
        assert ids, "an empty decision"
        assert len(set(ids)) == len(ids), "two options with one id"
        assert game.broken_invariants() == []

    for seed, game in enumerate(games(rules, 100)):
        play(game, seed, sound)
        assert game.over
        assert game.broken_invariants() == []
        assert sorted(seat for place in game.ranking for seat in place) == list(range(game.program.seats))


def test_every_option_that_is_seen_is_known_before(rules: Ruleset) -> None:
    known = set(rules.option_ids)
    for seed, game in enumerate(games(rules, 30)):
        assert known.issuperset(play(game, seed))


def test_a_clone_and_a_restored_save_play_on_alike_from_every_decision(rules: Ruleset) -> None:
    for seed, game in enumerate(games(rules, 6)):
        chance = random.Random(seed)
        while (decision := game.decision) is not None:
            clone, restored = game.clone(), rules.restore(game.to_json())
            assert game == clone == restored
            assert [each.id for each in restored.decision.options] == [each.id for each in decision.options]
            choice = chance.randrange(len(decision.options))
            key = game.state.key()
            for other in (clone, restored):
                other.choose(choice)
            assert game.state.key() == key, "a copy changed its original"
            game.choose(choice)
            assert game == clone == restored


def test_equal_seeds_give_equal_games_and_others_do_not(rules: Ruleset) -> None:
    def story(seed: int, bot: int) -> tuple[list[str], Any, Any]:
        game = rules.new_game(players=2, seed=seed)
        return play(game, bot), game.state.key(), game.scores

    for seed in range(10):
        assert story(seed, 5) == story(seed, 5)
    assert len({str(story(seed, 5)) for seed in range(10)}) == 10


def test_a_record_is_the_game(rules: Ruleset) -> None:
    for seed, game in enumerate(games(rules, 5)):
        play(game, seed)
        assert arnakdsl.replay(rules, game.record()) == game


@pytest.mark.parametrize(("name", "players"), [("pond", 1), ("pond", 5), ("caravan", 1), ("caravan", 4)])
def test_other_numbers_of_players_are_refused(name: str, players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        arnakdsl.load(PACKS / name).new_game(players=players)


# ---------------------------------------------------------------- the pond


def test_a_pond_falls_silent_with_the_last_song_or_at_dusk(pond: Ruleset) -> None:
    def still_singing(game: Game) -> None:
        assert max(counter(game, "song")) < ENOUGH_SONGS
        assert not of_the_game(game, "dusk")

    ended = []
    for seed, game in enumerate(games(pond, 100)):
        play(game, seed, still_singing)
        sung = max(counter(game, "song")) >= ENOUGH_SONGS
        assert sung or of_the_game(game, "dusk")
        ended.append(sung)
    assert any(ended)


def test_frogs_that_rest_all_night_come_to_dusk(pond: Ruleset) -> None:
    game = pond.new_game(players=3, seed=1)
    leaps = 0
    while game.decision is not None:
        game.choose("rest")
        leaps += 1
    assert leaps == 400
    assert of_the_game(game, "dusk")
    assert max(counter(game, "song")) == 0
    assert {sheet["songs"] for sheet in game.scores} == {0}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_marker_of_the_pond_passes_after_every_turn(pond: Ruleset, players: int, start: int) -> None:
    game = pond.new_game(players=players, seed=3, start=start)
    order = []
    for _ in range(3 * players):
        assert game.view(None)["start"] == f"p{game.decision.player + 1}"
        order.append(game.decision.player)
        game.choose("rest")
    assert order == [(start + turn) % players for turn in range(3 * players)]


def test_the_winner_of_a_pond_is_who_sang_most(pond: Ruleset) -> None:
    for seed, game in enumerate(games(pond, 30)):
        play(game, seed)
        best = max(sum(sheet.values()) for sheet in game.scores)
        winners = [seat for seat, sheet in enumerate(game.scores) if sum(sheet.values()) == best]
        fullest = max(counter(game, "fly")[seat] for seat in winners)
        assert game.ranking[0] == [seat for seat in winners if counter(game, "fly")[seat] == fullest]


# ---------------------------------------------------------------- the caravan


def test_a_caravan_travels_so_many_days(caravan: Ruleset) -> None:
    def on_the_road(game: Game) -> None:
        assert of_the_game(game, "days") < DAYS

    for seed, game in enumerate(games(caravan, 30)):
        play(game, seed, on_the_road)
        assert of_the_game(game, "days") == DAYS


def test_wares_and_beasts_of_a_caravan_are_never_lost(caravan: Ruleset) -> None:
    def things(game: Game) -> list[int]:
        return sorted(thing for pile in game.state.piles for thing in pile)

    for seed, game in enumerate(games(caravan, 20)):
        all_things = things(game)
        play(game, seed, lambda game, all_things=all_things: _same(things(game), all_things))
        assert things(game) == all_things


def _same(one: object, other: object) -> None:
    assert one == other
