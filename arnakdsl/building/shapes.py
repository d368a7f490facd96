"""The fields of the kinds that a pack declares."""

from __future__ import annotations

from arnakdsl.entries import Pack, truth
from arnakdsl.schema import Field, thing_fields
from arnakdsl.values import TYPE_WORDS
from arnakdsl.words import OF_EVERY_GAME
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence


def thing_kinds(pack: Pack) -> dict[str, dict[str, Field]]:
    """The shape of each kind of thing that a pack declares, for the shape check.

    Works from the declarations as written, so that a wrong type word does not hide the fields.
    """
    declared = [entry for entry in pack.of_kind("kind") if entry.id not in OF_EVERY_GAME]
    forms = {str(each.value): "references" for entry in declared if (each := entry.scalar("all"))}
    forms |= {entry.id: "reference" for entry in declared}
    forms |= {name: _FORMS.get(name, "any") for name in TYPE_WORDS} | {"pile": "reference"}
    found: dict[str, dict[str, Field]] = {}
    for entry in declared:
        if not entry.node("any_of"):
            attributes = entry.mapping("attributes")
            items = attributes.items if attributes else ()
            found[entry.id] = thing_fields(_shape(str(key.value), node, forms) for key, node in items)
    return found


_FORMS = {"number": "number", "flag": "flag", "effect": "steps", "cost": "cost", "icons": "cost", "text": "text"}


def _shape(name: str, node: Node, forms: dict[str, str]) -> tuple[str, str, bool]:
    spec = node.get("type") if isinstance(node, Mapping) else node
    required = isinstance(node, Scalar)
    if isinstance(node, Mapping):
        required = not (node.get("default") or truth(node.get("optional")))
    if isinstance(spec, Sequence):
        return name, "reference", required
    word = str(spec.value) if isinstance(spec, Scalar) else ""
    return name, forms.get(word, "any"), required
