"""Why a thing is not among those that can be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from arnakrt.why import Reason

from arnakdsl.reference.values import Named, Names
from arnakdsl.say.nouns import MANY
from arnakdsl.say.phrase import Said, listed, phrase
from arnakdsl.say.values import Seen
from arnakdsl.syntax import ast
from arnakdsl.terminal.sight import Cards, Path
from arnakdsl.typed import Attr, Either, KindSet, Local, Me, Numbers, PileOf, Union, Value, Where
from arnakdsl.values import Type
from arnakdsl.why.conditions import Conditions


class Sets(Conditions):
    """Says what keeps a thing out of a set."""

    def missing_from(
        self, node: ast.Expr, value: Value, named: Named, kind: Type, names: Names, seen: Seen
    ) -> Iterator[Reason]:
        """Why something is not a member of a set; nothing if it is."""
        found = next((each for each in self.steps.members(value, names) if each.number == named.number), None)
        if found is not None:
            return
        match node, value:
            case ast.Query(set=inner, where=where), Where(set=of, it=it, condition=condition) if where is not None:
                outside = [*self.missing_from(inner, of, named, kind, names, seen)]
                if outside:
                    yield from outside
                    return
                member = next(each for each in self.steps.members(of, names) if each.number == named.number)
                inside = {**names, it.name: member, "it": member}
                yield from self.failing(where, condition, inside, self.about(seen, member, it.type))
            case ast.Query(set=inner), _:
                yield from self.missing_from(inner, value, named, kind, names, seen)
            case ast.Apply(name=ast.Name(text="either"), args=(_, then, otherwise)), Either():
                met = self.steps.truth(value.condition, names)
                chosen = (then, value.then) if met else (otherwise, value.otherwise)
                yield from self.missing_from(*chosen, named, kind, names, seen)
            case ast.Path(), _ if not isinstance(value, PileOf) and (term := self.term(node, names, seen)) is not None:
                yield from self.missing_from(term[0], value, named, kind, names, term[1])
            case _:
                yield self.reason(self.outside(node, value, named, kind, names, seen), node.span)

    def outside(self, node: ast.Expr, value: Value, named: Named, kind: Type, names: Names, seen: Seen) -> Said:
        """That something is not there, and where it is instead."""
        said = self.named(named, kind)
        if isinstance(value, KindSet):
            return phrase("not-in-this-game", thing=said)
        if isinstance(value, Numbers):
            low, high = self.steps.number(value.low, names), self.steps.number(value.high, names)
            return phrase("not-in-range", n=named.number, low=low, high=high)
        if isinstance(value, PileOf | Union) and all(isinstance(each, PileOf) for each in getattr(value, "parts", ())):
            piles = self.sentences.said(node, seen) if isinstance(value, PileOf) else self.piles(node, seen)
            there = self.where_it_is(named, kind)
            if there is not None:
                return phrase("not-in-but", thing=said, pile=piles, there=there)
            return phrase("not-in", thing=said, pile=piles)
        node, seen = self.by_name(node, names, seen)
        if isinstance(value, Attr):
            return phrase("not-one-of", thing=said, set=self.sentences.said(node, seen))
        return phrase("not-among", thing=said, set=self.sentences.set(node, seen, MANY))

    def piles(self, node: ast.Expr, seen: Seen) -> Said:
        """Several piles, one or the other."""
        return listed("or", [self.sentences.said(each, seen) for each in self.sentences.parts_of(node)])

    # ------------------------------------------------------------ where it is instead

    def where_it_is(self, named: Named, kind: Type) -> Said:
        """The only place where the asked seat knows a thing; none if it knows none or several."""
        if kind.name != "entity" or not named.number:
            return None
        name = self.model.things[named.number - 1].id
        found = [path for path, value in self.sight.items() if _holds(value, name)]
        return self.place(found[0]) if len(found) == 1 else None

    def place(self, path: Path) -> Said:
        """A pile or a mark by its name."""
        *owners, last = path
        pile = next((each for each in self.model.piles.values() if each.shown == last), None)
        if pile is not None and not owners:
            return phrase("in-pile", pile=self.nouns.pile(PileOf(pile.name, None, Type("pile", pile.of)), None))
        own = self.program.seat_names[self.position.me - 1]
        if pile is not None and owners == [own]:
            return phrase(
                "in-pile", pile=self.nouns.pile(PileOf(pile.name, Me(), Type("pile", pile.of)), phrase("you"))
            )
        if len(owners) == 1:
            return phrase("with-seat", seat=phrase("word", name=owners[0]))
        kind, owner = owners
        thing = self.nouns.thing(self.model.by_id[owner])
        if pile is not None:
            local = Local("it", Type("entity", (kind,)))
            return phrase("in-pile", pile=self.nouns.pile(PileOf(pile.name, local, Type("pile", pile.of)), thing))
        return phrase("at-thing", thing=thing)


def _holds(value: object, name: str) -> bool:
    return name in value.seen if isinstance(value, Cards) else value == name
