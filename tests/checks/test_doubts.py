"""What can be played and is hardly meant: found at its characters, and not where it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.api import understood
from arnakdsl.checks.table import DOUBTS
from arnakdsl.findings import Finding, Severity
from arnakdsl.loading import load
from tests.support import HEAD, write_pack

POND = """
resource:
  pebble:
  shell:
  pearl:
kind:
  game:
    marks: {day: number}
  player:
    marks: {pad: pad, wet: flag}
  pad:
    all: pads
    attributes:
      depth: number
      next: {type: pads, default: nothing}
      price: {type: cost, default: nothing}
  fly:
    all: flies
    attributes:
      size: number
      bite: {type: effect, optional: yes}
pile:
  air: {of: [fly], view: none}
  mouth: {of: [fly], owner: player, view: all}
menu:
  main:
  quick:
    beside: day = 1
action:
  catch:
    menu: main
    for: {x: mouth}
    do: resolve x.bite
  end:
    menu: main
    do: nothing
procedure:
  set_up:
    do: |
      fill air from flies; shuffle air;
      each player { set me.pad to shore; gain 2 pebble; move 1 from air to mouth }
  rounds:
    do: set day to 1; each player { offer main }
pad:
  shore: {depth: 0}
fly:
  gnat: {size: 1, bite: gain 1 shell}
"""


def found(folder: Path, text: str, head: str = "") -> list[Finding]:
    """What is found in the pond with more entries."""
    _, linked, findings = understood(load(write_pack(folder, {"pond.yaml": POND, "more.yaml": text}, HEAD + head)))
    assert findings == []
    assert linked is not None
    doubts = [finding for check in DOUBTS for finding in check(linked)]
    assert all(each.severity is Severity.WARNING for each in doubts)
    return doubts


def places(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(each.code.id, each.span.text) for each in findings]


def test_the_pond_is_fine(tmp_path: Path) -> None:
    assert found(tmp_path, "") == []


BOXES = [  # box              code     characters
    ("{fly: 2}", "AK549", "2"),
    ("{fly: 1}", None, None),
    ("{fly: 1, pad: 3}", "AK549", "3"),
]


@pytest.mark.parametrize(("box", "code", "at"), BOXES)
def test_the_box_has_what_the_entries_make(tmp_path: Path, box: str, code: str | None, at: str | None) -> None:
    assert places(found(tmp_path, "", f"box: {box}\n")) == ([(code, at)] if code else [])


def test_the_box_has_kinds_that_there_are(tmp_path: Path) -> None:
    _, _, findings = understood(load(write_pack(tmp_path, {"pond.yaml": POND}, HEAD + "box: {flyy: 2}\n")))
    assert places(findings) == [("AK104", "flyy")]


def test_the_box_counts_the_game_that_has_the_most(tmp_path: Path) -> None:
    text = """
fly:
  moth: {size: 2, copies: players}
  bee: {size: 3, only: {wind: calm}}
  wasp: {size: 3, copies: 3, only: {wind: wild}}
