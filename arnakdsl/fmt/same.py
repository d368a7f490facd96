"""Do two texts hold the same: the same values, names of anchors and comments, in the same order?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from arnakdsl.fmt.effects import meaning, remarks
from arnakdsl.fmt.shapes import Shape
from arnakdsl.fmt.tree import Alias, Node, Parts, Slot, Text
from arnakdsl.yamltree.scalars import plain_value


def same(one: Slot, other: Slot, shape: Shape) -> bool:
    """Only the layout may differ: that of effects too, and where exactly a comment stands."""
    return _alike(one.node, other.node, shape) and Counter(comments(one, shape)) == Counter(comments(other, shape))


def _alike(one: Node | None, other: Node | None, shape: Shape) -> bool:
    match one, other:
        case (Text(), Text()):
            return one.anchor == other.anchor and _value(one, shape) == _value(other, shape)
        case (Alias(), Alias()):
            return one.name == other.name
        case (Parts(), Parts()):
            return (
                (one.mapping, one.anchor, len(one.slots)) == (other.mapping, other.anchor, len(other.slots))
                and all(_alike(a.key, b.key, Shape()) for a, b in zip(one.slots, other.slots, strict=True))
                and all(_alike(a.node, b.node, _inside(a, shape)) for a, b in zip(one.slots, other.slots, strict=True))
            )
    return one is other


def _value(text: Text, shape: Shape) -> object:
    value = text.value if text.style else plain_value(text.value)
    return meaning(value) if isinstance(value, str) and shape.effect else (type(value), value)


def _inside(slot: Slot, shape: Shape) -> Shape:
    return shape.inside(slot.key.value if isinstance(slot.key, Text) else "")


def comments(slot: Slot, shape: Shape) -> Iterator[str]:
    """Every comment of a member, those in its effects too."""
    yield from filter(None, (*slot.above, *slot.head, *slot.between, *slot.behind))
    match slot.node:
        case Text(value=value) if shape.effect:
            yield from remarks(value)
        case Parts(slots=slots, last=last):
            yield from filter(None, last)
            for each in slots:
                yield from comments(each, _inside(each, shape))
