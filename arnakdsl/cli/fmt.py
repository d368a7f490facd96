"""`arnakc fmt`"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from arnakdsl.cli.common import HEAD, RAN_INTO_FINDINGS, CannotRun

if TYPE_CHECKING:
    from arnakdsl.findings import Finding
    from arnakdsl.fmt import Kinds

STANDARD_INPUT = Path("-")


@click.command("fmt")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--check", is_flag=True, help="Write nothing; name the files that would change, with status 1 if any would."
)
@click.option("--diff", is_flag=True, help="Write nothing; show what would change, with status 1 if anything would.")
@click.option(
    "--stdin-filename",
    type=click.Path(path_type=Path),
    help="Where the text of `-` belongs: its name says what it holds, the pack around it which kinds there are.",
)
@click.pass_context
def command(ctx: click.Context, paths: tuple[Path, ...], check: bool, diff: bool, stdin_filename: Path | None) -> None:
    """Give files of packs their one layout; what they hold, their order and their comments stay.

    Of a folder all its files that belong to a pack; without a path those of the pack of the current folder.  `-` reads
    standard input and writes to standard output.

    \b
    Examples:
      arnakc fmt
      arnakc fmt --check content/arnak
      arnakc fmt - --stdin-filename content/arnak/cards/items.yaml < draft.yaml
    """
    if STANDARD_INPUT in paths or stdin_filename:
        if paths != (STANDARD_INPUT,):
            raise CannotRun("'-' stands alone: standard input is one text")
        ctx.exit(_standard_input(stdin_filename or Path("standard-input.yaml"), check, diff))
    formatter = _Formatter(check or diff, diff)
    for path in _files(paths or (_pack_here(),)):
        formatter.file(path)
    formatter.tell()
    ctx.exit(RAN_INTO_FINDINGS if formatter.failed or (formatter.changed and formatter.keeps) else 0)


def _standard_input(name: Path, check: bool, diff: bool) -> int:
    try:
        text = sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise CannotRun("standard input is not UTF-8") from None
    formatter = _Formatter(keeps=True, diff=diff)
    found = formatter.text(text, name)
    if found is None:
        formatter.tell()
        return RAN_INTO_FINDINGS
    if not (check or diff):
        sys.stdout.buffer.write(found.encode("utf-8"))
        return 0
    formatter.compare(text, found, name)
    return RAN_INTO_FINDINGS if formatter.changed else 0


def _pack_here() -> Path:
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / HEAD).is_file():
            return Path(os.path.relpath(folder, here))
    raise CannotRun("the current folder is in no pack: name files or folders")


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files that paths stand for, each once."""
    from arnakdsl.loading import shown

    found: dict[Path, Path] = {}
    for path in paths:
        try:
            files = sorted(_inside(path)) if path.is_dir() else [path] if os.path.lexists(path) else []
        except (OSError, ValueError):
            raise CannotRun(f"'{shown(path)}' cannot be read") from None
        if not files:
            seen = "holds no file of a pack" if path.is_dir() else "does not exist"
            raise CannotRun(f"'{shown(path)}' {seen}")
        for each in files:
            found.setdefault(each.resolve(), each)
    yield from found.values()


def _inside(folder: Path) -> Iterator[Path]:
    """The files of packs in a folder; hidden ones are nobody's."""
    from arnakdsl.loading import SUFFIXES

    packs = [each for each in folder.absolute().parents if (each / HEAD).is_file()]
    for place, folders, names in os.walk(folder):
        folders[:] = [each for each in folders if not each.startswith(".")]
        if HEAD in names:
            packs.append(Path(place).absolute())
        own = [each for each in names if each.endswith(SUFFIXES) and not each.startswith(".")]
        if own and any(Path(place).absolute().is_relative_to(each) for each in packs):
            yield from (Path(place) / each for each in own)


class _Formatter:
    """Formats one file after the other; tells at the end what became of them."""

    def __init__(self, keeps: bool, diff: bool) -> None:
        self.keeps = keeps
        self.diff = diff
        self.changed = 0
        self.unchanged = 0
        self.failed = 0
        self.findings: list[Finding] = []
        self.kinds: dict[Path | None, Kinds] = {}

    def file(self, path: Path) -> None:
        from arnakdsl.loading import shown
        from arnakdsl.yamltree import read

        source, findings = read(path, shown(path))
        if source is None:
            self._fail(findings)
            return
        found = self.text(source.text, path)
        if found is None:
            return
        data = path.read_bytes()
        if found.encode("utf-8") == data:
            self.unchanged += 1
        else:
            self.compare(data.decode("utf-8"), found, path)

    def text(self, text: str, path: Path) -> str | None:
        """The text in its layout; None if there is something wrong with it."""
        from arnakdsl.fmt import CannotFormat, format_text, kinds_of
        from arnakdsl.report import ContentError
        from arnakdsl.scenarios.files import pack_of

        folder = pack_of(path)
        if folder not in self.kinds:
            self.kinds[folder] = kinds_of(path)
        try:
            return format_text(text, path, self.kinds[folder])
        except ContentError as error:
            self._fail(error.findings)
        except CannotFormat as problem:
            self.failed += 1
            click.echo(str(problem), err=True)
        return None

    def _fail(self, findings: Iterable[Finding]) -> None:
        self.findings += findings
        self.failed += 1

    def compare(self, before: str, after: str, path: Path) -> None:
        from difflib import unified_diff

        from arnakdsl.loading import shown

        if before == after:
            self.unchanged += 1
            return
        self.changed += 1
        name = shown(path)
        if self.diff:
            lines = before.splitlines(keepends=True), after.splitlines(keepends=True)
            for line in unified_diff(*lines, name, name):
                click.echo(line if line.endswith("\n") else f"{line}\n\\ no line end\n", nl=False)
        elif self.keeps:
            click.echo(f"would change {name}")
        else:
            _write(path, after)
            click.echo(f"changed {name}")

    def tell(self) -> None:
        """The findings, and how many files were which."""
        from arnakdsl.findings import in_order
        from arnakdsl.render.text import render_findings

        if self.findings:
            click.echo(render_findings(in_order(self.findings)), nl=False, err=True)
        counts = ((self.changed, "would change" if self.keeps else "changed"), (self.unchanged, "unchanged"))
        told = [f"{count} {word}" for count, word in (*counts, (self.failed, "left as they are")) if count]
        click.echo(f"{', '.join(told) or 'no files'}", err=True)


def _write(path: Path, text: str) -> None:
    """Replace a file; a reader finds the old text or the new one, and links and rights stay."""
    import shutil
    import tempfile

    from arnakdsl.loading import shown

    place = path.resolve()
    draft = None
    try:
        if not os.access(place, os.W_OK):
            raise PermissionError(None, "permission denied")
        with tempfile.NamedTemporaryFile("wb", dir=place.parent, prefix=".", delete=False) as file:
            draft = Path(file.name)
            file.write(text.encode("utf-8"))
        shutil.copymode(place, draft)
        draft.replace(place)
    except OSError as error:
        if draft is not None:
            draft.unlink(missing_ok=True)
        raise CannotRun(f"'{shown(path)}' cannot be written: {(error.strerror or 'unknown').lower()}") from None
