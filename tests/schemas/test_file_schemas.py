"""JSON schemas of files: valid themselves, right about the packs, and wrong where the shape check finds a mistake."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from arnakdsl import codes
from arnakdsl.file_schemas import FILES, file_schema, kind_schema
from arnakdsl.findings import Code
from arnakdsl.loading import load
from arnakdsl.resources import packaged_content
from arnakdsl.schema import KINDS_SAY, LANGUAGE_KINDS, entry_schema, language_fields
from arnakdsl.source import Source
from arnakdsl.validation import validator_of
from arnakdsl.yamltree import parse, plain_data
from tests.docs.test_language import pack
from tests.support import write_pack
from tests.test_codes import written

PACKS = packaged_content()
HEAD = """name: tiny
language: 1
seats: {least: 1, most: 2}
options:
  board: [north, south]
"""
RULES = """resource:
  coin:
kind:
  card:
    all: cards
    attributes:
      cost: cost
      points: {type: number, default: 0}
      effect: effect
      colour: {type: [red, green], default: red}
      pair: {type: card, optional: true}
  beast:
    any_of: [card]
"""


@cache
def schemas(folder: Path) -> dict[str, Draft202012Validator]:
    loaded = load(folder)
    assert loaded.pack is not None
    return {name: Draft202012Validator(file_schema(name, loaded.pack, loaded.findings)) for name in FILES}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Draft202012Validator]:
    return schemas(write_pack(tmp_path_factory.mktemp("tiny"), {"rules.yaml": RULES}, HEAD))


def data(text: str) -> Any:
    node, findings = parse(Source("test", text))
    assert not findings
    return None if node is None else plain_data(node)


def kind_of(path: Path, folder: Path) -> str:
    if path.name == "pack.yaml":
        return "pack"
    return "scenarios" if path.is_relative_to(folder / "scenarios") else "content"


# ---------------------------------------------------------------- the packs


@pytest.mark.parametrize("name", ["arnak", "kiln"])
def test_the_packs_are_accepted(name: str) -> None:
    for path in sorted((PACKS / name).rglob("*.yaml")):
        errors = list(schemas(PACKS / name)[kind_of(path, PACKS / name)].iter_errors(data(path.read_text("utf-8"))))
        assert not errors, (path, errors[0])


@pytest.mark.parametrize("name", ["arnak", "kiln"])
def test_every_schema_is_a_schema_and_says_what_each_field_is(name: str) -> None:
    for validator in schemas(PACKS / name).values():
        Draft202012Validator.check_schema(validator.schema)
    for kind, found in schemas(PACKS / name)["content"].schema["$defs"].items():
        if not kind.startswith("names:"):
            assert found["description"]
            assert all(each.get("description") for each in found["properties"].values())


def test_the_schema_of_a_kind() -> None:
    kiln = load(PACKS / "kiln").pack
    assert kiln is not None
    found = kind_schema("pot", kiln)
    assert found is not None
    Draft202012Validator.check_schema(found)
    assert Draft202012Validator(found).is_valid(
        {"shape": "bowl", "price": "1 clay", "low": 1, "high": 2, "opens": "nothing"}
    )
    assert not Draft202012Validator(found).is_valid({"shape": "bowl"})
    assert kind_schema("pto", kiln) is None


def test_kinds_say_what_the_docs_say() -> None:
    page = (Path(__file__).parents[2] / "docs" / "language.md").read_text("utf-8")
    assert dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", page.partition("## Counters")[0], re.MULTILINE)) == KINDS_SAY
    assert KINDS_SAY.keys() == LANGUAGE_KINDS.keys()


BY_CHECK_JSONSCHEMA = [
    ("kiln", ("content",)),
    pytest.param("kiln", FILES, marks=pytest.mark.full),
    pytest.param("arnak", FILES, marks=pytest.mark.full),
]


@pytest.mark.parametrize(("name", "kinds"), BY_CHECK_JSONSCHEMA)
def test_check_jsonschema_accepts_the_packs(name: str, kinds: tuple[str, ...], tmp_path: Path) -> None:
    pytest.importorskip("check_jsonschema")
    for kind in kinds:
        schema = tmp_path / f"{kind}.json"
        schema.write_text(json.dumps(schemas(PACKS / name)[kind].schema))
        paths = [str(each) for each in sorted((PACKS / name).rglob("*.yaml")) if kind_of(each, PACKS / name) == kind]
        command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schema), *paths]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


# ---------------------------------------------------------------- mistakes

NOT_OF_SHAPE = {
    "icons-in-a-circle",
    "second-entry",
    "kind-without-entries",
    "unused-ignore",
    "unknown-code",
    "unread-comment",
}
"""Codes whose example is wrong by other entries, or in a comment."""
EXAMPLES = [code for code in codes.FAMILIES[1].codes if code.bad]


@pytest.fixture(scope="module")
def orchard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pack of docs/language.md, which the examples of the codes belong to."""
    return pack(tmp_path_factory.mktemp("orchard"))


