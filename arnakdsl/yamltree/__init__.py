"""YAML text -> nodes with spans, no meaning yet.

The events come from libyaml where it is installed and from ruamel.yaml's own parser where it is not, or where libyaml
(of YAML 1.1) refuses what YAML 1.2 allows.  The nodes, their values and all limits are ours.
"""

from __future__ import annotations

import re

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.source import Source, Span
from arnakdsl.yamltree.composer import Composer, Stop
from arnakdsl.yamltree.files import read, rewrite, unsaved, unsaved_in
from arnakdsl.yamltree.nodes import Mapping, Node, Scalar, Sequence, plain_data, scalars
from arnakdsl.yamltree.parsers import Unparsable, readings
from arnakdsl.yamltree.troubles import Trouble, explained, trouble_of, verdict
from arnakdsl.yamltree.words import LARGEST_FILE, REFUSED, too_large

__all__ = [
    "REFUSED", "Mapping", "Node", "Scalar", "Sequence", "parse", "plain_data", "read", "refused", "rewrite", "scalars",
    "unsaved", "unsaved_in",
]  # fmt: skip

BAD_CHARACTER = re.compile("[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
TREE = "tree"
"""What a source keeps its tree under."""
LONE_RETURN = re.compile("\r(?!\n)")


def parse(source: Source) -> tuple[Node | None, tuple[Finding, ...]]:
    """The tree of a text and what is wrong with it, worked out once for a source; never an exception.

    The tree is None for an empty text, without a finding, and for a text that cannot be read, with one.
    """
    if TREE not in source.kept:
        source.kept[TREE] = _parsed(source)
    found: tuple[Node | None, tuple[Finding, ...]] = source.kept[TREE]
    return found


def _parsed(source: Source) -> tuple[Node | None, tuple[Finding, ...]]:
    base = 1 if source.text.startswith("\ufeff") else 0
    if wrong := refused(source, base):
        return None, (wrong,)
    troubles: list[Trouble] = []
    try:
        for events in readings(source.text[base:]):
            composer = Composer(source, base)
            try:
                return composer.compose(events), tuple(composer.findings)
            except Unparsable as error:
                troubles.append(trouble_of(error, source, base, composer.innermost_bracket))
    except Stop as stop:
        return None, (stop.finding,)
    return None, (explained(verdict(troubles)),)


def refused(source: Source, base: int = 0) -> Finding | None:
    """What keeps a text from the parsers altogether."""
    text = source.text
    if len(text) > LARGEST_FILE:
        return too_large(Span(source, 0, 0), f"{len(text)} characters")
    found = [match for pattern in (BAD_CHARACTER, LONE_RETURN) if (match := pattern.search(text, base))]
    if not found:
        return None
    bad = min(found, key=lambda each: each.start())
    hint = "save the file with line feeds as line ends" if bad[0] == "\r" else "remove it"
    return codes.BAD_CHARACTER.at(Span(source, *bad.span()), hint=hint, character=f"U+{ord(bad[0]):04X}")
