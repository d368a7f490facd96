"""Words that can be names, and words that cannot."""

from __future__ import annotations

import re
from functools import cache

from arnakdsl.names import Meant
from arnakdsl.syntax.table import load_table

ID = re.compile(r"[a-z][a-z0-9_]*")
NUMBERED_ID = re.compile(r"[a-z][a-z0-9_]*(:[0-9]+)?")
"""Things of which there are several may have a number in their id."""
MEANINGS = ("me", "it", "this", "start", "players", "seats", "none")
"""Names that mean the same in every effect."""
OF_EVERY_GAME = ("game", "player")
"""Kinds that every game has; a pack declares what changes on them."""
PLAYERS = "players"
NEW_GAME = ("self", PLAYERS, "seed", "start")
"""What a new game is asked for beside the options of its pack."""
IGNORE = "ignore"
"""The level of findings that a pack lets pass."""
PLAYER = re.compile(r"p[0-9]+")
"""Names of seats that somebody plays, in positions."""
OF_POSITIONS = ("start", "turn", "round", "hidden_reads")
"""What else a position says of itself."""


@cache
def never_names() -> frozenset[str]:
    """Words that nothing can be called: those of the grammar, and those with a meaning in every effect."""
    return frozenset((*load_table().keywords, *MEANINGS))


@cache
def never_ids() -> frozenset[str]:
    """The same, and the words that effects begin with or call: no entry and no set can be called so."""
    from arnakdsl.functions import FUNCTIONS
    from arnakdsl.verbs import VERBS

    return never_names() | {*FUNCTIONS, *VERBS, *OF_EVERY_GAME, "all"}


def meant_id(name: str) -> str:
    """The id that was most likely meant, if there is one."""
    better = re.sub(r"_+", "_", re.sub(r"[^a-z0-9_]", "_", name.lower())).strip("_")
    return better if ID.fullmatch(better) else ""


def better_id(name: str) -> str:
    """A hint with the id that was most likely meant."""
    if better := meant_id(name):
        return Meant(name, better)
    return "an id starts with a lower-case letter and holds lower-case letters, digits and _"
