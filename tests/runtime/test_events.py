"""What happened in a game: `Game.watch`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from arnakrt import Game, RulesError, Ruleset
from arnakrt.events import VERBS, Event

import arnakdsl
from tests.properties.configurations import CONFIGURATIONS, PLAIN, Configuration
from tests.support import write_pack

HEAD = "name: tiny\nlanguage: 1\nseats: {least: 2, most: 2}\n"
CARDS = """
resource:
  coin:
kind:
  card:
    all: cards
  coat:
    all: coats
  peg:
    all: pegs
    marks:
      lid: {holds: card}
      under: {holds: card, view: none}
      owner: seat
pile:
  stock: {of: [card], view: none}
  pit: {of: [card], view: none}
  heap: {of: [card], view: all}
  rail: {of: [coat], view: none}
  worn: {of: [coat], view: all}
  deck: {of: [card], owner: player, view: none}
  hand: {of: [card], owner: player, view: owner}
card: {a: {}, b: {}, c: {}, d: {}, twin: {copies: 2}}
coat: {red: {}, blue: {}}
peg: {left: {}, right: {}}
procedure:
  set_up:
    do: fill stock from cards; fill rail from coats
  rounds:
    do: |
      each player {
        if me = start { let o = next_seat(me); choose { { EFFECT } as on | nothing as off }; FURTHER }
      }
