"""Names that are meant when another was written."""

from __future__ import annotations

from collections.abc import Iterable


def near(word: str, known: Iterable[str]) -> str | None:
    """The known name that a misspelt word most likely stands for, or none.

    Counts letters that are missing, added, changed or swapped; at most a third of the word may be wrong.
    """
    from rapidfuzz import process  # imported only when something is wrong
    from rapidfuzz.distance import DamerauLevenshtein

    limit = max(1, len(word) // 3)
    found = process.extractOne(word, sorted(set(known)), scorer=DamerauLevenshtein.distance, score_cutoff=limit)
    return str(found[0]) if found else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint that names the nearest known name, or nothing."""
    name = near(word, known)
    return f"did you mean '{name}'?" if name else ""
