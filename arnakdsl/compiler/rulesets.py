"""The playable form of a pack: programs compiled on first use, and what is asked of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from itertools import product

from arnakrt.ruleset import Program, Ruleset

from arnakdsl import codes
from arnakdsl.compiler import Compiler
from arnakdsl.compiler.program import Compiled
from arnakdsl.findings import CannotCompile
from arnakdsl.linking import Linked
from arnakdsl.model import Model, Only
from arnakdsl.points import Points
from arnakdsl.say.texts import Texts
from arnakdsl.words import PLAYERS

Keep = Callable[[Model, Compiled], None]
DEEPEST = 100_000  # Python calls inside each other while compiling


def ruleset(
    linked: Linked,
    texts: Texts | None = None,
    points: Points | None = None,
    keep: Keep | None = None,
) -> Ruleset:
    """The playable form of a pack without mistakes; programs are compiled on first use.

    With `points` they tell which places of the content they come by.  `keep` gets every program that was compiled.
    """
    model = linked.model

    def compile_for(players: int, options: dict[str, str]) -> Program:
        made = compiled(linked, players, options, points)
        program = made.program
        if keep is not None:
            keep(model, made)
        program.say = texts.option if texts else None
        program.ask = texts.asked if texts else None
        return program

    rules = Ruleset(
        name=model.pack.name,
        hash=model.hash,
        seats=model.seats,
        options=model.options,
        option_games=model.option_games,
        _compile=compile_for,
        _entries=model.pack.ids,
        _option_ids=lambda: option_ids(rules),
        _code_of=lambda entry: code_of(rules, entry, model.only.get(entry, {})),
        _text=texts.text if texts else None,
        _called=texts.called if texts else None,
    )
    return rules


def compiled(linked: Linked, players: int, options: dict[str, str], points: Points | None = None) -> Compiled:
    """A program; what follows a decision is compiled inside of it, so long effects need a deep stack."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, DEEPEST))
    try:
        return Compiler(linked, players, options, points).program()
    except RecursionError:
        head = linked.model.pack.head.span
        raise CannotCompile(codes.TOO_DEEP_EFFECT.at(head, limit=DEEPEST, what="decisions in a row")) from None
    finally:
        sys.setrecursionlimit(limit)


def option_ids(rules: Ruleset) -> tuple[str, ...]:
    """Every id that any of a ruleset's programs can offer, in a fixed order."""
    found: dict[str, None] = {}
    low, high = rules.seats
    for players in range(low, high + 1):
        choices = [rules.choices(name, players) for name in rules.options]
        for values in product(*choices):
            program = rules.program(players, **dict(zip(rules.options, values, strict=True)))
            found.update(dict.fromkeys(program.every_id))
    return tuple(found)


def code_of(rules: Ruleset, entry: str, only: Only) -> str:
    """The generated functions of an entry, in the first game that it is in."""
    low, high = rules.seats
    program = None
    for players in (rules.usual_players, *range(low, high + 1)):
        fitting = {
            name: [each for each in rules.choices(name, players) if each in only.get(name, (each,))]
            for name in rules.options
        }
        if str(players) in only.get(PLAYERS, (str(players),)) and all(fitting.values()):
            program = rules.program(players, **{name: values[0] for name, values in fitting.items()})
            break
    if program is None:
        return ""
    found = []
    for chunk in program.source.split("\n\n"):
        head = chunk.split("\n", 1)[0]
        path = head.partition("  # ")[2]
        if re.match(rf"{re.escape(entry)}(?![a-z0-9_])", path):
            found.append(chunk)
    return "\n\n".join(found)
