"""The shape of entries: each field known, none missing, each value of the form that the field asks for."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as MappingOf
from typing import Any

from arnakdsl.codes import MISSING_FIELD, UNKNOWN_FIELD
from arnakdsl.entries import Entry, Pack
from arnakdsl.findings import Finding
from arnakdsl.names import did_you_mean
from arnakdsl.schema import EVERYWHERE, LANGUAGE_KINDS, Field, entry_schema, language_fields
from arnakdsl.validation import Tree, validate, validator_of

SHAPES = "shapes"
"""What a source keeps the findings of its entries under, each with the fields of its kind."""


def check_shape(pack: Pack, thing_kinds: MappingOf[str, dict[str, Field]]) -> Iterator[Finding]:
    """All entries of a pack.  `thing_kinds` has the fields of the kinds that the pack declares.

    Entries of a kind without fields of its own (an unknown one) are passed over.
    """
    validators: dict[str, Any] = {}
    of_kind = {**thing_kinds, **{kind: language_fields(kind) for kind in LANGUAGE_KINDS}}
    for entry in pack.entries:
        fields = of_kind.get(entry.kind)
        if fields is None:
            continue
        kept, place = entry.id_span.source.kept.setdefault(SHAPES, {}), (entry.kind, entry.id_span.start)
        if place not in kept or kept[place][0] != fields:
            if entry.kind not in validators:
                validators[entry.kind] = validator_of(entry_schema(fields))
            kept[place] = fields, tuple(_found(entry, validators[entry.kind]))
        yield from kept[place][1]


def _found(entry: Entry, validator: Any) -> Iterator[Finding]:
    found = list(validate(validator, Tree(f"'{entry.id}'", entry.id_span, entry.fields)))
    yield from found
    if not any(each.code in (UNKNOWN_FIELD, MISSING_FIELD) for each in found):
        yield from _confidence(entry)


def _confidence(entry: Entry) -> Iterator[Finding]:
    """Confidence by field names fields that the entry has."""
    named = entry.mapping("confidence")
    if named is None:
        return
    known = [name for name in entry.fields if name not in EVERYWHERE]
    for key, _ in named.items:
        name = str(key.value)
        if name not in known:
            hint = did_you_mean(name, known) or f"'{entry.id}' has: {', '.join(known) or 'none'}"
            yield UNKNOWN_FIELD.at(key.span, field=name, hint=hint)
