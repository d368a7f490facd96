"""What the scenarios of the packaged content come by, and which changes of it they notice."""

from __future__ import annotations

from typing import Any

import pytest

from arnakdsl.api import default_content, playable
from arnakdsl.mutants.entries import mutants
from arnakdsl.mutants.report import lines, report
from arnakdsl.mutants.running import sampled, verdicts
from arnakdsl.mutants.trying import Verdict, verdict
from arnakdsl.scenarios import read_survivors, scenario_files
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


def test_mutants_are_killed(played: Played) -> None:
    every = mutants(played.model)
    found = [verdict(played, every[number]) for number in sampled(range(len(every)), 5, seed=1)]
    assert found.count(Verdict.SURVIVED) <= 1


@pytest.mark.full
def test_nearly_every_mutant_is_killed(played: Played) -> None:
    """At least 95 in a hundred, and every reason that is written down belongs to one that is not."""
    folder, every = default_content(), mutants(played.model)
    tried = zip(every, verdicts(folder, played, every, range(len(every))), strict=True)
    outcome = report(list(tried), read_survivors(scenario_files(folder)), complete=True)
    assert outcome.killed >= 0.95 * outcome.mutants, "\n".join(lines(outcome))
    assert [each.change for each in outcome.stale] == []
