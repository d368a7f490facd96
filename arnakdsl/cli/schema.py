"""`arnakc schema`"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from arnakdsl.cli.common import CannotRun, chosen_pack, complete_kinds, findings_exit, pack_option

if TYPE_CHECKING:
    from arnakdsl.loading import Loaded

CONTENT = "content"


def complete_schemas(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The sorts of files, and the kinds of entries."""
    from arnakdsl.file_schemas import FILES

    files = [each for each in FILES if each.startswith(incomplete)]
    return [*files, *complete_kinds(ctx, param, incomplete)]


@click.command("schema")
@click.argument("kind", required=False, shell_complete=complete_schemas)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), help="A folder for the schemas of all files of a pack."
)
@pack_option
@click.pass_context
def command(ctx: click.Context, kind: str | None, output: Path | None, pack: Path | None) -> None:
    """Print a JSON schema (2020-12), with which an editor of YAML completes and checks a pack.

    Without KIND that of a file of entries; for `pack` that of pack.yaml, for `scenarios` that of a file of scenarios, for
    a kind that of one entry of it.

    \b
    Examples:
      arnakc schema item
      arnakc schema -o .schemas --pack content/arnak
    """
    from arnakdsl.file_schemas import FILES, file_schema
    from arnakdsl.loading import load
    from arnakdsl.report import ContentError

    loaded = load(chosen_pack(pack))
    if loaded.pack is None:
        findings_exit(ctx, ContentError(loaded.findings))
    if output is not None:
        if kind is not None:
            raise CannotRun("--output is for the schemas of all files: leave out the kind")
        _write({name: file_schema(name, loaded.pack, loaded.findings) for name in FILES}, output)
    else:
        click.echo(_text(_schema(kind or CONTENT, loaded)))


def _schema(kind: str, loaded: Loaded) -> dict[str, Any]:
    from arnakdsl.file_schemas import FILES, file_schema, kind_schema
    from arnakdsl.names import did_you_mean

    assert loaded.pack is not None
    found = kind_schema(kind, loaded.pack, loaded.findings)
    if found is not None:
        return found
    if kind in FILES:
        return file_schema(kind, loaded.pack, loaded.findings)
    known = [*FILES, *loaded.pack.ids]
    hint = did_you_mean(kind, known) or "`arnakc list` shows the kinds"
    raise CannotRun(f"there is no kind '{kind}': {hint}")


def _write(schemas: dict[str, dict[str, Any]], folder: Path) -> None:
    from arnakdsl.terminal.files import FileProblem, shown, write

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, schema in schemas.items():
            place = folder / f"{name}.json"
            write(place, _text(schema) + "\n")
            click.echo(shown(place))
    except OSError as error:
        reason = (error.strerror or "unknown").lower()
        raise CannotRun(f"'{shown(folder)}' cannot be written: {reason}") from None
    except FileProblem as problem:
        raise CannotRun(str(problem)) from None


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, ensure_ascii=False, indent=2)
