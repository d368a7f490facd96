"""What came of many mutants, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.typos.judging import Verdict
from tests.typos.mutants import Mutant

Judged = tuple[Mutant, Verdict]


@dataclass(frozen=True, slots=True)
class Figures:
    """Of some mutants: how many, how many are legal; of the others the shares with the first finding in place."""

    mutants: int
    legal: int
    on_line: float
    on_token: float
    mean: float
    most: int


def figures(judged: Sequence[Judged]) -> Figures:
    found = [verdict for _, verdict in judged if not verdict.legal]
    some = len(found) or 1
    return Figures(
        len(judged),
        len(judged) - len(found),
        sum(each.on_line for each in found) / some,
        sum(each.on_token for each in found) / some,
        sum(each.findings for each in found) / some,
        max((each.findings for each in found), default=0),
    )


def table(judged: Sequence[Judged]) -> str:
    """A line for each operator and one for all."""
    lines = [
        "| operator | mutants | legal | on the line | on the token | findings, mean | most |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for operator in sorted({mutant.place.operator for mutant, _ in judged}):
        lines.append(_line(operator, [each for each in judged if each[0].place.operator == operator]))
    return "\n".join([*lines, _line("**all**", judged)]) + "\n"


def _line(name: str, judged: Sequence[Judged]) -> str:
    of = figures(judged)
    shares = ("", "") if of.mutants == of.legal else (f"{of.on_line:.1%}", f"{of.on_token:.1%}")
    mean = f"{of.mean:.2f}" if of.mutants > of.legal else ""
    return f"| {name} | {of.mutants} | {of.legal} | {shares[0]} | {shares[1]} | {mean} | {of.most or ''} |"
