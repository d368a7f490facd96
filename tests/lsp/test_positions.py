"""Lines and columns as editors count them."""

from __future__ import annotations

import pytest

from arnakdsl.lsp.positions import UTF8, UTF16, UTF32, offset_of, position_of, range_of
from arnakdsl.source import Source, Span

TEXT = "name: 😀 á b\r\nnext: 한국\n"


@pytest.mark.parametrize(
    ("encoding", "words", "place"),
    [
        (UTF16, "á", (0, 9)),
        (UTF8, "á", (0, 11)),
        (UTF32, "á", (0, 8)),
        (UTF16, "b", (0, 11)),
        (UTF8, "국", (1, 9)),
        (UTF16, "next", (1, 0)),
    ],
)
def test_columns_count_units(encoding: str, words: str, place: tuple[int, int]) -> None:
    source, offset = Source("", TEXT), TEXT.index(words)
    assert position_of(source, offset, encoding) == place
    assert offset_of(source, place, encoding) == offset


@pytest.mark.parametrize(
    ("place", "words"),
    [((0, 99), "\r"), ((0, 7), "😀"), ((9, 0), ""), ((1, 2), "xt")],
)
def test_places_beside_characters(place: tuple[int, int], words: str) -> None:
    source = Source("", TEXT)
    assert TEXT[offset_of(source, place) :].startswith(words)


def test_a_span_over_two_lines() -> None:
    assert range_of(Span(Source("", TEXT), 9, 17)) == ((0, 10), (1, 4))
