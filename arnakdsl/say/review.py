"""What is wrong with the texts of a pack: messages that cannot be read, that nothing asks for, that are missing."""

from __future__ import annotations

import re
from collections.abc import Container, Hashable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.model import Action, Giver, Model, Thing
from arnakdsl.names import did_you_mean, near
from arnakdsl.options import gapped
from arnakdsl.say.asked import Asked, Either
from arnakdsl.say.decisions import Words, words_of
from arnakdsl.say.files import CORE, SUFFIX, languages, read_files, sources
from arnakdsl.say.nouns import message_id
from arnakdsl.say.phrase import Said
from arnakdsl.say.saying import Saying
from arnakdsl.say.shapes import Alike, Shapes
from arnakdsl.say.sketches import Sketch, read
from arnakdsl.say.sound import sound_messages
from arnakdsl.say.texts import DEFAULT, Texts
from arnakdsl.source import Source, Span

CHANGES = ("set", "clear", "put")


def review(texts: Texts, name: str, whole: bool = True) -> Iterator[Finding]:
    """The findings of every language that the pack has words in; `name` is its folder as messages show it.

    What is wrong in the same way in several languages is one finding, with the other places.  `whole`: all is said, to find
    what is missing; else it is only looked for what cannot be read.
    """
    if texts.folder is None:
        return
    yield from _unread(texts.folder, name)
    reviews: list[_Review] = []
    for language in texts.languages():
        files, findings = read_files(texts.folder, language, name)
        reviews.append(_Review(texts, language, files, findings))
    spoken = [each for each in reviews if each.core] if whole else []
    alike = likeness(texts.model, spoken)
    everything = texts.everything(alike) if spoken else []
    rough, exact = Shapes(alike), Shapes(alike, whole=True)
    for each in reviews:
        yield from each.broken
        if each in spoken:
            yield from each.whole(everything, rough, exact)
    yield from _together(spoken, texts.model)


def likeness(model: Model, reviews: list[_Review]) -> Alike:
    """Things of a kind with the same written on them say the same, if no language has a message for any of them."""
    named = {name for each in reviews for name in each.said if name.startswith("thing-")}

    @cache
    def alike(thing: Thing) -> Hashable:
        if f"thing-{message_id(thing.id)}" in named:
            return thing.number
        written = tuple((name, _as_written(each)) for name, each in thing.written.items())
        return thing.kind, thing.entry.scalar("name") is None, written

    return alike


def _as_written(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_as_written, value))
    return value.span.text if hasattr(value, "span") else value


def _together(reviews: list[_Review], model: Model) -> Iterator[Finding]:
    """What languages lack or have too many of, each message once."""
    missing: dict[str, list[_Review]] = {}
    unused: dict[str, list[_Review]] = {}
    gaps: dict[tuple[str, str], list[_Review]] = {}
    known = reviews[0].known() if reviews else set()
    for each in reviews:
        lacking = each.missing | each.lacking(known, reviews)
        misspelt = {name: near(name, lacking) for name in each.unused(known)}
        for name in misspelt:
            unused.setdefault(name, []).append(each)
        for name in lacking.keys() - set(misspelt.values()):
            missing.setdefault(name, []).append(each)
        for unknown in each.unknown:
            gaps.setdefault(unknown, []).append(each)
    for name in sorted(unused):
        first, *others = (each.place(name) for each in unused[name])
        hint = did_you_mean(name, unused[name][0].missing) or did_you_mean(name, known)
        yield codes.UNUSED_TEXT.at(first, message=name, hint=hint, also=[("here too", each) for each in others])
    places, added = _places(model), set(_added(model))
    for name in sorted(missing.keys() - added, key=lambda name: (name not in places, name)):
        yield _missing(name, missing[name], reviews, places, model)
    for (name, gap), all_ in gaps.items():
        first, *others = (each.gap(name, gap) for each in all_)
        yield codes.UNKNOWN_GAP.at(first, message=name, gap=gap, also=[("here too", each) for each in others])


def _missing(
    name: str, lacking: list[_Review], reviews: list[_Review], places: dict[str, Entry], model: Model
) -> Finding:
    """A message that some languages have not, at the entry it is about, or in a language that has it."""
    entry = places.get(name)
    what = next((each.missing[name] for each in lacking if each.missing.get(name)), "")
    what = what or (f"{entry.kind} '{entry.id}'" if entry else f"'{name}'")
    having = next((each for each in reviews if name in each.messages), None)
    span = entry.id_span if entry else having.place(name) if having else model.pack.head.span
    names = ", ".join(each.name for each in lacking)
    folders = " and ".join(f"lang/{each.name}" for each in lacking)
    return codes.TEXT_MISSING.at(span, language=names, what=what, hint=f"write '{name} = ...' in a file of {folders}")


def _added(model: Model) -> Iterator[str]:
    """The names of things that were added to the box, which are called in every language as they call themselves."""
    sourced = {each.kind for each in model.things if each.entry.node("source")}
    for each in model.things:
        if each.kind in sourced and not each.entry.node("source") and each.entry.node("name"):
            yield f"thing-{message_id(each.id)}"


