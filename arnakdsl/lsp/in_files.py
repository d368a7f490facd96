"""Where the names of a pack stand, in all its files: entries, the head, scenarios, messages of its languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from arnakdsl.entries import ONLY, Pack
from arnakdsl.linking import link
from arnakdsl.loading import HEAD, SUFFIXES
from arnakdsl.lsp.in_entries import GAP, InEntries
from arnakdsl.lsp.occurrences import ID, MEMBER, OF_HEAD, Occurrences
from arnakdsl.lsp.sight import names_of
from arnakdsl.model import Model
from arnakdsl.scenarios import FOLDER
from arnakdsl.schema import LANGUAGE_KINDS, Field
from arnakdsl.source import Source, Span, Text
from arnakdsl.typed import Value
from arnakdsl.words import OF_EVERY_GAME, PLAYER
from arnakdsl.yamltree import Mapping as MappingNode
from arnakdsl.yamltree import Node, Scalar, Sequence, parse, scalars

GAME, OF_SEATS = OF_EVERY_GAME
WORD = re.compile(r"[a-z][a-z0-9_]*")
IN_OPTIONS = {"pile", "action", "unit", "resource", "icon", "score"}
"""The kinds of the language whose entries scenarios name."""
MESSAGE = re.compile(
    r"(?<![\w$-])(?:thing|kind|pile|resource|icon|define|action|menu|procedure|unit|score)-(?P<id>[a-z][a-z0-9_]*)"
)
OF_A_MEMBER = re.compile(r"(?<![\w$-])[a-z]+-(?P<kind>[a-z][a-z0-9_]*)-(?P<member>[a-z][a-z0-9_]*)(?![\w-])")
PART = re.compile(
    r"^(?:option-(?P<words>[\w-]+)|[a-z])|\$(?P<name>[a-z][a-z0-9_]*)-(?P<way>[a-z][a-z0-9_-]*)", re.MULTILINE
)
"""Where a message begins, and members in it of what is named: `{ $x-site-price }`."""


def occurrences_of(
    pack: Pack | None,
    model: Model | None,
    sources: Mapping[Path, Source],
    fields: Mapping[str, Mapping[str, Field]],
) -> Occurrences:
    """Look through a pack; without a model as far as the words alone tell."""
    found = Occurrences()
    if pack is not None:
        _InFiles(pack, model, sources, fields, found).run()
    return found


class _InFiles(InEntries):
    """Notes the names in all files of a pack."""

    def run(self) -> None:
        if self.recorder and self.model:
            link(self.model, self.recorder)
        for entry in self.pack.of_kind("kind"):
            self.kind(entry)
        self.head()
        for entry in self.pack.entries:
            self.entry(entry)
        for path, source in self.sources.items():
            if path.suffix in SUFFIXES and path.name != HEAD:
                self.file(path, source)
            elif path.suffix == ".ftl":
                self.fluent(source)

    # ------------------------------------------------------------ the head

    def head(self) -> None:
        """What the head declares, and the board of a terminal."""
        for name, part in (("options", self.pack.head.get("options")), ("others", self.pack.head.get("seats"))):
            node = part.get("others") if name == "others" and isinstance(part, MappingNode) else part
            for key, _ in node.items if isinstance(node, MappingNode) else ():
                self.found.add((OF_HEAD, key.decoded), key.span, declares=True)
        box = self.pack.head.get("box")
        for key, _ in box.items if isinstance(box, MappingNode) else ():
            if key.decoded in self.kinds:
                self.found.add((ID, key.decoded), key.span)
        screen = self.pack.head.get("screen")
        for part in screen.items if isinstance(screen, Sequence) else ():
            for name in ("each", "piles", "hide"):
                node = part.get(name) if isinstance(part, MappingNode) else None
                if node is not None:
                    self.values(node)
            if isinstance(part, MappingNode):
                self.section(part)

    def section(self, part: MappingNode) -> None:
        """The attributes by which a section of the board is laid out, and those that it shows."""
        if self.model is None:
            return
        each = part.get("each")
        of = [str(each.value)] if isinstance(each, Scalar) else []
        piles = part.get("piles")
        for pile in piles.items if isinstance(piles, Sequence) else ():
            found = self.model.piles.get(str(pile.value)) if isinstance(pile, Scalar) else None
            of += found.of if found else ()
        for name in ("rows", "steps", "show"):
            node = part.get(name)
            for way in node.items if isinstance(node, Sequence) else (node,):
                if isinstance(way, Scalar):
                    self.way(of, way.text, ".")

    def way(self, kinds: Iterable[str], text: Text, sign: str) -> None:
        """Members of members, from things of some kinds on, with a sign between them."""
        at = 0
        for name in text.value.split(sign):
            here = [kind for kind in kinds if (MEMBER, f"{kind}.{name}") in self.declared]
            for kind in here:
                self.found.add((MEMBER, f"{kind}.{name}"), text.span(at, at + len(name)))
            kinds = [other for kind in here for other in self.behind(kind, name)]
            at += len(name) + 1

    def behind(self, kind: str, name: str) -> tuple[str, ...]:
        """The kinds of the things that a member names."""
        known = self.model.kinds.get(kind) if self.model else None
        if known is None:
            return ()
        if name in known.parts:
            return (known.parts[name][0],)
        mark = known.marks.get(name) or known.attributes.get(name)
        return mark.type.of if mark and mark.type.name in ("entity", "set") else ()

    # ------------------------------------------------------------ other files

    def file(self, path: Path, source: Source) -> None:
        tree, _ = parse(source)
        if FOLDER in path.parts:
            for scalar in scalars(tree):
                self.in_scenario(scalar)
            for each in tree.items if isinstance(tree, Sequence) else ():
                if isinstance(each, MappingNode):
                    self.scenario(each)
        elif isinstance(tree, MappingNode):
            self.only(tree.get(ONLY))
            for key, _ in tree.items:
                if key.decoded in self.entries and key.decoded not in OF_EVERY_GAME:
                    self.found.add((ID, key.decoded), key.span)

    def scenario(self, node: MappingNode) -> None:
        """The options and the members in the positions of a scenario or of a step of one."""
        given = node.get("given")
        self.only(given.get(GAME) if isinstance(given, MappingNode) else None)
        for part in (given, node.get("then")):
            if isinstance(part, MappingNode):
                self.position(part)
        steps = node.get("steps")
        for step in steps.items if isinstance(steps, Sequence) else ():
            if isinstance(step, MappingNode):
                self.scenario(step)

    def position(self, node: MappingNode) -> None:
        for key, value in node.items:
            name = key.decoded
            self.member(GAME, key)
            if name in self.kinds and isinstance(value, MappingNode):
                self.found.add((ID, name), key.span)
            for inner, deeper in value.items if isinstance(value, MappingNode) else ():
                if name in self.kinds:
                    self.members(name, deeper)
                elif name == "view" and isinstance(deeper, MappingNode):
                    self.position(deeper)
                elif PLAYER.fullmatch(name) or (OF_HEAD, name) in self.declared:
                    self.member(OF_SEATS, inner)

    def members(self, kind: str, node: Node) -> None:
        for key, _ in node.items if isinstance(node, MappingNode) else ():
            self.member(kind, key)

    def in_scenario(self, scalar: Scalar) -> None:
        """Words of positions and of the ids of options that are ids of things, piles and counters."""
        if not isinstance(scalar.value, str) or " " in scalar.value:
            return
        words = list(WORD.finditer(scalar.value))
        is_key = scalar.source.text.startswith(":", scalar.end)
        for word in words:
            entry = self.entries.get(word[0])
            if entry is None:
                continue
            alone = len(words) == 1 and entry.kind in IN_OPTIONS and (is_key or word[0] not in self.labels)
            if entry.kind in LANGUAGE_KINDS and not alone and (word.start() or not self.begins_options(word[0])):
                continue
            self.found.add((ID, word[0]), scalar.text.span(*word.span()))

    def begins_options(self, name: str) -> bool:
        """Do the ids of options begin with this name because an action has it?"""
        entry = self.entries.get(name)
        return entry is not None and entry.kind == "action" and "option" not in entry.fields

    def fluent(self, source: Source) -> None:
        """The messages of Fluent files that are about entries, where they are and where they are used: `thing-sea_turtle`."""
        for message in MESSAGE.finditer(source.text):
            if message["id"] in self.entries:
                self.found.add((ID, message["id"]), Span(source, *message.span("id")))
        for message in OF_A_MEMBER.finditer(source.text):
            symbol = (MEMBER, f"{message['kind']}.{message['member']}")
            if symbol in self.declared:
                self.found.add((ID, message["kind"]), Span(source, *message.span("kind")))
                self.found.add(symbol, Span(source, *message.span("member")))
        given: Mapping[str, Value] = {}
        for part in PART.finditer(source.text):
            if part["way"] is None:
                given = self.given(part["words"]) if part["words"] else {}
                first = (part["words"] or "").partition("-")[0]
                if self.begins_options(first):
                    start = part.start("words")
                    self.found.add((ID, first), Span(source, start, start + len(first)))
                continue
            value = given.get(part["name"])
            kinds = value.type.of if value and value.type.name == "entity" else self.kinds
            start, end = part.span("way")
            self.way(kinds, Text(source, part["way"], tuple(range(start, end + 1))), "-")

    def given(self, words: str) -> Mapping[str, Value]:
        """The names that the words of an option can say: the candidates of the action that it belongs to."""
        for entry in self.entries.values() if self.model else ():
            option = entry.scalar("option")
            own = [each for each in GAP.sub("", option.decoded if option else entry.id).split(":") if each]
            if "for" in entry.fields and f"-{words}".endswith(f"-{'-'.join(own)}"):
                return names_of(self.recorder, entry.kind, entry.id) if self.recorder else {}
        return {}
