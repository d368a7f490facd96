"""Words to what they stand for."""

from __future__ import annotations

from collections.abc import Mapping

from arnakdsl import codes
from arnakdsl.bind.reporting import Reporting
from arnakdsl.bind.scope import Scope
from arnakdsl.bindtypes import reads_me
from arnakdsl.names import did_you_mean
from arnakdsl.syntax import ast
from arnakdsl.typed import (
    Attr,
    Const,
    CostOf,
    Counter,
    EffectOf,
    KindSet,
    MarkOf,
    Me,
    OptionOf,
    OtherSeat,
    Part,
    PileOf,
    Players,
    Start,
    Value,
)
from arnakdsl.values import COST, EFFECT, ICONS, SEAT, Type, entity, pile_of, set_of
from arnakdsl.words import OF_EVERY_GAME

WORDS_OF_NONE = {
    "yes": "a flag is set by 'set' without 'to'",
    "true": "a flag is set by 'set' without 'to'",
    "no": "a flag is taken away by 'clear'",
    "false": "a flag is taken away by 'clear'",
    "none": "a mark is emptied by 'clear'; 'none' stands behind '=' and '!='",
}


ALWAYS: Mapping[str, Value] = {"me": Me(), "start": Start(), "players": Players(), "seats": Players(others=True)}
"""What means the same in every text."""


