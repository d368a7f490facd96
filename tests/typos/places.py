"""Where a mistake can be made: every place of every operator in the YAML files of a pack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arnakdsl.building import thing_kinds
from arnakdsl.loading import HEAD, load_pack
from arnakdsl.scenarios import FOLDER
from arnakdsl.scenarios.files import pack_files
from arnakdsl.schema import LANGUAGE_KINDS, language_fields
from arnakdsl.source import Source
from arnakdsl.verbs import VERBS
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence, parse, read

WORD = re.compile(r"[a-z_][a-z0-9_]*")
COMMENT = re.compile(r"(?:^|(?<=\s))#[^\n]*")
PROSE = {"name", "title", "source", "note", "confidence", "version", "rules", "reason", "change", "scenario", "says"}
"""Fields for people: a typo in them is no mistake that could be found."""
LABELS = {"option", "word", "segment", "shown", "as"}
"""Fields with words that mean themselves."""
PREPOSITIONS = "to|from|on|into|in|less|for|by"
SIGNS = {"+": "-", "-": "+", "<=": ">=", ">=": "<=", "<": ">", ">": "<", "=": "!=", "!=": "="}
SIGN = re.compile(r"(?<=\s)(?:<=|>=|!=|[<>=+-])(?=\s)|(?<![\w>-])-(?=\w)")
ARGUMENTS = (
    re.compile(r"\b(\d+) ([a-z_]+)\b"),
    re.compile(rf"\b(?:move|put|set|fill|gain|pay|swap) ((?:(?!\b(?:{PREPOSITIONS})\b)[^;,{{}}|\n])+?) (?:{PREPOSITIONS}) ([\w.]+(?:\([\w., ]*\))?)"),
    re.compile(r"\b[a-z_]+\(([\w. -]+), ([\w. -]+)\)"),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Place:
    """One place of one operator.

    Attributes:
        operator: What is done there.
        source: The file.
        start, end: What is changed.
        other: Of a swap, the place of the second argument.
        owner: Of a key that is removed, the place of the key of its mapping: there it is missed.
    """

    operator: str
    source: Source
    start: int
    end: int
    other: tuple[int, int] | None = None
    owner: tuple[int, int] | None = None


class Places:
    """The places in one pack."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = [*sorted(_content(folder)), *pack_files(folder)]
        pack, findings = load_pack(folder)
        assert pack is not None, findings
        self.ids = {each.id for each in pack.entries}
        self.words = {
            "verb": {*VERBS, *pack.ids.get("define", ())},
            "resource": {*pack.ids.get("resource", ()), *pack.ids.get("unit", ())},
            "icon": set(pack.ids.get("icon", ())),
            "pile": set(pack.ids.get("pile", ())),
        }
        things = thing_kinds(pack)
        self.required = {
            kind: {name for name, field in language_fields(kind).items() if field.required} for kind in LANGUAGE_KINDS
        }
        self.required |= {
            kind: {name for name, field in fields.items() if field.required} for kind, fields in things.items()
        }

    def all(self) -> list[Place]:
        """All of them, by operator and in the order of the files."""
        found = [each for path in self.files for each in self.of_file(path)]
        return sorted(found, key=lambda each: each.operator)

    def of_file(self, path: Path) -> Iterator[Place]:
        found, findings = read(path, path.as_posix())
        assert found is not None, findings
        source = Source(found.name, found.text)  # without its tree, which a text that was parsed keeps
        node, findings = parse(Source(source.name, source.text))
        assert not findings
        hidden = [each.span() for each in COMMENT.finditer(source.text)]
        entries = FOLDER not in path.relative_to(self.folder).parts
        yield from _indents(source)
        if isinstance(node, Mapping) and path.name == HEAD:
            yield from self._removed(source, node, {"name", "language", "seats"}, (0, 0))
        for kind, entry, fields in _entries(node) if entries else ():
            yield from self._removed(source, fields, self.required.get(kind, set()), (entry.start, entry.end))
        for each in self._of_node(source, node, "", entries):
            if not any(start <= each.start < end for start, end in hidden):
                yield each

    def _of_node(self, source: Source, node: Node | None, key: str, entries: bool) -> Iterator[Place]:
        match node:
            case Mapping(items=items):
                yield from _brackets(source, node, "{", "}")
                for name, value in items:
                    if name.decoded not in PROSE:
                        yield Place("letter in a key", source, name.span.start, name.span.end)
                        yield from _quotes(source, name)
                        yield from self._of_node(source, value, name.decoded, entries)
                    else:
                        yield Place("letter in a key", source, name.span.start, name.span.end)
            case Sequence(items=items):
                yield from _brackets(source, node, "[", "]")
                for each in items:
                    yield from self._of_node(source, each, key, entries)
            case Scalar(value=str()) if key not in PROSE:
                yield from self._of_text(source, node, key, entries)

    def _of_text(self, source: Source, scalar: Scalar, key: str, entries: bool) -> Iterator[Place]:
        yield from _quotes(source, scalar)
        start, end = scalar.span.start, scalar.span.end
        text = source.text
        for word in WORD.finditer(text, start, end):
            name = self._operator(word[0], text, word.start(), key)
            if (
                name
                and text[word.start() - 1] != ":"
                and not (key == "option" or re.search(r"\bas $", text[max(word.start() - 4, 0) : word.start()]))
            ):
                yield Place(f"letter in {name}", source, *word.span())
        if not entries:
            return
        for each in re.finditer("->", text[start:end]):
            yield Place("arrow removed", source, start + each.start(), start + each.end())
        for each in re.finditer("[{}()]", text[start:end]) if key != "option" else ():
            yield Place("brace removed", source, start + each.start(), start + each.end())
        for each in SIGN.finditer(text, start, end):
            yield Place("sign changed", source, *each.span())
        for pattern in ARGUMENTS:
            for each in pattern.finditer(text, start, end):
                yield Place("arguments swapped", source, *each.span(1), each.span(2))

    def _operator(self, word: str, text: str, at: int, key: str) -> str | None:
        before = text[max(at - 1, 0)]
        for kind in ("verb", "resource", "icon", "pile"):
            if word in self.words[kind] and before != ":":
                return "an icon" if kind == "icon" else f"a {kind}"
        return "an id" if word in self.ids else None

    def _removed(self, source: Source, fields: Mapping, required: set[str], owner: tuple[int, int]) -> Iterator[Place]:
        for key, value in fields.items:
            if key.decoded in required:
                end = max(key.span.end, value.span.end)
                yield Place("key removed", source, key.span.start, end, owner=owner)
                yield Place("key doubled", source, key.span.start, end)


