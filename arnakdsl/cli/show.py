"""`arnakc show`"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.cli.common import (
    CannotRun,
    chosen_pack,
    compiled,
    complete_ids,
    form_option,
    language_option,
    pack_option,
    read_pack,
)
from arnakdsl.manual import FORM_MANUALS, FUNCTION_MANUALS, definition_signature, manual_of
from arnakdsl.schema import EVERYWHERE
from arnakdsl.verbs import VERBS
from arnakdsl.yamltree import Mapping as MappingNode
from arnakdsl.yamltree import Node, Scalar, Sequence

if TYPE_CHECKING:
    from arnakdsl.entries import Entry, Pack
    from arnakdsl.manual import Manual

NAMES = re.compile(r"[A-Za-z_][A-Za-z0-9_]*(?::[0-9]+)?")
FOR_PEOPLE = {*EVERYWHERE, "name"}
"""Fields that name no entries."""
UNOFFICIAL = " (unofficial)"


@click.command("show")
@click.argument("entry_id", metavar="ID", shell_complete=complete_ids)
@click.option("--code", "code", is_flag=True, help="Show the Python that the entry is compiled to.")
@language_option("its name and text")
@pack_option
@form_option
@click.pass_context
def command(ctx: click.Context, entry_id: str, code: bool, language: str, pack: Path | None, form: str) -> None:
    """Show one entry: its fields, its place, the entries that use it.

    A verb or a function of the language is shown with its manual.

    \b
    Examples:
      arnakc show trowel --code
      arnakc show move
    """
    folder = chosen_pack(pack)
    content = read_pack(ctx, folder)
    entry = next((each for each in content.entries if each.id == entry_id), None)
    manual = manual_of(entry_id)
    if entry is None and manual is None:
        raise CannotRun(_unknown(content, entry_id))
    if entry is None and code:
        raise CannotRun(f"'{entry_id}' is a word of the language: entries alone have code")
    if entry is not None and code:
        click.echo(_code(compiled(ctx, folder).code_of(entry.id), entry, form))
        return
    said = _said(folder, entry, language) if entry else Spoken()
    users = list(_users(content, entry)) if entry else []
    if form == "json":
        click.echo(json.dumps(_json(entry, users, said, manual), indent=2, ensure_ascii=False))
        return
    blocks = [_text(entry, users, said) if entry else (), _manual(manual) if manual else ()]
    click.echo("\n\n".join(filter(None, map("\n".join, blocks))))


@dataclass(frozen=True, slots=True)
class Spoken:
    """What an entry is called in a language, whether that name is ours, and what it says, by field."""

    name: str = ""
    unofficial: bool = False
    text: Mapping[str, str] = field(default_factory=dict)


def _said(folder: Path, entry: Entry, language: str) -> Spoken:
    """Nothing in a pack with errors."""
    from arnakdsl.api import texts

    found = texts(folder)
    if found is None:
        return Spoken()
    name = found.called(entry.id, language)
    return Spoken(name, found.unofficial(entry.id, language), found.entry(entry.id, language))


def _unknown(pack: Pack, entry_id: str) -> str:
    from arnakdsl.names import did_you_mean

    known = (*(each.id for each in pack.entries), *VERBS, *FUNCTION_MANUALS, *FORM_MANUALS)
    return f"there is no entry '{entry_id}': {did_you_mean(entry_id, known) or '`arnakc list` shows what there is'}"


def _code(code: str, entry: Entry, form: str) -> str:
    if form == "json":
        return json.dumps({"version": 1, "kind": entry.kind, "id": entry.id, "code": code}, indent=2)
    return code.rstrip("\n") or f"'{entry.id}' has no code of its own"


# ---------------------------------------------------------------- who uses it


def _users(pack: Pack, entry: Entry) -> Iterator[Entry]:
    """The other entries that name this one in an effect or a reference."""
    for other in pack.entries:
        if other is not entry and entry.id in _named(other):
            yield other


def _named(entry: Entry) -> set[str]:
    """All the names in an entry."""
    nodes = (node for name, (_, node) in entry.fields.items() if name not in FOR_PEOPLE)
    return {name for node in nodes for text in _texts(node) for name in NAMES.findall(text)}


def _texts(node: Node) -> Iterator[str]:
    match node:
        case Scalar(decoded=decoded):
            yield decoded
        case Sequence(items=items):
            for item in items:
                yield from _texts(item)
        case MappingNode(items=pairs):
            for _, value in pairs:
                yield from _texts(value)


# ---------------------------------------------------------------- as text and as data


def _place(entry: Entry) -> str:
    return f"{entry.id_span.source.name}:{entry.id_span.position[0]}"


def _text(entry: Entry, users: list[Entry], said: Spoken) -> Iterator[str]:
    yield f"{entry.kind} {entry.id}"
    yield f"  at {_place(entry)}"
    if entry.kind == "define":
        yield f"  called as: {definition_signature(entry)}"
    for name, (_, node) in entry.told.items():
        yield from _field(name, node, "  ")
    printed = entry.scalar("name")
    if said.name and (printed is None or printed.decoded != said.name):
        yield f"  called: {said.name}{UNOFFICIAL if said.unofficial else ''}"
    yield from (f"  text: {text}" for text in said.text.values() if len(said.text) == 1)
    yield from ["  text:", *(f"    {name}: {text}" for name, text in said.text.items())] if len(said.text) > 1 else ()
    yield "used by" if users else "used by no other entry"
    for user in users:
        yield f"  {user.kind} {user.id}  {_place(user)}"


def _field(name: str, node: Node, indent: str) -> Iterator[str]:
    """A field: on one line where it fits, else with its parts below it."""
    match node:
        case MappingNode(items=pairs):
            yield f"{indent}{name}:"
            for key, value in pairs:
                yield from _field(key.decoded, value, indent + "  ")
        case Sequence(items=items) if all(isinstance(item, Scalar) for item in items):
            yield f"{indent}{name}: " + ", ".join(item.decoded for item in items if isinstance(item, Scalar))
        case Sequence(items=items):
            yield f"{indent}{name}:"
            for number, item in enumerate(items, 1):
                yield from _field(str(number), item, indent + "  ")
        case Scalar(decoded=decoded):
            lines = decoded.strip().split("\n")
            yield f"{indent}{name}: {lines[0]}".rstrip() if len(lines) == 1 else f"{indent}{name}:"
            yield from (f"{indent}  {line}".rstrip() for line in lines if len(lines) > 1)


def _manual(manual: Manual) -> Iterator[str]:
    yield f"{manual.kind} {manual.name}"
    yield f"  {manual.signature}"
    yield from (f"  {line}".rstrip() for line in manual.text.split("\n"))


def _json(entry: Entry | None, users: list[Entry], said: Spoken, manual: Manual | None) -> dict[str, Any]:
    """An entry; a word of the language where there is no entry of that name."""
    if entry is None:
        assert manual is not None, "one of them is there"
        return {
            "version": 1, "kind": manual.kind, "id": manual.name, "signature": manual.signature, "manual": manual.text,
        }  # fmt: skip
    from arnakdsl.yamltree import plain_data

    fields = {name: plain_data(node) for name, (_, node) in entry.told.items()}
    signature = {"signature": definition_signature(entry)} if entry.kind == "define" else {}
    used = [_data(each) for each in users]
    called = {"called": said.name, "unofficial": said.unofficial} if said.name else {}
    return {
        "version": 1,
        **_data(entry),
        **signature,
        "fields": fields,
        **called,
        "text": dict(said.text),
        "used_by": used,
    }


def _data(entry: Entry) -> dict[str, Any]:
    line, column = entry.id_span.position
    return {
        "kind": entry.kind, "id": entry.id, "file": entry.id_span.source.name, "line": line, "column": column,
    }  # fmt: skip
