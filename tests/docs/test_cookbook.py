"""The recipes of the cookbook, all in one pack: it checks clean, does what the scenarios say, and says what the page says."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path

import pytest
from arnakrt import Ruleset
from click.shell_completion import get_completion_class
from click.testing import CliRunner

import arnakdsl
from arnakdsl import api
from arnakdsl.cli import main
from arnakdsl.loading import load_pack
from arnakdsl.model import Model
from arnakdsl.say.texts import Texts
from arnakdsl.scenarios import run_scenarios, scenario_files
from tests.docs.walk import blocks, commands, fits

PAGE = (Path(__file__).parents[2] / "docs" / "cookbook.md").read_text("utf-8")
HEAD, *RECIPES = re.split(r"^## ", PAGE, flags=re.MULTILINE)
FILES = [(head.split()[1], text) for head, text in blocks(PAGE) if head.startswith(("yaml ", "ftl "))]
ALL = {"leaders": "with", "hunt": "on"}


def changed(text: str, change: str) -> str:
    """A text with a change of the page made in it."""
    old, new = ("".join(line[1:] for line in change.splitlines(True) if line[0] != sign) for sign in "+-")
    assert text.count(old) == 1, old
    return text.replace(old, new)


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the content with every recipe, in two languages, without scenarios but those of the recipes."""
    where = tmp_path_factory.mktemp("cookbook") / "arnak"
    shutil.copytree(api.default_content(), where, ignore=shutil.ignore_patterns("scenarios", "ko", "ru"))
    (where / "scenarios").mkdir()
    for name, text in FILES:
        with (where / name).open("x", encoding="utf-8") as out:
            out.write(text)
    for head, text in blocks(PAGE):
        if head.startswith("diff "):
            file = where / head.split()[1]
            file.write_text(changed(file.read_text("utf-8"), text), encoding="utf-8")
    return where


@pytest.fixture(scope="module")
def recipes(pack: Path) -> tuple[Model, Ruleset]:
    return api.playable(pack)


def test_there_are_twenty() -> None:
    assert len(RECIPES) == 20


@pytest.mark.parametrize("recipe", RECIPES, ids=[each.partition("\n")[0] for each in RECIPES])
def test_a_recipe_is_whole(recipe: str) -> None:
    """It has content, a scenario and a command, in this order."""
    heads = [head for head, _ in blocks(recipe)]
    assert heads[0].startswith(("yaml ", "diff "))
    assert [head.rpartition("/")[0] for head in heads[-2:]] == ["yaml scenarios", ""]
    assert heads[-1] == "console"


def test_the_pack_checks_clean(pack: Path) -> None:
    """But for words in Portuguese, which one recipe alone gives."""
    found = [f"{each.code.id} {each.message}" for each in arnakdsl.check(pack)]
    assert [each for each in found if not each.startswith("AK601 there is no text in 'pt'")] == []
    assert not any("'ration'" in each or "'camp_kitchen'" in each for each in found)


def test_the_files_are_laid_out(pack: Path) -> None:
    result = CliRunner().invoke(main, ["fmt", "--diff", str(pack)])
    assert result.stdout == ""


def test_the_scenarios_come_out(pack: Path, recipes: tuple[Model, Ruleset]) -> None:
    results, findings = run_scenarios(recipes[1], scenario_files(pack))
    assert findings == []
    assert [each.scenario.name for each in results if not each.passed] == []
    assert len(results) >= len(RECIPES)


def test_the_entries_say_what_the_page_says(
    pack: Path, recipes: tuple[Model, Ruleset], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(pack)
    content, _ = load_pack(Path())
    texts = Texts(recipes[0], pack / "lang")
    monkeypatch.setattr("arnakdsl.cli.show.read_pack", lambda *_: content)  # read once for all commands
    monkeypatch.setattr(api, "texts", lambda _: texts)
    for head, text in blocks(PAGE):
        if head == "console":
            for command, shown in commands(text):
                printed = CliRunner().invoke(main, command.split()[1:]).output
                assert fits(shown, printed), f"{command}\n{printed}"


@pytest.mark.parametrize(("players", "rounds"), [(1, 5), (2, 4), (3, 5)])
def test_games_with_all_of_it_come_to_an_end(recipes: tuple[Model, Ruleset], players: int, rounds: int) -> None:
    dice = random.Random(players)
    game = recipes[1].new_game(players=players, seed=players, rounds_to_play=rounds, **ALL)
    while game.decision is not None:
        game.choose(dice.choice(game.decision.options))
    assert game.view(None)["round"] == rounds


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_can_complete(shell: str) -> None:
    assert get_completion_class(shell)
    assert f"_ARNAKC_COMPLETE={shell}_source arnakc" in HEAD