def is_right(name: str, text: str, folder: Path) -> bool:
    found: bool = schemas(folder)[kind_of(folder / name, folder)].is_valid(data(text))
    return found


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda each: each.name)
def test_the_examples_of_the_codes_of_shape(code: Code, orchard: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(orchard, tmp_path / "orchard"))
    for name, text in written(code.good):
        (folder / name).write_text(text, "utf-8")
    assert all(is_right(name, text, folder) for name, text in written(code.good))
    assert all(is_right(name, text, folder) for name, text in written(code.bad)) == (code.name in NOT_OF_SHAPE)


CONTENT = [  # a file                                                       is it right
    ("", True),
    ("resource:", True),
    ("resource: {gem: }", True),
    ("resource: {gem: {of: game}}", True),
    ("resource: [gem]", False),
    ("resource: {gem: 1}", False),
    ("resource: {gem: {of: nobody}}", False),
    ("resource: {Gem: }", False),
    ("resource: {if: }", False),
    ("resource: {'gem:2': }", False),
    ("resorce: {gem: }", False),
    ("[a]", False),
    ("card: {rope: {cost: 1 coin, effect: draw}}", True),
    ("card: {'rope:2': {cost: 1, effect: draw, colour: green, pair: rope, points: 2, copies: 3, name: Rope}}", True),
    ("card: {rope: {cost: 1 coin}}", False),
    ("card: {rope: }", False),
    ("card: {rope: {cost: 1 coin, effect: draw, cots: 1}}", False),
    ("card: {rope: {cost: 1 coin, effect: [draw]}}", False),
    ("card: {rope: {cost: 1.5, effect: draw}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, points: one}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, colour: blue}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, confidence: hihg}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, confidence: {cost: low}}}", True),
    ("card: {rope: {cost: 1 coin, effect: draw, confidence: {cots: low}}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, confidence: {}}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, source: [A, [B]]}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, only: {board: north, players: [1, 2]}}}", True),
    ("card: {rope: {cost: 1 coin, effect: draw, only: {board: nroth}}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, only: {baord: north}}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, only: {players: 3}}}", False),
    ("card: {rope: {cost: 1 coin, effect: draw, only: {players: [1, 1]}}}", False),
    ("{only: {board: south}, card: {rope: {cost: 1 coin, effect: draw}}}", True),
    ("{only: {board: south}, resource: {gem: }}", False),
    ("{only: {board: east}, card: }", False),
    ("pile: {deck: {of: [card], view: owner, gaps: yes}}", True),
    ("pile: {deck: {of: [new_kind]}}", True),
    ("pile: {deck: {of: card}}", False),
    ("pile: {deck: {of: []}}", False),
    ("pile: {deck: {of: [card, card]}}", False),
    ("pile: {deck: {of: [card], view: ownr}}", False),
    ("pile: {deck: {of: [card], gaps: maybe}}", False),
    ("pile: {deck: }", False),
    ("kind: {box: {marks: {x: number, y: {type: seat, lasts: turn}, z: {holds: card, view: none}}}}", True),
    ("kind: {box: {attributes: {x: {type: [a, b]}, y: {type: cards}, z: new_kind}}}", True),
    ("kind: {box: {marks: {x: effect}}}", False),
    ("kind: {box: {marks: {x: {view: all}}}}", False),
    ("kind: {box: {marks: {x: {type: number, holds: card}}}}", False),
    ("kind: {box: {marks: {x: {typ: number}}}}", False),
    ("kind: {box: {attributes: {x: seat}}}", False),
    ("kind: {box: {parts: {x: card.pair}}}", True),
    ("kind: {box: {parts: {x: card}}}", False),
    ("kind: {game: {marks: {x: number}}}", True),
    ("kind: {game: {all: games}}", False),
    ("kind: {beasts: {any_of: [card], all: all_beasts}}", True),
    ("kind: {beasts: {any_of: [card], marks: {x: number}}}", False),
    ("kind: {action: }", False),
    ("kind: {number: }", False),
    ("define: {rest: {takes: {n: number, to place: pile}, do: draw}}", True),
    ("define: {rest: {takes: {n: text}, do: draw}}", False),
    ("define: {rest: {takes: n, do: draw}}", False),
    ("action: {rest: {for: {x: cards}, cost: 1 coin, do: draw}}", True),
    ("action: {rest: {for: {}, do: draw}}", False),
    ("action: {rest: {for: cards, do: draw}}", False),
]  # fmt: skip


@pytest.mark.parametrize(("text", "right"), CONTENT)
def test_a_file_of_entries(text: str, right: bool, tiny: dict[str, Draft202012Validator]) -> None:
    assert tiny["content"].is_valid(data(text)) == right


HEADS = [  # more lines of the head                                is it right
    ("", True),
    ("title: Tiny\nversion: '1'\nscreen: [{each: card, show: [cost]}]", True),
    ("verison: '1'", False),
    ("version: 1.0", False),
    ("screen: [{}]", False),
    ("screen: {each: card}", False),
    ("screen: [{eech: card}]", False),
    ("findings: {AK040: ignore}", True),
    ("findings: {AK040: ignroe}", False),
    ("findings: {AK201: ignore}", False),
    ("findings: {AK999: ignore}", False),
]


