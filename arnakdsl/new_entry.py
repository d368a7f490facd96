"""A new entry for a pack: its required fields as most entries of its kind have them, its other fields as comments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping as Table
from dataclasses import dataclass
from pathlib import Path

from arnakdsl.building import thing_kinds
from arnakdsl.codes import BAD_ID, DUPLICATE_ID, RESERVED_WORD, TAKEN_KIND
from arnakdsl.entries import ONLY, Entry, Pack
from arnakdsl.findings import Finding, Severity
from arnakdsl.fmt import CannotFormat, format_text
from arnakdsl.names import did_you_mean
from arnakdsl.report import ContentError
from arnakdsl.schema import EVERYWHERE, LANGUAGE_KINDS, Field, language_fields
from arnakdsl.source import Source
from arnakdsl.words import NUMBERED_ID, better_id
from arnakdsl.yamltree import Mapping, Node, Scalar, parse, unsaved
from arnakdsl.yamltree.words import shown

OF_IDS = (BAD_ID, DUPLICATE_ID, RESERVED_WORD, TAKEN_KIND)
WITHOUT_AN_EXAMPLE = {
    "number": "0", "flag": "no", "cost": "nothing", "steps": "nothing", "expression": "0", "text": "text",
    "references": "[]", "some references": "[]", "expressions": "{}", "attributes": "{}", "arguments": "{}", "marks": "{}",
}  # fmt: skip
"""What a field of a form holds where no entry shows it."""
OF_ONE_ENTRY = ("takes", "for", "each", ONLY)
"""Fields without which the others of an entry may mean nothing: they give it names, or say in which games it holds."""


class CannotAdd(ValueError):
    """There can be no such entry; one sentence."""


@dataclass(frozen=True, slots=True)
class Added:
    """A file with a new entry in it.

    Attributes:
        path: The file, which may be new.
        before: What it said; nothing if it is new.
        text: What it says with the entry.
        line: Where the entry begins, from 1.
        findings: What is still to be done to it.
    """

    path: Path
    before: Source | None
    text: str
    line: int
    findings: tuple[Finding, ...] = ()


def kinds_of(pack: Pack) -> list[str]:
    """The kinds that entries of a pack can have, its own first."""
    return [*thing_kinds(pack), *LANGUAGE_KINDS]


def added(folder: Path, pack: Pack, kind: str, name: str) -> Added:
    """A pack's file with an entry more; nothing is written.

    Raises:
        CannotAdd: There is no such kind, or no entry can be called so.
    """
    from arnakdsl.checking import checked

    if kind not in kinds_of(pack):
        hint = did_you_mean(kind, kinds_of(pack)) or f"there are {', '.join(kinds_of(pack))}"
        raise CannotAdd(f"there is no kind '{kind}': {hint}")
    if not NUMBERED_ID.fullmatch(name):
        raise CannotAdd(f"'{shown(name)}' cannot be an id; {better_id(name)}")
    found = _laid_out(_added(folder, pack, kind, name))
    with unsaved({found.path.resolve(): Source(str(found.path), found.text)}):
        findings = checked(folder)
    for each in findings:
        if each.code in OF_IDS and each.span.text == name:
            raise CannotAdd("; ".join(filter(None, (each.message, each.hint))))
    own = tuple(each for each in findings if Path(each.span.source.name) == found.path and _inside(each, found, name))
    return Added(found.path, found.before, found.text, found.line, own)


def _inside(finding: Finding, found: Added, name: str) -> bool:
    entry = found.text.splitlines()[found.line - 1 :]
    length = next(
        (at for at, line in enumerate(entry[1:], 1) if line.strip() and not line.startswith("    ")), len(entry)
    )
    return found.line <= finding.span.position[0] < found.line + length


def _added(folder: Path, pack: Pack, kind: str, name: str) -> Added:
    kin = pack.of_kind(kind)
    lines = "".join(f"{each}\n" for each in _lines(pack, kind, name, kin))
    alone = Added(folder / f"{kind}.yaml", None, f"{kind}:\n{lines}", 2)
    if kin:
        source = Counter(each.extent.source for each in kin).most_common(1)[0][0]
        at = _behind([each for each in kin if each.extent.source is source][-1])
        found = _with(source, at, lines, 0)
    elif beside := _elsewhere(pack, kind):
        found = _with(beside, len(beside.text), f"\n{kind}:\n{lines}", 2)
    else:
        return alone
    return found if _can_be_read(found) else alone


def _can_be_read(found: Added) -> bool:
    """Not where entries stand in brackets, or under each other in another column."""
    return not any(each.severity is Severity.ERROR for each in parse(Source("", found.text))[1])


def _with(source: Source, at: int, lines: str, above: int) -> Added:
    """A file with lines at a place; the entry begins so many lines below it."""
    before, after = source.text[:at], source.text[at:]
    end = "\r\n" if "\r\n" in source.text else "\n"
    lines = lines.replace("\n", end)
    before += "" if not before or before.endswith("\n") else end
    return Added(Path(source.name), source, before + lines + after, before.count("\n") + 1 + above)


def _behind(entry: Entry) -> int:
    """Behind the last line of an entry."""
    text, end = entry.extent.source.text, entry.extent.end
    line_end = text.find("\n", max(end - 1, 0))
    return len(text) if line_end < 0 else line_end + 1


def _elsewhere(pack: Pack, kind: str) -> Source | None:
    """The file for the first entry of a kind: for kinds of the language the one that declares most."""
    if kind not in LANGUAGE_KINDS:
        return None
    sources = Counter(each.extent.source for each in pack.entries if each.kind in LANGUAGE_KINDS)
    return sources.most_common(1)[0][0] if sources else None


def _laid_out(found: Added) -> Added:
    """In the one layout of files, if the file was in it."""
    try:
        if found.before and format_text(found.before.text, found.path) != found.before.text:
            return found
        text = format_text(found.text, found.path)
    except (CannotFormat, ContentError):
        return found
    return Added(found.path, found.before, text, found.line)


# ---------------------------------------------------------------- the entry


def _lines(pack: Pack, kind: str, name: str, kin: list[Entry]) -> Iterator[str]:
    fields = language_fields(kind) if kind in LANGUAGE_KINDS else thing_kinds(pack)[kind]
    attributes = _attributes(pack, kind)
    types = {field: _one_line(_part(node, "type") or node) for field, node in attributes.items()}
    defaults = {field: _one_line(node) for field, each in attributes.items() if (node := _part(each, "default"))}
    alone = _alone(fields, kin)
    yield f"  {name}:"
    if "name" in fields and _often("name", kin):
        yield f"    name: {name.partition(':')[0].replace('_', ' ').title()}"
    for field, each in fields.items():
        if each.required:
            yield f"    {field}: {_example(field, each, alone)}  # {types.get(field, each.says)}"
    for field, each in fields.items():
        if not each.required and not (field == "name" and _often("name", kin)):
            shown = _often(field, kin) and field not in EVERYWHERE
            value = _example(field, each, kin) if shown else defaults.get(field, "...")
            yield f"    # {field}: {value}  # {types.get(field, each.says)}"


def _alone(fields: Table[str, Field], kin: list[Entry]) -> list[Entry]:
    """The entries whose required fields mean the same without the others; one, where names are given in a required field."""
    given = {name: fields[name].required for name in OF_ONE_ENTRY if name in fields}
    found = [each for each in kin if all(is_required or name not in each.fields for name, is_required in given.items())]
    return found[:1] if any(given.values()) else found


def _often(field: str, kin: list[Entry]) -> bool:
    return sum(field in each.fields for each in kin) * 2 > len(kin)


def _example(field: str, shape: Field, kin: list[Entry]) -> str:
    """The value that most entries of the kind have, in one line."""
    values = Counter(text for each in kin if (node := each.node(field)) and (text := _one_line(node)))
    if values:
        return values.most_common(1)[0][0]
    return shape.choices[0] if shape.choices else WITHOUT_AN_EXAMPLE.get(shape.form, "''")


def _one_line(node: Node) -> str:
    """A value as it is written, if it has one line."""
    text = node.span.text
    if "\n" in text or (isinstance(node, Scalar) and node.style in ("|", ">")):
        return ""
    return text if isinstance(node, Scalar) or text.startswith(("{", "[")) else f"{{{text}}}"


def _attributes(pack: Pack, kind: str) -> dict[str, Node]:
    """What a pack says of the attributes of a kind of its own."""
    entry = next((each for each in pack.of_kind("kind") if each.id == kind), None)
    attributes = entry.mapping("attributes") if entry else None
    return {str(key.value): node for key, node in attributes.items} if attributes else {}


def _part(node: Node, name: str) -> Node | None:
    return node.get(name) if isinstance(node, Mapping) else None
