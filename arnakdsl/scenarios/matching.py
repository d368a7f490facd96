"""What is said of a pile, and whether it fits what lies there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from arnakrt.parts import REST

Ids: TypeAlias = Sequence[str | None]


def fits(wanted: Ids, found: Ids) -> bool:
    """The same in the same order; `...` stands for any number of others."""
    if REST not in wanted:
        return list(wanted) == list(found)
    at = list(wanted).index(REST)
    before, after = list(wanted[:at]), list(wanted[at + 1 :])
    ends = list(found[len(found) - len(after) :])
    return len(found) >= len(before) + len(after) and list(found[:at]) == before and ends == after


def fits_loosely(wanted: Ids, found: Ids) -> bool:
    """The same in any order; with `...` there may be others."""
    if REST not in wanted and len(wanted) != len(found):
        return False
    named, there = Counter(each for each in wanted if each != REST), Counter(found)
    return named <= there if REST in wanted else named == there


def _holds(wanted: Ids, found: Ids) -> bool:
    return len(wanted) <= len(found) and Counter(wanted) <= Counter(found)


def _without(wanted: Ids, found: Ids) -> bool:
    return not set(wanted) & set(found)


COUNT = "count"
LISTS: Mapping[str, Callable[[Ids, Ids], bool]] = {  # word -> do the ids behind it fit what lies there
    "any order": fits_loosely,
    "holds": _holds,
    "without": _without,
}
PILES = (*LISTS, COUNT)

OFFERS: Mapping[str, Callable[[set[str], set[str]], bool]] = {  # word -> do the ids behind it fit what is offered
    "offered": lambda said, offered: said <= offered,
    "not_offered": lambda said, offered: not said & offered,
    "exactly": lambda said, offered: said == offered,
}
