"""Counters, icons and kinds of things."""

from __future__ import annotations

from collections.abc import Iterator

from arnakdsl import codes
from arnakdsl.building.head import Head
from arnakdsl.entries import Entry
from arnakdsl.model import Kind, Resource
from arnakdsl.schema import EVERYWHERE
from arnakdsl.words import ID, OF_EVERY_GAME, better_id, never_ids

MEMBERS = ("attributes", "marks", "parts", "terms")


class Kinds(Head):
    """Declarations of resources, icons and kinds."""

    def resources(self) -> None:
        for entry in self.sound("resource"):
            of, lasts = self.word(entry, "of", "player"), self.plain_word(entry, "lasts")
            self.model.resources[entry.id] = Resource(entry.id, of, lasts)
        names = [entry.id for entry in self.pack.of_kind("icon")]
        pays: dict[str, list[str]] = {}
        for entry in self.sound("icon"):
            pays[entry.id] = []
            for other, item in self.references(entry, "pays", names, codes.UNKNOWN_ICON):
                if entry.id in _reached(pays, other):
                    self.found(codes.ICONS_IN_A_CIRCLE, item.span, name=entry.id, other=other, hint=f"remove '{other}'")
                else:
                    pays[entry.id].append(other)
            lasts = self.plain_word(entry, "lasts")
            self.model.resources[entry.id] = Resource(entry.id, "player", lasts, True, tuple(pays[entry.id]))

    def kinds(self) -> None:
        """All kinds, those of every game too; then what each of the others stands for."""
        for entry in self.pack.of_kind("kind"):
            self.kind(entry)
        for name in OF_EVERY_GAME:
            if name not in self.model.kinds:
                nowhere = self.pack.head.span
                self.model.kinds[name] = Kind(name, Entry("kind", name, nowhere, {}, nowhere), members=(name,))
        concrete = self.concrete()
        for kind in self.model.kinds.values():
            if kind.group:
                found = self.references(kind.entry, "any_of", concrete, codes.UNKNOWN_KIND)
                kind.members = tuple(name for name, _ in found)

    def kind(self, entry: Entry) -> None:
        group = entry.node("any_of") is not None
        kind = Kind(entry.id, entry, self.set_name(entry), self.word(entry, "home"), (entry.id,), group)
        self.model.kinds[entry.id] = kind
        if kind.all:
            self.model.sets[kind.all] = entry.id
        self.fields_allowed(kind)
        self.model.lost |= any(self._names_lost(entry))

    def fields_allowed(self, kind: Kind) -> None:
        """A kind that stands for others, and one of every game, have some fields alone."""
        entry = kind.entry
        allowed = {"any_of", "all"} if kind.group else {"marks", "terms"} if entry.id in OF_EVERY_GAME else set()
        hints = ("what stands for several kinds has nothing of its own", "it has marks and terms alone")
        for name, (key, _) in entry.fields.items() if allowed else ():
            if name not in allowed and name not in EVERYWHERE and not self.faulty(key.span):
                owner, hint = f"the kind '{entry.id}'", hints[not kind.group]
                self.found(codes.FIELD_NOT_HERE, key.span, owner=owner, field=name, hint=hint)

    def _names_lost(self, entry: Entry) -> Iterator[bool]:
        """For each finding in the declaration of a kind: could it have kept out names that are not known?"""
        named = [value for name in MEMBERS if (value := entry.mapping(name))]
        pairs = [(key.span, node.span) for each in named for key, node in each.items]
        aside = [(key.span, node.span) for name, (key, node) in entry.fields.items() if name in (*EVERYWHERE, "home")]
        for at in self.faults.get(entry.extent.source, ()):
            if entry.extent.start <= at <= entry.extent.end:
                yield not any(key.start <= at < max(key.end, node.end) for key, node in (*pairs, *aside))

    def set_name(self, entry: Entry) -> str:
        """The name of the set of a kind, which nothing else can have."""
        node = self.scalar(entry, "all")
        if node is None or entry.id in OF_EVERY_GAME:
            return ""
        name = str(node.value)
        holder = self.model.sets.get(name)
        entry_there = self.model.kinds[holder].entry if holder else self.seen.get(name)
        other = entry_there.id_span if entry_there else self.of_head.get(name)
        if not ID.fullmatch(name):
            self.found(codes.BAD_ID, node.span, id=name, hint=better_id(name))
        elif name in never_ids():
            self.found(codes.RESERVED_WORD, node.span, seen=name, hint="give the set another name")
        elif other:
            self.taken_by(other, node.span, name, "give the set another name")
        else:
            return name
        self.model.lost = True
        return ""

    def concrete(self) -> list[str]:
        """The kinds with entries of their own."""
        return [name for name, kind in self.model.kinds.items() if not kind.group and name not in OF_EVERY_GAME]


def _reached(pays: dict[str, list[str]], first: str) -> set[str]:
    """The icons that one pays for, itself among them."""
    found: set[str] = set()
    waiting = [first]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += pays.get(name, ())
    return found
