"""What the names of a pack are called: things, kinds, piles, counters, members."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from arnakdsl.entries import Entry
from arnakdsl.model import Model, Thing
from arnakdsl.say.phrase import Phrase, Said, phrase
from arnakdsl.typed import PileOf, Value

MANY = "plural"
"""A number that is not known: selected as a word, so that no plural rule takes it for a number."""


def readable(name: str) -> str:
    """An id as words: what is said where a pack has no word."""
    return name.replace("_", " ").replace(":", " ")


def message_id(name: str) -> str:
    """An id as a part of a message's."""
    return name.replace(":", "-")


@dataclass(frozen=True, slots=True, eq=False)
class Behind:
    """What a thing has behind a further name."""

    nouns: Nouns
    thing: Thing

    def __call__(self, word: str) -> Said:
        found = self.nouns.parts(self.thing, word)
        return self.nouns.thing(self.thing) if found is None else found


@dataclass(slots=True, eq=False)
class Nouns:
    """The phrases of a pack's names.  `parts` gives what a thing has behind a name."""

    model: Model
    parts: Callable[[Thing, str], Said]
    things: dict[int, Phrase] = field(default_factory=dict)

    def plain(self, name: str) -> Phrase:
        return phrase("word", name=readable(name))

    def noun(self, message: str, name: str, n: Said, **args: Said) -> Phrase:
        return Phrase(message, {"n": n, **args}, instead=phrase("noun", name=readable(name), n=n))

    def unit(self, name: str, n: Said = MANY) -> Phrase:
        """A counter, an icon or a unit of a cost, so many of it."""
        resource = self.model.resources.get(name)
        kind = "unit" if resource is None else "icon" if resource.icon else "resource"
        return self.noun(f"{kind}-{name}", name, n)

    def kind(self, kinds: tuple[str, ...], n: Said = 1) -> Phrase:
        """A thing of some kinds: the name of the kind, or of the group that holds just these."""
        if kinds == ("number",):
            return phrase("number", n=n)
        if kinds == ("player",):
            return phrase("player", n=n)
        if len(kinds) == 1:
            return self.noun(f"kind-{kinds[0]}", kinds[0], n)
        for kind in self.model.kinds.values():
            if kind.group and set(kinds) <= set(kind.members):
                return self.noun(f"kind-{kind.name}", kind.name, n)
        return phrase("thing", n=n)

    def seat(self, word: str) -> Phrase:
        """A seat that nobody plays."""
        return Phrase(f"seat-{word}", {}, instead=phrase("word", name=readable(word)))

    def thing(self, thing: Thing) -> Phrase:
        """A thing by its name: of the language, else of the content, else its id."""
        if thing.number not in self.things:
            name = thing.entry.scalar("name")
            said = str(name.value) if name else readable(thing.word)
            self.things[thing.number] = Phrase(
                f"thing-{message_id(thing.id)}", {"kind": self.kind((thing.kind,))},
                instead=phrase("word", name=said), part=Behind(self, thing), optional=name is not None,
            )  # fmt: skip
        return self.things[thing.number]

    def pile(self, value: PileOf, owner: Said) -> Phrase:
        """A pile: of the running player, of the game, or of what has one each."""
        whose = "you" if type(value.owner).__name__ == "Me" else "none" if value.owner is None else "other"
        return Phrase(
            f"pile-{value.name}", {"owner": whose, "of": owner},
            instead=phrase("pile", name=readable(value.name), owner=whose, of=owner),
        )  # fmt: skip

    def member(self, kind: str, name: str, owner: Said) -> Phrase:
        """What a thing of a kind has: an attribute, a mark, a term."""
        word = readable(name)
        instead = phrase("member-alone", name=word) if owner is None else phrase("member", name=word, owner=owner)
        return Phrase(f"member-{kind}-{name}", {"owner": owner}, instead=instead)

    def kind_with(self, owner: Value, name: str) -> str:
        """The kind of those an owner may be of that has a member of this name."""
        kinds = owner.type.of if owner.type.name != "seat" else ("player",)
        for each in kinds:
            kind = self.model.kinds.get(each)
            if kind and (name in kind.attributes or name in kind.marks or name in kind.parts or name in kind.terms):
                return each
        return kinds[0] if kinds else "player"

    def entry(self, entry: Entry, **args: Said) -> Phrase:
        """An action, a menu: the sentence of the pack, else its id."""
        return Phrase(f"{entry.kind}-{entry.id}", args, instead=phrase("word", name=readable(entry.id)))
