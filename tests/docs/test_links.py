"""Links of the pages lead somewhere, as they stand in the repository."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "content").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#\s:]*)(?:#([^)\s]*))?\)")
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.M | re.S)


def anchors(page: Path) -> set[str]:
    """What a link can lead to: the headings of a page, the lines of another file."""
    text = page.read_text("utf-8")
    if page.suffix != ".md":
        return {f"L{number}" for number in range(1, text.count("\n") + 1)}
    heads = re.findall(r"^#+ (.+)$", CODE.sub(lambda found: found[0].strip("`").partition("\n")[0], text), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    dead = []
    for path, anchor in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(f"{path}#{anchor}")
    assert dead == []
