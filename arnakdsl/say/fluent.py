"""Fluent files parsed, and what is wrong with a message before anything is said with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.names import did_you_mean
from arnakdsl.say.functions import TAKES
from arnakdsl.say.sketches import HIGHEST, Key
from arnakdsl.source import Source, Span

DEEPEST = 20
MOST_NODES = 5_000
SIGN = re.compile(r'^#[^\n]*|^[A-Za-z-]|"(?:\\.|[^"\\\n])*"|[{}()]', re.MULTILINE)
NAME = re.compile(r"-?[A-Za-z][\w-]*")
ESCAPE = re.compile(r"\\(?:[\\\"]|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))")

Entry: TypeAlias = ftl.Message | ftl.Term


# ---------------------------------------------------------------- messages


@lru_cache(maxsize=64)
def parsed(text: str) -> ftl.Resource:
    """The messages of a file but those that are nested too deeply; parsing them takes longer than saying them."""
    for start, _, end in too_deep(text):
        text = text[:start] + re.sub(r"[^\r\n]+", _comment, text[start:end]) + text[end:]
    return FluentParser().parse(text)


def _comment(line: re.Match[str]) -> str:
    return "# ".ljust(len(line[0]))[: len(line[0])]


@lru_cache(maxsize=64)
def too_deep(text: str) -> list[tuple[int, int, int]]:
    """The messages that are nested too deeply: where each starts, where it is too deep, where the next starts."""
    found: list[tuple[int, int, int]] = []
    start, depth, at, worst = 0, 0, 0, -1
    while sign := SIGN.search(text, at):
        at = sign.end()
        if sign[0][0] not in '"{}()':
            if worst >= 0:
                found.append((start, worst, sign.start()))
            start, depth, worst = sign.start(), 0, -1
        elif sign[0][0] == '"':
            at = at if depth else sign.start() + 1
        elif sign[0] in "{(":
            depth += sign[0] == "{" or depth > 0
            worst = sign.start() if depth > DEEPEST and worst < 0 else worst
        else:
            depth = max(0, depth - 1)
    return [*found, (start, worst, len(text))] if worst >= 0 else found


def nodes(node: object) -> Iterator[ftl.BaseNode]:
    """A node of a message and all below it, without the places they stand at."""
    left = [node]
    while left:
        each = left.pop()
        if isinstance(each, list):
            left += reversed(each)
        elif isinstance(each, ftl.BaseNode):
            yield each
            left += reversed([below for name, below in vars(each).items() if name != "span"])


def span_of(node: Any, source: Source) -> Span:
    return Span(source, node.span.start, node.span.end) if node.span else Span(source, 0, 0)


def name_of(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else str(entry.id.name)


def key_of(node: object) -> Key | None:
    """What a reference leads to."""
    if isinstance(node, ftl.MessageReference | ftl.TermReference):
        dash = "-" if isinstance(node, ftl.TermReference) else ""
        return f"{dash}{node.id.name}", node.attribute.name if node.attribute else ""
    return None


def height(node: object) -> int:
    """How many nodes lie one below the other."""
    if isinstance(node, ftl.BaseNode):
        return 1 + max(map(height, vars(node).values()), default=0)
    return max(map(height, node), default=0) if isinstance(node, list) else 0


class Sound:
    """The messages of some files, later ones in place of earlier ones.

    Attributes:
        entries: Those that something can be said with, by name.
        findings: What is wrong with the others; one finding for a mistake, whatever else it spoils.
    """

    def __init__(self, core: list[Source], files: list[Source]) -> None:
        self.findings: list[Finding] = []
        self.entries: dict[str, tuple[Entry, Source]] = {}
        self.broken: set[str] = set()
        self.sizes: dict[Key, tuple[int, int]] = {}
        for source in (*core, *files):
            self.collect(source)
        self.targets = {
            key: pattern for name, (entry, _) in self.entries.items() for key, pattern in _parts(name, entry)
        }
        self.nodes = {key: list(nodes(pattern)) for key, pattern in self.targets.items()}
        for name, (entry, source) in self.entries.items():
            if wrong := next(self.wrong(name, entry), None):
                self.drop(name, span_of(wrong[0], source), *wrong[1:])
        for key, below in self.nodes.items():
            if len(below) > HIGHEST or self.led(key):
                self.measure(key)
        self.entries = {name: each for name, each in self.entries.items() if name not in self.broken}

    def collect(self, source: Source) -> None:
        """The messages of a file, and the names of those that cannot be parsed."""
        unreadable = []
        for start, at, end in too_deep(source.text):
            self.findings.append(_broken(Span(source, at, at + 1), "it is nested too deeply"))
            unreadable.append(source.text[start:end])
        for each in parsed(source.text).body:
            if isinstance(each, ftl.Message | ftl.Term):
                self.entries[name_of(each)] = each, source
            elif isinstance(each, ftl.Junk):
                unreadable.append(each.content or "")
        self.broken |= {found[0] for text in unreadable if (found := NAME.match(text))}

    def drop(self, name: str, span: Span, reason: str, hint: str = "") -> None:
        self.broken.add(name)
        self.findings.append(_broken(span, reason, hint))

    # ------------------------------------------------------------ one message

    def wrong(self, name: str, entry: Entry) -> Iterator[tuple[object, str, str]]:
        if entry.value is None:
            yield entry.id, "it has attributes alone, no text of its own", ""
        for node in (node for key, _ in _parts(name, entry) for node in self.nodes[key]):
            if isinstance(node, ftl.MessageReference | ftl.TermReference):
                yield from self.reference(node)
            elif isinstance(node, ftl.FunctionReference):
                yield from _function(node)
            elif isinstance(node, ftl.StringLiteral):
                yield from _escapes(node)

    def reference(self, node: Any) -> Iterator[tuple[object, str, str]]:
        name, attribute = key = key_of(node) or ("", "")
        what = "term" if name.startswith("-") else "message"
        if key in self.targets or name in self.broken:
            return
        if name not in self.entries:
            yield node, f"there is no {what} '{name}'", did_you_mean(name, self.entries)
        elif attribute:
            others = [each for other, each in self.targets if other == name and each]
            yield node, f"the {what} '{name}' has no attribute '{attribute}'", did_you_mean(attribute, others)
        # a message without a text has its own finding

    # ------------------------------------------------------------ what it leads to

    def measure(self, start: Key) -> None:
        """How high a message is and how much it holds, with all it refers to; circles end here."""
        path: list[tuple[Key, Iterator[Key]]] = []
        open_: dict[Key, None] = {}
        following: Key | None = start if start not in self.sizes else None
        while following or path:
            if following:
                open_[following] = None
                path.append((following, iter(self.led(following))))
            key, others = path[-1]
            following = next((each for each in others if each not in self.sizes and not self.circle(each, open_)), None)
            if following is None:
                path.pop()
                del open_[key]
                self.sizes[key] = self.size(key)

    def led(self, key: Key) -> list[Key]:
        """What the text of a message refers to."""
        found = (key_of(each) for each in self.nodes[key])
        return [each for each in found if each in self.targets]

    def circle(self, key: Key, path: dict[Key, None]) -> bool:
        """Is a message part of its own text?  One finding tells of all in the circle."""
        if key not in path:
            return False
        keys = list(path)
        names = {name for name, _ in keys[keys.index(key) :]}
        if not names & self.broken:
            first = min(names, key=list(self.entries).index)
            entry, source = self.entries[first]
            self.drop(
                first, span_of(entry.id, source), "it refers to itself" + (", over others" if len(names) > 1 else "")
            )
        self.broken |= names
        return True

    def size(self, key: Key) -> tuple[int, int]:
        name, pattern = key[0], self.targets[key]
        inner = [self.sizes[each] for each in self.led(key) if each in self.sizes]
        high = height(pattern) + max((high for high, _ in inner), default=0)
        number = len(self.nodes[key]) + sum(many for _, many in inner)
        if high > HIGHEST or number > MOST_NODES:
            if name not in self.broken and all(high <= HIGHEST and many <= MOST_NODES for high, many in inner):
                entry, source = self.entries[name]
                self.drop(name, span_of(entry.id, source), "it is too long with all that it refers to")
            self.broken.add(name)
        return min(high, HIGHEST + 1), min(number, MOST_NODES + 1)


def _broken(span: Span, reason: str, hint: str = "") -> Finding:
    return codes.BROKEN_TEXT.at(span, reason=reason, hint=hint)


def _parts(name: str, entry: Entry) -> Iterator[tuple[Key, ftl.Pattern]]:
    if entry.value is not None:
        yield (name, ""), entry.value
    for each in entry.attributes:
        yield (name, each.id.name), each.value


def _function(node: ftl.FunctionReference) -> Iterator[tuple[object, str, str]]:
    name = node.id.name
    if name not in TAKES:
        yield node, f"there is no function '{name}'", did_you_mean(name, TAKES)
    elif len(node.arguments.positional) not in TAKES[name]:
        counts = " or ".join(map(str, TAKES[name]))
        yield node, f"'{name}' takes {counts} value{'s' * (counts != '1')}", ""


def _escapes(node: ftl.StringLiteral) -> Iterator[tuple[object, str, str]]:
    for each in ESCAPE.finditer(node.value):
        number = int(each[1] or each[2] or "20", 16)
        if number > 0x10FFFF or 0xD800 <= number <= 0xDFFF:
            yield node, f"'{each[0]}' is no character", ""
        elif number < 0x20 or 0x7F <= number < 0xA0:
            yield node, f"the character '{each[0]}' cannot be shown", ""
