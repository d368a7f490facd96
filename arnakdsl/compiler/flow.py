"""Short blocks are written out where others lead to them, so that fewer go through the driver."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from arnakdsl.compiler.writing import Function
from arnakdsl.generate import packed

MOST = 64  # lines that a block may come to where it is written out
DEEPEST = 3  # blocks written out inside each other
NEXT = re.compile(r"( *)return (\w+)")
STORE = re.compile(r" *s\.locals = \(.*\)")

Blocks = Mapping[str, Function]


def joined_up(functions: Sequence[Function], course: Sequence[Function]) -> dict[str, str]:
    """Write short blocks out where others of the `course` lead to them.

    Returns the blocks that do nothing but lead to another one, each with that one.
    """
    blocks = {each.name: each for each in functions if each.head.endswith("(s):")}
    passed = {name: _last(name, blocks) for name in blocks}
    for each in functions:
        each.lines = [_passed(line, passed) for line in each.lines]
    leads = Counter(found[2] for each in course for line in each.lines if (found := NEXT.fullmatch(line)))
    written = {name: blocks[name].lines for name in leads if name in blocks}
    written = {name: lines for name, lines in written.items() if len(lines) * leads[name] <= MOST}
    for each in course:
        each.lines = list(_once(list(_written_out(each.lines, written, blocks, (each.name,)))))
    return {name: to for name, to in passed.items() if to != name}


def _passed(line: str, passed: Mapping[str, str]) -> str:
    found = NEXT.fullmatch(line)
    return f"{found[1]}return {passed.get(found[2], found[2])}" if found else line


def _last(name: str, blocks: Blocks) -> str:
    """Where a block leads that only hands on."""
    seen = {name}
    while len(blocks[name].lines) == 1:
        found = NEXT.fullmatch(blocks[name].lines[0])
        if found is None or found[2] not in blocks or found[2] in seen:
            break
        name = found[2]
        seen.add(name)
    return name


def _written_out(
    lines: Sequence[str], written: Mapping[str, Sequence[str]], blocks: Blocks, path: tuple[str, ...]
) -> Iterator[str]:
    before = ""
    for line in lines:
        found = NEXT.fullmatch(line)
        if found and found[2] in written and found[2] not in path and len(path) <= DEEPEST:
            block = blocks[found[2]]
            body = _written_out(written[block.name], written, blocks, (*path, block.name))
            yield from _body(block, list(body), found[1][4:], before)
        else:
            yield line
        before = line


def _body(block: Function, lines: list[str], space: str, before: str) -> Iterator[str]:
    """The lines of a block at another place; `before`: the line that leads to it."""
    if block.env and before.strip() != f"s.locals = {packed(block.env)}":
        yield f"{space}    {packed(block.env)[1:-1]} = s.locals"
    for line in lines:
        yield space + line


def _once(lines: Sequence[str]) -> Iterator[str]:
    """The lines without stores of names that are stored anew before anything looks at them."""
    for at, line in enumerate(lines):
        if not (STORE.fullmatch(line) and _stored_anew(_depth(line), lines[at + 1 :])):
            yield line


def _stored_anew(depth: int, lines: Sequence[str]) -> bool:
    """Are names stored, at the same depth, before a call or a jump?"""
    for line in lines:
        if _depth(line) == depth and STORE.fullmatch(line):
            return True
        if _depth(line) < depth or re.search(r"\(s\b|s\.locals|return", line):
            return False
    return False


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
