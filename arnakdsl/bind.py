"""Names to what they mean: the syntax tree of an effect becomes a typed tree.

Looks up every word, puts arguments in place, checks types, and writes definitions out where they are called.  Every
mistake is yielded once; what cannot be understood becomes none and is left out, so that it gives no second finding.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from arnakdsl import codes
from arnakdsl.bindtypes import fixed, maybe_nobody, places_of
from arnakdsl.findings import Code, Finding
from arnakdsl.functions import FUNCTIONS
from arnakdsl.model import Define, Model, Param
from arnakdsl.names import did_you_mean
from arnakdsl.source import Span
from arnakdsl.syntax import ast
from arnakdsl.typed import (
    Act,
    Arith,
    Attr,
    Bind,
    Both,
    Branch,
    ChooseOf,
    Compared,
    Const,
    CostOf,
    Counter,
    EachOf,
    EachPlayer,
    EffectOf,
    Either,
    IfOf,
    IsKind,
    KindSet,
    LabelOf,
    Local,
    MarkOf,
    MayOf,
    Me,
    NotV,
    Numbers,
    Part,
    PickOf,
    PileOf,
    Place,
    PlaceIn,
    Players,
    RepeatOf,
    SeqOf,
    Start,
    TradeOf,
    Union,
    Value,
    Where,
    WhileOf,
)
from arnakdsl.values import (
    CONDITION,
    COST,
    EFFECT,
    ICONS,
    NUMBER,
    SEAT,
    Type,
    entity,
    member,
    pile_of,
    set_of,
)
from arnakdsl.verbs import VERBS

OPENERS = ("may", "choose", "let", "if", "each", "repeat", "while")  # words that begin a step beside verbs
MOST_CALLS = 2_000  # of definitions in one another, for one call
WORDS_OF_NONE = {
    "yes": "a flag is set by 'set' without 'to'",
    "true": "a flag is set by 'set' without 'to'",
    "no": "a flag is taken away by 'clear'",
    "false": "a flag is taken away by 'clear'",
    "none": "a mark is emptied by 'clear'; 'none' stands behind '=' and '!='",
}
OPENING = "pick"  # the word of an option whose pick has no label and no verb


@dataclass(frozen=True, slots=True)
class Scope:
    """The names in sight: arguments and `let`s, the member `it` of a condition, the entity `this` of an effect."""

    names: Mapping[str, Value]
    it: Value | None = None
    this: Const | None = None
    procedure: bool = False

    def having(self, name: str, value: Value) -> Scope:
        return replace(self, names={**self.names, name: value})


class Binder:
    """Binds the texts of one model; `findings` grows by what was wrong."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.findings: list[Finding] = []
        self.faulty: set[str] = set()  # definitions that do not bind by themselves
        self._fresh = count(1)
        self.circular: set[str] = set()  # terms, as kind.term, that lead back to themselves
        self._expanding: list[str] = []
        self._written = 0  # calls of definitions that were written out for the outermost one

    # ------------------------------------------------------------ findings

    def found(self, code: Code, span: Span, *, hint: str = "", **words: Any) -> None:
        if not (self._expanding and self._expanding[-1] in self.faulty):
            self.findings.append(code.at(span, hint=hint, **words))

    def unknown(self, code: Code, name: ast.Name, known: Iterable[str], **words: Any) -> None:
        """A name that is not there; silent where its declaration has a finding already."""
        if name.text in self.model.spoilt:
            return
        self.found(code, name.span, hint=did_you_mean(name.text, known), name=name.text, **words)

    def expect(self, value: Value | None, wanted: Type, span: Span) -> Value | None:
        """The value, if it is of the wanted type; else a finding."""
        if value is None or wanted.admits(value.type):
            return value
        if wanted == SEAT and value.type == entity("player"):
            return value
        self.found(codes.WRONG_TYPE, span, wanted=str(wanted), seen=str(value.type), text=span.text)
        return None

    def local(self, name: str, kind: Type, places: tuple[Value, ...] = (), maybe: bool = False) -> Local:
        return Local(f"{name}_{next(self._fresh)}", kind, places, maybe)

    # ------------------------------------------------------------ values

    def value(self, node: ast.Expr, scope: Scope, wanted: Type | None = None) -> Value | None:
        """The meaning of an expression, checked against a wanted type."""
        found = self._value(node, scope, wanted)
        return self.expect(found, wanted, node.span) if wanted and found else found

    def _value(self, node: ast.Expr, scope: Scope, wanted: Type | None) -> Value | None:
        match node:
            case ast.Int(value=value):
                return Const(value, NUMBER)
            case ast.Path():
                return self.path(node, scope)
            case ast.Apply():
                return self.apply(node, scope)
            case ast.Amount():
                return self.cost((node,), scope)
            case ast.Negative(inner=inner):
                found = self.value(inner, scope, NUMBER)
                return Arith("-", Const(0, NUMBER), found) if found else None
            case ast.Arithmetic():
                return self.arithmetic(node, scope)
            case ast.Compare():
                return self.compare(node, scope)
            case ast.Not(inner=inner):
                found = self.value(inner, scope, CONDITION)
                return NotV(found) if found else None
            case ast.Logic(op=op):
                left, right = self.value(node.left, scope, CONDITION), self.value(node.right, scope, CONDITION)
                return Both(op, left, right) if left and right else None
            case ast.Query():
                return self.query(node, scope)
            case ast.Range():
                low, high = self.value(node.low, scope, NUMBER), self.value(node.high, scope, NUMBER)
                return Numbers(low, high) if low and high else None
            case ast.Pick():
                self.found(codes.MISPLACED_PICK, node.span)
                return None

    def path(self, node: ast.Path, scope: Scope) -> Value | None:
        first, *rest = node.names
        found = self.word(first, scope)
        for name in rest:
            if found is None:
                return None
            found = self.member(found, name)
        return found

    def word(self, name: ast.Name, scope: Scope) -> Value | None:
        """What a word stands for, from the nearest names to the farthest."""
        found = self.lookup(name.text, scope)
        if found is None and name.text not in self.model.spoilt:
            hint = self.hint(name.text) or did_you_mean(name.text, self.in_sight(scope))
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
        simple: dict[str, Value | None] = {
            "me": Me(), "it": scope.it, "this": scope.this, "start": Start(), "players": Players(),
        }  # fmt: skip
        if simple.get(word) is not None:
            return simple[word]
        if scope.it is not None:
            found = self.member_of(scope.it, word)
            if found is not None:
                return found
        return self.declared(word)

    def declared(self, word: str) -> Value | None:
        """A mark of the game, a pile, a set, a kind, an entity."""
        model = self.model
        mark = model.marks_of("game").get(word)
        if mark:
            return MarkOf(None, "game", word, mark.type)
        if word in model.kinds["game"].terms:
            return self._term("game", word, None)
        counter = model.resources.get(word)
        if counter and counter.of == "game":
            return Counter(None, word)
        pile = model.piles.get(word)
        if pile and pile.owner in ("game", "player"):
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
            *model.marks_of("game"),
            *model.kinds["game"].terms,
            *model.sets,
            *model.by_id,
        }
        names |= {name for name, pile in model.piles.items() if pile.owner in ("game", "player")}
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
            if found and kind.name == "entity":
                names |= {*found.attributes, *found.marks, *found.parts, *found.terms}
                names |= {name for name, pile in model.piles.items() if pile.owner == each}
        return names

    def member(self, owner: Value, name: ast.Name) -> Value | None:
        found = self.member_of(owner, name.text)
        if found is None:
            self.unknown(codes.UNKNOWN_MEMBER, name, self.members(owner.type), owner=str(owner.type))
        return found

    def member_of(self, owner: Value, word: str) -> Value | None:
        if owner.type == SEAT or owner.type.of == ("player",):
            return self.of_player(owner, word)
        if owner.type.name != "entity":
            return None
        for kind_name in owner.type.of:
            kind = self.model.kinds.get(kind_name)
            if not kind:
                continue
            if word in kind.attributes:
                kind_of = kind.attributes[word].type
                return EffectOf(owner, word) if kind_of == EFFECT else self._attribute(owner, word, kind_of)
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
        return CostOf(attributes=(found,), type=kind_of) if kind_of in (COST, ICONS) else found

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

    def apply(self, node: ast.Apply, scope: Scope) -> Value | None:
        function = FUNCTIONS.get(node.name.text)
        if function is None:
            self.unknown(codes.UNKNOWN_FUNCTION, node.name, FUNCTIONS)
            return None
        found = function(self, node, scope)
        for name in node.rest:
            if found is None:
                return None
            found = self.member(found, name)
        return found

    def arithmetic(self, node: ast.Arithmetic, scope: Scope) -> Value | None:
        left, right = self.value(node.left, scope), self.value(node.right, scope)
        if left is None or right is None:
            return None
        if node.op == "+" and left.type.name in ("set", "pile"):
            if right.type.name not in ("set", "pile"):
                self.expect(right, set_of(*left.type.of), node.right.span)
                return None
            parts = (*(left.parts if isinstance(left, Union) else (left,)), right)
            return Union(parts, set_of(*dict.fromkeys((*left.type.of, *right.type.of))))
        checked = self.expect(left, NUMBER, node.left.span), self.expect(right, NUMBER, node.right.span)
        return Arith(node.op, left, right) if all(checked) else None

    def compare(self, node: ast.Compare, scope: Scope) -> Value | None:
        left = self.value(node.left, scope)
        if left is None:
            return None
        if node.op == "is":
            return self.is_kind(left, node.right, scope)
        right = self.right_side(left, node.right, scope)
        if right is None:
            return None
        ordered = node.op not in ("=", "!=")
        if ordered or left.type == NUMBER:
            wanted = NUMBER
        elif left.type == CONDITION:
            wanted = NUMBER if right.type == NUMBER else CONDITION
        else:
            wanted = left.type
        if ordered and not self.expect(left, NUMBER, node.left.span):
            return None
        return Compared(node.op, left, right) if self.expect(right, wanted, node.right.span) else None

    def right_side(self, left: Value, node: ast.Expr, scope: Scope) -> Value | None:
        """The other side of a comparison: a word where the left side is one of some words."""
        if left.type.name == "words":
            word = node.names[0] if isinstance(node, ast.Path) and len(node.names) == 1 else None
            if word and word.text in left.type.of:
                return Const(left.type.of.index(word.text) + 1, left.type, word.text)
            if word:
                self.unknown(codes.UNKNOWN_WORD, word, left.type.of)
                return None
        if isinstance(node, ast.Path) and [each.text for each in node.names] == ["none"]:
            return Const(0, left.type, "none")
        return self.value(node, scope)

    def is_kind(self, left: Value, node: ast.Expr, scope: Scope) -> Value | None:
        name = node.names[0] if isinstance(node, ast.Path) else None
        if name is None or name.text not in self.model.kinds:
            if name:
                self.unknown(codes.UNKNOWN_KIND, name, self.model.kinds)
            return None
        return IsKind(left, self.model.kinds[name.text].members)

    def query(self, node: ast.Query, scope: Scope) -> Value | None:
        """A set, with its condition; keys belong to `first` and `last` alone."""
        found = self.value(node.set, scope)
        if found is None:
            return None
        if node.keys:
            self.found(codes.MISPLACED_KEYS, node.keys[0].span)
            return None
        if found.type.name == "entity":
            self.expect(found, set_of(*found.type.of), node.set.span)
            return None
        if found.type.name not in ("set", "pile"):
            self.expect(found, set_of("things"), node.set.span)
            return None
        return self.filtered(found, node.where, scope) if node.where else found

    def filtered(self, found: Value, where: ast.Expr, scope: Scope) -> Value | None:
        it = self.member_local(found)
        condition = self.value(where, replace(scope, it=it), CONDITION)
        return Where(found, it, condition, set_of(*found.type.of)) if condition else None

    def member_local(self, found: Value) -> Local:
        """A name for one member of a set."""
        return self.local("it", member(found.type))

    def as_set(self, node: ast.Expr, scope: Scope) -> Value | None:
        found = self.value(node, scope)
        if found is not None and found.type.name not in ("set", "pile"):
            self.found(codes.WRONG_TYPE, node.span, wanted="a set", seen=str(found.type), text=node.span.text)
            return None
        return found

    # ------------------------------------------------------------ costs

    def cost(self, nodes: Iterable[ast.Expr], scope: Scope) -> CostOf | None:
        """Amounts, cost-valued attributes and arguments, added up."""
        total = CostOf()
        for node in nodes:
            part = self.cost_part(node, scope)
            if part is None:
                return None
            total = CostOf(total.amounts + part.amounts, total.attributes + part.attributes, total.all or part.all)
        return total

    def cost_part(self, node: ast.Expr, scope: Scope) -> CostOf | None:
        if isinstance(node, ast.Amount):
            return self.amount(node, scope)
        if isinstance(node, ast.Path) and len(node.names) == 1:
            word = node.names[0]
            if word.text in ("nothing", "all") and word.text not in scope.names:
                return CostOf(all=word.text == "all")
            if word.text in self.units() and self.lookup(word.text, scope) is None:
                self.found(codes.MISSING_NUMBER, word.span, name=word.text, hint=f"write '1 {word.text}'")
                return None
        found = self.value(node, scope)
        if isinstance(found, CostOf):
            return found
        if isinstance(found, Either) and found.type in (COST, ICONS):
            return CostOf(attributes=(found,))
        if found is not None:
            self.found(codes.WRONG_TYPE, node.span, wanted="an amount", seen=str(found.type), text=node.span.text)
        return None

    def units(self) -> set[str]:
        return {*self.model.resources, *self.model.units}

    def amount(self, node: ast.Amount, scope: Scope) -> CostOf | None:
        unit = node.unit
        if unit.text not in self.units():
            self.unknown(codes.UNKNOWN_RESOURCE, unit, self.units())
            return None
        if node.swapped:
            text = f"{node.number.span.text} {unit.text}"
            self.found(codes.SWAPPED_AMOUNT, node.span, text=node.span.text, hint=f"write '{text}'")
            return None
        number = self.value(node.number, scope, NUMBER)
        if number is None:
            return None
        known = fixed(number)
        if isinstance(node.number, ast.Negative) or (known is not None and known < 0):
            self.found(codes.NEGATIVE_AMOUNT, node.number.span, text=node.number.span.text)
            return None
        return CostOf(((number if known is None else Const(known, NUMBER), unit.text),))

    def attribute_cost(self, nodes: tuple[ast.Expr, ...], this: Const, of: Type) -> dict[str, int] | None:
        """The cost or icons printed on an entity, as numbers by unit: written out, nothing worked out while playing."""
        found: dict[str, int] = {}
        icons = {icon.name for icon in self.model.icons}
        for node in nodes:
            part = self.cost_part(node, Scope({}, this=this))
            if part is None:
                return None
            for number, unit in part.amounts:
                known = fixed(number)
                if known is None:
                    self.found(codes.COST_NOT_FIXED, node.span, what="printed amounts", hint="write a number")
                    return None
                if of == ICONS and unit not in icons:
                    self.found(codes.WRONG_TYPE, node.span, text=unit, seen="a counter", wanted="an icon")
                    return None
                found[unit] = found.get(unit, 0) + known
            if part.attributes or part.all:
                self.found(codes.COST_NOT_FIXED, node.span, what="printed amounts", hint="write the amounts out")
                return None
        return found

    # ------------------------------------------------------------ steps

    def act(self, node: ast.Step, scope: Scope, path: str) -> Act | None:
        """The meaning of a step; none if it cannot be understood."""
        at = Place(path, node.span)
        match node:
            case ast.Seq(steps=steps):
                return self.sequence(steps, scope, at)
            case ast.Let():
                self.found(codes.USELESS_LET, node.span, name=node.name.text)
                return None
            case ast.Call():
                return self.call(node, scope, path)
            case ast.Labelled(step=step, label=label):
                return self.labelled(step, label, scope, at)
            case ast.Trade(cost=cost, step=step):
                return self.trade(cost, step, LabelOf("pay"), scope, at)
            case ast.May(step=step):
                return self.may(step, None, scope, at)
            case ast.Choose():
                return self.choose(node, scope, at)
            case ast.If():
                return self.conditional(node, scope, at)
            case ast.Each():
                return self.each(node, scope, at)
            case ast.Repeat(times=times, body=body):
                number = self.value(times, scope, NUMBER)
                inner = self.act(body, scope, f"{path}.do")
                return RepeatOf(number, inner, at) if number and inner else None
            case ast.While(condition=condition, body=body):
                if not scope.procedure:
                    self.found(codes.LOOP_OUTSIDE_ROUNDS, node.span)
                    return None
                met = self.value(condition, scope, CONDITION)
                inner = self.act(body, scope, f"{path}.do")
                return WhileOf(met, inner, at) if met and inner else None

    def sequence(self, steps: tuple[ast.Step, ...], scope: Scope, at: Place) -> Act | None:
        acts: list[Act] = []
        fine = True
        for index, step in enumerate(steps):
            path = f"{at.path}.{index}"
            if isinstance(step, ast.Let):
                rest = SeqRest(steps[index + 1 :], at, index + 1)
                bound = self.let(step, rest, scope, path)
                fine = fine and bound is not None
                acts += [bound] if bound else []
                break
            act = self.act(step, scope, path)
            fine = fine and act is not None
            acts += [act] if act else []
        if not fine:
            return None
        return acts[0] if len(acts) == 1 else SeqOf(tuple(acts), at)

    def let(self, node: ast.Let, rest: SeqRest, scope: Scope, path: str) -> Act | None:
        at = Place(path, node.span)
        if isinstance(node.value, ast.Pick):
            picked = self.picked(node.value, scope, OPENING, node.name.text)
            if picked is None:
                self.sequence(rest.steps, scope.having(node.name.text, self._stand_in()), rest.place())
                return None
            var, found, label = picked
            body = self.sequence(rest.steps, scope.having(node.name.text, var), rest.place())
            return PickOf(var, found, label, body, at) if body else None
        value = self.value(node.value, scope)
        if value is None:
            return None
        var = self.local(node.name.text, value.type, places_of(value), maybe_nobody(value))
        body = self.sequence(rest.steps, scope.having(node.name.text, var), rest.place())
        return Bind(var, value, body, at) if body else None

    def _stand_in(self) -> Value:
        """For a name whose value is not understood: any kind of entity."""
        return Local("unknown", Type("entity", tuple(self.model.kinds)))

    def picked(self, node: ast.Pick, scope: Scope, word: str, name: str = "it") -> tuple[Local, Value, LabelOf] | None:
        """A pick: the name of what is picked, the set, the id of its options."""
        label = self.label(node.label, scope) if node.label else LabelOf(word)
        found = self.value(node.query, scope)
        if found is None or label is None:
            return None
        if found.type.name not in ("set", "pile"):
            self.found(
                codes.WRONG_TYPE, node.query.span, wanted="a set", seen=str(found.type), text=node.query.span.text
            )
            return None
        return self.local(name, member(found.type), places_of(found)), found, label

    def label(self, node: ast.Label, scope: Scope) -> LabelOf | None:
        args = [self.value(each, scope) for each in node.args]
        if any(each is None for each in args):
            return None
        return LabelOf(":".join(each.text for each in node.words), tuple(each for each in args if each))

    def labelled(self, step: ast.Step, label: ast.Label, scope: Scope, at: Place) -> Act | None:
        """A step with a label of its own, outside a `choose`."""
        found = self.label(label, scope)
        if found is None:
            return None
        match step:
            case ast.Trade(cost=cost, step=inner):
                return self.trade(cost, inner, found, scope, at)
            case ast.May(step=inner):
                return self.may(inner, found, scope, at)
        self.found(codes.USELESS_LABEL, label.span)
        return None

    def trade(self, cost: ast.Step, step: ast.Step, label: LabelOf, scope: Scope, at: Place) -> Act | None:
        price, gain = self.act(cost, scope, f"{at.path}.cost"), self.act(step, scope, f"{at.path}.do")
        return TradeOf(price, gain, label, at) if price and gain else None

    def may(self, step: ast.Step, label: LabelOf | None, scope: Scope, at: Place) -> Act | None:
        if isinstance(step, ast.Labelled) and not isinstance(step.step, ast.Trade):
            label = self.label(step.label, scope)
            step = step.step
        inner = self._inner_label(step)
        if inner is not None:
            label = label or self.label(inner, scope)
        act = self.option(step, scope, f"{at.path}.may")
        return MayOf(act, label or LabelOf("do"), at) if act else None

    def choose(self, node: ast.Choose, scope: Scope, at: Place) -> Act | None:
        branches: list[Branch] = []
        for index, step in enumerate(node.branches, 1):
            label, labelled = LabelOf(f"option:{index}"), False
            inner = step.steps[0] if isinstance(step, ast.Seq) and len(step.steps) == 1 else step
            if isinstance(inner, ast.Labelled):
                found = self.label(inner.label, scope)
                label, labelled, inner = found or label, True, inner.step
            act = self.option(inner, scope, f"{at.path}.{index}")
            if act is None:
                continue
            branches.append(Branch(self.guarded_label(inner, label, scope), labelled or self._guarded(inner), act))
        number = node.count.value if node.count else 1
        if node.count and not 1 <= number <= len(node.branches):
            self.found(codes.TOO_MANY_BRANCHES, node.count.span, count=number, branches=len(node.branches))
            return None
        return ChooseOf(number, tuple(branches), at) if len(branches) == len(node.branches) else None

    def option(self, step: ast.Step, scope: Scope, path: str) -> Act | None:
        """A step that stands for an option: the label in `if c { a as word }` is the option's."""
        if isinstance(step, ast.If):
            return self.conditional(step, scope, Place(path, step.span), option=True)
        return self.act(step, scope, path)

    @staticmethod
    def _labelled_within(step: ast.Step) -> ast.Labelled | None:
        """`a as word` of `if c { a as word }`."""
        if not isinstance(step, ast.If) or step.otherwise:
            return None
        inner = step.then
        while isinstance(inner, ast.Seq) and len(inner.steps) == 1:
            inner = inner.steps[0]
        return inner if isinstance(inner, ast.Labelled) else None

    def _inner_label(self, step: ast.Step) -> ast.Label | None:
        found = self._labelled_within(step)
        return found.label if found else None

    def _guarded(self, step: ast.Step) -> bool:
        return self._inner_label(step) is not None

    def guarded_label(self, step: ast.Step, label: LabelOf, scope: Scope) -> LabelOf:
        inner = self._inner_label(step)
        return (self.label(inner, scope) if inner else None) or label

    def conditional(self, node: ast.If, scope: Scope, at: Place, option: bool = False) -> Act | None:
        condition = self.value(node.condition, scope, CONDITION)
        inner = self._labelled_within(node) if option else None
        body = inner.step if inner else node.then
        then = self.act(body, scope, f"{at.path}.then")
        otherwise = self.act(node.otherwise, scope, f"{at.path}.else") if node.otherwise else None
        if condition is None or then is None or (node.otherwise and otherwise is None):
            return None
        return IfOf(condition, then, otherwise, at)

    def each(self, node: ast.Each, scope: Scope, at: Place) -> Act | None:
        if node.set is None:
            body = self.act(node.body, scope, f"{at.path}.do")
            if node.name.text != "player":
                self.unknown(codes.UNKNOWN_NAME, node.name, ["player"])
                return None
            return EachPlayer(body, at) if body else None
        found = self.as_set(node.set, scope)
        if found is None:
            return None
        var = self.local(node.name.text, member(found.type), places_of(found))
        body = self.act(node.body, scope.having(node.name.text, var), f"{at.path}.do")
        return EachOf(var, found, body, at) if body else None

    # ------------------------------------------------------------ calls

    def call(self, node: ast.Call, scope: Scope, path: str) -> Act | None:
        """A verb with its arguments: picks among them come first, each a decision of its own."""
        picks: list[tuple[Local, Value, LabelOf]] = []
        names: dict[str, Value] = {}
        fine = True

        def place(each: ast.Expr) -> ast.Expr:
            nonlocal fine
            if not isinstance(each, ast.Pick):
                return each
            picked = self.picked(each, scope, node.verb.text)
            if picked is None:
                fine = False
                return each
            picks.append(picked)
            name = f"pick {len(picks)}"
            names[name] = picked[0]
            return ast.Path((ast.Name(name, each.span),), each.span)

        args = tuple(place(each) for each in node.args)
        named = tuple(replace(each, values=tuple(place(one) for one in each.values)) for each in node.named)
        if not fine:
            return None
        plain = replace(node, args=args, named=named)
        inner = replace(scope, names={**scope.names, **names})
        act = self.plain_call(plain, inner, path)
        for var, found, label in reversed(picks):
            act = PickOf(var, found, label, act, Place(path, node.span)) if act else None
        return act

    def plain_call(self, node: ast.Call, scope: Scope, path: str) -> Act | None:
        word = node.verb.text
        if word in self.model.defines:
            return self.expand(self.model.defines[word], node, scope, path)
        if scope.procedure and word in self.model.procedures:
            return self.expand(self.model.procedures[word], node, scope, path)
        verb = VERBS.get(word)
        if verb is None:
            self.unknown(codes.UNKNOWN_VERB, node.verb, {*VERBS, *self.model.defines, *OPENERS})
            return None
        return verb.bind(self, node, scope, Place(path, node.span))

    def expand(self, define: Define, node: ast.Call, scope: Scope, path: str) -> Act | None:
        """A definition in place of its call."""
        name = define.entry.id
        if name in self.model.spoilt:
            return None
        arguments = self.arguments(define.params, node, scope)
        if arguments is None or define.do is None:
            return None
        if name in self._expanding:
            self.found(codes.RECURSIVE_DEFINITION, node.verb.span, name=name)
            return None
        outermost = not self._written
        self._written += 1
        act = self._written_out(define.do, arguments, node, scope, path) if self._written <= MOST_CALLS else None
        if outermost:
            if self._written > MOST_CALLS:
                self.found(codes.TOO_LONG, node.verb.span, name=name)
                self.model.spoilt.add(name)
            self._written = 0
        return act

    def _written_out(
        self, do: ast.Step, arguments: list[tuple[Param, Value]], node: ast.Call, scope: Scope, path: str
    ) -> Act | None:
        name = node.verb.text
        names: dict[str, Value] = {}
        bound: list[tuple[Local, Value]] = []
        for param, value in arguments:
            if self.simple(value):
                names[param.name] = value
            else:
                var = self.local(param.name, value.type, places_of(value), maybe_nobody(value))
                names[param.name] = var
                bound.append((var, value))
        self._expanding.append(name)
        act = self.act(do, Scope(names, procedure=scope.procedure), f"{path}/{name}")
        self._expanding.pop()
        for var, value in reversed(bound):
            act = Bind(var, value, act, Place(path, node.span)) if act else None
        return act

    @staticmethod
    def simple(value: Value) -> bool:
        """Does the value mean the same wherever it is written?"""
        return isinstance(value, Const | Local | CostOf | PileOf) or (
            isinstance(value, PlaceIn) and value.type.name == "pile"
        )

    def arguments(self, params: tuple[Param, ...], node: ast.Call, scope: Scope) -> list[tuple[Param, Value]] | None:
        plain = [each for each in params if not each.preposition]
        by_preposition = {each.preposition: each for each in params if each.preposition}
        given: dict[str, tuple[ast.Expr, ...]] = {}
        if len(node.args) > len(plain):
            extra = node.args[len(plain)]
            self.found(codes.EXTRA_ARGUMENT, extra.span, verb=node.verb.text, text=extra.span.text)
            return None
        given.update({param.name: (arg,) for param, arg in zip(plain, node.args, strict=False)})
        for argument in node.named:
            param = by_preposition.get(argument.preposition.text)
            if param is None:
                self.unknown(codes.UNKNOWN_PREPOSITION, argument.preposition, by_preposition, verb=node.verb.text)
                return None
            given[param.name] = argument.values
        found: list[tuple[Param, Value]] = []
        fine = True
        for param in params:
            value = self.argument(param, given.get(param.name), node, scope)
            fine = fine and value is not None
            found += [(param, value)] if value is not None else []
        return found if fine else None

    def argument(self, param: Param, given: tuple[ast.Expr, ...] | None, node: ast.Call, scope: Scope) -> Value | None:
        if given is None:
            if param.default is None:
                name = f"{param.preposition} {param.name}".strip()
                self.found(codes.MISSING_ARGUMENT, node.span, verb=node.verb.text, name=name)
                return None
            given = param.default
        if param.type in (COST, ICONS):
            return self.cost(given, scope)
        if param.type.name == "pile":
            return self.pile_place(given[0], scope)
        if param.type.name == "set":
            return self.as_set(given[0], scope)
        return self.value(given[0], scope, param.type)

    def pile_place(self, node: ast.Expr, scope: Scope) -> Value | None:
        """A pile, or `top(pile)` or `bottom(pile)`, as a place to move to."""
        found = self.value(node, scope)
        if found is None:
            return None
        if isinstance(found, PlaceIn):
            if fixed(found.place) not in (1, -1):
                self.found(
                    codes.WRONG_TYPE,
                    node.span,
                    wanted="a pile, or its top or bottom",
                    seen="a place",
                    text=node.span.text,
                )
                return None
            return replace(found, type=Type("pile", found.type.of))
        if found.type.name != "pile":
            self.found(codes.WRONG_TYPE, node.span, wanted="a pile", seen=str(found.type), text=node.span.text)
            return None
        return found

    # ------------------------------------------------------------ whole texts

    def define_alone(self, define: Define) -> None:
        """Check a definition by itself, with arguments of the declared types."""
        if define.do is None:
            return
        before = len(self.findings)
        names: dict[str, Value] = {}
        for param in define.params:
            if param.type in (COST, ICONS):
                names[param.name] = CostOf()
            else:
                names[param.name] = Local(param.name, param.type)
        self._expanding.append(define.entry.id)
        self.act(define.do, Scope(names), define.entry.id)
        self._expanding.pop()
        if len(self.findings) > before:
            self.faulty.add(define.entry.id)


@dataclass(frozen=True, slots=True)
class SeqRest:
    """The steps behind a `let`."""

    steps: tuple[ast.Step, ...]
    at: Place
    index: int

    def place(self) -> Place:
        return Place(f"{self.at.path}.{self.index}", self.at.span)
