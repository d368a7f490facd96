"""Findings as SARIF are valid, and say where they are as editors count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

import arnakdsl
from arnakdsl.codes import CODES
from arnakdsl.findings import Code, Edit, Fix, Related
from arnakdsl.render import render
from arnakdsl.report import Report
from arnakdsl.source import Source, Span
from tests.support import write_pack

SCHEMA = json.loads((Path(__file__).parent / "schemas" / "sarif-2.1.0.json").read_text("utf-8"))
SOURCE = Source("a folder/ünits.yaml", "one: two\n\U0001f3fa: three # four\n")


def sarif(report: Report) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(render(report, "sarif"))
    assert not list(Draft7Validator(SCHEMA).iter_errors(data))
    return data


def finding(code: Code, start: int, end: int, **more: Any) -> Report:
    return Report([arnakdsl.Finding(code, Span(SOURCE, start, end), "it is so", "mend it", **more)], {"card": 1})


@pytest.mark.parametrize("code", CODES.values(), ids=lambda code: code.id)
def test_every_code_is_valid(code: Code) -> None:
    (run,) = sarif(finding(code, 0, 3))["runs"]
    (rule,), (result,) = run["tool"]["driver"]["rules"], run["results"]
    assert (rule["id"], rule["name"], result["ruleIndex"], result["level"]) == (
        code.id,
        code.name,
        0,
        str(code.severity),
    )


def test_places_count_characters_and_files_are_uris() -> None:
    place = Span(SOURCE, 9, 10)
    fix = Fix("safe", (Edit(place, "vase"),))
    related = (Related("first here", Span(SOURCE, 0, 3)),)
    (run,) = sarif(finding(CODES["AK040"], 9, 10, fix=fix, related=related))["runs"]
    (result,) = run["results"]
    region = {"startLine": 2, "startColumn": 1, "endLine": 2, "endColumn": 2}
    artifact = {"uri": "a%20folder/%C3%BCnits.yaml"}
    assert run["columnKind"] == "unicodeCodePoints"
    assert result["locations"] == [{"physicalLocation": {"artifactLocation": artifact, "region": region}}]
    assert result["relatedLocations"][0]["physicalLocation"]["region"]["startLine"] == 1
    (change,) = result["fixes"][0]["artifactChanges"]
    assert change["replacements"] == [{"deletedRegion": region, "insertedContent": {"text": "vase"}}]


def test_a_fingerprint_stays_while_lines_move(tmp_path: Path) -> None:
    text = "resource:\n  coin:\nkind:\n  card:\n    all: cards\n    atributes: {}\n    atributes2: {}\n"
    prints = []
    for before in ("", "# a remark\n\n"):
        folder = write_pack(tmp_path / "pack", {"rules.yaml": before + text})
        results = sarif(arnakdsl.check(folder))["runs"][0]["results"]
        prints.append([each["partialFingerprints"] for each in results])
    assert prints[0] == prints[1]
    assert len({str(each) for each in prints[0]}) == 2


def test_a_sound_pack_has_no_results() -> None:
    assert sarif(Report([], {"card": 1}))["runs"][0]["results"] == []
