"""What came of mutants, as lines and as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from arnakdsl.mutants.entries import Mutant
from arnakdsl.mutants.trying import Verdict
from arnakdsl.render.json import place_data
from arnakdsl.scenarios.cover import cut
from arnakdsl.scenarios.scenario import Survivor

LONGEST = 100


@dataclass(frozen=True, slots=True)
class Report:
    """The mutants that were tried, those that survived with the reason that is written down, reasons without a survivor."""

    mutants: int
    unchecked: int
    survivors: tuple[tuple[Mutant, str], ...]
    stale: tuple[Survivor, ...]

    @property
    def killed(self) -> int:
        return self.mutants - len(self.survivors)


def report(tried: Sequence[tuple[Mutant, Verdict]], reasons: Iterable[Survivor], complete: bool) -> Report:
    """`complete`: every mutant of an entry was tried, so that a reason without a survivor is stale."""
    known = {(each.entry, each.change): each for each in reasons}
    checked = [(mutant, found) for mutant, found in tried if found is not Verdict.UNCHECKED]
    left = [mutant for mutant, found in checked if found is Verdict.SURVIVED]
    keys = [(mutant.entry.id, mutant.change.words) for mutant in left]
    named = {mutant.entry.id for mutant, _ in tried}
    return Report(
        len(checked),
        len(tried) - len(checked),
        tuple((mutant, known[key].reason if key in known else "") for mutant, key in zip(left, keys, strict=True)),
        tuple(each for key, each in known.items() if complete and each.entry in named and key not in keys),
    )


def lines(found: Report) -> Iterator[str]:
    for mutant, reason in found.survivors:
        change = mutant.change
        line, column = change.span.position
        before, after = cut(change.before, LONGEST), cut(change.after, LONGEST)
        yield f"{change.span.source.name}:{line}:{column}: {mutant.entry.id}: {change.operator}: {before} -> {after}"
        if reason:
            yield f"    {reason}"
    for each in found.stale:
        line, column = each.span.position
        yield f"{each.span.source.name}:{line}:{column}: {each.entry}: no such survivor: {cut(each.change, LONGEST)}"
    reasoned = sum(1 for _, reason in found.survivors if reason)
    share = f"{100 * found.killed / found.mutants:.1f} %" if found.mutants else "none"
    yield f"mutants    {found.mutants:5}   and {found.unchecked} that do not check"
    yield f"killed     {found.killed:5}   {share}"
    yield f"survivors  {len(found.survivors):5}   {reasoned} with a reason"


def data(found: Report) -> dict[str, Any]:
    return {
        "mutants": found.mutants,
        "unchecked": found.unchecked,
        "killed": found.killed,
        "survivors": [
            {
                "entry": mutant.entry.id,
                "operator": mutant.change.operator,
                "before": mutant.change.before,
                "after": mutant.change.after,
                "reason": reason,
                **place_data(mutant.change.span),
            }
            for mutant, reason in found.survivors
        ],
        "stale": [{"entry": each.entry, "change": each.change, **place_data(each.span)} for each in found.stale],
    }