def _content(folder: Path) -> Iterator[Path]:
    for path in folder.rglob("*.yaml"):
        if path.relative_to(folder).parts[0] not in ("scenarios", "lang"):
            yield path


def _entries(node: Node | None) -> Iterator[tuple[str, Scalar, Mapping]]:
    for kind, block in node.items if isinstance(node, Mapping) else ():
        for entry, fields in block.items if isinstance(block, Mapping) else ():
            if isinstance(fields, Mapping):
                yield kind.decoded, entry, fields


def _indents(source: Source) -> Iterator[Place]:
    for line in re.finditer(r"^( *)(?:- )?['\"]?[\w{][^\n]*", source.text, re.MULTILINE):
        yield Place("indent of one", source, line.start(), line.end(1))


def _brackets(source: Source, node: Mapping | Sequence, first: str, last: str) -> Iterator[Place]:
    start, end = node.span.start, node.span.end
    if source.text[start : start + 1] == first:
        yield Place("brace removed", source, start, start + 1)
        if source.text[end - 1] == last:
            yield Place("brace removed", source, end - 1, end)


def _quotes(source: Source, scalar: Scalar) -> Iterator[Place]:
    if scalar.style in ("'", '"'):
        yield Place("quote removed", source, scalar.span.start, scalar.span.start + 1)
        yield Place("quote removed", source, scalar.span.end - 1, scalar.span.end)