def _places(model: Model) -> dict[str, Entry]:
    """The entry that each message of the pack is about."""
    found = {f"{entry.kind}-{entry.id}": entry for entry in model.pack.entries}
    found |= {f"thing-{message_id(each.id)}": each.entry for each in model.things}
    for kind in model.kinds.values():
        names = (*kind.attributes, *kind.marks, *kind.parts, *kind.terms)
        found |= {f"{form}-{kind.name}-{each}": kind.entry for each in names for form in ("member", "term")}
    offering: list[Action | Giver] = [*model.actions.values(), *model.sources.values()]
    return found | {_option(each): each.entry for each in offering}


def _option(giver: Action | Giver) -> str:
    return f"option-{words_of(gapped(giver.option)).replace(':', '-')}"


def _unread(folder: Path, name: str) -> Iterator[Finding]:
    """What stands among the languages and is none."""
    known = languages(CORE)
    found = sorted(each for each in folder.iterdir() if not each.name.startswith("."))
    if not found:
        yield _no_language(name, "it is empty", "write the texts of a language in a folder, such as lang/en")
    for each in found:
        shown = each.name.encode("utf-8", "replace").decode()
        if each.is_dir() and each.name not in known:
            yield _no_language(f"{name}/{shown}", "there is no such language", did_you_mean(each.name.lower(), known))
        elif not each.is_dir() and (each.name in known or each.name.endswith(SUFFIX)):
            yield _no_language(
                f"{name}/{shown}", "it is a file beside the languages", "move it into a folder, such as lang/en"
            )


def _no_language(name: str, reason: str, hint: str) -> Finding:
    return codes.NO_LANGUAGE.at(Span(Source(name, ""), 0, 0), name=name, reason=reason, hint=hint)


