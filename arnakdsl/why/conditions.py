"""Which part of a condition fails.

A condition is walked as it is written and as it was bound, side by side: the one has the place and the words, the other
what is true.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import replace

from arnakrt.why import Reason

from arnakdsl.reference.values import Named, Names
from arnakdsl.say.phrase import Said, phrase
from arnakdsl.say.values import Seen
from arnakdsl.syntax import ast
from arnakdsl.typed import Both, Can, Compared, EffectOf, Either, Local, NotV, Value
from arnakdsl.values import SEAT
from arnakdsl.why.reading import plain
from arnakdsl.why.saying import Saying


class Conditions(Saying):
    """Says conditions that do not hold."""

    @abstractmethod
    def powerless(self, effect: EffectOf, names: Names) -> Iterator[Reason]:
        """Why nothing of a printed effect could happen."""

    def failing(self, node: ast.Expr, value: Value, names: Names, seen: Seen, wanted: bool = True) -> Iterator[Reason]:
        """The parts for which a condition is not as it is wanted; nothing if it is."""
        if self.steps.truth(value, names) == wanted:
            return
        match node, value:
            case ast.Not(inner=inner), NotV(inner=inside):
                yield from self.failing(inner, inside, names, seen, not wanted)
            case ast.Logic(op=op, left=left, right=right), Both(left=one, right=two):
                found = [
                    *self.failing(left, one, names, seen, wanted), *self.failing(right, two, names, seen, wanted)
                ]  # fmt: skip
                if (op == "and") == wanted:
                    yield from found
                else:
                    yield self.contrary(node, value, names, seen, wanted, [each for each in found if each.because])
            case ast.Apply(name=ast.Name(text="either"), args=(_, then, otherwise)), Either():
                met = self.steps.truth(value.condition, names)
                chosen = (then, value.then) if met else (otherwise, value.otherwise)
                yield from self.failing(*chosen, names, seen, wanted)
            case ast.Apply(name=ast.Name(text="can")), Can(effect=EffectOf() as effect) if wanted:
                yield self.contrary(node, value, names, seen, wanted, self.powerless(effect, names))
            case ast.Path(), _ if (term := self.term(node, names, seen)) is not None:
                parts = [] if is_search(term[0]) else self.failing(term[0], value, names, term[1], wanted)
                yield self.contrary(node, value, names, seen, wanted, parts)
            case _:
                yield self.contrary(node, value, names, seen, wanted)

    def contrary(
        self, node: ast.Expr, value: Value, names: Names, seen: Seen, wanted: bool, because: Iterable[Reason] = ()
    ) -> Reason:
        """That a condition is not as it is wanted."""
        said = self.sentences.condition(*self.by_name(node, names, seen), not wanted)
        if isinstance(node, ast.Compare) and isinstance(value, Compared) and value.left.type.name == "number":
            said = self.counted(said, node, value, names, wanted)
        return self.reason(said, node.span, because)

    def counted(self, said: Said, node: ast.Compare, value: Compared, names: Names, wanted: bool) -> Said:
        """A comparison of numbers with what they are now, unless it says so itself."""
        left, right = self.steps.number(value.left, names), self.steps.number(value.right, names)
        if not isinstance(node.right, ast.Int):
            return phrase("now-both", statement=said, left=left, right=right)
        return said if left == right and (node.op == "=") != wanted else phrase("now", statement=said, left=left)

    # ------------------------------------------------------------ terms and owners

    def term(self, node: ast.Path, names: Names, seen: Seen) -> tuple[ast.Expr, Seen] | None:
        """What a word that stands for a condition is short for, with the names in sight there; none if it is no such word."""
        kind, owner = self.owner(node, seen)
        word = node.names[-1].text
        if owner is None and len(node.names) == 1 and self.plainly_of_game(word, seen):
            text = self.model.kinds["game"].terms.get(word)
            return (text, Seen()) if text is not None else None
        text = self.model.kinds[kind].terms.get(word) if kind in self.model.kinds else None
        if text is None or owner is None:
            return None
        named = self.evaluated(owner, names)
        said = self.named(named, owner.type) if named else self.sentences.owned(node, seen)[0]
        return text, Seen().about(owner, said)

    def plainly_of_game(self, word: str, seen: Seen) -> bool:
        return word not in seen.scope.names and word in self.model.kinds["game"].terms

    def owner(self, node: ast.Path, seen: Seen) -> tuple[str, Value | None]:
        """The kind that has the last name of a path, and what owns it."""
        *before, last = node.names
        it = seen.scope.it
        if before:
            value = self.sentences.value(replace(node, names=tuple(before)), seen)
        elif last.text in seen.scope.names or it is None or self.sentences.binder.member_of(it, last.text) is None:
            return "", None
        else:
            value = it
        if value is None or not (value.type == SEAT or value.type.name in ("entity", "seat")):
            return "", None
        return self.nouns.kind_with(value, last.text), value

    def evaluated(self, value: Value, names: Names) -> Named | None:
        """What a value that was bound by itself stands for; none if a name of it is not known."""
        try:
            return Named(self.steps.number(value, plain(names)))
        except KeyError:
            return None

    def by_name(self, node: ast.Expr, names: Names, seen: Seen) -> tuple[ast.Expr, Seen]:
        """An expression whose owners are called by their own names, `x.place` as that place."""
        match node:
            case ast.Path(names=(_, _, *_)):
                return self.owner_by_name(node, names, seen)
            case ast.Compare(left=left, right=right):
                left, seen = self.by_name(left, names, seen)
                right, seen = self.by_name(right, names, seen)
                return replace(node, left=left, right=right), seen
            case ast.Apply(args=(inner, *rest)):
                inner, seen = self.by_name(inner, names, seen)
                return replace(node, args=(inner, *rest)), seen
        return node, seen

    def owner_by_name(self, node: ast.Path, names: Names, seen: Seen) -> tuple[ast.Expr, Seen]:
        before = replace(node, names=node.names[:-1])
        owner = self.sentences.value(before, seen)
        named = self.evaluated(owner, names) if owner is not None and owner.type.name == "entity" else None
        if owner is None or not named or not named.number:
            return node, seen
        name = ast.Name(".".join(each.text for each in before.names), node.span)
        local = Local(name.text, owner.type)
        return replace(node, names=(name, node.names[-1])), self.having(seen, name.text, local, named)


def is_search(node: ast.Expr) -> bool:
    """Does a condition ask whether there is a thing of some sort?"""
    return isinstance(node, ast.Query) or (isinstance(node, ast.Apply) and node.name.text == "any")
