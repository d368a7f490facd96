"""Worlds that a seat cannot tell from the real one: `Game.determinize`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from arnakrt import Game, RulesError, Ruleset
from arnakrt.determinize import fitted

import arnakdsl
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration
from tests.support import write_pack

PACKS = Path(__file__).parents[1] / "packs"
KILN = Path(arnakdsl.__file__).parents[1] / "content" / "kiln"


def played_out(game: Game, dice: random.Random) -> Game:
    while not game.over:
        game.choose(dice.randrange(len(game.state.options)))
    return game


def some_moments(game: Game, dice: random.Random, every: int) -> Iterator[Game]:
    """The game at some of its decisions, and at its end."""
    while not game.over:
        if not dice.randrange(every):
            yield game
        game.choose(dice.randrange(len(game.state.options)))
    yield game


# ---------------------------------------------------------------- whole games


def check_worlds(game: Game, dice: random.Random) -> int:
    """A world of each seat at a moment agrees with what it knows.  Returns how many differ from the real one."""
    before, broken, others = game.state.key(), set(game.broken_invariants()), 0
    for seat in range(game.program.players):
        seed = dice.getrandbits(30)
        other = game.determinize(seat, seed)
        assert game.state.key() == before
        assert other.view(seat) == game.view(seat)
        assert other.determinize(seat, seed + 1) == game.determinize(seat, seed + 1), "the true order plays a part"
        assert set(other.broken_invariants()) <= broken
        assert Counter(_things(other)) == Counter(_things(game))
        if game.decision is not None:
            assert other.decision is not None
            asked = (game.decision.player, game.decision.prompt)
            assert (other.decision.player, other.decision.prompt) == asked
            if game.decision.player == seat:
                assert other.decision.options.ids() == game.decision.options.ids()
        others += other.state.piles != game.state.piles
        if dice.random() < 0.1:
            played_out(other, dice)
    return others


def _things(game: Game) -> list[int]:
    return [thing for pile in game.state.piles for thing in pile] + _held(game)


def _held(game: Game) -> list[int]:
    names = game.program.names
    return [
        game.state.cells[base + number]
        for kind, mark in names.holds
        for base in [names.kind_marks[kind][mark][0]]
        for number in range(names.kinds[kind][0], sum(names.kinds[kind]))
        if game.state.cells[base + number]
    ]


@pytest.mark.parametrize("configuration", PLAIN, ids=str)
def test_a_world_agrees_with_what_the_seat_knows(configuration: Configuration) -> None:
    dice = random.Random(1)
    assert sum(check_worlds(game, dice) for game in some_moments(configuration.game(3), dice, every=12)) > 5


@pytest.mark.full
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_worlds_agree_in_many_games(configuration: Configuration) -> None:
    for seed in range(17):
        dice = random.Random(seed)
        for game in some_moments(configuration.game(seed), dice, every=4):
            check_worlds(game, dice)


def test_names_of_a_pile_that_is_gone_through_stand_for_what_lies_there_in_a_world() -> None:
    configuration = next(each for each in CONFIGURATIONS if str(each) == "2-bird")
    dice, many = random.Random(9), 0
    for game in some_moments(configuration.game(9), dice, every=1):
        if game.decision and game.decision.prompt == "round_end":
            many += 1
            check_worlds(game, dice)
            other = game.determinize(1 - game.decision.player, many)
            asked = other.view(None)[f"p{game.decision.player + 1}"]["hand"]
            kept = [each[5:] for each in other.decision.options.ids() if each.startswith("keep:")]
            assert set(kept) <= set(asked)
    assert many > 10


@pytest.mark.parametrize(("pack", "players"), [(PACKS / "pond", 3), (PACKS / "caravan", 2), (KILN, 4)], ids=str)
def test_worlds_of_other_packs_agree(pack: Path, players: int) -> None:
    rules, dice = arnakdsl.load(pack), random.Random(2)
    for seed in range(2):
        for game in some_moments(rules.new_game(players, seed), dice, every=4):
            check_worlds(game, dice)


# ---------------------------------------------------------------- which things change places

HEAD = "name: tiny\nlanguage: 1\nseats: {least: 2, most: 2}\n"
CARDS = """
kind:
  card:
    all: cards
    attributes:
      level: {type: number, default: 1}
  coat:
    all: coats
  peg:
    all: pegs
    marks:
      under: {holds: card, view: none}
      dirt: {type: number, view: none}
pile:
  low: {of: [card], view: none}
  high: {of: [card], view: none}
  spare: {of: [card, coat], view: none}
  rail: {of: [coat], view: none}
  heap: {of: [card], view: all}
  tower: {of: [card], view: top}
  deck: {of: [card], owner: player, view: none}
  hand: {of: [card], owner: player, view: owner}
