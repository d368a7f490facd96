"""What can be printed otherwise: each form of a field, and what is left as it is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from arnakdsl.api import playable
from arnakdsl.model import Model
from arnakdsl.mutants.entries import Mutant, mutants
from arnakdsl.mutants.trying import rules_of
from tests.support import write_pack

PACKS = Path(__file__).parents[1] / "packs"

CHANGES = [  # entry          what comes of it
    ("fly", []),
    ("midge", ["attribute: 4 -> 5", "number: food: 1 -> food: 2"]),
    ("lotus", [
        "number: depth: 3 -> depth: 4", "number: hop: 2 fly -> hop: 3 fly", "cost: hop: 2 fly -> hop: nothing",
        "resource: hop: 2 fly -> hop: 2 song", "condition: not bloom -> 1 = 1", "condition: not bloom -> not (not bloom)",
        "step: set other.bloom -> nothing",
    ]),
    ("sing", [
        "number: 1 -> 2", "step: gain n song -> nothing", "resource: gain n song -> gain n fly",
        "step: if me.song >= 9 { finish } -> nothing", "condition: me.song >= 9 -> 1 = 1",
        "condition: me.song >= 9 -> not (me.song >= 9)", "number: me.song >= 9 -> me.song >= 10",
    ]),
    ("songs", []),
    ("cheeks_are_small", []),
    ("catch", ["step: move b to cheeks -> nothing", "step: snap -> nothing"]),
    ("hoof", ["attribute: lasts: day -> (nothing)"]),
    ("star", ["attribute: [hoof, oar] -> [oar]", "attribute: [hoof, oar] -> [hoof]", "attribute: lasts: day -> (nothing)"]),
    ("player", ["attribute: {type: flag, lasts: day} -> {type: flag}"]),
]  # fmt: skip


@pytest.fixture(scope="module")
def models() -> list[Model]:
    return [playable(PACKS / name)[0] for name in ("pond", "caravan")]


@pytest.mark.parametrize(("entry", "changes"), CHANGES)
def test_an_entry(models: list[Model], entry: str, changes: list[str]) -> None:
    found = [(model, each) for model in models for each in model.pack.entries if each.id == entry]
    changed = [each.change for model, one in found for each in mutants(model, [one])]
    assert [f"{each.operator}: {each.words}" for each in changed] == changes


def test_what_is_only_shown_is_left_alone(tmp_path: Path) -> None:
    things = "kind: {stone: {all: stones, attributes: {weight: number, shade: number}}}\nstone: {flint: {weight: 1, shade: 2}}\n"
    rules = 'resource: {mark: {of: player}}\nprocedure: {set_up: {do: nothing}, rounds: {do: "each player { gain sum(stones, weight) mark }"}}\n'
    model, _ = playable(write_pack(tmp_path / "tiny", {"things.yaml": things, "rules.yaml": rules}))
    stone = [each.change.words for each in mutants(model) if each.entry.id == "flint"]
    assert stone == ["weight: 1 -> weight: 2"]


# ---------------------------------------------------------------- the changed pack


def test_a_mutant_is_played(models: list[Model]) -> None:
    mutant = next(each for each in mutants(models[0]) if each.change.words == "gain 1 fly -> gain 2 fly")
    assert mutant.entry.id == "rest"
    before, after = playable(PACKS / "pond")[1], rules_of(models[0].pack, mutant)
    assert after is not None
    gained = []
    for rules in (before, after):
        game = rules.new_game(2, seed=1)
        had = game.view(None)["p1"]["fly"]
        game.choose("rest")
        gained.append(game.view(None)["p1"]["fly"] - had)
    assert gained == [1, 2]


def test_a_mutant_that_does_not_check_has_no_rules(models: list[Model]) -> None:
    mutant = mutants(models[0])[0]
    wrong = Mutant(mutant.entry, replace(mutant.change, text="no_such_verb"))
    assert rules_of(models[0].pack, mutant) is not None
    assert rules_of(models[0].pack, wrong) is None
