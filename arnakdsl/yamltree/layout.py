"""What the layout of a text says of a mistake: brackets without their other half, and the line with the odd indentation."""

from __future__ import annotations

import re

from arnakdsl.records import record

CLOSING = {"[": "]", "{": "}"}
FLOW_START = re.compile(r"[ \t]*(?:- +)*([^\s#\[{&*!|>%@`-][^#\n]*?: +)?(?=[\[{])")
VALUE = re.compile(r"[ \t]*(?:- +)*(?:[^\s#\[{&*!|>%@`-][^#\n]*?: +)")
MOST_LINES = 60
"""How far above a trouble the list or mapping in brackets may begin."""
MOST_LINES_OF_A_BLOCK = 1000
STEPS = (4, 2)
SURE = 0.9
"""The share of lines that tells the indentation of a file."""


@record
class Unpaired:
    """A bracket without its other half: its place, and the one where the other is missing."""

    at: int
    gap: int
    opens: bool


def unpaired(text: str, at: int) -> Unpaired | None:
    """The bracket that is to blame for a trouble at a place, if one is."""
    line = text.rfind("\n", 0, at) + 1
    value = VALUE.match(text, line)
    found = _first_alone(text, line, value.end()) if value else None
    closing = found if isinstance(found, Unpaired) and not found.opens else None  # or one that is opened farther up
    for lines_up in range(MOST_LINES):
        start = FLOW_START.match(text, line)
        found = _first_alone(text, line, start.end()) if start else None
        if isinstance(found, Unpaired):
            if found.opens:
                return found
            if not lines_up:
                closing = closing or found
        elif found is not None and closing is not None and closing.at < found:
            closing = None
        if not line:
            break
        line = text.rfind("\n", 0, line - 1) + 1
    return closing


def _first_alone(text: str, line: int, start: int) -> Unpaired | int:
    """The first bracket of those from `start` on that has no other half, or where all have one; the value begins on `line`."""
    open_: list[int] = []
    values = [start]  # where the last value began, outside and in each open bracket
    pairs: dict[int, int] = {}  # the '[' with a key in them, and the comma before it
    key = FLOW_START.match(text, line)
    column = (key.start(1) if key and key[1] else line + indent(text, line)) - line
    place = start
    while place < len(text):
        sign = text[place]
        if sign == "\n":
            following = re.compile(r"\s*\n").match(text, place)
            following_line = following.end() if following else place + 1
            if not open_:
                return place
            if indent(text, following_line) <= column:
                return Unpaired(open_[-1], pairs.get(open_[-1], _end_of(text, place)), True)
        elif sign in "'\"" and text[place - 1] in " [{,":
            place = _behind_quote(text, place)
            continue
        elif sign == "#" and text[place - 1] in " \t\n":
            end = text.find("\n", place)
            place = len(text) if end < 0 else end
            continue
        elif sign in CLOSING:
            open_.append(place)
            values.append(place + 1)
        elif sign in "]}":
            if not open_:
                return Unpaired(place, values[0], False)
            if CLOSING[text[open_[-1]]] != sign:
                other = len(open_) > 1 and CLOSING[text[open_[-2]]] == sign
                return (
                    Unpaired(open_[-1], pairs.get(open_[-1], place), True)
                    if other
                    else Unpaired(place, values[-1], False)
                )
            open_.pop()
            values.pop()
        elif sign == ":" and text[place + 1 : place + 2] == " ":
            if open_ and text[open_[-1]] == "[":
                pairs.setdefault(open_[-1], values[-1] - 1)
            else:
                values[-1] = place + 1
        elif sign == "," and open_ and text[open_[-1]] == "[":
            values[-1] = place + 1
        place += 1
    return Unpaired(open_[-1], _end_of(text, len(text)), True) if open_ else place


def _behind_quote(text: str, at: int) -> int:
    quote = text[at]
    pattern = r"'(?:[^']|'')*'" if quote == "'" else r'"(?:[^"\\]|\\.)*"'
    found = re.compile(pattern, re.DOTALL).match(text, at)
    return found.end() if found else at + 1


def _end_of(text: str, at: int) -> int:
    """The end of what is written before a place, comments aside."""
    line = text.rfind("\n", 0, at) + 1
    return line + len(re.sub(r"\s#.*", "", text[line:at]).rstrip())


def odd_line(text: str, at: int) -> int | None:
    """The start of the line that does not keep the indentation of the file: that of a place, or one above in its block."""
    step = _step(text)
    line = first = text.rfind("\n", 0, at) + 1
    for _ in range(MOST_LINES_OF_A_BLOCK if step else 0):
        if line_at(text, line) and indent(text, line) % step:
            return line
        if not line or (line != first and indent(text, line) == 0 and line_at(text, line)):
            return None
        line = text.rfind("\n", 0, line - 1) + 1
    return None


def _step(text: str) -> int:
    """By how many spaces the lines of a file are indented, 0 where nothing can be said."""
    indents = [len(line) - len(line.lstrip(" ")) for line in text.splitlines() if line.strip()]
    return next((step for step in STEPS if sum(each % step == 0 for each in indents) >= SURE * len(indents)), 0)


def indent(text: str, line: int) -> int:
    """How many spaces a line begins with."""
    end = line
    while text[end : end + 1] == " ":
        end += 1
    return end - line


def line_at(text: str, line: int) -> str:
    """What is written on a line, '' for a comment."""
    end = text.find("\n", line)
    written = text[line : len(text) if end < 0 else end].strip()
    return "" if written.startswith("#") else written
