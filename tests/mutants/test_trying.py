"""Which scenarios are played with a mutant."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.api import playable
from arnakdsl.mutants.entries import mutants
from arnakdsl.mutants.trying import nearest
from arnakdsl.scenarios.cover import Played, play

POND = Path(__file__).parents[1] / "packs" / "pond"
SCENARIOS = """
- scenario: somebody rests
  when: [rest]
- scenario: somebody hops
  when: ["hop:shallows"]
- scenario: a moth is in the air
  given: {air: [moth, midge]}
- scenario: somebody catches
  given: {air: [midge]}
  when: ["catch:midge"]
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    path = tmp_path_factory.mktemp("scenarios") / "a.yaml"
    path.write_text(SCENARIOS, encoding="utf-8")
    return play(playable(POND)[0], [path])


EVERY = {"somebody rests", "somebody hops", "a moth is in the air", "somebody catches"}
PLAYED = [  # entry, a word of the change, the first that is played, all that are
    ("moth", "gain 2 fly -> nothing", "a moth is in the air", {"a moth is in the air"}),
    ("moth", "food", "a moth is in the air", EVERY),
    ("midge", "4 -> 5", "a moth is in the air", EVERY),
    ("shallows", "gain 2 fly -> nothing", "somebody hops", {"somebody hops"}),
    ("shallows", "depth", "somebody hops", EVERY),
    ("driftwood", "gain 2 fly -> nothing", None, set()),
    ("rest", "", "somebody rests", EVERY),
    ("hop", "", "somebody hops", EVERY),
]


@pytest.mark.parametrize(("entry", "words", "first", "every"), PLAYED)
def test_effects_are_tried_where_a_scenario_comes_by_and_all_else_everywhere(
    played: Played, entry: str, words: str, first: str | None, every: set[str]
) -> None:
    found = (each for each in mutants(played.model) if each.entry.id == entry and words in each.change.words)
    names = [each.result.scenario.name for each in nearest(played, next(found))]
    assert (set(names), next(iter(names), None)) == (every, first)
