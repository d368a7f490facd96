"""Records and saves on disk: written whole or not at all, read with one sentence for whatever is wrong."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arnakrt import RulesError

if TYPE_CHECKING:
    from arnakrt import Game, Ruleset

MOST_CHARACTERS = 20_000_000
BROKEN = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What numbers and lists of a damaged save can lead to; a RulesError is a ValueError."""


class FileProblem(Exception):
    """A file that cannot be read, written or played: one sentence."""


def write(path: Path, text: str) -> None:
    """Replace a file by a text; a reader finds the old one or the new one."""
    draft = None
    try:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=".", delete=False) as file:
            draft = Path(file.name)
            file.write(text)
        draft.replace(path)
    except (OSError, ValueError) as error:
        if draft is not None:
            draft.unlink(missing_ok=True)
        raise FileProblem(f"'{shown(path)}' cannot be written: {_reason(error)}") from None


def write_record(path: Path, game: Game) -> None:
    """Keep the way to this moment of a game."""
    write(path, json.dumps(game.record(), ensure_ascii=False, indent=1) + "\n")


def replaceable(path: Path) -> None:
    """Refuse to write a record over a file that holds something else.

    Raises:
        FileProblem: The file is there and is no record.
    """
    if path.exists() and (not path.is_file() or (path.stat().st_size and not _is_record(path))):
        raise FileProblem(f"'{shown(path)}' is there and holds no record of a game: name another file")


def _is_record(path: Path) -> bool:
    try:
        return "choices" in _data(path)
    except FileProblem:
        return False


def steps(rules: Ruleset, path: Path) -> list[Game]:
    """The game of a record or a save, at each of its decisions from the first to its last moment.

    Raises:
        FileProblem: It cannot be read, belongs to another ruleset, or does not come to its end.
    """
    data = _data(path)
    name = shown(path)
    if "ruleset" not in data or "choices" not in data:
        raise FileProblem(f"'{name}' is no record or save of a game")
    if data["ruleset"] != rules.hash:
        pack = data.get("pack")
        other = f"pack '{pack}'" if pack != rules.name else f"another version of the pack '{pack}'"
        raise FileProblem(f"'{name}' belongs to {other}, not to the ruleset that is used here")
    if "format" not in data:
        return _replayed(rules, data, name)
    try:
        saved = rules.restore(json.dumps(data))
        found = _replayed(rules, saved.record(), name)
        sound = found[-1] == saved
    except BROKEN:
        sound = False
    if not sound:
        raise FileProblem(f"'{name}' is damaged: its choices do not lead to what it says")
    return found


def _replayed(rules: Ruleset, record: dict[str, Any], name: str) -> list[Game]:
    options, choices = record.get("options", {}), record["choices"]
    numbers = [record.get(each, 0) for each in ("players", "seed", "start")]
    if not isinstance(options, dict) or not isinstance(choices, list) or any(type(each) is not int for each in numbers):
        raise FileProblem(f"'{name}' is damaged: it does not say which game was played")
    players, seed, start = numbers
    if {"players", "seed", "start"} & set(options):
        raise FileProblem(f"'{name}' is damaged: it does not say which game was played")
    try:
        games = [rules.new_game(players=players, seed=seed, start=start, **options)]
    except RulesError as error:
        raise FileProblem(f"'{name}' is damaged: {error}") from None
    for number, choice in enumerate(choices, 1):
        game = games[-1].clone()
        try:
            if not isinstance(choice, str):
                raise RulesError("it is no id of an option")
            game.choose(choice)
        except RulesError as error:
            raise FileProblem(f"'{name}' is damaged at choice {number}: {error}") from None
        games.append(game)
    return games


def _data(path: Path) -> dict[str, Any]:
    name = shown(path)
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise FileProblem(f"'{name}' is no record of a game: it is not text") from None
    except (OSError, ValueError) as error:
        raise FileProblem(f"'{name}' cannot be read: {_reason(error)}") from None
    if len(text) > MOST_CHARACTERS:
        raise FileProblem(f"'{name}' is no record of a game: it is too large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise FileProblem(f"'{name}' is no record of a game: it is not JSON") from None
    if not isinstance(data, dict):
        raise FileProblem(f"'{name}' is no record or save of a game")
    return data


def shown(path: Path) -> str:
    """A path as messages show it."""
    text = os.fspath(path).encode("utf-8", "replace").decode()
    return "".join(each if each.isprintable() else "?" for each in text)


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror or "unknown").lower() if isinstance(error, OSError) else "its name is not allowed"
