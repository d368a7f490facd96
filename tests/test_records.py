from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

import pytest

from arnakdsl.records import parts_of, record


@record
class Ours:
    name: str
    inner: Any = None
    place: Any = field(default=0, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Python:
    name: str
    inner: Any = None
    place: Any = field(default=0, compare=False, repr=False)


VALUES: list[tuple[Any, ...]] = [("a",), ("a", 1), ("a", 1, 2), ("b", (1, 2)), ("a", 1.0)]


@pytest.mark.parametrize("one", VALUES, ids=str)
@pytest.mark.parametrize("other", VALUES, ids=str)
def test_records_are_equal_where_frozen_dataclasses_are(one: tuple[Any, ...], other: tuple[Any, ...]) -> None:
    assert (Ours(*one) == Ours(*other)) == (Python(*one) == Python(*other))
    if one == other:
        assert hash(Ours(*one)) == hash(Ours(*other))


def test_records_are_dataclasses_in_all_else() -> None:
    assert Ours("a") != Python("a")
    assert [each.name for each in fields(Ours)] == [each.name for each in fields(Python)]
    assert replace(Ours("a", 1, 2), name="b") == Ours("b", 1)
    assert repr(Ours("a", (1,))) == repr(Python("a", (1,))).replace("Python", "Ours")
    assert Ours.__slots__ == Python.__slots__


def test_words_and_numbers_have_no_parts() -> None:
    assert parts_of(Ours) == ("inner", "place")
    assert parts_of(str) == ()
