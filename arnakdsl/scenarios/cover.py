"""What scenarios come by: entries, branches of effects, rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arnakdsl.api import tried
from arnakdsl.compiler.rulesets import ruleset
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.linking import link
from arnakdsl.model import Model
from arnakdsl.points import BODY, BRANCH, DECLINE, DO, EFFECT, ELSE, OFFER, PAY, PICK, THEN, Points
from arnakdsl.render.json import place_data
from arnakdsl.scenarios.playing import Runner
from arnakdsl.scenarios.reading import read_scenarios
from arnakdsl.scenarios.scenario import Result
from arnakdsl.schema import LANGUAGE_KINDS
from arnakdsl.source import Source, Span

DECLARING = ("resource", "icon", "kind", "pile", "menu", "evaluation", "invariant")
"""Kinds whose entries say what there is, what must hold, or what bots look at: no game runs anything of them."""
WORDS = {
    EFFECT: "the effect is never used",
    THEN: "the condition never holds",
    ELSE: "the condition always holds",
    DO: "it is never done",
    PAY: "it is never paid",
    DECLINE: "it is never declined",
    BODY: "the loop is never entered",
    PICK: "nothing is ever picked",
    BRANCH: "branch {} is never taken",
    OFFER: "'{}' is never taken here",
}
UNUSED = "no scenario uses it"
POINTLESS = "it gives no point in any scenario"
HEADERS = "|>+- "
"""What stands before a text of several lines."""
EXTRACT = 40


@dataclass(frozen=True, slots=True)
class Run:
    """What one scenario came by: numbers of points, and the words that it names or that were chosen."""

    result: Result
    points: frozenset[int]
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Gap:
    """What no scenario came by."""

    span: Span
    entry: str
    words: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """Counts, and what is missing from them in the order of the content."""

    entries: int
    branches: int
    unused: tuple[Gap, ...]
    untaken: tuple[Gap, ...]
    rules: Counter[str]


@dataclass(frozen=True, slots=True)
class Played:
    """The scenarios of some files, played by a ruleset that tells where it comes by."""

    model: Model
    points: Points
    runs: tuple[Run, ...]
    findings: tuple[Finding, ...]

    @property
    def results(self) -> list[Result]:
        return [each.result for each in self.runs]


def play(model: Model, paths: Iterable[Path]) -> Played:
    """Play scenarios and note for each what it comes by."""
    scenarios, findings = read_scenarios(paths)
    linked, _ = link(model)
    points = Points()
    rules = ruleset(linked, points=points)
    runner = Runner(rules)
    runs = []
    for scenario in scenarios:
        points.taken()
        result = runner.run(scenario)
        names = frozenset([*words_of(result), *(each.strip("()") for each in result.log)])
        runs.append(Run(result, points.taken(), names))
    for players, options in tried(model):  # so that what only other games have is known too
        rules.program(players, **options)
    return Played(model, points, tuple(runs), tuple(findings))


def words_of(result: Result) -> Iterator[str]:
    """The words that a scenario names or that were chosen in it; of an id with parts, the parts too."""
    scenario = result.scenario
    nodes = [scenario.given, *(part.then for part in scenario.parts)]
    texts = [each.span.text for each in nodes if each is not None]
    texts += [step.id for part in scenario.parts for step in part.when]
    for text in (*texts, *result.log):
        yield from re.findall(r"[a-z][a-z0-9_]*", text)
        yield from re.findall(r"[a-z][a-z0-9_]*:\d+", text)


def coverage(played: Played) -> Coverage:
    """What the scenarios that pass come by, and what not."""
    runs = [each for each in played.runs if each.result.passed]
    passed = frozenset[int]().union(*(each.points for each in runs))
    names = frozenset[str]().union(*(each.names for each in runs))
    found = _Finder(played, passed, names)
    entries = [each for each in played.model.pack.entries if each.kind not in DECLARING]
    branches = list(found.branches())
    return Coverage(
        len(entries),
        len(branches),
        tuple(_unused(each) for each in entries if not found.used(each)),
        tuple(gap for number, gap in branches if number not in passed),
        Counter(rule for each in runs for rule in each.result.scenario.rules),
    )


def lines(found: Coverage) -> Iterator[str]:
    """The gaps with their places, and the counts."""
    for gap in (*found.unused, *found.untaken):
        line, column = gap.span.position
        yield f"{gap.span.source.name}:{line}:{column}: {gap.entry}: {gap.words}"
    yield f"entries   {found.entries - len(found.unused):4} of {found.entries}"
    yield f"branches  {found.branches - len(found.untaken):4} of {found.branches}"
    yield f"rules     {len(found.rules):4} named"


def data(found: Coverage) -> dict[str, Any]:
    """The same for other programs."""
    return {
        "entries": {"all": found.entries, "used": found.entries - len(found.unused)},
        "branches": {"all": found.branches, "taken": found.branches - len(found.untaken)},
        "rules": {rule: found.rules[rule] for rule in sorted(found.rules)},
        "gaps": [
            {"entry": gap.entry, "what": gap.words, **place_data(gap.span)} for gap in (*found.unused, *found.untaken)
        ],
    }


class _Finder:
    def __init__(self, played: Played, passed: frozenset[int], names: frozenset[str]) -> None:
        self.played, self.passed, self.names = played, passed, names
        self.entry_of: dict[int, Entry] = {}
        self.points_of: dict[str, list[int]] = {}
        at: dict[Source, list[Entry]] = {each.extent.source: [] for each in played.model.pack.entries}
        for each in played.model.pack.entries:
            at[each.extent.source].append(each)
        for number, (span, _) in enumerate(played.points.places):
            for entry in at.get(span.source, ()):
                if entry.extent.start <= span.start < entry.extent.end:
                    self.entry_of[number] = entry
                    self.points_of.setdefault(entry.id, []).append(number)

    def branches(self) -> Iterator[tuple[int, Gap]]:
        """Every branch with its gap, should it be one, in the order of the content."""
        order = {id(entry): at for at, entry in enumerate(self.played.model.pack.entries)}
        found = []
        for number, (span, what) in enumerate(self.played.points.places):
            word, _, which = what.partition(" ")
            entry = self.entry_of.get(number)
            if word in WORDS and entry is not None:
                gap = Gap(span, entry.id, f"{WORDS[word].format(which)}: {cut(span.text.lstrip(HEADERS), EXTRACT)}")
                found.append((order[id(entry)], span.start, number, gap))
        return ((number, gap) for _, _, number, gap in sorted(found, key=lambda each: each[:3]))

    def used(self, entry: Entry) -> bool:
        """Did a scenario come by anything of an entry?  A thing that does nothing is used where it is named."""
        points = self.points_of.get(entry.id, ())
        if any(each in self.passed for each in points):
            return True
        if entry.kind not in LANGUAGE_KINDS:
            word = entry.scalar("word")
            return not points and bool(self.names & {entry.id, str(word.value) if word else entry.id})
        option = str(found.value) if (found := entry.scalar("option")) else ""
        match entry.kind:
            case "source":
                return not entry.mapping("for") and option in self.names
            case "payment":
                return any(each.startswith(f"{option}:") for each in self.names)
        return False


def _unused(entry: Entry) -> Gap:
    return Gap(entry.id_span, entry.id, POINTLESS if entry.kind in ("score", "tiebreak") else UNUSED)


def cut(text: str, most: int) -> str:
    """The beginning of a text, in one line."""
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 3].rstrip()}..."
