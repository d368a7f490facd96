"""Fixtures of more than one file."""

from __future__ import annotations

import pytest
from arnakrt import Ruleset

import arnakdsl


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The packaged game; a ruleset is never changed."""
    return arnakdsl.load()
