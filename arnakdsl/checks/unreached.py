"""Spaces that nothing on its way can reach: things of a kind whose attribute names the next ones."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.findings import Finding
from arnakdsl.linking import Linked
from arnakdsl.model import Thing
from arnakdsl.origins import Origins
from arnakdsl.typed import Attr, Do, Local, MarkOf, Value
from arnakdsl.walks import acts

Ways = dict[int, set[int]]


def check(linked: Linked) -> Iterator[Finding]:
    """The first of those that lie behind one another."""
    for kind, attribute in _tracks(linked):
        starts = _starts(linked, kind, attribute)
        if starts is None:
            continue
        things = [each for each in linked.model.things if each.kind == kind]
        ways = {each.number: _named(each, attribute) for each in things}
        reached = _behind(ways, starts)
        left = [each for each in things if each.number not in reached]
        entered = {number for each in left for number in ways[each.number] - {each.number}}
        for each in sorted(left, key=lambda each: each.number in entered):
            if each.number not in reached:
                hint = f"name it under '{attribute}' of another {kind}"
                yield codes.NEVER_REACHED.at(each.entry.id_span, id=each.id, attribute=attribute, hint=hint)
                reached |= _behind(ways, {each.number})


def _tracks(linked: Linked) -> Iterator[tuple[str, str]]:
    """Kinds with an attribute that names things of the same kind, where some mark goes along it."""
    model = linked.model
    marked = {each for kind in model.kinds.values() for mark in kind.marks.values() for each in mark.type.of}
    for kind in model.kinds.values():
        for name, attribute in kind.attributes.items():
            if attribute.type.name in ("set", "entity") and kind.members == attribute.type.of and kind.name in marked:
                yield kind.name, name


def _starts(linked: Linked, kind: str, attribute: str) -> set[int] | None:
    """Where marks are set without going along; none if nothing goes along."""
    origins = Origins(linked, attribute)
    found: set[int] = set()
    moves = False
    for act in acts(linked):
        if (
            isinstance(act, Do)
            and act.verb == "set"
            and isinstance(act.args[0], MarkOf)
            and kind in act.args[0].type.of
        ):
            value = act.args[1]
            if value is not None:
                found |= origins.things(value)
                moves = moves or _goes(origins, value, attribute)
    return found if moves else None


def _goes(origins: Origins, value: Value, attribute: str) -> bool:
    """Does a value come from the attribute?"""
    match value:
        case Attr(name=name):
            return name == attribute
        case Local(name=name) if name in origins.names:
            return _goes(origins, origins.names[name], attribute)
    return any(_goes(origins, each, attribute) for each in (getattr(value, "set", None),) if each is not None)


def _named(thing: Thing, attribute: str) -> set[int]:
    written = thing.written.get(attribute)
    return {each for each in (written if isinstance(written, tuple) else (written,)) if isinstance(each, int)}


def _behind(ways: Ways, starts: set[int]) -> set[int]:
    """All that can be reached from some."""
    found: set[int] = set()
    waiting = sorted(starts & set(ways))
    while waiting:
        at = waiting.pop()
        if at not in found:
            found.add(at)
            waiting += sorted(ways[at])
    return found
