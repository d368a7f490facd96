"""Messages in sketches: what each asks for and how much it can say, read a line at a time.

Nearly all messages are written in a few forms, which one expression for a line reads many times faster than the parser of
Fluent reads them.  A message of another form, and a file with a mistake, is left to that parser (`unusual`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any, TypeAlias

Key: TypeAlias = tuple[str, str]
"""A message, or with a dash a term, and one of its attributes or its text."""
Item: TypeAlias = "int | str | Key | Choice"
"""So many characters of text, below zero if they are blank; a gap; a reference; a choice."""

FORM = "form"
"""The gap with the form that is asked for."""
HIGHEST = 100
HIGH, HIGHER = 7, 4
"""How high the nodes of a text are at most, and those of each choice in it."""
DEEPEST, MOST_BRACKETS = 6, 12
"""A message with more may be nested too deeply."""

NAME = r"[A-Za-z][A-Za-z0-9_-]*+"
LITERAL = r'"[^"\\{}\r\n]*"'
COMMENT = re.compile(r"#{1,3}(?: [^\r\n]*(?:\r?\n[ \r\n]*)?|\r?\n[ \r\n]*)")
START = re.compile(r"^[A-Za-z#-]", re.MULTILINE)
NO_TEXT = (".", "[", "*", "}")
LINE = re.compile(
    rf"(?:(-?{NAME}) *= *|( *)(?:\.({NAME}) *= *|(\*?)\[ *({NAME}|-?[0-9]+(?:\.[0-9]+)?) *\] *|(\}})|))"
    rf"([^{{}}\r\n]*(?:\{{[^{{}}\r\n]*\}}[^{{}}\r\n]*)*)(?:\{{ *\$({NAME}) *-> *)?\r?"
)
PLACEABLE = re.compile(r"\{([^{}]*)\}")
INSIDE = re.compile(
    rf" *(?:\$({NAME})|(-?{NAME})|({NAME})\.({NAME})|({LITERAL})|CAPITAL\( *\$({NAME}) *\)"
    rf"|PARTICLE\( *\$({NAME})((?: *, *{LITERAL}){{2,3}}) *\)) *"
)


@dataclass(slots=True, eq=False)
class Choice:
    """A selection by a gap; its variants with their keys, and which is taken if none fits."""

    by: str
    variants: list[tuple[str, list[Item]]] = field(default_factory=list)
    default: int = -1

    def taken(self, form: str | None) -> list[list[Item]]:
        """The variants that can be taken in a form, or in any."""
        if self.by != FORM or form is None:
            return [items for _, items in self.variants]
        named = [items for key, items in self.variants if key == form]
        return (named or [self.variants[self.default][1]])[:1]


@dataclass(slots=True, eq=False)
class Part:
    """A text: of a message, or of an attribute.

    Attributes:
        keys: What it refers to.
        parts: How many parts it has at most, of all its variants.
        strange: Only who says it knows whether it can be said: it calls a function in a way of its own.
    """

    items: list[Item] = field(default_factory=list)
    keys: list[Key] = field(default_factory=list)
    parts: int = 0
    high: int = HIGH
    strange: bool = False


@dataclass(slots=True, eq=False)
class Sketch:
    """A message or, with a dash in its name, a term.

    Attributes:
        at: Where its name stands, `start` and `end` where all of it does.
        texts: By the name of the attribute; its own without one.
        forms: The forms that it tells apart.
    """

    name: str
    at: int
    start: int = 0
    end: int = 0
    texts: dict[str, Part] = field(default_factory=dict)
    forms: set[str] = field(default_factory=set)


# ---------------------------------------------------------------- files


@lru_cache(maxsize=64)
def sketched(text: str) -> tuple[Sketch, ...] | None:
    """The messages of a file in order; none if there is anything else in it, of which the parser has to tell."""
    found: list[Sketch] = []
    starts = [each.start() for each in START.finditer(text)]
    if text[: starts[0] if starts else None].strip(" \r\n") or text.endswith("\r"):
        return None
    for start, end in pairwise([*starts, len(text)]):
        if text[start] == "#":
            if not COMMENT.fullmatch(text, start, end):
                return None
            continue
        sketch = _read(text, start, end)
        if sketch is None:
            from arnakdsl.say.unusual import parsed_alone

            sketch = parsed_alone(text, start, end)
        if sketch is None:
            return None
        found.append(sketch)
    return tuple(found)


def read(text: str) -> list[Any]:
    """The messages of a file, and as the parser gives it what is none."""
    found = sketched(text)
    if found is None:
        from arnakdsl.say.unusual import parsed_all

        return parsed_all(text)
    return list(found)


def _read(text: str, start: int, end: int) -> Sketch | None:
    """A message of the usual forms."""
    if text.count("(", start, end) > MOST_BRACKETS:
        return None
    reading = _Reading(Sketch("", start, start, end))
    try:
        for line in text[start:end].split("\n"):
            reading.line(line)
        return reading.ended()
    except _Unusual:
        return None


class _Unusual(Exception):
    """A message is of another form, or something is wrong with it."""


class _Reading:
    """A message, line by line.

    Attributes:
        part: The text that is being read, of the message or of its `attribute`.
        items: Where what is said next belongs; none where a variant has to begin.
        around: The open choices, each with the text around it, which goes on behind it.
    """

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.part, self.attribute = Part(), ""
        self.items: list[Item] | None = self.part.items
        self.around: list[tuple[Choice, list[Item]]] = []

    def line(self, line: str) -> None:
        found = LINE.fullmatch(line)
        if found is None:
            raise _Unusual
        name, indent, attribute, star, key, close, said, by = found.groups()
        before = 0
        if name is not None:
            self.sketch.name = name
        elif key is not None:
            self.variant(key, bool(star))
        elif close is not None:
            self.close()
        elif attribute is not None:
            self.text(attribute)
        elif not said and by is None:
            return
        elif self.items is None or not (indent or line[0] == "{") or said[:1] in NO_TEXT:
            raise _Unusual
        elif self.items:
            before = 1 + len(indent)
        if said:
            self.say(said, before)
            before = 0
        if by is not None:
            self.open(by, before)

    def text(self, attribute: str) -> None:
        """The text of an attribute begins."""
        self.end_text()
        self.part, self.attribute = Part(), attribute
        self.items = self.part.items
        self.sketch.forms.add(attribute)

    def end_text(self) -> None:
        if self.around or (self.attribute and not self.items):
            raise _Unusual
        if self.items:
            self.sketch.texts[self.attribute] = self.part

    def open(self, by: str, before: int) -> None:
        """A choice begins, behind so many blanks."""
        if self.items is None or len(self.around) == DEEPEST:
            raise _Unusual
        if before:
            self.items.append(-before)
        choice = Choice(by)
        self.items.append(choice)
        self.around.append((choice, self.items))
        self.items = None
        self.part.parts += 2
        self.part.high = max(self.part.high, HIGH + HIGHER * len(self.around))

    def variant(self, key: str, is_default: bool) -> None:
        if not self.around or self.items == []:
            raise _Unusual
        choice = self.around[-1][0]
        if is_default:
            if choice.default >= 0:
                raise _Unusual
            choice.default = len(choice.variants)
        self.items = []
        choice.variants.append((key, self.items))
        if choice.by == FORM and key[0].isalpha():
            self.sketch.forms.add(key)

    def close(self) -> None:
        """A choice ends."""
        if not self.around or not self.items or self.around[-1][0].default < 0:
            raise _Unusual
        self.items = self.around.pop()[1]

    def say(self, said: str, before: int) -> None:
        """The text of a line, behind so many blanks."""
        if self.items is None:
            raise _Unusual
        part, items = self.part, self.items
        part.parts += 1
        if "{" not in said:
            items.append(characters(said, before))
            return
        for at, piece in enumerate(PLACEABLE.split(said)):
            if at % 2:
                inside = _inside(piece)
                if inside is None:
                    raise _Unusual
                part.parts += 2
                items += inside
                part.keys += (each for each in inside if isinstance(each, tuple))
            elif piece or before:
                items.append(characters(piece, before))
                before = 0

    def ended(self) -> Sketch:
        """All of the message; a term has a text of its own."""
        self.end_text()
        sketch = self.sketch
        if not sketch.texts or (sketch.name[0] == "-" and "" not in sketch.texts):
            raise _Unusual
        sketch.at += sketch.name[0] == "-"
        return sketch


def characters(said: str, before: int = 0) -> int:
    """So many characters of text behind so many blanks, below zero if all of them are blank."""
    number = len(said) + before
    return number if said.strip(" ") else -number


@lru_cache(maxsize=4096)
def _inside(piece: str) -> tuple[Item, ...] | None:
    """What stands between braces."""
    found = INSIDE.fullmatch(piece)
    if found is None:
        return None
    gap, name, owner, attribute, literal, capital, ending, endings = found.groups()
    if gap is not None:
        return (gap,)
    if literal is not None:
        return (characters(literal[1:-1]),)
    if capital is not None:
        return (capital, -2)
    if ending is not None:
        return (particle(ending, [len(each) - 2 for each in re.findall(LITERAL, endings)]),)
    return ((name, "") if name is not None else (owner, attribute),)


def particle(gap: str, endings: list[int]) -> Choice:
    """One of some endings, or the first two of them."""
    lengths = [*endings, endings[0] + endings[1] + 2]
    return Choice(gap, [("", [each]) for each in lengths], 0)
