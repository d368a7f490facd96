"""`arnakc lsp`"""

from __future__ import annotations

import click

from arnakdsl.cli.common import CannotRun


@click.command("lsp")
@click.option("--stdio", is_flag=True, hidden=True)  # what many editors add by themselves
def command(stdio: bool) -> None:
    """Serve an editor: findings while you type, completion, names across files, mends, layout.

    Editors start it and speak to it over standard input and output; docs/editors.md says how.

    \b
    Example:
      arnakc lsp
    """
    try:
        from arnakdsl.lsp.server import serve
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise CannotRun("the language server needs pygls: pip install 'arnakdsl[lsp]'") from None
    serve()
