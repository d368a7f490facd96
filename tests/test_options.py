"""Options of a pack in its texts, and entries that exist in some games alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from arnakrt import Game, RulesError, Ruleset
from click.testing import CliRunner

import arnakdsl
from arnakdsl.api import tried
from arnakdsl.cli import main
from arnakdsl.scenarios import run_scenarios
from tests.support import write_pack

HEAD = """\
name: islands
language: 1
seats: {least: 1, most: 3}
options:
  board: [north, south]
  level: [1, 2, 5]
"""
RULES = """\
resource:
  shell:
  pearl:
kind:
  game:
    marks: {days: number}
  bay:
    all: bays
    attributes:
      depth: {type: number, default: 1}
      next: {type: bay, optional: true}
      near: {type: bays, default: nothing}
      find: {type: effect, default: nothing}
      toll: {type: cost, default: nothing}
    marks: {boat: seat}
    parts: {rocks: rock.bay}
  rock:
    all: rocks
    attributes: {bay: bay}
  card:
    all: cards
    home: deck
    attributes: {use: {type: effect, default: nothing}}
pile:
  deck: {of: [card], view: all}
  hand: {of: [card], owner: player, view: all}
  nets: {of: [card], owner: bay, view: all}
define:
  by_board:
    do: if board = south { gain 2 pearl } else { gain 1 pearl }
unit:
  token:
    only: {board: north}
    for:
      x: hand
    option: token:{x}
    do: move x to deck
action:
  sail:
    for:
      x: bays where not boat
    cost: x.toll
    do: set x.boat to me; resolve x.find
  haggle:
    only: {board: south}
    do: gain 1 shell
  trade:
    cost: 1 token
    do: gain 1 pearl
  alone:
    only: {players: 1}
    do: gain 9 shell
  wait:
    do: nothing
procedure:
  set_up:
    do: fill deck from cards
  rounds:
    do: |
      if level >= 2 { each player { gain level shell } };
      while days < 3 {
        each player { offer sail or haggle or trade or alone or wait };
        set days to days + 1
      }
score:
  shells:
    value: me.shell
  pearls:
    only: {board: south}
    value: me.pearl
  both:
    value: score(shells) + score(pearls)
tiebreak:
  few:
    only: {level: [1, 2]}
    value: 0 - me.shell
invariant:
  no_boat_on_two_bays:
    only: {board: south}
    each: player
    holds: count(bays where boat = me) <= 3
"""
NORTH = """\
only: {board: north}
bay:
  north_cove:
    word: cove
    near: [fjord, reef]
    find: by_board
  fjord:
    depth: 2
    next: north_cove
    toll: 1 shell
  reef:
    only: {board: [north, south], level: 5}
    next: fjord
    near: [north_cove, lagoon]
rock:
  cliff: {bay: fjord}
  shoal: {bay: reef, only: {level: [2, 5]}}
"""
SOUTH = """\
bay:
  south_cove:
    word: cove
    find: by_board
  lagoon:
    near: [south_cove, reef]
    find: if board = south and level != 5 { choose { gain 1 shell as dive | gain 1 pearl as rest } }
card:
  hook:
    use: choose { if board = north { gain 1 shell as fish } | gain 1 pearl as wade }
  spear: {only: {level: 5}, use: gain level pearl}
