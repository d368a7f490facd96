"""A pack as one file: built, taken back as the same ruleset, and refused in one sentence when it is not what was built."""

from __future__ import annotations

import copy
import io
import json
import random
import shutil
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from arnakrt import Game, RulesError, Ruleset
from click.testing import CliRunner

import arnakdsl
from arnakdsl import api, cache
from arnakdsl.builtfile.content import data_of, nodes_of
from arnakdsl.builtfile.form import LARGEST, Form, form_of, made_now
from arnakdsl.builtfile.program import PARTS, program_text
from arnakdsl.builtfile.trust import build, verified
from arnakdsl.cli import main
from arnakdsl.compiler.rulesets import ruleset
from arnakdsl.findings import CannotCompile
from arnakdsl.linking import Linked
from arnakdsl.loading import load_nodes

PACKS = Path(__file__).parent / "packs"
POND = PACKS / "pond"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache, empty."""
    place = tmp_path / "cache"
    monkeypatch.setenv(cache.VARIABLE, str(place))
    return place


@pytest.fixture(scope="module")
def form() -> Form:
    return build(POND)


@pytest.fixture
def file(form: Form, tmp_path: Path) -> Path:
    return written(tmp_path / "pond.json", form)


def written(path: Path, form: Form) -> Path:
    path.write_text(form.text(), encoding="utf-8", newline="")
    return path


def played(rules: Ruleset, seed: int, players: int | None = None, **options: str) -> Game:
    game, chance = rules.new_game(players or rules.usual_players, seed, **options), random.Random(seed)
    while not game.over:
        game.choose(chance.randrange(len(game.state.options)))
    return game


# ---------------------------------------------------------------- the same ruleset


@pytest.mark.parametrize("name", [pytest.param("arnak", marks=pytest.mark.full), "kiln", "pond", "caravan"])
@pytest.mark.parametrize("kept", [False, True], ids=["checked", "kept"])
def test_what_comes_back_is_the_same_in_all_that_is_seen(
    name: str, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = api.pack_folder(Path(name)) if name in ("arnak", "kiln") else PACKS / name
    fresh = arnakdsl.compile(folder)
    path = Path(shutil.copytree(folder, tmp_path / name))
    place = written(tmp_path / "built.json", build(path))
    shutil.rmtree(path)
    if kept:
        arnakdsl.load(place).program(fresh.usual_players)
    else:
        monkeypatch.setenv(cache.VARIABLE, "off")
    back = arnakdsl.load(place)
    for each in ("name", "hash", "seats", "options", "option_games", "ids", "_entries"):
        assert getattr(back, each) == getattr(fresh, each), each
    one, other = played(fresh, 3), played(back, 3)
    assert one.record() == other.record()
    assert one.state.key() == other.state.key()
    assert back.restore(one.to_json()).view() == one.view()
    for entry in sorted(fresh.ids)[::7]:
        assert back.text(entry) == fresh.text(entry)
    assert back.code_of(next(iter(fresh.entries("action")))) == fresh.code_of(next(iter(fresh.entries("action"))))
    first, second = (rules.new_game(rules.usual_players, 5).decision for rules in (fresh, back))
    assert first is not None
    assert second is not None
    assert [each.text() for each in first.options] == [each.text() for each in second.options]
    assert first.text() == second.text()


def test_a_build_is_the_same_every_time(form: Form) -> None:
    assert build(POND).text() == form.text()


def test_the_file_is_json_with_a_linked_program(form: Form) -> None:
    data = json.loads(form.text())
    assert list(data) == ["arnakdsl", "version", "tool", "name", "hash", "digest", "content", "languages", "program"]
    program = data["program"]
    forms = program["forms"]

    def nodes(tree: Any) -> Iterator[list[Any]]:
        if isinstance(tree, list):
            if tree and isinstance(tree[0], str) and tree[0] in forms and len(tree) == len(forms[tree[0]]) + 1:
                yield tree
            for each in tree:
                yield from nodes(each)
        elif isinstance(tree, dict):
            for each in tree.values():
                yield from nodes(each)

    assert {each[0] for part in program if part != "forms" for each in nodes(program[part])} == set(forms)
    assert set(program["procedures"]) == {"leap", "rounds", "set_up"}


def test_all_that_is_linked_is_in_the_program() -> None:
    assert {each.name for each in fields(Linked) if each.init} == {*PARTS, "effects", "costs", "model"}


def test_the_content_comes_back_as_it_was() -> None:
    model, _ = api.playable("arnak")
    data = data_of(model.pack)
    again = load_nodes("x", *nodes_of(json.loads(json.dumps(data)), "x"))
    assert not again.findings
    assert again.pack is not None
    assert data_of(again.pack) == data


# ---------------------------------------------------------------- damaged


def refused(path: Path) -> str:
    """The sentence that a file is refused with."""
    with pytest.raises(RulesError) as caught:
        arnakdsl.load(path)
    said = str(caught.value)
    assert "\n" not in said
    assert path.name in said
    return said


def test_a_change_of_any_byte_is_refused(file: Path) -> None:
    sound = file.read_bytes()
    chance = random.Random(1)
    head = sound.index(b"\n") + 20
    places = [*range(head), *chance.sample(range(head, len(sound)), 400), *range(len(sound) - 5, len(sound))]
    for at in places:
        file.write_bytes(
            sound[:at] + bytes([sound[at] ^ chance.choice((1, 2, 4, 8, 16, 32, 64, 128))]) + sound[at + 1 :]
        )
        refused(file)
        file.write_bytes(sound[:at] + sound[at + 1 :])
        refused(file)
        file.write_bytes(sound[:at] + b" " + sound[at:])
        refused(file)


def test_a_file_cut_short_is_refused(file: Path) -> None:
    sound = file.read_bytes()
    chance = random.Random(2)
    for at in [*range(300), *chance.sample(range(len(sound)), 300), len(sound) - 2, len(sound) - 1]:
        file.write_bytes(sound[:at])
        refused(file)


def test_a_change_is_seen_also_after_the_sound_file_was_kept(file: Path) -> None:
    arnakdsl.load(file).new_game(2, 1)
    sound = file.read_bytes()
    file.write_bytes(sound.replace(b"gain 1", b"gain 2", 1))
    assert "damaged or cut short" in refused(file)


def resealed(form: Form, **parts: str) -> Form:
    return replace(form, **parts)


NO_PACKS: dict[str, tuple[Callable[[Form], bytes], str]] = {
    "empty": (lambda form: b"", "no built pack"),
    "no JSON": (lambda form: b"\x89PNG\r\n", "no built pack"),
    "other JSON": (lambda form: b'{"format": 1}', "no built pack"),
    "a list": (lambda form: b"[]", "no built pack"),
    "deep": (lambda form: b"[" * 200_000, "no built pack"),
    "a deep head": (lambda form: b'{"arnakdsl": ' + b"[" * 200_000, "no built pack"),
    "a save": (lambda form: b'{"arnakdsl": "save", "version": 1}', "no built pack"),
    "another version": (lambda form: form.text().replace('"version": 1', '"version": 2', 1).encode(), "of version '2'"),
    "a long version": (lambda form: form.text().replace('"version": 1', f'"version": "{"x" * 999}"').encode(), "of version"),
    "too large": (lambda form: b" " * (LARGEST + 1), "too large"),
    "content that is no JSON": (lambda form: resealed(form, content="{").text().encode(), "does not hold the content"),
    "content that is NaN": (lambda form: resealed(form, content="NaN").text().encode(), "does not hold the content"),
    "a long number": (lambda form: resealed(form, content="9" * 9_999).text().encode(), "does not hold the content"),
    "deep content": (lambda form: resealed(form, content="[" * 99_999).text().encode(), "does not hold the content"),
    "no entries": (lambda form: resealed(form, content='{"head": {}}').text().encode(), "does not hold the content"),
    "entries of another form": (
        lambda form: resealed(form, content='{"head": {}, "entries": [["card", 1, {}]]}').text().encode(),
        "does not hold the content",
    ),
    "nested entries": (
        lambda form: resealed(
            form, content='{"head": {}, "entries": [["card", "x", {"a": ' + "[" * 100 + "]" * 100 + "}]]}"
        ).text().encode(),
        "nested too deeply",
    ),
    "no languages": (lambda form: resealed(form, languages="[]").text().encode(), "does not hold the languages"),
    "languages of another form": (
        lambda form: resealed(form, languages='{"en": {"a.ftl": 1}}').text().encode(),
        "does not hold the languages",
    ),
    "another hash": (
        lambda form: resealed(form, head=replace(form.head, hash="0" * 16)).text().encode(),  # type: ignore[arg-type]
        "the hash in",
    ),
    "another name": (
        lambda form: resealed(form, head=replace(form.head, name="arnak")).text().encode(),  # type: ignore[arg-type]
        "the hash in",
    ),
    "another program": (
        lambda form: resealed(form, program=form.program.replace('"Const",1,', '"Const",2,', 1)).text().encode(),
        "the program in",
    ),
    "a program of another tool": (
        lambda form: replace(form, head=replace(form.head, tool="9.9"), program="{}").text().encode(),
        "is not what its content says to arnakdsl",
    ),
    "half a character in the content": (lambda form: replace(form, content=form.content.replace("pond", "\\ud800")).text().encode(), "the content of a pack"),
    "half a character in a text": (lambda form: replace(form, languages='{"en": {"a.ftl": "\\ud800"}}').text().encode(), "the content of a pack"),
    "no ASCII": (lambda form: form.text().replace("pond", "pönd").encode(), "no built pack"),
}  # fmt: skip


@pytest.mark.parametrize("what", NO_PACKS)
def test_what_is_no_built_pack_is_refused_in_a_sentence(what: str, form: Form, file: Path) -> None:
    make, sentence = NO_PACKS[what]
    file.write_bytes(make(form))
    assert sentence in refused(file)


def test_another_tool_may_have_built_it(form: Form, tmp_path: Path) -> None:
    place = written(tmp_path / "x.json", replace(form, head=replace(form.head, tool="0.0.9")))
    assert arnakdsl.load(place).hash == form.head.hash


def test_a_file_that_is_named_as_content_is_no_built_file(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("name: x\n", encoding="utf-8")
    with pytest.raises(arnakdsl.ContentError, match="folder"):
        arnakdsl.load(tmp_path / "pack.yaml")


# ---------------------------------------------------------------- from a stranger


def sealed(content: Any, languages: Any = None) -> Form | None:
    """What a stranger can make of any content: a file with right hashes; none if it does not link."""
    try:
        loaded = load_nodes("x", *nodes_of(content, "x"))
    except RulesError:
        return None
    model, linked, _ = api.understood(loaded)
    if model is None or linked is None:
        return None
    head = made_now(model.pack.name, model.hash)
    return Form(head, json.dumps(content), json.dumps(languages or {}), program_text(linked))


def test_content_with_a_mistake_has_its_finding(form: Form, tmp_path: Path) -> None:
    text = form.content.replace("gain 1 ", "gian 1 ", 1)
    assert text != form.content
    with pytest.raises(arnakdsl.ContentError) as caught:
        arnakdsl.load(written(tmp_path / "x.json", replace(form, content=text)))
    (finding,) = caught.value.findings
    assert finding.code.id == "AK201"
    assert finding.span.text == "gian"
    assert finding.span.source.name.startswith(f"{tmp_path / 'x.json'}: ")
    assert "gian 1" in finding.span.source.line(finding.span.position[0])


@pytest.mark.parametrize("text", ["x = " + "{" * 500_000, "x = " + "{" * 500, "\0", "-a = b\n"])
def test_a_broken_language_says_less_but_says_it(text: str, form: Form, tmp_path: Path) -> None:
    place = written(tmp_path / "x.json", replace(form, languages=json.dumps({"en": {"a.ftl": text}})))
    decision = arnakdsl.load(place).new_game(2, 1).decision
    assert decision is not None
    assert all(each.text() for each in decision.options)


PAYLOADS = (
    "x\n__import__('os').PWNED",
    "'''; PWNED(); '''",
    '"; PWNED(); "',
    "x}; PWNED(); {x",
    "x) or PWNED(",
    "x\r\nPWNED()\r\n#",
    "x\x0c\x1c\u2028PWNED()",
    "\\",
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every text of some data, keys too."""
    match data:
        case dict():
            for key, value in data.items():
                yield (*path, key, None)
                yield from places(value, (*path, key))
        case list():
            for at, value in enumerate(data):
                yield from places(value, (*path, at))
        case str():
            yield path


