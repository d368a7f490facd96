"""`arnakc explain`"""

from __future__ import annotations

import click

from arnakdsl import explanations
from arnakdsl.cli.common import CannotRun, complete_codes


@click.command("explain")
@click.argument("code", required=False, shell_complete=complete_codes)
@click.option("--page", is_flag=True, help="Write the page of all codes, docs/diagnostics.md.")
def command(code: str | None, page: bool) -> None:
    """Say what a finding means: a code such as AK202, or its name.

    Without a code: a list of all.

    \b
    Example:
      arnakc explain AK202
    """
    if page or code is None:
        click.echo(explanations.page() if page else explanations.overview(), nl=False)
        return
    found = explanations.code_of(code)
    if found is None:
        raise CannotRun(f"there is no code '{code}': {explanations.meant(code)}")
    click.echo(explanations.explanation(found), nl=False)
