"""The names that generated code uses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any


def packed(names: Sequence[str]) -> str:
    """Names as a tuple, as source."""
    return f"({', '.join(names)}{',' if len(names) == 1 else ''})"


class Namespace:
    """The tables and functions that generated code names; equal tables share a name."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self._counter = count()
        self._by_key: dict[Any, str] = {}

    def table(self, prefix: str, key: Any, make: Callable[[], Any]) -> str:
        """The name of a table; made once for each key."""
        name = self._by_key.get((prefix, key))
        if name is None:
            name = self._by_key[prefix, key] = f"{prefix}_{next(self._counter)}"
            self.names[name] = make()
        return name

    def put(self, name: str, value: Any) -> str:
        self.names[name] = value
        return name