only: {board: south}
"""
FILES = {"pack.yaml": HEAD, "rules.yaml": RULES, "north.yaml": NORTH, "south.yaml": SOUTH}
H, R, N, S = FILES
HOOK = (S, "  hook:\n", "  hook:\n    only: {board: [north, south]}\n")


def pack(folder: Path, *edits: tuple[str, str, str]) -> Path:
    """The islands with some texts replaced, each once."""
    files = dict(FILES)
    for name, old, new in edits:
        assert files[name].count(old) == 1, f"{name} holds {old!r} {files[name].count(old)} times"
        files[name] = files[name].replace(old, new)
    return write_pack(folder / "islands", dict(files), None)


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Ruleset:
    return arnakdsl.load(pack(tmp_path_factory.mktemp("packs")))


def game(rules: Ruleset, board: str = "north", level: int | str = 1, players: int = 2) -> Game:
    return rules.new_game(players=players, board=board, level=level)


def test_the_pack_checks_clean(tmp_path: Path) -> None:
    report = arnakdsl.check(pack(tmp_path))
    assert not report.errors
    assert [each.span.text for each in report] == ["board = north"]  # in a file for the south alone


# ---------------------------------------------------------------- what is in a game


PRESENT = [  # board, level, bays, cards
    ("north", 1, {"north_cove", "fjord"}, []),
    ("north", 2, {"north_cove", "fjord"}, []),
    ("north", 5, {"north_cove", "fjord", "reef"}, ["spear"]),
    ("south", 1, {"south_cove", "lagoon"}, ["hook"]),
    ("south", 5, {"south_cove", "lagoon", "reef"}, ["hook", "spear"]),
]


@pytest.mark.parametrize(("board", "level", "bays", "cards"), PRESENT)
def test_things_of_other_games_are_nowhere(
    rules: Ruleset, board: str, level: int, bays: set[str], cards: list[str]
) -> None:
    made = game(rules, board, level)
    view = made.view(None)
    assert set(view["bay"]) == bays
    assert sorted(view["deck"]) == sorted(cards)
    words = {"north_cove": "cove", "south_cove": "cove"}
    every = set(made.program.every_id)
    assert {each for each in every if each.startswith("sail:")} == {f"sail:{words.get(each, each)}" for each in bays}
    assert {each for each in every if each.startswith("token:")} <= {f"token:{each}" for each in cards}


SETS = [  # board, level, an expression, its value
    ("north", 1, "count(bays)", 2),
    ("south", 5, "count(bays)", 3),
    ("north", 1, "count(rocks)", 1),
    ("north", 5, "count(bays where any(rocks))", 2),
    ("south", 5, "count(bays where any(rocks))", 1),
    ("south", 2, "sum(bays, depth)", 2),
    ("north", 5, "sum(bays, count(rocks))", 2),
    ("south", 5, "count(bays where next)", 0),
    ("north", 5, "count(bays where next)", 2),
    ("south", 5, "count(bays where next.depth = 2)", 0),
    ("north", 1, "sum(bays, count(near))", 1),
    ("north", 5, "sum(bays, count(near))", 3),
    ("south", 5, "sum(bays, count(near where depth = 1))", 3),
    ("south", 1, "fjord.depth", 0),
    ("south", 1, "count(fjord.rocks)", 0),
    ("south", 1, "count(fjord.nets)", 0),
    ("south", 1, "either(fjord, 1, 0)", 0),
    ("south", 1, "either(fjord.find, 1, 0)", 0),
    ("south", 1, "either(first(bays) = south_cove, 1, 0)", 1),
    ("north", 2, "level", 2),
    ("north", 5, "level * 2 + either(board = north, 1, 0)", 11),
    ("south", 5, "either(board != north and level > 2, 1, 0)", 1),
    ("south", 1, "score(pearls)", 0),
    ("north", 1, "score(pearls)", 0),
]


@pytest.mark.parametrize(("board", "level", "text", "value"), SETS)
def test_sets_and_values_are_those_of_the_game(tmp_path: Path, board: str, level: int, text: str, value: int) -> None:
    rules = arnakdsl.load(pack(tmp_path, (R, "  shells:\n    value: me.shell", f"  shells:\n    value: {text}")))
    made = game(rules, board, level)
    assert made.scores[0]["shells"] == value


STEPS = [  # board, a step at the start, what is different then
    ("south", "each player { set fjord.boat to me }", "no change"),
    ("south", "move top(deck) to fjord.nets", "deck hook"),
    ("south", "each player { resolve north_cove.find }", "no change"),
    ("south", "each player { resolve south_cove.find }", "pearl 2"),
    ("north", "each player { resolve north_cove.find }", "pearl 1"),
    ("south", "each player { move hook to hand }", "deck"),
    ("north", "each player { move hook to hand }", "no change"),
]


@pytest.mark.parametrize(("board", "step", "after"), STEPS)
def test_what_is_not_in_the_game_is_left_alone(tmp_path: Path, board: str, step: str, after: str) -> None:
    rules = arnakdsl.load(pack(tmp_path, (R, "fill deck from cards", f"fill deck from cards; {step}")))
    one, plain = game(rules, board, players=1).view(None), game(arnakdsl.load(pack(tmp_path)), board, players=1)
    before = plain.view(None)
    found = [f"{name} {one['p1'][name]}" for name in ("shell", "pearl") if one["p1"][name] != before["p1"][name]]
    if one["deck"] != before["deck"] or after.startswith("deck"):
        found.append(" ".join(["deck", *one["deck"]]))
    assert one["bay"].keys() == before["bay"].keys()
    assert ", ".join(found) or after == "no change"


OFFERED = [  # board, players, options
    ("north", 2, {"sail:cove", "wait"}),
    ("south", 2, {"sail:cove", "sail:lagoon", "haggle", "wait"}),
    ("north", 1, {"sail:cove", "alone", "wait"}),
]


@pytest.mark.parametrize(("board", "players", "options"), OFFERED)
def test_actions_of_other_games_are_not_offered(rules: Ruleset, board: str, players: int, options: set[str]) -> None:
    made = game(rules, board, players=players)
    assert made.decision is not None
    assert set(made.decision.options.ids()) == options
    assert ("haggle" in made.program.every_id) == (board == "south")


def test_a_unit_of_other_games_can_never_be_paid(tmp_path: Path) -> None:
    """In the south nobody has cards to trade, though one lies in the hand."""
    dealt = (R, "fill deck from cards", "each player { fill hand from cards }")
    rules = arnakdsl.load(pack(tmp_path, HOOK, dealt))
    for board, can in (("north", True), ("south", False)):
        made = game(rules, board)
        assert made.decision is not None
        assert ("trade" in made.decision.options.ids()) == can


def test_scores_tiebreaks_and_invariants_are_those_of_the_game(rules: Ruleset) -> None:
    north, south = game(rules, "north"), game(rules, "south", 5)
    assert set(north.scores[0]) == {"shells", "both"}
    assert set(south.scores[0]) == {"shells", "pearls", "both"}
    keys = {level: len(game(rules, "north", level).program.rank_keys(north.state)[0]) for level in (1, 5)}
    assert keys == {1: 1, 5: 0}


# ---------------------------------------------------------------- branches that cannot happen


ASKED = [  # board, level, what is asked after the lagoon
    ("south", 1, {"dive", "rest"}),
    ("south", 5, None),
]


@pytest.mark.parametrize(("board", "level", "options"), ASKED)
def test_a_branch_that_cannot_happen_is_not_compiled(
    rules: Ruleset, board: str, level: int, options: set[str] | None
) -> None:
    made = game(rules, board, level)
    made.choose("sail:lagoon")
    assert made.decision is not None
    assert (set(made.decision.options.ids()) == options) == (options is not None)
    assert ("dive" in made.program.every_id) == (options is not None)
    assert {"dive", "sail:lagoon"} <= set(rules.option_ids)


def test_a_branch_of_a_choice_that_cannot_happen_is_not_offered(tmp_path: Path) -> None:
    rules = arnakdsl.load(pack(tmp_path, HOOK, (R, "resolve x.find", "resolve x.find; resolve hook.use")))
    for board, asks in (("north", {"fish", "wade"}), ("south", None)):
        made = game(rules, board)
        made.choose("sail:cove")
        assert made.decision is not None
        assert (set(made.decision.options.ids()) == asks) == (asks is not None)


def test_a_condition_on_options_costs_nothing(tmp_path: Path) -> None:
    """The code is that of a pack in which the branch is written alone."""
    if_ = "if board = south { gain 2 pearl } else { gain 1 pearl }"
    codes = []
    for number, text in enumerate((if_, "gain 1 pearl")):
        rules = arnakdsl.load(pack(tmp_path / str(number), (R, if_, text)))
        codes.append([line.split("  #")[0] for line in game(rules, "north").program.source.splitlines()])
    assert codes[0] == codes[1]


# ---------------------------------------------------------------- the library


def test_options_are_words_or_numbers(rules: Ruleset) -> None:
    assert game(rules, level=5).program is game(rules, level="5").program
    shells = {level: game(rules, level=level).view(None)["p1"]["shell"] for level in (1, 2, 5)}
    assert shells == {1: 0, 2: 2, 5: 5}


REFUSED = [
    ({"level": 3}, "option 'level' cannot be '3' (it can be: 1, 2, 5)"),
    ({"board": "west"}, "option 'board' cannot be 'west' (it can be: north, south)"),
    ({"bord": "south"}, "'islands' has no option 'bord' (it has: board, level)"),
]


@pytest.mark.parametrize(("options", "message"), REFUSED)
def test_what_no_game_has_is_refused(rules: Ruleset, options: dict[str, Any], message: str) -> None:
    with pytest.raises(RulesError) as problem:
        rules.new_game(**options)
    assert str(problem.value) == message


def test_what_an_option_can_be_is_asked_of_options_alone(rules: Ruleset) -> None:
    assert rules.choices("board", 2) == ("north", "south")
    with pytest.raises(RulesError, match="'islands' has no option 'bord'"):
        rules.choices("bord", 2)


def test_a_save_and_a_record_keep_the_options(rules: Ruleset) -> None:
    made = game(rules, "south", 5)
    made.choose("sail:lagoon")
    assert rules.restore(made.to_json()).view(None) == made.view(None)
    assert arnakdsl.replay(rules, made.record()).view(None) == made.view(None)


@pytest.mark.parametrize("entry", ["north_cove", "south_cove", "lagoon", "spear"])
def test_the_code_of_an_entry_is_that_of_a_game_it_is_in(rules: Ruleset, entry: str) -> None:
    assert entry in rules.code_of(entry)


def test_an_entry_is_shown_with_what_its_file_says(tmp_path: Path) -> None:
    folder = str(pack(tmp_path))
    shown = {each: CliRunner().invoke(main, ["show", each, "--pack", folder]).stdout for each in ("fjord", "spear")}
    assert "board: north" in shown["fjord"]
    assert "board" not in shown["spear"]


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    "args", [("--board", "south", "--option", "board=north"), ("--option", "board=south", "--option", "board=north")]
)
def test_an_option_has_one_value_on_the_command_line(tmp_path: Path, command: str, args: tuple[str, ...]) -> None:
    done = CliRunner().invoke(main, [command, "--pack", str(pack(tmp_path)), *args])
    assert done.exit_code == 2
    assert done.stderr == "Error: the option 'board' is given twice: 'south' and 'north'\n"


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_difficulty_can_be_said_on_the_command_line(tmp_path: Path, command: str) -> None:
    head = (H, "  level: [1, 2, 5]\n", "  level: [1, 2, 5]\n  difficulty: [0, 3]\n")
    folder = pack(tmp_path, head, (R, "if level >= 2 {", "if difficulty = 3 or level >= 2 {"))
    args = [command, "--pack", str(folder), "--board", "south", *(["-n", "1"] if command == "simulate" else [])]
    fine = CliRunner().invoke(main, [*args, "--difficulty", "3"], input="q\n")
    assert fine.exit_code == 0, fine.output
    wrong = CliRunner().invoke(main, [*args, "--difficulty", "4"])
    assert wrong.exit_code == 2
    assert "option 'difficulty' cannot be '4' (it can be: 0, 3)" in wrong.stderr


# ---------------------------------------------------------------- positions and scenarios


SCENARIO = """\
- scenario: a word names the one thing that has it in this game
  given:
    game: {board: south, level: 5, players: 2}
    bay: {cove: {boat: p2, nets: [hook]}}
  when: [refused: "sail:cove", "sail:reef"]
  then:
    bay: {cove: {boat: p2, nets: [hook]}, south_cove: {boat: p2}, reef: {boat: p1}}
    deck: [spear]
