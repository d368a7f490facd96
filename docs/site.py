"""What the site shows of the repository beside `docs/`: the README as its first page, and each file that a page links to.

MkDocs runs it (`hooks` in mkdocs.yml).  Links are written as they work in the repository; here they are turned into those of the
site.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "content/kiln/README.md": "kiln.md",
}
"""Pages outside of `docs/`, and where they stand in the site."""
LINK = re.compile(r"(?<=\]\()([^)#\s:]+)((?:#[^)\s]*)?)(?=\))")
FILE = re.compile(r"^```(\w+) ([\w./]+)(?: =)?$", re.M)
"""A block that is a file: its name stands behind the language, and ` =` where the file is written anew."""
SHOWN = '<!doctype html><meta charset="utf-8"><title>{name}</title><style>:target {{background: #fd6}}</style><pre>\n{lines}</pre>\n'


def on_files(files: Any, config: Any) -> Any:
    """Add the pages outside of `docs/`, and the files that are linked to."""
    for path, uri in PAGES.items():
        files.append(File.generated(config, uri, content=(ROOT / path).read_text("utf-8")))
    pages = [(origin(each.src_uri), each.content_string) for each in files.documentation_pages()]
    linked = {target for page, text in pages for target in targets(page, text)}
    for path in sorted(each for each in linked if place(each) == shown(each)):
        files.append(File.generated(config, shown(path), content=as_page(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Turn links of the repository into links of the site, and names of files into titles of their blocks."""
    uri = page.file.src_uri
    here = origin(uri)

    def turned(link: re.Match[str]) -> str:
        target = resolved(here, link[1])
        return link[0] if target is None else relpath(place(target), str(PurePosixPath(uri).parent)) + link[2]

    return FILE.sub(r'```\1 title="\2"', LINK.sub(turned, markdown))


def origin(uri: str) -> str:
    """The path in the repository of a page of the site."""
    return next((path for path, moved in PAGES.items() if moved == uri), f"docs/{uri}")


def targets(page: str, text: str) -> Iterator[str]:
    """The files of the repository that a page links to."""
    found = (resolved(page, link[1]) for link in LINK.finditer(text))
    return (target for target in found if target is not None)


def resolved(page: str, link: str) -> str | None:
    """The file of the repository that a link of a page leads to; of a folder its README."""
    path = normpath(PurePosixPath(page).parent / link)
    if (ROOT / path / "README.md").is_file():
        path += "/README.md"
    return path if (ROOT / path).is_file() else None


def place(path: str) -> str:
    """Where a file of the repository stands in the site."""
    if path.startswith("docs/") and path.endswith(".md"):
        return path.removeprefix("docs/")
    return PAGES.get(path) or shown(path)


def shown(path: str) -> str:
    """The page that shows a file as it is."""
    return f"files/{path}.html"


def as_page(path: str) -> str:
    """A file with a place to link to at each line, named as code hosts name them."""
    lines = html.escape((ROOT / path).read_text("utf-8")).split("\n")
    marked = "\n".join(f'<span id="L{number}">{line}</span>' for number, line in enumerate(lines, 1))
    return SHOWN.format(name=html.escape(path), lines=marked)