"""
TOLD = [  # what the first player does, what everybody, the player and the other are told of it
    ("gain 2 coin", "p1.coin: 0 -> 2", "p1.coin: 0 -> 2", "p1.coin: 0 -> 2"),
    ("set left.owner to o", "peg.left.owner: - -> p2", "peg.left.owner: - -> p2", "peg.left.owner: - -> p2"),
    ("move top(stock) to heap", "a: stock -> heap", "a: stock -> heap", "a: stock -> heap"),
    ("move 2 from stock to hand", "a, b: stock -> p1.hand", "a, b: stock -> p1.hand", "_, _: stock -> p1.hand"),
    ("move 2 from stock to pit", "a, b: stock -> pit", "_, _: stock -> pit", "_, _: stock -> pit"),
    ("put top(stock) on left.lid", "a: stock -> peg.left.lid", "a: stock -> peg.left.lid", "a: stock -> peg.left.lid"),
    ("put top(stock) on left.under", "a: stock -> peg.left.under", "_: stock -> peg.left.under", "_: stock -> peg.left.under"),
    ("move top(stock) to heap; move a to hand", "a: stock -> p1.hand", "a: stock -> p1.hand", "a: stock -> p1.hand"),
    ("move top(stock) to hand; let x = first(hand); move x to heap", "a: stock -> heap", "a: stock -> heap", "a: stock -> heap"),
    ("look stock", "", "see a, b, c, d, twin, twin in stock", ""),
    ("shuffle stock", "shuffle stock", "shuffle stock", "shuffle stock"),
    ("move top(stock) to heap; move top(rail) to worn", "a: stock -> heap; red: rail -> worn",
     "a: stock -> heap; red: rail -> worn", "a: stock -> heap; red: rail -> worn"),
    ("move top(stock) to heap; move top(stock) to top(heap)", "a, b: stock -> heap", "a, b: stock -> heap", "a, b: stock -> heap"),
    ("move top(stock) to hand; move top(stock) to o.hand", "a: stock -> p1.hand; b: stock -> p2.hand",
     "a: stock -> p1.hand; _: stock -> p2.hand", "b: stock -> p2.hand; _: stock -> p1.hand"),
    ("move bottom(stock) to heap; move bottom(stock) to hand; shuffle stock",
     "twin, twin: stock -> ?; twin: ? -> p1.hand; twin: ? -> heap; shuffle stock",
     "_, _: stock -> ?; twin: ? -> p1.hand; twin: ? -> heap; shuffle stock",
     "_, _: stock -> ?; _: ? -> p1.hand; twin: ? -> heap; shuffle stock"),
    ("finish", "over", "over", "over"),
]  # fmt: skip


def tiny(tmp_path: Path, effect: str, further: str = "nothing") -> Game:
    text = CARDS.replace("EFFECT", effect).replace("FURTHER", further)
    return arnakdsl.load(write_pack(tmp_path / "tiny", {"cards.yaml": text}, HEAD)).new_game(2, seed=1)


@pytest.mark.parametrize(("effect", "everything", "mine", "others"), TOLD)
def test_everybody_is_told_what_they_saw(tmp_path: Path, effect: str, everything: str, mine: str, others: str) -> None:
    game = tiny(tmp_path, effect, "choose { gain 1 coin as more | nothing as less }")
    with game.watch() as log:
        game.choose("on")
    for seat, wanted in ((None, everything), (0, mine), (1, others)):
        first, *rest = log.events(seat)
        assert str(first) == "choose on"
        assert sorted(map(str, rest)) == sorted(filter(None, wanted.split("; ")))
        assert {event.seat for event in (first, *rest)} == {0}


CHOSEN = [  # what is picked, what the other is told of the option that is taken then
    ("move 3 from stock to hand; pick hand as keep", "_"),
    ("move 3 from stock to hand; move pick hand as show to heap", "show:a"),
    ("move 3 from stock to heap; move pick heap as take to hand", "take:a"),
    ("move 3 from stock to heap; move bottom(stock) to heap; move twin to hand; pick hand + heap as keep", "keep:a"),
]


@pytest.mark.parametrize(("effect", "told"), CHOSEN)
def test_an_option_is_told_to_who_may_know_what_it_names(tmp_path: Path, effect: str, told: str) -> None:
    if "pick hand as keep" in effect or "heap as keep" in effect:
        effect = effect.replace("pick", "let x = pick") + "; gain 1 coin"
    game = tiny(tmp_path, effect)
    with game.watch() as log:
        game.choose("on")
        picked = next(each for each in game.decision.options.ids() if each.endswith(":a"))
        game.choose(picked)
    options = [[event.option for event in log.events(seat) if event.verb == "choose"] for seat in (0, 1)]
    assert options == [["on", picked], ["on", told]]


def test_what_is_taken_by_itself_is_told_apart(tmp_path: Path) -> None:
    game = tiny(tmp_path, "gain 1 coin; may gain 2 coin as more", "move pick cards where it = a as only to heap")
    with game.watch() as log:
        game.choose("on")
        game.choose("more")
    assert [str(event) for event in log.events()] == [
        "choose on", "p1.coin: 0 -> 1", "choose more", "p1.coin: 1 -> 3", "take only:a", "turn: p1 -> -",
        "a: stock -> heap", "over",
    ]  # fmt: skip
    assert [event.path != "" for event in log.events()] == [True, False, True, *[False] * 5]


# ---------------------------------------------------------------- whole games


OPEN = ("rival_used",)
"""Piles that all see, through which things go within one choice."""


def names(value: Any) -> Iterator[str]:
    """All words in a view."""
    if isinstance(value, dict):
        for each in value.values():
            yield from names(each)
    elif isinstance(value, list):
        for each in value:
            yield from names(each)
    elif isinstance(value, str):
        yield value


def check_log(game: Game, seed: int) -> int:
    """Nothing hidden is told in a game: what a seat is told it has seen, and the same in a world it cannot tell apart."""
    dice, same = Random(seed), 0
    while not game.over:
        assert game.decision is not None
        asked, choice = game.decision.player, dice.randrange(len(game.state.options))
        before = [game.view(seat) for seat in range(game.program.players)]
        worlds = [game.determinize(asked, dice.getrandbits(30))] if not dice.randrange(8) else []
        logs = []
        for each in (game, *worlds):
            with each.watch() as log:
                each.choose(choice)
            logs.append(log)
        for seat, view in enumerate(before):
            told = logs[0].events(seat)
            seen = {*names(view), *names(game.view(seat)), "_", *opened(told, view)}
            assert {thing for event in told for thing in event.things} <= seen
            assert json.loads(json.dumps([event.data() for event in told]))
            check_sets(told, view, game.view(seat))
        for world, log in zip(worlds, logs[1:], strict=True):
            if world.view(asked) == game.view(asked):
                assert log.events(asked) == logs[0].events(asked)
                same += 1
    return same


def opened(told: list[Event], view: Any) -> Iterator[str]:
    """What was turned up in between: things that went to a pile whose things the seat sees, whatever lies there."""
    for event in told:
        pile = found(view, event.target) if event.target else None
        if isinstance(pile, list) and "_" not in pile and event.target in OPEN:
            yield from event.things


def check_sets(told: list[Event], before: Any, after: Any) -> None:
    """The values that are told lead from what was seen before to what is seen after."""
    values: dict[str, Any] = {}
    for event in told:
        assert event.verb in VERBS
        if event.verb == "set":
            if event.part not in values:
                assert event.before == found(before, event.part)
            else:
                assert event.before == values[event.part]
            values[event.part] = event.after
    for part, value in values.items():
        assert value == found(after, part)


def found(view: Any, part: str) -> Any:
    for name in part.split("."):
        view = view[name]
    return view


@pytest.mark.parametrize("configuration", PLAIN, ids=str)
def test_nothing_hidden_is_told(configuration: Configuration) -> None:
    assert check_log(configuration.game(2), 2) > 0


@pytest.mark.full
@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_nothing_hidden_is_told_in_many_games(configuration: Configuration) -> None:
    for seed in range(17):
        check_log(configuration.game(seed), seed)


# ---------------------------------------------------------------- on and off


def test_a_watched_game_plays_as_any_other(rules: Ruleset) -> None:
    game, plain, dice = rules.new_game(2, seed=3), rules.new_game(2, seed=3), Random(3)
    with game.watch() as log:
        while not plain.over:
            choice = dice.randrange(len(plain.state.options))
            plain.choose(choice)
            game.choose(choice)
            assert game == plain
            assert type(game.clone()) is Game
    assert type(game) is Game
    assert game.record() == plain.record()
    assert [event.verb for event in log.events()][-1] == "over"
    assert sum(event.verb == "choose" for event in log.events()) == len(game.record()["choices"])


def test_what_is_told_ends_where_nobody_watches(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=3)
    log = game.watch()
    game.choose(0)
    log.stop()
    told = log.events()
    game.choose(0)
    log.stop()
    assert log.events() == told
    with game.watch() as later:
        assert later.events() == []


def test_a_refused_choice_is_not_told(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=3)
    with game.watch() as log:
        for wrong in ("nonsense", 99):
            with pytest.raises(RulesError):
                game.choose(wrong)
        assert log.events() == []
        assert game.state.log is None


def test_undo_and_redo_are_told(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=3)
    with game.watch() as log:
        game.choose(0)
        game.undo(alone=True)
        game.redo()
    assert [event.verb for event in log.events() if event.verb in ("choose", "undo")] == ["choose", "undo", "choose"]
    texts = [str(event) for event in log.events() if event.verb == "set"]
    many = len(texts) // 3
    assert texts[:many] == texts[-many:]


def test_two_do_not_watch_one_game(rules: Ruleset) -> None:
    game = rules.new_game(2, seed=3)
    with game.watch(), pytest.raises(RulesError, match="watched already"):
        game.watch()


def test_a_seat_that_is_none_is_told_nothing(rules: Ruleset) -> None:
    with pytest.raises(RulesError, match="there is no seat 2"):
        rules.new_game(2).watch().events(2)
