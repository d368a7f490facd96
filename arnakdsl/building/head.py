"""The head of a pack, and the games that entries are in."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.building.names import Names
from arnakdsl.entries import games_of, values_of
from arnakdsl.model import Only
from arnakdsl.names import did_you_mean, near
from arnakdsl.source import Span
from arnakdsl.words import PLAYERS
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

NAMING = ("options", "others")
"""The fields of the head with names of the pack under them."""


class Head(Names):
    """Seats, options and `only`."""

    def head(self) -> None:
        seats = self.pack.head.get("seats")
        if isinstance(seats, Mapping) and not self.faulty(seats.span):
            low, high = (each.value if isinstance(each, Scalar) else None for each in map(seats.get, ("least", "most")))
            if isinstance(low, int) and isinstance(high, int):
                self.model.seats = low, high
        else:
            self.model.spoilt.add(PLAYERS)
        self.model.lost |= any(self._names_unread(seats))
        others = seats.get("others") if isinstance(seats, Mapping) else None
        for key, node in others.items if isinstance(others, Mapping) else ():
            self.other(key, node)
        options = self.pack.head.get("options")
        for key, node in options.items if isinstance(options, Mapping) else ():
            self.option(key, node)

    def _names_unread(self, seats: Node | None) -> Iterator[bool]:
        """For each field of the head that has names of the pack under it: can they not be known?"""
        for key, node in (*self.pack.head.items, *(seats.items if isinstance(seats, Mapping) else ())):
            if str(key.value) in NAMING:
                yield not isinstance(node, Mapping) or not node.items or self.faulty(key.span)
            else:
                holding = isinstance(node, Mapping) and node.get("others") is not None
                meant = (*NAMING, "seats") if holding else NAMING
                yield self.faulty(key.span) and bool(near(str(key.value), meant))

    def option(self, key: Scalar, node: Node) -> None:
        name, values, model = str(key.value), values_of(node), self.model
        taken: dict[str, Span | None] = {each: entry.id_span for each, entry in self.seen.items()}
        taken |= self.of_head
        if values is None or self.faulty(key.span, node.span):
            model.spoilt.add(name)
        elif self.fine_name(name, key.span, taken):
            self.of_head[name] = key.span
            found = [each.value for each in values.items if isinstance(each, Scalar)]
            model.options[name] = tuple(map(str, found))
            if all(isinstance(each, int) for each in found):
                model.counted.add(name)
            if isinstance(node, Mapping) and node.get("players"):
                model.option_games[name] = games_of(node)

    def other(self, key: Scalar, node: Node) -> None:
        """A seat that nobody plays."""
        name, holder = str(key.value), self.seen.get(str(key.value))
        if self.faulty(key.span, node.span):
            self.model.spoilt.add(name)
        elif holder:
            self.taken_by(holder.id_span, key.span, name, "give the seat another name")
            self.model.spoilt.add(name)
        else:
            self.model.others[name] = games_of(node)
            self.of_head[name] = key.span

    def only(self) -> None:
        """What `only` says of each entry; one that is not understood is spoilt."""
        read: dict[int, Only | None] = {}
        for entry in self.pack.entries:
            node = entry.only
            if node is None:
                continue
            if id(node) not in read:
                read[id(node)] = self.choices(node)
            found = read[id(node)]
            if found is None:
                self.model.spoilt.add(entry.id)
            else:
                self.model.only[entry.id] = found

    def choices(self, node: Node) -> Only | None:
        """Options of the pack, or `players`, with values that they can have; none if anything is wrong."""
        if not isinstance(node, Mapping) or self.faulty(node.span):
            return None
        before = len(self.findings)
        found = dict(self.chosen(node))
        return found if len(found) == len(node.items) and len(self.findings) == before else None

    def chosen(self, node: Mapping) -> Iterator[tuple[str, frozenset[str]]]:
        low, high = self.model.seats
        known = {PLAYERS: tuple(map(str, range(low, high + 1))), **self.model.options}
        for key, value in node.items:
            name = str(key.value)
            if name in known and name not in self.model.spoilt:
                yield name, self.chosen_values(name, value, known[name])
            elif name not in self.model.spoilt and not self.model.lost:
                hint = did_you_mean(name, known) or f"it has: {', '.join(known)}"
                self.found(codes.UNKNOWN_CHOICE, key.span, what=f"a game has no option '{name}'", hint=hint)

    def chosen_values(self, name: str, node: Node, known: tuple[str, ...]) -> frozenset[str]:
        found: set[str] = set()
        for each in node.items if isinstance(node, Sequence) else (node,):
            word = str(each.value) if isinstance(each, Scalar) else ""
            if word not in known:
                meant = "" if word.isdecimal() else did_you_mean(word, known)
                hint = meant or f"it can be: {', '.join(known)}"
                self.found(codes.UNKNOWN_CHOICE, each.span, what=f"'{name}' is never '{word}'", hint=hint)
            elif word in found:
                self.found(codes.GIVEN_TWICE, each.span, value=word, hint="remove one")
            found.add(word)
        return frozenset(found)
