"""What an offered option would do: its sentence, what changes, what cannot be known, who is asked next."""

from __future__ import annotations

from typing import Any

import pytest

from arnakdsl.api import default_content
from tests.why.test_reasons import ROW, game_at, own

CHANGES: list[tuple[dict[str, Any], list[str], str, list[str], tuple[str, ...], str]] = [
    # position, choices, option: some of what changes, what is not known, what is asked then
    ({"p1": own(coin=3, hand=["funding_car"]), "row": ROW}, [], "buy:hat",
     ["hat: row.items -> p1.deck", "p1.coin: 3 -> 2", "p1.action: 1 -> 0"], (),
     'Then you are asked: "Choose what to do in your turn".'),
    ({"p1": own(coin=3), "row": ROW}, [], "buy:hat", ["hat: row.items -> p1.deck", "item_deck: 35 -> 34"], ("row.items",),
     "What is asked then is not known before."),
    ({"p1": own(hand=["funding_car", "fear"])}, [], "play:funding_car",
     ["funding_car: p1.hand -> p1.play", "p1.coin: 0 -> 1"], (), 'Then you are asked: "Choose what to do in your turn".'),
    ({"p1": own(assistants=["asst_draw"], deck=["hat", "axe"])}, [], "assistant:asst_draw",
     ["p1.deck: 2 -> 1", "p1.hand: 2 -> 3", "assistant.asst_draw.used: no -> yes"], ("p1.hand",),
     "What is asked then is not known before."),
    ({"p1": own()}, [], "dig:camp_coins:1",
     ["fear: p1.hand -> p1.play", "p1.coin: 0 -> 2", "p1.figure: 2 -> 1", "space.camp_coins:1.figure: - -> p1"], (),
     "Then p2 chooses."),
    ({"p1": own(hand=["army_knife", "fear"])}, [], "play:army_knife", ["army_knife: p1.hand -> p1.play"], (),
     'Then you are asked: "Choose two different: exile a card from your hand or your play area, or return a Fear tile; '
     'gain 1 coin; gain 1 compass; or gain 1 tablet".'),
]  # fmt: skip


@pytest.mark.parametrize(("position", "choices", "option", "changes", "unsure", "then"), CHANGES)
def test_an_offered_option_is_told_by_its_changes(
    position: dict[str, Any], choices: list[str], option: str, changes: list[str], unsure: tuple[str, ...], then: str
) -> None:
    why = game_at(position, choices, default_content(), players=2, seed=1).why(option)
    lines = [str(each) for each in why.changes]
    assert why.offered
    assert [each for each in changes if each not in lines] == []
    assert (why.unsure, why.then) == (unsure, then)


def test_the_text_has_the_sentence_the_changes_and_what_comes_then() -> None:
    why = game_at({"p1": own(hand=["funding_car", "fear"])}, [], default_content(), players=2, seed=1).why(
        "play:funding_car"
    )
    assert why.text.splitlines() == [
        "play:funding_car: Play Funding: gain 1 coin",
        "  funding_car: p1.hand -> p1.play",
        "  p1.coin: 0 -> 1",
        '  Then you are asked: "Choose what to do in your turn".',
    ]
