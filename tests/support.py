"""What tests share: packs and texts written down in a few lines."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from arnakdsl.findings import Finding
from arnakdsl.source import Source, Text

HEAD = "name: tiny\nlanguage: 1\nseats: {least: 1, most: 2}\n"

WITH_A_QUESTION = """\
procedure:
  set_up:
    do: nothing
  rounds:
    do: each player { choose { gain 1 pearl as a | nothing as b } }
resource:
  pearl: {}
"""
"""Rules with a question at once."""


def write_pack(folder: Path, files: dict[str, str | bytes], head: str | bytes | None = HEAD) -> Path:
    """A pack in a folder: its head and these files."""
    folder.mkdir(parents=True, exist_ok=True)
    with_head = files if head is None else {"pack.yaml": head, **files}
    for name, text in with_head.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder


def where(findings: Iterable[Finding]) -> list[tuple[str, int, int, str]]:
    """Code, line, column and the characters meant, for each finding."""
    return [(each.code.id, *each.span.position, each.span.text) for each in findings]


def text_of(name: str, value: str) -> Text:
    """A text that is its own source."""
    return Text(Source(name, value), value, tuple(range(len(value) + 1)))
