"""`arnakc`: one file for each command, imported when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

import arnakdsl

COMMANDS = {  # name -> module; each has a command called `command`
    "check": "arnakdsl.cli.check",
    "explain": "arnakdsl.cli.explain",
    "fmt": "arnakdsl.cli.fmt",
    "new": "arnakdsl.cli.new",
    "list": "arnakdsl.cli.list",
    "show": "arnakdsl.cli.show",
    "test": "arnakdsl.cli.test",
    "play": "arnakdsl.cli.play",
    "replay": "arnakdsl.cli.replay",
    "simulate": "arnakdsl.cli.simulate",
    "build": "arnakdsl.cli.build",
    "schema": "arnakdsl.cli.schema",
    "lsp": "arnakdsl.cli.lsp",
    "selftest": "arnakdsl.cli.selftest",
}

ALONE = object()
"""What commands get as `obj` in a process that ends with them."""

SAYS = {
    "check": "Report all that is wrong with packs.",
    "explain": "Say what a finding means.",
    "fmt": "Give files of packs their one layout.",
    "new": "Add an entry to the file where it belongs.",
    "list": "List the kinds of a pack, or the entries of one.",
    "show": "Show one entry.",
    "test": "Play scenarios; what does not come out as written.",
    "play": "Play a game in the terminal.",
    "replay": "Go through a record or a save of a game.",
    "simulate": "Let bots play many games.",
    "build": "Write a pack as one portable file.",
    "schema": "Print a JSON schema for an editor of YAML.",
    "lsp": "Serve an editor.",
    "selftest": "Compare compiled rules with a plain interpreter.",
}
"""What `--help` says of each command: to ask the commands would import them all."""


class Commands(click.Group):
    """The commands of the table."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = import_module(COMMANDS[cmd_name]).command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, SAYS.get(name, "")) for name in COMMANDS])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            from arnakdsl.names import did_you_mean

            hint = did_you_mean(args[0], COMMANDS) or f"there are {', '.join(COMMANDS)}"
            ctx.fail(f"there is no command '{args[0]}': {hint}")
        return super().resolve_command(ctx, args)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(arnakdsl.__version__, prog_name="arnakc")
def main() -> None:
    """Check, show, test and play the rules of board games written as content.

    Exit status: 0 fine, 1 findings or failures, 2 could not run.
    """


def run() -> None:
    """`arnakc`, in a process of its own."""
    try:
        try:
            main(prog_name="arnakc", obj=ALONE)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        os._exit(1)  # nobody reads any more
    except OSError as problem:
        where = f"'{problem.filename}': " if problem.filename else ""
        sys.stderr.write(f"Error: {where}{problem.strerror or problem}\n")
        sys.stderr.flush()
        os._exit(2)  # else what could not be written is tried once more
