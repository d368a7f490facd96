"""Whether scenarios are surely right, told by their data alone.

Most are, and a tree with places takes many times as long to make: what may be wrong is read once more, to say where.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

from arnakrt import Game, Ruleset
from arnakrt.given import read_given
from arnakrt.parts import parts_of

from arnakdsl.findings import CannotCompile
from arnakdsl.scenarios.comparing import fits_no_game
from arnakdsl.scenarios.reading import FIELDS, PART, STEP, SURVIVOR, Fields
from arnakdsl.scenarios.settings import GAME, START, Games, Settings, position, read_settings
from arnakdsl.yamltree import Mapping, Scalar, Sequence, read
from arnakdsl.yamltree.data import NotPlain, data_of
from arnakdsl.yamltree.nodes import placeless

OF_DATA: dict[type, tuple[type, ...]] = {Scalar: (str, int, float), Mapping: (dict,), Sequence: (list,)}

Data: TypeAlias = dict[str, Any]


class Doubtful(Exception):
    """Something may be wrong."""


Said: TypeAlias = tuple[list[Data], list[str]]
"""Scenarios whose form is right, and the ids of entries whose mutants survive."""


def said_in(paths: Iterable[Path]) -> Said | None:
    """What some files say, as plain data; none where its form may be wrong."""
    try:
        return _said_in(paths)
    except Doubtful:
        return None


def is_sound(said: Said, rules: Ruleset) -> bool:
    """Is all that is named surely there, in the games that it is about?"""
    try:
        _look_up(said, rules)
    except Doubtful:
        return False
    return True


# ---------------------------------------------------------------- the form


def _said_in(paths: Iterable[Path]) -> Said:
    scenarios: dict[str, Data] = {}
    survivors: list[str] = []
    for path in paths:
        for each in _items(path):
            _sure(isinstance(each, dict))
            if "survives" in each:
                _sure(_has_form(each, SURVIVOR) and all(isinstance(each.get(name), str) for name in SURVIVOR))
                survivors.append(" ".join(each["survives"].split()))
            else:
                name = each.get("scenario")
                _sure(isinstance(name, str) and name not in scenarios and _is_scenario(each))
                scenarios[name] = each
    return [*scenarios.values()], survivors


def _sure(right: bool) -> None:
    if not right:
        raise Doubtful


def _items(path: Path) -> list[Any]:
    source, _ = read(path, path.as_posix())
    if source is None:
        raise Doubtful
    try:
        data = data_of(source)
    except NotPlain:
        raise Doubtful from None
    _sure(isinstance(data, list))
    items: list[Any] = data
    return items


def _has_form(data: Any, known: Fields) -> bool:
    """Is it a mapping that has some of the known fields, each of its form?"""
    return isinstance(data, dict) and all(
        name in known and isinstance(value, OF_DATA[known[name][0]]) for name, value in data.items()
    )


def _is_scenario(data: Data) -> bool:
    parts = data.get("steps", [])
    return (
        _has_form(data, FIELDS)
        and all(isinstance(each, str) for each in data.get("rules", ()))
        and all(_has_form(each, PART) for each in parts)
        and all(_is_step(each) for part in (data, *parts) for each in part.get("when", ()))
    )


def _is_step(data: Any) -> bool:
    """Is it the id of an option, or one that is refused?"""
    if isinstance(data, dict):
        return bool(data) and _has_form(data, STEP) and all(isinstance(each, str) for each in data.values())
    return isinstance(data, str)


# ---------------------------------------------------------------- the names


def _look_up(said: Said, rules: Ruleset) -> None:
    scenarios, survivors = said
    _sure(not rules.ids or all(each in rules.ids for each in survivors))
    games, read_before = Games(rules), dict[str, Settings]()
    met = defaultdict[tuple[Any, ...], set[str]](set)
    for each in scenarios:
        given = each.get("given", {})
        about = repr((given.get(GAME), given.get(START)))
        if about not in read_before:
            read_before[about] = _settings(rules, given)
        settings = read_before[about]
        _look_up_in(each, given, settings, games, met[settings.key])


def _settings(rules: Ruleset, given: Data) -> Settings:
    settings, findings = read_settings(rules, placeless({name: given[name] for name in given if name in (GAME, START)}))
    _sure(not findings)
    return settings


def _look_up_in(scenario: Data, given: Data, settings: Settings, games: Games, met: set[str]) -> None:
    try:
        game, options = games.of(settings)
    except CannotCompile:
        raise Doubtful from None
    _sure(not read_given(game.program, _unmet(position(given, settings), game, met, "given")).misfits)
    for part in (scenario, *scenario.get("steps", ())):
        _sure("then" not in part or not fits_no_game(game, _unmet(part["then"], game, met, "then")))
        _sure(options.issuperset(_options(part)))


def _unmet(said: Data, game: Game, met: set[str], way: str) -> Data:
    """What was not said before in the same way of the same game: of seats and things each part by itself.

    Whether a part can be so does not depend on what else is said.
    """
    parts = parts_of(game.program)
    found: Data = {}
    for name, value in said.items():
        if isinstance(value, dict) and value and (name in parts.seats or name in parts.things):
            left = {inner: each for inner, each in value.items() if _is_new(f"{way} {name} {inner} {each!r}", met)}
            if left:
                found[name] = left
        elif _is_new(f"{way} {name} {value!r}", met):
            found[name] = value
    return found


def _is_new(said: str, met: set[str]) -> bool:
    if said in met:
        return False
    met.add(said)
    return True


def _options(part: Data) -> Iterator[str]:
    """Every id of an option that is named."""
    for each in part.get("when", ()):
        yield from each.values() if isinstance(each, dict) else (each,)
    for ids in part.get("then", {}).get("options", {}).values():
        yield from ids
