"""What a pack declares, understood: names, kinds of things, piles, definitions, actions, scores.

Made by `building`.  Names inside effects are looked up later, by `bind`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from arnakdsl.entries import Entry, Pack, fingerprint
from arnakdsl.records import record
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.values import NUMBER, Type, words
from arnakdsl.yamltree import Node


@record
class Attribute:
    """A printed attribute of a kind; `default` is the node that stands for an absent one."""

    name: str
    type: Type
    optional: bool
    default: Node | None
    span: Span


@record
class Mark:
    """Something that changes on each thing of a kind.  `holds`: the mark is a place where an entity lies."""

    name: str
    type: Type
    holds: bool = False
    lasts: str = ""
    view: str = "all"


@dataclass(slots=True, eq=False, repr=False)
class Kind:
    """A kind of things, or a name for several kinds."""

    name: str
    entry: Entry
    all: str = ""
    home: str = ""
    members: tuple[str, ...] = ()  # concrete kinds; itself for a concrete one
    group: bool = False
    attributes: dict[str, Attribute] = field(default_factory=dict)
    marks: dict[str, Mark] = field(default_factory=dict)
    parts: dict[str, tuple[str, str]] = field(default_factory=dict)
    terms: dict[str, ast.Expr] = field(default_factory=dict)


@record
class PileDecl:
    """A pile, or one for each owner."""

    name: str
    of: tuple[str, ...]  # concrete kinds
    owner: str  # "game", "player" or a kind
    view: str
    gaps: bool
    segment: str
    shown: str


@record
class Resource:
    """A counter or an icon."""

    name: str
    of: str
    lasts: str
    icon: bool = False
    pays: tuple[str, ...] = ()


@dataclass(slots=True, eq=False, repr=False)
class Thing:
    """An entity of the game: its number (from 1, by kind), and the written values of its attributes."""

    number: int
    kind: str
    id: str
    entry: Entry
    word: str
    copies: str
    written: dict[str, Any] = field(default_factory=dict)


@record
class Param:
    """An argument of a definition."""

    name: str
    preposition: str
    type: Type
    default: tuple[ast.Expr, ...] | None


@dataclass(slots=True, eq=False, repr=False)
class Define:
    """A verb of the pack, or a procedure."""

    entry: Entry
    params: tuple[Param, ...]
    do: ast.Step | None


@dataclass(slots=True, eq=False, repr=False)
class Action:
    """Something that a player may do."""

    entry: Entry
    menu: str
    when: ast.Expr | None
    candidates: tuple[tuple[str, ast.Expr], ...]
    cost: tuple[ast.Expr, ...]
    option: str
    do: ast.Step | None


@dataclass(slots=True, eq=False, repr=False)
class Giver:
    """A source of icons or a unit of a cost."""

    entry: Entry
    candidates: tuple[tuple[str, ast.Expr], ...]
    cost: tuple[ast.Expr, ...]
    gives: tuple[ast.Expr, ...]
    option: str
    do: ast.Step | None


@dataclass(slots=True, eq=False, repr=False)
class Valued:
    """A score, a tie-breaker, an evaluation, an invariant: an expression for each seat (or thing)."""

    entry: Entry
    value: ast.Expr | None
    each: str = "player"


Only = Mapping[str, frozenset[str]]
"""The games that an entry is in: for options, and for `players`, the values that each may have."""


@dataclass(slots=True, eq=False, repr=False)
class Model:
    """All that a pack declares."""

    pack: Pack
    seats: tuple[int, int] = (1, 1)
    others: dict[str, tuple[int, ...]] = field(default_factory=dict)  # a seat that nobody plays -> in games of so many
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)
    option_games: dict[str, tuple[int, ...]] = field(default_factory=dict)  # option -> the numbers of players it is for
    counted: set[str] = field(default_factory=set)  # options whose values are whole numbers
    only: dict[str, Only] = field(default_factory=dict)  # id -> the games that the entry is in
    resources: dict[str, Resource] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    sets: dict[str, str] = field(default_factory=dict)  # name of a set -> kind
    piles: dict[str, PileDecl] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)
    by_id: dict[str, Thing] = field(default_factory=dict)
    first: dict[str, int] = field(default_factory=dict)  # kind -> number of its first thing
    size: dict[str, int] = field(default_factory=dict)
    menus: dict[str, ast.Expr | None] = field(default_factory=dict)
    defines: dict[str, Define] = field(default_factory=dict)
    actions: dict[str, Action] = field(default_factory=dict)
    units: dict[str, Giver] = field(default_factory=dict)
    sources: dict[str, Giver] = field(default_factory=dict)
    leftover: tuple[ast.Expr, str] | None = None
    procedures: dict[str, Define] = field(default_factory=dict)
    scores: dict[str, Valued] = field(default_factory=dict)
    tiebreaks: dict[str, Valued] = field(default_factory=dict)
    evaluations: dict[str, Valued] = field(default_factory=dict)
    invariants: dict[str, Valued] = field(default_factory=dict)
    spoilt: set[str] = field(default_factory=set)  # names whose declaration has a finding already
    lost: bool = False  # names are missing that nobody can know: every use of them would seem wrong

    _hash: str = field(default="", init=False, repr=False)

    @property
    def hash(self) -> str:
        """The fingerprint of its pack, worked out when first asked for."""
        self._hash = self._hash or fingerprint(self.pack)
        return self._hash

    @property
    def icons(self) -> list[Resource]:
        return [each for each in self.resources.values() if each.icon]

    def option_type(self, name: str) -> Type:
        return NUMBER if name in self.counted else words(*self.options[name])

    def together(self, one: str, other: str) -> bool:
        """Can both entries be in one game, for all that is known?"""
        if {one, other} & self.spoilt:
            return False
        first, second = self.only.get(one, {}), self.only.get(other, {})
        return all(first[name] & second[name] for name in first if name in second)

    def lifetimes(self) -> set[str]:
        """The words that `clear` takes."""
        marks = {mark.lasts for kind in self.kinds.values() for mark in kind.marks.values()}
        return (marks | {each.lasts for each in self.resources.values()}) - {""}

    def marks_of(self, kind: str) -> dict[str, Mark]:
        found = self.kinds.get(kind)
        return found.marks if found else {}
