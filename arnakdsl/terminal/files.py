"""Records and saves on disk: written whole or not at all, read with one sentence for whatever is wrong."""

from __future__ import annotations

import json
import os
from collections import deque
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arnakrt import RulesError
from arnakrt.choices import codes
from arnakrt.record import begun

from arnakdsl.replacing import replace
from arnakdsl.terminal.layout import cut

if TYPE_CHECKING:
    from arnakrt import Game, Ruleset

MOST_CHARACTERS = 20_000_000
ORDINARY = 0o666
"""What new files may be read and written by, before the mask of the process."""
BROKEN = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What numbers and lists of a damaged save can lead to; a RulesError is a ValueError."""


class FileProblem(Exception):
    """A file that cannot be read, written or played: one sentence."""


def write(path: Path, text: str, private: bool = True) -> None:
    """Replace a file by a text; a reader finds the old one or the new one.

    Args:
        path: The file.
        text: All of it.
        private: Nobody but its owner may read it; otherwise whoever may read other new files.
    """
    try:
        replace(path, text.encode("utf-8"), None if private else ORDINARY & ~_mask())
    except (OSError, ValueError) as error:
        raise FileProblem(f"'{shown(path)}' cannot be written: {_reason(error)}") from None


def _mask() -> int:
    """What the process takes away from the rights of new files."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_record(path: Path, game: Game) -> None:
    """Keep the way to this moment of a game."""
    write(path, json.dumps(game.record(), ensure_ascii=False, indent=1) + "\n")


def replaceable(path: Path, game: Game) -> None:
    """Refuse to write a game over anything but an empty file, a record or a save of this game.

    Raises:
        FileProblem: Something else is there.
    """
    try:
        there, regular = os.path.lexists(path), path.is_file()
        filled = regular and path.stat().st_size > 0
    except (OSError, ValueError) as error:
        raise FileProblem(f"'{shown(path)}' cannot be written: {_reason(error)}") from None
    kept = _kept(path) if filled else None
    if (there and not regular) or (filled and kept is None):
        raise FileProblem(f"'{shown(path)}' is there and holds no record of a game: name another file")
    if kept and kept["choices"] and _game(kept) != _game(game.record()):
        raise _another(path, kept)


def beginnable(path: Path, game: Game) -> None:
    """Refuse to begin a record also where choices would be lost.

    Raises:
        FileProblem: Something is there that does not lead to this moment of the game.
    """
    replaceable(path, game)
    kept = _kept(path) if path.is_file() else None
    if kept and ("format" in kept or kept["choices"] != game.record()["choices"][: len(kept["choices"])]):
        raise _another(path, kept)


def free(path: Path, game: Game) -> Path:
    """The path, or with a number behind its name the first one where no other game would be lost."""
    for number in count(1):
        found = path.with_stem(f"{path.stem}-{number}") if number > 1 else path
        with suppress(FileProblem):
            beginnable(found, game)
            break
    return found


def _another(path: Path, kept: dict[str, Any]) -> FileProblem:
    name, choices = shown(path), kept["choices"]
    number = len(choices) if isinstance(choices, list) else sum(1 for _ in codes(choices))
    return FileProblem(f"'{name}' holds {number} choices of another game: --resume it, or name another file")


def _game(data: dict[str, Any]) -> list[Any]:
    """Which game a record or a save is of."""
    fields = ("pack_options", "game_seed") if "format" in data else ("options", "seed")
    return [data.get(each) for each in ("ruleset", "players", "start", *fields)]


def _kept(path: Path) -> dict[str, Any] | None:
    """A record or a save; none where there is none."""
    try:
        data = _data(_text(path), shown(path))
        choices = data.get("choices")
        if isinstance(choices, str) and "format" in data:
            deque(codes(choices), 0)
        elif not isinstance(choices, list):
            return None
    except (FileProblem, RulesError):
        return None
    return data


def steps(rules: Ruleset, path: Path) -> list[Game]:
    """The game of a record or a save, at each of its decisions from the first to its last moment.

    Raises:
        FileProblem: It cannot be read, belongs to another ruleset, or does not come to its end.
    """
    name, text = shown(path), _text(path)
    data = _data(text, name)
    if "ruleset" not in data or "choices" not in data:
        raise FileProblem(f"'{name}' is no record or save of a game")
    if data["ruleset"] != rules.hash:
        pack = data.get("pack")
        called = f"pack '{plain(str(pack), 40)}'"
        other = called if pack != rules.name else f"another version of the {called}"
        raise FileProblem(f"'{name}' belongs to {other}, not to the ruleset that is used here")
    if "format" not in data:
        return _replayed(rules, data, name)
    try:
        saved = rules.restore(text.rstrip("\n"))
        found = _replayed(rules, saved.record(), name)
        sound = found[-1] == saved
    except BROKEN:
        sound = False
    if not sound:
        raise FileProblem(f"'{name}' is damaged: its choices do not lead to what it says")
    return found


def _replayed(rules: Ruleset, record: dict[str, Any], name: str) -> list[Game]:
    choices = record["choices"]
    if not isinstance(choices, list):
        raise FileProblem(f"'{name}' is damaged: it does not say what was chosen")
    try:
        games = [begun(rules, record)]
    except BROKEN as error:
        raise FileProblem(f"'{name}' is damaged: {plain(str(error))}") from None
    for number, choice in enumerate(choices, 1):
        game = games[-1].clone()
        try:
            if not isinstance(choice, str):
                raise RulesError("it is no id of an option")
            game.choose(choice)
        except RulesError as error:
            raise FileProblem(f"'{name}' is damaged at choice {number}: {plain(str(error))}") from None
        games.append(game)
    return games


def _text(path: Path) -> str:
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
    return text


def _data(text: str, name: str) -> dict[str, Any]:
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
    return _printable(text)


def plain(text: str, most: int = 160) -> str:
    """What somebody wrote, as messages show it."""
    return cut(_printable(text), most)


def _printable(text: str) -> str:
    return "".join(each if each.isprintable() else "?" for each in text)


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror or "unknown").lower() if isinstance(error, OSError) else "its name is not allowed"
