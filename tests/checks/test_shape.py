from __future__ import annotations

from pathlib import Path

import pytest

from arnakdsl.checks.shape import check_shape
from arnakdsl.loading import load_pack
from arnakdsl.schema import Field, thing_fields
from arnakdsl.source import Source
from arnakdsl.yamltree import parse, plain_data
from tests.support import where, write_pack

CARD = thing_fields([("cost", "cost", True), ("points", "number", False), ("effect", "steps", True)])
KINDS: dict[str, dict[str, Field]] = {"card": CARD}
CARD_KIND = "kind:\n  card:\n"

REJECTED = [  # text                                                           code     line, column, text      message, hint
    ("card:\n  rope: {cots: 2, effect: x}", "AK101", 2, 10, "cots", "'cots'", "did you mean 'cost'?"),
    ("card:\n  rope: {cost: 2, efect: x}", "AK101", 2, 19, "efect", "'efect'", "did you mean 'effect'?"),
    ("card:\n  rope: {cost: 2, effect: x, point: 1}", "AK101", 2, 30, "point", "", "did you mean 'points'?"),
    ("card:\n  rope: {cost: 2, effect: x, zzzzzz: 1}", "AK101", 2, 30, "zzzzzz", "", "known are: cost, points,"),
    ("card:\n  rope: {cost: 2}", "AK102", 2, 3, "rope", "'rope' lacks the field 'effect'", "add 'effect:'"),
    ("card:\n  rope: {cost: [2], effect: x}", "AK103", 2, 16, "[2]", "'cost' must be a text or a whole number, not a list", ""),
    ("card:\n  rope: {cost: {a: 2}, effect: x}", "AK103", 2, 16, "{a: 2}", "not a mapping", ""),
    ("card:\n  rope: {cost: 2, effect: 3}", "AK103", 2, 27, "3", "'effect' must be a text, not 3", "quotes"),
    ("card:\n  rope: {cost: 1.5, effect: x}", "AK103", 2, 16, "1.5", "not 1.5", "put it in quotes"),
    ("card:\n  rope:\n    cost: 2\n    effect:", "AK103", 4, 5, "effect", "'effect' must be a text, not nothing", ""),
    ("card:\n  rope: {cost: 2, effect: x, points: one}", "AK103", 2, 38, "one", "a whole number, not 'one'", ""),
    ("card:\n  rope: {cost: 2, effect: x, points: 1.5}", "AK103", 2, 38, "1.5", "a whole number, not 1.5", ""),
    ("card:\n  rope: {cost: 2, effect: x, points: true}", "AK103", 2, 38, "true", "not true", ""),
    ("card:\n  rope: {cost: 2, effect: x, confidence: hihg}", "AK103", 2, 42, "hihg", "high, medium or low", "did you mean 'high'?"),
    ("card:\n  rope: {cost: 2, effect: x, confidence: {cost: lwo}}", "AK103", 2, 49, "lwo", "high, medium or low", "did you mean 'low'?"),
    ("card:\n  rope: {cost: 2, effect: x, confidence: {}}", "AK103", 2, 42, "{}", "'confidence' must be", ""),
    ("card:\n  rope: {cost: 2, effect: x, confidence: {cots: low}}", "AK101", 2, 43, "cots", "'cots'", "did you mean 'cost'?"),
    ("card:\n  rope: {cost: 2, effect: x, confidence: {points: low}}", "AK101", 2, 43, "points", "", "'rope' has: cost, effect"),
    ("card:\n  rope: {cost: 2, effect: x, source: [A, [B]]}", "AK103", 2, 42, "[B]", "each item of 'source' must be a text", ""),
    ("pile:\n  deck: {of: [card], view: ownr}", "AK103", 2, 28, "ownr", "all, owner, none or top", "did you mean 'owner'?"),
    ("pile:\n  deck: {of: card}", "AK103", 2, 14, "card", "'of' must be a list, not 'card'", ""),
    ("pile:\n  deck: {fo: [card]}", "AK101", 2, 10, "fo", "'fo'", "did you mean 'of'?"),
    ("pile:\n  deck:", "AK102", 2, 3, "deck", "lacks the field 'of'", ""),
    ("pile:\n  deck: {of: [card], gaps: maybe}", "AK103", 2, 28, "maybe", "'gaps' must be yes or no, not 'maybe'", ""),
    ("kind:\n  box: {marks: {x: {typ: number}}}", "AK101", 2, 21, "typ", "'typ'", "did you mean 'type'?"),
    ("kind:\n  box: {marks: {x: [number]}}", "AK103", 2, 20, "[number]", "'x' must be a text or a mapping, not a list", ""),
    ("kind:\n  box: {marks: {x: {view: al}}}", "AK103", 2, 27, "al", "all or none", "did you mean 'all'?"),
    ("kind:\n  box: {marks: number}", "AK103", 2, 16, "number", "'marks' must be a mapping", ""),
    ("pile:\n  deck: {of: [card], view: !x owner}", "AK031", 2, 28, "!x", "'!x' is a YAML tag", ""),
    ("pile:\n  deck: {of: [!!str card]}", "AK031", 2, 15, "!!str", "'!!str' is a YAML tag", ""),
    ("define:\n  rest: {do: *rest}", "AK036", 2, 14, "*rest", "no anchor '&rest'", ""),
    ("define:\n  rest: {do: [x]}", "AK103", 2, 14, "[x]", "'do' must be a text, not a list", ""),
    ("define:\n  rest: {takes: {n: number}, do: x, n: 3}", "AK101", 2, 37, "n", "'n'", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code", "line", "column", "at", "message", "hint"), REJECTED)
def test_a_mistake_gives_one_finding_where_it_stands(
    tmp_path: Path, text: str, code: str, line: int, column: int, at: str, message: str, hint: str
) -> None:
    pack, read = load_pack(write_pack(tmp_path, {"a.yaml": text + "\n", "kinds.yaml": CARD_KIND}))
    assert pack
    findings = [*read, *check_shape(pack, KINDS)]
    assert where(findings) == [(code, line, column, at)]
    assert message in findings[0].message
    assert hint in findings[0].hint


ACCEPTED = [
    "card:\n  rope: {cost: 2, effect: gain 1 coin}",
    "card:\n  rope: {cost: 1 coin, effect: x, points: -1, source: BGA, note: odd, confidence: low, copies: players}",
    "card:\n  rope: {cost: 2, effect: x, source: [A, B], name: 7}",
    "resource:\n  coin:\n  gem: {of: game}",
    "pile:\n  deck: {of: [card], owner: player, view: none, gaps: yes}\n  row: {of: [card], gaps: true}",
    "kind:\n  box:\n    marks: {x: number, y: {type: seat}, z: {holds: box, view: none}}",
]


@pytest.mark.parametrize("text", ACCEPTED)
def test_what_is_right_is_left_alone(tmp_path: Path, text: str) -> None:
    pack, _ = load_pack(write_pack(tmp_path, {"a.yaml": text + "\n", "kinds.yaml": CARD_KIND}))
    assert pack
    assert list(check_shape(pack, KINDS)) == []


def test_every_mistake_is_found_in_one_run(tmp_path: Path) -> None:
    text = "card:\n  rope: {cots: 2, points: x, effect: x}\n  hat: {}\n"
    pack, _ = load_pack(write_pack(tmp_path, {"a.yaml": text, "kinds.yaml": CARD_KIND}))
    assert pack
    found = [(code, at) for code, _, _, at in where(check_shape(pack, KINDS))]
    assert found == [("AK101", "cots"), ("AK103", "x"), ("AK102", "hat"), ("AK102", "hat")]


def test_nodes_become_plain_data() -> None:
    node, _ = parse(Source("test", "a: [1, x, null, true]\nb: {c: 1.5}\n"))
    assert node
    assert plain_data(node) == {"a": [1, "x", None, True], "b": {"c": 1.5}}
