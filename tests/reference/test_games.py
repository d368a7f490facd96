"""Compiled play and the reference agree, over whole games and over random effects."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arnakdsl import api
from arnakdsl.linking import link
from arnakdsl.reference.compare import Comparison
from arnakdsl.reference.generated import Generated
from arnakdsl.resources import packaged_content
from arnakdsl.selftest import Tally, games_of, of_pack, of_random, sorts_of

PACKS = Path(__file__).parents[1] / "packs"
FOLDERS = {path.name: path for folder in (packaged_content(), PACKS) for path in sorted(folder.iterdir())}


MOST = 6  # sorts of games in the plain tests


def compared(folder: Path, seeds: range, most: int = 1_000) -> Tally:
    """Games of every sort of a pack, or of some of them."""
    model, rules = api.playable(folder)
    sorts = sorts_of(rules, None, {})
    return of_pack(rules, link(model)[0], sorts[:: -(-len(sorts) // most)], seeds)


@pytest.mark.parametrize("name", FOLDERS)
def test_games_of_many_sorts_are_the_same(name: str) -> None:
    tally = compared(FOLDERS[name], range(1), MOST)
    assert tally.decisions > 20
    assert [str(each) for each in tally.differences] == []


@pytest.mark.full
@pytest.mark.parametrize("name", FOLDERS)
def test_many_games_are_the_same(name: str) -> None:
    assert [str(each) for each in compared(FOLDERS[name], range(1, 31)).differences] == []


def test_random_effects_do_the_same() -> None:
    tally = of_random(range(3))
    assert tally.effects > 20
    assert [str(each) for each in tally.differences] == []


@pytest.mark.full
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_many_random_effects_do_the_same(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    games = list(games_of(Generated(seed), seed, tmp_path_factory.mktemp("pack")))
    assert [str(each) for each in games if not isinstance(each, Comparison) or each.difference] == []


def test_a_seed_makes_one_pack() -> None:
    assert Generated(5).files == Generated(5).files != Generated(6).files
