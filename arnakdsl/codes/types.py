"""AK4: types."""

from __future__ import annotations

from arnakdsl.findings import Code, Severity

WRONG_TYPE = Code(
    "AK401", "wrong-type", Severity.ERROR, "'{text}' is {seen}, not {wanted}",
    why="A word of the wrong kind cannot mean anything where it stands.",
    bad="move pick basket to old_oak", good="move pick basket to bench",
)  # fmt: skip
NOT_A_MARK = Code(
    "AK402", "not-a-mark", Severity.ERROR, "'{text}' cannot be set",
    why="Only marks and counters change by `set`, `clear` and `put`; what is printed stays.",
    bad="set old_oak.height to 4", good="set old_oak.ripe",
)  # fmt: skip
WRONG_VALUE = Code(
    "AK403", "wrong-value", Severity.ERROR, "'{name}' must be {wanted}, not {seen}",
    why="Each part of a position has one form of value: a number, a flag, a seat, an id, or a list of ids.",
    bad="# scenarios/example.yaml\n- scenario: rich\n  given: {p1: {apple: many}}\n",
    good="# scenarios/example.yaml\n- scenario: rich\n  given: {p1: {apple: 9}}\n",
)  # fmt: skip
NEGATIVE_AMOUNT = Code(
    "AK404", "negative-amount", Severity.ERROR, "'{text}' is no amount",
    why="What is taken away is said by another verb: `lose`, or `pay` for a cost.",
    bad="gain 1 - 3 apple", good="lose 2 apple",
)  # fmt: skip
