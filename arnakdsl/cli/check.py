"""`arnakc check`"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from arnakdsl.cli.common import CannotRun, default_pack, existing, leave_garbage, wants_colour
from arnakdsl.render import FORMS, render
from arnakdsl.report import Report

if TYPE_CHECKING:
    from arnakdsl.mending import Change

STANDARD_INPUT = Path("-")


@click.command("check")
@click.argument("packs", nargs=-1, type=click.Path(path_type=Path, allow_dash=True))
@click.option("--pack", "pack", type=click.Path(path_type=Path), help="The folder of a pack, as the argument.")
@click.option("--format", "form", type=click.Choice(FORMS), default="text", show_default=True)
@click.option("--strict", is_flag=True, help="Let warnings count as errors.")
@click.option("--fix", is_flag=True, help="Write the mends that are certain, then report what is left.")
@click.option("--diff", is_flag=True, help="Show what --fix would write, and write nothing.")
@click.option("--watch", is_flag=True, help="Check again after every change, until Ctrl-C.")
@click.option("--stdin-filename", "named", type=click.Path(path_type=Path), help="The file that - stands in for.")
@click.pass_context
def command(
    ctx: click.Context,
    packs: tuple[Path, ...],
    pack: Path | None,
    form: str,
    strict: bool,
    fix: bool,
    diff: bool,
    watch: bool,
    named: Path | None,
) -> None:
    """Report all that is wrong with packs.

    Without a folder: the pack of the current folder, else the packaged one.  With - a file of that pack is read from standard
    input; if --stdin-filename does not say which, it is the one that has most of its ids, or a new one.

    \b
    Example:
      arnakc check content/arnak
    """
    if not watch:
        leave_garbage(ctx)
    from arnakdsl.checking import check

    _refuse_both(**{"--fix": fix, "--diff": diff, "--watch": watch, "-": STANDARD_INPUT in packs})
    if STANDARD_INPUT in packs:
        if len(packs) > 1:
            raise CannotRun("standard input is one file: name its pack with --pack")
        _finish(ctx, _of_standard_input(pack, named), form, strict)
    if named:
        raise CannotRun("--stdin-filename is for standard input: add -")
    folders = [existing(each) for each in ((*packs, pack) if pack else packs)] or [default_pack()]
    if fix:
        _finish(ctx, Report.together(map(_fix, folders)), form, strict)
    if diff:
        shown = [_show_mends(folder) for folder in folders]
        ctx.exit(any(shown))
    if watch:
        for _ in _moments(folders):
            click.clear()
            click.echo(render(Report.together(map(check, folders)), form, wants_colour()), nl=False)
        ctx.exit(0)
    _finish(ctx, Report.together(map(check, folders)), form, strict)


def _refuse_both(**given: bool) -> None:
    names = [name for name, is_given in given.items() if is_given]
    if len(names) > 1:
        raise CannotRun(f"{' and '.join(names)} are ways to check that exclude each other: choose one")


def _finish(ctx: click.Context, report: Report, form: str, strict: bool) -> None:
    click.echo(render(report, form, wants_colour()), nl=False)
    ctx.exit(bool(report if strict else report.errors))


# ---------------------------------------------------------------- standard input


def _of_standard_input(pack: Path | None, named: Path | None) -> Report:
    """The findings of a pack with standard input in the place of one of its files."""
    from arnakdsl.checking import checked
    from arnakdsl.scenarios.files import pack_of
    from arnakdsl.source import Source
    from arnakdsl.standard_input import place_of
    from arnakdsl.yamltree import unsaved

    try:
        text = sys.stdin.buffer.read().decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        raise CannotRun(f"standard input is not UTF-8: byte {error.start}") from None
    around = pack_of(named) if named and not pack else None
    folder = around or (existing(pack) if pack else default_pack())
    path = named or place_of(text, folder)
    with unsaved({path.resolve(): Source(str(named or "<stdin>"), text)}):
        return checked(folder)


# ---------------------------------------------------------------- mends


def _fix(folder: Path) -> Report:
    """Write the certain mends of a pack; what is left of its findings."""
    from arnakdsl.mending import mended

    found = mended(folder)
    for change in found.changes:
        _write(change)
    if found.count:
        click.echo(f"mended {_many(found.count, 'finding')} in {_many(len(found.changes), 'file')}", err=True)
    return found.left


def _write(change: Change) -> None:
    try:
        written = change.write()
    except OSError as error:
        raise CannotRun(f"'{change.before.name}' cannot be written: {(error.strerror or 'unknown').lower()}") from None
    if not written:
        raise CannotRun(f"'{change.before.name}' was changed meanwhile: check again")


def _show_mends(folder: Path) -> bool:
    """Show the certain mends of a pack; whether there are any."""
    from arnakdsl.mending import mended

    found = mended(folder)
    for change in found.changes:
        click.echo(change.diff(), nl=False)
    if found.count:
        click.echo(f"would mend {_many(found.count, 'finding')} in {_many(len(found.changes), 'file')}", err=True)
    return bool(found.changes)


def _many(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


# ---------------------------------------------------------------- watching


def _moments(folders: list[Path]) -> Iterator[None]:
    """Now, and after every change in the folders, until Ctrl-C."""
    try:
        from watchfiles import watch
    except ImportError:
        raise CannotRun("--watch needs watchfiles: pip install 'arnakdsl[watch]'") from None
    yield
    for _ in watch(*folders, debounce=100, raise_interrupt=False):
        yield
