"""The form of a built file: four lines of JSON, the first of which vouches for all."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from arnakrt.ruleset import RulesError

import arnakdsl

WHAT = "pack"
VERSION = 1
LARGEST = 40_000_000
PARTS = ("content", "languages", "program")
END = "}\n"


@dataclass(frozen=True, slots=True)
class Head:
    """Who made a file, of which pack; `hash` is the ruleset's."""

    tool: str
    name: str
    hash: str

    def text(self, digest: str) -> str:
        """The first line."""
        data = {"arnakdsl": WHAT, "version": VERSION, "tool": self.tool, "name": self.name, "hash": self.hash}
        return json.dumps({**data, "digest": digest})[:-1]


@dataclass(frozen=True, slots=True)
class Form:
    """A built file as it is written: its head, and its parts as JSON."""

    head: Head
    content: str
    languages: str
    program: str

    def text(self) -> str:
        return self.head.text(self.digest()) + self.body()

    def body(self) -> str:
        parts = zip(PARTS, (self.content, self.languages, self.program), strict=True)
        return "".join(f',\n"{name}": {part}' for name, part in parts) + END

    def digest(self) -> str:
        """Of all that the file says, its head too."""
        return blake2b((self.head.text("") + self.body()).encode(), digest_size=32).hexdigest()


def form_of(data: bytes, name: str) -> Form:
    """The form of a file called `name` in messages.

    Raises:
        RulesError: It is no built file, of another version, damaged or cut short.
    """
    if len(data) > LARGEST:
        raise RulesError(f"'{name}' is too large for a built pack: more than {LARGEST:,} bytes")
    try:
        first, *rest = data.decode("ascii").split(",\n")
        said = json.loads(first + "}")
    except (ValueError, RecursionError):
        said, rest = None, []
    if not isinstance(said, dict) or said.get("arnakdsl") != WHAT:
        raise RulesError(f"'{name}' is no built pack, or it is damaged: build it again")
    if said.get("version") != VERSION:
        version = str(said.get("version"))[:20]
        raise RulesError(f"'{name}' is of version {version!r} of built packs, not {VERSION}: build it again")
    form = _form(said, rest)
    if form is None or form.text().encode() != data:
        raise RulesError(f"'{name}' is damaged or cut short: build it again")
    return form


def _form(said: dict[str, Any], rest: list[str]) -> Form | None:
    """What a file seems to say."""
    named = [said.get(each) for each in ("tool", "name", "hash")]
    if len(rest) != len(PARTS) or not all(isinstance(each, str) for each in named):
        return None
    parts = [text.partition(": ")[2] for text in rest]
    return Form(Head(*map(str, named)), parts[0], parts[1], parts[2].removesuffix(END))


def made_now(name: str, hash_: str) -> Head:
    """The head of a file that is built now."""
    return Head(arnakdsl.__version__, name, hash_)
