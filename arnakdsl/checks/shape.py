"""The shape of entries: each field known, none missing, each value of the form that the field asks for."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as MappingOf
from typing import Any

from arnakdsl.codes import UNKNOWN_FIELD
from arnakdsl.entries import Entry, Pack
from arnakdsl.findings import Finding
from arnakdsl.names import did_you_mean
from arnakdsl.schema import EVERYWHERE, LANGUAGE_KINDS, Field, entry_schema, language_fields
from arnakdsl.validation import Tree, validate, validator_of


def check_shape(pack: Pack, thing_kinds: MappingOf[str, dict[str, Field]]) -> Iterator[Finding]:
    """All entries of a pack.  `thing_kinds` has the fields of the kinds that the pack declares.

    Entries of a kind without fields of its own (an unknown one) are passed over.
    """
    validators: dict[str, Any] = {}
    for entry in pack.entries:
        if entry.kind not in validators:
            validators[entry.kind] = _validator_of(entry.kind, thing_kinds)
        if validators[entry.kind] is not None:
            yield from validate(validators[entry.kind], Tree(f"'{entry.id}'", entry.id_span, entry.fields))
            yield from _confidence(entry)


def _confidence(entry: Entry) -> Iterator[Finding]:
    """Confidence by field names fields that the entry has."""
    named, known = entry.mapping("confidence"), [name for name in entry.fields if name not in EVERYWHERE]
    for key, _ in named.items if named else ():
        name = str(key.value)
        if name not in known:
            hint = did_you_mean(name, known) or f"'{entry.id}' has: {', '.join(known) or 'none'}"
            yield UNKNOWN_FIELD.at(key.span, field=name, hint=hint)


def _validator_of(kind: str, thing_kinds: MappingOf[str, dict[str, Field]]) -> Any:
    if kind in LANGUAGE_KINDS:
        return validator_of(entry_schema(language_fields(kind)))
    fields = thing_kinds.get(kind)
    return validator_of(entry_schema(fields)) if fields is not None else None
