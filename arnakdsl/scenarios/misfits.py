"""What cannot be in a position, at its place in the file."""

from __future__ import annotations

from typing import Any

from arnakrt.parts import HIDDEN, Misfit, Path

from arnakdsl import codes
from arnakdsl.findings import Code, Finding
from arnakdsl.names import did_you_mean
from arnakdsl.source import Span
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence
from arnakdsl.yamltree.words import QUOTES

MISFITS: dict[str, Code] = {  # problem of a misfit -> its code
    "name": codes.UNKNOWN_PART,
    "key": codes.UNKNOWN_ID,
    "thing": codes.UNKNOWN_ID,
    "value": codes.WRONG_VALUE,
    "copies": codes.TOO_MANY_COPIES,
    "moment": codes.NO_SUCH_MOMENT,
    "rule": codes.BROKEN_INVARIANT,
}
AT_THE_KEY = ("name", "key", "moment")
MOST_SHOWN = 12


def misfit_finding(misfit: Misfit, root: Mapping | None, whole: Span) -> Finding:
    """The finding of a misfit in a `given` or a `then`; `whole` is the place of one that is nowhere in it."""
    node, span = _at(misfit.path, root, whole, misfit.problem in AT_THE_KEY)
    name = next((each for each in reversed(misfit.path) if isinstance(each, str)), "")
    hint = did_you_mean(misfit.words.get("name", ""), misfit.known)
    if not hint and misfit.problem == "name":
        hint = f"there are: {', '.join(misfit.known[:MOST_SHOWN])}"
    if (
        misfit.problem == "value"
        and isinstance(node, Scalar)
        and node.style in QUOTES
        and "number" in misfit.words["wanted"]
    ):
        hint = "a number has no quotes" if node.decoded.isdecimal() else hint
    if isinstance(node, Scalar) and node.decoded == HIDDEN:
        hint = f"'{HIDDEN}' is what a seat does not see, in its view"
    words: dict[str, Any] = {"name": name, **misfit.words}
    return MISFITS[misfit.problem].at(span, hint=hint, **words)


def _at(path: Path, root: Mapping | None, whole: Span, at_the_key: bool) -> tuple[Node | None, Span]:
    """The node at a path, as far as there is one, and its place or that of its key."""
    node: Node | None = root
    span = root.span if root is not None else whole
    for each in path:
        if isinstance(node, Mapping):
            pair = next(((key, value) for key, value in node.items if key.value == each), None)
            if pair is None:
                break
            node, span = pair[1], pair[0].span if at_the_key else pair[1].span
        elif isinstance(node, Sequence) and isinstance(each, int):
            node = node.items[each]
            span = node.span
    return node, span
