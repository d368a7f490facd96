"""A folder of content -> a Pack, and what is wrong with its files, kinds and ids."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from arnakdsl import codes
from arnakdsl.checks.head import check_head, check_only
from arnakdsl.entries import ONLY, Entry, Pack
from arnakdsl.findings import Finding, Severity, in_order
from arnakdsl.names import Meant, did_you_mean, near
from arnakdsl.records import record
from arnakdsl.schema import LANGUAGE_KINDS, language_fields
from arnakdsl.source import Source, Span
from arnakdsl.values import TYPE_WORDS
from arnakdsl.words import ID, NUMBERED_ID, OF_EVERY_GAME, better_id, never_ids
from arnakdsl.yamltree import Mapping, Node, Scalar, Sequence, parse, read, unsaved_in

HEAD = "pack.yaml"
SUFFIXES = (".yaml", ".yml")
NOT_CONTENT = ("scenarios", "lang")
"""Folders at the top of a pack whose files are read by others."""
MOST_FILES = 2_000
MOST_PLACES = 20_000
MOST_CHARACTERS = 10_000_000


@record
class Loaded:
    """A pack as far as it could be read.

    `lost`: some of its entries are missing from it.  `spoilt`: these have a finding inside.
    """

    pack: Pack | None
    findings: tuple[Finding, ...]
    lost: bool
    spoilt: frozenset[Entry] = frozenset()


def load_pack(path: Path) -> tuple[Pack | None, tuple[Finding, ...]]:
    """The pack in a folder and what was wrong with it; never an exception for any content of the folder.

    The pack is None where there is no folder or no head in it; else it holds what could be read.
    """
    loaded = load(path)
    return loaded.pack, loaded.findings


def load(path: Path) -> Loaded:
    """The same, with what a caller must know to go on after findings."""
    refused = _no_pack(path)
    if refused:
        return Loaded(None, (refused,), lost=True)
    loader = _Loader(path)
    head = loader.head()
    loader.content()
    pack = Pack(_name(head, path), head, tuple(loader.entries), tuple(loader.sources))
    return Loaded(pack, in_order(loader.findings), loader.lost, loader.spoilt())


def load_nodes(name: str, head: Mapping, kinds: Iterable[tuple[Scalar, Mapping]]) -> Loaded:
    """The pack of a head, and of entries that stand under their kinds, which were not read from files."""
    loader = _Loader(Path(name))
    loader.findings += check_head(head)
    loader.place([_Block(kind, entries.items) for kind, entries in kinds])
    pack = Pack(_name(head, Path(name)), head, tuple(loader.entries))
    return Loaded(pack, in_order(loader.findings), loader.lost, loader.spoilt())


def _no_pack(path: Path) -> Finding | None:
    """Why a path is no pack at all."""
    name = shown(path)
    nowhere = Span(Source(name, ""), 0, 0)
    try:
        mode = path.stat().st_mode
        if not stat.S_ISDIR(mode):
            hint = "name the folder that the file is in" if path.name == HEAD else ""
            return codes.NOT_A_FOLDER.at(nowhere, folder=name, seen="a file", hint=hint)
        if os.path.lexists(path / HEAD) or path / HEAD in unsaved_in(path):
            return None
    except (FileNotFoundError, NotADirectoryError, ValueError):
        return codes.FILE_MISSING.at(nowhere, name=name)
    except OSError as error:
        return codes.FILE_UNREADABLE.at(nowhere, name=name, reason=_reason(error))
    return codes.NO_HEAD.at(nowhere, folder=name, hint=f"name the folder that holds {HEAD}, or add one")


def shown(path: Path) -> str:
    """A path as messages show it: one line of text, whatever the file system allows."""
    text = os.fsencode(path.as_posix() if "\0" not in str(path) else str(path)).decode("utf-8", "replace")
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)


def _name(head: Mapping, path: Path) -> str:
    name = head.get("name")
    return name.value if isinstance(name, Scalar) and isinstance(name.value, str) else path.resolve().name


# ---------------------------------------------------------------- the files of a pack


@dataclass(slots=True)
class _Files:
    """What stands in a folder and the folders below it."""

    found: list[Path] = field(default_factory=list)
    seen: set[tuple[int, int]] = field(default_factory=set)
    places: int = 0
    unreadable: list[tuple[Path, OSError]] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.found) > MOST_FILES or self.places > MOST_PLACES

    def scan(self, top: Path) -> None:
        """Every file of content; links to folders are followed, each folder once."""
        waiting = [top]
        while waiting and not self.full:
            folder = waiting.pop()
            for each in self._listed(folder):
                self.places += 1
                if each.name.startswith(".") or (folder == top and each.name in (HEAD, *NOT_CONTENT)):
                    continue
                if each.name.endswith(SUFFIXES):
                    self.found.append(folder / each.name)
                elif _is_folder(each):
                    waiting.append(folder / each.name)
        self.found += [path for path in unsaved_in(top) if _is_content(path, top) and path not in self.found]
        self.found.sort(key=lambda path: path.relative_to(top).parts)

    def _listed(self, folder: Path) -> list[os.DirEntry[str]]:
        try:
            status = folder.stat()
            place = (status.st_dev, status.st_ino)
            if place in self.seen:
                return []
            self.seen.add(place)
            with os.scandir(folder) as listed:
                return [each for each, _ in zip(listed, range(MOST_PLACES + 1), strict=False)]
        except OSError as error:
            self.unreadable.append((folder, error))
            return []


def _is_content(path: Path, top: Path) -> bool:
    inside = path.relative_to(top)
    return path.name.endswith(SUFFIXES) and inside != Path(HEAD) and inside.parts[0] not in NOT_CONTENT


def _is_folder(each: os.DirEntry[str]) -> bool:
    try:
        return each.is_dir()
    except OSError:
        return False


# ---------------------------------------------------------------- files to entries


@record
class _Block:
    """What stands under one kind in one file; `only` is the one of the file."""

    kind: Scalar
    items: tuple[tuple[Scalar, Node], ...]
    only: tuple[Scalar, Node] | None = None


class _Loader:
    """Reads the files of one pack; gathers entries and findings."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: list[Entry] = []
        self.ids: dict[str, Span] = {}
        self.sources: list[Source] = []
        self.findings: list[Finding] = []
        self.misplaced: list[Scalar] = []  # `only` of files with entries that cannot have it
        self.lost = False
        self.unread = False  # may a kind be declared where nothing could be read?
        self.characters = 0

    def lose(self, *findings: Finding) -> None:
        """Report what keeps entries out of the pack."""
        self.findings += findings
        self.lost = True

    def head(self) -> Mapping:
        """The mapping in pack.yaml; an empty one stands for one that could not be read."""
        node = self._tree(self.path / HEAD)
        if isinstance(node, Mapping):
            unread = [each.span for each in self.findings]
            self.findings += (each for each in check_head(node) if not any(map(each.span.holds, unread)))
            return node
        nowhere = Span(self.sources[0] if self.sources else Source(shown(self.path / HEAD), ""), 0, 0)
        if not self.lost:
            hint = "it says at least name, language and seats"
            place = node.span if node else nowhere
            self.lose(codes.WRONG_SHAPE.at(place, what=HEAD, expected="a mapping", seen=_seen(node), hint=hint))
        return Mapping((), nowhere)

    def content(self) -> None:
        files = _Files()
        files.scan(self.path)
        nowhere = Span(Source(shown(self.path), ""), 0, 0)
        for folder, error in files.unreadable:
            self.lose(codes.FILE_UNREADABLE.at(nowhere, name=shown(folder), reason=_reason(error)))
        if files.full:
            self.lose(codes.TOO_MUCH.at(nowhere, limit=f"{MOST_FILES} files, or {MOST_PLACES} with all others"))
            return
        self.place([block for path in files.found for block in self._blocks(path)])
        if not self.entries and not self.findings:
            head = Span(self.sources[0], 0, 0)
            self.lose(codes.NO_ENTRIES.at(head, hint="add a file beside it with a kind, below it an id"))

    def _tree(self, path: Path) -> Node | None:
        if self.characters > MOST_CHARACTERS:
            return None
        source, findings = read(path, shown(path))
        if source is None:
            self.lose(*findings)
            return None
        self.sources.append(source)
        self.characters += len(source.text)
        if self.characters > MOST_CHARACTERS:
            self.lose(codes.TOO_MUCH.at(Span(source, 0, 0), limit=f"{MOST_CHARACTERS} characters"))
            return None
        node, findings = parse(source)
        self.findings += findings
        self.lost = self.lost or any(_loses(each) for each in findings)
        return node

    def _blocks(self, path: Path) -> Iterator[_Block]:
        """The kinds in a file."""
        node = self._tree(path)
        if isinstance(node, Mapping):
            only = next(((key, value) for key, value in node.items if key.value == ONLY), None)
            self.findings += check_only(*only) if only else ()
            for kind, value in node.items:
                if kind.value == ONLY:
                    continue
                if isinstance(value, Mapping):
                    yield _Block(kind, value.items, only)
                elif not _is_empty(value):
                    self._not_a_mapping(value, f"'{kind.value}'", "a mapping of ids")
        elif node is not None and not _is_empty(node):
            self._not_a_mapping(node, "the file", "a mapping of kinds")

    def _not_a_mapping(self, node: Node, what: str, expected: str) -> None:
        hint = "entries are written as `kind:`, below it `id:`, below that the fields"
        self.lose(codes.WRONG_SHAPE.at(node.span, what=what, expected=expected, seen=_seen(node), hint=hint))

    # ------------------------------------------------------------ kinds and ids

    def place(self, blocks: list[_Block]) -> None:
        """Make the entries: a misspelt kind with a near name is taken for that one."""
        kinds, groups = _declared(blocks)
        self.unread = self.lost
        for block in blocks:
            kind = self._kind(block, kinds, groups)
            only = self._only(block, kind) if kind else None
            for key, node in block.items if kind else ():
                self._entry(str(kind), key, node, only)
        self.findings = [self._duplicate_id(each) for each in self.findings]

    def _kind(self, block: _Block, kinds: set[str], groups: set[str]) -> str | None:
        name = str(block.kind.value)
        if name in kinds:
            return name
        if name in groups:
            hint = "it stands for other kinds, or for what every game has: use one of the kinds with entries"
            self.lose(codes.UNKNOWN_KIND.at(block.kind.span, name=name, hint=hint))
            return None
        if self.unread:
            return None
        meant = near(name, {*kinds, ONLY})
        hint = did_you_mean(name, {*kinds, ONLY}) or "a pack declares its kinds under `kind`"
        self.findings.append(codes.UNKNOWN_KIND.at(block.kind.span, name=name, hint=hint))
        self.lost = self.lost or meant in (None, ONLY)
        return None if meant == ONLY else meant

    def _only(self, block: _Block, kind: str) -> tuple[Scalar, Node] | None:
        """What the entries of a kind have of the `only` of their file."""
        if block.only and kind in LANGUAGE_KINDS and ONLY not in LANGUAGE_KINDS[kind]:
            if block.only[0] in self.misplaced:
                return None
            self.misplaced.append(block.only[0])
            hint = f"move the entries to a file without '{ONLY}'"
            self.findings.append(
                codes.FIELD_NOT_HERE.at(block.kind.span, owner=f"the kind '{kind}'", field=ONLY, hint=hint)
            )
            return None
        return block.only

    def _entry(self, kind: str, key: Scalar, node: Node, only: tuple[Scalar, Node] | None) -> None:
        name = str(key.value)
        if name in self.ids:
            self.findings.append(_taken(name, key.span, self.ids[name]))
            return
        self.ids[name] = key.span
        self.findings += _bad_name(kind, name, key.span)
        fields = {str(each.value): (each, value) for each, value in node.items} if isinstance(node, Mapping) else {}
        if not isinstance(node, Mapping) and not _is_empty(node):
            self.findings.append(
                codes.WRONG_SHAPE.at(node.span, what=f"'{name}'", expected="a mapping of fields", seen=_seen(node))
            )
        if kind in LANGUAGE_KINDS:
            self._misspelt_fields(kind, fields)
        self.entries.append(Entry(kind, name, key.span, fields, key.span.to(node.span), only))

    def _misspelt_fields(self, kind: str, fields: dict[str, tuple[Scalar, Node]]) -> None:
        """Take a field that is nearly another one for that, so that nothing seems to be missing for it."""
        known = language_fields(kind)
        for name in [each for each in fields if each not in known]:
            absent = [each for each in known if each not in fields]
            meant = near(name, [each for each in absent if known[each].required]) or near(name, absent)
            if meant:
                key, _ = fields[meant] = fields.pop(name)
                self.findings.append(codes.UNKNOWN_FIELD.at(key.span, field=name, hint=Meant(name, meant)))

    def _duplicate_id(self, finding: Finding) -> Finding:
        """A key given twice among ids is an id given twice."""
        if finding.code is not codes.DUPLICATE_KEY or not finding.related:
            return finding
        first = finding.related[0].span
        name = next((name for name, span in self.ids.items() if span == first), None)
        return _taken(name, finding.span, first) if name is not None else finding

    def spoilt(self) -> frozenset[Entry]:
        """The entries with a finding inside: what they lack may be what could not be read."""
        places: dict[Source, list[int]] = {}
        for found in self.findings:
            places.setdefault(found.span.source, []).append(found.span.start)
        return frozenset(
            each
            for each in self.entries
            if any(each.extent.start < at <= each.extent.end for at in places.get(each.extent.source, ()))
        )


