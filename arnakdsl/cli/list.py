"""`arnakc list`"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.cli.common import CannotRun, chosen_pack, form_option, pack_option, read_pack

if TYPE_CHECKING:
    from arnakdsl.entries import Entry, Pack


@click.command("list")
@click.argument("kind", required=False)
@pack_option
@form_option
@click.pass_context
def command(ctx: click.Context, kind: str | None, pack: Path | None, form: str) -> None:
    """List the kinds of a pack with their counts, or the entries of one KIND.

    \b
    Example:
      arnakc list define
    """
    content = read_pack(ctx, chosen_pack(pack))
    click.echo(_kinds(content, form) if kind is None else _entries(content, kind, form))


def _kinds(pack: Pack, form: str) -> str:
    from arnakdsl.api import counted

    counts = counted(pack)
    if form == "json":
        return json.dumps({"version": 1, "kinds": counts}, indent=2)
    wide = max((len(str(count)) for count in counts.values()), default=1)
    return "\n".join(f"{count:>{wide}} {kind}" for kind, count in counts.items())


def _entries(pack: Pack, kind: str, form: str) -> str:
    entries = pack.of_kind(kind)
    if not entries:
        raise CannotRun(_no_entries(pack, kind))
    if form == "json":
        return json.dumps({"version": 1, "kind": kind, "entries": [_data(each) for each in entries]}, indent=2)
    wide = max(len(each.id) for each in entries)
    return "\n".join(f"{each.id:<{wide}}  {_name(each)}".rstrip() for each in entries)


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
