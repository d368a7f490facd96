"""One language: the Fluent files that say its words, and phrases rendered with them.

A message names in its gaps what it needs.  `{ $thing }` is the phrase `thing`; `{ $thing-acc }` is the same in the form
`acc`: the attribute `.acc` of its message, or the message with `$form` set to `acc`.  A phrase in a plain gap takes the form
of the one around it, so that a list of things in a case is a list of things in that case.  `{ $thing-initial }` is the first
letter of what is said, `{ $thing-any }` is `yes` or `no`: is anything said at all?  Which forms there are is a matter of the language's files alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast as ftl

from arnakdsl.findings import Finding
from arnakdsl.resources import PACKAGE
from arnakdsl.say.fluent import Sound, nodes, read_files
from arnakdsl.say.functions import FUNCTIONS
from arnakdsl.say.phrase import Listed, Phrase, Said
from arnakdsl.source import Source

CORE = PACKAGE / "lang"
ASKED = ("initial", "any")  # not forms, but questions about what is said
OURS = "unofficial.ftl"
"""The file of a language with names that no rulebook gives."""
ATTRIBUTE_OF = ("noun", "set", "last")  # the gaps whose attributes (such as a gender) are those of the whole


def sources(folder: Path, language: str, name: str = "") -> list[Source]:
    """The Fluent files of a language in a folder of languages; `name` is the folder as messages show it."""
    return read_files(folder, language, name)[0]


def languages(folder: Path) -> list[str]:
    """The languages that a folder has files for."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted(each.name for each in found if each.is_dir() and not each.name.startswith("."))


