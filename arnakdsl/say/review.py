"""What is wrong with the texts of a pack: messages that cannot be read, that nothing asks for, that are missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast as ftl

from arnakdsl import codes
from arnakdsl.entries import Entry
from arnakdsl.findings import Finding
from arnakdsl.model import Action, Giver
from arnakdsl.names import did_you_mean
from arnakdsl.options import gapped
from arnakdsl.say.bundle import CORE, Language, language, parsed, sources
from arnakdsl.say.decisions import words_of
from arnakdsl.say.nouns import message_id
from arnakdsl.say.texts import Texts
from arnakdsl.source import Source, Span

CHANGES = ("set", "clear", "put")


def review(texts: Texts, name: str) -> Iterator[Finding]:
    """The findings of every language that the pack has words in; `name` is its folder as messages show it."""
    for each in texts.languages():
        yield from _Review(texts, each, sources(texts.folder, each, name) if texts.folder else []).findings()


class _Review:
    """One language of a pack."""

    def __init__(self, texts: Texts, name: str, files: list[Source]) -> None:
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
        yield from self.unused(words)
        self.say_all(words)
        yield from self.unknown_gaps(words)
        if not broken:
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
                    self.referred |= {each.id.name for each in _nodes(entry) if isinstance(each, ftl.MessageReference)}

    def junk(self, entry: ftl.Junk, source: Source) -> Iterator[Finding]:
        for each in entry.annotations[:1]:
            at = _line_end(source, each.span.start if each.span else 0)
            reason = _reason(each.message or "it is no message")
            yield codes.BROKEN_TEXT.at(Span(source, at, min(at + 1, len(source.text))), reason=reason)

    def message(self, entry: ftl.Message, source: Source) -> Iterator[Finding]:
        known = self.messages.get(entry.id.name)
        span = _span(entry.id, source)
        if known is None:
            self.messages[entry.id.name] = entry, source
        else:
            first = _span(known[0].id, known[1])
            yield codes.TEXT_TWICE.at(span, message=entry.id.name, also=[("here is the first", first)])

    # ------------------------------------------------------------ messages that nothing asks for

    def unused(self, words: Language) -> Iterator[Finding]:
        known = self.known()
        own = {each.id.name for source in self.core for each in parsed(source.text).body
               if isinstance(each, ftl.Message)}  # fmt: skip
        for name, (message, source) in self.messages.items():
            if name not in known and name not in own and name not in self.referred:
                yield codes.UNUSED_TEXT.at(_span(message.id, source), message=name, hint=did_you_mean(name, known))

    def known(self) -> set[str]:
        """Every message that a pack may have."""
        model = self.model
        found = {f"{entry.kind}-{entry.id}" for entry in model.pack.entries}
        found |= {f"thing-{message_id(each.id)}" for each in model.things}
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

    def unknown_gaps(self, words: Language) -> Iterator[Finding]:
        for name, gap in words.unknown:
            if name in self.messages:
                message, source = self.messages[name]
                at = next(
                    (
                        each
                        for each in _nodes(message)
                        if isinstance(each, ftl.VariableReference) and each.id.name == gap
                    ),
                    message,
                )
                yield codes.UNKNOWN_GAP.at(_span(at, source), message=name, gap=gap)


def _nodes(node: object) -> Iterator[object]:
    """A node of a message and all below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for each in vars(node).values():
            yield from _nodes(each)
    elif isinstance(node, list):
        for each in node:
            yield from _nodes(each)


def _span(node: ftl.SyntaxNode, source: Source) -> Span:
    return Span(source, node.span.start, node.span.end) if node.span else Span(source, 0, 0)


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
