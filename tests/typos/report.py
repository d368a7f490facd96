"""What came of many mutants: as figures, as a table, as data that is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from tests.typos.judging import Verdict
from tests.typos.mutants import Mutant

Judged = tuple[Mutant, Verdict]


@dataclass(frozen=True, slots=True)
class Result:
    """One mutant: what was done where, how many findings there are, and whether the first is in its place."""

    operator: str
    where: str
    change: str
    findings: int
    on_line: bool
    on_token: bool
    trouble: str = ""

    @property
    def legal(self) -> bool:
        return not self.findings


@dataclass(frozen=True, slots=True)
class Figures:
    """Of some mutants: how many, how many are legal; of the others the shares with the first finding in place."""

    mutants: int
    legal: int
    on_line: float
    on_token: float
    mean: float
    most: int


def result(mutant: Mutant, verdict: Verdict) -> Result:
    where = f"{mutant.source.name}:{mutant.lines.start}"
    told = (verdict.findings, verdict.on_line, verdict.on_token, verdict.trouble)
    return Result(mutant.place.operator, where, mutant.change, *told)


def figures(results: Sequence[Result]) -> Figures:
    found = [each for each in results if not each.legal]
    some = len(found) or 1
    return Figures(
        len(results),
        len(results) - len(found),
        sum(each.on_line for each in found) / some,
        sum(each.on_token for each in found) / some,
        sum(each.findings for each in found) / some,
        max((each.findings for each in found), default=0),
    )


def kept(seed: int, results: Sequence[Result]) -> dict[str, Any]:
    """The figures of a seed as data, with all that is legal or went wrong in a game."""
    return {
        "seed": seed,
        "operators": {name: asdict(figures(some)) for name, some in by_operator(results).items()},
        "all": asdict(figures(results)),
        "legal": [[each.operator, each.where, each.change] for each in results if each.legal],
        "beside": [[each.operator, each.where, each.change] for each in results if each.findings and not each.on_token],
        "troubles": [[each.where, each.change, each.trouble] for each in results if each.trouble],
    }


def by_operator(results: Sequence[Result]) -> dict[str, list[Result]]:
    names = sorted({each.operator for each in results})
    return {name: [each for each in results if each.operator == name] for name in names}


def table(found: dict[str, Any]) -> Iterator[str]:
    """A line for each operator and one for all."""
    yield "| operator | mutants | legal | on the line | on the token | findings, mean | most |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for name, each in {**found["operators"], "**all**": found["all"]}.items():
        of = Figures(**each)
        some = of.mutants > of.legal
        told = (f"{of.on_line:.1%}", f"{of.on_token:.1%}", f"{of.mean:.2f}", of.most) if some else ("",) * 4
        yield f"| {name} | {of.mutants} | {of.legal} | {' | '.join(map(str, told))} |"
