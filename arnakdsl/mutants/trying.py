"""One mutant: its pack, checked; the scenarios that come by its place first, until one fails."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from typing import Any

from arnakrt import Ruleset

from arnakdsl.building import build, thing_kinds
from arnakdsl.checks.shape import check_shape
from arnakdsl.checks.table import CHECKS
from arnakdsl.compiler.rulesets import ruleset
from arnakdsl.entries import Entry, Pack
from arnakdsl.findings import CannotCompile, Finding, Severity
from arnakdsl.linking import link
from arnakdsl.model import Model
from arnakdsl.mutants.entries import Mutant
from arnakdsl.scenarios.cover import Played, Run
from arnakdsl.scenarios.playing import Runner
from arnakdsl.scenarios.scenario import Scenario
from arnakdsl.scenarios.settings import read_settings
from arnakdsl.values import EFFECT
from arnakdsl.yamltree import Mapping, parse

SECONDS = 4
"""Of the processor: a scenario that takes longer does not end."""


class Verdict(Enum):
    UNCHECKED = "unchecked"
    KILLED = "killed"
    SURVIVED = "survived"


class TooLong(Exception):
    """A scenario does not end."""


def verdict(played: Played, mutant: Mutant) -> Verdict:
    """Does a scenario fail with the mutant?  One that raises or does not end fails."""
    try:
        with time_limit(SECONDS):
            rules = rules_of(played.model.pack, mutant)
    except TooLong:
        return Verdict.KILLED
    if rules is None:
        return Verdict.UNCHECKED
    runner = Runner(rules)
    for run in nearest(played, mutant):
        try:
            passed = _passes(runner, run.result.scenario)
        except CannotCompile:
            return Verdict.UNCHECKED
        if not passed:
            return Verdict.KILLED
    return Verdict.SURVIVED


def _passes(runner: Runner, scenario: Scenario) -> bool:
    try:
        with time_limit(SECONDS):
            settings, _ = read_settings(runner.rules, scenario.given)
            runner.rules.program(settings.players, **settings.options)
            return runner.run(scenario).passed
    except CannotCompile:
        raise
    except Exception:
        return False


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `TooLong` where the system has timers."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: Any) -> None:
        raise TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# ---------------------------------------------------------------- the pack


def rules_of(pack: Pack, mutant: Mutant) -> Ruleset | None:
    """The playable form of a mutant; none if `check` finds an error in it."""
    entry = changed(mutant)
    if entry is None:
        return None
    mutated = replace(pack, entries=tuple(entry if each is mutant.entry else each for each in pack.entries))
    looked_at = mutated if entry.kind == "kind" else replace(pack, entries=(entry,))
    if _errors(check_shape(looked_at, thing_kinds(mutated))):
        return None
    model, declared = build(mutated)
    if model.lost or _errors(declared):
        return None
    linked, bound = link(model)
    if _errors([*bound, *(finding for check in CHECKS for finding in check(linked))]):
        return None
    return ruleset(linked)


def changed(mutant: Mutant) -> Entry | None:
    """The entry as the changed file says it."""
    tree, findings = parse(mutant.change.applied())
    if findings or not isinstance(tree, Mapping):
        return None
    for kind, block in tree.items:
        if kind.value == mutant.entry.kind and isinstance(block, Mapping):
            for key, node in block.items:
                if key.value == mutant.entry.id:
                    items = node.items if isinstance(node, Mapping) else ()
                    fields = {str(each.value): (each, value) for each, value in items}
                    return replace(mutant.entry, id_span=key.span, fields=fields, extent=key.span.to(node.span))
    return None


def _errors(findings: Iterator[Finding] | tuple[Finding, ...] | list[Finding]) -> bool:
    return any(each.severity is Severity.ERROR for each in findings)


# ---------------------------------------------------------------- the scenarios


def nearest(played: Played, mutant: Mutant) -> list[Run]:
    """Those first that come by the nearest place, then those that name the entry.

    A change within an effect of a thing can be noticed only where a scenario comes by it or names it; any other change
    anywhere, for the rules read what things are.
    """
    word = mutant.entry.scalar("word")
    called = {mutant.entry.id, str(word.value)} if word else {mutant.entry.id}
    span, entry, far = mutant.change.span, mutant.entry, len(mutant.change.span.source.text)
    distance: dict[int, int] = {}
    for number, (place, _) in enumerate(played.points.places):
        if place.source is span.source and entry.extent.start <= place.start < entry.extent.end:
            around = place.start <= span.start and span.end <= place.end
            distance[number] = place.end - place.start if around else far

    def key(run: Run) -> tuple[int, bool, int]:
        near = min((distance[each] for each in run.points & distance.keys()), default=far + 1)
        return near, not called & run.names, len(run.points)

    found = sorted(((key(run), at, run) for at, run in enumerate(played.runs)), key=lambda each: each[:2])
    here = in_an_effect(played.model, mutant)
    return [run for (near, unnamed, _), _, run in found if not here or near <= far or not unnamed]


def in_an_effect(model: Model, mutant: Mutant) -> bool:
    """Does the change lie in an effect of a thing?"""
    kind, span = model.kinds.get(mutant.entry.kind), mutant.change.span
    return kind is not None and any(
        name in kind.attributes and kind.attributes[name].type == EFFECT
        for name, (key, node) in mutant.entry.fields.items()
        if key.span.start <= span.start < node.span.end
    )