class _Review:
    """One language of a pack.

    Attributes:
        messages: The pack's, with where they stand.
        said: The messages that something can be said with, of the core too.
        broken: What is wrong with the files and with single messages.
        missing: Messages that were asked for and are not there, with what they would say if no entry tells.
        unknown: The messages with gaps that nothing fills.
    """

    def __init__(self, texts: Texts, name: str, files: list[Source], unread: list[Finding]) -> None:
        self.texts, self.name, self.files = texts, name, files
        self.model = texts.model
        self.core = sources(CORE, name)
        self.messages: dict[str, tuple[Sketch, Source]] = {}
        self.referred: set[str] = set()
        self.missing: dict[str, str] = {}
        self.unknown: list[tuple[str, str]] = []
        wrong = [*self.read()]
        found, unsound = sound_messages(self.core, self.files) if self.core else ({}, [])
        self.said = {name: each for name, (each, _) in found.items()}
        self.wrong = bool(wrong or unsound)
        self.broken = [*unread, *wrong, *unsound]
        self.lost = bool(self.broken)

    def whole(self, everything: list[Said], rough: Shapes, exact: Shapes) -> Iterator[Finding]:
        """What is wrong once all is said."""
        words = self.followed(everything, rough, exact)
        self.unknown = list(self.unknown_gaps(words))
        if not self.wrong:
            yield from self.unsaid(words)
        if not self.lost:
            self.missing = dict(self.asked_for(words))

    def followed(self, everything: list[Said], rough: Shapes, exact: Shapes) -> Asked:
        """All that can be said, in rough shapes if that tells enough.

        Where something seems wrong it is looked at once more without the conditions whose two texts are the same.
        """
        words = self.asked(everything, rough)
        if words.unsure:
            words = self.asked(everything, exact)
        wrong = words.missing or words.problems or any(self.unknown_gaps(words))
        alike = words.said_alike() if wrong else ()
        return self.asked(everything, words.shapes, alike) if alike else words

    def asked(self, everything: list[Said], shapes: Shapes, alike: Container[Either] = ()) -> Asked:
        words = Asked(self.name, self.said, shapes, self.language, alike)
        for said in everything:
            words.say(said)
        return words

    def language(self) -> Saying:
        from arnakdsl.say.bundle import language

        return language(self.name, self.files)

    # ------------------------------------------------------------ files

    def read(self) -> Iterator[Finding]:
        """Every message once; what cannot be read is a finding."""
        for source in self.files:
            for each in read(source.text):
                if not isinstance(each, Sketch):
                    yield from self.junk(each, source)
                    continue
                if each.name[0] != "-":
                    yield from self.message(each, source)
                self.referred |= {name for part in each.texts.values() for name, _ in part.keys}

    def junk(self, entry: Any, source: Source) -> Iterator[Finding]:
        for each in entry.annotations[:1]:
            at = _line_end(source, each.span.start if each.span else 0)
            reason = _reason(each.message or "it is no message")
            yield codes.BROKEN_TEXT.at(Span(source, at, min(at + 1, len(source.text))), reason=reason)

    def message(self, sketch: Sketch, source: Source) -> Iterator[Finding]:
        if sketch.name in self.messages:
            also = [("here is the first", self.place(sketch.name))]
            yield codes.TEXT_TWICE.at(_named(sketch, source), message=sketch.name, also=also)
        else:
            self.messages[sketch.name] = sketch, source

    # ------------------------------------------------------------ messages that nothing asks for

    def unused(self, known: set[str]) -> list[str]:
        """The messages that belong to nothing."""
        own = {each.name for source in self.core for each in read(source.text) if isinstance(each, Sketch)}
        return [name for name in self.messages if name not in known and name not in own and name not in self.referred]

    def lacking(self, known: set[str], reviews: list[_Review]) -> dict[str, str]:
        """The messages that another language of the pack has, and names of things, which the content has in its own."""
        if self.lost:
            return {}
        named = {f"thing-{message_id(each.id)}" for each in self.model.things if each.entry.scalar("name")}
        others = {name for each in reviews for name in each.messages if name in known}
        wanted = others - named if self.name == DEFAULT else others | named
        return {name: "" for name in wanted if name not in self.messages}

    def place(self, name: str) -> Span:
        return _named(*self.messages[name])

    def known(self) -> set[str]:
        """Every message that a pack may have."""
        model = self.model
        found = {f"{entry.kind}-{entry.id}" for entry in model.pack.entries}
        found |= {f"thing-{message_id(each.id)}" for each in model.things} | {f"seat-{each}" for each in model.others}
        for kind in model.kinds.values():
            names = (*kind.attributes, *kind.marks, *kind.parts, *kind.terms)
            found |= {f"{form}-{kind.name}-{each}" for each in names for form in ("member", "has", "term")}
            found |= {f"{verb}-{kind.name}-{each}" for each in kind.marks for verb in CHANGES}
        for pile in model.piles:
            found |= {f"move-{other}-{pile}" for other in (*model.piles, "to")} | {f"some-{pile}"}
        found |= {f"clear-{each}" for each in model.lifetimes()}
        found |= {f"prompt-{each}" for each in (*model.defines, *model.procedures, *model.actions, "payment")}
        found |= {f"prompt-{each.id}" for each in model.things}
        return found | self.option_messages()

    def option_messages(self) -> set[str]:
        """The messages of all forms of option ids."""
        model = self.model
        words = {words_of(gapped(each.option)) for each in self.entries_with_options()}
        segments = [pile.segment for pile in model.piles.values() if pile.segment]
        for each in Words(self.texts.sentences).all():
            words |= {each, *(f"{each}:{segment}" for segment in segments)}
        if model.leftover:
            words.add(model.leftover[1])
        found = {f"option-{each.replace(':', '-')}" for each in words if each}
        return found | {f"{each}-n" for each in found}

    def entries_with_options(self) -> list[Action | Giver]:
        return [*self.model.actions.values(), *self.model.sources.values()]

    # ------------------------------------------------------------ messages that are missing

    def asked_for(self, words: Saying) -> Iterator[tuple[str, str]]:
        yield from ((name, "") for name in words.missing)
        for action in self.entries_with_options():
            if not words.has(_option(action)):
                yield _option(action), f"the option of {action.entry.kind} '{action.entry.id}'"

    def unsaid(self, words: Saying) -> Iterator[Finding]:
        """What went wrong when a message was said, once for each message."""
        told = {name for name, _ in words.unknown}
        for name, problem in words.problems:
            if name not in told:
                told.add(name)
                span = self.place(name) if name in self.messages else self.model.pack.head.span
                yield codes.BROKEN_TEXT.at(span, reason=_reason(problem))

    def unknown_gaps(self, words: Saying) -> Iterator[tuple[str, str]]:
        members = {each for kind in self.model.kinds.values()
                   for each in (*kind.attributes, *kind.marks, *kind.parts, *kind.terms)}  # fmt: skip
        for name, gap in words.unknown:
            if name in self.messages and not members & set(gap.split("-")[1:2]):
                yield name, gap

    def gap(self, name: str, gap: str) -> Span:
        """Where a gap stands in a message."""
        from fluent.syntax import ast as ftl

        from arnakdsl.say.fluent import nodes, parsed, span_of

        source = self.messages[name][1]
        named = (each for each in parsed(source.text).body if isinstance(each, ftl.Message) and each.id.name == name)
        message = next(named)
        found = (each for each in nodes(message) if isinstance(each, ftl.VariableReference) and each.id.name == gap)
        return span_of(next(found, message), source)


def _named(sketch: Sketch, source: Source) -> Span:
    """Where the name of a message stands."""
    return Span(source, sketch.at, sketch.at + len(sketch.name))


def _line_end(source: Source, offset: int) -> int:
    """A place of the parser, which may lie behind the end of its line."""
    at = min(offset, len(source.text))
    while at and at > 0 and (at == len(source.text) or source.text[at] in "\r\n") and source.text[at - 1] in "\r\n":
        at -= 1
    return at


def _reason(message: str) -> str:
    """What the parser says, as a part of a sentence."""
    text = re.sub(r'"', "'", message).rstrip(".")
    return text[:1].lower() + text[1:]
