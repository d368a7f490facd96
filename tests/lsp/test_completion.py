"""What can be written at a place, also in broken text.  `@` is the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.lsp.completion import completions
from arnakdsl.lsp.context import spot_at
from arnakdsl.lsp.workspace import Analysis


def labels(pack: Analysis, name: str, marked: str) -> dict[str, str]:
    """What is offered, in its order, each with what would be written."""
    offset = marked.index("@")
    text = marked[:offset] + marked[offset + 1 :]
    found = completions(pack, pack.folder / name, text, offset)
    assert text[found.start : found.end].isidentifier() or found.start == found.end
    return {each.label: each.insert or each.label for each in sorted(found.items, key=lambda each: each.rank)}


CARD = "card:\n  rope:\n    effect: "


@pytest.mark.parametrize(
    ("path", "is_key", "text", "marked"),
    [
        ((), True, "ca", "ca@"),
        (("card",), True, "", "card:\n  @"),
        (("card", "rope"), True, "eff", "card:\n  rope:\n    eff@\n    name: x\n"),
        (("card", "rope", "effect"), False, "gain 1", "card:\n  rope:\n    effect: gain 1@ coin\n"),
        (("card", "rope", "effect"), False, "gain 1", "card:\r\n  rope:\r\n    effect: gain 1@\r\n"),
        (("card", "rope", "effect"), False, "gain", "card:\n  rope:\n    effect: 'gain@\n"),
        (("card", "rope", "effect"), False, "\n      gain 1;\n      ", "card:\n  rope:\n    effect:\n      gain 1;\n      @"),
        (("card", "rope", "effect"), False, "      a; b {\n        c", "card:\n  rope:\n    effect: |\n      a; b {\n        c@\n      }\n"),
        (("card", "rope", "effect"), False, "", "card:\n  rope: # why\n    effect: @"),
        (("kind", "card", "attributes", "p"), True, "ty", "kind:\n  card:\n    attributes:\n      p: {ty@}\n"),
        (("kind", "card", "attributes", "p", "type"), False, "nu", "kind:\n  card:\n    attributes:\n      p: {default: 0, type: nu@}\n"),
        (("pile", "row", "of"), False, "ca", "pile:\n  row:\n    of: [site, ca@]\n"),
        (("pile", "row", "of"), False, "ca", "pile:\n  row:\n    of:\n      - site\n      - ca@\n"),
    ],
)  # fmt: skip
def test_a_place_is_known_from_lines_alone(path: tuple[str, ...], is_key: bool, text: str, marked: str) -> None:
    offset = marked.index("@")
    spot = spot_at(marked.replace("@", ""), offset, lambda path: path[-1:] == ("effect",))
    assert (spot.path, spot.is_key, spot.text.lstrip()) == (path, is_key, text.lstrip())


@pytest.mark.parametrize(
    ("name", "marked", "first"),
    [
        ("cards.yaml", "@", {"card": "card:\n  $0", "action": "action:\n  $0"}),
        ("cards.yaml", "card:\n  new:\n    @", {"colour": "colour: ", "effect": "effect: ", "source": "source: "}),
        ("cards.yaml", "card:\n  new:\n    colour: @", {"red": "red", "blue": "blue"}),
        ("cards.yaml", "card:\n  new:\n    confidence: @", {"high": "high"}),
        ("sites.yaml", "site:\n  cave:\n    prize: @", {"rope": "rope", "lamp": "lamp"}),
        ("x.yaml", "pile:\n  x:\n    of: [@", {"card": "card", "site": "site"}),
        ("x.yaml", "pile:\n  x:\n    view: @", {"owner": "owner", "none": "none"}),
        ("x.yaml", "kind:\n  x:\n    attributes:\n      y: @", {"number": "number", "cards": "cards", "pile": "pile"}),
        ("x.yaml", "action:\n  x:\n    menu: @", {"main": "main"}),
        ("pack.yaml", "@", {"seats": "seats: ", "options": "options: "}),
        ("pack.yaml", "seats:\n  @", {"least": "least: ", "most": "most: "}),
        ("pack.yaml", "findings:\n  @", {"AK040": "AK040: "}),
        ("scenarios/x.yaml", "- @", {"scenario": "scenario: ", "given": "given: "}),
        # effects
        ("cards.yaml", CARD + "@", {"gain": "gain ${1:amounts}", "draw": "draw", "trash": "trash ${1:c} from ${2:place}"}),
        ("cards.yaml", CARD + "gain 1 coin; dr@", {"draw": "draw", "may": "may $0"}),
        ("cards.yaml", CARD + "if deck { @", {"move": "move ${1:thing} to ${2:target}"}),
        ("cards.yaml", CARD + "gain @", {"coin": "${1:1} coin", "boot": "${1:1} boot"}),
        ("cards.yaml", CARD + "gain 2 @", {"coin": "coin", "gem": "gem", "boot": "boot"}),
        ("cards.yaml", CARD + "gain 2 coin, 1 g@", {"gem": "gem"}),
        ("cards.yaml", CARD + "move top(row) @", {"to": "to", "from": "from"}),
        ("cards.yaml", CARD + "move top(row) to @", {"deck": "deck", "row": "row"}),
        ("cards.yaml", CARD + "trash @", {"rope": "rope", "lamp": "lamp"}),
        ("cards.yaml", CARD + "move this.@", {"colour": "colour", "points": "points", "used": "used"}),
        ("cards.yaml", CARD + "let c = pick row; move c.@", {"colour": "colour", "used": "used"}),
        ("cards.yaml", CARD + "each s in sites { gain s.@", {"reward": "reward", "prize": "prize"}),
        ("cards.yaml", CARD + "each s in sites { gain s.prize.@", {"colour": "colour"}),
        ("cards.yaml", CARD + "let c = pick row where @", {"colour": "colour", "used": "used"}),
        ("cards.yaml", CARD + "let c = pick row where colour = @", {"red": "red", "blue": "blue"}),
        ("cards.yaml", CARD + "gain 1 coin +; me.@", {"coin": "coin", "deck": "deck"}),
        ("rules/rules.yaml", "action:\n  buy:\n    cost: 1 @", {"coin": "coin"}),
        ("rules/rules.yaml", "action:\n  buy:\n    do: resolve x.@", {"effect": "effect"}),
        ("rules/rules.yaml", "define:\n  trash:\n    do: move c.@", {"used": "used"}),
        ("rules/rules.yaml", "procedure:\n  rounds:\n    do: |\n      @", {"rounds": "rounds", "draw": "draw"}),
        ("rules/rules.yaml", "procedure:\n  rounds:\n    do: |\n      offer @", {"main": "main", "buy": "buy"}),
        # what fits comes first
        ("cards.yaml", CARD + "each c in cards where @", {"colour": "colour"}),
        ("scenarios/x.yaml", "- given:\n    game: {@", {"players": "players: ", "seed": "seed: "}),
        ("scenarios/x.yaml", "- given:\n    game: {players: @", {"1": "1", "2": "2"}),
        ("scenarios/x.yaml", "- given:\n    p1: {co@", {"coin": "coin: ", "deck": "deck: "}),
        ("scenarios/x.yaml", "- given:\n    p1:\n      deck: [@", {"rope": "rope", "lamp": "lamp"}),
        ("scenarios/x.yaml", "- given:\n    card: {rope: {@", {"used": "used: "}),
        ("scenarios/x.yaml", "- when: [@", {"buy": "buy:"}),
        ("scenarios/x.yaml", "- when: [buy:r@", {"rope": "rope"}),
        ("scenarios/x.yaml", "- then:\n    options: {exactly: [b@", {"buy": "buy:"}),
        ("pack.yaml", "findings:\n  AK040: @", {"ignore": "ignore"}),
        ("cards.yaml", "card:\n  new:\n    only: {players: @", {"1": "1", "2": "2"}),
        # broken files
        ("cards.yaml", 'card:\n  lamp:\n    name: "Lamp\n  rope:\n    effect: gain 1 @', {"coin": "coin"}),
        ("cards.yaml", "card\n  rope:\n   x: [\n" + CARD + "gain 1 coin; @\n  ]:", {"draw": "draw"}),
    ],
)  # fmt: skip
def test_what_fits_is_offered(pack: Analysis, name: str, marked: str, first: dict[str, str]) -> None:
    found = labels(pack, name, marked)
    assert {label: found.get(label) for label in first} == first


@pytest.mark.parametrize(
    ("name", "marked", "others"),
    [
        ("cards.yaml", "card:\n  rope:\n    @", {"effect", "colour"}),  # they are there already
        ("cards.yaml", CARD + "move top(row) to deck @", {"to"}),
        ("cards.yaml", CARD + "set @", {"to"}),
        ("cards.yaml", CARD + "gain 2 @", {"draw", "deck", "rope"}),
        ("cards.yaml", CARD + "draw; @", {"rounds", "coin"}),
        ("cards.yaml", CARD + "let c = pick row where colour = red; gain c.@", {"coin"}),
    ],
)
def test_what_does_not_fit_is_not_offered(pack: Analysis, name: str, marked: str, others: set[str]) -> None:
    assert not others & labels(pack, name, marked).keys()


@pytest.mark.parametrize(
    ("effect", "first", "later"),
    [
        ("let c = pick @", {"deck", "cards", "sites"}, {"round", "me", "rope"}),
        ("each c in @", {"deck", "row", "cards"}, {"round", "me"}),
        ("if @", {"round"}, {"deck", "me", "rope"}),
        ("if round >= @", {"round"}, {"deck", "me"}),
        ("if not @", {"round"}, {"deck"}),
        ("if deck is @", {"card", "site"}, {"deck", "me"}),
        ("repeat @", {"round"}, {"deck", "me"}),
        ("repeat count(@", {"deck", "cards"}, {"round"}),
        ("move top(@", {"deck", "row"}, {"cards", "round"}),
        ("each c in cards where @", {"colour", "used"}, {"round", "deck"}),
        ("each c in cards where colour = red and @", {"points", "used"}, {"round", "deck"}),
        ("each c in cards by @", {"points"}, {"round", "deck"}),
    ],
)
def test_what_fits_comes_first(pack: Analysis, effect: str, first: set[str], later: set[str]) -> None:
    marked = CARD + effect
    found = completions(pack, pack.folder / "cards.yaml", marked.replace("@", ""), len(marked) - 1)
    meant = {each.label for each in found.items if each.rank == "1"}
    assert first <= meant
    assert later <= {each.label for each in found.items} - meant


def test_every_place_of_every_file_has_an_answer(pack: Analysis) -> None:
    for path, source in pack.sources.items():
        for offset in range(0, len(source.text) + 1, 3):
            completions(pack, path, source.text[:offset], offset)


def test_the_pack_is_sound(pack: Analysis) -> None:
    assert pack.findings == ()


def test_a_file_elsewhere_has_no_pack(tmp_path: Path) -> None:
    from arnakdsl.lsp.workspace import Workspace

    workspace = Workspace()
    workspace.put(tmp_path / "notes.yaml", "card: x")
    assert workspace.analysis(tmp_path / "notes.yaml") is None
