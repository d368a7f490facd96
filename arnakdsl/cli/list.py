"""`arnakc list`"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from arnakdsl.cli.common import (
    CannotRun,
    chosen_pack,
    complete_kinds,
    form_option,
    language_option,
    pack_option,
    read_pack,
)
from arnakdsl.schema import CONFIDENCE
from arnakdsl.yamltree import Scalar, Sequence

if TYPE_CHECKING:
    from arnakdsl.entries import Entry, Pack

UNOFFICIAL = " (unofficial)"


@click.command("list")
@click.argument("kind", required=False, shell_complete=complete_kinds)
@click.option("--doubtful", is_flag=True, help="Entries of which something is not sure, with their sources and notes.")
@language_option("the names; without it, they are as the content has them", default=None)
@pack_option
@form_option
@click.pass_context
def command(
    ctx: click.Context, kind: str | None, doubtful: bool, language: str | None, pack: Path | None, form: str
) -> None:
    """List the kinds of a pack with their counts, or the entries of one KIND.

    \b
    Examples:
      arnakc list define
      arnakc list item --lang pt
      arnakc list --doubtful
    """
    folder = chosen_pack(pack)
    content = read_pack(ctx, folder)
    if doubtful:
        click.echo(_doubtful(content, kind, form))
    else:
        click.echo(_kinds(content, form) if kind is None else _entries(content, kind, form, _names(folder, language)))


def _kinds(pack: Pack, form: str) -> str:
    from arnakdsl.api import counted

    counts = counted(pack)
    if form == "json":
        return json.dumps({"version": 1, "kinds": counts}, indent=2)
    wide = max((len(str(count)) for count in counts.values()), default=1)
    return "\n".join(f"{count:>{wide}} {kind}" for kind, count in counts.items())


Names: TypeAlias = "Callable[[Entry], dict[str, Any]]"
"""What an entry is called and, in a language, whether that name is ours."""


def _names(folder: Path, language: str | None) -> Names:
    """Names of a language; those of the content without one, or in a pack with errors."""
    from arnakdsl.api import texts

    found = texts(folder) if language else None
    if found is None or language is None:
        return lambda entry: {"name": _name(entry)}
    return lambda entry: {
        "name": found.called(entry.id, language) or _name(entry), "unofficial": found.unofficial(entry.id, language),
    }  # fmt: skip


def _entries(pack: Pack, kind: str, form: str, names: Names) -> str:
    entries = pack.of_kind(kind)
    if not entries:
        raise CannotRun(_no_entries(pack, kind))
    if form == "json":
        found = [{**_data(each), **names(each)} for each in entries]
        return json.dumps({"version": 1, "kind": kind, "entries": found}, indent=2, ensure_ascii=False)
    wide = max(len(each.id) for each in entries)
    called = [(each.id, names(each)) for each in entries]
    return "\n".join(
        f"{each:<{wide}}  {name['name']}{UNOFFICIAL * name.get('unofficial', False)}".rstrip() for each, name in called
    )


def _doubtful(pack: Pack, kind: str | None, form: str) -> str:
    """All that is not sure, in the order of the content, or of one kind alone."""
    entries = pack.entries if kind is None else pack.of_kind(kind)
    if not entries:
        raise CannotRun(_no_entries(pack, kind or ""))
    doubts = [(entry, field, word) for entry in entries for field, word in _doubts(entry)]
    if form == "json":
        found = [
            {"kind": entry.kind, **_data(entry), "field": field or None, "confidence": word, **_reasons(entry)}
            for entry, field, word in doubts
        ]
        return json.dumps({"version": 1, "doubtful": found}, indent=2, ensure_ascii=False)
    if not doubts:
        return f"nothing is doubtful in {len(entries)} entr{'y' if len(entries) == 1 else 'ies'}"
    rows = [("kind", "id", "confidence", "source", "note")]
    for entry, field, word in doubts:
        why = _reasons(entry)
        rows.append(
            (entry.kind, entry.id, f"{word}: {field}" if field else word, ", ".join(why["source"]), why["note"])
        )
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, wide, strict=True)).rstrip() for row in rows
    )


def _doubts(entry: Entry) -> Iterator[tuple[str, str]]:
    """What is less than sure of an entry: all of it, or fields by their names."""
    whole, by_field = entry.scalar("confidence"), entry.mapping("confidence")
    words = {"": whole} if whole else {str(key.value): node for key, node in by_field.items} if by_field else {}
    for field, node in words.items():
        if isinstance(node, Scalar) and node.value in CONFIDENCE[1:]:
            yield field, str(node.value)


def _reasons(entry: Entry) -> dict[str, Any]:
    source, note = entry.node("source"), entry.scalar("note")
    sources = source.items if isinstance(source, Sequence) else (source,)
    return {
        "source": [each.decoded for each in sources if isinstance(each, Scalar)],
        "note": note.decoded if note else "",
    }


def _no_entries(pack: Pack, kind: str) -> str:
    from arnakdsl.api import counted
    from arnakdsl.names import did_you_mean

    known = counted(pack)
    return f"there are no entries of a kind '{kind}': " + (did_you_mean(kind, known) or f"there are {', '.join(known)}")


def _name(entry: Entry) -> str:
    name = entry.scalar("name")
    return name.decoded if name else ""


def _data(entry: Entry) -> dict[str, Any]:
    line, column = entry.id_span.position
    return {"id": entry.id, "name": _name(entry), "file": entry.id_span.source.name, "line": line, "column": column}
