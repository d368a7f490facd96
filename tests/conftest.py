"""Fixtures of more than one file, and the cache that all tests of a run share."""

from __future__ import annotations

import os
import shutil
import tempfile

import pytest
from arnakrt import Ruleset

import arnakdsl

CACHE = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    """One cache for all workers and all they start, empty at first: no run depends on one before it."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what a test starts compiles the modules once, not each time
    if not hasattr(config, "workerinput"):
        config.stash[CACHE] = os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(prefix="arnakdsl-tests-")


def pytest_unconfigure(config: pytest.Config) -> None:
    if CACHE in config.stash:
        shutil.rmtree(config.stash[CACHE], ignore_errors=True)


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    """The packaged game; a ruleset is never changed."""
    return arnakdsl.load()
