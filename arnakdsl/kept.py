"""Rulesets and programs that were made before: kept in the user's cache, made again where they are not there.

A ruleset is found by the bytes of the pack's files, a program by the pack's hash: both by this compiler too.  Checks,
texts and the compiler itself are imported only when something is asked that was not kept.
"""

from __future__ import annotations

import os
from binascii import a2b_base64, b2a_base64
from collections.abc import Callable
from functools import cached_property
from marshal import dumps, loads
from typing import TYPE_CHECKING, Any
from zlib import compress, decompress

from arnakrt.ruleset import Program, RulesError, Ruleset
from arnakrt.written import program_of

from arnakdsl import cache
from arnakdsl.folders import DEFAULT_PACK, SUFFIXES, key_of_folder
from arnakdsl.places import data_place
from arnakdsl.why import explainer

if TYPE_CHECKING:
    from pathlib import Path

    from arnakdsl.compiler.program import Compiled
    from arnakdsl.linking import Linked
    from arnakdsl.model import Model
    from arnakdsl.say.texts import Texts

Again = Callable[[], "tuple[Linked, Texts]"]
"""Reads the content of a ruleset once more."""


def load(path: Path | str | None = None) -> Ruleset:
    """A pack, ready to be played: of a folder, of a built file, or of a name among the packaged ones; without a path, the
    packaged pack.

    What was loaded before and has not changed since comes from the user's cache.

    Raises:
        ContentError: The pack has errors.
        RulesError: The built file is damaged, cut short, or of another version.
    """
    folder = _place(path)
    if os.path.isfile(folder) and not folder.endswith(SUFFIXES):
        from arnakdsl.builtfile.opening import load_built

        return load_built(folder).comes_from(load, os.path.realpath(folder))
    key = key_of_folder(folder) if cache.folder() else None

    def again() -> tuple[Linked, Texts]:
        from arnakdsl.api import linked

        return linked(folder)

    rules = kept_ruleset(key, again) if key else None
    if rules is None:
        from arnakdsl.api import playable

        model, rules = playable(folder, keep_program if key else None)
        if key and key == key_of_folder(folder):
            keep_ruleset(key, model)
    return rules.comes_from(load, os.path.realpath(folder))


def _place(path: Path | str | None) -> str:
    """Where a pack is; `pathlib` costs a twelfth of a start."""
    if path is None:
        return os.path.join(data_place("content"), DEFAULT_PACK)
    from arnakdsl.resources import pack_folder

    return os.fspath(pack_folder(path))


# ---------------------------------------------------------------- rulesets


def _name(key: str) -> str:
    return f"{cache.PACK}{key}"


def kept_ruleset(key: str, again: Again) -> Ruleset | None:
    """The ruleset that was kept under a key, if there is one; `again` reads its content where that is needed."""
    data = cache.kept(_name(key))
    try:
        return _Kept(data, again).ruleset() if data is not None else None
    except (KeyError, TypeError, ValueError):
        return None


def made_ruleset(key: str, linked: Linked, texts: Texts) -> Ruleset:
    """The ruleset of some content, which is kept; programs are compiled when they are asked."""
    data = keep_ruleset(key, linked.model)
    return _Kept(data, lambda: (linked, texts)).ruleset()


def keep_ruleset(key: str, model: Model) -> dict[str, Any]:
    """Keep all that a ruleset has but its programs."""
    data = {
        "name": model.pack.name,
        "hash": model.hash,
        "seats": model.seats,
        "options": model.options,
        "option_games": model.option_games,
        "entries": model.pack.ids,
    }
    cache.keep(_name(key), data)
    return data


class _Kept:
    """A ruleset of kept data."""

    def __init__(self, data: dict[str, Any], again: Again) -> None:
        self.data = data
        self.again = again
        self.hash = str(data["hash"])

    def ruleset(self) -> Ruleset:
        data = self.data
        low, high = data["seats"]
        return Ruleset(
            name=data["name"],
            hash=self.hash,
            seats=(low, high),
            options={name: tuple(values) for name, values in data["options"].items()},
            option_games={name: tuple(games) for name, games in data["option_games"].items()},
            _compile=self.program,
            _entries={kind: tuple(ids) for kind, ids in data["entries"].items()},
            _option_ids=self.option_ids,
            _code_of=lambda entry: self.whole.code_of(entry),
            _text=lambda entry, language: self.texts.text(entry, language),
            _called=lambda entry, language: self.texts.called(entry, language),
            explain=explainer(lambda: self.content),
        )

    @cached_property
    def content(self) -> tuple[Linked, Texts]:
        """The content, read again.

        Raises:
            RulesError: It is not what the ruleset was made from any more.
        """
        linked, texts = self.again()
        if linked.model.hash != self.hash:
            raise RulesError(f"the content of '{self.data['name']}' was changed since it was loaded: load it again")
        return linked, texts

    @property
    def texts(self) -> Texts:
        return self.content[1]

    @cached_property
    def whole(self) -> Ruleset:
        """The same ruleset, of its content."""
        from arnakdsl.compiler.rulesets import ruleset

        return ruleset(*self.content, keep=keep_program)

    def program(self, players: int, options: dict[str, str]) -> Program:
        program = kept_program(self.data["name"], self.hash, players, options)
        if program is None:
            return self.compiled(players, options)
        program.say = lambda *asked: self.texts.option(*asked)
        program.ask = lambda *asked: self.texts.asked(*asked)
        return program

    def compiled(self, players: int, options: dict[str, str]) -> Program:
        """A program that was not kept.

        Raises:
            RulesError: It cannot be compiled.
        """
        from arnakdsl.findings import CannotCompile
        from arnakdsl.report import ContentError

        try:
            return self.whole.program(players, **options)
        except CannotCompile as problem:
            raise RulesError(str(ContentError([problem.finding]))) from None

    def option_ids(self) -> tuple[str, ...]:
        name = _name(cache.key("option ids", self.data["name"], self.hash))
        found = cache.kept(name)
        if not isinstance(found, list):
            found = list(self.whole.option_ids)
            cache.keep(name, found)
        return tuple(found)


# ---------------------------------------------------------------- programs


def _program_name(name: str, hash_: str, players: int, options: dict[str, str]) -> str:
    return _name(cache.key("program", name, hash_, str(players), repr(sorted(options.items()))))


def kept_program(name: str, hash_: str, players: int, options: dict[str, str]) -> Program | None:
    """The program that was kept for a pack, so many players and these options."""
    data = cache.kept(_program_name(name, hash_, players, options))
    if not isinstance(data, str):
        return None
    written, codes, source = loads(decompress(a2b_base64(data)))  # only this user can have written it
    program = program_of(written, codes)
    program.source = source
    return program


def keep_program(model: Model, made: Compiled) -> None:
    """Keep a program of a pack: what was written down, its code, and the text of it."""
    program = made.program
    data = b2a_base64(compress(dumps((dict(made.written), made.codes, program.source)), 1), newline=False).decode()
    cache.keep(_program_name(model.pack.name, model.hash, program.players, program.options), data)
