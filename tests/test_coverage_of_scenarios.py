"""Every part of the game that does something is used by a scenario of the pack."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from arnakrt import Game, Ruleset

import arnakdsl
from arnakdsl.api import default_content
from arnakdsl.scenarios import Runner, read_scenarios, scenario_files

View: TypeAlias = dict[str, Any]
FACTS = Path(__file__).parent / "oracle" / "facts.json"
BOARDS = ("bird", "snake")
USES: dict[str, tuple[str, ...]] = {  # kind -> what there is to use of each entry
    "assistant": (" silver", " gold"),
    "guardian": (" cost", " boon"),
    "track_row": (" magnifier", " notebook"),
    "node": ("",),
    "idol_tile": ("",),
    "slot_effect": ("",),
    "tile": ("",),
    "space": ("",),
    "bonus_tile": ("",),
    "temple_tile": ("",),
    "item": ("",),
    "artifact": ("",),
}


def rows() -> dict[str, str]:
    """The row of each research space."""
    boards = json.loads(FACTS.read_text(encoding="utf-8"))["research"]
    return {each["id"]: f"{board}_row_{each['row']}" for board in BOARDS for each in boards[board]["spaces"]}


ROWS = rows()
STARTS = ("b0", "s0")
"""Where the tokens stand at first: no bridge leads there."""


def used_by(option: str, prompt: str, before: View, tiles: dict[str, str]) -> Iterator[str]:
    """What an option uses; `tiles` are the temple tiles by their words."""
    match option.split(":"):
        case ["assistant", name] | ["travel", "assistant", name]:
            yield f"{name} {'gold' if before['assistant'][name]['upgraded'] else 'silver'}"
        case ["boon", name] | ["travel", "boon", name]:
            yield f"{name} boon"
        case ["overcome", site] if prompt == "turn":
            yield f"{before['site'][site]['guardian']} cost"
        case ["research", token, node]:
            yield from (node, f"{ROWS[node]} {token}")
        case ["dig" | "discover", site, *place]:
            yield f"{site}:{place[0] if place else 1}"
            yield str(before["site"][site]["tile"])
        case ["temple", stack]:
            yield tiles[stack]
        case ["slot" | "bonus" | "play" | "buy" | "gain", name, *_]:
            yield name


def found_by(before: View, after: View) -> Iterator[str]:
    """The idols and tiles that came into play."""
    for site, marks in after["site"].items():
        old = before["site"][site]
        if marks["tile"] and not old["tile"]:
            yield marks["tile"]
        if old["idol"] and not marks["idol"]:
            yield old["idol"]


def watching(found: set[str], choose: Callable[[Game, Any], Any]) -> Callable[[Game, Any], Any]:
    """`Game.choose` that notes what is used."""

    def watched(game: Game, option: Any) -> Any:
        before, decision, program = game.view(None), game.decision, game.program
        tiles = {program.words[number]: program.things[number] for number in program.of_kind("temple_tile")}
        result = choose(game, option)
        assert decision is not None
        found.update(used_by(str(option), decision.prompt, before, tiles))
        taken = (program.option_id(code) for code in game.state.log or ())
        found.update(use for each in taken for use in used_by(each, "", before, tiles))
        found.update(found_by(before, game.view(None)))
        return result

    return watched


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return arnakdsl.load()


@pytest.fixture(scope="module")
def used(rules: Ruleset) -> set[str]:
    found: set[str] = set()
    scenarios, _ = read_scenarios(scenario_files(default_content()))
    runner = Runner(rules)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "choose", watching(found, Game.choose))
        for scenario in scenarios:
            runner.run(scenario)
    return found


@pytest.mark.parametrize("kind", USES)
def test_every_entry_is_used_by_a_scenario(rules: Ruleset, used: set[str], kind: str) -> None:
    wanted = [f"{entry}{use}" for entry in rules.entries(kind) for use in USES[kind] if entry not in STARTS]
    assert wanted
    assert [each for each in wanted if each not in used] == []
