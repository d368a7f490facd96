"""A position as a screen of text, laid out by what the pack declares under `screen`, and by default where it says nothing.

The screen is made from a sight alone, so that nothing is shown that the seat may not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from arnakrt.parts import HIDDEN

from arnakdsl.model import Kind, Model
from arnakdsl.terminal.layout import flow, grid, table
from arnakdsl.terminal.sight import Cards, Seen
from arnakdsl.terminal.words import Words, english, valued
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

if TYPE_CHECKING:
    from arnakrt.ruleset import Program

NOTHING = (None, False, 0, Cards())


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the screen: the things of a kind or some piles.

    Things with one value of `rows` stand in a row of a grid; those with one value of `steps` follow each other, with a bar
    before the next.  `hide` names piles that are nobody's concern.
    """

    each: str = ""
    rows: str = ""
    steps: str = ""
    piles: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    hide: tuple[str, ...] = ()


@dataclass(slots=True)
class Screen:
    """Lays out what a seat sees.

    Attributes:
        said: What the effects of an entry say, by attribute; one that says nothing is shown as it is written.
        words: What the screen itself says.
        called: The name of a thing, where it is not that of the content.
    """

    model: Model
    program: Program
    said: Callable[[str], dict[str, str]] = lambda entry: {}
    words: Words = english
    called: Callable[[str], str] | None = None
    sections: list[Section] = field(init=False)
    names: dict[str, str] = field(init=False)
    _said: dict[str, dict[str, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.names = _names(self.model, self.called)
        declared = [_section(self.model, node) for node in _items(self.model.pack.head.get("screen"))]
        self.sections = [*declared, *self._others(declared)]

    def lines(self, seen: Seen, seat: int) -> list[str]:
        """The whole screen for a seat."""
        found = [*self._head(seen)]
        for section in self.sections:
            found += self._kind(section, seen) if section.each else self._piles(section, seen)
        return [*found, *self._seats(seen, seat), *self._own(seen, seat)]

    # ------------------------------------------------------------ which parts there are

    def _others(self, declared: list[Section]) -> Iterator[Section]:
        """The kinds with marks and the piles that no section names."""
        named = {each.each for each in declared}
        carried = {kind for pile in self.model.piles.values() for kind in pile.of}
        holding = [mark for kind in self.model.kinds.values() for mark in kind.marks.values() if mark.holds]
        carried |= {kind for mark in holding for kind in mark.type.of}
        names = self.program.names
        for kind in {**names.kind_marks, **names.kind_piles}:
            if kind not in named | carried | self._parts() and kind in names.kinds:
                yield Section(each=kind)
        shown = {name for each in declared for name in (*each.piles, *each.hide)}
        rest = tuple(name for name in names.piles if name not in shown)
        if rest:
            yield Section(piles=rest)

    def _parts(self) -> set[str]:
        """The kinds that are shown as parts of others."""
        return {part for kind in self.model.kinds.values() for part, _ in kind.parts.values()}

    # ------------------------------------------------------------ the parts

    def _head(self, seen: Seen) -> list[str]:
        values = [
            f"{name} {valued(value, self.words)}" for (name, *more), value in seen.items() if not more and _plain(value)
        ]
        return flow([f"== {self.model.pack.name} ==", *values], between="  ")

    def _kind(self, section: Section, seen: Seen) -> list[str]:
        kind = self.model.kinds[section.each]
        things = [self.program.things[number] for number in self.program.of_kind(kind.name)]
        cells = {thing: self._cell(section, kind, thing, seen) for thing in things}
        if not section.rows:
            cells = {thing: [" ".join(cell)] for thing, cell in cells.items()}
        label = f"{kind.all or kind.name}:"
        if not section.rows and not section.steps:
            return flow([label, *_listed(cell[0] for cell in cells.values())], indent="  ")
        rows: dict[str, list[list[str]]] = {}
        for thing, cell in cells.items():
            rows.setdefault(self._printed(thing, section.rows or section.steps), []).append(cell)
        order = sorted(rows, key=lambda row: (0, int(row), "") if row.isdecimal() else (1, 0, row))
        if section.rows:
            return grid([rows[each] for each in order])
        steps = [[*list(_listed(cell[0] for cell in rows[each]))[:-1], rows[each][-1][0]] for each in order]
        return flow(
            [label, *(f"| {part}" if at == 0 else part for step in steps for at, part in enumerate(step))], indent="  "
        )

    def _cell(self, section: Section, kind: Kind, thing: str, seen: Seen) -> list[str]:
        """The name of a thing, who is on it, and what it shows."""
        found = [self._name(thing)]
        for part, (other, attribute) in kind.parts.items():
            show = [each.partition(".")[2] for each in section.show if each.partition(".")[0] == part]
            for each in (self.program.things[number] for number in self.program.of_kind(other)):
                if self._printed(each, attribute) == thing:
                    found.append("[" + (", ".join(self._marks(other, each, seen)) or self._texts(each, show)) + "]")
        own = [each for each in section.show if each in kind.attributes]
        printed = list(self._shown(thing, own))
        found += printed if section.rows or not printed else [f"({', '.join(printed)})"]
        return [*found, *self._marks(kind.name, thing, seen, section.show), *self._tokens(kind.name, thing, seen)]

    def _marks(self, kind: str, thing: str, seen: Seen, show: tuple[str, ...] = ()) -> list[str]:
        """What lies on a thing."""
        found = []
        names = self.program.names
        for name in (*names.kind_marks.get(kind, ()), *names.kind_piles.get(kind, ())):
            value = seen.get((kind, thing, name))
            if value in NOTHING:
                continue
            text = self._mark(kind, name, value, seen)
            further = [each.partition(".")[2] for each in show if each.startswith(f"{name}.")]
            if isinstance(value, str) and further:
                text += f" ({self._texts(value, further)})"
            found.append(text)
        return found

    def _mark(self, kind: str, name: str, value: Any, seen: Seen) -> str:
        if isinstance(value, Cards):
            return self._cards(value, seen)
        if value is True:
            return name
        if value == HIDDEN:
            return f"{name}?"
        if isinstance(value, str):
            return self._thing(value, seen)
        return f"{name} {value}"

    def _tokens(self, kind: str, thing: str, seen: Seen) -> list[str]:
        """The marks of players that say where on a kind they stand."""
        paths = [(owner, name) for owner in self.program.seat_names for name in self.program.names.seat_marks]
        return [f"<{path[0]} {path[1]}>" for path in paths if seen.get(path) == thing and self._stands(path, kind)]

    def _stands(self, path: tuple[str, ...], kind: str = "") -> bool:
        if len(path) != 2:
            return False
        mark = self.model.marks_of("player").get(path[1])
        shown = {each.each for each in self.sections} if not kind else {kind}
        return mark is not None and mark.type.name == "entity" and not shown.isdisjoint(mark.type.of)

    def _piles(self, section: Section, seen: Seen) -> list[str]:
        filled = [(name, seen[(name,)]) for name in section.piles if len(seen[(name,)])]
        parts = [part for name, pile in filled for part in self._pile(name, pile, seen, section.show)]
        return flow(parts, indent="  ")

    def _pile(self, name: str, pile: Cards, seen: Seen, show: tuple[str, ...] = ()) -> Iterator[str]:
        """The parts of a line: the name of the pile, then its things."""
        parts = [f"{name}:", *self._things(pile, seen, show)]
        yield f"{parts[0]} {parts[1]}" if len(parts) > 1 else parts[0]
        yield from parts[2:]

    def _things(self, pile: Cards, seen: Seen, show: tuple[str, ...] = ()) -> list[str]:
        """What is known and how many are not, in order; equal things that lie together once."""
        parts: list[str] = []
        for hidden, found in pile.runs():
            if hidden:
                parts.append(f"+{hidden}" if hidden < len(pile) else str(hidden))
            counts: dict[str, int] = {}
            for each in found:
                text = "-" if each is None else self._thing(each, seen)
                further = self._texts(each, show) if each is not None else ""
                text += f" ({further})" * bool(further)
                counts[text] = counts.get(text, 0) + 1
            parts += [f"{text} x{count}" if count > 1 else text for text, count in counts.items()]
        return list(_listed(parts))

    def _cards(self, pile: Cards, seen: Seen) -> str:
        return " ".join(self._things(pile, seen)).rstrip(";")

    def _seats(self, seen: Seen, viewer: int) -> list[str]:
        heads = list(self.program.names.seat_counters)
        rows = [(owner, [str(seen[owner, name]) for name in heads]) for owner in self.program.seat_names]
        own = self.program.seat_names[viewer]
        return [*table(heads, rows), *(line for owner, _ in rows for line in self._seat(owner, seen, owner == own))]

    def _seat(self, owner: str, seen: Seen, own: bool) -> list[str]:
        """What a seat has; a hand of the viewer's own is shown apart."""
        parts: list[str] = []
        for path, value in seen.items():
            if path[0] != owner or value in NOTHING or path[1] in self.program.names.seat_counters:
                continue
            if isinstance(value, Cards):
                if not (own and self._is_hand(path[1])):
                    parts += self._pile(path[1], value, seen)
            elif path[1] not in self.program.names.icons and not self._stands(path):
                parts.append(f"{path[1]};" if value is True else f"{path[1]} {valued(value, self.words)};")
        return flow([self.words("has", seat=owner), *parts], indent="  ") if parts else []

    def _is_hand(self, name: str) -> bool:
        """Is it a pile that its owner alone sees?"""
        return self.program.names.views.get(name) == "owner"

    def _own(self, seen: Seen, viewer: int) -> list[str]:
        """The pool and the hand of the seat that looks."""
        owner = self.program.seat_names[viewer]
        icons = self.program.names.icons
        pool = ", ".join(f"{seen[owner, name]} {name}" for name in icons if seen[owner, name])
        parts = [f"{self.words('pool', icons=pool or self.words('empty'))};"] if icons else []
        for (first, *more), value in seen.items():
            if first == owner and isinstance(value, Cards) and len(value) and self._is_hand(more[0]):
                parts += self._pile(more[0], value, seen)
        return flow([self.words("now", seat=owner), *parts], indent="  ") if parts else []

    # ------------------------------------------------------------ names and printed values

    def _name(self, thing: str) -> str:
        return self.names.get(thing, thing)

    def _thing(self, thing: str, seen: Seen) -> str:
        """A thing by its name, with what is on it."""
        found = self.model.by_id.get(thing)
        marks = self._marks(found.kind, thing, seen) if found else []
        return self._name(thing) + (f" ({', '.join(marks)})" if marks else "")

    def _texts(self, thing: str, attributes: Iterable[str]) -> str:
        return ", ".join(self._shown(thing, attributes))

    def _shown(self, thing: str, attributes: Iterable[str]) -> Iterator[str]:
        """Printed attributes as the screen shows them: effects in words, a bare number behind its name."""
        for each in attributes:
            text = self.effects(thing).get(each, "").removesuffix(".") or self._printed(thing, each)
            if text:
                yield f"{each} {text}" if text.isdecimal() else text

    def effects(self, thing: str) -> dict[str, str]:
        """What the effects of a thing say."""
        if thing not in self._said:
            self._said[thing] = self.said(thing)
        return self._said[thing]

    def _printed(self, thing: str, attribute: str) -> str:
        """A printed attribute as it is written; empty where there is none."""
        found = self.model.by_id.get(thing)
        if found is None:
            return ""
        kind = self.model.kinds[found.kind]
        node = found.entry.node(attribute)
        if node is None and attribute in kind.attributes:
            node = kind.attributes[attribute].default
        text = " ".join(node.decoded.split()) if isinstance(node, Scalar) else ""
        return "" if text == "nothing" else text

    def entry(self, thing: str) -> list[str]:
        """What is printed on a thing, its effects as they are said; nothing for an unknown one."""
        found = self.model.by_id.get(thing)
        if found is None:
            return []
        said = self.effects(thing)
        printed = {each: self._printed(thing, each) for each in self.model.kinds[found.kind].attributes}
        parts = [f"{each} {text};" for each, text in printed.items() if text and each not in said]
        lines = flow([f"{self._name(thing)}, {found.kind}:", *parts], indent="  ")
        return [*lines, *(line for each, text in said.items() for line in flow([f"  {each}: {text}"], indent="    "))]


def _listed(parts: Iterable[str]) -> Iterator[str]:
    """Parts of a list with the sign behind each."""
    *some, last = parts
    yield from (f"{each}," for each in some)
    yield f"{last};"


def _plain(value: Any) -> bool:
    return not isinstance(value, Cards)


def _names(model: Model, called: Callable[[str], str] | None) -> dict[str, str]:
    """The printed names of things, but for those that several share."""
    printed = [(each.id, each.entry.scalar("name")) for each in model.things]
    names = {thing: " ".join((called(thing) if called else node.decoded).split()) for thing, node in printed if node}
    counts = Counter(names.values())
    return {thing: name for thing, name in names.items() if counts[name] == 1}


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()


def _section(model: Model, node: Node) -> Section:
    fields = {str(key.value): value for key, value in node.items} if isinstance(node, Mapping) else {}

    def text(name: str) -> str:
        found = fields.get(name)
        return str(found.value) if isinstance(found, Scalar) else ""

    def texts(name: str) -> tuple[str, ...]:
        return tuple(str(each.value) for each in _items(fields.get(name)) if isinstance(each, Scalar))

    def piles(name: str) -> tuple[str, ...]:
        return tuple(model.piles[each].shown for each in texts(name) if each in model.piles)

    return Section(text("each"), text("rows"), text("steps"), piles("piles"), texts("show"), piles("hide"))
