"""A small pack whose files are open in an editor."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.lsp.workspace import Analysis, Workspace
from tests.support import write_pack

FILES = {
    "rules/declarations.yaml": """\
resource:
  coin:
  gem:

icon:
  boot:

kind:
  game:
    marks:
      round: number
  player:
  card:
    all: cards
    attributes:
      colour: {type: [red, blue]}
      points: {type: number, default: 0}
      effect: {type: effect, optional: yes}
    marks:
      used: flag
  site:
    all: sites
    attributes:
      reward: effect
      prize: card

pile:
  deck:
    of: [card]
    owner: player
  row:
    of: [card]
    view: all
""",
    "rules/rules.yaml": """\
menu:
  main:

define:
  # A card of the pack is drawn.
  draw:
    takes:
      n: {type: number, default: 1}
    do: repeat n { move top(row) to deck }
  trash:
    takes:
      c: card
      from place: pile
    do: move c from place to row

action:
  buy:
    menu: main
    for:
      x: row
    cost: 2 coin
    do: move x to deck; resolve x.effect

procedure:
  set_up:
    do: fill row from cards; each player { gain 3 coin }
  rounds:
    do: each player { offer main; let c = pick deck where colour = red; set c.used }
""",
    "cards.yaml": """\
card:
  rope:
    colour: red
    effect: gain 1 coin; draw 2
  lamp:
    colour: blue
    effect: |
      gain 1 gem;
      if lamp.used { draw }
""",
    "sites.yaml": """\
site:
  cave:
    reward: gain 2 coin
    prize: rope
""",
    "scenarios/turns.yaml": """\
- scenario: a rope is bought
  when: [buy:rope]
  then: {p1: {coin: 2, deck: [rope]}}
""",
}


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pack."""
    return write_pack(tmp_path_factory.mktemp("lsp") / "small", FILES)


@pytest.fixture(scope="session")
def pack(small: Path) -> Analysis:
    """What is known of the pack."""
    return Workspace().analyse(small)
