"""Where the things come from that a value can be: chosen among all of a kind, named, or taken from where they lie."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from arnakdsl.linking import Linked
from arnakdsl.ranges import Ranges
from arnakdsl.typed import (
    Attr,
    Bind,
    Const,
    EachOf,
    Either,
    FirstBy,
    KindSet,
    Local,
    MarkOf,
    PickOf,
    PileOf,
    PlaceIn,
    Tops,
    Union,
    Value,
    Where,
)
from arnakdsl.walks import acts


class Origins:
    """Origins of the values of a pack."""

    def __init__(self, linked: Linked, along: str = "") -> None:
        """`along`: an attribute that leads from one thing to others, which are not counted."""
        self.linked = linked
        self.ranges = Ranges(linked)
        self.along = along

    def things(self, value: Value) -> set[int]:
        """The numbers of the things that a value, or a member of a set, can be without having been somewhere before."""
        return set(self._things(value, ()))

    def _things(self, value: Value, seen: tuple[str, ...]) -> Iterator[int]:
        match value:
            case Const(value=number, type=kind_of):
                yield from (number,) if kind_of.name == "entity" else ()
            case Local(name=name) if name in self.names and name not in seen:
                yield from self._things(self.names[name], (*seen, name))
            case PileOf() | PlaceIn() | Tops() | MarkOf():
                return
            case Attr(type=kind_of) if kind_of.name == "pile":
                return
            case Attr(name=name) if name == self.along:
                return
            case Where() if isinstance(_root(value), KindSet):
                yield from self.ranges.matching(value, {})
            case FirstBy(set=inner) | Where(set=inner):
                yield from self._things(inner, seen)
            case Union(parts=parts):
                for each in parts:
                    yield from self._things(each, seen)
            case Either(then=then, otherwise=otherwise):
                yield from (*self._things(then, seen), *self._things(otherwise, seen))
            case _ if value.type.name in ("entity", "set"):
                yield from (number for kind in value.type.of for number in self.ranges.by_kind.get(kind, ()))

    @cached_property
    def names(self) -> dict[str, Value]:
        """What the names of the pack stand for."""
        found: dict[str, Value] = {}
        for act in acts(self.linked):
            match act:
                case Bind(var=var, value=value):
                    found[var.name] = value
                case PickOf(var=var, set=value) | EachOf(var=var, set=value):
                    found[var.name] = value
        for table in (self.linked.actions, self.linked.sources, self.linked.units):
            found |= {var.name: things for each in table.values() for var, things in each.candidates}
        return found


def _root(value: Value) -> Value:
    return _root(value.set) if isinstance(value, Where) else value
