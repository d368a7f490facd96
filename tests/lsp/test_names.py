"""Where names stand: declarations, uses, other names; what hovering tells.  The place is the first of some words."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.lsp.definition import definition, references
from arnakdsl.lsp.hover import hover
from arnakdsl.lsp.rename import CannotRename, rename, renamed_at
from arnakdsl.lsp.workspace import Analysis, Workspace
from arnakdsl.mending import with_edits
from arnakdsl.source import Source, Span
from tests.lsp.conftest import FILES
from tests.support import write_pack


def place(pack: Analysis, name: str, words: str) -> tuple[Source, int]:
    """The last character but one of some words of a file."""
    source = pack.sources[pack.folder / name]
    return source, source.text.index(words) + len(words) - 1


def told(pack: Analysis, spans: list[Span]) -> list[tuple[str, int]]:
    return [(Path(each.source.name).relative_to(pack.folder).as_posix(), each.position[0]) for each in spans]


CARDS, SITES, RULES, DECLARED = "cards.yaml", "sites.yaml", "rules/rules.yaml", "rules/declarations.yaml"
TURNS = "scenarios/turns.yaml"


@pytest.mark.parametrize(
    ("name", "words", "declared", "used"),
    [
        (CARDS, "  rope", [(CARDS, 2)], [(CARDS, 2), (TURNS, 2), (TURNS, 3), (SITES, 4)]),
        (SITES, "prize: rope", [(CARDS, 2)], [(CARDS, 2), (TURNS, 2), (TURNS, 3), (SITES, 4)]),
        (CARDS, "coin; draw", [(RULES, 6)], [(CARDS, 4), (CARDS, 9), (RULES, 6)]),
        (CARDS, "gain 1 gem", [(DECLARED, 3)], [(CARDS, 8), (DECLARED, 3)]),
        (RULES, "offer main", [(RULES, 2)], [(RULES, 2), (RULES, 18), (RULES, 28)]),
        (RULES, "x: row", [(DECLARED, 31)], [(DECLARED, 31), (RULES, 9), (RULES, 14), (RULES, 20), (RULES, 26)]),
        (RULES, "fill row from cards", [(DECLARED, 14)], [(DECLARED, 14), (RULES, 26)]),
        (RULES, "where colour", [(DECLARED, 16)], [(CARDS, 3), (CARDS, 6), (DECLARED, 16), (RULES, 28)]),
        (CARDS, "lamp.used", [(DECLARED, 20)], [(CARDS, 9), (DECLARED, 20), (RULES, 28)]),
        (RULES, "resolve x", [(RULES, 20)], [(RULES, 20), (RULES, 22), (RULES, 22)]),
        (RULES, "set c", [(RULES, 28)], [(RULES, 28), (RULES, 28)]),
        (RULES, "repeat n", [(RULES, 8)], [(RULES, 8), (RULES, 9)]),
        (CARDS, "card", [(DECLARED, 13)], [(CARDS, 1), (DECLARED, 13), (DECLARED, 25), (DECLARED, 29), (DECLARED, 32), (RULES, 12)]),
        (CARDS, "gain", [], []),
    ],
)  # fmt: skip
def test_names_are_found_in_all_files(
    pack: Analysis, name: str, words: str, declared: list[tuple[str, int]], used: list[tuple[str, int]]
) -> None:
    assert told(pack, definition(pack, *place(pack, name, words))) == declared
    assert sorted(told(pack, references(pack, *place(pack, name, words)))) == sorted(used)


def test_uses_without_the_declaration(pack: Analysis) -> None:
    assert told(pack, references(pack, *place(pack, CARDS, "gain 1 gem"), declarations=False)) == [(CARDS, 8)]


@pytest.mark.parametrize(
    ("name", "words", "new", "changed"),
    [
        (CARDS, "  rope", "long_rope", {CARDS: 1, SITES: 1, TURNS: 2}),
        (RULES, "  draw", "take", {CARDS: 2, RULES: 1}),
        (RULES, "  buy", "get", {RULES: 1, TURNS: 1}),
        (DECLARED, "  coin", "penny", {CARDS: 1, DECLARED: 1, RULES: 2, SITES: 1, TURNS: 1}),
        (DECLARED, "all: cards", "all_cards", {DECLARED: 1, RULES: 1}),
        (DECLARED, "  card", "sheet", {CARDS: 1, DECLARED: 4, RULES: 1}),
        (RULES, "resolve x", "it_is", {RULES: 3}),
        (RULES, "set c", "chosen", {RULES: 2}),
    ],
)
def test_a_name_is_changed_everywhere(pack: Analysis, name: str, words: str, new: str, changed: dict[str, int]) -> None:
    edits = rename(pack, *place(pack, name, words), new)
    files = [path for path, _ in told(pack, [each.span for each in edits])]
    assert {path: files.count(path) for path in dict.fromkeys(files)} == changed
    workspace = Workspace()
    for path, source in pack.sources.items():
        own = [each for each in edits if each.span.source is source]
        workspace.put(path, with_edits(source.text, own))
    assert workspace.analyse(pack.folder).findings == ()


RICH = {
    **FILES,
    "pack.yaml": """\
