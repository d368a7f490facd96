"""What commands share: which pack is meant, errors in one sentence, colours."""

from __future__ import annotations

import atexit
import gc
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from arnakdsl.cli import ALONE

if TYPE_CHECKING:
    from arnakrt import Ruleset
    from click.shell_completion import CompletionItem

    from arnakdsl.entries import Pack
    from arnakdsl.model import Model
    from arnakdsl.report import ContentError

Command = TypeVar("Command", bound=Callable[..., Any])
HEAD = "pack.yaml"
RAN_INTO_FINDINGS = 1
COULD_NOT_RUN = 2
NAMED = ("board", "difficulty")


class CannotRun(click.ClickException):
    """One sentence on standard error; status 2."""

    exit_code = COULD_NOT_RUN


def leave_garbage(ctx: click.Context) -> None:
    """Do not look for what is not needed any more, not even at the end, in a process that ends with the command."""
    if ctx.obj is ALONE:
        gc.disable()
        atexit.register(gc.freeze)


def pack_option(command: Command) -> Command:
    """`--pack PATH`, none for the default."""
    add = click.option(
        "--pack",
        "pack",
        type=click.Path(path_type=Path),
        shell_complete=complete_packs,
        help="The folder of the pack, or the name of one that comes with it.",
    )
    return add(command)


def form_option(command: Command) -> Command:
    """`--format text|json` of commands that show content."""
    add = click.option("--format", "form", type=click.Choice(("text", "json")), default="text", show_default=True)
    return add(command)


def chosen_pack(pack: Path | None, built: bool = False) -> Path:
    """The pack that was named, else the pack of the current folder, else the packaged one; also a built file, if it may be."""
    from arnakdsl.folders import SUFFIXES

    if pack is None:
        return default_pack()
    return pack if built and pack.is_file() and not pack.name.endswith(SUFFIXES) else existing(pack)


def default_pack() -> Path:
    """The pack that the current folder is in, as a relative path; else the packaged pack."""
    from arnakdsl.api import default_content

    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / HEAD).is_file():
            return Path(os.path.relpath(folder, here))
    return _from_here(default_content())


def _from_here(packaged: Path) -> Path:
    here = Path.cwd()
    return packaged.relative_to(here) if packaged.is_relative_to(here) else packaged


def existing(path: Path) -> Path:
    """The folder that a path or the name of a packaged pack means."""
    from arnakdsl.resources import pack_folder, packaged_packs

    try:
        if path.is_dir():
            return path
        folder = pack_folder(path)
        if folder != path:
            return _from_here(folder)
        packs = f"; the packs that come with it are {', '.join(packaged_packs())}" if len(path.parts) == 1 else ""
        seen = "is not a folder: name the folder of a pack" if os.path.lexists(path) else f"does not exist{packs}"
    except (OSError, ValueError):
        seen = "cannot be read"
    from arnakdsl.loading import shown

    raise CannotRun(f"'{shown(path)}' {seen}")


# ---------------------------------------------------------------- completion in shells


