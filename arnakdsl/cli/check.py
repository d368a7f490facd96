"""`arnakc check`"""

from __future__ import annotations

from pathlib import Path

import click

from arnakdsl.cli.common import default_pack, existing, wants_colour
from arnakdsl.render import FORMATS
from arnakdsl.report import Report


@click.command("check")
@click.argument("packs", nargs=-1, type=click.Path(path_type=Path))
@click.option("--pack", "pack", type=click.Path(path_type=Path), help="The folder of a pack, as the argument.")
@click.option("--format", "form", type=click.Choice(tuple(FORMATS)), default="text", show_default=True)
@click.option("--strict", is_flag=True, help="Let warnings count as errors.")
@click.pass_context
def command(ctx: click.Context, packs: tuple[Path, ...], pack: Path | None, form: str, strict: bool) -> None:
    """Report all that is wrong with packs.

    Without a folder: the pack of the current folder, else the packaged one.

    \b
    Example:
      arnakc check content/arnak
    """
    import arnakdsl

    named = (*packs, pack) if pack else packs
    folders = [existing(each) for each in named] or [default_pack()]
    report = Report.together(arnakdsl.check(folder) for folder in folders)
    click.echo(FORMATS[form](report, wants_colour()), nl=False)
    ctx.exit(bool(report if strict else report.errors))