name: rich
language: 1
seats:
  least: 2
  most: 2
  others:
    ghost: {players: 2}
options:
  board: [north, south]
box: {site: 1}
screen:
  - each: site
    show: [prize.colour]
  - piles: [row]
    show: [points, colour]
""",
    "more.yaml": """\
only: {board: south}
card:
  hook: {colour: red, points: 2, confidence: {colour: low}}
kind:
  tool:
    any_of: [card, site]
define:
  tell:
    takes:
      t: tool
    do: if board = south and t.worth = 2 { choose { gain 1 coin as coin | gain 1 gem } }
""",
    "rules/declarations.yaml": FILES["rules/declarations.yaml"]
    .replace("    marks:\n      used: flag", "      worth: {type: number, default: 1}\n    marks:\n      used: flag")
    .replace("      prize: card", "      prize: card\n      worth: {type: number, default: 1}"),
    "scenarios/turns.yaml": """\
- scenario: a rope is used
  given:
    game: {board: south}
    round: 2
    card: {rope: {used: yes}}
  when: [buy:hook, coin]
  then: {round: 2, card: {rope: {used: yes}}, view: {p1: {card: {rope: {used: yes}}}}}
  steps:
    - then: {card: {rope: {used: yes}}}
""",
    "lang/en/texts.ftl": """\