def complete_packs(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The packs that come with it, and folders."""
    from click.shell_completion import CompletionItem

    from arnakdsl.resources import packaged_packs

    packs = [CompletionItem(each) for each in packaged_packs() if each.startswith(incomplete)]
    return [*packs, CompletionItem(incomplete, type="dir")]


def complete_languages(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The languages that there are sentences in."""
    from arnakdsl.say.files import CORE, languages

    return [each for each in languages(CORE) if each.startswith(incomplete)]


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The bots, behind a seat where one is named."""
    from arnakdsl.bots import names

    seat, equals, name = incomplete.rpartition("=")
    return [f"{seat}{equals}{each}" for each in names() if each.startswith(name)]


def complete_values(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The values of an option of the pack that is asked for."""
    from arnakdsl.building import build

    content = _content(ctx)
    values = build(content, [])[0].options.get(param.name or "", ()) if content else ()
    return [each for each in values if each.startswith(incomplete)]


def complete_kinds(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The kinds of the pack that is asked for, and those of the language."""
    from arnakdsl.schema import LANGUAGE_KINDS

    content = _content(ctx)
    own = [each.id for each in content.of_kind("kind")] if content else []
    return [each for each in (*own, *LANGUAGE_KINDS) if each.startswith(incomplete)]


def complete_ids(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The ids of the pack that is asked for."""
    content = _content(ctx)
    return [each.id for each in content.entries if each.id.startswith(incomplete)] if content else []


def complete_codes(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The codes of all findings."""
    from arnakdsl.codes import CODES

    return [each for each in CODES if each.startswith(incomplete.upper())]


def _content(ctx: click.Context) -> Pack | None:
    """The pack of a command line that is half written, if it can be read."""
    from arnakdsl.loading import load_pack

    try:
        return load_pack(chosen_pack(ctx.params.get("pack")))[0]
    except click.ClickException:
        return None


# ---------------------------------------------------------------- languages and colours


def language_option(what: str, default: str | None = "en") -> Callable[[Command], Command]:
    """`--lang CODE`; one that there are no sentences in is refused."""
    return click.option(
        "--lang", "language", metavar="CODE", default=default, show_default=True, callback=_language,
        shell_complete=complete_languages, help=f"The language of {what}.",
    )  # fmt: skip


def _language(_context: click.Context, _option: click.Parameter, language: str | None) -> str | None:
    if language is None or language == "en":
        return language
    from arnakdsl.say.files import CORE, languages
    from arnakdsl.terminal.files import plain

    known = languages(CORE)
    if language not in known:
        raise CannotRun(f"there is no language '{plain(language, 40)}': there are {', '.join(known)}")
    return language


def wants_colour() -> bool:
    """Whether standard output is a terminal and colours are not refused."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")


def findings_exit(ctx: click.Context, error: ContentError) -> NoReturn:
    """The findings of a pack that cannot be used, on standard error; status 1."""
    from arnakdsl.render.text import render_text
    from arnakdsl.report import Report

    click.echo(render_text(Report(error.findings, {})), nl=False, err=True)
    ctx.exit(RAN_INTO_FINDINGS)


def read_pack(ctx: click.Context, path: Path) -> Pack:
    """The entries of a pack, whatever else may be wrong with it."""
    from arnakdsl.loading import load_pack
    from arnakdsl.report import ContentError

    pack, findings = load_pack(path)
    if pack is None:
        findings_exit(ctx, ContentError(findings))
    return pack


def compiled(ctx: click.Context, path: Path) -> Ruleset:
    """The pack, ready to be played."""
    from arnakrt import RulesError

    import arnakdsl
    from arnakdsl.report import ContentError

    try:
        return arnakdsl.load(path)
    except ContentError as error:
        findings_exit(ctx, error)
    except RulesError as error:
        raise CannotRun(str(error)) from None


def playable(ctx: click.Context, path: Path) -> tuple[Model, Ruleset]:
    """The declarations of a pack and the pack, ready to be played."""
    from arnakdsl import api
    from arnakdsl.report import ContentError

    try:
        return api.playable(path)
    except ContentError as error:
        findings_exit(ctx, error)


def named_options(command: Command) -> Command:
    """`--board` and `--difficulty`, which many packs have."""
    for name in reversed(NAMED):
        command = click.option(f"--{name}", shell_complete=complete_values, help=f"The same as --option {name}=...")(
            command
        )
    return command


def option_pairs(options: tuple[str, ...], **named: str | None) -> Iterator[tuple[str, str]]:
    """The options of a pack that `--option KEY=VALUE` and those of `named_options` say, each once."""
    said: dict[str, str] = {}
    for key, value in _pairs(options, named):
        if said.setdefault(key, value) != value:
            raise CannotRun(f"the option '{key}' is given twice: '{said[key]}' and '{value}'")
    yield from said.items()


def _pairs(options: tuple[str, ...], named: dict[str, str | None]) -> Iterator[tuple[str, str]]:
    yield from ((name, value) for name, value in named.items() if value is not None)
    from arnakdsl.words import NEW_GAME

    for each in options:
        key, equals, value = each.partition("=")
        if not (key and equals):
            raise CannotRun(f"'{each}' is no option of a pack: write --option KEY=VALUE")
        if key in NEW_GAME:
            instead = f": write --{key} {value}" if key in ("players", "seed") else ""
            raise CannotRun(f"'{each}' is no option of a pack{instead}")
        yield key, value
