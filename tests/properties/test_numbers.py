"""Every property has its check, and every check says which rules it follows."""

from __future__ import annotations

from tests.properties.configurations import packaged
from tests.properties.numbers import MOMENTS, POSITIONS, RELATIONS

COUNTS = (("I", POSITIONS, 38), ("M", MOMENTS, 13), ("P", RELATIONS, 18))


def test_every_number_has_a_check() -> None:
    for letter, table, last in COUNTS:
        wanted = [f"{letter}{number:02}" for number in range(1, last + 1)]
        assert [number for number in wanted if not table.get(number)] == []
        assert sorted(table) == wanted


def test_every_check_has_the_number_of_its_property() -> None:
    for number, checks in {**POSITIONS, **MOMENTS, **RELATIONS}.items():
        for check in checks:
            if callable(check):
                assert check.__name__ == number.lower()
                assert check.__doc__


def test_every_invariant_of_the_content_belongs_to_a_number() -> None:
    named = {check for checks in POSITIONS.values() for check in checks if isinstance(check, str)}
    assert named == set(packaged().entries("invariant"))