@dataclass(slots=True, eq=False)
class Language:
    """The words of a language.

    Attributes:
        missing: The messages that were asked for and are not there, in order.
        unknown: The gaps that nothing fills, with their messages.
        problems: What could not be said, with the message it was met in.
        broken: What is wrong with messages that are left out.
        ours: The messages with names that no rulebook gives.
        thorough: Every variant of a message is filled, whatever form is asked for, so that all that is unknown is found.
    """

    name: str
    bundle: FluentBundle
    missing: dict[str, None] = field(default_factory=dict)
    unknown: dict[tuple[str, str], None] = field(default_factory=dict)
    problems: list[tuple[str, str]] = field(default_factory=list)
    broken: list[Finding] = field(default_factory=list)
    forms: frozenset[str] = frozenset()
    ours: frozenset[str] = frozenset()
    saying: str = ""
    thorough: bool = False
    _said: dict[tuple[int, str], tuple[Said, str]] = field(default_factory=dict)
    _made: dict[int, tuple[Said, Said]] = field(default_factory=dict)
    _depth: int = 0
    _forms: dict[str, frozenset[str]] = field(default_factory=dict)
    _gaps: dict[tuple[str, str, str | None], tuple[str, ...]] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        """Is there such a message?"""
        return self.bundle.has_message(name)

    def attribute(self, name: str, form: str) -> bool:
        return bool(form) and self.bundle.has_message(name) and form in self.bundle.get_message(name).attributes

    # ------------------------------------------------------------ rendering

    def say(self, said: Said, form: str = "") -> str:
        """A phrase in words; each phrase is said once in a form, however many variants of a message name it."""
        key = (id(said), form)
        if key not in self._said:
            self._depth += 1
            self._said[key] = said, self._say(said, form)
            self._depth -= 1
        text = self._said[key][1]
        if not self._depth:
            self._said.clear()
            self._made.clear()
        return text

    def made(self, said: Said) -> Said:
        """What a phrase that is made when it is needed is, made once."""
        while callable(said):
            if id(said) not in self._made:
                self._made[id(said)] = said, said()
            said = self._made[id(said)][1]
        return said

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
        items = [each for each in listed.items if self.say(each, form)]
        if len(items) < 2:
            return self.say(items[0], form) if items else ""
        more = f"{listed.id}-more"
        forms = dict.fromkeys((form, *(gap.partition("-")[2] or form for gap in self.gaps(more) if gap[:4] == "rest")))
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
        if said.id == "if-else" and (same := self.say(said.args["then"], form)) == self.say(
            said.args["otherwise"], form
        ):
            return same  # what is said the same either way needs no condition
        return self.message(said.id, said.args, form)

    def message(self, name: str, args: Mapping[str, Said], form: str) -> str:
        """A message with its gaps filled; an attribute where there is one for the form."""
        if not self.bundle.has_message(name):
            self.missing.setdefault(name)
            return ""
        if "-" in form and self.forms_of(name) and form not in self.forms_of(name):
            form = form.partition("-")[0]
        message = self.bundle.get_message(name)
        own = form if self.attribute(name, form) else ""
        pattern = message.attributes[own] if own else message.value
        if pattern is None:
            return ""
        filled = {}
        for gap in self.gaps(name, own, None if self.thorough else form):
            self.saying = name
            filled[gap] = self.fill(gap, args, form)
        text, errors = self.bundle.format_pattern(pattern, {**filled, "form": form})
        self.problems += [(name, str(error)) for error in errors]
        return str(text)

    def fill(self, gap: str, args: Mapping[str, Said], form: str) -> str | int:
        """What a gap holds: a number as it is, anything else as said."""
        value = args.get(gap)
        if gap in args:
            value = self.made(value)
            return value if isinstance(value, int) else self.say(value, form)
        base, _, wanted = gap.partition("-")
        if base not in args:
            self.unknown.setdefault((self.saying, gap))
            return ""
        wanted, _, asked = wanted.rpartition("-") if wanted.endswith(ASKED) else (wanted, "", "")
        if wanted and not {wanted, wanted.partition("-")[0]} & self.forms:
            self.unknown.setdefault((self.saying, gap))
        found = self.formed(args[base], wanted, form)
        match asked:
            case "initial":
                return str(found)[:1].lower()
            case "any":
                return "yes" if str(found) else "no"
        return found

    def formed(self, value: Said, wanted: str, form: str) -> str | int:
        """A phrase in a form, or what a thing has behind a name."""
        value = self.made(value)
        if not wanted:
            return value if isinstance(value, int) else self.say(value, form)
        while isinstance(value, Phrase) and value.part is not None and wanted:
            name, _, rest = wanted.partition("-")
            inner = value.part(name)
            if inner is value:
                break
            value, wanted = self.made(inner), rest
        if isinstance(value, int):
            return value
        if isinstance(value, Phrase) and wanted:
            return self.trait(value, wanted)
        return self.say(value, wanted or form)

    def trait(self, value: Phrase, wanted: str) -> str:
        """A phrase in a form; an attribute may stand with the noun inside it."""
        inner: Said = value
        while isinstance(inner, Phrase):
            if self.attribute(inner.id, wanted):
                return self.message(inner.id, inner.args, wanted)
            if not self.bundle.has_message(inner.id):
                inner = self.made(inner.instead)
                continue
            args = inner.args
            inner = next((args[each] for each in ATTRIBUTE_OF if each in args), None)
        return self.say(value, wanted)

    def forms_of(self, name: str) -> frozenset[str]:
        """The forms that a message tells apart."""
        if name not in self._forms:
            self._forms[name] = frozenset(_forms([self.bundle._messages[name]])) - {"plain"}
        return self._forms[name]

    # ------------------------------------------------------------ gaps

    def gaps(self, name: str, attribute: str = "", form: str | None = None) -> tuple[str, ...]:
        """The variables that a message needs, also through those it refers to; in a form, or in any."""
        key = (name, attribute, form)
        if key not in self._gaps:
            self._gaps[key] = ()
            message = self.bundle._messages.get(name)
            node: Any = message.value if message else None
            if attribute and message:
                node = next((each.value for each in message.attributes if each.id.name == attribute), None)
            self._gaps[key] = tuple(dict.fromkeys(self._within(node, form)))
        return self._gaps[key]

    def _within(self, node: Any, form: str | None) -> Iterator[str]:
        if isinstance(node, ftl.VariableReference):
            if node.id.name != "form":
                yield node.id.name
        elif isinstance(node, ftl.MessageReference):
            yield from self.gaps(node.id.name, node.attribute.name if node.attribute else "", form)
        elif isinstance(node, ftl.SelectExpression) and form is not None and _asks_form(node.selector):
            yield from self._within(_variant(node, form).value, form)
        elif isinstance(node, ftl.TermReference):
            pass
        elif isinstance(node, ftl.BaseNode):
            for each in vars(node).values():
                yield from self._within(each, form)
        elif isinstance(node, list):
            for each in node:
                yield from self._within(each, form)


def language(name: str, files: Iterable[Source]) -> Language:
    """The core's words in a language with those of a pack, which may replace them."""
    bundle = FluentBundle([name], functions=dict(FUNCTIONS), use_isolating=False)
    sound = Sound(sources(CORE, name), list(files))
    entries = [entry for entry, _ in sound.entries.values()]
    bundle.add_resource(ftl.Resource([*entries]))
    ours = frozenset(each for each, (_, file) in sound.entries.items() if re.split("[/ ]", file.name)[-1] == OURS)
    return Language(name, bundle, broken=sound.findings, forms=frozenset(_forms(entries)), ours=ours)


def _forms(entries: list[ftl.Message | ftl.Term]) -> Iterator[str]:
    """The forms that some message tells apart."""
    yield "plain"
    for node in nodes(entries):
        if isinstance(node, ftl.Attribute):
            yield node.id.name
        elif isinstance(node, ftl.SelectExpression) and _asks_form(node.selector):
            yield from (each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier))


def _variant(node: ftl.SelectExpression, form: str) -> ftl.Variant:
    """The variant of a form, else the default."""
    named = (each for each in node.variants if isinstance(each.key, ftl.Identifier) and each.key.name == form)
    return next(named, next(each for each in node.variants if each.default))


def _asks_form(selector: object) -> bool:
    return isinstance(selector, ftl.VariableReference) and selector.id.name == "form"
