"""Phrases followed through the messages of a language, whatever is made of them.

A message names in its gaps what it needs.  `{ $thing }` is the phrase `thing`; `{ $thing-acc }` is the same in the form
`acc`: the attribute `.acc` of its message, or the message with `$form` set to `acc`.  A phrase in a plain gap takes the form
of the one around it, so that a list of things in a case is a list of things in that case.  `{ $thing-initial }` is the first
letter of what is said, `{ $thing-any }` is `yes` or `no`: is anything said at all?  Which forms there are is a matter of the language's files alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from arnakdsl.say.phrase import Listed, Phrase, Said
from arnakdsl.say.sketches import FORM, Choice, Item, Part, Sketch

ASKED = ("initial", "any")  # not forms, but questions about what is said
EITHER = "if-else"
ATTRIBUTE_OF = ("noun", "set", "last")  # the gaps whose attributes (such as a gender) are those of the whole


@dataclass(frozen=True, slots=True, eq=False)
class Gap:
    """A gap: of the argument `base` in the form `wanted`, or what is `asked` about it.

    `known`: some message of the language tells the form apart.
    """

    name: str
    base: str
    wanted: str
    asked: str
    known: bool


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """How a message is said in a form: with its text or an attribute, in which form, after which gaps were filled."""

    name: str
    attribute: str
    form: str
    gaps: tuple[Gap, ...]


class Saying(ABC):
    """The words of a language.

    Attributes:
        forms: Those that some message tells apart.
        missing: The messages that were asked for and are not there, in order.
        unknown: The gaps that nothing fills, with their messages.
        problems: What could not be said, with the message it was met in.
    """

    def __init__(self, name: str, messages: Mapping[str, Sketch]) -> None:
        self.name = name
        self.messages = messages
        self.forms = {"plain"}.union(*(each.forms for each in messages.values()))
        self.missing: dict[str, None] = {}
        self.unknown: dict[tuple[str, str], None] = {}
        self.problems: list[tuple[str, str]] = []
        self._plans: dict[tuple[str, str], Plan] = {}
        self._gap: dict[str, Gap] = {}

    # ------------------------------------------------------------ what a language has

    def has(self, name: str) -> bool:
        """Is there such a message?"""
        return name in self.messages

    def part(self, name: str, attribute: str = "") -> Part | None:
        """The text of a message, or an attribute of it."""
        return self.messages[name].texts.get(attribute) if name in self.messages else None

    def gaps(self, name: str, attribute: str, form: str | None) -> tuple[str, ...]:
        """The gaps of a message, also of those it refers to; in a form, or in any."""
        part = self.part(name, attribute)
        return tuple(dict.fromkeys(self._within(part.items, form))) if part else ()

    def _within(self, items: list[Item], form: str | None) -> Iterator[str]:
        for each in items:
            if isinstance(each, tuple):
                yield from self.gaps(*each, form) if each[0][0] != "-" else ()
            elif isinstance(each, Choice):
                yield from [each.by] if each.by not in ("", FORM) else []
                for inner in each.taken(form):
                    yield from self._within(inner, form)
            elif isinstance(each, str) and each != FORM:
                yield each

    def needed(self, name: str, attribute: str, form: str | None) -> tuple[Gap, ...]:
        """The gaps that have to be filled before a message is said in a form."""
        return tuple(map(self.gap, self.gaps(name, attribute, form)))

    @abstractmethod
    def spoken(self, plan: Plan, filled: Mapping[str, str | int], args: Mapping[str, Said]) -> str:
        """A message with its gaps filled by what the arguments say."""

    @abstractmethod
    def same(self, said: Phrase, form: str) -> bool:
        """Is it said the same either way, so that it needs no condition?"""

    @abstractmethod
    def empty(self, said: Said, form: str) -> bool:
        """Is nothing said at all?"""

    # ------------------------------------------------------------ phrases

    @abstractmethod
    def say(self, said: Said, form: str = "") -> str:
        """A phrase in words."""

    @abstractmethod
    def made(self, said: Said) -> Said:
        """What a phrase that is made when it is needed is, made once."""

    def _say(self, said: Said, form: str) -> str:
        match said:
            case None:
                return ""
            case Phrase():
                return self.phrase(said, form)
            case Listed():
                return self.list(said, form)
            case str() | int():
                return str(said)
        return self.say(self.made(said), form)

    def list(self, listed: Listed, form: str) -> str:
        """From the end: the last two, then one more before them, in each form that a message asks for what is behind."""
        items = [each for each in listed.items if not self.empty(each, form)]
        if len(items) < 2:
            return self.say(items[0], form) if items else ""
        more = f"{listed.id}-more"
        asked = (gap.partition("-")[2] or form for gap in self.gaps(more, "", None) if gap[:4] == "rest")
        forms = dict.fromkeys((form, *asked))
        rest = {each: self.message(f"{listed.id}-two", {"first": items[-2], "last": items[-1]}, each) for each in forms}
        for item in reversed(items[:-2]):
            behind = {f"rest-{each}": text for each, text in rest.items()}
            rest = {each: self.message(more, {"first": item, "rest": rest[each], **behind}, each) for each in forms}
        return rest[form]

    def phrase(self, said: Phrase, form: str) -> str:
        if not self.has(said.id):
            if not said.optional:
                self.missing.setdefault(said.id)
            return self.say(said.instead, form) if said.instead is not None else ""
        if said.id == EITHER and self.same(said, form):
            return self.say(said.args["then"], form)
        return self.message(said.id, said.args, form)

    def message(self, name: str, args: Mapping[str, Said], form: str) -> str:
        """A message with its gaps filled; an attribute where there is one for the form."""
        if not self.has(name):
            self.missing.setdefault(name)
            return ""
        plan = self._plans.get((name, form))
        if plan is None:
            plan = self._plans[name, form] = self.plan(name, form)
        filled = {gap.name: self.fill(gap, plan, args) for gap in plan.gaps}
        return self.spoken(plan, filled, args)

    def plan(self, name: str, form: str) -> Plan:
        forms = self.messages[name].forms
        if "-" in form and forms and form not in forms:
            form = form.partition("-")[0]
        own = form if form and self.part(name, form) else ""
        return Plan(name, own, form, self.needed(name, own, form))

    def gap(self, name: str) -> Gap:
        if name not in self._gap:
            base, _, form = name.partition("-")
            wanted, _, asked = form.rpartition("-") if form.endswith(ASKED) else (form, "", "")
            known = not wanted or bool({wanted, wanted.partition("-")[0]} & self.forms)
            self._gap[name] = Gap(name, base, wanted, asked, known)
        return self._gap[name]

    def fill(self, gap: Gap, plan: Plan, args: Mapping[str, Said]) -> str | int:
        """What a gap holds: a number as it is, anything else as said."""
        if gap.name in args:
            value = args[gap.name]
            value = self.made(value) if callable(value) else value
            return value if isinstance(value, int) else self.say(value, plan.form)
        if gap.base not in args:
            self.unknown.setdefault((plan.name, gap.name))
            return ""
        if not gap.known:
            self.unknown.setdefault((plan.name, gap.name))
        found = self.formed(args[gap.base], gap.wanted, plan.form)
        match gap.asked:
            case "initial":
                return str(found)[:1].lower()
            case "any":
                return "yes" if str(found) else "no"
        return found

    def formed(self, value: Said, wanted: str, form: str) -> str | int:
        """A phrase in a form, or what a thing has behind a name."""
        value = self.made(value) if callable(value) else value
        if not wanted:
            return value if isinstance(value, int) else self.say(value, form)
        while isinstance(value, Phrase) and value.part is not None and wanted:
            name, _, rest = wanted.partition("-")
            inner = self.behind(value, name)
            if inner is value:
                break
            value, wanted = self.made(inner) if callable(inner) else inner, rest
        if isinstance(value, int):
            return value
        if isinstance(value, Phrase) and wanted:
            return self.trait(value, wanted)
        return self.say(value, wanted or form)

    def behind(self, value: Phrase, name: str) -> Said:
        """What a thing has behind a further name; the phrase itself if there is nothing."""
        return value.part(name) if value.part is not None else value

    def trait(self, value: Phrase, wanted: str) -> str:
        """A phrase in a form; an attribute may stand with the noun inside it."""
        inner: Said = value
        while isinstance(inner, Phrase):
            if wanted and self.part(inner.id, wanted):
                return self.message(inner.id, inner.args, wanted)
            if not self.has(inner.id):
                inner = self.made(inner.instead)
                continue
            args = inner.args
            inner = next((args[each] for each in ATTRIBUTE_OF if each in args), None)
        return self.say(value, wanted)
