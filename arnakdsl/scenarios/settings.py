"""`given: game`: how many play, from which seed, who starts, with which options of the pack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arnakrt import Game, Ruleset
from arnakrt.parts import in_words

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.layout import player_names
from arnakdsl.names import did_you_mean
from arnakdsl.yamltree import Mapping, Node, Scalar, plain_data

GAME = "game"
START = "start"
SETTINGS = ("players", "seed", START)


@dataclass(slots=True)
class Settings:
    """What `game` says; `start` is a seat such as p2."""

    players: int
    seed: int = 1
    start: str | None = None
    options: dict[str, str] = field(default_factory=dict)

    @property
    def key(self) -> tuple[Any, ...]:
        """What a program is made for."""
        return self.players, *sorted(self.options.items())


@dataclass(slots=True)
class Games:
    """A game with nothing in it for each program that scenarios are about, and the ids of all its options."""

    rules: Ruleset
    made: dict[tuple[Any, ...], tuple[Game, frozenset[str]]] = field(default_factory=dict)

    def of(self, settings: Settings) -> tuple[Game, frozenset[str]]:
        """The game of some settings.

        Raises:
            CannotCompile: Its program cannot be compiled.
        """
        if settings.key not in self.made:
            program = self.rules.program(settings.players, **settings.options)
            game = Game(self.rules, program, program.template.copy(), (), {})
            self.made[settings.key] = game, frozenset(program.every_id)
        return self.made[settings.key]


def position(given: dict[str, Any], settings: Settings) -> dict[str, Any]:
    """What is given, as the runtime takes it."""
    start = {START: settings.start} if settings.start else {}
    return {**start, **{name: value for name, value in given.items() if name != GAME}}


def read_settings(rules: Ruleset, given: Mapping | None) -> tuple[Settings, list[Finding]]:
    """The settings of a scenario and what is wrong with them, each where it stands."""
    settings = Settings(rules.usual_players)
    node = given.get(GAME) if given else None
    if given is None or node is None:
        return settings, []
    if not isinstance(node, Mapping):
        known = ", ".join((*SETTINGS, *rules.options))
        return settings, [_wrong(node, GAME, f"a mapping with {known}")]
    findings = [finding for key, value in node.items for finding in _read(rules, settings, key, value)]
    findings += _games(rules, settings, node)
    start = node.get(START)
    if settings.start and start is not None:
        findings += _start(settings, given, start)
    return settings, findings


def _read(rules: Ruleset, settings: Settings, key: Scalar, node: Node) -> Iterator[Finding]:
    """One setting."""
    name, value = str(key.value), plain_data(node)
    match name:
        case "players":
            low, high = rules.seats
            if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
                settings.players = value
            else:
                wanted = str(low) if low == high else f"a whole number from {low} to {high}"
                yield _wrong(node, name, wanted)
        case "seed":
            if isinstance(value, int) and not isinstance(value, bool):
                settings.seed = value
            else:
                yield _wrong(node, name, "a whole number")
        case "start":
            settings.start = str(value)
        case _ if name not in rules.options:
            known = (*SETTINGS, *rules.options)
            hint = did_you_mean(name, known) or f"it has: {', '.join(known)}"
            yield codes.NO_SUCH_GAME.at(key.span, reason=f"a game has no option '{name}'", hint=hint)
        case _ if not isinstance(node, Scalar) or str(value) not in rules.options[name]:
            yield _wrong(node, name, " or ".join(rules.options[name]))
        case _:
            settings.options[name] = str(value)


def _games(rules: Ruleset, settings: Settings, node: Mapping) -> Iterator[Finding]:
    """Options that are not for so many players."""
    for name, value in settings.options.items():
        can = rules.choices(name, settings.players)
        said = node.get(name)
        if value not in can and said is not None:
            yield _wrong(said, name, f"{can[0]} with {settings.players} players")


def _start(settings: Settings, given: Mapping, node: Node) -> Iterator[Finding]:
    """The starting seat may be said here or beside `game`, or twice the same."""
    seats = player_names(settings.players)
    beside = given.get(START)
    if settings.start not in seats:
        yield _wrong(node, START, " or ".join(seats))
    elif isinstance(beside, Scalar) and beside.value in seats and beside.value != settings.start:
        yield _wrong(node, START, f"{beside.value}, as it is beside '{GAME}'")


def _wrong(node: Node, name: str, wanted: str) -> Finding:
    reason = f"'{name}' must be {wanted}, not {in_words(plain_data(node))}"
    return codes.NO_SUCH_GAME.at(node.span, reason=reason)
