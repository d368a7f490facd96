"""Every example of docs/language.md: entries check clean, effects ask what the page says."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import arnakdsl
from arnakdsl.cli import main
from arnakdsl.functions import FUNCTIONS
from arnakdsl.manual import FORM_MANUALS, FUNCTION_MANUALS
from arnakdsl.schema import LANGUAGE_KINDS
from arnakdsl.verbs import VERBS

PAGE = Path(__file__).parents[2] / "docs" / "language.md"
BASE = Path(__file__).parent / "base"
TRIAL = "trial:\n  now:\n    effect: |\n"


def blocks(language: str) -> Iterator[str]:
    """The fenced blocks of the page in a language."""
    return (
        each[1]
        for each in re.finditer(rf"^```{language}\n(.*?)^```$", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )


def pack(folder: Path) -> Path:
    """The base pack with all entries of the page."""
    where = folder / "orchard"
    shutil.copytree(BASE, where)
    for number, block in enumerate(blocks("yaml")):
        if block.startswith("# pack\n"):
            (where / f"page_{number}.yaml").write_text(block, encoding="utf-8")
    return where


def cases(language: str = "asks") -> list[tuple[str, str]]:
    """Effects with what they ask, or do: pairs of lines."""
    lines = [line for block in blocks(language) for line in block.splitlines()]
    return list(zip(lines[::2], (line.strip() for line in lines[1::2]), strict=True))


def asked(where: Path, effect: str) -> str:
    """The ids of each decision when the first option is taken."""
    (where / "trial.yaml").write_text(f"{TRIAL}      {effect}\n", encoding="utf-8")
    game = arnakdsl.load(where).new_game(players=2, seed=1)
    found = []
    while game.decision is not None:
        found.append(", ".join(each.id for each in game.decision.options))
        game.choose(0)
    return " then ".join(found) or "no decision"


def test_the_entries_check_clean(tmp_path: Path) -> None:
    report = arnakdsl.check(pack(tmp_path))
    assert [f"{each.code.id} {each.message} {each.span.text}" for each in report] == []


def test_every_block_is_checked() -> None:
    """No fenced block of the page is left out, and there are enough examples."""
    fences = re.findall(r"^```(\S+)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert set(fences) <= {"yaml", "asks", "does", "wrong", "text", "ftl", "says"}
    assert all(block.startswith(("# pack\n", "# scenarios/")) for block in blocks("yaml"))
    assert len(cases()) >= 20


@pytest.mark.parametrize(("effect", "asks"), cases())
def test_an_effect_asks_what_the_page_says(tmp_path: Path, effect: str, asks: str) -> None:
    assert asked(pack(tmp_path), effect) == asks


# ---------------------------------------------------------------- what effects change


def shown(value: object) -> str:
    """A value of a view as the page writes it."""
    if isinstance(value, list):
        return " ".join(each or "gap" for each in value) or "empty"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def changed(where: Path, effect: str) -> str:
    """What is different in the view after an effect, of the first player and of the game; the pile it is drawn from aside."""
    views = []
    for each in ("nothing", effect):
        (where / "trial.yaml").write_text(f"{TRIAL}      {each}\n", encoding="utf-8")
        game = arnakdsl.load(where).new_game(players=2, seed=1)
        assert game.over, "it asks"
        views.append(game.view(None))
    before, after = views
    own = [f"{name} {shown(value)}" for name, value in after["p1"].items() if value != before["p1"][name]]
    aside = ("p1", "shed", "hidden_reads")
    game = [
        f"game {name} {shown(value)}" for name, value in after.items() if name not in aside and value != before[name]
    ]
    return ", ".join([*own, *game]) or "no change"


@pytest.mark.parametrize(("effect", "does"), cases("does"))
def test_an_effect_does_what_the_page_says(tmp_path: Path, effect: str, does: str) -> None:
    assert changed(pack(tmp_path), effect) == does


# ---------------------------------------------------------------- what effects say


@pytest.mark.parametrize(("effect", "says"), cases("says"))
def test_an_effect_says_what_the_page_says(tmp_path: Path, effect: str, says: str) -> None:
    where = pack(tmp_path)
    words = where / "lang" / "en" / "words.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("\n".join(blocks("ftl")), encoding="utf-8")
    (where / "trial.yaml").write_text(f"{TRIAL}      {effect}\n", encoding="utf-8")
    report = arnakdsl.check(where)
    assert [each.message for each in report if each.code.id != "AK601"] == []
    assert arnakdsl.load(where).text("now") == says


# ---------------------------------------------------------------- what is found


@pytest.mark.parametrize("block", list(blocks("wrong")))
def test_a_mistake_is_found_on_its_line(tmp_path: Path, block: str) -> None:
    where = pack(tmp_path)
    (where / "zz_wrong.yaml").write_text(re.sub(" *# AK.*", "", block), encoding="utf-8")
    expected = [(number, line[-5:]) for number, line in enumerate(block.splitlines(), 1) if "# AK" in line]
    assert [(each.span.position[0], each.code.id) for each in arnakdsl.check(where)] == expected


# ---------------------------------------------------------------- scenarios


def scenarios(folder: Path) -> Path:
    """The pack of the page with its scenarios, played by the procedure `day`."""
    where = pack(folder)
    rules = where / "rules.yaml"
    rules.write_text(
        re.sub(r"(rounds:\n    do: )\|\n.*", r"\1day\n", rules.read_text("utf-8"), flags=re.DOTALL), encoding="utf-8"
    )
    for block in blocks("yaml"):
        if block.startswith("# scenarios/"):
            file = where / block.split("\n", 1)[0].removeprefix("# ")
            file.parent.mkdir(exist_ok=True)
            file.write_text(block, encoding="utf-8")
    return where


def output_of(where: Path, file: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(where)
    return CliRunner().invoke(main, ["test", file]).output


def test_the_scenarios_check_clean(tmp_path: Path) -> None:
    assert list(arnakdsl.check(scenarios(tmp_path))) == []


@pytest.mark.parametrize("file", ["market", "views"])
def test_the_scenario_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    assert output_of(scenarios(tmp_path), f"scenarios/{file}.yaml", monkeypatch) == "1 scenario passed\n"


def test_the_failing_scenario_fails_as_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (expected,) = blocks("text")
    assert output_of(scenarios(tmp_path), "scenarios/failing.yaml", monkeypatch) == expected


# ---------------------------------------------------------------- nothing is missing


def test_the_table_of_kinds_is_the_one_of_the_language() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| [^|]+ \| (.*) \|$",
        PAGE.read_text("utf-8").split("## Kinds of entries")[1].split("## ")[0],
        re.MULTILINE,
    )
    fields = {
        kind: [f"**`{name}`**" if field.required else f"`{name}`" for name, field in each.items()]
        for kind, each in LANGUAGE_KINDS.items()
    }
    assert dict(rows) == {kind: ", ".join(each) for kind, each in fields.items()}


def test_every_verb_function_and_type_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    verbs = text.split("## Verbs of the language")[1].split("## ")[0]
    assert [verb for verb in VERBS if not re.search(rf"^\|.*`{verb}\b", verbs, re.MULTILINE)] == []
    assert [name for name in FUNCTIONS if f"`{name}(" not in text] == []
    types = ("number", "flag", "seat", "cost", "icons", "effect", "text", "pile")
    assert [name for name in types if f"`{name}`" not in text] == []


def test_the_functions_are_described_as_in_their_manual() -> None:
    rows = re.findall(r"^\| (`\w+\(.*) \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    told = {name: text for cell, text in rows for name in re.findall(r"`(\w+)\(", cell)}
    assert told == {name: each.text for name, each in FUNCTION_MANUALS.items()}


def test_every_form_of_step_is_on_the_page() -> None:
    forms = PAGE.read_text("utf-8").split("| form | meaning |")[1].split("\n\n")[0]
    assert [name for name in FORM_MANUALS if f"{name} " not in forms] == []
