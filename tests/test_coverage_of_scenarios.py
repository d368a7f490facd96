"""Every entry and every branch of the packaged content is come by in a scenario; every place is gone to."""

from __future__ import annotations

from typing import Any

import pytest

from arnakdsl.api import default_content, playable
from arnakdsl.scenarios import scenario_files
from arnakdsl.scenarios.cover import Coverage, Played, coverage, play

CHOSEN = {  # kind -> the ids of options of which one must be chosen
    "node": ("research:magnifier:{}", "research:notebook:{}"),
    "space": ("dig:{}", "discover:{}"),
    "temple_tile": ("temple:{}",),
}


@pytest.fixture(scope="module")
def played() -> Played:
    folder = default_content()
    return play(playable(folder)[0], scenario_files(folder))


@pytest.fixture(scope="module")
def found(played: Played) -> Coverage:
    return coverage(played)


def test_every_entry_is_used(found: Coverage) -> None:
    assert [each.entry for each in found.unused] == []
    assert found.entries > 250


def test_every_branch_is_taken(found: Coverage) -> None:
    assert [(each.entry, each.words) for each in found.untaken] == []
    assert found.branches > 400


def test_rules_are_named(found: Coverage) -> None:
    assert len(found.rules) > 250


@pytest.mark.parametrize("kind", CHOSEN)
def test_every_thing_that_is_gone_to_or_bought_is(played: Played, kind: str) -> None:
    names: set[Any] = set().union(*(each.names for each in played.runs))
    things = [each for each in played.model.things if each.kind == kind and each.id not in ("b0", "s0")]
    forms = {each.id: {form.format(word) for form in CHOSEN[kind] for word in (each.id, each.word)} for each in things}
    assert [name for name, options in forms.items() if not options & names] == []