card: {a: {}, b: {}, c: {}, d: {}, e: {level: 2}, f: {level: 2}, g: {level: 2}, h: {level: 2}}
coat: {red: {}, blue: {}, grey: {}}
peg: {left: {}, right: {}, lone: {}}
procedure:
  set_up:
    do: fill low from cards where level = 1; fill high from cards where level = 2; fill rail from coats
  rounds:
    do: |
      each player { if me = start { let o = next_seat(me); EFFECT } }
"""
LAID = [  # what the first player does, a place, what may lie there for the first player and for the second
    ("nothing", "low.0", "a b c d", "a b c d"),
    ("nothing", "high.0", "e f g h", "e f g h"),
    ("move top(low) to hand", "p1.hand.0", "a", "a b c d"),
    ("move top(low) to hand", "low.0", "b c d", "a b c d"),
    ("move top(low) to o.hand", "p2.hand.0", "a b c d", "a"),
    ("move top(low) to o.hand; move top(high) to hand", "p2.hand.0", "a b c d f g h", "a"),
    ("move top(low) to heap; move a to deck; move top(high) to heap; move e to deck; shuffle deck", "low.0", "b c d", "b c d"),
    ("move top(low) to heap; move a to deck; move top(high) to heap; move e to deck; shuffle deck",
     "p1.deck.0", "a e", "a e"),
    ("move 2 from low to deck; move 1 from high to deck; shuffle deck", "p1.deck.0", "a b c d e f g h", "a b c d e f g h"),
    ("move top(low) to hand; move a to deck", "p1.deck.0", "a", "a"),  # the rules say which
    ("move top(low) to hand; let x = first(hand); move x to deck", "p1.deck.0", "a", "a b c d"),
    ("move 3 from low to top(tower)", "tower.0", "c", "c"),
    ("move 3 from low to top(tower)", "tower.1", "a b d", "a b d"),
    ("move 2 from low to top(tower); move top(tower) to o.deck", "low.0", "c d", "c d"),
    ("put top(low) on left.under", "low.0", "a b c d", "a b c d"),
    ("look low; put top(low) on left.under", "low.0", "b", "a b c d"),
    ("move 2 from low to spare; move 1 from rail to spare", "low.0", "a b c d", "a b c d"),
    ("move 2 from low to spare; move 1 from rail to spare", "rail.0", "red blue grey", "red blue grey"),
    ("move 2 from low to spare; move 1 from rail to spare", "spare.0", "a b c d red blue grey", "a b c d red blue grey"),
    ("move 2 from low to hand; swap a, c", "p1.hand.0", "c", "a b c d"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "place", "mine", "others"), LAID)
def test_hidden_things_lie_where_they_could_have_come(
    tmp_path: Path, effect: str, place: str, mine: str, others: str
) -> None:
    game = tiny(tmp_path, effect)
    for seat, wanted in enumerate((mine, others)):
        worlds = [game.determinize(seat, seed) for seed in range(120)]
        found = {_at(world.view(None), place) for world in worlds}
        assert found == set(wanted.split())


def tiny(tmp_path: Path, effect: str) -> Game:
    folder = write_pack(tmp_path / "tiny", {"cards.yaml": CARDS.replace("EFFECT", effect)}, HEAD)
    return arnakdsl.load(folder).new_game(2, seed=1)


def _at(view: Any, place: str) -> Any:
    for each in place.split("."):
        view = view[int(each) if each.isdigit() else each]
    return view


def test_a_mark_that_nobody_sees_is_laid_anew(tmp_path: Path) -> None:
    game = tiny(tmp_path, "set left.dirt to 1; set right.dirt to 2")
    worlds = [game.determinize(0, seed).view(None)["peg"] for seed in range(60)]
    assert {tuple(peg["dirt"] for peg in each.values()) for each in worlds} == {
        (1, 2, 0), (1, 0, 2), (2, 1, 0), (2, 0, 1), (0, 1, 2), (0, 2, 1),
    }  # fmt: skip


def test_every_arrangement_is_equally_likely(tmp_path: Path) -> None:
    game = tiny(tmp_path, "move 2 from low to o.hand")
    many = 2400
    worlds = [game.determinize(0, seed).state.piles for seed in range(many)]
    counts = Counter((piles[game.program.names.piles["low"]], piles[_hand(game)]) for piles in worlds)
    assert len(counts) == 24
    assert sum((each - many / 24) ** 2 / (many / 24) for each in counts.values()) < 49.7  # chi square, 23, p = 0.001


def _hand(game: Game) -> int:
    first, size = game.program.names.pile_places
    return first + size + game.program.names.seat_piles["hand"]


def test_things_find_a_place_where_they_fit() -> None:
    few, many = frozenset({1, 2}), frozenset({1, 2, 3, 4})
    assert fitted([3, 1, 4, 2], [1, 0, 1, 1], [few, many]) == [3, 1, 4, 2]
    assert fitted([3, 4, 2, 1], [1, 0, 0, 1], [few, many]) == [3, 2, 1, 4]


# ---------------------------------------------------------------- what another seat is asked

ASKED = """
kind:
  card:
    all: cards