@pytest.mark.parametrize(("more", "right"), HEADS)
def test_the_head_of_a_pack(more: str, right: bool, tiny: dict[str, Draft202012Validator]) -> None:
    assert tiny["pack"].is_valid(data(HEAD + more)) == right


OPTIONS = [  # what stands for the head                                       is it right
    ("{name: a, language: 1, seats: {least: 1, most: 2}, options: {size: {values: [1, 2], players: 2}}}", True),
    ("{name: a, language: 1, seats: {least: 1, most: 2}, options: {size: []}}", False),
    ("{name: a, language: 1, seats: {least: 1, most: 2}, options: {seed: [1]}}", False),
    ("{name: a, language: 1, seats: {least: 1, most: 2}, options: {Size: [1]}}", False),
    ("{name: a, language: 1, seats: {least: 1, most: 2, others: {wind: {players: 2}}}}", True),
    ("{name: a, language: 1, seats: {least: 1, most: 2, others: {p3: {players: 2}}}}", False),
    ("{name: a, language: 1, seats: {least: 1, most: 2, others: {wind: 2}}}", False),
    ("{name: a, language: 2, seats: {least: 1, most: 2}}", False),
    ("{name: a, language: 1, seats: {least: 0, most: 2}}", False),
    ("{name: a, language: 1, seats: {least: 1, most: 9}}", False),
    ("{name: a, language: 1, seats: {least: 1}}", False),
    ("{name: a, language: 1}", False),
    ("{name: a, seats: {least: 1, most: 2}}", False),
    ("[a]", False),
]  # fmt: skip


@pytest.mark.parametrize(("text", "right"), OPTIONS)
def test_seats_and_options(text: str, right: bool, tiny: dict[str, Draft202012Validator]) -> None:
    assert tiny["pack"].is_valid(data(text)) == right


SCENARIOS = [  # a file                                                      is it right
    ("", True),
    ("[{scenario: a}]", True),
    ("[{scenario: 1, rules: [R1, 2], note: why, given: {game: {players: 2, seed: 1, board: south}}}]", True),
    ("[{scenario: a, given: {p1: {coin: 2}}, when: [a, 1, {refused: b}], then: {p1: {coin: 2}, options: {offered: [a]}}}]", True),
    ("[{scenario: a, steps: [{when: [a], then: {over: yes}}]}]", True),
    ("[{survives: rope, change: a -> b, reason: why}]", True),
    ("{scenario: a}", False),
    ("[a]", False),
    ("[{given: {}}]", False),
    ("[{scenario: [a]}]", False),
    ("[{scenario: a, wehn: [a]}]", False),
    ("[{scenario: a, when: a}]", False),
    ("[{scenario: a, when: [{refuses: a}]}]", False),
    ("[{scenario: a, when: [[a]]}]", False),
    ("[{scenario: a, then: [a]}]", False),
    ("[{scenario: a, given: {game: {bord: south}}}]", False),
    ("[{scenario: a, given: {game: {players: 3}}}]", False),
    ("[{scenario: a, then: {options: {offred: [a]}}}]", False),
    ("[{scenario: a, steps: {when: [a]}}]", False),
    ("[{scenario: a, steps: [{wehn: [a]}]}]", False),
    ("[{survives: rope, change: a -> b}]", False),
    ("[{survives: rope, change: a -> b, reason: why, rules: [a]}]", False),
]  # fmt: skip


@pytest.mark.parametrize(("text", "right"), SCENARIOS)
def test_a_file_of_scenarios(text: str, right: bool, tiny: dict[str, Draft202012Validator]) -> None:
    assert tiny["scenarios"].is_valid(data(text)) == right


# ---------------------------------------------------------------- the same verdict as the check

VALUES: list[Any] = [None, 1, 1.5, True, "word", "", [], ["word"], [["word"]], {}, {"word": 1}, {"players": 1}]


def changed(entry: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """An entry with one field taken out, renamed, or of another value."""
    name = chance.choice(list(entry) or ["note"])
    rest = {key: value for key, value in entry.items() if key != name}
    return chance.choice([rest, {**rest, f"{name}x": entry.get(name)}, {**entry, name: chance.choice(VALUES)}])


def entries(folder: Path) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path in sorted(folder.rglob("*.yaml")):
        if kind_of(path, folder) == "content":
            for kind, found in data(path.read_text("utf-8")).items():
                yield from ((kind, name, entry or {}) for name, entry in found.items() if kind != "only")


@pytest.mark.parametrize("kind", LANGUAGE_KINDS)
def test_what_the_check_of_shape_rejects_the_schema_rejects(kind: str) -> None:
    folder = PACKS / "kiln"
    found = [each for each in entries(folder) if each[0] == kind]
    check = validator_of(entry_schema(language_fields(kind)))
    chance = random.Random(kind)
    rejected = 0
    for _ in range(60 if found else 0):
        _, name, entry = chance.choice(found)
        mangled = changed(entry, chance)
        if any(check.iter_errors(mangled)):
            rejected += 1
            accepted = schemas(folder)["content"].is_valid({kind: {name: mangled}})
            assert not accepted or 1.5 in mangled.values(), mangled
    assert rejected or not found
