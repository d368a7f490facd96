"""A tree to text: the one layout of what it holds."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from arnakdsl.fmt.effects import WIDTH, on_lines, on_one_line
from arnakdsl.fmt.scalars import lines_of, written
from arnakdsl.fmt.shapes import Shape
from arnakdsl.fmt.tree import Alias, Node, Parts, Slot, Text
from arnakdsl.yamltree.scalars import plain_value

STEP = 2
"""Spaces of a level."""
BEFORE_COMMENT = 2


@dataclass(slots=True)
class Line:
    """A line; `comment` stands behind it."""

    indent: int
    text: str
    comment: str = ""


def printed(root: Slot, shape: Shape) -> str:
    """The text of a file."""
    lines = _comments((*root.above, *root.head, *root.between), 0)
    node = root.node
    if isinstance(node, Parts):
        lines += _comments([f"&{node.anchor}"] if node.anchor else (), 0)
        lines += _members(node, shape, 0) if node.slots else [Line(0, _one_line(node, shape)), *_comments(node.last, 0)]
    elif node is not None:
        lines += _slot(Slot(None, node), "", shape, 0)
    lines += _comments(root.behind, 0)
    return _joined(lines)


def _joined(lines: list[Line]) -> str:
    """The text of lines: no two blank ones together, comments behind neighbours below one another."""
    found: list[str] = []
    for (commented, indent), run in groupby(lines, key=lambda each: (bool(each.comment), each.indent)):
        neighbours = list(run)
        column = max(len(each.text) for each in neighbours) + BEFORE_COMMENT
        for each in neighbours:
            text = f"{each.text:<{column}}{each.comment}" if commented else each.text
            if text or (found and found[-1]):
                found.append(" " * indent + text if text else "")
    while found and not found[-1]:
        found.pop()
    return "\n".join(found) + "\n" if found else ""


def _comments(texts: Iterable[str], indent: int) -> list[Line]:
    return [Line(indent, each) for each in texts]


# ---------------------------------------------------------------- members, each with its lines


def _members(
    parts: Parts, shape: Shape, indent: int, before: Iterable[str] = (), after: Iterable[str] = ()
) -> list[Line]:
    """The members of a list or mapping that is not empty, below one another, with more comments before and after them."""
    found: list[Line] = []
    for at, slot in enumerate(parts.slots):
        above = slot.above if at else [*before, *slot.above]
        found += _comments(above if at else _without_first_blanks(above), indent)
        begin = f"{_key(slot.key)}:" if slot.key else "-"
        found += _slot(slot, begin, shape.inside(slot.key.value if isinstance(slot.key, Text) else ""), indent)
    return found + _comments((*parts.last, *after), indent)


def _without_first_blanks(texts: list[str]) -> list[str]:
    first = next((at for at, each in enumerate(texts) if each), len(texts))
    return texts[first:]


def _key(key: Text | Alias) -> str:
    if isinstance(key, Alias):
        return f"*{key.name} "
    return _anchored(key, written(key.value, False) if key.value else '""')


def _slot(slot: Slot, begin: str, shape: Shape, indent: int) -> list[Line]:
    """A member, without what stands above it; `begin` is its key or its dash."""
    node = slot.node
    one = _inline(node, shape, False)
    fits = one is not None and indent + len(begin) + 1 + len(one) <= WIDTH
    body: list[Line] = []
    ends = 0  # the line that a comment behind the value stands on
    if isinstance(node, Parts) and not fits:
        filled = _filled(node, shape, indent + len(begin) + 1) if one is not None else []
        if not filled:
            return _open(slot, node, begin, shape, indent)
        one = filled[0]
        ends = -1
        body = [Line(indent, " " * (len(begin) + 1) + each) for each in filled[1:]]
    elif isinstance(node, Text) and not (fits or _is_null(node)):
        header, lines = _block(node, shape, indent + STEP)
        if header:
            one, body = _anchored(node, header), [Line(indent + STEP, each) for each in lines]
    between = [*slot.between, *_last_of_nothing(node)]
    if isinstance(node, Text) and _is_null(node) and not slot.behind:
        body, between = _comments(between, indent + STEP), []
    texts = [*slot.head, *between, *slot.behind]
    behind = texts.pop() if texts and (slot.behind or not between) else ""
    found = [Line(indent, f"{begin} {one}".strip()), *body]
    found[ends].comment = behind
    return [*_comments(texts, indent), *found]


def _open(slot: Slot, parts: Parts, begin: str, shape: Shape, indent: int) -> list[Line]:
    """A list or mapping with its members below one another."""
    head, between, behind = slot.head, slot.between, slot.behind
    if not (head or between):
        head, behind = behind, []
    if begin != "-" or parts.anchor:
        line = Line(indent, _anchored(parts, begin, after=True), "".join(head[-1:]))
        return [*_comments(head[:-1], indent), line, *_members(parts, shape, indent + STEP, between, behind)]
    lines = _members(parts, shape, indent + STEP, [*head, *between], behind)
    first = next(at for at, each in enumerate(lines) if each.text and not each.text.startswith("#"))
    above = _comments((each.text for each in lines[:first]), indent)
    return [*above, Line(indent, f"- {lines[first].text}", lines[first].comment), *lines[first + 1 :]]


def _anchored(node: Node, text: str, after: bool = False) -> str:
    anchor = "" if isinstance(node, Alias) else node.anchor
    return f"{text} &{anchor}" if anchor and after else f"&{anchor} {text}".rstrip() if anchor else text


def _block(text: Text, shape: Shape, indent: int) -> tuple[str, list[str]]:
    """The header and the lines of a text that has several; no header for one that has not."""
    if shape.effect:
        lines = on_lines(text.value, shape.effect == "seq", indent)
        return ("|", lines) if len(lines) > 1 or _inline(text, shape, False) is None else ("", [])
    return lines_of(text.value) or ("", [])


# ---------------------------------------------------------------- on one line


def _one_line(parts: Parts, shape: Shape) -> str:
    return _inline(parts, shape, False) or ("{}" if parts.mapping else "[]")


def _inline(node: Node | None, shape: Shape, flow: bool) -> str | None:
    """A value on one line, between brackets or not; None where it needs several."""
    match node:
        case None:
            return "" if not flow else "null"
        case Alias(name=name):
            return f"*{name}"
        case Text():
            found = _text(node, shape, flow)
            return None if found is None else _anchored(node, found)
        case Parts():
            if node.slots and (node.last or shape.open):
                return None
            members = [_inline_member(each, shape) for each in node.slots]
            if None in members:
                return None
            inside = ", ".join(filter(None, members))
            return _anchored(node, f"{{{inside}}}" if node.mapping else f"[{inside}]")


def _filled(parts: Parts, shape: Shape, column: int) -> list[str]:
    """A list, or a mapping without mappings in it, on several lines that begin at a column; none if it must be opened."""
    if parts.mapping and any(isinstance(each.node, Parts) and each.node.mapping for each in parts.slots):
        return []
    members = [_inline_member(each, shape) or "" for each in parts.slots]
    margin = _anchored(parts, "{" if parts.mapping else "[")
    found = [margin]
    for at, each in enumerate(members):
        end = "," if at < len(members) - 1 else "}" if parts.mapping else "]"
        if column + len(found[-1]) + 1 + len(each) + 1 <= WIDTH or not at:
            found[-1] += (" " if at else "") + each + end
        else:
            found.append(" " * len(margin) + each + end)
    return found if all(column + len(each) <= WIDTH for each in found) else []


def _inline_member(slot: Slot, shape: Shape) -> str | None:
    if any(slot.above) or slot.head or slot.between or slot.behind or _last_of_nothing(slot.node):
        return None
    key = slot.key
    value = _inline(slot.node, shape.inside(key.value if isinstance(key, Text) else ""), True)
    if value is None or key is None:
        return value
    name = f"*{key.name} " if isinstance(key, Alias) else _anchored(key, written(key.value, True))
    return f"{name}: {value or 'null'}"


def _last_of_nothing(node: Node | None) -> list[str]:
    """The comments in an empty list or mapping."""
    return node.last if isinstance(node, Parts) and not node.slots else []


def _text(text: Text, shape: Shape, flow: bool) -> str | None:
    if text.style == "" and not isinstance(plain_value(text.value), str):
        return text.value if plain_value(text.value) is not None else "null" if flow else shape.empty
    if shape.effect:
        flat = on_one_line(text.value, shape.effect == "seq")
        return None if flat is None else written(flat, flow)
    return None if lines_of(text.value) else written(text.value, flow)


def _is_null(node: Node) -> bool:
    return isinstance(node, Text) and node.style == "" and plain_value(node.value) is None
