"""The scenarios of the packaged content, and what the runner says of scenarios that are wrong or do not hold."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from arnakrt import Ruleset
from arnakrt.given import PositionError
from arnakrt.parts import SENTENCES
from arnakrt.position import set_position
from arnakrt.table import index
from click.testing import CliRunner

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.cli import main
from arnakdsl.scenarios import Failure, Result, Runner, Scenario, read_scenarios, run_scenarios, scenario_files
from arnakdsl.scenarios.misfits import MISFITS
from arnakdsl.scenarios.sound import is_sound, said_in
from tests.support import where

POND = Path(__file__).parent / "packs" / "pond"
SCENARIOS, UNREADABLE = read_scenarios(scenario_files(default_content()))


@pytest.fixture(scope="module")
def packaged() -> Runner:
    return Runner(arnakdsl.load())


@pytest.fixture(scope="module")
def pond() -> Ruleset:
    return arnakdsl.load(POND)


def run(rules: Ruleset, folder: Path, text: str) -> Result:
    """The result of one scenario, written without its name."""
    results, findings = written(rules, folder, f"- scenario: one\n{text}\n")
    assert not findings
    return results[0]


def written(rules: Ruleset, folder: Path, text: str) -> tuple[list[Result], list[arnakdsl.Finding]]:
    file = folder / "scenarios.yaml"
    file.write_text(text, encoding="utf-8")
    return run_scenarios(rules, [file])


# ---------------------------------------------------------------- the scenarios of the content


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each.name.replace(" ", "_"))
def test_a_scenario_of_the_pack_holds(packaged: Runner, scenario: Scenario) -> None:
    result = packaged.run(scenario)
    assert not result.findings
    assert not result.failures


def test_the_scenarios_cover_the_rules() -> None:
    assert not UNREADABLE
    cases = {match[0] for each in SCENARIOS if (match := re.match(r"SC-\d{3}", each.name))}
    assert sorted(cases) == [f"SC-{case:03}" for case in range(1, 81)]
    assert all(re.fullmatch(r"R\d{3}", rule) for each in SCENARIOS for rule in each.rules)


@pytest.mark.parametrize("kind", ["starting", "item", "artifact"])
def test_every_card_is_played_or_bought_in_a_scenario(packaged: Runner, kind: str) -> None:
    chosen = {step.id for each in SCENARIOS for part in each.parts for step in part.when if not step.refused}
    cards = packaged.rules.entries(kind)
    assert [card for card in cards if not chosen & {f"play:{card}", f"buy:{card}"}] == []


# ---------------------------------------------------------------- positions


def test_an_empty_position_is_a_new_game(pond: Ruleset) -> None:
    for players in (2, 3, 4):
        assert set_position(pond, {}, players, seed=7) == pond.new_game(players, seed=7)


def test_a_position_of_everything_is_the_position(pond: Ruleset) -> None:
    game = pond.new_game(3, seed=5, start=1)
    view = game.view(None)
    del view["hidden_reads"]
    assert set_position(pond, view, 3, seed=5).view(None) == game.view(None)


def test_index_cells_say_what_the_marks_say(packaged: Runner) -> None:
    game = packaged.rules.new_game(2, seed=3)
    chance = random.Random(3)
    while game.decision:
        game.choose(chance.randrange(len(game.decision.options)))
        kept = game.state.cells[:]
        index(game.program, game.state)
        assert game.state.cells == kept


def test_what_makes_room_goes_home_and_what_is_given_comes_from_there(pond: Ruleset) -> None:
    given = {"air": ["moth"], "mud": ["midge", "midge"], "reeds": ["beetle", "..."], "p1": {"cheeks": ["dragonfly"]}}
    before, after = pond.new_game(2, seed=1).view(None), set_position(pond, given, 2, seed=1).view(None)
    places = [view["air"] + view["mud"] + view["reeds"] + view["p1"]["cheeks"] for view in (before, after)]
    assert sorted(places[0]) == sorted(places[1])
    assert after["air"] == ["moth"]
    assert after["mud"] == ["midge", "midge"]
    assert after["reeds"][0] == "beetle"


def test_what_is_pushed_out_goes_under_its_own_deck(packaged: Runner) -> None:
    before = packaged.rules.new_game(2, seed=1).view(None)
    row = ["hat", "torch", "airdrop", "trowel", "hot_air_balloon"]
    given = {"row": {"items": row}, "p1": {"hand": {"count": 2}, "deck": []}}
    after = set_position(packaged.rules, given, 2, seed=1).view(None)
    kept = [each for each in before["item_deck"] if each not in row]
    assert after["item_deck"] == [*kept, *(each for each in before["row"]["items"] if each not in row)]
    assert after["p1"]["hand"] == before["p1"]["hand"][:2]
    pushed = Counter([*before["p1"]["hand"][2:], *before["p1"]["deck"]])
    fears = pushed.pop("fear")
    assert after["set_aside"] == list(pushed)
    assert len(after["fear_deck"]) == len(before["fear_deck"]) + fears


MOMENTS = [
    {"start": "p1"},
    {"start": "p2"},
    {"turn": "p2"},
    {"start": "p1", "turn": "p2"},
    {"start": "p2", "turn": "p1"},
]


@pytest.mark.parametrize("moment", MOMENTS, ids=str)
@pytest.mark.parametrize("number", [None, 1, 3, 5])
def test_a_position_stands_in_any_turn(packaged: Runner, moment: dict[str, str], number: int | None) -> None:
    given = moment if number is None else {**moment, "round": number}
    view = set_position(packaged.rules, given, 2, seed=1).view(None)
    turn = moment.get("turn") or moment["start"]
    assert (view["start"], view["turn"], view["round"]) == (moment.get("start") or turn, turn, number or 1)
    assert not view["p1"]["passed"]
    assert not view["p2"]["passed"]
    assert len(view["p1"]["hand"]) == len(view["p2"]["hand"]) == 5


def test_an_error_of_a_position_says_where(pond: Ruleset) -> None:
    with pytest.raises(PositionError, match=r"p1\.cheeks\.1: there is no"):
        set_position(pond, {"p1": {"cheeks": ["moth", "mouth"]}}, 2, seed=1)


@pytest.mark.parametrize("problem", MISFITS)
def test_a_misfit_is_said_as_its_finding_says_it(problem: str) -> None:
    assert MISFITS[problem].message == SENTENCES[problem]


# ---------------------------------------------------------------- scenarios that hold

HOLD = [
    "  then: {start: p1, leaps: 0, dusk: no, p1: {fly: 2}, p2: {fly: 3}, pad: {deep_end: {bloom: true}}}",
    "  given: {game: {seed: 4, players: 3}, start: p3}\n  then: {turn: p3, p3: {fly: 2}, p2: {fly: 4}}",
    "  given: {game: {start: p2}}\n  then: {start: p2, turn: p2}",
    "  given: {game: {start: p2}, start: p2}\n  then: {start: p2}",
    "  then: {hidden_reads: 2, scores: {p1: 0}, ranking: [p2, p1], over: no}",
    "  given: {p1: {fly: 7, cheeks: [moth, midge]}}\n  then: {p1: {cheeks: [midge, moth], fly: 7}}",
    "  given: {reeds: [moth, ..., midge]}\n  then: {reeds: [moth, ..., midge]}",
    "  given: {reeds: {count: 3}}\n  then: {reeds: {count: 3}}",
    "  given: {mud: [moth, midge]}\n  then: {mud: {any order: [midge, moth], holds: [moth], without: [beetle], count: 2}}",
    "  given: {pad: {lotus: {frog: p1, bloom: yes}}}\n  then: {pad: {lotus: {frog: p1, bloom: true}}}",
    "  when: [hop:shallows, rest]\n  then: {turn: p1, p1: {fly: 4}, p2: {fly: 4}, leaps: 2}",
    "  given: {p1: {fly: 0}}\n  when: [{refused: hop:deep_end}, hop:shallows]",
    "  when: [rest]\n  then: {turn: p2}\n  steps:\n  - when: [rest]\n    then: {turn: p1}\n  - then: {leaps: 2}",
    "  given: {p1: {fly: 0}, air: []}\n  then: {options: {exactly: [rest, hop:shallows], not_offered: [hop:lotus]}}",
    "  given: {p1: {song: 8}, p2: {plump: yes}}\n  then: {scores: {p1: 8, p2: {provisions: 1}}, ranking: [p1, p2]}",
    "  given: {p1: {song: 8}, pad: {shallows: {bloom: yes}}}\n  when: [hop:shallows]\n  then: {over: true}",
    "  given: {reeds: [moth, midge]}\n  then: {view: {p1: {reeds: [_, _]}, p2: {reeds: {count: 2, without: [moth]}}}}",
    "  given: {p1: {cheeks: [moth]}}\n  then: {view: {p1: {turn: p1, p1: {cheeks: [moth]}}, p2: {p1: {cheeks: [_], fly: 2}}}}",
    "  given: {air: [moth]}\n  when: ['catch:moth', rest]\n  then: {view: {p2: {p1: {cheeks: [moth]}, reeds: [_, ...]}}}",
    "  given: {p1: {cheeks: [moth, midge]}}\n  then: {view: {p2: {p1: {cheeks: {any order: [_, _], holds: [_]}}}}}",
]


@pytest.mark.parametrize("text", HOLD)
def test_what_holds_passes(pond: Ruleset, tmp_path: Path, text: str) -> None:
    result = run(pond, tmp_path, text)
    assert (result.findings, result.failures) == ((), ())
    assert result.passed


@pytest.mark.parametrize("when", ["[dig:camp_coins:1, travel:card:fear, end_turn, pass]", "[dig:camp_coins:1, pass]"])
def test_a_step_taken_by_itself_may_be_named_or_left_out(packaged: Runner, tmp_path: Path, when: str) -> None:
    result = run(packaged.rules, tmp_path, f"  given: {{p1: {{coin: 0, hand: [fear], deck: []}}}}\n  when: {when}")
    assert result.passed, (result.findings, result.failures)


# ---------------------------------------------------------------- scenarios that fail

FAIL = [  # text                                   line, column, what            expected           found
    ("  then: {p1: {fly: 1}}", 2, 20, "p1.fly", "1", "2"),
    ("  then: {dusk: true}", 2, 16, "dusk", "true", "false"),
    ("  then: {pad: {lotus: {frog: p2}}}", 2, 30, "pad.lotus.frog", "p2", "null"),
    ("  then: {air: [midge]}", 2, 15, "air", "[midge]", "[midge, moth]"),
    ("  given: {mud: [moth, moth]}\n  then: {mud: [moth]}", 3, 15, "mud", "[moth]", "[moth, moth]"),
    ("  then: {reeds: [beetle, ...]}", 2, 17, "reeds", "[beetle, ...]", "[dragonfly, dragonfly"),
    ("  then: {air: {without: [midge]}}", 2, 25, "air.without", "[midge]", "[midge, moth]"),
    ("  then: {air: {count: 3}}", 2, 23, "air.count", "3", "2"),
    ("  then: {start: p2}", 2, 17, "start", "p2", "p1"),
    ("  given: {reeds: [moth]}\n  then: {view: {p2: {reeds: [moth]}}}", 3, 29, "view.p2.reeds", "[moth]", "[_]"),
    ("  then: {view: {p2: {p1: {cheeks: [moth]}}}}", 2, 35, "view.p2.p1.cheeks", "[moth]", "[]"),
    ("  then: {view: {p2: {pad: {lotus: {frog: p2}}}}}", 2, 42, "view.p2.pad.lotus.frog", "p2", "null"),
    ("  then: {options: {offered: [rest, hop:deep_end]}}", 2, 29, "options offered", "[rest, hop:deep_end]", "[hop:shallows"),
    ("  then: {options: {not_offered: [rest]}}", 2, 33, "options not_offered", "[rest]", "[hop:shallows"),
    ("  then: {scores: {p1: 1}}", 2, 23, "scores.p1", "1", "0"),
    ("  then: {scores: {p1: {songs: 1}}}", 2, 31, "scores.p1.songs", "1", "0"),
    ("  then: {ranking: [p1, p2]}", 2, 19, "ranking", "[[p1], [p2]]", "[[p2], [p1]]"),
    ("  then: {over: true}", 2, 16, "over", "true", "false"),
    ("  when: [rest, hop:deep_end]\n  then: {turn: p1}\n  steps:\n  - then: {leaps: 3}", 5, 19, "leaps", "3", "2"),
    ("  when: [hop:deep_end]", 2, 10, "hop:deep_end", "it is offered", "p1 is offered hop:shallows"),
    ("  when: [{refused: rest}]", 2, 20, "rest", "it is refused", "it is offered"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "column", "what", "expected", "found"), FAIL)
def test_a_failure_says_what_was_expected_and_found(
    pond: Ruleset, tmp_path: Path, text: str, line: int, column: int, what: str, expected: str, found: str
) -> None:
    result = run(pond, tmp_path, text)
    assert not result.findings
    (failure,) = result.failures
    assert (failure.span.position, failure.what, failure.expected) == ((line, column), what, expected)
    assert failure.found.startswith(found)


def test_a_failure_shows_what_was_played(pond: Ruleset, tmp_path: Path) -> None:
    result = run(pond, tmp_path, "  when: [rest, hop:shallows]\n  then: {leaps: 7}")
    assert [each.log for each in result.failures] == [("rest", "hop:shallows")]


def test_every_difference_is_reported(pond: Ruleset, tmp_path: Path) -> None:
    result = run(pond, tmp_path, "  then: {leaps: 7, p1: {fly: 9, song: 9}}")
    assert [_short(each) for each in result.failures] == ["leaps 7 0", "p1.fly 9 2", "p1.song 9 0"]


def _short(failure: Failure) -> str:
    return f"{failure.what} {failure.expected} {failure.found}"


# ---------------------------------------------------------------- scenarios that are wrong

WRONG = [  # text                                                    code     line, column, text     hint
    ("- scenario: one\n  given: {p1: {flies: 1}}", "AK320", 2, 16, "flies", "there are: fly, song"),
    ("- scenario: one\n  given: {p1: {fyl: 1}}", "AK320", 2, 16, "fyl", "did you mean 'fly'?"),
    ("- scenario: one\n  given: {p3: {fly: 1}}", "AK320", 2, 11, "p3", ""),
    ("- scenario: one\n  given: {pda: {lotus: {bloom: yes}}}", "AK320", 2, 11, "pda", "did you mean 'pad'?"),
    ("- scenario: one\n  given: {pad: {lotos: {bloom: yes}}}", "AK301", 2, 17, "lotos", "did you mean 'lotus'?"),
    ("- scenario: one\n  given: {pad: {lotus: {frog: p7}}}", "AK403", 2, 31, "p7", ""),
    ("- scenario: one\n  given: {pad: {lotus: {bloom: 2}}}", "AK403", 2, 32, "2", ""),
    ("- scenario: one\n  given: {p1: {fly: many}}", "AK403", 2, 21, "many", ""),
    ("- scenario: one\n  given: {p1: {fly: -1}}", "AK403", 2, 21, "-1", ""),
    ("- scenario: one\n  given: {p1: [fly]}", "AK403", 2, 15, "[fly]", ""),
    ("- scenario: one\n  given: {air: moth}", "AK403", 2, 16, "moth", ""),
    ("- scenario: one\n  given: {air: [moth, ..., ...]}", "AK403", 2, 28, "...", ""),
    ("- scenario: one\n  given: {air: {count: 40}}", "AK403", 2, 24, "40", ""),
    ("- scenario: one\n  given: {air: [midge, mouth]}", "AK301", 2, 24, "mouth", "did you mean 'moth'?"),
    ("- scenario: one\n  given: {air: [midge, lotus]}", "AK301", 2, 24, "lotus", ""),
    ("- scenario: one\n  given: {mud: [moth, moth], p1: {cheeks: [moth]}}", "AK520", 2, 44, "moth", ""),
    ("- scenario: one\n  given: {start: p9}", "AK403", 2, 18, "p9", ""),
    ("- scenario: one\n  given: {air: [midge, midge, midge]}", "AK523", 2, 10, "{air: [midge, midge, midge]}", ""),
    ("- scenario: one\n  given: {game: {players: 9}}", "AK522", 2, 27, "9", ""),
    ("- scenario: one\n  given: {game: {players: '2'}}", "AK522", 2, 27, "'2'", ""),
    ("- scenario: one\n  given: {game: {players: null}}", "AK522", 2, 27, "null", ""),
    ("- scenario: one\n  given: {game: {players: true}}", "AK522", 2, 27, "true", ""),
    ("- scenario: one\n  given: {game: {board: sea}}", "AK522", 2, 18, "board", "it has: players, seed, start"),
    ("- scenario: one\n  given: {game: {sede: 3}}", "AK522", 2, 18, "sede", "did you mean 'seed'?"),
    ("- scenario: one\n  given: {game: {seed: one}}", "AK522", 2, 24, "one", ""),
    ("- scenario: one\n  given: {game: {start: p3}}", "AK522", 2, 25, "p3", ""),
    ("- scenario: one\n  given: {game: {start: p2}, start: p1}", "AK522", 2, 25, "p2", ""),
    ("- scenario: one\n  given: {game: 2}", "AK522", 2, 17, "2", ""),
    ("- scenario: one\n  given: {game: []}", "AK522", 2, 17, "[]", ""),
    ("- scenario: one\n  given: {game: ''}", "AK522", 2, 17, "''", ""),
    ("- scenario: one\n  given: {game: null}", "AK522", 2, 17, "null", ""),
    ("- scenario: one\n  given: {game: {given: sea}}", "AK522", 2, 18, "given", ""),
    ("- scenario: one\n  given: {p1: {cheeks: [{moth: 1}]}}", "AK403", 2, 25, "{moth: 1}", ""),
    ("- scenario: one\n  given: {p1:}", "AK035", 2, 11, "p1:", ""),
    ("- scenario: one\n  given: {p1: null}", "AK403", 2, 15, "null", ""),
    ("- scenario: one\n  then: {ranking: 3}", "AK403", 2, 19, "3", ""),
    ("- scenario: one\n  when: [hop:lotos]", "AK321", 2, 10, "hop:lotos", "did you mean 'hop:lotus'?"),
    ("- scenario: one\n  when: [{refused: hop:lotos}]", "AK321", 2, 20, "hop:lotos", ""),
    ("- scenario: one\n  then: {options: {offered: [hop:lotos]}}", "AK321", 2, 30, "hop:lotos", ""),
    ("- scenario: one\n  then: {options: {ofered: [rest]}}", "AK320", 2, 20, "ofered", "did you mean 'offered'?"),
    ("- scenario: one\n  then: {options: [rest]}", "AK403", 2, 19, "[rest]", ""),
    ("- scenario: one\n  then: {p1: {flies: 1}}", "AK320", 2, 15, "flies", ""),
    ("- scenario: one\n  then: {p1: 3}", "AK403", 2, 14, "3", ""),
    ("- scenario: one\n  then: {air: midge}", "AK403", 2, 15, "midge", ""),
    ("- scenario: one\n  then: {mud: [mouth]}", "AK301", 2, 16, "mouth", "did you mean 'moth'?"),
    ("- scenario: one\n  then: {air: {all: [moth]}}", "AK320", 2, 16, "all", ""),
    ("- scenario: one\n  then: {scores: {p1: {songz: 1}}}", "AK320", 2, 24, "songz", "did you mean 'songs'?"),
    ("- scenario: one\n  then: {scores: {p9: 1}}", "AK320", 2, 19, "p9", ""),
    ("- scenario: one\n  given: {1: 2}", "AK034", 2, 11, "1", ""),
    ("- scenario: one\n  given: {p1: {fly: '3'}}", "AK403", 2, 21, "'3'", "a number has no quotes"),
    ("- scenario: one\n  given: {mud: [null]}", "AK403", 2, 17, "null", ""),
    ("- scenario: one\n  given: {pad: {lotus: {frog: 1}}}", "AK403", 2, 31, "1", ""),
    ("- scenario: one\n  then: {p1: {fly: '3'}}", "AK403", 2, 20, "'3'", "a number has no quotes"),
    ("- scenario: one\n  then: {p1: {fly: many}}", "AK403", 2, 20, "many", ""),
    ("- scenario: one\n  then: {dusk: 1}", "AK403", 2, 16, "1", ""),
    ("- scenario: one\n  then: {over: maybe}", "AK403", 2, 16, "maybe", ""),
    ("- scenario: one\n  then: {ranking: [p1, p9]}", "AK403", 2, 24, "p9", ""),
    ("- scenario: one\n  then: {ranking: [[p1, p9]]}", "AK403", 2, 20, "[p1, p9]", ""),
    ("- scenario: one\n  then: {mud: {count: x}}", "AK403", 2, 23, "x", ""),
    ("- scenario: one\n  then: {mud: {count: [1]}}", "AK403", 2, 23, "[1]", ""),
    ("- scenario: one\n  then: {mud: {holds: moth}}", "AK403", 2, 23, "moth", ""),
    ("- scenario: one\n  then: {mud: {}}", "AK403", 2, 15, "{}", ""),
    ("- scenario: one\n  then: {mud: [[moth]]}", "AK403", 2, 16, "[moth]", ""),
    ("- scenario: one\n  then: {mud: [..., ...]}", "AK403", 2, 21, "...", ""),
    ("- scenario: one\n  then: {turn: p9}", "AK403", 2, 16, "p9", ""),
    ("- scenario: one\n  then: {pad: {lotos: {bloom: yes}}}", "AK301", 2, 16, "lotos", "did you mean 'lotus'?"),
    ("- scenario: one\n  then: {pad: {lotus: {frog: moth}}}", "AK403", 2, 30, "moth", ""),
    ("- scenario: one\n  then: {scores: {p1: many}}", "AK403", 2, 23, "many", ""),
    ("- scenario: one\n  then: {options: {offered: [[rest]]}}", "AK403", 2, 30, "[rest]", ""),
    ("- scenario: one\n  then: {options: {offered: rest}}", "AK403", 2, 29, "rest", ""),
    ("- scenario: one\n  when: [hop:deep_end]\n  then: {air: [mouth]}", "AK301", 3, 16, "mouth", ""),
    ("- scenario: one\n  then: {scores: 3}", "AK403", 2, 18, "3", ""),
    ("- scenario: one\n  then: {view: p1}", "AK403", 2, 16, "p1", ""),
    ("- scenario: one\n  then: {view: {p9: {p1: {fly: 1}}}}", "AK320", 2, 17, "p9", ""),
    ("- scenario: one\n  then: {view: {p1: [fly]}}", "AK403", 2, 21, "[fly]", ""),
    ("- scenario: one\n  then: {view: {p1: {fly: 1}}}", "AK320", 2, 22, "fly", ""),
    ("- scenario: one\n  then: {view: {p1: {hidden_reads: 1}}}", "AK320", 2, 22, "hidden_reads", ""),
    ("- scenario: one\n  then: {view: {p1: {scores: {p1: 1}}}}", "AK320", 2, 22, "scores", ""),
    ("- scenario: one\n  then: {view: {p1: {reeds: [mouth]}}}", "AK301", 2, 30, "mouth", "did you mean 'moth'?"),
    ("- scenario: one\n  then: {view: {p1: {air: [_, moth]}}}", "AK301", 2, 28, "_", "what a seat does not see"),
    ("- scenario: one\n  then: {view: {p1: {p1: {cheeks: [_]}}}}", "AK301", 2, 36, "_", "what a seat does not see"),
    ("- scenario: one\n  then: {view: {p1: {p2: {fly: _}}}}", "AK403", 2, 32, "_", "what a seat does not see"),
    ("- scenario: one\n  then: {p1: {cheeks: [_]}}", "AK301", 2, 24, "_", "what a seat does not see"),
    ("- scenario: one\n  given: {reeds: [_]}", "AK301", 2, 19, "_", "what a seat does not see"),
    ("- scenario: one\n  wehn: [rest]", "AK101", 2, 3, "wehn", "did you mean 'when'?"),
    ("- scenario: one\n  when: rest", "AK103", 2, 9, "rest", ""),
    ("- scenario: one\n  when: [[rest]]", "AK103", 2, 10, "[rest]", ""),
    ("- scenario: one\n  when: [{}]", "AK103", 2, 10, "{}", ""),
    ("- scenario: one\n  when: [null]", "AK103", 2, 10, "null", ""),
    ("- scenario: one\n  rules: [~]", "AK103", 2, 11, "~", ""),
    ("- scenario: one\n  rules: [{a: b}]", "AK103", 2, 11, "{a: b}", ""),
    ("- scenario: null", "AK103", 1, 13, "null", ""),
    ("- scenario: one\n  when: [{refuse: rest}]", "AK101", 2, 11, "refuse", "did you mean 'refused'?"),
    ("- scenario: one\n  given: [p1]", "AK103", 2, 10, "[p1]", ""),
    ("- scenario: one\n  steps: [{wehn: [rest]}]", "AK101", 2, 12, "wehn", ""),
    ("- scenario: one\n  steps: [rest]", "AK103", 2, 11, "rest", ""),
    ("- rules: [R001]", "AK102", 1, 3, "rules: [R001]", ""),
    ("scenario: one", "AK103", 1, 1, "scenario: one", ""),
    ("- scenario: one\n- scenario: one", "AK302", 2, 13, "one", ""),
    ("- scenario: one\n  then: {leaps: 0", "AK016", 2, 17, "0", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "line", "column", "at", "hint"), WRONG)
def test_a_wrong_scenario_gives_one_finding_where_it_stands(
    pond: Ruleset, tmp_path: Path, text: str, code: str, line: int, column: int, at: str, hint: str
) -> None:
    results, findings = written(pond, tmp_path, text + "\n")
    found = [*findings, *(each for result in results for each in result.findings)]
    assert where(found) == [(code, line, column, at)]
    assert hint in found[0].hint
    assert not any(each.failures for each in results)


def number_if_sound(files: list[Path], rules: Ruleset) -> int | None:
    """How many scenarios there are, if their data alone says that nothing is wrong with them."""
    said = said_in(files)
    return len(said[0]) if said and is_sound(said, rules) else None


@pytest.mark.parametrize("text", [each[0] for each in WRONG])
def test_a_wrong_scenario_is_never_taken_for_a_sound_one(pond: Ruleset, tmp_path: Path, text: str) -> None:
    file = tmp_path / "scenarios.yaml"
    file.write_text(text + "\n", encoding="utf-8")
    scenarios, findings = read_scenarios([file], pond.ids)
    runner = Runner(pond)
    wrong = findings or any(runner.findings(each) for each in scenarios)
    assert number_if_sound([file], pond) == (None if wrong else len(scenarios))


@pytest.mark.parametrize("text", HOLD)
def test_a_right_scenario_is_sound_as_its_data_says(pond: Ruleset, tmp_path: Path, text: str) -> None:
    file = tmp_path / "scenarios.yaml"
    file.write_text(f"- scenario: one\n{text}\n", encoding="utf-8")
    assert number_if_sound([file], pond) == 1


SURVIVORS = [  # text, the number of scenarios
    ("- {survives: moth, change: 1 -> 2, reason: it is late}", 0),
    ("- {survives: mouth, change: 1 -> 2, reason: it is late}", None),
    ("- {survives: moth, change: 1 -> 2}", None),
    ("- {survive: moth, change: 1 -> 2, reason: it is late}", None),
    ("- {survives: moth, change: 1 -> 2, reason: []}", None),
    ("- scenario: one\n- 2", None),
    ("[]", 0),
]


@pytest.mark.parametrize(("text", "number"), SURVIVORS)
def test_survivors_are_told_by_their_data_too(pond: Ruleset, tmp_path: Path, text: str, number: int | None) -> None:
    file = tmp_path / "scenarios.yaml"
    file.write_text(text + "\n", encoding="utf-8")
    assert number_if_sound([file], pond) == number
    assert number is None or not read_scenarios([file], pond.ids)[1]


def test_the_scenarios_of_the_pack_are_sound(packaged: Runner) -> None:
    assert number_if_sound(scenario_files(default_content()), packaged.rules) == len(SCENARIOS)


MESSAGES = [
    ("  given: {game: {players: '2'}}", "no such game: 'players' must be a whole number from 2 to 4, not '2'"),
    ("  given: {game: {players: null}}", "no such game: 'players' must be a whole number from 2 to 4, not nothing"),
    ("  given: {game: {start: p1}, start: p2}", "no such game: 'start' must be p2, as it is beside 'game', not 'p1'"),
    ("  given: {p1: {fly: '3'}}", "'fly' must be a whole number from 0, not '3'"),
    ("  then: {p1: {fly: '3'}}", "'fly' must be a whole number from 0, not '3'"),
    ("  then: {turn: p9}", "'turn' must be a seat such as p1, or null, not 'p9'"),
    ("  then: {view: {p2: [fly]}}", "'p2' must be a mapping, not a list"),
    (
        "  then: {view: {p2: {p1: {cheeks: moth}}}}",
        "'cheeks' must be a list of ids, or a mapping with any order, holds, without, count, not 'moth'",
    ),
    (
        "  then: {air: " + "o" * 90 + "}",
        f"'air' must be a list of ids, or a mapping with any order, holds, without, count, not '{'o' * 39}…'",
    ),
]


@pytest.mark.parametrize(("text", "message"), MESSAGES)
def test_a_finding_shows_what_was_written(pond: Ruleset, tmp_path: Path, text: str, message: str) -> None:
    (finding,) = run(pond, tmp_path, text).findings
    assert finding.message == message


def test_a_moment_that_no_game_has_is_a_finding(packaged: Runner, tmp_path: Path) -> None:
    result = run(packaged.rules, tmp_path, "  given: {round: 7}")
    assert where(result.findings) == [("AK521", 2, 11, "round")]


# ---------------------------------------------------------------- the command

GOOD = "- scenario: it rests\n  rules: [R001]\n  when: [rest]\n  then: {turn: p2}\n"
FAILING = "- scenario: it sleeps\n  when: [rest]\n  then: {turn: p1}\n"
BAD = "- scenario: it naps\n  when: [nap]\n"


def command(folder: Path, text: str, *args: str) -> tuple[int, str]:
    (folder / "a.yaml").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(main, ["test", "a.yaml", "--pack", str(POND), *args])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(tmp_path, GOOD) == (0, "1 scenario passed\n")
    assert command(tmp_path, GOOD + FAILING) == (
        1,
        "a.yaml:7:16: it sleeps: turn\n"
        "    expected: p1\n"
        "    found:    p2\n"
        "    played:   rest\n"
        "1 scenario passed, 1 failed\n",
    )
    status, text = command(tmp_path, BAD)
    assert status == 1
    assert text.startswith("a.yaml:2:10: error[AK321]: no option is ever called 'nap'\n")
    assert text.endswith("0 scenarios passed, 1 failed\n")


def test_the_command_for_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, text = command(tmp_path, GOOD + FAILING + BAD, "--format", "json")
    data = json.loads(text)
    assert status == 1
    assert (data["passed"], data["failed"]) == (1, 2)
    assert [each["passed"] for each in data["scenarios"]] == [True, False, False]
    assert data["scenarios"][1]["failures"][0]["found"] == "p2"
    assert [each["code"] for each in data["findings"]] == ["AK321"]


def test_the_command_without_paths_plays_those_of_the_pack() -> None:
    kiln = default_content().with_name("kiln")
    result = CliRunner().invoke(main, ["test", "--pack", str(kiln)])
    assert result.exit_code == 0, result.stdout
    number = sum(path.read_text(encoding="utf-8").count("- scenario: ") for path in kiln.rglob("scenarios/*.yaml"))
    assert result.stdout == f"{number} scenarios passed\n"


def test_a_file_that_is_named_twice_is_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(tmp_path, GOOD, "a.yaml", str(tmp_path)) == (0, "1 scenario passed\n")


def test_findings_stand_in_the_order_of_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _, text = command(tmp_path, BAD + "- scenario: it dives\n  dive: 1\n", "--format", "json")
    assert [(each["line"], each["code"]) for each in json.loads(text)["findings"]] == [(2, "AK321"), (4, "AK101")]


def test_a_file_that_holds_something_else_is_not_shown_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    status, text = command(tmp_path, "root:x:0:0:root:/root:/bin/sh\n" * 40)
    assert status == 1
    assert "the file must be a list of scenarios, not 'root:x:0:0:root:/root:/bin/sh root:x:0:…'" in text
    assert max(map(len, text.splitlines())) < 120


def test_a_path_that_is_not_there_cannot_be_run() -> None:
    result = CliRunner().invoke(main, ["test", "nowhere.yaml"])
    assert result.exit_code == 2
    assert "'nowhere.yaml' does not exist" in result.stderr


def test_a_packaged_pack_is_tested_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["test", "kiln"])
    assert (result.exit_code, result.output[-17:]) == (0, "scenarios passed\n")
