"""The head of a pack, and `only` at the top of a file: their fields, the names and numbers in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from arnakdsl.codes import BAD_ID, GIVEN_TWICE, RESERVED_WORD, TAKEN_OPTION, TOO_MUCH, WRONG_SHAPE
from arnakdsl.entries import values_of
from arnakdsl.findings import Finding
from arnakdsl.schema import HEAD_SCHEMA, MOST_SEATS, OF_SOME_GAMES, entry_schema
from arnakdsl.validation import Tree, validate, validator_of
from arnakdsl.words import ID, NEW_GAME, PLAYER, better_id, never_ids
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

MOST_CHOICES = 100  # of the options of a pack, all together


def check_head(head: Mapping) -> Iterator[Finding]:
    """The mapping in pack.yaml."""
    fields = {str(key.value): (key, node) for key, node in head.items}
    place = head.items[0][0].span if head.items else head.span
    yield from validate(_head_validator(), Tree("pack.yaml", place, fields))
    seats = head.get("seats")
    if isinstance(seats, Mapping):
        yield from _seats(seats.get("least"), seats.get("most"))
        yield from _others(seats)
    options = head.get("options")
    if isinstance(options, Mapping):
        yield from _options(options, seats if isinstance(seats, Mapping) else None)


def check_only(key: Scalar, node: Node) -> Iterator[Finding]:
    """`only` at the top of a file."""
    yield from validate(_only_validator(), Tree(f"'{key.value}'", key.span, {str(key.value): (key, node)}))


def _seats(least: Node | None, most: Node | None) -> Iterator[Finding]:
    low, high = (_whole(each) for each in (least, most))
    if low is not None and high is not None and low >= 1 and high <= MOST_SEATS and high < low and most is not None:
        yield WRONG_SHAPE.at(most.span, what="'most'", expected=f"at least {low}", seen=str(high))


def _others(seats: Mapping) -> Iterator[Finding]:
    """Seats that nobody plays: words that can be names, in games of numbers of players that there are."""
    others = seats.get("others")
    for key, node in others.items if isinstance(others, Mapping) else ():
        name = str(key.value)
        if not ID.fullmatch(name):
            yield BAD_ID.at(key.span, id=name, hint=better_id(name))
        elif PLAYER.fullmatch(name):
            yield BAD_ID.at(key.span, id=name, hint="p1, p2 ... are the seats of players: give it another name")
        elif name in never_ids():
            yield RESERVED_WORD.at(key.span, seen=name, hint="give it another name")
        yield from _games(node, seats)


def _games(node: Node, seats: Mapping | None) -> Iterator[Finding]:
    """`players` of what is in some games alone: different numbers that the pack is for."""
    low, high = (_whole(seats.get(name)) if seats else None for name in ("least", "most"))
    said = node.get("players") if isinstance(node, Mapping) else None
    games = said.items if isinstance(said, Sequence) else (said,)
    yield from twice(each for each in games if each is not None)
    for each in games:
        number = _whole(each)
        if each and number and number > 0 and low and high and low <= high and not low <= number <= high:
            expected = f"a number of players from {low} to {high}"
            yield WRONG_SHAPE.at(each.span, what="'players'", expected=expected, seen=str(number))


def _options(options: Mapping, seats: Mapping | None) -> Iterator[Finding]:
    """Names that a new game can be asked for; different values; not too many games in all."""
    choices = 1
    for key, node in options.items:
        name = str(key.value)
        if not ID.fullmatch(name):
            yield BAD_ID.at(key.span, id=name, hint=better_id(name))
        elif name in NEW_GAME:
            yield TAKEN_OPTION.at(key.span, name=name, hint="give it another name")
        elif name in never_ids():
            yield RESERVED_WORD.at(key.span, seen=name, hint="give it another name")
        written = values_of(node)
        values = [each for each in written.items if isinstance(each, Scalar)] if written else []
        yield from twice(values)
        yield from _quoted(values)
        yield from _games(node, seats)
        before, choices = choices, choices * max(1, len(values))
        if before <= MOST_CHOICES < choices:
            limit = f"{MOST_CHOICES} choices of its options together"
            yield TOO_MUCH.at(key.span, limit=limit, hint="each choice is compiled and tested by itself")


def _quoted(values: list[Scalar]) -> Iterator[Finding]:
    """A number in quotes among numbers: it would make words of all of them."""
    if any(isinstance(each.value, int) for each in values):
        for each in values:
            if isinstance(each.value, str) and each.value.isdecimal():
                wanted = "a whole number like the others"
                yield WRONG_SHAPE.at(
                    each.span, what=f"'{each.value}'", expected=wanted, seen="a text", hint="a number has no quotes"
                )


def twice(values: Iterable[Node]) -> Iterator[Finding]:
    """What is in a list already."""
    seen: dict[str, Scalar] = {}
    for each in values:
        if isinstance(each, Scalar) and each.value is not None:
            first = seen.setdefault(str(each.value), each)
            if first is not each:
                yield GIVEN_TWICE.at(each.span, value=each.value, hint="remove one", also=(("first here", first.span),))


def _whole(node: Node | None) -> int | None:
    value = node.value if isinstance(node, Scalar) else None
    return value if isinstance(value, int) and not isinstance(value, bool) else None


@cache
def _head_validator() -> Any:
    return validator_of(HEAD_SCHEMA)


@cache
def _only_validator() -> Any:
    return validator_of(entry_schema(OF_SOME_GAMES))
