"""The layout of an effect: a function of its words, signs and comments alone, so that every layout of it gives the same.

An effect stands on one line where it is short.  Else each step has a line of its own, the blocks of a step open together,
and what is still too long breaks at the signs that hold it together least, with as much on a line as has room there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from arnakdsl.syntax.table import load_table

WIDTH = 120
"""Characters of a line."""
SHORTEST_LINE = 40
"""What a line has at least, however deep it stands."""
MOST_ON_A_LINE = 4
"""Steps of an effect that stands on one line."""
MOST_IN_A_BLOCK = 2
"""Steps of a block that stands on one line; one alone if it has a block itself."""
MOST_WITH_BLOCKS_IN_BLOCKS = 100
"""Characters of a step on one line that has them."""
STEP_GOES_ON = frozenset({"AS", "ELSE", "_ARROW"})
"""What may follow a block without beginning another step."""
VALUE_ENDS = frozenset({"WORD", "INT"})
TIGHT_BEFORE = frozenset({"_COMMA", "RPAR", "_DOT", "_COLON"})
TIGHT_AFTER = frozenset({"LPAR", "_DOT", "_COLON"})
BREAKS = (
    frozenset({"_ARROW"}),
    frozenset({"_COMMA"}),
    frozenset({"WHERE", "BY", "AS", "TO", "FROM", "ON", "LESS", "FOR"}),
    frozenset({"OR"}),
    frozenset({"AND"}),
    frozenset({"PLUS", "MINUS"}),
    frozenset({"STAR"}),
    frozenset({"EQUAL", "COMPARISON", "IS", "DOTS"}),
)
"""Where a long step may break, loosest first."""
BREAK_BEHIND = frozenset({"_ARROW", "_COMMA"})
"""Signs that end a line; the others begin one."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word or a sign; a comment has the kind COMMENT, and stands `alone` if nothing is before it on its line."""

    kind: str
    text: str
    alone: bool = False


@dataclass(slots=True)
class Group:
    """What stands in `( )`."""

    parts: list[Part] = field(default_factory=list)


@dataclass(slots=True)
class Block:
    """What stands in `{ }`: branches, mostly one."""

    branches: list[Steps] = field(default_factory=list)


Part: TypeAlias = Word | Group | Block


@dataclass(slots=True)
class One:
    """A step, or a value, with the comments above it and behind it; a step may begin with a verb."""

    verb: bool = True
    parts: list[Part] = field(default_factory=list)
    above: list[str] = field(default_factory=list)
    behind: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Steps:
    """Steps, and the comments after the last one."""

    steps: list[One] = field(default_factory=list)
    last: list[str] = field(default_factory=list)


def words_of(text: str) -> list[Word]:
    """The words, signs and comments of an effect."""
    found: list[Word] = []
    table, alone = load_table(), True
    for match in table.scanner.finditer(text):
        kind = match.lastgroup or ""
        if kind == "COMMENT":
            found.append(Word(kind, match.group().rstrip(), alone))
        elif kind not in table.ignored:
            found.append(Word(table.keywords.get(match.group(), kind), match.group()))
            alone = False
        alone = alone or "\n" in match.group()
    return found


def meaning(text: str) -> list[str]:
    """The words and signs of an effect, without comments and without a `;` that may be left out."""
    words = [each for each in words_of(text) if each.kind != "COMMENT"]
    after = [*[each.kind for each in words[1:]], "END"]
    before = ["", *[each.kind for each in words[:-1]]]
    return [
        each.text
        for each, last, following in zip(words, before, after, strict=True)
        if each.kind != "_SEMICOLON" or not (last == "RBRACE" or following in ("RBRACE", "_BAR", "END"))
    ]


def remarks(text: str) -> list[str]:
    """The comments of an effect."""
    return [each.text for each in words_of(text) if each.kind == "COMMENT"]


def on_one_line(text: str, verbs: bool) -> str | None:
    """An effect on one line; None if it is too long a story for that.  `verbs`: it is made of steps."""
    steps = _Reader(words_of(text), verbs).steps()
    return _flat(steps) if len(steps.steps) <= MOST_ON_A_LINE else None


def on_lines(text: str, verbs: bool, indent: int) -> list[str]:
    """An effect line by line, for a place with this indentation, which the lines do not have."""
    return _lay(_Reader(words_of(text), verbs).steps(), 0, max(WIDTH - indent, SHORTEST_LINE))