def _declared(blocks: list[_Block]) -> tuple[set[str], set[str]]:
    """The kinds that entries may stand under, and the declared ones without entries of their own."""
    kinds, groups = set(LANGUAGE_KINDS), set(OF_EVERY_GAME)
    declaring = [block for block in blocks if block.kind.value == "kind"]
    named = {str(key.value) for block in declaring for key, _ in block.items} | kinds | groups
    others = [block for block in blocks if block.kind.value not in named]
    declaring += [block for block in others if near(str(block.kind.value), LANGUAGE_KINDS) == "kind"]
    for block in declaring:
        for key, node in block.items:
            is_group = isinstance(node, Mapping) and node.get("any_of") is not None
            (groups if is_group else kinds).add(str(key.value))
    return kinds - groups, groups


def _taken(name: str, place: Span, first: Span) -> Finding:
    return codes.DUPLICATE_ID.at(place, id=name, hint="give one of the two another id", also=(("first here", first),))


def _bad_name(kind: str, name: str, place: Span) -> Iterator[Finding]:
    """An id that is no word, or a word with a meaning of its own."""
    if not (ID if kind in LANGUAGE_KINDS else NUMBERED_ID).fullmatch(name):
        yield codes.BAD_ID.at(place, id=name, hint=better_id(name))
    elif kind == "kind" and (name in LANGUAGE_KINDS or name in TYPE_WORDS or name == ONLY):
        yield codes.TAKEN_KIND.at(place, name=name, hint="give it another name")
    elif name in never_ids() and not (kind == "kind" and name in OF_EVERY_GAME):
        yield codes.RESERVED_WORD.at(place, seen=name, hint="give it another name")


def _loses(finding: Finding) -> bool:
    """Does a finding of the YAML mean that something is missing from the tree?"""
    return finding.severity is Severity.ERROR and finding.code is not codes.DUPLICATE_KEY


def _reason(error: OSError) -> str:
    return (error.strerror or "unknown").lower()


def _is_empty(node: Node) -> bool:
    return isinstance(node, Scalar) and node.value is None


def _seen(node: Node | None) -> str:
    match node:
        case Mapping():
            return "a mapping"
        case Sequence():
            return "a list"
        case Scalar(value=value) if value is not None:
            return "a single value"
    return "nothing"
