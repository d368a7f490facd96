"""What the code of a game is free of, as long as nothing in its pack needs it."""

from __future__ import annotations

from pathlib import Path

import pytest

import arnakdsl
from tests.support import write_pack

RULES = """\
resource: {coin: }
kind:
  card: {all: cards, home: deck}
pile:
  deck: {of: [card], view: none}
  hand: {of: [card], owner: player, view: owner}
action:
  play:
    for: {x: hand}
    do: move x to deck; gain 1 coin
  wait: {do: nothing}
procedure:
  set_up: {do: "fill deck from cards; shuffle deck; each player { move 2 from deck to hand }"}
  rounds: {do: "repeat 9 { each player { offer play or wait } }"}
card:
  one:
  two:
"""


@pytest.mark.parametrize(("copies", "looks_twice"), [("1", False), ("0", False), ("2", True), ("players", True)])
def test_equal_things_are_looked_for_only_where_there_are_some(tmp_path: Path, copies: str, looks_twice: bool) -> None:
    text = RULES + f"  more: {{copies: {copies}}}\n"
    game = arnakdsl.load(write_pack(tmp_path, {"rules.yaml": text})).new_game(players=2, seed=1)
    assert ("not in o" in game.program.source) == looks_twice