option-buy = buy { $x } of { $x-colour }
prompt-main = what next?
member-card-used = { $owner } is used
has-card-prize = no such thing
""",
}  # fmt: skip
MORE, HEADED, TEXTS = "more.yaml", "pack.yaml", "lang/en/texts.ftl"


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Analysis:
    """A pack with options, scenarios, texts and a board."""
    return Workspace().analyse(write_pack(tmp_path_factory.mktemp("lsp") / "rich", RICH))


@pytest.mark.parametrize(
    ("name", "words", "new", "changed"),
    [
        (DECLARED, "colour", "hue", {CARDS: 2, TEXTS: 1, MORE: 2, HEADED: 2, DECLARED: 1, RULES: 1}),
        (CARDS, "lamp.used", "worn", {CARDS: 1, TEXTS: 1, DECLARED: 1, RULES: 1, TURNS: 4}),
        (TURNS, "round", "lap", {DECLARED: 1, TURNS: 2}),
        (MORE, "t.worth", "value_of", {MORE: 1, DECLARED: 2}),
        (HEADED, "prize", "gift", {HEADED: 1, DECLARED: 1, SITES: 1}),
        (DECLARED, "  site", "place_to_go", {SITES: 1, MORE: 1, HEADED: 2, DECLARED: 1}),
        (MORE, "gain 1 coin", "penny", {CARDS: 1, MORE: 1, DECLARED: 1, RULES: 2, SITES: 1}),
        (RULES, "  buy", "get", {RULES: 1, TEXTS: 1, TURNS: 1}),
        (MORE, "only: {board", "side", {MORE: 2, HEADED: 1, TURNS: 1}),
        (DECLARED, "  card", "sheet", {CARDS: 1, TEXTS: 1, MORE: 2, DECLARED: 4, RULES: 1, TURNS: 4}),
    ],
)  # fmt: skip
def test_members_and_options_are_renamed_everywhere(
    rich: Analysis, name: str, words: str, new: str, changed: dict[str, int]
) -> None:
    edits = rename(rich, *place(rich, name, words), new)
    files = [path for path, _ in told(rich, [each.span for each in edits])]
    assert {path: files.count(path) for path in dict.fromkeys(files)} == changed


def test_a_seat_keeps_its_name(rich: Analysis) -> None:
    with pytest.raises(CannotRename, match="'ghost' is a seat, which keeps its name"):
        rename(rich, *place(rich, HEADED, "ghost"), "spirit")


@pytest.mark.parametrize(
    ("name", "words", "new", "reason"),
    [
        (CARDS, "  rope", "lamp", "the name 'lamp' is taken"),
        (CARDS, "  rope", "cards", "the name 'cards' is taken"),
        (CARDS, "  rope", "Long Rope", "'Long Rope' cannot be a name: did you mean 'long_rope'?"),
        (CARDS, "  rope", "gain", "'gain' has a meaning of its own"),
        (CARDS, "  rope", "if", "'if' has a meaning of its own"),
        (CARDS, "  rope", "points", "'points' is taken: it is what 'card' calls one of its own"),
        (DECLARED, "  game", "match", "'game' means the same in every pack"),
        (DECLARED, "  row", "x", "'x' is a name in 'buy' already"),
        (RULES, "repeat n", "if", "'if' has a meaning of its own"),
        (CARDS, "gain", "get", "there is no name of this pack here"),
        (CARDS, "lamp.used", "points", "'card' calls something 'points' already"),
        (CARDS, "lamp.used", "coin", "the name 'coin' is taken"),
        (CARDS, "lamp.used", "cards", "the name 'cards' is taken"),
        (DECLARED, "round", "deck", "the name 'deck' is taken"),
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_is_refused(pack: Analysis, name: str, words: str, new: str, reason: str) -> None:
    with pytest.raises(CannotRename) as refused:
        rename(pack, *place(pack, name, words), new)
    assert str(refused.value) == reason


def test_nothing_is_renamed_while_the_pack_is_broken(small: Path) -> None:
    workspace = Workspace()
    source = workspace.put(small / CARDS, 'card:\n  rope:\n    colour: "red\n')
    with pytest.raises(CannotRename, match="cannot be read at the moment: the quote"):
        renamed_at(workspace.analyse(small), source, 8)


@pytest.mark.parametrize(
    ("name", "words", "lines"),
    [
        (CARDS, "gain", ["gain AMOUNTS", "Add to counters"]),
        (CARDS, "if", ["if COND { A } else { B }"]),
        (CARDS, "draw", ["**draw**: a define", "draw [N]", "repeat n { move top(row) to deck }", "2 uses"]),
        (SITES, "prize: rope", ["**rope**: a card of the pack", "3 uses"]),
        (RULES, "x: row", ["**row**: a pile"]),
        (RULES, "where colour", ["**colour** of `card`: printed, one of red, blue"]),
        (CARDS, "lamp.used", ["**used** of `card`: a mark, a condition"]),
        (CARDS, "card", ["**card**: a kind"]),
        (RULES, "define", ["**define**: a verb of the pack"]),
        (RULES, "    menu", ["**menu**: the menu it stands in"]),
        (DECLARED, "view", ["**view**: who sees it"]),
        (DECLARED, "all: cards\n    attributes", ["**attributes**: what is printed on each"]),
        (TURNS, "then", ["**then**: a mapping"]),
        ("pack.yaml", "seats", ["**seats**: how many play"]),
        ("pack.yaml", "least", ["**least**: the fewest players"]),
        (RULES, "menu: main", ["**main**: a menu"]),
        (RULES, "cost", ["**cost**: what must be paid"]),
        (RULES, "top", ["top(PILE)"]),
    ],
)
def test_a_word_is_explained(pack: Analysis, name: str, words: str, lines: list[str]) -> None:
    found = hover(pack, *place(pack, name, words))
    assert found is not None
    assert [each for each in lines if each not in found.text] == [], found.text


@pytest.mark.parametrize(
    ("text", "words", "line"),
    [
        ("card:\n  rope:\n    colour: red # arnakc: ignore[AK040]\n", "AK040", "AK040 comment-in-text"),
        ("card:\n  rope:\n    colour: red\n    effect: gain 1 coinn\n", "coinn", "**AK202 unknown-resource**: "),
    ],
)
def test_a_code_and_a_mistake_are_explained(small: Path, text: str, words: str, line: str) -> None:
    workspace = Workspace()
    source = workspace.put(small / CARDS, text)
    found = hover(workspace.analyse(small), source, text.index(words) + 1)
    assert found is not None
    assert (found.span.text, line in found.text) == (words, True), found.text


def test_a_verb_is_explained_in_a_broken_file(small: Path) -> None:
    workspace = Workspace()
    workspace.analyse(small)
    source = workspace.put(small / CARDS, 'card:\n  rope:\n    colour: "red\n    effect: gain 1 coin\n    name: gain\n')
    pack = workspace.analyse(small)
    found = hover(pack, source, source.text.index("gain") + 1)
    assert found is not None
    assert "gain AMOUNTS" in found.text
    assert hover(pack, source, source.text.rindex("gain") + 1) is None


def test_a_card_is_told_in_words() -> None:
    pack = Workspace().analyse(Path(__file__).parents[2] / "content" / "kiln")
    path = next(path for path in pack.sources if path.name == "orders.yaml" and path.parent.name == "things")
    entry = next(each for each in pack.entries.values() if each.id_span.source is pack.sources[path])
    found = hover(pack, pack.sources[path], entry.id_span.start)
    assert found is not None
    assert pack.texts is not None
    assert pack.texts.text(entry.id) in found.text
