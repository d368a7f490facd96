"""One layout for the files of a pack, and for the effects in them.

What a file holds, the order of it, its blank lines and its comments stay; quotes, brackets, indentation, line ends inside
of values and the layout of effects become the same, whatever they were.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from arnakdsl.building import thing_kinds
from arnakdsl.findings import Finding, Severity, in_order
from arnakdsl.fmt.printing import printed
from arnakdsl.fmt.same import same
from arnakdsl.fmt.shapes import HEAD, SCENARIOS, Shape, content
from arnakdsl.fmt.tree import CannotFormat, tree
from arnakdsl.loading import HEAD as HEAD_FILE
from arnakdsl.loading import load_nodes, load_pack, shown
from arnakdsl.report import ContentError
from arnakdsl.scenarios.files import pack_of
from arnakdsl.schema import LANGUAGE_KINDS, Field
from arnakdsl.source import Source
from arnakdsl.syntax.parse import PARSERS
from arnakdsl.yamltree import Mapping as MappingNode
from arnakdsl.yamltree import Node, Scalar, parse
from arnakdsl.yamltree import Sequence as SequenceNode

__all__ = ["CannotFormat", "Kinds", "format_text", "kinds_of"]

Kinds: TypeAlias = Mapping[str, Mapping[str, Field]]
"""The kinds that a pack declares, with their fields."""
BOM = "\ufeff"


def format_text(text: str, path: Path | str, kinds: Kinds | None = None) -> str:
    """The text of a file of a pack in its one layout.

    Args:
        text: What the file holds, or is about to hold.
        path: Where it is: its name says what it holds, and the pack around it which kinds there are.
        kinds: These kinds; without them those of the pack around the path.

    Raises:
        ContentError: The text, or an effect in it, cannot be read.
        CannotFormat: Its layout cannot be changed without a loss; one sentence.
    """
    source = Source(shown(Path(path)), text)
    node, findings = parse(source)
    _refuse(findings)
    shape = _shape(node, Path(path), kinds)
    _refuse(_in_effects(node, shape))
    newline = "\r\n" if "\r\n" in text else "\n"
    plain = Source(source.name, text.removeprefix(BOM).replace("\r\n", "\n"))
    before = tree(plain)
    found = printed(before, shape)
    _, findings = parse(Source(source.name, found))
    if any(each.severity is Severity.ERROR for each in findings) or not same(
        before, tree(Source(source.name, found)), shape
    ):
        raise CannotFormat(f"'{source.name}' cannot be laid out anew without changing what it holds")
    return found.replace("\n", newline)


def _refuse(findings: tuple[Finding, ...]) -> None:
    if any(each.severity is Severity.ERROR for each in findings):
        raise ContentError(each for each in findings if each.severity is Severity.ERROR)


def kinds_of(path: Path) -> Kinds:
    """The kinds of the pack that a path is in, as its files declare them; none where there is no pack."""
    folder = pack_of(path)
    pack = load_pack(folder)[0] if folder else None
    return thing_kinds(pack) if pack else {}


def _shape(node: Node | None, path: Path, kinds: Kinds | None) -> Shape:
    if path.name == HEAD_FILE:
        return HEAD
    if not isinstance(node, MappingNode):
        return SCENARIOS
    if all(key.value in LANGUAGE_KINDS for key, _ in node.items):
        return content({})
    own = [(key, value) for key, value in node.items if isinstance(value, MappingNode)]
    pack = load_nodes("", MappingNode((), node.span), own).pack
    return content({**(kinds_of(path) if kinds is None else kinds), **(thing_kinds(pack) if pack else {})})


def _in_effects(node: Node | None, shape: Shape) -> tuple[Finding, ...]:
    return in_order(each for text, start in _effects(node, shape) for each in text.read_by(PARSERS[start])[1])


def _effects(node: Node | None, shape: Shape) -> Iterator[tuple[Scalar, str]]:
    """The effects of a file, each with the start symbol of the grammar for it."""
    match node:
        case Scalar(value=str()) if shape.effect:
            yield node, shape.effect
        case MappingNode(items=pairs):
            for key, value in pairs:
                yield from _effects(value, shape.inside(str(key.value)))
        case SequenceNode(items=items):
            for each in items:
                yield from _effects(each, shape.inside(""))
