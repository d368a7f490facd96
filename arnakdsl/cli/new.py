"""`arnakc new`"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from arnakdsl.cli.common import CannotRun, chosen_pack, complete_kinds, pack_option, read_pack

if TYPE_CHECKING:
    from arnakdsl.new_entry import Added


@click.command("new")
@click.argument("kind", shell_complete=complete_kinds)
@click.argument("name", metavar="ID")
@click.option("--show", is_flag=True, help="Show the entry, and write nothing.")
@pack_option
@click.pass_context
def command(ctx: click.Context, kind: str, name: str, show: bool, pack: Path | None) -> None:
    """Add an entry of a KIND to a pack, in the file where most of its kind are.

    Its required fields are there, as most others have them; what else it can have stands below them as comments.

    \b
    Example:
      arnakc new item spyglass
    """
    from arnakdsl.new_entry import CannotAdd, added

    folder = chosen_pack(pack)
    try:
        found = added(folder, read_pack(ctx, folder), kind, name)
    except CannotAdd as problem:
        raise CannotRun(str(problem)) from None
    if show:
        click.echo(_entry(found), nl=False)
        return
    _write(found)
    click.echo(f"{found.path}:{found.line}: {kind} {name}")
    if found.findings:
        from arnakdsl.render.text import render_findings

        click.echo(render_findings(found.findings), nl=False)


def _entry(found: Added) -> str:
    """The lines that are new."""
    before = len(found.before.text.splitlines()) if found.before else 0
    lines = found.text.splitlines(keepends=True)
    start = found.line - 1
    return "".join(lines[start : start + len(lines) - before - (found.line == 2 and not found.before)])


def _write(found: Added) -> None:
    from arnakdsl.yamltree import rewrite

    try:
        if found.before:
            written = rewrite(found.path, found.before, found.text)
        else:
            with found.path.open("x", encoding="utf-8", newline="") as file:
                file.write(found.text)
            written = True
    except OSError as error:
        raise CannotRun(f"'{found.path}' cannot be written: {(error.strerror or 'unknown').lower()}") from None
    if not written:
        raise CannotRun(f"'{found.path}' was changed meanwhile: try again")
