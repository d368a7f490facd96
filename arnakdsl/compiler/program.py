"""Generated text to a program: what was made of a pack, as plain data and code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from types import CodeType
from typing import Any

from arnakrt.ruleset import Program
from arnakrt.written import Answers, Written, program_of

from arnakdsl.compiler.blocks import Blocks
from arnakdsl.layout import Layout, names_of


@dataclass(frozen=True, slots=True)
class Compiled:
    """A program as it was written, its code, and the program itself."""

    written: Written
    codes: tuple[CodeType, ...]
    program: Program


def linked_program(to: Blocks, source: str, begin: str, setup: str, free: dict[int, str]) -> Compiled:
    """Write down what was made, and make the program of it."""
    made = written(to, begin, setup, free)
    codes = tuple(_code(text, f"<{to.model.pack.name}>") for text in source.split("\n\n"))
    program = program_of(made, codes, to.points.passed.add if to.points is not None else None)
    program.source = source
    return Compiled(made, codes, program)


@lru_cache(maxsize=8192)
def _code(text: str, name: str) -> CodeType:
    """One function of the generated text; the programs of a pack, and of packs that differ in one place, share most."""
    return compile(text, name, "exec")


def written(to: Blocks, begin: str, setup: str, free: dict[int, str]) -> Written:
    """All of a program but its code."""
    layout, linked = to.layout, to.linked
    payments = to.costs.written()
    names = names_of(layout)
    return {
        "program": _plain(to),
        "names": {each.name: getattr(names, each.name) for each in fields(names)},
        "layout": _places(layout),
        "frames": to.frames,
        "takes": to.takes,
        "free": free,
        "begins": (setup, begin, to.frames.index(begin)),
        "scores": {name: f"score_{name}" for name in linked.scores},
        "evaluations": [f"worth_{name}" for name in linked.evaluations],
        "tiebreaks": [f"score_{name}" for name in linked.tiebreaks],
        "invariants": [(name, each, f"holds_{name}") for name, (each, _, _) in linked.invariants.items()],
        **_tables(to.namespace.names),
        "payments": payments,
    }


def _plain(to: Blocks) -> dict[str, Any]:
    """The fields of a program that are plain data."""
    things, seats, keeps = to.model.things, to.layout.seat_names, to.costs.keeps()
    return {
        "players": to.layout.players,
        "seat_names": seats,
        "options": to.options,
        "paths": [*to.paths, "end"],
        "prompts": [*to.prompts, ""],
        "width": to.families.width,
        "families": to.families.templates,
        "words": ("", *(each.word if to.variant.has(each.id) else "" for each in things)),
        "keeps": keeps,
        "things": ("", *(each.id if to.variant.has(each.id) else "" for each in things)),
        "every_id": tuple(dict.fromkeys(to.families.ids(list(to.variant.things()), seats, keeps))),
        "choices": to.choices,
        "ways": tuple(to.ways.found),
        "thing_names": [_thing_names(each, to.values.things) for each in (*to.envs, ())],
        "lying": [_lying(*each) for each in zip((*to.envs, ()), (*to.lying, {}), strict=True)],
        "locals": [*to.envs, ()],
    }


def _thing_names(env: Sequence[str], things: set[str]) -> tuple[int, ...]:
    """Which of the names that a frame keeps are things, or sets of them."""
    return tuple(at for at, name in enumerate(env) if name in things)


def _lying(env: Sequence[str], piles: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
    """Which of the names that a frame keeps are things that lie in a pile of the running seat, and in which."""
    return tuple((at, piles[name]) for at, name in enumerate(env) if name in piles)


def _places(layout: Layout) -> dict[str, Any]:
    return {
        "cells": layout.cells,
        "piles": layout.piles,
        "players": layout.players,
        "seats": layout.seats,
        "seat_cells": layout.seat_cells,
        "seat_piles": layout.seat_pile_places,
    }


def _tables(names: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The tables as they are, and those that are filled as they are asked."""
    return {
        "tables": {name: each for name, each in names.items() if not isinstance(each, Answers)},
        "answers": {name: each.recipe for name, each in names.items() if isinstance(each, Answers)},
    }
