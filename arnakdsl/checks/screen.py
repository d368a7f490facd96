"""The names under `screen` in the head of a pack: kinds, their parts and piles that there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arnakdsl import codes
from arnakdsl.findings import Code, Finding
from arnakdsl.linking import Linked
from arnakdsl.model import Kind, Model
from arnakdsl.names import a, did_you_mean, near
from arnakdsl.words import OF_EVERY_GAME
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence

FORMS = {"each": ("rows", "steps", "show"), "piles": ("show",), "hide": ()}
"""What a section is about, and the fields beside it."""


def check(linked: Linked) -> Iterator[Finding]:
    """A name that stands for nothing would leave a part of the screen out."""
    spoilt = linked.model.spoilt
    for section in _items(linked.model.pack.head.get("screen")):
        if isinstance(section, Mapping):
            found = _form(section) or _section(linked.model, section)
            yield from (each for each in found if spoilt.isdisjoint(each.span.text.split(".")))


def _form(section: Mapping) -> list[Finding]:
    """A field that nothing reads."""
    keys = {str(key.value): key for key, _ in section.items}
    heads = [name for name in keys if name in FORMS]
    if not heads and any(near(name, FORMS) for name in keys):
        return []  # the shape check names it
    if not heads:
        expected = f"a mapping with one of {', '.join(FORMS)}"
        return [
            codes.WRONG_SHAPE.at(section.span, what="each item of 'screen'", expected=expected, seen="none of them")
        ]
    taken = [heads[0], *FORMS[heads[0]]]
    known = {*FORMS, *FORMS["each"]}  # the shape check names the others
    extra = [name for name in keys if name in known and name not in taken]
    if "rows" in keys and "steps" in keys and not extra:
        extra = ["steps"]
    hint = f"beside '{heads[0]}' stand {' and '.join(taken[1:]) or 'no other fields'}"
    return [codes.UNKNOWN_FIELD.at(keys[name].span, field=name, hint=hint) for name in extra[:1]]


def _section(model: Model, section: Mapping) -> Iterator[Finding]:
    """Names that stand for nothing."""
    games = [name for name, pile in model.piles.items() if pile.owner == "game"]
    for pile in (*_items(section.get("piles")), *_items(section.get("hide"))):
        yield from _named(pile, games, codes.UNKNOWN_PILE)
    each = section.get("each")
    things = [name for name, kind in model.kinds.items() if not kind.group and name not in OF_EVERY_GAME]
    if each is not None:
        yield from _named(each, things, codes.UNKNOWN_KIND)
    kinds = [model.kinds[str(node.value)] for node in (each,) if isinstance(node, Scalar) and node.value in things]
    for key in ("rows", "steps"):
        node = section.get(key)
        for kind in kinds if node is not None else ():
            yield from _named(node, kind.attributes, codes.UNKNOWN_MEMBER, kind.name)
    shown = [name for kind in kinds for name in _showable(model, kind)]
    for node in _items(section.get("show")) if kinds else ():
        yield from _named(node, shown, codes.UNKNOWN_MEMBER, kinds[0].name)
    if each is None:
        of = {kind for node in _items(section.get("piles")) for kind in _of(model, node)}
        attributes = [name for kind in sorted(of) for name in model.kinds[kind].attributes]
        for node in _items(section.get("show")) if of else ():
            yield from _named(node, attributes, codes.UNKNOWN_MEMBER, " or ".join(sorted(of)))


def _showable(model: Model, kind: Kind) -> Iterator[str]:
    """The printed attributes of a kind, those of its parts and of what lies on it."""
    yield from kind.attributes
    for part, (other, _) in kind.parts.items():
        yield from (f"{part}.{name}" for name in model.kinds[other].attributes)
    for mark in kind.marks.values():
        for other in mark.type.of if mark.holds or mark.type.name == "entity" else ():
            yield from (f"{mark.name}.{name}" for name in model.kinds[other].attributes)


def _of(model: Model, node: Node) -> tuple[str, ...]:
    pile = model.piles.get(str(node.value)) if isinstance(node, Scalar) else None
    return pile.of if pile else ()


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()


def _named(node: Node | None, known: Iterable[str], code: Code, owner: str = "") -> Iterator[Finding]:
    names = list(dict.fromkeys(known))
    if isinstance(node, Scalar) and str(node.value) not in names:
        name = str(node.value)
        hint = did_you_mean(name, names) or f"there are {', '.join(names) or 'none'}"
        yield code.at(node.span, name=name, hint=hint, owner=a(owner))
