"""What can be played and is hardly meant: found at its characters, and not where it is meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.api import understood
from arnakdsl.findings import Finding, Severity
from arnakdsl.loading import load
from tests.support import HEAD, write_pack

POND = """
resource:
  pebble:
  shell:
  pearl:
kind:
  game:
    marks: {day: number}
  player:
    marks: {pad: pad, wet: flag}
  pad:
    all: pads
    attributes:
      depth: number
      next: {type: pads, default: nothing}
      price: {type: cost, default: nothing}
  fly:
    all: flies
    attributes:
      size: number
      bite: {type: effect, optional: yes}
pile:
  air: {of: [fly], view: none}
  mouth: {of: [fly], owner: player, view: all}
menu:
  main:
  quick:
    beside: day = 1
action:
  catch:
    menu: main
    for: {x: mouth}
    do: resolve x.bite
  end:
    menu: main
    do: nothing
procedure:
  set_up:
    do: |
      fill air from flies; shuffle air;
      each player { set me.pad to shore; gain 2 pebble; move 1 from air to mouth }
  rounds:
    do: set day to 1; each player { offer main }
pad:
  shore: {depth: 0}
fly:
  gnat: {size: 1, bite: gain 1 shell}
"""


def found(folder: Path, text: str, head: str = "") -> list[Finding]:
    """What is found in the pond with more entries."""
    _, _, findings = understood(load(write_pack(folder, {"pond.yaml": POND, "more.yaml": text}, HEAD + head)))
    assert all(each.severity is Severity.WARNING for each in findings), findings
    return findings


def places(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(each.code.id, each.span.text) for each in findings]


def test_the_pond_is_fine(tmp_path: Path) -> None:
    assert found(tmp_path, "") == []


BOXES = [  # box              code     characters
    ("{fly: 2}", "AK549", "2"),
    ("{flyy: 2}", "AK104", "flyy"),
    ("{fly: 1}", None, None),
    ("{fly: 1, pad: 3}", "AK549", "3"),
]


@pytest.mark.parametrize(("box", "code", "at"), BOXES)
def test_the_box_has_what_the_entries_make(tmp_path: Path, box: str, code: str | None, at: str | None) -> None:
    files = {"pond.yaml": POND}
    _, _, findings = understood(load(write_pack(tmp_path, files, f"{HEAD}box: {box}\n")))
    assert places(findings) == ([(code, at)] if code else [])


def test_the_box_counts_the_game_that_has_the_most(tmp_path: Path) -> None:
    text = """
fly:
  moth: {size: 2, copies: players}
  bee: {size: 3, only: {wind: calm}}
  wasp: {size: 3, copies: 3, only: {wind: wild}}
"""
    assert found(tmp_path, text, "options: {wind: [calm, wild]}\nbox: {fly: 6}\n") == []


def define(takes: str, do: str) -> str:
    return f"define:\n  gulp:\n    takes: {{{takes}}}\n    do: {do}\n"


HIDING = [  # arguments           effect                                            code     characters
    ("air: number", "gain air shell", "AK547", "air"),
    ("to flies: pile", "move air to flies", "AK547", "flies"),
    ("n: number", "let n = n + 1; gain n shell", "AK547", "n"),
    ("n: number", "let day = 2; gain day * n shell", "AK547", "day"),
    ("n: number", "each gnat in mouth { resolve gnat.bite; gain n shell }", "AK547", "gnat"),
    ("size: number", "gain count(mouth where size = 1) shell", "AK547", "size"),
    ("n: number, to place: pile", "move n from air to mouth", "AK548", "place"),
]
FINE = [
    ("size: number", "gain size shell"),
    ("wet: number", "gain wet shell"),
    ("size: number", "gain count(mouth where it.bite) + size shell"),
    ("n: number", "each x in mouth { resolve x.bite }; each x in mouth { gain n shell }"),
    ("n: number", "if n > 1 { let m = n; gain m shell } else { let m = 1; gain m shell }"),
]


@pytest.mark.parametrize(("takes", "do", "code", "at"), HIDING)
def test_a_name_that_hides_another_is_found(tmp_path: Path, takes: str, do: str, code: str, at: str) -> None:
    assert places(found(tmp_path, define(takes, do))) == [(code, at)]


def test_a_candidate_that_hides_a_pile_is_found(tmp_path: Path) -> None:
    text = "action:\n  gulp:\n    for: {air: mouth}\n    do: resolve air.bite\n"
    assert places(found(tmp_path, text)) == [("AK547", "air")]


@pytest.mark.parametrize(("takes", "do"), FINE)
def test_a_name_that_hides_nothing_is_fine(tmp_path: Path, takes: str, do: str) -> None:
    assert found(tmp_path, define(takes, do)) == []
