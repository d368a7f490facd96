"""Every code of the catalogue has an id and a name of its own."""

from __future__ import annotations

import re
from collections import Counter

from arnakdsl import codes
from arnakdsl.findings import Code

CODES = [value for value in vars(codes).values() if isinstance(value, Code)]


def test_ids_and_names_are_unique() -> None:
    assert [each for each, number in Counter(code.id for code in CODES).items() if number > 1] == []
    assert [each for each, number in Counter(code.name for code in CODES).items() if number > 1] == []


def test_ids_belong_to_a_family_and_names_are_words() -> None:
    for code in CODES:
        assert re.fullmatch(r"AK[0-6]\d\d", code.id), code
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code.name), code
        assert code.why, code