class Names(Reporting):
    """Looks words up, from the nearest names to the farthest, and what stands behind a dot."""

    def path(self, node: ast.Path, scope: Scope) -> Value | None:
        first, *rest = node.names
        found = self.word(first, scope)
        for name in rest:
            if found is None:
                return None
            found = self.member(found, name)
        if scope.nobody and found is not None and reads_me(found):
            self.needs_player(scope, node.span, f"'{node.span.text}'")
        return found

    def word(self, name: ast.Name, scope: Scope) -> Value | None:
        """What a word stands for, from the nearest names to the farthest."""
        if name.text in self.model.spoilt and name.text not in scope.names:
            return None
        found = self.lookup(name.text, scope)
        if found is None and name.text not in (known := self.in_sight(scope)):
            hint = self.hint(name.text) or did_you_mean(name.text, known)
            self.found(codes.UNKNOWN_NAME, name.span, hint=hint, name=name.text)
        return found

    def hint(self, word: str) -> str:
        """The mend for a word that is known, but not as a name of its own."""
        if word in WORDS_OF_NONE:
            return WORDS_OF_NONE[word]
        if self.of_player(Me(), word) is not None:
            return f"write 'me.{word}'"
        pile = self.model.piles.get(word)
        owners = [
            kind.name for kind in self.model.kinds.values() if word in {*kind.marks, *kind.attributes, *kind.parts}
        ]
        owner = pile.owner if pile and pile.owner != "game" else owners[0] if owners else ""
        return f"it belongs to a {owner}: write it behind one, as in 'x.{word}'" if owner else ""

    def lookup(self, word: str, scope: Scope) -> Value | None:
        if word in scope.names:
            return scope.names[word]
        if word in ALWAYS:
            return ALWAYS[word]
        if word == "this" and scope.this is not None:
            return scope.this
        if scope.it is not None:
            if word == "it":
                return scope.it
            found = self.member_of(scope.it, word)
            if found is not None or word in self.members(scope.it.type):
                return found
        return self.declared(word)

    def declared(self, word: str) -> Value | None:
        """A seat that nobody plays, a mark of the game, an option, a pile, a set, a kind, an entity."""
        model = self.model
        if word in model.others:
            return OtherSeat(word)
        if word in model.options:
            return OptionOf(word, model.option_type(word))
        mark = model.marks_of("game").get(word)
        if mark:
            return MarkOf(None, "game", word, mark.type)
        if word in model.kinds["game"].terms:
            return self._term("game", word, None)
        counter = model.resources.get(word)
        if counter and counter.of == "game":
            return Counter(None, word)
        pile = model.piles.get(word)
        if pile and pile.owner in OF_EVERY_GAME:
            return PileOf(word, Me() if pile.owner == "player" else None, pile_of(*pile.of))
        kind = model.sets.get(word) or (word if word in model.kinds else None)
        if kind and kind not in ("player", "game"):
            return KindSet(set_of(*model.kinds[kind].members))
        thing = model.by_id.get(word)
        if thing:
            return Const(thing.number, entity(thing.kind), thing.id)
        return None

    def in_sight(self, scope: Scope) -> set[str]:
        model = self.model
        names = {
            *scope.names,
            "me",
            "start",
            "players",
            "seats",
            *model.others,
            *model.marks_of("game"),
            *model.kinds["game"].terms,
            *model.options,
            *model.sets,
            *model.by_id,
        }
        names |= {name for name, pile in model.piles.items() if pile.owner in OF_EVERY_GAME}
        if scope.it is not None:
            names |= {"it", *self.members(scope.it.type)}
        if scope.this is not None:
            names.add("this")
        return names

    def members(self, kind: Type) -> set[str]:
        """The names that may stand behind a dot."""
        model = self.model
        if kind == SEAT or kind.of == ("player",):
            player = model.kinds["player"]
            own = {name for name, each in model.resources.items() if each.of == "player"}
            return {*own, *player.marks, *player.terms, *(n for n, p in model.piles.items() if p.owner == "player")}
        names: set[str] = set()
        for each in kind.of:
            found = model.kinds.get(each)
            if found and kind.name == "entity" and each not in OF_EVERY_GAME:
                names |= {*found.attributes, *found.marks, *found.parts, *found.terms}
                names |= {name for name, pile in model.piles.items() if pile.owner == each}
        return names

    def member(self, owner: Value, name: ast.Name) -> Value | None:
        found = self.member_of(owner, name.text)
        if found is None and name.text not in self.members(owner.type):
            self.unknown(codes.UNKNOWN_MEMBER, name, self.members(owner.type), owner=str(owner.type))
        return found

    def member_of(self, owner: Value, word: str) -> Value | None:
        if owner.type.name == SEAT.name or owner.type.of == ("player",):
            return self.of_player(owner, word)
        if owner.type.name != "entity":
            return None
        for kind_name in owner.type.of:
            kind = self.model.kinds.get(kind_name)
            if not kind or kind_name in OF_EVERY_GAME:
                continue
            if word in kind.attributes:
                kind_of = kind.attributes[word].type
                return EffectOf(owner, word) if kind_of.name == EFFECT.name else self._attribute(owner, word, kind_of)
            if word in kind.marks:
                return MarkOf(owner, kind_name, word, kind.marks[word].type)
            if word in kind.parts:
                other, attribute = kind.parts[word]
                return Part(owner, other, attribute, set_of(other))
            if word in kind.terms:
                return self._term(kind_name, word, owner)
            pile = self.model.piles.get(word)
            if pile and pile.owner == kind_name:
                return PileOf(word, owner, pile_of(*pile.of))
        return None

    def _attribute(self, owner: Value, word: str, kind_of: Type) -> Value:
        found = Attr(owner, word, kind_of)
        return CostOf(attributes=(found,), type=kind_of) if kind_of.name in (COST.name, ICONS.name) else found

    def _term(self, kind: str, word: str, owner: Value | None) -> Value | None:
        path = f"{kind}.{word}"
        if path in self._expanding:
            circle = self._expanding[self._expanding.index(path) :]
            self.circular.update(circle)
            self.model.spoilt.update(each.partition(".")[2] for each in circle)
            return None
        self._expanding.append(path)
        found = self.value(self.model.kinds[kind].terms[word], Scope({}, it=owner))
        self._expanding.pop()
        return found

    def of_player(self, owner: Value, word: str) -> Value | None:
        model = self.model
        player = model.kinds["player"]
        resource = model.resources.get(word)
        if resource and resource.of == "player":
            return Counter(owner, word)
        if word in player.marks:
            return MarkOf(owner, "player", word, player.marks[word].type)
        pile = model.piles.get(word)
        if pile and pile.owner == "player":
            return PileOf(word, owner, pile_of(*pile.of))
        if word in player.terms:
            return self._term("player", word, owner)
        return None