"""
MISNAMED = [  # a part of the position, the finding
    ("bay: {north_cove: {boat: p2}}", "north_cove"),
    ("bay: {cliff: {boat: p2}}", "cliff"),
    ("bay: {hook: {boat: p2}}", "hook"),
    ("deck: [cove]", "cove"),
]


def test_a_word_names_a_thing_in_a_scenario(rules: Ruleset, tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(SCENARIO, "utf-8")
    results, findings = run_scenarios(rules, [file])
    assert not findings
    assert [(each.findings, each.failures) for each in results] == [((), ())]


@pytest.mark.parametrize(("part", "text"), MISNAMED)
def test_what_is_not_in_the_game_cannot_be_given(rules: Ruleset, tmp_path: Path, part: str, text: str) -> None:
    file = tmp_path / "one.yaml"
    file.write_text(f"- scenario: one\n  given:\n    game: {{board: south, players: 2}}\n    {part}\n", "utf-8")
    results, findings = run_scenarios(rules, [file])
    assert [each.span.text for each in (*findings, *(one for result in results for one in result.findings))] == [text]


# ---------------------------------------------------------------- mistakes


REJECTED = [  # file, what stands there, what is written instead            code, text, message, hint
    (N, "only: {board: north}\nbay", "only: {bord: north}\nbay", "AK118", "bord", "no option 'bord'", "did you mean 'board'?"),
    (N, "only: {board: north}\nbay", "only: {board: nort}\nbay", "AK118", "nort", "'board' is never 'nort'", "did you mean 'north'?"),
    (N, "only: {board: north}\nbay", "only: {board: [north, north]}\nbay", "AK114", "north", "given twice", "remove one"),
    (N, "only: {board: north}\nbay", "only: north\nbay", "AK103", "north", "a mapping", ""),
    (N, "only: {board: north}\nbay", "only: {}\nbay", "AK103", "{}", "a mapping with something in it", ""),
    (N, "only: {board: north}\nbay", "only: {board: []}\nbay", "AK103", "[]", "a list with something in it", ""),
    (N, "only: {board: north}\nbay", "onyl: {board: north}\nbay", "AK104", "onyl", "unknown kind", "did you mean 'only'?"),
    (N, "level: 5}", "level: 4}", "AK118", "4", "'level' is never '4'", "it can be: 1, 2, 5"),
    (N, "[north, south], level", "{north: south}, level", "AK103", "{north: south}", "", ""),
    (R, "only: {players: 1}", "only: {players: 4}", "AK118", "4", "'players' is never '4'", "it can be: 1, 2, 3"),
    (R, "only: {players: 1}", "only: {seed: 4}", "AK118", "seed", "no option 'seed'", "it has: players, board, level"),
    (R, "resource:\n", "only: {board: north}\nresource:\n", "AK112", None, "takes no 'only'", "without 'only'"),
    (R, "  deck: {of", "  deck: {only: {board: north}, of", "AK101", "only", "", ""),
    (R, "    do: if board", "    only: {board: north}\n    do: if board", "AK101", "only", "", ""),
    (R, "      depth: {type", "      only: {type: number, default: 1}\n      depth: {type", "AK218", "only", "", ""),
    (R, "  card:\n    all", "  only:\n    all: onlies\n  card:\n    all", "AK110", "only", "belongs to the language", ""),
    (R, "if board = south {", "if board = suoth {", "AK310", "suoth", "", "did you mean 'south'?"),
    (R, "if board = south {", "if baord = south {", "AK303", "baord", "", "did you mean 'board'?"),
    (R, "if board = south {", "if board > 2 {", "AK401", "board", "", ""),
    (R, "if level >= 2 {", "if level = north {", "AK303", "north", "", ""),
    (R, "level shell", "board shell", "AK401", "board", "", ""),
    (H, "  level: [1, 2, 5]\n", "  level: [1, 2, 5]\n  shell: [a, b]\n", "AK302", "shell", "the id 'shell' is taken", "another name"),
    (H, "  level: [1, 2, 5]\n", "  level: [1, 2, 5]\n  bay: [a, b]\n", "AK302", "bay", "", "another name"),
    (H, "  level: [1, 2, 5]\n", "  level: [1, 2, 5]\n  each: [a, b]\n", "AK218", "each", "", "another name"),
    (R, "    all: cards", "    all: board", "AK302", "board", "", "another name"),
    (R, "{days: number}", "{days: number, board: number}", "AK302", "board", "", "another name"),
    (S, "  south_cove:\n    word: cove", "  south_cove:\n    only: {level: 1}\n    word: cove", "AK302", "cove", "", ""),
    (H, "  level: [1, 2, 5]\n", "  level: [1, 2, 5]\n  gain: [a, b]\n", "AK218", "gain", "", "another name"),
    (H, "  level: [1, 2, 5]\n", "  level: [1, 2, 5]\n  player: [a, b]\n", "AK218", "player", "", "another name"),
    (H, "  level: [1, 2, 5]\n", "  level: [1, 2, 5]\n  count: [a, b]\n", "AK218", "count", "", "another name"),
    (H, "[1, 2, 5]", "[1, 2, 5, 1000001]", "AK103", "1000001", "at most 1000000", ""),
    (H, "  board:", "  Board:", "AK105", "Board", "", "did you mean 'board'?"),
    (H, "options:", "optoins:", "AK101", "optoins", "", "did you mean 'options'?"),
    (H, "options:\n  board: [north, south]\n  level: [1, 2, 5]\n", "options: [board]\n", "AK103", "[board]", "", ""),
    (R, "  shell:\n", "  Shell:\n", "AK105", "Shell", "", "did you mean 'shell'?"),
    (R, "    for:\n      x: bays", "    fro:\n      x: bays", "AK101", "fro", "", "did you mean 'for'?"),
    (R, "  shell:\n", "  shell:\n  turn: {of: game}\n", "AK105", "turn", "", "in positions 'turn' is something else"),
    (R, "{days: number}", "{days: number, hidden_reads: flag}", "AK105", "hidden_reads", "", "something else"),
    (R, "{days: number}", "{days: number, start: flag}", "AK218", "start", "", ""),
    (R, "  rock:\n", "  p1:\n    all: ones\n  rock:\n", "AK105", "p1", "", "something else"),
    (R, "  deck: {of", "  lid: {shown: round, of: [card]}\n  deck: {of", "AK105", "round", "", "something else"),
    (R, "  deck: {of", "  start: {of: [card]}\n  deck: {of", "AK218", "start", "", ""),
    (N, "  reef:\n", "  reef:\n    word: cove\n", "AK302", "cove", "", "options name things by it"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "code", "text", "message", "hint"), REJECTED)
def test_a_mistake_is_one_finding(
    tmp_path: Path, file: str, old: str, new: str, code: str, text: str | None, message: str, hint: str
) -> None:
    report = arnakdsl.check(pack(tmp_path, (file, old, new)))
    if text is not None:
        assert [(each.code.id, each.span.text) for each in report] == [(code, text)]
    assert {each.code.id for each in report} == {code}
    assert message in report[0].message
    assert hint in report[0].hint
    assert Path(report[0].span.source.name).name == file


def test_each_value_of_an_option_is_tried_once(rules: Ruleset, tmp_path: Path) -> None:
    from arnakdsl.api import playable

    model, _ = playable(pack(tmp_path))
    assert list(tried(model)) == [
        (1, {"board": "north", "level": "1"}),
        (1, {"board": "south", "level": "5"}),
    ]


def test_a_mistake_in_one_game_is_found(tmp_path: Path) -> None:
    """The invariant holds in the north; the south, which no default names, breaks it at once."""
    broken = pack(tmp_path, (R, "holds: count(bays where boat = me) <= 3", "holds: me.shell > 9"))
    assert [(each.code.id, each.span.text) for each in arnakdsl.check(broken)] == [("AK517", "me.shell > 9")]
