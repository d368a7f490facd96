"""What is found in a pack with one mistake: checked in memory, in one process, what is unchanged read once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from arnakrt import Ruleset

from arnakdsl import api, loading
from arnakdsl.findings import Finding, in_order
from arnakdsl.misnaming import misnamed
from arnakdsl.outline import outlined
from arnakdsl.scenarios import FOLDER, check_scenarios, reading
from arnakdsl.source import Source
from arnakdsl.yamltree import Node, parse, read, unsaved
from tests.typos.mutants import Mutant

GAMES = 5
MOST_CHOICES = 20_000
MOST_KEPT = 1_000
READERS: tuple[ModuleType, ...] = (loading, reading)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found of one mutant.

    Attributes:
        findings: How many.
        on_line, on_token: Is the first finding there?
        shown: The findings in short, in their order.
        trouble: What went wrong in a game of a mutant without findings.
    """

    findings: int
    on_line: bool
    on_token: bool
    shown: tuple[str, ...]
    trouble: str = ""

    @property
    def legal(self) -> bool:
        """Is there nothing to find?"""
        return not self.findings


class Judge:
    """Checks mutants of one pack.  A quick one leaves out what only compiled games can show, and plays none."""

    def __init__(self, folder: Path, quick: bool = False) -> None:
        self.folder = folder
        self.quick = quick
        self.outline: Ruleset | None = None

    def verdict(self, mutant: Mutant) -> Verdict:
        with unsaved({Path(mutant.source.name).resolve(): mutant.source}), reused():
            in_scenario = f"/{FOLDER}/" in mutant.source.name
            findings = self._in_scenario() if in_scenario else self._in_rules()
            if not findings:
                rules = None if self.quick or in_scenario else api.compile(self.folder)
                return Verdict(0, False, False, (), _trouble(rules) if rules else "")
        first = findings[0]
        shown = tuple(
            f"{each.span.source.name}:{each.span.position[0]} {each.code.id} {each.message}" for each in findings
        )
        return Verdict(len(findings), on_line(mutant, first), on_token(mutant, first), shown)

    def _in_scenario(self) -> tuple[Finding, ...]:
        """The rules are unchanged; a quick one does not look names up in them."""
        if self.outline is None and not self.quick:
            linked = api.linked(self.folder)[0]
            self.outline = outlined(linked)
        return in_order(check_scenarios(self.folder, self.outline, None)[1])

    def _in_rules(self) -> tuple[Finding, ...]:
        if not self.quick:
            return in_order(api.all_findings(self.folder))
        loaded = loading.load(self.folder)
        assert loaded.pack is not None
        return in_order(misnamed(loaded.pack, api.understood(loaded)[2], api.other_texts(self.folder)))


def on_line(mutant: Mutant, finding: Finding) -> bool:
    """Does it begin on a line of the mistake?"""
    return finding.span.source.name == mutant.source.name and finding.span.position[0] in mutant.lines


def on_token(mutant: Mutant, finding: Finding) -> bool:
    """Does it touch the mistake, blanks aside?"""
    span, text = finding.span, mutant.source.text
    between = text[span.end : mutant.start] + text[mutant.end : span.start]
    return on_line(mutant, finding) and not between.strip()


# ---------------------------------------------------------------- games of what is legal


def _trouble(rules: Ruleset) -> str:
    """What goes wrong when it is played some times, if anything."""
    try:
        for seed in range(GAMES):
            play(rules, seed)
    except Exception as error:  # whatever it is, it is what is looked for
        return f"{type(error).__name__}: {error}"
    return ""


def play(rules: Ruleset, seed: int) -> None:
    """A whole game with choices by chance."""
    game, chance = rules.new_game(seed=seed), random.Random(seed)
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            return
        game.choose(chance.randrange(len(decision.options)))
    raise RuntimeError(f"no end after {MOST_CHOICES} choices")


# ---------------------------------------------------------------- what is unchanged

_SOURCES: dict[Path, Any] = {}
_TREES: dict[Source, tuple[Node | None, tuple[Finding, ...]]] = {}


@contextmanager
def reused() -> Iterator[None]:
    """Read and parse a file once, however often it is asked for, unless it is one that is changed."""
    with ExitStack() as patches:
        for module in READERS:
            patches.enter_context(patch.object(module, "read", _read))
            patches.enter_context(patch.object(module, "parse", _parse))
        yield


def _read(path: Path, name: str) -> Any:
    found = read(path, name)
    kept = _SOURCES.setdefault(path, found)
    return kept if kept[0] is not None and found[0] is not None and kept[0].text == found[0].text else found


def _parse(source: Source) -> tuple[Node | None, tuple[Finding, ...]]:
    if source not in _TREES and len(_TREES) < MOST_KEPT:
        _TREES[source] = parse(source)
    return _TREES.get(source) or parse(source)
