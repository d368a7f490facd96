"""Work beside this process: the same findings, wherever they are found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from arnakdsl import api, beside
from arnakdsl.codes import NO_LANGUAGE
from arnakdsl.source import Source, Span
from tests.support import write_pack

FINDING = NO_LANGUAGE.at(Span(Source("lang", ""), 0, 0), name="lang", reason="it is empty")


@pytest.fixture(params=[True, False], ids=["beside", "here"])
def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if request.param and not beside._has_room():
        pytest.skip("there is no second core, or no copy of a process")
    monkeypatch.setattr(beside, "_has_room", lambda: request.param)
    return bool(request.param)


def test_work_that_finds_nothing_is_done_elsewhere_if_there_is_room(room: bool) -> None:
    done: list[int] = []

    def work() -> beside.Found:
        done.append(os.getpid())
        return 7, []

    with beside.beside(work) as found:
        assert found() == (7, [])
    assert done == ([] if room else [os.getpid()])


def test_findings_are_found_here(room: bool) -> None:
    with beside.beside(lambda: (7, [FINDING])) as found:
        assert found()[1][0] is FINDING


def test_a_fault_is_raised_here(room: bool) -> None:
    def work() -> beside.Found:
        raise RuntimeError("a fault")

    with beside.beside(work) as found, pytest.raises(RuntimeError, match="a fault"):
        found()


def test_nobody_waits_for_work_that_is_not_asked_for(room: bool) -> None:
    def work() -> beside.Found:
        while True:
            pass

    with beside.beside(work):
        pass
    if room:
        with pytest.raises(ChildProcessError):
            os.waitpid(-1, os.WNOHANG)


@pytest.mark.parametrize(
    ("file", "text"),
    [("scenarios/all.yaml", "scenarios: 3\n"), ("lang/notes/a.ftl", "a = b\n")],
    ids=["scenarios", "texts"],
)
def test_mistakes_in_scenarios_and_texts_are_found_either_way(room: bool, tmp_path: Path, file: str, text: str) -> None:
    folder = write_pack(tmp_path, {"rules.yaml": RULES, file: text})
    assert [file.split("/")[0] in each.span.source.name for each in api.all_findings(folder)] == [True]


RULES = """\
procedure:
  set_up:
    do: nothing
  rounds:
    do: each player { choose { gain 1 pearl as a | nothing as b } }
resource:
  pearl: {}
"""
