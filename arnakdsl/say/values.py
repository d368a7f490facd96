"""Values, sets and conditions as phrases."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace

from arnakdsl.bind import Binder, Scope
from arnakdsl.model import Model, Thing
from arnakdsl.say.nouns import MANY, Nouns, readable
from arnakdsl.say.phrase import Listed, Phrase, Said, listed, phrase
from arnakdsl.syntax import ast
from arnakdsl.typed import Const, Counter, KindSet, Local, MarkOf, Me, OtherSeat, Part, PileOf, Players, Start, Value
from arnakdsl.values import CONDITION, SEAT, Type

OPPOSITE = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
OPERATORS = {"=": "equal", "!=": "unequal", "<": "less", "<=": "most", ">": "more", ">=": "least", "is": "kind"}
SIGNS = {"+": "plus", "-": "minus", "*": "times"}


@dataclass(frozen=True, slots=True)
class Seen:
    """The names in sight: what they are, for the binder, and how they are said."""

    scope: Scope = field(default_factory=lambda: Scope({}))
    words: Mapping[str, Said] = field(default_factory=dict)
    it: Said = None
    chosen: Mapping[int, Said] = field(default_factory=dict)  # what stands for a pick, by the node's identity

    def having(self, name: str, value: Value, said: Said) -> Seen:
        return replace(self, scope=self.scope.having(name, value), words={**self.words, name: said})

    def about(self, it: Value, said: Said) -> Seen:
        return replace(self, scope=replace(self.scope, it=it), it=said)


class Values(ABC):
    """Says expressions.  Types come from the binder, words from the tree as written."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.binder = Binder(model)
        self.nouns = Nouns(model, self.part)

    @abstractmethod
    def part(self, thing: Thing, name: str) -> Said:
        """What is printed on a thing, as a phrase; none if there is nothing of that name."""

    def value(self, node: ast.Expr, seen: Seen) -> Value | None:
        return self.binder.value(node, seen.scope)

    # ------------------------------------------------------------ names

    def path(self, node: ast.Path, seen: Seen) -> tuple[Value | None, Said]:
        """A word and what it owns: its typed value and how it is said."""
        first, *rest = node.names
        value = self.binder.lookup(first.text, seen.scope)
        return self.members(rest, value, self.word(first.text, value, seen))

    def members(self, names: list[ast.Name], value: Value | None, said: Said) -> tuple[Value | None, Said]:
        for name in names:
            if value is None:
                break
            found = self.binder.member_of(value, name.text)
            said = self.member(value, said, name.text, found)
            value = found
        return value, said

    def word(self, word: str, value: Value | None, seen: Seen) -> Said:
        if word in seen.words:
            return seen.words[word]
        match value:
            case Me():
                return phrase("you")
            case Start():
                return phrase("start-player")
            case OtherSeat(name=name):
                return self.nouns.seat(name)
            case Players(others=others):
                return phrase("set-all", noun=phrase("seat" if others else "player", n=1))
        if word == "this" and value is not None:
            return phrase("this", noun=self.nouns.kind(value.type.of))
        if word == "it":
            return seen.it
        it = seen.scope.it
        if it is not None and value is not None and self.binder.member_of(it, word) is not None:
            return self.member(it, seen.it, word, value)
        return self.declared(word, value)

    def declared(self, word: str, value: Value | None) -> Said:
        """A mark of the game, a pile, a set, a kind, a thing."""
        match value:
            case MarkOf():
                return self.nouns.member("game", word, None)
            case Counter():
                return phrase("counter", owner=None, unit=self.nouns.unit(word))
            case PileOf():
                return self.nouns.pile(value, None)
            case KindSet():
                return phrase("set-all", noun=self.nouns.kind(value.type.of))
            case Const(text=text) if text in self.model.by_id:
                return self.nouns.thing(self.model.by_id[text])
        return self.nouns.plain(word)

    def member(self, owner: Value, said: Said, word: str, value: Value | None) -> Said:
        """What stands behind a dot."""
        match value:
            case Counter():
                return phrase("counter", owner=said, unit=self.nouns.unit(word))
            case PileOf():
                return self.nouns.pile(value, said)
        if isinstance(owner, Const) and owner.text in self.model.by_id:
            found = self.part(self.model.by_id[owner.text], word)
            if found is not None:
                return found
        return self.nouns.member(self.nouns.kind_with(owner, word), word, said)

    # ------------------------------------------------------------ numbers and things

    def said(self, node: ast.Expr, seen: Seen) -> Said:
        """A value: a number, a thing, a place."""
        match node:
            case ast.Int(value=value):
                return value
            case ast.Path():
                return self.path(node, seen)[1]
            case ast.Apply():
                return self.apply(node, seen)
            case ast.Amount():
                return self.amount(node, seen)
            case ast.Negative(inner=inner):
                return phrase("negative", inner=self.said(inner, seen))
            case ast.Arithmetic(op=op, left=left, right=right):
                if self.is_set(node, seen):
                    return self.set(node, seen)
                return phrase(SIGNS[op], left=self.said(left, seen), right=self.said(right, seen))
            case ast.Query():
                return self.set(node, seen)
            case ast.Pick(query=query):
                return seen.chosen[id(node)] if id(node) in seen.chosen else self.one(query, seen)
            case ast.Range(low=low, high=high):
                return phrase("range", low=self.said(low, seen), high=self.said(high, seen))
            case ast.Compare() | ast.Not() | ast.Logic():
                return self.condition(node, seen)

    def is_set(self, node: ast.Expr, seen: Seen) -> bool:
        value = self.value(node, seen)
        return value is not None and value.type.name in ("set", "pile")

    def apply(self, node: ast.Apply, seen: Seen) -> Said:
        """A function; what its result owns stands behind it."""
        if node.rest:
            bare = replace(node, rest=())
            return self.members(list(node.rest), self.value(bare, seen), self.apply(bare, seen))[1]
        first = node.args[0] if node.args else None
        match node.name.text, first:
            case ("count", _) if first is not None:
                return phrase("count", set=self.set(first, seen, MANY))
            case ("first" | "last" as end, ast.Query(keys=(_, *_) as keys)) if first is not None:
                inner = self.about(first.set, seen)
                order = listed("and", [self.key(each, inner) for each in keys])
                return phrase(f"{end}-by", set=self.set(replace(first, keys=()), seen), keys=order)
            case ("top" | "bottom" as end, _) if first is not None:
                noun = self.nouns.kind(self.kinds_of(first, seen))
                return phrase(f"{end}-of", noun=noun, pile=self.said(first, seen))
            case ("place", _) if first is not None:
                noun = self.nouns.kind(self.kinds_of(first, seen))
                return phrase("place-of", n=self.said(node.args[1], seen), noun=noun, pile=self.said(first, seen))
            case ("any" | "first" | "last" | "tops", _) if first is not None:
                return phrase(node.name.text, set=self.set(first, seen))
            case ("sum", _) if first is not None:
                value = self.said(node.args[1], self.about(first, seen))
                return phrase("sum", set=self.set(first, seen), value=value)
        if node.name.text in ("either",):
            condition, then, otherwise = node.args
            return phrase("either", condition=self.condition(condition, seen),
                          then=self.said(then, seen), otherwise=self.said(otherwise, seen))  # fmt: skip
        args = [self.said(each, seen) for each in node.args]
        return phrase(f"function-{node.name.text.replace('_', '-')}", first=args[0] if args else None,
                      last=args[-1] if args else None, others=listed("and", args[1:]) if args[1:] else None,
                      all=listed("and", args) if args else None)  # fmt: skip

    def key(self, node: ast.Expr, seen: Seen) -> Said:
        """A key of an order: its lowest, or with a sign its highest."""
        if isinstance(node, ast.Negative):
            return phrase("key-highest", key=self.said(node.inner, seen))
        return phrase("key-lowest", key=self.said(node, seen))

    def kinds_of(self, node: ast.Expr, seen: Seen) -> tuple[str, ...]:
        value = self.value(node, seen)
        return () if value is None else self.pile_kinds(value) if isinstance(value, PileOf) else value.type.of

    def about(self, node: ast.Expr, seen: Seen) -> Seen:
        """The names inside a condition about the members of a set."""
        found = self.value(node, seen)
        kinds = found.type.of if found is not None else ()
        kind = SEAT if kinds == ("player",) else Type("entity", kinds)
        return seen.about(Local("it", kind), phrase("it", noun=self.nouns.kind(kinds)))

    # ------------------------------------------------------------ sets

    def one(self, node: ast.Expr, seen: Seen) -> Said:
        """Some member of a set: `a card from your hand`."""
        if isinstance(node, ast.Range):
            return phrase("one-number", low=self.said(node.low, seen), high=self.said(node.high, seen))
        return phrase("one", set=self.set(node, seen))

    def set(self, node: ast.Expr, seen: Seen, n: Said = 1) -> Said:
        """The members of a set, without an article, in the number of `n`."""
        match node:
            case ast.Query(set=inner, where=where, keys=()) if where is not None:
                return self.filtered(self.set(inner, seen, n), where, self.about(inner, seen), n)
            case ast.Query(set=inner):
                return self.set(inner, seen, n)
            case ast.Arithmetic(op="+"):
                return self.union(node, seen, n)
            case ast.Apply(name=ast.Name(text="tops"), args=(ast.Path(names=(name,)),)) if (
                name.text in self.model.piles
            ):
                pile = self.model.piles[name.text]
                top = Phrase(f"pile-{pile.name}", {"owner": "any", "of": self.nouns.kind((pile.owner,))},
                              instead=phrase("pile", name=readable(pile.name), owner="none", of=None))  # fmt: skip
                return phrase("set-tops", noun=self.nouns.kind(pile.of, n), pile=top, n=n)
        value = self.value(node, seen)
        said = self.said(node, seen) if not isinstance(node, ast.Query) else None
        kinds = value.type.of if value is not None else ()
        match value:
            case PileOf():
                return phrase("set-pile", noun=self.nouns.kind(self.pile_kinds(value), n), pile=said, n=n)
            case Players(others=True):
                return phrase("seat", n=n)
            case KindSet() | Players():
                return self.nouns.kind(kinds, n)
            case Part(owner=_):
                return phrase("set-part", noun=self.nouns.kind(kinds, n), of=said, n=n)
        return phrase("set-of", noun=self.nouns.kind(kinds, n), of=said, n=n)

    def filtered(self, members: Said, where: ast.Expr, within: Seen, n: Said) -> Said:
        """The members of a set, `n` of them, that a condition is true of; what is not about them is said behind."""
        parts = _flat(where, "and")
        own = [self.condition(each, within) for each in parts if self.about_it(each, within)]
        free = [self.condition(each, within) for each in parts if not self.about_it(each, within)]
        said = phrase("set-where", set=members, condition=listed("all-of", own), n=n) if own else members
        return phrase("set-if", set=said, condition=listed("all-of", free)) if free else said

    def about_it(self, node: object, seen: Seen) -> bool:
        """Does an expression name the member of the set that is looked at, or what it owns?"""
        match node:
            case ast.Path(names=(first, *_)):
                it = seen.scope.it
                owned = it is not None and self.binder.member_of(it, first.text) is not None
                return first.text == "it" or (owned and first.text not in seen.scope.names)
            case ast.Query(set=inner):
                return self.about_it(inner, seen)
            case tuple():
                return any(self.about_it(each, seen) for each in node)
        return is_dataclass(node) and any(self.about_it(getattr(node, each.name), seen) for each in fields(node))

    def pile_kinds(self, value: PileOf) -> tuple[str, ...]:
        return self.model.piles[value.name].of if value.name in self.model.piles else value.type.of

    def union(self, node: ast.Expr, seen: Seen, n: Said) -> Said:
        """Several piles: one noun and where its things lie."""
        parts = list(self.parts_of(node))
        values = [self.value(each, seen) for each in parts]
        if all(isinstance(each, PileOf) for each in values):
            piles = listed("or", [self.said(each, seen) for each in parts])
            kinds = tuple(dict.fromkeys(kind for each in values if each for kind in each.type.of))
            return phrase("set-pile", noun=self.nouns.kind(kinds, n), pile=piles, n=n)
        return listed("or", [self.set(each, seen, n) for each in parts])

    def parts_of(self, node: ast.Expr) -> list[ast.Expr]:
        if isinstance(node, ast.Arithmetic) and node.op == "+":
            return [*self.parts_of(node.left), *self.parts_of(node.right)]
        return [node]

    # ------------------------------------------------------------ amounts

    def amounts(self, nodes: tuple[ast.Expr, ...], seen: Seen) -> Said:
        """Amounts and printed costs, `2 gold and 1 silver`."""
        found = [each for each in (self.cost_part(node, seen) for node in nodes) if each is not None]
        return listed("and", found) if found else None

    def cost_part(self, node: ast.Expr, seen: Seen) -> Said:
        if isinstance(node, ast.Amount):
            return self.amount(node, seen)
        if isinstance(node, ast.Path) and len(node.names) == 1 and node.names[0].text not in seen.scope.names:
            if node.names[0].text == "nothing":
                return None
            if node.names[0].text == "all":
                return phrase("whole-cost")
        return self.said(node, seen)

    def amount(self, node: ast.Amount, seen: Seen) -> Said:
        name, number = node.unit.text, node.number
        if isinstance(number, ast.Int):
            return phrase("amount", n=number.value, unit=self.nouns.unit(name, number.value))
        if isinstance(number, ast.Apply) and number.name.text == "count" and not number.rest and len(number.args) == 1:
            return phrase("amount-each", unit=self.nouns.unit(name, 1), set=self.set(number.args[0], seen))
        value = self.value(number, seen)
        unit = self.nouns.unit(name)
        if isinstance(value, Counter) and value.name == name:
            return phrase("amount-all", unit=unit)
        said = self.said(number, seen)
        if isinstance(said, int):
            return phrase("amount", n=said, unit=self.nouns.unit(name, said))
        if isinstance(value, Local):
            return phrase("amount-that", unit=unit)
        return phrase("amount-of", unit=unit, n=said)

    # ------------------------------------------------------------ conditions

    def condition(self, node: ast.Expr, seen: Seen, yes: bool = True) -> Said:
        """A condition as a statement, or its contrary; in the forms `that` and `thatnot` it describes `it`."""
        match node:
            case ast.Not(inner=inner):
                return self.condition(inner, seen, not yes)
            case ast.Logic(op=op):
                word = op if yes else {"and": "or", "or": "and"}[op]
                said = [self.condition(each, seen, yes) for each in _flat(node, op)]
                return (
                    Listed("all-of", tuple(said))
                    if word == "and"
                    else phrase("one-of", conditions=Listed("or", tuple(said)))
                )
            case ast.Compare():
                return self.compared(node, seen, yes)
            case ast.Query():
                return self.stated("exists", yes, set=self.set(node, seen))
            case ast.Apply(name=ast.Name(text="any"), args=(inner,), rest=()):
                return self.stated("exists", yes, set=self.set(inner, seen))
            case ast.Apply(name=ast.Name(text="can"), args=(inner,), rest=()):
                return self.stated("possible", yes, effect=self.said(inner, seen))
            case ast.Apply(name=ast.Name(text="yields"), args=(inner, ast.Path(names=(unit,))), rest=()):
                return self.stated("yields", yes, effect=self.said(inner, seen), unit=self.nouns.unit(unit.text))
            case ast.Path():
                return self.holds(node, seen, yes)
        return self.stated("anything", yes, value=self.said(node, seen))

    def stated(self, name: str, yes: bool, **args: Said) -> Said:
        """A statement or its contrary: messages have a form for each."""
        return phrase("yes" if yes else "not", statement=phrase(name, **args))

    def negated(self, statement: Said, yes: bool) -> Said:
        return phrase("yes" if yes else "not", statement=statement)

    def holds(self, node: ast.Path, seen: Seen, yes: bool) -> Said:
        """A name as a condition: a flag that is set, a thing that is there, a counter or pile with anything in it."""
        value, said = self.path(node, seen)
        if value is None:
            return self.negated(said, yes)
        if isinstance(value, Counter):
            args = said.args if isinstance(said, Phrase) else {}
            return self.stated("has-any", yes, owner=args.get("owner"), unit=self.nouns.unit(value.name, 1))
        if isinstance(value, PileOf):
            some = Phrase(f"some-{value.name}", {"pile": said}, phrase("pile-any", pile=said), optional=True)
            return self.negated(some, yes)
        owner, kind, name = self.owned(node, seen)
        if kind and name in self.model.kinds[kind].terms:
            term = Phrase(
                f"term-{kind}-{name}", {"owner": owner}, instead=phrase("flag", name=readable(name), owner=owner)
            )
            return self.negated(term, yes)
        if kind and value.type == CONDITION:
            flag = Phrase(
                f"member-{kind}-{name}", {"owner": owner}, instead=phrase("flag", name=readable(name), owner=owner)
            )
            return self.negated(flag, yes)
        if kind:
            noun = self.noun_of(value, name)
            has = Phrase(f"has-{kind}-{name}", {"owner": owner}, phrase("has", owner=owner, noun=noun), optional=True)
            return self.negated(has, yes)
        if value.type.name in ("set", "pile"):
            return self.stated("exists", yes, set=self.set(node, seen))
        return self.stated("there", yes, thing=said)

    def noun_of(self, value: Value, name: str) -> Said:
        """The noun of a member: of the kind that a mark or attribute holds, else its own name."""
        if value.type.name in ("entity", "set"):
            return self.nouns.kind(value.type.of)
        return phrase("noun", name=readable(name), n=1)

    def owned(self, node: ast.Path, seen: Seen) -> tuple[Said, str, str]:
        """The owner that a path's last name is a member of, the kind that has it, the name."""
        *before, last = node.names
        if before:
            value, said = self.path(replace(node, names=tuple(before)), seen)
        else:
            it = seen.scope.it
            if last.text in seen.scope.names or it is None or self.binder.member_of(it, last.text) is None:
                mark = self.model.marks_of("game").get(last.text)
                return None, "game" if mark and last.text not in seen.scope.names else "", last.text
            value, said = it, seen.it
        if value is None:
            return None, "", last.text
        return said, self.nouns.kind_with(value, last.text), last.text

    def compared(self, node: ast.Compare, seen: Seen, yes: bool) -> Said:
        op = node.op
        if op == "is":
            kind = node.right.names[0].text if isinstance(node.right, ast.Path) else ""
            noun = (
                self.nouns.kind(self.model.kinds[kind].members) if kind in self.model.kinds else self.nouns.plain(kind)
            )
            return self.stated("is-kind", yes, left=self.said(node.left, seen), noun=noun)
        op = op if yes else OPPOSITE[op]
        left = self.value(node.left, seen)
        if isinstance(left, Counter) and isinstance(node.right, ast.Int):
            return self.counted(left, node, op, seen)
        right = self.right(left, node.right, seen)
        name = OPERATORS[op]
        if (
            isinstance(node.right, ast.Path)
            and [each.text for each in node.right.names] == ["none"]
            and left is not None
        ):
            return self.holds(node.left, seen, op != "=") if isinstance(node.left, ast.Path) else None
        if isinstance(node.left, ast.Path) and node.left.names[-1].text != "it":
            owner, kind, word = self.owned(node.left, seen)
            if kind and owner is not None:
                bare = self.nouns.member(kind, word, None)
                return phrase(f"{name}-own", owner=owner, member=bare, left=self.said(node.left, seen), right=right)
        if isinstance(node.left, ast.Apply) and node.left.name.text == "count" and isinstance(right, int):
            return phrase(f"{name}-count", n=right, set=self.set(node.left.args[0], seen, right))
        return phrase(name, left=self.said(node.left, seen), right=right)

    def right(self, left: Value | None, node: ast.Expr, seen: Seen) -> Said:
        if left is not None and left.type.name == "words" and isinstance(node, ast.Path):
            return self.nouns.plain(node.names[0].text)
        return self.said(node, seen)

    def counted(self, left: Counter, node: ast.Compare, op: str, seen: Seen) -> Said:
        """So many of a counter: `you have at least 2 gold`."""
        number = node.right.value if isinstance(node.right, ast.Int) else 0
        said = self.said(node.left, seen)
        owner = said.args.get("owner") if isinstance(said, Phrase) else None
        amount = phrase("amount", n=number, unit=self.nouns.unit(left.name, number))
        return phrase(f"{OPERATORS[op]}-counter", owner=owner, amount=amount)


def _flat(node: ast.Expr, op: str) -> list[ast.Expr]:
    """`a and b and c` as a list."""
    if isinstance(node, ast.Logic) and node.op == op:
        return [*_flat(node.left, op), *_flat(node.right, op)]
    return [node]
