"""Which mistakes are made, and what the file is then."""

from __future__ import annotations

import random
import string
from collections.abc import Sequence
from dataclasses import dataclass

from arnakdsl.scenarios import FOLDER
from arnakdsl.source import Source
from tests.typos.places import SIGNS, Place

LETTERS = string.ascii_lowercase
SHARE_OF_SCENARIOS = 5
"""Every fifth mistake is one in a scenario: they hold eight times as many places as the rules."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A pack with one mistake.

    Attributes:
        place: What was done where.
        source: The file as it is then.
        start, end: The mistake in it; where something is missing, what stood next to it.
        lines: The lines of the mistake, from 1; where a whole key is missing, that of its mapping.
        change: In words.
    """

    place: Place
    source: Source
    start: int
    end: int
    lines: range
    change: str


def chosen(places: Sequence[Place], number: int, seed: int, even: bool = False) -> list[Mutant]:
    """So many mutants, spread evenly over the places of rules and those of scenarios.

    Args:
        places: By operator and file.
        number: How many.
        seed: Another one gives others.
        even: The same number for each operator instead.
    """
    chance = random.Random(seed)
    if even:
        operators = sorted({each.operator for each in places})
        groups = [([each for each in places if each.operator == name], number // len(operators)) for name in operators]
    else:
        scenarios = [each for each in places if f"/{FOLDER}/" in each.source.name]
        rules = [each for each in places if f"/{FOLDER}/" not in each.source.name]
        of_scenarios = number // SHARE_OF_SCENARIOS if scenarios and rules else 0 if rules else number
        groups = [(rules, number - of_scenarios), (scenarios, of_scenarios)]
    return [mutant(place, chance) for group, size in groups for place in _spread(group, size, chance)]


def _spread(places: Sequence[Place], number: int, chance: random.Random) -> list[Place]:
    """Places at equal distances, the first by chance."""
    step = len(places) / number if number else 0
    return [places[int((each + chance.random()) * step)] for each in range(number)]


def mutant(place: Place, chance: random.Random) -> Mutant:
    """The mistake of one place."""
    text, start, end = place.source.text, place.start, place.end
    old = text[start:end]
    if place.operator.startswith("letter"):
        return _made(place, start, end, misspelt(old, chance))
    match place.operator:
        case "key removed":
            return _without_key(place)
        case "key doubled":
            return _with_key_twice(place)
        case "indent of one":
            return _indented(place, -1 if old and chance.random() < 0.5 else 1)
        case "arguments swapped":
            assert place.other is not None
            first, last = place.other
            return _made(place, start, last, text[first:last] + text[end:first] + old)
        case "sign changed":
            return _made(place, start, end, SIGNS[old])
    return _made(place, start, end, "")


def misspelt(word: str, chance: random.Random) -> str:
    """A word with one letter changed, dropped, doubled, or swapped with the next."""
    at = chance.choice([place for place, sign in enumerate(word) if sign in LETTERS] or [0])
    swaps = at + 1 < len(word) and word[at] != word[at + 1]
    way = chance.choice(["change", "double", *(["drop"] if len(word) > 1 else []), *(["swap"] if swaps else [])])
    match way:
        case "change":
            return word[:at] + chance.choice(LETTERS.replace(word[at], "")) + word[at + 1 :]
        case "drop":
            return word[:at] + word[at + 1 :]
        case "double":
            return word[:at] + word[at] + word[at:]
    return word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _made(place: Place, start: int, end: int, new: str) -> Mutant:
    text = place.source.text
    old = text[start:end]
    source = Source(place.source.name, text[:start] + new + text[end:])
    change = f"{old} -> {new}" if new else f"{old} left out"
    return _mutant(place, source, start, start + len(new), change)


def _mutant(place: Place, source: Source, start: int, end: int, change: str) -> Mutant:
    first, last = (source.position(min(each, len(source.text)))[0] for each in (start, end))
    return Mutant(place, source, start, end, range(first, last + 1), change)


def _without_key(place: Place) -> Mutant:
    """The key with its value gone; what is missed is named at the key of the mapping."""
    text, (start, end) = place.source.text, (place.start, place.end)
    line = text.rfind("\n", 0, start) + 1
    if text[line:start].strip():
        while text[end : end + 1] in (",", " "):
            end += 1
        if text[end : end + 1] == "}":
            start = len(text[:start].rstrip(", "))
    else:
        start, end = line, text.find("\n", end) + 1 or len(text)
    assert place.owner is not None
    source = Source(place.source.name, text[:start] + text[end:])
    return _mutant(place, source, *place.owner, f"{text[start:end].strip()} left out")


def _with_key_twice(place: Place) -> Mutant:
    text, (start, end) = place.source.text, (place.start, place.end)
    line = text.rfind("\n", 0, start) + 1
    if text[line:start].strip():
        between = ", "
        at = end
    else:
        at = text.find("\n", end)
        between = "\n" + text[line:start]
    key = text[start:end]
    source = Source(place.source.name, text[:at] + between + key + text[at:])
    name = key.partition(":")[0]
    return _mutant(place, source, at + len(between), at + len(between) + len(name), f"{name} twice")


def _indented(place: Place, by: int) -> Mutant:
    text, end = place.source.text, place.end
    source = Source(place.source.name, text[: place.start] + " " * (end - place.start + by) + text[end:])
    line = source.line(source.position(place.start)[0])
    token = len(line) - len(line.lstrip()) + len(line.split(None, 1)[0])
    return _mutant(place, source, place.start, place.start + token, f"indent {by:+} of {line.strip()[:30]}")
