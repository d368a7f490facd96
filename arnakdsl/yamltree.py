"""YAML text -> nodes with spans, no meaning yet.

The events come from libyaml where it is installed and from ruamel.yaml's own parser where it is not, or where libyaml
(of YAML 1.1) refuses what YAML 1.2 allows.  The nodes, their values and all limits are ours.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from ruamel.yaml.error import YAMLError

from arnakdsl import codes
from arnakdsl.findings import Edit, Finding, Fix
from arnakdsl.source import Source, Span, Text

QUOTES = ("'", '"')
LARGEST_FILE = 2_000_000
"""Bytes of a file, and characters of a text."""
DEEPEST = 64
"""Levels of nesting, those behind aliases included."""
MOST_ALIASED = 10_000
"""Nodes that all aliases of a file may stand for."""
LARGEST_SECOND_READING = 150_000
"""Characters of a text that the slow parser reads again; above, the verdict of libyaml holds."""

BLOCK_STYLES = ("|", ">")
REFUSED = "refused"
"""The style of a scalar that stands in for a value already reported."""

Value: TypeAlias = str | int | float | bool | None


# ---------------------------------------------------------------- nodes


@dataclass(frozen=True, slots=True, eq=False)
class Scalar:
    """A value without parts.  `style` is '' (plain), one of `'` `"` `|` `>`, or REFUSED.

    Only a plain scalar can be other than a text.  A file has many of these: what can be worked out later, is.
    """

    value: Value
    style: str
    source: Source = field(repr=False)
    start: int
    end: int
    _text: Text = field(init=False, repr=False)

    @property
    def decoded(self) -> str:
        """The value as a text: `2` for 2."""
        return self.value if isinstance(self.value, str) else self.source.text[self.start : self.end]

    @property
    def span(self) -> Span:
        """The whole scalar, with its quotes or its block header, without the blank lines after it."""
        end = self.end
        if self.style in BLOCK_STYLES:
            end = self.start + len(self.source.text[self.start : end].rstrip())
        return Span(self.source, self.start, end)

    @property
    def text(self) -> Text:
        """The decoded text and the place of each of its characters in the file, worked out when first asked for."""
        try:
            return self._text
        except AttributeError:
            raw = self.source.text[self.start : self.end]
            places = PLACES[self.style](raw, self.decoded)
            text = Text(self.source, self.decoded, _fitted(places, self))
            object.__setattr__(self, "_text", text)
            return text


@dataclass(frozen=True, slots=True, eq=False)
class Mapping:
    """Keys and values in the order of the file; each key once, and each a text."""

    items: tuple[tuple[Scalar, Node], ...]
    span: Span
    _values: dict[Value, Node] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_values", {key.value: node for key, node in self.items})

    def get(self, key: str) -> Node | None:
        """The value of a key, None where there is none."""
        return self._values.get(key)


@dataclass(frozen=True, slots=True, eq=False)
class Sequence:
    """Items in the order of the file."""

    items: tuple[Node, ...]
    span: Span


Node: TypeAlias = Scalar | Mapping | Sequence


# ---------------------------------------------------------------- reading


def read(path: Path, name: str) -> tuple[Source | None, tuple[Finding, ...]]:
    """The text of a file, called `name` in messages; or None and what keeps it from being read."""
    nowhere = Span(Source(name, ""), 0, 0)
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode):
            seen = "a folder" if stat.S_ISDIR(mode) else "a pipe or a device"
            return None, (codes.NOT_A_FILE.at(nowhere, name=name, seen=seen),)
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
            size = max(len(data), path.stat().st_size)
    except (FileNotFoundError, ValueError):
        return None, (codes.FILE_MISSING.at(nowhere, name=name, hint=_missing_hint(path)),)
    except OSError as error:
        return None, (codes.FILE_UNREADABLE.at(nowhere, name=name, reason=(error.strerror or "unknown").lower()),)
    if size > LARGEST_FILE:
        return None, (_too_large(nowhere, f"{size} bytes"),)
    try:
        return Source(name, data.decode("utf-8").removeprefix("\ufeff")), ()
    except UnicodeDecodeError as error:
        return None, (_not_utf8(nowhere, data, error.start),)


def _missing_hint(path: Path) -> str:
    try:
        return "it is a link whose target is gone" if path.is_symlink() else ""
    except (OSError, ValueError):
        return ""


def _not_utf8(nowhere: Span, data: bytes, offset: int) -> Finding:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        hint = "the file is UTF-16; save it as UTF-8"
    else:
        hint = "save the file as UTF-8"
    line = data.count(b"\n", 0, offset) + 1
    return codes.NOT_UTF8.at(nowhere, hint=hint, offset=offset, line=line, byte=f"0x{data[offset]:02x}")


def _too_large(place: Span, size: str) -> Finding:
    return codes.FILE_TOO_LARGE.at(place, hint="split the file", size=size, limit=LARGEST_FILE)


# ---------------------------------------------------------------- parsing

BAD_CHARACTERS = re.compile(
    "[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]|\r(?!\n)"
)
SWALLOWED = re.compile(r"(?<=[ \t])#[^\s#].*")
COLON_WITHIN = re.compile(r"(?<=\w):(?=[^\s,\[\]{}])")
SHIELD = "\ue000"
"""Stands for the colon of `[play:hat]`, which libyaml refuses between brackets, while libyaml reads."""


class Stop(Exception):
    """Nothing can be read beyond this finding."""

    def __init__(self, finding: Finding) -> None:
        self.finding = finding


class Unparsable(Exception):
    """What a parser says of a text it refuses; its places are offsets in that text."""

    def __init__(self, error: Any) -> None:
        super().__init__(str(error))
        self.problem: str = str(getattr(error, "problem", None) or error).split("\n")[0]
        self.context: str = str(getattr(error, "context", None) or "")
        self.at: int | None = _index(getattr(error, "problem_mark", None))
        self.since: int | None = _index(getattr(error, "context_mark", None))


def _index(mark: Any) -> int | None:
    return None if mark is None else int(mark.index)


def parse(source: Source) -> tuple[Node | None, tuple[Finding, ...]]:
    """The tree of a text and what is wrong with it; never an exception.

    The tree is None for an empty text, without a finding, and for a text that cannot be read, with one.
    """
    base = 1 if source.text.startswith("\ufeff") else 0
    refused = _refused(source, base)
    if refused:
        return None, (refused,)
    troubles: list[Trouble] = []
    try:
        for events in _readings(source.text[base:]):
            composer = Composer(source, base)
            try:
                return composer.compose(events), tuple(composer.findings)
            except Unparsable as error:
                troubles.append(_trouble(error, composer))
    except Stop as stop:
        return None, (stop.finding,)
    return None, (_explained(_verdict(troubles)),)


def _verdict(troubles: list[Trouble]) -> Trouble:
    """What to report of what each parser said: ruamel's word, unless it is about a tab that libyaml rightly passed."""
    last = troubles[-1]
    if last.source.text.startswith("\t", last.at):
        return max(reversed(troubles), key=lambda each: each.at)
    return last


