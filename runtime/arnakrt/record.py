"""Saves and records: a moment of a game as text, and the way to it."""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from arnakrt.game import Game
from arnakrt.position import set_position
from arnakrt.ruleset import Program, RulesError, Ruleset
from arnakrt.state import OVER, State

FORMAT = 2
CHECK = "check"
"""The last of a save: a sum over all that stands before it, so that damage is seen."""


def to_json(game: Game) -> str:
    """A save.  Numbers throughout, but for the head and the table of paths that frames are named by."""
    s, program = game.state, game.program
    paths: dict[int, int] = {}

    def frame(number: int) -> int:
        return paths.setdefault(number, len(paths))

    def frames(stack: tuple[Any, ...]) -> list[Any]:
        found = []
        while stack:
            number, names, stack = stack
            found.append([frame(number), names])
        return found

    body = {
        "asking": OVER if s.asking == OVER else frame(s.asking),
        "own": s.own,
        "options": s.options,
        "locals": s.locals,
        "stack": frames(s.stack),
        "cells": s.cells,
        "piles": s.piles,
        "known": s.known,
        "chance": s.chance,
        "seed": s.seed,
        "choices": list(game.codes()),
    }
    origin = game._origin
    head = {
        "format": FORMAT,
        "ruleset": game.rules.hash,
        "pack": game.rules.name,
        "players": program.players,
        "pack_options": program.options,
        "start": origin["start"],
        "game_seed": origin["seed"],
        **beginning(game),
        "paths": [program.paths[number] for number in paths],
    }
    text = _text({**head, **body})
    return f'{text[:-1]},"{CHECK}":{crc32(text.encode())}}}'


def beginning(game: Game) -> dict[str, Any]:
    """Where a game began, if that was neither a set-up nor what was laid out: a position, or a state as a save of it."""
    origin = game._origin
    if "position" in origin:
        return {"position": origin["position"]}
    if "state" in origin:
        plain = {name: each for name, each in origin.items() if name != "state"}
        return {"state": to_json(Game(game.rules, game.program, origin["state"], (), plain))}
    return {}


def _text(saved: dict[str, Any]) -> str:
    return json.dumps(saved, separators=(",", ":"))


def _tuples(value: Any) -> Any:
    return tuple(_tuples(each) for each in value) if isinstance(value, list) else value


def restore(rules: Ruleset, text: str) -> Game:
    """The game of a save of this ruleset."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError, TypeError):
        raise RulesError("this is no save: it is not JSON") from None
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise RulesError(f"this is no save of format {FORMAT}")
    if saved.get("ruleset") != rules.hash:
        raise RulesError(f"this save belongs to another ruleset ('{saved.get('pack')}' {saved.get('ruleset')})")
    if saved.pop(CHECK, None) != crc32(_text(saved).encode()):
        raise RulesError("this save is damaged")
    try:
        program = rules.program(saved["players"], **saved["pack_options"])
        state, choices = _state(program, saved)
        origin = {
            "players": saved["players"],
            "seed": saved["game_seed"],
            "start": saved["start"],
            "options": dict(program.options),
            **({"position": saved["position"]} if "position" in saved else {}),
            **({"state": restore(rules, saved["state"]).state} if "state" in saved else {}),
        }
    except (KeyError, TypeError, IndexError, AttributeError):
        raise RulesError("this save is damaged") from None
    return Game(rules, program, state, choices, origin)


def _state(program: Program, saved: dict[str, Any]) -> tuple[State, tuple[Any, ...]]:
    numbers = {path: number for number, path in enumerate(program.paths)}
    table = [numbers[path] for path in saved["paths"]]
    state = State()
    state.asking = OVER if saved["asking"] == OVER else table[saved["asking"]]
    state.own = saved["own"]
    state.options = saved["options"]
    state.locals = _tuples(saved["locals"])
    state.stack = ()
    for number, names in reversed(saved["stack"]):
        state.stack = (table[number], _tuples(names), state.stack)
    state.cells = saved["cells"]
    state.piles = [tuple(each) for each in saved["piles"]]
    state.known = [tuple(each) for each in saved["known"]]
    state.chance = tuple(saved["chance"])
    state.seed = saved["seed"]
    state.log = None
    sizes = (len(program.template.cells), len(program.template.piles), len(program.template.known))
    if (len(state.cells), len(state.piles), len(state.known)) != sizes:
        raise KeyError("sizes")
    choices: tuple[Any, ...] = ()
    for code in reversed(saved["choices"]):
        choices = (code, choices)
    return state, choices


def replay(rules: Ruleset, record: dict[str, Any]) -> Game:
    """Play a record move by move.

    Raises:
        RulesError: It belongs to another ruleset, or a choice is not offered.
    """
    if not isinstance(record, dict) or not isinstance(record.get("choices"), list):
        raise RulesError("this is no record of a game")
    if record.get("ruleset") != rules.hash:
        raise RulesError(f"this record belongs to another ruleset ('{record.get('pack')}')")
    game = begun(rules, record)
    for choice in record["choices"]:
        game.choose(choice)
    return game


def begun(rules: Ruleset, origin: dict[str, Any]) -> Game:
    """A game as it was before its first choice.

    Raises:
        RulesError: The ruleset knows no such game.
    """
    options = origin.get("options", {})
    numbers = [origin.get("players"), origin.get("seed"), origin.get("start", 0)]
    if not isinstance(options, dict) or any(type(each) is not int for each in numbers):
        raise RulesError("this record does not say which game was played")
    for name in options:
        rules.values_of(name)
    if "position" in origin:
        return set_position(rules, origin["position"], origin["players"], origin["seed"], **options)
    if "state" in origin:
        return _stood(rules, origin)
    return rules.new_game(origin["players"], origin["seed"], origin.get("start", 0), **options)


def _stood(rules: Ruleset, origin: dict[str, Any]) -> Game:
    """A game that begins with a state, which a record has as a save."""
    state = origin["state"]
    if not isinstance(state, State):
        saved = restore(rules, state)
        if saved._choices or {**origin, **saved._origin} != origin:
            raise RulesError("this record does not say which game was played")
        state, origin = saved.state, {**saved._origin, "state": saved.state}
    program = rules.program(origin["players"], **origin["options"])
    return Game(rules, program, state.copy(), (), origin)