# ---------------------------------------------------------------- words to steps


class _Reader:
    """Reads words that are known to be an effect."""

    def __init__(self, words: Sequence[Word], verbs: bool) -> None:
        self.words = [*words, Word("END", "")]
        self.verbs = verbs
        self.at = 0

    @property
    def kind(self) -> str:
        return self.words[self.at].kind

    def next(self) -> Word:
        self.at += 1
        return self.words[self.at - 1]

    def comments(self) -> list[str]:
        found = []
        while self.kind == "COMMENT":
            found.append(self.next().text)
        return found

    def steps(self) -> Steps:
        found, above = Steps(), self.comments()
        while self.kind not in ("RBRACE", "_BAR", "END"):
            found.steps.append(self.one(above, found))
            above = [*found.last, *self.comments()]
            found.last = []
        found.last = above
        return found

    def one(self, above: list[str], around: Steps) -> One:
        """A step with the `;` behind it."""
        found = One(self.verbs, above=above)
        waiting: list[Word] = []
        while True:
            while self.kind == "COMMENT":
                waiting.append(self.next())
            if self._ended(found.parts):
                break
            found.above += [each.text for each in waiting]
            waiting = []
            found.parts.append(self.part(found.above))
        if self.kind == "_SEMICOLON":
            self.next()
            while self.kind == "COMMENT" and not self.words[self.at].alone:
                waiting.append(self.next())
        behind = [each.text for each in waiting if not each.alone]
        found.behind, around.last = behind, [each.text for each in waiting if each.alone]
        return found

    def _ended(self, parts: list[Part]) -> bool:
        if self.kind in ("_SEMICOLON", "RBRACE", "_BAR", "END"):
            return True
        return bool(parts) and isinstance(parts[-1], Block) and self.kind not in STEP_GOES_ON

    def part(self, above: list[str]) -> Part:
        word = self.next()
        if word.kind == "LPAR":
            group = Group()
            while self.kind != "RPAR":
                above += self.comments()
                if self.kind != "RPAR":
                    group.parts.append(self.part(above))
            self.next()
            return group
        if word.kind == "LBRACE":
            block = Block([self.steps()])
            while self.next().kind == "_BAR":
                block.branches.append(self.steps())
            return block
        return word


# ---------------------------------------------------------------- steps on one line


def _flat(steps: Steps) -> str | None:
    """Steps on one line, if they may stand so."""
    found = [_flat_step(each) for each in steps.steps]
    return None if steps.last or None in found else "; ".join(filter(None, found))


def _flat_step(step: One) -> str | None:
    if step.above or step.behind:
        return None
    text = ""
    for gap, part in _spaced(step.parts, step.verb):
        shown = _flat_block(part) if isinstance(part, Block) else _shown(part)
        if shown is None:
            return None
        text += gap + shown
    return None if len(text) > MOST_WITH_BLOCKS_IN_BLOCKS and _depth(step.parts) > 1 else text


def _flat_block(block: Block) -> str | None:
    branches = [_flat(each) for each in block.branches if _is_short(each)]
    if len(branches) < len(block.branches) or None in branches:
        return None
    return f"{{ {' | '.join(filter(None, branches))} }}"


def _is_short(steps: Steps) -> bool:
    """May it stand in a block on one line?"""
    blocks = any(isinstance(part, Block) for step in steps.steps for part in step.parts)
    return len(steps.steps) <= (1 if blocks else MOST_IN_A_BLOCK)


def _depth(parts: Iterable[Part]) -> int:
    """How deep blocks stand in blocks."""
    blocks = [each for each in parts if isinstance(each, Block)]
    steps = [step for each in blocks for branch in each.branches for step in branch.steps]
    return 1 + max((_depth(each.parts) for each in steps), default=0) if blocks else 0


def _shown(part: Part) -> str:
    match part:
        case Group(parts=parts):
            return f"({''.join(gap + _shown(each) for gap, each in _spaced(parts))})"
        case Word(text=text):
            return text
    raise AssertionError("a block is shown by itself")


Spaced: TypeAlias = list[tuple[str, Part]]


