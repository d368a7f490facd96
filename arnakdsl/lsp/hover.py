"""What a word is, in a few lines of Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arnakdsl.codes import CODES
from arnakdsl.explanations import explanation
from arnakdsl.file_schemas import Schema
from arnakdsl.loading import HEAD
from arnakdsl.lsp.completion import shape_at
from arnakdsl.lsp.context import spot_at
from arnakdsl.lsp.occurrences import ID, Symbol
from arnakdsl.lsp.schemas import says_at
from arnakdsl.lsp.workspace import Analysis
from arnakdsl.manual import definition_signature, manual_of
from arnakdsl.scenarios import FOLDER
from arnakdsl.schema import KINDS_SAY, LANGUAGE_KINDS, entry_schema
from arnakdsl.source import Source, Span

CODE = re.compile(r"AK\d{3}")
WORD = re.compile(r"[a-z_][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Hover:
    """What is told of some characters."""

    text: str
    span: Span


def hover(pack: Analysis, source: Source, offset: int) -> Hover | None:
    """What is known of the word at a place."""
    code = _word(CODE, source, offset)
    if code and code.text in CODES:
        return Hover(_as_code(explanation(CODES[code.text])), code)
    found = pack.occurrences.at(source, offset)
    if found:
        symbols, span = found
        told = "\n\n---\n\n".join(filter(None, (_symbol(pack, each) for each in symbols)))
        if told:
            return Hover(told + _findings(pack, source, offset), span)
    word = _word(WORD, source, offset)
    manual = (_of_language(pack, source, word) or _field(pack, source, word)) if word else ""
    told = manual + _findings(pack, source, offset)
    return Hover(told.strip(), word) if word and told else None


def _word(pattern: re.Pattern[str], source: Source, offset: int) -> Span | None:
    """The word of a pattern at a place of a line."""
    start = source.text.rfind("\n", 0, offset) + 1
    line = source.line(source.position(offset)[0])
    for match in pattern.finditer(line):
        if start + match.start() <= offset <= start + match.end():
            return Span(source, start + match.start(), start + match.end())
    return None


def _of_language(pack: Analysis, source: Source, word: Span) -> str:
    """The manual of a verb, a function or a form, in an effect."""
    manual = manual_of(word.text)
    if manual is None or not _is_in_effect(pack, source, word.start):
        return ""
    return f"{_as_code(manual.signature)}\n\n{manual.text}"


def _is_in_effect(pack: Analysis, source: Source, offset: int) -> bool:
    """Told from the lines of the file, which may be broken."""
    spot = spot_at(source.text, offset, lambda path: bool(shape_at(pack, path).effect))
    return not spot.is_key and bool(shape_at(pack, spot.path).effect)


def _field(pack: Analysis, source: Source, word: Span) -> str:
    """What a key says."""
    spot = spot_at(source.text, word.end)
    if not spot.is_key:
        return ""
    schema, path = _schema(pack, source, (*spot.path, word.text))
    says = says_at(schema, path)
    return f"**{word.text}**: {says}" if says else ""


def _schema(pack: Analysis, source: Source, path: tuple[str, ...]) -> tuple[Schema, tuple[str, ...]]:
    """The schema that a key belongs to, and the path to it from there."""
    inside = Path(source.name).relative_to(pack.folder).parts
    if inside == (HEAD,):
        return pack.schemas.get("pack", {}), path
    if inside[0] == FOLDER:
        return pack.schemas.get("scenarios", {}), path
    kind, *rest = path
    if not rest:
        return {"description": KINDS_SAY.get(kind, "")}, ()
    return entry_schema(pack.fields[kind]) if kind in pack.fields and len(rest) > 1 else {}, tuple(rest[1:])


def _findings(pack: Analysis, source: Source, offset: int) -> str:
    """Why what is found there is a mistake."""
    found = (
        each.code
        for each in pack.findings
        if each.span.source.name == source.name and each.span.start <= offset <= each.span.end
    )
    return "".join(f"\n\n**{code.id} {code.name}**: {code.why}" for code in dict.fromkeys(found) if code.why)


# ---------------------------------------------------------------- what names stand for


def _symbol(pack: Analysis, symbol: Symbol) -> str:
    sort, name = symbol
    match sort:
        case "id":
            return _entry(pack, name)
        case "set":
            kind = pack.model.sets.get(name, "") if pack.model else ""
            return f"**{name}**: all of the kind `{kind}`" if kind else ""
        case "member":
            return _member(pack, name)
        case "of head":
            values = pack.model.options.get(name) if pack.model else None
            return f"**{name}**: an option: {', '.join(values)}" if values else f"**{name}**: a seat that nobody plays"
        case "local":
            return f"**{name.rpartition('/')[2]}**: a name of this text"
    return ""


def _entry(pack: Analysis, name: str) -> str:
    """An entry: its kind and name, how it is called, what it says."""
    entry = pack.entries.get(name)
    if entry is None:
        return ""
    title = entry.scalar("name")
    parts = [f"**{title.decoded}**, {entry.kind} `{name}`" if title else f"**{name}**: {_kind(entry.kind)}"]
    if entry.kind == "define":
        parts.append(_as_code(definition_signature(entry)))
    parts += _texts(pack, name)
    do = entry.scalar("do") or entry.scalar("value")
    if do is not None:
        parts.append(_as_code(do.decoded.strip()))
    uses = len(pack.occurrences.all_of([(ID, name)], declarations=False))
    parts.append(f"{uses} use{'' if uses == 1 else 's'}")
    return "\n\n".join(parts)


def _kind(kind: str) -> str:
    return f"a{'n' if kind[0] in 'aeiou' else ''} {kind}" + (" of the pack" if kind not in LANGUAGE_KINDS else "")


def _texts(pack: Analysis, name: str) -> Iterator[str]:
    """What a card says, in English."""
    if pack.texts is not None and pack.current and pack.model and name in pack.model.by_id:
        yield from filter(None, pack.texts.entry(name).values())


def _member(pack: Analysis, name: str) -> str:
    kind_name, _, member = name.partition(".")
    kind = pack.model.kinds.get(kind_name) if pack.model else None
    if kind is None:
        return ""
    said = f"**{member}** of `{kind_name}`"
    if member in kind.attributes:
        return f"{said}: printed, {kind.attributes[member].type}"
    if member in kind.marks:
        mark = kind.marks[member]
        return f"{said}: {'a place for' if mark.holds else 'a mark,'} {mark.type}"
    if member in kind.parts:
        return f"{said}: all whose `{'.'.join(kind.parts[member])}` is it"
    return f"{said}: {_as_code(kind.terms[member].span.text)}" if member in kind.terms else ""


def _as_code(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"
