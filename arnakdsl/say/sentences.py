"""Steps as sentences: one clause for each step of the syntax tree, before definitions are written out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from arnakdsl.bind import Scope
from arnakdsl.bindtypes import places_of
from arnakdsl.model import Define, Param, Thing
from arnakdsl.say.nouns import MANY, readable
from arnakdsl.say.phrase import Listed, Phrase, Said, listed, phrase
from arnakdsl.say.values import Seen, Values
from arnakdsl.syntax import ast
from arnakdsl.typed import Const, Counter, EffectOf, Local, PileOf, Start, Value
from arnakdsl.values import CONDITION, COST, ICONS, NUMBER, SEAT, Type, entity
from arnakdsl.verbs import VERBS

ENDS = {"top": "place-top", "bottom": "place-bottom"}


class Sentences(Values):
    """Says steps."""

    # ------------------------------------------------------------ whole texts

    def text(self, step: ast.Step, seen: Seen) -> Said:
        """A step as sentences, each of its parts one."""
        clauses = [said for said, _ in self.steps(step, seen) if said is not None]
        return Listed("sentences", tuple(phrase("sentence", clause=each) for each in clauses))

    def effect(self, thing: Thing, name: str) -> ast.Step | None:
        """A printed effect as written."""
        found: ast.Step | None = thing.written.get(name)
        return found

    def own(self, thing: Thing) -> Seen:
        """What is in sight in the printed effects of a thing."""
        return Seen(Scope({}, this=Const(thing.number, entity(thing.kind), thing.id)))

    def part(self, thing: Thing, name: str) -> Said:
        attribute = self.model.kinds[thing.kind].attributes.get(name)
        if attribute is None:
            return None
        written = thing.written.get(name)
        if written is None or written == ():
            return ""
        match attribute.type.name:
            case "effect":
                return lambda: self.clause(written, self.own(thing))
            case "cost" | "icons":
                found = self.amounts(written, self.own(thing))
                return "" if found is None else found
            case "entity":
                return self.nouns.thing(self.model.things[written - 1])
            case "set":
                return listed("and", [self.nouns.thing(self.model.things[each - 1]) for each in written])
            case "words":
                return self.nouns.plain(attribute.type.of[written - 1])
            case "pile":
                pile = self.value(ast.Path((ast.Name(written, attribute.span),), attribute.span), Seen())
                return self.nouns.pile(pile, None) if isinstance(pile, PileOf) else readable(written)
            case "number" | "condition":
                return int(written)
        return str(written)

    # ------------------------------------------------------------ steps

    def clause(self, step: ast.Step, seen: Seen) -> Said:
        """A step in one clause; steps in order are joined."""
        match step:
            case ast.Seq():
                clauses = [said for said, _ in self.steps(step, seen) if said is not None]
                apart = any(isinstance(each, ast.If) for each in step.steps[:-1])
                return listed("series" if apart else "then", clauses) if clauses else None
            case ast.Let():
                return self.let(step, seen)[0]
            case ast.Call():
                return self.call(step, seen)
            case ast.Labelled(step=inner):
                return self.clause(inner, seen)
            case ast.Trade(cost=cost, step=inner):
                return phrase("trade", cost=self.clause(cost, seen), step=self.clause(inner, seen))
            case ast.May(step=inner):
                return self.optional(inner, seen)
            case ast.Choose(count=count, branches=branches):
                number = count.value if count else 1
                if len(branches) == 1:
                    return self.clause(branches[0], seen)
                ways = [self.clause(each, seen) for each in branches]
                if 1 < number == len(branches):
                    return phrase("choose-all", branches=listed("series", ways))
                return phrase("choose", n=number, branches=listed("choices", ways))
            case ast.If():
                return self.conditional(step, seen)
            case ast.Each(name=name, set=found, body=body):
                if found is None and name.text in self.model.others:
                    return phrase("each-seat", seat=self.nouns.seat(name.text), body=self.clause(body, seen))
                if found is None:
                    return phrase("each-player", body=self.clause(body, seen))
                inside = self.binding(name.text, found, seen)
                return phrase("each", set=self.set(found, seen), body=self.clause(body, inside))
            case ast.Repeat(times=times, body=body):
                known = isinstance(self.value(times, seen), Local)
                n = phrase("that-many") if known else self.said(times, seen)
                return phrase("repeat", n=n, body=self.clause(body, seen))
            case ast.While(condition=condition, body=body):
                return phrase("while", condition=self.condition(condition, seen), body=self.clause(body, seen))
            case _:
                assert_never(step)

    def steps(self, step: ast.Step, seen: Seen) -> Iterator[tuple[Said, Seen]]:
        """The clauses of steps in order, with the names that are in sight behind each."""
        if not isinstance(step, ast.Seq):
            yield self.clause(step, seen), seen
            return
        for each in step.steps:
            if isinstance(each, ast.Let):
                said, seen = self.let(each, seen)
                yield said, seen
            elif isinstance(each, ast.Seq):
                yield from ((said, seen) for said, _ in self.steps(each, seen))
            else:
                yield self.clause(each, seen), seen

    def optional(self, step: ast.Step, seen: Seen) -> Said:
        """`may`: one clause, or several that are done or left together."""
        clauses = [said for said, _ in self.steps(step, seen) if said is not None]
        if len(clauses) < 2:
            return phrase("may", step=clauses[0] if clauses else None)
        return phrase("may-series", steps=Listed("series", tuple(clauses)))

    def let(self, step: ast.Let, seen: Seen) -> tuple[Said, Seen]:
        """A name: what is asked for it, if it is, and what it stands for from here on."""
        name, value = step.name.text, step.value
        if isinstance(value, ast.Pick):
            if id(value) in seen.chosen:
                said = seen.chosen[id(value)]
                return phrase("pick", thing=said), replace(
                    self.binding(name, value.query, seen), words={**seen.words, name: said}
                )
            return phrase("pick", thing=self.one(value.query, seen)), self.told_apart(name, value.query, seen)
        found = self.value(value, seen)
        if found is None:
            return None, seen
        local = Local(name, found.type, places_of(found), True) if found.type.name == "entity" else found
        return None, seen.having(name, local, self.said(value, seen))

    def told_apart(self, name: str, found: ast.Expr, seen: Seen) -> Seen:
        """A thing that is picked when there is one of its kind already: the first and the second."""
        value, bound = self.value(found, seen), self.binding(name, found, seen)
        others = [
            each for each, other in seen.scope.names.items()
            if value is not None and other.type.of == value.type.of and _called(seen.words.get(each), "that", "ordinal")
        ]  # fmt: skip
        if not others or value is None:
            return bound
        noun = self.nouns.kind(self.kinds_within(value))
        ordinals = {each: phrase("ordinal", n=at, noun=noun) for at, each in enumerate((*others, name), 1)}
        return replace(bound, words={**bound.words, **ordinals})

    def binding(self, name: str, found: ast.Expr, seen: Seen) -> Seen:
        """The member of a set that was picked, or whose turn it is, under its name."""
        value = self.value(found, seen)
        if value is None:
            return seen
        kinds = value.type.of
        kind = SEAT if kinds == ("player",) else NUMBER if kinds == ("number",) else Type("entity", kinds)
        local = Local(name, kind, places_of(value))
        return seen.having(name, local, phrase("that", noun=self.nouns.kind(self.kinds_within(value))))

    def kinds_within(self, value: Value) -> tuple[str, ...]:
        return self.pile_kinds(value) if isinstance(value, PileOf) else value.type.of

    def conditional(self, step: ast.If, seen: Seen) -> Said:
        condition, then = self.condition(step.condition, seen), self.clause(step.then, seen)
        if step.otherwise is None:
            return phrase("if", condition=condition, then=then)
        return phrase("if-else", condition=condition, then=then, otherwise=self.clause(step.otherwise, seen))

    # ------------------------------------------------------------ calls

    def call(self, node: ast.Call, seen: Seen) -> Said:
        word = node.verb.text
        if word in self.model.defines:
            return self.defined(self.model.defines[word], node, seen)
        if word in self.model.procedures:
            return self.nouns.entry(self.model.procedures[word].entry)
        special = SPECIAL.get(word)
        return special(self, node, seen) if special else self.verb(node, seen)

    def verb(self, node: ast.Call, seen: Seen) -> Said:
        """A core verb: its sentence with its arguments by name."""
        verb = VERBS[node.verb.text]
        plain = [each for each in verb.takes if not each.preposition]
        given = {each.preposition.text: each.values for each in node.named}
        args: dict[str, Said] = {}
        for at, argument in enumerate(plain):
            values = node.args if argument.form == "amounts" else node.args[at : at + 1]
            args[argument.name] = self.argument(argument.form, values, seen)
        for argument in verb.takes:
            if argument.preposition:
                args[argument.name] = self.argument(argument.form, given.get(argument.preposition, ()), seen)
        return Phrase(f"verb-{verb.name}", args)

    def argument(self, form: str, values: tuple[ast.Expr, ...], seen: Seen) -> Said:
        if not values:
            return None
        match form:
            case "amounts":
                return self.amounts(values, seen)
            case "pile" | "place":
                return self.place(values[0], seen)
            case "set":
                return self.set(values[0], seen, MANY)
        return self.said(values[0], seen)

    def place(self, node: ast.Expr, seen: Seen) -> Said:
        """A pile, or an end of one."""
        if isinstance(node, ast.Apply) and node.name.text in ENDS and not node.rest and node.args:
            return phrase(ENDS[node.name.text], pile=self.said(node.args[0], seen))
        return self.said(node, seen)

    # ------------------------------------------------------------ definitions

    def defined(self, define: Define, node: ast.Call, seen: Seen) -> Said:
        """A call of a definition: the pack's sentence for it, else what it does."""
        args, inner = self.given(define, node, seen)
        body = define.do
        return Phrase(f"define-{define.entry.id}", args, instead=(lambda: self.clause(body, inner)) if body else None)

    def given(self, define: Define, node: ast.Call, seen: Seen) -> tuple[dict[str, Said], Seen]:
        """The arguments of a call as phrases, and the names in sight in the body."""
        plain = [each for each in define.params if not each.preposition]
        named = {each.preposition.text: each.values for each in node.named}
        values: dict[str, tuple[ast.Expr, ...]] = {
            param.name: (arg,) for param, arg in zip(plain, node.args, strict=False)
        }
        values |= {each.name: named[each.preposition] for each in define.params if each.preposition in named}
        args: dict[str, Said] = {}
        inner = Seen(Scope({}, procedure=seen.scope.procedure), chosen=seen.chosen)
        for param in define.params:
            default = param.default
            given = values.get(param.name, default or ())
            args[param.name] = self.parameter(param, given, seen)
            typed = self.typed(param, given, node, seen)
            if typed is not None:
                inner = inner.having(param.name, typed, args[param.name])
        return args, inner

    def parameter(self, param: Param, given: tuple[ast.Expr, ...], seen: Seen) -> Said:
        if param.type in (COST, ICONS):
            return self.amounts(given, seen)
        form = param.type.name if param.type.name in ("pile", "set") else "value"
        return self.argument(form, given, seen)

    def typed(self, param: Param, given: tuple[ast.Expr, ...], node: ast.Call, seen: Seen) -> Value | None:
        if given and isinstance(given[0], ast.Pick):
            return self.binding("it", given[0].query, seen).scope.names.get("it")
        found = self.binder.argument(param, given, node, seen.scope)
        if found is None or found.type.name != "entity" or isinstance(found, Const | Local):
            return found
        return Local(param.name, found.type, places_of(found), True)

    # ------------------------------------------------------------ verbs with more than one sentence

    def move(self, node: ast.Call, seen: Seen) -> Said:
        """`move`: a pack may have a sentence for the way from one pile to another."""
        named = {each.preposition.text: each.values[0] for each in node.named}
        what, target = node.args[0], named["to"]
        query = what.query if isinstance(what, ast.Pick) else what
        value = self.value(query, seen)
        source = self.value(named["from"], seen) if "from" in named else value
        piles = {each.name for each in places_of(source) if isinstance(each, PileOf)} if source else set()
        piles |= {each.name for each in getattr(source, "places", ()) if isinstance(each, PileOf)}
        end, to = self.end(target)
        place = self.value(to, seen)
        noun_kinds = self.kinds_within(source) if source else ()
        n: Said = 1
        if "from" in named:
            n = self.said(what, seen)
            n = phrase("that-many") if isinstance(value, Local) else n
            noun = self.nouns.kind(noun_kinds, n if isinstance(n, int) else MANY)
            thing: Said = phrase("several", n=n, noun=noun, pile=self.said(named["from"], seen))
        elif isinstance(value, PileOf) and not isinstance(what, ast.Pick):
            n = "all"
            noun = self.nouns.kind(noun_kinds, MANY)
            thing = phrase("all", set=self.set(what, seen, MANY))
        else:
            noun, thing = self.nouns.kind(noun_kinds), self.said(what, seen)
        args: dict[str, Said] = {"thing": thing, "n": n, "noun": noun, "to": self.place(target, seen), "end": end,
                                 "known": "yes" if self.known(what, seen) else "no"}  # fmt: skip
        said = Phrase("verb-move", args)
        if isinstance(place, PileOf):
            said = Phrase(f"move-to-{place.name}", args, said, optional=True)
            for pile in sorted(piles)[:1] if len(piles) == 1 else ():
                said = Phrase(f"move-{pile}-{place.name}", args, said, optional=True)
        return said

    def known(self, node: ast.Expr, seen: Seen) -> bool:
        """Is a thing meant that was named or chosen before?"""
        return id(node) in seen.chosen or isinstance(node, ast.Path)

    @staticmethod
    def end(node: ast.Expr) -> tuple[str, ast.Expr]:
        if isinstance(node, ast.Apply) and node.name.text in ENDS and node.args:
            return node.name.text, node.args[0]
        return "none", node

    def mark(self, node: ast.Call, seen: Seen) -> Said:
        """`set`, `clear` and `put`: a pack may have a sentence for a mark."""
        verb = node.verb.text
        named = {each.preposition.text: each.values[0] for each in node.named}
        target = named["on"] if verb == "put" else node.args[0]
        if not isinstance(target, ast.Path):
            return self.verb(node, seen)
        value = self.value(target, seen)
        if value is None and verb == "clear":
            name = target.names[0].text
            return Phrase(f"clear-{name}", instead=phrase("clear-lifetime", name=readable(name)), optional=True)
        owner, kind, name = self.owned(target, seen)
        args: dict[str, Said] = {"owner": owner}
        args["value"] = self.said(named["to"], seen) if "to" in named else None
        args["thing"] = self.said(node.args[0], seen) if verb == "put" else None
        if isinstance(value, Counter | Start) or not kind:
            return self.verb(node, seen)
        instead = self.verb(node, seen)
        if value is not None and value.type == CONDITION and "to" not in named:
            flag = Phrase(
                f"member-{kind}-{name}", {"owner": owner}, instead=phrase("flag", name=readable(name), owner=owner)
            )
            instead = phrase("flag-set" if verb == "set" else "flag-clear", statement=flag)
        return Phrase(f"{verb}-{kind}-{name}", args, instead, optional=True)

    def resolve(self, node: ast.Call, seen: Seen) -> Said:
        """`resolve`: what is printed on a known thing is said outright."""
        value = self.value(node.args[0], seen)
        if isinstance(value, EffectOf) and isinstance(value.owner, Const):
            thing = self.model.by_id.get(value.owner.text)
            step = self.effect(thing, value.name) if thing else None
            if thing and step:
                return self.clause(step, self.own(thing))
        return self.verb(node, seen)

    def offer(self, node: ast.Call, seen: Seen) -> Said:
        """`offer`: the actions, a discount, what is paid besides."""
        named = {each.preposition.text: each.values for each in node.named}
        actions = listed("or", [said for each in node.args for said in self.actions(each)])
        less = named.get("less", ())
        said = phrase("verb-offer", actions=actions)
        if less:
            found = self.amounts(less, seen)
            whole = isinstance(found, Phrase) and found.id == "whole-cost"
            if whole:
                said = phrase("offer-free", actions=actions)
            elif found is not None:
                said = phrase("offer-less", actions=actions, less=found)
        extra = self.amounts(named["for"], seen) if "for" in named else None
        return said if extra is None else phrase("offer-for", offer=said, extra=extra)

    def actions(self, node: ast.Expr) -> list[Said]:
        """What `a or b` names: actions, or a menu, which may have a sentence of its own."""
        if isinstance(node, ast.Logic):
            return [*self.actions(node.left), *self.actions(node.right)]
        word = node.names[0].text if isinstance(node, ast.Path) else ""
        if word in self.model.actions:
            return [self.action(word)]
        named = [self.action(name) for name in self.action_names(node)]
        return [Phrase(f"menu-{word}", {}, listed("or", named) if named else None, optional=True)]

    def action_names(self, node: ast.Expr) -> list[str]:
        """The actions that an offer names, those of a menu one by one."""
        if isinstance(node, ast.Logic):
            return [*self.action_names(node.left), *self.action_names(node.right)]
        word = node.names[0].text if isinstance(node, ast.Path) else ""
        return [word] if word in self.model.actions else [n for n, a in self.model.actions.items() if a.menu == word]

    def action(self, name: str) -> Said:
        return self.nouns.entry(self.model.actions[name].entry)


def _called(said: Said, *names: str) -> bool:
    return isinstance(said, Phrase) and said.id in names


SPECIAL: Mapping[str, Callable[[Sentences, ast.Call, Seen], Said]] = {
    "move": Sentences.move,
    "set": Sentences.mark,
    "clear": Sentences.mark,
    "put": Sentences.mark,
    "resolve": Sentences.resolve,
    "offer": Sentences.offer,
}