def changed(data: Any, path: tuple[Any, ...], change: Callable[[str], str]) -> Any:
    """The data with one text changed: a value, or before a last None a key."""
    if path[-1] is None:
        *above, key = path[:-1]
        owner = data
        for each in above:
            owner = owner[each]
        items = [(change(name) if name == key else name, value) for name, value in owner.items()]
        owner.clear()
        owner.update(items)
        return data
    *above, last = path
    owner = data
    for each in above:
        owner = owner[each]
    owner[last] = change(owner[last])
    return data


def names_in(source: str) -> set[str]:
    """The names that a Python text uses."""
    return {
        each.string for each in tokenize.generate_tokens(io.StringIO(source).readline) if each.type == tokenize.NAME
    }


def stranger(content: Any, chance: random.Random) -> Form | None:
    """A file with a payload in one of the texts of some content."""
    payload = chance.choice(PAYLOADS)
    changes = (lambda text: text + payload, lambda text: payload + text, lambda text: payload)
    return sealed(changed(copy.deepcopy(content), chance.choice(list(places(content))), chance.choice(changes)))


@pytest.mark.parametrize("name", ["pond", "caravan"])
def test_no_text_of_a_stranger_becomes_code(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.VARIABLE, "off")
    model, _ = api.playable(PACKS / name)
    content, chance = json.loads(json.dumps(data_of(model.pack))), random.Random(3)
    forms = [each for _ in range(120) if (each := stranger(content, chance)) is not None]
    assert forms
    for form in forms:
        made = ruleset(*verified(form, "x"))
        try:
            program = made.program(made.usual_players)
        except CannotCompile:
            continue
        assert "PWNED" not in names_in(program.source)


