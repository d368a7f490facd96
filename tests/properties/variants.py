"""Copies of the packaged pack with other rules."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from arnakrt import Ruleset

import arnakdsl
from arnakdsl.api import default_content

Edit = tuple[str, str, str]
"""A file, a text that stands once in it, and what stands there instead."""


@cache
def variant(*edits: Edit, more: str = "") -> Ruleset:
    """The packaged pack with some edits and more entries; without texts, so that none can be missing."""
    with TemporaryDirectory() as folder:
        pack = Path(shutil.copytree(default_content(), Path(folder) / "arnak"))
        shutil.rmtree(pack / "lang")
        for file, text, instead in edits:
            whole = (pack / file).read_text("utf-8")
            assert whole.count(text) == 1, (file, text, whole.count(text))
            (pack / file).write_text(whole.replace(text, instead), encoding="utf-8")
        (pack / "more.yaml").write_text(more, encoding="utf-8")
        return arnakdsl.load(pack)
