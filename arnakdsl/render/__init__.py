"""Findings on their way out: one file for each form."""

from __future__ import annotations

from collections.abc import Callable

from arnakdsl.render.json import render_json
from arnakdsl.render.text import render_text
from arnakdsl.report import Report

FORMATS: dict[str, Callable[[Report, bool], str]] = {  # a report, and whether colours are wanted -> its text
    "text": render_text,
    "json": lambda report, colour: render_json(report),
}
