"""Packs are checked without being compiled: what games begin with, and what they call everything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arnakdsl import api
from arnakdsl.beginning import not_begun
from arnakdsl.compiler import Compiler
from arnakdsl.compiler.program import Compiled
from arnakdsl.compiler.rulesets import ruleset
from arnakdsl.outline import outlined
from tests.support import WITH_A_QUESTION as RULES
from tests.support import write_pack

ROOT = Path(__file__).parents[1]
PACKS = [ROOT / "content" / "arnak", ROOT / "content" / "kiln", ROOT / "tests" / "packs" / "pond"]
NAMES = ("players", "seat_names", "options", "words", "keeps", "things", "names", "template")


@pytest.mark.parametrize("folder", PACKS, ids=lambda each: each.name)
def test_an_outline_has_the_names_of_the_compiled_program(folder: Path) -> None:
    linked, _ = api.linked(folder)
    compiled, outline = ruleset(linked), outlined(linked)
    for players, options in [*api.tried(linked.model)][:2]:
        whole, names = compiled.program(players, **options), outline.program(players, **options)
        assert {each: getattr(names, each) for each in NAMES[:-1]} == {
            each: getattr(whole, each) for each in NAMES[:-1]
        }
        assert names.template.key() == whole.template.key()
        assert set(names.every_id) == set(whole.every_id)
        assert [list(each) for each in names.sheets(names.template)] == [
            list(each) for each in whole.sheets(whole.template)
        ]


@pytest.mark.parametrize("folder", PACKS, ids=lambda each: each.name)
def test_the_games_of_sound_packs_begin_well(folder: Path) -> None:
    linked, _ = api.linked(folder)
    assert not not_begun(linked, api.tried(linked.model))


def test_a_sound_pack_is_checked_without_being_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    def compiles(self: Compiler) -> Compiled:
        raise AssertionError("a program was compiled")

    monkeypatch.setattr(Compiler, "program", compiles)
    assert not api.all_findings(PACKS[2])


def test_nothing_is_imported_that_a_sound_pack_does_not_need() -> None:
    code = f"import sys, arnakdsl; assert not arnakdsl.check({str(PACKS[2])!r}); print(*sys.modules)"
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, **path}
    )
    assert not {"jsonschema", "rapidfuzz"} & set(run.stdout.split())


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (RULES.replace("do: nothing", "do: while start.pearl = 0 { nothing }"), "AK518"),
        (RULES + "invariant:\n  rich:\n    each: player\n    holds: me.pearl > 0\n", "AK517"),
        (RULES.replace("as b", "as a"), "AK511"),
    ],
)
def test_what_does_not_begin_well_has_one_finding(rules: str, code: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", {"rules.yaml": rules})
    assert [each.code.id for each in api.all_findings(pack)] == [code]
