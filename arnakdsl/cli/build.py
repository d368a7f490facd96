"""`arnakc build`"""

from __future__ import annotations

import os
from pathlib import Path

import click

from arnakdsl.cli.common import CannotRun, default_pack, existing, findings_exit
from arnakdsl.report import ContentError


@click.command("build")
@click.argument("pack", required=False, type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help="The file to write.")
@click.pass_context
def command(ctx: click.Context, pack: Path | None, output: Path) -> None:
    """Write a pack as one portable file, which `arnakdsl.load` and `arnakc simulate --pack` take.

    The file is JSON: the content and the linked program, with a hash over all of it.  Nothing in it is ever run, and who
    loads it checks it as a folder is checked.

    \b
    Example:
      arnakc build content/arnak -o arnak.json
    """
    from arnakdsl.builtfile.trust import build
    from arnakdsl.loading import SUFFIXES, shown
    from arnakdsl.terminal.files import FileProblem, write

    folder = existing(pack) if pack is not None else default_pack()
    if (os.path.lexists(output) and not output.is_file()) or output.name.endswith(SUFFIXES):
        raise CannotRun(f"'{shown(output)}' is no place for a built pack: name a file such as arnak.json")
    try:
        form = build(folder)
        write(output, form.text(), private=False)
    except ContentError as error:
        findings_exit(ctx, error)
    except FileProblem as problem:
        raise CannotRun(str(problem)) from None
    click.echo(f"{shown(output)}: {form.head.name} {form.head.hash}, digest {form.digest()}")
