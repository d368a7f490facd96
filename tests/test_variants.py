"""What a designer changes in the pack alone changes the game: rounds, incomes, figures, points, prices, the order of steps."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

import arnakdsl
from arnakdsl import Game, Ruleset
from arnakdsl.api import default_content

Pack = Path


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return Path(shutil.copytree(default_content(), tmp_path / "arnak"))


def edit(pack: Pack, file: str, text: str, instead: str) -> None:
    path = pack / file
    whole = path.read_text("utf-8")
    assert whole.count(text) == 1, (file, text, whole.count(text))
    path.write_text(whole.replace(text, instead), encoding="utf-8")


def changed(pack: Pack, file: str, text: str, instead: str) -> Ruleset:
    """The ruleset of a pack after one edit."""
    edit(pack, file, text, instead)
    return arnakdsl.load(pack)


def played(rules: Ruleset, seed: int = 3) -> Game:
    """A game of random choices, to its end."""
    game, random = rules.new_game(players=2, seed=seed), Random(seed)
    while not game.over:
        game.choose(random.randrange(len(game.decision.options)))
        if game.decision is None or game.decision.prompt != "payment":
            assert game.broken_invariants() == []
    return game


@pytest.mark.parametrize("rounds", [pytest.param(3, marks=pytest.mark.full), 6])
def test_a_game_has_as_many_rounds_as_the_pack_says(pack: Pack, rounds: int) -> None:
    rules = changed(pack, "rules/declarations.yaml", "rounds_in_all: 5", f"rounds_in_all: {rounds}")
    assert len(rules.new_game(players=2, seed=1).view(None)["row"]["items"]) == rounds
    assert played(rules).view(None)["round"] == rounds


@pytest.mark.parametrize("coins", [pytest.param(1, marks=pytest.mark.full), 5])
def test_a_camp_gives_what_it_says(pack: Pack, coins: int) -> None:
    rules = changed(pack, "sites/camps.yaml", "effect: gain 2 coin", f"effect: gain {coins} coin")
    game = rules.new_game(players=2, seed=1)
    before = game.view(None)["p1"]["coin"]
    game.choose("dig:camp_coins:1")
    while game.decision.prompt == "payment":
        game.choose(next(each for each in game.decision.options if each.id.startswith("travel:card")))
    assert game.view(None)["p1"]["coin"] == before + coins


@pytest.mark.parametrize("figures", [pytest.param(1, marks=pytest.mark.full), 3])
def test_players_have_as_many_archaeologists_as_the_pack_says(pack: Pack, figures: int) -> None:
    text = "table(place, 0, 1, 1, 2) compass, 2 figure"
    edit(pack, "rules/invariants.yaml", "count(spaces where mine) = 2", f"count(spaces where mine) = {figures}")
    rules = changed(pack, "rules/rounds.yaml", text, text.replace("2 figure", f"{figures} figure"))
    assert rules.new_game(players=2, seed=1).view(None)["p1"]["figure"] == figures
    most = max(digs(rules, seed) for seed in range(8))
    assert most == figures


def digs(rules: Ruleset, seed: int) -> int:
    """The most archaeologists that one player has out at once in a game of players who dig whenever they can."""
    game, random, most = rules.new_game(players=2, seed=seed), Random(seed), 0
    while not game.over:
        options = game.decision.options
        dig = [at for at, each in enumerate(options) if each.id.startswith("dig:")]
        game.choose(random.choice(dig or list(range(len(options)))))
        spaces = game.view(None)["space"].values()
        most = max(most, *(sum(each["figure"] == seat for each in spaces) for seat in ("p1", "p2")))
    return most


def test_idols_are_worth_what_the_pack_says(pack: Pack) -> None:
    before = played(arnakdsl.load(pack))
    after = played(changed(pack, "rules/scoring.yaml", "3 * (me.idol", "7 * (me.idol"))
    assert before.record()["choices"] == after.record()["choices"]
    for seat, (old, new) in enumerate(zip(before.scores, after.scores, strict=True), 1):
        held = before.view(None)[f"p{seat}"]
        assert new["idols"] - old["idols"] == 4 * (held["idol"] + held["slotted"])
        assert {**old, "idols": 0} == {**new, "idols": 0}
    assert any(sheet["idols"] for sheet in before.scores)


@pytest.mark.parametrize(
    ("price", "coins"), [(1, 1), pytest.param(2, 2, marks=pytest.mark.full), pytest.param(4, 4, marks=pytest.mark.full)]
)
def test_a_pilot_costs_what_the_pack_says(pack: Pack, price: int, coins: int) -> None:
    rules = changed(
        pack, "rules/actions.yaml", "cost: 2 coin\n    gives: 1 plane", f"cost: {price} coin\n    gives: 1 plane"
    )
    seen = 0
    for seed in range(12):
        game, random = rules.new_game(players=2, seed=seed), Random(seed)
        while not game.over:
            ids = game.decision.options.ids()
            seat = f"p{game.decision.player + 1}"
            if "travel:pilot" in ids:
                before = game.view(None)[seat]["coin"]
                assert before >= coins
                copy = game.clone()
                copy.choose("travel:pilot")
                spent = before - copy.view(None)[seat]["coin"]
                assert spent <= coins or copy.decision is None or copy.decision.prompt != "payment"
                seen += spent == coins
            game.choose(random.randrange(len(ids)))
    assert seen


def test_the_steps_of_the_round_end_are_done_in_the_order_of_the_pack(pack: Pack) -> None:
    """Where the starting player changes before the cards are kept or laid down, the other one is asked first."""
    text = "set round to round + 1; refill_row;\n        set start to next_seat(start)"
    keep = "each player { each c in hand {"
    path = pack / "rules/rounds.yaml"
    whole = path.read_text("utf-8").replace(text, "set round to round + 1; refill_row")
    assert keep in whole
    path.write_text(whole.replace(keep, f"set start to next_seat(start); {keep}"), encoding="utf-8")
    assert [asked_first_at_the_round_end(each) for each in (arnakdsl.load(), arnakdsl.load(pack))] == [0, 1]


def asked_first_at_the_round_end(rules: Ruleset) -> int:
    """The seat that is first asked which cards it keeps, of two that pass at once."""
    game = rules.new_game(players=2, seed=5)
    while not any(each.startswith("keep:") for each in game.decision.options.ids()):
        game.choose("pass" if "pass" in game.decision.options.ids() else "end_turn")
    return game.decision.player
