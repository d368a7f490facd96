"""Classes of plain values of which there are many."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """As `dataclass(frozen=True, slots=True)`, but that nobody changes a field is seen to by mypy alone.

    Python's own way guards each field of each new value, which takes six times as long to make one, and writes all methods anew
    for each class, which takes four times as long to define one.
    """
    made: Any = dataclass(slots=True, eq=False, repr=False)(kind)
    made._compared = attrgetter(*(each.name for each in fields(made) if each.compare))
    made.__eq__, made.__hash__, made.__repr__ = _equal, _hash, _written
    return made  # type: ignore[no-any-return]


def values_of(value: Any) -> tuple[Any, ...]:
    """What stands in the fields of a record that are compared."""
    found: tuple[Any, ...] = value._compared(value)
    return found


PLAIN = ("str", "int", "bool", "Type", "Span", "tuple[str, ...]")


def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass in which others can be: all but words, numbers and the like."""
    return tuple(name for name, each in getattr(kind, "__dataclass_fields__", {}).items() if each.type not in PLAIN)


def _equal(self: Any, other: Any) -> Any:
    if self.__class__ is not other.__class__:
        return NotImplemented
    return self is other or self._compared(self) == self._compared(other)


def _hash(self: Any) -> int:
    return hash(self._compared(self))


def _written(self: Any) -> str:
    shown = (f"{each.name}={getattr(self, each.name)!r}" for each in fields(self) if each.repr)
    return f"{self.__class__.__qualname__}({', '.join(shown)})"
