"""Names that are meant when another was written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

VOWELS = tuple("aeio")
"""An English word in u begins as often with a consonant: a unit."""


def near(word: str, known: Iterable[str]) -> str | None:
    """The known name that a misspelt word most likely stands for, or none.

    Counts letters that are missing, added, changed or swapped; at most a third of the word may be wrong.
    """
    limit = max(1, len(word) // 3)
    names = sorted(each for each in set(known) if _may_be(word, each, limit))
    if not names:
        return None
    from rapidfuzz import process  # imported only when something is wrong
    from rapidfuzz.distance import DamerauLevenshtein

    found = process.extractOne(word, names, scorer=DamerauLevenshtein.distance, score_cutoff=limit)
    return str(found[0]) if found else None


def _may_be(word: str, known: str, limit: int) -> bool:
    """Can a few changes make one word of another?  As many as there are letters of the longer one that the other has not."""
    longer, shorter = (word, known) if len(word) > len(known) else (known, word)
    if len(longer) - len(shorter) > limit:
        return False
    return len(longer) - sum((Counter(longer) & Counter(shorter)).values()) <= limit


def a(name: str) -> str:
    """The name with its article."""
    return f"{'an' if name[:1] in VOWELS else 'a'} {name}"


class Meant(str):
    """A hint with the name that was most likely meant instead of a word."""

    word: str
    name: str

    def __new__(cls, word: str, name: str) -> Meant:
        hint = super().__new__(cls, f"did you mean '{name}'?")
        hint.word, hint.name = word, name
        return hint


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint that names the nearest known name, or nothing."""
    name = near(word, known)
    return Meant(word, name) if name else ""