def _refused(source: Source, base: int) -> Finding | None:
    """What keeps a text from the parsers altogether."""
    if len(source.text) > LARGEST_FILE:
        return _too_large(Span(source, 0, 0), f"{len(source.text)} characters")
    bad = BAD_CHARACTERS.search(source.text, base)
    if bad is None:
        return None
    hint = "save the file with line feeds as line ends" if bad[0] == "\r" else "remove it"
    return codes.BAD_CHARACTER.at(Span(source, *bad.span()), hint=hint, character=f"U+{ord(bad[0]):04X}")


def _readings(text: str) -> Iterator[Iterator[Any]]:
    """The events of a text from one parser after the other, until one accepts it or the last has refused it."""
    libyaml = _libyaml()
    if libyaml is not None:
        yield _events(libyaml, text)
        if SHIELD not in text and COLON_WITHIN.search(text):
            yield _unshielded(_events(libyaml, COLON_WITHIN.sub(SHIELD, text)))
    if libyaml is None or len(text) <= LARGEST_SECOND_READING:
        yield _events(_pure, text)


def _libyaml() -> Callable[[str], Iterator[Any]] | None:
    """The event stream of ruamel.yaml.clib, None where it is not installed."""
    try:
        parser: Any = import_module("_ruamel_yaml").CParser
    except ImportError:
        return None
    return lambda text: iter(parser(text).get_event, None)


def _pure(text: str) -> Iterator[Any]:
    yaml: Any = import_module("ruamel.yaml")
    events: Iterator[Any] = yaml.YAML(typ="safe", pure=True).parse(text)
    return events


def _events(parser: Callable[[str], Iterator[Any]], text: str) -> Iterator[Any]:
    try:
        yield from parser(text)
    except (YAMLError, ValueError) as error:  # ruamel lets the ValueError of chr() through
        raise Unparsable(error) from None


