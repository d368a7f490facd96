"""What each option of a decision stands for: found by the place of the decision and the form of the option's id."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from arnakdsl.bind import OPENING
from arnakdsl.model import Define, Thing
from arnakdsl.options import gapped
from arnakdsl.say.phrase import Said, phrase
from arnakdsl.say.sentences import Sentences
from arnakdsl.say.values import Seen
from arnakdsl.syntax import ast
from arnakdsl.values import EFFECT

Says = Callable[[int], Said]
"""The phrase of an option by the number in its gap: a thing's, or a number itself."""


@dataclass(frozen=True, slots=True)
class Meant:
    """An option that a place in the content can offer.

    Attributes:
        path: The place, as the binder names it.
        words: The option's id without its gaps; for a pick the words before the segment of a pile.
        says: What it does.
        counts: What it does if a number fills the gap, where that is another text.
    """

    path: str
    words: str
    says: Says
    counts: Says | None = None


def words_of(template: str) -> str:
    """The fixed words of a form of id."""
    return ":".join(each for each in template.split(":") if not each.startswith("{"))


class Decisions:
    """The options of a pack's texts, looked up one text at a time."""

    def __init__(self, sentences: Sentences) -> None:
        self.sentences = sentences
        self.model = sentences.model
        self._found: dict[str, list[Meant]] = {}
        self._clauses: dict[str, Said] = {}

    def meant(self, path: str, template: str) -> Says | None:
        """What an option of the decision at a frame's path stands for."""
        place = path.rsplit("/", 1)[0]
        words = words_of(template)
        found = [each for each in self.within(re.split(r"[/]", place)[0]) if _inside(each.path, place)]
        fitting = [each for each in found if words == each.words or words.startswith(f"{each.words}:")]
        if not fitting:
            return None
        best = min(fitting, key=lambda each: (each.words != words, len(each.path)))
        return best.counts if best.counts and "{n}" in template else best.says

    def discount(self, path: str, template: str) -> Said:
        """What an action costs less in the offer that a frame asks; none at its full price."""
        place = path.rsplit("/", 1)[0]
        for where, step, seen in self.steps(place.split("/", 1)[0]):
            if _inside(where, place) and isinstance(step, ast.Call) and step.verb.text == "offer":
                names = {name for each in step.args for name in self.sentences.action_names(each)}
                less = next((each.values for each in step.named if each.preposition.text == "less"), ())
                if any(gapped(self.model.actions[each].option) == template for each in names):
                    return self.sentences.amounts(less, seen)
        return None

    def clause(self, path: str) -> Said:
        """The step that asks, as a clause."""
        place = path.rsplit("/", 1)[0]
        while place.rsplit("/", 1)[-1] in self.model.defines and "/" in place:
            place = place.rsplit("/", 1)[0]  # it is the first thing that a definition does: say the call
        if place not in self._clauses:
            steps = self.steps(place.split("/")[0])
            found = (each for each in steps if each[0] == place and not isinstance(each[1], ast.Labelled))
            _, step, seen = next(found, ("", None, None))
            self._clauses[place] = self.sentences.clause(step, seen) if step is not None and seen is not None else None
        return self._clauses[place]

    def root(self, name: str) -> tuple[ast.Step, Seen, str] | None:
        """The text that a path begins in."""
        model = self.model
        first, _, attribute = name.partition(".")
        thing = model.by_id.get(first)
        if thing is not None:
            step = self.sentences.effect(thing, attribute.partition(".")[0])
            return (step, self.sentences.own(thing), f"{first}.{attribute.partition('.')[0]}") if step else None
        action = model.actions.get(first)
        if action and action.do:
            seen = Seen()
            for each, query in action.candidates:
                seen = self.sentences.binding(each, query, seen)
            return action.do, seen, first
        procedure = model.procedures.get(first)
        if procedure and procedure.do:
            seen = Seen()
            return procedure.do, replace(seen, scope=replace(seen.scope, procedure=True)), first
        return None

    def within(self, name: str) -> list[Meant]:
        found = self.root(name)
        if found is None:
            return []
        step, seen, path = found
        if path not in self._found:
            self._found[path] = list(self.walk(step, seen, path))
        return self._found[path]

    def steps(self, name: str) -> Iterator[tuple[str, ast.Step, Seen]]:
        found = self.root(name)
        if found is not None:
            step, seen, path = found
            yield from self.places(step, seen, path)

    # ------------------------------------------------------------ walking as the binder does

    def places(self, step: ast.Step, seen: Seen, path: str) -> Iterator[tuple[str, ast.Step, Seen]]:
        """Every step with its path and the names in sight."""
        match step:
            case ast.Seq(steps=steps):
                for index, each in enumerate(steps):
                    if isinstance(each, ast.Let):
                        yield f"{path}.{index}", each, seen
                        behind = self.behind(each, seen)
                        rest = ast.Seq(steps[index + 1 :], step.span)
                        yield from self.places(rest, behind, f"{path}.{index + 1}")
                        return
                    yield from self.places(each, seen, f"{path}.{index}")
                return
            case ast.Labelled(step=labelled):
                yield path, step, seen
                yield from self.places(labelled, seen, path)
                return
        yield path, step, seen
        match step:
            case ast.Call():
                yield from self.called(step, seen, path)
            case ast.Trade(cost=cost, step=inner):
                yield from self.places(cost, seen, f"{path}.cost")
                yield from self.places(inner, seen, f"{path}.do")
            case ast.May(step=inner):
                yield from self.places(inner, seen, f"{path}.may")
            case ast.Choose(branches=branches):
                for index, branch in enumerate(branches, 1):
                    yield from self.places(_bare(branch), seen, f"{path}.{index}")
            case ast.If(then=then, otherwise=otherwise):
                yield from self.places(_bare(then), seen, f"{path}.then")
                if otherwise is not None:
                    yield from self.places(otherwise, seen, f"{path}.else")
            case ast.Each(name=name, set=found, body=body):
                inside = self.inside(name.text, found, seen) if found else seen
                yield from self.places(body, inside, f"{path}.do")
            case ast.Repeat(body=body) | ast.While(body=body):
                yield from self.places(body, seen, f"{path}.do")

    def called(self, node: ast.Call, seen: Seen, path: str) -> Iterator[tuple[str, ast.Step, Seen]]:
        name = node.verb.text
        define = self.model.defines.get(name)
        if define is not None and define.do is not None:
            yield from self.places(define.do, self.given(define, node, seen), f"{path}/{name}")
        procedure = self.model.procedures.get(name)
        if define is None and procedure is not None and procedure.do is not None and seen.scope.procedure:
            yield from self.places(procedure.do, seen, f"{path}/{name}")

    def behind(self, step: ast.Let, seen: Seen) -> Seen:
        return self.sentences.let(step, seen)[1]

    def inside(self, name: str, found: ast.Expr, seen: Seen) -> Seen:
        return self.sentences.binding(name, found, seen)

    def given(self, define: Define, node: ast.Call, seen: Seen) -> Seen:
        return self.sentences.given(define, node, seen)[1]

    def walk(self, step: ast.Step, seen: Seen, path: str) -> Iterator[Meant]:
        """The options of every decision below a step."""
        places = list(self.places(step, seen, path))
        for place, each, inner in places:
            match each:
                case ast.Call():
                    yield from self.picks(each, inner, place)
                case ast.Let(name=_, value=ast.Pick() as pick):
                    yield self.pick(pick, OPENING, each, inner, place)
                case ast.Labelled(step=inside, label=label):
                    yield self.named(label, inside, inner, place)
                case ast.Trade():
                    yield Meant(place, "pay", self.doing(each, inner))
                case ast.May(step=inside):
                    yield Meant(place, "do", self.doing(inside, inner))
                case ast.Choose(branches=branches):
                    for index, branch in enumerate(branches, 1):
                        yield Meant(place, f"option:{index}", self.doing(_bare(branch), inner))
        for place, each, inner in places:  # steps with a label of their own
            for label, labelled in _labelled(each):
                yield self.named(label, labelled, inner, place)

    def doing(self, step: ast.Step, seen: Seen) -> Says:
        return lambda number: self.sentences.clause(step, seen)

    def named(self, label: ast.Label, step: ast.Step, seen: Seen, place: str) -> Meant:
        """A labelled step: what its label names is the thing of the option, or the number."""

        def says(said: Said) -> Said:
            inner = seen
            for each in label.args:
                if isinstance(each, ast.Path) and len(each.names) == 1 and each.names[0].text in seen.words:
                    inner = replace(inner, words={**inner.words, each.names[0].text: said})
            return self.sentences.clause(step, inner)

        words = ":".join(word.text for word in label.words)
        return Meant(place, words, lambda number: says(self.thing(number)), says)

    def picks(self, node: ast.Call, seen: Seen, path: str) -> Iterator[Meant]:
        for each in (*node.args, *(value for named in node.named for value in named.values)):
            if isinstance(each, ast.Pick):
                yield self.pick(each, node.verb.text, node, seen, path)

    def pick(self, pick: ast.Pick, word: str, step: ast.Step, seen: Seen, path: str) -> Meant:
        words = ":".join(each.text for each in pick.label.words) if pick.label else word
        numbers = isinstance(pick.query, ast.Range)

        def says(number: int) -> Said:
            said = number if numbers else self.thing(number)
            return self.sentences.clause(step, replace(seen, chosen={**seen.chosen, id(pick): said}))

        return Meant(path, words, says)

    def thing(self, number: int) -> Said:
        things: list[Thing] = self.model.things
        return self.sentences.nouns.thing(things[number - 1]) if 0 < number <= len(things) else phrase("word", name="")


