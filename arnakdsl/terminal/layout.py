"""Text in columns, by the width that signs take on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size

WIDTH = 80


def cut(text: str, width: int = WIDTH) -> str:
    """The text on one line, cut where it is too wide."""
    text = " ".join(text.split())
    return text if cell_len(text) <= width else set_cell_size(text, width - 3).rstrip() + "..."


def pad(text: str, width: int) -> str:
    """The text in so many columns; never cut."""
    return text + " " * (width - cell_len(text))


def flow(parts: Iterable[str], width: int = WIDTH, *, between: str = " ", indent: str = "") -> list[str]:
    """Parts one behind the other, on as many lines as they need; a part is broken only if it fills a line by itself."""
    lines: list[str] = []
    line = ""
    for part in parts:
        joined = line + between + part if line else part
        if cell_len(joined) <= width:
            line = joined
            continue
        if line:
            lines.append((line + between).rstrip())
            line = indent
        pieces = _broken(part, width - cell_len(indent))
        lines += [(line if at == 0 else indent) + piece for at, piece in enumerate(pieces[:-1])]
        line = (line if len(pieces) == 1 else indent) + pieces[-1]
    return [*lines, line] if line.strip() else lines


def _broken(text: str, width: int) -> list[str]:
    """A text in pieces of a width: at spaces, where there are any."""
    bare = text.lstrip(" ")
    pieces = [text[: len(text) - len(bare)]]  # what a text is indented by stays in front of it
    for word in bare.split(" "):
        joined = f"{pieces[-1]} {word}" if pieces[-1].strip() else pieces[-1] + word
        if cell_len(joined) <= width:
            pieces[-1] = joined
            continue
        pieces += [""] * bool(pieces[-1])
        while cell_len(word) > width:
            head = set_cell_size(word, width).rstrip() or word[0]
            pieces[-1:] = [head, ""]
            word = word[len(head) :]
        pieces[-1] = word
    return pieces


def columns(texts: Sequence[str], width: int = WIDTH) -> list[str]:
    """Texts in as many even columns as fit, downwards first."""
    wide = max(map(cell_len, texts), default=0) + 2
    across = max(1, (width + 2) // wide)
    high = -(-len(texts) // across)
    rows = [texts[at::high] for at in range(high)]
    return [cut_end("".join(pad(each, wide) for each in row), width) for row in rows]


def grid(rows: Sequence[Sequence[Sequence[str]]], width: int = WIDTH) -> list[str]:
    """Rows of cells; a cell is a head and parts that flow below it, or beside it where all of a row are short."""
    lines: list[str] = []
    for row in rows:
        wide = (width + 1) // len(row) - 1
        cells = [flow(cell, wide, indent=" ") for cell in row]
        high = max(map(len, cells))
        if high > 1:
            cells = [[*flow(cell[:1], wide), *flow(cell[1:], wide)] for cell in row]
            high = max(map(len, cells))
        for at in range(high):
            lines.append(" ".join(pad(cell[at] if at < len(cell) else "", wide) for cell in cells).rstrip())
    return lines


def table(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], width: int = WIDTH) -> list[str]:
    """Values under their heads, as many tables as are needed."""
    first = max((cell_len(name) for name, _ in rows), default=0)
    wides = [max(map(cell_len, (head, *(values[at] for _, values in rows)))) for at, head in enumerate(heads)]
    lines: list[str] = []
    start = 0
    while start < len(heads):
        end, used = start, first
        while end < len(heads) and (end == start or used + 1 + wides[end] <= width):
            used += 1 + wides[end]
            end += 1
        for name, values in (("", heads), *rows):
            cells = (" " * (1 + wides[at] - cell_len(values[at])) + values[at] for at in range(start, end))
            lines.append(cut_end(pad(name, first) + "".join(cells), width))
        start = end
    return lines


def cut_end(line: str, width: int = WIDTH) -> str:
    """A line as it is, without what stands beyond the width."""
    line = line.rstrip()
    return line if cell_len(line) <= width else set_cell_size(line, width).rstrip()