def _unshielded(events: Iterator[Any]) -> Iterator[Any]:
    for event in events:
        if hasattr(event, "value"):
            event.value = event.value.replace(SHIELD, ":")
        yield event


# ---------------------------------------------------------------- composing

PROPERTIES = re.compile(r"(?:[&!]\S*\s*(?:#.*\s*)*)*")
COLON = re.compile(r"\s*:")
TAG = re.compile(r"![^\s,\[\]{}]*")
SURROGATE = re.compile("[\ud800-\udfff]")


class OpenSequence:
    """A sequence of which not all items are read."""

    def __init__(self, start: int, flow: bool, anchor: str | None) -> None:
        self.start = start
        self.flow = flow
        self.anchor = anchor
        self.items: list[Node] = []
        self.last = start

    def add(self, node: Node, end: int, composer: Composer) -> None:
        self.items.append(node)
        self.last = end

    def empty_place(self, mark: int, text: str) -> int:
        """Where a value of no characters stands: parsers disagree on it."""
        return mark

    def closed(self, end: int, composer: Composer) -> Node:
        return Sequence(tuple(self.items), Span(composer.source, self.start, end if self.flow else self.last))


class OpenMapping:
    """A mapping of which not all items are read."""

    def __init__(self, start: int, flow: bool, anchor: str | None) -> None:
        self.start = start
        self.flow = flow
        self.anchor = anchor
        self.items: dict[str, tuple[Scalar, Node]] = {}
        self.key: Node | None = None
        self.last = start
        self.bare = False

    def add(self, node: Node, end: int, composer: Composer) -> None:
        key, before, self.last = self.key, self.last, end
        if key is None:
            self.key = node
            return
        self.key = None
        bare = self.flow and end == before
        name = key.value if isinstance(key, Scalar) and not bare else None
        if isinstance(key, Scalar) and isinstance(name, str) and self._is_free(name, key):
            self.items[name] = key, node
        else:
            self._refuse(key, bare, composer)

    def _is_free(self, name: str, key: Scalar) -> bool:
        return name not in self.items and (name != "<<" or key.style != "")

    def _refuse(self, key: Node, bare: bool, composer: Composer) -> None:
        """Report a pair that is kept out.  `bare` is a key with neither colon nor value: `{gain 1 gold}`."""
        place = key.span
        if not isinstance(key, Scalar):
            composer.report(codes.KEY_NOT_TEXT.at(place, seen="a list or a mapping", hint="write the key as one text"))
        elif key.style == REFUSED:
            return
        elif bare:
            self._refuse_bare(key, composer)
        elif not isinstance(key.value, str):
            composer.report(_key_not_text(key))
        elif key.decoded in self.items:
            first = self.items[key.decoded][0].span
            hint = "remove one, or give it another name"
            composer.report(
                codes.DUPLICATE_KEY.at(place, key=_shown(key.decoded), hint=hint, also=(("first here", first),))
            )
        else:
            composer.report(codes.MERGE_KEY.at(place, hint="write the keys out"))

    def _refuse_bare(self, key: Scalar, composer: Composer) -> None:
        """Once for a mapping: one text with commas makes many such keys."""
        if not self.bare:
            hint = "write a text in quotes, or without braces around it"
            composer.report(codes.KEY_WITHOUT_VALUE.at(key.span, seen=_shown(key.decoded), hint=hint))
        self.bare = True

    def empty_place(self, mark: int, text: str) -> int:
        """Where a value of no characters stands: after the colon of its key."""
        if self.key is None:
            return mark
        colon = COLON.match(text, self.last)
        return colon.end() if colon else self.last

    def closed(self, end: int, composer: Composer) -> Node:
        if not self.flow:
            end = self.last
        if self.bare and not self.items:
            return composer.stand_in(self.start, end)
        return Mapping(tuple(self.items.values()), Span(composer.source, self.start, end))


Open: TypeAlias = OpenSequence | OpenMapping


def _key_not_text(key: Scalar) -> Finding:
    if not key.decoded:
        return codes.KEY_NOT_TEXT.at(key.span, seen="nothing", hint="write a key before the ':'")
    name = _shown(key.decoded)
    fix = Fix("safe", (Edit(key.span, f"'{key.decoded}'"),))
    return codes.KEY_NOT_TEXT.at(key.span, seen=f"'{name}'", hint=f"write '{name}' in quotes", fix=fix)


