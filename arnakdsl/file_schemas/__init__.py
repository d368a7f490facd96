"""JSON schemas (2020-12) of the files of a pack, for editors: what may stand where, with what it says.

Made of the same declarations as the checks (`schema.py`, the kinds of the pack, the fields of scenarios).  What a check finds
wrong in the shape of a file is wrong here too; names of other entries are offered, and any other name is let pass.
"""

from __future__ import annotations

from collections.abc import Iterable

from arnakdsl.entries import Pack
from arnakdsl.file_schemas.names import Schema, whole
from arnakdsl.file_schemas.scenarios import Scenarios
from arnakdsl.findings import Finding

__all__ = ["FILES", "Schema", "file_schema", "kind_schema"]

FILES = ("content", "pack", "scenarios")
"""The kinds of files, by the names of their schemas."""


def file_schema(name: str, pack: Pack, findings: Iterable[Finding] = ()) -> Schema:
    """The schema of one of FILES; `findings` are those of reading the pack."""
    writer = Scenarios(pack, findings)
    return {"content": writer.content, "pack": writer.head, "scenarios": writer.scenarios}[name]()


def kind_schema(kind: str, pack: Pack, findings: Iterable[Finding] = ()) -> Schema | None:
    """The schema of an entry of a kind, without its id; none where there is no such kind."""
    writer = Scenarios(pack, findings)
    fields = writer.fields.get(kind)
    return None if fields is None else whole(f"an entry of the kind {kind}", writer.entry(kind, fields))
