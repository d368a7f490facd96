"""Seats that nobody plays: declared in the head of a pack, named in effects, positions and sheets."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from arnakrt import Game, Ruleset
from arnakrt.given import PositionError
from arnakrt.position import set_position

import arnakdsl
from tests.support import where, write_pack
from tests.test_declarations import FILES, OPTIONS

HEAD = FILES["pack.yaml"].replace(OPTIONS, "  least: 1\n  most: 4\n  others:\n    heron: {players: [1, 3]}\n")
RULES = (
    FILES["rules.yaml"]
    .replace("if start = me { leap } };", "if start = me { leap } };\n        each heron { offer hunt };")
    .replace(
        "action:\n", "action:\n  hunt:\n    for:\n      b: air\n    do: move b to mud; gain b.food song; snap\n", 1
    )
    .replace(
        "each player { gain 1 +", "set heron.fly to 10 * count(players) + count(seats);\n      each player { gain 1 +"
    )
)


def pond(folder: Path, head: str = HEAD, rules: str = RULES) -> Path:
    return write_pack(folder / "pond", {**FILES, "pack.yaml": head, "rules.yaml": rules}, None)


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return arnakdsl.load(pond(tmp_path_factory.mktemp("heron")))


def played(rules: Ruleset, players: int, seed: int = 3) -> Game:
    game, random = rules.new_game(players=players, seed=seed), Random(seed)
    while not game.over:
        assert game.decision.player < players, "a seat that nobody plays is never asked"
        game.choose(random.randrange(len(game.decision.options)))
    return game


def test_the_pack_is_sound(tmp_path: Path) -> None:
    assert where(arnakdsl.check(pond(tmp_path))) == []


@pytest.mark.parametrize(
    ("players", "names", "flies"),
    [(1, ["p1", "heron"], 12), (2, ["p1", "p2"], None), (3, ["p1", "p2", "p3", "heron"], 34)],
)
def test_it_sits_behind_the_players_in_some_games(
    rules: Ruleset, players: int, names: list[str], flies: int | None
) -> None:
    game = played(rules, players)
    assert list(game.program.seat_names) == names
    assert len(game.scores) == len(names)
    assert sorted(seat for place in game.ranking for seat in place) == list(range(len(names)))
    view = game.view(None)
    assert (view["heron"]["fly"] if flies else view.get("heron")) == flies
    assert arnakdsl.replay(rules, game.record()) == game
    assert rules.restore(game.to_json()) == game


def test_of_several_options_it_takes_the_first(rules: Ruleset) -> None:
    game = set_position(rules, {"turn": "heron", "air": ["beetle", "midge"]}, 1, 5)
    assert game.view(None)["heron"]["song"] == 2
    assert [game.program.option_id(code) for code in game.state.log] == ["hunt:beetle"]


@pytest.mark.parametrize(
    ("position", "song"),
    [({}, 0), ({"heron": {"song": 4}}, 4), ({"turn": "heron", "air": ["midge"], "heron": {"song": 4}}, 5)],
)
def test_a_position_names_it(rules: Ruleset, position: dict[str, object], song: int) -> None:
    game = set_position(rules, position, 1, 5)
    assert game.view(None)["heron"]["song"] == song
    assert game.decision.player == 0


def test_it_never_starts(rules: Ruleset) -> None:
    with pytest.raises(PositionError):
        set_position(rules, {"start": "heron"}, 1, 5)


@pytest.mark.parametrize(
    ("effect", "found"),
    [
        ("turn_order(heron)", {1: 0, 3: 0}),
        ("either(next_seat(heron) = start, 7, 8)", {1: 7, 3: 7}),
        ("heron.fly", {1: 12, 2: 0, 3: 34}),
        ("either(heron, 1, 2)", {1: 1, 2: 2, 3: 1}),
        ("either(me = heron, 1, 2)", {1: 2, 2: 2}),
        ("sum(seats, either(it = heron, 100, 1))", {1: 101, 2: 2, 3: 103}),
        ("count(seats) - count(players)", {1: 1, 2: 0, 3: 1}),
        ("count(bugs where yields(taste, song))", {1: 1, 2: 1}),
        ("count(pads where yields(croak, fly))", {1: 2, 2: 2}),
    ],
)
def test_its_word_in_an_effect(tmp_path: Path, effect: str, found: dict[int, int]) -> None:
    measured = RULES.replace("value: me.song", f"value: {effect}", 1)
    rules = arnakdsl.load(pond(tmp_path, rules=measured))
    assert {players: rules.new_game(players=players, seed=1).scores[0]["songs"] for players in found} == found


REJECTED = [  # in the head                                     code     text
    ("heron: {players: 5}", "AK103", "5"),
    ("heron: {players: [1, 1]}", "AK114", "1"),
    ("heron: {players: []}", "AK103", "[]"),
    ("heron: {players: few}", "AK103", "few"),
    ("heron: 1", "AK103", "1"),
    ("heron: {}", "AK102", "heron"),
    ("heron: {plays: 1, players: 1}", "AK101", "plays"),
    ("He-ron: {players: 1}", "AK105", "He-ron"),
    ("p2: {players: 1}", "AK105", "p2"),
    ("heron: {players: -1}", "AK103", "-1"),
    ("1: {players: 1}", "AK034", "1"),
    ("turn: {players: 1}", "AK105", "turn"),
    ("round: {players: 1}", "AK105", "round"),
    ("me: {players: 1}", "AK218", "me"),
    ("seats: {players: 1}", "AK218", "seats"),
    ("midge: {players: 1}", "AK302", "midge"),
    ("reeds: {players: 1}", "AK302", "reeds"),
]


@pytest.mark.parametrize(("other", "code", "text"), REJECTED)
def test_a_bad_declaration_is_one_finding(tmp_path: Path, other: str, code: str, text: str) -> None:
    head = HEAD.replace("heron: {players: [1, 3]}", other)
    plain = FILES["rules.yaml"]
    assert [(each[0], each[3]) for each in where(arnakdsl.check(pond(tmp_path, head, plain)))] == [(code, text)]


HEADS = [  # what stands in the head, what is written instead        code     text
    ("    heron:", "    Heron:", "AK105", "Heron"),
    ("  others:\n    heron: {players: [1, 3]}\n", "  others: [heron]\n", "AK103", "[heron]"),
    ("  others:\n    heron: {players: [1, 3]}\n", "  others:\n", "AK103", "others"),
    ("  others:", "  othres:", "AK101", "othres"),
    ("  others:\n    heron", "others:\n    heron", "AK101", "others"),
    ("[1, 3]}\n", "[1, 3]}\noptions: {heron: [a, b]}\n", "AK302", "heron"),
]


@pytest.mark.parametrize(("old", "new", "code", "text"), HEADS)
def test_a_mistake_in_the_head_is_one_finding(tmp_path: Path, old: str, new: str, code: str, text: str) -> None:
    """What else names the seat is no mistake then."""
    assert HEAD.count(old) == 1
    found = where(arnakdsl.check(pond(tmp_path, HEAD.replace(old, new))))
    assert [(each[0], each[3]) for each in found] == [(code, text)]


@pytest.mark.parametrize("step", ["set start to heron", "each heron { set start to me }"])
def test_it_does_not_come_to_start(tmp_path: Path, step: str) -> None:
    rules = arnakdsl.load(pond(tmp_path, rules=RULES.replace("each heron {", f"{step}; each heron {{", 1)))
    for players in (1, 2, 3):
        assert played(rules, players).view(None)["start"] in {f"p{seat}" for seat in range(1, players + 1)}


@pytest.mark.parametrize(
    ("old", "new", "code", "text"),
    [
        ("    all: pads", "    all: heron", "AK302", "heron"),
        ("      leaps: number", "      leaps: number\n      heron: number", "AK302", "heron"),
        ("each heron", "each hern", "AK303", "hern"),
        ("set heron.fly", "set hern.fly", "AK303", "hern"),
        ("set heron.fly", "set heron.flys", "AK304", "flys"),
        ("value: me.song", "value: count(bugs where yields(taste, sing))", "AK202", "sing"),
        ("value: me.song", "value: count(bugs where yields(food, song))", "AK401", "food"),
        ("value: me.song", "value: count(bugs where yields(taste))", "AK209", "yields(taste)"),
    ],
)
def test_a_bad_use_is_one_finding(tmp_path: Path, old: str, new: str, code: str, text: str) -> None:
    assert old in RULES
    found = where(arnakdsl.check(pond(tmp_path, rules=RULES.replace(old, new, 1))))
    assert [(each[0], each[3]) for each in found] == [(code, text)]


def test_a_set_can_have_a_name(tmp_path: Path) -> None:
    """Looked at once: what comes into the pile later is no member."""
    named = RULES.replace(
        "set last(pads by depth).bloom",
        "let low = air where food < 3; move low_first to mud; set last(pads by depth).bloom".replace(
            "low_first", "first(low)"
        ),
    )
    rules = arnakdsl.load(pond(tmp_path, rules=named))
    view = rules.new_game(players=2, seed=1).view(None)
    assert (len(view["air"]), len(view["mud"])) == (1, 1)
