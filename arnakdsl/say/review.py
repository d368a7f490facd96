"""What is wrong with the texts of a pack: messages that cannot be read, that nothing asks for, that are missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast as ftl

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.model import Action, Giver
from arnakdsl.names import did_you_mean
from arnakdsl.options import gapped
from arnakdsl.say.bundle import CORE, Language, language, languages, sources
from arnakdsl.say.decisions import words_of
from arnakdsl.say.fluent import SUFFIX, nodes, parsed, read_files, span_of
from arnakdsl.say.nouns import message_id
from arnakdsl.say.texts import Texts
from arnakdsl.source import Source, Span

CHANGES = ("set", "clear", "put")


def review(texts: Texts, name: str) -> Iterator[Finding]:
    """The findings of every language that the pack has words in; `name` is its folder as messages show it."""
    if texts.folder is None:
        return
    yield from _unread(texts.folder, name)
    for each in texts.languages():
        files, findings = read_files(texts.folder, each, name)
        yield from findings
        yield from _Review(texts, each, files, lost=bool(findings)).findings()


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
    """One language of a pack."""

    def __init__(self, texts: Texts, name: str, files: list[Source], lost: bool) -> None:
        self.lost = lost
        self.texts, self.name, self.files = texts, name, files
        self.model = texts.model
        self.messages: dict[str, tuple[ftl.Message, Source]] = {}
        self.referred: set[str] = set()
        self.core = sources(CORE, name)

    def findings(self) -> Iterator[Finding]:
        broken = list(self.read())
        yield from broken
        if not self.core:
            return
        words = language(self.name, self.files)
        broken += words.broken
        yield from words.broken
        yield from self.unused(words)
        self.say_all(words)
        yield from self.unknown_gaps(words)
        if not broken:
            yield from self.unsaid(words)
        if not broken and not self.lost:
            yield from self.missing(words)

    # ------------------------------------------------------------ files

    def read(self) -> Iterator[Finding]:
        """Every message once; what cannot be read is a finding."""
        for source in self.files:
            for entry in parsed(source.text).body:
                if isinstance(entry, ftl.Junk):
                    yield from self.junk(entry, source)
                elif isinstance(entry, ftl.Message):
                    yield from self.message(entry, source)
                if isinstance(entry, ftl.Message | ftl.Term):
                    self.referred |= {each.id.name for each in nodes(entry) if isinstance(each, ftl.MessageReference)}

    def junk(self, entry: ftl.Junk, source: Source) -> Iterator[Finding]:
        for each in entry.annotations[:1]:
            at = _line_end(source, each.span.start if each.span else 0)
            reason = _reason(each.message or "it is no message")
            yield codes.BROKEN_TEXT.at(Span(source, at, min(at + 1, len(source.text))), reason=reason)

    def message(self, entry: ftl.Message, source: Source) -> Iterator[Finding]:
        known = self.messages.get(entry.id.name)
        span = span_of(entry.id, source)
        if known is None:
            self.messages[entry.id.name] = entry, source
        else:
            first = span_of(known[0].id, known[1])
            yield codes.TEXT_TWICE.at(span, message=entry.id.name, also=[("here is the first", first)])

    # ------------------------------------------------------------ messages that nothing asks for

    def unused(self, words: Language) -> Iterator[Finding]:
        known = self.known()
        own = {each.id.name for source in self.core for each in parsed(source.text).body
               if isinstance(each, ftl.Message)}  # fmt: skip
        for name, (message, source) in self.messages.items():
            if name not in known and name not in own and name not in self.referred:
                yield codes.UNUSED_TEXT.at(span_of(message.id, source), message=name, hint=did_you_mean(name, known))

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
        for meant in self.texts.decisions.all():
            words |= {meant.words, *(f"{meant.words}:{each}" for each in segments)}
        if model.leftover:
            words.add(model.leftover[1])
        found = {f"option-{each.replace(':', '-')}" for each in words if each}
        return found | {f"{each}-n" for each in found}

    def entries_with_options(self) -> list[Action | Giver]:
        return [*self.model.actions.values(), *self.model.sources.values()]

    # ------------------------------------------------------------ messages that are missing

    def say_all(self, words: Language) -> None:
        """Say everything that players read."""
        for thing in self.model.things:
            for said in self.texts.effects(thing.id).values():
                words.say(said)
        for said in self.texts.action_texts():
            words.say(said)

    def missing(self, words: Language) -> Iterator[Finding]:
        places = self.places()
        for name in words.missing:
            entry = places.get(name)
            span = entry.id_span if entry else self.model.pack.head.span
            yield codes.TEXT_MISSING.at(
                span, language=self.name, what=f"{entry.kind} '{entry.id}'" if entry else f"'{name}'",
                hint=f"write '{name} = ...' in a file of lang/{self.name}",
            )  # fmt: skip
        for action in self.entries_with_options():
            name = f"option-{words_of(gapped(action.option)).replace(':', '-')}"
            if not words.has(name):
                yield codes.TEXT_MISSING.at(
                    action.entry.id_span, language=self.name, what=f"the option of {action.entry.kind} '{action.entry.id}'",
                    hint=f"write '{name} = ...' in a file of lang/{self.name}",
                )  # fmt: skip

    def places(self) -> dict[str, Entry]:
        """The entry that each message of the pack is about."""
        model = self.model
        found = {f"{entry.kind}-{entry.id}": entry for entry in model.pack.entries}
        found |= {f"thing-{message_id(each.id)}": each.entry for each in model.things}
        for kind in model.kinds.values():
            names = (*kind.attributes, *kind.marks, *kind.parts, *kind.terms)
            found |= {f"{form}-{kind.name}-{each}": kind.entry for each in names for form in ("member", "term")}
        return found

    def unsaid(self, words: Language) -> Iterator[Finding]:
        """What went wrong when a message was said, once for each message."""
        told = {name for name, _ in words.unknown}
        for name, problem in words.problems:
            if name not in told:
                told.add(name)
                message, source = self.messages.get(name, (None, None))
                span = span_of(message.id, source) if message and source else self.model.pack.head.span
                yield codes.BROKEN_TEXT.at(span, reason=_reason(problem))

    def unknown_gaps(self, words: Language) -> Iterator[Finding]:
        members = {each for kind in self.model.kinds.values()
                   for each in (*kind.attributes, *kind.marks, *kind.parts, *kind.terms)}  # fmt: skip
        for name, gap in words.unknown:
            if name in self.messages and not members & set(gap.split("-")[1:2]):
                message, source = self.messages[name]
                at = next(
                    (
                        each
                        for each in nodes(message)
                        if isinstance(each, ftl.VariableReference) and each.id.name == gap
                    ),
                    message,
                )
                yield codes.UNKNOWN_GAP.at(span_of(at, source), message=name, gap=gap)


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
