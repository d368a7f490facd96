"""What can be done about findings."""

from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.lsp.actions import actions
from arnakdsl.lsp.workspace import Workspace
from arnakdsl.mending import with_edits


@pytest.mark.parametrize(
    ("written", "title", "line"),
    [
        ("gain 1 coin; drw", "change 'drw' to 'draw'", "gain 1 coin; draw"),
        ("gain 1 coinn", "change 'coinn' to 'coin'", "gain 1 coin"),
        ("move top(rww) to deck", "change 'rww' to 'row'", "move top(row) to deck"),
        ("gain 1 coin → draw", "write '->'", "gain 1 coin -> draw"),
        ("move this.colur to deck", "change 'colur' to 'colour'", "move this.colour to deck"),
    ],
)
def test_mends_of_effects(small: Path, written: str, title: str, line: str) -> None:
    workspace = Workspace()
    source = workspace.put(small / "cards.yaml", f"card:\n  rope:\n    colour: red\n    effect: {written}\n")
    found = list(actions(workspace.analyse(small).findings, source, 0, len(source.text)))
    (mend,) = (each for each in found if each.title == title)
    assert with_edits(source.text, mend.edits).endswith(f"effect: {line}\n")


@pytest.mark.parametrize(
    ("written", "mended"),
    [
        ("card:\n  rope:\n    colur: red\n", "card:\n  rope:\n    colour: red\n"),
        ("card:\n  rope:\n    colour: rd\n", "card:\n  rope:\n    colour: red\n"),
        ("crd:\n  rope:\n    colour: red\n", "card:\n  rope:\n    colour: red\n"),
        ("site:\n  den:\n    reward: nothing\n    prize: rop\ncard:\n  rope:\n    colour: red\n",
         "site:\n  den:\n    reward: nothing\n    prize: rope\ncard:\n  rope:\n    colour: red\n"),
    ],
)  # fmt: skip
def test_names_that_were_meant(small: Path, written: str, mended: str) -> None:
    workspace = Workspace()
    source = workspace.put(small / "cards.yaml", written)
    mends = [each for each in actions(workspace.analyse(small).findings, source, 0, len(written)) if not each.sure]
    assert mended in [with_edits(written, each.edits) for each in mends]


@pytest.mark.parametrize(
    ("written", "mended"),
    [
        ("name: Tree #2\n", "name: Tree #2  # arnakc: ignore[AK040]\n"),
        ("effect: draw #2\n", "effect: draw #2  # arnakc: ignore[AK040]\n"),
        ("effect: draw #2\r\n", "effect: draw #2  # arnakc: ignore[AK040]\r\n"),
    ],
)
def test_a_warning_is_let_pass(small: Path, written: str, mended: str) -> None:
    workspace = Workspace()
    text = f"card:\n  rope:\n    colour: red\n    {written}"
    source = workspace.put(small / "cards.yaml", text)
    (action,) = (
        each for each in actions(workspace.analyse(small).findings, source, 0, len(text)) if "pass" in each.title
    )
    after = with_edits(text, action.edits)
    assert after.endswith(mended)
    workspace.put(small / "cards.yaml", after)
    assert not any(each.code.id in ("AK040", "AK130") for each in workspace.analyse(small).findings)
