"""Work of a second core: the same comes of it, wherever it is done."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from arnakdsl import api, second_core
from arnakdsl.codes import NO_LANGUAGE
from arnakdsl.source import Source, Span
from tests.support import WITH_A_QUESTION as RULES
from tests.support import write_pack

FINDING = NO_LANGUAGE.at(Span(Source("lang", ""), 0, 0), name="lang", reason="it is empty")
FORKS = second_core._has_room()


@pytest.fixture(params=[True, False], ids=["there", "here"])
def room(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    if request.param and not FORKS:
        pytest.skip("there is no second core, or no copy of a process")
    monkeypatch.setattr(second_core, "_has_room", lambda: request.param)
    return bool(request.param)


@pytest.mark.parametrize(
    "data",
    [7, [], None, [{"a": 1.5, "b": [None, True]}, "c"], "long" * 100_000],
    ids=["number", "list", "nothing", "data", "text"],
)
def test_plain_data_comes_from_elsewhere_if_there_is_room(room: bool, data: object) -> None:
    done: list[int] = []

    def work() -> object:
        done.append(os.getpid())
        return data

    with second_core.meanwhile(work) as found:
        assert found() == data
    assert done == ([] if room else [os.getpid()])


def test_findings_are_found_here(room: bool) -> None:
    with second_core.meanwhile(lambda: [FINDING]) as found:
        assert found()[0] is FINDING


def test_what_is_asked_for_twice_is_the_same(room: bool) -> None:
    with second_core.meanwhile(lambda: [3]) as found:
        assert found() == found() == [3]


def test_a_fault_is_raised_here(room: bool) -> None:
    def work() -> object:
        raise RuntimeError("a fault")

    with second_core.meanwhile(work) as found, pytest.raises(RuntimeError, match="a fault"):
        found()


def test_nobody_waits_for_work_that_is_not_asked_for(room: bool) -> None:
    def work() -> object:
        while True:
            pass

    with second_core.meanwhile(work):
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


def test_a_copy_that_nobody_waits_for(room: bool) -> None:
    before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    try:
        with second_core.meanwhile(lambda: 7) as found:
            assert found() == 7
            time.sleep(0.05)
    finally:
        signal.signal(signal.SIGCHLD, before)


def test_a_copy_that_cannot_be_made_leaves_nothing_open(room: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise OSError

    monkeypatch.setattr(os, "fork", refuse)
    before = len(list(Path("/dev/fd").iterdir()))
    with second_core.meanwhile(lambda: 7) as found:
        assert found() == 7
    assert len(list(Path("/dev/fd").iterdir())) == before
