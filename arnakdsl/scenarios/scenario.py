"""What a scenario is, and how it went."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from arnakdsl.findings import Finding
from arnakdsl.source import Span
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence


class Step(NamedTuple):
    """An option that is chosen, or one that must be refused."""

    id: str
    span: Span
    refused: bool = False


class Part(NamedTuple):
    """Choices, and what must be so after them."""

    when: tuple[Step, ...]
    then: Mapping | None


@dataclass(frozen=True, slots=True, eq=False)
class Scenario:
    """One scenario as it is written."""

    name: str
    span: Span
    rules: tuple[str, ...]
    given: Mapping | None
    parts: tuple[Part, ...]

    def options(self) -> Iterator[tuple[str, Span]]:
        """Every id of an option that it names."""
        for part in self.parts:
            yield from ((step.id, step.span) for step in part.when)
            options = part.then.get("options") if part.then else None
            for _, node in options.items if isinstance(options, Mapping) else ():
                yield from ((name, each.span) for each in items(node) if (name := name_in(each)))


class Survivor(NamedTuple):
    """A mutant that no scenario can fail with, and why; `change` is what it was and what it is, with `->` between."""

    entry: str
    change: str
    reason: str
    span: Span


class Failure(NamedTuple):
    """Something that is not as a scenario says.

    Attributes:
        span: What the scenario says.
        what: The part of the position, or what is done.
        log: What was chosen until then; what was taken by itself in brackets.
    """

    span: Span
    what: str
    expected: str
    found: str
    log: tuple[str, ...] = ()


class Result(NamedTuple):
    """How a scenario went; it is wrong itself where it has findings.

    `log` is what was chosen; what was taken by itself stands in brackets.
    """

    scenario: Scenario
    failures: tuple[Failure, ...] = ()
    findings: tuple[Finding, ...] = ()
    log: tuple[str, ...] = ()

    @property
    def passed(self) -> bool:
        return not self.failures and not self.findings


# ---------------------------------------------------------------- nodes


def items(node: Node | None) -> tuple[Node, ...]:
    """The items of a list; none for anything else."""
    return node.items if isinstance(node, Sequence) else ()


def name_in(node: Node | None) -> str | None:
    """A name: the text of a single value, or none where there is no value."""
    return node.decoded if isinstance(node, Scalar) and node.value is not None else None
