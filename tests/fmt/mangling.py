"""Other layouts of a file: the same values, comments and order, written at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from arnakdsl.fmt.effects import Word, words_of
from arnakdsl.fmt.scalars import is_plain
from arnakdsl.fmt.shapes import Shape
from arnakdsl.fmt.tree import Alias, Node, Parts, Slot, Text
from arnakdsl.yamltree.scalars import plain_value

BLANKS = (" ", "  ", "    ")
LINES = ("\n", "\n\n", "\n   \n")


class Mangler:
    """Writes a tree in a layout of its own."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def file(self, root: Slot, shape: Shape) -> str:
        node = root.node
        assert isinstance(node, Parts)
        start = self.chance.choice(("", "---\n", "\n\n")) + "".join(
            f"{each}\n" for each in (*root.above, *root.between)
        )
        return start + self.members(node, shape, 0, True) + self.chance.choice(("", "\n", "...\n", "\n\n"))

    def members(self, parts: Parts, shape: Shape, indent: int, top: bool = False) -> str:
        """The members of a list or mapping, each on lines of its own, or between brackets."""
        text = ""
        for slot in parts.slots:
            margin = " " * indent
            text += "".join(f"{margin}{each}\n" if each else "\n" for each in slot.above)
            begin = f"{margin}{self.key(slot.key)}{self.maybe(' ')}:" if slot.key else f"{margin}-"
            text += begin + self.value(slot, shape.inside(slot.key.value if isinstance(slot.key, Text) else ""), indent)
        return text + "".join(f"{' ' * indent}{each}\n" if each else "\n" for each in parts.last)

    def value(self, slot: Slot, shape: Shape, indent: int) -> str:
        node = slot.node
        tail = "".join(f"{self.blank()}{each}" for each in slot.behind)
        inner = indent + self.chance.choice((1, 2, 3, 5))
        if isinstance(node, Parts) and node.slots:
            flow = self.flow(node, shape) if self.chance.random() < 0.4 else None
            if flow is None or (slot.head and slot.behind):
                comments = [*slot.head, *slot.behind]
                assert not slot.between
                first = "".join(f"{self.blank()}{each}" for each in comments[:1])
                return f"{first}\n{self.members(node, shape, inner)}"
            head = "".join(f"{self.blank()}{each}\n{' ' * inner}" for each in slot.head)
            return f"{head or self.blank()}{flow}{tail}\n"
        head = "".join(f"{self.blank()}{each}\n{' ' * inner}" for each in slot.head)
        block = self.block(node, shape, inner) if not tail and self.chance.random() < 0.5 else None
        if block is not None:
            header, body = block
            return f" {header}{''.join(f' {each}' for each in slot.head)}\n{body}"
        below = "".join(f"\n{' ' * inner}{each}" for each in slot.between)
        shown = self.scalar(node, shape, False, inner)
        return f"{(head or self.blank()) + shown if shown else head.rstrip()}{below}{tail}\n"

    def flow(self, parts: Parts, shape: Shape) -> str | None:
        """Between brackets; None where something inside has a comment."""
        if parts.last:
            return None
        found = []
        for slot in parts.slots:
            if slot.above or slot.head or slot.between or slot.behind:
                return None
            inside = shape.inside(slot.key.value if isinstance(slot.key, Text) else "")
            node = slot.node
            value = self.flow(node, inside) if isinstance(node, Parts) else self.scalar(node, inside, True, 60)
            if value is None or (isinstance(node, Text) and "#" in node.value):
                return None
            found.append(f"{self.key(slot.key, True)}: {value or 'null'}" if slot.key else value)
        gap = self.chance.choice(("", " ", f"\n{' ' * 60}"))
        inside = f",{gap or ' '}".join(found) + (self.maybe(",") if found else "")
        return f"{{{gap}{inside}{gap}}}" if parts.mapping else f"[{gap}{inside}{gap}]"

    def key(self, key: Text | Alias, flow: bool = False) -> str:
        assert isinstance(key, Text)
        return key.value if is_plain(key.value, flow) and self.chance.random() < 0.7 else self.quoted(key.value)

    def scalar(self, node: Node | None, shape: Shape, flow: bool, indent: int) -> str:
        if isinstance(node, Parts):
            return "{ }" if node.mapping else "[ ]"
        if not isinstance(node, Text):
            return f"*{node.name}" if node else ""
        anchor = f"&{node.anchor} " if node.anchor else ""
        if not node.style and not isinstance(plain_value(node.value), str):
            null = plain_value(node.value) is None
            return anchor + (self.chance.choice(("null", "~") if flow else ("", "~", "null")) if null else node.value)
        text = self.effect(node.value, "" if flow else "\n") if shape.effect else node.value
        if is_plain(text, flow) and self.chance.random() < 0.5:
            return anchor + (text.replace(" ", f"\n{' ' * indent}", 1) if self.chance.random() < 0.2 else text)
        return anchor + self.quoted(text)

    def quoted(self, text: str) -> str:
        if self.chance.random() < 0.5 and not set(text) & set("\n\t\r\u2028\u0085"):
            return "'" + text.replace("'", "''") + "'"
        signs = (
            (f"\\u{ord(each):04x}" if self.chance.random() < 0.1 and ord(each) < 0x10000 else each) for each in text
        )
        plain = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\u2028": "\\u2028", "\u0085": "\\N"}
        return '"' + "".join(plain.get(each, each) for each in signs) + '"'

    def block(self, node: Node | None, shape: Shape, indent: int) -> tuple[str, str] | None:
        """The header and the lines of an effect as a block."""
        if not shape.effect or not isinstance(node, Text) or isinstance(plain_value(node.value), int):
            return None
        folds = "#" not in node.value and self.chance.random() < 0.5
        lines = self.effect(node.value, "\n").strip().split("\n")
        margin = " " * indent
        header = (">" if folds else "|") + self.chance.choice(("", "-", "+"))
        anchor = f"&{node.anchor} " if node.anchor else ""
        return anchor + header, "".join(f"{margin}{each.lstrip() if folds else each}\n" for each in lines)

    def effect(self, text: str, line: str) -> str:
        """The words and comments of an effect with other spaces and lines between them."""
        words = words_of(text)
        pairs = zip(words, [*words[1:], Word("END", "")], strict=True)
        found = "".join(self._word(each, after) + self._gap(each, after, line) for each, after in pairs)
        return found.strip() if "#" not in found else found.strip() + "\n"

    def _word(self, word: Word, after: Word) -> str:
        return (
            "" if word.kind == "_SEMICOLON" and after.kind in ("RBRACE", "_BAR", "END") and self.half() else word.text
        )

    def _gap(self, word: Word, after: Word, line: str) -> str:
        if word.kind == "COMMENT":
            return "\n"
        if after.kind == "COMMENT":
            return "\n" if after.alone else self.blank()
        tight = not (word.text[-1].isalnum() or word.text[-1] == "_") or not (
            after.text[:1].isalnum() or after.text[:1] == "_"
        )
        if tight and self.half() and not (word.kind == "_BAR" or after.text[:1] in "#:" or word.text == ":"):
            return ""
        return line if line and self.chance.random() < 0.2 else self.blank()

    def blank(self) -> str:
        return self.chance.choice(BLANKS)

    def maybe(self, text: str) -> str:
        return text if self.chance.random() < 0.2 else ""

    def half(self) -> bool:
        return self.chance.random() < 0.5


def with_comments(text: str, chance: random.Random, share: float) -> tuple[str, list[str]]:
    """A text in its one layout with more comments above its lines and behind them, and these comments."""
    found: list[str] = []

    def comment() -> str:
        found.append(f"# {len(found)}: {chance.choice(('why', 'gain 1 coin;', 'a: b', '{ [ #', 'ü 猫'))}")
        return found[-1]

    lines: list[str] = []
    inside = 0
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        inside = inside if indent >= inside and line else 0
        if line and chance.random() < share:
            lines.append(" " * indent + comment())
        header = line.endswith((" |", " |-"))
        if line and "#" not in line and chance.random() < share and (not inside or _is_effect_line(line)):
            line += "  " + comment()
        lines.append(line)
        inside = indent + 1 if header else inside
    return "\n".join(lines) + "\n", found


def _is_effect_line(line: str) -> bool:
    return not line.endswith((",", "->"))


def effects(node: Node | None, shape: Shape) -> Iterator[str]:
    """All effects of a tree."""
    match node:
        case Text(value=value) if shape.effect:
            yield value
        case Parts(slots=slots):
            for each in slots:
                yield from effects(each.node, shape.inside(each.key.value if isinstance(each.key, Text) else ""))