def test_nothing_of_the_file_is_code(form: Form) -> None:
    data = json.loads(form.text())
    assert "def " not in form.program
    assert set(data["program"]) >= {"forms", "effects", "actions", "procedures", "scores"}


def test_rules_without_end_are_told_in_a_sentence(tmp_path: Path) -> None:
    model, _ = api.playable(POND)
    content = json.loads(json.dumps(data_of(model.pack)))
    for _, name, told in content["entries"]:
        if name == "rounds":
            told["do"] = "while not dusk { each player { gain 1 fly } }"
    form = sealed(content)
    assert form is not None
    rules = arnakdsl.load(written(tmp_path / "x.json", form))
    with pytest.raises(RulesError, match="the rules come to no question"):
        rules.new_game(rules.usual_players, 1)


# ---------------------------------------------------------------- the command


def run(*args: object) -> Any:
    return CliRunner().invoke(main, list(map(str, args)))


def test_a_file_is_built_and_simulated(tmp_path: Path) -> None:
    place = tmp_path / "pond.json"
    result = run("build", POND, "-o", place)
    assert result.exit_code == 0, result.output
    (tmp_path / "other").touch()
    assert place.stat().st_mode == (tmp_path / "other").stat().st_mode  # who may read other files may read it
    form = form_of(place.read_bytes(), "x")
    assert result.stdout == f"{place.as_posix()}: pond {form.head.hash}, digest {form.digest()}\n"
    one, other = (run("simulate", "-n", 3, "--pack", each).stdout for each in (POND, place))
    assert one == other
    place.write_bytes(place.read_bytes()[:-9])
    result = run("simulate", "-n", 3, "--pack", place)
    assert result.exit_code == 2
    assert "damaged or cut short" in result.stderr


def test_a_pack_with_errors_is_not_built(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(POND, tmp_path / "pond"))
    (pack / "more.yaml").write_text("nothing:\n  x: {}\n", encoding="utf-8")
    result = run("build", pack, "-o", tmp_path / "x.json")
    assert result.exit_code == 1
    assert "nothing" in result.stderr
    assert not (tmp_path / "x.json").exists()


@pytest.mark.parametrize(
    ("output", "says"),
    [
        ("pack.yaml", "no place for a built pack"),
        ("", "no place for a built pack"),
        ("nowhere/x.json", "cannot be written"),
    ],
)
def test_where_no_file_can_be_written(output: str, says: str, tmp_path: Path) -> None:
    result = run("build", POND, "-o", tmp_path / output)
    assert result.exit_code == 2
    assert says in result.stderr