class Words(Decisions):
    """The words of options alone, whatever names are in sight; each definition is gone through once."""

    def __init__(self, sentences: Sentences) -> None:
        super().__init__(sentences)
        self._called: set[tuple[str, bool]] = set()

    def all(self) -> set[str]:
        """The words of the options of every text of the pack; they are the same in all texts that are written alike."""
        effects = {step.span.text: step for thing in self.model.things for step in self.printed(thing)}
        named = [found for name in (*self.model.actions, *self.model.procedures) if (found := self.root(name))]
        every = [*((step, Seen()) for step in effects.values()), *((step, seen) for step, seen, _ in named)]
        return {meant.words for step, seen in every for meant in self.walk(step, seen, "")}

    def printed(self, thing: Thing) -> Iterator[ast.Step]:
        for name, attribute in self.model.kinds[thing.kind].attributes.items():
            step = self.sentences.effect(thing, name) if attribute.type == EFFECT else None
            if step is not None:
                yield step

    def called(self, node: ast.Call, seen: Seen, path: str) -> Iterator[tuple[str, ast.Step, Seen]]:
        key = node.verb.text, seen.scope.procedure
        if key not in self._called:
            self._called.add(key)
            yield from super().called(node, seen, path)

    def behind(self, step: ast.Let, seen: Seen) -> Seen:
        return seen

    def inside(self, name: str, found: ast.Expr, seen: Seen) -> Seen:
        return seen

    def given(self, define: Define, node: ast.Call, seen: Seen) -> Seen:
        return seen


def _bare(step: ast.Step) -> ast.Step:
    """A branch without its label, as the binder takes it."""
    inner = step.steps[0] if isinstance(step, ast.Seq) and len(step.steps) == 1 else step
    return inner.step if isinstance(inner, ast.Labelled) else step


def _labelled(step: ast.Step) -> Iterator[tuple[ast.Label, ast.Step]]:
    """The labels that stand directly inside a step."""
    inner: tuple[ast.Step | None, ...] = ()
    match step:
        case ast.Choose(branches=branches):
            inner = branches
        case ast.May(step=one):
            inner = (one,)
        case ast.If(then=then):
            inner = (then,)
        case ast.Each(body=body) | ast.Repeat(body=body) | ast.While(body=body):
            inner = (body,)
    for each in inner:
        yield from _label_of(each)


def _label_of(step: ast.Step | None) -> Iterator[tuple[ast.Label, ast.Step]]:
    match step:
        case ast.Labelled(step=inner, label=label):
            yield label, inner
        case ast.Seq(steps=steps):
            for each in steps:
                yield from _label_of(each)


def _inside(path: str, place: str) -> bool:
    return path == place or path.startswith((f"{place}.", f"{place}/"))
