"""Whether scenarios are surely right, told by their data alone.

Most are, and a tree with places takes many times as long to make: what may be wrong is read once more, to say where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from arnakrt import Ruleset
from arnakrt.given import read_given

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


def number_if_sound(paths: Iterable[Path], rules: Ruleset | None) -> int | None:
    """How many scenarios some files have; none where something may be wrong.  Without rules names are not looked up."""
    try:
        said = said_in(paths)
        if rules:
            look_up(said, rules)
    except Doubtful:
        return None
    return len(said.scenarios)


@dataclass(slots=True)
class Said:
    """What files say whose form is right; `survivors` are the ids of entries."""

    scenarios: dict[str, Data] = field(default_factory=dict)
    survivors: list[str] = field(default_factory=list)


# ---------------------------------------------------------------- the form


def said_in(paths: Iterable[Path]) -> Said:
    """The scenarios of some files by their names.

    Raises:
        Doubtful: The form of something may be wrong.
    """
    said = Said()
    for path in paths:
        for each in _items(path):
            if not isinstance(each, dict):
                raise Doubtful
            if "survives" in each:
                _sure(_has_form(each, SURVIVOR) and all(isinstance(each.get(name), str) for name in SURVIVOR))
                said.survivors.append(" ".join(each["survives"].split()))
            else:
                name = each.get("scenario")
                _sure(isinstance(name, str) and name not in said.scenarios and _is_scenario(each))
                said.scenarios[str(name)] = each
    return said


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


def look_up(said: Said, rules: Ruleset) -> None:
    """Look up what is named in games of a pack.

    Raises:
        Doubtful: Some of it may not be there.
    """
    _sure(not rules.ids or all(each in rules.ids for each in said.survivors))
    games, read_before = Games(rules), dict[str, Settings]()
    for each in said.scenarios.values():
        given = each.get("given", {})
        about = repr((given.get(GAME), given.get(START)))
        if about not in read_before:
            read_before[about] = _settings(rules, given)
        _look_up(each, given, read_before[about], games)


def _settings(rules: Ruleset, given: Data) -> Settings:
    settings, findings = read_settings(rules, placeless({name: given[name] for name in given if name in (GAME, START)}))
    _sure(not findings)
    return settings


def _look_up(scenario: Data, given: Data, settings: Settings, games: Games) -> None:
    try:
        game, options = games.of(settings)
    except CannotCompile:
        raise Doubtful from None
    _sure(not read_given(game.program, position(given, settings)).misfits)
    for part in (scenario, *scenario.get("steps", ())):
        _sure("then" not in part or not fits_no_game(game, part["then"]))
        _sure(options.issuperset(_options(part)))


def _options(part: Data) -> Iterator[str]:
    """Every id of an option that is named."""
    for each in part.get("when", ()):
        yield from each.values() if isinstance(each, dict) else (each,)
    for ids in part.get("then", {}).get("options", {}).values():
        yield from ids