class Composer:
    """Events in, one tree and findings out."""

    def __init__(self, source: Source, base: int) -> None:
        self.source = source
        self.base = base
        self.findings: list[Finding] = []
        self.root = OpenSequence(0, False, None)
        self.open: list[Open] = [self.root]
        self.documents = 0
        self.anchored: dict[str, Node] = {}
        self.aliased = 0
        self.swallowed = dict(_swallowed(source.text))

    def compose(self, events: Iterator[Any]) -> Node | None:
        of: Any = import_module("ruamel.yaml.events")
        handlers: dict[type, Callable[[Any], None]] = {
            of.ScalarEvent: self._scalar,
            of.MappingStartEvent: self._start_mapping,
            of.SequenceStartEvent: self._start_sequence,
            of.MappingEndEvent: self._end,
            of.SequenceEndEvent: self._end,
            of.AliasEvent: self._alias,
            of.DocumentStartEvent: self._document,
        }
        for event in events:
            kind = event.__class__
            if kind in handlers:
                handlers[kind](event)
        root = self.root.items[0] if self.root.items else None
        return None if isinstance(root, Scalar) and root.start == root.end and not root.style else root

    def report(self, finding: Finding) -> None:
        self.findings.append(finding)

    def stand_in(self, start: int, end: int) -> Scalar:
        """In the place of a value already reported."""
        return Scalar(None, REFUSED, self.source, start, end)

    def _put(self, node: Node, end: int, anchor: str | None) -> None:
        if anchor is not None:
            self.anchored[anchor] = node
        self.open[-1].add(node, end, self)

    def _scalar(self, event: Any) -> None:
        start, end, style = event.start_mark.index + self.base, event.end_mark.index + self.base, event.style
        if style or start == end or end in self.swallowed or event.anchor is not None or event.ctag is not None:
            self._odd_scalar(event, start, end, style or "")
        else:
            self.open[-1].add(Scalar(plain_value(event.value), "", self.source, start, end), end, self)

    def _odd_scalar(self, event: Any, start: int, end: int, style: str) -> None:
        """A scalar with quotes, an anchor, a tag, a comment close behind, or nothing in it."""
        if event.anchor is not None or event.ctag is not None:
            start, style = self._own_start(event, start, end, style)
        if start == end:
            if event.anchor is None:
                start = end = self.open[-1].empty_place(start, self.source.text)
        elif not style and end in self.swallowed:
            self._warn_of_comment(end)
        elif style == '"' and SURROGATE.search(event.value):
            raise Stop(_bad_escape(self.source, start, SURROGATE_ESCAPE))
        value = None if style == REFUSED else event.value if style else plain_value(event.value)
        last = start + len(self.source.text[start:end].rstrip()) if style in BLOCK_STYLES else end
        self._put(Scalar(value, style, self.source, start, end), last, event.anchor)

    def _own_start(self, event: Any, start: int, end: int, style: str) -> tuple[int, str]:
        """Where a scalar starts behind its anchor and tag, and its style: a tag is refused."""
        self._check_tag(event, start, end)
        properties = PROPERTIES.match(self.source.text, start, end)
        return properties.end() if properties else start, style if event.ctag is None else REFUSED

    def _check_tag(self, event: Any, start: int, end: int) -> None:
        if event.ctag is not None:
            text = self.source.text
            tag = TAG.search(text, start, end) or TAG.match(text, max(text.rfind("!", 0, start), 0))
            self.report(_tag(Span(self.source, *(tag.span() if tag else (start, start)))))

    def _warn_of_comment(self, end: int) -> None:
        span = Span(self.source, *self.swallowed[end])
        hint = "put the whole text in quotes, or a space after '#'"
        self.report(codes.COMMENT_IN_TEXT.at(span, seen=_shown(span.text), hint=hint))

    def _start_mapping(self, event: Any) -> None:
        self._start(OpenMapping, event)

    def _start_sequence(self, event: Any) -> None:
        self._start(OpenSequence, event)

    def _start(self, kind: type[Open], event: Any) -> None:
        start = event.start_mark.index + self.base
        if event.anchor is not None or event.ctag is not None:
            self._check_tag(event, start, len(self.source.text))
            properties = PROPERTIES.match(self.source.text, start)
            start = properties.end() if properties else start
        if len(self.open) > DEEPEST:
            raise Stop(codes.TOO_DEEP.at(Span(self.source, start, start + 1), limit=DEEPEST))
        if event.anchor is not None:
            self.anchored.pop(event.anchor, None)
        self.open.append(kind(start, bool(event.flow_style), event.anchor))

    def _end(self, event: Any) -> None:
        closed = self.open.pop()
        node = closed.closed(event.end_mark.index + self.base, self)
        self._put(node, node.span.end, closed.anchor)

    def _alias(self, event: Any) -> None:
        span = Span(self.source, event.start_mark.index + self.base, event.end_mark.index + self.base)
        node = self.anchored.get(event.anchor)
        if node is None:
            self._unknown_alias(event.anchor, span)
            node = self.stand_in(span.start, span.end)
        elif not isinstance(node, Scalar):
            self._check_budget(node, span)
        self._put(node, span.end, None)

    def _unknown_alias(self, name: str, span: Span) -> None:
        if any(each.anchor == name for each in self.open):
            self.report(codes.ALIAS_IN_ITSELF.at(span, name=_shown(name), hint="write the value out"))
        else:
            hint = "anchor a value above, or put the text in quotes if it is no alias"
            self.report(codes.UNKNOWN_ALIAS.at(span, name=_shown(name), hint=hint))

    def _check_budget(self, node: Node, span: Span) -> None:
        """Stop where aliases would make the tree too large or too deep to walk."""
        size, height = measure(node)
        self.aliased += size
        if self.aliased > MOST_ALIASED:
            raise Stop(codes.ALIASES_TOO_LARGE.at(span, hint="write the values out", limit=MOST_ALIASED))
        if len(self.open) - 1 + height > DEEPEST:
            raise Stop(codes.TOO_DEEP.at(span, limit=DEEPEST))

    def _document(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1:
            start = event.start_mark.index + self.base
            span = Span(self.source, start, start + len(_rest_of_line(self.source.text, start)[:3]))
            hint = "put it in a file of its own, or remove the line"
            raise Stop(codes.SEVERAL_DOCUMENTS.at(span, hint=hint))


def _swallowed(text: str) -> Iterator[tuple[int, tuple[int, int]]]:
    """The comments that look like a part of the text before them, by the end of that text."""
    for comment in SWALLOWED.finditer(text) if "#" in text else ():
        line = text.rfind("\n", 0, comment.start()) + 1
        yield line + len(text[line : comment.start()].rstrip()), comment.span()


def measure(node: Node) -> tuple[int, int]:
    """The nodes of a tree, aliases expanded, and its levels of nesting."""
    if isinstance(node, Scalar):
        return 1, 0
    parts = node.items if isinstance(node, Sequence) else [value for _, value in node.items]
    sizes = [measure(part) for part in parts]
    keys = len(parts) if isinstance(node, Mapping) else 0
    return 1 + keys + sum(size for size, _ in sizes), 1 + max((height for _, height in sizes), default=0)


# ---------------------------------------------------------------- values: the core schema of YAML 1.2

WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
NUMBER_SIGNS = frozenset("0123456789+-.")
DECIMAL = re.compile(r"[-+]?[0-9]+")
BASED = re.compile(r"0o([0-7]+)|0x([0-9a-fA-F]+)")
FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")
SPECIAL_FLOAT = re.compile(r"[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN)")
MOST_DIGITS = 4000
"""Longer numbers stay text: Python refuses to read them."""


def plain_value(text: str) -> Value:
    """What a text without quotes stands for."""
    if text[:1] not in NUMBER_SIGNS:
        return WORDS.get(text, text)
    if len(text) > MOST_DIGITS:
        return text
    if DECIMAL.fullmatch(text):
        return int(text)
    based = BASED.fullmatch(text)
    if based:
        return int(based[1], 8) if based[1] else int(based[2], 16)
    if FLOAT.fullmatch(text):
        return float(text)
    return float(text.replace(".", "", 1)) if SPECIAL_FLOAT.fullmatch(text) else text


# ---------------------------------------------------------------- places: where each decoded character stands

PLAIN_UNITS = re.compile(r"(?P<blanks>[ \t\r\n]+)|.")
SINGLE_UNITS = re.compile(r"(?P<blanks>[ \t\r\n]+)|''|.")
DOUBLE_UNITS = re.compile(r"(?P<blanks>[ \t\r\n]+)|(?P<joined>\\\r?\n[ \t\r\n]*)|\\x..|\\u.{4}|\\U.{8}|\\.|.")
BLOCK_HEADER = re.compile(r"[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?")
FIRST_WORD = re.compile(r"( *)[^ \n]")
BLOCK_LINE = re.compile(r"( *)([^\r\n]*)(\r?\n|\Z)")


def _flow_places(units: re.Pattern[str], quotes: int) -> Callable[[str, str], list[int]]:
    """The places of a plain or quoted scalar: one unit of the raw text gives one character, line ends are folded."""

    def places(raw: str, decoded: str) -> list[int]:
        if len(raw) == len(decoded) + 2 * quotes and "\n" not in raw:
            return list(range(quotes, quotes + len(decoded)))
        found: list[int] = []
        for unit in units.finditer(raw, quotes, len(raw) - quotes):
            if unit.lastgroup is None:
                found.append(unit.start())
            else:
                ends = [at for at in range(*unit.span()) if raw[at] == "\n"]
                found += (ends[1:] or ends) if unit["blanks"] and ends else ends[1:] if ends else range(*unit.span())
        return found

    return places


def _literal_places(raw: str, decoded: str) -> list[int]:
    """The places of a `|` scalar: its lines without their indentation."""
    found: list[int] = []
    for start, end, line_end in _block_lines(raw, decoded):
        found += range(start, end)
        found.append(line_end)
    return found


def _folded_places(raw: str, decoded: str) -> list[int]:
    """The places of a `>` scalar: between two lines stands a space, or fewer line ends than in the file."""
    found: list[int] = []
    ends: list[int] = []
    for start, end, line_end in _block_lines(raw, decoded):
        if start < end:
            found += _fold(decoded, len(found), ends)
            found += range(start, end)
            ends = []
        ends.append(line_end)
    return found + ends


def _fold(decoded: str, at: int, ends: list[int]) -> list[int]:
    """The places of the space or line ends at `at` in the decoded text, made of the line ends of the file."""
    count = 0
    while decoded.startswith("\n", at + count):
        count += 1
    return ends[len(ends) - max(count, 1) :] if len(ends) >= count else ends


def _block_lines(raw: str, decoded: str) -> Iterator[tuple[int, int, int]]:
    """Start, end and line end of each line of a block scalar, its indentation taken off."""
    header = BLOCK_HEADER.match(raw)
    body = header.end() if header else 0
    lines = list(BLOCK_LINE.finditer(raw, body))
    indent = next((len(line[1]) for line in lines if line[2]), 0) - _kept_indent(decoded)
    for line in lines:
        start = min(line.start() + indent, line.end(2))
        if line.start() < len(raw):
            yield start, line.end(2), max(line.end() - 1, line.end(2))


def _kept_indent(decoded: str) -> int:
    """The spaces before the first word that belong to the text: some with `|2`, else none."""
    word = FIRST_WORD.search(decoded)
    return len(word[1]) if word else 0


def _fitted(places: list[int], scalar: Scalar) -> tuple[int, ...]:
    """Places in the file for each decoded character and for the end of the text."""
    start, size = scalar.start, len(scalar.decoded)
    fitted = [start + place for place in places[:size]]
    end = max(scalar.span.end - (scalar.style in QUOTES), fitted[-1] + 1 if fitted else start)
    return (*fitted, *[end] * (size + 1 - len(fitted)))


PLACES: dict[str, Callable[[str, str], list[int]]] = {
    "": _flow_places(PLAIN_UNITS, 0),
    REFUSED: lambda raw, decoded: list(range(len(raw))),
    "'": _flow_places(SINGLE_UNITS, 1),
    '"': _flow_places(DOUBLE_UNITS, 1),
    "|": _literal_places,
    ">": _folded_places,
}


# ---------------------------------------------------------------- what a parser refused, in our words

SURROGATE_ESCAPE = re.compile(r"\\[uU](?:0000)?[dD][89a-fA-F][0-9a-fA-F]{2}")
ESCAPE = re.compile(r"\\(?:x[0-9a-fA-F]{0,2}|u[0-9a-fA-F]{0,4}|U[0-9a-fA-F]{0,8}|.)?")
KEY_COLON = re.compile(r":[ \t]")
LONGEST_SHOWN = 40
IN_QUOTES = "put the whole text in quotes, or on lines of its own after '|'"


@dataclass(frozen=True, slots=True)
class Trouble:
    """A place where a parser stopped: `since` is where the thing it was reading began, `flow` the innermost bracket."""

    source: Source
    problem: str
    context: str
    at: int
    since: int
    flow: int | None

    @property
    def before(self) -> str:
        """The line up to the place."""
        return self.source.text[self.source.text.rfind("\n", 0, self.at) + 1 : self.at]

    @property
    def seen(self) -> str:
        """The word at the place."""
        return _word(self.source.text, self.at)

    def span(self, start: int, size: int) -> Span:
        return Span(self.source, start, min(start + size, len(self.source.text)))


def _trouble(error: Unparsable, composer: Composer) -> Trouble:
    source, base = composer.source, composer.base
    at = len(source.text) if error.at is None else min(error.at + base, len(source.text))
    since = at if error.since is None else min(error.since + base, at)
    flow = composer.open[-1].start if composer.open[-1].flow else None
    return Trouble(source, error.problem, error.context, at, since, flow)


def _explained(trouble: Trouble) -> Finding:
    """The finding for a text that no parser accepts."""
    words = f"{trouble.context}: {trouble.problem}"
    return next(explain(trouble) for pattern, explain in EXPLANATIONS if re.search(pattern, words))


def _shown(text: str) -> str:
    """A text as a message names it: its first line, cut where it is long."""
    line = text.partition("\n")[0].rstrip()
    return line if len(line) <= LONGEST_SHOWN else line[: LONGEST_SHOWN - 3] + "..."


def _rest_of_line(text: str, at: int) -> str:
    end = text.find("\n", at)
    return text[at : len(text) if end < 0 else end].rstrip()


def _word(text: str, at: int) -> str:
    words = _rest_of_line(text, at).split(None, 1)
    return words[0] if words else ""


def _quoted(source: Source, start: int) -> Fix:
    """Put the rest of a line in quotes; a guess, since the text may go on or end earlier."""
    text = _rest_of_line(source.text, start).partition(" #")[0].rstrip()
    return Fix("unsafe", (Edit(Span(source, start, start + len(text)), "'" + text.replace("'", "''") + "'"),))


def _colon(trouble: Trouble) -> Finding:
    """A second colon on a line, or a line that was taken for the rest of the text above it."""
    line = trouble.at - len(trouble.before)
    key = KEY_COLON.search(trouble.before)
    if key is None:
        above = _line_above(trouble.source.text, line)
        if above is not None and not KEY_COLON.search(above[1] + " "):
            return _no_colon(trouble, above[0])
        return _indent(trouble, line + len(trouble.before) - len(trouble.before.lstrip(" -")))
    start = line + key.end() + len(trouble.before[key.end() :]) - len(trouble.before[key.end() :].lstrip())
    fix = _quoted(trouble.source, start) if trouble.flow is None else None
    return codes.COLON_IN_TEXT.at(trouble.span(trouble.at, 1), hint=IN_QUOTES, fix=fix)


def _line_above(text: str, line: int) -> tuple[int, str] | None:
    """The start and text of the line above, None where it has another indentation."""
    above = text.rfind("\n", 0, max(line - 1, 0)) + 1
    here, there = (re.match(r" *(?=[^ #])", text[at : at + 1000]) for at in (line, above))
    if line == 0 or here is None or there is None or here.end() != there.end():
        return None
    return above + there.end(), _rest_of_line(text, above + there.end())


def _indent(trouble: Trouble, at: int) -> Finding:
    size = len(_word(trouble.source.text, at).rstrip(":"))
    hint = "start it in the column of the entry or key it belongs beside"
    return codes.BAD_INDENT.at(trouble.span(at, max(size, 1)), hint=hint)


def _misplaced(trouble: Trouble) -> Finding:
    """Something where a new key or item should be: after a closed value, or at a wrong indentation."""
    if not trouble.before.strip(" -?"):
        return _indent(trouble, trouble.at)
    rest = _rest_of_line(trouble.source.text, trouble.at)
    return codes.TEXT_AFTER_VALUE.at(trouble.span(trouble.at, len(rest) or 1), hint=IN_QUOTES, seen=_shown(rest))


def _reserved(trouble: Trouble) -> Finding:
    """A sign that cannot start a text, or a tab."""
    seen = trouble.source.text[trouble.at : trouble.at + 1]
    span = trouble.span(trouble.at, 1)
    if seen == "\t":
        return codes.TAB.at(span, hint="use spaces")
    if seen in "-?":
        return codes.RESERVED_START.at(span, hint="begin a list on the next line, or put a text in quotes", seen=seen)
    fix = _quoted(trouble.source, trouble.at) if trouble.flow is None else None
    return codes.RESERVED_START.at(span, hint="put the text in quotes", seen=seen, fix=fix)


def _sigil(trouble: Trouble) -> Finding:
    """A `*` or `&` without a name after it."""
    span = trouble.span(trouble.since, 1)
    return codes.RESERVED_START.at(span, hint="put the text in quotes", seen=_shown(span.text))


def _quote(trouble: Trouble) -> Finding:
    span = trouble.span(trouble.since, 1)
    return codes.UNCLOSED_QUOTE.at(span, hint=f"add the closing {span.text}", seen=_shown(span.text))


def _bracket(trouble: Trouble) -> Finding:
    """No comma and no closing bracket where one should be."""
    text = trouble.source.text
    opened = trouble.since if text[trouble.since : trouble.since + 1] in ("[", "{") else trouble.flow
    if opened is None:
        return _other(trouble)
    if trouble.at < len(text) and "\n" not in text[opened : trouble.at]:
        return _cut(trouble)
    closing = "]" if text[opened] == "[" else "}"
    also = (("nothing that may follow it here", trouble.span(trouble.at, 1)),) if trouble.at < len(text) else ()
    hint = f"add '{closing}', or the ',' between two items"
    return codes.UNCLOSED_BRACKET.at(trouble.span(opened, 1), hint=hint, also=also, seen=text[opened])


def _cut(trouble: Trouble) -> Finding:
    """A sign that ends a text between brackets."""
    seen, span = trouble.source.text[trouble.at], trouble.span(trouble.at, 1)
    if seen == ":":
        return codes.COLON_IN_TEXT.at(span, hint=IN_QUOTES)
    hint = "put the text in quotes, or write the entry over several lines, without brackets"
    return codes.TEXT_CUT.at(span, hint=hint, seen=seen)


def _nothing(trouble: Trouble) -> Finding:
    """No value where there should be one: the end of the file, or two commas."""
    return _bracket(trouble) if trouble.at == len(trouble.source.text) else _other(trouble)


def _header(trouble: Trouble) -> Finding:
    rest = _rest_of_line(trouble.source.text, trouble.at)
    header = trouble.source.text[trouble.since : trouble.at].rstrip()
    hint = "begin the text on the next line, indented, or put it in quotes"
    return codes.TEXT_AFTER_HEADER.at(
        trouble.span(trouble.at, len(rest) or 1), hint=hint, seen=_shown(rest), header=_shown(header)
    )


def _unfinished(trouble: Trouble) -> Finding:
    return _no_colon(trouble, trouble.since)


def _no_colon(trouble: Trouble, start: int) -> Finding:
    line = _rest_of_line(trouble.source.text, start)
    hint = "write 'key: value', or indent the line if it goes on with the text above"
    return codes.MISSING_COLON.at(trouble.span(start, len(line) or 1), hint=hint, seen=_shown(line))


def _escape(trouble: Trouble) -> Finding:
    return _bad_escape(trouble.source, trouble.source.text.rfind("\\", trouble.since, trouble.at + 1), ESCAPE)


def _bad_escape(source: Source, at: int, pattern: re.Pattern[str]) -> Finding:
    escape = pattern.search(source.text, max(at, 0))
    span = Span(source, *escape.span()) if escape else Span(source, at, at + 1)
    hint = "write the character itself, or two backslashes for one"
    return codes.BAD_ESCAPE.at(span, hint=hint, seen=_shown(span.text))


def _tag_trouble(trouble: Trouble) -> Finding:
    return _tag(trouble.span(trouble.since, len(_word(trouble.source.text, trouble.since)) or 1))


def _tag(span: Span) -> Finding:
    return codes.TAG_REFUSED.at(span, hint="remove it, or put the whole text in quotes", seen=_shown(span.text))


def _other(trouble: Trouble) -> Finding:
    return codes.SYNTAX.at(trouble.span(trouble.at, 1), problem=trouble.problem)


# The first that fits; libyaml and ruamel.yaml word the same trouble differently.
EXPLANATIONS: tuple[tuple[str, Callable[[Trouble], Finding]], ...] = (
    ("mapping values are not allowed", _colon),
    ("cannot start any token|tab character|(sequence entries|mapping keys) are not allowed", _reserved),
    ("quoted scalar: found unexpected (end of stream|document)", _quote),
    ("double-quoted scalar|parsing a quoted scalar|invalid Unicode|chr\\(\\)", _escape),
    ("block scalar: (expected a|did not find expected) comment|chomping or indentation indicators", _header),
    ("could not find expected ':'", _unfinished),
    ("scanning an (alias|anchor)", _sigil),
    ("directive", _other),
    ("(parsing|scanning) an? tag|undefined tag handle", _tag_trouble),
    ("parsing a flow (sequence|mapping): ", _bracket),
    ("node content", _nothing),
    ("expected <block end>|expected key|expected '-' indicator|<document start>|document end marker", _misplaced),
    ("", _other),
)
