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
PLAYED = [  # entry, the first that is played, all that are
    ("moth", "a moth is in the air", {"a moth is in the air"}),
    ("midge", "a moth is in the air", {"a moth is in the air", "somebody catches"}),
    ("shallows", "somebody hops", {"somebody hops"}),
    ("driftwood", None, set()),
    ("rest", "somebody rests", EVERY),
    ("hop", "somebody hops", EVERY),
]


@pytest.mark.parametrize(("entry", "first", "every"), PLAYED)
def test_scenarios_that_come_by_or_name_a_thing_are_played(
    played: Played, entry: str, first: str | None, every: set[str]
) -> None:
    mutant = next(each for each in mutants(played.model) if each.entry.id == entry)
    found = [each.result.scenario.name for each in nearest(played, mutant)]
    assert (set(found), next(iter(found), None)) == (every, first)