"""
    assert found(tmp_path, text, "options: {wind: [calm, wild]}\nbox: {fly: 6}\n") == []


def define(takes: str, do: str) -> str:
    return f"define:\n  gulp:\n    takes: {{{takes}}}\n    do: {do}\n"


HIDING = [  # arguments           effect                                            code     characters
    ("air: number", "gain air shell", "AK547", "air"),
    ("to flies: pile", "move air to flies", "AK547", "flies"),
    ("n: number", "let n = n + 1; gain n shell", "AK547", "n"),
    ("n: number", "let day = 2; gain day * n shell", "AK547", "day"),
    ("n: number", "each gnat in mouth { resolve gnat.bite; gain n shell }", "AK547", "gnat"),
    ("size: number", "gain count(mouth where size = 1) shell", "AK547", "size"),
    ("n: number, to place: pile", "move n from air to mouth", "AK548", "place"),
]
FINE = [
    ("size: number", "gain size shell"),
    ("wet: number", "gain wet shell"),
    ("size: number", "gain count(mouth where it.bite) + size shell"),
    ("n: number", "each x in mouth { resolve x.bite }; each x in mouth { gain n shell }"),
    ("n: number", "if n > 1 { let m = n; gain m shell } else { let m = 1; gain m shell }"),
]


@pytest.mark.parametrize(("takes", "do", "code", "at"), HIDING)
def test_a_name_that_hides_another_is_found(tmp_path: Path, takes: str, do: str, code: str, at: str) -> None:
    assert places(found(tmp_path, define(takes, do))) == [(code, at)]


def test_a_candidate_that_hides_a_pile_is_found(tmp_path: Path) -> None:
    text = "action:\n  gulp:\n    for: {air: mouth}\n    do: resolve air.bite\n"
    assert places(found(tmp_path, text)) == [("AK547", "air")]


@pytest.mark.parametrize(("takes", "do"), FINE)
def test_a_name_that_hides_nothing_is_fine(tmp_path: Path, takes: str, do: str) -> None:
    assert found(tmp_path, define(takes, do)) == []


def bite(effect: str) -> str:
    return f"fly:\n  bug:\n    size: 2\n    bite: |\n      {effect}\n"


UNPAYABLE = [
    (bite("pay 1 pearl -> gain 1 shell"), "1 pearl"),
    (bite("pay 1 shell, 2 pearl -> gain 1 shell"), "2 pearl"),
    ("action:\n  dive:\n    menu: main\n    cost: 1 pebble, 1 pearl\n    do: nothing\n", "1 pearl"),
    ("pad:\n  stone: {depth: 1, price: 3 pearl}\n  log: {depth: 1, price: 3 pearl}\n", "3 pearl"),
    ("icon:\n  wing:\n  fin: {pays: [wing]}\n" + bite("gain 1 wing; pay 1 fin"), "1 fin"),
]
PAYABLE = [
    bite("pay 1 pebble -> gain 1 shell"),
    bite("pay 1 pearl -> gain 1 shell") + "  bee: {size: 2, bite: 'gain 1 pearl'}\n",
    bite("set me.pearl to 2; pay 1 pearl -> gain 1 shell"),
    "icon:\n  wing:\n  fin: {pays: [wing]}\n" + bite("gain 1 fin; pay 1 wing"),
    bite("lose 1 pebble; pay 0 pearl"),
    bite("offer dive less 1 pearl") + "action:\n  dive:\n    cost: 1 pearl\n    do: nothing\n",
    bite("offer dive less all") + "action:\n  dive:\n    cost: 1 pearl\n    do: nothing\n",
    bite("offer main less all") + "action:\n  dive:\n    menu: main\n    cost: 1 pearl\n    do: nothing\n",
    bite("gulp less all")
    + define("less c: cost", "may offer dive less c")
    + "action:\n  dive:\n    cost: 1 pearl\n    do: nothing\n",
]


@pytest.mark.parametrize(("text", "at"), UNPAYABLE)
def test_a_cost_that_nobody_can_pay_is_found_once(tmp_path: Path, text: str, at: str) -> None:
    assert places(found(tmp_path, text)) == [("AK541", at)]


@pytest.mark.parametrize("text", PAYABLE)
def test_a_cost_that_somebody_can_pay_is_fine(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


NEVER = [  # effect                                                     code     characters
    ("if day = 1 and day = 2 { gain 1 shell }", "AK542", "day = 1 and day = 2"),
    ("if count(players) > 2 { gain 1 shell }", "AK542", "count(players) > 2"),
    ("if this.size = 3 { gain 1 shell }", "AK542", "this.size = 3"),
    ("choose { gain 1 shell | if count(mouth) < 0 { gain 1 pebble } }", "AK542", "count(mouth) < 0"),
    ("if wind = calm and wind = wild { gain 1 shell }", "AK542", "wind = calm and wind = wild"),
    ("if any(flies where size > 2) { gain 1 shell }", "AK542", "any(flies where size > 2)"),
    ("move pick mouth where size > 2 to bottom(air)", "AK542", "size > 2"),
    ("let x = pick mouth where size > 2; resolve x.bite", "AK542", "size > 2"),
    ("each x in mouth where size = 0 { resolve x.bite }", "AK542", "size = 0"),
    ("let x = pick mouth; if x.size < 1 { gain 1 shell }", "AK542", "x.size < 1"),
    ("if count(players) > 0 { gain 1 shell } else { gain 1 pebble }", "AK550", "gain 1 pebble"),
]  # fmt: skip
SOMETIMES = [
    "if day = 1 and me.pebble = 2 { gain 1 shell }",
    "if count(players) > 1 { gain 1 shell } else { gain 2 shell }",
    "if this.size = 2 { gain 1 shell }",
    "if wind = calm and not me.wet { gain 1 shell }",
    "if wind = calm or wind = wild { gain 1 shell }",
    "if any(flies where size > 1) { gain 1 shell }",
    "let x = pick mouth where size >= 2; resolve x.bite",
    "if me.pad.depth > 0 or me.shell < 0 { gain 1 shell }",
    "if me.pad = none { gain 1 shell } else { gain 1 pebble }",
]


@pytest.mark.parametrize(("effect", "code", "at"), NEVER)
def test_what_is_never_done_is_found(tmp_path: Path, effect: str, code: str, at: str) -> None:
    assert places(found(tmp_path, bite(effect), "options: {wind: [calm, wild]}\n")) == [(code, at)]


@pytest.mark.parametrize("effect", SOMETIMES)
def test_what_is_done_sometimes_is_fine(tmp_path: Path, effect: str) -> None:
    pads = "pad:\n  stone: {depth: 1}\n"
    assert found(tmp_path, bite(effect) + pads, "options: {wind: [calm, wild]}\n") == []


def test_a_condition_in_a_definition_counts_wherever_it_is_called(tmp_path: Path) -> None:
    text = define("n: number", "if n > 2 { gain n shell }") + "action:\n  sip: {menu: main, do: gulp 1}\n"
    assert places(found(tmp_path / "one", text)) == [("AK542", "n > 2")]
    assert found(tmp_path / "two", text + "  drink: {menu: main, do: gulp 3}\n") == []


def test_a_condition_of_some_games_alone(tmp_path: Path) -> None:
    head = "options: {wind: [calm, wild]}\n"
    text = "action:\n  sip:\n    menu: main\n    when: wind = calm\n    do: nothing\n    only: {wind: wild}\n"
    assert places(found(tmp_path / "one", text, head)) == [("AK542", "wind = calm")]
    assert found(tmp_path / "two", text.replace("only: {wind: wild}", "only: {players: 1}"), head) == []


TOAD = "kind:\n  toad:\n    all: toads\n    attributes: {age: number}\npile:\n  mud: {of: [toad], view: all}\n"
OLD = TOAD + "toad:\n  old: {age: 9}\n  young: {age: 1}\n  egg: {age: 0, copies: 0}\n"
UNPLACED = [
    (OLD, "toad"),
    (OLD + bite("fill mud from toads where age > 5"), "young"),
    (OLD.replace("egg: {age: 0, copies: 0}", "egg: {age: 0}") + bite("fill mud from toads where age > 5"), "young"),
]


@pytest.mark.parametrize(("text", "at"), UNPLACED)
def test_a_thing_that_nothing_places_is_found(tmp_path: Path, text: str, at: str) -> None:
    assert places(found(tmp_path, text)) == [("AK543", at)]


@pytest.mark.parametrize(
    "effect",
    [
        "fill mud from toads",
        "fill mud from toads where age > 5; move young to mud",
        "each t in toads { move t to mud }",
        "let t = first(toads by age); move t to mud; move old to mud",
    ],
)
def test_a_thing_that_something_places_is_fine(tmp_path: Path, effect: str) -> None:
    assert found(tmp_path, OLD + bite(effect)) == []


WAYS = (
    "  stone: {depth: 1, next: [log, root]}\n  log: {depth: 2}\n  root: {depth: 2, next: [isle]}\n  isle: {depth: 3}\n"
)
HOP = "action:\n  hop:\n    menu: main\n    for: {x: me.pad.next}\n    do: set me.pad to x\n"
UNREACHED = [
    (f"pad:\n{WAYS}{HOP}", "stone"),
    (f"pad:\n{WAYS}{HOP}" + bite("set me.pad to log"), "stone"),
    (f"pad:\n{WAYS}{HOP}" + bite("set me.pad to first(pads where depth = 2)"), "stone"),
    (f"pad:\n{WAYS.replace('[isle]', '[isle, stone]')}{HOP}", "stone"),
]


@pytest.mark.parametrize(("text", "at"), UNREACHED)
def test_a_space_that_no_way_leads_to_is_found(tmp_path: Path, text: str, at: str) -> None:
    assert places(found(tmp_path, text)) == [("AK544", at)]


@pytest.mark.parametrize(
    "text",
    [
        f"pad:\n{WAYS}",
        f"pad:\n{WAYS}{HOP}" + bite("set me.pad to stone"),
        f"pad:\n{WAYS}{HOP}" + bite("set me.pad to first(pads where depth = 1)"),
        f"pad:\n{WAYS}{HOP}" + bite("let x = pick pads; set me.pad to x"),
    ],
)
def test_a_space_that_can_be_reached_is_fine(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


WORSE = [
    ("choose { gain 1 shell | gain 2 shell }", "gain 1 shell"),
    ("choose { gain 1 shell, 1 pebble | gain 1 pebble as less }", "gain 1 pebble"),
    ("choose { pay 1 pebble -> gain 1 shell | pay 2 pebble -> gain 1 shell }", "pay 2 pebble -> gain 1 shell"),
    ("may choose { gain 1 shell; gain 1 pebble | gain 1 pebble }", "gain 1 pebble"),
]
NO_WORSE = [
    "choose { gain 1 shell | gain 1 pebble }",
    "choose { gain 1 shell | gain 1 shell }",
    "choose { gain 1 shell | pay 1 pebble -> gain 2 shell }",
    "choose { gain 1 shell | gain 2 shell; set me.wet }",
    "choose { if me.wet { gain 2 shell } | gain 1 shell }",
    "choose 2 { gain 1 shell | gain 2 shell | gain 1 pebble }",
    "choose { gain 1 shell | gain 1 shell, 1 mud }",
]


@pytest.mark.parametrize(("effect", "at"), WORSE)
def test_a_branch_that_nobody_would_take_is_found(tmp_path: Path, effect: str, at: str) -> None:
    assert places(found(tmp_path, bite(effect))) == [("AK545", at)]


@pytest.mark.parametrize("effect", NO_WORSE)
def test_a_branch_that_somebody_would_take_is_fine(tmp_path: Path, effect: str) -> None:
    mud = "resource:\n  mud:\nscore:\n  clean:\n    value: 0 - me.mud\n"
    assert found(tmp_path, mud + bite(effect)) == []


def test_of_two_actions_the_worse_is_found(tmp_path: Path) -> None:
    text = "action:\n  dig:\n    menu: main\n    cost: 1 pebble\n    do: gain 2 shell\n  dive:\n    menu: main\n    cost: 1 pebble\n    do: gain 1 shell\n"
    assert places(found(tmp_path / "one", text)) == [("AK545", "dive")]
    assert found(tmp_path / "two", text.replace("gain 1 shell", "gain 1 pearl")) == []


def free(**actions: str) -> str:
    """Free actions by their fields."""
    written = (f"  {name}:\n    menu: quick\n    {fields}\n" for name, fields in actions.items())
    return "action:\n" + "".join(each.replace("; ", "\n    ") for each in written)


ENDLESS = [
    (free(sing="do: gain 1 shell"), ["sing"]),
    (free(sing="do: nothing"), ["sing"]),
    (free(sing="do: set me.wet"), ["sing"]),
    (free(sing="cost: 1 shell; do: gain 1 shell"), ["sing"]),
    (free(sing="cost: 1 shell; do: choose { gain 1 pebble | gain 2 shell }"), ["sing"]),
    (free(sell="cost: 1 shell; do: gain 2 pebble", buy="cost: 2 pebble; do: gain 1 shell"), ["sell"]),
    (free(sell="cost: 2 shell; do: gain 1 pebble", buy="cost: 2 pebble; do: gain 4 shell"), ["sell"]),
    (
        free(
            a="cost: 1 shell; do: gain 1 pebble", b="cost: 1 pebble; do: gain 1 mud", c="cost: 1 mud; do: gain 1 shell"
        ),
        ["a"],
    ),
    (free(bite="for: {x: mouth}; do: resolve x.bite"), ["bite"]),
    (free(hum="when: day = 1; do: gain 1 shell"), ["hum"]),
]
ENDING = [
    free(sing="cost: 1 pebble; do: gain 1 shell"),
    free(sing="when: not me.wet; do: set me.wet"),
    free(sing="when: me.shell < 4; do: gain 1 shell"),
    free(sing="do: move top(air) to mouth; cost: 1 pebble"),
    free(bite="for: {x: mouth}; do: move x to bottom(air)"),
    free(bite="for: {x: mouth where size > 1}; do: resolve x.bite") + bite("pay 1 pebble"),
    free(sell="cost: 1 shell; do: gain 2 pebble", buy="cost: 3 pebble; do: gain 1 shell"),
    free(sell="cost: 1 shell; do: gain 2 pebble", buy="when: not me.wet; cost: 2 pebble; do: set me.wet").replace(
        "do: set me.wet", "do: set me.wet; gain 1 shell"
    ),
]


@pytest.mark.parametrize(("text", "at"), ENDLESS)
def test_free_actions_without_an_end_are_found(tmp_path: Path, text: str, at: list[str]) -> None:
    assert places(found(tmp_path, "resource:\n  mud:\n" + text)) == [("AK540", each) for each in at]


@pytest.mark.parametrize("text", ENDING)
def test_free_actions_that_use_something_up_are_fine(tmp_path: Path, text: str) -> None:
    assert found(tmp_path, text) == []


BLIND = [
    ("move pick mouth to bottom(air); look air", None),
    ("choose { gain 1 shell | gain 1 pebble }; move top(air) to mouth", "move top(air) to mouth"),
    ("may pay 1 shell; move 2 from air to mouth", "move 2 from air to mouth"),
    ("let x = pick mouth; resolve x.bite; move top(air) to mouth", None),
    ("let x = pick mouth; set me.pebble to x.size; move top(air) to mouth", "move top(air) to mouth"),
    ("choose { gain 1 shell | gain 1 pebble }; repeat 2 { may move top(air) to mouth }", "repeat 2 { may move top(air) to mouth }"),
    ("choose { gain 1 shell | gain 1 pebble }; draw", "draw"),
    ("draw; choose { gain 1 shell | gain 1 pebble }", None),
    ("move top(air) to mouth; choose { gain 1 shell | gain 1 pebble }", None),
    ("pay 1 shell -> { move top(air) to mouth }", None),
    ("let n = pick 1 .. 2; move n from air to mouth", None),
    ("choose { gain 1 shell | gain 1 pebble }; gain 1 shell; move top(air) to mouth", None),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "at"), BLIND)
def test_a_choice_before_what_it_could_use(tmp_path: Path, effect: str, at: str | None) -> None:
    draw = "define:\n  draw:\n    do: may move top(air) to mouth\n"
    assert places(found(tmp_path, bite(effect) + draw)) == ([("AK546", at)] if at else [])


def test_a_pile_that_is_filled_with_nothing_is_one_mistake(tmp_path: Path) -> None:
    assert places(found(tmp_path, OLD + bite("fill mud from toads where age > 9"))) == [("AK542", "age > 9")]


# ---------------------------------------------------------------- lifetimes that nothing ends

RAIN = "resource:\n  rain: {{lasts: {}}}\nkind:\n  reed:\n    marks: {{dry: {{type: flag, lasts: {}}}}}\n"
UNCLEARED = [
    ("storm", "storm", "clear storm", []),
    ("storm", "night", "clear storm; clear night", []),
    ("storm", "strom", "clear storm", [("AK551", "strom")]),
    ("storm", "strom", "clear strom", [("AK551", "storm")]),
    ("storm", "storm", "nothing", [("AK551", "storm")]),
    ("storm", "night", "clear me.wet", [("AK551", "storm"), ("AK551", "night")]),
]


@pytest.mark.parametrize(("rain", "dry", "do", "expected"), UNCLEARED)
def test_a_lifetime_that_nothing_ends_is_found(
    tmp_path: Path, rain: str, dry: str, do: str, expected: list[tuple[str, str]]
) -> None:
    text = RAIN.format(rain, dry) + f"action:\n  wait:\n    menu: main\n    do: gain 1 rain; {do}\n"
    assert places(found(tmp_path, text)) == expected
