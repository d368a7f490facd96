"""The functions that messages may call, beside those of Fluent itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

SYLLABLES = range(0xAC00, 0xD7A4)
FINALS = 28
RIEUL = 8
DIGITS = {"0": "영", "1": "일", "2": "이", "3": "삼", "4": "사", "5": "오", "6": "육", "7": "칠", "8": "팔", "9": "구"}
"""How a number's last digit is read in Korean."""


def capital(text: Any) -> str:
    """The text with its first letter large."""
    words = str(text)
    return words[:1].upper() + words[1:]


def particle(text: Any, closed: Any, open_: Any, rieul: Any = None) -> str:
    """A Korean particle by the last syllable: behind a final consonant, behind a vowel, behind a final ㄹ if that differs.

    Signs behind the last letter are passed over, a digit is read aloud.  Where neither Hangul nor a digit ends the text, both
    are given.
    """
    letters = re.sub(r"\W+$", "", str(text))[-1:]
    last = ord(DIGITS.get(letters, letters) or " ")
    if last not in SYLLABLES:
        return f"{closed}({open_})"
    final = (last - SYLLABLES.start) % FINALS
    if final == RIEUL and rieul is not None:
        return str(rieul)
    return str(closed if final else open_)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {"CAPITAL": capital, "PARTICLE": particle}
TAKES: Mapping[str, tuple[int, ...]] = {"CAPITAL": (1,), "NUMBER": (1,), "PARTICLE": (3, 4)}
"""The functions there are, and how many values each takes."""