def _spaced(parts: Iterable[Part], at_verb: bool = False) -> Spaced:
    """Each part with the space before it."""
    found: Spaced = []
    last, tight = "", True
    for part in parts:
        kind = part.kind if isinstance(part, Word) else type(part).__name__
        opens = kind == "Group" and last == "WORD"
        found.append(("" if tight or opens or kind in TIGHT_BEFORE else " ", part))
        signed = kind == "MINUS" and last not in (*VALUE_ENDS, "Group")
        tight = kind in TIGHT_AFTER or signed
        last = "verb" if at_verb and kind == "WORD" else kind
        at_verb = kind in ("_ARROW", "MAY")
    return found


# ---------------------------------------------------------------- steps on several lines


def _lay(steps: Steps, indent: int, width: int) -> list[str]:
    """Each step on a line of its own, or on several."""
    found: list[str] = []
    margin = " " * indent
    for step in steps.steps:
        end = "" if step is steps.steps[-1] else ";"
        found += [margin + each for each in (*step.above, *step.behind[:-1])]
        lines = _lay_step(step, indent, end, width)
        lines[-1] += "".join(f"  {each}" for each in step.behind[-1:])
        found += lines
    return found + [margin + each for each in steps.last]


def _lay_step(step: One, indent: int, end: str, width: int) -> list[str]:
    flat = _flat_step(One(step.verb, step.parts))
    if flat is not None and indent + len(flat + end) <= width:
        return [" " * indent + flat + end]
    found: list[str] = []
    begun, waiting = "", Spaced()
    for gap, part in _spaced(step.parts, step.verb):
        if not isinstance(part, Block):
            waiting.append((gap, part))
            continue
        found += _wrapped(waiting, indent, begun, " {" if begun or waiting else "{", width)
        for branch in part.branches:
            lines = _lay(branch, indent + 2, width)
            if branch is not part.branches[0]:
                lines[0] = f"{' ' * indent}| {lines[0].lstrip()}"
            found += lines
        begun, waiting = "}", Spaced()
    return found + _wrapped(waiting, indent, begun, end, width)


def _wrapped(parts: Spaced, indent: int, begun: str, end: str, width: int) -> list[str]:
    """Parts without blocks, on as many lines as they need; what follows the first line stands further in."""
    text = begun + "".join(gap + _shown(part) for gap, part in parts) + end
    if not begun:
        text = text.lstrip()
    if indent + len(text) <= width:
        return [" " * indent + text]
    pieces = _pieces(parts, 0, len(parts))
    return _filled(pieces, indent, begun, end, width) if pieces else [" " * indent + text]


def _filled(pieces: list[Spaced], indent: int, begun: str, end: str, width: int) -> list[str]:
    """As many pieces on a line as have room there."""
    found: list[str] = []
    for at, piece in enumerate(pieces):
        tail = end if at == len(pieces) - 1 else ""
        text = "".join(gap + _shown(part) for gap, part in piece) + tail
        if at and len(found[-1] + text) <= width:
            found[-1] += text
        else:
            found += _wrapped(piece, indent + 2 if at else indent, "" if at else begun, tail, width)
    return found


def _pieces(parts: Spaced, first: int, last: int) -> list[Spaced]:
    """Parts broken at the loosest signs that stand from `first` to before `last`, else inside of the longest brackets."""
    signs = [_sign(parts, at) for at in range(len(parts))]
    for loose in BREAKS:
        places = [at + (signs[at] in BREAK_BEHIND) for at in range(first, last) if signs[at] in loose]
        places = [at for at in places if first < at < last]
        if places:
            return [parts[start:stop] for start, stop in zip([0, *places], [*places, len(parts)], strict=True)]
    groups = [at for at in range(first, last) if isinstance(parts[at][1], Group)]
    if not groups:
        return []
    at = max(groups, key=lambda each: len(_shown(parts[each][1])))
    gap, group = parts[at]
    assert isinstance(group, Group)
    inner = _spaced(group.parts)
    opened = [*parts[:at], (gap, Word("LPAR", "(")), *inner, ("", Word("RPAR", ")")), *parts[at + 1 :]]
    return _pieces(opened, at + 1, at + 1 + len(inner))


def _sign(parts: Spaced, at: int) -> str:
    """The sign at which parts may break; '' for the minus of `-x`, and for the words of a label, which may be any."""
    part = parts[at][1]
    before = parts[at - 1][1] if at else None
    of_label = isinstance(before, Word) and before.kind in ("AS", "_COLON")
    signed = isinstance(part, Word) and part.kind == "MINUS" and at + 1 < len(parts) and not parts[at + 1][0]
    return part.kind if isinstance(part, Word) and not of_label and not signed else ""
