"""The catalogue: ids and names, and its examples, which have the findings of their code and mended have none."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

import arnakdsl
from arnakdsl import codes
from arnakdsl.findings import Code
from arnakdsl.scenarios import FOLDER, run_scenarios
from tests.docs.test_language import blocks, pack

CODES = [value for value in vars(codes).values() if isinstance(value, Code)]
WORDS = """
icon-cart = cart
member-player-favourite = favourite tree
kind-bird = bird
kind-tool = tool
pile-flock = the flock
pile-perch = the perch
option-climb = climb
option-buy = buy
option-rest = rest
option-hand_over = hand over
option-sip = sip
option-use = use
option-use-guide = use a guide
"""
"""What the page has no words for; examples of texts are about one more or less."""
NAMED = re.compile(r"^# (\S+\.(?:yaml|ftl))\n", re.MULTILINE)


def test_ids_and_names_are_unique() -> None:
    assert [each for each, number in Counter(code.id for code in CODES).items() if number > 1] == []
    assert [each for each, number in Counter(code.name for code in CODES).items() if number > 1] == []


def test_ids_belong_to_a_family_and_names_are_words() -> None:
    for code in CODES:
        assert re.fullmatch(r"AK[0-6]\d\d", code.id), code
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code.name), code
        assert code.why, code


def test_each_file_has_one_family() -> None:
    assert len(codes.CODES) == len(CODES)
    assert {code.id[:3] == family.digits for family in codes.FAMILIES for code in family.codes} == {True}


# ---------------------------------------------------------------- examples

WITHOUT = {"AK001", "AK002", "AK003", "AK004", "AK005", "AK038", "AK106", "AK107", "AK108", "AK109"}
"""Mistakes that no text in a file can show."""


def test_what_a_text_can_show_has_an_example() -> None:
    assert {code.id for code in CODES if not code.bad} == WITHOUT
    assert [code.id for code in CODES if bool(code.bad) != bool(code.good)] == []


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack of docs/language.md, with its rounds in a file of their own."""
    where = pack(tmp_path_factory.mktemp("examples"))
    rules = (where / "rules.yaml").read_text("utf-8")
    (where / "rules.yaml").write_text(rules.partition("  rounds:\n")[0], encoding="utf-8")
    (where / "rounds.yaml").write_text("procedure:\n  rounds:\n    do: day\n", encoding="utf-8")
    return where


def found(base: Path, folder: Path, code: Code, example: str) -> set[str]:
    """The codes of what is found in the pack with an example."""
    where = Path(shutil.copytree(base, folder / "pack", dirs_exist_ok=True))
    files = dict(written(example))
    if code in codes.FAMILIES[6].codes:
        files |= {"lang/en/words.ftl": "\n".join(blocks("ftl")) + WORDS}
    for name, text in files.items():
        (where / name).parent.mkdir(parents=True, exist_ok=True)
        (where / name).write_text(text, encoding="utf-8")
    findings = list(arnakdsl.check(where))
    if (where / FOLDER).is_dir() and not findings:
        results, _ = run_scenarios(arnakdsl.load(where), sorted((where / FOLDER).iterdir()))
        findings = [finding for result in results for finding in result.findings]
    shutil.rmtree(where)
    return {each.code.id for each in findings}


def written(example: str) -> list[tuple[str, str]]:
    """The files of an example."""
    if not example.endswith("\n"):
        return [("example.yaml", f"trial:\n  example:\n    effect: |\n      {example}\n")]
    parts = NAMED.split(example)
    return list(zip(parts[1::2], parts[2::2], strict=True)) or [("example.yaml", example)]


EXAMPLES = [code for family in codes.FAMILIES[1:] for code in family.codes if code.bad]  # YAML: test_yamltree


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.id)
def test_an_example_has_its_finding_and_mended_none(base: Path, tmp_path: Path, code: Code) -> None:
    assert found(base, tmp_path, code, code.bad) == {code.id}
    assert found(base, tmp_path, code, code.good) == set()
