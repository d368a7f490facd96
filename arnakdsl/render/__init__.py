"""Findings on their way out: one file for each form."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from arnakdsl.report import Report

FORMS = ("text", "json", "sarif", "github")


def render(report: Report, form: str, colour: bool = False) -> str:
    """A report in a form; colours are for text alone."""
    write: Callable[..., str] = getattr(import_module(f"arnakdsl.render.{form}"), f"render_{form}")
    return write(report, colour) if form == "text" else write(report)
