"""Clones never change one another, whatever is done with each and in whichever order."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from arnakrt import Game, RulesError, Ruleset
from arnakrt.state import ME, State

import arnakdsl

KILN = Path(__file__).parents[2] / "content" / "kiln"
PACKS = {"arnak": arnakdsl.load, "kiln": lambda: arnakdsl.load(KILN)}
MOST = 12


@pytest.fixture(scope="module", params=PACKS)
def pack(request: pytest.FixtureRequest) -> Ruleset:
    return PACKS[request.param]()


def play(game: Game, random: Random) -> None:
    for _ in range(random.randrange(1, 4)):
        if not game.over:
            game.choose(random.randrange(len(game.state.options)))


def played_by_id(game: Game, random: Random) -> None:
    if game.decision:
        game.choose(random.choice(game.decision.options.ids()))


def go_back(game: Game, random: Random) -> None:
    if game.record()["choices"] and not random.randrange(4):
        game.undo(alone=True)
        if random.randrange(2):
            game.redo()


def refused(game: Game, random: Random) -> None:
    with pytest.raises(RulesError):
        game.choose(1000)


def changed_by_hand(game: Game, random: Random) -> None:
    s = game.state
    s.cells[-1] ^= 1
    s.piles[random.randrange(len(s.piles))] += ()
    s.cells[-1] ^= 1


def watched(game: Game, random: Random) -> None:
    with game.watch() as log:
        play(game, random)
    log.events(0)


ACTS: list[Callable[[Game, Random], object]] = [
    play, play, play, played_by_id, go_back, refused, changed_by_hand, watched,
    lambda game, random: game.scores,
    lambda game, random: game.ranking,
    lambda game, random: game.worth(0),
    lambda game, random: game.view(random.randrange(game.program.seats)),
    lambda game, random: game.view(),
    lambda game, random: game.broken_invariants(),
    lambda game, random: game.rules.restore(game.to_json()) == game,
    lambda game, random: hash(game),
]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_clones_of_clones_never_influence_each_other(pack: Ruleset, seed: int) -> None:
    """Each has a twin that shares nothing with any of them, for which the same is done."""
    random = Random(seed)
    first = pack.new_game(2, seed)
    games = [(first, pack.restore(first.to_json()))]
    for _ in range(150):
        at = random.randrange(len(games))
        game, twin = games[at]
        match random.randrange(4):
            case 0:
                games.insert(random.randrange(MOST), (game.clone(), pack.restore(twin.to_json())))
                del games[MOST:]
            case 1 if not game.over:
                world = random.randrange(1000)
                seat = random.randrange(game.program.seats)
                games[at] = game.determinize(seat, world).clone(), twin.determinize(seat, world)
            case _:
                act, mind = random.choice(ACTS), random.random()
                assert act(game, Random(mind)) == act(twin, Random(mind))
        for one, other in games:
            assert one == other
            assert one.record() == other.record()


def test_clones_play_in_threads_as_they_play_alone(pack: Ruleset) -> None:
    start = pack.new_game(2, 3)
    for _ in range(20):
        start.choose(0)

    def played(seed: int) -> int:
        game, random = start.clone(), Random(seed)
        for _ in range(100):
            play(game, random)
        return hash(game)

    before, alone = start.clone().state.key(), [played(seed) for seed in range(8)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(played, range(8))) == alone
    finally:
        sys.setswitchinterval(interval)
    assert start.state.key() == before


def test_a_state_that_somebody_holds_stays_that_of_its_game(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=1)
    held = game.state
    for _ in range(20):
        copy = game.clone()
        assert copy.clone().state.key() == held.key()
        game.choose(0)
        assert game.state is held
        assert copy.state.key() != held.key()


def test_a_clone_has_what_was_changed_by_hand_before_it(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=1)
    for number in (5, 6):
        game.clone()
        game.state.cells[-1] = number
        assert game.clone().state.cells[-1] == number


def test_clones_that_are_only_looked_at_share_one_state(rules: Ruleset) -> None:
    """Asking what is open costs no copy of the state; that which is shared is never handed out."""
    game = rules.new_game(2, seed=1)
    copies = [game.clone() for _ in range(3)]
    for copy in copies:
        assert copy.decision is not None
        assert copy.decision.player == game.decision.player == game.state.cells[ME] - 1  # type: ignore[union-attr]
        assert not copy.over
        copy.view(0)
        copy.to_json()
    assert len({id(copy._kept) for copy in copies}) == 1
    states: list[State] = [copy.state for copy in copies]
    assert len({id(s) for s in states} | {id(game.state)}) == 4
