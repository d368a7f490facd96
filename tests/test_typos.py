"""One wrong letter in the packaged content gives one finding, on the word, with what was meant."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import arnakdsl
from arnakdsl.api import default_content
from tests.typos.judging import Judge
from tests.typos.mutants import chosen
from tests.typos.places import Places
from tests.typos.report import Result, figures, result

ITEMS, ARTIFACTS, DECLARED = "cards/items.yaml", "cards/artifacts.yaml", "rules/declarations.yaml"
ACTIONS, DEFINED, BIRD = "rules/actions.yaml", "rules/definitions.yaml", "sites/bird.yaml"

TYPOS = [  # file        what stands there                         what is written instead           the word   what was meant
    (ITEMS, "effect: gain 1 coin, 1 compass", "effect: gain 1 coin, 1 compas", "compas", "compass"),
    (ITEMS, "cost: 1 coin", "cost: 1 coim", "coim", "coin"),
    (ITEMS, "effect: exile_card; gain 1 tablet", "effect: exile_crad; gain 1 tablet", "exile_crad", "exile_card"),
    (ARTIFACTS, "effect: gain 1 arrowhead; set me.masked", "effect: gian 1 arrowhead; set me.masked", "gian", "gain"),
    (BIRD, "site: bird_l2_1", "site: bird_l2_l", "bird_l2_l", None),
    (ITEMS, "points: 1", "pionts: 1", "pionts", "points"),
    (ITEMS, "travel: 1 plane", "travel: 1 plaen", "plaen", "plane"),
    (DEFINED, "do: move pick hand as card to play", "do: move pick hand as card to paly", "paly", "play"),
    (DEFINED, "do: move top(deck) to hand", "do: move top(dekc) to hand", "dekc", "deck"),
    (ACTIONS, "x: hand where timing = main", "x: hand where timing = mian", "mian", "main"),
    (ACTIONS, "do: arrive_magnifier x", "do: arive_magnifier x", "arive_magnifier", "arrive_magnifier"),
    (DECLARED, "pays: [boot]", "pays: [boto]", "boto", "boot"),
]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The packaged content without its scenarios, whose names are not looked up beside a mistake."""
    return Path(shutil.copytree(default_content(), tmp_path / "arnak", ignore=shutil.ignore_patterns("scenarios")))


def spoilt(pack: Path, name: str, old: str, new: str) -> tuple[int, int]:
    """Write `new` for the first `old`; where the first changed character stands."""
    path = pack / name
    text = path.read_text(encoding="utf-8")
    at = text.find(old)
    if at < 0:
        pytest.fail(f"{name} no longer holds {old!r}")
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


@pytest.mark.parametrize(("name", "old", "new", "word", "meant"), [each for each in TYPOS if "dekc" not in each[2]])
def test_one_wrong_letter_is_one_finding(
    pack: Path, name: str, old: str, new: str, word: str, meant: str | None
) -> None:
    line, column = spoilt(pack, name, old, new)
    report = arnakdsl.check(pack)
    assert [each.span.text for each in report] == [word]
    (finding,) = report
    assert finding.span.position == (line, column + new.index(word))
    assert meant is None or f"'{meant}'" in finding.hint


@pytest.mark.parametrize(("old", "new"), [("points: 1", "points: 1o"), ("cost: 1 coin", "cost: 1x coin")])
def test_a_letter_in_a_number_is_one_finding(pack: Path, old: str, new: str) -> None:
    line, _ = spoilt(pack, ITEMS, old, new)
    (finding,) = arnakdsl.check(pack)
    assert finding.span.position[0] == line


STYLES = {
    "plain": "    effect: gain 1 coin; gain 1 compas\n",
    "several lines": "    effect: gain 1 coin;\n      gain 1\n      compas\n",
    "single quotes": "    effect: 'gain 1 coin; gain 1 compas'\n",
    "double quotes": '    effect: "gain\\x20\\u0031 coin;\\\n      \\ gain 1 compas"\n',
    "literal": "    effect: |\n      gain 1 coin;\n      gain 1 compas\n",
    "folded": "    effect: >-\n      gain 1 coin;\n      gain 1 compas\n",
    "anchored": "    effect: &same gain 1 coin; gain 1 compas\n",
}


@pytest.mark.parametrize("style", STYLES)
def test_the_same_typo_is_found_in_every_scalar_style(pack: Path, style: str) -> None:
    path = pack / ITEMS
    text = path.read_text(encoding="utf-8")
    at = text.index("    effect: gain 1 coin, 1 compass\n")
    new = text[:at] + STYLES[style] + text[at + len("    effect: gain 1 coin, 1 compass\n") :]
    path.write_text(new, encoding="utf-8")
    (finding,) = arnakdsl.check(pack)
    where = new.index("compas", at)
    assert finding.code.id == "AK202"
    assert finding.span.text == "compas"
    assert finding.span.position == (new.count("\n", 0, where) + 1, where - new.rfind("\n", 0, where))
    assert "'compass'" in finding.hint


# ---------------------------------------------------------------- mistakes by chance

SEED = 1


def judged(number: int, quick: bool) -> list[Result]:
    judge = Judge(default_content(), quick)
    mutants = chosen(Places(default_content()).all(), number, SEED)
    return [result(each, judge.verdict(each)) for each in mutants]


def test_a_mistake_by_chance_is_found_where_it_was_made() -> None:
    of = figures(judged(30, quick=True))
    assert of.mutants == 30
    assert of.on_line >= 0.97
    assert of.on_token >= 0.9
    assert of.mean <= 1.2
    assert of.most <= 3


@pytest.mark.full
def test_five_hundred_mistakes_are_found_where_they_were_made() -> None:
    found = judged(500, quick=False)
    of = figures(found)
    assert of.legal <= 0.1 * of.mutants
    assert [(each.where, each.change, each.trouble) for each in found if each.trouble] == []
    assert of.on_line >= 0.97
    assert of.on_token >= 0.9
    assert of.mean <= 1.2
    assert of.most <= 5