pile:
  low: {of: [card], view: none}
  hand: {of: [card], owner: player, view: owner}
  heap: {of: [card], view: all}
card: {a: {}, b: {}, c: {}, d: {}, e: {}, f: {}}
procedure:
  set_up:
    do: fill low from cards
  rounds:
    do: |
      each player {
        if me = start { move 3 from low to hand; each c in hand { choose { nothing as keep(c) | move c to heap as drop(c) } } }
      }
"""


def test_what_another_seat_is_asked_is_asked_by_what_it_has_now(tmp_path: Path) -> None:
    rules = arnakdsl.load(write_pack(tmp_path / "tiny", {"cards.yaml": ASKED}, HEAD))
    game = rules.new_game(2, seed=1)
    game.choose(0)
    seen = set()
    for seed in range(40):
        world = game.determinize(1, seed)
        (hand,) = [world.view(None)["p1"]["hand"]]
        assert world.decision is not None
        assert world.decision.options.ids() == [f"keep:{hand[1]}", f"drop:{hand[1]}"]
        world.choose(1)
        world.choose(1)
        assert world.over
        assert world.view(0)["heap"] == hand[1:]
        seen.add(hand[1])
    assert seen == set("abcdef")


# ---------------------------------------------------------------- as a game


def test_equal_seeds_give_equal_worlds_with_another_chance(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=5)
    assert game.determinize(0, 7) == game.determinize(0, 7)
    worlds = [game.determinize(0, seed) for seed in range(-3, 30)]
    assert len(set(worlds)) == len(worlds)
    assert len({world.state.seed for world in worlds} | {5}) == len(worlds) + 1


def test_a_world_is_undone_recorded_and_saved(rules: Ruleset) -> None:
    dice, game = random.Random(1), rules.new_game(3, seed=4, board="snake")
    for _ in range(40):
        game.choose(dice.randrange(len(game.state.options)))
    assert game.decision is not None
    world = game.determinize(game.decision.player, 1)
    start = world.clone()
    assert start.record()["choices"] == []
    assert start.record()["seed"] != 4
    for _ in range(5):
        world.choose(dice.randrange(len(world.state.options)))
    saved = rules.restore(world.to_json())
    replayed = arnakdsl.replay(rules, world.record())
    assert saved == replayed == world
    assert saved.record() == replayed.record() == world.record()
    for each in (saved, replayed, world):
        for _ in range(5):
            each.undo(alone=True)
        assert each == start
        with pytest.raises(RulesError, match="nothing to undo"):
            each.undo(alone=True)


@pytest.mark.parametrize("change", [{"players": 2}, {"seed": 1}, {"start": 1}, {"state": "x"}, {"state": None}])
def test_a_record_that_does_not_fit_its_state_is_refused(rules: Ruleset, change: dict[str, Any]) -> None:
    record = rules.new_game(3, seed=4).determinize(0, 1).record()
    with pytest.raises(RulesError, match=r"this (is no|record does not)"):
        arnakdsl.replay(rules, {**record, **change})


@pytest.mark.parametrize(("seat", "seed"), [(2, 0), (-1, 0), (True, 0), ("p1", 0), (0, "x"), (0, True), (0, 1.0)])
def test_what_is_no_seat_or_no_seed_is_refused(rules: Ruleset, seat: Any, seed: Any) -> None:
    with pytest.raises(RulesError, match=r"no seat|a seed is a whole number"):
        rules.new_game(2).determinize(seat, seed)


def test_a_world_in_which_another_seat_could_not_go_on_paying_is_passed_over(rules: Ruleset) -> None:
    game, dice = rules.new_game(players=2, seed=3), random.Random(3)
    paid = 0
    while game.decision is not None:
        if game.decision.prompt == "payment":
            other = 1 - game.decision.player
            for number in range(2):
                assert game.determinize(other, number).view(other) == game.view(other)
            paid += 1
        game.choose(dice.randrange(len(game.decision.options)))
    assert paid > 5
