"""arnakdsl: the rules of board games as content that is checked, compiled and played.

The public names are imported on first use, so that `import arnakdsl` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from arnakrt import Decision, Game, Option, RulesError, Ruleset

    from arnakdsl.api import compile, replay  # noqa: A004
    from arnakdsl.checking import check
    from arnakdsl.findings import Finding, Severity
    from arnakdsl.kept import load
    from arnakdsl.report import ContentError, Report

__version__ = "0.1.0"

__all__ = [
    "ContentError", "Decision", "Finding", "Game", "Option", "Report", "RulesError", "Ruleset", "Severity",
    "__version__", "check", "compile", "load", "replay",
]  # fmt: skip

_HOMES = {
    **dict.fromkeys(("compile", "replay"), "arnakdsl.api"),
    "check": "arnakdsl.checking",
    "load": "arnakdsl.kept",
    **dict.fromkeys(("Finding", "Severity"), "arnakdsl.findings"),
    **dict.fromkeys(("ContentError", "Report"), "arnakdsl.report"),
    **dict.fromkeys(("Decision", "Game", "Option", "RulesError", "Ruleset"), "arnakrt"),
}


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'arnakdsl' has no attribute '{name}'")
    value = globals()[name] = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
